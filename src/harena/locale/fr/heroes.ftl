# Heroes of the Colosseum. Gladiators go by their names, which need no article. $seat is a player,
# with $seat-is "you" for the reader.

heroes-title = Heroes of the Colosseum
heroes-about =
    De un à cinq joueurs dirigent des gladiateurs à sept parties du corps, les uns contre les autres ou contre
    des gladiateurs que le jeu mène selon ses propres tables.
heroes-aim = Un camp gagne quand nul ennemi ne peut lutter : tué, sans connaissance, sans défense, rendu.
heroes-welcome =
    Créez votre gladiateur, entrez dans la zone d’un ennemi, manœuvrez, attaquez. 1, 2 ou 3 sur un dé est un succès.
    Les dés bonus aident à tout test et sont perdus une fois lancés ; reposez-vous loin des ennemis pour en reprendre.

## Names

heroes-style = { $style ->
    [dimachaerus] Dimachaerus
    [hoplomachus] Hoplomachus
    [murmillo] Murmillo
    [retiarius] Retiarius
    [secutor] Secutor
   *[thraex] Thraex
}
heroes-signature = { $signature ->
    [slow_to_react] Réflexes lents
    [slow] Lenteur
    [brawler] Bagarre
    [agile] Agilité
    [strong] Vigueur
    [frenzy] Fureur
    [steady] Aplomb
    [swordsman] Maîtrise de l’épée
   *[none] aucun trait
}
heroes-signature-means = { $signature ->
    [slow_to_react] un dé de moins en attaque, total −1
    [slow] 1 de moins pour l’ordre, total −1
    [brawler] un dé de plus à chaque nouveau test, total +1
    [agile] un dé de plus en manœuvre, total +1
    [strong] trois dés bonus de plus, total +2
    [frenzy] au moins un dé bonus à chaque attaque, total −1
    [steady] reste debout la première fois, total +2
    [swordsman] avec une épée deux lancers pour la localisation, total +2
   *[none] rien
}
heroes-size = { $size ->
    [small] petite
    [slight] menue
    [average] moyenne
    [large] grande
    [very_large] très grande
   *[giant] gigantesque
}
heroes-part = { $part ->
    [head] tête
    [left_arm] bras gauche
    [chest] poitrine
    [right_arm] bras droit
    [belly] ventre
    [left_leg] jambe gauche
   *[right_leg] jambe droite
}
heroes-item = { $item ->
    [sword] l’épée
    [spear] la lance
    [trident] le trident
    [small_shield] le petit bouclier
    [large_shield] le grand bouclier
   *[net] le filet
}
heroes-gear = { $item ->
    [sword] épée
    [spear] lance
    [trident] trident
    [small_shield] petit bouclier
    [large_shield] grand bouclier
   *[net] filet
}
heroes-hand = { $side ->
    [left] main gauche
   *[right] main droite
}
heroes-attribute = { $attribute ->
    [savvy] Ruse
    [strength] Force
   *[speed] Vitesse
}

## Questions

heroes-ask-gender = { $stars ->
    [one] Votre gladiateur est-il un homme ou une femme ?
   *[other] Le gladiateur { $number } sur { $stars } est-il un homme ou une femme ?
}
heroes-ask-hand = De quelle main combat { $who } ?
heroes-ask-signature = Quel trait a { $who } ?
heroes-ask-second = Lancer pour un second trait ? Il faudra le garder.
heroes-ask-build = Comment se répartissent les points de { $who } ?
heroes-ask-primary = Quel est le meilleur style de { $who } ?
heroes-ask-secondary = Quel autre style connaît { $who } ?
heroes-ask-style = Dans quel style combat { $who } cette fois ?
heroes-ask-opponent = Contre quel style combat { $who } ?
heroes-ask-action = Que fait { $who } ?
heroes-ask-zone = Où va { $who } ?
heroes-ask-pick = Que ramasse { $who } ?
heroes-ask-target = { $deed ->
    [fight] Contre qui combat { $who } ?
    [toss] Quelle est la cible du filet de { $who } ?
    [throw] Quelle est la cible de l’arme de { $who } ?
   *[sand] Quelle est la cible du sable de { $who } ?
}
heroes-ask-weapon = Quelle arme jette { $who } ?
heroes-ask-bonus = { $test ->
    [manoeuvre] { $who } manœuvre contre { $foe }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } contre { $theirs }.
    [net_toss] Le filet entre { $who } et { $foe }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } contre { $theirs }.
   *[attack] { $attacks ->
        [yes] { $who } attaque { $foe }, { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } contre { $theirs }.
       *[no] { $who } se défend contre { $foe }, { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } contre { $theirs }.
    }
} { $held ->
    [one] Combien de dés bonus ? Il y en a { $held }.
   *[other] Combien des { $held } dés bonus ?
}
heroes-ask-opening = { $who } trouve une belle ouverture. Pour quoi faire ?
heroes-ask-location = Où frappe { $who } ?
heroes-ask-star_power = { $damage ->
    [one] { $who } subirait { $damage } point de dégâts. Lancer l’Aura de vedette, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ?
   *[other] { $who } subirait { $damage } points de dégâts. Lancer l’Aura de vedette, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ?
}

## Options

heroes-option-gender = { $gender ->
    [man] un homme
   *[woman] une femme : Force 1 de moins, plus petite, 2 dés bonus de plus
}
heroes-option-hand = { $handed ->
    [right] la droite
   *[left] la gauche
}
heroes-option-signature = { heroes-signature } : { heroes-signature-means }
heroes-option-second = { $yes ->
    [yes] lancer
   *[no] non
}
heroes-option-build = Ruse { $savvy }, Force { $strength }, Vitesse { $speed }
heroes-option-primary = { heroes-style }
heroes-option-secondary = { $secondary ->
    [dimachaerus] Dimachaerus
    [hoplomachus] Hoplomachus
    [murmillo] Murmillo
    [retiarius] Retiarius
    [secutor] Secutor
    [thraex] Thraex
   *[none] aucun
}
heroes-option-style = { heroes-style }
heroes-option-opponent = { heroes-style }
heroes-option-action = { $action ->
    [fight] combattre
    [move] se déplacer
    [rest] se reposer et reprendre des dés bonus
    [toss] lancer le filet
    [throw] jeter une arme
    [sand] jeter du sable
    [switch] changer de main et récupérer
    [destroy] détruire le filet qui a manqué
    [clear] s’essuyer les yeux
    [stand] se relever
    [roll] rouler à l’écart
    [escape] sortir du filet
    [drop] d’abord lâcher ce que tient la { heroes-hand }
    [pick] d’abord ramasser { heroes-item } de la { heroes-hand }
   *[surrender] se rendre
}
heroes-option-zone = { $zone }
heroes-option-pick = { $picking ->
    [none] rien
   *[item] { heroes-item } de la { heroes-hand }
}
heroes-option-target = { $gladiator }
heroes-option-weapon = celle de la { heroes-hand }
heroes-option-bonus = { $count }
heroes-option-opening = { $opening ->
    [bash] Coup de bouclier : deux dés de plus, mais sans bouclier si le coup revient
    [advantage] Avantage : un dé de plus
   *[plain] rien
}
heroes-option-location = { $total } : { heroes-part }
heroes-option-star_power = { $yes ->
    [yes] tout lancer
   *[no] non
}

