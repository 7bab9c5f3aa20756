"""How the tables on disk came to be, step by step."""
