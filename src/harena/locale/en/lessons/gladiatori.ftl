# Lessons of Gladiatori. X is what the coach says, X-do the task in one line; the others are said to an
# answer that is not right yet.

gladiatori-lesson-first-title = First Blood
gladiatori-lesson-first-walk =
    Welcome! You are the Secutor, with a sword and a shield. Across the sand waits a Mirmillo. You win by Victory Points: for
    honourable attacks, for wounds, and for staying alive. To strike him you must stand before him. Each point of Speed is one step.
gladiatori-lesson-first-walk-do = Step one hex to the east, straight on.
gladiatori-lesson-first-too-far = He is still out of reach: you strike only the hex straight ahead of you.
gladiatori-lesson-first-straight-on = Go straight at him: east, without turning.
gladiatori-lesson-first-closer = Good. One more step and you stand before him.
gladiatori-lesson-first-closer-do = Step east again.
gladiatori-lesson-first-ready = He is straight ahead of you. You have Speed left; keep it, it also helps you to dodge.
gladiatori-lesson-first-ready-do = End your movement.
gladiatori-lesson-first-stand-well = You stand well. No more steps: get ready to act.
gladiatori-lesson-first-card =
    An Action card says what you do. Strength, Dexterity and Berserk strike; Movement walks. Strength counts the Energy that you put
    on it, and you have four Energy cards in hand.
gladiatori-lesson-first-card-do = Play Strength.
gladiatori-lesson-first-no-blow = Movement never strikes. Play Strength.
gladiatori-lesson-first-no-pass = Not now: he stands before you. Play Strength.
gladiatori-lesson-first-another-day = That card has its day in another lesson. With so much Energy, Strength is best.
gladiatori-lesson-first-energy =
    Now the Energy. Each Energy 1 adds 1 to the attack. And the more cards you play, the deeper the wound: 1, and 1 more for every
    two cards, the Action card included.
gladiatori-lesson-first-energy-do = Add three Energy 1 cards; then it is enough.
gladiatori-lesson-first-three-energy = Three Energy 1 cards, no more and no less: with Strength that makes four cards, and a wound of 3.
gladiatori-lesson-first-strike = Your cards lie face-down. He sees how many, not which. Now say whom you attack.
gladiatori-lesson-first-strike-do = Strike the Mirmillo.
gladiatori-lesson-first-strike-him = You have not come all this way for nothing. Strike!
gladiatori-lesson-first-offense =
    He answers with a card of his own. Now your attack is summed: 3 Energy, 4 for your sword and shield. You may add your Offense of 5.
    Each use lowers it by 1.
gladiatori-lesson-first-offense-do = Use your Offense.
gladiatori-lesson-first-use-offense = 7 could be too little: his defence is still secret. Add Offense, it makes 12.
gladiatori-lesson-first-end =
    12 against 6: a hit! Four cards make 3 points of damage, and he pays with cards of his HP deck. For you 2 points for the attack from the front, 3 for the damage
    and 3 for First Blood: 18 to 10. That is how a fight is won.

gladiatori-lesson-facing-title = Face to face
gladiatori-lesson-facing-front =
    Everybody looks one way. The three hexes ahead are his front, the three others are behind him. An attack from the front brings
    points; from behind it costs 3, and 2 more for each wound. The Mirmillo looks north-east, away from you.
gladiatori-lesson-facing-front-do = Step east first.
gladiatori-lesson-facing-too-far = Not yet: you must stand before him, and look at him.
gladiatori-lesson-facing-other-way = That way leads elsewhere. Follow the path that I show you.
gladiatori-lesson-facing-round = Straight on you would come up behind him. Walk round him instead.
gladiatori-lesson-facing-round-do = Step to the north-east, without turning.
gladiatori-lesson-facing-behind = There you would stand behind him. A blow from behind costs you points.
gladiatori-lesson-facing-turn =
    One more step and you stand in his front. A step may end with a turn by one side: then you look at him.
