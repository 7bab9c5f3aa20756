"""Chapter 2: the arena, the armaturae, the cards, and the state that holds them."""
