# Clash of the Gladiators.
#
# Pour chaque joueur $x il y a trois variables : $x est son nom, $x-is vaut "you" pour qui lit,
# "nobody" ou "other", et $x-vowel vaut "yes" si le nom commence par un son de voyelle. $piece et
# $foe sont des noms avec leur article, tels que clash-team-of et clash-animal les donnent. Les
# événements sont des phrases : qui les montre en met la première lettre en majuscule.

clash-title = Clash of the Gladiators
clash-about =
    De deux à cinq joueurs alignent des équipes de gladiateurs dans une arène d’hexagones, y lâchent
    des fauves et combattent jusqu’à ce qu’un seul joueur ait encore des gladiateurs ou que tous les animaux soient morts.
clash-aim = Le plus de points l’emporte : 1 par gladiateur capturé ou encore en vie à la fin, 2 par animal.
clash-welcome =
    Vous choisissez d’abord vos gladiateurs, un par un. Puis les animaux remplissent chaque case libre.
    Ensuite on attaque à tour de rôle. Un gladiateur capturé vaut 1 point, un animal 2, et chacun des vôtres
    qui survit 1. Le plus grand nombre de points l’emporte. Deux réponses tiennent sur une
    ligne, comme C2 épée.

## Noms

clash-letters = LFETB
clash-type = { $type ->
    [spear] lance
    [net] filet
    [sword] épée
    [trident] trident
   *[shield] bouclier
}
clash-gladiator = { $type ->
    [spear] gladiateur à la lance
    [net] gladiateur au filet
    [sword] gladiateur à l’épée
    [trident] gladiateur au trident
   *[shield] gladiateur au bouclier
}
clash-ability = { $type ->
    [spear] si vous en avez plus, vous lancez d’abord
    [net] neutralise un ennemi, jamais un animal
    [sword] un dé de plus
    [trident] si vous en avez plus, vous pouvez relancer
   *[shield] arrête un coup simple, jamais un coup mortel
}
clash-animal = { $kind ->
    [lion] le lion { $name }
    [bull] le taureau { $name }
   *[bear] l’ours { $name }
}
clash-animal-label = { $kind ->
    [lion] lion { $name }
    [bull] taureau { $name }
   *[bear] ours { $name }
}
clash-tile = { $animal } { $symbols } { $wounds }/{ $life }
clash-team-of = { $seat-is ->
    [you] votre équipe
   *[other] { $seat-vowel ->
        [yes] l’équipe d’{ $seat }
       *[no] l’équipe de { $seat }
    }
}
clash-hits = { $singles ->
    [0] { $lethals ->
        [0] aucun coup
        [one] 1 coup mortel
       *[other] { $lethals } coups mortels
    }
    [one] { $lethals ->
        [0] 1 coup simple
        [one] 1 coup simple, 1 coup mortel
       *[other] 1 coup simple, { $lethals } coups mortels
    }
   *[other] { $lethals ->
        [0] { $singles } coups simples
        [one] { $singles } coups simples, 1 coup mortel
       *[other] { $singles } coups simples, { $lethals } coups mortels
    }
}

clash-word-keep = garder
clash-word-again = relancer
clash-word-pass = passer
clash-word-off = neutralisé

## Questions

clash-ask-place = Où va votre prochain gladiateur ? Ouvrez une nouvelle équipe ou renforcez l’une des vôtres.
clash-ask-recruit = { $strength ->
    [none] Quel gladiateur mettez-vous en { $space } ?
   *[other] Quel gladiateur ajoutez-vous à { $strength } en { $space } ?
}
clash-ask-lair = Où mettez-vous { $piece } ?
clash-ask-team = Laquelle de vos équipes attaque ?
clash-ask-ground = D’où part l’attaque ?
clash-ask-target = Quelle cible attaque { $piece } depuis { $space } ?
clash-ask-beast = Vous n’avez plus de gladiateurs. Quel animal menez-vous ?
clash-ask-net = { $count ->
    [one] Qui neutralisez-vous avec votre filet ?
   *[other] Qui neutralisez-vous ? Vous avez { $count } filets à jeter.
}
clash-ask-reroll = { $hits }. Gardez-vous ce jet, ou relancez-vous tous les dés ?
clash-ask-casualty = { $count ->
    [one] Vous perdez un gladiateur. Lequel cédez-vous ?
   *[other] Vous perdez { $count } gladiateurs. Lequel cédez-vous en premier ?
}

