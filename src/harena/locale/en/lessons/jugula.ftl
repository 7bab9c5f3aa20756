# What the coach says in the lessons of Jugula.

jugula-lesson-first-title = Your first fight
jugula-lesson-first-attack = Your Thraex on d4 stands behind the Murmillo on d5: his back. From there an attack has +3. Each wound is a point, and four points win. A card may be played for one of its uses; here, for its attack.
jugula-lesson-first-attack-do = Play Umbo for its attack.
jugula-lesson-first-keep-six = Insidiae has the combat value 6: keep it for the fight itself.
jugula-lesson-first-attack-now = He turns his back now. Attack first.
jugula-lesson-first-card = Before the cards it is 5 + 3 = 8 against 5. Both players now add a combat card in secret. He has one card left, so his comes from his deck. If your total is at least twice his, he is wounded.
jugula-lesson-first-card-do = Commit Insidiae.
jugula-lesson-first-zero = Agmen has the combat value 0. It would only push him.
jugula-lesson-first-unsure = The top of your deck may be anything. You hold a 6.
jugula-lesson-first-end = 8 + 6 = 14 against 5 + 2 = 7: double. He is pushed back and wounded, and you have a point. Where you stand matters more than who you are.

jugula-lesson-moving-title = Round to his back
jugula-lesson-moving-move = The Murmillo faces south, towards you. Straight ahead costs 1 MP, any other square 2; turning before a step is free. Your Thraex has 5 MP: enough to go round him.
jugula-lesson-moving-move-do = Play Umbo for its move.
jugula-lesson-moving-move-first = First go where a blow weighs more. Umbo moves one gladiator.
jugula-lesson-moving-who = A card says how many may move. Here it is one.
jugula-lesson-moving-who-do = Choose the Thraex on c3.
jugula-lesson-moving-the-thraex = The Thraex on c3 is the one who is near.
jugula-lesson-moving-way = Two steps north, then slanting to d6, behind him. From c4 to c5 you leave his front: that step costs 1 more. In all 1 + 2 + 2 = 5.
jugula-lesson-moving-way-do = Go to d6 by c4 and c5, facing south.
jugula-lesson-moving-behind-him = Not that way: go by c4 and c5 to d6, and face him, to the south.
jugula-lesson-moving-strike = He did not turn. You stand at his back, and he is in your front.
jugula-lesson-moving-strike-do = Play Conversio for its attack.
jugula-lesson-moving-strike-now = Strike while he looks away: Conversio, for its attack.
jugula-lesson-moving-end = 5 + 3 against 5, and the cards are still to come. Legs win fights here.

jugula-lesson-danger-title = The danger zone
jugula-lesson-danger-bound = Your wounded Dimachaerius stands on the square straight ahead of the Secutor: his danger zone. There a gladiator may only face him and step straight back. One more wound and he is out.
jugula-lesson-danger-bound-do = Play Umbo for its move.
jugula-lesson-danger-fuga-later = The text of Fuga would free him, but first learn to do without.
jugula-lesson-danger-away-first = Bring the wounded man away first.
jugula-lesson-danger-who = One gladiator may move.
jugula-lesson-danger-who-do = Choose the Dimachaerius on d4.
jugula-lesson-danger-the-wounded = The one in danger is on d4.
jugula-lesson-danger-back = A step straight back costs 2, and leaving the front 1 more: 3 of his 5 MP.
jugula-lesson-danger-back-do = Step back to d3, still facing north.
jugula-lesson-danger-only-back = Nothing else brings him away: straight back, to d3.
jugula-lesson-danger-free = Out of the danger zone he moves freely again, with 2 MP left. Turning before a step is free, so away from here costs 1 each.
jugula-lesson-danger-free-do = Go two steps south, to d1.
jugula-lesson-danger-run = Away from him: straight to the south.
jugula-lesson-danger-end = Gone. Whoever stands straight ahead of an enemy is stuck; put your own men so that others are.

