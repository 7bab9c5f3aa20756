"""Chapters 10 and 11."""