## Options

clash-option-place = { $there ->
    [team] { $space } { $strength }
   *[other] { $space }
}
clash-option-recruit = { clash-type } ({ $left }) : { clash-ability }
clash-option-lair = { $space }
clash-option-team = { $space } { $strength }
clash-option-ground = { $how ->
    [stay] { $space } rester
    [enter] { $space } entrer
   *[move] { $space } aller
}
clash-option-target = { $space } { $piece } ({ $strength })
clash-option-beast = { $where ->
    [arena] { $tile } en { $space }
    [beside] { $tile }, à côté de l’arène
   *[pass] passer : n’attaquer personne ce tour-ci
}
clash-option-net = { clash-gladiator }
clash-option-reroll = { $again ->
    [keep] garder ce jet
   *[again] relancer tous les dés ; le second jet compte
}
clash-option-casualty = { $off ->
    [yes] { clash-gladiator } (neutralisé)
   *[no] { clash-gladiator }
}

## Chances

# Titres de colonnes, et ce qu’elles contiennent. Les points sont ceux gagnés en moyenne, les pertes
# ses propres gladiateurs ; mieux et pire comparent un second jet au premier.
clash-odds-target_falls = tombe
clash-odds-target_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-attacker_falls = vous tombez
clash-odds-attacker_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-won = points gagnés
clash-odds-won-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-lost = gladiateurs perdus
clash-odds-unit = points
clash-odds-expected = { $lost ->
    [one] vous perdez { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } homme
   *[other] vous perdez { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } hommes
}
clash-odds-lost-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-better = mieux
clash-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-worse = pire
clash-odds-worse-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-about-team = chances contre la meilleure cible
clash-odds-about-ground = chances contre la meilleure cible
clash-odds-about-beast = chances contre la meilleure cible

## Ce qui s’est passé

