# Heroes of the Colosseum. Gladiators go by their names, which need no article. $seat is a player,
# with $seat-is "you" for the reader.

heroes-title = Heroes of the Colosseum
heroes-about =
    One to five players run gladiators with seven body parts each, against each other or against
    gladiators that the game runs by its own tables.
heroes-aim = A side has won when no enemy functions any more: killed, unconscious, helpless or given up.
heroes-welcome =
    Make your gladiator, walk into the zone of an enemy, manoeuvre, attack. A 1, 2 or 3 on a die is a success.
    Bonus Dice help in any test and are gone when rolled; rest where no enemy is to get some back.

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
    [slow_to_react] Slow to React
    [slow] Slow
    [brawler] Brawler
    [agile] Agile
    [strong] Strong
    [frenzy] Frenzy
    [steady] Steady
    [swordsman] Swordsman
   *[none] no Signature
}
heroes-signature-means = { $signature ->
    [slow_to_react] one die less in attacks, total −1
    [slow] 1 less for the order, total −1
    [brawler] one die more in every re-test, total +1
    [agile] one die more in manoeuvres, total +1
    [strong] three more Bonus Dice, total +2
    [frenzy] at least one Bonus Die in every attack, total −1
    [steady] stays up the first time, total +2
    [swordsman] with a sword two rolls for the place of a hit, total +2
   *[none] nothing
}
heroes-size = { $size ->
    [small] small
    [slight] slight
    [average] of average size
    [large] large
    [very_large] very large
   *[giant] a giant
}
heroes-part = { $part ->
    [head] head
    [left_arm] left arm
    [chest] chest
    [right_arm] right arm
    [belly] belly
    [left_leg] left leg
   *[right_leg] right leg
}
heroes-item = { $item ->
    [sword] the sword
    [spear] the spear
    [trident] the trident
    [small_shield] the small shield
    [large_shield] the large shield
   *[net] the net
}
heroes-gear = { $item ->
    [sword] sword
    [spear] spear
    [trident] trident
    [small_shield] small shield
    [large_shield] large shield
   *[net] net
}
heroes-hand = { $side ->
    [left] left hand
   *[right] right hand
}
heroes-attribute = { $attribute ->
    [savvy] Savvy
    [strength] Strength
   *[speed] Speed
}

## Questions

heroes-ask-gender = { $stars ->
    [one] Is your gladiator a man or a woman?
   *[other] Is gladiator { $number } of { $stars } a man or a woman?
}
heroes-ask-hand = Which hand does { $who } fight with?
heroes-ask-signature = Which Signature has { $who }?
heroes-ask-second = Roll for a second Signature? It must be kept.
heroes-ask-build = How are the points of { $who } divided?
heroes-ask-primary = In which style is { $who } trained best?
heroes-ask-secondary = Which other style does { $who } know?
heroes-ask-style = In which style does { $who } fight this match?
heroes-ask-opponent = Against which style does { $who } fight?
heroes-ask-action = What does { $who } do?
heroes-ask-zone = Where does { $who } go?
heroes-ask-pick = Does { $who } pick something up?
heroes-ask-target = { $deed ->
    [fight] Whom does { $who } fight?
    [toss] At whom does { $who } toss the net?
    [throw] At whom does { $who } throw?
   *[sand] Whom does { $who } kick sand at?
}
heroes-ask-weapon = Which weapon does { $who } throw?
heroes-ask-bonus = { $test ->
    [manoeuvre] { $who } manoeuvres against { $foe }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against { $theirs }.
    [net_toss] The net between { $who } and { $foe }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } against { $theirs }.
   *[attack] { $attacks ->
        [yes] { $who } attacks { $foe }, { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } against { $theirs }.
       *[no] { $who } defends against { $foe }, { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } against { $theirs }.
    }
} { $held ->
    [one] How many Bonus Dice? There is { $held }.
   *[other] How many of { $held } Bonus Dice?
}
heroes-ask-opening = { $who } has a great opening. What is it used for?
heroes-ask-location = Where does { $who } hit?
heroes-ask-star_power = { $damage ->
    [one] { $who } would take 1 point of damage. Roll Star Power, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }?
   *[other] { $who } would take { $damage } points of damage. Roll Star Power, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }?
}

## Options

heroes-option-gender = { $gender ->
    [man] a man
   *[woman] a woman: Strength 1 less, smaller, 2 more Bonus Dice
}
heroes-option-hand = { $handed ->
    [right] the right
   *[left] the left
}
heroes-option-signature = { heroes-signature }: { heroes-signature-means }
heroes-option-second = { $yes ->
    [yes] roll
   *[no] no
}
heroes-option-build = Savvy { $savvy }, Strength { $strength }, Speed { $speed }
heroes-option-primary = { heroes-style }
heroes-option-secondary = { $secondary ->
    [dimachaerus] Dimachaerus
    [hoplomachus] Hoplomachus
    [murmillo] Murmillo
    [retiarius] Retiarius
    [secutor] Secutor
    [thraex] Thraex
   *[none] none
}
heroes-option-style = { heroes-style }
heroes-option-opponent = { heroes-style }
heroes-option-action = { $action ->
    [fight] fight
    [move] move
    [rest] rest and recover Bonus Dice
    [toss] toss the net
    [throw] throw a weapon
    [sand] kick sand
    [switch] switch hands and recover
    [destroy] destroy the net that missed
    [clear] clear the eyes
    [stand] stand up
    [roll] roll away
    [escape] get out of the net
    [drop] first drop what the { heroes-hand } holds
    [pick] first pick up { heroes-item } with the { heroes-hand }
   *[surrender] surrender
}
heroes-option-zone = { $zone }
heroes-option-pick = { $picking ->
    [none] nothing
   *[item] { heroes-item } with the { heroes-hand }
}
heroes-option-target = { $gladiator }
heroes-option-weapon = the one in the { heroes-hand }
heroes-option-bonus = { $count }
heroes-option-opening = { $opening ->
    [bash] Bash: two dice more, but no shield if the blow comes back
    [advantage] Advantage: one die more
   *[plain] nothing
}
heroes-option-location = { $total }: { heroes-part }
heroes-option-star_power = { $yes ->
    [yes] roll all
   *[no] no
}

