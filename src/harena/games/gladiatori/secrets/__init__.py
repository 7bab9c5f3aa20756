"""Who knows what, and a guess at what he does not."""
