"""What is read rather than played: replays, records, contents, odds, lessons, analyses."""
