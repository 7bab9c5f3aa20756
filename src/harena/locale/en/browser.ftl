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
browser-play-now-note = { $count ->
    [0] You play alone.
    [one] A bot is waiting.
   *[other] { $count } bots are waiting.
} No account needed.
browser-play-game-now = Play now: { $game }
browser-new-table-of = New table: { $game }
browser-how-plays = How it plays: { $game }
browser-your-tables = Your tables
browser-your-move = It is your move.
browser-gate-waits-short = Waiting for players
browser-answers = { $count ->
    [one] 1 decision
   *[other] { $count } decisions by all players
}
browser-five-games = The five games
browser-how-it-plays = How it plays
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
browser-bot-champion = champion
browser-bot-veteran = veteran
browser-bot-scout = scout
browser-bot-greedy = steady
browser-bot-instinct = quick
browser-bot-beginner = beginner
browser-bot-random = careless
browser-bot-champion-note = plays out up to 1600 imagined matches for a choice
browser-bot-veteran-note = plays out up to 400 imagined matches for a choice
browser-bot-scout-note = plays out up to 100 imagined matches for a choice
browser-bot-greedy-note = weighs what each choice is worth
browser-bot-instinct-note = follows a few good habits
browser-bot-beginner-note = plays like steady and makes honest mistakes
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
browser-window = Reactions
browser-window-0 = None
browser-window-15 = 15 s
browser-window-60 = 60 s
browser-window-note = { $seconds ->
    [0] Whoever may react takes the time he needs.
   *[other] Whoever may react and says nothing for { $seconds } seconds passes.
}
browser-public = Listed on the home page
browser-public-note = Anyone may find this table and watch.
browser-summary = Summary
browser-people = People
browser-bots = Bots
browser-lasts = About
browser-open-table = Open the table
browser-open-waits = The arena waits until every seat is taken.
browser-open-at-once = The match begins at once.

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
browser-tab-offers = Offers
browser-tab-log = Log
browser-tab-chat = Chat
browser-tab-rules = Rules
browser-new-words = new words
browser-opening = Beginning
browser-nothing-yet = Nothing has happened yet.
browser-no-words-yet = Nobody has said anything yet.
browser-say-something = Say something to the table
browser-send = Send
browser-board = Board
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
browser-bot-plays-for-you = A bot has been playing your seat while you were away.
browser-reclaim = Take my seat back
browser-time-left = { $time } left
browser-your-decision = Your decision
browser-your-turn = Your turn
browser-what-happens = What happens
browser-skip = Skip
browser-waiting = Waiting
browser-waiting-for = { $names } to decide
browser-look-around = Look around as long as you like.
browser-choose-on-board = Choose on the board: { $count } spaces are legal.
browser-nothing-forward = Nothing is put forward here. { $where ->
    [board] L goes from one legal space to the next, Enter takes one.
   *[answers] Tab goes from answer to answer, Enter takes one.
}
browser-coloured = { $why ->
    [marked] Coloured because you have marked it: once more, and it is done.
    [taught] Coloured because the lesson asks for it now.
    [bad] Red because this is bad for you.
    [good] Green because this is good for you.
   *[lead] Coloured because it is put forward, as a careful player would choose here. It is no warning.
}
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
browser-answer-beside = This question is answered beside the board.
browser-cell-legal = Legal.
browser-cell-target = Legal target.
browser-cell-chosen = Chosen.
browser-cell-marked = Marked. Choose it again to act.
browser-odds = The odds
browser-odds-of = Odds: { $game }
browser-odds-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
browser-odds-playing = Playing two hundred matches …
browser-odds-chart = Chances in per cent, by { $across }: { $names }.
browser-odds-attack = Attack
browser-odds-defence = Defence
browser-odds-weigh = Weigh
browser-odds-one = The one
browser-odds-other = The other
browser-exact = exact
browser-result = Result
browser-standings = Final standings
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
browser-key-i = explain what has the focus or lies under the pointer; once more: into the explanation; ← →: everything else on the screen
browser-key-d = to your decision
browser-key-b = to the board
browser-key-t = the board as text
browser-key-tabs = log, chat, rules
browser-key-u = take back
browser-key-a = what wins
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
browser-step-of = Decision { $step } of { $last }
browser-scrub = Decision
browser-share = Share
browser-link-to-step = Link to this decision
browser-download = Download
browser-seen-by = Seen by
browser-eyes-public = Everyone, what was public
browser-eyes-all = Everyone, all open
browser-won-with = won with { $points }
browser-ends-with = { $points } at the end
browser-analyse = Analyse
browser-tab-analysis = Analysis
browser-analysis-waiting = Waiting until others are done.
browser-analysis-running = Looking at the match again: { $done } of { $total }
browser-analysis-patience = You can go on reading; it is kept with the match.
browser-analysis-failed = This match could not be analysed.
browser-analysis-what = How good were everybody’s chances, and where did it turn? The house plays the match on many times, from what each seat knew at the time.
browser-analysis-chart = Chances to win along the match
browser-analysis-how = From what each seat knew then, { $playouts } imagined matches for each chance: take it for an estimate.
browser-analysis-turnings = Turning points
browser-analysis-none = No choice of anybody cost much.
browser-analysis-turning = Decision { $number }, { $name }: { $was } → { $now }
browser-analysis-luck = Decision { $number }, { $name }: { $was } → { $now }. The dice or the cards decided this, no choice.
browser-analysis-played = Played
browser-analysis-preferred = The search prefers
browser-analysis-chance = { $chance }
browser-fair-title = Dice you can check
browser-fair-check = Check every draw
browser-fair-commitment = Before the first answer this table promised its seed. Its mark is:
browser-fair-more = What this means
browser-fair-commitment-good = The seed is the one that was promised before the match.
browser-fair-commitment-bad = The seed is not the one that was promised.
browser-fair-secret-good = The secret of the dice follows from the seed and everyone’s own bytes.
browser-fair-secret-bad = The secret of the dice does not follow from the seed.
browser-fair-own-good = Your own bytes are among them.
browser-fair-own-bad = Your own bytes are not among them.
browser-fair-dice-good = { $draws ->
    [0] No number was drawn by chance.
    [one] 1 number was drawn; drawn again from the secret, it is the same.
   *[other] { $draws } numbers were drawn, for dice, shuffles and lots; drawn again from the secret, all are the same.
}
browser-fair-dice-bad = At decision { $step } what was drawn does not follow from the secret.
browser-fair-events-good = What is shown here is what the record was closed with.
browser-fair-events-bad = What is shown here is not what the record was closed with.
browser-fair-rest = Checked here, in this browser, without the rules of the game. That the match followed from these numbers by its rules is shown by playing it again: download the record and run “harena verify FILE”.
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
browser-steps-in = Wait for me
browser-steps-in-note = Where you may step in at any time, bots ask first whether you do. It counts from the next table on.
browser-letter-keys = Letter keys
browser-letter-keys-note = Single letters as commands at the table.
browser-strong-grid = Strong grid
browser-strong-grid-note = Darker lines between the spaces.
browser-settings-kept = Kept in this browser only.

