"""A table as its log tells it: pure, with no disk, network or clock."""
