# Ce que dit l'entraîneur dans les leçons de Jugula.

jugula-lesson-first-title = Votre premier combat
jugula-lesson-first-attack = Votre Thraex en d4 se tient derrière le Murmillo en d5 : dans son dos. De là une attaque a +3. Chaque blessure est un point, et quatre points l’emportent. Une carte se joue pour un de ses usages ; ici, pour l’attaque.
jugula-lesson-first-attack-do = Jouez Umbo pour son attaque.
jugula-lesson-first-keep-six = Insidiae a une valeur de combat de 6 : gardez-la pour le combat.
jugula-lesson-first-attack-now = Il vous tourne le dos à présent. Attaquez d’abord.
jugula-lesson-first-card = Avant les cartes, c’est 5 + 3 = 8 contre 5. Les deux joueurs ajoutent en secret une carte de combat. Il ne lui reste qu’une carte, la sienne vient donc de sa pioche. Si votre total est au moins le double du sien, il est blessé.
jugula-lesson-first-card-do = Engagez Insidiae.
jugula-lesson-first-zero = Agmen vaut 0 au combat. Il ne serait que repoussé.
jugula-lesson-first-unsure = Le dessus de la pioche peut être n’importe quoi. Vous avez un 6.
jugula-lesson-first-end = 8 + 6 = 14 contre 5 + 2 = 7 : le double. Il est repoussé et blessé, et vous avez un point. L’endroit compte plus que l’homme.

jugula-lesson-moving-title = Jusque dans son dos
jugula-lesson-moving-move = Le Murmillo regarde au sud, vers vous. Droit devant coûte 1 PM, toute autre case 2 ; se tourner avant un pas est gratuit. Votre Thraex a 5 PM : assez pour le contourner.
jugula-lesson-moving-move-do = Jouez Umbo pour son mouvement.
jugula-lesson-moving-move-first = Allez d’abord là où un coup pèse davantage. Umbo déplace un gladiateur.
jugula-lesson-moving-who = Une carte dit combien peuvent se déplacer. Ici, un seul.
jugula-lesson-moving-who-do = Choisissez le Thraex en c3.
jugula-lesson-moving-the-thraex = C’est le Thraex en c3 qui est proche.
jugula-lesson-moving-way = Deux pas au nord, puis en diagonale en d6, derrière lui. De c4 à c5 vous quittez son front : ce pas coûte 1 de plus. En tout 1 + 2 + 2 = 5.
jugula-lesson-moving-way-do = Allez en d6 par c4 et c5, tourné vers le sud.
jugula-lesson-moving-behind-him = Pas ainsi : passez par c4 et c5 jusqu’en d6, face à lui, vers le sud.
jugula-lesson-moving-strike = Il ne s’est pas retourné. Vous êtes dans son dos, et il est dans votre front.
jugula-lesson-moving-strike-do = Jouez Conversio pour son attaque.
jugula-lesson-moving-strike-now = Frappez pendant qu’il regarde ailleurs : Conversio, pour l’attaque.
jugula-lesson-moving-end = 5 + 3 contre 5, et les cartes sont encore à venir. Ici ce sont les jambes qui gagnent.

jugula-lesson-danger-title = La zone de danger
jugula-lesson-danger-bound = Votre Dimachaerius blessé se tient sur la case droit devant le Secutor : sa zone de danger. Là, un gladiateur ne peut que lui faire face et reculer tout droit. Une blessure de plus et il est mis à terre.
jugula-lesson-danger-bound-do = Jouez Umbo pour son mouvement.
jugula-lesson-danger-fuga-later = Le texte de Fuga le libérerait, mais apprenez d’abord à vous en passer.
jugula-lesson-danger-away-first = Mettez d’abord le blessé à l’abri.
jugula-lesson-danger-who = Un gladiateur peut se déplacer.
jugula-lesson-danger-who-do = Choisissez le Dimachaerius en d4.
jugula-lesson-danger-the-wounded = Celui qui est en danger est en d4.
jugula-lesson-danger-back = Un pas droit en arrière coûte 2, et quitter le front 1 de plus : 3 de ses 5 PM.
jugula-lesson-danger-back-do = Reculez en d3, toujours tourné vers le nord.
jugula-lesson-danger-only-back = Rien d’autre ne l’éloigne : droit en arrière, en d3.
jugula-lesson-danger-free = Hors de la zone de danger il se déplace librement, avec 2 PM. Se tourner avant un pas est gratuit : s’éloigner coûte 1 par pas.
jugula-lesson-danger-free-do = Allez deux pas au sud, en d1.
jugula-lesson-danger-run = Loin de lui : droit au sud.
jugula-lesson-danger-end = Parti. Qui se tient droit devant un ennemi est coincé ; placez les vôtres pour que ce soient les autres.

