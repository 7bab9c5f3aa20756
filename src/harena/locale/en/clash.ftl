# Clash of the Gladiators.
#
# For every player $x there are three variables: $x is the name, $x-is is "you" for the reader,
# "nobody", or "other", and $x-vowel is "yes" if the name begins with a vowel sound. $piece and $foe
# are nouns with their article, as clash-team-of and clash-animal give them. Events are sentences:
# whoever shows one makes its first letter a capital.

clash-title = Clash of the Gladiators
clash-about =
    Two to five players field teams of gladiators in an arena of hexagons, let wild animals in,
    and fight until one player has gladiators left or all animals are dead.
clash-aim = Most points win: 1 for each gladiator captured or still alive at the end, 2 for each animal.
clash-welcome =
    First you choose your gladiators, one at a time. Then animals fill every free space.
    Then you take turns to attack. A captured gladiator is worth 1 point, an animal 2, and each of
    your own that survives 1. Most points win. Two answers fit on one line, such as C2 sword.

## Names

# One letter for each type, in the order spear, net, sword, trident, shield.
clash-letters = LNSTH
clash-type = { $type ->
    [spear] spear
    [net] net
    [sword] sword
    [trident] trident
   *[shield] shield
}
clash-gladiator = { $type ->
    [spear] spear gladiator
    [net] net gladiator
    [sword] sword gladiator
    [trident] trident gladiator
   *[shield] shield gladiator
}
clash-ability = { $type ->
    [spear] if you have more, you roll first
    [net] switches off one enemy, no animal
    [sword] one die more
    [trident] if you have more, you may reroll
   *[shield] stops one single hit, never a lethal one
}
clash-animal = { $kind ->
    [lion] the lion { $name }
    [bull] the bull { $name }
   *[bear] the bear { $name }
}
clash-animal-label = { $kind ->
    [lion] lion { $name }
    [bull] bull { $name }
   *[bear] bear { $name }
}
# An animal with its symbols: "lion Leaena LSS 0/3".
clash-tile = { $animal } { $symbols } { $wounds }/{ $life }
clash-team-of = { $seat-is ->
    [you] your team
   *[other] { $seat }’s team
}
clash-hits = { $singles ->
    [0] { $lethals ->
        [0] no hit
        [one] 1 lethal hit
       *[other] { $lethals } lethal hits
    }
    [one] { $lethals ->
        [0] 1 single hit
        [one] 1 single hit, 1 lethal hit
       *[other] 1 single hit, { $lethals } lethal hits
    }
   *[other] { $lethals ->
        [0] { $singles } single hits
        [one] { $singles } single hits, 1 lethal hit
       *[other] { $singles } single hits, { $lethals } lethal hits
    }
}

# What a person may type.
clash-word-keep = keep
clash-word-again = again
clash-word-pass = pass
clash-word-off = off

## Questions

clash-ask-place = Where does your next gladiator go? Open a new team or strengthen one of yours.
clash-ask-recruit = { $strength ->
    [none] Which gladiator do you put on { $space }?
   *[other] Which gladiator do you add to { $strength } on { $space }?
}
clash-ask-lair = Where do you put { $piece }?
clash-ask-team = Which of your teams attacks?
clash-ask-ground = Where does the attack come from?
clash-ask-target = Whom does { $piece } on { $space } attack?
clash-ask-beast = You have no gladiators left. Which animal do you lead?
clash-ask-net = { $count ->
    [one] Whom do you switch off with your net?
   *[other] Whom do you switch off? You have { $count } nets to throw.
}
clash-ask-reroll = { $hits }. Keep this roll, or roll all dice again?
clash-ask-casualty = { $count ->
    [one] You lose one gladiator. Whom do you give up?
   *[other] You lose { $count } gladiators. Whom do you give up first?
}

## Options

