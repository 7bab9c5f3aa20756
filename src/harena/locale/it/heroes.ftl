heroes-title = Heroes of the Colosseum
browser-heroes-about = Un combattente, sette ferite, un’intera carriera.
