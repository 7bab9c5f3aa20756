"""Chapters 3.1, 3.9 and 4: options of play, familiae, deployment, the Munus."""
