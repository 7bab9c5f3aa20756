# Gladiatori.
#
# For every player $x there are three variables: $x is the name, $x-is is "you" for the reader,
# "nobody", or "other", and $x-vowel is "yes" if the name begins with a vowel sound. For a figure $x
# is the name of its player, or the beast with its article; $x-is is "beast" for beasts. A choice made
# of parts comes as parts: `throw-hasta` is $fight "throw" and $item "hasta". $item-name and
# $character-name are what a pack calls them, for those that have no words here. Events are
# sentences: whoever shows one makes its first letter a capital.

gladiatori-title = Gladiatori
gladiatori-about =
    One to four players, each one gladiator with a facing, a deck, three Skills, a few Powers and two
    Items. Your cards are what you do and what you bleed. Six turns in the arena, against each other or
    against beasts; most Victory Points win.
gladiatori-aim = Most Victory Points after the last turn win. Against beasts alone, stay alive.
gladiatori-welcome =
    Each turn you divide your deck in secret: cards in hand are for acting, cards in the HP deck are for
    bleeding. In each of two combat rounds you may spend Speed to move, then play one Action card, add others and attack. Attack from
    the front: blows from behind cost points. To move, type a hex such as F4, with < or > to turn
    left or right as you arrive; <, <<, > and >> turn on the spot.

## Names

gladiatori-card = { $card ->
    [strength] Strength
    [dexterity] Dexterity
    [berserk] Berserk
    [movement] Movement
    [energy_0] Energy 0
    [energy_1] Energy 1
    [feint] Feint
    [sweep] Sweep
    [sacrifice] Sacrifice
    [acrobatic_strike] Acrobatic Strike
    [overskill] Overskill
    [rage] Rage
    [break_item] Break Item
    [unbalancing_strike] Unbalancing Strike
   *[reflex] Reflex
}
gladiatori-reaction = { $card ->
    [strength] Block
    [dexterity] Parry
    [berserk] Oppose
   *[movement] Dodge
}
gladiatori-on-reaction = { $card ->
    [strength] on your Block
    [dexterity] on your Parry
    [berserk] on your Oppose
   *[movement] on your Dodge
}
# An Action card in a row, as short as can be.
gladiatori-card-short = { $card ->
    [strength] Str
    [dexterity] Dex
    [berserk] Ber
   *[movement] Mov
}
gladiatori-cards = { $count ->
    [one] { gladiatori-card }
   *[other] { gladiatori-card } ×{ $count }
}
# What a card does, in a few words.
gladiatori-card-help = { $card ->
    [strength] +1 for each energy played on it
    [dexterity] half the cards left in your hand
    [berserk] +2 for each point of Blood, up to 3
    [movement] three movement points
    [energy_0] counts as a card: more damage
    [energy_1] +1 on Strength and Block, and counts as a card
    [feint] against beasts +2
    [sweep] strikes all in three neighbouring hexes
    [sacrifice] a hand card leaves the game for +3
    [acrobatic_strike] +3, and you are Unbalanced
    [overskill] a Skill rises by 5, then is 0
    [rage] becomes a card of your discard pile or HP deck
    [break_item] the damage goes to an Item
    [unbalancing_strike] the other pays 2 Elements or is Unbalanced
   *[reflex] a movement point afterwards
}
gladiatori-power = { $power ->
    [lunge] Lunge
    [stand_up] Stand up!
    [unbeatable] Unbeatable
    [leap] Leap
    [deep_wounds] Deep Wounds
    [wrestling] Wrestling
    [adaptation] Adaptation
    [delay] Delay
   *[resistance] Resistance
}
gladiatori-power-help = { $power ->
    [lunge] discard up to 3 cards, +2 each
    [stand_up] all your markers off
    [unbeatable] at your death, fight on for a round
    [leap] each hex you entered: +2 attack or +1 damage
    [deep_wounds] less attack, as much more damage
    [wrestling] push the target after the fight
    [adaptation] move up to 3 cards between hand and HP deck
    [delay] another place in the order, or +3 in every defence until this combat round ends
   *[resistance] recover 3 Elements
}
gladiatori-trait = { $trait ->
    [offense] Offense
    [guard] Guard
    [endurance] Endurance
    [blood] Blood
   *[speed] Speed
}
gladiatori-marker = { $marker ->
    [trapped] Trapped
   *[unbalanced] Unbalanced
}
gladiatori-item = { $item ->
    [gladius] gladius
    [spatha] spatha
    [sica] sica
    [falcata] falcata
    [rhomphaia] rhomphaia
    [spiked_parma] spiked parma
    [clipeus] clipeus
    [scutum] scutum
    [parmula] parmula
    [galea] galea
    [crested_galea] crested galea
    [horned_helm] horned helm
    [hasta] hasta
    [verutum] verutum
    [fuscina] fuscina
    [rete] rete
    [weighted_net] weighted net
    [manica] manica
   *[other] { $item-name }
}
gladiatori-the-item = { $item ->
    [gladius] the gladius
    [spatha] the spatha
    [sica] the sica
    [falcata] the falcata
    [rhomphaia] the rhomphaia
    [spiked_parma] the spiked parma
    [clipeus] the clipeus
    [scutum] the scutum
    [parmula] the parmula
    [galea] the galea
    [crested_galea] the crested galea
    [horned_helm] the horned helm
    [hasta] the hasta
    [verutum] the verutum
    [fuscina] the fuscina
    [rete] the rete
    [weighted_net] the weighted net
    [manica] the manica
   *[other] the { $item-name }
}
gladiatori-item-type = { $type ->
    [sword] sword
    [shield] shield
    [helmet] helmet
    [spear] spear
    [trident] trident
    [net] net
   *[iron_arm] iron arm
}
# An Item with its numbers: attack, defence, hit points.
gladiatori-item-line = { gladiatori-item } ({ gladiatori-item-type }): attack { $attack }, defence { $defence }, { $life } HP{ $throw ->
    [yes] , can be thrown
   *[no] {""}
}
gladiatori-item-short = { $damaged ->
    [yes] { gladiatori-item } { $attack }/{ $defence }/{ $life } damaged
   *[no] { gladiatori-item } { $attack }/{ $defence }/{ $life }
}
gladiatori-character = { $character ->
    [secutor] Secutor
    [mirmillo] Mirmillo
    [thraex] Thraex
    [hoplomachus] Hoplomachus
    [retiarius] Retiarius
    [own] own build
   *[other] { $character-name }
}
gladiatori-facing = { $facing ->
    [east] east
    [north-east] north-east
    [north-west] north-west
    [west] west
    [south-west] south-west
   *[south-east] south-east
}
gladiatori-beast = { $beast ->
    [dog] dog
    [wolf] wolf
    [lion] lion
    [bear] bear
   *[other] beast
}
gladiatori-beast-letter = { $beast ->
    [dog] d
    [wolf] w
    [lion] l
    [bear] b
   *[other] x
}
gladiatori-the-beast = { $beast ->
    [dog] the dog { $number }
    [wolf] the wolf { $number }
    [lion] the lion { $number }
    [bear] the bear { $number }
   *[other] the beast { $number }
}
# A figure as the object of a sentence.
gladiatori-figure = { $figure-is ->
    [you] you
   *[other] { $figure }
}
gladiatori-target = { $target-is ->
    [you] you
   *[other] { $target }
}
# An Element, a card face-up or face-down, a payment: nouns without article.
gladiatori-element = { $element ->
    [card] { gladiatori-card }
    [trait] a point of { gladiatori-trait }
    [green] an Action card, unseen
    [red] a Combat card, unseen
    [unseen] something that cannot be seen
   *[none] nothing
}
gladiatori-seen = { $seen ->
    [hidden] a card face-down
   *[card] { gladiatori-card } face-down
}
gladiatori-point = { $point ->
    [move] { $turn ->
        [left] one hex { gladiatori-facing }, then a turn left
        [right] one hex { gladiatori-facing }, then a turn right
       *[on] one hex { gladiatori-facing }
    }
    [turn] { $turn ->
        [left] turn left
        [right] turn right
        [left-twice] turn left twice
       *[right-twice] turn right twice
    }
   *[stop] no more movement
}
gladiatori-side = { $side ->
    [front] from the front
    [rear] from a rear side
   *[behind] from directly behind
}
gladiatori-reason = { $reason ->
    [front-attack] an attack from the front
    [front-damage] wounds from the front
    [first-blood] First Blood
    [front-kill] a killing blow from the front
    [rear-attack] an attack from behind
    [rear-damage] wounds from behind
    [rear-kill] a killing blow from behind
    [flight] fleeing
    [cowardice] cowardice
    [beast-kill] killing a beast
    [survival] survival
    [surrender] surrender
   *[two-to-one] two against one
}

# What a person may type.
gladiatori-word-yes = yes
gladiatori-word-no = no
gladiatori-word-pass = pass
gladiatori-word-enough = enough
gladiatori-word-go-on = go
gladiatori-word-strike = strike
gladiatori-word-surrender = surrender

## Questions

