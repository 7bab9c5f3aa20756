# The browser's own pages: home, tables, replays, settings, help. Keys begin with "browser-".
#
# For every player $x there are three variables: $x is the name, $x-is is "you" for the reader,
# "nobody", or "other", and $x-vowel is "yes" if the name begins with a vowel sound.

## Everywhere

browser-brand = Harena, home
browser-you-are = You are { $name }. Settings
browser-main-menu = Main menu
browser-home = Home
browser-new-table = New table
browser-help = Help
browser-settings = Settings
browser-to-light = Light theme
browser-to-dark = Dark theme
browser-close = Close
browser-opening-page = Opening the page.
browser-missing = There is no such page.
browser-missing-note = Nobody fights here. The gate you want may have another name.
browser-to-home = To the home page
browser-nameless = Guest
browser-guest = Guest { $number }
browser-you = You
browser-yours = yours
browser-seat-number = Seat { $number }
browser-seat-free = Free seat
browser-on = On
browser-off = Off
browser-coming = In training
browser-coming-note = Those in training are not on the sand yet.

## Home

browser-hero = The sand is raked. Take your seat.
browser-lead = Five gladiator games, at one table, with friends near or far, or against the house.
browser-play-now = Play now
browser-play-now-note = Three bots are waiting. You need no account.
browser-play-game-now = Play now: { $game }
browser-new-table-of = New table: { $game }
browser-how-plays = How it plays: { $game }
browser-your-tables = Your tables
browser-your-move = It is your move.
browser-gate-waits-short = Waiting for players
browser-answers = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
browser-five-games = The five games
browser-how-it-plays = How it plays
browser-title-gladiatori = Gladiatori
browser-title-jugula = Jugula
browser-title-heroes = Heroes of the Colosseum
browser-title-spartacus = Spartacus
browser-about-clash = Teams of four, five weapons, wild animals, quick dice.
browser-about-gladiatori = Hidden cards, open blows, a crowd that keeps count.
browser-about-jugula = Facing is everything on sixty-four squares.
browser-about-heroes = One fighter, seven wounds, a whole career.
browser-about-spartacus = Houses, schemes, closed fists, and the thumb.
browser-seats-range = { $low }–{ $high } seats
browser-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
browser-minutes = { $count } min
browser-weight-1 = light
browser-weight-2 = medium
browser-weight-3 = heavy
browser-open-tables = Open tables
browser-no-open-tables = No one is waiting at the gate just now.
browser-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
browser-join = Join
browser-finished = Finished matches
browser-no-finished = Nothing has been played to the end yet.
browser-won-by = { $count ->
    [one] won by { $names }
   *[other] shared by { $names }
}
browser-upload = Open a record
browser-not-a-record = That file is not the record of a match.

## New table

browser-new-table-note = Three choices and the gate opens.
browser-step-game = Game
browser-step-options = Options
browser-seats = Seats
browser-your-name = Your name
browser-your-name-note = What you are called at new tables.
browser-how-many = How many seats
browser-name-of = Name at seat { $number }
browser-bot-level = Bot at seat { $number }
browser-kind-me = Me
browser-kind-here = Here
browser-kind-link = Link
browser-kind-open = Open
browser-kind-bot = Bot
browser-kind-me-note = you
browser-kind-here-note = another person at this screen
browser-kind-link-note = whoever gets the link of this seat
browser-kind-open-note = anyone who comes to the table
browser-bot-greedy = steady
browser-bot-instinct = quick
browser-bot-random = careless
browser-bot-greedy-note = weighs what each choice is worth
browser-bot-instinct-note = follows a few good habits
browser-bot-random-note = does anything that is allowed
browser-bot-of = Bot · { $bot }
browser-clock = Clock
browser-clock-none = None
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Days
browser-clock-none-note = Everyone takes the time they need.
browser-clock-quick-note = 5 minutes each for the match, and 5 seconds more for every decision.
browser-clock-calm-note = 20 minutes each for the match, and 15 seconds more for every decision.
browser-clock-days-note = A week each for the match, and half a day more for every decision.
browser-public = Listed on the home page
browser-public-note = Anyone may find this table and watch.
browser-summary = Summary
browser-people = People
browser-bots = Bots
browser-lasts = About
browser-open-table = Open the table
browser-open-waits = The arena waits until every seat is taken.
browser-open-at-once = The match begins at once.
browser-clash-play-first = First player
browser-clash-play-spacing = Own teams apart
browser-clash-play-path = Free path
browser-clash-play-beasts = Without gladiators
browser-clash-play-idle_limit = Idle battles

