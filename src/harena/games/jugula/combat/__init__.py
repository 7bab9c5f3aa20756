"""Chapters 3.5 to 3.8: attacks, traits, results, the end."""