gladiatori-lesson-facing-turn-do = Step east and turn right.
gladiatori-lesson-facing-look-at-him = Then you would look past him. Turn right at the end of the step.
gladiatori-lesson-facing-dexterity =
    You look at him, and he sees you coming: honourable. Your hand is full, so Dexterity is good now: it counts half the cards that
    stay in your hand.
gladiatori-lesson-facing-dexterity-do = Play Dexterity.
gladiatori-lesson-facing-full-hand = With a full hand Dexterity is the strongest. Try it.
gladiatori-lesson-facing-two-cards =
    With Dexterity, Energy adds nothing to the attack; but every card played makes the wound deeper. Two more make three cards and a
    wound of 2.
gladiatori-lesson-facing-two-cards-do = Add two Energy 1 cards, then it is enough.
gladiatori-lesson-facing-two-energy = Two Energy 1 cards: more would empty your hand, and Dexterity counts the hand.
gladiatori-lesson-facing-offense = Seven cards are left in your hand: half of that is 3, rounded down. With sword and shield it is 7.
gladiatori-lesson-facing-offense-do = Add your Offense.
gladiatori-lesson-facing-not-enough = 7 could be too little: his answer is still secret. Add Offense.
gladiatori-lesson-facing-end =
    12 against 8, from the front: 2 points for the attack, 2 for the wound, 3 for First Blood. Before you strike, look where he looks,
    and where you look.

gladiatori-lesson-defence-title = Under attack
gladiatori-lesson-defence-react =
    The Mirmillo strikes at you. An attack hits if it is higher than your defence. You may answer with an Action card: Strength blocks
    with Energy, Dexterity parries with half your hand, Berserk opposes with 5, Movement dodges and halves the attack.
gladiatori-lesson-defence-react-do = Oppose: answer with Berserk.
gladiatori-lesson-defence-block = A Block counts the Energy that you put on it. It would cost you cards; Oppose is 5 for nothing.
gladiatori-lesson-defence-parry = Half of your hand would be 3. Oppose is always 5.
gladiatori-lesson-defence-dodge = A Dodge halves his attack, but your shield does not help then. Oppose is better with good Items.
gladiatori-lesson-defence-passive = Whoever does not answer is Passive: only Items and Guard protect him. Oppose!
gladiatori-lesson-defence-no-cards = You could add cards. But with Oppose, Energy counts for nothing.
gladiatori-lesson-defence-no-cards-do = Add no cards.
gladiatori-lesson-defence-save-cards = Save it: Oppose is 5, with Energy or without.
gladiatori-lesson-defence-guard =
    His attack is 10. Your defence: 5 for Oppose, 1 for the sword, 3 for the shield: 9. One too little! Guard adds its value of 5, and falls
    by 1 with each use.
gladiatori-lesson-defence-guard-do = Use your Guard.
gladiatori-lesson-defence-one-short = 9 against 10: he would hit you. Guard makes 14.
gladiatori-lesson-defence-end =
    14 against 10: the blow is held. He has 2 points for attacking from the front, even without a hit. Use Guard only when it makes the
    difference: each use makes it weaker.

gladiatori-lesson-wounds-title = Hand and HP deck
gladiatori-lesson-wounds-split =
    Every turn begins with a secret choice: which cards go to your hand, to act with, and which to your HP deck, to bleed with. Wounds
    are paid with cards of the HP deck or with Items, and what has paid is gone for good.
gladiatori-lesson-wounds-split-do = Keep the four Action cards and three Energy 1 in hand. The rest goes to the HP deck.
gladiatori-lesson-wounds-half = Four Action cards and three Energy 1 in hand, nothing else. Then your HP deck holds four cards: 7 hit points.
gladiatori-lesson-wounds-behind =
    The Mirmillo has come up directly behind you. From there you cannot react at all: only your Items count, and 3 less. It is 8 against 1.
    Guard would make it 6.
