# Lessons of Heroes of the Colosseum. X is what the coach says, X-do the task in one line; the others are
# said to an answer that is not right yet.

heroes-advice-action = Abordez l’ennemi tant qu’il y a des dés bonus ; reposez-vous quand ils s’épuisent.
heroes-advice-bonus = { $count ->
    [0] Il m’en reste peu, et je les garde.
    [1] Un seul suffit ici ; je garde les autres pour la suite.
   *[other] Quelques dés là où ils comptent le plus, et les autres en réserve.
}
heroes-advice-zone = Le chemin le plus droit, ou hors de portée.
heroes-advice-target = Les plus proches d’abord ; puis qui est pris au filet, à terre ou le plus blessé.
heroes-advice-pick = Ramasser ne coûte rien ; je prends simplement le premier objet venu.
heroes-advice-weapon = Je ne les compare pas : c’est simplement la première.
heroes-advice-opening = Le coup de bouclier ajoute deux dés, l’Avantage un seul.
heroes-advice-location = Je cherche d’abord un endroit qu’aucun bouclier ne couvre, puis le moins d’armure.
heroes-advice-star_power = Chaque succès retire 1 aux dégâts, et seuls les 6 sont perdus.
heroes-advice-gender = Un homme a 1 de Force de plus qu’une femme, et il est souvent plus grand.
heroes-advice-hand = Rien ne s’y oppose : la droite est la main habituelle.
heroes-advice-signature = { $signature ->
    [none] En campagne, les points d’un trait peuvent vous coûter de la Renommée.
   *[other] Trois dés bonus de plus aident là où vous en avez le plus besoin.
}
heroes-advice-second = Les dés peuvent donner une faiblesse, et il faudrait la garder.
heroes-advice-build = La Ruse d’abord : elle compte en manœuvre et en attaque ; puis la Force.
heroes-advice-primary = Le grand bouclier arrête bien des coups, et permet le coup de bouclier.
heroes-advice-secondary = Un style suffit : dans le style secondaire la Ruse est 1 de moins.
heroes-advice-style = Je ne les compare pas ; mais dans le style secondaire la Ruse est 1 de moins.
heroes-advice-opponent = N’importe quel style convient : je prends simplement le premier.
heroes-advice-entry = De ceux qui peuvent combattre, nul n’a plus de points, et ils mènent à la liberté.
heroes-advice-join = Un à la fois : ainsi un seul court un risque dans ce combat.
heroes-advice-rival = Un gladiateur du jeu rapporte aussi de la Renommée : inutile de défier un joueur.
heroes-advice-challenge = Vous ne perdez rien à refuser.
heroes-advice-attribute = { $attribute ->
    [strength] La Force garde un gladiateur en vie.
   *[other] De ceux qui peuvent monter aucun n’est plus bas : c’est le plus facile à faire monter.
}
heroes-advice-retire = La liberté est gagnée, et chaque combat de plus pourrait être le dernier.
heroes-advice-successor = Un nouveau gladiateur peut gagner de la Renommée ; une place vide reste vide.

heroes-lesson-first-title = Votre premier combat
heroes-lesson-first-move =
    Bienvenue sur le sable ! Vous êtes Verus, un Murmillo à l’épée et au grand bouclier. Près de vous, en d3, se tient Bato, déjà blessé au ventre.
    Les ennemis combattent quand ils partagent une zone.
heroes-lesson-first-move-do = Déplacez-vous.
heroes-lesson-first-rested = Vous êtes frais : rien à récupérer. Allez vers lui.
heroes-lesson-first-no-sand = Le sable est une ruse, et la foule s’en souvient. Allez vers lui.
heroes-lesson-first-no-throw = Vous resteriez sans épée. Allez vers lui.
heroes-lesson-first-no-surrender = Vous n’avez même pas commencé. Allez vers lui.
heroes-lesson-first-zone = Une zone par tour, dans n’importe quelle direction. Bato est en d3.
heroes-lesson-first-zone-do = Allez en d3.
heroes-lesson-first-wrong-way = Il est en d3, juste à côté de vous.
heroes-lesson-first-manoeuvre =
    Maintenant les deux manœuvrent pour une ouverture : un dé par point de Ruse et de Vitesse. Vous en avez neuf, lui six. Chaque 1, 2 ou 3 est un succès, et
    le plus haut attaque. Vous pouvez ajouter des dés bonus ; lancés, ils sont perdus.
