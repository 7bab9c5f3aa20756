"""The components."""