## Odds

heroes-odds-attack = attack
heroes-odds-attack-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-better = by two
heroes-odds-better-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-nothing = nothing
heroes-odds-nothing-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-defend = defend
heroes-odds-defend-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-hit = hit
heroes-odds-hit-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-again = again
heroes-odds-again-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-turned = Counterstrike
heroes-odds-turned-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-freed = out of the net
heroes-odds-freed-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-struck = are hit
heroes-odds-struck-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-ensnare = ensnared
heroes-odds-ensnare-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-keep = net kept
heroes-odds-keep-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
heroes-odds-miss = missed
heroes-odds-miss-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## What a choice comes to

# $word is the result, the others are its numbers. heroes-foretold-figure is the number that counts, alone.
heroes-foretold = { $word ->
    [recovers] { $count ->
        [0] no Bonus Dice to win back
       *[other] then { $bonus ->
            [one] { $bonus } Bonus Die
           *[other] { $bonus } Bonus Dice
        }
    }
    [clears] one die against Savvy
    [appeals] mercy, by the crowd or the Emperor
    [enemies] enemies there: fight one of them
    [goes] { $kind ->
        [center] the Center, where an appeal goes better
        [wall] the Wall, where an appeal goes worse
       *[heart] the Heart
    }
    [stopped] the shield stops it
    [wounds] { $knocks ->
        [yes] points of damage, and down
       *[no] points of damage
    }
    [becomes] then Savvy { $savvy }, Strength { $strength }, Speed { $speed }, { $bonus ->
        [one] { $bonus } Bonus Die
       *[other] { $bonus } Bonus Dice
    }
    [throws] { heroes-item }
    [defies] that no damage is left
    [tosses] ensnared: { $own ->
        [one] { $own } die
       *[other] { $own } dice
    } against { $theirs }
    [hits] a hit: { $own ->
        [one] { $own } die
       *[other] { $own } dice
    } against { $theirs }
    [blinds] blinded: { $own ->
        [one] { $own } die
       *[other] { $own } dice
    } against { $theirs }
    [strikes] a hit: { $own ->
        [one] { $own } die
       *[other] { $own } dice
    } against { $theirs }
    [contest] more successes: { $own ->
        [one] { $own } die
       *[other] { $own } dice
    } against { $theirs }
   *[fights] to attack: { $own ->
        [one] { $own } die
       *[other] { $own } dice
    } against { $theirs }
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
    [yes] The lot is cast: { $one } and { $two }. This match is to the death.
   *[no] The lot is cast: { $one } and { $two }. Mercy may be asked for.
}
heroes-event-began = { $fatal ->
    [yes] The games begin, to the death.
   *[no] The games begin.
}
heroes-event-named = { $seat-is ->
    [you] Your gladiator is called { $gladiator }.
   *[other] The gladiator of { $seat } is called { $gladiator }.
}
heroes-event-sized = { $gladiator } fights with the { $handed ->
    [left] left
   *[right] right
} and is { heroes-size } ({ $one } and { $two }).
heroes-event-signed = { $gladiator }: { heroes-signature }.
heroes-event-signed_again = { $gladiator } rolls { $one } and { $two }: { heroes-signature }.
heroes-event-built = { $gladiator } has Savvy { $savvy }, Strength { $strength }, Speed { $speed }.
heroes-event-trained = { $gladiator } is trained as { heroes-style }.
heroes-event-trained_too = { $gladiator } can also fight as { heroes-style }.
heroes-event-armed = { $gladiator } comes as { heroes-style }: Savvy { $savvy }, Strength { $strength }, Speed { $speed }, { $bonus ->
    [one] { $bonus } Bonus Die
   *[other] { $bonus } Bonus Dice
}, { $total } points in all.
heroes-event-challenged = { $gladiator } will face a { heroes-style }.
heroes-event-recruited = From the pool comes { $gladiator }, { heroes-style }: Savvy { $savvy }, Strength { $strength }, Speed { $speed }, { heroes-signature }, { $bonus ->
    [one] { $bonus } Bonus Die
   *[other] { $bonus } Bonus Dice
}, { $total } points in all.
heroes-event-entered = { $gladiator } enters at { $zone }.
heroes-event-turn_began = Turn { $turn }
heroes-event-order_rolled = { $gladiator } rolls { $face } for the order: { $total }.
heroes-event-ordered = Order: { $gladiator }.
heroes-event-acts = { $gladiator } is next.
heroes-event-considered = { $passed ->
    [yes] { $gladiator } rolls { $face } against Savvy { $savvy }: passed.
   *[no] { $gladiator } rolls { $face } against Savvy { $savvy }: failed.
}
heroes-event-moved = { $gladiator } goes from { $start } to { $zone }.
heroes-event-rolled_away = { $gladiator } rolls from { $start } to { $zone }.
heroes-event-sidestepped = { $side ->
    [left] { $gladiator } rolls { $face } and steps aside to the left.
   *[right] { $gladiator } rolls { $face } and steps aside to the right.
}
heroes-event-rested = { $gladiator } rests: { $bonus ->
    [one] { $bonus } Bonus Die
   *[other] { $bonus } Bonus Dice
}.
heroes-event-stood = { $gladiator } stands up: { $bonus ->
    [one] { $bonus } Bonus Die
   *[other] { $bonus } Bonus Dice
}.
heroes-event-freed = { $gladiator } gets out of the net and stands.
heroes-event-struggled = { $gladiator } does not get out of the net.
heroes-event-dropped = { $gladiator } drops { heroes-item }.
heroes-event-picked = { $gladiator } picks up { heroes-item } with the { heroes-hand }.
heroes-event-switched = { $gladiator } takes { heroes-item } into the { heroes-hand }.
heroes-event-faced = { $gladiator } faces { $foe }.
heroes-event-selected = { $gladiator } throws the Bonus Dice ({ $face }) and uses { $used }.
heroes-event-rolled = { $gladiator } rolls { $face }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}{ $used ->
    [0] .
    [one] , with 1 Bonus Die.
   *[other] , with { $used } Bonus Dice.
}
heroes-event-no_opening = { $gladiator } and { $foe } find no opening.
heroes-event-weighed = { $passed ->
    [yes] { $gladiator } rolls { $face } against Savvy { $savvy } and bashes.
   *[no] { $gladiator } rolls { $face } against Savvy { $savvy } and takes the Advantage.
}
heroes-event-attacked = { $opening ->
    [bash] { $gladiator } bashes into { $foe } with the shield.
    [advantage] { $gladiator } attacks { $foe } with the Advantage.
   *[plain] { $gladiator } attacks { $foe }.
}
heroes-event-even = { $gladiator } and { $foe } are even: once more.
heroes-event-counterstruck = Counterstrike! { $gladiator } attacks { $foe } now.
heroes-event-faded = { $gladiator } and { $foe } let go of each other.
heroes-event-tossed = { $gladiator } swings the net at { $foe }.
heroes-event-net_kept = { $gladiator } finds no chance to toss.
heroes-event-net_missed = { $gladiator } misses { $foe }; the net lies in { $zone }.
heroes-event-ensnared = { $foe } is caught in the net of { $gladiator }.
heroes-event-destroyed = { $gladiator } destroys the net.
heroes-event-threw = { $gladiator } throws { heroes-item } at { $foe }.
heroes-event-missed = { $gladiator } misses; { heroes-item } lands in { $zone }.
heroes-event-kicked = { $gladiator } kicks sand at { $foe }.
heroes-event-blinded = { $gladiator } has sand in the eyes: Savvy 1 less.
heroes-event-unharmed = { $gladiator } turns away in time.
heroes-event-cleared = { $passed ->
    [yes] { $gladiator } rolls { $face } against Savvy { $savvy } and can see again.
   *[no] { $gladiator } rolls { $face } against Savvy { $savvy } and stays blinded.
}
heroes-event-hit = { $gladiator } hits { $foe } with Impact { $impact }.
heroes-event-located = { $gladiator } rolls { $one } and { $two }: { heroes-part }.
heroes-event-stopped = The shield of { $gladiator } stops the blow at the { heroes-part }.
heroes-event-struck = Impact { $impact }, weapon { $force }, armour { $armour }: { $damage ->
    [one] 1 point
   *[other] { $damage } points
} of damage to the { heroes-part } of { $foe }.
heroes-event-defied = { $gladiator } rolls Star Power ({ $face }): { $damage ->
    [0] no damage is left.
    [one] 1 point of damage is left.
   *[other] { $damage } points of damage are left.
}
heroes-event-wounded = { $gladiator } is wounded, { heroes-part } { $left } left.
heroes-event-weakened = { $gladiator }: { heroes-attribute } falls to { $left }.
heroes-event-steadied = { $gladiator } staggers but stays up.
heroes-event-knocked_down = { $gladiator } goes down.
heroes-event-arm_lost = The { heroes-part } of { $gladiator } is useless.
heroes-event-collapsed = { $alive ->
    [yes] { $gladiator } rolls { $face } against Strength { $strength } and lies unconscious.
   *[no] { $gladiator } rolls { $face } against Strength { $strength }: a Killing Stroke.
}
heroes-event-crippled = { $gladiator } cannot stand any more.
heroes-event-surrendered = { $gladiator } surrenders.
heroes-event-appealed = { $gladiator } appeals to the crowd with { $value }: { $one } and { $two }. { $verdict ->
    [mercy] Mercy!
    [undecided] The crowd looks to the Emperor.
   *[death] Death!
}
heroes-event-implored = The Emperor passes { $his } of two dice, { $three } and { $four } against { $mind }; { $gladiator } passes { $own }, { $one } and { $two } against { $savvy }.
heroes-event-hesitated = The Emperor hesitates: { $mercy } for { $gladiator } against { $doubt }.
heroes-event-spared = { $gladiator } is spared.
heroes-event-executed = { $gladiator } is put to death.
heroes-event-killed = { $foe } has killed { $gladiator }.
heroes-event-diludium = The referee calls a break: nobody has a Bonus Die left.
heroes-event-refreshed = { $gladiator } comes back at { $zone } with { $bonus ->
    [one] { $bonus } Bonus Die
   *[other] { $bonus } Bonus Dice
}.
heroes-event-lots_drawn = { $gladiator } draws { $face }.
heroes-event-dismissed = Dismissed standing: { $gladiator }. { $why ->
    [turns] The turns are over: it is a draw.
   *[spent] A second break was due: it is a draw.
}
heroes-event-won = Victory: { $gladiator }.

