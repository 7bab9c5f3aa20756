"""What any turn-based game has: state, agenda, decisions, dice, events, matches, codec."""