gladiatori-ask-character = Which gladiator do you take? { $coins ->
    [0] {""}
   *[other] You have { $coins } coins.
}
gladiatori-ask-build_offense = Your Offense, of { $coins } coins
gladiatori-ask-build_guard = Your Guard, of { $coins } coins
gladiatori-ask-build_endurance = Your Endurance, of { $coins } coins
gladiatori-ask-build_blood = Your Blood, of { $coins } coins
gladiatori-ask-build_speed = Your Speed, of { $coins } coins
gladiatori-ask-build_energy_1 = Energy 1 cards, of { $coins } coins
gladiatori-ask-build_energy_0 = Energy 0 cards, of { $coins } coins
gladiatori-ask-build_feint = Feint cards, of { $coins } coins
gladiatori-ask-build_move = Do you buy { gladiatori-card }, of { $coins } coins? It { $price ->
    [one] costs 1 coin
   *[other] costs { $price } coins
}: { gladiatori-card-help }.
gladiatori-ask-build_power = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. Do you buy { gladiatori-power }: { gladiatori-power-help }?
gladiatori-ask-extra = Do you buy one more card at double price? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
gladiatori-ask-bid = { gladiatori-item-line }. How many Energy 1 and Energy 0 cards do you bid for it?
gladiatori-ask-draft = Which Item do you take?
gladiatori-ask-pick = Which Item do you want?
gladiatori-ask-drop = You have too many Items. Which one leaves the game?
gladiatori-ask-place = Where does your gladiator enter the arena?
gladiatori-ask-face = Which way does he face?
gladiatori-ask-split = To your hand: { gladiatori-card }
gladiatori-ask-ready = A combat round begins. You are number { $place } of { $players }. Do you use Delay to take another place?
gladiatori-ask-opening = Your round. Do you move for Speed first? You have { $speed }.
gladiatori-ask-closing = Do you still shake off markers, before new ones arrive?
gladiatori-ask-action = What is your action?
gladiatori-ask-add = { $role ->
    [attacker] Which card do you lay on { gladiatori-card }? { $played ->
        [0] Each card there makes the blow heavier.
       *[other] So far: { $played }.
    }
   *[defender] Which card do you lay { gladiatori-on-reaction }? { $played ->
        [0] {""}
       *[other] So far: { $played }.
    }
}
gladiatori-ask-fight = Whom do you fight, and how?
gladiatori-ask-target = { $swept ->
    [yes] Whom do you strike next? The first is struck at +1, the second at -3, the third at -7.
   *[no] Who is the target?
}
gladiatori-ask-break = Do you break an Item of { gladiatori-target }?
gladiatori-ask-ally = Which ally do you help?
gladiatori-ask-reaction = { $attack ->
    [none] { $figure } attacks you { gladiatori-side }, with { $card ->
        [unknown] a card face-down
       *[other] { gladiatori-card }
    } and { $played ->
        [0] nothing
        [one] 1 card
       *[other] { $played } cards
    } on it. How do you react?
   *[other] { $figure } attacks you { gladiatori-side } with { $attack }. How do you react?
}
gladiatori-ask-plain = Against beasts: do you use a card or a Power as a simple +2?
gladiatori-ask-rage = Rage: which card does it become?
gladiatori-ask-overskill = Overskill: which Skill rises by 5?
gladiatori-ask-power = Do you add a Power to the attack?
gladiatori-ask-lunge = Lunge: which card do you discard for +2? { $left ->
    [one] One more at most.
   *[other] { $left } more at most.
}
gladiatori-ask-leap = Leap: what do the hexes you entered give you?
gladiatori-ask-depth = Deep Wounds: how much attack becomes damage
gladiatori-ask-sacrifice = Sacrifice: which hand card leaves the game for +3?
gladiatori-ask-acrobatics = Acrobatic Strike: +3 now, and Unbalanced at the end of the round?
gladiatori-ask-skill = { $attack ->
    [none] Do you use { gladiatori-trait } { $value }?
   *[other] The attack is { $attack }. Do you use { gladiatori-trait } { $value }?
}
gladiatori-ask-blood = Berserk: how much of your Blood { $value } do you pay, for +2 each?
gladiatori-ask-dodge = The attack is { $attack }; your Dodge halves it to { $half }. How much of your Speed { $value } do you pay, for +2 each?
gladiatori-ask-unbalanced = Unbalancing Strike by { $figure }: do you pay 2 Elements, or take a marker?
gladiatori-ask-feint = { $role ->
    [none] You have no Feint to play now.
    [attacker] Do you play your Feint and undo this attack?
   *[defender] Do you play your Feint and undo your reaction?
} Attack { $attack }, defence { $defence }.
gladiatori-ask-payment = { $damage ->
    [one] You bleed for 1 hit point.
   *[other] You bleed for { $damage } hit points.
} What do you give?
gladiatori-ask-unbeatable = This is your death. Do you fight on, Unbeatable?
gladiatori-ask-push = Wrestling: where do you push the target?
gladiatori-ask-movement = { $left ->
    [one] One movement point is left.
   *[other] { $left } movement points are left.
} Where to?
gladiatori-ask-reflex = { $free ->
    [yes] Reflex: one free movement point. Where to?
   *[no] Reflex: another movement point for Speed? You have { $speed }.
}
gladiatori-ask-spend = { $left ->
    [one] You pay one Element. Which?
   *[other] You pay { $left } Elements. Which first?
}
gladiatori-ask-recover = { $left ->
    [one] You recover one more Element. Which?
   *[other] You recover { $left } Elements. Which first?
}
gladiatori-ask-adapt = { $left ->
    [one] Adaptation: one more card. Which?
   *[other] Adaptation: up to { $left } cards. Which first?
}
gladiatori-ask-escape = { $figure } has thrown doubles. Do you step back for a point of Speed, or stay and risk double damage?
gladiatori-ask-toll = { $figure } tears something from you. What do you give up?
gladiatori-ask-rest = Rest. Do you use Endurance { $value } to recover as many cards and Skill points?
gladiatori-ask-back = { $left ->
    [one] Back (1 left): { gladiatori-element }
   *[other] Back ({ $left } left): { gladiatori-element }
}
gladiatori-ask-interject = Which Power do you use?
# A question that wants a number: the question and its limits.
gladiatori-split-intro = How many cards of each kind go to your hand? The others are your hit points this turn. You may type all numbers on one line, or all and none.
gladiatori-back-intro = How much of each comes back? You may type all numbers on one line.
gladiatori-build-intro = You build your gladiator, step by step. Type ? for the prices.

## Options

gladiatori-option-character = { $character ->
    [own] build your own, with { $coins } coins
   *[other] { gladiatori-character }: Offense { $offense }, Guard { $guard }, Endurance { $endurance }, Blood { $blood }, Speed { $speed }; { $powers }
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
    [none] no
   *[card] buy { gladiatori-card }
}
gladiatori-option-build_power = { $lesson ->
    [none] no
   *[power] buy { gladiatori-power }
}
gladiatori-option-extra = { $purchase ->
    [none] nothing more
   *[card] { gladiatori-card }, { $price ->
        [one] { $price } coin
       *[other] { $price } coins
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
    [stay] no, stay
   *[other] place { $place }
}
gladiatori-option-opening = { $opening ->
    [move] { $hex } { $arrow }
    [turn] turn { $arrow }
    [shake] shake off { gladiatori-marker }: 2 Elements
    [stand_up] Power Stand up!: all markers off
   *[ready] go on
}
gladiatori-option-closing = { $opening ->
    [move] { $hex } { $arrow }
    [turn] turn { $arrow }
    [shake] shake off { gladiatori-marker }: 2 Elements
    [stand_up] Power Stand up!: all markers off
   *[ready] no, go on
}
gladiatori-option-action = { $action ->
    [new] { gladiatori-card } from hand: { gladiatori-card-help }
    [again] { gladiatori-card } again, for { $blood } Blood: { gladiatori-card-help }
    [standby] Standby with { gladiatori-card } from hand: recover 3 Elements
    [turn] Standby with { gladiatori-card } of your row: recover 3 Elements
   *[pass] pass: do nothing, and be Passive
}
gladiatori-option-add = { $added ->
    [enough] enough
   *[card] { gladiatori-cards }: { gladiatori-card-help }
}
gladiatori-option-fight = { $fight ->
    [none] no fight
    [strike] strike { gladiatori-target } directly ahead
    [sweep] { $turn ->
        [left] Sweep, ahead and to the left
        [right] Sweep, ahead and to the right
       *[ahead] Sweep, ahead and to both sides
    }
    [help] help an ally against { gladiatori-target }
    [net] throw { gladiatori-the-item } over { gladiatori-target }, keeping hold of it
    [throw] throw { gladiatori-the-item } and lose it
   *[break] strike { gladiatori-the-item } of { gladiatori-target } to break it
}
gladiatori-option-target = { gladiatori-figure } on { $hex }
gladiatori-option-break = { $broken ->
    [none] no
   *[item] { gladiatori-item-line }
}
gladiatori-option-ally = { $seat }
gladiatori-option-reaction = { $reaction ->
    [new] { gladiatori-reaction } with { gladiatori-card } from hand{ $help }
    [again] { gladiatori-reaction } with { gladiatori-card } of your row, for { $blood } Blood{ $help }
   *[pass] no reaction: be Passive
}
gladiatori-option-plain = { $plain ->
    [enough] no more
    [power] Power { gladiatori-power }
   *[card] { gladiatori-card }
}
gladiatori-option-rage = { $trade ->
    [keep] keep Rage: no effect
    [discard] { gladiatori-card } of your discard pile: { gladiatori-card-help }
   *[life] { gladiatori-card } of your HP deck: { gladiatori-card-help }
}
gladiatori-option-overskill = { $skill ->
    [none] none
   *[trait] { gladiatori-trait }: { $value } becomes { $raised }
}
gladiatori-option-power = { $exertion ->
    [none] no Power
   *[power] { gladiatori-power }: { gladiatori-power-help }
}
gladiatori-option-lunge = { $added ->
    [enough] enough
   *[card] { gladiatori-cards }
}
gladiatori-option-leap = attack +{ $attack }, damage +{ $damage }
gladiatori-option-depth = { $count }
gladiatori-option-sacrifice = { $sacrifice ->
    [none] no sacrifice
   *[card] { gladiatori-cards }
}
gladiatori-option-acrobatics = { $yes ->
    [yes] yes, +3
   *[no] no
}
gladiatori-option-skill = { $yes ->
    [yes] yes, +{ $value }; it then falls to { $after }
   *[no] no
}
gladiatori-option-blood = { $count }
gladiatori-option-dodge = { $count }
gladiatori-option-unbalanced = { $unbalanced ->
    [pay] pay 2 Elements
   *[marker] take an Unbalanced marker
}
gladiatori-option-feint = { $yes ->
    [yes] play the Feint
   *[no] keep it
}
gladiatori-option-payment = { $payment ->
    [yield] everything: it is not enough
    [item] { gladiatori-item }: { $life } HP
   *[card] { gladiatori-cards }: { $life } HP
}
gladiatori-option-unbeatable = { $yes ->
    [yes] fight on to the end of the next combat round
   *[no] die
}
gladiatori-option-push = { $push ->
    [none] no push
   *[figure] { gladiatori-figure } to { $hex }
}
gladiatori-option-movement = { $point ->
    [move] { $hex } { $arrow }
    [turn] turn { $arrow }
   *[stop] stop
}
gladiatori-option-reflex = { $point ->
    [move] { $hex } { $arrow }
    [turn] turn { $arrow }
   *[stop] stop
}
gladiatori-option-spend = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] nothing
   *[card] { gladiatori-cards }
}
gladiatori-option-recover = { $element ->
    [trait] { gladiatori-trait } ({ $count })
    [none] nothing more
   *[card] { gladiatori-cards }
}
gladiatori-option-adapt = { $adaptation ->
    [to-life] { gladiatori-card }, hand to HP deck
    [to-hand] { gladiatori-card }, HP deck to hand
   *[none] no more
}
gladiatori-option-escape = { $escape ->
    [escape] step back for 1 Speed
   *[stay] stay
}
gladiatori-option-toll = { $payment ->
    [yield] nothing
    [item] { gladiatori-item }: { $life } HP
   *[card] { gladiatori-cards }: { $life } HP
}
gladiatori-option-rest = { $rest ->
    [endurance] use Endurance
    [resistance] use the Power Resistance: 3 Elements
    [both] use Endurance and Resistance
    [resistance-1] use Resistance: 1 Endurance, 2 other Elements
    [both-1] use Resistance: 1 Endurance, 2 other Elements; then use Endurance
    [resistance-2] use Resistance: 2 Endurance, 1 other Element
    [both-2] use Resistance: 2 Endurance, 1 other Element; then use Endurance
    [resistance-3] use Resistance: 3 Endurance
    [both-3] use Resistance: 3 Endurance; then use Endurance
   *[nothing] neither
}
gladiatori-option-back = { $count }
gladiatori-option-interject = { $interjection ->
    [surrender] surrender: leave the arena, -15 points
   *[power] { gladiatori-power }: { $power ->
        [delay] +3 in every defence until this combat round ends
       *[other] { gladiatori-power-help }
    }
}
# How good a Reaction is against this attack.
gladiatori-reaction-help = { $card ->
    [strength] : +1 for each energy on it
    [dexterity] : half the cards left in hand
    [berserk] : +5
   *[movement] : halves the attack, no Items
}

## What has happened

