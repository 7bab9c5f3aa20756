"""Live tables: who sits, what is done, who looks on, which bots think."""
