# Leçons de Clash of the Gladiators. X est ce que dit l’entraîneur, X-do la tâche en une ligne ; les autres
# sont dits à une réponse qui n’est pas encore la bonne.

clash-lesson-first-title = Votre première bataille
clash-lesson-first-aim =
    Bienvenue dans l’arène ! Il vous faut plus de points que tout le monde : 1 par gladiateur capturé ou gardé en vie,
    2 par animal. À votre tour, l’une de vos équipes doit attaquer une voisine.
clash-lesson-first-aim-do = Choisissez votre équipe en C2.
clash-lesson-first-lion = Cette équipe est à côté d’un lion. Commencez par le combat le plus facile : C2.
clash-lesson-first-target =
    Votre équipe a trois épées et un bouclier. Chaque équipe lance un dé, plus un par épée : quatre dés pour vous.
    En C3 il n’y a que deux ennemis.
clash-lesson-first-target-do = Attaquez l’équipe en C3.
clash-lesson-first-bear = Un ours vaut 2 points, mais il mord. Prenez d’abord les deux gladiateurs en C3.
clash-lesson-first-again =
    Deux coups mortels : les deux ennemis sont à vous, et votre équipe a pris leur case. Puis leurs amis vous ont attaqué.
    Votre bouclier a arrêté leur seul coup, et vos dés ont répliqué : un homme est tombé, et le dernier porte un marqueur Blessure.
    Deux marqueurs coûtent un gladiateur.
clash-lesson-first-again-do = Attaquez encore : choisissez votre équipe en C3.
clash-lesson-first-finish = Il reste un ennemi, et il est blessé. Il est à côté de votre équipe en C3.
clash-lesson-first-end =
    Un coup, le deuxième marqueur : le dernier ennemi tombe. Personne d’autre n’a de gladiateurs, la partie est donc finie. Vos quatre captifs et
    vos huit survivants donnent 12 points. Vous avez gagné !

clash-lesson-teams-title = Cinq sortes de gladiateurs
clash-lesson-teams-strengthen =
    Une partie commence par l’entrée. À tour de rôle, chacun place un gladiateur : dans une nouvelle équipe sur une case libre, ou dans une
    équipe à lui qui en a moins de quatre. Votre équipe en C2 a deux épées.
clash-lesson-teams-strengthen-do = Ajoutez un gladiateur à votre équipe en C2.
clash-lesson-teams-first-finish = Vous pourrez y ouvrir une équipe plus tard. Complétez d’abord C2 : les grandes équipes frappent fort.
clash-lesson-teams-trident =
    Une épée est un dé de plus. Un trident permet de relancer une fois tous les dés, si vous avez plus de tridents que l’ennemi.
    Avec beaucoup de dés, cela vaut cher.
clash-lesson-teams-trident-do = Prenez un trident.
clash-lesson-teams-swords-enough = Une troisième épée n’est jamais mauvaise. Mais aujourd’hui vous voulez voir ce que fait un trident.
clash-lesson-teams-spear-later = Avec plus de lances que l’ennemi, vous lancez en premier. Vous les verrez bientôt. Prenez ce que je vous dis.
clash-lesson-teams-net-later = Un filet neutralise un ennemi pour une bataille. Il vient dans un instant.
clash-lesson-teams-shield-next = Le bouclier vient ensuite. D’abord le trident.
clash-lesson-teams-fourth = Bien. Votre adversaire a ajouté une épée. En C2 ils sont trois, et il reste une place.
clash-lesson-teams-fourth-do = Ajoutez-en encore un en C2.
clash-lesson-teams-shield =
    Un bouclier arrête un coup simple à chaque bataille. Il n’arrête jamais un coup mortel. C’est le seul gladiateur qui protège les autres.
clash-lesson-teams-shield-do = Prenez un bouclier.
clash-lesson-teams-too-naked = Trois épées lancent bien, mais rien n’arrêterait un coup. Prenez le bouclier.
clash-lesson-teams-one-trident = Un deuxième trident ne donne pas de deuxième relance : il n’y en a qu’une.
clash-lesson-teams-second-base =
    C2 est complète : deux dés pour les épées, un pour l’équipe, une relance, un coup arrêté. Ouvrez maintenant une deuxième équipe. Elle ne peut pas
    être à côté de la première tant qu’il y a de la place ailleurs.
clash-lesson-teams-second-base-do = Ouvrez une équipe en B4, dans le coin.
clash-lesson-teams-near-the-foe = Ce serait permis. Mais c’est à côté de D4, où se tient votre adversaire. À côté de B4, il n’y a encore aucun ennemi : essayez B4.
clash-lesson-teams-no-corner = Ce serait permis. Mais quatre cases sont à côté, d’où l’on peut vous attaquer ; un coin n’en a que trois : essayez B4.
clash-lesson-teams-as-well = Ce serait aussi bien : seules trois cases sont à côté, comme pour B4. Mais restons ensemble : essayez B4.
clash-lesson-teams-net =
    Un filet neutralise un ennemi pendant toute la bataille : il ne lance aucun dé et n’arrête aucun coup. Les animaux se moquent des filets.
