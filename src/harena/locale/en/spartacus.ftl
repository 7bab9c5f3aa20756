# Spartacus: A Game of Blood and Treachery.
#
# For every player $x there are $x, the name, and $x-is ("you" for the reader). Cards come by their ids:
# $resource (g09, e01a) and $intrigue (guard, r01, c01); their names stand here once. Events are sentences: whoever
# shows one makes its first letter a capital.

spartacus-title = Spartacus
spartacus-about = Three to five Domini lead the Houses of Capua: schemes and bribes, hidden bids and open bargains, and two combatants on the sand.
spartacus-aim = Be alone at Influence 12 at the end of a phase.
spartacus-welcome = Each round: Upkeep, then Intrigue, Market and Arena. Launch Schemes, trade and bid, host the Games, send a combatant. Denarii may change hands at any time; promises may be broken. Two answers fit on one line, such as 3 2.

## Names

spartacus-resource = { $resource ->
    [g01] Thracian Warrior
    [g02] Gallic Brawler
    [g03] Samnite Shieldman
    [g04] Numidian Runner
    [g05] German Axeman
    [g06] Syrian Netman
    [g07] Greek Boxer
    [g08] Campanian Recruit
    [g09] Spartacus
    [g10] Theokeles
    [g11] Agron
    [g12] Crixus
    [g13] Oenomaus
    [g14] Gannicus
    [g15] Varro
    [g16] Castus
    [g17] Flamma
    [g18] Spiculus
    [g19] Priscus
    [g20] Verus
    [g21] Tetraites
    [g22] Celadus
    [g23] Hermes
    [g24] Carpophorus
    [s01] Kitchen Slave
    [s02] Litter Bearer
    [s03] Stable Hand
    [s04] Water Carrier
    [s05] Porter
    [s06] Scribe
    [s07] Messenger
    [s08] Cellarer
    [s09] Pietros
    [s10] Medicus
    [s11] Mira
    [s12] Steward
    [s13] Dancer of Gades
    [s14] Informer
    [s15] Guard Captain
    [s16] Bookmaker
    [s17] Armourer
    [s18] Orator
    [s19] Poisoner
    [s20] Bath Keeper
    [e01a] Gladius
    [e01b] Gladius
    [e01] Gladius
    [e02a] Trident
    [e02b] Trident
    [e02] Trident
    [e03a] Sica
    [e03] Sica
    [e04a] Twin Blades
    [e04] Twin Blades
    [e05a] Helmet
    [e05b] Helmet
    [e05] Helmet
    [e06a] Manica
    [e06b] Manica
    [e06] Manica
    [e07a] Scutum
    [e07] Scutum
    [e08a] Greaves
    [e08] Greaves
    [e09a] Javelin
    [e09b] Javelin
    [e09] Javelin
    [e10a] Net
    [e10b] Net
    [e10] Net
    [e11a] Handful of Sand
    [e11] Handful of Sand
    [e12a] Fortuna’s Amulet
    [e12] Fortuna’s Amulet
   *[other] { $resource }
}
spartacus-intrigue = { $intrigue ->
    [guard] Guard
    [r01] Whispers and Rumors
    [r02] Word from the Senate
    [r03] Destitute!
    [r04] Turn the Blade
    [r05] Loyal Bodyguard
    [r06] Healer’s Secret
    [r07] Loaded Dice
    [r08] Rally the Crowd
    [r09] Auctioneer’s Nod
    [r10] Silence the Herald
    [r11] Honourable Refusal
    [c01] Privileged Information
    [c02] Black Market Profits
    [c03] A Visitor from Rome
    [c04] Divine Banquet
    [c05] Illicit Services
    [c06] Incite Rebellion
    [c07] Light Fingers
    [c08] Extortion
    [c09] Slander in the Forum
    [c10] Poisoned Wine
    [c11] Drugged Feast
    [c12] Night Burglary
    [c13] Bribe the Watch
    [c14] Patronage
    [c15] Spy in the Household
    [c16] Ruinous Scandal
    [c17] Assassin in the Dark
    [c18] Tax Inspector
    [c19] Offering at the Temple
    [c20] Hired Veterans
    [c21] Insider at the Market
    [c22] A Word with the Editor
   *[other] { $intrigue }
}
# What a card does.
spartacus-resource-help = { $resource ->
    [g05] Cleave: every triple in his ATK roll does 1 automatic damage.
    [g06] Quick Eye: he wins a tied Initiative.
    [g08] Errands (Intrigue): exhaust him and gain 1 denarius.
    [g09] Fury: every double in his ATK roll does 1 automatic damage.
    [g10] Giant: once in each combat he may ignore 1 damage.
    [g11] Riposte: every triple in his DEF roll does 1 automatic damage to the attacker.
    [g12] Relentless: each time he attacks he may re-roll one ATK die.
    [g13] Doctore (Arena): while he is ready and not fighting himself, your combatant may re-roll one DEF die once in the combat.
    [g14] Daring: every double in his Initiative roll adds 2 to his total.
    [g15] Crowd-Pleaser: when he wins in the Arena phase, gain 2 denarii.
    [g16] Frenzy: every triple in his ATK roll does 2 automatic damage.
    [g17] Beloved: thumb down on him costs the Host 1 Influence more.
    [g18] Patron’s Pet: when he fights, his owner has 2 denarii more at Tribute.
    [g19] Shield Wall: if his DEF roll holds a double, he may ignore 1 damage of that attack.
    [g20] Stubborn: the first time damage would defeat him in a combat, a die is rolled; on 5 or 6 one point is ignored.
    [g21] Reach: his unopposed ATK dice hit on 2 or more.
    [g22] Heart-Throb (Intrigue): exhaust him and gain 2 denarii.
    [g23] Skirmisher: he may split his move around his attack.
    [g24] Beast-Slayer: if his ATK roll holds a double, 1 automatic damage, once in an attack.
    [s06] Copyist (Intrigue): exhaust him and look at the top Intrigue card; put it back on top or at the bottom.
    [s08] Cupbearer (Intrigue): exhaust him, discard a card, draw a card.
    [s09] Expert (Intrigue): exhaust him and gain 1 denarius.
    [s10] Healer (Upkeep): exhaust him after a failed Recovery Test of another card of yours: roll it again.
    [s11] Exceptional (Intrigue): exhaust her and gain 2 denarii.
    [s12] Ledger (Upkeep): while ready at the Balance you owe 1 denarius less.
    [s13] Distraction (Intrigue): exhaust her and exhaust a ready Guard on another’s table.
    [s14] Eavesdrop (Intrigue): exhaust him and look at another’s hand.
    [s15] Captain: while he is ready, your Guards succeed on 3 or more.
    [s16] Odds (Arena): while ready and not fighting, you may stake up to 4 in a corner.
    [s17] Armoury (Arena): while ready and not fighting, your combatant may carry a second special.
    [s18] Eloquence (Intrigue): exhaust him when you launch a Scheme: 2 Influence more for it.
    [s19] Tainted Blade (Arena): exhaust him when your combatant and the other are chosen: the other begins with 1 die fewer.
    [s20] Gossip (Intrigue): exhaust him, and another Dominus pays you 1 denarius.
    [e01a] Each time you attack with ATK dice you may re-roll one.
    [e01b] Each time you attack with ATK dice you may re-roll one.
    [e01] Each time you attack with ATK dice you may re-roll one.
    [e02a] Range 2 for attacks with ATK dice.
    [e02b] Range 2 for attacks with ATK dice.
    [e02] Range 2 for attacks with ATK dice.
    [e03a] Exhaust it after the rows of your attack with ATK dice are compared: 1 damage more.
    [e03] Exhaust it after the rows of your attack with ATK dice are compared: 1 damage more.
    [e04a] If your ATK roll holds a double, 1 automatic damage.
    [e04] If your ATK roll holds a double, 1 automatic damage.
    [e05a] Each time you roll DEF dice you may re-roll one.
    [e05b] Each time you roll DEF dice you may re-roll one.
    [e05] Each time you roll DEF dice you may re-roll one.
    [e06a] Exhaust it when you would take damage: ignore 1 point.
    [e06b] Exhaust it when you would take damage: ignore 1 point.
    [e06] Exhaust it when you would take damage: ignore 1 point.
    [e07a] Unopposed dice against you hit on 4 or more.
    [e07] Unopposed dice against you hit on 4 or more.
    [e08a] You may move 1 hex more than your SPD dice.
    [e08] You may move 1 hex more than your SPD dice.
    [e09a] Exhaust it instead of your attack: a quick attack with SPD dice, Range 3.
    [e09b] Exhaust it instead of your attack: a quick attack with SPD dice, Range 3.
    [e09] Exhaust it instead of your attack: a quick attack with SPD dice, Range 3.
    [e10a] Exhaust it before the Initiative roll: you win the Initiative.
    [e10b] Exhaust it before the Initiative roll: you win the Initiative.
    [e10] Exhaust it before the Initiative roll: you win the Initiative.
    [e11a] Exhaust it when you are attacked: the attacker rolls 1 die fewer.
    [e11] Exhaust it when you are attacked: the attacker rolls 1 die fewer.
    [e12a] Exhaust it after the roll: re-roll any of your dice.
    [e12] Exhaust it after the roll: re-roll any of your dice.
   *[other] No ability.
}
spartacus-intrigue-help = { $intrigue ->
    [guard] Discard it when another’s Scheme targets you and roll: 4 to 6 cancels the Scheme.
    [r01] Cancel another’s Scheme.
    [r02] Cancel another’s Scheme and gain 2 denarii.
    [r03] A Dominus without denarii loses 1 Influence.
    [r04] Another’s Scheme that targets you gets a new target, chosen by you.
    [r05] Your Guard has failed: roll its die again.
    [r06] Your failed Recovery Test counts as a success.
    [r07] Your combatant wins this Initiative.
    [r08] The thumb that was turned down is turned up.
    [r09] You are tied for a card: you win it at your total.
    [r10] Cancel another’s Reaction.
    [r11] You lose no Influence for declining an invitation.
    [c01] The target draws 2 Intrigue cards.
    [c02] Gain 5 denarii.
    [c03] Gain 1 Influence.
    [c04] Pay 2 denarii to each other Dominus. The target gains 1 Influence.
    [c05] Gain 2 denarii for each ready Slave you own.
    [c06] Name Gladiators or Slaves: the target discards a ready one.
    [c07] Take 2 denarii from the target.
    [c08] The target pays you 4 denarii or loses 1 Influence.
    [c09] The target loses 1 Influence.
    [c10] A ready Gladiator or Slave of the target is injured.
    [c11] Exhaust one or two ready Gladiators or Slaves of the target.
    [c12] The target discards a ready Equipment card of your choice.
    [c13] The target discards two ready Guards from the table.
    [c14] The target gains 3 denarii.
    [c15] Look at the target’s hand and discard a card from it.
    [c16] The target loses 2 Influence.
    [c17] The target discards a ready Gladiator or Slave of your choice, no Champion.
    [c18] The target pays half of the denarii, at most 6, to the Bank.
    [c19] Pay 6 denarii to the Bank. The target gains 1 Influence.
    [c20] Lay up to two Guards from the discard on your table.
    [c21] Look at the top four Market cards and put them back in any order.
    [c22] In the coming Arena phase the target loses 2 Influence for declining.
   *[other] {""}
}
spartacus-house = { $house ->
    [batiatus] House Batiatus
    [solonius] House Solonius
    [tullius] House Tullius
    [glaber] House Glaber
    [calavius] House Calavius
   *[other] { $house }
}
spartacus-power = { $power ->
    [exhibition] Exhibition
    [glory] Glory of the Ludus
    [purchased_friends] Purchased Friends
    [paid_ears] Paid Ears
    [household_gossip] Household Gossip
    [servile_pomp] Servile Pomp
    [patrol] Patrol
    [show_of_arms] Show of Arms
    [old_name] Old Name
    [clients] Clients
   *[other] { $power }
}
spartacus-power-help = { $power ->
    [exhibition] exhaust 2 Gladiators, gain 4 denarii
    [glory] exhaust 3 Gladiators and pay 2 denarii, gain 1 Influence
    [purchased_friends] pay 2 denarii a point for up to 3 Influence more for a Scheme
    [paid_ears] pay 12 denarii, draw an Intrigue card, gain 1 Influence
    [household_gossip] exhaust 3 Slaves, discard up to 2 cards, draw as many and 1 more
    [servile_pomp] exhaust 4 Slaves and pay 5 denarii, gain 1 Influence
    [patrol] exhaust a Guard on your table, draw an Intrigue card
    [show_of_arms] discard 3 Guards from your table, gain 1 Influence
    [old_name] for one Scheme a turn count 1 Influence more for each supporter
    [clients] exhaust a Gladiator and a Slave, gain 3 denarii
   *[other] {""}
}

