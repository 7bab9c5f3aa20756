"""Processes for heavy work, the bots that think in them, and when their answers are shown."""
