"""How good a position is, for bots, and the odds."""