## Coming to a table

browser-opening-table = Opening the gate.
browser-still-opening = Still opening the gate…
browser-no-table = This table could not be opened.
browser-table-closed = It may have been closed, or it belongs to somebody else now.
browser-invited = You are invited to this table.
browser-gate-waits = The arena waits until every seat is taken.
browser-gate-open = There is a seat for you at this table, or a place to watch.
browser-seats-taken = { $taken } of { $all } seats are taken.
browser-take-seat = Take the seat
browser-only-watch = Only watch
browser-sit-here = Sit here
browser-scan = Scan with a phone
browser-put-bot = Let a bot sit
browser-here = here
browser-free-for-all = free for anyone
browser-by-link = by link only
browser-invite = Invite
browser-invite-note = Each link is for one seat and works once. With the link of the table anyone can watch.
browser-link-of-seat = Link of seat { $seat }
browser-link-of-table = Link of the table
browser-make-link = Make a link
browser-copy = Copy
browser-copied = Copied
browser-table-menu = This table
browser-leave = Leave my seat to a bot
browser-leave-note = You can take it back at any time while the match lives.

## At a table

browser-side = Log, chat and rules
browser-tab-log = Log
browser-tab-chat = Chat
browser-tab-rules = Rules
browser-tab-beside = Pens
browser-new-words = new words
browser-opening = Beginning
browser-nothing-yet = Nothing has happened yet.
browser-no-words-yet = Nobody has said anything yet.
browser-say-something = Say something to the table
browser-send = Send
browser-steps = Steps
browser-connected = Connected
browser-not-connected = Not connected
browser-reconnecting = Reconnecting… The board shows decision { $number }.
browser-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
browser-as-text = Board as text
browser-keys = Keys
browser-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
browser-points-word = { $count ->
    [one] point
   *[other] points
}
browser-deciding = deciding now
browser-away = away
browser-has-won = has won
browser-bot-sits-in = a bot sits in
browser-bot-plays-for-you = A bot plays your seat while you were away.
browser-reclaim = Take my seat back
browser-time-left = { $time } left
browser-your-decision = Your decision
browser-your-turn = Your turn
browser-what-happens = What happens
browser-skip = Skip
browser-waiting = Waiting
browser-waiting-for = { $names } to decide
browser-you-watch = You are watching this table.
browser-look-around = Look around as long as you like.
browser-choose-on-board = Choose on the board: { $count } spaces are legal.
browser-choose = Choose
browser-confirm = Confirm
browser-undo = Take back
browser-undo-ask = Ask to take back
browser-undo-asked = { $seat-is ->
    [you] You have asked to take your last answer back.
   *[other] { $seat } asks to take the last answer back.
}
browser-agree = Agree
browser-refuse = Refuse
browser-kept-here = That did not reach the table yet. Your answer is kept here and sent again.
browser-not-possible = That cannot be chosen now.
browser-cell-legal = Legal.
browser-cell-target = Legal target.
browser-cell-chosen = Chosen.
browser-cell-marked = Marked. Choose it again to act.
browser-odds = The odds
browser-exact = exact
browser-result = Result
browser-standings = Final standings
browser-place-number = { $number }.
browser-you-win = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
browser-they-win = { $count ->
    [one] { $names } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $names } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
