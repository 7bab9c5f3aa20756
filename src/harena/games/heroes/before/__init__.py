"""Before the match: modes, options, sides, gates (chapter 4)."""
