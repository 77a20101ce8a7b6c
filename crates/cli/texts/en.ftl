fault-file = { $path }: { $error }. Check the path and its permissions.
fault-exists = { $path } exists already and was left as it is. Name another file, or say --overwrite where the command knows it.
fault-records-exist = The folder { $path } holds game files already, and they were left as they are. Name another folder, or say --overwrite.
edition-in-use = Edition: { $name } ({ $digest }), not the usual one.
fault-no-game = there is no game “{ $game }”. There are: { $known }.
fault-edition = { $path } line { $line }: { $reason }
fault-edition-game = { $path } is not like the edition file of any game: name the game with --game.
fault-edition-which = name a game, or a file to check or compare.
fault-doctor = { $path } cannot be examined: { $reason }
doctor-broken = { $id } ({ $game }) does not open: { $reason }
doctor-older = { $id } ({ $game }) plays by version { $rules } of the rules.
doctor-changed = { $tables ->
    [one] 1 table plays
   *[other] { $tables } tables play
} { $game } by version { $rules } of the rules and will to the end. What has changed since, for new games only:
doctor-sum = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}: { $broken ->
    [0] all open
    [one] 1 does not open
   *[other] { $broken } do not open
}, { $older ->
    [0] none plays by older rules.
    [one] 1 plays by older rules.
   *[other] { $older } play by older rules.
}
edition-sound = { $game }: the edition “{ $name }” ({ $digest }) can be played with. { $count ->
    [0] It says the same as the game’s own.
    [one] One value differs:
   *[other] { $count } values differ:
}
fault-option-form = “{ $option }” is not an option: write --option KEY=VALUE.
fault-option-unknown = this game has no option “{ $key }”. It has: { $known }.
fault-option-value = “{ $value }” is not a value of the option “{ $key }”. It can be: { $known }.
fault-not-text = { $path } is not a text file.
fault-no-rule = the book has no rule { $wanted }.
fault-no-words = nothing in the book contains “{ $wanted }”.
fault-program-empty = after “program:” comes a command, for example program:python3 bot.py.
fault-no-bot = there is no bot “{ $bot }”. There are: { $known }.
fault-bot-form = “{ $text }” is not understood: after the name write @x2 for two threads, @500ms or @2s for a time, each at most once.
fault-bot-threads = a bot thinks on 1 to { $most } threads.
fault-bot-time = a bot has between 1 ms and { $most } s for a decision.
fault-bot-reference = { $bot } does not search: only levels can have threads or a time.
bots-timed = With a time for each decision ({ $bots }) the same seed does not give the same games again: they depend on the machine and on what else it is doing.
fault-bot-count = { $bots } bots for { $seats } seats: name one per seat, or one for all.
fault-humans = { $humans } people do not fit into { $seats } seats: add --seats.
fault-random = this system provides no random numbers ({ $reason }); play with --seed N instead.
fault-table = --table is not a table: { $reason }. Write for example '{"{"}"seats":2,"options":{"{"}{"}"}{"}"}'.
games-seats = { $seats } players
games-next = Read the rules with: caldera rules GAME    Play with: caldera play GAME
simulate-title = { $games } games of { $game }
simulate-columns = seat  bot        wins    95 % interval    score
simulate-length = decisions per game: { $spread }
simulate-shared = shared victories: { $shared }   games everybody lost: { $lost }
simulate-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s
replay-undo = { $name } takes back { $number }
replay-standing = { $place }. { $name }: { $score } { $score ->
    [one] point
   *[other] points
}
verify-proved = { $path }: proved. { $game }, { $entries } entries, { $draws } draws: commitment, draws, actions and hashes are correct.
verify-unfinished = { $path }: right so far. { $game }, { $entries } entries, { $draws } draws: actions and hashes are correct; the seal is not open yet.
verify-same-start = All { $count } records have the same start: the same setup, cards and dice. Fingerprint { $commitment }.
verify-wrong = { $path } line { $line }: { $reason }
fault-rules = version { $written } of the rules is not one that this program plays by: it plays by { $oldest } to { $rules }.
fuzz-done = { $games } games ({ $full } by all laws), { $decisions } decisions, { $seconds } s
fuzz-clean = No law was broken.
fuzz-again = Reproduce it with: { $command }
play-which = Which game (number or name)?
play-or-kept = Or a kept game, by its name:
play-sealed = The dice are sealed: { $commitment }
play-kept = This game is kept as { $id }, every decision at once.
play-not-kept = This game cannot be kept: { $reason }
play-keep-failed = The last decision is not kept yet: { $reason } The next one tries again.
play-resumed = { $id } goes on after { $count ->
    [one] 1 decision.
   *[other] { $count } decisions.
}
play-opened = The seal is open: { $seal }. Anyone can check it with “caldera verify { $file }”, and look again with “caldera replay { $file }”.
play-opened-alone = The seal is open: { $seal }.
play-curtain = { $name }, take the screen and press Enter.
play-keys = A number or words: act · ? help · h hint · o odds · l log · u undo · q stop
play-more = — more: Enter, or q —
play-more-choices =       … more: c shows all choices
play-more-board =   … more: b shows the whole board
play-help =
    Type a number or the words behind a choice, in capitals or not; Tab completes.
    The beginning of some choices lists them: their numbers stay the same.
    Enter          the board and the choices again
    b              the whole board, page by page
    c              all choices
    h              what a bot would do, and why
    w ACTION       why an action is not allowed
    o [ACTION]     the odds
    r RULE, WORDS  a rule, or the rules that contain some words
    l [N]          what happened: the last lines
    u              take the last action back
    p [N]          a bot decides for you, once or N times
    s FILE         write the game file here, too
    q              stop; the game is kept
