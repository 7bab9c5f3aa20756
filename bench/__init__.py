"""How fast Harena is, beside its peers, in the same run and in CPU time."""
