"""The terminal, tried as a person would: by typing and by reading."""
