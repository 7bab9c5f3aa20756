# Gladiatori.
#
# Pour chaque joueur $x il y a trois variables : $x est son nom, $x-is vaut "you" pour qui lit,
# "nobody" ou "other", et $x-vowel vaut "yes" si le nom commence par un son de voyelle. Pour une
# figurine, $x est le nom de son joueur, ou le fauve avec son article ; $x-is vaut "beast" pour les
# fauves. Un choix fait de parties vient en parties : `throw-hasta` est $fight "throw" et $item
# "hasta". $item-name et $character-name sont les noms que donne un paquet, pour ce qui n’a pas de
# mots ici. Les événements sont des phrases : qui les montre en met la première lettre en majuscule.

gladiatori-title = Gladiatori
gladiatori-about =
    D’un à quatre joueurs, chacun un gladiateur avec son orientation, un paquet de cartes, trois
    Compétences, quelques Pouvoirs et deux Objets. Vos cartes sont ce que vous faites et le sang que vous versez. Six tours
    dans l’arène, les uns contre les autres ou contre des fauves ; le plus grand nombre de points de victoire l’emporte.
gladiatori-aim = Le plus de points de victoire après le dernier tour l’emporte. Contre les seuls fauves, restez en vie.
gladiatori-welcome =
    À chaque tour, vous partagez en secret votre paquet : les cartes en main servent à agir, celles de
    la pioche de vie à saigner. Dans chacune des deux manches de combat, vous pouvez dépenser de la Vitesse pour bouger, puis vous
    jouez une carte Action, en ajoutez d’autres et attaquez. Attaquez de face : les coups dans le dos coûtent des points. Pour bouger,
    tapez une case comme F4, avec < ou > pour tourner à gauche ou à droite en arrivant ; <, <<, > et >> font tourner sur place.

## Noms

gladiatori-card = { $card ->
    [strength] Force
    [dexterity] Dextérité
    [berserk] Fureur
    [movement] Mouvement
    [energy_0] Énergie 0
    [energy_1] Énergie 1
    [feint] Feinte
    [sweep] Balayage
    [sacrifice] Sacrifice
    [acrobatic_strike] Coup acrobatique
    [overskill] Surcompétence
    [rage] Rage
    [break_item] Brise-objet
    [unbalancing_strike] Coup déséquilibrant
   *[reflex] Réflexes
}
gladiatori-reaction = { $card ->
    [strength] Blocage
    [dexterity] Parade
    [berserk] Opposition
   *[movement] Esquive
}
gladiatori-on-reaction = { $card ->
    [strength] sur votre Blocage
    [dexterity] sur votre Parade
    [berserk] sur votre Opposition
   *[movement] sur votre Esquive
}
# Une carte Action dans une rangée, aussi courte que possible.
gladiatori-card-short = { $card ->
    [strength] For
    [dexterity] Dex
    [berserk] Fur
   *[movement] Mvt
}
gladiatori-cards = { $count ->
    [one] { gladiatori-card }
   *[other] { gladiatori-card } ×{ $count }
}
# Ce que fait une carte, en peu de mots.
gladiatori-card-help = { $card ->
    [strength] +1 par énergie jouée dessus
    [dexterity] la moitié des cartes restées en main
    [berserk] +2 par point de Sang, jusqu’à 3
    [movement] trois points de mouvement
    [energy_0] compte comme carte : plus de dégâts
    [energy_1] +1 sur Force et Blocage, et compte comme carte
    [feint] contre les fauves +2
    [sweep] frappe tous ceux de trois cases voisines
    [sacrifice] une carte de la main quitte le jeu pour +3
    [acrobatic_strike] +3, et vous êtes Déséquilibré
    [overskill] une Compétence monte de 5, puis vaut 0
    [rage] devient une carte de la défausse ou de la pioche de vie
    [break_item] les dégâts vont à un Objet
    [unbalancing_strike] l’autre paie 2 Éléments ou est Déséquilibré
   *[reflex] un point de mouvement ensuite
}
gladiatori-power = { $power ->
    [lunge] Fente
    [stand_up] Debout !
    [unbeatable] Invincible
    [leap] Bond
    [deep_wounds] Plaies profondes
    [wrestling] Lutte
    [adaptation] Adaptation
    [delay] Temporisation
   *[resistance] Résistance
}
gladiatori-power-help = { $power ->
    [lunge] défaussez jusqu’à 3 cartes, +2 chacune
    [stand_up] tous vos marqueurs disparaissent
    [unbeatable] à votre mort, combattez encore une manche
    [leap] par case parcourue : +2 à l’attaque ou +1 dégât
    [deep_wounds] moins d’attaque, autant de dégâts en plus
    [wrestling] poussez la cible après le combat
    [adaptation] passez jusqu’à 3 cartes entre main et pioche de vie
    [delay] une autre place dans l’ordre, ou +3 à chaque défense jusqu’à la fin de la manche de combat
   *[resistance] récupérez 3 Éléments
}
gladiatori-trait = { $trait ->
    [offense] Attaque
    [guard] Garde
    [endurance] Endurance
    [blood] Sang
   *[speed] Vitesse
}
gladiatori-marker = { $marker ->
    [trapped] Entravé
   *[unbalanced] Déséquilibré
}
gladiatori-item = { $item ->
    [gladius] gladius
    [spatha] spatha
    [sica] sica
    [falcata] falcata
    [rhomphaia] rhomphaia
    [spiked_parma] parma à pointe
    [clipeus] clipeus
    [scutum] scutum
    [parmula] parmula
    [galea] galea
    [crested_galea] galea à crête
    [horned_helm] casque à cornes
    [hasta] hasta
    [verutum] verutum
    [fuscina] fuscina
    [rete] rete
    [weighted_net] filet plombé
    [manica] manica
   *[other] { $item-name }
}
gladiatori-the-item = { $item ->
    [gladius] le gladius
    [spatha] la spatha
    [sica] la sica
    [falcata] la falcata
    [rhomphaia] la rhomphaia
    [spiked_parma] la parma à pointe
    [clipeus] le clipeus
    [scutum] le scutum
    [parmula] la parmula
    [galea] la galea
    [crested_galea] la galea à crête
    [horned_helm] le casque à cornes
    [hasta] l’hasta
    [verutum] le verutum
    [fuscina] la fuscina
    [rete] le rete
    [weighted_net] le filet plombé
    [manica] la manica
   *[other] l’Objet { $item-name }
}
gladiatori-item-type = { $type ->
    [sword] épée
    [shield] bouclier
    [helmet] casque
    [spear] lance
    [trident] trident
    [net] filet
   *[iron_arm] brassard de fer
}
# Un Objet avec ses nombres : attaque, défense, points de vie.
gladiatori-item-line = { gladiatori-item } ({ gladiatori-item-type }) : attaque { $attack }, défense { $defence }, { $life } PV{ $throw ->
    [yes] , peut se lancer
   *[no] {""}
}
gladiatori-item-short = { $damaged ->
    [yes] { gladiatori-item } { $attack }/{ $defence }/{ $life } avec dégâts
   *[no] { gladiatori-item } { $attack }/{ $defence }/{ $life }
}
gladiatori-character = { $character ->
    [secutor] Secutor
    [mirmillo] Mirmillo
    [thraex] Thraex
    [hoplomachus] Hoplomachus
    [retiarius] Retiarius
    [own] sur mesure
   *[other] { $character-name }
}
gladiatori-facing = { $facing ->
    [east] est
    [north-east] nord-est
    [north-west] nord-ouest
    [west] ouest
    [south-west] sud-ouest
   *[south-east] sud-est
}
gladiatori-beast = { $beast ->
    [dog] chien
    [wolf] loup
    [lion] lion
    [bear] ours
   *[other] fauve
}
gladiatori-beast-letter = { $beast ->
    [dog] c
    [wolf] p
    [lion] l
    [bear] o
   *[other] x
}
gladiatori-the-beast = { $beast ->
    [dog] le chien { $number }
    [wolf] le loup { $number }
    [lion] le lion { $number }
    [bear] l’ours { $number }
   *[other] le fauve { $number }
}
# Une figurine comme complément d’une phrase.
gladiatori-figure = { $figure-is ->
    [you] vous
   *[other] { $figure }
}
gladiatori-target = { $target-is ->
    [you] vous
   *[other] { $target }
}
# Un Élément, une carte visible ou cachée, un paiement : noms sans article.
gladiatori-element = { $element ->
    [card] { gladiatori-card }
    [trait] un point en { gladiatori-trait }
    [green] une carte Action, cachée
    [red] une carte de combat, cachée
    [unseen] quelque chose qu’on ne voit pas
   *[none] rien
}
gladiatori-seen = { $seen ->
    [hidden] une carte face cachée
   *[card] { gladiatori-card } face cachée
}
gladiatori-point = { $point ->
    [move] { $turn ->
        [left] une case ({ gladiatori-facing }), puis un cran à gauche
        [right] une case ({ gladiatori-facing }), puis un cran à droite
       *[on] une case ({ gladiatori-facing })
    }
    [turn] { $turn ->
        [left] un cran à gauche
        [right] un cran à droite
        [left-twice] deux crans à gauche
       *[right-twice] deux crans à droite
    }
   *[stop] plus de mouvement
}
gladiatori-side = { $side ->
    [front] de face
    [rear] de dos en diagonale
   *[behind] droit dans le dos
}
gladiatori-reason = { $reason ->
    [front-attack] une attaque de face
    [front-damage] des blessures portées de face
    [first-blood] le Premier sang
    [front-kill] un coup mortel de face
    [rear-attack] une attaque dans le dos
    [rear-damage] des blessures portées dans le dos
    [rear-kill] un coup mortel dans le dos
    [flight] fuite
    [cowardice] lâcheté
    [beast-kill] un fauve tué
    [survival] avoir survécu
    [surrender] reddition
   *[two-to-one] avoir combattu à deux contre un
}

# Ce que l’on peut taper.
gladiatori-word-yes = oui
gladiatori-word-no = non
gladiatori-word-pass = passer
gladiatori-word-enough = assez
gladiatori-word-go-on = continuer
gladiatori-word-strike = frapper
gladiatori-word-surrender = reddition

## Questions