clash-option-place = { $there ->
    [team] { $space } { $strength }
   *[other] { $space }
}
clash-option-recruit = { clash-type } ({ $left }): { clash-ability }
clash-option-lair = { $space }
clash-option-team = { $space } { $strength }
clash-option-ground = { $how ->
    [stay] { $space } stay
    [enter] { $space } enter
   *[move] { $space } move
}
clash-option-target = { $space } { $piece } ({ $strength })
clash-option-beast = { $where ->
    [arena] { $tile } on { $space }
    [beside] { $tile }, beside the arena
   *[pass] pass: attack nobody this turn
}
clash-option-net = { clash-gladiator }
clash-option-reroll = { $again ->
    [keep] keep this roll
   *[again] roll all dice again; the second roll counts
}
clash-option-casualty = { $off ->
    [yes] { clash-gladiator } (switched off)
   *[no] { clash-gladiator }
}

## Odds

# Titles of columns, and what stands in them. The points are those won on average, the losses one’s
# own gladiators; better and worse compare a second roll with the first.
clash-odds-target_falls = it falls
clash-odds-target_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-attacker_falls = you fall
clash-odds-attacker_falls-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-won = points won
clash-odds-won-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-lost = gladiators lost
clash-odds-unit = points
clash-odds-expected = you lose { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } men
clash-odds-lost-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clash-odds-better = better
clash-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-worse = worse
clash-odds-worse-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
clash-odds-about-team = odds of its best target
clash-odds-about-ground = odds of its best target
clash-odds-about-beast = odds of its best target

## What has happened

