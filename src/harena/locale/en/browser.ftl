# What home and tables say in the browser; the other pages stand in pages.ftl. Keys begin with "browser-".
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
browser-seat-free = Free seat
browser-on = On
browser-off = Off
browser-coming = In training
browser-coming-note = Those in training are not on the sand yet.

## Home

browser-hero = The sand is raked. Take your seat.
browser-lead = Five gladiator games, at one table, with friends near or far, or against the house.
browser-play-now = Play now
browser-play-now-note = { $game }: { $count ->
    [0] you play alone
    [one] a bot is waiting
   *[other] { $count } bots are waiting
}. No account needed.
browser-play-game-now = Play now: { $game }
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

browser-seats = Seats
browser-bot-champion = champion
browser-bot-veteran = veteran
browser-bot-scout = scout
browser-bot-greedy = steady
browser-bot-instinct = quick
browser-bot-beginner = beginner
browser-bot-random = careless
browser-bot-measured = { $note }; { $strength }
browser-bot-of = Bot · { $bot }
browser-bot-tip = A bot: { $how }.
browser-clock = Clock

## Coming to a table

browser-opening-table = Opening the gate.
browser-still-opening = Still opening the gate…
browser-no-table = This table could not be opened.
browser-table-closed = It may have been closed, or it belongs to somebody else now.
browser-invited = You are invited to this table.
browser-here = here
browser-table-menu = This table

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
browser-seat-mark = Shape and colour of { $name }, on the board too.
browser-you-tip = This seat is yours.
browser-deciding-tip = The match waits for an answer from this seat.
browser-away-tip = Nobody is at this seat just now. It stays theirs.
browser-has-won-tip = This seat has won the match.
browser-has-resigned-tip = Has given up, and takes no more part.
browser-bot-sits-in-tip = A bot answers here until its owner comes back.
browser-clock-tip = Time that is left to this seat.
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
browser-choose-on-board = Choose on the board: { $count ->
    [one] { $count } space is
   *[other] { $count } spaces are
} legal.
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
browser-confirm-what = Confirm:
browser-labelled = { $label }: { $text }
browser-apart = { $before }; { $after }
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
browser-odds-attack = Attack
browser-odds-defence = Defence
browser-odds-weigh = Weigh
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

## Replay

browser-play = Play
browser-speed = Speed
browser-download = Download
browser-won-with = won with { $points }
browser-ends-with = { $points } at the end
browser-analyse = Analyse

## Settings

browser-theme = Theme

## What the server refuses

browser-refused-unreachable = The server cannot be reached just now.
browser-refused-malformed = The server did not understand that.
browser-refused-no-campaign = The record of a finished campaign match for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} was expected, but another came.
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
browser-refused-too-much = What is kept here for one guest, and for the tables that he made, has reached its limit.
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
browser-any-time-short = Any time
browser-any-time-sure = Sure? It happens at once.
browser-step-in = { $name } is about to go on. Do you do something first?
browser-step-in-why = What you may do at any time comes before it. The settings can leave this question out.
browser-go-on = Go on
browser-less-of = Less: { $what }
browser-more-of = More: { $what }
browser-refused-row = The table has changed meanwhile, or this is not possible any more. Look again and choose anew.
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
browser-campaign-match = Match { $number }
browser-campaign-ready = Ready for match { $number }
browser-campaign-playing = Match { $number } is being played
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
browser-notices-ask = Tell me when it is my turn
browser-watch-list = Being played
browser-no-watch = No listed match is being played just now.
browser-watch = Watch
browser-watch-table = Watch { $game }: { $names }
browser-you-watch-secrets = You are watching, without delay. Hands and secret choices stay hidden until the rules open them.
browser-you-watch-open = You are watching, without delay, and see all that the players see.
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

## The frame of a table

browser-tab-fight = Fight
browser-just-now = Just now
browser-phase-of = { $name }, { $number } of { $count }
browser-hinted = Hint
browser-no-fight = Nobody is fighting.

## Lessons and hints

browser-learn = Learn
browser-learn-game = Learn { $game }
browser-lesson = Lesson
browser-hint = What would you do?
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
browser-refused-not-free = Somebody has learned something by that answer: ask the others to take it back.
browser-refused-retired = The rules or the pack have changed since, and this match would go another way by them. It is closed as it stood; what was told can still be read.
browser-ended-rules = Closed: the rules or the pack have changed since.
browser-pack = Pack
browser-zoom-in = Look closer
browser-zoom-out = Look from farther away
browser-zoom-fit = Fit
browser-zoom-follow = Follow

# Strangers at one table.
browser-entry-kicked = { $name } was sent away by the host.
browser-refused-word = The owner of this server does not want that word here.
browser-refused-chat-off = There is no chat on this server.
browser-about-person = About { $name }
browser-refused-seat-lost = This seat is not yours any more: you took it along to another browser, or the host has sent you away.
browser-chat-off = You have turned chat off in the settings.
