heroes-title = Heroes of the Colosseum
browser-heroes-about = Un combattant, sept blessures, toute une carrière.