heroes-lesson-first-manoeuvre-do = Ajoutez 2 dés bonus.
heroes-lesson-first-two-dice = Deux suffisent ici : il en faudra plus pour l’attaque.
heroes-lesson-first-bash =
    Six succès contre un ! Avec deux de plus l’attaquant a l’Avantage, un dé de plus. Avec un grand bouclier vous pouvez frapper du bouclier : deux dés.
heroes-lesson-first-bash-do = Frappez du bouclier.
heroes-lesson-first-shield-too = L’Avantage est un dé. Le coup de bouclier en fait deux, et il est faible.
heroes-lesson-first-attack =
    En attaque seule la Ruse compte : cinq dés, deux pour le coup de bouclier. L’attaquant touche avec un seul succès de plus, et chaque autre fait plus mal.
heroes-lesson-first-attack-do = Ajoutez 3 dés bonus.
heroes-lesson-first-three-dice = Trois. Ce coup sera le dernier.
heroes-lesson-first-end =
    Cinq succès de plus et l’épée : six points au ventre. Un ventre à 0, c’est la mort ou la perte de connaissance, et le dé a dit la mort. Plus personne
    contre vous : vous avez gagné !

heroes-lesson-dice-title = Les dés bonus
heroes-lesson-dice-rest =
    Vous voici Thraex, et fatigué : il ne reste qu’un dé bonus. L’ennemi, un Hoplomachus à la lance, est à deux zones. Là où il n’y a pas d’ennemi vous pouvez
    vous reposer, et vos dés bonus remontent jusqu’à votre Force.
heroes-lesson-dice-rest-do = Reposez-vous.
heroes-lesson-dice-tired = Avec un seul dé bonus ? Laissez-le venir, et reposez-vous.
heroes-lesson-dice-not-yet = Vous êtes fatigué, pas battu. Reposez-vous.
heroes-lesson-dice-manoeuvre =
    De nouveau quatre dés. Il est entré dans votre zone, et sa lance lui donne un dé de plus à son tour : neuf contre vos huit. Mais le plus haut attaque,
    quel que soit le tour.
heroes-lesson-dice-manoeuvre-do = Ajoutez 1 dé bonus.
heroes-lesson-dice-one-die = Un dé égalise. Gardez les autres pour l’attaque.
heroes-lesson-dice-attack = Vous attaquez, avec l’Avantage : cinq dés contre quatre. Il reste trois dés bonus. Gardez-en un : qui n’en a plus est plus lent et peut se rendre.
heroes-lesson-dice-attack-do = Ajoutez 2 dés bonus.
heroes-lesson-dice-two-dice = Deux : assez pour frapper fort, et un en réserve.
heroes-lesson-dice-end = Trois de plus, et l’épée : quatre points à la poitrine. Il ne se relève pas. Reposez-vous à temps, et dépensez vos dés là où ils comptent.

heroes-lesson-net-title = Le filet
heroes-lesson-net-toss =
    En Retiarius vous portez trident et filet, et presque pas d’armure. N’attendez pas le grand bouclier : lancez le filet sur un ennemi de la zone voisine.
heroes-lesson-net-toss-do = Lancez le filet.
heroes-lesson-net-net-first = D’abord le filet : qui est dedans a trois dés de moins, et à terre deux encore.
heroes-lesson-net-keep-trident = Pas le trident ! Le filet est fait pour cela.
heroes-lesson-net-dice = Les deux lancent Ruse et Vitesse. Avec plus, il est pris ; avec autant, vous gardez le filet ; avec moins, il reste dans sa zone.
heroes-lesson-net-dice-do = Ajoutez 4 dés bonus.
heroes-lesson-net-four-dice = Vous en avez huit, et beaucoup en dépend. Quatre.
heroes-lesson-net-walk = Pris, et à terre ! Il a essayé d’en sortir sans succès. C’est encore à vous, et sans filet vous êtes plus rapide.
heroes-lesson-net-walk-do = Déplacez-vous.
heroes-lesson-net-now = Maintenant ou jamais : à son prochain tour il peut sortir. Déplacez-vous.
heroes-lesson-net-keep-it = Gardez le trident en main : à deux mains il fait le plus mal.
heroes-lesson-net-now-walk = Il est dans un filet. Le sable est inutile.
heroes-lesson-net-zone = Il gît en d3.
heroes-lesson-net-zone-do = Allez en d3.
heroes-lesson-net-to-him = Il est en d3.
heroes-lesson-net-manoeuvre = Dix dés contre trois : au filet et à terre il en a cinq de moins. Ici pas besoin d’aide.
heroes-lesson-net-manoeuvre-do = N’en ajoutez aucun : 0.
heroes-lesson-net-no-need = Économisez-les. Vous lancez dix contre trois.
heroes-lesson-net-attack = En attaque il n’a pas un seul dé. Chacun de vos succès est de l’Impact.
heroes-lesson-net-attack-do = Ajoutez 2 dés bonus.
heroes-lesson-net-two-dice = Deux dés de plus traversent le casque.
heroes-lesson-net-end = Impact 5, le trident à deux mains 3, le casque en retire 3 : cinq points à la tête. Le filet a gagné la journée.