gladiatori-event-began = the order of play is drawn: { $seat }.
gladiatori-event-set_apart = { $seat-is ->
    [you] you fight alone against the two others.
   *[other] { $seat } fights alone against the two others.
}
gladiatori-event-beasts_waited = beasts behind the gates: { $beasts }.
gladiatori-event-took_character = { $character ->
    [own] { $seat-is ->
        [you] you will build your own gladiator.
       *[other] { $seat } will build a gladiator.
    }
   *[other] { $seat-is ->
        [you] you take the { gladiatori-character }.
       *[other] { $seat } takes the { gladiatori-character }.
    }
}
gladiatori-event-built = { $seat-is ->
    [you] your gladiator is built.
   *[other] { $seat } has built a gladiator.
}
gladiatori-event-ready = { $seat-is ->
    [you] you have a deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $later ->
        [0] .
        [one] , and 1 Special Move for later.
       *[other] , and { $later } Special Moves for later.
    }
   *[other] { $seat } has a deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $later ->
        [0] .
        [one] , and 1 Special Move for later.
       *[other] , and { $later } Special Moves for later.
    }
}
gladiatori-event-box_held = left in the box: { $energy_0 } Energy 0, { $energy_1 } Energy 1, { $feint } Feint.
gladiatori-event-bought = { $seat-is ->
    [you] you buy one more { gladiatori-card }.
   *[other] { $seat } buys one more { gladiatori-card }.
}
gladiatori-event-put_up = up for auction: { gladiatori-the-item }.
gladiatori-event-bid = { $seat-is ->
    [you] you bid { $energy_1 } Energy 1 and { $energy_0 } Energy 0.
   *[other] { $seat } bids { $energy_1 } Energy 1 and { $energy_0 } Energy 0.
}
gladiatori-event-laid_out = { $seat-is ->
    [you] the Items lie open: { $items }. You choose first.
   *[other] the Items lie open: { $items }. { $seat } chooses first.
}
gladiatori-event-picked = { $seat-is ->
    [you] you want { gladiatori-the-item }.
   *[other] { $seat } wants { gladiatori-the-item }.
}
gladiatori-event-took_item = { $seat-is ->
    [you] you take { gladiatori-the-item }.
   *[other] { $seat } takes { gladiatori-the-item }.
}
gladiatori-event-left_over = nobody takes { gladiatori-the-item }: it leaves the game.
gladiatori-event-dropped = { $seat-is ->
    [you] you give up { gladiatori-the-item }.
   *[other] { $seat } gives up { gladiatori-the-item }.
}
gladiatori-event-placed = { $seat-is ->
    [you] you enter the arena on { $hex }, facing { gladiatori-facing }.
   *[other] { $seat } enters the arena on { $hex }, facing { gladiatori-facing }.
}
gladiatori-event-turn_began = turn { $turn }
gladiatori-event-split = { $seat-is ->
    [you] you hold { $greens } Action and { $reds ->
        [one] { $reds } Combat card
       *[other] { $reds } Combat cards
    }; { $life ->
        [one] 1 card is in your HP deck.
       *[other] { $life } cards are in your HP deck.
    }
   *[other] { $seat } holds { $greens } Action and { $reds ->
        [one] { $reds } Combat card
       *[other] { $reds } Combat cards
    }, with { $life } in the HP deck.
}
gladiatori-event-ordered = combat round { $round }: { $seat }.
gladiatori-event-round_taken = { $seat-is ->
    [you] it is your round.
   *[other] it is { $seat }’s round.
}
gladiatori-event-moved = { $seat-is ->
    [you] you move from { $start } to { $hex }, facing { gladiatori-facing }.
   *[other] { $seat } moves from { $start } to { $hex }, facing { gladiatori-facing }.
}
gladiatori-event-turned = { $seat-is ->
    [you] you turn to face { gladiatori-facing }.
   *[other] { $seat } turns to face { gladiatori-facing }.
}
gladiatori-event-marked = { $count ->
    [0] { $seat-is ->
        [you] you are no longer { gladiatori-marker }.
       *[other] { $seat } is no longer { gladiatori-marker }.
    }
   *[other] { $down ->
        [yes] { $seat-is ->
            [you] you fall: Face-down.
           *[other] { $seat } falls: Face-down.
        }
       *[no] { $seat-is ->
            [you] you are { gladiatori-marker } ({ $count }).
           *[other] { $seat } is { gladiatori-marker } ({ $count }).
        }
    }
}
gladiatori-event-spent = { $seat-is ->
    [you] you pay { gladiatori-element }.
   *[other] { $seat } pays { gladiatori-element }.
}
gladiatori-event-recovered = { $seat-is ->
    [you] you recover { gladiatori-element }.
   *[other] { $seat } recovers { gladiatori-element }.
}
gladiatori-event-power = { $seat-is ->
    [you] you use a Power: { gladiatori-power }.
   *[other] { $seat } uses a Power: { gladiatori-power }.
}
gladiatori-event-surrendered = { $seat-is ->
    [you] you surrender and leave the arena.
   *[other] { $seat } surrenders and leaves the arena.
}
gladiatori-event-passed = { $seat-is ->
    [you] you stay Passive.
   *[other] { $seat } stays Passive.
}
gladiatori-event-laid = { $seat-is ->
    [you] you lay { gladiatori-seen }.
   *[other] { $seat } lays { gladiatori-seen }.
}
gladiatori-event-reused = { $seat-is ->
    [you] you use { gladiatori-card } again, for { $blood } Blood.
   *[other] { $seat } uses { gladiatori-card } again, for { $blood } Blood.
}
gladiatori-event-stood_by = { $seat-is ->
    [you] you stand by with { gladiatori-seen }.
   *[other] { $seat } stands by with { gladiatori-seen }.
}
gladiatori-event-added = { $seat-is ->
    [you] you add { gladiatori-seen }.
   *[other] { $seat } adds { gladiatori-seen }.
}
gladiatori-event-declared = { $seat-is ->
    [you] { $fight ->
        [none] you declare no fight.
        [strike] you strike at the hex ahead.
        [sweep] you declare a Sweep.
        [help] you help an ally.
        [net] you swing { gladiatori-the-item }.
        [throw] you throw { gladiatori-the-item }.
       *[break] you mean to break { gladiatori-the-item }.
    }
   *[other] { $fight ->
        [none] { $seat } declares no fight.
        [strike] { $seat } strikes at the hex ahead.
        [sweep] { $seat } declares a Sweep.
        [help] { $seat } helps an ally.
        [net] { $seat } swings { gladiatori-the-item }.
        [throw] { $seat } throws { gladiatori-the-item }.
       *[break] { $seat } means to break { gladiatori-the-item }.
    }
}
gladiatori-event-aimed = { $seat-is ->
    [you] your target: { gladiatori-figure }.
   *[other] { $seat }’s target: { gladiatori-figure }.
}
gladiatori-event-helped = { $seat-is ->
    [you] you help { $ally } against { gladiatori-figure }.
   *[other] { $ally-is ->
        [you] { $seat } helps you against { gladiatori-figure }.
       *[other] { $seat } helps { $ally } against { gladiatori-figure }.
    }
}
gladiatori-event-lent = { $seat-is ->
    [you] you will have +{ $bonus } against { gladiatori-figure }.
   *[other] { $seat } will have +{ $bonus } against { gladiatori-figure }.
}
gladiatori-event-revealed = { $seat-is ->
    [you] you reveal { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}with { $cards }.
    }
   *[other] { $seat } reveals { gladiatori-card }{ $cards ->
        [none] .
       *[other] {" "}with { $cards }.
    }
}
gladiatori-event-plain = { $seat-is ->
    [you] you use { gladiatori-card } as +2.
   *[other] { $seat } uses { gladiatori-card } as +2.
}
gladiatori-event-raged = { $seat-is ->
    [you] your Rage becomes { gladiatori-card } of { $source ->
        [0] your discard pile.
       *[1] your HP deck.
    }
   *[other] { $seat }’s Rage becomes { gladiatori-card } of the { $source ->
        [0] discard pile.
       *[1] HP deck.
    }
}
gladiatori-event-sacrificed = { $seat-is ->
    [you] you sacrifice { gladiatori-card } for +3.
   *[other] { $seat } sacrifices { gladiatori-card } for +3.
}
gladiatori-event-acrobatic = { $seat-is ->
    [you] you strike acrobatically: +3, at the price of your balance.
   *[other] { $seat } strikes acrobatically: +3, at the price of balance.
}
gladiatori-event-lunged = { $seat-is ->
    [you] you lunge with { gladiatori-element }: +2.
   *[other] { $seat } lunges with { gladiatori-element }: +2.
}
gladiatori-event-leapt = { $seat-is ->
    [you] your Leap: { $attack } of the hexes for attack, { $damage } for damage.
   *[other] { $seat }’s Leap: { $attack } of the hexes for attack, { $damage } for damage.
}
gladiatori-event-deepened = { $seat-is ->
    [you] your Deep Wounds: { $depth } less attack, { $depth } more damage.
   *[other] { $seat }’s Deep Wounds: { $depth } less attack, { $depth } more damage.
}
gladiatori-event-attack = { $outcome ->
    [help] { $figure-is ->
        [you] you lend a strength of { $value }.
       *[other] { $figure } lends a strength of { $value }.
    }
    [null] { $figure-is ->
        [you] your attack on { gladiatori-target } comes to { $value }: nothing.
       *[other] { $figure } attacks { gladiatori-target } with { $value }: nothing.
    }
   *[blow] { $figure-is ->
        [you] you attack { gladiatori-target } with { $value }.
       *[other] { $figure } attacks { gladiatori-target } with { $value }.
    }
}
gladiatori-event-answered = { $unbalanced ->
    [pay] { $seat-is ->
        [you] you keep your balance, for 2 Elements.
       *[other] { $seat } pays 2 Elements to stay in balance.
    }
   *[marker] { $seat-is ->
        [you] you lose your balance.
       *[other] { $seat } goes off balance.
    }
}
gladiatori-event-defence = { $figure-is ->
    [you] your defence: { $value }.
   *[other] { $figure } defends with { $value }.
}
gladiatori-event-feinted = { $seat-is ->
    [you] a Feint! You take everything back.
   *[other] a Feint! { $seat } takes everything back.
}
gladiatori-event-held = { $figure-is ->
    [you] you hold: no wound.
   *[other] { $figure } holds: no wound.
}
gladiatori-event-netted = { $figure-is ->
    [you] the net closes over you.
   *[other] the net closes over { $figure }.
}
gladiatori-event-broken = { $seat-is ->
    [you] your { gladiatori-item } breaks.
   *[other] { $seat }’s { gladiatori-item } breaks.
}
gladiatori-event-damaged = { $seat-is ->
    [you] your { gladiatori-item } is damaged: worth half from now on.
   *[other] { $seat }’s { gladiatori-item } is damaged: worth half from now on.
}
gladiatori-event-wounded = { $seat-is ->
    [you] you are wounded for { $damage }.
   *[other] { $seat } is wounded for { $damage }.
}
gladiatori-event-removed = { $seat-is ->
    [you] you lose { gladiatori-card } of your HP deck.
   *[other] { $seat } loses { gladiatori-card } of the HP deck.
}
gladiatori-event-item_lost = { $seat-is ->
    [you] you lose { gladiatori-the-item }.
   *[other] { $seat } loses { gladiatori-the-item }.
}
gladiatori-event-killed = { $seat-is ->
    [you] you are dead.
   *[other] { $seat } is dead.
}
gladiatori-event-scored = { $seat-is ->
    [you] you: { $points } for { gladiatori-reason }.
   *[other] { $seat }: { $points } for { gladiatori-reason }.
}
gladiatori-event-pushed = { $seat-is ->
    [you] you push { gladiatori-figure } to { $hex }.
   *[other] { $seat } pushes { gladiatori-figure } to { $hex }.
}
gladiatori-event-adapted = { $seat-is ->
    [you] { $adaptation ->
        [to-life] you move { gladiatori-card } from your hand to your HP deck.
        [to-hand] you move { gladiatori-card } from your HP deck to your hand.
        [to-life-green] an Action card goes from your hand to your HP deck.
        [to-life-red] a Combat card goes from your hand to your HP deck.
        [to-hand-green] an Action card goes from your HP deck to your hand.
        [to-hand-red] a Combat card goes from your HP deck to your hand.
       *[none] you move no card.
    }
   *[other] { $adaptation ->
        [to-life] { $seat } moves { gladiatori-card } from hand to HP deck.
        [to-hand] { $seat } moves { gladiatori-card } from HP deck to hand.
        [to-life-green] { $seat } moves an Action card, unseen, from hand to HP deck.
        [to-life-red] { $seat } moves a Combat card, unseen, from hand to HP deck.
        [to-hand-green] { $seat } moves an Action card, unseen, from HP deck to hand.
        [to-hand-red] { $seat } moves a Combat card, unseen, from HP deck to hand.
       *[none] { $seat } moves no card.
    }
}
gladiatori-event-rested = { $seat-is ->
    [you] you rest: { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } back in your deck.
   *[other] { $seat } rests: { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } back in the deck.
}
gladiatori-event-release = release die: { $face }.
gladiatori-event-beasts_ordered = the beasts act in this order: { $figure }.
gladiatori-event-entered = { $figure } comes through the gate on { $hex } (die { $face }).
gladiatori-event-shut_out = { $figure } finds both gates blocked (die { $face }).
gladiatori-event-paced = { $figure } rolls { $face } and moves.
gladiatori-event-prowled = { $figure } prowls from { $start } to { $hex }.
gladiatori-event-beast_rolled = { $figure } rolls { $faces }.
gladiatori-event-loosened = { $count ->
    [0] { $figure } breaks free of the net.
   *[other] { $figure } tears at the net: { $count } more to go.
}
gladiatori-event-called = doubles call up another { gladiatori-beast }: it comes in with the next combat round.
gladiatori-event-slain = { $figure } is dead.
gladiatori-event-ended = { $ending ->
    [last-turn] the last turn is over.
    [one-left] only one side is left in the arena.
    [beasts-dead] no beast is left: the gladiators have won.
   *[all-dead] no gladiator is left: the beasts have won.
}{ $handicap ->
    [0] { "" }
   *[other] { " " }{ gladiatori-outnumbered }
}
gladiatori-outnumbered = Two against one: { $handicap } for the two, who have { $two }; { $lone-is ->
    [you] you have { $one }.
   *[other] { $lone } has { $one }.
}
gladiatori-event-learned = { $seat-is ->
    [you] you now have { $xp } XP, and { $coins } coins for your next creation: { $points } for Victory Points, { $victory } for victory, { $beasts } for beasts.
   *[other] { $seat } now has { $xp } XP, and { $coins } coins for the next creation: { $points } for Victory Points, { $victory } for victory, { $beasts } for beasts.
}
gladiatori-event-carried_off = { $seat-is ->
    [you] you are carried off unconscious at { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    }, and will be back.
   *[other] { $seat } is carried off unconscious at { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    }, and will be back.
}
gladiatori-event-died = { $seat-is ->
    [you] at { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    } your gladiator is dead, and his campaign is over; a new one begins with { $coins } coins.
   *[other] { $seat }’s gladiator is dead at { $hit_points ->
        [one] { $hit_points } hit point
       *[other] { $hit_points } hit points
    }, and his campaign is over; a new one begins with { $coins } coins.
}

