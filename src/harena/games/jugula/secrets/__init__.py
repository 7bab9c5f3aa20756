"""Chapter 6: who knows what."""
