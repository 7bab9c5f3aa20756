"""What counts and when it ends (chapters 1 and 16)."""
