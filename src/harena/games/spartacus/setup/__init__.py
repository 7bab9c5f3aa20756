"""Chapter 1."""