## Odds

heroes-odds-attack = attaque
heroes-odds-attack-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-better = de deux
heroes-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-nothing = rien
heroes-odds-nothing-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-defend = défense
heroes-odds-defend-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-hit = touche
heroes-odds-hit-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-again = encore
heroes-odds-again-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-turned = contre-attaque
heroes-odds-turned-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-freed = hors du filet
heroes-odds-freed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-struck = reçoit
heroes-odds-struck-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-ensnare = pris au filet
heroes-odds-ensnare-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-keep = filet gardé
heroes-odds-keep-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-miss = manqué
heroes-odds-miss-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## What a choice comes to

heroes-foretold = { $word ->
    [recovers] { $count ->
        [0] aucun dé bonus à reprendre
       *[other] puis { $bonus ->
            [one] { $bonus } dé bonus
           *[other] { $bonus } dés bonus
        }
    }
    [clears] un dé contre la Ruse
    [appeals] grâce, par la foule ou l’Empereur
    [enemies] ennemis là-bas : en combattre un
    [goes] { $kind ->
        [center] le Centre, où un appel va mieux
        [wall] le Mur, où un appel va moins bien
       *[heart] le Cœur
    }
    [stopped] le bouclier l’arrête
    [wounds] { $knocks ->
        [yes] points de dégâts, et à terre
       *[no] points de dégâts
    }
    [becomes] puis Ruse { $savvy }, Force { $strength }, Vitesse { $speed }, { $bonus ->
        [one] { $bonus } dé bonus
       *[other] { $bonus } dés bonus
    }
    [throws] { heroes-item }
    [defies] qu’il ne reste aucun dégât
    [tosses] pris au filet : { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $theirs }
    [hits] touché : { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $theirs }
    [blinds] du sable dans les yeux : { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $theirs }
    [strikes] touché : { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $theirs }
    [contest] plus de succès : { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $theirs }
   *[fights] pour attaquer : { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } contre { $theirs }
}
heroes-foretold-figure = { $word ->
    [recovers] { $count ->
        [0] {""}
       *[other] +{ $count }
    }
    [wounds] −{ $damage }
    [enemies] { $count }
    [goes] {""}
    [stopped] 0
    [becomes] {""}
    [throws] {""}
   *[other] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
}

## What has happened