gladiatori-ask-character = Quel gladiateur prenez-vous ? { $coins ->
    [0] {""}
    [one] Vous avez { $coins } pièce.
   *[other] Vous avez { $coins } pièces.
}
gladiatori-ask-build_offense = Votre Attaque, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_guard = Votre Garde, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_endurance = Votre Endurance, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_blood = Votre Sang, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_speed = Votre Vitesse, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_energy_1 = Cartes Énergie 1, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_energy_0 = Cartes Énergie 0, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_feint = Cartes Feinte, sur { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gladiatori-ask-build_move = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Achetez-vous { gladiatori-card } ? Prix : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Effet : { gladiatori-card-help }.
gladiatori-ask-build_power = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Achetez-vous { gladiatori-power } ? Effet : { gladiatori-power-help }.
gladiatori-ask-extra = Achetez-vous une carte de plus au double du prix ? Vous avez { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
gladiatori-ask-bid = { gladiatori-item-line }. Combien de cartes Énergie 1 et Énergie 0 offrez-vous ?
gladiatori-ask-draft = Quel Objet prenez-vous ?
gladiatori-ask-pick = Quel Objet voulez-vous ?
gladiatori-ask-drop = Vous avez trop d’Objets. Lequel quitte le jeu ?
gladiatori-ask-place = Où votre gladiateur entre-t-il dans l’arène ?
gladiatori-ask-face = De quel côté regarde-t-il ?
gladiatori-ask-split = En main : { gladiatori-card }
gladiatori-ask-ready = Une manche de combat commence. Votre place : { $place } sur { $players }. Utilisez-vous Temporisation pour en changer ?
gladiatori-ask-opening = C’est votre manche. Dépensez-vous d’abord de la Vitesse pour bouger ? Vous en avez { $speed }.
gladiatori-ask-closing = Vous défaites-vous encore de marqueurs, avant que de nouveaux arrivent ?
gladiatori-ask-action = Quelle est votre action ?
gladiatori-ask-add = { $role ->
    [attacker] Quelle carte posez-vous sur { gladiatori-card } ? { $played ->
        [0] Chaque carte alourdit le coup.
       *[other] Jusqu’ici : { $played }.
    }
   *[defender] Quelle carte posez-vous { gladiatori-on-reaction } ? { $played ->
        [0] {""}
       *[other] Jusqu’ici : { $played }.
    }
}
gladiatori-ask-fight = Qui affrontez-vous, et comment ?
gladiatori-ask-target = { $swept ->
    [yes] Qui frappez-vous ensuite ? Le premier est frappé à +1, le deuxième à -3, le troisième à -7.
   *[no] Quelle est la cible ?
}
gladiatori-ask-break = Brisez-vous un Objet { $target-vowel ->
    [yes] d’{ gladiatori-target } ?
   *[no] de { gladiatori-target } ?
}
gladiatori-ask-ally = Quel allié aidez-vous ?
gladiatori-ask-reaction = { $attack ->
    [none] { $figure } vous attaque { gladiatori-side }, avec { $card ->
        [unknown] une carte face cachée
       *[other] { gladiatori-card }
    } et { $played ->
        [0] rien
        [one] { $played } carte
       *[other] { $played } cartes
    } dessus. Comment réagissez-vous ?
   *[other] { $figure } vous attaque { gladiatori-side } avec { $attack }. Comment réagissez-vous ?
}
gladiatori-ask-plain = Contre les fauves : utilisez-vous une carte ou un Pouvoir comme simple +2 ?
gladiatori-ask-rage = Rage : quelle carte devient-elle ?
gladiatori-ask-overskill = Surcompétence : quelle Compétence monte de 5 ?
gladiatori-ask-power = Ajoutez-vous un Pouvoir à l’attaque ?
gladiatori-ask-lunge = Fente : quelle carte défaussez-vous pour +2 ? { $left ->
    [one] Encore une au plus.
   *[other] Encore { $left } au plus.
}
gladiatori-ask-leap = Bond : que vous donnent les cases parcourues ?
gladiatori-ask-depth = Plaies profondes : combien de points d’attaque deviennent des dégâts
gladiatori-ask-sacrifice = Sacrifice : quelle carte de votre main quitte le jeu pour +3 ?
gladiatori-ask-acrobatics = Coup acrobatique : +3 maintenant, et Déséquilibré à la fin de la manche ?
gladiatori-ask-skill = { $attack ->
    [none] Utilisez-vous { gladiatori-trait } { $value } ?
   *[other] L’attaque est de { $attack }. Utilisez-vous { gladiatori-trait } { $value } ?
}
gladiatori-ask-blood = Fureur : combien de votre Sang { $value } payez-vous, pour +2 chacun ?
gladiatori-ask-dodge = L’attaque est de { $attack } ; votre Esquive la réduit à { $half }. Combien de votre Vitesse { $value } payez-vous, pour +2 chacune ?
gladiatori-ask-unbalanced = { $figure } porte un Coup déséquilibrant : payez-vous 2 Éléments, ou prenez-vous un marqueur ?
gladiatori-ask-feint = { $role ->
    [none] Vous n’avez pas de Feinte à jouer maintenant.
    [attacker] Jouez-vous votre Feinte pour annuler cette attaque ?
   *[defender] Jouez-vous votre Feinte pour annuler votre réaction ?
} Attaque { $attack }, défense { $defence }.
gladiatori-ask-payment = { $damage ->
    [one] Vous devez payer { $damage } point de vie.
   *[other] Vous devez payer { $damage } points de vie.
} Que donnez-vous ?
gladiatori-ask-unbeatable = C’est votre mort. Combattez-vous encore, Invincible ?
gladiatori-ask-push = Lutte : où poussez-vous la cible ?
gladiatori-ask-movement = { $left ->
    [one] Il reste un point de mouvement.
   *[other] Il reste { $left } points de mouvement.
} Où allez-vous ?
gladiatori-ask-reflex = { $free ->
    [yes] Réflexes : un point de mouvement gratuit. Où allez-vous ?
   *[no] Réflexes : un autre point de mouvement contre un point de Vitesse ? Vous en avez { $speed }.
}
gladiatori-ask-spend = { $left ->
    [one] Vous payez un Élément. Lequel ?
   *[other] Vous payez { $left } Éléments. Lequel d’abord ?
}
gladiatori-ask-recover = { $left ->
    [one] Vous récupérez encore un Élément. Lequel ?
   *[other] Vous récupérez { $left } Éléments. Lequel d’abord ?
}
gladiatori-ask-adapt = { $left ->
    [one] Adaptation : encore une carte. Laquelle ?
   *[other] Adaptation : jusqu’à { $left } cartes. Laquelle d’abord ?
}
gladiatori-ask-escape = { $figure } a fait un double. Reculez-vous pour un point de Vitesse, ou restez-vous au risque de dégâts doublés ?
gladiatori-ask-toll = { $figure } vous arrache quelque chose. Que cédez-vous ?
gladiatori-ask-rest = Repos. Utilisez-vous Endurance { $value } pour récupérer autant de cartes et de points de Compétence ?
gladiatori-ask-back = { $left ->
    [one] Retour (reste { $left }) : { gladiatori-element }
   *[other] Retour (restent { $left }) : { gladiatori-element }
}
gladiatori-ask-interject = Quel Pouvoir utilisez-vous ?
# Une question qui veut un nombre : la question et ses limites.
gladiatori-split-intro = Combien de cartes de chaque sorte vont dans votre main ? Les autres sont vos points de vie pour ce tour. Vous pouvez taper tous les nombres sur une ligne, ou toutes et aucune.
gladiatori-back-intro = Combien de chaque sorte revient ? Vous pouvez taper tous les nombres sur une ligne.
gladiatori-build-intro = Vous créez votre gladiateur, pas à pas. Tapez ? pour les prix.

## Options

gladiatori-option-character = { $character ->
    [own] créer le vôtre, avec { $coins } pièces
   *[other] { gladiatori-character } : Attaque { $offense }, Garde { $guard }, Endurance { $endurance }, Sang { $blood }, Vitesse { $speed } ; { $powers }
}
gladiatori-option-build_offense = { $count }
gladiatori-option-build_guard = { $count }
gladiatori-option-build_endurance = { $count }
gladiatori-option-build_blood = { $count }
gladiatori-option-build_speed = { $count }
gladiatori-option-build_energy_1 = { $count }
gladiatori-option-build_energy_0 = { $count }
gladiatori-option-build_feint = { $count }
gladiatori-option-build_move = { $purchase ->
    [none] non
   *[card] acheter { gladiatori-card }
}
gladiatori-option-build_power = { $lesson ->
    [none] non
   *[power] acheter { gladiatori-power }
}
gladiatori-option-extra = { $purchase ->
    [none] rien de plus
   *[card] { gladiatori-card }, { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
}
gladiatori-option-bid = { $ones }+{ $zeros }
gladiatori-option-draft = { gladiatori-item-line }
gladiatori-option-pick = { gladiatori-item-line }
gladiatori-option-drop = { gladiatori-item-line }
gladiatori-option-place = { $hex }
gladiatori-option-face = { $arrow } { gladiatori-facing }
gladiatori-option-split = { $count }
gladiatori-option-ready = { $place ->
    [stay] non, rester
   *[other] place { $place }
}
gladiatori-option-opening = { $opening ->
    [move] { $hex } { $arrow }
    [turn] tourner { $arrow }
    [shake] ôter un marqueur { gladiatori-marker } : 2 Éléments
    [stand_up] Pouvoir Debout ! : ôter tous les marqueurs
   *[ready] continuer
}
gladiatori-option-closing = { $opening ->
    [move] { $hex } { $arrow }
    [turn] tourner { $arrow }
    [shake] ôter un marqueur { gladiatori-marker } : 2 Éléments
    [stand_up] Pouvoir Debout ! : ôter tous les marqueurs
   *[ready] non, continuer
}
gladiatori-option-action = { $action ->
    [new] { gladiatori-card } de la main : { gladiatori-card-help }
    [again] encore { gladiatori-card }, pour { $blood } Sang : { gladiatori-card-help }
    [standby] Attente avec { gladiatori-card } de la main : récupérer 3 Éléments
    [turn] Attente avec { gladiatori-card } de votre rangée : récupérer 3 Éléments
   *[pass] passer : ne rien faire, et être Passif
}
gladiatori-option-add = { $added ->
    [enough] assez
   *[card] { gladiatori-cards } : { gladiatori-card-help }
}
gladiatori-option-fight = { $fight ->
    [none] pas de combat
    [strike] frapper { gladiatori-target }, droit devant
    [sweep] { $turn ->
        [left] Balayage, devant et à gauche
        [right] Balayage, devant et à droite
       *[ahead] Balayage, devant et des deux côtés
    }
    [help] aider un allié contre { gladiatori-target }
    [net] jeter { gladiatori-the-item } sur { gladiatori-target }, sans lâcher prise
    [throw] lancer { gladiatori-the-item } : hors du jeu ensuite
   *[break] frapper pour briser { gladiatori-the-item } { $target-vowel ->
        [yes] d’{ gladiatori-target }
       *[no] de { gladiatori-target }
    }
}
gladiatori-option-target = { gladiatori-figure } en { $hex }
gladiatori-option-break = { $broken ->
    [none] non
   *[item] { gladiatori-item-line }
}
gladiatori-option-ally = { $seat }
gladiatori-option-reaction = { $reaction ->
    [new] { gladiatori-reaction } avec { gladiatori-card } de la main{ $help }
    [again] { gladiatori-reaction } avec { gladiatori-card } de votre rangée, pour { $blood } Sang{ $help }
   *[pass] aucune réaction : être Passif
}
gladiatori-option-plain = { $plain ->
    [enough] assez
    [power] Pouvoir { gladiatori-power }
   *[card] { gladiatori-card }
}
gladiatori-option-rage = { $trade ->
    [keep] garder Rage : sans effet
    [discard] { gladiatori-card } de votre défausse : { gladiatori-card-help }
   *[life] { gladiatori-card } de votre pioche de vie : { gladiatori-card-help }
}
gladiatori-option-overskill = { $skill ->
    [none] aucune
   *[trait] { gladiatori-trait } : { $value } devient { $raised }
}
gladiatori-option-power = { $exertion ->
    [none] aucun Pouvoir
   *[power] { gladiatori-power } : { gladiatori-power-help }
}
gladiatori-option-lunge = { $added ->
    [enough] assez
   *[card] { gladiatori-cards }
}
gladiatori-option-leap = attaque +{ $attack }, dégâts +{ $damage }
gladiatori-option-depth = { $count }
gladiatori-option-sacrifice = { $sacrifice ->
    [none] pas de sacrifice
   *[card] { gladiatori-cards }
}
gladiatori-option-acrobatics = { $yes ->
    [yes] oui, +3
   *[no] non
}
gladiatori-option-skill = { $yes ->
    [yes] oui, +{ $value } ; puis elle baisse à { $after }
   *[no] non
}
gladiatori-option-blood = { $count }
gladiatori-option-dodge = { $count }
gladiatori-option-unbalanced = { $unbalanced ->
    [pay] payer 2 Éléments
   *[marker] prendre un marqueur Déséquilibré
}
gladiatori-option-feint = { $yes ->
    [yes] jouer la Feinte
   *[no] la garder
}
gladiatori-option-payment = { $payment ->
    [yield] tout : cela ne suffit pas
    [item] { gladiatori-item } : { $life } PV
   *[card] { gladiatori-cards } : { $life } PV
}
gladiatori-option-unbeatable = { $yes ->
    [yes] combattre jusqu’à la fin de la prochaine manche de combat
   *[no] mourir
}
gladiatori-option-push = { $push ->
    [none] ne pas pousser
   *[figure] { gladiatori-figure } en { $hex }
}
gladiatori-option-movement = { $point ->
    [move] { $hex } { $arrow }
    [turn] tourner { $arrow }
   *[stop] assez
}
gladiatori-option-reflex = { $point ->
    [move] { $hex } { $arrow }
    [turn] tourner { $arrow }
   *[stop] assez
}
gladiatori-option-spend = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] rien
   *[card] { gladiatori-cards }
}
gladiatori-option-recover = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] rien de plus
   *[card] { gladiatori-cards }
}
gladiatori-option-adapt = { $adaptation ->
    [to-life] { gladiatori-card }, main vers pioche de vie
    [to-hand] { gladiatori-card }, pioche de vie vers main
   *[none] rien de plus
}
gladiatori-option-escape = { $escape ->
    [escape] reculer pour 1 Vitesse
   *[stay] rester
}
gladiatori-option-toll = { $payment ->
    [yield] rien
    [item] { gladiatori-item } : { $life } PV
   *[card] { gladiatori-cards } : { $life } PV
}
gladiatori-option-rest = { $rest ->
    [endurance] utiliser Endurance
    [resistance] utiliser le Pouvoir Résistance : 3 Éléments
    [both] utiliser Endurance et Résistance
    [resistance-1] utiliser Résistance : 1 d’Endurance, 2 autres Éléments
    [both-1] utiliser Résistance : 1 d’Endurance, 2 autres Éléments ; puis utiliser Endurance
    [resistance-2] utiliser Résistance : 2 d’Endurance, 1 autre Élément
    [both-2] utiliser Résistance : 2 d’Endurance, 1 autre Élément ; puis utiliser Endurance
    [resistance-3] utiliser Résistance : 3 d’Endurance
    [both-3] utiliser Résistance : 3 d’Endurance ; puis utiliser Endurance
   *[nothing] ni l’une ni l’autre
}
gladiatori-option-back = { $count }
gladiatori-option-interject = { $interjection ->
    [surrender] reddition : quitter l’arène, -15 points
   *[power] { gladiatori-power } : { $power ->
        [delay] +3 à chaque défense jusqu’à la fin de la manche de combat
       *[other] { gladiatori-power-help }
    }
}
# Ce que vaut une Réaction contre cette attaque.
gladiatori-reaction-help = { $card ->
    [strength] {" "}: +1 par énergie dessus
    [dexterity] {" "}: la moitié des cartes restées en main
    [berserk] {" "}: +5
   *[movement] {" "}: réduit l’attaque de moitié, sans Objets
}

## Ce qui s’est passé

