"""Chapters 3.2 and 2.7: the turn, what a card may be played for, and the texts of the cards."""
