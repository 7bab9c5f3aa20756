# Jugula.
#
# A gladiator $x comes with $x, his name and square ("Thraex d4"), $x-is ("you" if he is the reader's), $x-seat (his
# player) and $x-armatura. For every player $x there are $x, the name, and $x-is. Names of cards and armaturae are
# Latin in every language. Events are sentences: whoever shows one makes its first letter a capital.

jugula-title = Jugula
jugula-about =
    Two to four lanistae field a familia of gladiators on sixty-four squares. Facing decides where a blow
    weighs more, and every card has six uses.
jugula-aim = Two players: four points, two in the quick game. More: the last familia in the arena.
jugula-welcome =
    Choose four armaturae and deploy them. Then play one card a turn for one of its uses: text, moves, attacks,
    Vox Populi, new cards, a Prima card. Attack from the side, the rear or the back. Two answers fit on one
    line, such as 3 2.

## Names

jugula-facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
jugula-way = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
jugula-use = { $use ->
    [text] its text
    [move] move
    [attack] attack
    [vox] Vox Populi
    [draw] draw
   *[prima] Prima card
}
jugula-outcome = { $outcome ->
    [repelled] repelled
    [equal] equal
    [unmoved] stands fast
    [pushed] pushed back
    [wounded] wounded
    [out] out
   *[hindered] hindered
}
jugula-zone = { $zone ->
    [0] front
    [1] side
    [2] rear
   *[3] back
}
jugula-text = { $text ->
    [ardor_oris] One of your gladiators attacks with +4. Whatever comes of it, he is then wounded; the point is the defending player’s.
    [impetus] One of your free gladiators may move, then he may attack.
    [testudo] Until your next turn your gladiators have +2 DEF against attacks from their front.
    [clamor] Gain 1 Vox Populi, and 1 for each of your gladiators in the front of an enemy without a hindrance token.
    [memoria] Take one or two cards from your discard pile into your hand.
    [invidia] An opponent loses 1 Vox Populi and, if he holds two or more cards, discards one at random. Then draw a card.
    [fuga] One of your free gladiators may move with MOV + 2. Danger zones do not bind him, and leaving fronts costs nothing more.
    [conversio] Each of your free gladiators may turn as he likes; then one of your gladiators may attack.
    [umbo] A free gladiator of yours pushes an adjacent enemy in his front back, steps into his square, and may attack him.
    [solutio] Remove all your hindrance tokens. Then up to two may move, and leaving fronts costs nothing more.
    [insidiae] Attack from side, rear or back with +1; the defender’s combat card is the top of his deck.
    [agmen] Each of your free gladiators in no enemy danger zone may step straight ahead; then one of yours may attack.
    [fatalitas] A normal attack that wounds at least, if its total is higher, in spite of Murus.
    [furor] Up to two of your gladiators attack, each with +2.
    [cursus] Up to two of your gladiators may move with MOV + 2. Then draw two cards.
    [dolus] Turn a target a quarter to the left or right, then attack him.
    [favor] Gain 2 Vox Populi; draw two cards.
    [medicus] Turn one of your wounded gladiators back to his healthy side; points stay. The card leaves the match.
    [carnifex] Up to two of your gladiators attack: +3 against the wounded, −1 against others.
    [pulvis] An enemy before you, until the end of your next turn: −2 ATT and DEF, no danger zone, threat, Harcèlement or cost to leave.
    [murus] Until your next turn a mere push does nothing to your gladiators, who is wounded stays in place, and Umbo cannot be used on them.
    [concursus] Up to two of your free gladiators may move; then one of these may attack.
    [augurium] Look at the top four cards of your deck, keep two, put the others back on top in any order. Gain 1 Vox Populi.
    [vae_victis] An opponent loses 3 Vox Populi; gain 1.
   *[none] {""}
}

# What a person may type.
jugula-word-stop = stop
jugula-word-top = top

## Questions