clash-event-began = { $seat-is ->
    [you] you go first.
   *[other] { $seat } goes first.
}
clash-event-round_began = { $phase ->
    [entry] entry into the arena, round { $round }
   *[fight] the fight, round { $round }
}
clash-event-recruited = { $seat-is ->
    [you] { $new ->
        [yes] you open a new team on { $space } with a { clash-gladiator }.
       *[no] you put a { clash-gladiator } on { $space }: { $team }.
    }
   *[other] { $new ->
        [yes] { $seat } opens a new team on { $space } with a { clash-gladiator }.
       *[no] { $seat } puts a { clash-gladiator } on { $space }: { $team }.
    }
}
clash-event-entry_ended = all teams are full. What is left in the piles leaves the game.
clash-event-drawn = { $seat-is ->
    [you] you draw { $piece } ({ $symbols }, life { $life }).
   *[other] { $seat } draws { $piece } ({ $symbols }, life { $life }).
}
clash-event-settled = { $seat-is ->
    [you] you put { $piece } on { $space }.
   *[other] { $seat } puts { $piece } on { $space }.
}
clash-event-turned_up = the arena is full. Beside it, face up: { $tiles }.
clash-event-moved = { $piece } moves from { $start } to { $space }.
clash-event-led = { $seat-is ->
    [you] you lead { $piece } ({ $symbols }).
   *[other] { $seat } leads { $piece } ({ $symbols }).
}
clash-event-entered = { $piece } comes into the arena on { $space }.
clash-event-passed = { $seat-is ->
    [you] you attack nobody this turn.
   *[other] { $seat } attacks nobody this turn.
}
clash-event-attacked = { $piece } ({ $strength }) on { $start } attacks { $foe } ({ $foe-strength }) on { $space }.
clash-event-faced = { $tied ->
    [1] equal spears ({ $spears } each): the attacker rolls first, { $piece }.
   *[0] more spears ({ $spears } against { $others }): { $piece } rolls first.
}
clash-event-netted = { $seat-is ->
    [you] you throw a net: a { clash-gladiator } on { $space } is switched off.
   *[other] { $seat } throws a net: a { clash-gladiator } on { $space } is switched off.
}
clash-event-rolled = { $again ->
    [again] { $seat-is ->
        [you] you roll all dice again: { $dice } { $hits }.
       *[other] { $seat } rolls all dice again: { $dice } { $hits }.
    }
   *[keep] { $for-animal ->
        [yes] { $seat-is ->
            [you] you roll { $count ->
                [one] 1 die
               *[other] { $count } dice
            } for { $piece }: { $dice } { $hits }.
           *[other] { $seat } rolls { $count ->
                [one] 1 die
               *[other] { $count } dice
            } for { $piece }: { $dice } { $hits }.
        }
       *[no] { $seat-is ->
            [you] you roll { $count ->
                [one] 1 die
               *[other] { $count } dice
            }: { $dice } { $hits }.
           *[other] { $seat } rolls { $count ->
                [one] 1 die
               *[other] { $count } dice
            }: { $dice } { $hits }.
        }
    }
}
clash-event-struck = { $stopped ->
    [one] a shield stops one single hit.
   *[other] shields stop { $stopped } single hits.
}
clash-wounds-team = { $lost ->
    [0] { $piece } on { $space } takes a wound token: +{ $left }.
    [one] { $pairs ->
        [0] { $piece } on { $space } loses a gladiator to a lethal hit{ $left ->
            [0] .
           *[other] ; wound tokens: +{ $left }.
        }
       *[other] { $piece } on { $space } has { $tokens } wound tokens, and every two cost a gladiator{ $left ->
            [0] : it loses one.
           *[other] : it loses one and +{ $left } stays.
        }
    }
   *[other] { $piece } on { $space } loses { $lost } gladiators ({ $lethals } to lethal hits, { $pairs } to pairs of wound tokens){ $left ->
        [0] .
       *[other] ; +{ $left } stays.
    }
}
clash-wounds-animal = { $wounds ->
    [one] { $piece } takes 1 wound: { $total } of { $life }.
   *[other] { $piece } takes { $wounds } wounds: { $total } of { $life }.
}
clash-event-fell = { $captor-is ->
    [you] { $seat } gives up a { clash-gladiator }: into your pen.
    [nobody] { $seat-is ->
        [you] you give up a { clash-gladiator }: out of the game.
       *[other] { $seat } gives up a { clash-gladiator }: out of the game.
    }
   *[other] { $seat-is ->
        [you] you give up a { clash-gladiator }: into { $captor }’s pen.
       *[other] { $seat } gives up a { clash-gladiator }: into { $captor }’s pen.
    }
}
clash-event-wiped_out = { $captor-is ->
    [you] { $piece } on { $space } is wiped out: { $count ->
        [one] its last gladiator goes
       *[other] its last { $count } gladiators go
    } into your pen.
    [nobody] { $piece } on { $space } is wiped out: { $count ->
        [one] its last gladiator leaves
       *[other] its last { $count } gladiators leave
    } the game.
   *[other] { $piece } on { $space } is wiped out: { $count ->
        [one] its last gladiator goes
       *[other] its last { $count } gladiators go
    } into { $captor }’s pen.
}
clash-event-killed = { $captor-is ->
    [you] { $piece } on { $space } is dead. It is yours: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [nobody] { $piece } on { $space } is dead and leaves the game.
   *[other] { $piece } on { $space } is dead. { $captor } takes it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
clash-event-advanced = { $piece } moves from { $start } into { $space }.
clash-event-ended = { $reason ->
    [one-left] only one player has gladiators left: the match is over.
    [no-animals] all animals are dead: the match is over.
   *[idle] nothing has happened for too long: the match is over.
}
clash-event-survived = { $seat-is ->
    [you] your surviving gladiators go into your pen: { $count }.
   *[other] { $seat }’s surviving gladiators go into their owner’s pen: { $count }.
}
clash-event-scored = { $points ->
    [one] { $seat }: 1 point.
   *[other] { $seat }: { $points } points.
}

## The rule behind a choice

clash-rule-place =
    In turn, everyone places one gladiator a turn (2.2.1). Either a new team of yours begins on a
    free space, as long as you have bases left, or one of your teams with fewer than four grows (2.2.3).
    A new team may not stand beside another of yours while other free spaces are to be had (2.2.5).
    What is placed stays (2.2.7).
clash-rule-recruit =
    Take any gladiator whose pile is not empty (2.2.6). Spears decide who rolls first (5.1). Each
    net switches off one enemy gladiator for the battle (5.2), but no animal (6.2). A team rolls one die and one more for each
    active sword (5.3). With more active tridents than the other side you may roll again (5.4). Each active shield
    stops one single hit, never a lethal one (5.5).
clash-rule-lair =
    Animals fill every space that is still free (2.3). You see the animal before you choose its place
    (2.3.1). It belongs to nobody: anyone may attack it, and whoever strikes the last blow takes it for 2 points (6.9).
clash-rule-team =
    On your turn you must attack with one of your teams, a team of another player or an animal (3.2).
    You choose which; you may not pass. A team, the space it fights from and its target are one plan (3.6).
    The columns say how likely the target and you are to fall, and the points won and gladiators lost on average.
clash-rule-ground =
    A team with three gladiators or fewer, or one that touches no enemy, may walk over free spaces
    before it attacks (4.1, 4.3). It may not pass through any piece (4.4), it must end beside a target, and
    it stays there after the battle (4.7). A led animal may always walk, unless it is played that something touching it stops it (7.4).
clash-rule-target =
    The target must be adjacent, and it is never your own (3.3, 3.4). The side with more spears rolls
    first, at equal spears the attacker (5.1). Each side rolls once. A lethal hit costs a gladiator, a single hit leaves a wound
    token, and every two tokens cost a gladiator (5.6). On an animal a single hit is one wound, a lethal hit two (6.6).
    Who wipes out the other moves into its space (5.8).
    The columns say how likely the target and you are to fall, and the points won and gladiators lost on average.
clash-rule-beast =
    Without gladiators you play on: each turn you lead any animal in the arena, or bring one
    from beside it onto a free space, and attack any team or other animal (7.2, 7.3, 7.4). What it kills is
    yours (7.6); the animal itself is not (7.9).
clash-rule-net =
    The side that rolls first throws all its nets first, then the other those it still has (5.2.1, 5.2.2).
    Each net switches off one active enemy for this battle, of any type (5.2.3). The switched-off do nothing, but may be
    given up as losses (5.2.5).
clash-rule-reroll =
    With more active tridents than the other side you may roll once more (5.4.1). All dice are rolled
    again, and the second roll counts even if it is worse (5.4.2). Shields are counted afterwards (5.5).
clash-rule-casualty =
    Each lethal hit costs one gladiator, then every two wound tokens cost one (5.6.1, 5.6.3). You choose
    whom you give up, active or switched off (5.6.6). Who is gone no longer counts when your team rolls
    (5.7.2). Your loss goes into the pen of whoever rolled, or out of the game if an animal did that nobody led (5.6.5, 6.11).

## Why something cannot be chosen

clash-refusal-own-team = That is your own team, and it is never a target (3.3).
clash-refusal-nothing-there = Nobody stands there to be attacked (3.3).
clash-refusal-not-adjacent = That is not adjacent to the attacker (3.4).
clash-refusal-space-taken = Somebody stands there already (2.2.5, 2.3.1, 4.4).
clash-refusal-no-target-there = There would be no target beside that space (4.3).
clash-refusal-cannot-move-there = The attacker cannot go there: no way over free spaces, or it may not move (4.1, 4.3).
clash-refusal-team-full = That team is full: four gladiators are the most (2.2.3).
clash-refusal-no-base-left = You have no base left for a new team (2.2.3).
clash-refusal-beside-own-base = That is beside one of your teams, and other spaces are still free (2.2.5).
clash-refusal-not-your-team = That is not a team of yours (3.2).
clash-refusal-team-walled-in = That team is walled in by your own: it can attack nobody (3.2, 4.4).
clash-refusal-pile-empty = That pile is empty (2.2.6).
clash-refusal-animal-not-there = That animal cannot be led now (7.2, 7.3).
clash-refusal-must-attack = Without gladiators you must attack with an animal (7.2).
clash-refusal-no-room = There is no free space beside a piece where it could enter (7.3).
clash-refusal-nobody-to-net = There is no active enemy of that type (5.2.3).
clash-refusal-nobody-to-give = There is no such gladiator in this team (5.6.6).

## Options of play

clash-play-first = Who goes first: by lot, or the seat with this number, counted from 0.
clash-play-first-lot = by lot
clash-play-spacing = Whether new teams must keep apart from their owner’s others while they can.
clash-play-spacing-true = they must
clash-play-spacing-false = they need not
clash-play-path = Whether a move may go on past a space that touches a target.
clash-play-path-free = it may
clash-play-path-first_contact = it ends there
clash-play-beasts = Whether a player without gladiators must attack with an animal each turn.
clash-play-beasts-must_attack = must
clash-play-beasts-may_pass = may pass
clash-play-beast_moves = When an animal that a player leads may move before it attacks.
clash-play-beast_moves-always = always, as a team of three or fewer
clash-play-beast_moves-if_alone = only with nothing adjacent to it
clash-play-fallen_beast = Who scores a led animal that is killed by one which nobody leads.
clash-play-fallen_beast-roller = whoever rolled for the victor
clash-play-fallen_beast-nobody = nobody
clash-play-idle_limit = How many battles in a row without any effect end the match.

## Tables and panels

clash-attacker = Attacker
clash-defender = Defender
clash-small-letters = Small letters: switched off by a net.
clash-legend-token = +1 wound token
clash-legend-life = 1/4 wounds/life
clash-piles = Piles:
clash-standing-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
clash-standing-arena = { $teams ->
    [one] 1 team
   *[other] { $teams } teams
}, { $men ->
    [one] 1 gladiator
   *[other] { $men } gladiators
}{ $bases ->
    [0] {""}
    [one] , 1 base left
   *[other] , { $bases } bases left
}
clash-standing-pen = pen: { $captives ->
    [one] 1 gladiator
   *[other] { $captives } gladiators
}, { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
}
clash-animals-left = Animals: { $arena } in the arena, { $beside } beside it, { $stack } face down.
clash-beside = Beside the arena: { $tiles }.
clash-worth = { $count ->
    [0] -
   *[other] { $count } = { $total }
}
clash-column-player = Player
clash-column-points = Points
clash-column-captives = Captives
clash-column-survivors = Survivors
clash-column-animals = Animals
clash-column-arena = In the arena

## In the browser

browser-clash-about = Teams of four, five weapons, wild animals, quick dice.
browser-clash-play-first = First player
browser-clash-play-first-note = Who goes first: by lot, or one of the seats.
browser-clash-play-spacing = Own teams apart
browser-clash-play-path = Free path
browser-clash-play-beasts = Without gladiators
browser-clash-play-beast_moves = Led animals move
browser-clash-play-fallen_beast = Led animal killed
browser-clash-play-idle_limit = Idle battles
browser-clash-tab-beside = Pens
browser-clash-how = First you choose gladiators, one at a time, and open or strengthen teams. Then animals fill every free space. Then you take turns to attack. A captured gladiator is worth 1 point, an animal 2, and each of your own that survives 1. Most points win.
browser-clash-glance = At a glance
browser-clash-face-blank-means = A miss.
browser-clash-face-single-means = A single hit: one wound token. Two tokens cost a gladiator. Shields stop single hits.
browser-clash-face-lethal-means = A lethal hit: a gladiator falls at once. Nothing stops it.
browser-clash-rule-of-place = Place a gladiator
browser-clash-rule-of-recruit = Choose a type
browser-clash-rule-of-lair = Place an animal
browser-clash-rule-of-team = Choose a team
browser-clash-rule-of-ground = Move before the attack
browser-clash-rule-of-target = Choose a target
browser-clash-rule-of-net = Throw nets
browser-clash-rule-of-reroll = Roll again
browser-clash-rule-of-casualty = Give up gladiators
browser-clash-rule-of-beast = Lead an animal
browser-clash-arena = Arena, { $count } spaces
browser-clash-round = round { $number }
browser-clash-entry = entry
browser-clash-space-empty = { $space }: empty.
browser-clash-space-team = { $space }: { $team }, { $count ->
    [one] 1 gladiator
   *[other] { $count } gladiators
}: { $men }{ $tokens ->
    [0] .
    [one] ; 1 wound token.
   *[other] ; { $tokens } wound tokens.
}
browser-clash-space-animal = { $space }: { $animal }, { $symbols }; { $wounds } of { $life } wounds.
browser-clash-count = { $type ->
    [spear] { $count ->
        [one] 1 spear
       *[other] { $count } spears
    }
    [net] { $count ->
        [one] 1 net
       *[other] { $count } nets
    }
    [sword] { $count ->
        [one] 1 sword
       *[other] { $count } swords
    }
    [trident] { $count ->
        [one] 1 trident
       *[other] { $count } tridents
    }
   *[shield] { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
}
browser-clash-netted = { $type } (in the net)
browser-clash-fallen = { $type } (fallen)
browser-clash-wound-token = wound token
browser-clash-face-blank = miss
browser-clash-face-single = single hit
browser-clash-face-lethal = lethal hit
browser-clash-beside = beside the arena
browser-clash-places-space = Space
browser-clash-places-what = Who is there
browser-clash-places-choose = Choice
browser-clash-ability-left = { $ability } · { $left } left
browser-clash-keep = Keep this roll
browser-clash-again = Roll all again
browser-clash-again-note = the second roll counts, even if it is worse
browser-clash-do-place = Place on
browser-clash-do-lair = Put it on
browser-clash-do-team = Send
browser-clash-do-ground = Go to
browser-clash-do-target = Attack
browser-clash-why-place = { $bases ->
    [0] Your teams grow to four gladiators each.
    [one] You can open one more team.
   *[other] You can open { $bases } more teams.
}
browser-clash-why-recruit = Each type does one thing in a battle.
browser-clash-why-lair = { $tile }. Whoever strikes the last blow takes it for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
browser-clash-why-team = One team attacks each turn; you may not pass. At the right what its best attack brings, on average.
browser-clash-why-ground = It may walk over free spaces before it attacks, and stays there. At the right its best attack, on average.
browser-clash-why-ground-touch = It may walk over free spaces before it attacks, and stays there, or attack from its own space.
browser-clash-why-target = Points and losses are averages over all dice. Touch a target, and again to attack.
browser-clash-why-net = The gladiator you choose does nothing in this battle.
browser-clash-why-reroll = You have more tridents. The second roll stands.
browser-clash-why-casualty = { $rolls ->
    [0] Who is gone is gone for good; in this battle your team rolls no more.
   *[other] Who is gone no longer counts when your team rolls, now or later.
}
browser-clash-why-beast = You play on: each turn you lead an animal. What it kills is yours; the animal itself is not. At the right its best attack, on average.
browser-clash-phase-entry = Gladiators enter
browser-clash-phase-animals = Animals enter
browser-clash-phase-fight = The fight
browser-clash-phase-team = Team
browser-clash-phase-beast = Animal
browser-clash-phase-ground = Ground
browser-clash-phase-target = Target
browser-clash-phase-attack = Attack
browser-clash-phase-nets = Nets
browser-clash-phase-first = First roll
browser-clash-phase-second = Second roll
browser-clash-battle-label = Battle
browser-clash-battle = Battle at { $start } · { $space }
browser-clash-before = before
browser-clash-during = now
browser-clash-after = over
browser-clash-attacks = attacks
browser-clash-defends = defends
browser-clash-dice-team = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} = 1 + { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}
browser-clash-dice-animal = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}
browser-clash-rolls-first = rolls first: spears { $spears } : { $others }
browser-clash-may-reroll = may roll again: tridents { $tridents } : { $others }
browser-clash-stops = { $shields ->
    [one] shield stops 1 single hit
   *[other] shields stop { $shields } single hits
}
browser-clash-tokens = { $tokens ->
    [one] 1 wound token before
   *[other] { $tokens } wound tokens before
}
browser-clash-life = { $wounds } of { $life } wounds
browser-clash-second-roll = Second roll
browser-clash-sum-nothing = { $stopped ->
    [0] No hit.
    [one] The shield stops the only hit.
   *[other] Shields stop all { $stopped } hits.
}
browser-clash-sum-animal = { $stopped ->
    [0] {""}
    [one] 1 stopped.{" "}
   *[other] { $stopped } stopped.{" "}
}{ $hits }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}; with { $before } before, { $total } of { $life }.
browser-clash-sum-team = { $stopped ->
    [0] {""}
    [one] 1 stopped.{" "}
   *[other] { $stopped } stopped.{" "}
}{ $tokens ->
    [0] {""}
   *[other] Wound tokens: { $before } + { $through } = { $tokens }, every two cost a gladiator.{" "}
}{ $lost ->
    [0] Nobody falls.
   *[other] Lost: { $pairs } + { $lethals } lethal = { $lost }.
}
browser-clash-odds-again = If you roll again
browser-clash-falls = falls { $chance }
browser-clash-now-target = If you attack it: a { $falls } chance that it falls, { $fall } that you fall, over all dice.
browser-clash-why-numbers = Why these numbers?
browser-clash-number-dice = Dice: one for the team and one for each active sword (5.3).
browser-clash-number-first = First roll: more spears, netted ones too; at equal spears the attacker (5.1).
browser-clash-number-again = Roll again: more active tridents than the other side (5.4).
browser-clash-number-shields = Each active shield stops one single hit, never a lethal one (5.5).
browser-clash-number-losses = Losses: one gladiator for each lethal hit, then one for every two wound tokens (5.6).
browser-clash-number-animals = Animals: one die for each sword (6.4); a single hit is one wound, a lethal hit two (6.6).
browser-clash-piles = Piles
browser-clash-stack = { $count ->
    [one] 1 animal lies face down.
   *[other] { $count } animals lie face down.
}
browser-clash-pens = Pens
browser-clash-pen-of = { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
browser-clash-spares = { $count ->
    [one] 1 animal beside the arena
   *[other] { $count } animals beside the arena
}
browser-clash-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
browser-clash-men = { $count ->
    [one] 1 gladiator
   *[other] { $count } gladiators
}
browser-clash-bases = { $count ->
    [one] 1 base left
   *[other] { $count } bases left
}
browser-clash-captured = { $count ->
    [one] 1 captured
   *[other] { $count } captured
}
browser-clash-beasts = { $count ->
    [one] 1 animal
   *[other] { $count } animals
}
browser-clash-survived = { $count ->
    [one] 1 survived
   *[other] { $count } survived
}

## What a choice comes to

clash-foretold = { $word ->
    [nothing] no hit
    [stopped] { $stopped ->
        [one] 1 hit, stopped by the shield
       *[other] { $stopped } hits, stopped by the shields
    }
    [tokens] { $through ->
        [one] 1 wound token for the enemy, nobody falls
       *[other] { $through } wound tokens for the enemy, nobody falls
    }
    [losses] { $lost ->
        [one] the enemy loses 1 gladiator
       *[other] the enemy loses { $lost } gladiators
    }
    [wiped] the whole enemy team falls
    [wounds] { $left } of { $life } wounds
    [slain] the animal dies
    [foe-left] left to the enemy: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $again ->
        [1] , and a second roll
       *[other] {""}
    }, { $shields ->
        [0] no shield
        [one] 1 shield
       *[other] { $shields } shields
    }{ $nets ->
        [0] {""}
        [one] , 1 net
       *[other] , { $nets } nets
    }
   *[own-left] you still roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $again ->
        [1] , and may roll again
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
# What the figure counts, in a word.
clash-foretold-unit = { $word ->
    [losses] { $lost ->
        [one] enemy
       *[other] enemies
    }
    [foe-left] { $dice ->
        [one] die
       *[other] dice
    }
    [own-left] { $dice ->
        [one] die
       *[other] dice
    }
   *[other] {""}
}
clash-refusal-no-animal-there = No animal is there: you lead one (7.2).

## What a thing is in this position

browser-clash-now-animal = { $symbols }; life { $life }, no wounds.
browser-clash-now-type = { $mine } in your teams{ $entering ->
    [yes] , { $left } still to be chosen.
   *[no] .
}

## The balance of the game

clash-balance-type = Type
clash-balance-reason = Ending
clash-balance-reason-name = { $reason ->
    [one-left] one player left
    [no-animals] all animals dead
   *[idle] nothing happened
}
