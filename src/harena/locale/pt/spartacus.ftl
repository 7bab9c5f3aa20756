spartacus-title = Spartacus
browser-spartacus-about = Casas, intrigas, punhos fechados e o polegar.