gladiatori-lesson-wounds-behind-do = Do not use Guard: you would be hit all the same.
gladiatori-lesson-wounds-still-hit = 6 against 8 is still a hit. Save Guard for a blow that it can stop.
gladiatori-lesson-wounds-pay =
    He played three cards: 2 points of damage. Pay at least that much. An Energy 1 is worth 2 hit points, an Item more.
gladiatori-lesson-wounds-pay-do = Pay with an Energy 1 of your HP deck.
gladiatori-lesson-wounds-keep-item = Items can pay too, but then they are gone, and so is their help in every fight.
gladiatori-lesson-wounds-end =
    Paid in full: you live. And he? A blow from behind: 3 points lost, and 2 more for each wound. He has 3 points left, you have 10. When only the
    cover of your HP deck is left, the next wound is the last: never bleed too low.

gladiatori-lesson-rest-title = The card row, and Rest
gladiatori-lesson-rest-reuse =
    The second combat round. Cards that you have used lie in a row before you. You may use them again, but that costs Blood: 1 for the
    card farthest to the right, 2 for the next. The Mirmillo attacks, and you have no Action card in hand.
gladiatori-lesson-rest-reuse-do = Oppose again with Berserk, for 1 Blood.
gladiatori-lesson-rest-one-blood = 1 Blood for a defence of 5 is cheap. Use Berserk again.
gladiatori-lesson-rest-two-blood = Strength lies farther to the left and costs 2 Blood, and a Block needs Energy. Use Berserk.
gladiatori-lesson-rest-act-again =
    9 against 4: held with ease. Now it is your turn. Strength lies turned: it was your Action already and cannot be one again in this
    turn. Berserk was only a Reaction.
gladiatori-lesson-rest-act-again-do = Strike with Berserk, for 1 Blood.
gladiatori-lesson-rest-standby-later = Standby would bring back three of your strengths. Good when you are tired, but now you can strike.
gladiatori-lesson-rest-no-pass = Nothing comes of nothing. Strike!
gladiatori-lesson-rest-blood =
    Berserk takes more Blood, 2 for each point: you pour in the last 3, that is 6. The Mirmillo is worn out and lets the blow come.
gladiatori-lesson-rest-blood-do = Add your Offense too.
gladiatori-lesson-rest-all-in = He has let his guard fall. All you have, now!
gladiatori-lesson-rest-rest =
    14 against 6: First Blood. But you are tired: cards and points are used up. At the end of a turn comes Rest: Endurance brings back as many cards
    and points of Offense and Guard as its value, 7, and then falls by 1.
gladiatori-lesson-rest-rest-do = Rest with Endurance, and take back all: 2 Offense, Strength, Berserk and three Energy 1.
gladiatori-lesson-rest-tired = With one card in your hand you would not live through the next turn. Rest.
gladiatori-lesson-rest-back = Seven things are missing, and seven you may take back.
gladiatori-lesson-rest-back-do = Take back everything: 2 Offense, Strength, Berserk and three Energy 1.
gladiatori-lesson-rest-take-all = Endurance reaches for all of it: 2 Offense, Strength, Berserk and three Energy 1.
gladiatori-lesson-rest-end =
    Almost fresh for the second turn. Only Blood and Speed do not come back by Rest: Standby brings those. Tiredness is the true
    enemy: whoever rests well, wins late.

gladiatori-lesson-moves-title = Special Moves and Powers
gladiatori-lesson-moves-acrobatic =
    In the full game your deck holds Special Moves. They are played like Energy, and each does one thing. An Acrobatic Strike adds 3,
    but afterwards you are Unbalanced. Strength is on the table already.
gladiatori-lesson-moves-acrobatic-do = Add two Energy 1 and the Acrobatic Strike.
gladiatori-lesson-moves-three-cards = Two Energy 1 and the Acrobatic Strike: with Strength that makes four cards.
gladiatori-lesson-moves-power =
    Then there are Powers: each works once in a game. Deep Wounds makes your blow up to 3 weaker, and the wound as much deeper.
