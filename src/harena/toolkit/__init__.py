"""What two of our games have: a thing moves here when a second game needs it."""