## How a match ended

gladiatori-result = { $result ->
    [beasts-beaten] The gladiators have beaten the beasts.
    [survived] The last turn is over, and the beasts have not killed everybody: the gladiators have won.
    [beasts-won] The beasts have won: no gladiator is left.
    [team] The team of { $names } wins.
    [tie] { $seat-is ->
        [you] The points are equal: you win, with more hit points left (1.3).
       *[other] The points are equal: { $seat } wins, with more hit points left (1.3).
    }
   *[alone] { $seat-is ->
        [you] You win alone against two.
       *[other] { $seat } wins alone against two.
    }
}
gladiatori-result-even = The points are equal: more hit points left decide (1.3).
gladiatori-result-alive = Alive at the end: { $names }.

## The rule behind a choice

gladiatori-rule-character =
    Pre-made characters are picked in player order, all different unless the option premade_duplicates
    says otherwise (4.2). Skills and Abilities are spent in play (2.6, 2.8), Powers work once (2.10), every card of the deck is hit
    points besides (2.2). A gladiator of your own is built with coins (18.1).
gladiatori-rule-build_offense =
    Offense adds to your attacks; each use lowers it by 1 (2.6, 2.7). A Skill of 3, 4, 5, 6, 7, 8 or 9 costs
    3, 4, 6, 8, 10, 13 or 16 coins (18.2).
gladiatori-rule-build_guard =
    Guard adds to your defence; each use lowers it by 1 (2.6, 2.7). A Skill of 3, 4, 5, 6, 7, 8 or 9 costs
    3, 4, 6, 8, 10, 13 or 16 coins (18.2).
gladiatori-rule-build_endurance =
    Endurance brings back as many cards and Skill points in each Rest, and then falls by 1 (5.4.2). A Skill of
    3, 4, 5, 6, 7, 8 or 9 costs 3, 4, 6, 8, 10, 13 or 16 coins (18.2).
gladiatori-rule-build_blood =
    Blood lets you use Action cards again and feeds Berserk (2.8). From 3 to 9, a coin for each point (18.2).
gladiatori-rule-build_speed =
    Speed moves you and feeds a Dodge (2.8). From 3 to 9, a coin for each point (18.2).
gladiatori-rule-build_energy_1 =
    Energy 1 costs 2 coins: +1 on Strength and Block, 2 hit points; one for every six and a half coins
    you were given (2.3, 18.3).
gladiatori-rule-build_energy_0 =
    Energy 0 costs 1 coin: a card that makes wounds heavier, 1 hit point; one for every six and a half coins
    you were given (2.3, 18.3).
gladiatori-rule-build_feint =
    A Feint costs 5 coins: after both values it undoes your own action or reaction (7.5.1). One at most (18.3).
gladiatori-rule-build_move =
    Special Moves cost 1 to 3 coins, one of each at most (2.5, 18.4). They lie face-down on an action or a
    reaction and work when revealed (11.0).
gladiatori-rule-build_power =
    A Power costs 1 coin, one of each at most (2.5, 18.4). It works once in a game and is announced (2.10).
    Coins left over are lost (18.5).
gladiatori-rule-extra =
    With overlimit you may buy up to four more Energy and Feint cards at double price, one Feint at most
    among them, as long as the box has some (18.6, 18.6.1).
gladiatori-rule-bid =
    All bid Energy cards in secret at the same time. Most energy wins, then more cards; still tied, the
    Item leaves the game (9.3). The winner’s bid is discarded, the others take theirs back (9.3.1).
gladiatori-rule-draft =
    Each takes one Item in turn, then once more in reverse order (9.4). Two Items with the same symbol, helmet,
    shield or spear, do not go together; such a one may be taken only if nothing else is left (9.2, 9.4.1).
gladiatori-rule-pick =
    Each chooses an Item in secret, twice; what several want goes by lot, and the losers choose again (9.5, 9.5.1).
    A pre-made character chooses among its preferred types. No two Items with the same symbol (9.2).
    Attack and defence add to your values, hit points can be given instead of cards (7.1.2, 7.2.3, 7.7.1).
gladiatori-rule-drop =
    Nobody keeps two Items with the same symbol, nor more than two: the rest leave the game (9.2, 9.3.2).
gladiatori-rule-place =
    In player order each puts his figure on a free start hex (4.6). With free placement any hex will do
    that is at least 3 from every enemy (4.7).
gladiatori-rule-face =
    The three hexes ahead are your front, the three others are behind you (3.1). You attack the hex directly
    ahead (6.18); attacks from behind are hard to answer (6.25, 7.2.7).
gladiatori-rule-split =
    Divide your deck between hand and HP deck, in any numbers (5.1.1). Only hand cards can be played, only
    the HP deck and Items pay for wounds (7.7.1). An Action card is worth 3 HP, Feint 3, Energy 1 and Special Moves 2,
    Energy 0 1. All cards come together again at the end of the turn (5.5.1).
gladiatori-rule-ready =
    The order of a round goes by Victory Points, fewest first (5.2.1). Delay, once in a game, gives you any
    place in it (12.8); or keep it for +3 in defence.
gladiatori-rule-opening =
    Each Speed point is a movement point: enter a neighbouring hex in any direction and turn by one side or not, or
    stay and turn by one or two (6.6, 8.4.1). Trapped or Face-down you may only turn, once, by one side (14.7). Two Elements take off
    a marker (6.7, 14.4). Moving away from a foe or turning your back on him may cost points (16.8, 16.9).
gladiatori-rule-closing =
    Before new markers arrive you may once more pay 2 Elements for each marker, or use Stand up! (6.7, 12.2).
gladiatori-rule-action =
    Play a new Action card face-down (6.9), or use a straight card of your row again for Blood by its place: the
    right-most 1, then 2, 3 and 4 (6.4, 6.10). Standby turns a card and brings back 3 Elements (8.1.1, 8.1.2). Who Passes is Passive:
    no cards, Abilities or Powers till the end of his round (6.12, 13.2).
gladiatori-rule-add =
    Lay any number of Combat cards face-down, a Feint as a mere card (6.14, 6.15, 6.28). The damage of a hit is 1 and half the
    number of your cards, the Action card included (7.6.2). Energy adds to Strength and Block only (2.3).
gladiatori-rule-fight =
    Attack the opponent directly ahead (6.18), throw a weapon at one in the wedge ahead with a clear path
    (10.1, 10.4), use a net (10.8), sweep three hexes with that card (11.1), break an Item with that card (11.6), or help an ally in melee
    with the same foe: he gets a quarter (6.20, 6.21). Or declare nothing (6.19).
gladiatori-rule-target =
    A target must be ahead, in a throw in the attack area and not hidden (6.18, 10.4, 10.5). In a Sweep you name
    the order: +1 against the first, -3 against the second, -7 against the third (11.1.1).
gladiatori-rule-break =
    The damage goes to the Item: its hit points or more destroy it, less damages it (11.6). Its owner is not hurt (11.6.1).
gladiatori-rule-ally =
    Helper and ally must both be in melee with the same opponent (6.20); the ally gets a quarter of the value on his
    next attack or defence against that opponent (6.21), if that is the next Action or play says otherwise (6.23).
gladiatori-rule-reaction =
    Block, Parry and Oppose work against attacks from the front, Dodge except from directly behind (6.25). A new
    card is free, a face-up one of your row costs Blood by its place (6.24). A card of the attacker’s type gives +5
    (7.2.2). Passive, you still have Items and Guard (7.2.9).
gladiatori-rule-plain =
    Against beasts any Special Move, Feint or Power may serve as +2 instead of what it does, and is used up (20.12).
gladiatori-rule-rage =
    Rage may become any Combat card of your discard pile or HP deck, which works at once; Sweep and Break Item, which had
    to be declared, only as +2 against beasts (11.5, 11.5.1).
gladiatori-rule-overskill =
    One Skill above 0 rises by 5, to three times its value at most, if you want. When used, or at the end of the turn,
    it falls to 0 (11.4).
gladiatori-rule-power =
    Powers of the attack are used now, before the defence is known (7.1.9); each works once in a game (12.0.1).
