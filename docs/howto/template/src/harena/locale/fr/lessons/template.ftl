# Leçons de Sparring. X est ce que dit l’entraîneur, X-do la tâche en une ligne.

template-lesson-first-title = Plaire au public
template-lesson-first-stand = Chaque case a une faveur : lancez autant ou plus et vous la marquez. Le milieu est difficile à contenter, et vaut 5.
template-lesson-first-stand-do = Allez en B2.
template-lesson-first-card = Un six : le public acclame, 5 points pour vous. Un laurier en donne 2 de plus.
template-lesson-first-card-do = Jouez un laurier.
template-lesson-first-play-it = Après la dernière manche, il ne vaudrait plus rien. Jouez-le.
template-lesson-first-end = Sept points en un tour. Il n’y a rien d’autre à savoir.

## Pourquoi un bot choisirait ainsi, quand il suit sa première idée

template-advice-move = C’est là qu’un lancer rapporte le plus en moyenne : la faveur, fois la chance de plaire.
template-advice-card = Simplement la première carte de votre main : je n’en vois pas de meilleure.