play-saved = Saved in { $path }; from now on every action is saved there, too.
play-quit = Stopped.
play-quit-saved = Stopped; the record so far is in { $path }.
play-quit-kept =
    Stopped. The game is kept as { $id }. Go on with:
      caldera play --resume { $id }
play-pass-count = After p comes a number from 1 to { $most }.
play-hint = { $text } ({ $number ->
    [0] { $action }
   *[other] { $number }
}) { $worth }
play-hint-other = Instead: { $text } ({ $number ->
    [0] { $action }
   *[other] { $number }
}) { $worth }
play-hint-worth = – { $worth } % [{ $low } – { $high }]
play-hint-then = Then { $name }: { $text }
play-why = { $text }: { $why } ({ $rule } { $title })
play-why-allowed = { $text }: that is allowed.
play-no-odds = Nothing here is left to chance, as far as odds can be told.
play-no-odds-there = No odds can be told there.
play-rule-titles = r and an ID shows one of them.
kept-unknown = no game “{ $id }” is kept. “caldera saves” lists those there are.
kept-none = no unfinished game is kept. Begin one with: caldera play
kept-none-at-all = No game is kept yet. Begin one with: caldera play
kept-over = { $id } is over. Look at it with: caldera replay { $id }
kept-elsewhere = { $id } is being played in another window.
kept-private = { $path } is not the private file of a kept game: it can be replayed, but not played on.
saves-line = { $title } · { $names } · { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}{ $over ->
    [yes] , over
   *[no] {""}
} · { $ago }
saves-next = Go on: caldera play --resume ID   Look: caldera replay ID   Prove: caldera verify ID   Delete: caldera saves --delete ID
saves-deleted = { $id } is deleted.
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count } days ago
play-not-understood = “{ $text }” is not understood: a number from 1 to { $count }, or an action such as { $examples }. ? helps.
arena-title = { $games } games of { $game }, { $seats } seats
arena-columns = bot            Elo     95 %        wins per game
arena-duel = { $second } against { $first }: { $share } % [{ $low } – { $high }] of { $games } games{ $verdict ->
    [better] , better
    [notbetter] , not shown better
   *[open] {""}
}
arena-team = { $bot }: { $share } % won [{ $low } – { $high }] of { $games } games, score { $score } ± { $spread }
arena-time = { $bot }: { $decisions } decisions, { $mean } ms on average, { $most } ms at the 95th percentile
arena-chart-elo = Elo (average 0), with 95 % intervals
arena-chart-wins = games won, in percent, with 95 % intervals
fault-arena-file = { $path } contains other games: { $why }. Name another file.
fault-arena-header = { $path } does not start like an arena file ({ $reason }). It was not changed: name another file.
fault-arena-line = line { $line } of { $path } cannot be read ({ $reason }). Delete that line, and its game is played again; or name another file.
fault-arena-bots = name at least two different bots.
fault-program = the program “{ $command }” in seat { $seat } failed: { $reason }
program-not-started = it could not be started ({ $error })
program-ended = it ended ({ $status })
program-unreadable = its answer cannot be read ({ $error })
program-late = no answer within { $seconds } s
program-out-of-time = its { $seconds } s for the game are used up
program-memory = it took more than { $mib } MiB of memory
program-nonsense = this is no answer to the last question: { $answer }
program-illegal = “{ $action }” is not allowed here
program-replaced = { $failure }. The bot { $bot } plays on. { $said ->
    [no] It said nothing on its error stream.
   *[other] Its last words: { $last_words }
}
fault-program-start = the program “{ $command }” does not start: { $reason }
fault-resume-file = --resume goes on with the files named by --csv or --jsonl: name one.
fault-resume-other = { $path } was written for other games, other bots, another edition or by another version of the program: it cannot be gone on with. Name another file.
fault-resume-line = line { $line } of { $path } is not the game that belongs there. Cut the file before that line, or name another file.
simulate-lost-by-failing = games lost because a program failed: { $count }
program-failed = { $failure }{ $said ->
    [no] { "" }
   *[other] . Last words: { $last_words }
}
simulate-program-failed = seed { $seed }: { $failure }
arena-panicked = The program itself failed in a game ({ $reason }); it was not counted.
simulate-chart-wins = games won by each seat, in percent, with 95 % intervals
simulate-chart-scores = scores of each seat
simulate-chart-lengths = decisions per game
work-stopped = Stopped: these are the games played so far. With --resume and a file (arena: with its --file) the run goes on from here.
serve-at = Caldera is at { $address } (press Ctrl-C to stop)
serve-stopping = Finishing work in progress…
backup-done = Copied to { $path }.
restore-done = Restored into { $path }; the previous data is kept beside it as caldera.sqlite.before (or with the next free number).
fault-serve = the server could not start: { $reason }
fault-serve-locked = the data in { $path } is in use by another server; stop it first, or choose another folder with --data.
fault-backup = { $path }: { $reason }
fault-backup-exists = { $path } exists already; choose another name.
torture-progress = { $kill } of { $kills } kills, { $acknowledged } actions acknowledged
torture-done = { $kills } kills, { $acknowledged } actions acknowledged. Of the interrupted requests, { $found } had been carried out and { $later } were carried out when repeated. { $records } records verified; { $lost } acknowledged actions lost, { $doubled } carried out twice.
load-done = { $moves } moves, { $rate } durable moves per second. From sending to the other side’s event: p50 { $p50 } ms, p99 { $p99 } ms, p99.9 { $p999 } ms. Raw syncs per second: { $syncs }; moves per raw sync: { $times }. Memory: { $table } KiB per table with two streams, { $idle } KiB per idle stream.
load-head = | what | required | measured |
load-row-data = durable moves at { $tables } tables of { $game }, JSON streams
load-row-drawn = durable moves at { $tables } tables of { $game }, drawn boards
load-row-times = the same, as a multiple of the raw syncs
load-row-processor = the same, processor time per move: server; generator
load-row-streams = memory of a table with two streams
load-row-idle = memory of an idle stream ({ $count } of them)
load-row-restart = restart after a kill with { $tables } unfinished tables: first answer; first table shown
load-row-woken = until each of the { $tables } tables was shown once
load-row-resident = memory of a table without streams ({ $tables } of them)
load-row-syncs = raw syncs of 4 KiB, one after the other
serve-taken = Port { $port } is in use; trying { $next }.
fault-serve-taken = { $address } is in use by another program. Choose another port, for example --address 127.0.0.1:4118.
serve-restoring = Restoring a copy…
fault-restore-unsound = { $path } is not a complete copy of Caldera’s data ({ $reason }). Choose a file made by “caldera backup”.
fault-restore-foreign = { $path } contains no Caldera data. Choose a file made by “caldera backup”.
fault-restore-newer = { $path } was made by a newer Caldera: it has version { $found }, this program knows versions up to { $known }. Restore it with the newer program.
fault-restore-underway = another copy is being restored into { $data }. Try again when that is done; if it never ends, remove restore.sqlite from that folder.
fault-restore-unanswered = the server that uses { $data } has not restored the copy within a minute. Stop it, then try again.
fault-restore-refused = the server that uses { $data } has refused the copy and continues with its old data. Its log says why; the copy is kept there as restore.refused.
verify-unreadable = { $path }: cannot be read ({ $reason })
verify-not-text = this is not text: a game file is UTF-8
verify-no-record = this is not a game file
verify-no-game = the game “{ $game }” is not known here
engine-empty-batch = the batch is empty
engine-request = a request is { $form }
engine-long-line = a message has at most { $most } bytes
engine-full = { $most } matches are open: close some
engine-no-match = there is no match “{ $name }”: new or load opens one
engine-no-method = there is no method “{ $method }”; there are { $known }
engine-not-asked = seat { $seat } has nothing to decide now
engine-no-seat = there is no seat { $seat }: this match has the seats 0 to { $last }
engine-edition = line { $line } of the edition: { $reason }
engine-no-chance = the system provides no random numbers ({ $reason }): give a seed
usage-unknown = there is no option “{ $argument }”
usage-unknown-similar = there is no option “{ $argument }”; did you mean “{ $similar }”?
usage-command = there is no command “{ $command }”
usage-no-value = { $argument } needs a value
usage-value = “{ $value }” is not a value for { $argument }
usage-value-known = “{ $value }” is not a value for { $argument }; choose one of: { $known }
usage-missing = something is missing: { $argument }
usage-conflict = { $argument } and { $other } cannot be used together
usage-other = the command line cannot be understood near { $argument }
usage-variable = { $variable } in the environment: { $reason }
unfit-public-url = { $argument } is how people reach the server, such as https://caldera.example: it begins with https:// or http:// and has neither “?” nor “#”
unfit-mail-server = { $argument } is the address of a mail server: smtps://user:password@host, smtp://host:587?tls=required or smtp://localhost
unfit-mail-unencrypted = { $argument }: without encryption mail goes to a server on this machine only; use smtps://… or smtp://…?tls=required
unfit-sender = { $argument } is the sender of mail, such as Caldera <caldera@example.org>
unfit-database = { $argument } is the address of a PostgreSQL database: postgres://user:password@host/name
usage-help = “caldera --help” lists the commands, “caldera COMMAND --help” the options of one of them.
verify-given = { $path }: right, but not proved from the start. { $game }, { $entries } entries, { $draws } draws: { $start ->
    [given] the game began from a given position
   *[dealt] the game was dealt
 } and { $forced ->
    [0] no draw was set by hand
    [one] the draws of one action were set by hand
   *[other] the draws of { $forced } actions were set by hand
 }. Everything else is right{ $finished ->
    [yes] .
   *[no] { " " }so far; the seal is not open yet.
 }