clash-lesson-teams-net-do = Prenez un filet pour la nouvelle équipe.
clash-lesson-teams-why-net = Un bon choix aussi. Mais prenez le filet : les prochaines leçons s’en servent.
clash-lesson-teams-end =
    On continue ainsi jusqu’à ce que toutes les équipes en aient quatre. Puis les animaux remplissent chaque case libre, et le combat commence.
    Un mélange est plus fort que quatre gladiateurs pareils.

clash-lesson-dice-title = Dés, coups et blessures
clash-lesson-dice-team =
    Un dé a trois faces vides, deux coups simples et un coup mortel. Un coup mortel enlève aussitôt un gladiateur. Un coup simple
    laisse un marqueur Blessure, et un marqueur sur deux enlève un gladiateur.
clash-lesson-dice-team-do = Attaquez avec votre équipe en B2 : lance, deux épées, trident.
clash-lesson-dice-weak = Deux épées seules font une équipe faible. Prenez les quatre en B2.
clash-lesson-dice-target =
    Vous lancez trois dés : un pour l’équipe, deux pour les épées. En C2 l’ennemi a un bouclier, mais il porte déjà un marqueur Blessure.
clash-lesson-dice-target-do = Attaquez l’équipe blessée en C2.
clash-lesson-dice-four-swords = Quatre épées vous renvoient cinq dés. L’équipe blessée en C2 est une meilleure cible.
clash-lesson-dice-again =
    Un coup simple, et le bouclier l’arrête : ce jet ne fait rien. Mais vous avez un trident de plus qu’eux. Vous pouvez relancer les
    trois dés, et c’est le deuxième jet qui compte.
clash-lesson-dice-again-do = Relancez les dés.
clash-lesson-dice-nothing = Si vous le gardez, il ne se passe rien : le bouclier arrête le seul coup. Cela ne peut pas être pire.
clash-lesson-dice-casualty =
    Un coup mortel : un ennemi de moins. Deux coups simples : le bouclier en arrête un, l’autre est le deuxième marqueur, donc encore un de
    moins. Le dernier a lancé son seul dé : un coup mortel. Vous devez céder l’un des vôtres, et vous choisissez lequel.
clash-lesson-dice-casualty-do = Cédez la lance.
clash-lesson-dice-keep-sword = Chaque épée est un dé à chaque bataille. La lance dit seulement qui lance en premier.
clash-lesson-dice-keep-trident = Le trident vient de sauver votre attaque. Gardez-le : la lance dit seulement qui lance en premier.
clash-lesson-dice-end =
    Vous en avez capturé deux et perdu un. Retenez : celui qui est touché choisit qui céder ; une bonne équipe garde donc ses épées jusqu’au bout.

clash-lesson-nets-title = Lances et filets
clash-lesson-nets-team =
    Qui lance en premier ? Le camp qui a le plus de lances, quel que soit l’attaquant ; à égalité, l’attaquant. Avant les dés, chaque camp jette
    ses filets.
clash-lesson-nets-team-do = Attaquez avec votre équipe en C2 : elle a deux filets.
clash-lesson-nets-not-there = Cette équipe n’a pas de filets. Prenez celle en C2.
clash-lesson-nets-net =
    L’ennemi a une lance et vous aucune : il lance en premier. Mais vos filets volent avant. Celui que vous neutralisez ne lance aucun dé et
    n’arrête aucun coup dans cette bataille.
clash-lesson-nets-net-do = Jetez votre premier filet sur l’épée.
clash-lesson-nets-too-late = Trop tard pour la lance : on compte les lances avant de jeter les filets.
clash-lesson-nets-trident-later = Le trident lui permet de relancer. Mais moins de dés lui font plus mal : neutralisez l’épée.
clash-lesson-nets-shield-next = Le bouclier vient ensuite. Ôtez-lui d’abord le dé : neutralisez l’épée.
clash-lesson-nets-second =
    Sans son épée, l’ennemi n’a que le dé de son équipe. Vous avez un deuxième filet. Son bouclier arrêterait l’un de vos coups.
clash-lesson-nets-second-do = Jetez le deuxième filet sur le bouclier.
clash-lesson-nets-one-die = Un dé lancé deux fois reste un dé. Le bouclier, lui, arrêterait à coup sûr l’un de vos coups.
clash-lesson-nets-end =
    Un dé vous a touché une fois : un marqueur Blessure. Puis vous avez lancé trois dés sur une équipe sans bouclier : deux marqueurs et un coup
    mortel, donc deux gladiateurs. Il a cédé d’abord ceux qui étaient sous vos filets. Après la bataille, ceux qui restent se relèvent.

