"""Before the first turn: sides, characters, Items, placing (chapters 4, 9, 17, 18 and 19)."""