verify-panicked = { $path }: the program itself failed here ({ $reason }). Please report it with this file.
engine-effort = there is no effort “{ $effort }”; there are { $known }
engine-panicked = The program itself failed in this match, which is closed now; the other matches go on ({ $reason }).
simulate-panicked = The program itself failed in the game of seed { $seed }: { $reason }
fuzz-positions-done = { $tried } altered positions: { $refused } refused, { $accepted } accepted and played to the end, { $seconds } s

## archive

archive-failed = { $id } is not archived and stays where it is: { $reason }
archive-sum = { $written ->
    [0] No new game
    [one] 1 game
   *[other] { $written } games
} written to { $to } and proved; { $already } were there already; { $removed ->
    [0] no table was taken out of the data
    [one] 1 table was taken out of the data
   *[other] { $removed } tables were taken out of the data
}; { $failed } could not be archived.
fault-archive = the games in { $path } cannot be archived: { $reason }

## people

people-done = Done.
people-ratings-same = Made anew from the journals: { $games } games, { $ratings } ratings, exactly as they were kept.
people-ratings-changed = Made anew from the journals: { $games } games, { $ratings } ratings. What had been kept was different.
people-link = For one use within three days, behind the address of your server: { $path }
people-former = former player
people-banned = banned
people-no-reports = Nothing was reported.
people-correction = { $number }. { $by } corrects { $game }: { $values }. The edition file: caldera people correction { $number }
people-report = { $number }. { $by } reports { $about } (table { $table }): { $reason }
    Said: { $said }