gladiatori-event-began = l’ordre du jeu est tiré au sort : { $seat }.
gladiatori-event-set_apart = { $seat-is ->
    [you] vous combattez contre les deux autres, sans allié.
   *[other] { $seat } combat contre les deux autres, sans allié.
}
gladiatori-event-beasts_waited = fauves derrière les portes : { $beasts }.
gladiatori-event-took_character = { $character ->
    [own] { $seat-is ->
        [you] vous créerez votre propre gladiateur.
       *[other] { $seat } créera un gladiateur.
    }
    [hoplomachus] { $seat-is ->
        [you] vous prenez l’{ gladiatori-character }.
       *[other] { $seat } prend l’{ gladiatori-character }.
    }
   *[other] { $seat-is ->
        [you] vous prenez le { gladiatori-character }.
       *[other] { $seat } prend le { gladiatori-character }.
    }
}
gladiatori-event-built = { $seat-is ->
    [you] votre gladiateur est prêt.
   *[other] { $seat } a créé un gladiateur.
}
gladiatori-event-ready = { $seat-is ->
    [you] vous avez un paquet de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $later ->
        [0] .
        [one] , et 1 Coup spécial pour plus tard.
       *[other] , et { $later } Coups spéciaux pour plus tard.
    }
   *[other] { $seat } a un paquet de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $later ->
        [0] .
        [one] , et 1 Coup spécial pour plus tard.
       *[other] , et { $later } Coups spéciaux pour plus tard.
    }
}
gladiatori-event-box_held = il reste dans la boîte : { $energy_0 } Énergie 0, { $energy_1 } Énergie 1, { $feint } Feinte.
gladiatori-event-bought = { $seat-is ->
    [you] vous achetez une carte { gladiatori-card } de plus.
   *[other] { $seat } achète une carte { gladiatori-card } de plus.
}
gladiatori-event-put_up = aux enchères : { gladiatori-the-item }.
gladiatori-event-bid = { $seat-is ->
    [you] vous offrez { $energy_1 } Énergie 1 et { $energy_0 } Énergie 0.
   *[other] { $seat } offre { $energy_1 } Énergie 1 et { $energy_0 } Énergie 0.
}
gladiatori-event-laid_out = { $seat-is ->
    [you] les Objets sont face visible : { $items }. À vous le premier choix.
   *[other] les Objets sont face visible : { $items }. Le premier choix est à { $seat }.
}
gladiatori-event-picked = { $seat-is ->
    [you] vous voulez { gladiatori-the-item }.
   *[other] { $seat } veut { gladiatori-the-item }.
}
gladiatori-event-took_item = { $seat-is ->
    [you] vous prenez { gladiatori-the-item }.
   *[other] { $seat } prend { gladiatori-the-item }.
}
gladiatori-event-left_over = personne ne prend { gladiatori-the-item } : cet Objet quitte le jeu.
gladiatori-event-dropped = { $seat-is ->
    [you] vous abandonnez { gladiatori-the-item }.
   *[other] { $seat } abandonne { gladiatori-the-item }.
}
gladiatori-event-placed = { $seat-is ->
    [you] vous entrez dans l’arène en { $hex }, orientation { gladiatori-facing }.
   *[other] { $seat } entre dans l’arène en { $hex }, orientation { gladiatori-facing }.
}
gladiatori-event-turn_began = tour { $turn }
gladiatori-event-split = { $seat-is ->
    [you] vous avez en main { $greens ->
        [one] { $greens } carte Action
       *[other] { $greens } cartes Action
    } et { $reds } de combat ; { $life ->
        [one] votre pioche de vie a { $life } carte.
       *[other] votre pioche de vie a { $life } cartes.
    }
   *[other] { $seat } a en main { $greens ->
        [one] { $greens } carte Action
       *[other] { $greens } cartes Action
    } et { $reds } de combat, et { $life } dans sa pioche de vie.
}
gladiatori-event-ordered = manche de combat { $round } : { $seat }.
gladiatori-event-round_taken = { $seat-is ->
    [you] à vous de jouer.
   *[other] à { $seat } de jouer.
}
gladiatori-event-moved = { $seat-is ->
    [you] vous vous déplacez de { $start } en { $hex }, orientation { gladiatori-facing }.
   *[other] { $seat } se déplace de { $start } en { $hex }, orientation { gladiatori-facing }.
}
gladiatori-event-turned = { $seat-is ->
    [you] vous vous tournez : orientation { gladiatori-facing }.
   *[other] { $seat } se tourne : orientation { gladiatori-facing }.
}
gladiatori-event-marked = { $count ->
    [0] { $seat-is ->
        [you] vous n’êtes plus { gladiatori-marker }.
       *[other] le gladiateur { $seat-vowel ->
            [yes] d’{ $seat } n’est plus { gladiatori-marker }.
           *[no] de { $seat } n’est plus { gladiatori-marker }.
        }
    }
   *[other] { $down ->
        [yes] { $seat-is ->
            [you] vous tombez : À terre.
           *[other] { $seat } tombe : À terre.
        }
       *[no] { $seat-is ->
            [you] vous êtes { gladiatori-marker } ({ $count }).
           *[other] le gladiateur { $seat-vowel ->
                [yes] d’{ $seat } est { gladiatori-marker } ({ $count }).
               *[no] de { $seat } est { gladiatori-marker } ({ $count }).
            }
        }
    }
}
gladiatori-event-spent = { $seat-is ->
    [you] vous payez { gladiatori-element }.
   *[other] { $seat } paie { gladiatori-element }.
}
gladiatori-event-recovered = { $seat-is ->
    [you] vous récupérez { gladiatori-element }.
   *[other] { $seat } récupère { gladiatori-element }.
}
gladiatori-event-power = { $seat-is ->
    [you] vous utilisez un Pouvoir : { gladiatori-power }.
   *[other] { $seat } utilise un Pouvoir : { gladiatori-power }.
}
gladiatori-event-surrendered = { $seat-is ->
    [you] vous vous rendez et quittez l’arène.
   *[other] { $seat } se rend et quitte l’arène.
}
gladiatori-event-passed = { $seat-is ->
    [you] vous restez Passif.
   *[other] le gladiateur { $seat-vowel ->
        [yes] d’{ $seat } reste Passif.
       *[no] de { $seat } reste Passif.
    }
}
gladiatori-event-laid = { $seat-is ->
    [you] vous posez { gladiatori-seen }.
   *[other] { $seat } pose { gladiatori-seen }.
}
gladiatori-event-reused = { $seat-is ->
    [you] vous réutilisez { gladiatori-card }, pour { $blood } Sang.
   *[other] { $seat } réutilise { gladiatori-card }, pour { $blood } Sang.
}
gladiatori-event-stood_by = { $seat-is ->
    [you] vous restez en Attente avec { gladiatori-seen }.
   *[other] { $seat } reste en Attente avec { gladiatori-seen }.
}
gladiatori-event-added = { $seat-is ->
    [you] vous ajoutez { gladiatori-seen }.
   *[other] { $seat } ajoute { gladiatori-seen }.
}
gladiatori-event-declared = { $seat-is ->
    [you] { $fight ->
        [none] vous ne déclarez aucun combat.
        [strike] vous frappez la case devant vous.
        [sweep] vous déclarez un Balayage.
        [help] vous aidez un allié.
        [net] vous jetez { gladiatori-the-item }.
        [throw] vous lancez { gladiatori-the-item }.
       *[break] vous voulez briser { gladiatori-the-item }.
    }
   *[other] { $fight ->
        [none] { $seat } ne déclare aucun combat.
        [strike] { $seat } frappe la case d’en face.
        [sweep] { $seat } déclare un Balayage.
        [help] { $seat } aide un allié.
        [net] { $seat } jette { gladiatori-the-item }.
        [throw] { $seat } lance { gladiatori-the-item }.
       *[break] { $seat } veut briser { gladiatori-the-item }.
    }
}
gladiatori-event-aimed = { $seat-is ->
    [you] votre cible : { gladiatori-figure }.
   *[other] { $seat-vowel ->
        [yes] la cible d’{ $seat } : { gladiatori-figure }.
       *[no] la cible de { $seat } : { gladiatori-figure }.
    }
}
gladiatori-event-helped = { $seat-is ->
    [you] vous aidez { $ally } contre { gladiatori-figure }.
   *[other] { $ally-is ->
        [you] { $seat } vous aide contre { gladiatori-figure }.
       *[other] { $seat } aide { $ally } contre { gladiatori-figure }.
    }
}
gladiatori-event-lent = { $seat-is ->
    [you] vous aurez +{ $bonus } contre { gladiatori-figure }.
   *[other] { $seat } aura +{ $bonus } contre { gladiatori-figure }.
}
gladiatori-event-revealed = { $seat-is ->
    [you] vous révélez { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}avec { $cards }.
    }
   *[other] { $seat } révèle { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}avec { $cards }.
    }
}
gladiatori-event-plain = { $seat-is ->
    [you] vous utilisez { gladiatori-card } comme +2.
   *[other] { $seat } utilise { gladiatori-card } comme +2.
}
gladiatori-event-raged = { $seat-is ->
    [you] votre Rage devient la carte { gladiatori-card } de { $source ->
        [0] votre défausse.
       *[1] votre pioche de vie.
    }
   *[other] la Rage { $seat-vowel ->
        [yes] d’{ $seat }
       *[no] de { $seat }
    } devient la carte { gladiatori-card } de { $source ->
        [0] la défausse.
       *[1] la pioche de vie.
    }
}
gladiatori-event-sacrificed = { $seat-is ->
    [you] vous sacrifiez { gladiatori-card } pour +3.
   *[other] { $seat } sacrifie { gladiatori-card } pour +3.
}
gladiatori-event-acrobatic = { $seat-is ->
    [you] un coup acrobatique : vous avez +3, au prix de l’équilibre.
   *[other] un coup acrobatique : { $seat } a +3, au prix de l’équilibre.
}
gladiatori-event-lunged = { $seat-is ->
    [you] vous vous fendez avec { gladiatori-element } : +2.
   *[other] { $seat } se fend avec { gladiatori-element } : +2.
}
gladiatori-event-leapt = { $seat-is ->
    [you] votre Bond : cases pour l’attaque { $attack }, pour les dégâts { $damage }.
   *[other] { $seat-vowel ->
        [yes] le Bond d’{ $seat } : cases pour l’attaque { $attack }, pour les dégâts { $damage }.
       *[no] le Bond de { $seat } : cases pour l’attaque { $attack }, pour les dégâts { $damage }.
    }
}
gladiatori-event-deepened = { $seat-is ->
    [you] vos Plaies profondes : attaque -{ $depth }, dégâts +{ $depth }.
   *[other] { $seat-vowel ->
        [yes] les Plaies profondes d’{ $seat } : attaque -{ $depth }, dégâts +{ $depth }.
       *[no] les Plaies profondes de { $seat } : attaque -{ $depth }, dégâts +{ $depth }.
    }
}
gladiatori-event-attack = { $outcome ->
    [help] { $figure-is ->
        [you] vous prêtez une force de { $value }.
       *[other] { $figure } prête une force de { $value }.
    }
    [null] { $figure-is ->
        [you] votre attaque contre { gladiatori-target } n’atteint que { $value } : rien.
       *[other] { $figure } porte une attaque de { $value } contre { gladiatori-target } : rien.
    }
   *[blow] { $figure-is ->
        [you] vous portez une attaque de { $value } contre { gladiatori-target }.
       *[other] { $figure } porte une attaque de { $value } contre { gladiatori-target }.
    }
}
gladiatori-event-answered = { $unbalanced ->
    [pay] { $seat-is ->
        [you] vous gardez l’équilibre, pour 2 Éléments.
       *[other] { $seat } paie 2 Éléments pour garder l’équilibre.
    }
   *[marker] { $seat-is ->
        [you] vous perdez l’équilibre.
       *[other] { $seat } perd l’équilibre.
    }
}
gladiatori-event-defence = { $figure-is ->
    [you] votre défense : { $value }.
   *[other] { $figure } se défend avec { $value }.
}
gladiatori-event-feinted = { $seat-is ->
    [you] une Feinte ! Vous reprenez tout.
   *[other] une Feinte ! { $seat } reprend tout.
}
gladiatori-event-held = { $figure-is ->
    [you] vous tenez bon : aucune blessure.
   *[other] { $figure } tient bon : aucune blessure.
}
gladiatori-event-netted = { $figure-is ->
    [you] le filet se referme sur vous.
   *[other] le filet se referme sur { $figure }.
}
gladiatori-event-broken = { $seat-is ->
    [you] votre { gladiatori-item } se brise.
   *[other] { gladiatori-the-item } { $seat-vowel ->
        [yes] d’{ $seat } se brise.
       *[no] de { $seat } se brise.
    }
}
gladiatori-event-damaged = { $seat-is ->
    [you] un de vos Objets est abîmé et vaut désormais la moitié : { gladiatori-item }.
   *[other] un Objet { $seat-vowel ->
        [yes] d’{ $seat }
       *[no] de { $seat }
    } est abîmé et vaut désormais la moitié : { gladiatori-item }.
}
gladiatori-event-wounded = { $seat-is ->
    [you] vous subissez { $damage ->
        [one] { $damage } dégât.
       *[other] { $damage } dégâts.
    }
   *[other] { $seat } subit { $damage ->
        [one] { $damage } dégât.
       *[other] { $damage } dégâts.
    }
}
gladiatori-event-removed = { $seat-is ->
    [you] vous perdez { gladiatori-card } de votre pioche de vie.
   *[other] { $seat } perd { gladiatori-card } de sa pioche de vie.
}
gladiatori-event-item_lost = { $seat-is ->
    [you] vous perdez { gladiatori-the-item }.
   *[other] { $seat } perd { gladiatori-the-item }.
}
gladiatori-event-killed = { $seat-is ->
    [you] vous mourez.
   *[other] { $seat } meurt.
}
gladiatori-event-scored = { $seat-is ->
    [you] vous : { $points } pour { gladiatori-reason }.
   *[other] { $seat } : { $points } pour { gladiatori-reason }.
}
gladiatori-event-pushed = { $seat-is ->
    [you] vous poussez { gladiatori-figure } en { $hex }.
   *[other] { $seat } pousse sa cible en { $hex } : { gladiatori-figure }.
}
gladiatori-event-adapted = { $seat-is ->
    [you] { $adaptation ->
        [to-life] vous passez { gladiatori-card } de votre main à votre pioche de vie.
        [to-hand] vous passez { gladiatori-card } de votre pioche de vie à votre main.
        [to-life-green] une carte Action passe de votre main à votre pioche de vie.
        [to-life-red] une carte de combat passe de votre main à votre pioche de vie.
        [to-hand-green] une carte Action passe de votre pioche de vie à votre main.
        [to-hand-red] une carte de combat passe de votre pioche de vie à votre main.
       *[none] vous ne déplacez aucune carte.
    }
   *[other] { $adaptation ->
        [to-life] { $seat } passe { gladiatori-card } de sa main à sa pioche de vie.
        [to-hand] { $seat } passe { gladiatori-card } de sa pioche de vie à sa main.
        [to-life-green] { $seat } passe une carte Action, cachée, de sa main à sa pioche de vie.
        [to-life-red] { $seat } passe une carte de combat, cachée, de sa main à sa pioche de vie.
        [to-hand-green] { $seat } passe une carte Action, cachée, de sa pioche de vie à sa main.
        [to-hand-red] { $seat } passe une carte de combat, cachée, de sa pioche de vie à sa main.
       *[none] { $seat } ne déplace aucune carte.
    }
}
gladiatori-event-rested = { $seat-is ->
    [you] vous vous reposez : { $cards ->
        [0] aucune carte ne revient
        [one] { $cards } carte revient
       *[other] { $cards } cartes reviennent
    } dans votre paquet.
   *[other] { $seat } se repose : { $cards ->
        [0] aucune carte ne revient
        [one] { $cards } carte revient
       *[other] { $cards } cartes reviennent
    } dans son paquet.
}
gladiatori-event-release = dé de lâcher : { $face }.
gladiatori-event-beasts_ordered = les fauves agissent dans cet ordre : { $figure }.
gladiatori-event-entered = { $figure } entre par la porte en { $hex } (dé { $face }).
gladiatori-event-shut_out = { $figure } trouve les deux portes bloquées (dé { $face }).
gladiatori-event-paced = { $figure } lance { $face } et avance.
gladiatori-event-prowled = { $figure } rôde de { $start } en { $hex }.
gladiatori-event-beast_rolled = { $figure } lance { $faces }.
gladiatori-event-loosened = { $count ->
    [0] { $figure } se libère du filet.
   *[other] { $figure } déchire le filet : encore { $count }.
}
gladiatori-event-called = un double appelle un autre { gladiatori-beast } : il entre à la prochaine manche de combat.
gladiatori-event-slain = { $figure } meurt.
gladiatori-event-ended = { $ending ->
    [last-turn] le dernier tour est fini.
    [one-left] il ne reste qu’un camp dans l’arène.
    [beasts-dead] il ne reste aucun fauve : les gladiateurs ont gagné.
   *[all-dead] il ne reste aucun gladiateur : les fauves ont gagné.
}{ $handicap ->
    [0] { "" }
   *[other] { " " }{ gladiatori-outnumbered }
}
gladiatori-outnumbered = Deux contre un : { $handicap } pour les deux, qui en ont { $two } ; { $lone-is ->
    [you] vous en avez { $one }.
   *[other] { $lone } en a { $one }.
}
gladiatori-event-learned = { $seat-is ->
    [you] vous avez maintenant { $xp } XP, et { $coins } pièces pour votre prochaine création : { $points } pour les points de victoire, { $victory } pour la victoire, { $beasts } pour les fauves.
   *[other] { $seat } a maintenant { $xp } XP, et { $coins } pièces pour la prochaine création : { $points } pour les points de victoire, { $victory } pour la victoire, { $beasts } pour les fauves.
}
gladiatori-event-carried_off = { $seat-is ->
    [you] on vous emporte, sans connaissance, à { $hit_points ->
        [one] { $hit_points } point de vie
       *[other] { $hit_points } points de vie
    } : vous reviendrez.
   *[other] on emporte { $seat }, sans connaissance, à { $hit_points ->
        [one] { $hit_points } point de vie
       *[other] { $hit_points } points de vie
    } : retour à la prochaine partie.
}
gladiatori-event-died = { $seat-is ->
    [you] à { $hit_points ->
        [one] { $hit_points } point de vie
       *[other] { $hit_points } points de vie
    } votre gladiateur est mort et sa campagne est finie ; un nouveau commence avec { $coins } pièces.
   *[other] { $seat } : à { $hit_points ->
        [one] { $hit_points } point de vie
       *[other] { $hit_points } points de vie
    } le gladiateur est mort et sa campagne est finie ; un nouveau commence avec { $coins } pièces.
}