## Questions

spartacus-ask-house = Which House do you lead?
spartacus-ask-recover = Which injured card is tested next?
spartacus-ask-react = { $window ->
    [scheme] { spartacus-intrigue } has been launched. Do you answer?
    [guard] Your Guard has failed. Do you play a Reaction?
    [reaction] { spartacus-intrigue } has been played. Do you cancel it?
    [shame] { spartacus-intrigue } has been played against { $victim-is ->
        [you] you
       *[other] { $victim }
    }. Do you cancel it?
    [recovery] The Recovery Test has failed. Do you help?
    [treasury] The Treasury of { $victim } is empty. Do you play a Reaction?
    [auction] You are tied for the card. Do you play a Reaction?
    [initiative] Initiative has been rolled. Do you play a Reaction?
    [invitation] You have declined. Do you play a Reaction?
   *[thumb] The Host turns his thumb down. Do you play a Reaction?
}
spartacus-ask-release = You owe { $owed } for your Gladiators. Do you pay, or does one of them have to go?
spartacus-ask-intrigue = Your Intrigue turn. What do you do?
spartacus-ask-exhaust = { spartacus-power }: which card do you exhaust for it?
spartacus-ask-gossip = Which card do you exchange?
spartacus-ask-discard = { $count ->
    [0] Which card do you discard? You draw one for it.
    [one] One card too many. Which do you discard?
   *[other] { $count } cards too many. Which do you discard first?
}
spartacus-ask-peek = Where do you put the card you see?
spartacus-ask-victim = Which Dominus?
spartacus-ask-boost = { $need ->
    [one] 1 Influence is missing. How do you add it?
   *[other] { $need } Influence are missing. How do you add them?
}
spartacus-ask-target = Whom does the Scheme target?
spartacus-ask-plead = Whom do you ask for support?
spartacus-ask-claim = Which Scheme do you say it is?
spartacus-ask-fee = How many denarii do you pay for a yes?
spartacus-ask-promise = How many denarii do you promise for later? Nothing binds you.
spartacus-ask-support = { $intrigue ->
    [nothing] Do you lend your Influence? { $fee } now, { $promise } promised; the Scheme is not named.
   *[other] Do you lend your Influence? { $fee } now, { $promise } promised; it is said to be { spartacus-intrigue }.
}
spartacus-ask-redirect = Who is the new target?
spartacus-ask-pick = { spartacus-intrigue }: which card?
spartacus-ask-extort = { $loss ->
    [0] Do you pay? You have no Influence to lose.
   *[other] Do you pay, or lose { $loss } Influence?
}
spartacus-ask-pluck = Which card of that hand is discarded?
spartacus-ask-order = Which of them lies next, from the top?
spartacus-ask-market = The Open Market. What do you do?
spartacus-ask-terms = What is in your offer?
spartacus-ask-coins = How many denarii?
spartacus-ask-deal = An offer has been made to you. What do you say?
spartacus-ask-bid = { $tied ->
    [0] What do you bid for { spartacus-resource }?
   *[other] Tied for { spartacus-resource }: { $laid } lie on the table. What do you add?
}
spartacus-ask-hosting = { $tied ->
    [0] What do you bid for the title of Host?
   *[other] Tied for the title of Host: { $laid } lie on the table. What do you add?
}
spartacus-ask-call = Do you call for offers before you decide?
spartacus-ask-bribe = For which deed would you pay the Host?
spartacus-ask-purse = How many denarii do you hold aside for it?
spartacus-ask-gift = How many denarii do you give?
spartacus-ask-limit = Up to which total do you go in a tie? Then 1 denarius is added for you each time. 0 is no limit.
spartacus-ask-orders = When do you want to be asked for Guards and Reactions?
spartacus-ask-invite = Whom do you invite to the Games?
spartacus-ask-accept = { $loss ->
    [0] You are invited. Declining costs nothing.
    [1] You are invited. Declining costs 1 Influence.
   *[other] You are invited. Declining costs { $loss } Influence.
}
spartacus-ask-fighter = { $place ->
    [1] Who fights for you, from hex I?
   *[other] Who fights for you, from hex II?
}
spartacus-ask-weapon = Which weapon does he carry?
spartacus-ask-armour = Which armour does he wear?
spartacus-ask-special = Which special does he carry?
spartacus-ask-second = Which second special does he carry?
spartacus-ask-taint = Do you use the Poisoner against the other combatant?
spartacus-ask-lose = { $count ->
    [one] One die is lost. Which one?
   *[other] { $count } dice are lost. Which one first?
}
spartacus-ask-wager = What do you stake on this combat?
spartacus-ask-net = Do you throw the Net and win this Initiative?
spartacus-ask-first = You have the Initiative. Do you act first or second?
spartacus-ask-combat = { $left ->
    [move] Your combatant has attacked and may still move.
    [attack] Your combatant has moved and may still attack.
    [none] Your combatant has moved and attacked.
   *[both] Your combatant’s turn: move, attack, in either order.
}
spartacus-ask-sand = You are attacked. Do you throw sand?
spartacus-ask-reroll = { $role ->
    [attack] Which attack dice do you re-roll?
   *[other] Which defence dice do you re-roll?
}
spartacus-ask-division = How do you count your equal dice?
spartacus-ask-sica = Do you exhaust the Sica for 1 damage more?
spartacus-ask-ignore = { $count ->
    [one] 1 damage is coming. What do you ignore it with?
   *[other] { $count } damage are coming. What do you ignore them with?
}
spartacus-ask-thumb = { $cost ->
    [0] Life or death? Turn your thumb.
   *[other] Life or death? Thumb down costs you { $cost } Influence.
}
spartacus-ask-interject = What do you do out of turn?

## Options

