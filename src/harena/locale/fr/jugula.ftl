jugula-title = Jugula
browser-jugula-about = Sur soixante-quatre cases, tout tient à l’orientation.
