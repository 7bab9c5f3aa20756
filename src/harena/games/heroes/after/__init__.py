"""How a gladiator and a match end (chapter 6)."""
