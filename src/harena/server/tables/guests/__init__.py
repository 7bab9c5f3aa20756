"""Who comes: guests by their cookies, the tokens of seats, and how much each of them may do."""
