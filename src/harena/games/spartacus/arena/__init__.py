"""Chapter 9."""