## Comment une partie a fini

gladiatori-result = { $result ->
    [beasts-beaten] Les gladiateurs ont vaincu les fauves.
    [survived] Le dernier tour est fini et les fauves n’ont pas tué tout le monde : les gladiateurs ont gagné.
    [beasts-won] Les fauves ont gagné : il ne reste aucun gladiateur.
    [team] L’équipe de { $names } gagne.
    [tie] { $seat-is ->
        [you] Les points sont égaux : vous gagnez, car il vous reste plus de points de vie (1.3).
       *[other] Les points sont égaux : { $seat } gagne, car il lui reste plus de points de vie (1.3).
    }
   *[alone] { $seat-is ->
        [you] Vous gagnez, seul contre deux.
       *[other] Seul contre deux, { $seat } gagne.
    }
}
gladiatori-result-even = Les points sont égaux : le plus de points de vie restants décide (1.3).
gladiatori-result-alive = En vie à la fin : { $names }.

## La règle derrière un choix

gladiatori-rule-character =
    Les personnages prédéfinis se choisissent dans l’ordre du jeu, tous différents sauf si l’option
    premade_duplicates en décide autrement (4.2). Compétences et Aptitudes se dépensent en jouant (2.6, 2.8), les Pouvoirs servent
    une fois (2.10), chaque carte du paquet est aussi des points de vie (2.2). Un gladiateur à vous se crée avec des pièces (18.1).
gladiatori-rule-build_offense =
    L’Attaque s’ajoute à vos attaques ; chaque usage la baisse de 1 (2.6, 2.7). Une Compétence de 3, 4, 5, 6, 7, 8 ou 9
    coûte 3, 4, 6, 8, 10, 13 ou 16 pièces (18.2).
gladiatori-rule-build_guard =
    La Garde s’ajoute à votre défense ; chaque usage la baisse de 1 (2.6, 2.7). Une Compétence de 3, 4, 5, 6, 7, 8 ou 9
    coûte 3, 4, 6, 8, 10, 13 ou 16 pièces (18.2).
gladiatori-rule-build_endurance =
    À chaque Repos, l’Endurance fait revenir autant de cartes et de points de Compétence, puis baisse de 1 (5.4.2). Une
    Compétence de 3, 4, 5, 6, 7, 8 ou 9 coûte 3, 4, 6, 8, 10, 13 ou 16 pièces (18.2).
gladiatori-rule-build_blood =
    Le Sang permet de réutiliser les cartes Action et nourrit la Fureur (2.8). De 3 à 9, une pièce par point (18.2).
gladiatori-rule-build_speed =
    La Vitesse vous fait bouger et nourrit l’Esquive (2.8). De 3 à 9, une pièce par point (18.2).
gladiatori-rule-build_energy_1 =
    Énergie 1 coûte 2 pièces : +1 sur Force et Blocage, 2 points de vie ; une pour six pièces et demie
    parmi celles que vous avez reçues (2.3, 18.3).
gladiatori-rule-build_energy_0 =
    Énergie 0 coûte 1 pièce : une carte qui aggrave les blessures, 1 point de vie ; une pour six pièces et demie
    parmi celles que vous avez reçues (2.3, 18.3).
gladiatori-rule-build_feint =
    Une Feinte coûte 5 pièces : après les deux valeurs, elle annule votre action ou votre réaction (7.5.1). Une au plus (18.3).
gladiatori-rule-build_move =
    Les Coups spéciaux coûtent de 1 à 3 pièces, un de chaque au plus (2.5, 18.4). Ils se posent face cachée sur une
    action ou une réaction et agissent quand on les révèle (11.0).
gladiatori-rule-build_power =
    Un Pouvoir coûte 1 pièce, un de chaque au plus (2.5, 18.4). Il sert une fois par partie et s’annonce (2.10).
    Les pièces restantes sont perdues (18.5).
gladiatori-rule-extra =
    Avec overlimit, vous pouvez acheter jusqu’à quatre cartes Énergie et Feinte de plus au double du prix, dont une
    Feinte au plus, tant que la boîte en a (18.6, 18.6.1).
gladiatori-rule-bid =
    Tous offrent des cartes Énergie en secret et en même temps. Le plus d’énergie l’emporte, puis le plus de cartes ; à
    égalité encore, l’Objet quitte le jeu (9.3). L’offre gagnante est défaussée, les autres reprennent la leur (9.3.1).
gladiatori-rule-draft =
    Chacun prend un Objet à son tour, puis un second dans l’ordre inverse (9.4). Deux Objets de même symbole, casque,
    bouclier ou lance, ne vont pas ensemble ; on n’en prend un tel que s’il ne reste rien d’autre (9.2, 9.4.1).
gladiatori-rule-pick =
    Chacun choisit un Objet en secret, deux fois ; ce que plusieurs veulent est tiré au sort, et les perdants choisissent
    de nouveau (9.5, 9.5.1). Un personnage prédéfini choisit parmi ses types préférés. Jamais deux Objets de même symbole (9.2).
    Attaque et défense s’ajoutent à vos valeurs, les points de vie peuvent se donner à la place de cartes (7.1.2, 7.2.3, 7.7.1).
gladiatori-rule-drop =
    Nul ne garde deux Objets de même symbole, ni plus de deux : les autres quittent le jeu (9.2, 9.3.2).
gladiatori-rule-place =
    Dans l’ordre du jeu, chacun met sa figurine sur une case de départ libre (4.6). En placement libre, toute case convient
    qui est à 3 au moins de chaque ennemi (4.7).
gladiatori-rule-face =
    Les trois cases devant vous sont votre front, les trois autres sont dans votre dos (3.1). Vous attaquez la case droit
    devant (6.18) ; il est difficile de répondre aux attaques dans le dos (6.25, 7.2.7).
gladiatori-rule-split =
    Partagez votre paquet entre main et pioche de vie, comme vous voulez (5.1.1). On ne joue que les cartes en main, et seuls
    la pioche de vie et les Objets paient les blessures (7.7.1). Une carte Action vaut 3 PV, une Feinte 3, Énergie 1 et les Coups
    spéciaux 2, Énergie 0 1. Toutes les cartes se retrouvent à la fin du tour (5.5.1).
gladiatori-rule-ready =
    L’ordre d’une manche suit les points de victoire, le moins d’abord (5.2.1). Temporisation, une fois par partie, vous y donne la
    place que vous voulez (12.8) ; ou gardez-la pour +3 en défense.
gladiatori-rule-opening =
    Chaque point de Vitesse est un point de mouvement : entrez dans une case voisine dans n’importe quelle direction et tournez ou non
    d’un côté, ou restez et tournez d’un ou deux (6.6, 8.4.1). Entravé ou À terre, vous ne pouvez que tourner, une fois, d’un côté
    (14.7). Deux Éléments ôtent un marqueur (6.7, 14.4). S’éloigner d’un ennemi ou lui tourner le dos peut coûter des points (16.8, 16.9).
gladiatori-rule-closing =
    Avant que de nouveaux marqueurs arrivent, vous pouvez encore payer 2 Éléments par marqueur, ou utiliser Debout ! (6.7, 12.2).
gladiatori-rule-action =
    Jouez une nouvelle carte Action face cachée (6.9), ou réutilisez une carte droite de votre rangée contre du Sang selon sa
    place : la plus à droite 1, puis 2, 3 et 4 (6.4, 6.10). L’Attente tourne une carte et fait revenir 3 Éléments (8.1.1, 8.1.2). Qui
    Passe est Passif : ni cartes, ni Aptitudes, ni Pouvoirs jusqu’à la fin de sa manche (6.12, 13.2).
gladiatori-rule-add =
    Posez face cachée autant de cartes de combat que vous voulez, une Feinte comme simple carte (6.14, 6.15, 6.28). Un coup qui touche fait 1 dégât plus la
    moitié du nombre de vos cartes, carte Action comprise (7.6.2). L’énergie ne s’ajoute qu’à Force et Blocage (2.3).
gladiatori-rule-fight =
    Attaquez l’adversaire droit devant (6.18), lancez une arme sur un autre dans le secteur devant vous si la voie est libre
    (10.1, 10.4), utilisez un filet (10.8), balayez trois cases avec cette carte (11.1), brisez un Objet avec cette carte (11.6), ou
    aidez un allié en mêlée avec le même ennemi : il reçoit un quart (6.20, 6.21). Ou ne déclarez rien (6.19).
gladiatori-rule-target =
    Une cible doit être devant vous, pour un lancer dans la zone d’attaque et non cachée (6.18, 10.4, 10.5). Dans un Balayage, vous
    fixez l’ordre : +1 contre la première, -3 contre la deuxième, -7 contre la troisième (11.1.1).
gladiatori-rule-break =
    Les dégâts vont à l’Objet : ses points de vie ou plus le détruisent, moins l’abîment (11.6). Son porteur n’est pas blessé (11.6.1).
gladiatori-rule-ally =
    L’aide et son allié doivent être en mêlée avec le même adversaire (6.20) ; l’allié reçoit un quart de la valeur à sa
    prochaine attaque ou défense contre lui (6.21), si c’est la prochaine Action ou si l’on joue autrement (6.23).
gladiatori-rule-reaction =
    Blocage, Parade et Opposition valent contre les attaques de face, l’Esquive contre toutes sauf droit dans le dos (6.25). Une carte
    nouvelle est gratuite, une carte visible de votre rangée coûte du Sang selon sa place (6.24). Une carte du même type que celle de
    l’attaquant donne +5 (7.2.2). Passif, vous avez encore vos Objets et la Garde (7.2.9).
gladiatori-rule-plain =
    Contre les fauves, tout Coup spécial, Feinte ou Pouvoir peut valoir +2 au lieu de son effet, et il est consommé (20.12).
gladiatori-rule-rage =
    Rage peut devenir n’importe quelle carte de combat de votre défausse ou de votre pioche de vie, qui agit aussitôt ; Balayage et
    Brise-objet, qu’il fallait annoncer, seulement comme +2 contre les fauves (11.5, 11.5.1).
gladiatori-rule-overskill =
    Si vous voulez, une Compétence au-dessus de 0 monte de 5, jusqu’au triple au plus. Une fois utilisée, ou à la fin du tour, elle
    tombe à 0 (11.4).
