# What pages other than home and table say, and what is opened at a table: loaded with them. Keys begin with "browser-".

## Everywhere

browser-seat-number = Seat { $number }

## New table

browser-new-table-note = Three choices and the gate opens.
browser-step-game = Game
browser-step-options = Options
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
browser-clock-none = None
browser-clock-brisk = Brisk
browser-clock-quick = 5 min
browser-clock-calm = 20 min
browser-clock-days = Days
browser-clock-none-note = Everyone takes the time they need.
browser-clock-brisk-note = A minute at most for a decision, less for what a game counts as brief; 10 minutes each for the match, and 10 seconds more for every decision.
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
browser-pack-note = What is printed on cards and boards: that of the game, or another that this server has.
browser-pack-built-in = That of the game
browser-summary = Summary
browser-people = People
browser-bots = Bots
browser-lasts = About
browser-open-table = Open the table
browser-open-waits = The arena waits until every seat is taken.
browser-open-at-once = The match begins at once.

## Coming to a table

browser-gate-waits = The arena waits until every seat is taken.
browser-gate-open = There is a seat for you at this table, or a place to watch.
browser-seats-taken = { $taken ->
    [one] { $taken } of { $all } seats is
   *[other] { $taken } of { $all } seats are
} taken.
browser-take-seat = Take the seat
browser-only-watch = Only watch
browser-sit-here = Sit here
browser-scan = Scan with a phone
browser-put-bot = Let a bot sit
browser-free-for-all = free for anyone
browser-by-link = by link only
browser-invite = Invite
browser-invite-note = Each link is for one seat and works once. With the link of the table anyone can watch.
browser-link-of-seat = Link of seat { $seat }
browser-link-of-table = Link of the table
browser-make-link = Make a link
browser-copy = Copy
browser-copied = Copied
browser-leave = Leave my seat to a bot
browser-leave-note = You can take it back at any time while the match lives.

## At a table

browser-odds-of = Odds: { $game }
browser-odds-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
browser-odds-playing = Playing two hundred matches …
browser-odds-chart = Chances in per cent, by { $across }: { $names }.
browser-odds-one = The one
browser-odds-other = The other

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
browser-pause = Pause
browser-step-on = On one decision
browser-to-last = To the end
browser-step-of = Decision { $step } of { $last }
browser-scrub = Decision
browser-share = Share
browser-link-to-step = Link to this decision
browser-seen-by = Seen by
browser-eyes-public = Everyone, what was public
browser-eyes-all = Everyone, all open
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
browser-analysis-chance = { $chance ->
    [0] under 1%
    [1] over 99%
   *[other] { $chance }
}
browser-analysis-end = { $chance }
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

## Choices

browser-close-table = Close this table
browser-close-table-note = Its links stop working, and nobody can sit here any more.
browser-close-table-sure = Close it

## Campaigns

browser-campaign-all = All matches
browser-campaign-from-record = As many seats as before. What everybody has learned comes along; a new gladiator takes the place of a dead one.
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

## Coming back: my turn, watching, exercises, ends

browser-notices = Notices
browser-notices-note = The browser tells you when it is your turn while you look at something else.
browser-notices-denied = This browser does not allow notices from here. Its own settings can change that.
browser-key-n = to the next table where it is your turn
browser-back-to-table = Back to the table
browser-what-is-played = What is played
browser-clock-own = { $bank } s each for the match, and { $increment } s more for every decision.
browser-clock-capped = { $bank } s each for the match, and { $increment } s more for every decision, which may take { $cap } s at most.
browser-as-usual = Everything else as usual
browser-play-on = Play on from here
browser-play-on-as = Play on as { $name }
browser-play-on-note = A table of your own with this position. Bots take the other seats; cards and dice are as they were.
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
browser-rules-words = What the words mean
browser-rules-book = The rules one by one
browser-rules-book-note = Each rule has a number; explanations name it.
browser-rules-in-english = The rules one by one are in English; the words of the game are explained in your language, and stand beside each rule.

## Lessons and hints

browser-learn-lead = Short lessons on the real board. The first takes less than three minutes.
browser-learn-begin = Begin
browser-learn-on = Go on
browser-learn-again = Once more
browser-lesson-done = Done
browser-lesson-next = Next: { $title }
browser-lesson-anew = Begin this lesson anew
browser-lessons-all = All lessons
browser-lessons-done-of = { $done } of { $count } done
browser-task-of = { $number } of { $count }
browser-key-w = What would you do? A hint, against bots

## A server for strangers

browser-campaign-brought = This campaign goes on from a record that was brought along: what the gladiators carry was not won at the tables of this server.
browser-fair-fingerprint = Fingerprint of this table: { $fingerprint }. Who writes it down now can compare it after the match.
browser-fair-receipt = Save my receipt
browser-fair-kept-good = The table, its promise and all pledges are those that this browser kept before the match.
browser-fair-kept-bad = This browser kept another promise, or other pledges, before the match.
browser-key-zoom = Look closer at a large board, farther away, or at all of it

## Strangers at one table

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
browser-chat-note = Off: you neither read nor write words at tables.
browser-own-data = What this server keeps of you
browser-own-data-note = Your name, where you sit, what you said, and records you brought. No address, no account.
browser-own-data-save = Save my data
browser-own-data-none = This server keeps nothing of you.
browser-forget-me = Forget me
browser-forget-me-note = Your name, your words and your records are deleted, and bots take your seats for good. Matches stay, without your name.
browser-forget-me-sure = Yes, forget me
browser-forgotten = You are forgotten here.
