# The words of the house: the terminal, refusals, and what all games have.
#
# For every player $x there are three variables: $x is the name, $x-is is "you" for the reader,
# "nobody", or "other", and $x-vowel is "yes" if the name begins with a vowel sound.

## Players

you = You
nobody = nobody
seat-number = Seat { $number }
turn-of = { $seat-is ->
    [you] Your turn to choose
   *[other] { $seat }, your turn to choose
}
to-person = { $seat }: { $question }
at-the-table = At the table: { $names }.
sits-bot = { $name } (bot: { $bot })
points-of = { $points ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $points } points
}

## Before and after a match

how-many-seats = How many players, bots included, { $low } to { $high }? [{ $low }]{" "}
not-a-seat-count = A number from { $low } to { $high } was expected, but “{ $text }” came.
autosaved = Every answer is saved at once: { $file }
resumed = { $answers ->
    [one] The match goes on after 1 answer.
   *[other] The match goes on after { $answers } answers.
}
match-over = The match is over
winner = { $seat-is ->
    [you] You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[other] { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
winners = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
winners-together = { $names } win together.
no-winner = Nobody wins.
# Ends that the rules do not know, and exercises.
ended-gave-up = { $seat-is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
ended-left-over = { $count ->
    [one] { $names } is left, and wins.
   *[other] { $names } are left, and win.
}
ended-agreed = The match ends here, by agreement. Nobody wins.
ended-exercise = An exercise: it goes on from decision { $step } of another match.
record-kept = The record of this match: { $file }
replay-with = To see it again: { $command }
match-kept = The match is saved: { $file }
resume-with = To go on: { $command }
keep-match = Keep this match, to go on later? [Y/n]{" "}
letter-no = n
letter-yes = y
match-thrown-away = The match has been thrown away.

## Answers and commands

hint = Number or name (? for the rule, help for more):{" "}
prompt = >{" "}
several = That could mean { $names }. Please type more of it.
not-understood = “{ $text }” is no option: a number from { $first } to { $last } or a name is expected. Type help for more.
ahead-forgotten = “{ $text }” does not fit this question.
help-answers = Type the number of an option or its name; its first letters will do. Several answers fit on one line.
command-help = help
command-help-help = this list
command-rule = ?
command-rule-help = the rule behind this choice; ? and a word or a rule’s number explains it
command-aim = aim
command-aim-help = what wins in this game; at any prompt
command-board = board
command-board-help = the whole board again, with the question
command-score = score
command-score-help = points so far
command-log = log
command-log-help = what has happened; log 50 shows the last 50 lines
command-power = power
command-power-help = what you, or another at this screen, may do besides
command-back = back
command-back-help = take your last answer back, as long as it has revealed nothing
command-save = save
command-save-help = save FILE writes a copy of the match; the match itself is always saved
command-quit = quit
command-quit-help = leave the table; you can go on later
command-resign = resign
command-resign-help = give up; a bot plays on for you, or the match is decided
command-end = end
command-end-help = offer to end the match without a winner: everybody at this screen must agree
resign-own-way = In this game you give up by its own rules: type { $command }.
resign-sure = Give up? You lose, and cannot come back. [y/N]{" "}
end-sure = End here, without a winner? [y/N]{" "}
end-agree = { $other }: { $seat } would end the match here, without a winner. Do you agree? [y/N]{" "}
end-refused = { $seat } would rather play on.
interject-hint = Type { $command } for what you may do besides.
interject-none = There is nothing that can be done besides now.
interject-who = Who (Enter for nobody):{" "}
interject-prompt = Number or name (Enter for nothing):{" "}
step-in-prompt = { $seat } is about to choose. Enter to go on, { $command } to step in first:{" "}
step-in-not-understood = “{ $text }” does nothing here: Enter goes on, { $command } steps in, help says what else there is.
hand-over = The screen is for { $seat } now
hand-over-prompt = { $seat }, press Enter when nobody else is looking:{" "}
go-on-prompt = Enter to go on:{" "}
count-prompt = { $question } ({ $low } to { $high }):{" "}
labelled = { $label }: { $text }
apart = { $before }; { $after }
word-all = all
word-none = none
no-rule = There is nothing to explain here.
# Why something cannot be chosen, in any game.
refusal-not-asked = It is not your turn to choose.
refusal-other-ask = Something else is asked now.
refusal-no-such-choice = There is no such choice.
rule-in-english = The rules one by one are in English.
term-rules = { $count ->
    [one] Rule { $rules }
   *[other] Rules { $rules }
}
term-unknown = “{ $word }” is not explained in this game.
term-near = Perhaps: { $names }.
taken-back = Taken back.
not-taken-back = There is nothing that can be taken back.
saved = Saved: { $file }

## Replaying

step = Step { $step } of { $last }
step-number = { $question }: { $choice }
step-choice = { $seat-is ->
    [you] You chose: { $choice }
   *[other] { $seat } chose: { $choice }
}
step-secret = { $seat-is ->
    [you] You chose in secret.
   *[other] { $seat } chose in secret.
}
replay-prompt = n next, p previous, 0 to { $last }, end, play on from here, q quit:{" "}
replay-word-end = end
replay-word-play = play
replay-not-over = Only a match that is over can be played on from here; this one goes on with harena play --resume.
replay-at-end = This is the end.
replay-not-understood = “{ $text }” is no step: n, p, a number up to { $last }, end, play or q is expected.
verified = { $file }: it comes out as recorded ({ $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, digest { $digest }).
verified-dice = The dice are those that were promised before the match: mark { $commitment }.

## What there is

game-seats = For { $low } to { $high } players.
game-options = Options of play: { $names }. Explained by: { $command }
column-option = Option
column-values = Values
column-section = Section
column-meaning = Meaning
column-strength = Measured
option-when = Only with { $conditions }.
option-range = { $low } to { $high }, default { $default }
option-value = { $default ->
    [yes] { $value } (default)
   *[no] { $value }
}
option-value-meaning = { $default ->
    [yes] { $value } (default): { $meaning }
   *[no] { $value }: { $meaning }
}
options-use = Use: { $command }
bots-use = Play against one: { $command }
bot-champion-note = plays out up to 1600 imagined matches for a choice
bot-veteran-note = plays out up to 400 imagined matches for a choice
bot-scout-note = plays out up to 100 imagined matches for a choice
bot-greedy-note = weighs what each choice is worth
bot-instinct-note = follows a few good habits
bot-beginner-note = weighs its choices too, and makes honest mistakes
bot-random-note = does anything that is allowed
bot-strength = it won { $won } of { $matches } matches against { $against }
rules-use = A word explained: { $command }; at the table: ? { value-word }
pack-written = The pack is written: { $folder }
pack-next = Change it, check it with “{ $check }”, and play with “{ $play }”.
pack-good = { $folder }: a good pack for { $game } (digest { $digest }).
simulating = Playing { $game }
column-bot = Bot
column-seat = Seat
column-seats = Seats
column-against = Against
column-matches = Matches
column-wins = Wins
column-times = Times
balance-title = Balance of { $game }: { $games ->
    [one] { $games } match
   *[other] { $games } matches
} of { $seats } between equal bots ({ $bot })
column-rating = Rating
rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rating-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-title = Ladder of { $game }: share of victories, { $games ->
    [one] { $games } match
   *[other] { $games } matches
} for each pairing
ladder-seats = { $seats } at the table, the first against the second
fault-crashed = { $bot } crashed and lost { $times ->
    [one] a match
   *[other] { $times } matches
}: { $what }
fault-cheated = { $bot } answered what was not offered and lost { $times ->
    [one] a match
   *[other] { $times } matches
}: { $what }
fault-overran = { $bot } took too long and lost { $times ->
    [one] a match
   *[other] { $times } matches
}: { $what }
column-share = Share
column-interval = 95 % interval
simulated-rounds = Rounds: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $least } to { $most }.
simulated-decisions = Decisions: { NUMBER($mean, maximumFractionDigits: 1) } on average, { $least } to { $most }.
simulated-shared = Shared victories: { $count }.
simulated-seconds = Seconds: { NUMBER($seconds, maximumFractionDigits: 1) }, that is { NUMBER($speed, maximumFractionDigits: 1) } matches a second.
serving = Harena is served at { $address }; Ctrl-C ends it. Matches are kept in { $data }.
analysis-title = { $game }: chances to win from what each seat knew, { $playouts } imagined matches for each
analysis-turning = After { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $seat }: { $question }
analysis-choices = Played: { $played } ({ $was }). The search prefers: { $preferred } ({ $would }).
analysis-luck = After { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $seat }: { $was } became { $now }. No choice did this: the dice or the cards decided it.
analysis-replay = See it, and play on from there: { $command }
analysis-none = No choice of anybody cost much.
column-answers = Answers
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
estimate = { $chance ->
    [0] under 1%
    [1] over 99%
   *[other] { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
}
sitting = { $name } ({ $bot }) sits at seat { $number } of a table of { $game }.
sitting-won = { $name } has won. Scores: { $scores }
sitting-lost = { $name } has not won. Scores: { $scores }
simulated-digest = Digest of everything that happened: { $digest }
simulated-broken-off = Broken off: { $played ->
    [one] { $played } of { $total ->
        [one] { $total } match
       *[other] { $total } matches
    } was played, and it is counted.
   *[other] { $played } of { $total ->
        [one] { $total } match
       *[other] { $total } matches
    } were played, and these are counted.
}
wins = { NUMBER($wins, maximumFractionDigits: 1) }
share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## How commands are used

usage = Usage: { $command } [options]
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
help = Five gladiator games: play them, replay them, study them.
param-help = This explanation.
param-lang = Language: en, it, fr or pt. Else HARENA_LANG, else the language of this machine.
param-game = The game: one of those that “harena games” shows.
param-word = The word to be explained; without one all words are listed.
param-file = The record of a match.
param-folder = The folder of the pack.
param-seats = How many players, bots included.
param-bots = The bots, with commas between them: champion, veteran, scout, greedy, instinct, beginner, random or one of the game’s own; also search:400 (playouts), search:200ms, or your own module:Class.
param-seed = Any text. The same seed gives the same again.
param-option = An option of play, name=value; may be given several times. “harena options GAME” shows them.
param-pack = A folder with content of your own, as “harena pack new” makes it.
param-no_colour = No colours. The variable NO_COLOR does the same.
param-ascii = Draw with ASCII letters only.
help-play = Play a match against bots, or several people at one screen.
param-play-game = The game. May be left out if there is only one, and with --resume.
param-play-players = The names of the people at this screen, with commas between them.
param-play-bots = The bots, with commas between them: champion, veteran, scout, greedy, instinct, beginner, random or one of the game’s own; also search:400, search:200ms, or your own module:Class. They are repeated as needed.
param-play-save = The file to keep the match in. Else it lies in your own folder of saved matches.
param-play-resume = Go on with the match in this file; without a file, with the last one you left.
param-play-after = Go on with a campaign: the finished match that this one follows.
param-play-heirs = With --after: new gladiators take the places of the dead.
param-play-pace = How fast the bots’ doings are told: fast, normal or slow.
help-replay = Step through the record of a match.
param-replay-start = The step to begin with.
param-replay-seat = Through the eyes of this seat, counted from 0.
param-replay-auto = Go on by itself, with so many seconds for each step.
help-verify = Play a record again and say whether it comes out as recorded.
help-analyse = Look at a match again: each seat’s chance to win along it, where it turned, and what the search would have done there.
param-analyse-playouts = How many imagined matches are played for each chance.
param-analyse-chart = A file for a chart of the chances (SVG).
help-simulate = Let bots play many matches, and count.
help-ladder = Let every bot play against every other, and count.
param-ladder-seats = The numbers of players, with commas between them.
param-ladder-limit = How many seconds a choice may take; who takes longer loses the match.
param-ladder-chart = A file for a chart (SVG).
help-sit = Let a bot, built in or your own, take a seat at a table of a running server.
param-sit-link = The seat link: http://…/t/TABLE#seat=TOKEN.
param-sit-bot = The bot: champion, veteran, scout, greedy, instinct, beginner, random, one of the game’s own, search:400, search:200ms, or your own module:Class.
param-sit-name = The name it goes by at the table.
help-balance = Let equal bots play many matches, and say who wins by seat, by what was chosen and by what was used.
param-balance-bot = The bot that sits at every seat: champion, veteran, scout, greedy, instinct, beginner, random or one of the game’s own; also search:400, search:200ms, or your own module:Class.
param-balance-report = A file for the results as JSON.
param-balance-chart = A file for a chart (SVG).
param-odds-chart = A file for a chart (SVG); for games whose odds are tables.
param-games = How many matches.
param-jobs = How many processes work on it.
param-ray = The address of a Ray cluster whose workers play instead: local, auto or HOST:PORT.
param-keep = A file that keeps what came of each match: broken off, the count goes on from there when the same is asked again.
param-json = The results as JSON.
help-serve = Serve tables in the browser until interrupted.
param-host = The address to listen on.
param-port = The port to listen on, usually 8000; 0 takes a free one.
param-data = The folder in which matches are kept.
param-show = Show it in the browser as well.
help-games = The games there are.
help-options = The options of play of a game.
help-bots = The bots of a game, and how strong each was found.
help-rules = What wins in a game, and what its words mean.
help-pack = Packs: folders with content of your own.
help-pack-new = Write the content of a game to a new folder, to be changed.
help-pack-check = Say whether the content in a folder can be played.
value-command = COMMAND
value-game = GAME
value-word = WORD
value-file = FILE
value-folder = FOLDER
value-lang = LANGUAGE
value-seats = NUMBER
value-players = NAME,NAME
value-bots = BOT,BOT
value-seed = TEXT
value-option = NAME=VALUE
value-pack = FOLDER
value-save = FILE
value-resume = FILE
value-after = FILE
value-pace = PACE
value-start = STEP
value-seat = SEAT
value-auto = SECONDS
value-games = NUMBER
value-bot = BOT
value-report = FILE
value-chart = FILE
value-keep = FILE
value-host = ADDRESS
value-port = NUMBER
value-data = DIR
value-playouts = NUMBER
value-limit = SECONDS
value-link = LINK
value-name = NAME
value-jobs = NUMBER
value-ray = ADDRESS

## Refusals: what was expected, what came, and where

refused-at = { $place }: { $sentence }
refused-usage = { $command }: something in this line was not expected; “{ $command } --help” explains it.
refused-usage-option = { $command }: there is no option { $option }; “{ $command } --help” shows those there are.
refused-usage-value = { $command }: option { $option } needs a value, but none came.
refused-usage-missing = { $command }: { $name } was expected, but nothing came.
refused-usage-flag = { $command }: option { $option } takes no value, but one came.
refused-usage-extra = { $command }: nothing more was expected, but { $more } came; “{ $command } --help” explains it.
refused-command = One of the commands { $known } was expected, but { $command } came.
refused-language = One of the languages { $known } was expected, but { $language } came.
refused-game = One of the games { $known } was expected, but { $game } came.
refused-no-game = One of the games { $known } was expected, but none came.
refused-secret = A secret of at most { $most } bytes was expected, but { $bytes } came.
refused-seats = { $game } is for { $low } to { $high } seats, but { $seats } came.
refused-option = { $game } has the options of play { $known }, but { $option } came.
refused-option-form = Option --option: name=value was expected, but { $text } came.
refused-option-twice = Option --option: one value for { $option } was expected, but two different ones came.
refused-contradiction = Option of play { $option }: with these seats and options { $expected } was expected ({ $section }), but { $value } came.
refused-armaturae = Option of play { $option }: with these seats and options { $expected } was expected ({ $section }), because { $wanted } different armaturae are wanted and there are { $known }, but { $value } came.
refused-value = Option of play { $option }: { $form ->
    [range] a number from { $low } to { $high }
    [either] { $expected } or a number from { $low } to { $high }
   *[listed] { $expected }
} was expected ({ $section }), but { $value } came.
refused-number = Option { $option }: a whole number from { $low } was expected, but { $text } came.
refused-seconds = Option { $option }: seconds from 0 to 3600 were expected, but { $text } came.
refused-pace = Option --pace: one of { $known } was expected, but { $pace } came.
refused-bot = One of the bots { $known } was expected, but { $bot } came.
refused-name = Different names of at most { $most } letters were expected, but { $name } came.
refused-too-many-people = At most { $seats ->
    [one] { $seats } person was expected at { $seats } seat
   *[other] { $seats } people were expected at { $seats } seats
}, but { $people } came.
refused-too-many-bots = At most { $free ->
    [one] { $free } bot was
   *[other] { $free } bots were
} expected beside { $people ->
    [one] { $people } person
   *[other] { $people } people
} at { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $bots } came.
refused-resume-alone = Option --resume goes on as the match was begun, but { $option } came too.
refused-nothing-saved = A match to go on with was expected in { $folder }, but there is none.
refused-no-file = A file was expected, but there is no { $file }.
refused-no-folder = A folder with a pack was expected, but { $folder } is none.
refused-unreadable = A readable text file was expected, but { $file } is none.
refused-unwritable = A place to write was expected, but nothing can be written to { $file }.
refused-kept-other = { $file }: the matches of this count were expected, but it holds something else. Name another file.
refused-kept-broken = { $file }: what came of matches was expected in line { $line }, but it cannot be read.
refused-kept-otherwise = { $file }: matches of these rules and bots were expected, but number { $number } comes out otherwise by now. Name another file.
refused-after = Option --after: a finished match of a campaign was expected, but { $file } is none.
refused-port = Option --port: a port from 0 to { $high } was expected, but { $port } came.
refused-listen = A free port of this machine was expected, but port { $port } of { $host } is not free.
refused-exists = A new name was expected, but { $file } is there already.
refused-not-json = { $file }: a whole record was expected, but it breaks off or goes wrong in line { $line }, column { $column }.
refused-not-record = The record of a match was expected, but { $file } is none.
refused-players = Record, field table: { $seats ->
    [one] the name or the bot of { $seats } seat was
   *[other] the names and bots of { $seats } seats were
} expected, but something else came.
refused-no-answers = A match with answers was expected, but nothing was answered in this one.
refused-record-harena = Record, field harena: format { $expected } was expected, but { $came } came.
refused-record-game = Record, field game: { $expected } was expected, but { $came } came.
refused-rules = This was played by version { $expected } of the rules of { $game }; version { $version } plays it otherwise from round { $round } on.
refused-pack = The pack { $expected } was expected, with which this was recorded, but { $pack } came; --pack names a folder.
refused-no-pack = One of the packs { $known } of { $game } was expected, but { $pack } came.
refused-pack-name = A pack with a name of its own was expected, but it is called { $name }.
refused-damaged = The record is damaged: { $what }.
refused-ending = The record says that the match ended otherwise than it did.
refused-dice-commitment = The seed is not the one that was promised before the match.
refused-dice-secret = The secret of the dice does not follow from the seed and everyone’s own bytes.
refused-dice-form = The part of the record about its dice is damaged.
refused-imagined = A match that was played was expected, but an imagined one came, which has no record.
refused-content = Pack, { $where }: { $what ->
    [missing] this field is missing
    [number] a number from { $low } to { $high } was expected, but { $came } came
    [text] a text was expected, but { $came } came
    [line] one line of at most { $most } letters was expected, but { $came } came, { $count } letters
    [one-of] one of { $known } was expected, but { $came } came
    [row-of-names] a row of names was expected, but { $came } came
    [twice] one of them comes twice
    [row] a row of { $count } numbers was expected, but { $came } came
    [table] a table was expected, but { $came } came
    [tables] an array of tables was expected
    [order] { $known } were expected in this order, but { $came } came
    [exactly] { $high } were expected, but { $came } came
    [several] { $low } to { $high } were expected, but { $came } came
    [same-id] two of them have the same id, { $id }
    [unknown] there is no such field
    [file-missing] the file { $file } is missing
    [toml] this is not TOML, in line { $line }, column { $column }
    [toml-end] this is not TOML, at the end of the file
    [truth] true or false was expected, but { $came } came
    [powers] two powers were expected, but { $came } came
    [hex] a hex of the board was expected
    [other-hex] another hex than the first was expected
    [each-effect] each effect was expected once
    [ids-twice] different ids were expected, but one came twice
    [so-many] { $expected } { $kind ->
            [weapons] Weapons
            [armours] Armours
            [specials] Specials
            [Guards] Guards
            [Reactions] Reactions
            [Schemes] Schemes
            [gladiators] Gladiators
            [slaves] Slaves
            [guards] Guards
           *[starters] starting cards
        } were expected (15.1), but { $came } came
    [at-most] { $most } { $kind ->
            [weapons] Weapons
            [armours] Armours
            [specials] Specials
            [Guards] Guards
            [Reactions] Reactions
            [Schemes] Schemes
            [gladiators] Gladiators
            [slaves] Slaves
            [guards] Guards
           *[starters] starting cards
        } at most were expected (15.3), but { $came } came
    [animal-names] two animals have the same name
    [faces] six faces were expected, but { $came } came
    [animal-dice] an animal would roll { $dice } dice of { $most }
    [teams] { $teams } teams do not fit { $spaces } spaces
    [spaces-left] twelve animals cannot fill the spaces left over
    [too-few-men] { $count } gladiators are too few
    [same-space] two spaces have the same coordinates
    [in-pieces] the board is in more than one piece
    [costs-less] a higher value cannot cost less
    [two-picks] there are two picks, so twice cards_a_pick was expected
    [cheapest] the cheapest build costs { $cost }
    [deck-room] it would allow { $count } cards of a kind, but a deck has room for { $most }
    [feints] with those of overlimit there would be more than { $most }
    [price] by the tables this character costs { $cost }, not { $came }
    [as-fewest] at least { $fewest } was expected, as fewest
    [gates] { $known } were expected in this order
    [outside-arena] ({ $q }, { $r }) is outside the arena
    [same-hexes] start hexes and gates must be different hexes
    [opponents] a style for each of six faces was expected, but { $came } came
    [weapon] a weapon was expected
    [net] a net is for the retiarius alone
    [star-points] { $points } was expected, as other points are the option ap_budget (3.1.1.1)
    [no-total] none of them has the total { $total }
    [so-many-names] { $count } names were expected
    [name] a name was expected, but { $came } came
    [name-twice] { $name } comes twice
    [columns] at most { $most } columns were expected
    [zones] { $low } to { $high } zones were expected, but { $came } came
    [entrance] one { $sign } was expected, but { $came } came
    [no-way] no straight way leads from { $start } to { $end }
    [no-wall] no wall zone lies beside the gate { $gate }
    [venues] 1 to { $most } names were expected, but { $came } came
    [different-names] different names were expected, but { $came } came
    [arc] arc goes only together with an allonge of 1 to { $most }
    [names-differ] different ids and names were expected, but { $name } came twice
    [medicus] at most { $most } cards with the text medicus were expected, as each leaves the match, but { $came } came
   *[other] { $reason }
}.
refused-build = Build: { $what ->
    [price] { $coins } coins are given, but it costs { $price }
    [number] { $name } from { $low } to { $high } was expected, but { $value } came
    [name] { $name }, one of { $known } was expected, but { $value } came
    [twice] { $name }, { $value } comes twice
    [row] { $name }, a row of names was expected, but { $value } came
    [thing] there is no such thing to buy: { $name }
   *[form] a table of traits and cards was expected, but { $value } came
} (rule { $rule }).
refused-dead = The gladiator of seat { $seat-number } is dead: his campaign is over (rule 17.3); --heirs puts a new one in his place.
refused-carried = What is carried from an earlier match: { refused-carried-why }.
refused-carried-why = { $who ->
    [seat] seat { $seat-number }:{" "}
    [gladiator] seat { $seat-number }, { $called }:{" "}
   *[nobody] {""}
}{ $what ->
    [number] { $key } from { $low } to { $high } expected{ $by }, but { $came } came
    [truth] { $key } true or false expected, but { $came } came
    [one-of] { $key }: one of { $known } expected{ $by }, but { $came } came
    [row] { $key }: a row of { $count } expected{ $by }, but { $came } came
    [short-row] { $key }: a row of at most { $most } expected{ $by }, but { $came } came
    [numbers] { $key }: numbers from { $low } to { $high } expected{ $by }, but { $came } came
    [so-many] { $key }: { $count } numbers expected{ $by }, but { $came } came
    [key] one of { $known } expected, but { $came } came
    [only] { $key } expected, but { $came } came
    [seats] { $key } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } expected{ $by }, but { $came } came
    [table] a table expected, but { $came } came
    [premade] with pre-made characters no build is expected (4.1)
    [familia] a familia of { $size } expected (4.3.1), but { $came } came
    [same-name] two gladiators are called { $name }, but a name has one alone (7.2.2)
    [former-name] { $name } was the name of one who is gone, and is his alone (7.2.2)
    [game-name] { $name } is a name of the game's own gladiators (7.2.2)
    [names] { $key }: a row of names expected (7.2.2), but { $came } came
    [no-name] a name expected (7.2.2)
    [long-name] a name of at most { $most } letters expected (7.2.2)
    [blank-name] a name that neither is empty nor begins or ends with a blank expected (7.2.2)
    [venue] venues: { $none } or one of { $key }, from { $low } to { $high }, expected (7.4.0.1), but { $came } came
    [styles] a primary style, and another as secondary or none expected (3.8.0.1)
    [signatures] two different Signatures expected (3.5.2)
    [freed] a free gladiator in Rome expected (7.6.1)
    [laurels] at most as many laurels as wins, { $wins }, expected (7.7.3.1), but { $laurels } came
    [total] an AP Total of at most { $most } expected (3.6.5.2), but { $came } came
    [apart] Attributes at most { $most } apart expected (3.6.4.1), but { $came } came
    [unfit] a part that fights at 0 for good: he has retired (7.5.3)
   *[other] { $reason }
}
refused-step = A step of { $game } was expected, but { $step } came.
refused-step-number = Option --from: a step from 0 to { $last } was expected, but { $step } came.
refused-seat = A seat from 0 to { $last } was expected, but { $seat } came.
refused-turn = An answer of seat { $asked-number } was expected, but one of seat { $seat-number } came.
refused-index = Seat { $seat-number }: an option from 0 to { $last } was expected, but { $index } came.
refused-over = No answer was expected any more, for the match is over, but one came.
refused-count = { $name }: at least 1 was expected, but { $number } came.
refused-bots = { $seats ->
    [one] One bot was expected for { $seats } seat
   *[other] One to { $seats } bots were expected for { $seats } seats
}, but { $bots } came.
refused-one-bot = Option --bots: two bots or more were expected, but only one came.
refused-no-ray = Ray was expected for --ray, but it is not here: pip install "harena[ray]".
refused-ray-unreachable = A Ray cluster was expected at { $address }, but there is none.
refused-search = A search of so many playouts or milliseconds, such as search:400 or search:200ms, was expected, but search:{ $text } came.
refused-seat-link = A seat link, http://…/t/TABLE#seat=TOKEN, was expected, but { $link } came.
refused-remote = The table elsewhere: { $what }
refused-action = Seat { $seat-number }: an action that its mask allows was expected, but { $action } came.
refused-own-bot = A bot of your own, module:Class, was expected, but { $bot } came ({ $why }).
refused-ladder-seats = { $least } seats or more were expected for a ladder, but { $seats } came.
refused-worker-died = A process that plays matches to the end was expected, but one ended with status { $status }.
refused-limit = Option --limit: more than 0 seconds were expected, but { $text } came.
refused-own-answer = One of { $count } options, 0 to { $last }, was expected of { $bot }, but { $text } came.

## Lessons and hints

help-learn = Learn a game in a few short lessons, played on its own board.
param-learn-game = The game. May be left out if there is only one.
param-lesson = The lesson to begin with, by its name in the list; else the first that you have not finished.
param-learn-pace = How fast what the others do is told: fast, normal or slow.
value-lesson = LESSON
lesson-row = { $number }. { $title } ({ $id })
lesson-row-done = { $number }. { $title } ({ $id }), done
lesson-heading = Lesson { $number }: { $title }
lesson-do = → { $task }
lesson-not-yet = The rules allow it, but not now: follow the coach first.
lesson-next = Enter for the next lesson, anything else to stop:{" "}
lessons-done = That was the last lesson. Now play: { $command }
refused-lesson = One of the lessons { $known } of { $game } was expected, but { $lesson } came.
refused-no-lessons = { $game } has no lessons yet.
command-hint = hint
command-hint-help = what would you do? A bot’s choice and why; the result will say that you asked
hint-none = Only one who plays against bots alone may ask, and only when there is something to decide.
advice = I would choose: { $option }. { $why }
advice-only = There is nothing else to choose.
advice-instinct = My first thought, and I see nothing better when I look ahead.
advice-ahead = Rather than “{ $other }”, the obvious choice: of the matches I imagined, which only estimate what I do not see, { $better ->
        [0] under 1%
        [1] over 99%
       *[other] about { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } came out better with it, and { $worse ->
        [0] under 1%
        [1] over 99%
       *[other] about { NUMBER($worse, style: "percent", maximumFractionDigits: 0) }
    } worse.
advice-seldom = Rather than “{ $other }”, the obvious choice: better in { $better ->
        [0] under 1%
        [1] over 99%
       *[other] about { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
    } of the matches I imagined, which only estimate what I do not see, but there it wins more than it loses in the others.
advice-close = It is hardly better than “{ $other }”: in most of the matches I imagined the two end alike.
first-match = Your first match? “{ $learn }” teaches it step by step; type { $hint } when you do not know what to do.{ $light ->
    [none] {""}
   *[other] {" "}Lighter rules: “{ $light }”.
}
hints-used = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}

# A server for strangers.
verified-fingerprint = Its fingerprint: { $fingerprint }
verified-anchor = { $kept ->
    [receipt] They are those of your receipt: the table, its promise, everyone’s pledges and your own bytes.
    [fingerprint] They are those of your fingerprint: the table and its promise. That your own bytes went in shows only a receipt: --receipt FILE.
   *[nothing] That this promise was made before the match cannot be seen from the record alone: compare the fingerprint with the one your client showed then (--fingerprint), or give the receipt it kept (--receipt FILE).
}
param-verify-receipt = Compare with what a client kept of the table: a file.
param-verify-fingerprint = Compare with what a client showed before the match: 16 letters.
value-receipt = FILE
value-fingerprint = LETTERS
refused-dice-pledge = What a seat opened is not what it had pledged.
refused-dice-fingerprint = The promise is not the one whose fingerprint you have.
refused-dice-receipt = The record is not the one of this receipt.
refused-not-a-receipt = The receipt of a table was expected, but { $file } is none.
param-serve-config = A file with settings of the server (TOML).
param-serve-database = A PostgreSQL database that several processes share, instead of a file in the folder.
param-serve-packs = A folder of packs, each in FOLDER/GAME/PACK: tables can be played with them.
param-serve-given = A setting of the server beside it; may be given several times.
value-database = ADDRESS
value-packs = FOLDER
value-config = FILE
value-given = NAME=VALUE
refused-folder-in-use = { $at } is served already, by process { $what }: stop that server, or name another folder with --data.
refused-folder-unwritable = { $at } cannot be written ({ $what }): give it to the user of the server, mount it for writing, or name another folder with --data.
refused-folder-full = The disk of { $at } is full: free at least { $what } MB, then start again.
refused-database-damaged = { $at } is damaged ({ $what }): put a backup in its place, or move it away to begin with an empty house.
refused-database-unreachable = The database { $at } cannot be used ({ $what }): start it, or give another address with --database.
refused-database-newer = { $at } was written by a newer Harena (schema { $what }): install that version again, or put back the backup from before.
refused-settings = { $at }: the setting is not possible ({ $what }).

## Odds before a match

help-odds = The chances of two against each other, or who beats whom.
param-pair = What meets what: two gladiators, sums or pools of dice, as the game has them. Without them every kind meets every other, or the game says what it expects.
value-pair = GLADIATORS
refused-gladiator = A gladiator: { $what ->
    [signatures] at most two different Signatures (3.5.2)
    [total] an AP Total of at most { $most } (3.6.5.2)
    [attributes] three numbers from 1 to { $most } such as 5/4/3 (3.6.5.1)
   *[known] { $expected }
} was expected, but { $word } came.
refused-pair = Two gladiators were expected, but { $count } came.
refused-no-odds = Odds are there for { $known }, but { $game } came.
refused-odds-numbers = Two sums from 0 to { $most }, attack and defence, were expected, but { $numbers } came.
refused-odds-pools = Two pools of 1 to { $most } dice, attack and defence, were expected, or two combatants such as crixus:gladius, but { $numbers } came.
refused-odds-fighter = A pool of dice, or a Gladiator or Slave by name or id, was expected, but { $word } came.
refused-odds-gear = A piece of Equipment by its name or id was expected, but { $word } came.
refused-odds-carried = At most { $most } { $kind ->
    [weapon] Weapon
    [armour] Armour
   *[special] Specials
} for one combatant was expected (11.1), but more came.
refused-odds-computed = These odds are computed, not played: no { $option } was expected, but { $value } came.

## Campaigns

help-campaign = Play a campaign: matches that follow each other, kept in one file with a journal.
param-campaign-file = The file of the campaign. Without one the last campaign of the game is gone on with, or a new one begun.
param-new = Begin a new campaign.
param-players = The names of the people at this screen, with commas between them.
param-gladiators = Names for your own gladiators, with commas between them; there are as many as names.
param-fights = A bot that fights your matches; you decide everything else: champion, veteran, scout, greedy, instinct, beginner, random or one of the game’s own; also search:400, search:200ms, or your own module:Class.
param-unattended = Let bots play the whole campaign, until freedom, death or time.
param-matches = With --unattended: at most so many matches.
param-journal = Show the journal.
param-note = Add a note of your own to the journal.
param-export = Write the journal to a new text file.
param-pace = How fast the bots’ doings are told: fast, normal or slow.
value-gladiators = NAME,NAME
value-fights = BOT
value-matches = NUMBER
value-note = TEXT
value-export = FILE
journal-note = Note: { $text }
campaign-kept = The campaign is kept in { $file }.
campaign-go-on = Go on with: { $command }
campaign-prompt = Enter for the next match, or journal, note TEXT, export FILE, quit >{" "}
campaign-command-journal = journal
campaign-command-note = note
campaign-command-export = export
campaign-command-quit = quit
campaign-commands = Enter goes on; else one of { $names }.
campaign-noted = Noted.
campaign-exported = The journal is written to { $file }.
campaign-is-over = The campaign is over.
campaign-unattended = { $ending ->
    [freedom] Freedom, after { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }.
    [death] Nobody is left, after { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }.
   *[time] Time is up, after { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }.
}
refused-no-campaigns = A game with campaigns was expected, but { $game } has none.
refused-campaign-alone = { $file } goes on as it was begun, but { $option } came too; --new begins another.
refused-gladiators-named = The gladiators that were named: { refused-carried-why }.
refused-campaign-file = { $kept ->
    [none] { $file }: { $reason }
   *[other] { $file }: { $reason } The version before is kept in { $kept }.
}
refused-campaign-field = { $what ->
    [entry] journal, line { $line }: an event of { $game } or a note was expected, but { $came } came
    [fact] journal, line { $line }: the fact { $key } was expected, but { $came } came
    [facts] journal, line { $line }: names and numbers was expected, but { $came } came
    [seat] journal, line { $line }: a seat from 0 to { $last } was expected, but { $came } came
    [missing] the field { $key } was expected, but nothing came
    [kind] { $key }: { $kind } was expected, but { $came } came
    [key] one of { $known } was expected, but { $came } came
    [version] a campaign of version { $version } was expected, but { $came } came
    [game] a campaign of { $game } was expected, but { $came } came
    [campaign] options: campaign true (4.2.1) was expected, but { $came } came
    [matches] matches: a number from 0 was expected, but { $came } came
    [match] match: the match { $seed } of { $game } was expected, but { $came } came
    [past] match: what is carried into it as the past says was expected, but something else came
   *[other] { $expected } was expected, but { $came } came
}.
refused-note = A note of 1 to { $most } letters was expected, but { $came } came.
refused-note-sign = A note of signs that can be printed was expected, but { $sign } came.
refused-notes = At most { $most } notes beside a match were expected, but { $came } came.
