"""The terminal: the only room that prints."""