## Help

browser-help-start = How to begin
browser-help-start-1 = “Play now” sits you at a table with bots. What you may choose is lit on the board and listed with the question; everything else says why not when you touch it. Any word, sign or card explains itself: rest the pointer on it, press long, or press I.
browser-help-start-2 = For friends, open a new table and send each of them the link of a seat. They need no account: the link and one touch are enough. The seat stays theirs in that browser, also after a break.
browser-help-start-3 = Several people at one screen take the seats “Here”. The table always says whose turn it is.
browser-help-dice = Dice you can check
browser-help-dice-1 = When a table is made, the server draws a seed and publishes its mark, a number from which the seed cannot be guessed.
browser-help-dice-2 = Everyone who sits down adds bytes of their own chance: first only their mark, and when every seat is taken the bytes themselves. So nobody alone decides how the dice fall, not even the last to sit.
browser-help-dice-3 = Every answer has its own dice. Going back and answering again throws the same dice, never better ones.
browser-help-dice-4 = After the match the seed is shown. Anyone can check that it has that mark and that every die follows from it, on the replay page or with “harena verify”.
browser-help-not = What this does not promise
browser-help-not-1 = The server knows hidden cards while you play. Whoever runs it is trusted to keep them.
browser-help-not-2 = A server that works together with the last player to sit down could try several of that player’s bytes.
browser-help-not-3 = A match that is broken off never shows its seed.
browser-help-private = What is kept
browser-help-private-1 = The server keeps your name, your seats and your answers. There are no accounts, no advertising, no tracking, and nothing is fetched from elsewhere.

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
browser-refused-one-seat = You have a seat here already; the others are for other people.
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

## Choices

