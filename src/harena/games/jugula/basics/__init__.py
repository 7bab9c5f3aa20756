"""Chapters 3.3 and 3.4: cards and movement, which turn and combat both use."""
