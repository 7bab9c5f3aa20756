"""The measurement behind ADR 1: a toy game whose steps are named in two ways."""
