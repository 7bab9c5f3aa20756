"""What lies on the table: sheets, cards, Items, figures and the arena (chapters 2, 3 and 14)."""
