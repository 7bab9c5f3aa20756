heroes-title = Heroes of the Colosseum
browser-heroes-about = Um lutador, sete feridas, uma carreira inteira.
