"""Chapter 12."""