## The rule behind a choice

heroes-rule-gender = A woman has Strength 1 less, 2 less on the size roll, and 2 more Bonus Dice (3.3.1.1).
heroes-rule-hand = For a left-hander left and right change places everywhere (2.4.4).
heroes-rule-signature = Any one Signature, or none (3.5.1). Its points count in the total only (3.5.4).
heroes-rule-second = Two dice, and the result must be kept; the same again has no effect (3.5.2).
heroes-rule-build = All points, and the highest at most 2 above the lowest; size and gender come after (3.6.4.1, 3.4.1).
heroes-rule-primary = The style says what you wear and hold (3.8.0.2).
heroes-rule-secondary = In the secondary style Savvy is 1 lower (3.8.0.1).
heroes-rule-style = In the secondary style Savvy is 1 lower for this match (3.8.0.1).
heroes-rule-opponent = Any style against any other (4.1.1).
heroes-rule-action = One thing instead of moving, or a move; beside enemies fight or leave (5.2.3.1, 5.2.4.1). Dropping and picking up are free (3.10.0.2, 3.10.6.1).
heroes-rule-zone = One zone in any direction, with room for you; beside an enemy you must fight (5.2.2.1, 5.2.4.3).
heroes-rule-pick = One item a turn, with an empty hand, where no enemy is (3.10.6.1).
heroes-rule-target = Fight one enemy of your zone (5.3.0.1); toss, throw and kick at one in an adjacent zone (5.3.1.1, 5.4.8.1, 5.4.9.0.1).
heroes-rule-weapon = With a weapon in each hand you may throw either (3.10.0.3). It hits as with two hands (5.4.8.2).
heroes-rule-bonus = Any number, and they are gone when rolled (3.7.2.1). Two players choose in secret (3.7.2.2). Resting brings them back up to Strength (3.7.1.1).
heroes-rule-opening = A lead of two gives the Advantage; with a large shield you may Bash instead (5.3.0.4, 5.4.5.1).
heroes-rule-location = A Swordsman with a sword chooses between two rolls (5.4.1.1).
heroes-rule-star_power = Each success takes 1 from the damage, each 6 is lost for the match (3.2.1.2).