gladiatori-rule-lunge = Discard one to three hand cards, unseen, for +2 each (12.1).
gladiatori-rule-leap = Each hex you entered before the attack, three at most, gives +2 attack or +1 damage (12.4).
gladiatori-rule-depth = Take 1 to 3 off your attack and add as much to the damage (12.5).
gladiatori-rule-sacrifice = A hand card leaves the game for all to see, for +3 (11.2).
gladiatori-rule-acrobatics = Add 3, and take an Unbalanced marker at the end of the round (11.3); two of them are Face-down (14.2).
gladiatori-rule-skill =
    Offense adds to an attack, Guard to a defence. Using it is secret and lowers it by 1, under Overskill to 0 (2.6, 2.7, 7.4).
gladiatori-rule-blood = Berserk: +2 for each point of Blood, three at most, besides Blood for reuse (8.5).
gladiatori-rule-dodge = A Dodge halves the attack; +2 for each point of Speed, two at most; Items do not defend (8.4.5).
gladiatori-rule-unbalanced =
    Pay 2 Elements, that is cards, Skill or Ability points, or take an Unbalanced marker, whatever the result of the
    fight (3.4, 11.7); who is Passive gives no Ability points (11.7.1).
gladiatori-rule-feint =
    A Feint undoes your own action or reaction: cards, Skill points, Powers, Blood for Berserk and Speed for a Dodge come
    back (7.5.3). The defender may feint only if the attacker has (7.5.2).
gladiatori-rule-payment =
    Give HP-deck cards and Items worth at least the damage, nothing needlessly; no change is given (7.7.1, 7.7.2).
    They leave the game (2.2). If all of it is not enough, you die (7.7.4).
gladiatori-rule-unbeatable =
    You fight on through this combat round and the next, with +4 in the first sum of an Action or Reaction, and are then removed; further damage
    removes you at once (12.3).
gladiatori-rule-push =
    The target, in your front and neither Trapped nor Face-down, is moved to a free hex beside it and is Unbalanced at the
    end of the round (12.6, 12.6.1).
gladiatori-rule-movement =
    Movement gives three points. With each enter a neighbouring hex in any direction and turn by one side or not, or stay
    and turn by one or two (8.4.1). Occupied hexes are closed (8.4.2).
gladiatori-rule-reflex = One free movement point after the resolution, and more for Speed (11.8).
gladiatori-rule-spend =
    An Element is a hand card, a Skill point or an Ability point; the HP deck does not count (3.4, 3.5), nor do Abilities
    while you are Passive (13.2).
gladiatori-rule-recover =
    Take back discarded cards into your hand, and raise Skills and Abilities by 1 each, never above their start (2.11, 3.7).
gladiatori-rule-adapt = Up to three cards pass between hand and HP deck, either way or both (12.7).
gladiatori-rule-escape =
    A lion’s doubles: step straight back for 1 Speed and the attack is void, or stay and any damage is doubled (20.9.3).
gladiatori-rule-toll = A bear’s seven costs you an Item or a card of your HP deck, before damage is paid (20.9.6).
gladiatori-rule-rest =
    Endurance brings back as many discarded cards and points of Offense and Guard as its value, and falls by 1
    (5.4.2). Blood, Speed and Endurance itself do not come back so (2.9, 5.4.3), but by Resistance (12.9).
gladiatori-rule-back =
    So much of this comes back; together as many as Endurance and Resistance allow (5.4.2, 12.9). No value rises above its
    start (2.11).
gladiatori-rule-interject =
    Adaptation, Resistance and Delay work at the start of each combat round and of any player’s round, and beside any
    decision of your own in a combat round (12.0.4). Stand up! works beside any decision of your own round (12.2). Before your Action you may surrender (6.8).

## Why something cannot be chosen

gladiatori-refusal-no-such-cards = You do not have so many of these cards (5.1.1).
gladiatori-refusal-no-delay = Without the Power Delay you stay where you are in the order (12.8).
gladiatori-refusal-not-possible-now = That is not possible now: no Speed, no free hex, no marker, or not enough Elements (6.6, 6.7).
gladiatori-refusal-no-such-action = You have no such card in hand or straight in your row, or too little Blood (6.9, 6.10).
gladiatori-refusal-not-in-hand = That card is not in your hand, or it cannot be laid here (6.14, 6.15).
gladiatori-refusal-no-such-fight = That cannot be declared: nobody in reach, or the card for it is missing (6.16, 6.17).
gladiatori-refusal-not-in-reach = That figure is not in reach (6.18, 10.4).
gladiatori-refusal-not-breakable = That Item is not the target’s, or Break Item is missing (11.6).
gladiatori-refusal-no-such-ally = That one is no ally in melee with this opponent (6.20).
gladiatori-refusal-no-such-reaction = This Reaction is not possible: no such card, too little Blood, from that side, or in your state (6.24, 6.25, 14.1).
gladiatori-refusal-not-to-be-used = That cannot serve as +2: you do not have it here (20.12).
gladiatori-refusal-not-for-rage = Rage cannot become that card (11.5).
gladiatori-refusal-skill-not-raised = That Skill is 0 or already raised (11.4).
gladiatori-refusal-power-not-possible = You do not have that Power, or it cannot be used in this attack (12.0.2).
gladiatori-refusal-too-few-hexes = You have not entered so many hexes (12.4).
gladiatori-refusal-depth-one-to-three = Deep Wounds takes 1 to 3 (12.5).
gladiatori-refusal-skill-at-zero = That Skill is 0 (2.6).
gladiatori-refusal-too-little-blood = You do not have so much Blood, and three points are the most (8.5).
gladiatori-refusal-too-little-speed = You do not have so much Speed, and two points are the most (8.4.5).
gladiatori-refusal-too-few-elements = You do not have two Elements to pay (11.7).
gladiatori-refusal-no-feint = You have no Feint in hand (7.5.1).
gladiatori-refusal-not-a-payment = You cannot pay with that, or it would be more than needed (7.7.1, 7.7.2).
gladiatori-refusal-no-such-power = You do not have that Power any more (2.10).
gladiatori-refusal-no-such-push = The target cannot be pushed there (12.6).
gladiatori-refusal-no-such-move = You cannot move there: the hex is taken or beyond the edge, or you are bound (8.4.2, 14.1).
gladiatori-refusal-not-to-be-spent = You do not have that Element to spend (3.5).
gladiatori-refusal-not-to-be-recovered = There is not so much of it to recover (3.7).
gladiatori-refusal-no-such-card-there = There is no such card there (12.7).
gladiatori-refusal-no-escape = You have no Speed to step back (20.9.3).
gladiatori-refusal-nothing-to-use = You cannot use that: Endurance is 0, or there is no Resistance (5.4.4).
gladiatori-refusal-too-dear = You do not have the coins for that, if all the rest is to have its least (18.1).
gladiatori-refusal-less-than-the-least = No Skill or Ability begins below 3, nor below what a pre-made character has (18.2, 19.3).
gladiatori-refusal-more-than-the-most = No Skill or Ability begins above 9 (18.2).
gladiatori-refusal-more-than-the-limit = Your coins do not allow so many cards of this kind (18.3).
gladiatori-refusal-lesson-of-another-question = Special Moves and Powers are bought one by one; this is not the one you are asked about (18.4).
gladiatori-refusal-cards-not-owned = You do not have so many Energy cards (9.3.5).
gladiatori-refusal-extra-not-for-sale = That cannot be bought: no coins, none in the box, or a second extra Feint (18.6).
gladiatori-refusal-characters-are-premade = In this match all characters are pre-made (4.1).
gladiatori-refusal-character-taken = That character is taken (4.2).
gladiatori-refusal-too-few-coins = You have too few coins for a pre-made character, or another is built already (19.3).
gladiatori-refusal-item-not-to-drop = That Item clashes with nothing: another one must go (9.2).
gladiatori-refusal-item-not-owned = That Item is not yours (9.2).
gladiatori-refusal-item-taken = That Item is taken (9.5).
gladiatori-refusal-item-not-offered = That Item does not lie there (9.4).
gladiatori-refusal-item-clashes = You have an Item with the same symbol (9.2).
gladiatori-refusal-item-not-preferred = Your character prefers other types, and there are some left (9.5).
gladiatori-refusal-hex-taken = Somebody stands there already: choose another of the hexes offered (4.6).
gladiatori-refusal-hex-not-marked = Figures enter on free start hexes only: choose one of those offered (4.6).
gladiatori-refusal-hex-is-gate = Beasts come in by this gate, and nobody is placed on it: choose one of the hexes offered (4.7).
gladiatori-refusal-hex-near-enemy = That is less than 3 hexes from an enemy: choose one farther away (4.7).
gladiatori-refusal-hex-chosen = Your figure enters on the hex you chose: now choose where it faces. For another hex, take your last answer back (4.6).

## Options of play

gladiatori-play-teams = Who fights whom.
gladiatori-play-teams-usual = two against one with 3 players, else everyone alone
gladiatori-play-teams-free = everyone alone
gladiatori-play-teams-two_against_two = two against two, the first and third player together
gladiatori-play-teams-two_against_one = two against one
gladiatori-play-lone_seat = In two against one, who fights alone; seats are counted from 0.
gladiatori-play-lone_seat-random = by lot
gladiatori-play-coins_1 = Coins of the first player; 0 gives the usual 55, to a lone player 70.
gladiatori-play-coins_2 = Coins of the second player; 0 gives the usual sum.
gladiatori-play-coins_3 = Coins of the third player; 0 gives the usual sum.
gladiatori-play-coins_4 = Coins of the fourth player; 0 gives the usual sum.
gladiatori-play-characters = Where the gladiators come from.
gladiatori-play-characters-premade = pre-made, picked in turn
gladiatori-play-characters-created = built with coins, in secret
gladiatori-play-characters-choice = as each likes
gladiatori-play-premade_duplicates = Whether two players may take the same pre-made character.
gladiatori-play-premade_duplicates-true = they may
gladiatori-play-premade_duplicates-false = all different
gladiatori-play-items = How Items are shared out.
gladiatori-play-items-usual = selection for pre-made characters, else draft
gladiatori-play-items-auction = secret bids of Energy cards
gladiatori-play-items-draft = one at a time from what lies open
gladiatori-play-items-selection = each chooses from all, in secret
gladiatori-play-placement = Where figures enter.
gladiatori-play-placement-marked = on the start hexes
gladiatori-play-placement-free = anywhere, 3 hexes from enemies
gladiatori-play-damage_bonus = Whether a greater difference wounds more.
gladiatori-play-damage_bonus-true = every 3 points add 1 damage
gladiatori-play-damage_bonus-false = it does not
gladiatori-play-help = How long help for an ally lasts.
gladiatori-play-help-next_action = until the next Action, whoever takes it
gladiatori-play-help-ally_round = to the end of the ally’s next combat round
gladiatori-play-overlimit = Whether more cards can be bought at double price.
gladiatori-play-overlimit-true = up to four
gladiatori-play-overlimit-false = no
gladiatori-play-learning = A first game in small steps.
gladiatori-play-learning-true = Special Moves from turn 2, Powers from turn 3
gladiatori-play-learning-false = everything from the start
gladiatori-play-campaign = Whether experience is carried from game to game.
gladiatori-play-campaign-true = it is
gladiatori-play-campaign-false = it is not
gladiatori-play-beasts = Whether there are beasts.
gladiatori-play-beasts-usual = against beasts if alone, else none
gladiatori-play-beasts-none = none
gladiatori-play-beasts-solo = Solo: one gladiator against them
gladiatori-play-beasts-cooperative = Cooperative: all together against them
gladiatori-play-beasts-coliseum = Coliseum: the normal game, with beasts in the way
gladiatori-play-beast_kind = Which beasts.
gladiatori-play-beast_kind-dog = dogs
gladiatori-play-beast_kind-wolf = wolves
gladiatori-play-beast_kind-lion = lions
gladiatori-play-beast_kind-bear = bears
gladiatori-play-beast_kind-mix = mixed
gladiatori-play-beast_number = How many beasts in all.
gladiatori-play-beast_number-most = the most of the table for each player
gladiatori-play-beast_number-random = drawn from the table for each player
gladiatori-play-dogs = How many dogs there are in a mix.
gladiatori-play-wolves = How many wolves there are in a mix.
gladiatori-play-lions = How many lions there are in a mix.
gladiatori-play-bears = How many bears there are in a mix.
gladiatori-play-release_table = How many beasts the release die lets in: six digits, for the faces 1 to 6; 1233 is 0 0 1 2 3 3.
gladiatori-play-turns = How many turns the match lasts.

