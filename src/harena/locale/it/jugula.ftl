jugula-title = Jugula
browser-jugula-about = Su sessantaquattro caselle conta da che parte guardi.
