"""A player's own round and the others' Reactions (chapters 6, 8.4 and 13)."""