## Why something cannot be chosen

heroes-refusal-not-possible-now = That is not possible now.
heroes-refusal-not-the-points = These are not your points, or they are too far apart (3.6.4.1).
heroes-refusal-points-left = There are points left to divide (3.6.4.1).
heroes-refusal-points-over = These are too many points (3.6.4.1).
heroes-refusal-too-far-apart = The highest is more than 2 above the lowest (3.6.4.1).
heroes-refusal-same-style = That is the primary style already (3.8.0.1).
heroes-refusal-not-your-style = That is neither of the two styles (3.8.0.1).
heroes-refusal-must-surrender = With both arms useless there is only surrender (6.3.1).
heroes-refusal-to-the-death = To the death there is no surrender (6.9.1).
heroes-refusal-nothing-to-drop = Nothing to drop there, or something was picked up already (3.10.0.2).
heroes-refusal-not-blinded = There is no sand in the eyes (5.4.9.1.2).
heroes-refusal-nobody-to-fight = No enemy is in this zone (5.3.0.1).
heroes-refusal-in-the-net = Not in the net (5.3.4.1, 5.3.4.2).
heroes-refusal-lying = Not lying on the ground (5.4.6.1).
heroes-refusal-standing = Already on the feet and free (5.4.6.1).
heroes-refusal-beside-enemies = Beside enemies there is only fighting and leaving (5.2.4.1).
heroes-refusal-nothing-to-do-it-with = No target, or nothing to do it with (5.2.3.1).
heroes-refusal-not-to-be-picked = That is not to be picked up here (3.10.6.1).
heroes-refusal-not-a-target = That is no target (5.3.0.1, 5.3.1.1, 5.4.8.1).
heroes-refusal-no-weapon-there = No weapon is in that hand (3.10.0.3).
heroes-refusal-not-so-many = From what you must to what you have (3.7.2.1).
heroes-refusal-not-rolled = That was not rolled (5.4.1.1).
heroes-refusal-zone-too-far = That zone is not adjacent (5.2.2.1).
heroes-refusal-zone-full = Four are in that zone (2.6.0.1).
heroes-refusal-zone-occupied = In the net you roll only where no enemy is (5.3.4.2).

## Options of play

heroes-play-mode = Who fights whom.
heroes-play-mode-usual = alone against the game, several head to head
heroes-play-mode-solo = one player against the game
heroes-play-mode-same_side = all players against the game
heroes-play-mode-head_to_head = two teams
heroes-play-mode-free_for_all = each against all
heroes-play-arena = Where you fight.
heroes-play-arena-campana = the small arena
heroes-play-arena-flavia = the great arena
heroes-play-gates = By which gates two sides enter.
heroes-play-gates-west_east = west and east
heroes-play-gates-north_south = north and south
heroes-play-gladiators_per_seat = How many gladiators each player runs; at most eight fit on a side.
heroes-play-ap_budget = How many points a gladiator is made of.
heroes-play-star_power = Whether Stars may roll dice against damage.
heroes-play-star_power-true = yes
heroes-play-star_power-false = no
heroes-play-to_the_death = Whether the match is without mercy.
heroes-play-to_the_death-no = no
heroes-play-to_the_death-yes = yes
heroes-play-to_the_death-roll = by two dice, a 7 is yes
heroes-play-npg_style = Which styles the game’s gladiators have.
heroes-play-npg_style-traditional = traditional opponents, by a die
heroes-play-npg_style-chosen = what the players name
heroes-play-npg_allies = How many of the game’s gladiators stand on the players’ side; each brings one more opponent.
heroes-play-second_signature = Whether a second Signature may be rolled.
heroes-play-second_signature-allowed = yes
heroes-play-second_signature-off = no
heroes-play-snare_stack = How the penalties of lying and of a net count together.
heroes-play-snare_stack-add = both
heroes-play-snare_stack-larger_only = the larger only
heroes-play-signature_ap = Where the points of Signatures count.
heroes-play-signature_ap-everywhere = everywhere
heroes-play-signature_ap-fame_only = for Fame only
heroes-play-turn_limit = After how many turns the match is a draw; to the death the most wounded die.

## Tables and panels

heroes-turn-of = Turn { $turn } of { $turns }
heroes-panel-npg = the game
heroes-panel-down = down
heroes-panel-ensnared = in the net
heroes-panel-blinded = blinded
heroes-panel-dead = dead
heroes-panel-executed = put to death
heroes-panel-spared = spared
heroes-panel-unarmed = unarmed
heroes-card = { $gladiator } ({ $player }), { heroes-style }: Savvy { $savvy }, Strength { $strength }, Speed { $speed }, { $bonus ->
    [one] { $bonus } Bonus Die
   *[other] { $bonus } Bonus Dice
}
heroes-parts = head { $head }, arms { $left_arm }/{ $right_arm }, chest { $chest }, belly { $belly }, legs { $left_leg }/{ $right_leg }
heroes-result-won = { $seat-is ->
    [you] You have won.
   *[other] { $seat } has won.
}
heroes-result-together = { $names } have won.
heroes-result-killed = { $gladiator } is dead.
heroes-result-draw = Dismissed standing: nobody has won.
heroes-result-lost = The gladiators of the game have won.