clash-event-began = { $seat-is ->
    [you] vous commencez.
   *[other] { $seat } commence.
}
clash-event-round_began = { $phase ->
    [entry] entrée dans l’arène, tour { $round }
   *[fight] le combat, tour { $round }
}
clash-event-recruited = { $seat-is ->
    [you] { $new ->
        [yes] vous ouvrez une nouvelle équipe en { $space } avec un { clash-gladiator }.
       *[no] vous mettez un { clash-gladiator } en { $space } : { $team }.
    }
   *[other] { $new ->
        [yes] { $seat } ouvre une nouvelle équipe en { $space } avec un { clash-gladiator }.
       *[no] { $seat } met un { clash-gladiator } en { $space } : { $team }.
    }
}
clash-event-entry_ended = toutes les équipes sont au complet. Les gladiateurs restés dans les piles quittent le jeu.
clash-event-drawn = { $seat-is ->
    [you] vous piochez { $piece } ({ $symbols }, vie { $life }).
   *[other] { $seat } pioche { $piece } ({ $symbols }, vie { $life }).
}
clash-event-settled = { $seat-is ->
    [you] vous mettez { $piece } en { $space }.
   *[other] { $seat } met { $piece } en { $space }.
}
clash-event-turned_up = l’arène est pleine. À côté, face visible : { $tiles }.
clash-event-moved = { $piece } se déplace de { $start } en { $space }.
clash-event-led = { $seat-is ->
    [you] vous menez { $piece } ({ $symbols }).
   *[other] { $seat } mène { $piece } ({ $symbols }).
}
clash-event-entered = { $piece } entre dans l’arène en { $space }.
clash-event-passed = { $seat-is ->
    [you] vous n’attaquez personne ce tour-ci.
   *[other] { $seat } n’attaque personne ce tour-ci.
}
clash-event-attacked = { $piece } ({ $strength }) en { $start } attaque { $foe } ({ $foe-strength }) en { $space }.
clash-event-faced = { $tied ->
    [1] autant de lances ({ $spears } de chaque côté) : l’attaquant lance en premier, soit { $piece }.
   *[0] plus de lances ({ $spears } contre { $others }) : { $piece } lance en premier.
}
clash-event-netted = { $seat-is ->
    [you] vous jetez un filet : un { clash-gladiator } en { $space } est neutralisé.
   *[other] { $seat } jette un filet : un { clash-gladiator } en { $space } est neutralisé.
}
clash-event-rolled = { $again ->
    [again] { $seat-is ->
        [you] vous relancez tous les dés : { $dice } { $hits }.
       *[other] { $seat } relance tous les dés : { $dice } { $hits }.
    }
   *[keep] { $for-animal ->
        [yes] { $seat-is ->
            [you] vous lancez { $count ->
                [one] { $count } dé
               *[other] { $count } dés
            } pour { $piece } : { $dice } { $hits }.
           *[other] { $seat } lance { $count ->
                [one] { $count } dé
               *[other] { $count } dés
            } pour { $piece } : { $dice } { $hits }.
        }
       *[no] { $seat-is ->
            [you] vous lancez { $count ->
                [one] { $count } dé
               *[other] { $count } dés
            } : { $dice } { $hits }.
           *[other] { $seat } lance { $count ->
                [one] { $count } dé
               *[other] { $count } dés
            } : { $dice } { $hits }.
        }
    }
}
clash-event-struck = { $stopped ->
    [one] un bouclier arrête un coup simple.
   *[other] les boucliers arrêtent { $stopped } coups simples.
}
clash-wounds-team = { $lost ->
    [0] { $piece } en { $space } reçoit un marqueur de blessure : +{ $left }.
    [one] { $pairs ->
        [0] { $piece } en { $space } perd un gladiateur à cause d’un coup mortel{ $left ->
            [0] .
           *[other] ; marqueurs de blessure : +{ $left }.
        }
       *[other] { $piece } en { $space } a { $tokens } marqueurs de blessure, et deux coûtent un gladiateur{ $left ->
            [0] : elle en perd un.
           *[other] : elle en perd un et il reste +{ $left }.
        }
    }
   *[other] { $piece } en { $space } perd { $lost } gladiateurs ({ $lethals } par coups mortels, { $pairs } par paires de marqueurs de blessure){ $left ->
        [0] .
       *[other] ; il reste +{ $left }.
    }
}
clash-wounds-animal = { $wounds ->
    [one] { $piece } reçoit { $wounds } blessure : { $total } sur { $life }.
   *[other] { $piece } reçoit { $wounds } blessures : { $total } sur { $life }.
}
clash-event-fell = { $captor-is ->
    [you] { $seat } cède un { clash-gladiator } : il va dans votre écurie.
    [nobody] { $seat-is ->
        [you] vous cédez un { clash-gladiator } : il quitte le jeu.
       *[other] { $seat } cède un { clash-gladiator } : il quitte le jeu.
    }
   *[other] { $captor-vowel ->
        [yes] { $seat-is ->
            [you] vous cédez un { clash-gladiator } : il va dans l’écurie d’{ $captor }.
           *[other] { $seat } cède un { clash-gladiator } : il va dans l’écurie d’{ $captor }.
        }
       *[no] { $seat-is ->
            [you] vous cédez un { clash-gladiator } : il va dans l’écurie de { $captor }.
           *[other] { $seat } cède un { clash-gladiator } : il va dans l’écurie de { $captor }.
        }
    }
}
clash-event-wiped_out = { $captor-is ->
    [you] { $piece } en { $space } est éliminée : { $count ->
        [one] son dernier gladiateur va
       *[other] ses { $count } derniers gladiateurs vont
    } dans votre écurie.
    [nobody] { $piece } en { $space } est éliminée : { $count ->
        [one] son dernier gladiateur quitte
       *[other] ses { $count } derniers gladiateurs quittent
    } le jeu.
   *[other] { $piece } en { $space } est éliminée : { $count ->
        [one] son dernier gladiateur va
       *[other] ses { $count } derniers gladiateurs vont
    } dans l’écurie { $captor-vowel ->
        [yes] d’{ $captor }.
       *[no] de { $captor }.
    }
}
clash-event-killed = { $captor-is ->
    [you] { $piece } en { $space } est mort. Il est à vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [nobody] { $piece } en { $space } est mort et quitte le jeu.
   *[other] { $piece } en { $space } est mort. { $captor } le prend : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
clash-event-advanced = { $piece } avance de { $start } en { $space }.
clash-event-ended = { $reason ->
    [one-left] un seul joueur a encore des gladiateurs : la partie est finie.
    [no-animals] tous les animaux sont morts : la partie est finie.
   *[idle] depuis trop longtemps il ne se passe rien : la partie est finie.
}
clash-event-survived = { $seat-is ->
    [you] vos gladiateurs survivants vont dans votre écurie : { $count }.
   *[other] { $seat-vowel ->
        [yes] les gladiateurs survivants d’{ $seat } vont dans l’écurie de leur maître : { $count }.
       *[no] les gladiateurs survivants de { $seat } vont dans l’écurie de leur maître : { $count }.
    }
}
clash-event-scored = { $points ->
    [one] { $seat } : { $points } point.
   *[other] { $seat } : { $points } points.
}

## La règle derrière un choix

clash-rule-place =
    À tour de rôle, chacun place un gladiateur (2.2.1). Soit une de vos équipes commence sur une case
    libre, tant qu’il vous reste des socles, soit une de vos équipes de moins de quatre grandit (2.2.3). Une nouvelle équipe
    ne peut être à côté d’une autre des vôtres tant qu’il y a d’autres cases libres (2.2.5). Ce qui est placé reste (2.2.7).
clash-rule-recruit =
    Prenez un gladiateur d’une pile qui n’est pas vide (2.2.6). Les lances décident qui lance en
    premier (5.1). Chaque filet neutralise un gladiateur ennemi pour le combat (5.2), mais aucun animal (6.2). Une équipe
    lance un dé, plus un par épée active (5.3). Avec plus de tridents actifs que l’autre camp, vous pouvez relancer (5.4).
    Chaque bouclier actif arrête un coup simple, jamais un coup mortel (5.5).
clash-rule-lair =
    Les animaux remplissent chaque case encore libre (2.3). Vous voyez l’animal avant de choisir sa
    place (2.3.1). Il n’est à personne : chacun peut l’attaquer, et qui porte le dernier coup le prend pour 2 points (6.9).
clash-rule-team =
    À votre tour, vous devez attaquer avec une de vos équipes une équipe adverse ou un animal (3.2).
    Vous choisissez ; vous ne pouvez pas passer. L’équipe, la case d’où elle combat et sa cible sont un seul plan (3.6).
    Les colonnes disent les chances que la cible et vous tombiez, et les points gagnés et gladiateurs perdus en moyenne.
clash-rule-ground =
    Une équipe de trois gladiateurs ou moins, ou qui ne touche aucun ennemi, peut marcher sur des cases
    libres avant d’attaquer (4.1, 4.3). Elle ne peut traverser aucune pièce (4.4), doit finir à côté d’une cible et
    y reste après le combat (4.7). Un animal mené peut toujours marcher, sauf si l’on joue que ce qui le touche l’arrête (7.4).
clash-rule-target =
    La cible doit être adjacente et n’est jamais à vous (3.3, 3.4). Le camp qui a le plus de lances
    lance en premier, à égalité l’attaquant (5.1). Chaque camp lance une fois. Un coup mortel coûte un gladiateur, un coup simple
    laisse un marqueur de blessure, et deux marqueurs coûtent un gladiateur (5.6). Sur un animal, un coup simple fait une blessure, un
    coup mortel deux (6.6). Qui élimine l’autre avance sur sa case (5.8).
    Les colonnes disent les chances que la cible et vous tombiez, et les points gagnés et gladiateurs perdus en moyenne.
clash-rule-beast =
    Sans gladiateurs, vous jouez encore : à chaque tour vous menez un animal de l’arène, ou en amenez un
    du dehors sur une case libre, et attaquez n’importe quelle équipe ou un autre animal (7.2, 7.3, 7.4). Ce qu’il tue est à vous
    (7.6) ; l’animal, non (7.9).
clash-rule-net =
    Le camp qui lance en premier jette d’abord tous ses filets, puis l’autre ceux qui lui restent (5.2.1,
    5.2.2). Chaque filet neutralise pour ce combat un ennemi actif de n’importe quel type (5.2.3). Les neutralisés ne font
    rien, mais peuvent être cédés comme pertes (5.2.5).
clash-rule-reroll =
    Avec plus de tridents actifs que l’autre camp, vous pouvez relancer une fois (5.4.1). Tous les dés
    sont relancés, et le second jet compte même s’il est pire (5.4.2). Les boucliers sont comptés ensuite (5.5).
clash-rule-casualty =
    Chaque coup mortel coûte un gladiateur, puis deux marqueurs de blessure en coûtent un (5.6.1, 5.6.3).
    Vous choisissez qui vous cédez, actif ou neutralisé (5.6.6). Qui n’est plus là ne compte plus quand votre équipe lance (5.7.2).
    La perte va dans l’écurie de qui a lancé, ou hors du jeu si c’était un animal que personne ne menait (5.6.5, 6.11).

## Pourquoi quelque chose ne peut être choisi

clash-refusal-own-team = C’est votre propre équipe, jamais une cible (3.3).
clash-refusal-nothing-there = Il n’y a là personne à attaquer (3.3).
clash-refusal-not-adjacent = Ce n’est pas adjacent à l’attaquant (3.4).
clash-refusal-space-taken = Il y a déjà quelqu’un (2.2.5, 2.3.1, 4.4).
clash-refusal-no-target-there = Il n’y aurait aucune cible à côté de cette case (4.3).
clash-refusal-cannot-move-there = L’attaquant ne peut y aller : pas de chemin par des cases libres, ou il ne peut bouger (4.1, 4.3).
clash-refusal-team-full = Cette équipe est au complet : quatre gladiateurs au plus (2.2.3).
clash-refusal-no-base-left = Vous n’avez plus de socle pour une nouvelle équipe (2.2.3).
clash-refusal-beside-own-base = C’est à côté d’une de vos équipes, et d’autres cases sont encore libres (2.2.5).
clash-refusal-not-your-team = Ce n’est pas une de vos équipes (3.2).
clash-refusal-team-walled-in = Cette équipe est enfermée par les vôtres : elle ne peut attaquer personne (3.2, 4.4).
clash-refusal-pile-empty = Cette pile est vide (2.2.6).
clash-refusal-animal-not-there = Cet animal ne peut être mené à présent (7.2, 7.3).
clash-refusal-must-attack = Sans gladiateurs, vous devez attaquer avec un animal (7.2).
clash-refusal-no-room = Il n’y a pas de case libre à côté d’une pièce où il puisse entrer (7.3).
clash-refusal-nobody-to-net = Il n’y a pas d’ennemi actif de ce type (5.2.3).
clash-refusal-nobody-to-give = Il n’y a pas un tel gladiateur dans cette équipe (5.6.6).

## Options de jeu

clash-play-first = Qui commence : au sort, ou la place qui porte ce numéro, à partir de 0.
clash-play-first-lot = au sort
clash-play-spacing = Si les nouvelles équipes doivent rester à l’écart des autres du même joueur tant qu’elles le peuvent.
clash-play-spacing-true = elles doivent
clash-play-spacing-false = elles ne doivent pas
clash-play-path = Si un déplacement peut continuer au-delà d’une case qui touche une cible.
clash-play-path-free = il peut
clash-play-path-first_contact = il s’y arrête
clash-play-beasts = Si un joueur sans gladiateurs doit attaquer avec un animal à chaque tour.
clash-play-beasts-must_attack = il doit
clash-play-beasts-may_pass = il peut passer
clash-play-beast_moves = Quand un animal mené par un joueur peut se déplacer avant d’attaquer.
clash-play-beast_moves-always = toujours, comme une équipe de trois ou moins
clash-play-beast_moves-if_alone = seulement si rien ne le touche
clash-play-fallen_beast = Qui marque un animal mené, tué par un autre que personne ne mène.
clash-play-fallen_beast-roller = celui qui a lancé pour le vainqueur
clash-play-fallen_beast-nobody = personne
clash-play-idle_limit = Combien de combats de suite sans aucun effet terminent la partie.

## Tableaux et encadrés

clash-attacker = Attaquant
clash-defender = Défenseur
clash-small-letters = Petites lettres : neutralisés par un filet.
clash-legend-token = +1 blessure
clash-legend-life = 1/4 blessures/vie
clash-piles = Piles :
clash-standing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clash-standing-arena = { $teams ->
    [one] { $teams } équipe
   *[other] { $teams } équipes
}, { $men ->
    [one] { $men } gladiateur
   *[other] { $men } gladiateurs
}{ $bases ->
    [0] {""}
    [one] , 1 socle à placer
   *[other] , { $bases } socles à placer
}
clash-standing-pen = écurie : { $captives ->
    [one] { $captives } gladiateur
   *[other] { $captives } gladiateurs
}, { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
}
clash-animals-left = Animaux : { $arena } dans l’arène, { $beside } à côté, { $stack } face cachée.
clash-beside = À côté de l’arène : { $tiles }.
clash-worth = { $count ->
    [0] -
   *[other] { $count } = { $total }
}
clash-column-player = Joueur
clash-column-points = Points
clash-column-captives = Captifs
clash-column-survivors = Survivants
clash-column-animals = Animaux
clash-column-arena = Dans l’arène

## Dans le navigateur

browser-clash-about = Équipes de quatre, cinq armes, animaux sauvages, dés rapides.
browser-clash-play-first = Premier joueur
browser-clash-play-first-note = Qui commence : au sort, ou l’une des places.
browser-clash-play-spacing = Propres équipes séparées
browser-clash-play-path = Chemin libre
browser-clash-play-beasts = Sans gladiateurs
browser-clash-play-beast_moves = Déplacement d’animaux menés
browser-clash-play-fallen_beast = Animal mené tué
browser-clash-play-idle_limit = Combats sans effet
browser-clash-tab-beside = Écuries
browser-clash-how = D’abord vous choisissez des gladiateurs, un par un, pour ouvrir ou renforcer des équipes. Puis les animaux remplissent chaque case libre. Ensuite on attaque à tour de rôle. Un gladiateur capturé vaut 1 point, un animal 2, et chacun des vôtres qui survit 1. Le plus grand nombre de points l’emporte.
browser-clash-glance = En bref
browser-clash-face-blank-means = Un coup manqué.
browser-clash-face-single-means = Coup simple : un marqueur de blessure. Deux marqueurs coûtent un gladiateur. Les boucliers arrêtent les coups simples.
browser-clash-face-lethal-means = Coup mortel : un gladiateur tombe aussitôt. Rien ne l’arrête.
browser-clash-rule-of-place = Placer un gladiateur
browser-clash-rule-of-recruit = Choisir un type
browser-clash-rule-of-lair = Placer un animal
browser-clash-rule-of-team = Choisir une équipe
browser-clash-rule-of-ground = Bouger avant l’attaque
browser-clash-rule-of-target = Choisir une cible
browser-clash-rule-of-net = Lancer les filets
browser-clash-rule-of-reroll = Relancer
browser-clash-rule-of-casualty = Céder des gladiateurs
browser-clash-rule-of-beast = Mener un animal
browser-clash-arena = Arène, { $count } cases
browser-clash-round = tour { $number }
browser-clash-entry = entrée
browser-clash-space-empty = { $space } : vide.
browser-clash-space-team = { $space } : { $team }, { $count ->
    [one] { $count } gladiateur
   *[other] { $count } gladiateurs
} : { $men }{ $tokens ->
    [0] .
    [one]  ; 1 marqueur de blessure.
   *[other]  ; { $tokens } marqueurs de blessure.
}
browser-clash-space-animal = { $space } : { $animal }, { $symbols } ; { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} sur { $life }.
browser-clash-count = { $type ->
    [spear] { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
    [net] { $count ->
        [one] { $count } filet
       *[other] { $count } filets
    }
    [sword] { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
    [trident] { $count ->
        [one] { $count } trident
       *[other] { $count } tridents
    }
   *[shield] { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
}
browser-clash-netted = { $type } (dans le filet)
browser-clash-fallen = { $type } (tombé)
browser-clash-wound-token = marqueur de blessure
browser-clash-face-blank = coup manqué
browser-clash-face-single = coup simple
browser-clash-face-lethal = coup mortel
browser-clash-beside = à côté de l’arène
browser-clash-places-space = Case
browser-clash-places-what = Qui s’y trouve
browser-clash-places-choose = Choix
browser-clash-ability-left = { $ability } · { $left ->
    [one] reste { $left }
   *[other] restent { $left }
}
browser-clash-keep = Garder ce lancer
browser-clash-again = Tout relancer
browser-clash-again-note = le second lancer compte, même s’il est pire
browser-clash-do-place = Placer sur
browser-clash-do-lair = Le mettre sur
browser-clash-do-team = Envoyer
browser-clash-do-ground = Aller en
browser-clash-do-target = Attaquer
browser-clash-why-place = { $bases ->
    [0] Vos équipes grandissent jusqu’à quatre gladiateurs.
    [one] Vous pouvez ouvrir encore une équipe.
   *[other] Vous pouvez ouvrir encore { $bases } équipes.
}
browser-clash-why-recruit = Chaque type fait une chose au combat.
browser-clash-why-lair = { $tile }. Qui porte le dernier coup le prend pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
browser-clash-why-team = Une équipe attaque à chaque tour ; on ne passe pas. À droite, ce que rapporte en moyenne sa meilleure attaque.
browser-clash-why-ground = Elle peut marcher sur les cases libres avant d’attaquer, et y reste. À droite, sa meilleure attaque, en moyenne.
browser-clash-why-ground-touch = Elle peut marcher sur les cases libres avant d’attaquer, et y reste, ou attaquer de sa propre case.
browser-clash-why-target = Points et pertes sont des moyennes sur tous les dés. Touchez une cible, et encore pour attaquer.
browser-clash-why-net = Le gladiateur que vous choisissez ne fait rien dans ce combat.
browser-clash-why-reroll = Vous avez plus de tridents. Le second lancer compte.
browser-clash-why-casualty = { $rolls ->
    [0] Qui part ne revient pas ; dans ce combat votre équipe ne lance plus.
   *[other] Qui part ne compte plus quand votre équipe lance, maintenant ou plus tard.
}
browser-clash-why-beast = Vous jouez encore : à chaque tour vous menez un animal. Ce qu’il tue est à vous ; l’animal ne l’est pas. À droite, sa meilleure attaque, en moyenne.
browser-clash-phase-entry = Entrée des gladiateurs
browser-clash-phase-animals = Entrée des animaux
browser-clash-phase-fight = Le combat
browser-clash-phase-team = Équipe
browser-clash-phase-beast = Animal
browser-clash-phase-ground = Terrain
browser-clash-phase-target = Cible
browser-clash-phase-attack = Attaque
browser-clash-phase-nets = Filets
browser-clash-phase-first = Premier lancer
browser-clash-phase-second = Second lancer
browser-clash-battle-label = Combat
browser-clash-battle = Combat { $start } · { $space }
browser-clash-before = avant
browser-clash-during = en cours
browser-clash-after = fini
browser-clash-attacks = attaque
browser-clash-defends = défend
browser-clash-dice-team = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} = 1 + { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
browser-clash-dice-animal = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} = { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
browser-clash-rolls-first = lance en premier : lances { $spears } : { $others }
browser-clash-may-reroll = peut relancer : tridents { $tridents } : { $others }
browser-clash-stops = { $shields ->
    [one] le bouclier arrête { $shields } coup simple
   *[other] les boucliers arrêtent { $shields } coups simples
}
browser-clash-tokens = { $tokens ->
    [one] { $tokens } marqueur de blessure avant
   *[other] { $tokens } marqueurs de blessure avant
}
browser-clash-life = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} sur { $life }
browser-clash-second-roll = Second lancer
browser-clash-sum-nothing = { $stopped ->
    [0] Aucun coup.
    [one] Le bouclier arrête le seul coup.
   *[other] Les boucliers arrêtent les { $stopped } coups.
}
browser-clash-sum-animal = { $stopped ->
    [0] {""}
    [one] 1 arrêté.{" "}
   *[other] { $stopped } arrêtés.{" "}
}{ $hits } : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} ; avec { $before } d’avant, { $total } sur { $life }.
browser-clash-sum-team = { $stopped ->
    [0] {""}
    [one] 1 arrêté.{" "}
   *[other] { $stopped } arrêtés.{" "}
}{ $tokens ->
    [0] {""}
   *[other] Marqueurs de blessure : { $before } + { $through } = { $tokens }, deux coûtent un gladiateur.{" "}
}{ $lost ->
    [0] Personne ne tombe.
   *[other] Perdus : { $pairs } + { $lethals ->
        [one] { $lethals } mortel
       *[other] { $lethals } mortels
    } = { $lost }.
}
browser-clash-odds-again = Si vous relancez
browser-clash-falls = tombe { $chance }
browser-clash-now-target = Si vous l’attaquez : { $falls } de chances qu’elle tombe, { $fall } que vous tombiez, sur tous les dés.
browser-clash-why-numbers = Pourquoi ces nombres ?
browser-clash-number-dice = Dés : un pour l’équipe et un par épée active (5.3).
browser-clash-number-first = Premier lancer : le plus de lances, même au filet ; à égalité, l’attaquant (5.1).
browser-clash-number-again = Relancer : plus de tridents actifs que l’autre camp (5.4).
browser-clash-number-shields = Chaque bouclier actif arrête un coup simple, jamais un mortel (5.5).
browser-clash-number-losses = Pertes : un gladiateur par coup mortel, puis un pour deux marqueurs de blessure (5.6).
browser-clash-number-animals = Animaux : un dé par épée (6.4) ; un coup simple fait une blessure, un mortel deux (6.6).
browser-clash-piles = Piles
browser-clash-stack = { $count ->
    [one] { $count } animal est face cachée.
   *[other] { $count } animaux sont face cachée.
}
browser-clash-pens = Écuries
browser-clash-pen-of = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
browser-clash-spares = { $count ->
    [one] { $count } animal à côté de l’arène
   *[other] { $count } animaux à côté de l’arène
}
browser-clash-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
browser-clash-men = { $count ->
    [one] { $count } gladiateur
   *[other] { $count } gladiateurs
}
browser-clash-bases = { $count ->
    [one] reste { $count } socle
   *[other] restent { $count } socles
}
browser-clash-captured = { $count ->
    [one] { $count } capturé
   *[other] { $count } capturés
}
browser-clash-beasts = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
browser-clash-survived = { $count ->
    [one] { $count } survivant
   *[other] { $count } survivants
}

## Ce que donne un choix

clash-foretold = { $word ->
    [nothing] aucune touche
    [stopped] { $stopped ->
        [one] { $stopped } touche, arrêtée par le bouclier
       *[other] { $stopped } touches, arrêtées par les boucliers
    }
    [tokens] { $through ->
        [one] { $through } marqueur de blessure pour l’ennemi, personne ne tombe
       *[other] { $through } marqueurs de blessure pour l’ennemi, personne ne tombe
    }
    [losses] { $lost ->
        [one] l’ennemi perd { $lost } gladiateur
       *[other] l’ennemi perd { $lost } gladiateurs
    }
    [wiped] toute l’équipe ennemie tombe
    [wounds] { $left ->
        [one] { $left } blessure
       *[other] { $left } blessures
    } sur { $life }
    [slain] l’animal meurt
    [foe-left] il reste à l’ennemi { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $again ->
        [1] , et un second jet
       *[other] {""}
    }, { $shields ->
        [0] aucun bouclier
        [one] 1 bouclier
       *[other] { $shields } boucliers
    }{ $nets ->
        [0] {""}
        [one] , 1 filet
       *[other] , { $nets } filets
    }
   *[own-left] vous lancez encore { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $again ->
        [1] , et pouvez relancer
       *[other] {""}
    }
}
clash-foretold-figure = { $word ->
    [nothing] 0
    [stopped] 0
    [tokens] { $through }
    [losses] −{ $lost }
    [wounds] −{ $lost }
    [foe-left] { $dice }
    [own-left] { $dice }
   *[other] {""}
}
# Ce que compte le chiffre, en un mot.
clash-foretold-unit = { $word ->
    [losses] { $lost ->
        [one] ennemi
       *[other] ennemis
    }
    [foe-left] { $dice ->
        [one] dé
       *[other] dés
    }
    [own-left] { $dice ->
        [one] dé
       *[other] dés
    }
   *[other] {""}
}
clash-refusal-no-animal-there = Il n’y a là aucun animal : vous en menez un (7.2).

## Ce qu’est une chose dans cette position

browser-clash-now-animal = { $symbols } ; vie { $life }, sans blessure.
browser-clash-now-type = { $mine } dans vos équipes{ $entering ->
    [yes] , { $left } encore à choisir.
   *[no] .
}

## The balance of the game

clash-balance-type = Type
clash-balance-reason = Fin
clash-balance-reason-name = { $reason ->
    [one-left] un joueur reste
    [no-animals] tous les animaux morts
   *[idle] rien ne se passe
}
