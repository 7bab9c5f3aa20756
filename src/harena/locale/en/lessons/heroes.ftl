# Lessons of Heroes of the Colosseum. X is what the coach says, X-do the task in one line; the others are
# said to an answer that is not right yet.

heroes-advice-action = Close with the enemy as long as there are Bonus Dice; rest when they run out.
heroes-advice-bonus = { $count ->
    [0] I have few left, and keep them back.
    [1] One is enough here; the others I keep for what follows.
   *[other] A few dice where they count most, and the others kept back.
}
heroes-advice-zone = The straightest way, or out of reach.
heroes-advice-target = The nearest first; then whoever is in a net, is down or has most wounds.
heroes-advice-pick = Picking up costs nothing; I simply take the first thing that lies there.
heroes-advice-weapon = I do not weigh them: this is simply the first.
heroes-advice-opening = A Bash adds two dice, the Advantage only one.
heroes-advice-location = I look first for a place that no shield covers, then for the least armour.
heroes-advice-star_power = Each success takes 1 from the damage, and only the 6s are lost.
heroes-advice-gender = A man has 1 more Strength than a woman, and is often larger.
heroes-advice-hand = Nothing speaks against it: the right is the usual hand.
heroes-advice-signature = { $signature ->
    [none] In a campaign the points of a Signature can cost you Fame.
   *[other] Three more Bonus Dice help wherever you need them most.
}
heroes-advice-second = The dice may bring a weakness, and you would have to keep it.
heroes-advice-build = Savvy first: it counts in manoeuvres and in attacks; then Strength.
heroes-advice-primary = The large shield stops many blows, and lets you Bash.
heroes-advice-secondary = One style is enough: in the secondary style Savvy is 1 lower.
heroes-advice-style = I do not weigh them; but in the secondary style Savvy is 1 lower.
heroes-advice-opponent = Any style will do: I simply take the first.
heroes-advice-entry = Of those who may fight nobody has more points, and points lead to freedom.
heroes-advice-join = One at a time: then only one is at risk in this match.
heroes-advice-rival = A gladiator of the game brings Fame too: no need to challenge a player.
heroes-advice-challenge = You lose nothing by refusing.
heroes-advice-attribute = { $attribute ->
    [strength] Strength keeps a gladiator alive.
   *[other] Of those that may rise none is lower, so it rises most easily.
}
heroes-advice-retire = Freedom is won, and every further match could be the last.
heroes-advice-successor = A new gladiator can win Fame; an empty place stays empty.

heroes-lesson-first-title = Your first fight
heroes-lesson-first-move =
    Welcome to the sand! You are Verus, a Murmillo with sword and large shield. Beside you, in zone d3, stands Bato, already wounded in the belly.
    Enemies fight when they share a zone.
heroes-lesson-first-move-do = Move.
heroes-lesson-first-rested = You are fresh: nothing to recover. Go at him.
heroes-lesson-first-no-sand = Sand is a trick, and the crowd remembers tricks. Go at him.
heroes-lesson-first-no-throw = Then you would stand there without a sword. Go at him.
heroes-lesson-first-no-surrender = You have not even begun. Go at him.
heroes-lesson-first-zone = One zone a turn, in any direction. Bato is in d3.
heroes-lesson-first-zone-do = Go to d3.
heroes-lesson-first-wrong-way = He is in d3, right beside you.
heroes-lesson-first-manoeuvre =
    Now both manoeuvre for an opening: one die for each point of Savvy and Speed. You have nine dice, he has six. Every 1, 2 or 3 is a success, and
    the higher attacks. You may add Bonus Dice; they are gone when rolled.
heroes-lesson-first-manoeuvre-do = Add 2 Bonus Dice.
heroes-lesson-first-two-dice = Two are enough here: you will want more in the attack.
heroes-lesson-first-bash =
    Six successes against one! With a lead of two the attacker has the Advantage, one die more. With a large shield you may Bash instead: two dice.
heroes-lesson-first-bash-do = Bash.
heroes-lesson-first-shield-too = The Advantage is one die. The Bash is two, and he is weak.
heroes-lesson-first-attack =
    In the attack only Savvy counts: five dice, two for the Bash. The attacker hits with a single success more, and every further one hurts more.
heroes-lesson-first-attack-do = Add 3 Bonus Dice.
heroes-lesson-first-three-dice = Three. This blow shall be the last.
heroes-lesson-first-end =
    Five successes more and the sword: six points to the belly. A belly at 0 is death or unconsciousness, and the die said death. Nobody is
    left against you: you have won!

heroes-lesson-dice-title = Bonus Dice
heroes-lesson-dice-rest =
    You are a Thraex now, and tired: a single Bonus Die is left. The enemy, a Hoplomachus with a spear, is two zones away. Where no enemy is you may
    rest, and your Bonus Dice rise to your Strength.
heroes-lesson-dice-rest-do = Rest.
heroes-lesson-dice-tired = With one Bonus Die? Let him come, and rest meanwhile.
heroes-lesson-dice-not-yet = You are tired, not beaten. Rest.
heroes-lesson-dice-manoeuvre =
    Four dice again. He has come into your zone, and his spear gives him a die more in his own turn: nine against your eight. But whoever rolls higher attacks,
    whosever turn it is.