fault-people = the people in { $data } cannot be read or written: { $reason }
fault-people-in-use = a server uses the data in { $data }; stop it first.
fault-people-who = name somebody: by login, by identifier, or by a name that only one has.
fault-people-name = give the new name, too.
fault-people-number = a report has a number; `caldera people reports` shows it.
fault-people-unknown = nobody (or no report) of that name is in { $data }.
fault-people-several = several people have that name; use one of these identifiers: { $who }
fault-people-guest = a guest has no password to choose anew.
fault-people-version = the data in { $data } were made by another version of Caldera; start a server with them once.

## load --hostile

load-quiet = In peace: { $moves } moves, heard after { $move50 } ms (p50), { $move99 } ms (p99); { $answers } answers of a bot after { $answer50 } ms (p50), { $answer99 } ms (p99); server { $memory } MiB.
load-hostile = Under attack: { $moves } moves, heard after { $move50 } ms (p50), { $move99 } ms (p99); { $answers } answers of a bot after { $answer50 } ms (p50), { $answer99 } ms (p99); server { $memory } MiB.
load-hostile-times = p99 under attack: moves { $moves } times (at most 2), answers { $answers } times (at most 3). Memory grew by { $memory } MiB (at most { $most }).
load-blow = Of the attack – { $what }: { $accepted } let in, { $refused } refused.
load-blow-guests = new guests
load-blow-bot-tables = tables of bots alone
load-blow-own-tables = tables of their own
load-blow-moves = moves there
load-blow-hints = hints
load-blow-pictures = pictures
load-blow-streams = streams that nobody reads
load-blow-talk = lines of talk
load-blow-slow-bodies = bodies that never come
rules-ours = { $mark } marks our own values: the printed game’s were not at hand. Do you own the box? caldera edition { $game } > my.toml, correct what differs, then caldera edition check my.toml, and play with --edition my.toml.
edition-ours = { $count ->
    [0] No value is marked as ours.
    [one] One value is still ours ({ $mark }): no source gave the printed game’s.
   *[other] { $count } values are still ours ({ $mark }): no source gave the printed game’s.
}
torture-nodes-progress = { $fault } of { $faults } faults, { $acknowledged } actions acknowledged
torture-nodes-done = { $nodes } servers, { $faults } faults, { $acknowledged } actions acknowledged. Of the interrupted requests, { $found } had been carried out and { $later } were carried out when repeated. { $records } records verified; { $lost } acknowledged actions lost, { $doubled } carried out twice. { $watchers } watchers: { $late } did not see the last line within five seconds, { $backwards } times one saw a table go backwards. The servers agree on the time to { $apart } s, although the clocks of their machines are minutes apart.
fault-torture-store = --store names a PostgreSQL database: postgres://user:password@host/name.
fault-torture-command = a command that concerns the database failed again and again: { $command }
move-done = Moved and compared, row by row: { $tables } tables with { $lines } lines, { $people } people, { $rows } rows in all. The old data are still where they were.
fault-move-kinds = name a folder and a PostgreSQL database: caldera move --from DIR --to postgres://user@host/name, or the other way round. To copy a folder use “caldera backup”, to copy a database pg_dump.
fault-move-nothing = { $path } contains no Caldera data.
fault-move-full = { $to } contains data already and was left as it is. Name an empty database or a folder without data.
fault-move-used = a server still uses { $from } or { $to }. Stop every server first.
fault-move = nothing was moved from { $from } to { $to }: { $reason }
fault-settings = { $path }, line { $line }: { $reason }
settings-command = there is no command “{ $name }”; a table of this file is named like a command, for example [serve]
settings-option = there is no option “{ $option }” here
settings-value = “{ $option }” takes a text, a number or a list of them
settings-one-value = “{ $option }” takes one value
settings-switch = “{ $option }” is true or false
serve-former-data = There is data of an older Caldera in { $former }. This server uses { $data }; start it with --data { $former } to go on with the old tables.
config-file = # from { $path }
config-no-file = # there is no file of settings; “caldera config --example” prints one to begin with
config-environment = from the environment, { $name }
config-line = from line { $line } of the file
config-line-of = from line { $line } of { $path }
config-usual = as usual
config-unset = not set
config-example =
    Settings of Caldera. Take the # away before what you change.
    What stands on the command line counts first, then the environment (CALDERA_ADDRESS and so on), then this file.
