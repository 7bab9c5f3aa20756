"""Chapter 5: what a question is about, and what its choices come to."""
