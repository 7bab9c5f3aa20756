"""Many matches: simulation, intervals, ladders."""
