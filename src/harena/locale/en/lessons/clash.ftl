# Lessons of Clash of the Gladiators. X is what the coach says, X-do the task in one line; the others are
# said to an answer that is not right yet.

clash-lesson-first-title = Your first battle
clash-lesson-first-aim =
    Welcome to the arena! You want more points than anybody else: 1 for every gladiator you capture or keep alive,
    2 for every animal. On your turn one of your teams must attack a neighbour.
clash-lesson-first-aim-do = Choose your team on C2.
clash-lesson-first-lion = That team stands beside a lion. Begin with the easier fight: C2.
clash-lesson-first-target =
    Your team has three swords and a shield. Every team throws one die, and one more for each sword: four dice for you.
    On C3 stand only two enemies.
clash-lesson-first-target-do = Attack the team on C3.
clash-lesson-first-bear = A bear is worth 2 points, but it bites. Take the two gladiators on C3 first.
clash-lesson-first-again =
    Two lethal hits: both enemies are yours, and your team has moved into their space. Then their friends attacked you.
    Your shield stopped their only hit, and your dice hit back: one fell, and the last one has a wound token.
    Two tokens cost a gladiator.
clash-lesson-first-again-do = Attack once more: choose your team on C3.
clash-lesson-first-finish = One enemy is left, and he is wounded. He stands beside your team on C3.
clash-lesson-first-end =
    One hit, the second token: the last enemy falls. Nobody else has gladiators, so the game is over. Your four captives and
    your eight survivors give 12 points. You have won!

clash-lesson-teams-title = Five kinds of gladiators
clash-lesson-teams-strengthen =
    A game begins with the entry. In turn, each player places one gladiator: in a new team on an empty space, or in a team of his own
    that has fewer than four. Your team on C2 has two swords.
clash-lesson-teams-strengthen-do = Add a gladiator to your team on C2.
clash-lesson-teams-first-finish = You can open a new team there later. Fill C2 first: big teams hit hard.
clash-lesson-teams-trident =
    A sword is one more die. A trident lets you throw all your dice once more, if you have more tridents than the enemy.
    With many dice that is worth a lot.
clash-lesson-teams-trident-do = Take a trident.
clash-lesson-teams-swords-enough = A third sword is never bad. But today you want to see what a trident does.
clash-lesson-teams-spear-later = More spears than the enemy: you throw first. You will meet them soon. Now take a trident or a shield, as I say.
clash-lesson-teams-net-later = A net switches off one enemy for a battle. It comes in a moment.
clash-lesson-teams-shield-next = The shield is next. First the trident.
clash-lesson-teams-fourth = Good. Your opponent has added a sword. Three stand on C2, and there is room for one more.
clash-lesson-teams-fourth-do = Add one more to C2.
clash-lesson-teams-shield =
    A shield stops one single hit in every battle. It never stops a lethal hit. It is the only gladiator that protects the others.
clash-lesson-teams-shield-do = Take a shield.
clash-lesson-teams-too-naked = Three swords throw well, but nothing would stop a hit. Take the shield.
clash-lesson-teams-one-trident = A second trident gives no second throw: one throw more is all there is.
clash-lesson-teams-second-base =
    C2 is complete: two dice for the swords, one for the team, one more throw, one hit stopped. Now open a second team. It may not
    stand beside your first one as long as there is other room.
clash-lesson-teams-second-base-do = Open a team on B4, in the corner.
clash-lesson-teams-near-the-foe = That would be allowed. But it is beside D4, where your opponent stands. No enemy is beside B4 yet: try B4.
clash-lesson-teams-no-corner = That would be allowed. But four spaces are beside it, from which you can be attacked; only three are beside a corner: try B4.
clash-lesson-teams-as-well = That would be as good: only three spaces are beside it, as beside B4. But let us stay together: try B4.
clash-lesson-teams-net =
    A net switches off one enemy for the whole battle: he throws no die, stops no hit. Animals do not mind nets.
clash-lesson-teams-net-do = Take a net for the new team.
clash-lesson-teams-why-net = A good choice as well. But take the net: the next lessons use it.
clash-lesson-teams-end =
    So it goes on until all teams have four. Then animals fill every empty space, and the fight begins.
    A mix of types is stronger than four of a kind.

clash-lesson-dice-title = Dice, hits and wounds
clash-lesson-dice-team =
    A die has three blanks, two single hits and one lethal hit. A lethal hit removes a gladiator at once. A single hit leaves a wound
    token, and every second token removes a gladiator.
clash-lesson-dice-team-do = Attack with your team on B2: spear, two swords, trident.
clash-lesson-dice-weak = Two swords alone are a weak team. Take the four on B2.
clash-lesson-dice-target =
    You throw three dice: one for the team, two for the swords. On C2 the enemy has a shield, but one wound token already lies there.
clash-lesson-dice-target-do = Attack the wounded team on C2.
clash-lesson-dice-four-swords = Four swords throw five dice back at you. The wounded team on C2 is the better target.
clash-lesson-dice-again =
    One single hit, and the shield stops it: this throw does nothing. But you have one trident more than they have. You may throw all
    three dice once more, and the second throw counts.
clash-lesson-dice-again-do = Throw again.
clash-lesson-dice-nothing = If you keep it, nothing happens: the shield stops the only hit. You cannot do worse.
clash-lesson-dice-casualty =
    A lethal hit: one enemy gone. Two single hits: the shield stops one, the other is the second token, so another is gone. The last
    one threw his one die: a lethal hit. You must give up one of your own, and you choose whom.
