# What the coach says in the lessons of Spartacus.

spartacus-lesson-first-title = Your first fight
spartacus-lesson-first-move = Your Spartacus on d3 fights a Thracian Warrior on d5. Dice are strength and health at once: yours has 4 ATK, 4 DEF and 4 SPD, the other one of each. SPD says how far you may go; you strike a neighbour.
spartacus-lesson-first-move-do = Go to d4, beside him.
spartacus-lesson-first-not-yet = Not yet: he can hardly stand. Finish it.
spartacus-lesson-first-nearer = From d4 you reach him, and it is one step.
spartacus-lesson-first-attack = Both roll: your ATK dice against his DEF dice, compared from the highest. Higher hits; dice nobody stands against hit on 3 or more. With two dice left he must surrender.
spartacus-lesson-first-attack-do = Attack.
spartacus-lesson-first-thumb = 6 beats 5, and the 4 had nobody against it: he is injured and lies at the Host’s feet, and the Host is you. The victory brought you Influence 12. Your Spartacus has won a Favor of the crowd; the Thracian has one too, from an earlier fight: killing him costs you 1 Influence. Who is alone at 12 when the phase ends has won.
spartacus-lesson-first-thumb-do = Turn your thumb up.
spartacus-lesson-first-costly = Thumb down would cost you 1 Influence: 11, and no victory today.
spartacus-lesson-first-end = You have won the match. Influence 12, alone, at the end of a phase: that is all there is to it. The way there is longer.

spartacus-lesson-schemes-title = Schemes
spartacus-lesson-schemes-launch = It is your Intrigue turn. A Scheme needs as much Influence as its card says; you have 8. Slander in the Forum takes 1 Influence from another.
spartacus-lesson-schemes-launch-do = Launch Slander in the Forum.
spartacus-lesson-schemes-worth-more = 3 denarii are nice, but this card is worth more launched.
spartacus-lesson-schemes-not-done = There is more to do before you end your turn.
spartacus-lesson-schemes-slander-first = Good, but slander first.
spartacus-lesson-schemes-target = Everybody has 7. Whoever has Guards may try to stop you: a Guard rolls 4 or more to cancel. The second Dominus has one, the third none; but the guarded one will lose his Guard.
spartacus-lesson-schemes-target-do = Aim at the second Dominus.
spartacus-lesson-schemes-the-other = Also possible; this time wear down the one who has a Guard.
spartacus-lesson-schemes-profit = The Guard rolled 2 and is gone, and the slander worked. You may launch as many Schemes as you can. Black Market Profits need 7 and bring 5 denarii.
spartacus-lesson-schemes-profit-do = Launch Black Market Profits.
spartacus-lesson-schemes-five = Five denarii are waiting: Black Market Profits.
spartacus-lesson-schemes-cash = Loaded Dice is a Reaction for the arena. If you do not want to keep it, any card can be cashed in.
spartacus-lesson-schemes-cash-do = Cash in Loaded Dice.
spartacus-lesson-schemes-one-card = One card is left, and it is worth 2 denarii.
spartacus-lesson-schemes-cash-it = First make money of the card: 2 denarii.
spartacus-lesson-schemes-ability = Pietros has an ability marked Intrigue: exhaust him and gain a denarius. An exhausted card lies face down until the next Upkeep.
spartacus-lesson-schemes-ability-do = Use Pietros.
spartacus-lesson-schemes-pietros = Pietros is still ready: a denarius for nothing.
spartacus-lesson-schemes-end = One Influence less for a rival, 8 denarii for you. At the end of your turn you may keep as many cards as your Influence allows.

spartacus-lesson-guard-title = Guards
spartacus-lesson-guard-table = Another Dominus sends you an Assassin in the Dark: Spartacus would die. You have a Guard on the table and one hidden in your hand. A Guard rolls a die: 4 or more cancels the Scheme; he is gone either way.
spartacus-lesson-guard-table-do = Use the Guard on the table.
spartacus-lesson-guard-spartacus-dies = Pass, and Spartacus is dead. Use your Guards.
spartacus-lesson-guard-keep-hidden = Keep the hidden one for last; everybody sees the one on the table.
spartacus-lesson-guard-hand = A 2: he failed. You may send as many Guards as you have, one after the other, from the hand too.
spartacus-lesson-guard-hand-do = Use the Guard of your hand.
spartacus-lesson-guard-end = A 5: the Scheme is cancelled, and Spartacus lives. Both Guards are gone; the next Scheme will find your door open.

