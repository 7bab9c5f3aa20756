# Jugula.
#
# Un gladiateur $x vient avec $x, son nom et sa case ("Thraex d4"), $x-is ("you" s'il est au lecteur), $x-seat (son
# joueur) et $x-armatura. Pour chaque joueur $x il y a $x, le nom, et $x-is. Les noms des cartes et des armaturae restent
# latins. Les événements sont des phrases, auxquelles on met la majuscule en les montrant.

jugula-title = Jugula
jugula-about =
    Deux à quatre lanistes alignent une familia de gladiateurs sur soixante-quatre cases. L’orientation décide
    où un coup pèse davantage, et chaque carte a six usages.
jugula-aim = À deux : quatre points, deux dans la partie rapide. À plus : la dernière familia dans l’arène.
jugula-welcome =
    Choisissez quatre armaturae et déployez-les. Puis jouez une carte par tour pour l’un de ses usages : texte,
    mouvements, attaques, Vox Populi, nouvelles cartes, une carte Prima. Attaquez de flanc, par l’arrière ou dans le
    dos. Deux réponses tiennent sur une ligne, par exemple 3 2.

## Noms

jugula-facing = { $facing ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}
jugula-way = { $way ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
   *[nw] nord-ouest
}
jugula-use = { $use ->
    [text] son texte
    [move] mouvement
    [attack] attaque
    [vox] Vox Populi
    [draw] pioche
   *[prima] carte Prima
}
jugula-outcome = { $outcome ->
    [repelled] tient bon
    [equal] égalité
    [unmoved] tient bon
    [pushed] repoussé
    [wounded] blessé
    [out] mis à terre
   *[hindered] entravé
}
jugula-zone = { $zone ->
    [0] front
    [1] flanc
    [2] arrière
   *[3] dos
}
jugula-text = { $text ->
    [ardor_oris] Un de vos gladiateurs attaque avec +4. Quoi qu’il arrive, il est ensuite blessé lui-même ; le point va au joueur qui défend.
    [impetus] Un de vos gladiateurs libres peut se déplacer, puis attaquer.
    [testudo] Jusqu’à votre prochain tour vos gladiateurs ont +2 DEF contre les attaques venant de leur front.
    [clamor] Gagnez 1 Vox Populi, et 1 par gladiateur à vous dans le front d’un ennemi sans pion entrave.
    [memoria] Reprenez en main une ou deux cartes de votre défausse.
    [invidia] Un adversaire perd 1 Vox Populi et, s’il a deux cartes ou plus en main, en défausse une au hasard. Puis piochez une carte.
    [fuga] Un de vos gladiateurs libres peut se déplacer avec MOV + 2. Les zones de danger ne le lient pas, et quitter les fronts ne coûte rien de plus.
    [conversio] Chacun de vos gladiateurs libres peut se réorienter à volonté ; puis l’un des vôtres peut attaquer.
    [umbo] Un de vos gladiateurs libres repousse un ennemi adjacent dans son front, entre dans sa case et peut l’attaquer.
    [solutio] Retirez tous vos pions entrave. Puis deux au plus peuvent se déplacer, et quitter les fronts ne coûte rien de plus.
    [insidiae] Attaquez de flanc, par l’arrière ou dans le dos avec +1 ; la carte du défenseur vient du dessus de sa pioche.
    [agmen] Chacun de vos gladiateurs libres hors des zones de danger ennemies peut avancer d’une case ; puis l’un des vôtres peut attaquer.
    [fatalitas] Une attaque normale qui blesse au moins, si son total est supérieur, malgré Murus.
    [furor] Deux de vos gladiateurs au plus attaquent, chacun avec +2.
    [cursus] Deux de vos gladiateurs au plus peuvent se déplacer avec MOV + 2. Puis piochez deux cartes.
    [dolus] Tournez une cible d’un quart à gauche ou à droite, puis attaquez-la.
    [favor] Gagnez 2 Vox Populi ; piochez deux cartes.
    [medicus] Remettez un de vos blessés sur sa face indemne ; les points restent. La carte quitte la partie.
    [carnifex] Deux de vos gladiateurs au plus attaquent : +3 contre les blessés, −1 contre les autres.
    [pulvis] Un ennemi devant vous, jusqu’à la fin de votre prochain tour : −2 ATT et DEF, sans zone de danger, menace, Harcèlement ni PM pour le quitter.
    [murus] Jusqu’à votre prochain tour une simple poussée ne fait rien à vos gladiateurs, qui est blessé reste en place, et Umbo ne peut les viser.
    [concursus] Deux de vos gladiateurs libres au plus peuvent se déplacer ; puis l’un d’eux peut attaquer.
    [augurium] Regardez les quatre cartes du dessus de votre pioche, gardez-en deux, remettez les autres dessus dans l’ordre voulu. Gagnez 1 Vox Populi.
    [vae_victis] Un adversaire perd 3 Vox Populi ; gagnez-en 1.
   *[none] {""}
}

# Ce qu'on peut taper.
jugula-word-stop = stop
jugula-word-top = dessus

## Questions