spartacus-option-house = { spartacus-house }
spartacus-option-recover = { $choice ->
    [stop] no further test
   *[card] { spartacus-resource }
}
spartacus-option-react = { $choice ->
    [pass] pass
    [guard] { $source ->
        [hand] Guard from the hand
       *[table] Guard from the table
    }
    [medicus] Medicus
   *[card] { spartacus-intrigue }
}
spartacus-option-release = { $choice ->
    [pay] pay for all who stay
   *[card] let { spartacus-resource } go
}
spartacus-option-intrigue = { $act ->
    [cash] cash in { spartacus-intrigue } for denarii
    [scheme] launch { spartacus-intrigue }
    [lock] seek support for { spartacus-intrigue }
    [use] use { spartacus-resource }
    [power] { spartacus-power }
    [lay] lay a Guard on the table
    [offer] offer a bargain to { $seat }
    [offer-all] offer a bargain to all
   *[end] end your turn
}
spartacus-option-exhaust = { spartacus-resource }
spartacus-option-gossip = { $choice ->
    [stop] enough
   *[card] { spartacus-intrigue }
}
spartacus-option-discard = { spartacus-intrigue }
spartacus-option-peek = { $peek ->
    [top] on top
   *[bottom] at the bottom
}
spartacus-option-victim = { $seat }
spartacus-option-boost = { $orator ->
    [orator] { $points ->
        [0] the Orator
        [name] the Orator, and the Old Name
       *[other] the Orator, and buy { $points }
    }
   *[none] { $points ->
        [0] nothing: take the card back
        [name] the Old Name
       *[other] buy { $points } for { $points } × 2 denarii
    }
}
spartacus-option-target = { $kind ->
    [gladiator] { $seat }: a Gladiator
    [slave] { $seat }: a Slave
   *[none] { $seat }
}
spartacus-option-plead = { $choice ->
    [launch] launch the Scheme
    [withdraw] withdraw the card
   *[ask] ask { $seat }
}
spartacus-option-claim = { $choice ->
    [nothing] say nothing of it
   *[card] { spartacus-intrigue }
}
spartacus-option-support = { $answer ->
    [yes] yes: for this one Scheme
   *[no] no
}
spartacus-option-call = { $answer ->
    [yes] yes
   *[no] no
}
spartacus-option-taint = { $answer ->
    [yes] yes
   *[no] no
}
spartacus-option-net = { $answer ->
    [yes] yes
   *[no] no
}
spartacus-option-sand = { $answer ->
    [yes] yes
   *[no] no
}
spartacus-option-sica = { $answer ->
    [yes] yes
   *[no] no
}
spartacus-option-fee = denarii: { $sum }
spartacus-option-promise = denarii: { $sum }
spartacus-option-gift = denarii: { $sum }
spartacus-option-limit = in all: { $sum }
spartacus-option-orders = { $orders ->
    [always] always
    [mine] only where it concerns me
    [never] never
   *[level] where it concerns me, and of Schemes only those that need { $level } Influence or more
}
spartacus-option-purse = denarii: { $sum }
spartacus-option-coins = denarii: { $sum }
spartacus-option-bid = denarii: { $sum }
spartacus-option-hosting = denarii: { $sum }
spartacus-option-redirect = { $seat }
spartacus-option-pick = { $choice ->
    [stop] enough
   *[card] { spartacus-resource }
}
spartacus-option-extort = { $extort ->
    [pay] pay 4 denarii
   *[lose] lose 1 Influence
}
spartacus-option-pluck = { spartacus-intrigue }
spartacus-option-order = { spartacus-resource }
spartacus-option-market = { $trade ->
    [sell] sell { spartacus-resource } to the Bank
    [sell-guard] sell a Guard to the Bank
    [lay] lay a Guard on the table
    [wait] nothing more for now
    [offer] make { $guest_seat } an offer
    [offer-all] make all an offer
   *[close] close and hide your denarii
}
spartacus-option-terms = { $term ->
    [give] give { spartacus-resource }
    [take] ask for { spartacus-resource }
    [give-guard] give a Guard
    [take-guard] ask for a Guard
    [pay] pay denarii
    [charge] ask for denarii
    [word] promise: { spartacus-word }
    [send] make the offer
   *[drop] drop it
}
spartacus-promise = { $promise ->
    [nothing] nothing
    [support] my support
    [peace] peace this round
    [no-scheme] no Scheme against you
    [invite] an invitation
    [spare] thumb up
    [no-bid] not to bid against you
   *[repay] to pay it back
}
spartacus-word = { $word ->
    [nothing] nothing
    [support] my support
    [peace] peace this round
    [no-scheme] no Scheme against you
    [invite] an invitation
    [spare] thumb up
    [no-bid] not to bid against you
   *[repay] to pay it back
}
spartacus-option-deal = { $deal ->
    [accept] accept
    [decline] decline
   *[counter] make a counter-offer
}
spartacus-option-bribe = { $doing ->
    [none] no offer
    [invite] { $guest_seat-is ->
        [you] invite me
       *[other] invite { $guest_seat }
    }
    [shun] do not invite me
    [thumb-up] thumb up
    [thumb-down] thumb down
   *[spurn] { $guest_seat } gives no support this turn
}
spartacus-option-invite = { $seat }
spartacus-option-accept = { $accept ->
    [accept] accept
   *[decline] decline
}
spartacus-option-fighter = { spartacus-resource }
spartacus-option-weapon = { $choice ->
    [none] none
   *[card] { spartacus-resource }
}
spartacus-option-armour = { $choice ->
    [none] none
   *[card] { spartacus-resource }
}
spartacus-option-special = { $choice ->
    [none] none
   *[card] { spartacus-resource }
}
spartacus-option-second = { $choice ->
    [none] none
   *[card] { spartacus-resource }
}
spartacus-option-lose = { spartacus-pool }
spartacus-pool = { $pool ->
    [attack] Attack (ATK)
    [defence] Defence (DEF)
   *[speed] Speed (SPD)
}
spartacus-option-wager = Victory I { $one }, Victory II { $two }, Injury { $injury }, Decapitation { $decapitation }
spartacus-option-first = { $first ->
    [first] first
   *[second] second
}
spartacus-option-combat = { $move ->
    [attack] attack
    [throw] throw the Javelin
    [stop] end the turn
   *[hex] to { $hex }
}
spartacus-option-reroll = { $reroll ->
    [none] keep all
   *[other] dice { $reroll }
}
spartacus-option-division = { $division ->
    [triple] as triples
   *[double] as doubles
}
spartacus-option-ignore = { $means ->
    [none] with nothing
    [giant] Giant
    [wall] Shield Wall
    [manica] Manica
    [giant-manica] Giant and Manica
   *[wall-manica] Shield Wall and Manica
}
spartacus-option-thumb = { $thumb ->
    [up] thumb up: he lives
   *[down] thumb down: he dies
}
spartacus-option-interject = { $interjection ->
    [gift] give { $seat } denarii
    [lay] lay a Guard on the table
    [withdraw] withdraw your offer
    [limit] set a limit for a tie
    [orders] give standing orders for Reactions
   *[deed] { $doing ->
        [invite] { $guest_seat-is ->
            [you] pay for: invite me
           *[other] pay for: invite { $guest_seat }
        }
        [shun] pay for: do not invite me
        [thumb-up] pay for: thumb up
        [thumb-down] pay for: thumb down
       *[spurn] pay for: { $guest_seat } gives no support this turn
    }
}

## What has happened

