"""What questions are about."""
