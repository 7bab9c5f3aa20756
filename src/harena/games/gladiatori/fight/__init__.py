"""A fight from the cards shown to the wounds (chapter 7)."""
