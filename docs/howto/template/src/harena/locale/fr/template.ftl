# Sparring. Pour chaque joueur $x il y a $x, le nom, et $x-is : "you" pour qui lit, sinon "other".

template-title = Sparring
template-about = De deux à quatre gladiateurs s’entraînent pour la faveur du public.
template-aim = Le plus de points après la dernière manche l’emporte.
template-welcome = Bougez, lancez le dé, jouez une carte. Le plus de points l’emporte.

## Questions et options

template-ask-move = Où vous placez-vous ?
template-option-move = { $square }
template-ask-card = Quelle carte jouez-vous ?
template-option-card = { $playing ->
    [laurel] laurier : 2 points
    [feint] feinte : 2 cartes
   *[none] aucune
}

## Ce qui s’est passé

template-event-entered = { $seat-is ->
    [you] Vous entrez en { $square }.
   *[other] { $seat } entre en { $square }.
}
template-event-drew = { $seat-is ->
    [you] Vous piochez { $card ->
        [laurel] un laurier
       *[feint] une feinte
    }.
   *[other] { $seat } pioche une carte.
}
template-event-round_began = Manche { $round }
template-event-moved = { $seat-is ->
    [you] Vous allez de { $start } à { $square }.
   *[other] { $seat } va de { $start } à { $square }.
}
template-event-thrown = { $seat-is ->
    [you] Vous lancez { $face }.
   *[other] { $seat } lance { $face }.
}
template-event-cheered = { $seat-is ->
    [you] Le public acclame : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous.
   *[other] Le public acclame : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
}
template-event-played = { $seat-is ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card ->
    [laurel] un laurier : 2 points.
   *[feint] une feinte : 2 cartes.
}
template-event-ended = L’entraînement est fini.

## La règle derrière un choix, et pourquoi un choix est impossible

template-rule-move = Restez, ou allez sur une case libre voisine. Vous marquez sa faveur si le dé montre autant ou plus (3.2, 3.3).
template-rule-card = Une carte par tour, ou aucune (3.4). Un laurier donne 2 points, une feinte 2 cartes (4.1).
template-refusal-square-taken = Quelqu’un s’y tient déjà (3.2).
template-refusal-too-far = Cette case n’est pas voisine de la vôtre (3.2).
template-refusal-no-such-card = Vous n’avez pas une telle carte (3.4).

## Options de jeu

template-play-rounds = Combien de manches on joue.

## Dans le navigateur

browser-template-about = Neuf cases, un dé, deux cartes.
browser-template-how = Placez-vous là où le public est exigeant et lancez bien, ou jouez prudemment. Les cartes aident une fois.
browser-template-rule-of-move = Bouger et lancer
browser-template-rule-of-card = Jouer une carte
browser-template-play-rounds = Manches