spartacus-row-intrigue = { spartacus-intrigue }
spartacus-row-resource = { spartacus-resource }
spartacus-to = { $to-is ->
    [you] you
   *[other] { $to }
}
spartacus-target = { $target-is ->
    [you] you
   *[other] { $target }
}
spartacus-coins = { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}
spartacus-phase = { $phase ->
    [setup] Set-up
    [upkeep] Upkeep
    [intrigue] Intrigue phase
    [market] Market phase
    [arena] Arena phase
   *[tournament] Tournament
}
spartacus-deck = { $deck ->
    [market] the Market deck
   *[intrigue] the Intrigue deck
}
spartacus-event-cast = { $seat-is ->
    [you] you roll { $die }.
   *[other] { $seat } rolls { $die }.
}
spartacus-event-hosting = { $seat-is ->
    [you] you have the Host marker.
   *[other] { $seat } has the Host marker.
}
spartacus-event-housed = { $seat-is ->
    [you] you lead { spartacus-house }.
   *[other] { $seat } leads { spartacus-house }.
}
spartacus-event-dealt = { $seat-is ->
    [you] you begin with { spartacus-resource }.
   *[other] { $seat } begins with { spartacus-resource }.
}
spartacus-event-began = { $seat-is ->
    [you] you begin with Guards { $guards }, denarii { $coins }, Influence { $influence }.
   *[other] { $seat } begins with Guards { $guards }, denarii { $coins }, Influence { $influence }.
}
spartacus-event-round_began = round { $round }
spartacus-event-phase_began = { spartacus-phase }
spartacus-event-turn_began = { $seat-is ->
    [you] your Intrigue turn
   *[other] Intrigue turn: { $seat }
}
spartacus-event-reacted = { $seat-is ->
    [you] you play { spartacus-intrigue }
   *[other] { $seat } plays { spartacus-intrigue }
}
spartacus-event-silenced = { $seat-is ->
    [you] your Reaction is cancelled.
   *[other] { $seat }’s Reaction is cancelled.
}
spartacus-event-tested = { $seat-is ->
    [you] Recovery Test for your { spartacus-resource }: { $die }.
   *[other] Recovery Test for { spartacus-resource } of { $seat }: { $die }.
}
spartacus-event-healed = { spartacus-resource } is healed.
spartacus-event-died = { spartacus-resource } dies.
spartacus-event-released = { $seat-is ->
    [you] you set { spartacus-resource } free.
   *[other] { $seat } sets { spartacus-resource } free.
}
spartacus-event-balanced = { $seat-is ->
    [you] Balance: you take { $income } and pay { $cost }.
   *[other] Balance: { $seat } takes { $income } and pays { $cost }.
}
spartacus-event-exhausted = { spartacus-resource } is exhausted.
spartacus-event-drew = { $seat-is ->
    [you] { $count ->
        [0] there is no card to draw.
       *[other] you draw { $intrigue }.
    }
   *[other] { $count ->
        [0] there is no card for { $seat } to draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
spartacus-event-reshuffled = the discard is shuffled to be { spartacus-deck }.
spartacus-event-guard_laid = { $seat-is ->
    [you] you lay a Guard on the table.
   *[other] { $seat } lays a Guard on the table.
}
spartacus-event-looked = { $seat-is ->
    [you] you see the hand of { $target }: { $intrigue }.
   *[other] { $seat } looks at the hand of { spartacus-target }.
}
spartacus-event-earned = { $seat-is ->
    [you] you gain { spartacus-coins }.
   *[other] { $seat } gains { spartacus-coins }.
}
spartacus-event-spent = { $seat-is ->
    [you] you pay { spartacus-coins }.
   *[other] { $seat } pays { spartacus-coins }.
}
spartacus-event-gave = { $seat-is ->
    [you] you give { spartacus-to } { spartacus-coins }.
   *[other] { $seat } gives { spartacus-to } { spartacus-coins }.
}
spartacus-event-slipped = { $to-is ->
    [you] { $seat } slips you denarii: { $count }.
   *[other] { $seat } slips { spartacus-to } some denarii.
}
spartacus-event-rose = { $seat-is ->
    [you] your Influence rises by { $count } to { $total }.
   *[other] Influence of { $seat } rises by { $count } to { $total }.
}
spartacus-event-fell = { $seat-is ->
    [you] your Influence falls by { $count } to { $total }.
   *[other] Influence of { $seat } falls by { $count } to { $total }.
}
spartacus-event-cashed = { $seat-is ->
    [you] you cash in { spartacus-intrigue } for { spartacus-coins }.
   *[other] { $seat } cashes in { spartacus-intrigue } for { spartacus-coins }.
}
spartacus-event-discarded = { $seat-is ->
    [you] you discard { spartacus-intrigue }.
   *[other] { $seat } discards { spartacus-intrigue }.
}
spartacus-event-used_power = { $seat-is ->
    [you] you use { spartacus-power }.
   *[other] { $seat } uses { spartacus-power }.
}
spartacus-event-guards_spent = { $seat-is ->
    [you] your Guards exhausted { $weary }, discarded { $gone }.
   *[other] { $seat }: Guards exhausted { $weary }, discarded { $gone }.
}
spartacus-event-peeked = { $seat-is ->
    [you] the top Intrigue card is { spartacus-intrigue }.
   *[other] { $seat } looks at the top Intrigue card.
}
spartacus-event-put_back = { $place ->
    [top] it goes back on top.
   *[bottom] it goes to the bottom.
}
spartacus-event-put_up = { $seat-is ->
    [you] you seek support for a Scheme.
   *[other] { $seat } seeks support for a Scheme.
}
spartacus-event-took_back = { $seat-is ->
    [you] you take the card back.
   *[other] { $seat } takes the card back, unseen.
}
spartacus-event-pleaded = { $seat-is ->
    [you] you ask { spartacus-to } for support: { $choice ->
        [nothing] a Scheme unnamed
       *[other] it is said to be { spartacus-intrigue }
    }; { $fee } now, { $promise } promised.
   *[other] { $seat } asks { spartacus-to } for support: { $choice ->
        [nothing] a Scheme unnamed
       *[other] it is said to be { spartacus-intrigue }
    }; { $fee } now, { $promise } promised.
}
spartacus-event-refused = { $seat-is ->
    [you] you refuse { spartacus-to } your support.
   *[other] { $seat } refuses { spartacus-to } support.
}
spartacus-event-supported = { $seat-is ->
    [you] you support { spartacus-to }.
   *[other] { $seat } supports { spartacus-to }.
}
spartacus-event-boosted = { $seat-is ->
    [you] you add Influence for the Scheme: { $points } more{ $orator ->
        [0] {""}
       *[other] , with the Orator
    }.
   *[other] { $seat } adds Influence for the Scheme: { $points } more{ $orator ->
        [0] {""}
       *[other] , with the Orator
    }.
}
spartacus-event-showed = { $seat-is ->
    [you] you show { spartacus-intrigue }.
   *[other] { $seat } shows { spartacus-intrigue }.
}
spartacus-event-launched = { $seat-is ->
    [you] you launch { spartacus-intrigue }{ $target-is ->
        [you] {""}
       *[other] {" at "}{ $target }
    }{ $named ->
        [gladiator] {", "}a Gladiator
        [slave] {", "}a Slave
       *[nothing] {""}
    }.
   *[other] { $seat } launches { spartacus-intrigue } at { spartacus-target }{ $named ->
        [gladiator] {", "}a Gladiator
        [slave] {", "}a Slave
       *[nothing] {""}
    }.
}
spartacus-event-guarded = { $seat-is ->
    [you] your Guard rolls { $die }: { $success ->
        [0] he fails
       *[other] the Scheme is cancelled
    }.
   *[other] { $seat }’s Guard rolls { $die }: { $success ->
        [0] he fails
       *[other] the Scheme is cancelled
    }.
}
spartacus-event-redirected = { $seat-is ->
    [you] you turn the Scheme on { spartacus-target }.
   *[other] { $seat } turns the Scheme on { spartacus-target }.
}
spartacus-event-cancelled = { spartacus-intrigue } is cancelled.
spartacus-event-succeeded = { spartacus-intrigue } succeeds.
spartacus-event-marked = { $seat-is ->
    [you] declining will cost you { $loss } Influence.
   *[other] declining will cost { $seat } { $loss } Influence.
}
spartacus-event-injured = { spartacus-resource } is injured.
spartacus-event-lost = { $seat-is ->
    [you] you lose { spartacus-resource }.
   *[other] { $seat } loses { spartacus-resource }.
}
spartacus-event-veterans = { $seat-is ->
    [you] you lay Guards from the discard: { $count }.
   *[other] { $seat } lays Guards from the discard: { $count }.
}
spartacus-event-foresaw = { $seat-is ->
    [you] the top Market cards: { $resource }.
   *[other] { $seat } looks at the top Market cards: { $count }.
}
spartacus-event-lots_laid = { $count ->
    [0] there is no card to auction.
   *[other] cards to be auctioned: { $count }.
}
spartacus-event-lot = to be auctioned: { spartacus-resource }.
spartacus-event-bid = { $seat-is ->
    [you] your fist: { $count }, in all { $total }.
   *[other] { $seat }’s fist: { $count }, in all { $total }.
}
spartacus-event-tied = tied: { $seat }. They bid again.
spartacus-event-won_lot = { $seat-is ->
    [you] you win { spartacus-resource } for { $count }.
   *[other] { $seat } wins { spartacus-resource } for { $count }.
}
spartacus-event-won_host = { $seat-is ->
    [you] you are Host, for { $count }.
   *[other] { $seat } is Host, for { $count }.
}
spartacus-event-auction_failed = the auction fails: { spartacus-resource } is discarded.
spartacus-event-treasury = { $seat-is ->
    [you] your Treasury: { spartacus-coins }.
   *[other] Treasury of { $seat }: { spartacus-coins }.
}
spartacus-event-sold = { $seat-is ->
    [you] you sell { spartacus-resource } to the Bank for { spartacus-coins }.
   *[other] { $seat } sells { spartacus-resource } to the Bank for { spartacus-coins }.
}
spartacus-event-sold_guard = { $seat-is ->
    [you] you sell a Guard to the Bank for { spartacus-coins }.
   *[other] { $seat } sells a Guard to the Bank for { spartacus-coins }.
}
spartacus-event-closed = { $seat-is ->
    [you] you close and hide your denarii.
   *[other] { $seat } closes and hides the denarii.
}
spartacus-deed = { $doing ->
    [none] nothing
    [invite] an invitation for { $guest_seat }
    [shun] no invitation
    [thumb-up] thumb up
    [thumb-down] thumb down
   *[spurn] no support
}
spartacus-event-held_aside = { $seat-is ->
    [you] you hold { spartacus-coins } aside for { spartacus-to }: { spartacus-deed }.
   *[other] { $seat } holds { spartacus-coins } aside for { spartacus-to }: { spartacus-deed }.
}
spartacus-event-deed_paid = { $seat-is ->
    [you] you pay { spartacus-to } { spartacus-coins }: { spartacus-deed }.
   *[other] { $seat } pays { spartacus-to } { spartacus-coins }: { spartacus-deed }.
}
spartacus-event-deed_void = { $seat-is ->
    [you] you take back { spartacus-coins }: { spartacus-deed } did not come.
   *[other] { $seat } takes back { spartacus-coins }: { spartacus-deed } did not come.
}
spartacus-event-dropped = { $seat-is ->
    [you] you make no offer after all.
   *[other] { $seat } makes no offer after all.
}
spartacus-event-offered = { $seat-is ->
    [you] you make { spartacus-to } an offer.
   *[other] { $seat } makes { spartacus-to } an offer.
}
spartacus-event-offered_all = { $seat-is ->
    [you] you make all an offer.
   *[other] { $seat } makes all an offer.
}
spartacus-deal = { $deal ->
    [accept] yes
    [decline] no
   *[counter] a counter-offer
}
spartacus-event-replied = { $seat-is ->
    [you] you say: { spartacus-deal }.
   *[other] { $seat } says: { spartacus-deal }.
}
spartacus-event-offer_expired = what was offered is no longer there: the offer has expired.
spartacus-event-offered_card = into the offer: { spartacus-resource }.
spartacus-event-wanted_card = wanted in return: { spartacus-resource }.
spartacus-event-offered_guard = into the offer: a Guard.
spartacus-event-wanted_guard = wanted in return: a Guard.
spartacus-event-offered_coins = into the offer: { spartacus-coins }.
spartacus-event-wanted_coins = wanted in return: { spartacus-coins }.
spartacus-event-said = { $seat-is ->
    [you] you promise: { spartacus-promise }.
   *[other] { $seat } promises: { spartacus-promise }.
}
spartacus-event-accepted = { $seat-is ->
    [you] you accept the offer of { spartacus-to }.
   *[other] { $seat } accepts { $to-is ->
        [you] your offer
       *[other] the offer of { $to }
    }.
}
spartacus-event-declined = { $seat-is ->
    [you] you decline the offer of { spartacus-to }.
   *[other] { $seat } declines { $to-is ->
        [you] your offer
       *[other] the offer of { $to }
    }.
}
spartacus-event-countered = { $seat-is ->
    [you] you answer { spartacus-to } with a counter-offer.
   *[other] { $seat } answers { spartacus-to } with a counter-offer.
}
spartacus-event-traded = { $seat-is ->
    [you] { spartacus-resource } goes from you to { spartacus-to }.
   *[other] { spartacus-resource } goes from { $seat } to { spartacus-to }.
}
spartacus-event-guards_traded = { $seat-is ->
    [you] Guards from you to { spartacus-to }: { $gives }, back: { $takes }.
   *[other] Guards from { $seat } to { spartacus-to }: { $gives }, back: { $takes }.
}
spartacus-event-offer_withdrawn = { $seat-is ->
    [you] you withdraw the offer.
   *[other] { $seat } withdraws the offer.
}
spartacus-orders = { $orders ->
    [always] always
    [mine] in one’s own affairs
    [never] never
   *[level] in one’s own affairs, by Schemes from { $level } Influence
}
spartacus-event-ordered = { $seat-is ->
    [you] you will be asked for Reactions: { spartacus-orders }.
   *[other] { $seat } will be asked for Reactions: { spartacus-orders }.
}
spartacus-event-limited = { $seat-is ->
    [you] { $standing ->
        [0] you have no limit any more.
       *[other] in a tie you go up to { $limit }.
    }
   *[other] { $standing ->
        [0] { $seat } has no limit any more.
       *[other] { $seat } has a limit for a tie.
    }
}
spartacus-event-invited = { $seat-is ->
    [you] you are invited to the Games.
   *[other] { $seat } is invited to the Games.
}
spartacus-event-refused_games = { $seat-is ->
    [you] you decline the invitation.
   *[other] { $seat } declines the invitation.
}
spartacus-event-accepted_games = { $seat-is ->
    [you] you enter the arena on hex { $side }.
   *[other] { $seat } enters the arena on hex { $side }.
}
spartacus-event-sent = { $seat-is ->
    [you] { spartacus-resource } fights for you.
   *[other] { spartacus-resource } fights for { $seat }.
}
spartacus-event-armed = { $seat-is ->
    [you] your combatant carries { spartacus-resource }.
   *[other] the combatant of { $seat } carries { spartacus-resource }.
}
spartacus-event-no_games = there is no combat.
spartacus-event-tribute = { $seat-is ->
    [you] Tribute for you: { spartacus-coins }.
   *[other] Tribute for { $seat }: { spartacus-coins }.
}
spartacus-event-wagered = { $seat-is ->
    [you] you stake: Victory I { $one }, Victory II { $two }, Injury { $injury }, Decapitation { $decapitation }.
   *[other] { $seat } stakes: Victory I { $one }, Victory II { $two }, Injury { $injury }, Decapitation { $decapitation }.
}
spartacus-event-settled = { $seat-is ->
    [you] your wagers: { $staked } staked, { $won } back.
   *[other] wagers of { $seat }: { $staked } staked, { $won } back.
}
spartacus-event-combat_began = the combat begins.
spartacus-event-bout_began = round { $bout } of the combat
spartacus-event-stalled = the crowd has seen enough: combatant { $side } surrenders.
spartacus-event-netted = combatant { $side } throws the Net.
spartacus-event-initiative = Initiative { $side }: { $die }, in all { $total }.
spartacus-event-took_initiative = combatant { $side } has the Initiative.
spartacus-event-goes_first = combatant { $side } acts first.
spartacus-event-moved = combatant { $side } goes from { $start } to { $hex }.
spartacus-event-attacked = { $assault ->
    [quick] combatant { $side } throws the Javelin.
   *[normal] combatant { $side } attacks.
}
spartacus-event-sanded = combatant { $side } throws sand: one attack die fewer.
spartacus-event-rolled = dice of { $side }: { $die }.
spartacus-event-rerolled = { $side } re-rolls: { $die }.
spartacus-event-compared = the rows: { $count } damage.
spartacus-event-automatic = { $count } more damage.
spartacus-means = { $means ->
    [giant] Giant
    [wall] Shield Wall
    [manica] Manica
    [giant-manica] Giant and Manica
    [wall-manica] Shield Wall and Manica
   *[none] nothing
}
spartacus-event-ignored = combatant { $side } ignores damage: { spartacus-means }.
spartacus-event-resisted = Stubborn: { $die }.
spartacus-event-lost_die = combatant { $side } loses a die: { spartacus-pool } { $left }.
spartacus-event-won = { $seat-is ->
    [you] you have won the match.
   *[other] { $seat } has won the match.
}
spartacus-event-tournament = tournament: { $seat }.
spartacus-event-duel = { $first } against { $second }.
spartacus-event-forfeited = { $seat-is ->
    [you] you go on without a fight.
   *[other] { $seat } goes on without a fight.
}
spartacus-event-chose_trade = { $seat }: { $trade ->
    [sell] sells { spartacus-resource }
    [sell-guard] sells a Guard
    [lay] lays a Guard
    [wait] waits
    [close] closes
    [offer-all] makes all an offer
   *[offer] makes { $guest_seat } an offer
}.
spartacus-event-called = { $seat-is ->
    [you] you call for offers.
   *[other] { $seat } calls for offers.
}
spartacus-event-bribed = { $seat-is ->
    [you] you would pay for: { spartacus-deed }.
   *[other] { $seat } would pay for: { spartacus-deed }.
}
spartacus-event-defeated = { $grade ->
    [surrender] combatant { $side } surrenders.
    [injury] combatant { $side } falls, injured.
   *[decapitation] combatant { $side } is beheaded.
}
spartacus-event-favored = { spartacus-resource } has the favor of the crowd.
spartacus-event-crowned = { spartacus-resource } is a Champion!
spartacus-event-thumb = { $thumb ->
    [up] thumb up: { spartacus-resource } lives.
   *[down] thumb down for { spartacus-resource }!
}
spartacus-event-spared = { spartacus-resource } is spared.
spartacus-event-turned_to = { $seat-is ->
    [you] you turn to { spartacus-to } with an offer.
   *[other] { $seat } turns to { spartacus-to } with an offer.
}
spartacus-event-turned_to_all = { $seat-is ->
    [you] you turn to all with an offer.
   *[other] { $seat } turns to all with an offer.
}
spartacus-event-waited = { $seat-is ->
    [you] you wait.
   *[other] { $seat } waits.
}

## The rule behind a choice

spartacus-rule-house = The highest roll chooses first and takes the Host marker (1.2); the others follow clockwise (1.3). Each House has its own Resources and two powers (15.3).
spartacus-rule-recover = Each injured card rolls a die: 4 to 6 heals, 2 or 3 stays injured, 1 dies (4.3).
spartacus-rule-react = A Guard cancels a Scheme that targets you on 4 to 6 (5.8). A Reaction needs your own Influence (5.9). All who may answer are asked, target first, then clockwise (6.3).
spartacus-rule-release = 1 denarius for each ready Slave, 1 to pay for each ready Gladiator (4.4). Whoever is not paid for is discarded (4.4.1).
spartacus-rule-intrigue = In any order: cash cards in (5.4), powers and abilities (5.5), Schemes for which your Influence suffices (5.6), support for others (5.7), Guards (5.8.3). At the end you keep as many cards as your Influence allows (5.12).
spartacus-rule-exhaust = Only ready cards can be exhausted (3.2) or discarded (3.2.1).
spartacus-rule-gossip = Discard up to two cards, then draw as many and one more (15.3).
spartacus-rule-discard = At the end of your turn you discard down to the hand limit of your Influence (5.12, 15.2). With the Cellarer you discard a card and draw one for it (15.5).
spartacus-rule-peek = The Scribe looks at the top Intrigue card and puts it back on top or at the bottom (15.5).
spartacus-rule-victim = The ability says whom it may touch; it must be able to do something (5.5).
spartacus-rule-boost = House Solonius pays 2 denarii a point, up to 3 (15.3); the Orator adds 2 (15.5). The Old Name of House Calavius adds 1 for each supporter, once a turn (15.3). What is paid is lost even if the Scheme is cancelled. Or you take the card back unseen, for nothing (5.7.6).
spartacus-rule-target = The target is declared at the launch (5.6.1); the Scheme must be able to do something to it (5.6.2).
spartacus-rule-plead = Each who agrees adds his whole Influence for this one Scheme (5.7). Each is asked twice at most (5.7.2). If it does not suffice, the card goes back unseen (5.7.6).
spartacus-rule-claim = You need not tell the truth about the card or its target (5.7.1).
spartacus-rule-fee = What is offered for a yes is paid with the yes (5.7.2); it stays paid whatever comes (5.7.6).
spartacus-rule-promise = Promises about the future bind nobody (3.8).
spartacus-rule-support = A yes is final, also if the card or its target proves to be another (5.7.3). It moves no Influence (5.7.5). You may still answer the Scheme (5.7.4).
spartacus-rule-redirect = Turn the Blade: any other Dominus on whom the Scheme can have effect, the schemer too, never yourself (15.8).
spartacus-rule-pick = Particular cards are chosen when the Scheme takes effect (5.6.1), only among ready ones (3.2.1).
spartacus-rule-extort = Extortion: pay 4 denarii or lose 1 Influence (15.9).
spartacus-rule-pluck = Spy in the Household: you see the hand and discard one card of it (15.9).
spartacus-rule-order = Insider at the Market: the top four Market cards go back in the order you like (15.9).
spartacus-rule-market = Trade Resources and denarii at any price (7.2), only ready cards (7.3); sell to the Bank for the bank value (7.4). Closing hides your denarii and is for good (7.6).
spartacus-rule-terms = An offer names what you give and what you want; accepted, it is carried out at once and whole (7.7). Promises are words only (13.1).
spartacus-rule-coins = You cannot offer more denarii than are in the Treasury (3.3.2, 3.3.3).
spartacus-rule-deal = Accept, decline, or make one counter-offer (7.7). What is swapped on the spot binds (3.8). An offer to all goes to the first who accepts, from its maker’s left (7.7.1).
spartacus-rule-bid = All open their fists together; the highest pays and takes the card (8.2). The tied add to what lies on the table (8.3). If all bid 0, the auction fails (8.4).
spartacus-rule-hosting = The Host hosts these Games and begins the next Intrigue phase (8.8). Where the auction would fail, dice decide (8.9).
spartacus-rule-call = Once before each invitation and before the thumb you may call for offers; you are bound to nothing (13.4).
spartacus-rule-bribe = Denarii are held aside, paid when the deed is done, and come back if it is not (13.1).
spartacus-rule-purse = What is held aside is not in the Treasury (3.3.3).
spartacus-rule-gift = Denarii may be given at any time, ten times a phase, and cannot be refused (13.2).
spartacus-rule-limit = Who has a limit adds 1 denarius to each tie until that total is reached, and is not asked again for this card (8.7.1). All see that there is a limit, nobody sees which.
spartacus-rule-orders = Where your orders cover a window you pass without being asked; all see your orders (6.7.1). They can be changed at any time.
spartacus-rule-invite = Two places, one invitation at a time (9.2); each Dominus once (9.2.1). You may invite yourself if you can fight (9.3.2), and must when all others were asked (9.3.1).
spartacus-rule-accept = Who will not or cannot accept loses 1 Influence (9.3).
spartacus-rule-fighter = A ready Gladiator or Slave, with up to one weapon, one armour and one special; all is open and final (9.2.2).
spartacus-rule-weapon = One of each type at most (11.1). What does not say exhaust works every time (11.2).
spartacus-rule-armour = One of each type at most (11.1). What does not say exhaust works every time (11.2).
spartacus-rule-special = One of each type at most (11.1). What does not say exhaust works every time (11.2).
spartacus-rule-second = The Armourer lets your combatant carry a second special (15.5).
spartacus-rule-taint = The Poisoner takes a die from the other combatant, from the pool its owner chooses (15.5, 9.4.1).
spartacus-rule-lose = A die for each damage, from a pool of your choice (10.6). The Rule of One: no pool below 1 while another has more (10.8). With two dice left he surrenders, with one he is injured, with none beheaded (10.8.1).
spartacus-rule-wager = 1 to 3 denarii in a corner, three stacks at most (9.5), with the Bookmaker up to 4 (15.5); not against your own combatant (9.5.1). Victory pays 1 to 1, Injury and Decapitation 2 to 1 (9.5.3).
spartacus-rule-net = A Net wins Initiative without a roll; two Nets cancel each other (10.3.1).
spartacus-rule-first = The higher sum of SPD dice chooses who acts first in this round (10.3).
spartacus-rule-combat = Move up to your SPD dice and attack once, in either order (10.4, 10.4.1). You attack an adjacent opponent, or as far as a Range says (10.4.2).
spartacus-rule-sand = A Handful of Sand takes a die from the attack before it is rolled (15.6, 10.5).
spartacus-rule-reroll = Your own dice only, each once, chosen in secret on the first roll; the new result counts (10.5.4).
spartacus-rule-division = Each die counts in one set only; all your effects look at the same division (10.7).
spartacus-rule-sica = Extra damage comes after the rows are compared and before ignoring (10.6.1).
spartacus-rule-ignore = Each means ignores 1 point; several may be used (10.6.3).
spartacus-rule-thumb = Up: he goes home. Down: he dies (9.10), and you lose 1 Influence for each of his Favors (9.10.1). A Champion is always spared (9.10.2).
spartacus-rule-interject = At any time: give denarii (13.2), lay Guards (13.3), hold denarii aside for a deed (13.1), set a limit of your bid (8.7.1), give standing orders (6.7.1).

## Why something cannot be chosen

spartacus-refusal-not-now = That cannot be done at this moment (6.2, 13.1).
spartacus-refusal-house-taken = Another Dominus leads that House (1.3).
spartacus-refusal-not-injured = That card is not injured, or was tested already (4.3).
spartacus-refusal-not-ready = That card is not there, or not ready (3.2.1).
spartacus-refusal-not-in-hand = That card is not in the hand (5.9).
spartacus-refusal-no-effect = It could have no effect (5.5, 5.6.2).
spartacus-refusal-not-what-is-missing = Add exactly what is missing (15.3, 15.5).
spartacus-refusal-fee-is-gone = The denarii offered are no longer there (5.7.2).
spartacus-refusal-too-few-denarii = There are not so many denarii (3.3.2).
spartacus-refusal-cannot-pay = That cannot be paid in full (3.3.2).
spartacus-refusal-not-seen = That card is not among those you see (15.9).
spartacus-refusal-cannot-be-kept = The offer cannot be carried out any more (7.7).
spartacus-refusal-no-such-deed = That deed cannot be paid for now (13.1).
spartacus-refusal-invited-already = Each Dominus is invited once; the Host invites himself only if he can fight or must (9.2.1, 9.3.1).
spartacus-refusal-nobody-to-send = There is no ready Gladiator or Slave to send (9.3).
spartacus-refusal-host-must-fight = By this option a Host who can fight may not decline (9.3.1).
spartacus-refusal-rule-of-one = No pool goes below 1 while another has more (10.8).
spartacus-refusal-stake-not-allowed = At most three stacks of 3, of 4 with the Bookmaker, not against your own combatant, and no more than you have (9.5, 9.5.1, 15.5).
spartacus-refusal-too-many-dice = You may not re-roll so many dice (10.5.4).
spartacus-refusal-cannot-ignore = That does not ignore this damage (10.6.3).
spartacus-refusal-hex-too-far = That hex is more steps away than your combatant has left (10.4.1).
spartacus-refusal-hex-taken = A combatant stands on that hex (10.4.1).
spartacus-refusal-hex-own = Your combatant stands on that hex already (10.4.1).
spartacus-refusal-moved-already = Your combatant has moved in this turn already (10.4).
spartacus-refusal-attacked-already = Your combatant has attacked in this turn already (10.4).
spartacus-refusal-enemy-out-of-range = The other is out of range: you attack an adjacent hex, or as far as a Range says (10.4.2).
spartacus-refusal-too-little-influence = There is not enough Influence for that (5.6, 5.9).
spartacus-refusal-needs-no-support = Your own Influence is enough for it (5.7).
spartacus-refusal-put-up-before = That card was put up for support in this turn already (5.7.6).
spartacus-refusal-another-house = That is a power of another House (15.3).
spartacus-refusal-used-already = Each power once a turn (5.5).
spartacus-refusal-no-guard = There is no Guard (5.8.3).
spartacus-refusal-too-many-schemes = At most twenty Schemes in a turn, those taken back instead of a boost included (5.6.3).
spartacus-refusal-too-many-offers = Three offers in an Intrigue turn (13.5).
spartacus-refusal-nothing-to-offer = Neither of you has anything to offer now (13.5).
spartacus-refusal-asked-already = Each is asked twice at most, and a yes is final (5.7.2, 5.7.3).
spartacus-refusal-not-open = That Dominus has closed (7.6).
spartacus-refusal-only-in-market = Resources change hands only in the Open Market (3.1.1).
spartacus-refusal-not-owned = An offer names what its maker has and what its partner has; one to all no cards of others (7.2, 7.7.1).
spartacus-refusal-nothing-to-send = Something must change hands, and not what was just declined (13.5).
spartacus-refusal-said-already = One promise in an offer (7.7).
spartacus-refusal-promise-too-high = At most 20 denarii can be promised (5.7.2).
spartacus-refusal-in-offer = That card is in the offer already (7.7).
spartacus-refusal-denarii-named = An offer names denarii once, to pay or to ask for (7.7).

## Options of play

spartacus-play-game_type = With how much Influence everybody begins.
spartacus-play-game_type-quick = quick: starts with Influence 7
spartacus-play-game_type-standard = standard: starts with Influence 4
spartacus-play-game_type-advanced = advanced: starts with Influence 1
spartacus-play-house_choice = How Houses are chosen.
spartacus-play-house_choice-roll = the highest roll chooses first
spartacus-play-house_choice-random = dealt at random
spartacus-play-fifth_house = Whether a fifth Dominus plays, with House Calavius.
spartacus-play-fifth_house-true = five Domini
spartacus-play-fifth_house-false = three or four Domini
spartacus-play-wager_order = How wagers are made.
spartacus-play-wager_order-simultaneous = all at once, in secret
spartacus-play-wager_order-from_host = one after the other from the Host
spartacus-play-host_rolloff_pays = Whether a Host by roll-off pays what he had laid down.
spartacus-play-host_rolloff_pays-true = he pays it
spartacus-play-host_rolloff_pays-false = all bids come back
spartacus-play-influence_floor = The lowest Influence one can fall to.
spartacus-play-champion_favor = Whether a Champion gets further Favors.
spartacus-play-champion_favor-none = none
spartacus-play-champion_favor-accumulate = up to two beside the marker
spartacus-play-riposte_order = When automatic damage to the attacker is taken.
spartacus-play-riposte_order-defender_first = after the defender’s
spartacus-play-riposte_order-together = together with the defender’s
spartacus-play-market_mode = How the Open Market goes.
spartacus-play-market_mode-turns = in turns
spartacus-play-market_mode-free = all at once
spartacus-play-host_may_decline = Whether a Host who must invite himself may decline.
spartacus-play-host_may_decline-true = he may
spartacus-play-host_may_decline-false = not when he can fight
spartacus-play-recovery_test = Whether every injured card is tested.
spartacus-play-recovery_test-compulsory = every one
spartacus-play-recovery_test-optional = those its owner names
spartacus-play-stall_rounds = After how many rounds without damage a combat is stopped.
spartacus-play-round_cap = After how many rounds the match ends.

## Panels of the terminal

spartacus-column-player = Player
spartacus-column-house = House
spartacus-column-influence = Influence
spartacus-column-denarii = Denarii
spartacus-column-guards = Guards
spartacus-column-hand = Hand
spartacus-round = { spartacus-phase }, round { $round } of { $last }
spartacus-host = (Host)
spartacus-mark-exhausted = exhausted
spartacus-mark-injured = injured
spartacus-mark-champion = Champion
spartacus-mark-favors = Favor { $count }
spartacus-own-hand = Your hand:
spartacus-discard = { $deck ->
    [intrigue] Intrigue discard
   *[market] Market discard
}
spartacus-legend-discard = { $name } ({ $count }): { $cards }

## Titles of balance

spartacus-balance-house = House
spartacus-balance-power = Power
spartacus-balance-intrigue = Intrigue card
spartacus-balance-resource = Combatant

## Odds at the table

spartacus-odds-damage-0 = no damage
spartacus-odds-damage-0-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-1 = 1 damage
spartacus-odds-damage-1-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-2 = 2 damage
spartacus-odds-damage-2-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-3 = 3 damage
spartacus-odds-damage-3-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-4 = 4 damage
spartacus-odds-damage-4-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-damage-5 = 5 or more
spartacus-odds-damage-5-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-cancel = cancelled
spartacus-odds-cancel-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-heals = healed
spartacus-odds-heals-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-dies = dead
spartacus-odds-dies-value = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
spartacus-odds-about-combat = without re-rolls, sand and what is ignored
spartacus-odds-about-reroll = the other’s dice as they lie

## What a choice comes to

# $word is the result, the others are its numbers. spartacus-foretold-figure is the number that counts, alone.
spartacus-foretold = { $word ->
    [hits] { $defeat ->
        [0] a hit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
       *[other] a hit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, defeat { $defeat }%
    }
    [guards] the Scheme is cancelled
    [heals] healed; dead { $dies }%
    [pays] { $due } owed, { $income } earned: { $left } left
    [has] then you have { $left }
    [keeps] it costs you nothing
    [bids] { $laid ->
        [0] { $left } left if you win
       *[other] { $total } in all, { $left } left if you win
    }
    [stakes] { $staked } staked, { $left } left; at best { $back } come back
    [earns] denarii for you: { $coins }
    [refuses] denarii for you if it stays a no: { $coins }
    [enters] you accept by it{ spartacus-foretold-aside }
    [invites] { $able ->
        [0] has nobody to send: loses { $loss } Influence
       *[other] to decline costs { $loss } Influence
    }{ spartacus-foretold-aside }
   *[frees] discarded: 1 denarius less to pay
}
spartacus-foretold-aside = { $coins ->
    [0] {""}
   *[other] , denarii for you: { $coins }
}{ $back ->
    [0] {""}
   *[other] , denarii that go back: { $back }
}
spartacus-foretold-figure = { $word ->
    [hits] { NUMBER($damage, maximumFractionDigits: 1) }
    [guards] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
    [heals] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
   *[other] {""}
}
# What the figure counts, in a word.
spartacus-foretold-unit = { $word ->
    [hits] damage
   *[other] {""}
}

## Odds of the command line

spartacus-table-method = Weighed are dice (4), dice with re-rolls (4+2), or a combatant with what he carries (Crixus:Gladius), in each of the two fields.
spartacus-table-damage = Damage of an attack by the rows alone, attack dice : defence dice
spartacus-table-re-rolls = Damage of an attack, attack dice : defence dice; +1 is the re-roll of a Gladius or a Helmet, +2 that with Crixus’ or Oenomaus’ own, as many as there are dice that of Fortuna’s Amulet, used as best it can be
spartacus-table-of-pools = Dice
spartacus-table-of-re-rolls = Dice
spartacus-table-of-damage-0 = 0
spartacus-table-of-damage-1 = 1
spartacus-table-of-damage-2 = 2
spartacus-table-of-damage-3 = 3
spartacus-table-of-damage-4 = 4
spartacus-table-of-damage-5 = 5
spartacus-table-of-damage-6 = 6
spartacus-table-of-damage-7 = 7
spartacus-table-of-damage-8 = 8
spartacus-table-of-damage-9 = 9
spartacus-table-of-damage-10 = 10
spartacus-table-of-damage-11 = 11
spartacus-table-of-damage-12 = 12
spartacus-table-attack = Damage of an attack: { $attacker } against { $defender }
spartacus-table-of-means = Attack
spartacus-table-label-means = { $means ->
    [always] Each time
    [once] Once, with everything
    [quick] Quick attack
   *[quick-once] Quick, with everything
}
spartacus-table-note-attack = Once: with all that is exhausted. Each re-roll is used as best it can be against the other’s first row. Riposte and Stubborn are not in it.

## In the browser

browser-spartacus-about = Houses, schemes, closed fists, and the thumb.
browser-spartacus-play-game_type = Length
browser-spartacus-play-house_choice = Houses
browser-spartacus-play-fifth_house = Fifth House
browser-spartacus-play-wager_order = Wagers
browser-spartacus-play-host_rolloff_pays = Roll-off for Host pays
browser-spartacus-play-influence_floor = Lowest Influence
browser-spartacus-play-champion_favor = Favors of Champions
browser-spartacus-play-riposte_order = Damage to the attacker
browser-spartacus-play-market_mode = Open Market
browser-spartacus-play-host_may_decline = Host may decline
browser-spartacus-play-recovery_test = Recovery Tests
browser-spartacus-play-stall_rounds = Rounds without damage
browser-spartacus-play-round_cap = Rounds
browser-spartacus-group-length = Length
browser-spartacus-group-length-note = where Influence begins, and when the match ends
browser-spartacus-group-houses = Houses
browser-spartacus-group-houses-note = how they are chosen
browser-spartacus-group-market = Market
browser-spartacus-group-market-note = how trading goes, and who pays as Host
browser-spartacus-group-arena = Arena
browser-spartacus-group-arena-note = invitations, wagers, combat
browser-spartacus-group-rules = Variants
browser-spartacus-group-rules-note = other readings of the rules
browser-spartacus-how = You lead a House of Capua. Scheme with what Influence you have or can borrow, trade and bid with closed fists, host the Games and send your fighters into them. Whoever alone has Influence 12 at the end of a phase has won. Denarii may change hands at any time, and promises may be broken.

browser-spartacus-rule-of-house = Choose a House
browser-spartacus-rule-of-recover = Recovery
browser-spartacus-rule-of-react = Reactions and Guards
browser-spartacus-rule-of-release = Pay or release
browser-spartacus-rule-of-intrigue = The Intrigue phase
browser-spartacus-rule-of-exhaust = Exhaust cards
browser-spartacus-rule-of-gossip = Household Gossip
browser-spartacus-rule-of-discard = Hand limit
browser-spartacus-rule-of-peek = Look at the deck
browser-spartacus-rule-of-victim = Whom it concerns
browser-spartacus-rule-of-boost = Buy Influence
browser-spartacus-rule-of-target = Target of a Scheme
browser-spartacus-rule-of-plead = Ask for support
browser-spartacus-rule-of-claim = Say what is planned
browser-spartacus-rule-of-fee = Pay for support
browser-spartacus-rule-of-promise = Promise for support
browser-spartacus-rule-of-support = Give support
browser-spartacus-rule-of-redirect = Turn a Scheme
browser-spartacus-rule-of-pick = Choose a card
browser-spartacus-rule-of-extort = Extortion
browser-spartacus-rule-of-pluck = Take a card from a hand
browser-spartacus-rule-of-order = Order the deck
browser-spartacus-rule-of-market = The Open Market
browser-spartacus-rule-of-terms = Terms of an offer
browser-spartacus-rule-of-coins = Denarii in an offer
browser-spartacus-rule-of-deal = Answer an offer
browser-spartacus-rule-of-bid = Bid in secret
browser-spartacus-rule-of-hosting = Bid to be Host
browser-spartacus-rule-of-call = Call for offers
browser-spartacus-rule-of-bribe = Pay on deed
browser-spartacus-rule-of-purse = Coins held aside
browser-spartacus-rule-of-gift = Gifts
browser-spartacus-rule-of-limit = Limit of a bid
browser-spartacus-rule-of-orders = Standing orders
browser-spartacus-rule-of-invite = Invite to the Games
browser-spartacus-rule-of-accept = Accept an invitation
browser-spartacus-rule-of-fighter = Choose a fighter
browser-spartacus-rule-of-weapon = Weapon
browser-spartacus-rule-of-armour = Armour
browser-spartacus-rule-of-special = Special Equipment
browser-spartacus-rule-of-second = A second piece
browser-spartacus-rule-of-taint = Tainted Blade
browser-spartacus-rule-of-lose = Lose a die
browser-spartacus-rule-of-wager = Wagers
browser-spartacus-rule-of-net = The Net
browser-spartacus-rule-of-first = Who acts first
browser-spartacus-rule-of-combat = Move and attack
browser-spartacus-rule-of-sand = Handful of Sand
browser-spartacus-rule-of-reroll = Re-rolls
browser-spartacus-rule-of-division = Doubles or triples
browser-spartacus-rule-of-sica = The Sica
browser-spartacus-rule-of-ignore = Ignore damage
browser-spartacus-rule-of-thumb = Thumb up or down
browser-spartacus-rule-of-interject = At any time

## On the board of the browser

browser-spartacus-tab-beside = Houses
browser-spartacus-phase = { $phase ->
    [upkeep] Upkeep
    [intrigue] Intrigue
    [market] Open Market
    [auction] Auction
    [host] Host
    [arena] Arena
    [invitations] Invitations
    [wagers] Wagers
    [combat] Combat
   *[thumb] Thumb
}
browser-spartacus-where = Round { $round } of at most { $last }
browser-spartacus-phase-line = { $phase ->
    [upkeep] Upkeep: cards are readied, injuries tested, the Balance is made.
    [market] The Open Market: trade, sell to the Bank, close.
   *[intrigue] Intrigue: everybody draws three cards.
}
browser-spartacus-schemes-now = { $is ->
    [you] have the Intrigue turn
   *[other] has the Intrigue turn
}
browser-spartacus-affair = What goes on
browser-spartacus-deck = { $deck ->
    [intrigue] Intrigue
    [market] Market
   *[discard] Discard
}
browser-spartacus-unseen = a card face down
browser-spartacus-seeks = seeks support for a Scheme nobody sees.
browser-spartacus-asks = { $answer ->
    [yes] { $name }: yes.
    [no] { $name }: no.
   *[asked] { $name } is asked.
}
browser-spartacus-binds = binding
browser-spartacus-only-said = only said
browser-spartacus-claims-nothing = says nothing of it
browser-spartacus-influence = Influence
browser-spartacus-denarii = Denarii
browser-spartacus-influence-now = Influence { $influence }: you keep { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} at the end of your turn.
browser-spartacus-bank = The Bank pays { $bank }.
browser-spartacus-card-numbers = Required Influence { $required }, cashes in for { $cash }.
browser-spartacus-dice-label = attack { $attack }, defence { $defence }, speed { $speed }
browser-spartacus-pool-short = { $pool ->
    [attack] ATK
    [defence] DEF
   *[speed] SPD
}
browser-spartacus-health = { $count ->
    [one] 1 die of health
   *[other] { $count } dice of health
}
browser-spartacus-dice-left = dice
browser-spartacus-plus = +{ $count }
browser-spartacus-minus = −{ $count }
browser-spartacus-needs = needs { $required }, you have { $influence }
browser-spartacus-needs-support = needs { $required }, you have { $influence }: ask others
browser-spartacus-way = { $way ->
    [scheme] needed
    [lock] with support
   *[cash] cash in
}
browser-spartacus-foot = { $family ->
    [guard] cash { $cash }
    [reaction] needs { $required } · cash { $cash }
   *[scheme] needs { $required } · cash { $cash }
}
browser-spartacus-fact = { $what ->
    [denarii] Denarii
    [hidden] Denarii, hidden
    [influence] Influence
    [guards] Guards
    [hand] Cards in hand
    [gladiators] Gladiators
    [slaves] Slaves
   *[ready] Ready
}
browser-spartacus-host-mark = Host
browser-spartacus-result = { $winner ->
    [you] { $count ->
        [one] You win with Influence { $influence }.
       *[other] { $names } share the victory with Influence { $influence }.
    }
   *[other] { $count ->
        [one] { $names } wins with Influence { $influence }.
       *[other] { $names } share the victory with Influence { $influence }.
    }
}
browser-spartacus-no-cards = no cards
browser-spartacus-houses = The Houses of Capua
browser-spartacus-house-column = House
browser-spartacus-what-column = What it has
browser-spartacus-choose-column = Choose
browser-spartacus-house-line = Influence { $influence }, denarii { $denarii }, Guards { $guards }, hand { $hand }.
browser-spartacus-arena = The arena, { $count } hexes
browser-spartacus-free-hex = free
browser-spartacus-fighter-of = { $side }, { $name } of { $owner }
browser-spartacus-corner = { $corner ->
    [one] Victory I
    [two] Victory II
    [injury] Injury
   *[decapitation] Decapitation
}
browser-spartacus-pays = { $corner ->
    [one] 1 to 1
    [two] 1 to 1
   *[injury] 2 to 1
}
browser-spartacus-no-wagers = no wagers
browser-spartacus-barred = not against your own combatant
browser-spartacus-nothing-to-stake = you have no denarii
browser-spartacus-stake = Stake { $count }, hidden until all have
browser-spartacus-no-stake = Stake nothing
browser-spartacus-stake-too-much = more than you may stake
browser-spartacus-reroll = { $count ->
    [0] Keep all dice
    [one] Re-roll 1 die
   *[other] Re-roll { $count } dice
}
browser-spartacus-too-many-dice = more dice than you may
browser-spartacus-your-dice = Your dice
browser-spartacus-against = Against { $pool }
browser-spartacus-no-combat = Nobody fights now. Here the dice of a combat are told, row against row.
browser-spartacus-bout = Round { $bout } of the combat
browser-spartacus-first = Combatant { $side } acts first.
browser-spartacus-rows = { $count ->
    [0] The rows do no damage.
   *[other] Damage of the rows.
}
browser-spartacus-besides = { $kind ->
    [sanded] Combatant { $side } throws sand: one die fewer.
    [automatic] { $value } more damage, automatic.
    [ignored] Combatant { $side } ignores damage: { spartacus-means }.
   *[resisted] Stubborn: { $value }.
}
browser-spartacus-defeat = { $grade ->
    [surrender] Combatant { $side } surrenders.
    [injury] Combatant { $side } falls, injured.
   *[decapitation] Combatant { $side } is beheaded.
}
browser-spartacus-kind = { $kind ->
    [gladiator] Gladiator
    [slave] Slave
    [weapon] Weapon
    [armour] Armour
   *[special] Special
}
browser-spartacus-lots-left = { $lots ->
    [0] the last card
    [one] 1 more after it
   *[other] { $lots } more after it
}
browser-spartacus-then = { $lots ->
    [0] Then the title of Host.
    [one] Then one card face down, and the title of Host.
   *[other] Then { $lots } cards face down, and the title of Host.
}
browser-spartacus-bid-for = Bid for { $lot }:
browser-spartacus-title-of-host = The title of Host
browser-spartacus-host-help = The Host gains 1 Influence, invites the combatants, turns the thumb, and begins the next Intrigue phase.
browser-spartacus-fist = { $state ->
    [open] opened
    [out] not in it
    [yours] open: your bid
   *[closed] closed
}
browser-spartacus-laid = { $count } lie on the table
browser-spartacus-limit = In a tie go up to
browser-spartacus-limit-is = In a tie you go up to { $count }
browser-spartacus-limit-set = Set
browser-spartacus-limit-lift = No limit
browser-spartacus-has-limit = has a limit
browser-spartacus-orders-when = When to ask me for Guards and Reactions
browser-spartacus-orders-give = Order
browser-spartacus-orders = { $orders ->
    [always] Ask me: always
    [mine] Ask me: in my own affairs
    [never] Ask me: never
   *[level] Ask me: Schemes at me from { $level }
}
browser-spartacus-sum = { $ask ->
    [bid] Close the fist on { $count }
    [hosting] Close the fist on { $count }
    [gift] Give { $count }
    [purse] Hold { $count } aside
    [fee] Pay { $count } on a yes
    [promise] Promise { $count }
    [limit] Up to { $count }
   *[coins] { $count ->
        [one] { $count } denarius
       *[other] { $count } denarii
    }
}
browser-spartacus-sum-none = { $ask ->
    [bid] Bid nothing
    [hosting] Bid nothing
    [promise] Promise nothing
    [limit] No limit set
   *[other] Nothing
}
browser-spartacus-you-hold = You hold
browser-spartacus-your-house = Your House
browser-spartacus-your-hand = Your Intrigue cards: { $count }, limit { $limit }
browser-spartacus-no-hand = no Intrigue cards
browser-spartacus-ask-seat = ask { $name } for support
browser-spartacus-ask-now = Ask { $name }
browser-spartacus-on-a-yes = Paid on a yes
browser-spartacus-claim = You say it is
browser-spartacus-later = Promised for later
browser-spartacus-make-offer = Make an offer
browser-spartacus-see-offers = Offers and gifts
browser-spartacus-offer-note = { $cards ->
    [yes] denarii, cards, promises
   *[no] denarii for a promise
}
browser-spartacus-to-whom = To whom
browser-spartacus-everybody = everybody
browser-spartacus-you-give = You give
browser-spartacus-you-get = You get
browser-spartacus-you-promise = You promise
browser-spartacus-no-promise = nothing
browser-spartacus-send-offer = Make { $name } this offer
browser-spartacus-nothing-yet = nothing changes hands yet
browser-spartacus-take-out = { $name }: take out of the offer
browser-spartacus-touch-cards = touch cards on the board
browser-spartacus-no-offer = No offer after all
browser-spartacus-offer-of = An offer of { $name }
browser-spartacus-gives = { $is ->
    [you] You give
    [all] Whoever accepts gives
   *[other] { $name } gives
}
browser-spartacus-guards-count = { $count ->
    [one] 1 Guard
   *[other] { $count } Guards
}
browser-spartacus-nothing = nothing
browser-spartacus-outcome = { $outcome ->
    [accepted] accepted
    [declined] declined
    [countered] answered with another
    [expired] expired
   *[withdrawn] withdrawn
}
browser-spartacus-withdraw = Withdraw your offer
browser-spartacus-answer-above = The offer to you lies beside the question, with your answers to it.
browser-spartacus-write-above = Your offer is being written beside the question.
browser-spartacus-no-offers = No offers in this round yet.
browser-spartacus-held-aside = Denarii held aside
browser-spartacus-holds = { $is ->
    [you] you hold { $coins } aside for { $doer }: { $deed }
   *[other] { $name } holds { $coins } aside for { $doer }: { $deed }
}
browser-spartacus-any-time = Give denarii, or hold them aside for a deed
browser-spartacus-for-what = To whom or for what
browser-spartacus-gift-to = A gift for { $name }
browser-spartacus-gift = a gift
browser-spartacus-give-now = Give
browser-spartacus-hold-now = Hold aside
browser-spartacus-gift-note = A gift cannot be refused, and binds nobody to anything.
browser-spartacus-deed-note = Paid the moment the deed is done; comes back if it is not.
browser-spartacus-bargain-note = What is accepted is carried out at once and whole. Promises bind nobody.
browser-spartacus-sell = Sell to the Bank
browser-spartacus-sell-note = { $count ->
    [one] 1 card can be sold
   *[other] { $count } cards can be sold
}
browser-spartacus-why-release = Your Slaves earn 1 each, your Gladiators cost 1 each. Who is not paid for is gone.
browser-spartacus-why-bribe = What you hold aside is paid when the Host does it, and else comes back.
browser-spartacus-why-bid = Hidden until all fists open. Only the highest pays; equal bids go on with what is left.
browser-spartacus-why-hosting = The Host gains 1 Influence, chooses who fights, and turns the thumb.
browser-spartacus-why-intrigue = Any of these, one after the other, until you end your turn.
browser-spartacus-why-market = Only here cards change hands. Who closes hides the denarii and is done.
browser-spartacus-why-deal = What you accept is carried out at once; a promise binds nobody.
browser-spartacus-why-terms = What you give and get binds once it is accepted; what you promise does not.
browser-spartacus-why-plead = Each who agrees adds his whole Influence. What you say of the card need not be true.
browser-spartacus-why-support = A yes is final, whatever the card proves to be. Your marker does not move.
browser-spartacus-why-react = Whoever is entitled is asked, the target first; to pass tells nothing.
browser-spartacus-why-wager = All stakes are shown together. At most three stacks.
browser-spartacus-why-combat = Move and attack once each, in either order; lit hexes can be reached.
browser-spartacus-why-lose = Dice are health: 2 left is Surrender, 1 an Injury, none a Decapitation.
browser-spartacus-why-house = Each House begins with its own cards and denarii, and has two powers of its own.
browser-spartacus-why-thumb = You alone decide, bound by nothing but what you were paid for.