jugula-lesson-cards-title = One card, six uses
jugula-lesson-cards-crowd = Nobody is near yet: time for cards. Vox Populi is the favour of the crowd. From level 2 on it adds to your attacks, from 4 on you may keep more cards.
jugula-lesson-cards-crowd-do = Play Clamor for Vox Populi.
jugula-lesson-cards-text-less = Its text gives 1 and more only before enemies. For Vox Populi it gives 3.
jugula-lesson-cards-crowd-first = First the crowd: Clamor gives 3 levels at once.
jugula-lesson-cards-draw = Level 3: attacks +1. Now you hold two cards. The last card could only be played for its draw, so draw in time.
jugula-lesson-cards-draw-do = Play Fuga for its draw: three cards.
jugula-lesson-cards-two-cards = With two cards left, draw: Fuga brings three.
jugula-lesson-cards-prima = Prima cards are stronger. You see three, take one into your hand, and it stays yours for the match.
jugula-lesson-cards-prima-do = Play Umbo for a Prima card.
jugula-lesson-cards-stronger = Now something stronger: Umbo, for a Prima card.
jugula-lesson-cards-take = Furor lets two gladiators attack with +2 each, and has the combat value 5.
jugula-lesson-cards-take-do = Take Furor.
jugula-lesson-cards-not-that = A good card too, but take Furor this time.
jugula-lesson-cards-end = You hold four cards, as many as your level lets you keep. More would have to be discarded at the end of your turn.

jugula-lesson-traits-title = Reach and net
jugula-lesson-traits-reach = Your Laquerius has two traits. Allonge 1: his front reaches one square further when he attacks, so the men on d6 and e6 are in reach. Entrave: he may hinder instead of hurting.
jugula-lesson-traits-reach-do = Play Impetus for its attack.
jugula-lesson-traits-throw = Attack from afar: Impetus, for its attack.
jugula-lesson-traits-net = The Murmillo is hard to hurt from his front. But whoever has a hindrance token neither moves nor attacks, and has −1 DEF. For a token your total need only be higher.
jugula-lesson-traits-net-do = Hinder the Murmillo on d6.
jugula-lesson-traits-too-strong = A plain blow would only push him. Use the noose.
jugula-lesson-traits-stoic = The Secutor is Stoïque: no token for him. Take the Murmillo.
jugula-lesson-traits-card = 4 against 5 before the cards. Your best card makes it sure.
jugula-lesson-traits-card-do = Commit Insidiae.
jugula-lesson-traits-six = Insidiae is your 6. Now it counts.
jugula-lesson-traits-end = Caught. He gives up a whole move to be rid of the token, and until then your others may come round to his back.

jugula-lesson-match-title = A small match
jugula-lesson-match-play = Now a quick game: two gladiators a side, two points win. Deploy them, keep your back covered, and go for theirs. Ask me when you do not know what to do.
jugula-lesson-match-play-do = Play to the end. “What would you do?” gives you a hint.
jugula-lesson-match-end = That was a whole match. With four gladiators a side, more cards and more corners it is the same game. Make a table on the home page.

## Why a bot would choose so, where it follows its first thought

jugula-advice-play = At first sight this use brings most, less what the card is worth for later.
jugula-advice-move = From there he is nearest to an enemy’s back and least open himself.
jugula-advice-attack = Of all attacks this one promises most.
jugula-advice-commit = Against what the other may open it does most for its worth.
jugula-advice-mover = He is the one who is not yet well placed.
jugula-advice-armatura = By attack, defence, movement and Allonge together it is the best still to be had.
jugula-advice-fighter = By attack, defence, movement and Allonge together it is the best of those left.
jugula-advice-place = Near the middle and facing it, he is soon in the fight.
jugula-advice-prima = Of these it looks best, in fights and for what its text can do now.
jugula-advice-discard = Of your cards it is worth least, in fights and for its uses.
jugula-advice-recall = Of your discard pile it is worth most, in fights and for its uses.
jugula-advice-augury = Of these cards it is worth most, so it comes first.
jugula-advice-keep = Of the Prima cards you have taken it is worth most, in fights and for its uses.
jugula-advice-victim = Points, Vox Populi and cards together: none of these opponents has more.
jugula-advice-turn = { $turn ->
    [stop] No other turn would gain enough.
   *[place] Of all turns it does most to face the enemy and to guard the back.
}
jugula-advice-advance = { $mover ->
    [stop] Nobody else would gain enough by it.
   *[place] He has most to gain from a better place.
}
jugula-advice-shove = A wounded enemy first; otherwise I do not weigh them.
jugula-advice-quarter = I do not weigh the two; better is the one that shows you more of his back.
jugula-advice-heal = Every wounded gladiator is worth it: I simply take the first.
jugula-advice-dust = Of the enemies before you none has a higher attack against light gladiators.