gladiatori-rule-power =
    Les Pouvoirs de l’attaque s’utilisent maintenant, avant de connaître la défense (7.1.9) ; chacun sert une fois par partie (12.0.1).
gladiatori-rule-lunge = Défaussez d’une à trois cartes de votre main, cachées, pour +2 chacune (12.1).
gladiatori-rule-leap = Chaque case parcourue avant l’attaque, trois au plus, donne +2 à l’attaque ou +1 dégât (12.4).
gladiatori-rule-depth = Ôtez de 1 à 3 à votre attaque et ajoutez-en autant aux dégâts (12.5).
gladiatori-rule-sacrifice = Une carte de votre main quitte le jeu au vu de tous, pour +3 (11.2).
gladiatori-rule-acrobatics = Ajoutez 3, et prenez un marqueur Déséquilibré à la fin de la manche (11.3) ; avec deux, vous êtes À terre (14.2).
gladiatori-rule-skill =
    L’Attaque s’ajoute à une attaque, la Garde à une défense. L’usage est secret et la baisse de 1, sous Surcompétence à 0 (2.6, 2.7, 7.4).
gladiatori-rule-blood = Fureur : +2 par point de Sang, trois au plus, outre le Sang de la réutilisation (8.5).
gladiatori-rule-dodge = Une Esquive réduit l’attaque de moitié ; +2 par point de Vitesse, deux au plus ; les Objets ne défendent pas (8.4.5).
gladiatori-rule-unbalanced =
    Payez 2 Éléments, soit cartes, points de Compétence ou d’Aptitude, ou prenez un marqueur Déséquilibré, quelle que soit l’issue du
    combat (3.4, 11.7) ; qui est Passif ne donne pas de points d’Aptitude (11.7.1).
gladiatori-rule-feint =
    Une Feinte annule votre action ou votre réaction : cartes, points de Compétence, Pouvoirs, Sang de la Fureur et Vitesse de
    l’Esquive reviennent (7.5.3). Le défenseur ne peut feinter que si l’attaquant l’a fait (7.5.2).
gladiatori-rule-payment =
    Donnez des cartes de la pioche de vie et des Objets valant au moins les dégâts, rien d’inutile ; on ne rend pas la monnaie (7.7.1,
    7.7.2). Ils quittent le jeu (2.2). Si le tout ne suffit pas, vous mourez (7.7.4).
gladiatori-rule-unbeatable =
    Vous combattez encore cette manche de combat et la suivante, avec +4 à la première somme d’une Action ou Réaction, puis vous êtes retiré ; tout autre
    dégât vous retire aussitôt (12.3).
gladiatori-rule-push =
    La cible, dans votre front et ni Entravée ni À terre, va sur une case libre à côté d’elle et est Déséquilibrée à la
    fin de la manche (12.6, 12.6.1).
gladiatori-rule-movement =
    Mouvement donne trois points. Avec chacun, entrez dans une case voisine dans n’importe quelle direction et tournez ou non d’un
    côté, ou restez et tournez d’un ou deux (8.4.1). Les cases occupées sont fermées (8.4.2).
gladiatori-rule-reflex = Un point de mouvement gratuit après la résolution, et d’autres contre de la Vitesse (11.8).
gladiatori-rule-spend =
    Un Élément est une carte en main, un point de Compétence ou un point d’Aptitude ; la pioche de vie ne compte pas (3.4, 3.5),
    ni les Aptitudes tant que vous êtes Passif (13.2).
gladiatori-rule-recover =
    Reprenez en main des cartes défaussées, et montez Compétences et Aptitudes de 1 chacune, jamais au-delà du départ (2.11, 3.7).
gladiatori-rule-adapt = Jusqu’à trois cartes passent entre main et pioche de vie, dans un sens ou dans les deux (12.7).
gladiatori-rule-escape =
    Le double d’un lion : reculez tout droit pour 1 Vitesse et l’attaque est nulle, ou restez et tout dégât est doublé (20.9.3).
gladiatori-rule-toll = Le sept d’un ours vous coûte un Objet ou une carte de la pioche de vie, avant de payer les dégâts (20.9.6).
gladiatori-rule-rest =
    L’Endurance fait revenir autant de cartes défaussées et de points d’Attaque et de Garde que sa valeur, et baisse de 1
    (5.4.2). Sang, Vitesse et l’Endurance elle-même ne reviennent pas ainsi (2.9, 5.4.3), mais par Résistance (12.9).
gladiatori-rule-back =
    Autant de cela revient ; en tout, ce que permettent Endurance et Résistance (5.4.2, 12.9). Aucune valeur ne dépasse son
    départ (2.11).
gladiatori-rule-interject =
    Adaptation, Résistance et Temporisation servent au début de chaque manche de combat et de la manche de chaque joueur, et à côté de
    toute décision qui est la vôtre dans une manche de combat (12.0.4). Debout ! sert à côté de toute décision de votre manche (12.2). Avant votre Action, vous pouvez vous rendre (6.8).

## Pourquoi quelque chose ne peut être choisi

gladiatori-refusal-no-such-cards = Vous n’avez pas autant de ces cartes (5.1.1).
gladiatori-refusal-no-delay = Sans le Pouvoir Temporisation, vous gardez votre place dans l’ordre (12.8).
gladiatori-refusal-not-possible-now = Ce n’est pas possible à présent : pas de Vitesse, de case libre ou de marqueur, ou trop peu d’Éléments (6.6, 6.7).
gladiatori-refusal-no-such-action = Vous n’avez pas cette carte en main ni droite dans votre rangée, ou trop peu de Sang (6.9, 6.10).
gladiatori-refusal-not-in-hand = Cette carte n’est pas dans votre main, ou ne peut être posée ici (6.14, 6.15).
gladiatori-refusal-no-such-fight = Cela ne peut être déclaré : personne à portée, ou la carte qu’il faut manque (6.16, 6.17).
gladiatori-refusal-not-in-reach = Cette figurine n’est pas à portée (6.18, 10.4).
gladiatori-refusal-not-breakable = Cet Objet n’est pas à la cible, ou Brise-objet manque (11.6).
gladiatori-refusal-no-such-ally = Ce n’est pas un allié en mêlée avec cet adversaire (6.20).
gladiatori-refusal-no-such-reaction = Cette Réaction est impossible : la carte ou le Sang manque, ou elle ne vaut pas de ce côté ou dans votre état (6.24, 6.25, 14.1).
gladiatori-refusal-not-to-be-used = Cela ne peut valoir +2 : vous ne l’avez pas ici (20.12).
gladiatori-refusal-not-for-rage = Rage ne peut devenir cette carte (11.5).
gladiatori-refusal-skill-not-raised = Cette Compétence est à 0 ou déjà montée (11.4).
gladiatori-refusal-power-not-possible = Vous n’avez pas ce Pouvoir, ou il ne peut servir dans cette attaque (12.0.2).
gladiatori-refusal-too-few-hexes = Vous n’avez pas parcouru autant de cases (12.4).
gladiatori-refusal-depth-one-to-three = Plaies profondes ôte de 1 à 3 (12.5).
gladiatori-refusal-skill-at-zero = Cette Compétence est à 0 (2.6).
gladiatori-refusal-too-little-blood = Vous n’avez pas autant de Sang, et trois points sont le maximum (8.5).
gladiatori-refusal-too-little-speed = Vous n’avez pas autant de Vitesse, et deux points sont le maximum (8.4.5).
gladiatori-refusal-too-few-elements = Vous n’avez pas deux Éléments à payer (11.7).
gladiatori-refusal-no-feint = Vous n’avez pas de Feinte en main (7.5.1).
gladiatori-refusal-not-a-payment = Vous ne pouvez payer avec cela, ou ce serait plus qu’il ne faut (7.7.1, 7.7.2).
gladiatori-refusal-no-such-power = Vous n’avez plus ce Pouvoir (2.10).
gladiatori-refusal-no-such-push = La cible ne peut être poussée là (12.6).
gladiatori-refusal-no-such-move = Vous ne pouvez aller là : la case est prise ou au-delà du bord, ou quelque chose vous retient (8.4.2, 14.1).
gladiatori-refusal-not-to-be-spent = Vous n’avez pas cet Élément à dépenser (3.5).
gladiatori-refusal-not-to-be-recovered = Il n’y en a pas autant à récupérer (3.7).
gladiatori-refusal-no-such-card-there = Il n’y a pas là de telle carte (12.7).
gladiatori-refusal-no-escape = Vous n’avez pas de Vitesse pour reculer (20.9.3).
gladiatori-refusal-nothing-to-use = Vous ne pouvez l’utiliser : Endurance est à 0, ou il n’y a pas de Résistance (5.4.4).
gladiatori-refusal-too-dear = Vous n’avez pas les pièces pour cela, si tout le reste doit avoir son minimum (18.1).
gladiatori-refusal-less-than-the-least = Chaque Compétence et Aptitude commence au moins à 3, et un personnage prédéfini garde ce qu’il a (18.2, 19.3).
gladiatori-refusal-more-than-the-most = Aucune Compétence ni Aptitude ne commence au-dessus de 9 (18.2).
gladiatori-refusal-more-than-the-limit = Vos pièces ne permettent pas autant de cartes de cette sorte (18.3).
gladiatori-refusal-lesson-of-another-question = Les Coups spéciaux et les Pouvoirs s’achètent un à un ; ce n’est pas celui qu’on vous demande (18.4).
gladiatori-refusal-cards-not-owned = Vous n’avez pas autant de cartes Énergie (9.3.5).
gladiatori-refusal-extra-not-for-sale = Cela ne peut s’acheter : pas de pièces, plus rien dans la boîte, ou une seconde Feinte en supplément (18.6).
gladiatori-refusal-characters-are-premade = Dans cette partie, tous les personnages sont prédéfinis (4.1).
gladiatori-refusal-character-taken = Ce personnage est pris (4.2).
gladiatori-refusal-too-few-coins = Vous avez trop peu de pièces pour un personnage prédéfini, ou un autre est déjà créé (19.3).
gladiatori-refusal-item-not-to-drop = Cet Objet n’est en conflit avec rien : un autre doit partir (9.2).
gladiatori-refusal-item-not-owned = Cet Objet n’est pas à vous (9.2).
gladiatori-refusal-item-taken = Cet Objet est pris (9.5).
gladiatori-refusal-item-not-offered = Cet Objet n’est pas là (9.4).
gladiatori-refusal-item-clashes = Vous avez un Objet de même symbole (9.2).
gladiatori-refusal-item-not-preferred = Votre personnage préfère d’autres types, et il en reste (9.5).
gladiatori-refusal-hex-taken = Il y a déjà quelqu’un : choisissez une autre des cases proposées (4.6).
gladiatori-refusal-hex-not-marked = On n’entre que par une case de départ libre : choisissez une de celles proposées (4.6).
gladiatori-refusal-hex-is-gate = Les fauves entrent par cette porte, et personne ne s’y place : choisissez une des cases proposées (4.7).
gladiatori-refusal-hex-near-enemy = C’est à moins de 3 cases d’un ennemi : choisissez-en une plus loin (4.7).
gladiatori-refusal-hex-chosen = Votre figurine entre sur la case choisie : choisissez maintenant où elle regarde. Pour une autre case, reprenez votre dernière réponse (4.6).

## Options de jeu

gladiatori-play-teams = Qui combat contre qui.
gladiatori-play-teams-usual = deux contre un à 3 joueurs, sinon chacun pour soi
gladiatori-play-teams-free = chacun pour soi
gladiatori-play-teams-two_against_two = deux contre deux, le premier et le troisième joueur ensemble
gladiatori-play-teams-two_against_one = deux contre un
gladiatori-play-lone_seat = À deux contre un, qui combat seul ; les places se comptent à partir de 0.
gladiatori-play-lone_seat-random = au sort
gladiatori-play-coins_1 = Pièces du premier joueur ; 0 donne les 55 habituelles, à un joueur seul 70.
gladiatori-play-coins_2 = Pièces du deuxième joueur ; 0 donne la somme habituelle.
gladiatori-play-coins_3 = Pièces du troisième joueur ; 0 donne la somme habituelle.
gladiatori-play-coins_4 = Pièces du quatrième joueur ; 0 donne la somme habituelle.
gladiatori-play-characters = D’où viennent les gladiateurs.
gladiatori-play-characters-premade = prédéfinis, choisis à tour de rôle
gladiatori-play-characters-created = créés avec des pièces, en secret
gladiatori-play-characters-choice = au gré de chacun
gladiatori-play-premade_duplicates = Si deux joueurs peuvent prendre le même personnage prédéfini.
gladiatori-play-premade_duplicates-true = ils peuvent
gladiatori-play-premade_duplicates-false = tous différents
gladiatori-play-items = Comment les Objets se répartissent.
gladiatori-play-items-usual = sélection pour les personnages prédéfinis, sinon choix à tour de rôle
gladiatori-play-items-auction = offres secrètes de cartes Énergie
gladiatori-play-items-draft = un à la fois parmi ceux qui sont visibles
gladiatori-play-items-selection = chacun choisit parmi tous, en secret
gladiatori-play-placement = Où entrent les figurines.
gladiatori-play-placement-marked = sur les cases de départ
gladiatori-play-placement-free = n’importe où, à 3 cases des ennemis
gladiatori-play-damage_bonus = Si une plus grande différence blesse davantage.
gladiatori-play-damage_bonus-true = tous les 3 points, 1 dégât de plus
gladiatori-play-damage_bonus-false = non
gladiatori-play-help = Combien de temps dure l’aide à un allié.
gladiatori-play-help-next_action = jusqu’à la prochaine Action, qui que ce soit qui la fasse
gladiatori-play-help-ally_round = jusqu’à la fin de la prochaine manche de combat de l’allié
gladiatori-play-overlimit = Si l’on peut acheter d’autres cartes au double du prix.
gladiatori-play-overlimit-true = jusqu’à quatre
gladiatori-play-overlimit-false = non
gladiatori-play-learning = Une première partie par petites étapes.
gladiatori-play-learning-true = Coups spéciaux dès le tour 2, Pouvoirs dès le tour 3
gladiatori-play-learning-false = tout dès le début
gladiatori-play-campaign = Si l’expérience passe d’une partie à l’autre.
gladiatori-play-campaign-true = oui
gladiatori-play-campaign-false = non
gladiatori-play-beasts = S’il y a des fauves.
gladiatori-play-beasts-usual = contre les fauves si l’on est seul, sinon aucun
gladiatori-play-beasts-none = aucun
gladiatori-play-beasts-solo = Solo : un gladiateur contre eux
gladiatori-play-beasts-cooperative = Coopératif : tous ensemble contre eux
gladiatori-play-beasts-coliseum = Colisée : le jeu normal, avec des fauves en travers
gladiatori-play-beast_kind = Quels fauves.
gladiatori-play-beast_kind-dog = chiens
gladiatori-play-beast_kind-wolf = loups
gladiatori-play-beast_kind-lion = lions
gladiatori-play-beast_kind-bear = ours
gladiatori-play-beast_kind-mix = mêlés
gladiatori-play-beast_number = Combien de fauves en tout.
gladiatori-play-beast_number-most = le plus de la table pour chaque joueur
gladiatori-play-beast_number-random = tiré de la table pour chaque joueur
gladiatori-play-dogs = Combien de chiens il y a dans un mélange.
gladiatori-play-wolves = Combien de loups il y a dans un mélange.
gladiatori-play-lions = Combien de lions il y a dans un mélange.
gladiatori-play-bears = Combien d’ours il y a dans un mélange.
gladiatori-play-release_table = Combien de fauves le dé de lâcher fait entrer : six chiffres, pour les faces 1 à 6 ; 1233 est 0 0 1 2 3 3.
gladiatori-play-turns = Combien de tours dure la partie.