gladiatori-lesson-moves-power-do = Use Deep Wounds.
gladiatori-lesson-moves-no-push = Wrestling would push him away. Today you want to wound him: Deep Wounds.
gladiatori-lesson-moves-now-or-never = A strong attack is the best moment for Deep Wounds. Now!
gladiatori-lesson-moves-depth = Your attack will be strong enough. How deep?
gladiatori-lesson-moves-depth-do = As deep as you can: 3.
gladiatori-lesson-moves-deeper = 3 is the most. Dare it.
gladiatori-lesson-moves-leap = Now the Acrobatic Strike: 3 more for the attack, and one Unbalanced marker for you afterwards.
gladiatori-lesson-moves-leap-do = Do it.
gladiatori-lesson-moves-one-short = Without it your attack would be 8. Leap!
gladiatori-lesson-moves-end =
    11 against 10, by a hair: 3 damage for four cards, and 3 more by Deep Wounds. 11 points in one blow! You are Unbalanced now; a
    second marker would throw you Face-down. 2 cards or points take a marker off.

gladiatori-lesson-match-title = A small match
gladiatori-lesson-match-play =
    Now a whole match: the learning game, two turns long. In the first there are no Special Moves. Most Victory Points win: attack
    from the front, keep enough cards in your HP deck, and rest at the end of the turn. Ask me when you do not know what to do.
gladiatori-lesson-match-play-do = Play to the end. “What would you do?” gives you a hint.
gladiatori-lesson-match-end =
    That was a whole match. Next, make a table on the home page: with the learning game the Special Moves come in the second turn and the Powers
    in the third.

## Why a bot would choose so, where it follows its first thought