browser-hand = Your cards
browser-back = Back
browser-do-it = Do it
browser-any-time = At any time
browser-any-time-sure = Sure? It happens at once.
browser-step-in = { $name } is about to go on. Do you do something first?
browser-step-in-why = What you may do at any time comes before it. The settings can leave this question out.
browser-go-on = Go on
browser-less-of = Less: { $what }
browser-more-of = More: { $what }
browser-refused-row = The table has changed meanwhile, or this is not possible any more. Look again and choose anew.
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
browser-campaign-over = The campaign is over.
browser-campaign-another = A new campaign
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
browser-campaign-growth = Growth
browser-campaign-list = Matches
browser-campaign-still = not over yet
browser-campaign-record = The record it began with
browser-campaign-to-match = To match { $number }
browser-journal = Journal
browser-journal-earlier = { $count ->
    [one] One match before
   *[other] { $count } matches before
}
browser-journal-note = A note of your own
browser-journal-add = Add
browser-journal-kept = Kept here with the campaign, for you alone.
browser-journal-save = Save the journal
browser-journal-drop = Remove the note: { $note }
browser-to-table = To the table
browser-nobody-wins = Nobody wins.
browser-nobody-won = nobody won
browser-has-lost = has lost
browser-has-drawn = draw

## What wins, and what a word means

browser-aim = Aim
browser-aim-plain = Most points at the end win.

## Coming back: my turn, watching, exercises, ends

browser-your-turn-list = Your turn
browser-turn-elsewhere = It is your turn at another table: { $games }.
browser-tables-wait = { $count ->
    [one] 1 table waits for you.
   *[other] { $count } tables wait for you.
}
browser-brand-waiting = Harena, home. { browser-tables-wait }
browser-notices = Notices
browser-notices-note = The browser tells you when it is your turn while you look at something else.
browser-notices-denied = This browser does not allow notices from here. Its own settings can change that.
browser-notices-ask = Tell me when it is my turn
browser-key-n = to the next table where it is your turn
browser-back-to-table = Back to the table
browser-watch-list = Being played
browser-no-watch = No listed match is being played just now.
browser-watch = Watch
browser-watch-table = Watch { $game }: { $names }
browser-you-watch-secrets = You are watching, without delay. Hands and secret choices stay hidden until the rules open them.
browser-you-watch-open = You are watching, without delay, and see all that the players see.
browser-what-is-played = What is played
browser-clock-own = { $bank } s each for the match, and { $increment } s more for every decision.
browser-as-usual = Everything else as usual
browser-play-on = Play on from here
browser-play-on-as = Play on as { $name }
browser-play-on-note = A table of your own with this position. Bots take the other seats; cards and dice are as they were.
browser-exercise = Exercise
browser-exercise-note = An exercise, played on from decision { $step } of another match.
browser-exercise-source = See that match
browser-exercise-again = Once more from there
browser-rematch-wait = Waiting for { $names }
browser-rematch-want = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
browser-rematch-go = To the next table
browser-agreed = agreed
browser-picture = Picture
browser-picture-made = Made at Harena
browser-end-match = End this match
browser-resign = Give up
browser-resign-note = You lose, and cannot come back; with more than two, a bot plays on for you.
browser-resign-sure = Yes, I give up
browser-end-ask = Offer to end
browser-end-ask-note = If everybody who remains agrees, the match ends here and nobody wins.
browser-end-ask-sure = Yes, offer it
browser-end-now = End without a winner
browser-end-now-note = The match ends here, and nobody wins.
browser-end-now-sure = Yes, end it
browser-end-asked = { $seat-is ->
    [you] You have offered to end the match without a winner.
   *[other] { $seat } offers to end the match without a winner.
}
browser-end-withdraw = Take it back
browser-you-are-left = You are left, and win.
browser-has-resigned = has given up
browser-entry-resigned = { $name } gives up.
browser-entry-end_asked = { $name } offers to end the match.
browser-entry-end_agreed = { $name } agrees to end.
browser-entry-end_refused = { $name } does not want to end.
browser-entry-ended = { $why ->
    [agreed] The match ends by agreement.
   *[resigned] The match is decided.
}
browser-refused-not-record = That file is not the record of a match.
browser-refused-own-way = The rules of this game have their own way to give up.
browser-refused-end-refused = That cannot be offered now: somebody has refused, or is away. Play on first.
browser-refused-step = Nobody can play on from there: the match is over.
browser-kept-replays = Replays kept in this browser
browser-offline = You are offline. Replays that you have seen here can still be read.
browser-now = Now:
browser-question = Question
browser-rules-cited = { $count ->
    [one] Rule { $rules }
   *[other] Rules { $rules }
}
browser-open-rules = Open the rules
browser-rules-of = { $game }: the rules
browser-rules-words = What the words mean
browser-rules-book = The rules one by one
browser-rules-book-note = Each rule has a number; explanations name it.
browser-rules-in-english = The rules one by one are in English; the words of the game are explained in your language, and stand beside each rule.