## Odds of two gladiators

heroes-table-method = Exact chances with so many Bonus Dice of one’s own. The other is a gladiator of the game with full Bonus Dice, and uses what its own dice select. A Swordsman chooses between two rolls as a gladiator of the game does: what no shield stops, then the least armour, then the vital parts.
heroes-table-manoeuvre = Manoeuvre of { $own } against { $other }, own turn
heroes-table-net = Net Toss of { $own } at { $other }
heroes-table-attack = Attack of { $own } on { $other }, without Advantage
heroes-table-advantage = Attack of { $own } on { $other }, with Advantage
heroes-table-bash = Attack of { $own } on { $other }, with a Bash
heroes-table-defence = Defence of { $own } against { $other }
heroes-table-location = Where a blow of { $other } falls on { $own }
heroes-table-of-dice = Bonus Dice
heroes-table-of-part = part
heroes-table-of-chance = chance
heroes-table-of-stopped = of that stopped
heroes-table-pairings = Wins of the row against the column in percent, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} each between gladiators of the game with 4/4/4, with the 95 % interval; the rest are draws and losses.
heroes-table-blow = What a blow of { $own } does to an unhurt { $other }, by its Impact before the weapon’s own
heroes-table-played = { $own } against { $other }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} between gladiators of the game: won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (95 % interval { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }), drawn { NUMBER($drawn, style: "percent", maximumFractionDigits: 1) }.
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
heroes-table-of-shielded = stopped by the shield
heroes-table-of-hurt = hurt
heroes-table-of-knocked = knocked down
heroes-table-of-broken = a part at 0
heroes-table-of-vital = head, chest or belly at 0
heroes-table-shield = What a shield stops, of all rolls for the place of a hit
heroes-table-note-shield = The strategy chapter reckons a large shield about a third better than a small one. By the printed table it stops 13 of 36 rolls, a small one 8: better by five eighths.
heroes-table-of-shield = shield
heroes-table-of-stops = stopped
heroes-table-label-shield = { $shield ->
    [none] no shield
    [small] a small shield
   *[large] a large shield
}
heroes-table-strength = A part at 0 at once by a sword in one hand, by its Impact, on the six styles alike, by the Strength of who is hit
heroes-table-note-strength = The strategy chapter calls Impact 3 the one to aim for. That holds for Strength 4: it is the first that brings a part to 0 at once. For Strength 3 it is Impact 2, for 5 it is 4.
heroes-table-of-three = Strength 3
heroes-table-of-four = Strength 4
heroes-table-of-five = Strength 5
heroes-table-of-six = Strength 6

## The campaign

