# Ce que veulent dire les mots de Sparring. Règles et signes se trouvent dans glossary/template.json.

template-term-aim = But
    .says = Avoir le plus de points après la dernière manche. À égalité, on partage la victoire.
template-term-square = Case
    .says = Une de neuf, avec un nombre : sa faveur. À votre tour vous restez, ou allez sur une case libre voisine.
template-term-favour = Faveur
    .says = Lancez au moins ce que dit votre case, et vous marquez autant de points.
template-term-laurel = Laurier
    .says = Une carte de deux points. Vous pouvez jouer une carte par tour.
template-term-feint = Feinte
    .says = Une carte qui vous en apporte deux autres du paquet.