## Tableaux et encadrés

gladiatori-now = { $turn ->
    [0] Avant le combat
   *[other] { $round ->
        [0] Tour { $turn } sur { $turns }
       *[other] Tour { $turn } sur { $turns }, manche { $round }
    }
}
gladiatori-beasts-now = fauves : { $here } ici, { $waiting } en attente
gladiatori-herd = { $beast ->
    [dog] { $count ->
        [one] { $count } chien
       *[other] { $count } chiens
    }
    [wolf] { $count ->
        [one] { $count } loup
       *[other] { $count } loups
    }
    [lion] { $count ->
        [one] { $count } lion
       *[other] { $count } lions
    }
   *[bear] { $count } ours
}
gladiatori-panel-points = { $points } pts
gladiatori-panel-side = camp { $side }
gladiatori-panel-cards = main { $greens }+{ $reds }, vie { $life }, défausse { $discard }
gladiatori-panel-deck = paquet { $deck }, défausse { $discard }
gladiatori-panel-secret = choisit en secret
gladiatori-panel-splitting = défausse { $discard }
gladiatori-panel-resting = main { $greens }+{ $reds }, vie { $life }
gladiatori-panel-row = rangée : { $row }
gladiatori-panel-trapped = Entravé { $count }
gladiatori-panel-unbalanced = Déséquilibré
gladiatori-panel-down = À terre
gladiatori-panel-passive = Passif
gladiatori-panel-doomed = Invincible
gladiatori-panel-dead = mort
gladiatori-panel-surrendered = s’est rendu
gladiatori-panel-used = utilisés : { $powers }
gladiatori-panel-delay = +3 défense
gladiatori-own-traits = { gladiatori-trait } { $now }/{ $start }
gladiatori-own-powers = Pouvoirs : { $powers }
gladiatori-own-hand = Main ({ $count }) : { $cards }
gladiatori-own-life = Pioche de vie ({ $life } PV) : { $cards }
gladiatori-own-discard = Défausse : { $cards }
gladiatori-own-deck = Paquet ({ $count }) : { $cards }
# Chaque carte de la rangée avec le Sang qu’il faut pour la réutiliser.
gladiatori-own-row = Rangée, avec le Sang pour réutiliser : { $row }
gladiatori-own-items = Objets (attaque/défense/PV) : { $items }
gladiatori-own-later = Dès le tour 2 : { $cards }
gladiatori-nothing = rien
gladiatori-legend-gate = # porte
gladiatori-legend-row = ( ) tournée, _ cachée
gladiatori-column-player = Joueur
gladiatori-column-character = Gladiateur
gladiatori-column-points = Points
gladiatori-column-team = Équipe
gladiatori-column-life = Points de vie
gladiatori-column-state = État
gladiatori-state-alive = en vie

## Au terminal

# Le début d’une manche pour qui n’a pas Temporisation : rien à choisir, mais un Pouvoir peut servir.
gladiatori-ready-alone = Une manche de combat commence. Votre place : { $place } sur { $players }.
gladiatori-opening-still = C’est votre manche. Vous n’avez plus de Vitesse pour bouger.
gladiatori-add-to-movement = Quelle carte posez-vous sur Mouvement ? Personne n’est frappé, donc elle ne compte pas ; un Coup spécial peut tout de même servir.
# Sa propre somme dans un combat : Objets +6, Attaque +5.
gladiatori-sum-so-far = { $sum ->
    [attack] Votre attaque jusqu’ici : { $total } ({ $parts }).
   *[defence] Votre défense jusqu’ici : { $total } ({ $parts }).
}
gladiatori-part = { $part ->
    [untold] non dit
    [skill] Compétence utilisée
    [points] Points dépensés
    [energy] énergie
    [hand] moitié de la main
    [oppose] Opposition
    [match] la même carte
    [sacrifice] Sacrifice
    [acrobatics] Coup acrobatique
    [lunge] Fente
    [leap] Bond
    [depth] Plaies profondes
    [plain] comme +2
    [markers] marqueurs
    [behind] dans le dos
    [delay] Temporisation
    [help] aide
    [sweep] Balayage
    [distance] distance
    [unbeatable] Invincible
    [dice] Dés
    [fury] double
   *[item] { gladiatori-item }
}
gladiatori-panel-netted = { $beast }% dans un filet ({ $count })

## Dans le navigateur

