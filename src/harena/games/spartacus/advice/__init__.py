"""What bots go by."""
