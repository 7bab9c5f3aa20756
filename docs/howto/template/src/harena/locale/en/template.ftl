# Sparring. For every player $x there are $x, the name, and $x-is: "you" for the reader, or "other".

template-title = Sparring
template-about = Two to four gladiators spar for the favour of the crowd.
template-aim = Most points after the last round win.
template-welcome = Move, throw the die, play a card. Most points win.

## Questions and options

template-ask-move = Where do you stand?
template-option-move = { $square }
template-ask-card = Which card do you play?
template-option-card = { $playing ->
    [laurel] laurel: 2 points
    [feint] feint: 2 cards
   *[none] none
}

## What has happened

template-event-entered = { $seat-is ->
    [you] You enter on { $square }.
   *[other] { $seat } enters on { $square }.
}
template-event-drew = { $seat-is ->
    [you] You draw a { $card ->
        [laurel] laurel
       *[feint] feint
    }.
   *[other] { $seat } draws a card.
}
template-event-round_began = Round { $round }
template-event-moved = { $seat-is ->
    [you] You go from { $start } to { $square }.
   *[other] { $seat } goes from { $start } to { $square }.
}
template-event-thrown = { $seat-is ->
    [you] You throw { $face }.
   *[other] { $seat } throws { $face }.
}
template-event-cheered = { $seat-is ->
    [you] The crowd cheers: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you.
   *[other] The crowd cheers: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
}
template-event-played = { $seat-is ->
    [you] You play a
   *[other] { $seat } plays a
} { $card ->
    [laurel] laurel: 2 points.
   *[feint] feint: 2 cards.
}
template-event-ended = The sparring is over.

## The rule behind a choice, and why something cannot be chosen

template-rule-move = Stay, or go to a free square beside yours. You score its favour if the die shows as much or more (3.2, 3.3).
template-rule-card = One card a turn, or none (3.4). A laurel gives 2 points, a feint 2 cards (4.1).
template-refusal-square-taken = Somebody stands there (3.2).
template-refusal-too-far = That square is not beside yours (3.2).
template-refusal-no-such-card = You do not hold such a card (3.4).

## Options of play

template-play-rounds = How many rounds are played.

## In the browser

browser-template-about = Nine squares, one die, two cards.
browser-template-how = Stand where the crowd is hard to please and throw well, or play safe. Cards help once.
browser-template-rule-of-move = Move and throw
browser-template-rule-of-card = Play a card
browser-template-play-rounds = Rounds
