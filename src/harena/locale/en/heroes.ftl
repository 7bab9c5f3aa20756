heroes-title = Heroes of the Colosseum
browser-heroes-about = One fighter, seven wounds, a whole career.