spartacus-lesson-support-title = Borrowed Influence
spartacus-lesson-support-lock = A Visitor from Rome brings 1 Influence, but needs 9, and you have 6. Others may lend you theirs, all of it, for one Scheme. Nobody sees which card you put up.
spartacus-lesson-support-lock-do = Seek support for A Visitor from Rome.
spartacus-lesson-support-not-for-three = 3 denarii are not worth a point of Influence.
spartacus-lesson-support-not-done = Not yet: there is a point of Influence to be had.
spartacus-lesson-support-lock-it = First put up the card for support.
spartacus-lesson-support-ask = You need 3 more. The second Dominus has 4, the third 5. Ask the weaker one: he may want money.
spartacus-lesson-support-ask-do = Ask the second Dominus.
spartacus-lesson-support-either = He would do too; this time ask the one who has less.
spartacus-lesson-support-not-back = Do not take it back now.
spartacus-lesson-support-claim = What is it, he asks. You need not tell the truth. Would he help you to a point of Influence?
spartacus-lesson-support-claim-do = Claim Black Market Profits, Patronage, or say nothing.
spartacus-lesson-support-honest = Honest, and perhaps unwise. Try a lie.
spartacus-lesson-support-fee = What you pay on a yes changes hands at once. It stays paid, whatever comes of the Scheme.
spartacus-lesson-support-fee-do = Pay 2 denarii.
spartacus-lesson-support-nothing-for-nothing = Nothing for nothing: offer 2.
spartacus-lesson-support-promise = And you may promise more for later. Promises bind nobody.
spartacus-lesson-support-promise-do = Promise up to 3 denarii.
spartacus-lesson-support-launch = He said yes, and a yes is final, whatever the card proves to be: 6 and 4 are enough for 9. No marker moves.
spartacus-lesson-support-launch-do = Launch the Scheme.
spartacus-lesson-support-end = Influence 7, for 2 denarii and a lie. He will remember it.

spartacus-lesson-market-title = Closed fists
spartacus-lesson-market-sell = In the Open Market ready Resources are traded at any price, or sold to the Bank. You know what comes to auction first: Varro, 3/3/3. Make room and money: your Thracian Warrior brings 2.
spartacus-lesson-market-sell-do = Sell the Thracian Warrior to the Bank.
spartacus-lesson-market-first-sell = Sell first; closing is for good.
spartacus-lesson-market-the-thracian = This time it is the Thracian Warrior who goes.
spartacus-lesson-market-close = 8 denarii. The others have closed and hidden theirs. Whoever closes is done with trading.
spartacus-lesson-market-close-do = Close.
spartacus-lesson-market-close-now = There is nobody left to trade with: close.
spartacus-lesson-market-bid = Varro. All bid with closed fists and open them together; only the highest pays. The others had 5 and 4 denarii when they closed.
spartacus-lesson-market-bid-do = Bid 4 or 5.
spartacus-lesson-market-nothing = Nothing wins nothing.
spartacus-lesson-market-four = 4 or 5 is a fair guess; keep some for the title of Host.
spartacus-lesson-market-host = Varro is yours. Nobody wanted the others. Last comes the title of Host: 1 Influence, and the say over who fights and who dies.
spartacus-lesson-market-host-do = Bid 2 or 3 for the title.
spartacus-lesson-market-be-host = Being Host is worth something: bid.
spartacus-lesson-market-two = 2 or 3 will do: they are nearly spent.
spartacus-lesson-market-end = You are Host, and the Treasuries lie open again. If two tie, they bid again on top of what they laid down.

