"""What a gladiator can spend and do: Elements, Special Moves, Powers (chapters 3, 11 and 12)."""