jugula-ask-armatura = Quelle armatura vous rejoint ? { $wanted } en tout.
jugula-ask-fighter = Qui combat dans cette partie ? Choisissez-en { $wanted } parmi les valides.
jugula-ask-place = Où placez-vous { $armatura }, et tourné vers où ?
jugula-ask-play = Quelle carte jouez-vous, et pour quel usage ?
jugula-ask-mover = { $begun ->
    [yes] { $count ->
        [one] Qui d’autre se déplace ? Encore un peut le faire.
       *[other] Qui d’autre se déplace ? Encore { $count } au plus peuvent le faire.
    }
   *[no] { $count ->
        [one] Qui se déplace ? Un seul peut le faire.
       *[other] Qui se déplace ? Jusqu’à { $count } peuvent le faire.
    }
}
jugula-ask-move = Où va { $gladiator } ? { $points ->
    [one] Il reste { $points } PM.
   *[other] Il reste { $points } PM.
}
jugula-ask-attack = { $begun ->
    [yes] { $count ->
        [one] Qui d’autre attaque qui ?
       *[other] Qui d’autre attaque qui ? Encore { $count } de vos gladiateurs au plus le peuvent.
    }
   *[no] { $count ->
        [one] Qui attaque qui ?
       *[other] Qui attaque qui ? Jusqu’à { $count } de vos gladiateurs le peuvent.
    }
}
jugula-ask-quarter = De quel côté tournez-vous { $target } ?
jugula-ask-commit = { $role ->
    [attacker] { $gladiator } attaque { $target } : { $attack } contre { $defence }. Quelle carte de combat ajoutez-vous à votre attaque ?
   *[defender] { $gladiator } attaque { $target } : { $attack } contre { $defence }. Quelle carte de combat ajoutez-vous à votre défense ?
}
jugula-ask-prima = Quelle carte Prima prenez-vous ?
jugula-ask-discard = { $count ->
    [one] Vous avez une carte de trop. Laquelle défaussez-vous ?
   *[other] Vous avez { $count } cartes de trop. Laquelle défaussez-vous d’abord ?
}
jugula-ask-recall = Quelle carte reprenez-vous ?
jugula-ask-victim = Quel adversaire ?
jugula-ask-turn = Qui se réoriente, et vers où ?
jugula-ask-advance = Qui avance ?
jugula-ask-shove = Qui repousse qui ?
jugula-ask-heal = Qui soignez-vous ?
jugula-ask-dust = À qui jetez-vous la poussière aux yeux ?
jugula-ask-augury = { $keeps ->
    [0] Quelle carte retourne sur le dessus ?
   *[other] Quelle carte gardez-vous ?
}
jugula-ask-keep = Quelle carte Prima gardez-vous pour la prochaine partie ?
jugula-ask-interject = Voulez-vous abandonner ?

## Choix

jugula-option-armatura = { $armatura }
jugula-option-fighter = { $armatura }
jugula-option-place = { $square }, vers { jugula-facing }
jugula-option-play = { $card } : { jugula-use }
jugula-option-mover = { $mover ->
    [stop] { $begun ->
        [yes] personne d’autre
       *[no] personne
    }
   *[place] { $gladiator }
}
jugula-option-move = { $pace ->
    [stop] rester ici
    [shed] renoncer au mouvement et retirer le pion
    [turn] se tourner vers { jugula-facing }
   *[way] { jugula-way }, vers { jugula-facing }
}
jugula-option-attack = { $assault ->
    [stop] { $begun ->
        [yes] aucune autre attaque
       *[no] aucune attaque
    }
   *[kind] { $kind ->
        [hinder] { $gladiator } entrave { $target }
       *[attack] { $gladiator } attaque { $target }
    }
}
jugula-option-quarter = { $quarter ->
    [left] vers sa gauche
   *[right] vers sa droite
}
jugula-option-commit = { $combat ->
    [top] la carte du dessus de votre pioche, sans la voir
   *[card] { $card }
}
jugula-option-prima = { $card }
jugula-option-discard = { $card }
jugula-option-recall = { $recall ->
    [stop] aucune autre carte
   *[card] { $card }
}
jugula-option-victim = { $seat }
jugula-option-turn = { $turn ->
    [stop] { $begun ->
        [yes] personne d’autre
       *[no] personne
    }
   *[place] { $gladiator } vers { jugula-facing }
}
jugula-option-advance = { $mover ->
    [stop] { $begun ->
        [yes] personne d’autre
       *[no] personne
    }
   *[place] { $gladiator }
}
jugula-option-shove = { $gladiator } repousse { $target }
jugula-option-heal = { $gladiator }
jugula-option-dust = { $gladiator }
jugula-option-augury = { $card }
jugula-option-keep = { $keep ->
    [none] aucune
   *[card] { $card }
}
jugula-option-interject = abandonner

## Chances

jugula-odds-repelled = tient bon
jugula-odds-repelled-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-equal = égalité
jugula-odds-equal-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-pushed = repoussé
jugula-odds-pushed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-wounded = blessé
jugula-odds-wounded-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-out = à terre
jugula-odds-out-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-hindered = entravé
jugula-odds-hindered-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-unmoved = tient bon
jugula-odds-unmoved-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-about-attack = si votre carte est le dessus de votre pioche
jugula-odds-about-commit = contre ce que l’autre peut avoir

## Ce que donne un choix