spartacus-lesson-games-title = The Host
spartacus-lesson-games-call = You are Host, and that alone brought you 1 Influence. Before you invite you may call for offers: the others may pay to be invited, or not to be.
spartacus-lesson-games-call-do = Make no call this time.
spartacus-lesson-games-no-call = Another time. Today you want a fight.
spartacus-lesson-games-invite = Two places are to be filled. Declining costs 1 Influence. The second Dominus has a Thracian Warrior, the third only a Stable Hand.
spartacus-lesson-games-invite-do = Invite the second Dominus.
spartacus-lesson-games-first-the-other = First the other: he must show whom he sends before you choose.
spartacus-lesson-games-the-weak = A Stable Hand would hardly dare. Take the Thracian.
spartacus-lesson-games-yourself = He accepted, and sends the Thracian Warrior. You have Theokeles at home: 5 ATK, 4 DEF. A victory is another point of Influence.
spartacus-lesson-games-yourself-do = Invite yourself.
spartacus-lesson-games-you = You have the better man: invite yourself.
spartacus-lesson-games-fighter = Choose your combatant. Slaves may fight too.
spartacus-lesson-games-fighter-do = Send Theokeles.
spartacus-lesson-games-theokeles = A kitchen slave against a warrior? Theokeles.
spartacus-lesson-games-wager = Now all may wager: up to 3 denarii in a corner, three corners at most, never on the other’s victory. Victory pays 1 to 1, Injury and Decapitation 2 to 1. You are on hex II.
spartacus-lesson-games-wager-do = Stake 3 on Victory II, and more if you like: 3 on Injury or Decapitation.
spartacus-lesson-games-bet = Theokeles fights for you, and you do not wager a denarius?
spartacus-lesson-games-on-him = Be bold: 3 on Victory II.
spartacus-lesson-games-end = The crowd roars. Whatever happens now, you are Host: the thumb is yours, and it can be bought.

spartacus-lesson-match-title = A whole match
spartacus-lesson-match-play = Three Houses, all at Influence 7. Upkeep, Intrigue, Market, Arena, again and again, until one is alone at 12, or eight rounds are over. Bots lead the others. Ask for a hint whenever you like.
spartacus-lesson-match-play-do = Play to the end.
spartacus-lesson-match-end = The Games are over. Now you know Capua; sit down at a table with people, and trust nobody.

