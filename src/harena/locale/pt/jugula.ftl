jugula-title = Jugula
browser-jugula-about = Em sessenta e quatro casas, tudo depende de para onde se olha.