heroes-event-lot_cast = { $fatal ->
    [yes] Le sort est jeté : { $one } et { $two }. Ce combat est à mort.
   *[no] Le sort est jeté : { $one } et { $two }. La grâce pourra être demandée.
}
heroes-event-began = { $fatal ->
    [yes] Les jeux commencent, à mort.
   *[no] Les jeux commencent.
}
heroes-event-named = { $seat-is ->
    [you] Votre gladiateur a pour nom { $gladiator }.
   *[other] Le gladiateur de { $seat } a pour nom { $gladiator }.
}
heroes-event-sized = { $gladiator } combat de la main { $handed ->
    [left] gauche
   *[right] droite
} ; taille { heroes-size } ({ $one } et { $two }).
heroes-event-signed = { $gladiator } : { heroes-signature }.
heroes-event-signed_again = { $gladiator } lance { $one } et { $two } : { heroes-signature }.
heroes-event-built = { $gladiator } a Ruse { $savvy }, Force { $strength }, Vitesse { $speed }.
heroes-event-trained = { $gladiator } s’entraîne comme { heroes-style }.
heroes-event-trained_too = { $gladiator } sait aussi combattre comme { heroes-style }.
heroes-event-armed = { $gladiator } se présente comme { heroes-style } : Ruse { $savvy }, Force { $strength }, Vitesse { $speed }, { $bonus ->
    [one] { $bonus } dé bonus
   *[other] { $bonus } dés bonus
}, { $total } points en tout.
heroes-event-challenged = { $gladiator } affrontera un { heroes-style }.
heroes-event-recruited = De la réserve vient { $gladiator }, { heroes-style } : Ruse { $savvy }, Force { $strength }, Vitesse { $speed }, { heroes-signature }, { $bonus ->
    [one] { $bonus } dé bonus
   *[other] { $bonus } dés bonus
}, { $total } points en tout.
heroes-event-entered = { $gladiator } entre en { $zone }.
heroes-event-turn_began = Tour { $turn }
heroes-event-order_rolled = { $gladiator } lance { $face } pour l’ordre : { $total }.
heroes-event-ordered = Ordre : { $gladiator }.
heroes-event-acts = C’est à { $gladiator }.
heroes-event-considered = { $passed ->
    [yes] { $gladiator } lance { $face } contre Ruse { $savvy } : réussi.
   *[no] { $gladiator } lance { $face } contre Ruse { $savvy } : manqué.
}
heroes-event-moved = { $gladiator } va de { $start } à { $zone }.
heroes-event-rolled_away = { $gladiator } roule de { $start } à { $zone }.
heroes-event-sidestepped = { $side ->
    [left] { $gladiator } lance { $face } et s’écarte à gauche.
   *[right] { $gladiator } lance { $face } et s’écarte à droite.
}
heroes-event-rested = { $gladiator } se repose : { $bonus ->
    [one] { $bonus } dé bonus
   *[other] { $bonus } dés bonus
}.
heroes-event-stood = { $gladiator } se relève : { $bonus ->
    [one] { $bonus } dé bonus
   *[other] { $bonus } dés bonus
}.
heroes-event-freed = { $gladiator } sort du filet et se relève.
heroes-event-struggled = { $gladiator } ne parvient pas à sortir du filet.
heroes-event-dropped = { $gladiator } lâche { heroes-item }.
heroes-event-picked = { $gladiator } ramasse { heroes-item } de la { heroes-hand }.
heroes-event-switched = { $gladiator } prend { heroes-item } dans la { heroes-hand }.
heroes-event-faced = { $gladiator } affronte { $foe }.
heroes-event-selected = { $gladiator } lance les dés bonus ({ $face }) et en utilise { $used }.
heroes-event-rolled = { $gladiator } lance { $face } : { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
}{ $used ->
    [0] .
    [one] , avec 1 dé bonus.
   *[other] , avec { $used } dés bonus.
}
heroes-event-no_opening = { $gladiator } et { $foe } ne trouvent pas d’ouverture.
heroes-event-weighed = { $passed ->
    [yes] { $gladiator } lance { $face } contre Ruse { $savvy } et frappe du bouclier.
   *[no] { $gladiator } lance { $face } contre Ruse { $savvy } et prend l’Avantage.
}
heroes-event-attacked = { $opening ->
    [bash] { $gladiator } charge { $foe } de son bouclier.
    [advantage] { $gladiator } attaque { $foe } avec l’Avantage.
   *[plain] { $gladiator } attaque { $foe }.
}
heroes-event-even = { $gladiator } et { $foe } sont à égalité : encore une fois.
heroes-event-counterstruck = Contre-attaque ! { $gladiator } attaque maintenant { $foe }.
heroes-event-faded = { $gladiator } et { $foe } se séparent.
heroes-event-tossed = { $gladiator } fait tournoyer le filet vers { $foe }.
heroes-event-net_kept = { $gladiator } ne trouve pas le moment de lancer.
heroes-event-net_missed = { $gladiator } manque { $foe } ; le filet gît en { $zone }.
heroes-event-ensnared = Le filet de { $gladiator } se referme sur { $foe }.
heroes-event-destroyed = { $gladiator } détruit le filet.
heroes-event-threw = { $gladiator } jette { heroes-item } sur { $foe }.
heroes-event-missed = { $gladiator } manque son coup ; { heroes-item } tombe en { $zone }.
heroes-event-kicked = { $gladiator } jette du sable à { $foe }.
heroes-event-blinded = { $gladiator } a du sable dans les yeux : Ruse 1 de moins.
heroes-event-unharmed = { $gladiator } se détourne à temps.
heroes-event-cleared = { $passed ->
    [yes] { $gladiator } lance { $face } contre Ruse { $savvy } et voit de nouveau.
   *[no] { $gladiator } lance { $face } contre Ruse { $savvy } et ne voit toujours pas.
}
heroes-event-hit = { $gladiator } touche { $foe } avec Impact { $impact }.
heroes-event-located = { $gladiator } lance { $one } et { $two } : { heroes-part }.
heroes-event-stopped = Le bouclier de { $gladiator } arrête le coup ({ heroes-part }).
heroes-event-struck = Impact { $impact }, arme { $force }, armure { $armour } : { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
} de dégâts à { $foe } ({ heroes-part }).
heroes-event-defied = { $gladiator } lance l’Aura de vedette ({ $face }) : { $damage ->
    [0] il ne reste aucun dégât.
    [one] il reste 1 point de dégâts.
   *[other] il reste { $damage } points de dégâts.
}
heroes-event-wounded = { $gladiator } reçoit une blessure : { heroes-part } à { $left }.
heroes-event-weakened = { $gladiator } : { heroes-attribute } tombe à { $left }.
heroes-event-steadied = { $gladiator } vacille mais reste debout.
heroes-event-knocked_down = { $gladiator } tombe à terre.
heroes-event-arm_lost = { $gladiator } ne peut plus se servir du { heroes-part }.
heroes-event-collapsed = { $alive ->
    [yes] { $gladiator } lance { $face } contre Force { $strength } et perd connaissance.
   *[no] { $gladiator } lance { $face } contre Force { $strength } : Coup mortel.
}
heroes-event-crippled = { $gladiator } ne peut plus tenir debout.
heroes-event-surrendered = { $gladiator } se rend.
heroes-event-appealed = { $gladiator } en appelle à la foule avec { $value } : { $one } et { $two }. { $verdict ->
    [mercy] Grâce !
    [undecided] La foule regarde l’Empereur.
   *[death] À mort !
}
heroes-event-implored = Dés réussis par l’Empereur : { $his } sur deux, { $three } et { $four } contre { $mind } ; par { $gladiator } : { $own }, { $one } et { $two } contre { $savvy }.
heroes-event-hesitated = L’Empereur hésite : { $mercy } pour { $gladiator } contre { $doubt }.
heroes-event-spared = { $gladiator } obtient la grâce.
heroes-event-executed = Pas de grâce pour { $gladiator } : c’est la mort.
heroes-event-killed = { $foe } a tué { $gladiator }.
heroes-event-diludium = L’arbitre appelle une pause : plus personne n’a de dé bonus.
heroes-event-refreshed = { $gladiator } revient en { $zone } avec { $bonus ->
    [one] { $bonus } dé bonus
   *[other] { $bonus } dés bonus
}.
heroes-event-lots_drawn = { $gladiator } tire { $face }.
heroes-event-dismissed = Renvoyés debout : { $gladiator }. { $why ->
    [turns] Les tours sont finis : c’est un match nul.
   *[spent] Une seconde pause était due : c’est un match nul.
}
heroes-event-won = Victoire : { $gladiator }.

## The rule behind a choice

heroes-rule-gender = Une femme a Force 1 de moins, 2 de moins au lancer de taille et 2 dés bonus de plus (3.3.1.1).
heroes-rule-hand = Pour un gaucher, la gauche et la droite s’échangent partout (2.4.4).
heroes-rule-signature = Un trait quelconque, ou aucun (3.5.1). Ses points ne comptent que dans le total (3.5.4).
heroes-rule-second = Deux dés, et le résultat doit être gardé ; deux fois le même trait est sans effet (3.5.2).
heroes-rule-build = Tous les points, et le plus haut au plus 2 au-dessus du plus bas ; la taille et le sexe viennent après (3.6.4.1, 3.4.1).
heroes-rule-primary = Le style dit ce que l’on porte et ce que l’on tient (3.8.0.2).
heroes-rule-secondary = Dans le style secondaire la Ruse est 1 de moins (3.8.0.1).
heroes-rule-style = Dans le style secondaire la Ruse est 1 de moins pour ce combat (3.8.0.1).
heroes-rule-opponent = N’importe quel style contre n’importe quel autre (4.1.1).
heroes-rule-action = Une chose au lieu de bouger, ou un déplacement ; près des ennemis on combat ou on part (5.2.3.1, 5.2.4.1). Lâcher et ramasser ne coûtent rien (3.10.0.2, 3.10.6.1).
heroes-rule-zone = Une zone dans n’importe quelle direction, s’il y a de la place ; près d’un ennemi il faut combattre (5.2.2.1, 5.2.4.3).
heroes-rule-pick = Un objet par tour, d’une main vide, là où il n’y a pas d’ennemi (3.10.6.1).
heroes-rule-target = On combat un ennemi de sa zone (5.3.0.1) ; filet, armes et sable vont à un ennemi d’une zone voisine (5.3.1.1, 5.4.8.1, 5.4.9.0.1).
heroes-rule-weapon = Avec une arme dans chaque main vous pouvez jeter l’une ou l’autre (3.10.0.3). Elle touche comme à deux mains (5.4.8.2).
heroes-rule-bonus = Autant que vous voulez, et ils sont perdus une fois lancés (3.7.2.1). Deux joueurs choisissent en secret (3.7.2.2). Le repos les ramène jusqu’à la Force (3.7.1.1).
heroes-rule-opening = Deux succès de plus donnent l’Avantage ; avec un grand bouclier vous pouvez frapper du bouclier (5.3.0.4, 5.4.5.1).
heroes-rule-location = La Maîtrise de l’épée, avec une épée, choisit entre deux lancers (5.4.1.1).
heroes-rule-star_power = Chaque succès retire 1 aux dégâts, chaque 6 est perdu pour le combat (3.2.1.2).