browser-rematch = Play again
browser-replay = Replay
browser-entry-sat = { $name } sits down.
browser-entry-seated_bot = A bot sits down.
browser-entry-undo_asked = { $name } asks to take an answer back.
browser-entry-undo_refused = { $name } says no.
browser-entry-undone = { $name } has taken an answer back.
browser-entry-took_over = { $why ->
    [clock] { $name } is out of time; a bot plays on.
    [left] { $name } has left; a bot plays on.
   *[absent] { $name } has been away; a bot plays on.
}
browser-entry-reclaimed = { $name } is back.
browser-entry-vacated = { $name } has left the seat.
browser-entry-rematch = There is a new table for another match.
browser-cover = { $name }, it is your turn
browser-cover-note = Hand the screen over. What the others may not see is covered.
browser-cover-lift = Show my view

## Keys

browser-key-enter = do what the highlighted answer says, or choose the space
browser-key-esc = step back
browser-key-arrows = from space to space on the board
browser-key-l = to the next legal space
browser-key-i = read the space in full
browser-key-d = to your decision
browser-key-b = to the board
browser-key-t = the board as text
browser-key-tabs = log, chat, rules
browser-key-u = take back
browser-key-list = this list

## Replay

browser-replay-of = Replay · { $game }
browser-playback = Playback
browser-to-first = To the beginning
browser-step-back = Back one decision
browser-play = Play
browser-pause = Pause
browser-step-on = On one decision
browser-to-last = To the end
browser-speed = Speed
browser-step-of = { $step } of { $last }
browser-scrub = Decision
browser-share = Share
browser-link-to-step = Link to this decision
browser-download = Download
browser-seen-by = Seen by
browser-eyes-public = Everyone, what was public
browser-eyes-all = Everyone, all open
browser-won-with = won with { $points }
browser-ends-with = { $points } at the end
browser-fair-title = Dice you can check
browser-fair-check = Check every die
browser-fair-commitment = Before the first answer this table promised its seed. Its mark is:
browser-fair-more = What this means
browser-fair-commitment-good = The seed is the one that was promised before the match.
browser-fair-commitment-bad = The seed is not the one that was promised.
browser-fair-secret-good = The secret of the dice follows from the seed and everyone’s own bytes.
browser-fair-secret-bad = The secret of the dice does not follow from the seed.
browser-fair-own-good = Your own bytes are among them.
browser-fair-own-bad = Your own bytes are not among them.
browser-fair-dice-good = { $dice ->
    [0] No die was thrown; every lot, drawn again from the secret, falls the same.
    [one] 1 die, thrown again from the secret, falls the same.
   *[other] { $dice } dice, thrown again from the secret, all fall the same.
}
browser-fair-dice-bad = At decision { $step } the dice do not follow from the secret.
browser-fair-events-good = What is shown here is what the record was closed with.
browser-fair-events-bad = What is shown here is not what the record was closed with.
browser-fair-rest = Checked here, in this browser. To play the whole match again by its rules, download the record and run “harena verify FILE”.
browser-fair-none = This record says nothing of its seed.

## Settings

browser-language = Language
browser-theme = Theme
browser-theme-system = As the system
browser-theme-light = Light
browser-theme-dark = Dark
browser-pace = Pace
browser-pace-note = How fast the doings of others are told. A touch or a key always skips to the present.
browser-pace-calm = Calm
browser-pace-normal = Normal
browser-pace-quick = Quick
browser-pace-instant = At once
browser-motion = Motion
browser-motion-note = Pieces that travel, dice that tumble.
browser-motion-system = As the system
browser-motion-full = All
browser-motion-none = None
browser-cover-when = Hand-over cover
browser-cover-when-note = With several people at one screen, cover it between two turns.
browser-cover-when-secrets = For secrets
browser-cover-when-always = Always
browser-sound = Sound
browser-sound-note = Sand, wood, stone, and a horn on your turn.
browser-confirm-moves = Touch twice
browser-confirm-moves-note = What cannot be taken back is marked first and done at the second touch.
browser-letter-keys = Letter keys
browser-letter-keys-note = Single letters as commands at the table.
browser-strong-grid = Strong grid
browser-strong-grid-note = Darker lines between the spaces.
browser-settings-kept = Kept in this browser only.

