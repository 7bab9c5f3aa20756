"""What a question is about: what its player knows and would count before he answers."""