jugula-ask-armatura = Which armatura joins you? { $wanted } in all.
jugula-ask-fighter = Who fights in this match? Choose { $wanted } of those who are fit.
jugula-ask-place = Where do you place your { $armatura }, and facing which way?
jugula-ask-play = Which card do you play, and for which use?
jugula-ask-mover = { $begun ->
    [yes] { $count ->
        [one] Who else moves? One more may.
       *[other] Who else moves? Up to { $count } more may.
    }
   *[no] { $count ->
        [one] Who moves? One may.
       *[other] Who moves? Up to { $count } may.
    }
}
jugula-ask-move = Where does { $gladiator } go? { $points ->
    [one] 1 MP left.
   *[other] { $points } MP left.
}
jugula-ask-attack = { $begun ->
    [yes] { $count ->
        [one] Who else attacks whom?
       *[other] Who else attacks whom? Up to { $count } more of your gladiators may.
    }
   *[no] { $count ->
        [one] Who attacks whom?
       *[other] Who attacks whom? Up to { $count } of your gladiators may.
    }
}
jugula-ask-quarter = Which way do you turn { $target }?
jugula-ask-commit = { $role ->
    [attacker] { $gladiator } attacks { $target }: { $attack } against { $defence }. Which combat card do you add to your attack?
   *[defender] { $gladiator } attacks { $target }: { $attack } against { $defence }. Which combat card do you add to your defence?
}
jugula-ask-prima = Which Prima card do you take?
jugula-ask-discard = { $count ->
    [one] You hold one card too many. Which do you discard?
   *[other] You hold { $count } cards too many. Which do you discard first?
}
jugula-ask-recall = Which card do you take back?
jugula-ask-victim = Which opponent?
jugula-ask-turn = Who turns, and which way?
jugula-ask-advance = Who steps ahead?
jugula-ask-shove = Who pushes whom?
jugula-ask-heal = Whom do you heal?
jugula-ask-dust = Into whose eyes do you throw dust?
jugula-ask-augury = { $keeps ->
    [0] Which card goes back on top?
   *[other] Which card do you keep?
}
jugula-ask-keep = Which Prima card do you keep for the next match?
jugula-ask-interject = Do you want to resign?

## Options

jugula-option-armatura = { $armatura }
jugula-option-fighter = { $armatura }
jugula-option-place = { $square }, facing { jugula-facing }
jugula-option-play = { $card }: { jugula-use }
jugula-option-mover = { $mover ->
    [stop] { $begun ->
        [yes] nobody else
       *[no] nobody
    }
   *[place] { $gladiator }
}
jugula-option-move = { $pace ->
    [stop] stay here
    [shed] give up the move and remove the token
    [turn] turn to face { jugula-facing }
   *[way] { jugula-way }, facing { jugula-facing }
}
jugula-option-attack = { $assault ->
    [stop] { $begun ->
        [yes] no further attack
       *[no] no attack
    }
   *[kind] { $kind ->
        [hinder] { $gladiator } hinders { $target }
       *[attack] { $gladiator } attacks { $target }
    }
}
jugula-option-quarter = { $quarter ->
    [left] to his left
   *[right] to his right
}
jugula-option-commit = { $combat ->
    [top] the top card of your deck, unseen
   *[card] { $card }
}
jugula-option-prima = { $card }
jugula-option-discard = { $card }
jugula-option-recall = { $recall ->
    [stop] no other card
   *[card] { $card }
}
jugula-option-victim = { $seat }
jugula-option-turn = { $turn ->
    [stop] { $begun ->
        [yes] nobody else
       *[no] nobody
    }
   *[place] { $gladiator } to the { jugula-facing }
}
jugula-option-advance = { $mover ->
    [stop] { $begun ->
        [yes] nobody else
       *[no] nobody
    }
   *[place] { $gladiator }
}
jugula-option-shove = { $gladiator } pushes { $target }
jugula-option-heal = { $gladiator }
jugula-option-dust = { $gladiator }
jugula-option-augury = { $card }
jugula-option-keep = { $keep ->
    [none] none
   *[card] { $card }
}
jugula-option-interject = resign

## Odds

jugula-odds-repelled = repelled
jugula-odds-repelled-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-equal = equal
jugula-odds-equal-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-pushed = pushed
jugula-odds-pushed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-wounded = wounded
jugula-odds-wounded-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-out = out
jugula-odds-out-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-hindered = hindered
jugula-odds-hindered-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-unmoved = stands fast
jugula-odds-unmoved-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
jugula-odds-about-attack = if your card is the top of your deck
jugula-odds-about-commit = against what the other may have

## What a choice comes to