config-example-caps =
    What one person and one address may take. A rate lets “burst” through at once, and then one every “every_ms” milliseconds.
cap-open-tables = Tables that somebody opened in the last hour and that wait for players
cap-running-tables = Tables that somebody opened and that are being played
cap-bot-tables = Those among them without any person, until ten minutes after the last move
cap-streams-per-person = Event streams of one person: a table that is looked at, or the lobby
cap-streams-per-address = Event streams of one address
cap-connections-per-address = Connections of one address, never more than half of all; those of a trusted proxy are not counted
cap-connections = Connections in all, or as many as the system allows open files for
cap-waiting-answers = Hints, pictures and the like that one person waits for at the same time
cap-requests = Requests of one person
cap-requests-per-address = Requests of one address, those of its people included
cap-writes = What changes something, per person
cap-openings-per-address = Tables opened from one address
cap-sayings = What one person says
cap-sayings-per-address = What is said from one address
cap-arrivals = New guests and logins of one address
cap-guesses = Wrong passwords at one login from one address
cap-reports = Reports of one person
cap-arrival-seconds = How many seconds the head of a request may take to arrive, then its body, and between two requests
cap-reading-seconds = For how many seconds a reader may take nothing of what is sent
engine-rollouts = a call plays 1 to { $most } random games.
engine-outcomes = chance has more than { $most } outcomes here: they are not listed.
engine-shuffle = the action asks for { $asked }: a shuffle has too many outcomes to list.
engine-picture = the board could not be painted: { $reason }