heroes-lesson-ground-title = À terre
heroes-lesson-ground-roll =
    Quel coup : la poitrine est blessée, vous gisez sans dés bonus, et il est au-dessus de vous. À terre vous avez deux dés de moins. Vous pouvez vous relever, combattre à terre, ou rouler
    dans une autre zone.
heroes-lesson-ground-roll-do = Roulez à l’écart.
heroes-lesson-ground-too-weak = Six dés contre huit, puis deux contre quatre ? Roulez à l’écart.
heroes-lesson-ground-he-waits = Vous seriez debout, mais près de lui, et l’on ne récupère que loin des ennemis. Roulez à l’écart.
heroes-lesson-ground-zone = Restez au Centre : s’il faut demander grâce, c’est là que la foule vous voit le mieux.
heroes-lesson-ground-zone-do = Roulez en c3.
heroes-lesson-ground-center = c3 est au Centre.
heroes-lesson-ground-stand = Lui aussi était fatigué et s’est reposé. Loin de lui vous vous relevez et récupérez des dés bonus d’un coup.
heroes-lesson-ground-stand-do = Relevez-vous.
heroes-lesson-ground-not-beaten = Vous n’êtes pas encore battu. Relevez-vous.
heroes-lesson-ground-manoeuvre = Il vient. La blessure à la poitrine vous a coûté une Force : vous avez trois dés bonus.
heroes-lesson-ground-manoeuvre-do = Ajoutez 1 dé bonus.
heroes-lesson-ground-one-die = Un, et deux pour l’attaque.
heroes-lesson-ground-attack = Vous attaquez avec l’Avantage. Son grand bouclier arrête les coups au bras, à la poitrine et au ventre sur certaines lignes, pas sur toutes.
heroes-lesson-ground-attack-do = Ajoutez les 2 derniers dés bonus.
heroes-lesson-ground-all-in = Tout maintenant : c’est votre chance.
heroes-lesson-ground-end = Un 7 est une ligne de la poitrine qu’aucun bouclier n’arrête. Cinq points : il tombe. De la terre à la victoire !

heroes-lesson-mercy-title = La grâce
heroes-lesson-mercy-surrender =
    Votre ventre est à 1, vos dés bonus sont épuisés, pas les siens. Le prochain coup peut être le dernier. Vous pouvez vous rendre au lieu de bouger, et la foule décide : deux dés
    contre votre Ruse de 4. Vous l’avez blessé, vous êtes blessé au ventre, vous êtes au Centre : trois de plus, 7.
heroes-lesson-mercy-surrender-do = Rendez-vous.
heroes-lesson-mercy-one-blow = Un coup et vous êtes mort. Vivez pour un autre combat.
heroes-lesson-mercy-stay = Il vous suit, et au mur la foule vous voit à peine. C’est ici qu’il faut demander.
heroes-lesson-mercy-end = 3 et 4, les deux réussis : grâce ! Seul un 6 échoue toujours. Avec un seul dé réussi l’Empereur aurait décidé.

heroes-lesson-match-title = Un combat entier
heroes-lesson-match-play =
    À vous maintenant : un Murmillo contre un Thraex du jeu. Approchez, manœuvrez, frappez du bouclier, attaquez ; reposez-vous quand les dés bonus s’épuisent. Demandez un conseil quand vous voulez.
heroes-lesson-match-play-do = Jouez jusqu’au bout.
heroes-lesson-match-end = Voilà un combat entier. Créez maintenant votre propre gladiateur.
