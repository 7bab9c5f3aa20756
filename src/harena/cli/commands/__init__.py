"""What `harena` can do: one module a command, and how they are used."""