## Why something cannot be chosen

heroes-refusal-not-possible-now = Ce n’est pas possible maintenant.
heroes-refusal-not-the-points = Ce ne sont pas vos points, ou ils sont trop écartés (3.6.4.1).
heroes-refusal-points-left = Il reste des points à répartir (3.6.4.1).
heroes-refusal-points-over = C’est trop de points (3.6.4.1).
heroes-refusal-too-far-apart = Le plus haut dépasse le plus bas de plus de 2 (3.6.4.1).
heroes-refusal-same-style = C’est déjà le style principal (3.8.0.1).
heroes-refusal-not-your-style = Ce n’est aucun des deux styles (3.8.0.1).
heroes-refusal-must-surrender = Sans l’usage des bras il ne reste que la reddition (6.3.1).
heroes-refusal-to-the-death = À mort il n’y a pas de reddition (6.9.1).
heroes-refusal-nothing-to-drop = Rien à lâcher là, ou quelque chose a déjà été ramassé (3.10.0.2).
heroes-refusal-not-blinded = Il n’y a pas de sable dans les yeux (5.4.9.1.2).
heroes-refusal-nobody-to-fight = Aucun ennemi n’est dans cette zone (5.3.0.1).
heroes-refusal-in-the-net = Pas dans le filet (5.3.4.1, 5.3.4.2).
heroes-refusal-lying = Pas à terre (5.4.6.1).
heroes-refusal-standing = Déjà debout et sans filet (5.4.6.1).
heroes-refusal-beside-enemies = Près des ennemis on ne peut que combattre ou partir (5.2.4.1).
heroes-refusal-nothing-to-do-it-with = Pas de cible, ou rien pour le faire (5.2.3.1).
heroes-refusal-not-to-be-picked = Cela ne se ramasse pas ici (3.10.6.1).
heroes-refusal-not-a-target = Ce n’est pas une cible (5.3.0.1, 5.3.1.1, 5.4.8.1).
heroes-refusal-no-weapon-there = Il n’y a pas d’arme dans cette main (3.10.0.3).
heroes-refusal-not-so-many = De ce que vous devez à ce que vous avez (3.7.2.1).
heroes-refusal-not-rolled = Cela n’a pas été lancé (5.4.1.1).
heroes-refusal-zone-too-far = Cette zone n’est pas voisine (5.2.2.1).
heroes-refusal-zone-full = Ils sont déjà quatre dans cette zone (2.6.0.1).
heroes-refusal-zone-occupied = Dans le filet on ne roule que là où il n’y a pas d’ennemi (5.3.4.2).

## Options of play

heroes-play-mode = Qui combat qui.
heroes-play-mode-usual = en solo contre le jeu, à plusieurs face à face
heroes-play-mode-solo = une personne contre le jeu
heroes-play-mode-same_side = tous les joueurs contre le jeu
heroes-play-mode-head_to_head = deux équipes
heroes-play-mode-free_for_all = chacun contre tous
heroes-play-arena = Où l’on combat.
heroes-play-arena-campana = la petite arène
heroes-play-arena-flavia = la grande arène
heroes-play-gates = Par quelles portes entrent les deux camps.
heroes-play-gates-west_east = ouest et est
heroes-play-gates-north_south = nord et sud
heroes-play-gladiators_per_seat = Combien de gladiateurs dirige chaque joueur ; un camp en a huit au plus.
heroes-play-ap_budget = De combien de points est fait un gladiateur.
heroes-play-star_power = Si les vedettes peuvent lancer des dés contre les dégâts.
heroes-play-star_power-true = oui
heroes-play-star_power-false = non
heroes-play-to_the_death = Si le combat est sans grâce.
heroes-play-to_the_death-no = non
heroes-play-to_the_death-yes = oui
heroes-play-to_the_death-roll = à deux dés, un 7 est oui
heroes-play-npg_style = Quels styles ont les gladiateurs du jeu.
heroes-play-npg_style-traditional = adversaires traditionnels, par un dé
heroes-play-npg_style-chosen = ceux que nomment les joueurs
heroes-play-npg_allies = Combien de gladiateurs du jeu sont du côté des joueurs ; chacun amène un adversaire de plus.
heroes-play-second_signature = Si un second trait peut être lancé.
heroes-play-second_signature-allowed = oui
heroes-play-second_signature-off = non
heroes-play-snare_stack = Comment comptent ensemble être à terre et être pris au filet.
heroes-play-snare_stack-add = les deux
heroes-play-snare_stack-larger_only = le plus grand seulement
heroes-play-signature_ap = Où comptent les points des traits.
heroes-play-signature_ap-everywhere = partout
heroes-play-signature_ap-fame_only = pour la Renommée seulement
heroes-play-turn_limit = Après combien de tours le combat est nul ; à mort, ce sont les plus blessés qui meurent.

## Tables and panels

heroes-turn-of = Tour { $turn } sur { $turns }
heroes-panel-npg = le jeu
heroes-panel-down = à terre
heroes-panel-ensnared = dans le filet
heroes-panel-blinded = sable dans les yeux
heroes-panel-dead = a perdu la vie
heroes-panel-executed = mis à mort
heroes-panel-spared = a obtenu la grâce
heroes-panel-unarmed = sans arme
heroes-card = { $gladiator } ({ $player }), { heroes-style } : Ruse { $savvy }, Force { $strength }, Vitesse { $speed }, { $bonus ->
    [one] { $bonus } dé bonus
   *[other] { $bonus } dés bonus
}
heroes-parts = tête { $head }, bras { $left_arm }/{ $right_arm }, poitrine { $chest }, ventre { $belly }, jambes { $left_leg }/{ $right_leg }
heroes-result-won = { $seat-is ->
    [you] Vous avez gagné.
   *[other] { $seat } a gagné.
}
heroes-result-together = { $names } ont gagné.
heroes-result-killed = { $gladiator } a perdu la vie.
heroes-result-draw = Renvoyés debout : personne n’a gagné.
heroes-result-lost = Les gladiateurs du jeu ont gagné.

## Odds of two gladiators