clash-lesson-animals-title = La chasse
clash-lesson-animals-team =
    Un animal vaut 2 points, et seul compte le dernier coup. Sa tuile montre ce qu’il sait faire : les épées sont ses dés, et sa vie dit
    combien de blessures il supporte. Un coup simple est une blessure, un coup mortel deux.
clash-lesson-animals-team-do = Chassez avec votre équipe en C2 : épées, trident, bouclier.
clash-lesson-animals-nets = Les filets ne font rien à un animal. Prenez l’équipe en C2.
clash-lesson-animals-prey =
    À côté de vous, deux animaux. Le lion Leaena en B2 : deux dés, vie 3. L’ours Innocentia en D2 : quatre dés, un trident, un bouclier,
    vie 6.
clash-lesson-animals-prey-do = Attaquez le lion en B2.
clash-lesson-animals-too-strong = Innocentia est l’animal le plus fort de tous. Vous y perdriez plus que vous n’y gagnez.
clash-lesson-animals-again =
    Le lion a une lance et vous aucune : il a frappé en premier. Votre adversaire a lancé pour lui, comme le fait toujours votre voisin ; votre
    bouclier a arrêté le coup. Votre jet est une blessure. Le lion a 3 de vie.
clash-lesson-animals-again-do = Votre trident vous permet de relancer. Faites-le.
clash-lesson-animals-one-wound = Une blessure ne le tue pas, et un autre pourrait ensuite le prendre. Relancez.
clash-lesson-animals-end =
    Un coup mortel et un coup simple : trois blessures. Le lion est à vous, 2 points, et votre équipe prend sa case. S’il avait tué l’un
    des vôtres, personne n’y aurait gagné un point : pesez bien une chasse avant de la commencer.

clash-lesson-moving-title = Les petites équipes sont rapides
clash-lesson-moving-team =
    Une équipe complète attaque de là où elle se trouve, sauf si personne n’est à côté. Une équipe de trois ou moins peut toujours marcher d’abord,
    sur autant de cases libres qu’elle veut.
clash-lesson-moving-team-do = Choisissez votre petite équipe en E1.
clash-lesson-moving-full-team = C1 a quatre gladiateurs et des ennemis à côté : elle ne peut pas marcher. Prenez E1.
clash-lesson-moving-ground =
    Depuis E1 vous ne pourriez combattre que l’ours voisin. Loin de là, en A3, il reste deux ennemis, dont un avec un bouclier, et un
    marqueur Blessure. Choisissez d’où combattre : la case doit toucher une cible.
clash-lesson-moving-ground-do = Marchez jusqu’à B4, à côté de A3.
clash-lesson-moving-not-there = De là, vous rencontreriez plus fort que vous. B4 ne touche que l’équipe faible en A3.
clash-lesson-moving-end =
    À travers toute l’arène, droit sur le plus faible. Un coup mortel, et un coup simple de plus que le bouclier n’en arrête : le deuxième
    marqueur. Une petite équipe n’est jamais inutile : elle va là où cela fait mal.

clash-lesson-match-title = Une petite partie
clash-lesson-match-play =
    Maintenant une partie entière, petite et rapide : deux équipes par camp et trois animaux. Le plus de points l’emporte : 1 par captif et par
    survivant, 2 par animal. Elle finit quand un seul camp a des gladiateurs, ou qu’il n’y a plus d’animal. Demandez-moi si vous hésitez.
clash-lesson-match-play-do = Jouez jusqu’au bout. « Que feriez-vous ? » vous donne un conseil.
clash-lesson-match-end =
    C’était une partie entière. Vous savez tout ce qu’il faut savoir : le reste est affaire de courage et de dés. Créez une table depuis
    l’accueil et jouez contre des bots ou des amis.

## Pourquoi un bot choisirait ainsi, quand il suit sa première idée

clash-advice-place = D’abord de nouvelles équipes, là où il y a le plus d’ennemis ; puis la plus petite grandit.
clash-advice-recruit = C’est ce qui convient le mieux à cette équipe.
clash-advice-lair = Là, vos équipes peuvent le chasser, et celles des autres à peine.
clash-advice-team = Sa meilleure bataille promet le plus : ce qu’elle peut gagner contre ce qu’elle peut perdre.
clash-advice-ground = C’est de là que se livre la bataille la plus prometteuse.
clash-advice-target = De toutes les cibles, elle promet le plus : ce que vous pouvez gagner contre ce que vous pouvez perdre.
clash-advice-beast = Aucun autre animal n’a de bataille qui promette davantage.
clash-advice-net = Sans cet ennemi, la bataille se passe au mieux pour vous.
clash-advice-reroll = { $again ->
    [again] Un autre jet promet plus que ce qui est sur la table.
   *[keep] Ce qui est sur la table vaut plus que ce que promet un autre jet.
}
clash-advice-casualty = { $rolls ->
    [0] C’est celui qui manquera le moins ensuite.
   *[other] C’est celui qui manquera le moins, au jet qui vient et ensuite.
}
