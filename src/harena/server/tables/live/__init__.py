"""One live table: its actor, who looks on, and what its seats are counselled."""