browser-gladiatori-about = Cartes cachées, coups ouverts, une foule qui compte.
browser-gladiatori-do-target = Attaquer
browser-gladiatori-do-character = Prendre :
browser-gladiatori-do-draft = Prendre :
browser-gladiatori-do-pick = Demander :
browser-gladiatori-do-drop = Abandonner :
browser-gladiatori-do-action = Faire :
browser-gladiatori-do-reaction = Faire :
browser-gladiatori-do-ally = Aider
browser-gladiatori-do-push = Pousser
browser-gladiatori-do-sacrifice = Sacrifier
browser-gladiatori-tab-beside = Fiche
browser-gladiatori-arena = Arène, { $count } cases
browser-gladiatori-empty = vide
browser-gladiatori-gate = porte
browser-gladiatori-start = case de départ
browser-gladiatori-facing-to = tourné vers { $facing }
browser-gladiatori-beast-netted = { $name }, dans un filet ({ $count })
browser-gladiatori-cell-turn = Permise : se tourner sur place.
browser-gladiatori-move-hint = Touchez une case éclairée, puis l’orientation ; ou faites glisser la figurine. Les flèches tournent, Entrée déplace.
browser-gladiatori-move-hint-touch = Touchez une case éclairée, puis l’orientation ; ou faites glisser la figurine.
browser-gladiatori-do-move = Aller en { $hex }, vers { $facing }
browser-gladiatori-do-turn = Se tourner vers { $facing }
browser-gladiatori-turn-to = Se tourner vers { $facing }
browser-gladiatori-turn = Se tourner
# Whom a blow strikes, where there is nobody else.
browser-gladiatori-against-whom = { $side ->
    [front] contre { $target }, de face
    [rear] contre { $target }, par derrière
   *[none] contre { $target }
}
browser-gladiatori-blow-now = Un coup serait porté { $against }.
browser-gladiatori-to-arena = Voir l’arène
browser-gladiatori-to-cards = Revenir au choix
browser-gladiatori-ask-split = Partagez votre paquet pour le tour { $turn }
browser-gladiatori-ask-rest = Repos : qu’est-ce qui revient ?
browser-gladiatori-ask-build = Créez votre gladiateur
browser-gladiatori-ask-spend = { $count ->
    [one] Payez un Élément
   *[other] Payez { $count } Éléments
}
browser-gladiatori-ask-recover = { $count ->
    [one] Récupérez un Élément au plus
   *[other] Récupérez jusqu’à { $count } Éléments
}
browser-gladiatori-ask-adapt = { $count ->
    [one] Adaptation : déplacez une carte au plus
   *[other] Adaptation : déplacez jusqu’à { $count } cartes
}
browser-gladiatori-ask-lunge = { $count ->
    [one] Fente : défaussez une carte au plus, pour +2
   *[other] Fente : défaussez jusqu’à { $count } cartes, +2 chacune
}
browser-gladiatori-hand = Main
browser-gladiatori-life = Vie
browser-gladiatori-discard = Défausse
browser-gladiatori-later = Plus tard
browser-gladiatori-row = Votre rangée
browser-gladiatori-no-hand = Vous n’avez plus de carte en main.
browser-gladiatori-hp = { $count } PV
browser-gladiatori-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
browser-gladiatori-hit-points = { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
}
browser-gladiatori-greens = { $greens } { $greens ->
    [one] carte Action
   *[other] cartes Action
}, { $reds } { $reds ->
    [one] carte de combat
   *[other] cartes de combat
}
browser-gladiatori-life-sum = en { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; avec { $items } en Objets et { $cover } pour la carte de couverture, { $points } en tout
browser-gladiatori-all-hand = Tout en main
browser-gladiatori-actions-hand = Seulement les Actions en main
browser-gladiatori-all-life = Tout en points de vie
browser-gladiatori-split-card = { $card } : { $hand } en main, { $life } à la pioche de vie
browser-gladiatori-split-foot = main { $hand }/{ $most }
browser-gladiatori-do-split = { $cards } en main, { $points } PV dans la pioche de vie
browser-gladiatori-rest-use = Ce que vous utilisez
browser-gladiatori-rest-left = Encore { $left } sur { $all } à choisir
browser-gladiatori-rest-done = Rien d’autre ne peut revenir
browser-gladiatori-deadly = Un coup de { $damage } ou plus vous tue
browser-gladiatori-rest-nothing = Rien ne manque : rien à récupérer.
browser-gladiatori-by-resistance = Par Résistance seulement.
browser-gladiatori-missing = { $count } en moins
browser-gladiatori-do-rest = { $count ->
    [0] Repos : rien ne revient
    [one] Repos : 1 revient
   *[other] Repos : { $count } reviennent
}
browser-gladiatori-presets = Commencer avec
browser-gladiatori-empty-sheet = Fiche vide
browser-gladiatori-too-dear = Plus que vos pièces
browser-gladiatori-short-of = Pas assez de pièces : il en faut encore { $price }, et il en reste { $left }.
browser-gladiatori-coins-left = Il reste { $left ->
    [one] { $left } pièce
   *[other] { $left } pièces
} sur { $all }
browser-gladiatori-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
browser-gladiatori-each = { $count } chacune, { $high } au plus
browser-gladiatori-traits = Compétences et Aptitudes
browser-gladiatori-cards-bought = Cartes : { $count } au paquet, { $life } PV
browser-gladiatori-moves = Coups spéciaux
browser-gladiatori-powers = Pouvoirs, une fois chacun
browser-gladiatori-do-build = Voici mon gladiateur : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
browser-gladiatori-coins-lost = { $left ->
    [one] { $left } pièce est perdue.
   *[other] { $left } pièces sont perdues.
}
browser-gladiatori-own-note = Compétences, cartes et Pouvoirs à votre gré, pour { $coins } pièces.
browser-gladiatori-deck-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $life } PV
browser-gladiatori-prefers = Préfère : { $items }
browser-gladiatori-throwable = Peut être lancé
browser-gladiatori-item-attack = att
browser-gladiatori-item-defence = déf
browser-gladiatori-item-life = PV
browser-gladiatori-has-items = { $name } a : { $items }
browser-gladiatori-damaged = Endommagé
browser-gladiatori-fists = Offres, fermées
browser-gladiatori-you-have = Vous en avez { $count }
browser-gladiatori-do-bid = Fermer le poing : { $ones } + { $zeros }
browser-gladiatori-pick = { $count } sur { $most }
browser-gladiatori-point = un point
browser-gladiatori-to-life = vers la pioche de vie
browser-gladiatori-to-hand = vers la main
browser-gladiatori-do-add = { $count ->
    [0] Continuer sans carte
    [one] Poser cette carte
   *[other] Poser ces { $count } cartes
}
browser-gladiatori-do-lunge = { $count ->
    [0] Assez
    [one] Défausser 1 pour +2
   *[other] Défausser { $count }, +2 chacune
}
browser-gladiatori-do-spend = { $count ->
    [0] Payer
    [one] Payer 1 Élément
   *[other] Payer { $count } Éléments
}
browser-gladiatori-do-recover = { $count ->
    [0] Ne rien récupérer
    [one] En récupérer 1
   *[other] En récupérer { $count }
}
browser-gladiatori-do-adapt = { $count ->
    [0] Ne déplacer aucune carte
    [one] Déplacer 1 carte
   *[other] Déplacer { $count } cartes
}
browser-gladiatori-do-payment = { $count ->
    [0] Payer
    [one] Payer avec 1
   *[other] Payer avec ces { $count }
}
browser-gladiatori-owed-payment = { $count ->
    [one] Il manque encore { $count } point de vie.
   *[other] Il manque encore { $count } points de vie.
}
browser-gladiatori-owed-spend = { $count ->
    [one] Il manque encore { $count } Élément.
   *[other] Il manque encore { $count } Éléments.
}
browser-gladiatori-too-much = Plus que nécessaire : retirez quelque chose.
browser-gladiatori-standby-with = Attente : { $card }
browser-gladiatori-of-row = retournée dans votre rangée
browser-gladiatori-count-blood = { $count ->
    [0] Aucun Sang
    [one] 1 Sang : +2
   *[other] { $count } Sang : +2 chacun
}
browser-gladiatori-count-dodge = { $count ->
    [0] Aucune Vitesse
    [one] 1 Vitesse : +2
   *[other] { $count } Vitesse : +2 chacune
}
browser-gladiatori-count-depth = { $count } d’attaque en moins, { $count } de dégâts en plus
browser-gladiatori-count-split = { $count } de { $thing } en main
browser-gladiatori-count-back = { $count } de { $thing }
browser-gladiatori-unseen-card = une carte inconnue
browser-gladiatori-face-down = face cachée
browser-gladiatori-rotated = tournée : utilisée
browser-gladiatori-reuse = { $blood ->
    [one] de nouveau pour { $blood } Sang
   *[other] de nouveau pour { $blood } Sang
}
browser-gladiatori-again = { $card } pour { $blood } Sang
browser-gladiatori-told-dodge = L’Esquive a réduit l’attaque de { $attack } à { $met }.
browser-gladiatori-blood = { $count } Sang
browser-gladiatori-used = utilisé
browser-gladiatori-track-points = Points de victoire
browser-gladiatori-track-order = qui en a le moins agit d’abord
browser-gladiatori-order = Ordre de cette manche de combat
browser-gladiatori-behind-gates = Derrière les portes
browser-gladiatori-fact-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
browser-gladiatori-fact-life = { $count ->
    [one] vie : { $count } carte
   *[other] vie : { $count } cartes
}
browser-gladiatori-fact-hand = main { $greens } Action, { $reds } Combat
browser-gladiatori-fact-discard = défausse { $count }
browser-gladiatori-fight = Le combat
browser-gladiatori-attacks = { $attacker-is ->
    [you] { $count ->
        [one] Vous attaquez { $target }
       *[other] Vous attaquez plusieurs cibles
    }
   *[other] { $target-is ->
        [you] { $attacker } vous attaque
       *[other] { $count ->
            [one] { $attacker } attaque { $target }
           *[other] { $attacker } attaque plusieurs cibles
        }
    }
}
browser-gladiatori-attack = Attaque
browser-gladiatori-defence = Défense
browser-gladiatori-sum = Somme
browser-gladiatori-dodged = Réduite de moitié par l’Esquive
browser-gladiatori-damage-of = { $more ->
    [0] (1, et la moitié de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
   *[other] (1, la moitié de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, et { $more } de plus)
}
browser-gladiatori-face-down-and = { $count ->
    [0] Face cachée
    [one] Face cachée, 1 carte dessus
   *[other] Face cachée, { $count } cartes dessus
}
browser-gladiatori-hidden-cards = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
browser-gladiatori-outcome-held = Tenu. Aucune blessure.
browser-gladiatori-outcome-null = Une attaque nulle.
browser-gladiatori-outcome-netted = Touché. { $name } est pris au filet.
browser-gladiatori-outcome-wounded = Touché. { $name } paie { $damage } en cartes et Objets.
browser-gladiatori-outcome-broken = Touché. Un Objet se brise.
browser-gladiatori-outcome-damaged = Touché. Un Objet est endommagé.
browser-gladiatori-outcome-slain = Touché. { $name } tombe.
browser-gladiatori-outcome-feinted = Une Feinte : tout est repris.
browser-gladiatori-phase-characters = Personnages
browser-gladiatori-phase-items = Objets
browser-gladiatori-phase-arena = Entrée
browser-gladiatori-phase-cards = Cartes
browser-gladiatori-phase-add = Cartes
browser-gladiatori-phase-round-1 = Manche 1
browser-gladiatori-phase-round-2 = Manche 2
browser-gladiatori-phase-rest = Repos
browser-gladiatori-phase-move = Bouger
browser-gladiatori-phase-action = Action
browser-gladiatori-phase-attack = Attaque
browser-gladiatori-phase-reaction = Réaction
browser-gladiatori-phase-answer = Réponse
browser-gladiatori-phase-result = Résultat
browser-gladiatori-places-hex = Case
browser-gladiatori-places-what = Ce qui s’y trouve
browser-gladiatori-places-choose = Choisir
browser-gladiatori-rule-of-split = Partager le paquet
browser-gladiatori-rule-of-opening = Bouger avec la Vitesse
browser-gladiatori-rule-of-action = Action
browser-gladiatori-rule-of-add = Cartes sur l’Action
browser-gladiatori-rule-of-fight = Déclarer un combat
browser-gladiatori-rule-of-reaction = Réaction
browser-gladiatori-rule-of-skill = Utiliser une Compétence
browser-gladiatori-rule-of-feint = Feinte
browser-gladiatori-rule-of-payment = Payer les blessures
browser-gladiatori-rule-of-spend = Dépenser des Éléments
browser-gladiatori-rule-of-recover = Récupérer des Éléments
browser-gladiatori-rule-of-rest = Repos
browser-gladiatori-rule-of-interject = À tout moment
browser-gladiatori-rule-of-place = Entrer dans l’arène
browser-gladiatori-rule-of-target = Choisir une cible
browser-gladiatori-why-split = La main sert à agir, la pioche de vie à saigner. Les autres ne voient que les nombres.
browser-gladiatori-why-character = Chaque fiche vaut autant de pièces. Touchez-en une pour la marquer.
browser-gladiatori-why-action = Une nouvelle carte est gratuite ; une de la rangée coûte du Sang selon sa place.
browser-gladiatori-why-payment = Rien d’inutile, et on ne rend pas la monnaie.
browser-gladiatori-why-skill = Secret ; elle baisse ensuite à { $after }.
browser-gladiatori-why-pick = Chacun en a deux, choisis en secret. Ce que plusieurs veulent est tiré au sort.
browser-gladiatori-why-place = Touchez une case éclairée ; puis choisissez l’orientation.
browser-gladiatori-why-face = On frappe droit devant et on se défend mieux de face : regardez l’ennemi.
browser-gladiatori-why-face-alone = Aucun ennemi n’est encore dans l’arène : regardez d’où il peut venir. On frappe droit devant et on se défend mieux de face.
browser-gladiatori-play-teams = Camps
browser-gladiatori-play-lone_seat = Qui combat seul
browser-gladiatori-play-coins_1 = Pièces, place 1
browser-gladiatori-play-coins_2 = Pièces, place 2
browser-gladiatori-play-coins_3 = Pièces, place 3
browser-gladiatori-play-coins_4 = Pièces, place 4
browser-gladiatori-play-characters = Gladiateurs
browser-gladiatori-play-premade_duplicates = Deux fois le même
browser-gladiatori-play-items = Objets
browser-gladiatori-play-placement = Entrée
browser-gladiatori-play-damage_bonus = Blessures plus graves
browser-gladiatori-play-help = Durée de l’aide
browser-gladiatori-play-overlimit = Plus de cartes
browser-gladiatori-play-learning = Première partie
browser-gladiatori-play-campaign = Campagne
browser-gladiatori-play-beasts = Fauves
browser-gladiatori-play-beast_kind = Quels fauves
browser-gladiatori-play-beast_number = Combien
browser-gladiatori-play-dogs = Chiens
browser-gladiatori-play-wolves = Loups
browser-gladiatori-play-lions = Lions
browser-gladiatori-play-bears = Ours
browser-gladiatori-play-release_table = Dé de lâcher
browser-gladiatori-play-turns = Tours
browser-gladiatori-play-lone_seat-note = À deux contre un, qui combat seul.
browser-gladiatori-group-players = Joueurs et camps
browser-gladiatori-group-players-note = durée, camps, entrée
browser-gladiatori-group-characters = Gladiateurs et Objets
browser-gladiatori-group-characters-note = prêts ou créés, partage des Objets
browser-gladiatori-group-beasts = Fauves
browser-gladiatori-group-beasts-note = seul, ensemble, ou sur le chemin
browser-gladiatori-group-variants = Variantes
browser-gladiatori-group-variants-note = handicaps et règles optionnelles
browser-gladiatori-gains = Ce que cette partie a rapporté
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP après chaque partie
browser-gladiatori-gain-points = { $value ->
    [one] { $value } point de victoire
   *[other] { $value } points de victoire
}
browser-gladiatori-gain-victory = { $value } victoire
browser-gladiatori-gain-beasts = { $value ->
    [one] { $value } fauve vaincu
   *[other] { $value } fauves vaincus
}
browser-gladiatori-unconscious = sans connaissance
browser-gladiatori-gain-fit = en état
browser-gladiatori-gain-hurt = sans connaissance, { $points } PV
browser-gladiatori-gain-lost = mort, { $points } PV
browser-gladiatori-gain-dead = Sa campagne est finie. Un nouveau gladiateur, sans XP, prend sa place.
browser-gladiatori-gain-dead-short = mort
browser-gladiatori-coins-next = { $coins } pièces pour la prochaine création
browser-gladiatori-coins-new = { $coins } pièces pour le nouveau gladiateur
browser-gladiatori-why-build-first = Un gladiateur sans XP : { $coins } pièces. On le crée à nouveau avant chaque partie.
browser-gladiatori-why-build-xp = On le crée à nouveau avant chaque partie. Ces { $coins } pièces comptent vos { $xp } XP, et les limites de cartes en dépendent.
browser-gladiatori-why-build-surplus = { $character } garde tout ce qui est imprimé sur sa fiche. Vous ajoutez pour { $left ->
    [one] { $left } pièce
   *[other] les { $left } pièces
} que vous avez en plus.
browser-gladiatori-why-character-xp = Une fiche prend { $usual } de vos { $coins } pièces ; vous dépensez ensuite celles en plus.
browser-gladiatori-how = Chaque carte est force et vie. Avant chaque tour vous partagez votre paquet en secret : une main pour agir, une pioche de vie pour saigner. Qui attaque de face gagne des points de victoire, qui frappe dans le dos ou fuit en perd. Après six tours, ou quand il ne reste qu’un camp, le plus de points l’emporte ; contre les seuls fauves, il suffit d’être en vie.
browser-gladiatori-help-turn = Un tour
browser-gladiatori-help-turn-1 = Cartes : tous partagent leur paquet en même temps, en secret. Les autres ne voient que les nombres.
browser-gladiatori-help-turn-2 = Ordre : d’abord qui a le moins de points de victoire, dans les deux manches de combat. Les fauves agissent avant tous.
browser-gladiatori-help-turn-3 = Votre manche : bougez avec la Vitesse ; posez une carte Action cachée, et dessus des cartes de combat ; puis attaquez, ou non.
browser-gladiatori-help-turn-4 = Le combat : la victime répond par une Réaction et des cartes. On découvre les deux sommes ; une attaque plus haute que la défense blesse.
browser-gladiatori-help-turn-5 = Repos : l’Endurance rend des cartes et des points. Main et pioche de vie se rejoignent.
browser-gladiatori-help-cards = Les cartes sont force et vie
browser-gladiatori-help-cards-action = Les cartes Action disent ce que vous faites. Vous en avez une de chaque, de 3 PV.
browser-gladiatori-help-cards-energy = Les cartes de combat dessus disent comment : les dégâts sont 1 et la moitié des cartes de l’attaquant. Énergie 0 vaut 1 PV, Énergie 1 vaut 2 PV, un Coup spécial 2, une Feinte 3.
browser-gladiatori-help-cards-life = Une blessure se paie avec des cartes de la pioche de vie et des Objets, qui quittent le jeu. La carte de couverture est le dernier point de vie : sans elle, vous êtes mort.
browser-gladiatori-help-match = Action contre Réaction
browser-gladiatori-help-match-attack = En attaque
browser-gladiatori-help-match-reaction = En Réaction
browser-gladiatori-help-match-none = bouge, et n’attaque jamais
browser-gladiatori-help-match-strength = +1 par énergie dessus ; de face
browser-gladiatori-help-match-dexterity = la moitié des cartes restées en main ; de face
browser-gladiatori-help-match-berserk = +5 ; de face
browser-gladiatori-help-match-movement = réduit l’attaque de moitié, +2 par Vitesse, deux au plus ; sans Objets ; pas droit dans le dos
browser-gladiatori-help-match-same = Encore +5 si la Réaction est la même carte que l’Action. Devinez bien.
browser-gladiatori-help-around = De face et dans le dos
browser-gladiatori-help-around-note = Les trois cases devant sont la face, les deux derrière les épaules les côtés arrière, une est droit dans le dos. De dos, le défenseur a −3 et ni Blocage, ni Parade, ni Opposition ; droit dans le dos, pas d’Esquive non plus.
browser-gladiatori-help-status = Ce qui peut vous arriver
browser-gladiatori-help-status-trapped = −3 en attaque et en défense ; seulement l’Opposition ; pas de mouvement, une rotation d’un côté. Trois marqueurs d’un filet ; deux Éléments en ôtent un.
browser-gladiatori-help-status-unbalanced = Un marqueur ne fait encore rien ; le second vous jette à terre.
browser-gladiatori-help-status-down = −5 en attaque et en défense ; seulement le Blocage. Les deux marqueurs doivent partir avant de se relever.
browser-gladiatori-help-status-passive = Ni cartes, ni Aptitudes, ni Pouvoirs ; Compétence et Objets défendent encore. Qui passe l’est pour le reste de sa manche, qui ne peut réagir, pour ce combat.
browser-gladiatori-help-points = Points de victoire
browser-gladiatori-help-worth = { $reason ->
    [front-attack] +2
    [front-damage] +1
    [first-blood] +3
    [front-kill] +6
    [beast-kill] +3
    [survival] +5
    [rear-attack] −3
    [rear-damage] −2
    [rear-kill] −12
    [flight] −2
    [cowardice] −3
   *[surrender] −15
}
browser-gladiatori-help-points-note = Tous commencent avec 10. Un duo contre un seul en perd 10 à la fin.
browser-gladiatori-help-beasts = Fauves
browser-gladiatori-help-beasts-dog = Nombreux et faibles. Un double en appelle un autre.
browser-gladiatori-help-beasts-wolf = Un double en appelle un autre ; un sept vous déséquilibre.
browser-gladiatori-help-beasts-lion = Un double mord deux fois plus fort, sauf si vous reculez avec la Vitesse ; un sept vous jette à terre.
browser-gladiatori-help-beasts-bear = Un dé de plus que les autres. Un double ajoute 2 par dé ; un sept vous coûte une carte ou un Objet.
browser-gladiatori-help-beasts-note = Ils lancent des dés au lieu de jouer des cartes et n’ont pas de face : une défense sous votre attaque les tue.
browser-gladiatori-help-campaign = Campagne

## Ce que donne un choix

# $word est le résultat, les autres sont ses nombres. gladiatori-foretold-figure est le seul nombre qui compte.
gladiatori-foretold = { $word ->
    [held] défense { $defence } sur { $attack } : arrêtée
    [hit] défense { $defence } sur { $attack } : touché quand même, il manque { $short }
    [death] défense { $defence } sur { $attack } : { $damage } de dégâts, c’est votre mort
    [netted] défense { $defence } sur { $attack } : le filet vous tient
    [broken] défense { $defence } sur { $attack } : votre Objet se brise
    [damaged] défense { $defence } sur { $attack } : votre Objet est abîmé
    [ward] { $halved ->
        [1] divise l’attaque par deux, et arrête donc jusqu’à { $stops }
       *[other] arrête jusqu’à { $stops }
    }{ $more ->
        [0] {""}
       *[other] {""} ; avec { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""} ; { $match } de plus si la carte de l’attaquant est la même
    }
    [safe] { $halved ->
        [1] divise l’attaque par deux, et arrête donc jusqu’à { $stops } ; l’attaque est de { $attack }
       *[other] arrête jusqu’à { $stops }, et l’attaque est de { $attack }
    } : cela suffit
    [defends] { $halved ->
        [1] divise l’attaque par deux, et arrête donc jusqu’à { $stops } ; l’attaque est de { $attack }
       *[other] arrête jusqu’à { $stops }, et l’attaque est de { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""} ; avec { gladiatori-with } { $most }
    }
    [planned] { $attack ->
        [0] défense { $defence }{ $halved ->
            [0] {""}
           *[other] {""}, et l’attaque est réduite de moitié
        }
       *[other] défense { $defence } sur { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""} ; avec { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""} ; { $match } de plus si la carte de l’attaquant est la même
    }
    [meets] défense { $defence } sur { $attack } : cela suffit
    [lacks] défense { $defence } sur { $attack }{ $more ->
        [0] {""}
       *[other] {""} ; avec { gladiatori-with } { $most }
    }
    [needless] défense { $defence } sur { $attack } : arrêtée sans elle aussi
    [null] attaque { $attack } : aucun coup
    [attacks] attaque { $attack }, { $damage } de dégâts si elle touche
    [strikes] attaque { $attack }{ $more ->
        [0] {""}
       *[other] , avec la Compétence { $most }
    } ; { $damage } de dégâts si elle touche
    [nets] attaque { $attack } avec le filet
    [kills] attaque { $attack } contre ses dés
    [holds] attaque { $attack } avec le filet, contre ses dés
    [helps] { $bonus ->
        [0] attaque { $attack } : aucune aide
       *[other] attaque { $attack } : aide de { $bonus }
    }
    [up-to] attaque jusqu’à { $attack }
    [deeper] jusqu’à { $most } de dégâts en plus pour autant d’attaque en moins
    [raised] { $value } devient { $raised }
    [sweeps] { $allies ->
        [0] { $count ->
            [one] un ennemi frappé
           *[other] { $count } ennemis frappés
        }
       *[other] frappe aussi les vôtres
    }
    [ally] l’un des vôtres
    [front] { $attack ->
        [0] de face
       *[other] de face, attaque { $attack }{ $more ->
            [0] {""}
           *[other] , avec la Compétence { $most }
        }{ $damage ->
            [0] {""}
           *[other] , { $damage } de dégâts si elle touche
        }
    }
    [rear] { $attack ->
        [0] par-derrière, sans honneur
       *[other] par-derrière, sans honneur, attaque { $attack }{ $more ->
            [0] {""}
           *[other] , avec la Compétence { $most }
        }{ $damage ->
            [0] {""}
           *[other] , { $damage } de dégâts si elle touche
        }
    }
    [breaks] { $damage } de dégâts pour { $life } PV : il se brise si vous touchez
    [dents] { $damage } de dégâts pour { $life } PV : abîmé si vous touchez
    [passive] aucune Réaction jusqu’à la fin de votre manche
    [back] { $count ->
        [one] { $count } Élément peut
       *[other] { $count } Éléments peuvent
    } revenir
    [only-sweep] seulement avec Balayage : l’ennemi est à côté de vous, pas droit devant
    [not-ahead] pas d’attaque : l’ennemi est à côté de vous, pas droit devant
    [nobody-near] pas d’attaque : personne droit devant
    [void] l’attaque est nulle de toute façon
    [regained] ce que vous y avez mis revient
    [undone] comme si rien n’avait eu lieu
    [missed] { $attack } contre { $defence } : arrêtée
    [lands] { $attack } contre { $defence } : touché
    [works] { $attack } contre { $defence } : réussi
    [slays] { $attack } contre { $defence } : la bête meurt
    [yields] tout ce que vous avez ne suffit pas : c’est votre mort
    [left] il reste { $left } PV
    [bare] il ne reste que la couverture : la prochaine blessure tue
    [torn] puis la blessure de { $damage } vous tue
    [life] { $left } PV
    [falls] votre second marqueur : vous tombez À terre
    [marker] un marqueur Déséquilibré
    [mauled] attaque { $attack }, et ce qui passe compte double
    [escapes] pas d’attaque, pour un point de Vitesse
    [dies] la fin
    [fights-on] debout jusqu’à la fin de la prochaine manche
    [flight] si vous finissez ainsi votre manche
    [behind] un ennemi devant, vu de dos
    [faces] un ennemi droit devant
    [sheet] { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $life } PV en tout
    [coins] il reste { $left ->
        [one] { $left } pièce
       *[other] { $left } pièces
    }
    [clashes] le même symbole qu’un de vos Objets : l’un des deux doit partir
    [apart] à { $far ->
        [one] { $far } case
       *[other] { $far } cases
    } de l’ennemi le plus proche
    [towards] l’ennemi le plus proche devant vous
    [away] l’ennemi le plus proche dans votre dos
    [stays] il reste où il est
    [he-staggers] il reçoit un marqueur Déséquilibré
    [he-falls] son deuxième marqueur : il tombe À terre
    [beast-moves] le fauve est déplacé
   *[surrenders] hors de la partie
}
# De quoi une somme peut encore monter.
gladiatori-with = { $with ->
    [guard] Garde
    [speed] Vitesse
    [offense] la Compétence
   *[both] Garde et Vitesse
}
browser-gladiatori-with-more = avec { gladiatori-with } { $most }
browser-gladiatori-halves = divise l’attaque par deux
# La même chose à côté du chiffre, quand il n’est pas à redire ; sinon rien.
gladiatori-foretold-note = { $word ->
    [strikes] { $more ->
        [0] {""}
       *[other] avec la Compétence { $most } ; {""}
    }{ $damage } de dégâts si elle touche
    [attacks] { $damage } de dégâts si elle touche
    [planned] { $more ->
        [0] { $match ->
            [0] {""}
           *[other] { $match } de plus si la carte de l’attaquant est la même
        }
       *[other] avec { gladiatori-with } { $most }{ $match ->
            [0] {""}
           *[other] {""} ; { $match } de plus si la carte de l’attaquant est la même
        }{ $halved ->
            [0] {""}
           *[other] {""} ; l’attaque est réduite de moitié
        }
    }
   *[other] {""}
}
gladiatori-foretold-figure = { $word ->
    [held] 0
    [hit] −{ $damage }
    [death] −{ $damage }
    [ward] { $stops }
    [safe] { $stops }
    [defends] { $stops }
    [planned] { $defence }
    [meets] { $defence }
    [lacks] { $defence }
    [needless] 0
    [null] 0
    [attacks] { $attack }
    [strikes] { $attack }
    [nets] { $attack }
    [kills] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [holds] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [helps] +{ $bonus }
    [up-to] { $attack }
    [deeper] +{ $most }
    [raised] { $raised }
    [sweeps] { $count }
    [front] +{ $points }
    [rear] { $points }
    [breaks] −{ $damage }
    [dents] −{ $damage }
    [back] +{ $count }
    [missed] 0
    [lands] −{ $damage }
    [left] −{ $worth }
    [bare] −{ $worth }
    [torn] −{ $worth }
    [life] { $left }
    [flight] { $points }
    [coins] { $price ->
        [0] {""}
       *[other] −{ $price }
    }
    [apart] { $far }
    [surrenders] { $points }
   *[other] {""}
}
# Ce que compte le chiffre, en un mot.
gladiatori-foretold-unit = { $word ->
    [held] PV
    [needless] PV
    [hit] PV
    [death] PV
    [missed] PV
    [lands] PV
    [left] PV
    [bare] PV
    [torn] PV
    [life] PV
    [ward] { $stops ->
        [one] arrêté
       *[other] arrêtés
    }
    [safe] { $stops ->
        [one] arrêté
       *[other] arrêtés
    }
    [defends] { $stops ->
        [one] arrêté
       *[other] arrêtés
    }
    [planned] défense
    [meets] défense
    [lacks] défense
    [null] attaque
    [attacks] attaque
    [strikes] attaque
    [nets] attaque
    [up-to] attaque
    [deeper] dégâts
    [breaks] dégâts
    [dents] dégâts
    [sweeps] ennemis
    [front] pts
    [rear] pts
    [flight] pts
    [surrenders] pts
    [back] Éléments
    [coins] pièces
    [apart] cases
   *[other] {""}
}
# Une étape que l’on saute, et pourquoi.
gladiatori-skipped = { $why ->
    [not-ahead] Pas d’attaque : l’ennemi est à côté de vous, mais pas droit devant (6.18).
   *[nobody-near] Pas d’attaque : personne n’est droit devant vous (6.18).
}
gladiatori-refusal-hex-far = On avance d’une case à la fois : touchez une case voisine (8.4.1).
gladiatori-refusal-hex-occupied = Quelqu’un s’y trouve déjà (8.4.2).
gladiatori-refusal-bound = Entravé ou À terre, on ne bouge pas, et l’on ne tourne qu’une fois, d’un côté (14.1, 14.7).
gladiatori-refusal-no-speed = Vous n’avez plus de Vitesse pour bouger (6.6).
gladiatori-refusal-not-straight-ahead = Cet ennemi est à côté de vous, mais pas droit devant : on frappe la case que l’on regarde (6.18).
gladiatori-refusal-out-of-reach = Cet ennemi est hors de portée : on frappe la case droit devant, ou l’on lance ce qui se lance (6.18, 10.1).
gladiatori-refusal-nobody-there = Il n’y a là personne à combattre (6.16).
gladiatori-refusal-own-side = Cette figurine est de votre côté (3.9).
gladiatori-refusal-movement-strikes-nobody = Avec une carte Mouvement on n’attaque personne (6.16, 8.4.1).
gladiatori-refusal-not-in-attack-area = Elle n’est pas dans la zone devant vous où vous pouvez lancer (10.4).
gladiatori-refusal-behind-somebody = Quelqu’un se trouve entre vous (10.5).
gladiatori-refusal-push-taken = Quelqu’un s’y tient : la cible est poussée sur une case libre à côté d’elle (12.6).
gladiatori-refusal-no-ally-there = Personne ne s’y tient : touchez l’allié que vous aidez (6.20).
gladiatori-refusal-not-an-ally = Celui-là n’est pas votre allié (6.20).
gladiatori-refusal-not-in-the-arc = Elle n’est pas dans les trois cases de ce Balayage, ou elle est déjà une cible (11.1).

browser-gladiatori-help-campaign-note = Avec l’option Campagne, une partie donne des XP : 1 pour 10 points de victoire, 1 pour la victoire, ou de 1 à 3 pour les fauves vaincus. Tous les 2 XP font une pièce de plus à la prochaine création. Tué à −4 PV ou plus, on vous emporte et vous revenez ; à −5 ou moins, votre gladiateur est mort.
browser-gladiatori-help-keys-note = Choisissez une case éclairée avec Entrée, tournez avec ← et →, puis encore Entrée ; Échap revient.

## Ce qu’est une chose dans cette position

browser-gladiatori-now-card = Les vôtres : { $deck ->
    [0] { $hand } en main, { $life } dans la pioche de vie
   *[other] { $deck } dans le paquet
}, { $discard } à la défausse.
browser-gladiatori-now-trait = { $now } sur { $start }.
browser-gladiatori-now-power = Vous l’avez et ne l’avez pas encore utilisé.

browser-gladiatori-against = contre

## The balance of the game

gladiatori-balance-character = Gladiateur
gladiatori-balance-item = Objet
gladiatori-balance-power = Pouvoir
gladiatori-balance-ending = Fin
gladiatori-balance-ending-name = { $ending ->
    [last-turn] dernier tour
    [one-left] un camp reste
    [beasts-dead] plus de fauves
   *[all-dead] plus de gladiateurs
}