## Help

browser-help-start = How to begin
browser-help-start-1 = “Play now” sits you at a table with three bots. What you may choose is lit on the board and listed in the bar below it; everything else says why not when you touch it.
browser-help-start-2 = For friends, open a new table and send each of them the link of a seat. They need no account: the link and one touch are enough. The seat stays theirs in that browser, also after a break.
browser-help-start-3 = Several people at one screen take the seats “Here”. The bar always says whose turn it is.
browser-help-dice = Dice you can check
browser-help-dice-1 = When a table is made, the server draws a seed and publishes its mark, a number from which the seed cannot be guessed.
browser-help-dice-2 = Everyone who sits down adds bytes of their own chance. So nobody alone decides how the dice fall.
browser-help-dice-3 = Every answer has its own dice. Going back and answering again throws the same dice, never better ones.
browser-help-dice-4 = After the match the seed is shown. Anyone can check that it has that mark and that every die follows from it, on the replay page or with “harena verify”.
browser-help-not = What this does not promise
browser-help-not-1 = The server knows hidden cards while you play. Whoever runs it is trusted to keep them.
browser-help-not-2 = A server that works together with the last player to sit down could try several of that player’s bytes.
browser-help-not-3 = A match that is broken off never shows its seed.
browser-help-private = What is kept
browser-help-private-1 = The server keeps your name, your seats and your answers. There are no accounts, no advertising, no tracking, and nothing is fetched from elsewhere.
browser-clash-how = First you choose gladiators, one at a time, and open or strengthen teams. Then animals fill every free space. Then you take turns to attack. A captured gladiator is worth 1 point, an animal 2, and each of your own that survives 1. Most points win.
browser-clash-glance = At a glance
browser-clash-face-blank-means = A miss.
browser-clash-face-single-means = A single hit: one wound token. Two tokens cost a gladiator. Shields stop single hits.
browser-clash-face-lethal-means = A lethal hit: a gladiator falls at once. Nothing stops it.
browser-rule-of-place = Place a gladiator
browser-rule-of-recruit = Choose a type
browser-rule-of-lair = Place an animal
browser-rule-of-team = Choose a team
browser-rule-of-ground = Move before the attack
browser-rule-of-target = Choose a target
browser-rule-of-net = Throw nets
browser-rule-of-reroll = Roll again
browser-rule-of-casualty = Give up gladiators
browser-rule-of-beast = Lead an animal

## What the server refuses

browser-refused-unreachable = The server cannot be reached just now.
browser-refused-malformed = The server did not understand that.
browser-refused-no-campaign = The record of a finished campaign match for { $seats } seats was expected, but another came.
browser-refused-token = This seat link is not good any more. Ask for a new one.
browser-refused-guest = The server does not know this browser. Please load the page again.
browser-refused-origin = The request came from another site.
browser-refused-not-yours = That seat belongs to somebody else.
browser-refused-not-found = There is no such table or record.
browser-refused-taken = Somebody sits there already.
browser-refused-state = That is not possible at this stage of the match.
browser-refused-stale = The position has changed meanwhile. This is the current one.
browser-refused-turn = It is not your turn to choose.
browser-refused-index = That is not among your options.
browser-refused-over = The match is over.
browser-refused-nothing-to-undo = There is nothing to take back.
browser-refused-nothing-asked = Nobody has asked to take anything back.
browser-refused-too-large = That is too large for the server.
browser-refused-too-many = That was too often in too short a time. Please wait a little.
browser-refused-store = The server could not store that. Nothing has happened; please try again.
browser-refused-full = The server has no room for more just now.
browser-refused-name = Names have 1 to 24 letters.
browser-refused-text = Messages have 1 to 300 letters.
browser-refused-clock = That clock is not possible.
browser-refused-bytes = The bytes for the dice were not understood.