clash-lesson-dice-casualty-do = Give up the spear.
clash-lesson-dice-keep-sword = Each sword is a die in every battle. The spear only says who throws first.
clash-lesson-dice-keep-trident = The trident has just saved your attack. Keep it: the spear only says who throws first.
clash-lesson-dice-end =
    You have captured two and lost one. Remember: who is hit chooses whom to give, so a good team keeps its swords to the end.

clash-lesson-nets-title = Spears and nets
clash-lesson-nets-team =
    Who throws first? The side with more spears, whoever attacks; with equal spears the attacker. Before the dice each side throws
    its nets.
clash-lesson-nets-team-do = Attack with your team on C2: it has two nets.
clash-lesson-nets-not-there = That team has no nets. Take the one on C2.
clash-lesson-nets-net =
    The enemy has a spear and you have none: he throws first. But your nets fly before that. Whom you switch off throws no die and
    stops no hit in this battle.
clash-lesson-nets-net-do = Throw your first net on the sword.
clash-lesson-nets-too-late = Too late for the spear: spears are counted before nets are thrown.
clash-lesson-nets-trident-later = The trident lets him throw again. Fewer dice hurt him more: net the sword.
clash-lesson-nets-shield-next = The shield will be next. First take the die away: net the sword.
clash-lesson-nets-second =
    Without his sword the enemy has only the one die of his team. You have a second net. His shield would stop one of your hits.
clash-lesson-nets-second-do = Throw the second net on the shield.
clash-lesson-nets-one-die = One die thrown twice is still one die. The shield would stop a hit of yours for certain.
clash-lesson-nets-end =
    One die hit you once: a wound token. Then you threw three dice at a team without a shield: two tokens and a lethal hit, so two
    gladiators. Those under your nets were given first. After the battle everybody left stands up again.

clash-lesson-animals-title = The hunt
clash-lesson-animals-team =
    An animal is worth 2 points, and only the last blow counts. Its card shows what it can do: swords are its dice, and its life says
    how many wounds it takes. A single hit is one wound, a lethal hit two.
clash-lesson-animals-team-do = Hunt with your team on C2: swords, trident, shield.
clash-lesson-animals-nets = Nets do nothing against an animal. Take the team on C2.
clash-lesson-animals-prey =
    Beside you are two animals. The lion Leaena on B2: two dice, life 3. The bear Innocentia on D2: four dice, a trident, a shield,
    life 6.
clash-lesson-animals-prey-do = Attack the lion on B2.
clash-lesson-animals-too-strong = Innocentia is the strongest animal of all. You would lose more than you win.
clash-lesson-animals-again =
    The lion has a spear and you have none, so it struck first. Your opponent threw for it, as your neighbour always does; your
    shield stopped the hit. Your own throw is one wound. The lion has life 3.
clash-lesson-animals-again-do = Your trident lets you throw again. Do it.
clash-lesson-animals-one-wound = One wound does not kill it, and somebody else may then take it. Throw again.
clash-lesson-animals-end =
    A lethal hit and a single hit: three wounds. The lion is yours, 2 points, and your team moves into its space. Had it killed one of
    yours, nobody would have won a point by that: weigh a hunt before you begin it.

clash-lesson-moving-title = Small teams are quick
clash-lesson-moving-team =
    A full team attacks from where it stands, unless nobody at all is near. A team of three or fewer may always walk first, over
    any number of empty spaces.
clash-lesson-moving-team-do = Choose your small team on E1.
clash-lesson-moving-full-team = C1 has four gladiators and enemies near: it cannot walk. Take E1.
clash-lesson-moving-ground =
    From E1 you could only fight the bear beside you. Far away, on A3, two enemies are left, one of them with a shield, and a wound
    token lies there. Choose where to fight from: it must touch a target.
clash-lesson-moving-ground-do = Walk to B4, beside A3.
clash-lesson-moving-not-there = From there you would meet somebody stronger. B4 touches only the weak team on A3.
clash-lesson-moving-end =
    Across the whole arena and straight to the weakest. A lethal hit, and one single hit more than the shield could stop: the second
    token. A small team is never worthless: it goes where it hurts.

clash-lesson-match-title = A small match
clash-lesson-match-play =
    Now a whole match, small and quick: two teams a side and three animals. Most points win: 1 for every captive and every survivor,
    2 for every animal. It ends when only one side has gladiators, or no animal is left. Ask me when you do not know what to do.
clash-lesson-match-play-do = Play to the end. “What would you do?” gives you a hint.
clash-lesson-match-end =
    That was a whole match. You know all there is to know: the rest is courage and dice. Make a table on the home page and play
    against bots or friends.

## Why a bot would choose so, where it follows its first thought

clash-advice-place = New teams first, where most enemies are near; then the smallest team grows.
clash-advice-recruit = It fits this team best here.
clash-advice-lair = There your own teams can hunt it, and those of others hardly can.
clash-advice-team = Its best battle promises most: what it may win against what it may lose.
clash-advice-ground = The most promising battle is fought from there.
clash-advice-target = Of all targets it promises most: what you may win against what you may lose.
clash-advice-beast = No other animal has a battle that promises more.
clash-advice-net = Without that enemy the battle goes best for you.
clash-advice-reroll = { $again ->
    [again] Another throw promises more than what lies there.
   *[keep] What lies there is more than another throw promises.
}
clash-advice-casualty = { $rolls ->
    [0] That one is missed least afterwards.
   *[other] That one is missed least, in the throw still to come and afterwards.
}
