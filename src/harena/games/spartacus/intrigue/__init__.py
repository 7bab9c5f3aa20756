"""Chapters 5 and 6."""