heroes-lesson-dice-manoeuvre-do = Add 1 Bonus Die.
heroes-lesson-dice-one-die = One die makes it even. Keep the others for the attack.
heroes-lesson-dice-attack = You are the attacker, with the Advantage: five dice against four. Three Bonus Dice are left. Keep one: whoever has none is slower and may give up.
heroes-lesson-dice-attack-do = Add 2 Bonus Dice.
heroes-lesson-dice-two-dice = Two: enough to hit hard, and one is kept back.
heroes-lesson-dice-end = Three more, and the sword: four points to the chest. He does not get up. Rest in time, and spend your dice where they count.

heroes-lesson-net-title = The net
heroes-lesson-net-toss =
    As a Retiarius you carry trident and net and hardly any armour. Do not wait for the big shield: toss the net at an enemy in the next zone.
heroes-lesson-net-toss-do = Toss the net.
heroes-lesson-net-net-first = First the net: a man in it has three dice less, and lying two less again.
heroes-lesson-net-keep-trident = Not the trident! The net is made for this.
heroes-lesson-net-dice = Both roll Savvy and Speed. If you roll more he is caught; if as many you keep the net; if fewer it lies in his zone.
heroes-lesson-net-dice-do = Add 4 Bonus Dice.
heroes-lesson-net-four-dice = You have eight, and much hangs on it. Four.
heroes-lesson-net-walk = Caught, and down! He tried to get out and failed. It is your turn again, and without the net you are quicker.
heroes-lesson-net-walk-do = Move.
heroes-lesson-net-now = Now or never: in his next turn he may get out. Move.
heroes-lesson-net-keep-it = Keep the trident in hand: with two hands it hurts most.
heroes-lesson-net-now-walk = He lies in a net. You need no sand.
heroes-lesson-net-zone = He lies in d3.
heroes-lesson-net-zone-do = Go to d3.
heroes-lesson-net-to-him = He is in d3.
heroes-lesson-net-manoeuvre = Ten dice against three: in the net and on the ground he has five less. You need no help here.
heroes-lesson-net-manoeuvre-do = Add none: 0.
heroes-lesson-net-no-need = Save them. You roll ten against three.
heroes-lesson-net-attack = In the attack he has no die at all. Every success of yours is Impact.
heroes-lesson-net-attack-do = Add 2 Bonus Dice.
heroes-lesson-net-two-dice = Two more dice go through the helmet.
heroes-lesson-net-end = Impact 5, the trident in two hands 3, his helmet takes 3 off: five points to the head. The net has won the day.

heroes-lesson-ground-title = On the ground
heroes-lesson-ground-roll =
    That hurt: your chest is wounded, you lie on the ground without Bonus Dice, and he stands over you. Down you have two dice less. You may stand up, fight from the ground, or roll
    away into another zone.
heroes-lesson-ground-roll-do = Roll away.
heroes-lesson-ground-too-weak = Six dice against eight, and then two against four? Roll away.
heroes-lesson-ground-he-waits = You would stand, but beside him, and you recover only where no enemy is. Roll away.
heroes-lesson-ground-zone = Stay in the Center: if you must beg for your life, the crowd sees you best there.
heroes-lesson-ground-zone-do = Roll to c3.
heroes-lesson-ground-center = c3 is in the Center.
heroes-lesson-ground-stand = He was tired too and rested. Alone in your zone you stand up and recover Bonus Dice in one go.
heroes-lesson-ground-stand-do = Stand up.
heroes-lesson-ground-not-beaten = You are not beaten yet. Stand up.
heroes-lesson-ground-manoeuvre = He comes. Your chest wound took one Strength, so you have three Bonus Dice.
heroes-lesson-ground-manoeuvre-do = Add 1 Bonus Die.
heroes-lesson-ground-one-die = One, and two for the attack.
heroes-lesson-ground-attack = You attack with the Advantage. His large shield stops blows at arm, chest and belly on some rows, not on all.
heroes-lesson-ground-attack-do = Add the last 2 Bonus Dice.
heroes-lesson-ground-all-in = All of it now: this is your chance.
heroes-lesson-ground-end = A 7 is a row of the chest that no shield stops. Five points: he falls. From the ground to victory!

heroes-lesson-mercy-title = Mercy
heroes-lesson-mercy-surrender =
    Your belly is at 1, your Bonus Dice are gone, his are not. The next blow may be the last. You may surrender instead of moving, and the crowd decides: two dice
    against your Savvy of 4. You have wounded him, you are wounded in the belly, you stand in the Center: three more, 7.
heroes-lesson-mercy-surrender-do = Surrender.
heroes-lesson-mercy-one-blow = One blow and you are dead. Live to fight another day.
heroes-lesson-mercy-stay = He follows you, and at the wall the crowd hardly sees you. Here is the best place to ask.
heroes-lesson-mercy-end = 3 and 4, both passed: mercy! Only a 6 always fails. With one die passed the Emperor would have decided.

heroes-lesson-match-title = A whole match
heroes-lesson-match-play =
    Now alone: you, a Murmillo, against a Thraex of the game. Walk up, manoeuvre, Bash, attack; rest when your Bonus Dice run out. Ask for a hint whenever you like.
heroes-lesson-match-play-do = Play to the end.
heroes-lesson-match-end = That was a whole match. Now make a gladiator of your own.