heroes-month = { $month ->
    [january] January
    [february] February
    [march] March
    [april] April
    [may] May
    [june] June
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
}
heroes-locale = { $locale ->
    [fringes] the Fringes of the Empire
    [heart] the Heart of the Empire
   *[rome] Rome
}
heroes-ask-entry = { heroes-month } { $year }: whom do you enter in the next match?
heroes-ask-join = Who fights beside { $who }?
heroes-ask-rival = Whom does { $who } meet?
heroes-ask-challenge = { $who } challenges { $own }. Do you accept?
heroes-ask-attribute = Which Attribute of { $who } may rise? { $gained ->
    [one] One die is rolled.
   *[other] { $gained } dice are rolled.
}
heroes-ask-retire = { $who } is free. Put the sword down for good?
heroes-ask-successor = { $who } fights no more. Make a new gladiator?
heroes-option-entry = { $entrant ->
    [none] nobody: wait
   *[other] { $entrant }
}
heroes-option-join = { $entrant ->
    [none] nobody more
   *[other] { $entrant }
}
heroes-option-rival = { $entrant ->
    [none] a gladiator of the game
   *[other] { $entrant }
}
heroes-option-challenge = { $yes ->
    [yes] accept
   *[no] refuse
}
heroes-option-attribute = { heroes-attribute }
heroes-option-retire = { $yes ->
    [yes] retire
   *[no] fight on
}
heroes-option-successor = { $yes ->
    [yes] a new one
   *[no] nobody
}
heroes-event-month_began = { heroes-month } { $year }.
heroes-event-left_empty = { $seat-is ->
    [you] You leave a place in your familia empty.
   *[other] { $seat } leaves a place in the familia empty.
}
heroes-event-day_held = Games in { $venue }, { heroes-locale }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}.
heroes-event-barred = { $gladiator } is still recovering and does not fight this month.
heroes-event-waited = { $seat-is ->
    [you] You enter nobody.
   *[other] { $seat } enters nobody.
}
heroes-event-stepped_up = { $gladiator } steps up to fight.
heroes-event-dared = { $gladiator } challenges { $foe }.
heroes-event-answered = { $accepted ->
    [yes] { $gladiator } accepts.
   *[no] { $gladiator } refuses.
}
heroes-event-put_forward = { $gladiator } enters a match in { heroes-locale }; { $left ->
    [0] it is the last of the day.
    [one] 1 more follows today.
   *[other] { $left } more follow today.
}
heroes-event-arena_changed = { $arena ->
    [flavia] The match is in the great arena.
   *[campana] The match is in the small arena.
}
heroes-event-recovered = { $gladiator }, { heroes-part }: { $one } and { $two } against Strength { $strength }. { $passed ->
    [2] Fully recovered.
    [1] Recovered, but without the next Day of Events.
   *[0] { $part ->
        [belly] It does not heal.
       *[other] It does not heal well, and costs the next Day of Events.
    }
}
heroes-event-scarred = { $gladiator }: { heroes-part } stays weaker, { $left } from now on.
heroes-event-died_of_wounds = { $gladiator } dies of the wound.
heroes-event-famed = { $gladiator } wins { $gained ->
    [0] no Fame
    [one] 1 point of Fame
   *[other] { $gained } points of Fame
}: { $fame } in all.
heroes-event-laurelled = { $gladiator } is given the laurel wreath: { $laurels } in all.
heroes-event-defamed = { $gladiator } loses { $lost ->
    [one] 1 point of Fame
   *[other] { $lost } points of Fame
} and keeps { $fame } ({ $face }).
heroes-event-trained_up = { $rises ->
    [yes] { $gladiator } rolls { $face }: { heroes-attribute } rises to { $value }.
   *[no] { $gladiator } rolls { $face }: { heroes-attribute } stays at { $value }.
}
heroes-event-declined = { $gladiator }: { heroes-attribute } falls to { $value } for good.
heroes-event-invalided = { $gladiator } can fight no more.
heroes-event-sought_freedom = { $granted ->
    [yes] { $one } and { $two }: the Emperor hands { $gladiator } the wooden sword. Freedom!
   *[no] { $one } and { $two }: the Emperor does not look at { $gladiator } today.
}
heroes-event-moved_up = { $gladiator } goes on to { heroes-locale }.
heroes-event-retired = { $gladiator } puts the sword down for good.
heroes-event-recorded = { $gladiator }, { heroes-style } with { $total } points: { $outcome ->
    [won] victory
    [drawn] dismissed standing
    [lost] defeat
   *[died] the last match
}. Wounds dealt { $dealt }, received { $taken }. Fame { $fame }, laurels { $laurels }, { $wins } won, { $losses } lost.
heroes-event-campaign_over = { $months ->
    [one] The campaign is over after 1 month.
   *[other] The campaign is over after { $months } months.
}
heroes-event-ranked = { $place }. { $seat }: { $freed } freed, Fame { $fame }, laurels { $laurels }, wins { $wins }.
heroes-rule-entry = A gladiator fights at most three matches a Day, and none while barred (7.4.0.2). The Day ends when all wait (7.4.0.3).
heroes-rule-join = Up to four of one locale enter together, each against one of the game’s (7.4.0.4).
heroes-rule-rival = Instead of one of the game’s you may challenge another player’s gladiator in the same locale (7.4.0.4).
heroes-rule-challenge = Who refuses loses nothing; the challenger meets one of the game’s (7.4.0.4).
heroes-rule-attribute = A die for each point of Fame of this match: one above the Attribute, or a 6, adds 1 (7.7.2.1). At most 7, 20 in all, and no more than 2 apart (7.7.2.2).
heroes-rule-retire = The free may retire at any time between matches (7.6.2).
heroes-rule-successor = The new gladiator begins in the Fringes without Fame (7.9.1, 7.3.1).
heroes-refusal-not-to-be-entered = That gladiator cannot be entered now (7.4.0.2, 7.5.2).
heroes-refusal-not-to-be-dared = That gladiator cannot be challenged now (7.4.0.4).
heroes-refusal-not-to-be-raised = That Attribute cannot rise (7.7.2.2).
heroes-play-campaign = Whether matches follow each other in a campaign, with Fame, wounds and freedom.
heroes-play-campaign-true = yes
heroes-play-campaign-false = no
heroes-play-campaign_months = How many months a campaign lasts.
heroes-play-campaign_format = How many gladiators of one player enter a match of a campaign.
heroes-play-campaign_format-single = one
heroes-play-campaign_format-free = one to four
heroes-play-replacement = Whether a new gladiator may take the place of one who is dead or retired.
heroes-play-replacement-true = yes
heroes-play-replacement-false = no
heroes-play-laurel_fame = How much Fame a laurel wreath brings.
heroes-star = { $gladiator }, { $style ->
    [none] still to be made
   *[other] { heroes-style }
}: Savvy { $savvy }, Strength { $strength }, Speed { $speed }, { $total } points; { heroes-locale }; Fame { $fame }, laurels { $laurels }, { $wins } won, { $losses } lost, { $draws } drawn
heroes-star-state = { $state ->
    [barred] recovering this month
    [free] free
    [dead] dead
    [retired] retired
    [gone] nobody follows
    [new] still to be made
   *[fit] ready, { $today } of { $fights ->
        [one] { $fights } match
       *[other] { $fights } matches
    } today
}
heroes-star-parts = parts after lasting losses: { heroes-parts }
heroes-day = Games in { $venue }, { heroes-locale }: { $left ->
    [0] no match left today
    [one] 1 match left today
   *[other] { $left } matches left today
}

## In the browser