spartacus-advice-house = No free House begins richer in Gladiators, Slaves, Guards and denarii.
spartacus-advice-recover = { $choice ->
    [stop] On a 1 the card dies, and those left are worth too much for that risk.
   *[card] Of the injured, it is the one that you would miss least.
}
spartacus-advice-react = { $window ->
    [scheme] Weighed against what the Scheme would cost you.
    [guard] Rolled again, your Guard may still cancel the Scheme.
    [reaction] Only what is played against your own Scheme is worth this card.
    [shame] Only what is played against your own Scheme is worth this card.
    [recovery] A healed card is worth more than the help.
    [treasury] Weighed by how dangerous that rival is to you.
    [auction] Weighed: what the card is worth to you against your total.
    [initiative] With the Initiative you choose who acts first.
    [invitation] Your refusal then costs no Influence.
   *[thumb] Worth it only for a combatant of your own.
}
spartacus-advice-release = { $choice ->
    [pay] You can pay for them, so nobody has to go.
   *[card] You cannot pay for all, and he is the one you would miss least.
}
spartacus-advice-intrigue = At first sight this brings most in your turn.
spartacus-advice-exhaust = None of the others fights worse, so keep them ready.
spartacus-advice-gossip = { $choice ->
    [stop] The cards in your hand are worth keeping.
   *[card] It would bring you little; a new card is probably better.
}
spartacus-advice-discard = Of your cards, this one is worth least to you at present.
spartacus-advice-peek = On top, you know which card comes next.
spartacus-advice-victim = Best used against the rival who is most dangerous to you.
spartacus-advice-boost = It costs you the fewest denarii.
spartacus-advice-target = Aimed like this, the Scheme promises you most, by your gain or a rival’s loss.
spartacus-advice-plead = { $choice ->
    [launch] With all that you can add, your Influence is enough now.
    [withdraw] Nobody is left worth asking: too weak, too dear, or asked before.
   *[ask] His Influence would be enough, and the less he has, the less he should cost.
}
spartacus-advice-claim = It is the truth: I do not count on a lie here.
spartacus-advice-fee = What his Influence is worth, but at most half of what the Scheme brings you.
spartacus-advice-promise = What you do not promise, you will not owe.
spartacus-advice-support = By what is paid, and by how near the schemer is to twelve.
spartacus-advice-redirect = It should hit the rival who is most dangerous to you.
spartacus-advice-pick = The best card of another; of your own, the one you would miss least.
spartacus-advice-extort = { $extort ->
    [pay] A point of Influence is worth more than 4 denarii.
   *[lose] You have no Influence to lose.
}
spartacus-advice-pluck = No card of that hand is worth more to its owner.
spartacus-advice-order = The more valuable a card, the earlier it should come.
spartacus-advice-market = Nothing better is to be had here now.
spartacus-advice-terms = { $term ->
    [give] Somebody would pay clearly more for it than it is worth to you.
    [take] It is worth clearly more to you than its likely price.
    [pay] What is missing is a price for the card.
    [charge] What is missing is a price for the card.
    [send] A card and a price are in it: that is enough.
   *[drop] Here you would gain too little, or less than elsewhere.
}
spartacus-advice-coins = A price at which the other gains too; with no card in mind, as little as possible.
spartacus-advice-deal = By what you would gain, and never so that a rival reaches twelve.
spartacus-advice-bid = About what the card is worth to your House, and not more.
spartacus-advice-hosting = A point of Influence and the say over who fights are worth about this.
spartacus-advice-limit = Without a limit you decide anew at each tie.
spartacus-advice-orders = Then you decide yourself each time.
spartacus-advice-call = { $answer ->
    [yes] Somebody has enough denarii to pay you well.
   *[no] Nobody has enough denarii to pay you well.
}
spartacus-advice-bribe = { $doing ->
    [invite] Your best combatant is stronger than those of the others.
    [shun] Somebody could send a far stronger combatant than you.
    [thumb-up] He is yours, and worth saving.
    [thumb-down] His death would hurt a rival enough to be worth it.
   *[none] No deed of the Host is worth your denarii now.
}
spartacus-advice-purse = At most a third of what you have, and never more than 3 denarii.
spartacus-advice-gift = Just what you promised him and have not given yet, as far as you can.
spartacus-advice-invite = By your own strength, by what is paid, and by whose victory you fear least.
spartacus-advice-accept = { $accept ->
    [accept] You have a combatant with 6 dice or more.
   *[decline] With fewer than 6 dice, none of yours would stand a fair chance.
}
spartacus-advice-fighter = None of the others fights better, by dice and ability.
spartacus-advice-weapon = Going by what the Bank pays, you have no better weapon ready.
spartacus-advice-armour = Going by what the Bank pays, you have no better armour ready.
spartacus-advice-special = Going by what the Bank pays, you have no better special ready.
spartacus-advice-second = Going by what the Bank pays, you have no better second special ready.
spartacus-advice-taint = The other combatant then begins with a die fewer.
spartacus-advice-wager = On the stronger combatant, where one is clearly stronger; else nothing.
spartacus-advice-lose = The largest pool can spare a die best; attack is kept longest.
spartacus-advice-net = It wins the Initiative without a roll, unless the other throws one too.
spartacus-advice-first = { $first ->
    [first] You can get beside him, so strike first.
   *[second] You cannot get beside him yet, so let him come.
}
spartacus-advice-combat = Strike if you can reach him; otherwise go nearer.
spartacus-advice-sand = Every die that does not attack you helps.
spartacus-advice-reroll = { $reroll ->
    [none] All your dice show 4 or more: keep them.
   *[other] Rolled again, a die of 3 or less gets better on average.
}
spartacus-advice-division = The triple adds at least as much damage as the double.
spartacus-advice-sica = { $answer ->
    [yes] It adds to other damage, or may defeat him: use it now.
   *[no] This attack does no damage, and 1 would not defeat him: keep it.
}
spartacus-advice-ignore = Each point of damage that you ignore saves a die.
spartacus-advice-thumb = { $thumb ->
    [up] His death would not bring you more than sparing him.
   *[down] His death brings you more: it is paid for, or a rival loses him.
}