jugula-lesson-cards-title = Une carte, six usages
jugula-lesson-cards-crowd = Personne n’est encore proche : c’est le moment des cartes. Vox Populi est la faveur de la foule. Dès le niveau 2 elle aide vos attaques, dès 4 vous gardez plus de cartes.
jugula-lesson-cards-crowd-do = Jouez Clamor pour Vox Populi.
jugula-lesson-cards-text-less = Son texte donne 1, et plus seulement devant des ennemis. Pour Vox Populi elle donne 3.
jugula-lesson-cards-crowd-first = D’abord la foule : Clamor donne 3 niveaux d’un coup.
jugula-lesson-cards-draw = Niveau 3 : attaques +1. Vous n’avez plus que deux cartes. La dernière ne pourrait se jouer que pour sa pioche, piochez donc à temps.
jugula-lesson-cards-draw-do = Jouez Fuga pour sa pioche : trois cartes.
jugula-lesson-cards-two-cards = Avec deux cartes, piochez : Fuga en apporte trois.
jugula-lesson-cards-prima = Les cartes Prima sont plus fortes. Vous en voyez trois, en prenez une en main, et elle reste à vous pour la partie.
jugula-lesson-cards-prima-do = Jouez Umbo pour une carte Prima.
jugula-lesson-cards-stronger = À présent quelque chose de plus fort : Umbo, pour une carte Prima.
jugula-lesson-cards-take = Furor fait attaquer deux gladiateurs avec +2 chacun, et vaut 5 au combat.
jugula-lesson-cards-take-do = Prenez Furor.
jugula-lesson-cards-not-that = Bonne carte aussi, mais prenez Furor cette fois.
jugula-lesson-cards-end = Vous avez quatre cartes, autant que votre niveau permet d’en garder. Davantage serait à défausser à la fin du tour.

jugula-lesson-traits-title = Allonge et filet
jugula-lesson-traits-reach = Votre Laquerius a deux traits. Allonge 1 : quand il attaque, son front va une case plus loin, et les hommes en d6 et e6 sont à portée. Entrave : il peut entraver au lieu de blesser.
jugula-lesson-traits-reach-do = Jouez Impetus pour son attaque.
jugula-lesson-traits-throw = Attaquez de loin : Impetus, pour l’attaque.
jugula-lesson-traits-net = Le Murmillo est dur à blesser de front. Mais qui a un pion entrave ne se déplace pas, n’attaque pas, et a −1 DEF. Pour le pion il suffit que votre total soit supérieur.
jugula-lesson-traits-net-do = Entravez le Murmillo en d6.
jugula-lesson-traits-too-strong = Un coup ordinaire ne ferait que le repousser. Prenez le lacet.
jugula-lesson-traits-stoic = Le Secutor est Stoïque : pas de pion pour lui. Prenez le Murmillo.
jugula-lesson-traits-card = 4 contre 5 avant les cartes. Votre meilleure carte le rend sûr.
jugula-lesson-traits-card-do = Engagez Insidiae.
jugula-lesson-traits-six = Insidiae est votre 6. C’est le moment.
jugula-lesson-traits-end = Pris. Il lui faut sacrifier tout un mouvement pour s’en défaire, et d’ici là les vôtres peuvent passer dans son dos.

jugula-lesson-match-title = Une petite partie
jugula-lesson-match-play = À présent une partie rapide : deux gladiateurs par camp, deux points l’emportent. Déployez-les, couvrez votre dos et cherchez le leur. Demandez-moi quand vous hésitez.
jugula-lesson-match-play-do = Jouez jusqu’au bout. « Que feriez-vous ? » vous donne un conseil.
jugula-lesson-match-end = C’était une partie entière. Avec quatre gladiateurs par camp, plus de cartes et plus de coins, c’est le même jeu. Ouvrez une table sur la page d’accueil.

## Pourquoi un bot choisirait ainsi, à première vue

jugula-advice-play = À première vue cet usage rapporte le plus, moins ce que la carte vaudra plus tard.
jugula-advice-move = De là il est au plus près du dos d’un ennemi et le moins exposé lui-même.
jugula-advice-attack = De toutes les attaques c’est celle qui promet le plus.
jugula-advice-commit = Contre ce que l’autre peut révéler, elle fait le plus pour ce qu’elle vaut.
jugula-advice-mover = C’est lui qui n’est pas encore bien placé.
jugula-advice-armatura = Attaque, défense, mouvement et Allonge ensemble, c’est la meilleure qui reste.
jugula-advice-fighter = Attaque, défense, mouvement et Allonge ensemble, c’est le meilleur qui reste.
jugula-advice-place = Près du milieu et tourné vers lui, il sera vite au combat.
jugula-advice-prima = De ces cartes elle paraît la meilleure, au combat et par ce que permet son texte.
jugula-advice-discard = De vos cartes c’est celle qui vaut le moins, au combat et par ses usages.
jugula-advice-recall = De votre défausse c’est la carte qui vaut le plus, au combat et par ses usages.
jugula-advice-augury = De ces cartes c’est celle qui vaut le plus : elle passe en premier.
jugula-advice-keep = De vos cartes Prima prises c’est celle qui vaut le plus, au combat et par ses usages.
jugula-advice-victim = Points, Vox Populi et cartes ensemble, aucun de ces adversaires n’a plus.
jugula-advice-turn = { $turn ->
    [stop] Se réorienter encore ne rapporterait pas assez.
   *[place] C’est ce qui aide le plus à faire face à l’ennemi et à couvrir le dos.
}
jugula-advice-advance = { $mover ->
    [stop] Personne d’autre n’y gagnerait assez.
   *[place] C’est lui qui a le plus à gagner à une meilleure place.
}
jugula-advice-shove = Un ennemi blessé d’abord ; sinon je ne les compare pas.
jugula-advice-quarter = Je ne compare pas les deux ; mieux vaut le côté qui vous montre plus son dos.
jugula-advice-heal = Chaque blessé en vaut la peine : je prends simplement le premier.
jugula-advice-dust = Des ennemis devant vous, aucun n’a une attaque plus forte contre les légers.