browser-heroes-about = One fighter, seven wounds, a whole career.
browser-heroes-how = Every turn all roll for the order. Move one zone, rest, or do something else; beside an enemy you manoeuvre for an opening and attack. Successes are 1, 2 and 3. Wounds lower Savvy, Strength or Speed. Who is beaten is at the mercy of the crowd.
browser-bot-tables = by the tables
heroes-bot-tables-note = acts as the rulebook’s tables say, and by their dice
browser-heroes-group-players = Players
browser-heroes-group-arena = Arena
browser-heroes-group-gladiators = Gladiators
browser-heroes-group-variants = Variants
browser-heroes-group-campaign = Campaign
browser-heroes-play-mode = Mode
browser-heroes-play-arena = Arena
browser-heroes-play-gates = Gates
browser-heroes-play-gladiators_per_seat = Gladiators each
browser-heroes-play-ap_budget = Points
browser-heroes-play-star_power = Star Power
browser-heroes-play-to_the_death = To the death
browser-heroes-play-npg_style = Opponents
browser-heroes-play-npg_allies = Allies
browser-heroes-play-second_signature = Second Signature
browser-heroes-play-snare_stack = In the net and down
browser-heroes-play-signature_ap = Signature points
browser-heroes-play-turn_limit = Turns at most
browser-heroes-play-campaign = Campaign
browser-heroes-play-campaign_months = Months
browser-heroes-play-campaign_format = Gladiators in a match
browser-heroes-play-replacement = New gladiators
browser-heroes-play-laurel_fame = Fame of a laurel
browser-heroes-rule-of-gender = Man or woman
browser-heroes-rule-of-hand = Hand
browser-heroes-rule-of-signature = Signature
browser-heroes-rule-of-second = Second Signature
browser-heroes-rule-of-build = Attributes
browser-heroes-rule-of-primary = Style
browser-heroes-rule-of-secondary = Second style
browser-heroes-rule-of-style = Style of the match
browser-heroes-rule-of-opponent = Opponent
browser-heroes-rule-of-action = What to do
browser-heroes-rule-of-zone = Move
browser-heroes-rule-of-pick = Pick up
browser-heroes-rule-of-target = Whom
browser-heroes-rule-of-weapon = Throw
browser-heroes-rule-of-bonus = Bonus Dice
browser-heroes-rule-of-opening = Opening
browser-heroes-rule-of-location = Hit Location
browser-heroes-rule-of-star_power = Star Power
browser-heroes-fame-chart = Total Fame after each match
browser-heroes-career-dead = dead
browser-heroes-career-state = { $state ->
    [dead] dead
    [retired] retired
    [gone] gone
    [free] free
   *[active] fights
}
browser-heroes-familiae = The familiae
browser-heroes-star-total = { $total } points
browser-heroes-career-line = { heroes-locale } · Fame { $fame } · laurels { $laurels } · { $wins } won, { $losses } lost, { $draws } drawn
browser-heroes-career-scars = lost for good: { $parts }
browser-heroes-arena = { $arena ->
    [flavia] The great arena
   *[campana] The small arena
}, { $zones } zones
browser-heroes-kind = { $kind ->
    [center] Center
    [heart] Heart
   *[wall] Wall
}
browser-heroes-gate = { $entrance ->
    [door] the small door
   *[gate] a gate
}
browser-heroes-empty = nobody
browser-heroes-lying = on the sand: { $items }
browser-heroes-man-of = { $owner-is ->
    [you] your { $name }, { $style }
    [nobody] { $name }, { $style } of the game
   *[other] { $name }, { $style } of { $owner }
}
browser-heroes-card-label = Savvy { $savvy }, Strength { $strength }, Speed { $speed }, { $bonus ->
    [one] { $bonus } Bonus Die
   *[other] { $bonus } Bonus Dice
}, { $gear }
browser-heroes-hand-of = { $side ->
    [left] left hand
   *[right] right hand
}
browser-heroes-rosters = Roster Cards
browser-heroes-attribute-short = { $attribute ->
    [savvy] Sav
    [strength] Str
   *[speed] Spd
}
browser-heroes-tab-beside = Rosters
browser-heroes-no-rosters = The gladiators are still being made.
browser-heroes-percent = { $chance }
browser-heroes-mercy = Mercy
browser-heroes-mercy-if = mercy, if { $name } fell now
browser-heroes-mercy-now = If { $name } appealed here and now, the chance of mercy would be { $chance }.
browser-heroes-to-the-death = To the death
browser-heroes-referee = { $call ->
    [break] Once all dice are spent: a break.
    [draw-if-even] Once all dice are spent again at equal wounds: a draw.
   *[break-if-even] Once all dice are spent at equal wounds: a break.
}
browser-heroes-dismissed-why = { $why ->
    [turns] All { $turns } turns are over.
   *[spent] For the second time all Bonus Dice were spent, with equal wounds.
}
browser-heroes-order = Order of this turn
browser-heroes-seat-man = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, Bonus Dice { $bonus }
browser-heroes-leads = { $count } of { $all } gladiators
browser-heroes-now = { heroes-turn-of }{ $fatal ->
    [yes] , to the death
   *[no] {""}
}
browser-heroes-the-crowd = The crowd
browser-heroes-the-emperor = The Emperor
browser-heroes-how-many = { $test ->
    [manoeuvre] How many Bonus Dice for the manoeuvre?
    [net_toss] How many Bonus Dice for the net?
   *[attack] { $attacks ->
        [yes] How many Bonus Dice for the attack?
       *[no] How many Bonus Dice for the defence?
    }
}
browser-heroes-use-dice = { $count ->
    [0] Use none
    [one] Use 1 Bonus Die
   *[other] Use { $count } Bonus Dice
}
browser-heroes-choose-dice = { $of ->
    [attack] Choose a number; beside it the chance that you attack.
    [ensnare] Choose a number; beside it the chance that the net catches.
    [freed] Choose a number; beside it the chance to get out of the net.
    [hit] Choose a number; beside it the chance to hit.
   *[other] Choose a number; the chance stands beside it.
}
browser-heroes-choose-dice-attack = Choose a number: the chance to hit, and below it to be hit.
browser-heroes-you-are-hit = you are hit: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-you-hit = you { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
browser-heroes-dice-against = dice against
browser-heroes-no-dice = no dice
browser-heroes-dice-to-throw = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $sealed ->
    [yes] , and Bonus Dice that are not shown yet
   *[no] , { $bonus ->
        [one] { $bonus } Bonus Die
       *[other] { $bonus } Bonus Dice
    }
}
browser-heroes-move-to = Go to { $zone }
browser-heroes-roll-to = Roll to { $zone }
browser-heroes-deed-at = { $deed }: { $name }
browser-heroes-phase-gender = Gender
browser-heroes-phase-hand = Hand
browser-heroes-phase-signature = Signature
browser-heroes-phase-build = Attributes
browser-heroes-phase-primary = Style
browser-heroes-phase-order = Order
browser-heroes-phase-move = Move
browser-heroes-phase-manoeuvre = Manoeuvre
browser-heroes-phase-attack = Attack
browser-heroes-phase-location = Location
browser-heroes-phase-damage = Damage
browser-heroes-style-wears = { $held }. Armour: { $armour }.
browser-heroes-no-armour = none
browser-heroes-places = The gladiators and the zones
browser-heroes-places-zone = Zone
browser-heroes-places-what = What is there
browser-heroes-places-choose = Choose
browser-heroes-part-of-pool = { $part ->
    [savvy] Savvy
    [speed] Speed
    [agile] Agile
    [reach] reach
    [ensnared] in the net
    [down] down
    [secutor] Secutor’s helmet
    [advantage] Advantage
    [bash] Bash
    [off_hand] off-hand
    [slow_to_react] Slow to React
   *[brawler] Brawler
}
browser-heroes-test = { $kind ->
    [manoeuvre] Manoeuvre
    [net_toss] Net Toss
    [attack] Attack
    [throw] Throw
   *[sand] Sand
}
browser-heroes-opening = { $opening ->
    [bash] Bash
   *[advantage] Advantage
}
browser-heroes-selected = Bonus Dice { $faces }: { $used } used
browser-heroes-outcome = { $outcome ->
    [no_opening] Equal: no opening.
    [attacked] More successes: the Attacker.
    [even] Equal: once more.
    [counterstruck] The Defender by one: Counterstrike.
    [hit] A hit.
    [freed] Out of the net.
    [net_kept] Equal: the net is not tossed.
    [net_missed] Missed: the net lies on the sand.
    [ensnared] { $other } is caught in the net.
    [missed] Missed.
    [blinded] Sand in the eyes of { $other }.
   *[unharmed] { $other } turns away in time.
}
browser-heroes-blow = { $winner } hits { $loser }
browser-heroes-stopped = The shield stops it.
browser-heroes-adds = { $part ->
    [impact] Impact
    [weapon] weapon
   *[armour] armour
} { $value }
browser-heroes-star-power = Star Power
browser-heroes-befell = { $what ->
    [knocked_down] { $part }: { $name } goes down.
    [steadied] { $part }: { $name } stays up.
    [arm_lost] { $part }: it is useless now.
    [collapsed] { $part }: { $name } collapses.
    [crippled] { $part }: { $name } cannot stand any more.
    [killed] { $part }: { $name } is dead.
   *[wounded] { $part } of { $name }
}
browser-heroes-appeal = { $name } appeals for mercy
browser-heroes-crowd-says = against { $value }: { $verdict ->
    [mercy] mercy
    [undecided] undecided
   *[death] death
}
browser-heroes-emperor-says = { $his } passed against { $mind }; the gladiator { $own } against { $savvy }
browser-heroes-doubt = a die each: the gladiator’s, the Emperor’s
browser-heroes-fate = { $fate ->
    [spared] { $name } is spared.
    [killed] { $name } is dead.
   *[executed] { $name } is put to death.
}
browser-heroes-gender = { $gender ->
    [woman] woman
   *[man] man
}
browser-heroes-handed = { $handed ->
    [left] left-handed
   *[right] right-handed
}
browser-heroes-star = The Star in the making
browser-heroes-new-star = A new Star
browser-heroes-bonus-dice = { $count ->
    [one] 1 Bonus Die
   *[other] { $count } Bonus Dice
}
browser-heroes-styles = The six styles
browser-heroes-less = Less { $attribute }
browser-heroes-more = More { $attribute }
browser-heroes-points-left = { $left ->
    [0] points
   *[other] { $left } left
}
browser-heroes-points-over = { $over } too many
browser-heroes-ways = All ways that are allowed
browser-heroes-why-gender = Your Star goes through the whole match with what you choose now.
browser-heroes-why-signature = One talent of choice, good or bad, for good. It costs none of your points: it counts in the total only.
browser-heroes-why-second = Two dice choose it: it may be good or bad, and the same again has no effect.
browser-heroes-why-build = Move the points; size and gender are already reckoned in what comes of them.
browser-heroes-why-primary = Each card shows the arms of a style and its armour, part by part.
browser-heroes-why-action = Touch a lit zone to see what can be done there, or choose from the list.
browser-heroes-why-zone = Where an enemy stands you must fight at once.
browser-heroes-why-bonus = Used dice are gone. Resting brings them back up to Strength.
browser-heroes-why-opening = A Bash strikes harder, but the shield does not cover whoever bashes.
browser-heroes-do-zone = Go to
browser-heroes-do-second = Sure:
browser-heroes-help-keys-note = Enter on a lit zone shows what can be done there, a second Enter does it, Escape steps back.
browser-heroes-help-turn = Your turn
browser-heroes-help-turn-note = All roll for the order; then one gladiator after the other does one thing.
browser-heroes-help-act = { $act ->
    [move] Go one zone, in any direction; four have room in a zone.
    [rest] Rest where no enemy is: Bonus Dice come back up to Strength.
    [fight] Beside an enemy: fight, or go away.
    [net] A Retiarius tosses the net at an enemy in the next zone.
   *[far] Throw a weapon, or kick sand, at an enemy in the next zone.
}
browser-heroes-help-tests = Dice
browser-heroes-help-tests-note = Both throw; a 1, 2 or 3 is a success. Bonus Dice may be added, and are gone then.
browser-heroes-help-test = { $test ->
    [manoeuvre] Manoeuvre, Savvy and Speed: who has more attacks; by two with the Advantage, or with a large shield a Bash.
    [attack] Attack, Savvy: the Attacker hits with any surplus, the Defender with two; by one he strikes back, and equal is once more.
   *[net] Net, Savvy and Speed: more ensnares, equal keeps the net, fewer loses it.
}
browser-heroes-help-body = Seven parts
browser-heroes-help-body-note = Two dice find the part; a shield stops some. Damage is Impact and weapon less armour. A wound of the head lowers Savvy, of chest and belly Strength, of a leg Speed; an arm at 0 drops what it holds.
browser-heroes-help-mercy = Mercy
browser-heroes-help-mercy-note = Who is beaten appeals to the crowd with two dice; where it is divided, the Emperor decides. Blows dealt and the Center help, the Wall, sand and thrown weapons harm.
browser-heroes-rule-of-entry = Whom to enter
browser-heroes-rule-of-join = Beside him
browser-heroes-rule-of-rival = Against whom
browser-heroes-rule-of-challenge = Challenge
browser-heroes-rule-of-attribute = Attribute
browser-heroes-rule-of-retire = Freedom
browser-heroes-rule-of-successor = New gladiator

## The balance of the game

heroes-balance-style = Style
heroes-balance-signature = Signature
browser-heroes-odds-style = Fighting Style
browser-heroes-odds-signature = Signature