heroes-table-method = Chances exactes avec tant de dés bonus. L’autre est un gladiateur du jeu avec tous ses dés bonus, et utilise ceux que ses propres dés désignent. La Maîtrise de l’épée choisit entre deux lancers comme un gladiateur du jeu : ce qu’aucun bouclier n’arrête, puis la moindre armure, puis les parties vitales.
heroes-table-manoeuvre = Manœuvre de { $own } contre { $other }, à son tour
heroes-table-net = Lancer de filet de { $own } sur { $other }
heroes-table-attack = Attaque de { $own } sur { $other }, sans Avantage
heroes-table-advantage = Attaque de { $own } sur { $other }, avec Avantage
heroes-table-bash = Attaque de { $own } sur { $other }, avec Coup de bouclier
heroes-table-defence = Défense de { $own } contre { $other }
heroes-table-location = Où tombe un coup de { $other } sur { $own }
heroes-table-of-dice = dés bonus
heroes-table-of-part = partie
heroes-table-of-chance = chance
heroes-table-of-stopped = dont arrêté
heroes-table-pairings = Victoires de la ligne contre la colonne en pour cent, { $matches ->
    [one] { $matches } combat
   *[other] { $matches } combats
} chacune entre gladiateurs du jeu à 4/4/4, avec l’intervalle à 95 % ; le reste sont des nuls et des défaites.
heroes-table-blow = Ce qu’un coup de { $own } fait à { $other } indemne, selon l’Impact sans celui de l’arme
heroes-table-played = { $own } contre { $other }, { $matches ->
    [one] { $matches } combat
   *[other] { $matches } combats
} entre gladiateurs du jeu : gagnés { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (intervalle à 95 % de { NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), nuls { NUMBER($drawn, style: "percent", maximumFractionDigits: 1) }.
heroes-table-label-part = { heroes-part }
heroes-table-of-attack = { heroes-odds-attack }
heroes-table-of-better = { heroes-odds-better }
heroes-table-of-nothing = { heroes-odds-nothing }
heroes-table-of-defend = { heroes-odds-defend }
heroes-table-of-ensnare = { heroes-odds-ensnare }
heroes-table-of-keep = { heroes-odds-keep }
heroes-table-of-miss = { heroes-odds-miss }
heroes-table-of-hit = { heroes-odds-hit }
heroes-table-of-again = { heroes-odds-again }
heroes-table-of-turned = { heroes-odds-turned }
heroes-table-of-struck = { heroes-odds-struck }
heroes-table-of-impact = Impact
heroes-table-of-shielded = arrêté par le bouclier
heroes-table-of-hurt = blessé
heroes-table-of-knocked = renversé
heroes-table-of-broken = une partie à 0
heroes-table-of-vital = tête, poitrine ou ventre à 0
heroes-table-shield = Ce qu’un bouclier arrête, de tous les lancers pour l’endroit touché
heroes-table-note-shield = Le chapitre de stratégie estime le grand bouclier meilleur d’un tiers environ. Selon la table imprimée il arrête 13 lancers sur 36, le petit 8 : il est meilleur de cinq huitièmes.
heroes-table-of-shield = bouclier
heroes-table-of-stops = arrêtés
heroes-table-label-shield = { $shield ->
    [none] aucun bouclier
    [small] un petit bouclier
   *[large] un grand bouclier
}
heroes-table-strength = Une partie à 0 d’un seul coup d’épée à une main, selon l’Impact, sur les six styles ensemble, selon la Force de celui qui est touché
heroes-table-note-strength = Le chapitre de stratégie conseille de viser Impact 3. C’est vrai pour Force 4 : c’est le premier qui met une partie à 0 d’un seul coup. Pour Force 3 c’est Impact 2, pour Force 5 c’est 4.
heroes-table-of-three = Force 3
heroes-table-of-four = Force 4
heroes-table-of-five = Force 5
heroes-table-of-six = Force 6

## The campaign

heroes-month = { $month ->
    [january] janvier
    [february] février
    [march] mars
    [april] avril
    [may] mai
    [june] juin
    [july] juillet
    [august] août
    [september] septembre
    [october] octobre
    [november] novembre
   *[december] décembre
}
heroes-locale = { $locale ->
    [fringes] confins de l’Empire
    [heart] cœur de l’Empire
   *[rome] Rome
}
heroes-ask-entry = { heroes-month } { $year } : qui engagez-vous pour le prochain combat ?
heroes-ask-join = Qui combat aux côtés de { $who } ?
heroes-ask-rival = Qui { $who } affronte-t-il ?
heroes-ask-challenge = { $who } défie { $own }. Acceptez-vous ?
heroes-ask-attribute = Quel attribut de { $who } peut monter ? { $gained ->
    [one] On lance un dé.
   *[other] On lance { $gained } dés.
}
heroes-ask-retire = { $who } a la liberté. Poser l’épée pour toujours ?
heroes-ask-successor = { $who } ne combat plus. Créer un nouveau gladiateur ?
heroes-option-entry = { $entrant ->
    [none] personne : attendre
   *[other] { $entrant }
}
heroes-option-join = { $entrant ->
    [none] personne d’autre
   *[other] { $entrant }
}
heroes-option-rival = { $entrant ->
    [none] un gladiateur du jeu
   *[other] { $entrant }
}
heroes-option-challenge = { $yes ->
    [yes] accepter
   *[no] refuser
}
heroes-option-attribute = { heroes-attribute }
heroes-option-retire = { $yes ->
    [yes] se retirer
   *[no] combattre encore
}
heroes-option-successor = { $yes ->
    [yes] un nouveau
   *[no] personne
}
heroes-event-month_began = { heroes-month } { $year }.
heroes-event-left_empty = { $seat-is ->
    [you] Vous laissez une place vide dans votre familia.
   *[other] { $seat } laisse une place vide dans la familia.
}
heroes-event-day_held = Jeux à { $venue } ({ heroes-locale }) : { $matches ->
    [one] { $matches } combat
   *[other] { $matches } combats
}.
heroes-event-barred = { $gladiator } doit encore se remettre et ne combat pas ce mois-ci.
heroes-event-waited = { $seat-is ->
    [you] Vous n’engagez personne.
   *[other] { $seat } n’engage personne.
}
heroes-event-stepped_up = { $gladiator } s’avance pour combattre.
heroes-event-dared = { $gladiator } défie { $foe }.
heroes-event-answered = { $accepted ->
    [yes] { $gladiator } accepte.
   *[no] { $gladiator } refuse.
}
heroes-event-put_forward = { $gladiator } descend dans l’arène ({ heroes-locale }) ; { $left ->
    [0] c’est le dernier combat du jour.
    [one] il en reste 1 aujourd’hui.
   *[other] il en reste { $left } aujourd’hui.
}
heroes-event-arena_changed = { $arena ->
    [flavia] On combat dans la grande arène.
   *[campana] On combat dans la petite arène.
}
heroes-event-recovered = { $gladiator }, { heroes-part } : { $one } et { $two } contre Force { $strength }. { $passed ->
    [2] Rétablissement complet.
    [1] Rétablissement, mais sans le prochain jour de jeux.
   *[0] { $part ->
        [belly] La blessure ne guérit pas.
       *[other] La blessure guérit mal et coûte le prochain jour de jeux.
    }
}
heroes-event-scarred = { $gladiator } : { heroes-part } reste à { $left } désormais.
heroes-event-died_of_wounds = { $gladiator } meurt de sa blessure.
heroes-event-famed = { $gladiator } { $gained ->
    [0] ne gagne aucune Renommée
    [one] gagne 1 point de Renommée
   *[other] gagne { $gained } points de Renommée
} : { $fame } en tout.
heroes-event-laurelled = { $gladiator } reçoit la couronne de lauriers : { $laurels } en tout.
heroes-event-defamed = { $gladiator } perd { $lost ->
    [one] { $lost } point de Renommée
   *[other] { $lost } points de Renommée
} et en garde { $fame } ({ $face }).
heroes-event-trained_up = { $rises ->
    [yes] { $gladiator } lance { $face } : { heroes-attribute } monte à { $value }.
   *[no] { $gladiator } lance { $face } : { heroes-attribute } reste à { $value }.
}
heroes-event-declined = { $gladiator } : { heroes-attribute } tombe à { $value } pour toujours.
heroes-event-invalided = { $gladiator } ne peut plus combattre.
heroes-event-sought_freedom = { $granted ->
    [yes] { $one } et { $two } : l’Empereur remet à { $gladiator } l’épée de bois. Liberté !
   *[no] { $one } et { $two } : l’Empereur ne regarde pas { $gladiator } aujourd’hui.
}
heroes-event-moved_up = { $gladiator } poursuit sa route : { heroes-locale }.
heroes-event-retired = { $gladiator } pose l’épée pour toujours.
heroes-event-recorded = { $gladiator }, { heroes-style } avec { $total } points : { $outcome ->
    [won] victoire
    [drawn] renvoi debout
    [lost] défaite
   *[died] le dernier combat
}. Blessures infligées { $dealt }, reçues { $taken }. Renommée { $fame }, lauriers { $laurels }, victoires { $wins }, défaites { $losses }.
heroes-event-campaign_over = { $months ->
    [one] La campagne s’achève après { $months } mois.
   *[other] La campagne s’achève après { $months } mois.
}
heroes-event-ranked = { $place }. { $seat } : { $freed ->
    [one] { $freed } libre
   *[other] { $freed } libres
}, Renommée { $fame }, lauriers { $laurels }, victoires { $wins }.
heroes-rule-entry = Un gladiateur livre au plus trois combats par jour, aucun tant qu’il est écarté (7.4.0.2). Le jour s’achève quand tous attendent (7.4.0.3).
heroes-rule-join = Jusqu’à quatre du même lieu descendent ensemble, chacun contre un gladiateur du jeu (7.4.0.4).
heroes-rule-rival = Au lieu d’un gladiateur du jeu, vous pouvez défier celui d’un autre joueur dans le même lieu (7.4.0.4).
heroes-rule-challenge = Qui refuse ne perd rien ; l’autre affronte un gladiateur du jeu (7.4.0.4).
heroes-rule-attribute = Un dé pour chaque point de Renommée de ce combat : un dé plus haut que l’attribut, ou un 6, ajoute 1 (7.7.2.1). Au plus 7, 20 en tout, et pas plus de 2 d’écart (7.7.2.2).
heroes-rule-retire = Qui est libre peut se retirer à tout moment entre les combats (7.6.2).
heroes-rule-successor = Le nouveau gladiateur commence aux confins de l’Empire sans Renommée (7.9.1, 7.3.1).
heroes-refusal-not-to-be-entered = Ce gladiateur ne peut pas être engagé maintenant (7.4.0.2, 7.5.2).
heroes-refusal-not-to-be-dared = Ce gladiateur ne peut pas être défié maintenant (7.4.0.4).
heroes-refusal-not-to-be-raised = Cet attribut ne peut pas monter (7.7.2.2).
heroes-play-campaign = Si les combats se suivent dans une campagne, avec Renommée, blessures et liberté.
heroes-play-campaign-true = oui
heroes-play-campaign-false = non
heroes-play-campaign_months = Combien de mois dure une campagne.
heroes-play-campaign_format = Combien de gladiateurs d’un joueur descendent dans un combat de campagne.
heroes-play-campaign_format-single = un
heroes-play-campaign_format-free = un à quatre
heroes-play-replacement = Si un nouveau gladiateur peut remplacer celui qui est mort ou retiré.
heroes-play-replacement-true = oui
heroes-play-replacement-false = non
heroes-play-laurel_fame = Combien de Renommée apporte une couronne de lauriers.
heroes-star = { $gladiator }, { $style ->
    [none] encore à créer
   *[other] { heroes-style }
} : Ruse { $savvy }, Force { $strength }, Vitesse { $speed }, { $total } points ; { heroes-locale } ; Renommée { $fame }, lauriers { $laurels }, victoires { $wins }, défaites { $losses }, nuls { $draws }
heroes-star-state = { $state ->
    [barred] doit se remettre ce mois-ci
    [free] libre
    [dead] mort
    [retired] en retraite
    [gone] personne ne suit
    [new] encore à créer
   *[fit] d’attaque, combats du jour { $today } sur { $fights }
}
heroes-star-parts = parties après les pertes durables : { heroes-parts }
heroes-day = Jeux à { $venue } ({ heroes-locale }) : { $left ->
    [0] plus de combat aujourd’hui
    [one] encore 1 combat aujourd’hui
   *[other] encore { $left } combats aujourd’hui
}

## In the browser

browser-heroes-about = Un combattant, sept blessures, toute une carrière.
browser-heroes-how = À chaque tour tous lancent pour l’ordre. Déplacez-vous d’une zone, reposez-vous ou faites autre chose ; près d’un ennemi vous manœuvrez pour une ouverture et attaquez. 1, 2 et 3 sont des succès. Les blessures baissent Ruse, Force ou Vitesse. Qui est battu est à la merci de la foule.
browser-bot-tables = selon les tables
heroes-bot-tables-note = agit comme le disent les tables des règles, avec leurs dés
browser-heroes-group-players = Joueurs
browser-heroes-group-arena = Arène
browser-heroes-group-gladiators = Gladiateurs
browser-heroes-group-variants = Variantes
browser-heroes-group-campaign = Campagne
browser-heroes-play-mode = Mode
browser-heroes-play-arena = Arène
browser-heroes-play-gates = Portes
browser-heroes-play-gladiators_per_seat = Gladiateurs chacun
browser-heroes-play-ap_budget = Points
browser-heroes-play-star_power = Aura de vedette
browser-heroes-play-to_the_death = À mort
browser-heroes-play-npg_style = Adversaires
browser-heroes-play-npg_allies = Alliés
browser-heroes-play-second_signature = Second trait
browser-heroes-play-snare_stack = Au filet et à terre
browser-heroes-play-signature_ap = Points des traits
browser-heroes-play-turn_limit = Tours au plus
browser-heroes-play-campaign = Campagne
browser-heroes-play-campaign_months = Mois
browser-heroes-play-campaign_format = Gladiateurs par combat
browser-heroes-play-replacement = Nouveaux gladiateurs
browser-heroes-play-laurel_fame = Renommée des lauriers
browser-heroes-rule-of-gender = Homme ou femme
browser-heroes-rule-of-hand = Main
browser-heroes-rule-of-signature = Trait
browser-heroes-rule-of-second = Second trait
browser-heroes-rule-of-build = Attributs
browser-heroes-rule-of-primary = Style
browser-heroes-rule-of-secondary = Second style
browser-heroes-rule-of-style = Style du combat
browser-heroes-rule-of-opponent = Adversaire
browser-heroes-rule-of-action = Que faire
browser-heroes-rule-of-zone = Déplacement
browser-heroes-rule-of-pick = Ramasser
browser-heroes-rule-of-target = Contre qui
browser-heroes-rule-of-weapon = Jeter
browser-heroes-rule-of-bonus = Dés bonus
browser-heroes-rule-of-opening = Ouverture
browser-heroes-rule-of-location = Localisation
browser-heroes-rule-of-star_power = Aura de vedette
browser-heroes-fame-chart = Renommée totale après chaque combat
browser-heroes-career-dead = mort
browser-heroes-career-state = { $state ->
    [dead] mort
    [retired] en retraite
    [gone] place vide
    [free] libre
   *[active] combat
}
browser-heroes-familiae = Les familiae
browser-heroes-star-total = { $total } points
browser-heroes-career-line = { heroes-locale } · Renommée { $fame } · lauriers { $laurels } · victoires { $wins }, défaites { $losses }, nuls { $draws }
browser-heroes-career-scars = perdu à jamais : { $parts }
browser-heroes-arena = { $arena ->
    [flavia] La grande arène
   *[campana] La petite arène
}, { $zones } zones
browser-heroes-kind = { $kind ->
    [center] Centre
    [heart] Cœur
   *[wall] Mur
}
browser-heroes-gate = { $entrance ->
    [door] la petite porte
   *[gate] une porte
}
browser-heroes-empty = personne
browser-heroes-lying = sur le sable : { $items }
browser-heroes-man-of = { $owner-is ->
    [you] { $name }, { $style }, à vous
    [nobody] { $name }, { $style } du jeu
   *[other] { $name }, { $style } de { $owner }
}
browser-heroes-card-label = Ruse { $savvy }, Force { $strength }, Vitesse { $speed }, { $bonus ->
    [one] { $bonus } dé bonus
   *[other] { $bonus } dés bonus
}, { $gear }
browser-heroes-hand-of = { $side ->
    [left] main gauche
   *[right] main droite
}
browser-heroes-rosters = Fiches
browser-heroes-attribute-short = { $attribute ->
    [savvy] Rus
    [strength] For
   *[speed] Vit
}
browser-heroes-tab-beside = Fiches
browser-heroes-no-rosters = Les gladiateurs sont encore en préparation.
browser-heroes-percent = { $chance }
browser-heroes-mercy = Grâce
browser-heroes-mercy-if = grâce, si { $name } tombait maintenant
browser-heroes-mercy-now = Si { $name } faisait appel ici et maintenant, la chance de grâce serait de { $chance }.
browser-heroes-to-the-death = À mort
browser-heroes-referee = { $call ->
    [break] Une fois tous les dés dépensés : une pause.
    [draw-if-even] Une fois les dés de nouveau dépensés, à blessures égales : match nul.
   *[break-if-even] Une fois tous les dés dépensés, à blessures égales : une pause.
}
browser-heroes-dismissed-why = { $why ->
    [turns] Les { $turns } tours sont finis.
   *[spent] Pour la seconde fois tous les dés bonus étaient dépensés, à blessures égales.
}
browser-heroes-order = Ordre de ce tour
browser-heroes-seat-man = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, dés bonus { $bonus }
browser-heroes-leads = { $count ->
    [one] { $count } gladiateur
   *[other] { $count } gladiateurs
} sur { $all }
browser-heroes-now = { heroes-turn-of }{ $fatal ->
    [yes] , à mort
   *[no] {""}
}
browser-heroes-the-crowd = La foule
browser-heroes-the-emperor = L’Empereur
browser-heroes-how-many = { $test ->
    [manoeuvre] Combien de dés bonus pour la manœuvre ?
    [net_toss] Combien de dés bonus pour le filet ?
   *[attack] { $attacks ->
        [yes] Combien de dés bonus pour l’attaque ?
       *[no] Combien de dés bonus pour la défense ?
    }
}
browser-heroes-use-dice = { $count ->
    [0] N’en utiliser aucun
    [one] Utiliser 1 dé bonus
   *[other] Utiliser { $count } dés bonus
}
browser-heroes-choose-dice = { $of ->
    [attack] Choisissez un nombre ; à côté, la chance que vous attaquiez.
    [ensnare] Choisissez un nombre ; à côté, la chance que le filet prenne.
    [freed] Choisissez un nombre ; à côté, la chance de sortir du filet.
    [hit] Choisissez un nombre ; à côté, la chance de toucher.
   *[other] Choisissez un nombre ; la chance est à côté.
}
browser-heroes-choose-dice-attack = Choisissez un nombre : la chance de toucher, et dessous celle de recevoir le coup.
browser-heroes-you-are-hit = vous recevez le coup : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-you-hit = vous { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-dice-against = dés contre
browser-heroes-no-dice = aucun dé
browser-heroes-dice-to-throw = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $sealed ->
    [yes] , et des dés bonus pas encore montrés
   *[no] , { $bonus ->
        [one] { $bonus } dé bonus
       *[other] { $bonus } dés bonus
    }
}
browser-heroes-move-to = Aller en { $zone }
browser-heroes-roll-to = Rouler en { $zone }
browser-heroes-deed-at = { $deed } : { $name }
browser-heroes-phase-gender = Genre
browser-heroes-phase-hand = Main
browser-heroes-phase-signature = Trait
browser-heroes-phase-build = Attributs
browser-heroes-phase-primary = Style
browser-heroes-phase-order = Ordre
browser-heroes-phase-move = Déplacement
browser-heroes-phase-manoeuvre = Manœuvre
browser-heroes-phase-attack = Attaque
browser-heroes-phase-location = Localisation
browser-heroes-phase-damage = Dégâts
browser-heroes-style-wears = { $held }. Armure : { $armour }.
browser-heroes-no-armour = aucune
browser-heroes-places = Les gladiateurs et les zones
browser-heroes-places-zone = Zone
browser-heroes-places-what = Ce qu’il y a
browser-heroes-places-choose = Choisir
browser-heroes-part-of-pool = { $part ->
    [savvy] Ruse
    [speed] Vitesse
    [agile] Agilité
    [reach] allonge
    [ensnared] dans le filet
    [down] à terre
    [secutor] casque du Secutor
    [advantage] Avantage
    [bash] Coup de bouclier
    [off_hand] mauvaise main
    [slow_to_react] Réflexes lents
   *[brawler] Bagarre
}
browser-heroes-test = { $kind ->
    [manoeuvre] Manœuvre
    [net_toss] Lancer de filet
    [attack] Attaque
    [throw] Jet
   *[sand] Sable
}
browser-heroes-opening = { $opening ->
    [bash] Coup de bouclier
   *[advantage] Avantage
}
browser-heroes-selected = Dés bonus { $faces } : { $used ->
    [one] { $used } utilisé
   *[other] { $used } utilisés
}
browser-heroes-outcome = { $outcome ->
    [no_opening] Égalité : aucune ouverture.
    [attacked] Plus de succès : à l’attaque.
    [even] Égalité : encore une fois.
    [counterstruck] La défense d’un succès : Contre-attaque.
    [hit] Touché.
    [freed] Sorti du filet.
    [net_kept] Égalité : le filet n’est pas lancé.
    [net_missed] Manqué : le filet est sur le sable.
    [ensnared] { $other } est dans le filet.
    [missed] Manqué.
    [blinded] Du sable dans les yeux de { $other }.
   *[unharmed] { $other } se détourne à temps.
}
browser-heroes-blow = { $winner } touche { $loser }
browser-heroes-stopped = Le bouclier l’arrête.
browser-heroes-adds = { $part ->
    [impact] Impact
    [weapon] arme
   *[armour] armure
} { $value }
browser-heroes-star-power = Aura de vedette
browser-heroes-befell = { $what ->
    [knocked_down] { $part } : { $name } va à terre.
    [steadied] { $part } : { $name } reste debout.
    [arm_lost] { $part } : hors d’usage.
    [collapsed] { $part } : { $name } s’effondre.
    [crippled] { $part } : { $name } ne tient plus debout.
    [killed] { $part } : { $name } perd la vie.
   *[wounded] { $part } de { $name }
}
browser-heroes-appeal = { $name } demande grâce
browser-heroes-crowd-says = contre { $value } : { $verdict ->
    [mercy] grâce
    [undecided] indécise
   *[death] mort
}
browser-heroes-emperor-says = { $his ->
    [one] { $his } réussi
   *[other] { $his } réussis
} contre { $mind } ; le gladiateur { $own } contre { $savvy }
browser-heroes-doubt = un dé chacun : du gladiateur, de l’Empereur
browser-heroes-fate = { $fate ->
    [spared] { $name } obtient la grâce.
    [killed] { $name } perd la vie.
   *[executed] { $name } est mis à mort.
}
browser-heroes-gender = { $gender ->
    [woman] femme
   *[man] homme
}
browser-heroes-handed = { $handed ->
    [left] main gauche
   *[right] main droite
}
browser-heroes-star = La vedette en préparation
browser-heroes-new-star = Une nouvelle vedette
browser-heroes-bonus-dice = { $count ->
    [one] { $count } dé bonus
   *[other] { $count } dés bonus
}
browser-heroes-styles = Les six styles
browser-heroes-less = Moins de { $attribute }
browser-heroes-more = Plus de { $attribute }
browser-heroes-points-left = { $left ->
    [0] points
   *[other] reste { $left }
}
browser-heroes-points-over = { $over } en trop
browser-heroes-ways = Toutes les répartitions permises
browser-heroes-why-gender = Votre vedette fait tout le combat avec ce que vous choisissez maintenant.
browser-heroes-why-signature = Un talent au choix, bon ou mauvais, pour toujours. Il ne coûte aucun de vos points : il ne compte que dans le total.
browser-heroes-why-second = Deux dés le choisissent : il peut être bon ou mauvais, et deux fois le même est sans effet.
browser-heroes-why-build = Déplacez les points ; taille et genre sont déjà comptés dans le résultat.
browser-heroes-why-primary = Chaque carte montre les armes d’un style et son armure, partie par partie.
browser-heroes-why-action = Touchez une zone éclairée pour voir ce qu’on peut y faire, ou choisissez dans la liste.
browser-heroes-why-zone = Là où se tient un ennemi, on combat aussitôt.
browser-heroes-why-bonus = Les dés utilisés sont perdus. Le repos les ramène jusqu’à la Force.
browser-heroes-why-opening = Le Coup de bouclier frappe plus fort, mais ne couvre plus celui qui le donne.
browser-heroes-do-zone = Aller en
browser-heroes-do-second = Sûr :
browser-heroes-help-keys-note = Entrée sur une zone éclairée montre ce qu’on peut y faire, une seconde Entrée le fait, Échap revient.
browser-heroes-help-turn = Votre tour
browser-heroes-help-turn-note = Tous lancent pour l’ordre ; puis un gladiateur après l’autre fait une chose.
browser-heroes-help-act = { $act ->
    [move] Allez d’une zone, dans toute direction ; une zone a place pour quatre.
    [rest] Reposez-vous là où il n’y a pas d’ennemi : les dés bonus reviennent jusqu’à la Force.
    [fight] Près d’un ennemi : combattre, ou partir.
    [net] Un Retiarius lance le filet sur un ennemi de la zone voisine.
   *[far] Jetez une arme, ou du sable, sur un ennemi de la zone voisine.
}
browser-heroes-help-tests = Dés
browser-heroes-help-tests-note = Tous deux lancent ; 1, 2 ou 3 est un succès. On peut ajouter des dés bonus, alors perdus.
browser-heroes-help-test = { $test ->
    [manoeuvre] Manœuvre, Ruse et Vitesse : qui a plus attaque ; de deux avec l’Avantage, ou un Coup de bouclier avec un grand bouclier.
    [attack] Attaque, Ruse : l’attaquant touche avec tout surplus, le défenseur avec deux ; d’un seul il contre-attaque, et l’égalité recommence.
   *[net] Filet, Ruse et Vitesse : plus prend au filet, égalité le garde, moins le perd.
}
browser-heroes-help-body = Sept parties
browser-heroes-help-body-note = Deux dés trouvent la partie ; un bouclier en arrête certaines. Les dégâts sont l’Impact et l’arme moins l’armure. Une blessure à la tête baisse la Ruse, à la poitrine et au ventre la Force, à une jambe la Vitesse ; un bras à 0 lâche ce qu’il tient.
browser-heroes-help-mercy = Grâce
browser-heroes-help-mercy-note = Qui est battu fait appel à la foule avec deux dés ; partagée, l’Empereur décide. Les coups portés et le Centre aident, le Mur, le sable et les armes jetées nuisent.
browser-heroes-rule-of-entry = Qui engager
browser-heroes-rule-of-join = Aux côtés
browser-heroes-rule-of-rival = Contre qui
browser-heroes-rule-of-challenge = Défi
browser-heroes-rule-of-attribute = Attribut
browser-heroes-rule-of-retire = Liberté
browser-heroes-rule-of-successor = Nouveau gladiateur

## The balance of the game

heroes-balance-style = Style
heroes-balance-signature = Trait
browser-heroes-odds-style = Style de combat
browser-heroes-odds-signature = Trait