jugula-foretold = { $word ->
    [moves] { $count ->
        [one] { $count } gladiateur se déplace
       *[other] jusqu’à { $count } gladiateurs se déplacent
    }
    [attacks] { $count ->
        [one] { $count } attaque
       *[other] jusqu’à { $count } attaques
    }
    [draws] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [takes] { $count ->
        [one] { $count } carte Prima
       *[other] { $count } cartes Prima
    }
    [rises] Vox Populi { $level } : attaque +{ $bonus }, main { $limit }
    [text] { jugula-text }
    [costs] { $cost } PM, il en reste { $left }
    [ends] { $cost } PM, et le mouvement s’achève
    [zone] attaque par : { jugula-zone }
    [succeeds] succès { $percent } %, { jugula-hurt } { $harm } %{ jugula-top-from }
    [wounds] { jugula-hurt } { $percent } %{ jugula-top-from }
    [catches] succès { $percent } %{ jugula-top-from }
    [holds] tient { $percent } %, { jugula-hurt } { $harm } %{ jugula-top-from }
   *[evades] tient { $percent } %{ jugula-top-from }
}
# D'où vient le dessus de la pioche, si ce n'est de la pioche.
jugula-hurt = { $hurt ->
    [out] à terre
   *[wound] blessure
}
jugula-top-from = { $from ->
    [discard] {" "}(votre défausse est d’abord mélangée)
    [nothing] {" "}(plus de carte : 0)
   *[other] {""}
}
jugula-foretold-figure = { $word ->
    [moves] { $count }
    [attacks] { $count }
    [draws] +{ $count }
    [takes] +{ $count }
    [rises] +{ $count }
    [costs] −{ $cost }
    [ends] −{ $cost }
    [zone] +{ $zone }
   *[other] {""}
}
# Ce que compte le chiffre, en un mot.
jugula-foretold-unit = { $word ->
    [moves] { $count ->
        [one] homme
       *[other] hommes
    }
    [attacks] { $count ->
        [one] attaque
       *[other] attaques
    }
    [draws] { $count ->
        [one] carte
       *[other] cartes
    }
    [takes] { $count ->
        [one] carte
       *[other] cartes
    }
    [rises] { $count ->
        [one] niveau
       *[other] niveaux
    }
    [costs] PM
    [ends] PM
    [zone] attaque
   *[other] {""}
}

## Ce qui s'est passé

jugula-event-ordered = ordre de déploiement et des tours : { $seat }.
jugula-event-enrolled = { $seat-is ->
    [you] { $armatura } vous rejoint.
   *[other] { $armatura } rejoint { $seat }.
}
jugula-event-match_began = partie { $match } sur { $matches }
jugula-event-fielded = { $seat-is ->
    [you] vous alignez { $armatura }.
   *[other] { $seat } aligne { $armatura }.
}
jugula-event-placed = { $condition ->
    [wounded] { $armatura } entre en { $square }, blessé, tourné vers { jugula-facing }.
   *[other] { $armatura } entre en { $square }, tourné vers { jugula-facing }.
}
jugula-event-brought = { $seat-is ->
    [you] votre pioche a une treizième carte : celle que vous avez gardée.
   *[other] une treizième carte entre dans la pioche de ce joueur : { $seat }.
}
jugula-event-drew = { $seat-is ->
    [you] vous piochez { $count ->
        [0] sans rien trouver : il ne reste aucune carte
       *[other] { $card }
    }.
   *[other] { $seat } pioche { $count ->
        [0] sans rien trouver
        [one] 1 carte
       *[other] { $count } cartes
    }.
}
jugula-event-round_began = manche { $round }
jugula-event-turn_began = { $seat-is ->
    [you] à vous de jouer
   *[other] au tour suivant : { $seat }
}
# $last : si c'était la dernière carte en main, jouée sans question (3.2.4).
jugula-event-played = { $last ->
    [yes] { $seat-is ->
        [you] vous jouez votre dernière carte, ce qui ne se fait que pour sa pioche : { $card }.
       *[other] { $seat } joue la dernière carte de sa main, ce qui ne se fait que pour sa pioche : { $card }.
    }
   *[no] { $seat-is ->
        [you] vous jouez { $card } : { jugula-use }.
       *[other] { $seat } joue { $card } : { jugula-use }.
    }
}
jugula-event-acclaimed = { $seat-is ->
    [you] la foule est avec vous : Vox Populi +{ $count }, à présent { $level }.
   *[other] la foule est avec { $seat } : Vox Populi +{ $count }, à présent { $level }.
}
jugula-event-jeered = { $seat-is ->
    [you] la foule se détourne de vous : Vox Populi −{ $count }, à présent { $level }.
   *[other] la foule hue { $seat } : Vox Populi −{ $count }, à présent { $level }.
}
jugula-event-reshuffled = { $seat-is ->
    [you] vous mélangez votre défausse, qui devient votre pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $seat } mélange sa défausse, qui devient sa pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
