jugula-title = Jugula
browser-jugula-about = Facing is everything on sixty-four squares.