## Tables and panels

gladiatori-now = { $turn ->
    [0] Before the fight
   *[other] { $round ->
        [0] Turn { $turn } of { $turns }
       *[other] Turn { $turn } of { $turns }, round { $round }
    }
}
gladiatori-beasts-now = { $here ->
    [one] { $here } beast
   *[other] { $here } beasts
} here, { $waiting } waiting
gladiatori-herd = { $beast ->
    [dog] { $count ->
        [one] 1 dog
       *[other] { $count } dogs
    }
    [wolf] { $count ->
        [one] 1 wolf
       *[other] { $count } wolves
    }
    [lion] { $count ->
        [one] 1 lion
       *[other] { $count } lions
    }
   *[bear] { $count ->
        [one] 1 bear
       *[other] { $count } bears
    }
}
gladiatori-panel-points = { $points } VP
gladiatori-panel-side = side { $side }
gladiatori-panel-cards = hand { $greens }+{ $reds }, HP deck { $life }, discard { $discard }
gladiatori-panel-deck = deck { $deck }, discard { $discard }
gladiatori-panel-secret = choosing in secret
gladiatori-panel-splitting = discard { $discard }
gladiatori-panel-resting = hand { $greens }+{ $reds }, HP deck { $life }
gladiatori-panel-row = row: { $row }
gladiatori-panel-trapped = Trapped { $count }
gladiatori-panel-unbalanced = Unbalanced
gladiatori-panel-down = Face-down
gladiatori-panel-passive = Passive
gladiatori-panel-doomed = Unbeatable
gladiatori-panel-dead = dead
gladiatori-panel-surrendered = surrendered
gladiatori-panel-used = used: { $powers }
gladiatori-panel-delay = +3 defence
gladiatori-own-traits = { gladiatori-trait } { $now }/{ $start }
gladiatori-own-powers = Powers: { $powers }
gladiatori-own-hand = Hand ({ $count }): { $cards }
gladiatori-own-life = HP deck ({ $life } HP): { $cards }
gladiatori-own-discard = Discard: { $cards }
gladiatori-own-deck = Deck ({ $count }): { $cards }
# Each card of the row with the Blood it costs to use it again.
gladiatori-own-row = Row, with the Blood to use again: { $row }
gladiatori-own-items = Items (attack/defence/HP): { $items }
gladiatori-own-later = From turn 2: { $cards }
gladiatori-nothing = none
gladiatori-legend-gate = # gate
gladiatori-legend-row = ( ) rotated, _ face-down
gladiatori-column-player = Player
gladiatori-column-character = Gladiator
gladiatori-column-points = Points
gladiatori-column-team = Team
gladiatori-column-life = Hit points
gladiatori-column-state = State
gladiatori-state-alive = alive

## At the terminal

# The start of a round for somebody who has no Delay: nothing to choose, but a Power may be used.
gladiatori-ready-alone = A combat round begins. You are number { $place } of { $players }.
gladiatori-opening-still = Your round. You have no Speed left to move with.
gladiatori-add-to-movement = Which card do you lay on Movement? Nobody is struck, so it does not count; a Special Move may still work.
# One’s own sum in a fight: Items +6, Offense +5.
gladiatori-sum-so-far = { $sum ->
    [attack] Your attack so far: { $total } ({ $parts }).
   *[defence] Your defence so far: { $total } ({ $parts }).
}
gladiatori-part = { $part ->
    [untold] not told
    [skill] Skill used
    [points] Points spent
    [energy] energy
    [hand] half the hand
    [oppose] Oppose
    [match] the same card
    [sacrifice] Sacrifice
    [acrobatics] Acrobatic Strike
    [lunge] Lunge
    [leap] Leap
    [depth] Deep Wounds
    [plain] as +2
    [markers] markers
    [behind] from behind
    [delay] Delay
    [help] help
    [sweep] Sweep
    [distance] distance
    [unbeatable] Unbeatable
    [dice] Dice
    [fury] doubles
   *[item] { gladiatori-item }
}
gladiatori-panel-netted = { $beast }% in a net ({ $count })

## In the browser