jugula-event-took = { $seat-is ->
    [you] vous prenez la carte Prima { $card }.
   *[other] { $seat } prend une carte Prima.
}
jugula-event-stirred = { $gladiator } va se déplacer.
jugula-event-moved = { $gladiator } va en { $square }, tourné vers { jugula-facing }.
jugula-event-turned = { $gladiator } se tourne vers { jugula-facing }.
jugula-event-freed = { $gladiator } se défait du pion entrave.
jugula-event-attacked = { $kind ->
    [hinder] { $gladiator } cherche à entraver { $target } : { $attack } contre { $defence } avant les cartes.
   *[attack] { $gladiator } attaque { $target } : { $attack } contre { $defence } avant les cartes.
}
jugula-event-revealed = { $source ->
    [nothing] { $seat-is ->
        [you] vous n’avez plus de carte : 0.
       *[other] { $seat } n’a plus de carte : 0.
    }
    [deck] { $seat-is ->
        [you] de votre pioche sort { $card } : { $value }.
       *[other] { $seat } retourne { $card } de sa pioche : { $value }.
    }
   *[hand] { $seat-is ->
        [you] vous révélez { $card } : { $value }.
       *[other] { $seat } révèle { $card } : { $value }.
    }
}
jugula-event-fought = { $outcome ->
    [repelled] { $attack } contre { $defence } : { $target } tient bon.
    [equal] { $attack } contre { $defence } : rien ne se passe.
    [pushed] { $attack } contre { $defence } : { $target } cède du terrain.
    [wounded] { $attack } contre { $defence } : une blessure pour { $target }.
    [out] { $attack } contre { $defence } : { $target } mord la poussière.
   *[hindered] { $attack } contre { $defence } : { $target } est pris.
}
jugula-event-pushed = { $gladiator } est repoussé en { $square }.
jugula-event-cornered = { $gladiator } ne peut pas reculer.
jugula-event-stood = { $gladiator } tient comme un mur.
jugula-event-hindered = { $gladiator } reçoit un pion entrave.
jugula-event-wounded = { $by-is ->
    [you] { $gladiator } est blessé : un point pour vous, { $total } en tout.
   *[other] { $gladiator } est blessé : un point pour { $by }, { $total } en tout.
}
jugula-event-felled = { $by-is ->
    [you] { $gladiator } est mis à terre : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous, { $total } en tout.
   *[other] { $gladiator } est mis à terre : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $by }, { $total } en tout.
}
jugula-event-healed = { $gladiator } est de nouveau indemne.
jugula-event-braced = { $seat-is ->
    [you] { $card } protège vos gladiateurs jusqu’à votre prochain tour.
   *[other] { $card } protège jusqu’à son prochain tour la familia de ce joueur : { $seat }.
}
jugula-event-dusted = { $gladiator } a de la poussière dans les yeux.
jugula-event-recalled = { $seat-is ->
    [you] vous reprenez { $card } en main.
   *[other] { $seat } reprend { $card } en main.
}
jugula-event-robbed = { $seat-is ->
    [you] vous perdez { $card } de votre main.
   *[other] { $seat } perd { $card } de sa main.
}
jugula-event-augured = { $seat-is ->
    [you] vous regardez le dessus de votre pioche : { $card }.
   *[other] { $seat } regarde le dessus de sa pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
jugula-event-discarded = { $seat-is ->
    [you] vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
jugula-event-removed = { $card } quitte la partie.
jugula-event-surrendered = { $seat-is ->
    [you] vous abandonnez.
   *[other] { $seat } abandonne.
}
jugula-event-withdrew = { $seat-is ->
    [you] votre familia se retire de l’arène.
   *[other] { $seat } se retire de l’arène avec sa familia.
}
jugula-event-decided = { $ending ->
    [goal] le but est atteint : { $seat }.
    [last] la dernière familia dans l’arène : { $seat }.
   *[rounds] la dernière manche est finie. Le plus de points : { $seat }.
}
jugula-event-glorified = { $seat-is ->
    [you] votre gloire : { $total }
   *[other] gloire, { $seat } : { $total }
} ({ $outcome ->
    [victory] victoire 3
    [draw] égalité 1
   *[none] partie 0
}, gladiateurs { $feats }).
jugula-event-ended = l’arène est vide, la foule rentre chez elle.

## La règle derrière un choix

jugula-rule-armatura = Une familia a quatre armaturae différentes, deux dans la partie rapide (3.1.2) ; un ludus en a six (3.9.1). Légers et lourds ont leurs valeurs propres contre chaque classe (2.4).
jugula-rule-fighter = Chacun choisit en secret parmi ses gladiateurs valides (3.9.1). Un blessé manque une partie, un homme mis à terre deux (3.9.2).
jugula-rule-place = Chaque joueur place tous ses gladiateurs sur des cases vides de sa zone, orientés comme il veut (3.1.6). À deux, chacun a deux rangées (3.1.7), à plus un coin de neuf cases (3.1.8).
jugula-rule-play = Une carte, un usage, et on ne passe pas (3.2.3). La dernière carte en main se joue pour sa pioche (3.2.4). Un usage sans effet possible ne se choisit pas (3.2.6). À la fin du tour vous défaussez jusqu’à votre limite de main (3.2.13).
jugula-rule-mover = Jusqu’à tant de gladiateurs différents se déplacent, l’un après l’autre ; vous pouvez vous arrêter à tout moment (3.2.7). Un entravé peut sacrifier tout son mouvement pour retirer son pion (3.4.11).
jugula-rule-move = Droit devant coûte 1 PM, toute autre case 2 (3.4.2). Se réorienter avant un pas est gratuit (3.4.3), se réorienter sans bouger coûte 1 (3.4.4). Quitter le front d’un ennemi coûte 1 de plus (3.4.5). Dans la zone de danger d’un ennemi on ne peut que lui faire face et reculer tout droit (3.4.6).
jugula-rule-attack = Vous attaquez un ennemi dans votre front (3.5.1) : +1 de flanc, +2 par l’arrière, +3 dans le dos (3.5.8). Un total supérieur repousse, le double blesse, le quadruple met à terre (3.7.3) ; qui ne peut pas reculer est blessé (3.7.6). Une blessure est un point (3.7.4).
jugula-rule-quarter = Dolus tourne la cible d’un quart, puis elle est attaquée (2.7). De flanc l’attaque a +1, par l’arrière +2, dans le dos +3 (3.5.8).
jugula-rule-commit = Les deux joueurs ajoutent en secret une carte de combat, de la main ou, sans la voir, de la pioche (3.5.5). Avec une seule carte en main, c’est la pioche (3.5.6). Seule compte la valeur de combat (3.5.7). Si le total du défenseur est supérieur, son joueur gagne 1 Vox Populi (3.7.1).
jugula-rule-prima = Vous voyez les trois premières cartes de votre pile Prima, en prenez une en main et mettez les autres sous la pile (3.2.12).
jugula-rule-discard = À la fin de votre tour vous gardez autant de cartes que le permet votre Vox Populi (2.5, 3.2.13).
jugula-rule-recall = Memoria : une ou deux cartes de votre défausse reviennent en main (2.7). La carte que vous avez jouée n’en est pas (3.2.5).
jugula-rule-victim = Invidia prend une carte au hasard, jamais la dernière, et 1 Vox Populi ; Vae Victis prend 3 Vox Populi (2.7, 3.3.5).
jugula-rule-turn = Conversio : chacun de vos gladiateurs libres peut se réorienter une fois, gratuitement ; puis l’un des vôtres peut attaquer (2.7).
jugula-rule-advance = Agmen : chaque gladiateur libre peut entrer dans la case vide droit devant lui, sauf dans une zone de danger ennemie ; puis l’un des vôtres peut attaquer (2.7).
jugula-rule-shove = Umbo : l’ennemi recule d’une case sans combat, le vôtre le suit et peut l’attaquer (2.7).
jugula-rule-heal = Medicus : un blessé revient sur sa face indemne. Les points déjà marqués restent (2.7).
jugula-rule-dust = Pulvis : jusqu’à la fin de votre prochain tour il ne lie ni ne menace, et a −2 ATT et DEF (2.7).
jugula-rule-augury = Augurium : des quatre cartes du dessus vous en gardez deux, les autres retournent sur le dessus dans l’ordre voulu (2.7).
jugula-rule-keep = Une carte Prima que vous avez prise peut être la treizième de votre prochaine pioche (3.9.4).
jugula-rule-interject = À votre tour, avant de jouer une carte, vous pouvez abandonner : à deux l’autre gagne, à plus vous vous retirez (3.8.8).

## Pourquoi un choix est impossible

jugula-refusal-twice-in-familia = Cette armatura est déjà dans votre familia : il en faut { $wanted } différentes (3.1.2).
jugula-refusal-twice-in-ludus = Cette armatura est déjà dans votre ludus : il en faut { $wanted } différentes (3.9.1).
jugula-refusal-taken-at-table = Un autre joueur a cette armatura, et chacune n’est là qu’une fois (4.1).
jugula-refusal-not-fit = Pas valide, ou déjà choisi (3.9.2).
jugula-refusal-outside-zone = { $square } n’est pas dans votre zone, de { $first } à { $last } (3.1.7, 3.1.8).
jugula-refusal-square-taken = Quelqu’un s’y trouve déjà (3.1.6, 3.4.9).
jugula-refusal-not-in-hand = Vous n’avez pas cette carte en main (3.2.3).
jugula-refusal-last-card = Votre dernière carte se joue pour sa pioche (3.2.4).
jugula-refusal-needs-not-met = Le texte n’a rien par quoi commencer à présent (2.7, 3.2.6).
jugula-refusal-no-such-use = La carte n’a pas cet usage (2.9).
jugula-refusal-nobody-can-move = Aucun des vôtres ne peut bouger, se réorienter ou retirer un pion (3.2.6).
jugula-refusal-no-attack = Il n’y a pas d’attaque possible à présent (3.2.6).
jugula-refusal-vox-at-top = Votre Vox Populi est déjà à 10 (3.2.10).
jugula-refusal-pile-empty = Votre pile Prima est vide (3.2.6).
jugula-refusal-not-in-arena = Personne de ce numéro dans l’arène.
jugula-refusal-moved-already = Il s’est déjà déplacé : des gladiateurs différents (3.2.7).
jugula-refusal-not-free = Il a un pion entrave (3.4.11, 3.6.4).
jugula-refusal-bound = Dans une zone de danger il ne peut que faire face à cet ennemi et reculer tout droit (3.4.6).
jugula-refusal-no-token = Il n’a pas de pion entrave (3.4.11).
jugula-refusal-faces-so = Il est déjà tourné ainsi (3.4.4).
jugula-refusal-wall = C’est le mur (3.4.9).
jugula-refusal-too-far = Il n’a pas assez de PM (3.4.1).
jugula-refusal-must-attack = La première attaque est obligatoire (3.2.8).
jugula-refusal-own-man = On n’attaque pas les siens (3.5.2).
jugula-refusal-not-in-front = Hors de portée : pas dans le front, ou couvert par un autre (3.5.1, 3.6.2).
jugula-refusal-just-wounded = Qui vient d’être blessé n’est plus attaqué dans le même tour (3.5.2).
jugula-refusal-not-from-front = Insidiae n’attaque que de flanc, par l’arrière ou dans le dos (2.7).
jugula-refusal-normal-only = Fatalitas est une attaque normale (2.7).
jugula-refusal-cannot-hinder = Seulement avec Entrave, et pas qui a un pion ou est Stoïque (3.6.3, 3.6.5).
jugula-refusal-not-his-turn = Il n’est pas de ceux qui peuvent attaquer à présent (3.2.8).
jugula-refusal-not-in-sight = Cette carte n’est pas de celles que vous voyez (3.2.12, 2.7).
jugula-refusal-not-discarded = Cette carte n’est pas dans votre défausse (2.7).
jugula-refusal-nothing-to-lose = Cet adversaire n’a rien à perdre, ou s’est retiré (2.7).
jugula-refusal-cannot-advance = Il ne peut pas avancer tout droit, ou se trouve dans une zone de danger (2.7).
jugula-refusal-cannot-shove = Pas d’ennemi là qu’on puisse repousser (2.7).
jugula-refusal-not-wounded = Il n’est pas blessé (2.7).
jugula-refusal-not-before-you = Il n’est pas dans le front adjacent d’un de vos gladiateurs libres (2.7).
jugula-refusal-not-taken = Vous n’avez pas pris cette carte (3.9.4).

## Options de jeu

jugula-play-size = Combien de gladiateurs a une familia.
jugula-play-familia = Comment se choisissent les familiae.
jugula-play-familia-rounds = un chacun à son tour, ouvertement
jugula-play-familia-secret = tous à la fois, puis révélées
jugula-play-familia-random = distribuées au hasard
jugula-play-familia-exclusive = à son tour, chaque armatura une seule fois à la table
jugula-play-order = Qui se déploie et joue en premier.
jugula-play-order-random = au sort
jugula-play-order-seat = dans l’ordre des places
jugula-play-goal = Ce qui fait gagner : des points, ou être la dernière familia.
jugula-play-goal-usual = à deux : autant de points que de gladiateurs ; à plus : la dernière familia
jugula-play-goal-last = la dernière familia dans l’arène
jugula-play-rounds = Après combien de manches la partie s’arrête.
jugula-play-rounds-usual = 30, à plus de deux joueurs 40
jugula-play-munus = Une série d’autant de parties avec un ludus de six ; 0 est une seule partie.
jugula-play-threat = Qui menace un gladiateur dans un combat.
jugula-play-threat-front = tout ennemi qui l’a dans son front
jugula-play-threat-danger = seulement depuis la zone de danger
jugula-play-front_cost = Quels pas coûtent 1 PM de plus.
jugula-play-front_cost-zone = ceux qui quittent le front d’un ennemi
jugula-play-front_cost-square = tous ceux depuis une case de front
jugula-play-prima = Comment on prend une carte Prima.
jugula-play-prima-three = une des trois premières
jugula-play-prima-free = n’importe laquelle de la pile
jugula-play-prima-top = la première, sans la voir

## Tableaux du terminal

jugula-column-player = Joueur
jugula-column-points = Points
jugula-column-glory = Gloire
jugula-column-vox = Vox Populi
jugula-column-hand = Main
jugula-column-deck = Pioche
jugula-column-prima = Prima
jugula-column-men = Gladiateurs
jugula-discards = { $mark } Défausse ({ $count }) : { $cards }
jugula-vox-level = { $level } (attaque +{ $bonus })
jugula-hand-limit = { $held } sur { $limit }
jugula-withdrawn = retiré
jugula-legend = Les flèches montrent l’orientation ; w blessé, t pion entrave, p Pulvis.
jugula-round = Manche { $round } sur { $last }
jugula-match = Partie { $match } sur { $matches }
jugula-card-line = { $name } : mouvement { $move }, attaque { $attack }, vox { $vox }, pioche { $draw }, prima { $prima }, combat { $combat }
jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
jugula-allonge = Allonge { $reach }
jugula-class = { $class ->
    [heavy] lourd
   *[light] léger
}
jugula-side = { $side ->
    [wounded] blessé
   *[healthy] valide
}
# $traits: a row of $count traits.
jugula-side-line = { jugula-class }, { jugula-side } : MOV { $movement }, ATT { $attack-light }/{ $attack-heavy }, DEF { $defence-light }/{ $defence-heavy }, { $count ->
    [0] aucun trait
   *[other] { $traits }
}
jugula-side-legend = ATT et DEF valent contre léger/lourd ; ? et un nom montre aussi le côté blessé.
jugula-own-hand = Votre main :

## Chances de la ligne de commande

jugula-table-tops = Carte de l’attaquant moins celle du défenseur, toutes deux du dessus d’une pioche neuve
jugula-table-sums = Ce que donnent deux sommes, si les deux cartes viennent du dessus d’une pioche neuve
jugula-table-of-difference = Différence
jugula-table-of-chance = Chance
jugula-table-of-sums = Sommes
jugula-table-of-repelled = tient bon
jugula-table-of-equal = égalité
jugula-table-of-pushed = repoussé
jugula-table-of-wounded = blessé
jugula-table-of-out = à terre

## Dans le navigateur

browser-jugula-about = Sur soixante-quatre cases, tout tient à l’orientation.

### The browser's own words.
browser-jugula-do-discard = Défausser :
browser-jugula-do-armatura = Prendre :
browser-jugula-do-fighter = Aligner :
browser-jugula-do-prima = Prendre :
browser-jugula-arena = Arène, 8 cases sur 8
browser-jugula-empty = vide
browser-jugula-facing = { $facing ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
browser-jugula-faces = tourné { $facing }
browser-jugula-man-of = { $owner-is ->
    [you] votre { $armatura }
   *[other] { $armatura } de { $owner }
}
browser-jugula-state-wounded = blessé
browser-jugula-state-hindered = entravé
browser-jugula-state-dusted = aveuglé par Pulvis
browser-jugula-state-out = à terre
browser-jugula-class = { $class ->
    [heavy] lourd
   *[light] léger
}
browser-jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
browser-jugula-allonge = Allonge { $reach }
browser-jugula-values = Mouvement { $movement } ; attaque { $attack-light } contre les légers, { $attack-heavy } contre les lourds ; défense { $defence-light } et { $defence-heavy }.
browser-jugula-movement = Mouvement
browser-jugula-attack-of = Attaque, lég.·lourd
browser-jugula-defence-of = Défense
browser-jugula-percent = { $chance }
browser-jugula-armaturae = Armaturae
browser-jugula-hand = Main
browser-jugula-deck = Pioche
browser-jugula-deck-says = Dans votre pioche, dans un ordre que personne ne connaît : { $cards }.
browser-jugula-used = Défausse
browser-jugula-prima = Prima
browser-jugula-prima-says = Les cartes Prima Jugula que vous n’avez pas encore prises.
browser-jugula-played = jouée
browser-jugula-no-cards = aucune carte
browser-jugula-combat = valeur de combat
browser-jugula-use-name = { $use ->
    [move] déplacer
    [attack] attaquer
    [vox] Vox Populi
    [draw] piocher
    [prima] Prima
   *[text] texte
}
browser-jugula-use = { $use ->
    [move] Déplacer { $count }
    [attack] Attaquer { $count }
    [vox] Vox { $count }
    [draw] Piocher { $count }
    [prima] Prima { $count }
   *[text] Texte
}
browser-jugula-which-use = { $card } : pour lequel de ses usages ?
browser-jugula-where-goes = Où va { $man }, et tourné dans quelle direction ?
browser-jugula-which-commit = { $role ->
    [attacker] Vous attaquez : quelle carte de combat engagez-vous ?
   *[defender] On vous attaque : quelle carte de combat engagez-vous ?
}
browser-jugula-top = Dessus de la pioche
browser-jugula-other-card = Une autre carte
browser-jugula-other-man = Un autre gladiateur
browser-jugula-all-attacks = Toutes les attaques
browser-jugula-not-now = Impossible pour l’instant.
browser-jugula-card-line = déplacer { $move } · attaquer { $attack } · vox { $vox } · piocher { $draw } · prima { $prima } · combat { $combat }
browser-jugula-card-value = valeur { $value }
browser-jugula-likely = { $word ->
    [succeeds] succès
    [wounds] { $hurt ->
        [out] à terre
       *[wound] blessure
    }
    [catches] succès
   *[other] tient
}
browser-jugula-harm = { $hurt ->
    [out] à terre { $chance }
   *[wound] blessure { $chance }
}
browser-jugula-attacks = { $man } attaque { $target }
browser-jugula-hinders = { $man } tente d’entraver { $target }
browser-jugula-shoves = { $man } pousse { $target }
browser-jugula-against = { $attack } contre { $defence }
browser-jugula-to = contre
browser-jugula-points-of-movement = PM
browser-jugula-cell-cost = { $cost ->
    [one] Possible : { $cost } point de mouvement.
   *[other] Possible : { $cost } points de mouvement.
}
browser-jugula-do-place = { $man } en { $square }, tourné { $facing }
browser-jugula-do-move = { $man } en { $square }, tourné { $facing }
browser-jugula-do-turn = { $man } se tourne { $facing }
browser-jugula-fight = Le combat
browser-jugula-part-attack = { $part ->
    [value] ATT
    [harassed] Harcèlement
    [dusted] Pulvis
    [zone] { $zone ->
        [1] de flanc
        [2] d’arrière
       *[3] de dos
    }
    [vox] Vox Populi
    [text] texte de la carte
   *[threats] menacé
}
browser-jugula-part-defence = { $part ->
    [value] DEF
    [harassed] Harcèlement
    [dusted] Pulvis
    [bow] distance de l’arc
    [massive] Massif, pas de front
    [testudo] Testudo
    [token] entravé
   *[threats] menacé
}
browser-jugula-card-down = Carte cachée
browser-jugula-card-none = Plus de carte
browser-jugula-before-cards = Sans cartes
browser-jugula-total = Total
browser-jugula-threshold = { $outcome ->
    [repelled] inférieur
    [equal] égal
    [pushed] supérieur
    [wounded] double
    [out] quadruple
   *[hindered] supérieur
}
browser-jugula-threshold-result = { $outcome ->
    [repelled] sa Vox +1
    [equal] rien
    [pushed] repoussé
    [wounded] blessé
    [out] à terre
   *[hindered] entravé
}
browser-jugula-verdict = { $what ->
    [pushed] { $name } est repoussé.
    [stood] { $name } tient bon : Murus.
    [hindered] { $name } est entravé.
    [wounded] { $cornered ->
        [yes] { $name } ne peut pas reculer et est blessé.
       *[no] { $pushed ->
            [yes] { $name } est repoussé et blessé.
           *[no] { $name } est blessé.
        }
    }
    [felled] { $cornered ->
        [yes] { $name } ne peut pas reculer : blessé une seconde fois, il est mis à terre.
       *[no] { $pushed ->
            [yes] { $name } est repoussé : blessé une seconde fois, il est mis à terre.
           *[no] { $name } est mis à terre.
        }
    }
    [equal] Égalité : rien ne se passe.
   *[repelled] { $name } résiste, et la foule est avec lui : Vox Populi +1.
}
browser-jugula-vox-level = Vox Populi { $level } sur 10
browser-jugula-now-vox = Vous êtes à { $level } : { $bonus } à vos attaques, { $limit } cartes à la fin de votre tour.
browser-jugula-fact-hand = Main { $count }/{ $limit }
browser-jugula-fact-deck = Pioche { $count }
browser-jugula-fact-prima = Prima { $count }
browser-jugula-fact-vox = Vox { $level } : attaque { $bonus }
browser-jugula-withdrawn = Retiré
browser-jugula-now = Manche { $round } sur { $rounds }
browser-jugula-now-munus = Partie { $match } sur { $matches }, manche { $round }
browser-jugula-places-square = Case
browser-jugula-places-what = Qui s’y tient
browser-jugula-places-choose = Choix
browser-jugula-phase-familia = Familia
browser-jugula-phase-deployment = Déploiement
browser-jugula-phase-card = Carte
browser-jugula-phase-use = Usage
browser-jugula-phase-combat = Combat
browser-jugula-phase-limit = Limite de main
browser-jugula-rule-of-armatura = La familia
browser-jugula-rule-of-place = Déploiement
browser-jugula-rule-of-play = Une carte et son usage
browser-jugula-rule-of-mover = Qui se déplace
browser-jugula-rule-of-move = Mouvement
browser-jugula-rule-of-attack = Attaque
browser-jugula-rule-of-commit = Cartes de combat
browser-jugula-rule-of-prima = Prima Jugula
browser-jugula-rule-of-discard = Limite de main
browser-jugula-why-armatura = Toutes différentes. Les nombres du bas sont ceux du côté blessé ; chaque trait s’explique lui-même.
browser-jugula-why-place = Touchez une case éclairée de votre zone, puis choisissez son orientation.
browser-jugula-why-play = Une carte par tour, pour un de ses usages. Elle rejoint votre défausse à la fin.
browser-jugula-why-mover = Touchez un gladiateur, puis où il va et comment il s’y tourne.
browser-jugula-why-move = Touchez une case éclairée, puis choisissez son orientation.
browser-jugula-why-commit = Les deux sont retournées ensemble. Seule compte la valeur de combat.
browser-jugula-why-prima = Les autres vont sous la pile.
browser-jugula-why-discard = La Vox Populi dit combien de cartes vous pouvez garder.
browser-jugula-play-size = Gladiateurs
browser-jugula-play-familia = Choix
browser-jugula-play-order = Ordre
browser-jugula-play-goal = But
browser-jugula-play-rounds = Manches
browser-jugula-play-munus = Série
browser-jugula-play-threat = Menace
browser-jugula-play-front_cost = Quitter un front
browser-jugula-play-prima = Cartes Prima
browser-jugula-group-familia = Familiae
browser-jugula-group-familia-note = combien de gladiateurs, comment on les choisit, qui commence
browser-jugula-group-end = Fin de la partie
browser-jugula-group-end-note = but, manches, série de parties
browser-jugula-group-variants = Variantes
browser-jugula-group-variants-note = autres lectures des règles
browser-jugula-how = Vous menez une familia de quatre gladiateurs. À votre tour vous jouez une carte pour un de ses six usages : son texte, déplacer, attaquer, la faveur de la foule, de nouvelles cartes, ou une carte plus forte. D’où l’on frappe compte plus que la force du coup.
browser-jugula-help-keys-note = les flèches tournent un gladiateur quand une case est visée, Entrée l’y envoie, Échap revient en arrière.
browser-jugula-help-turn = Votre tour
browser-jugula-help-turn-note = Jouez une carte de votre main pour un de ses usages. La dernière carte ne peut se jouer que pour piocher.
browser-jugula-help-use = { $use ->
    [move] Déplacer : autant de vos gladiateurs, chacun un mouvement complet.
    [attack] Attaquer : autant de vos gladiateurs, une attaque chacun.
    [vox] Vox Populi : la faveur de la foule monte.
    [draw] Piocher : autant de cartes de votre pioche.
    [prima] Prima : une des trois cartes plus fortes du dessus de la pile vient en main.
   *[text] Texte : ce que dit la carte elle-même.
}
browser-jugula-help-around = Front, flanc, arrière, dos
browser-jugula-help-around-note = Une attaque de flanc gagne 1, d’arrière 2, de dos 3. La case hachurée droit devant est la zone de danger : qui s’y tient ne peut que se tourner vers l’ennemi et reculer.
browser-jugula-help-move = Mouvement
browser-jugula-help-move-note = Un pas droit devant coûte 1 point de mouvement, tout autre pas 2 ; se tourner avant un pas est gratuit, se tourner sur place coûte 1. Quitter le front d’un ennemi coûte 1 de plus.
browser-jugula-help-fight = Un combat
browser-jugula-help-fight-note = Chacun additionne ses valeurs, ce qui l’aide et ce qui le gêne, et une carte de combat engagée en secret. Le total de l’attaquant contre celui du défenseur :
browser-jugula-help-traits = Traits
browser-jugula-help-trait = { $trait ->
    [allonge] Allonge : ses attaques portent plus loin.
    [entrave] Entrave : au lieu de frapper il peut entraver un ennemi.
    [arc] Arc : il tire, mais jamais sur un voisin ; la distance protège la cible.
    [harcelement] Harcèlement : qui se tient sur sa case de danger est affaibli.
    [massif] Massif : il ne frappe que droit devant, et il est faible de côté et de dos.
   *[stoique] Stoïque : on ne peut l’entraver, et aucune menace ne l’affaiblit.
}
browser-jugula-help-vox = Vox Populi
browser-jugula-help-vox-note = Plus la foule est avec vous, plus vos attaques sont fortes et plus vous gardez de cartes. Un défenseur qui repousse une attaque gagne 1.

## The balance of the game

jugula-balance-armatura = Armatura
jugula-balance-card = Carte
jugula-balance-ending = Fin
jugula-balance-ending-name = { $ending ->
    [goal] but atteint
    [last] dernière familia
   *[rounds] limite de manches
}
jugula-balance-use-text = Texte
jugula-balance-use-move = Mouv.
jugula-balance-use-attack = Att.
jugula-balance-use-vox = Vox
jugula-balance-use-draw = Pioche
jugula-balance-use-prima = Prima