## Clash

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
browser-do-place = Place on
browser-do-lair = Put it on
browser-do-team = Send
browser-do-ground = Go to
browser-do-target = Attack
browser-clash-why-place = { $bases ->
    [0] Your teams grow to four gladiators each.
    [one] You can open one more team.
   *[other] You can open { $bases } more teams.
}
browser-clash-why-recruit = Each type does one thing in a battle.
browser-clash-why-lair = { $tile }. Whoever strikes the last blow takes it for { $points } points.
browser-clash-why-team = One team attacks each turn. You may not pass.
browser-clash-why-ground = It may walk over free spaces before it attacks, and stays there.
browser-clash-why-target = Touch a target to see the odds; touch it again to attack.
browser-clash-why-net = The gladiator you choose does nothing in this battle.
browser-clash-why-reroll = You have more tridents. The second roll stands.
browser-clash-why-casualty = Who is gone no longer counts when your team rolls.
browser-clash-why-beast = What it kills is yours; the animal itself is not.
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
}{ $through } × 1 + { $lethals } × 2 = { $wounds ->
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
browser-clash-why-numbers = Why these numbers?
browser-clash-number-dice = Dice: one for the team and one for each active sword (5.3).
browser-clash-number-first = First roll: more spears, netted ones too; at equal spears the attacker (5.1).
browser-clash-number-again = Second roll: more active tridents than the other side (5.4).
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

## Gladiatori

browser-hand = Your cards
browser-back = Back
browser-do-it = Do it
browser-any-time = At any time
browser-any-time-sure = Sure? It happens at once.
browser-less-of = Less: { $what }
browser-more-of = More: { $what }
browser-rule-of-now = Now
browser-do-character = Take:
browser-do-draft = Take:
browser-do-pick = Want:
browser-do-drop = Give up:
browser-do-action = Do:
browser-do-reaction = Do:
browser-do-ally = Help
browser-do-push = Push
browser-do-sacrifice = Sacrifice
browser-refused-row = The table has changed meanwhile, or this is not possible any more. Look again and choose anew.
browser-gladiatori-tab-beside = Sheet
browser-gladiatori-arena = Arena, { $count } hexes
browser-gladiatori-empty = empty
browser-gladiatori-gate = gate
browser-gladiatori-start = start hex
browser-gladiatori-facing-to = facing { $facing }
browser-gladiatori-beast-netted = { $name }, in a net ({ $count })
browser-gladiatori-cell-turn = Legal: turn on the spot.
browser-gladiatori-move-hint = Touch a lit hex, then the way to face; or drag your figure. Arrows turn, Enter moves.
browser-gladiatori-do-move = Move to { $hex }, facing { $facing }
browser-gladiatori-do-turn = Turn to face { $facing }
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
browser-gladiatori-greens = { $greens } Action, { $reds } Combat
browser-gladiatori-life-sum = { $deck } in { $cards } cards, { $items } in Items, { $cover } in the cover
browser-gladiatori-all-hand = All to the hand
browser-gladiatori-actions-hand = Only Actions to the hand
browser-gladiatori-all-life = All to hit points
browser-gladiatori-split-card = { $card }: { $hand } to the hand, { $life } to the HP deck
browser-gladiatori-split-foot = hand { $hand }/{ $most }
browser-gladiatori-do-split = Take { $cards } in hand, { $points } HP behind
browser-gladiatori-rest-use = What you use
browser-gladiatori-rest-left = { $left } of { $all } still to choose
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
browser-gladiatori-do-build = This is my gladiator: { $cards } cards
browser-gladiatori-coins-lost = { $left ->
    [one] 1 coin is lost.
   *[other] { $left } coins are lost.
}
browser-gladiatori-own-note = Skills, cards and Powers as you like, for { $coins } coins.
browser-gladiatori-deck-of = { $cards } cards, { $life } HP
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
browser-gladiatori-picker = What you can choose
browser-gladiatori-pick = { $count } of { $most }
browser-gladiatori-point = a point
browser-gladiatori-to-life = to the HP deck
browser-gladiatori-to-hand = to the hand
browser-gladiatori-do-add = { $count ->
    [0] No card on it
    [one] Lay 1 card on it
   *[other] Lay { $count } cards on it
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
browser-gladiatori-standby = Standby…
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
browser-gladiatori-count-split = { $count }
browser-gladiatori-count-back = { $count }
browser-gladiatori-unseen-card = a card nobody knows
browser-gladiatori-face-down = face-down
browser-gladiatori-rotated = rotated: used
browser-gladiatori-reuse = { $blood ->
    [one] again for 1 Blood
   *[other] again for { $blood } Blood
}
browser-gladiatori-blood = { $count } Blood
browser-gladiatori-sheet = Sheet
browser-gladiatori-sheet-yours = Your sheet · only you see it
browser-gladiatori-raised = raised
browser-gladiatori-used = used
browser-gladiatori-track = Victory points · fewest acts first
browser-gladiatori-order = Order of this combat round
browser-gladiatori-behind-gates = Behind the gates
browser-gladiatori-fact-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-gladiatori-fact-life = HP deck { $count }
browser-gladiatori-fact-hand = hand { $greens } green, { $reds } red
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
browser-gladiatori-part-energy = { $count } energy
browser-gladiatori-part-hand = half of { $count } cards
browser-gladiatori-part-oppose = Oppose
browser-gladiatori-part-match = the same card
browser-gladiatori-part-markers = markers
browser-gladiatori-part-behind = from behind
browser-gladiatori-part-delay = Delay
browser-gladiatori-part-skill = Skill used
browser-gladiatori-part-points = Points spent
browser-gladiatori-part-plain = as +2
browser-gladiatori-part-sacrifice = Sacrifice
browser-gladiatori-part-acrobatics = Acrobatic Strike
browser-gladiatori-part-lunge = Lunge
browser-gladiatori-part-leap = Leap
browser-gladiatori-part-depth = Deep Wounds
browser-gladiatori-part-dice = Dice
browser-gladiatori-part-rest = not told
browser-gladiatori-part-other = everything else
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
browser-gladiatori-why-skill = Secret; it then falls by 1.
browser-gladiatori-why-pick = Chosen in secret. What several want goes by lot.
browser-gladiatori-why-place = Touch a lit hex; then choose where to face.
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
browser-close-table = Close this table
browser-close-table-note = Its links stop working, and nobody can sit here any more.
browser-close-table-sure = Close it
browser-closed-title = This table is closed
browser-closed-note = Its host gave up waiting before the match began.
browser-cover-again = Press once more
browser-cover-how = Press and hold, or press twice.

## Campaigns

browser-your-campaigns = Your campaigns
browser-campaign = Campaign
browser-campaign-next = Next match of the campaign
browser-campaign-all = All matches
browser-campaign-from-record = As many seats as before. What everybody has learned comes along; a new gladiator takes the place of a dead one.
browser-campaign-match = Match { $number }
browser-campaign-ready = Ready for match { $number }
browser-campaign-playing = Match { $number } is being played
browser-campaign-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
browser-campaign-now = After the last match
browser-campaign-growth = Experience
browser-campaign-list = Matches
browser-campaign-still = not over yet
browser-campaign-record = The record it began with
browser-campaign-to-match = To match { $number }
browser-to-table = To the table
browser-nobody-wins = Nobody wins.
browser-nobody-won = nobody won
browser-has-lost = has lost
browser-gladiatori-gains = What this match has brought
browser-gladiatori-xp = { $xp } XP
browser-gladiatori-xp-chart = XP after each match
browser-gladiatori-gain-points = { $value } Victory Points
browser-gladiatori-gain-victory = { $value } victory
browser-gladiatori-gain-beasts = { $value } beasts beaten
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
browser-gladiatori-why-build-surplus = { $character } keeps everything printed on the sheet. You add for the { $left } coins you have above it.
browser-gladiatori-why-character-xp = A sheet takes { $usual } of your { $coins } coins; what you have above you spend next.

## How Gladiatori is played

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