## looking back

analyse-percent = { $number }%
analyse-axis = Actions
analyse-team = The team
analyse-unfinished = The game is not over yet: the last column is the chance now.
analyse-curve = Chances of victory
analyse-table = What made the result
analyse-column-start = Start
analyse-column-own = Own errors
analyse-column-others = Others’
analyse-column-luck = Luck
analyse-column-later = Seen later
analyse-column-result = Result
analyse-mistakes = { $mistakes ->
    [0] no clear mistake in { $choices } choices
    [one] one clear mistake in { $choices } choices
   *[other] { $mistakes } clear mistakes in { $choices } choices
}
analyse-costliest = The costliest decisions of { $name }
analyse-luckiest = The luckiest moments of { $name }
analyse-done = { $name }: { $what }
analyse-better = Better: { $better }
analyse-judged = Judged by bots ({ $effort }) from what each player knew. Start, errors, luck and what the bots saw only later add up to the result; docs/analysis.md says how.
analyse-begin = The beginning
analyse-best = best
analyse-chosen = chosen
analyse-cost = Given away:
analyse-back = Back
analyse-forth = On
analyse-next = Next mistake
analyse-keys = Keys: ← → step, n goes to the next mistake, Home and End to both ends. Touch the curve to go anywhere.
analyse-compare = What { $name } wins after each, over { $games } games of bots, with 95% intervals
analyse-compare-clear = the difference, in pairs with the same luck: more than chance
analyse-compare-unclear = the difference, in pairs with the same luck: it may be chance
analyse-compare-what = --compare takes the number of an action of the record, and two actions in the game’s notation.
analyse-compare-unread = { $reason }
analyse-compare-where = There is no action of that number; there are { $last }.