browser-gladiatori-about = Hidden cards, open blows, a crowd that keeps count.
browser-gladiatori-do-target = Attack
browser-gladiatori-do-character = Take:
browser-gladiatori-do-draft = Take:
browser-gladiatori-do-pick = Want:
browser-gladiatori-do-drop = Give up:
browser-gladiatori-do-action = Do:
browser-gladiatori-do-reaction = Do:
browser-gladiatori-do-ally = Help
browser-gladiatori-do-push = Push
browser-gladiatori-do-sacrifice = Sacrifice
browser-gladiatori-tab-beside = Sheet
browser-gladiatori-arena = Arena, { $count } hexes
browser-gladiatori-empty = empty
browser-gladiatori-gate = gate
browser-gladiatori-start = start hex
browser-gladiatori-facing-to = facing { $facing }
browser-gladiatori-beast-netted = { $name }, in a net ({ $count })
browser-gladiatori-cell-turn = Legal: turn on the spot.
browser-gladiatori-move-hint = Touch a lit hex, then the way to face; or drag your figure. Arrows turn, Enter moves.
browser-gladiatori-move-hint-touch = Touch a lit hex, then the way to face; or drag your figure.
browser-gladiatori-do-move = Move to { $hex }, facing { $facing }
browser-gladiatori-do-turn = Turn to face { $facing }
browser-gladiatori-turn-to = Turn { $facing }
browser-gladiatori-turn = Turn
# Whom a blow strikes, where there is nobody else.
browser-gladiatori-against-whom = { $side ->
    [front] against { $target }, from the front
    [rear] against { $target }, from behind
   *[none] against { $target }
}
browser-gladiatori-blow-now = A blow now is { $against }.
browser-gladiatori-to-arena = See the arena
browser-gladiatori-to-cards = Back to the choice
browser-gladiatori-ask-split = Split your deck for turn { $turn }
browser-gladiatori-ask-rest = Rest: what comes back?
browser-gladiatori-ask-build = Build your gladiator
browser-gladiatori-ask-spend = { $count ->
    [one] Pay one Element
   *[other] Pay { $count } Elements
}
browser-gladiatori-ask-recover = { $count ->
    [one] Recover one Element at most
   *[other] Recover up to { $count } Elements
}
browser-gladiatori-ask-adapt = { $count ->
    [one] Adaptation: move one card at most
   *[other] Adaptation: move up to { $count } cards
}
browser-gladiatori-ask-lunge = { $count ->
    [one] Lunge: discard one card at most, for +2
   *[other] Lunge: discard up to { $count } cards, +2 each
}
browser-gladiatori-hand = Hand
browser-gladiatori-life = HP deck
browser-gladiatori-discard = Discard
browser-gladiatori-later = Later
browser-gladiatori-row = Your row
browser-gladiatori-no-hand = No card is left in your hand.
browser-gladiatori-hp = { $count } HP
browser-gladiatori-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-gladiatori-hit-points = { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
browser-gladiatori-greens = { $greens } { $greens ->
    [one] Action card
   *[other] Action cards
}, { $reds } { $reds ->
    [one] Combat card
   *[other] Combat cards
}
browser-gladiatori-life-sum = in { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; with { $items } in Items and { $cover } on the Cover card { $points } in all
browser-gladiatori-all-hand = All to the hand
browser-gladiatori-actions-hand = Only Actions to the hand
browser-gladiatori-all-life = All to hit points
browser-gladiatori-split-card = { $card }: { $hand } to the hand, { $life } to the HP deck
browser-gladiatori-split-foot = hand { $hand }/{ $most }
browser-gladiatori-do-split = Take { $cards } in hand, { $points } HP in the HP deck
browser-gladiatori-rest-use = What you use
browser-gladiatori-rest-left = { $left } of { $all } still to choose
browser-gladiatori-rest-done = Nothing else can come back
browser-gladiatori-deadly = A blow of { $damage } or more kills you
browser-gladiatori-rest-nothing = Nothing is missing: nothing can come back.
browser-gladiatori-by-resistance = By Resistance only.
browser-gladiatori-missing = { $count } missing
browser-gladiatori-do-rest = { $count ->
    [0] Rest: nothing comes back
    [one] Rest: 1 comes back
   *[other] Rest: { $count } come back
}
browser-gladiatori-presets = Begin with
browser-gladiatori-empty-sheet = Empty sheet
browser-gladiatori-too-dear = More than your coins
browser-gladiatori-short-of = Not enough coins: this takes { $price } more, and { $left ->
    [one] 1 is
   *[other] { $left } are
} left.
browser-gladiatori-coins-left = { $left } of { $all } coins left
browser-gladiatori-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
browser-gladiatori-each = { $count } each, { $high } at most
browser-gladiatori-traits = Skills and Abilities
browser-gladiatori-cards-bought = Cards: { $count } in the deck, { $life } HP
browser-gladiatori-moves = Special Moves
browser-gladiatori-powers = Powers, once each
browser-gladiatori-do-build = This is my gladiator: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
browser-gladiatori-coins-lost = { $left ->
    [one] 1 coin is lost.
   *[other] { $left } coins are lost.
}
browser-gladiatori-own-note = Skills, cards and Powers as you like, for { $coins } coins.
browser-gladiatori-deck-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $life } HP
browser-gladiatori-prefers = Prefers: { $items }
browser-gladiatori-throwable = Can be thrown
browser-gladiatori-item-attack = att
browser-gladiatori-item-defence = def
browser-gladiatori-item-life = HP
browser-gladiatori-has-items = { $name } has: { $items }
browser-gladiatori-damaged = Damaged
browser-gladiatori-fists = Bids, closed
browser-gladiatori-you-have = You have { $count }
browser-gladiatori-do-bid = Close the fist: { $ones } + { $zeros }
browser-gladiatori-pick = { $count } of { $most }
browser-gladiatori-point = a point
browser-gladiatori-to-life = to the HP deck
browser-gladiatori-to-hand = to the hand
browser-gladiatori-do-add = { $count ->
    [0] Go on without a card
    [one] Lay this card
   *[other] Lay these { $count } cards
}
browser-gladiatori-do-lunge = { $count ->
    [0] Enough
    [one] Discard 1 for +2
   *[other] Discard { $count }, +2 each
}
browser-gladiatori-do-spend = { $count ->
    [0] Pay
    [one] Pay 1 Element
   *[other] Pay { $count } Elements
}
browser-gladiatori-do-recover = { $count ->
    [0] Recover nothing
    [one] Recover 1
   *[other] Recover { $count }
}
browser-gladiatori-do-adapt = { $count ->
    [0] Move no card
    [one] Move 1 card
   *[other] Move { $count } cards
}
browser-gladiatori-do-payment = { $count ->
    [0] Pay
    [one] Pay with 1
   *[other] Pay with these { $count }
}
browser-gladiatori-owed-payment = { $count ->
    [one] 1 hit point is still owed.
   *[other] { $count } hit points are still owed.
}
browser-gladiatori-owed-spend = { $count ->
    [one] 1 Element is still owed.
   *[other] { $count } Elements are still owed.
}
browser-gladiatori-too-much = More than needed: take something back.
browser-gladiatori-standby-with = Standby: { $card }
browser-gladiatori-of-row = turned down in your row
browser-gladiatori-count-blood = { $count ->
    [0] No Blood
    [one] 1 Blood: +2
   *[other] { $count } Blood: +2 each
}
browser-gladiatori-count-dodge = { $count ->
    [0] No Speed
    [one] 1 Speed: +2
   *[other] { $count } Speed: +2 each
}
browser-gladiatori-count-depth = { $count } less attack, { $count } more damage
browser-gladiatori-count-split = { $count } of { $thing } in the hand
browser-gladiatori-count-back = { $count } of { $thing }
browser-gladiatori-unseen-card = a card nobody knows
browser-gladiatori-face-down = face-down
browser-gladiatori-rotated = rotated: used
browser-gladiatori-reuse = { $blood ->
    [one] again for 1 Blood
   *[other] again for { $blood } Blood
}
browser-gladiatori-again = { $card } for { $blood } Blood
browser-gladiatori-told-dodge = The Dodge has halved the attack from { $attack } to { $met }.
browser-gladiatori-blood = { $count } Blood
browser-gladiatori-used = used
browser-gladiatori-track-points = Victory points
browser-gladiatori-track-order = fewest acts first
browser-gladiatori-order = Order of this combat round
browser-gladiatori-behind-gates = Behind the gates
browser-gladiatori-fact-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-gladiatori-fact-life = { $count ->
    [one] HP deck 1 card
   *[other] HP deck { $count } cards
}
browser-gladiatori-fact-hand = hand { $greens } Action, { $reds } Combat
browser-gladiatori-fact-discard = discard { $count }
browser-gladiatori-fight = The fight
browser-gladiatori-attacks = { $attacker-is ->
    [you] { $count ->
        [one] You attack { $target }
       *[other] You attack several
    }
   *[other] { $target-is ->
        [you] { $attacker } attacks you
       *[other] { $count ->
            [one] { $attacker } attacks { $target }
           *[other] { $attacker } attacks several
        }
    }
}
browser-gladiatori-attack = Attack
browser-gladiatori-defence = Defence
browser-gladiatori-sum = Sum
browser-gladiatori-dodged = Halved by Dodge
browser-gladiatori-damage-of = { $more ->
    [0] (1, and half of { $cards ->
        [one] one card
       *[other] { $cards } cards
    })
   *[other] (1, half of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, and { $more } more)
}
browser-gladiatori-face-down-and = { $count ->
    [0] Face-down
    [one] Face-down, 1 card on it
   *[other] Face-down, { $count } cards on it
}
browser-gladiatori-hidden-cards = { $count ->
    [one] 1 card face-down
   *[other] { $count } cards face-down
}
browser-gladiatori-outcome-held = Held. No wound.
browser-gladiatori-outcome-null = An attack of nothing.
browser-gladiatori-outcome-netted = Hit. { $name } is caught in the net.
browser-gladiatori-outcome-wounded = Hit. { $name } pays { $damage } in cards and Items.
browser-gladiatori-outcome-broken = Hit. An Item breaks.
browser-gladiatori-outcome-damaged = Hit. An Item is damaged.
browser-gladiatori-outcome-slain = Hit. { $name } falls.
browser-gladiatori-outcome-feinted = A Feint: taken back.
browser-gladiatori-phase-characters = Characters
browser-gladiatori-phase-items = Items
browser-gladiatori-phase-arena = Enter the arena
browser-gladiatori-phase-cards = Cards
browser-gladiatori-phase-add = Cards
browser-gladiatori-phase-round-1 = Combat round 1
browser-gladiatori-phase-round-2 = Combat round 2
browser-gladiatori-phase-rest = Rest
browser-gladiatori-phase-move = Move
browser-gladiatori-phase-action = Action
browser-gladiatori-phase-attack = Attack
browser-gladiatori-phase-reaction = Reaction
browser-gladiatori-phase-answer = Answer
browser-gladiatori-phase-result = Result
browser-gladiatori-places-hex = Hex
browser-gladiatori-places-what = What is there
browser-gladiatori-places-choose = Choose
browser-gladiatori-rule-of-split = Split the deck
browser-gladiatori-rule-of-opening = Move for Speed
browser-gladiatori-rule-of-action = Action
browser-gladiatori-rule-of-add = Cards on the Action
browser-gladiatori-rule-of-fight = Declare a fight
browser-gladiatori-rule-of-reaction = Reaction
browser-gladiatori-rule-of-skill = Use a Skill
browser-gladiatori-rule-of-feint = Feint
browser-gladiatori-rule-of-payment = Pay for wounds
browser-gladiatori-rule-of-spend = Spend Elements
browser-gladiatori-rule-of-recover = Recover Elements
browser-gladiatori-rule-of-rest = Rest
browser-gladiatori-rule-of-interject = At any time
browser-gladiatori-rule-of-place = Enter the arena
browser-gladiatori-rule-of-target = Choose a target
browser-gladiatori-why-split = The hand is for acting, the HP deck for bleeding. Others see only the numbers.
browser-gladiatori-why-character = Every sheet is worth the same coins. Touch one to mark it.
browser-gladiatori-why-action = A new card is free; one of your row costs Blood by its place.
browser-gladiatori-why-payment = Nothing needlessly, and no change is given.
browser-gladiatori-why-skill = Secret; it then falls to { $after }.
browser-gladiatori-why-pick = Everybody has two, chosen in secret. What several want goes by lot.
browser-gladiatori-why-place = Touch a lit hex; then choose where to face.
browser-gladiatori-why-face = You strike straight ahead and defend best to the front: face the enemy.
browser-gladiatori-why-face-alone = No enemy stands in the arena yet: look where one can come from. You strike straight ahead and defend best to the front.
browser-gladiatori-play-teams = Sides
browser-gladiatori-play-lone_seat = Who fights alone
browser-gladiatori-play-coins_1 = Coins, seat 1
browser-gladiatori-play-coins_2 = Coins, seat 2
browser-gladiatori-play-coins_3 = Coins, seat 3
browser-gladiatori-play-coins_4 = Coins, seat 4
browser-gladiatori-play-characters = Gladiators
browser-gladiatori-play-premade_duplicates = The same one twice
browser-gladiatori-play-items = Items
browser-gladiatori-play-placement = Entry
browser-gladiatori-play-damage_bonus = Heavier wounds
browser-gladiatori-play-help = Help lasts
browser-gladiatori-play-overlimit = More cards
browser-gladiatori-play-learning = First game
browser-gladiatori-play-campaign = Campaign
browser-gladiatori-play-beasts = Beasts
browser-gladiatori-play-beast_kind = Which beasts
browser-gladiatori-play-beast_number = How many
browser-gladiatori-play-dogs = Dogs
browser-gladiatori-play-wolves = Wolves
browser-gladiatori-play-lions = Lions
browser-gladiatori-play-bears = Bears
browser-gladiatori-play-release_table = Release die
browser-gladiatori-play-turns = Turns
browser-gladiatori-play-lone_seat-note = In two against one, who fights alone.
browser-gladiatori-group-players = Players and sides
browser-gladiatori-group-players-note = length, sides, entry
browser-gladiatori-group-characters = Gladiators and Items
browser-gladiatori-group-characters-note = pre-made or built, how Items are shared
browser-gladiatori-group-beasts = Beasts
browser-gladiatori-group-beasts-note = alone, together, or in the way
browser-gladiatori-group-variants = Variants
browser-gladiatori-group-variants-note = handicaps and optional rules
browser-gladiatori-gains = What this match has brought
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP after each match
browser-gladiatori-gain-points = { $value ->
    [one] { $value } Victory Point
   *[other] { $value } Victory Points
}
browser-gladiatori-gain-victory = { $value } victory
browser-gladiatori-gain-beasts = { $value ->
    [one] { $value } beast beaten
   *[other] { $value } beasts beaten
}
browser-gladiatori-unconscious = unconscious
browser-gladiatori-gain-fit = fit
browser-gladiatori-gain-hurt = unconscious, { $points } HP
browser-gladiatori-gain-lost = dead, { $points } HP
browser-gladiatori-gain-dead = His campaign is over. A new gladiator without XP takes his place.
browser-gladiatori-gain-dead-short = dead
browser-gladiatori-coins-next = { $coins } coins for the next creation
browser-gladiatori-coins-new = { $coins } coins for the new gladiator
browser-gladiatori-why-build-first = A gladiator without XP: { $coins } coins. He is made anew before every match.
browser-gladiatori-why-build-xp = Made anew before every match. In these { $coins } coins your { $xp } XP are counted, and the limits of cards go by them.
browser-gladiatori-why-build-surplus = { $character } keeps everything printed on the sheet. You add for { $left ->
    [one] the { $left } coin
   *[other] the { $left } coins
} you have above it.
browser-gladiatori-why-character-xp = A sheet takes { $usual } of your { $coins } coins; what you have above you spend next.
browser-gladiatori-how = Every card is both strength and life. Before each turn you split your deck in secret: a hand to act with, and an HP deck to bleed from. Whoever attacks from the front earns Victory Points, whoever strikes from behind or runs loses some. After six turns, or when one side is left, most points win; against beasts alone it is enough to be alive.
browser-gladiatori-help-turn = A turn
browser-gladiatori-help-turn-1 = Cards: all split their decks at once, in secret. The others see only numbers.
browser-gladiatori-help-turn-2 = Order: fewest Victory Points first, in both combat rounds. Beasts act before everybody.
browser-gladiatori-help-turn-3 = Your combat round: move for Speed; lay an Action card face-down, and Combat cards on it; then attack, or not.
browser-gladiatori-help-turn-4 = The fight: the victim answers with a Reaction and cards. Both sums are opened; an attack higher than the defence wounds.
browser-gladiatori-help-turn-5 = Rest: Endurance brings cards and points back. Hand and HP deck are joined again.
browser-gladiatori-help-cards = Cards are strength and life
browser-gladiatori-help-cards-action = Action cards say what you do. You have one of each, 3 HP each.
browser-gladiatori-help-cards-energy = Combat cards on it say how well: damage is 1 and half the attacker’s cards. Energy 0 is 1 HP, Energy 1 is 2 HP, a Special Move 2, a Feint 3.
browser-gladiatori-help-cards-life = A wound is paid with cards of the HP deck and with Items; they leave the game. The cover card is the last hit point: without it you are dead.
browser-gladiatori-help-match = Action against Reaction
browser-gladiatori-help-match-attack = As an attack
browser-gladiatori-help-match-reaction = As a Reaction
browser-gladiatori-help-match-none = moves, and never attacks
browser-gladiatori-help-match-strength = +1 for each energy on it; from the front
browser-gladiatori-help-match-dexterity = half the cards left in hand; from the front
browser-gladiatori-help-match-berserk = +5; from the front
browser-gladiatori-help-match-movement = halves the attack, +2 for each Speed, two at most; no Items; not from directly behind
browser-gladiatori-help-match-same = +5 more if the Reaction is the same card as the Action. Guess well.
browser-gladiatori-help-around = Front and behind
browser-gladiatori-help-around-note = The three hexes ahead are the front, the two behind the shoulders are rear sides, one is directly behind. From behind a defender has −3 and no Block, Parry or Oppose; directly from behind no Dodge either.
browser-gladiatori-help-status = What can befall you
browser-gladiatori-help-status-trapped = −3 to attack and defence; only Oppose; no moving, one turn by one side. Three markers from a net; two Elements take one off.
browser-gladiatori-help-status-unbalanced = One marker does nothing yet; the second throws you down.
browser-gladiatori-help-status-down = −5 to attack and defence; only Block. Both markers must go before you stand.
browser-gladiatori-help-status-passive = No cards, no Abilities, no Powers; Skill and Items still defend. Who passes is so for the rest of his round, who cannot react for that fight.
browser-gladiatori-help-points = Victory Points
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
browser-gladiatori-help-points-note = Everybody begins with 10. A pair against one gives up 10 at the end.
browser-gladiatori-help-beasts = Beasts
browser-gladiatori-help-beasts-dog = Many and weak. Doubles call another.
browser-gladiatori-help-beasts-wolf = Doubles call another; a seven unbalances you.
browser-gladiatori-help-beasts-lion = Doubles bite twice as hard, unless you step back for Speed; a seven throws you down.
browser-gladiatori-help-beasts-bear = A die more than the others. Doubles add 2 for each die; a seven costs you a card or an Item.
browser-gladiatori-help-beasts-note = They roll dice instead of playing cards, and have no front: a defence below your attack kills them.
browser-gladiatori-help-campaign = Campaign
browser-gladiatori-help-campaign-note = With the option Campaign a match gives XP: 1 for 10 Victory Points, 1 for victory, or 1 to 3 for beasts beaten. Every 2 XP are a coin more for the next creation. Killed at −4 HP or more you are carried off and come back; at −5 or fewer your gladiator is dead.
browser-gladiatori-help-keys-note = Choose a lit hex with Enter, then turn with ← and → and press Enter again; Esc goes back.

## What a choice comes to

# $word is the result, the others are its numbers. gladiatori-foretold-figure is the number that counts, alone.
gladiatori-foretold = { $word ->
    [held] defence { $defence } of { $attack }: stopped
    [hit] defence { $defence } of { $attack }: still hit, { $short } short
    [death] defence { $defence } of { $attack }: { $damage } damage is your death
    [netted] defence { $defence } of { $attack }: the net holds you
    [broken] defence { $defence } of { $attack }: your Item breaks
    [damaged] defence { $defence } of { $attack }: your Item is damaged
    [ward] { $halved ->
        [1] halves the attack, and so stops up to { $stops }
       *[other] stops up to { $stops }
    }{ $more ->
        [0] {""}
       *[other] {""}; with { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""}; { $match } more if the attacker’s card is the same
    }
    [safe] { $halved ->
        [1] halves the attack, and so stops up to { $stops }; the attack is { $attack }
       *[other] stops up to { $stops }, and the attack is { $attack }
    }: enough
    [defends] { $halved ->
        [1] halves the attack, and so stops up to { $stops }; the attack is { $attack }
       *[other] stops up to { $stops }, and the attack is { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""}; with { gladiatori-with } { $most }
    }
    [planned] { $attack ->
        [0] defence { $defence }{ $halved ->
            [0] {""}
           *[other] {""}, and the attack is halved
        }
       *[other] defence { $defence } of { $attack }
    }{ $more ->
        [0] {""}
       *[other] {""}; with { gladiatori-with } { $most }
    }{ $match ->
        [0] {""}
       *[other] {""}; { $match } more if the attacker’s card is the same
    }
    [meets] defence { $defence } of { $attack }: enough
    [lacks] defence { $defence } of { $attack }{ $more ->
        [0] {""}
       *[other] {""}; with { gladiatori-with } { $most }
    }
    [needless] defence { $defence } of { $attack }: stopped without it, too
    [null] attack { $attack }: no blow at all
    [attacks] attack { $attack }, { $damage } damage if it hits
    [strikes] attack { $attack }{ $more ->
        [0] {""}
       *[other] , with Offense { $most }
    }; { $damage } damage if it hits
    [nets] attack { $attack } with the net
    [kills] attack { $attack } against its dice
    [holds] attack { $attack } with the net, against its dice
    [helps] { $bonus ->
        [0] attack { $attack } lends nothing
       *[other] attack { $attack } lends { $bonus }
    }
    [up-to] attack up to { $attack }
    [deeper] up to { $most } more damage for as much less attack
    [raised] { $value } becomes { $raised }
    [sweeps] { $allies ->
        [0] { $count ->
            [one] one enemy is struck
           *[other] { $count } enemies are struck
        }
       *[other] strikes your own side too
    }
    [ally] one of your own side
    [front] { $attack ->
        [0] from the front
       *[other] from the front, attack { $attack }{ $more ->
            [0] {""}
           *[other] , with Offense { $most }
        }{ $damage ->
            [0] {""}
           *[other] , { $damage } damage if it hits
        }
    }
    [rear] { $attack ->
        [0] from behind, without honour
       *[other] from behind, without honour, attack { $attack }{ $more ->
            [0] {""}
           *[other] , with Offense { $most }
        }{ $damage ->
            [0] {""}
           *[other] , { $damage } damage if it hits
        }
    }
    [breaks] { $damage } damage for { $life } HP: it breaks if you hit
    [dents] { $damage } damage for { $life } HP: damaged if you hit
    [passive] no Reaction until your round is over
    [back] { $count ->
        [one] { $count } Element may
       *[other] { $count } Elements may
    } come back
    [only-sweep] only with Sweep: your enemy is beside you, not straight ahead
    [not-ahead] no attack: your enemy is beside you, not straight ahead
    [nobody-near] no attack: nobody straight ahead
    [void] the attack is void anyway
    [regained] what you put in comes back
    [undone] nothing of it happened
    [missed] { $attack } against { $defence }: stopped
    [lands] { $attack } against { $defence }: a hit
    [works] { $attack } against { $defence }: it works
    [slays] { $attack } against { $defence }: the beast dies
    [yields] all you have is not enough: your death
    [left] { $left } HP left
    [bare] only the cover left: the next wound kills
    [torn] then the wound of { $damage } kills you
    [life] { $left } HP
    [falls] your second marker: you fall Face-down
    [marker] one Unbalanced marker
    [mauled] attack { $attack }, and what gets through counts double
    [escapes] no attack, for a point of Speed
    [dies] the end
    [fights-on] on your feet until the end of the next round
    [flight] if you end your round like this
    [behind] an enemy ahead, seen from behind
    [faces] an enemy straight ahead
    [sheet] { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $life } HP in all
    [coins] { $left ->
        [one] { $left } coin left
       *[other] { $left } coins left
    }
    [clashes] the same symbol as one of your Items: one of the two must go
    [apart] { $far ->
        [one] { $far } hex
       *[other] { $far } hexes
    } from the nearest enemy
    [towards] the nearest enemy before you
    [away] the nearest enemy at your back
    [stays] he stays where he is
    [he-staggers] he gets an Unbalanced marker
    [he-falls] his second marker: he falls Face-down
    [beast-moves] the beast is moved
   *[surrenders] out of the match
}
# By what a sum may still rise.
gladiatori-with = { $with ->
    [guard] Guard
    [speed] Speed
    [offense] Offense
   *[both] Guard and Speed
}
browser-gladiatori-with-more = with { gladiatori-with } { $most }
browser-gladiatori-halves = halves the attack
# The same beside the figure, where that need not be said twice; else nothing.
gladiatori-foretold-note = { $word ->
    [strikes] { $more ->
        [0] {""}
       *[other] with Offense { $most }; {""}
    }{ $damage } damage if it hits
    [attacks] { $damage } damage if it hits
    [planned] { $more ->
        [0] { $match ->
            [0] {""}
           *[other] { $match } more if the attacker’s card is the same
        }
       *[other] with { gladiatori-with } { $most }{ $match ->
            [0] {""}
           *[other] {""}; { $match } more if the attacker’s card is the same
        }{ $halved ->
            [0] {""}
           *[other] {""}; the attack is halved
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
# What the figure counts, in a word.
gladiatori-foretold-unit = { $word ->
    [held] HP
    [needless] HP
    [hit] HP
    [death] HP
    [missed] HP
    [lands] HP
    [left] HP
    [bare] HP
    [torn] HP
    [life] HP
    [ward] { $stops ->
        [one] stopped
       *[other] stopped
    }
    [safe] { $stops ->
        [one] stopped
       *[other] stopped
    }
    [defends] { $stops ->
        [one] stopped
       *[other] stopped
    }
    [planned] defence
    [meets] defence
    [lacks] defence
    [null] attack
    [attacks] attack
    [strikes] attack
    [nets] attack
    [up-to] attack
    [deeper] damage
    [breaks] damage
    [dents] damage
    [sweeps] enemies
    [front] VP
    [rear] VP
    [flight] VP
    [surrenders] VP
    [back] Elements
    [coins] coins
    [apart] hexes
   *[other] {""}
}
# A step that is passed over, and why.
gladiatori-skipped = { $why ->
    [not-ahead] No attack: your enemy stands beside you, but not straight ahead (6.18).
   *[nobody-near] No attack: nobody stands straight ahead of you (6.18).
}
gladiatori-refusal-hex-far = You move one hex at a time: touch one beside you (8.4.1).
gladiatori-refusal-hex-occupied = Somebody stands there already (8.4.2).
gladiatori-refusal-bound = Trapped or Face-down you do not move, and turn only once, by one side (14.1, 14.7).
gladiatori-refusal-no-speed = You have no Speed left to move with (6.6).
gladiatori-refusal-not-straight-ahead = That enemy is beside you, but not straight ahead: you strike the hex you face (6.18).
gladiatori-refusal-out-of-reach = That enemy is out of reach: you strike the hex straight ahead, or throw what can be thrown (6.18, 10.1).
gladiatori-refusal-nobody-there = Nobody to fight stands there (6.16).
gladiatori-refusal-own-side = That figure is on your own side (3.9).
gladiatori-refusal-movement-strikes-nobody = With a Movement card nobody is attacked (6.16, 8.4.1).
gladiatori-refusal-not-in-attack-area = That one is not in the area ahead of you where you can throw (10.4).
gladiatori-refusal-behind-somebody = Somebody stands in between (10.5).
gladiatori-refusal-push-taken = Somebody stands there: the target is pushed to a free hex beside it (12.6).
gladiatori-refusal-no-ally-there = Nobody stands there: touch the ally you help (6.20).
gladiatori-refusal-not-an-ally = That one is not your ally (6.20).
gladiatori-refusal-not-in-the-arc = That one does not stand in the three hexes of this Sweep, or is a target already (11.1).

## What a thing is in this position

browser-gladiatori-now-card = Yours: { $deck ->
    [0] { $hand } in hand, { $life } in the HP deck
   *[other] { $deck } in the deck
}, { $discard } discarded.
browser-gladiatori-now-trait = { $now } of { $start }.
browser-gladiatori-now-power = You have it and have not used it yet.

browser-gladiatori-against = against

## The balance of the game

gladiatori-balance-character = Gladiator
gladiatori-balance-item = Item
gladiatori-balance-power = Power
gladiatori-balance-ending = Ending
gladiatori-balance-ending-name = { $ending ->
    [last-turn] last turn
    [one-left] one side left
    [beasts-dead] no beast left
   *[all-dead] no gladiator left
}
