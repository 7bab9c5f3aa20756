"""Chapters 7 and 8."""
