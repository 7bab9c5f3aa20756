"""How good a position is, and what a hasty player would do."""