## The frame of a table

browser-tab-fight = Fight
browser-just-now = Just now
browser-phase-of = { $name }, { $number } of { $count }
browser-hinted = Hint
browser-no-fight = Nobody is fighting.

## Lessons and hints

browser-learn = Learn
browser-learn-lead = Short lessons on the real board. The first takes less than three minutes.
browser-learn-game = Learn { $game }
browser-learn-begin = Begin
browser-learn-on = Go on
browser-learn-again = Once more
browser-lesson = Lesson
browser-lesson-done = Done
browser-lesson-next = Next: { $title }
browser-lesson-anew = Begin this lesson anew
browser-lessons-all = All lessons
browser-lessons-done-of = { $done } of { $count } done
browser-task-of = { $number } of { $count }
browser-hint = What would you do?
browser-key-w = What would you do? A hint, against bots
browser-hints-of = { $count ->
    [one] with 1 hint
   *[other] with { $count } hints
}
browser-first-match = Your first match?
browser-first-match-light = With the lighter rules: { $options }. Against bots you can ask for hints at any time.
browser-first-match-hints = Against bots you can ask for hints at any time.
browser-first-match-learn = Or learn it in short lessons first.
browser-first-light = With the lighter rules
browser-first-full = With all rules
browser-first-learn = Learn it in short lessons first
browser-first-hint = First time? “{ $hint }” shows what a bot would do here, and why.
browser-refused-hint = There is nothing a bot could advise you on now.

# A server for strangers.
browser-campaign-brought = This campaign goes on from a record that was brought along: what the gladiators carry was not won at the tables of this server.
browser-fair-fingerprint = Fingerprint of this table: { $fingerprint }. Who writes it down now can compare it after the match.
browser-fair-receipt = Save my receipt
browser-fair-kept-good = The table, its promise and all pledges are those that this browser kept before the match.
browser-fair-kept-bad = This browser kept another promise, or other pledges, before the match.
browser-refused-not-free = Somebody has learned something by that answer: ask the others to take it back.
browser-refused-retired = The rules have changed since, and this match would go another way by them. It is closed as it stood; what was told can still be read.
browser-ended-rules = Closed: the rules have changed since.
browser-zoom-in = Look closer
browser-zoom-out = Look from farther away
browser-zoom-fit = Fit
browser-zoom-follow = Follow
browser-key-zoom = Look closer at a large board, farther away, or at all of it

# Strangers at one table.
browser-entry-kicked = { $name } was sent away by the host.
browser-refused-word = The owner of this server does not want that word here.
browser-refused-chat-off = There is no chat on this server.
browser-about-person = About { $name }
browser-mute = Mute
browser-mute-note = What { $name } says at this table is not shown in this browser. Nobody learns of it.
browser-block = Block
browser-block-note = What { $name } says is not shown to you at any table, and { $name } cannot sit down at tables that you make.
browser-report = Report { $name }
browser-report-note = The owner of this server reads what you write here, and the last words said at this table.
browser-report-send = Send to the owner
browser-report-sent = The owner of this server has been told.
browser-kick = Send away
browser-kick-note = The seat is free again, and the same guest cannot come back to this table.
browser-kick-note-playing = A bot plays on, and the same guest cannot come back to this table.
browser-kick-sure = Yes, send away
browser-refused-seat-lost = This seat is not yours any more: you took it along to another browser, or the host has sent you away.
browser-chat-note = Off: you neither read nor write words at tables.
browser-chat-off = You have turned chat off in the settings.
browser-own-data = What this server keeps of you
browser-own-data-note = Your name, where you sit, what you said, and records you brought. No address, no account.
browser-own-data-save = Save my data
browser-own-data-none = This server keeps nothing of you.
browser-forget-me = Forget me
browser-forget-me-note = Your name, your words and your records are deleted, and bots take your seats for good. Matches stay, without your name.
browser-forget-me-sure = Yes, forget me
browser-forgotten = You are forgotten here.
