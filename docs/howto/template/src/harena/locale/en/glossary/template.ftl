# What the words of Sparring mean. Rules and signs stand in glossary/template.json.

template-term-aim = Aim
    .says = Have the most points after the last round. The tied share the victory.
template-term-square = Square
    .says = One of nine, with a number on it: its favour. On your turn you stay, or go to a free one beside yours.
template-term-favour = Favour
    .says = Throw as much as your square says or more, and you score that many points.
template-term-laurel = Laurel
    .says = A card worth two points. You may play one card a turn.
template-term-feint = Feint
    .says = A card that brings you two others from the deck.
