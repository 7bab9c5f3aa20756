"""The match, turn by turn (chapter 5)."""