jugula-foretold = { $word ->
    [moves] { $count ->
        [one] 1 gladiator moves
       *[other] up to { $count } gladiators move
    }
    [attacks] { $count ->
        [one] 1 attack
       *[other] up to { $count } attacks
    }
    [draws] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [takes] { $count ->
        [one] 1 Prima card
       *[other] { $count } Prima cards
    }
    [rises] Vox Populi { $level }: attack +{ $bonus }, hand { $limit }
    [text] { jugula-text }
    [costs] { $cost } MP, { $left } left
    [ends] { $cost } MP, and the move ends
    [zone] attack from the { jugula-zone }
    [succeeds] success { $percent }%, { jugula-hurt } { $harm }%{ jugula-top-from }
    [wounds] { jugula-hurt } { $percent }%{ jugula-top-from }
    [catches] success { $percent }%{ jugula-top-from }
    [holds] holds { $percent }%, { jugula-hurt } { $harm }%{ jugula-top-from }
   *[evades] holds { $percent }%{ jugula-top-from }
}
# What a wound is to the target.
jugula-hurt = { $hurt ->
    [out] out
   *[wound] wound
}
# Where the top of the deck comes from, if not from the deck.
jugula-top-from = { $from ->
    [discard] {" "}(your discard pile is shuffled first)
    [nothing] {" "}(no card left: 0)
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
# What the figure counts, in a word.
jugula-foretold-unit = { $word ->
    [moves] { $count ->
        [one] man
       *[other] men
    }
    [attacks] { $count ->
        [one] attack
       *[other] attacks
    }
    [draws] { $count ->
        [one] card
       *[other] cards
    }
    [takes] { $count ->
        [one] card
       *[other] cards
    }
    [rises] { $count ->
        [one] level
       *[other] levels
    }
    [costs] MP
    [ends] MP
    [zone] attack
   *[other] {""}
}

## What has happened

jugula-event-ordered = order of deployment and of turns: { $seat }.
jugula-event-enrolled = { $seat-is ->
    [you] the { $armatura } joins you.
   *[other] the { $armatura } joins { $seat }.
}
jugula-event-match_began = match { $match } of { $matches }
jugula-event-fielded = { $seat-is ->
    [you] you field the { $armatura }.
   *[other] { $seat } fields the { $armatura }.
}
jugula-event-placed = { $condition ->
    [wounded] the { $armatura } enters on { $square }, wounded, facing { jugula-facing }.
   *[other] the { $armatura } enters on { $square }, facing { jugula-facing }.
}
jugula-event-brought = { $seat-is ->
    [you] your deck has a thirteenth card: the one you kept.
   *[other] { $seat }’s deck has a thirteenth card.
}
jugula-event-drew = { $seat-is ->
    [you] you draw { $count ->
        [0] no card: there is none left
       *[other] { $card }
    }.
   *[other] { $seat } draws { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
}
jugula-event-round_began = round { $round }
jugula-event-turn_began = { $seat-is ->
    [you] your turn
   *[other] { $seat }’s turn
}
# $last: whether it was the last card in hand, which is played unasked (3.2.4).
jugula-event-played = { $last ->
    [yes] { $seat-is ->
        [you] you play your last card, which can only be for its draw: { $card }.
       *[other] { $seat } plays the last card in hand, which can only be for its draw: { $card }.
    }
   *[no] { $seat-is ->
        [you] you play { $card }: { jugula-use }.
       *[other] { $seat } plays { $card }: { jugula-use }.
    }
}
jugula-event-acclaimed = { $seat-is ->
    [you] the crowd is with you: Vox Populi +{ $count }, now { $level }.
   *[other] the crowd is with { $seat }: Vox Populi +{ $count }, now { $level }.
}
jugula-event-jeered = { $seat-is ->
    [you] the crowd turns from you: Vox Populi −{ $count }, now { $level }.
   *[other] the crowd turns from { $seat }: Vox Populi −{ $count }, now { $level }.
}
jugula-event-reshuffled = { $seat-is ->
    [you] you shuffle your discard pile to be your deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $seat } shuffles the discard pile to be the deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
jugula-event-took = { $seat-is ->
    [you] you take the Prima card { $card }.
   *[other] { $seat } takes a Prima card.
}
jugula-event-stirred = { $gladiator } is to move.
jugula-event-moved = { $gladiator } goes to { $square }, facing { jugula-facing }.
jugula-event-turned = { $gladiator } turns to face { jugula-facing }.
jugula-event-freed = { $gladiator } is rid of the hindrance token.
jugula-event-attacked = { $kind ->
    [hinder] { $gladiator } casts at { $target } to hinder: { $attack } against { $defence } before the cards.
   *[attack] { $gladiator } attacks { $target }: { $attack } against { $defence } before the cards.
}
jugula-event-revealed = { $source ->
    [nothing] { $seat-is ->
        [you] you have no card left: 0.
       *[other] { $seat } has no card left: 0.
    }
    [deck] { $seat-is ->
        [you] from your deck comes { $card }: { $value }.
       *[other] from { $seat }’s deck comes { $card }: { $value }.
    }
   *[hand] { $seat-is ->
        [you] you open { $card }: { $value }.
       *[other] { $seat } opens { $card }: { $value }.
    }
}
jugula-event-fought = { $outcome ->
    [repelled] { $attack } against { $defence }: { $target } stands firm.
    [equal] { $attack } against { $defence }: nothing happens.
    [pushed] { $attack } against { $defence }: { $target } gives ground.
    [wounded] { $attack } against { $defence }: a wound for { $target }.
    [out] { $attack } against { $defence }: { $target } bites the dust.
   *[hindered] { $attack } against { $defence }: { $target } is caught.
}
jugula-event-pushed = { $gladiator } is pushed back to { $square }.
jugula-event-cornered = { $gladiator } cannot go back.
jugula-event-stood = { $gladiator } stands like a wall.
jugula-event-hindered = { $gladiator } has a hindrance token.
jugula-event-wounded = { $by-is ->
    [you] { $gladiator } is wounded: a point for you, { $total } in all.
   *[other] { $gladiator } is wounded: a point for { $by }, { $total } in all.
}
jugula-event-felled = { $by-is ->
    [you] { $gladiator } is out: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for you, { $total } in all.
   *[other] { $gladiator } is out: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $by }, { $total } in all.
}
jugula-event-healed = { $gladiator } is healthy again.
jugula-event-braced = { $seat-is ->
    [you] { $card } protects your gladiators until your next turn.
   *[other] { $card } protects { $seat }’s gladiators until { $seat } is to play again.
}
jugula-event-dusted = { $gladiator } has dust in his eyes.
jugula-event-recalled = { $seat-is ->
    [you] you take { $card } back into your hand.
   *[other] { $seat } takes { $card } back into the hand.
}
jugula-event-robbed = { $seat-is ->
    [you] you lose { $card } from your hand.
   *[other] { $seat } loses { $card } from the hand.
}
jugula-event-augured = { $seat-is ->
    [you] you look at the top of your deck: { $card }.
   *[other] { $seat } looks at the top cards of the deck: { $count }.
}
jugula-event-discarded = { $seat-is ->
    [you] you discard { $card }.
   *[other] { $seat } discards { $card }.
}
jugula-event-removed = { $card } leaves the match.
jugula-event-surrendered = { $seat-is ->
    [you] you resign.
   *[other] { $seat } resigns.
}
jugula-event-withdrew = { $seat-is ->
    [you] your familia withdraws from the arena.
   *[other] { $seat }’s familia withdraws from the arena.
}
jugula-event-decided = { $ending ->
    [goal] the goal is reached: { $seat }.
    [last] the last familia in the arena: { $seat }.
   *[rounds] the last round is over. Most points: { $seat }.
}
jugula-event-glorified = { $seat-is ->
    [you] your glory: { $total }
   *[other] glory of { $seat }: { $total }
} ({ $outcome ->
    [victory] victory 3
    [draw] draw 1
   *[none] match 0
}, gladiators { $feats }).
jugula-event-ended = the arena is empty, the crowd goes home.

## The rule behind a choice

jugula-rule-armatura = A familia has four different armaturae, two in the quick game (3.1.2); a ludus has six (3.9.1). Light and heavy gladiators have their own values against each class (2.4).
jugula-rule-fighter = Everybody secretly chooses from those who are fit (3.9.1). Who was wounded misses one match, who was out two (3.9.2).
jugula-rule-place = Each player places all gladiators on empty squares of the own zone, facing any side (3.1.6). Two players have two rows each (3.1.7), more have a corner of nine squares (3.1.8).
jugula-rule-play = One card, one use, and no pass (3.2.3). The last card in hand must be played for its draw (3.2.4). A use that could do nothing may not be chosen (3.2.6). At the end of the turn you discard down to your hand limit (3.2.13).
jugula-rule-mover = Up to so many different gladiators move, one after the other; you may stop at any time (3.2.7). Who has a hindrance token may give up the whole move to remove it (3.4.11).
jugula-rule-move = Straight ahead costs 1 MP, any other square 2 (3.4.2). Turning before a step is free (3.4.3), turning alone costs 1 (3.4.4). Leaving an enemy’s front costs 1 more (3.4.5). On an enemy’s danger square you may only face him and step straight back (3.4.6).
jugula-rule-attack = You attack an enemy in your front (3.5.1): +1 from his side, +2 from his rear, +3 from his back (3.5.8). Higher pushes him back, double wounds, fourfold puts out (3.7.3); who cannot go back is wounded (3.7.6). A wound is a point (3.7.4).
jugula-rule-quarter = Dolus turns the target a quarter, then he is attacked (2.7). From the side the attack has +1, from the rear +2, from the back +3 (3.5.8).
jugula-rule-commit = Both players secretly add a combat card, from the hand or unseen from the deck (3.5.5). With one card in hand it must be the deck (3.5.6). Only its combat value counts (3.5.7). If the defender’s total is higher, his player gains 1 Vox Populi (3.7.1).
jugula-rule-prima = You see the top three cards of your Prima pile, take one into your hand and put the others under the pile (3.2.12).
jugula-rule-discard = At the end of your turn you may keep as many cards as your Vox Populi allows (2.5, 3.2.13).
jugula-rule-recall = Memoria: one or two cards of your discard pile come back to your hand (2.7). The card you have played is not among them (3.2.5).
jugula-rule-victim = Invidia takes a card at random, never the last one, and 1 Vox Populi; Vae Victis takes 3 Vox Populi (2.7, 3.3.5).
jugula-rule-turn = Conversio: each of your free gladiators may turn once, free of charge; then one of yours may attack (2.7).
jugula-rule-advance = Agmen: each free gladiator may step into the empty square straight ahead, unless he stands in an enemy danger zone; then one of yours may attack (2.7).
jugula-rule-shove = Umbo: the enemy goes back one square without a fight, yours steps after him and may attack him (2.7).
jugula-rule-heal = Medicus: a wounded gladiator is turned back to his healthy side. Points already scored stay (2.7).
jugula-rule-dust = Pulvis: until the end of your next turn he neither binds nor threatens and has −2 ATT and DEF (2.7).
jugula-rule-augury = Augurium: of the top four cards you keep two, the others go back on top in any order (2.7).
jugula-rule-keep = One Prima card that you have taken may be the thirteenth card of your next deck (3.9.4).
jugula-rule-interject = On your turn, before you play a card, you may resign: of two players the other wins, of more you withdraw (3.8.8).

## Why something cannot be chosen

jugula-refusal-twice-in-familia = That armatura is in your familia already: { $wanted } different ones are expected (3.1.2).
jugula-refusal-twice-in-ludus = That armatura is in your ludus already: { $wanted } different ones are expected (3.9.1).
jugula-refusal-taken-at-table = Another player has that armatura, and each is there only once (4.1).
jugula-refusal-not-fit = Not fit, or chosen already (3.9.2).
jugula-refusal-outside-zone = { $square } is not in your zone, which is { $first } to { $last } (3.1.7, 3.1.8).
jugula-refusal-square-taken = Somebody stands there (3.1.6, 3.4.9).
jugula-refusal-not-in-hand = You do not hold that card (3.2.3).
jugula-refusal-last-card = Your last card must be played for its draw (3.2.4).
jugula-refusal-needs-not-met = The text has nothing to begin with now (2.7, 3.2.6).
jugula-refusal-no-such-use = The card lacks that use (2.9).
jugula-refusal-nobody-can-move = None of your gladiators can step, turn or shed a token (3.2.6).
jugula-refusal-no-attack = There is no legal attack now (3.2.6).
jugula-refusal-vox-at-top = Your Vox Populi is at 10 already (3.2.10).
jugula-refusal-pile-empty = Your Prima pile is empty (3.2.6).
jugula-refusal-not-in-arena = Nobody of that number stands in the arena.
jugula-refusal-moved-already = He has moved already: up to so many different gladiators (3.2.7).
jugula-refusal-not-free = He has a hindrance token (3.4.11, 3.6.4).
jugula-refusal-bound = On a danger square he may only face that enemy and step straight back (3.4.6).
jugula-refusal-no-token = He has no hindrance token (3.4.11).
jugula-refusal-faces-so = He faces that way already (3.4.4).
jugula-refusal-wall = There is the wall (3.4.9).
jugula-refusal-too-far = He has not enough MP for that (3.4.1).
jugula-refusal-must-attack = The first attack is a must (3.2.8).
jugula-refusal-own-man = You do not attack your own (3.5.2).
jugula-refusal-not-in-front = He is not in reach: not in the front, or shielded by another (3.5.1, 3.6.2).
jugula-refusal-just-wounded = Who was wounded in this turn is not attacked again (3.5.2).
jugula-refusal-not-from-front = Insidiae attack only from side, rear or back (2.7).
jugula-refusal-normal-only = Fatalitas is a normal attack (2.7).
jugula-refusal-cannot-hinder = Only with Entrave, and nobody who has a token or is Stoïque (3.6.3, 3.6.5).
jugula-refusal-not-his-turn = He is not among those who may attack now (3.2.8).
jugula-refusal-not-in-sight = That card is not among those you see (3.2.12, 2.7).
jugula-refusal-not-discarded = That card is not in your discard pile (2.7).
jugula-refusal-nothing-to-lose = That opponent has nothing to lose, or has withdrawn (2.7).
jugula-refusal-cannot-advance = He cannot step straight ahead, or stands in a danger zone (2.7).
jugula-refusal-cannot-shove = No enemy there who could be pushed back (2.7).
jugula-refusal-not-wounded = He is not wounded (2.7).
jugula-refusal-not-before-you = He is not in the adjacent front of a free gladiator of yours (2.7).
jugula-refusal-not-taken = You have not taken that card (3.9.4).

## Options of play

jugula-play-size = How many gladiators a familia has.
jugula-play-familia = How familiae are chosen.
jugula-play-familia-rounds = one each in turn, openly
jugula-play-familia-secret = all at once, then revealed
jugula-play-familia-random = dealt at random
jugula-play-familia-exclusive = in turn, each armatura only once at the table
jugula-play-order = Who deploys and plays first.
jugula-play-order-random = by lot
jugula-play-order-seat = in the order of the seats
jugula-play-goal = What wins: points, or being the last familia.
jugula-play-goal-usual = two players: as many points as gladiators; more: the last familia
jugula-play-goal-last = the last familia in the arena
jugula-play-rounds = After how many rounds the match ends.
jugula-play-rounds-usual = 30, with more than two players 40
jugula-play-munus = A series of so many matches with a ludus of six; 0 is a single match.
jugula-play-threat = Who threatens a gladiator in a fight.
jugula-play-threat-front = every enemy who has him in his front
jugula-play-threat-danger = only from the danger square
jugula-play-front_cost = Which steps cost 1 MP more.
jugula-play-front_cost-zone = those that leave an enemy’s front
jugula-play-front_cost-square = all from a square of a front
jugula-play-prima = How a Prima card is taken.
jugula-play-prima-three = one of the top three
jugula-play-prima-free = any card of the pile
jugula-play-prima-top = the top one, unseen

## Panels of the terminal

jugula-column-player = Player
jugula-column-points = Points
jugula-column-glory = Glory
jugula-column-vox = Vox Populi
jugula-column-hand = Hand
jugula-column-deck = Deck
jugula-column-prima = Prima
jugula-column-men = Gladiators
jugula-discards = { $mark } Discard pile ({ $count }): { $cards }
jugula-vox-level = { $level } (attack +{ $bonus })
jugula-hand-limit = { $held } of { $limit }
jugula-withdrawn = withdrawn
jugula-legend = Arrows show the facing; w wounded, t hindrance token, p Pulvis.
jugula-round = Round { $round } of { $last }
jugula-match = Match { $match } of { $matches }
jugula-card-line = { $name }: move { $move }, attack { $attack }, vox { $vox }, draw { $draw }, prima { $prima }, combat { $combat }
jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
jugula-allonge = Allonge { $reach }
jugula-class = { $class ->
    [heavy] heavy
   *[light] light
}
jugula-side = { $side ->
    [wounded] wounded
   *[healthy] healthy
}
# $traits: a row of $count traits.
jugula-side-line = { jugula-class }, { jugula-side }: MOV { $movement }, ATT { $attack-light }/{ $attack-heavy }, DEF { $defence-light }/{ $defence-heavy }, { $count ->
    [0] no trait
   *[other] { $traits }
}
jugula-side-legend = ATT and DEF are against light/heavy; ? and a name shows the wounded side too.
jugula-own-hand = Your hand:

## Odds of the command line

jugula-table-tops = Combat card of the attacker less that of the defender, both from the top of a fresh deck
jugula-table-sums = What comes of two sums, if both cards come from the top of a fresh deck
jugula-table-of-difference = Difference
jugula-table-of-chance = Chance
jugula-table-of-sums = Sums
jugula-table-of-repelled = repelled
jugula-table-of-equal = equal
jugula-table-of-pushed = pushed
jugula-table-of-wounded = wounded
jugula-table-of-out = out

## In the browser

browser-jugula-about = Facing is everything on sixty-four squares.

### The browser's own words.
browser-jugula-do-discard = Discard:
browser-jugula-do-armatura = Take:
browser-jugula-do-fighter = Field:
browser-jugula-do-prima = Take:
browser-jugula-arena = Arena, 8 by 8 squares
browser-jugula-empty = empty
browser-jugula-facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
browser-jugula-faces = facing { $facing }
browser-jugula-man-of = { $owner-is ->
    [you] your { $armatura }
   *[other] { $armatura } of { $owner }
}
browser-jugula-state-wounded = wounded
browser-jugula-state-hindered = hindered
browser-jugula-state-dusted = blinded by Pulvis
browser-jugula-state-out = out
browser-jugula-class = { $class ->
    [heavy] heavy
   *[light] light
}
browser-jugula-trait = { $trait ->
    [entrave] Entrave
    [arc] Arc
    [harcelement] Harcèlement
    [massif] Massif
   *[stoique] Stoïque
}
browser-jugula-allonge = Allonge { $reach }
browser-jugula-values = Movement { $movement }; attack { $attack-light } against light, { $attack-heavy } against heavy; defence { $defence-light } and { $defence-heavy }.
browser-jugula-movement = Movement
browser-jugula-attack-of = Attack, light·heavy
browser-jugula-defence-of = Defence
browser-jugula-percent = { $chance }
browser-jugula-armaturae = Armaturae
browser-jugula-hand = Hand
browser-jugula-deck = Deck
browser-jugula-deck-says = In your deck, in an order nobody knows: { $cards }.
browser-jugula-used = Used
browser-jugula-prima = Prima
browser-jugula-prima-says = Prima Jugula cards you have not taken yet.
browser-jugula-played = played
browser-jugula-no-cards = no card
browser-jugula-combat = combat value
browser-jugula-use-name = { $use ->
    [move] move
    [attack] attack
    [vox] Vox Populi
    [draw] draw
    [prima] Prima
   *[text] text
}
browser-jugula-use = { $use ->
    [move] Move { $count }
    [attack] Attack { $count }
    [vox] Vox { $count }
    [draw] Draw { $count }
    [prima] Prima { $count }
   *[text] Text
}
browser-jugula-which-use = { $card }: for which of its uses?
browser-jugula-where-goes = Where does { $man } go, and facing which way?
browser-jugula-which-commit = { $role ->
    [attacker] You attack: which combat card do you commit?
   *[defender] You are attacked: which combat card do you commit?
}
browser-jugula-top = Top of the deck
browser-jugula-other-card = Another card
browser-jugula-other-man = Another gladiator
browser-jugula-all-attacks = All attacks
browser-jugula-not-now = Not possible now.
browser-jugula-card-line = move { $move } · attack { $attack } · vox { $vox } · draw { $draw } · prima { $prima } · combat { $combat }
browser-jugula-card-value = value { $value }
browser-jugula-likely = { $word ->
    [succeeds] success
    [wounds] { $hurt ->
        [out] out
       *[wound] wound
    }
    [catches] success
   *[other] holds
}
browser-jugula-harm = { $hurt ->
    [out] out { $chance }
   *[wound] wound { $chance }
}
browser-jugula-attacks = { $man } attacks { $target }
browser-jugula-hinders = { $man } casts at { $target }
browser-jugula-shoves = { $man } pushes { $target }
browser-jugula-against = { $attack } against { $defence }
browser-jugula-to = against
browser-jugula-points-of-movement = MP
browser-jugula-cell-cost = { $cost ->
    [one] Legal: 1 movement point.
   *[other] Legal: { $cost } movement points.
}
browser-jugula-do-place = { $man } to { $square }, facing { $facing }
browser-jugula-do-move = { $man } to { $square }, facing { $facing }
browser-jugula-do-turn = { $man } turns { $facing }
browser-jugula-fight = The fight
browser-jugula-part-attack = { $part ->
    [value] ATT
    [harassed] Harcèlement
    [dusted] Pulvis
    [zone] { $zone ->
        [1] from the side
        [2] from the rear
       *[3] from behind
    }
    [vox] Vox Populi
    [text] text of the card
   *[threats] threatened
}
browser-jugula-part-defence = { $part ->
    [value] DEF
    [harassed] Harcèlement
    [dusted] Pulvis
    [bow] distance of the bow
    [massive] Massif, not from the front
    [testudo] Testudo
    [token] hindered
   *[threats] threatened
}
browser-jugula-card-down = Combat card
browser-jugula-card-none = No card left
browser-jugula-before-cards = Before cards
browser-jugula-total = Total
browser-jugula-threshold = { $outcome ->
    [repelled] lower
    [equal] equal
    [pushed] higher
    [wounded] double
    [out] fourfold
   *[hindered] higher
}
browser-jugula-threshold-result = { $outcome ->
    [repelled] his Vox +1
    [equal] nothing
    [pushed] pushed
    [wounded] wounded
    [out] out
   *[hindered] hindered
}
browser-jugula-verdict = { $what ->
    [pushed] { $name } is pushed back.
    [stood] { $name } stands fast: Murus.
    [hindered] { $name } is caught in the net.
    [wounded] { $cornered ->
        [yes] { $name } cannot go back and is wounded.
       *[no] { $pushed ->
            [yes] { $name } is pushed back and wounded.
           *[no] { $name } is wounded.
        }
    }
    [felled] { $cornered ->
        [yes] { $name } cannot go back: wounded a second time, he is out.
       *[no] { $pushed ->
            [yes] { $name } is pushed back: wounded a second time, he is out.
           *[no] { $name } is out.
        }
    }
    [equal] Equal: nothing happens.
   *[repelled] { $name } holds, and the crowd is with him: Vox Populi +1.
}
browser-jugula-vox-level = Vox Populi { $level } of 10
browser-jugula-now-vox = You are at { $level }: { $bonus } to your attacks, { $limit } cards at the end of your turn.
browser-jugula-fact-hand = Hand { $count }/{ $limit }
browser-jugula-fact-deck = Deck { $count }
browser-jugula-fact-prima = Prima { $count }
browser-jugula-fact-vox = Vox { $level }: attack { $bonus }
browser-jugula-withdrawn = Withdrawn
browser-jugula-now = Round { $round } of { $rounds }
browser-jugula-now-munus = Match { $match } of { $matches }, round { $round }
browser-jugula-places-square = Square
browser-jugula-places-what = Who stands there
browser-jugula-places-choose = Choose
browser-jugula-phase-familia = Familia
browser-jugula-phase-deployment = Deployment
browser-jugula-phase-card = Card
browser-jugula-phase-use = Use
browser-jugula-phase-combat = Combat
browser-jugula-phase-limit = Hand limit
browser-jugula-rule-of-armatura = The familia
browser-jugula-rule-of-place = Deployment
browser-jugula-rule-of-play = A card and its use
browser-jugula-rule-of-mover = Who moves
browser-jugula-rule-of-move = Movement
browser-jugula-rule-of-attack = Attack
browser-jugula-rule-of-commit = Combat cards
browser-jugula-rule-of-prima = Prima Jugula
browser-jugula-rule-of-discard = Hand limit
browser-jugula-why-armatura = All of them different. The lower numbers are those of the wounded side; every trait explains itself.
browser-jugula-why-place = Touch a lit square of your zone, then choose where to face.
browser-jugula-why-play = One card a turn, for one of its uses. It goes to your discard pile at the end.
browser-jugula-why-mover = Touch a gladiator, then where he goes and how he faces there.
browser-jugula-why-move = Touch a lit square, then choose where to face.
browser-jugula-why-commit = Both are turned over at once. Only the combat value counts.
browser-jugula-why-prima = The others go under the pile.
browser-jugula-why-discard = Vox Populi sets how many cards you may keep.
browser-jugula-play-size = Gladiators
browser-jugula-play-familia = Choosing
browser-jugula-play-order = Order
browser-jugula-play-goal = Aim
browser-jugula-play-rounds = Rounds
browser-jugula-play-munus = Series
browser-jugula-play-threat = Threat
browser-jugula-play-front_cost = Leaving a front
browser-jugula-play-prima = Prima cards
browser-jugula-group-familia = Familiae
browser-jugula-group-familia-note = how many gladiators, how they are chosen, who begins
browser-jugula-group-end = End of the match
browser-jugula-group-end-note = aim, rounds, series of matches
browser-jugula-group-variants = Variants
browser-jugula-group-variants-note = other readings of the rules
browser-jugula-how = You lead a familia of four gladiators. On your turn you play one card for one of its six uses: its text, moving, attacking, the favour of the crowd, new cards, or a stronger one. Where you strike from decides more than how hard.
browser-jugula-help-keys-note = arrows turn a gladiator while a square is aimed at, Enter sends him there, Escape steps back.
browser-jugula-help-turn = Your turn
browser-jugula-help-turn-note = Play one card from your hand for one of its uses. The last card may only be played for its draw.
browser-jugula-help-use = { $use ->
    [move] Move: so many of your gladiators, each a whole move.
    [attack] Attack: so many of your gladiators, one attack each.
    [vox] Vox Populi: the crowd’s favour rises.
    [draw] Draw: so many cards from your deck.
    [prima] Prima: one of your three topmost stronger cards comes to your hand.
   *[text] Text: what the card itself says.
}
browser-jugula-help-around = Front, side, rear, back
browser-jugula-help-around-note = An attack from the side gains 1, from the rear 2, from behind 3. The hatched square straight ahead is the danger zone: who stands there may only turn to face his enemy and step back.
browser-jugula-help-move = Movement
browser-jugula-help-move-note = A step straight ahead costs 1 movement point, any other step 2; turning before a step is free, turning on the spot costs 1. Leaving an enemy’s front costs 1 more.
browser-jugula-help-fight = A fight
browser-jugula-help-fight-note = Both add their values, what helps and hinders them, and a combat card committed in secret. The attacker’s total against the defender’s:
browser-jugula-help-traits = Traits
browser-jugula-help-trait = { $trait ->
    [allonge] Allonge: his attacks reach further ahead.
    [entrave] Entrave: he may catch an enemy instead of striking him.
    [arc] Arc: he shoots, but never at a neighbour; distance protects the target.
    [harcelement] Harcèlement: whoever stands on his danger square is weaker.
    [massif] Massif: he strikes only straight ahead, and is weak from the side and behind.
   *[stoique] Stoïque: he cannot be caught, and no threat weakens him.
}
browser-jugula-help-vox = Vox Populi
browser-jugula-help-vox-note = The higher you stand with the crowd, the stronger your attacks, and the more cards you may keep. A defender who beats off an attack gains 1.

## The balance of the game

jugula-balance-armatura = Armatura
jugula-balance-card = Card
jugula-balance-ending = Ending
jugula-balance-ending-name = { $ending ->
    [goal] goal reached
    [last] last familia
   *[rounds] round limit
}
jugula-balance-use-text = Text
jugula-balance-use-move = Move
jugula-balance-use-attack = Att.
jugula-balance-use-vox = Vox
jugula-balance-use-draw = Draw
jugula-balance-use-prima = Prima
