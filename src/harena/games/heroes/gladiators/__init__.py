"""How gladiators are made: Stars by their owners, others from the pool (chapters 3 and 4.5)."""