gladiatori-advice-character = Simply the first in the list: I see no better one.
gladiatori-advice-build_offense = I aim at 5: good for your attacks, and the highest values are the dearest.
gladiatori-advice-build_guard = I aim at 5: good for your defence, and the highest values are the dearest.
gladiatori-advice-build_endurance = I aim at 5: good for every Rest, and the highest values are the dearest.
gladiatori-advice-build_blood = I aim at 5: it lets you use Action cards again and feeds Berserk.
gladiatori-advice-build_speed = I aim at 5: it moves you and feeds a Dodge.
gladiatori-advice-build_energy_1 = I aim at half of what you could have: your coins are needed elsewhere too.
gladiatori-advice-build_energy_0 = I aim at 5: they are cheap, and make wounds heavier.
gladiatori-advice-build_feint = I buy what your coins allow: a Feint undoes an action that goes wrong.
gladiatori-advice-build_move = I buy each Special Move as long as your coins last.
gladiatori-advice-build_power = I buy each Power as long as your coins last: it costs little.
gladiatori-advice-extra = Coins left over are lost: better one more card, the cheapest kind first.
gladiatori-advice-bid = Who bids nothing keeps all Energy cards for the fight.
gladiatori-advice-draft = Simply the first that you may take: I see no better one.
gladiatori-advice-pick = Simply the first that you may take: I see no better one.
gladiatori-advice-drop = Simply the first of those of which one must go: I see no better choice.
gladiatori-advice-place = Simply the first hex where you may enter: I see no better one.
gladiatori-advice-face = West is simply my habit: I see nothing better, and you can turn later.
gladiatori-advice-split = Action cards and Special Moves to act with, cheap cards to bleed with, Energy by halves.
gladiatori-advice-ready = I leave the order as it is: Delay works only once, and can give +3 in defence instead.
gladiatori-advice-opening = { $opening ->
    [ready] No step leads to a better place.
    [move] It leads to where a blow from the front can be struck.
    [turn] Then you look at him.
   *[other] First free yourself: markers weaken every blow.
}
gladiatori-advice-closing = { $opening ->
    [ready] No marker that you could take off now is worth its price yet.
   *[other] Trapped or Face-down you could only turn: take markers off while you can.
}
gladiatori-advice-movement = { $point ->
    [stop] No step leads to a better place.
   *[other] It leads to where a blow from the front can be struck.
}
gladiatori-advice-reflex = { $point ->
    [stop] Without Speed there is no further step.
   *[other] Simply the first move in the list: I see nothing better.
}
gladiatori-advice-action = { $action ->
    [new] { $card ->
        [movement] Nobody can be struck with honour from here, so walk.
       *[other] The strongest blow at whoever stands before you, and a new card costs no Blood.
    }
    [again] The strongest blow at whoever stands before you is worth its Blood.
    [pass] Nothing that you could do now is worth its price.
   *[other] Nobody can be struck with honour, so catch your breath.
}
gladiatori-advice-add = { $added ->
    [enough] More cards would cost more than they bring.
   *[card] It counts in this blow, or makes the wound deeper.
}
gladiatori-advice-fight = { $fight ->
    [none] There is nobody to be struck with honour.
    [strike] He stands before you and sees you: a blow with honour.
   *[other] It reaches him, and he can do little against it.
}
gladiatori-advice-target = Simply the first whom you can reach: I see no better target.
gladiatori-advice-break = So a hit wounds your opponent himself, and not one of his Items.
gladiatori-advice-ally = Simply the first ally whom you can help: I see nothing better.
gladiatori-advice-reaction = { $reaction ->
    [pass] No card that you have wards off more than it costs.
    [new] It wards off most, and a new card costs no Blood.
   *[again] It wards off most, and is worth its Blood.
}
gladiatori-advice-plain = I would rather have what a card or a Power does than a mere +2.
gladiatori-advice-rage = So no card has to leave your HP deck or your discard pile.
gladiatori-advice-overskill = { $skill ->
    [none] No Skill can rise now.
   *[trait] It is the first Skill that can rise: Offense, then Guard, then Endurance.
}
gladiatori-advice-power = Each Power works only once in a game: I would save it.
gladiatori-advice-lunge = Each card brings +2; this is simply the first of your hand.
gladiatori-advice-leap = All for the attack: first of all it has to hit.
gladiatori-advice-depth = The less you take off your attack, the surer it hits.
gladiatori-advice-sacrifice = What you sacrifice leaves the game for good: +3 is not worth that to me.
gladiatori-advice-skill = { $trait ->
    [0] { $yes ->
        [yes] Offense is still strong: it counts much in this sum.
       *[no] Offense is weak by now: keep it until you have rested.
    }
   *[1] { $yes ->
        [yes] With Guard the blow may be turned aside.
       *[no] Guard would not change the result: keep it.
    }
}
gladiatori-advice-blood = Every point counts double in this sum.
gladiatori-advice-dodge = Every point counts double, and a hit would cost more.
gladiatori-advice-unbalanced = { $unbalanced ->
    [pay] You have a marker already: a second one would throw you Face-down.
   *[marker] One marker alone throws nobody Face-down, and 2 Elements are dear.
}
gladiatori-advice-feint = I stand by what is played: a Feint would undo it.
gladiatori-advice-push = Left where it is, the target stays in your front.
gladiatori-advice-acrobatics = 3 more in this sum are worth a marker.
gladiatori-advice-unbeatable = To fight on is better than to fall.
gladiatori-advice-escape = Not to be there is the best defence.
gladiatori-advice-payment = Lose what is cheap first.
gladiatori-advice-toll = Lose what is cheap first.
gladiatori-advice-spend = Give what is cheap first.
gladiatori-advice-recover = Take back what is dear first.
gladiatori-advice-adapt = Simply the first in the list: I see nothing better.
gladiatori-advice-rest = Rest as well as you can: the next turn is won now.
gladiatori-advice-back = Take back as much as there is.
