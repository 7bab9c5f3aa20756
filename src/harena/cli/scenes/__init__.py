"""The games that have a scene of their own, each in a package of its name."""
