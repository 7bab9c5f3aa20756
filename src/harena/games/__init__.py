"""The games: packages that have never heard of each other. A folder here is a game."""
