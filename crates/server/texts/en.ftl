### What the server says.

## What the store says to whoever runs the server

store-conflict = it is there already
store-locked = another program holds the database
store-full = the disk is full
store-busy = the store is closed or has too much to do
store-away = the database cannot be reached: { $reason }
store-file = { $path }: { $reason }
store-no-database = the file is not a database
store-damaged = the database is damaged
store-cannot-open = the database file cannot be opened
store-newer = the data have version { $found }, made by a newer Caldera; this one knows up to { $known }
store-version = the data have version { $found }, and this program knows version { $known }: start a server with them once
store-aside = there is no database, but { $path }: rename the one that counts
store-copy-differs = what was copied differs: { $sheet } row { $row }
store-address = the address of the database: { $reason }
store-cut = the connection was cut
store-no-connection = no connection came about in time
store-no-answer = no answer came in time
store-not-at-once = the database did not answer at once
store-reader = reading was broken off
store-line-unread = a line cannot be read: { $reason }
store-line-missing = line { $no } is missing
store-line-number = a line has the number { $found }, not { $expected }
store-lines = a journal has { $found } lines, not { $known }
store-lines-lacking = a journal lacks its first { $count } lines
store-secret = a secret has the wrong length
store-pass = a pass has the wrong length
store-no-table = “{ $id }” is not the name of a table
store-no-person = “{ $id }” is nobody
store-notice = a notice has an unknown { $what ->
    [person] person
    [matter] matter
    [language] language
   *[key] key
}
store-club-row = a row of the club is not as it should be
store-no-time = the database has no time of day
store-no-chance = the system gives no random numbers
archive-not-begun = its game never began
archive-taken = { $path } contains something else
archive-unknown-game = there is no game “{ $game }”
store-other = something else went wrong; the log knows more
store-no-replay = a journal does not replay

## What the system says

system-missing = no such file or directory
system-forbidden = permission denied
system-exists = it exists already
system-folder = it is a directory
system-no-folder = it is not a directory
system-read-only = it can only be read
system-full = the disk is full
system-no-text = it is not text in UTF-8
system-ends-early = it ends too early
system-address-taken = another program uses the address
system-address-elsewhere = the address is not one of this machine
system-refused = nobody answers there
system-late = no answer in time

## Faults

hint = Hint
hint-thinking = A bot is thinking…
hint-follows = Likely to follow:
hint-of-victory = chance to win
hints = Hints from the bots
hints-bots = when I play against bots alone
hints-always = always
hints-never = never
learn = Learn
learn-first = Your first time? Learn the game step by step.
learn-you = You
learn-friend = Ash
learn-step = Step { $number } of { $steps }
learn-next = Next
learn-do-it = Do it for me
learn-back = Back
learn-play-now = Play it now
learn-other = Next lesson
fault-no-hint = There are no hints here: it is not your decision, or the table plays without them.
fault-touched = That is too much to ask about at once: touch fewer things.
fault-stale = The game has gone on meanwhile. Here is how it stands now.
fault-nobody = Tell us your name first.
fault-missing = There is nothing here. Perhaps the link was not copied whole.
fault-too-many = That was a little fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
fault-busy = The server is busy or about to restart. Nothing was lost; try again in a moment.
fault-unreachable = The server does not reach its data at the moment. Nothing acknowledged is lost; try again in a moment.
fault-internal = Something went wrong on our side. Nothing was changed; the server has noted it.
fault-conflict = Somebody else was faster. Look again.
fault-locked = The database is held by another program. Nothing was changed; try again in a moment.
fault-full = The server’s disk is full. Nothing was changed; tell whoever runs this server.
fault-store = The server cannot read or write its data. Nothing was changed; tell whoever runs this server.
fault-notation = “{ $text }” is not an action. Actions look like: { $expected }
fault-json = The request cannot be read: { $detail }
fault-query = The address cannot be read: a value after the question mark is unknown or of the wrong kind.
fault-content-type = Requests must be JSON (content-type: application/json).
fault-too-large = The request is too large: at most { $most } bytes.
fault-origin = This request comes from another page and was not carried out.
fault-key = The key of a request has 1 to 64 characters.
fault-name = A name has 1 to { $most } characters.
fault-login = Login or password is wrong.
fault-login-form = A login has 3 to 40 letters, digits or . - _ @.
fault-login-taken = This login is taken. Choose another.
fault-password = A password has 8 to 200 characters.
fault-level = There is no level “{ $level }”.
fault-game = There is no game “{ $game }”.
fault-pace = A clock has 1 to 3600 seconds per move and up to a day in the bank; days go from 1 to 60.
fault-unopened = This table is kept, but this version of Caldera cannot open it. Its players can download the record of the game. The server’s log says more.
record-get = Download the record
fault-edition = The edition cannot be played with. Line { $line }: { $reason }
fault-edition-long = An edition file has at most { $most } KB.
fault-no-edition = There is no such edition here.
fault-editions-full = This server holds as many editions as it can. Ask its operator to put yours into its folder.
edition-unreadable = { $path } cannot be read: { $error }
edition-no-game = { $path } is not like the edition file of any game. `caldera edition GAME` prints one to begin with.
edition-wrong = { $path }, line { $line }: { $reason }
edition = Edition
edition-base = { $name } (usual)
edition-house = { $name } (of this server)
edition-bring = A file of mine…
edition-file = Edition file
edition-played = Edition “{ $name }”
edition-get = Edition files correct the game’s data: boards, cards, numbers. Download the usual one, change what is different in your box, and open a table with it.
fault-chairs = { $seats } seats need as many chairs, not { $chairs }.
fault-me-twice = You can take one chair only. For others on this device choose “beside me”.
fault-closed = This table is closed to spectators.
fault-not-your-seat = This is not your seat.
fault-not-seated = You have no seat at this table.
fault-seated = You have a seat here already.
fault-no-chair = No chair is free for you here. Ask for an invitation.
fault-invite-used = Somebody has come by this invitation already: it is for one person. Ask for another one.
fault-begun = The game has begun already.
fault-not-begun = The game has not begun yet.
fault-not-over = That is for after the end: until then it holds what others may not know.
fault-stopped = This game was ended.
fault-host = Only whoever opened the table may do this.
fault-away = A bot plays for you now. Come back to your seat first.
fault-not-away = No bot plays for you that you could take over from.
fault-left = There is nothing to leave.
fault-share = Words for the dice have 1 to 100 characters.
fault-share-seat = Words for the dice belong to a chair: take one yourself, or leave the words out.
fault-not-casual = At this table nobody goes back further than undo allows.
fault-back = The game cannot go back to there.
fault-nothing-asked = Nobody asks to go back.
fault-not-late = Nobody else’s time has run out.
fault-nobody-to-nudge = The game waits for nobody else.
fault-nudged = They were reminded already.
fault-not-nudged = Nobody reminded you.
fault-not-asked = No chair is kept for you here.
fault-no-substitute = Only somebody with the invitation may take this chair.
fault-patience = The wait after a nudge goes from 30 seconds to 7 days.
fault-language = A table speaks “en” or “fr”.
fault-saying = A message has 1 to { $most } characters.
fault-moment = The game has only { $last } steps.
fault-unproved = This record does not verify. Please report it.

## What the log tells

log-sat = { $name } sits down.
log-took-back = { $name } takes the last action back.
log-asked-back = { $name } asks to go back.
log-back-expired = Not everybody answered in time: the game does not go back.
log-not-back = { $name } would rather not go back.
log-went-back = All agreed: the game goes back.
log-replaced = A bot plays for { $name } now.
log-returned = { $name } is back.
log-resigned = { $name } gives up; a bot plays on.
log-stopped = { $name } ended the game.
log-waited = { $name } is happy to wait.
log-declined = { $name } cannot play this time.
log-renamed = { $other } is now called { $name }.
log-nudged = { $name } nudges { $other }.
log-still-here = { $name } is still thinking.
log-vote-late = { $other } is missing. How shall we go on? More than half of those present decide.
log-vote-away = A bot plays for { $other }. Shall somebody else take the chair? More than half of those present decide.
log-voted-wait = { $name } votes to wait.
log-voted-bot = { $name } votes for a bot.
log-voted-substitute = { $name } votes for a substitute.
log-voted-end = { $name } votes to end the game.
log-vote-wait = The vote: we wait.
log-vote-bot = The vote: a bot plays on.
log-vote-substitute = The vote: somebody else may take the chair.
log-vote-end = The vote: the game ends.
log-vote-none = The vote has no majority: the game waits on.
log-chair-opened = The chair of { $name } is open to a substitute, by invitation.
log-substituted = { $name } now plays for { $other }.
log-conceded = { $name } gives up: { $other } wins.
log-conceded-together = { $name } gives up: the game is over.
log-ended = The game was ended by vote.
log-watched = The table is open to spectators.
log-unwatched = The table is closed to spectators.
log-again = The same again: a new table is open.
log-empty = Nothing yet.

## Pages

page-fault = Something is not right
option-too-often = Too often:
option-between = A number from { "{least}" } to { "{most}" }, please.
seat-random = at random
each-seat = one by one…
preview = Preview
about-caldera = Five board games of fire and dinosaurs, with every rule enforced and explained. Play with friends anywhere, on one device, or against bots.
skip = Skip to the content
navigation = Main
the-book = Rules
my-games = My games
theme = Light or dark
go-home = Home
hero = A table at the volcano
go-on = Go on playing
games = Games
lobby = Open tables
lobby-empty = Nobody is waiting for players just now. Open a table yourself.
players = { $fewest ->
    [one] 1 to { $most } players
   *[other] { $fewest } to { $most } players
}
glance-minutes = { $least }–{ $most } min
glance-age = ages { $age } and up
glance-weight = Weight
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
together = all together
play-bots = Play against bots
play-people = With people
quick-match = Anyone
meet-why = You get a chair at a table that waits for anyone, or a table of your own for the next who comes.
meet-free = Now, without a clock
meet-clock = Now, a minute for each move and ten in the bank
meet-days = At leisure, two days for each move
rules = Rules
your-turn = Your turn
moves-played = { $moves ->
    [0] no move yet
    [one] { $moves } move
   *[other] { $moves } moves
}
chairs-free = { $free ->
    [one] 1 chair free
   *[other] { $free } chairs free
}
phase-waiting = Waiting for players
phase-playing = Being played
phase-over = Over
phase-stopped = Ended early
standing = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place, { $score ->
    [one] 1 point
   *[other] { $score } points
}
who-plays = Who plays
seat = Seat
chair-me = Me
chair-none = Nobody
chair-bot = Bot
chair-friend = A friend, by link or code
chair-anyone = Anyone, from the lobby
chair-beside = Beside me, on this device
name = Name
variants = Variants and options
pace = Clock
pace-kind = Type
pace-free = None
pace-clock = Seconds per move and a bank
pace-days = Days per move
pace-per-move = Seconds per move
pace-bank = Seconds in the bank
pace-how-many = Days
patience = If somebody is missing, after a nudge wait
patience-60 = 1 minute
patience-300 = 5 minutes
patience-1800 = half an hour
patience-86400 = a day
wait-ready = Begin only when everybody has said that they are ready
lobby-game = Game
lobby-all = all
lobby-pace = Clock
lobby-live = live
lobby-slow = days per move
lobby-language = Language
group-mine = Waiting for you
group-running = Being played
group-asked = You are asked to play
group-waiting = Waiting for players
group-ended = Over
allow-watching = People with the link may watch
allow-back = Players may ask each other to go back
open-table = Open the table
board = Board
side = Players, choices, log and talk
players-here = Players
choices = What you can do
unpick = Back
undo = Undo
log = What happened
talk = Talk
say-something = Say something
say = Say
more = More
replay = Replay
ask-back = Ask to go back
leave = Leave (a bot plays on)
resign = Give up
close-watching = Close to spectators
open-watching = Open to spectators
begin-with-bots = Wait no longer: bots take the free chairs
begin = Begin
notify = Notify me when it is my turn
notify-no-more = Stop notifying me
notify-refused = The browser refuses notifications of this site: its settings can change that.
seal-is = The dice are sealed. Fingerprint:
verify = Verify the dice
download = Download the record
again = Play again
curtain = Hand the device over. The others look away.
curtain-lift = I am here
proved = Proved: { $entries } actions and { $draws } draws all follow from the sealed dice.
first = First
previous = Back
next = Next
last = Last
moment = Moment
to-table = To the table
search-book = Search the rules
search = Search
glossary = Words of the game
chapters = Chapters
example-before = Before
example-after = After
example-does = { $name }: { $action }.
example-deeds = What is done ({ $count } actions)
example-happens = { $count ->
    [one] What happens, with its rule
   *[other] What happens, rule by rule ({ $count })
}
example-notation = The same in notation
example-may = Allowed:
example-may-not = Refused:
example-shows = Example, drawn: { $title }
example-shows-after = The board afterwards. { $told }
did-you-mean = Did you mean:
found = { $found ->
    [0] No rule found.
    [one] 1 rule found
   *[other] { $found } rules found
}
whole-book = The whole book
no-games = You have not played here yet.
results = Results
game = Game
played = Played
won = Won
best = Best score
mean = Mean score
account-is = Your account:
my-name = My name
save = Save
keep-account = Create an account
keep-why = With a login and a password your games come with you to other devices. Nothing else is asked.
log-in = Log in
log-out = Log out
login = Login
password = Password

## What the script says

waits-for = Waiting for
game-over = The game is over
place-and-score = place, points
away = away, a bot plays
resigned = gave up
bot = bot
free-chair = free
sit-down = Sit down
come-back = Come back
copy-link = Copy the link
copied = Copied: now send it to your friends.
offline = No connection just now; reconnecting…
hand-over = Hand the device over
hand-over-to = This is for
nothing-to-do = Nothing to do just now.
watching = watching
watching-one = watching
late-wait = Wait
late-bot = Let a bot play
late-end = End the game
clock-short = Your time is running out.
clock-up = Your time is up: the others may vote on how to go on.
back-asked = asks to go back to step
back-rule = House rule: the game goes back once everybody at the table agrees. One no ends the request, so does whoever plays on. Whoever is silent until the time is up has not agreed.
back-ends-in = The request ends in
agree = Agree
disagree = Rather not
mute = Mute
unmute = Unmute
now-touch = now touch
quotes = “…”
confirm-resign = Really give up?
you = you
time-left = left
again-at = The next game is here
choose-name = What is your name?
invite-by = { $name } invites you to play.
invite-open = A chair is free for you.
invite-running = The game is on, and somebody is missing: you can play for them until they are back.
who-sits = Who sits where
waits-for-friend = kept for a friend
was-asked = was asked
wants-substitute = away: somebody may play for them
only-watch = Just watch
decline = Not this time
terms-title = What was agreed
terms-table = At this table
terms-watched = people with the link may watch
terms-unwatched = nobody watches
terms-casual = players may ask each other to go back
terms-strict = nobody goes back
terms-language = Language
terms-free = without a clock ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} after a nudge the others decide)
terms-clock = { $seconds } s per move, { $minutes } min in the bank
terms-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
terms-yes = yes
language-en = English
language-fr = French
not-here = not here
ready = ready
not-ready = not ready yet
say-ready = I am ready
take-ready-back = Not ready yet after all
waits-seats = Chairs still free:
waits-ready = Not ready yet:
all-ready = Everybody is ready.
invite-friends = Invite friends
invite-anyone-of-us = One link for everybody: whoever opens it takes a free chair.
invite-one-chair = One link per chair
invite-scan = Or let them scan this code.
substitute-wanted = open to a substitute
stands-in-for = plays for
nudge = Nudge
nudge-why = After a while without an answer you can decide together how to go on.
nudged = They were nudged. You can decide together in
nudged-you = The others are waiting for you.
still-here = I am still thinking
vote-late = is missing. How shall we go on?
vote-away = is away and a bot plays. Shall somebody else take the chair?
vote-rule = House rule: what more than half of those present want is done at once; the game ends only when the time is up, so that whoever is missed can still come back. Those who are silent leave it to the others. Whoever comes back has the seat again.
vote-ends-in = Time to vote:
vote-needed = votes decide:
late-substitute = Find a substitute
confirm-end = End the game for everybody? It ends when the time to vote is up, unless the missing player comes back.
find-substitute = Find a substitute for
bot-plays-for-you = A bot is playing for you.
substitute-plays-for-you = is playing for you.
bot-plays-resigned = You gave up; a bot plays on. You can watch to the end.
sending = Sending…
sending-offline = No connection: this will be sent as soon as it is back.
not-sent = No connection: this was not sent. Try again once it is back.
no-answer = The connection broke off before the answer came. Look whether it was done before you try again.
pass-device = Pass the device
who-is-here = Who takes the device?
everybody-look = Everybody may look now.
pass-on-to = Hand over to
change-name = Change my name
rename-save = Save
spectating = You are watching this game.
show-all = Show all

# Moving, looking, keys
motion = Animations
motion-calm = slow
motion-normal = normal
motion-quick = fast
motion-off = none
zoom = Look closer
zoom-in = Closer
zoom-out = Further away
zoom-all = The whole board
sheets = Parts of the table
sheet-height = Height of the sheet
sheet-panels = Mine
sheet-choices = Choices
sheet-players = Players
sheet-log = Log
sheet-talk = Talk
sheet-more = More
colon = { ": " }
ways = to choose from
missed = Since you last looked
missed-play = Play it again
missed-seen = Seen
keys = Keyboard shortcuts
keys-move = to the next thing that can be chosen, in that direction
keys-why = (with Shift) also to things that cannot be chosen now; Enter tells why not
keys-order = (Page Down, Page Up) thing by thing, as one reads
keys-ends = (Home, End) to the first and the last thing
keys-touch = (Enter, Space) choose the thing, or take it back
keys-back = take back everything half chosen; close what is open
keys-past = away from the things: a step back in the game, and on again until now
keys-tab = (Tab) to the things, the list of all choices, the log, the talk
keys-drawer = open or close a part of the drawer: choices, players, log, talk, more
keys-log = in the log: from line to line, to its rule; Enter shows that moment
keys-help = this page
keys-close = Back to the game

# The dice, people
share-title = The dice
share-why = The secret of the dice is sealed: its fingerprint stands below, and after the game anybody can check it. Add a few words of your own and they take part in every roll, so that nobody can have chosen the dice beforehand.
share-text = Words for the dice
share-add = Add
share-hint = optional: they take part in every roll
fault-person = There is no such person.
fault-mute-many = You have muted { $most } people already. Hear somebody again first.
fault-undo-open = Another player has chosen in the open since then; your choice stands.

# What is shown, heard, and looked at again.
sound = Sounds
sound-volume = Volume
sound-off = Mute
ending-title = How it ended
ending-rules = Points by rule
ending-course = Points by moment
ending-lead = The course of the game
ending-moments = What turned it
ending-total = Total
ending-team = The team
ending-move = Move
ending-start = Setup
ending-share = Copy the link
ending-picture = The board at the end, with the result
ending-copy-picture = Copy the picture
ending-save-picture = Save the picture
ending-picture-copied = Picture copied: paste it where your friends are.
ending-look = Look back
ending-close = Back to the board
replay-play = Play
replay-pause = Pause
replay-marks = Turns
past-now = Back to now
scene-again = Show it again
past-look = Show this moment
past-title = An earlier moment

## How much anybody may have

fault-slow = The request did not arrive in time. Send it again.
fault-hosts = A request names one host, not several.
fault-lines = The lines of a request’s head end in CR LF, not in a line feed alone.
fault-many-connections = Too many connections are open from your address. Close a page, then try again in { $seconds } seconds.
fault-full-house = More people are here than this server can take. Nothing was lost; try again in { $seconds } seconds.
fault-many-open = You have opened { $most } tables in the last hour that still wait for players. Open another one when one of them has begun, or in an hour.
fault-many-running = You have { $most } games going already. Open another table when one of them has ended.
fault-many-bots = { $most } of your tables are played by bots alone already. Open another one when a game there has ended, or ten minutes after the last move.
fault-many-streams = Too many tables are open at once on your side (at most { $most }). Close a page, then try again.
fault-many-answers = You are waiting for { $most } answers already. Try again when they have come.

## Accounts

former-player = former player
fault-current = The present password is wrong.
fault-recovery = This link has been used or is too old. Ask whoever runs this server for another one.
fault-banned = Whoever runs this server has closed this account.
fault-blocked = You and somebody there are kept apart: one of you keeps the other away.
fault-report = A report says in 1 to { $most } characters what is wrong.
fault-report-line = They said nothing there.
change-account = Another login or password
change-why = Your other devices must log in again afterwards.
password-now = Present password
password-new = New password
recover-account = Choose a new password
recover-why = Whoever runs this server sent you this link. It works once; your other devices must log in again afterwards.
devices = Where you are logged in
device-this = this device
device-end = Log out there
devices-end = Log out everywhere else
my-data = My data
data-export = Everything that is kept about me, as a file
data-delete = Delete me
data-delete-why = Your name goes from every table and what you said is blanked. The games themselves stay, for those who played with you. This cannot be undone.
fault-key-used = Another request was sent under this key before. Give each request a key of its own.
ours = our own value: the printed game’s was not at hand
book-in-edition = This book has the numbers of the edition “{ $name }”. The worked examples are those of the usual book (edition “{ $base }”).
book-usual = The usual book
learn-not-in-edition = The first game is written for the usual edition. With the numbers of “{ $name }” its moves would not be possible.
learn-usual = Learn with the usual edition
checked = How thoroughly these rules were checked
checked-what = What was tried with this game, by how much, and what is still to be mended. The program that does it comes with the source: cargo xtask proof.
checked-not-yet = Nothing was counted yet.
checked-check = Check
checked-done = How much
checked-found = Faults not yet mended
checked-when = Last (version)
checked-fuzz = Random games under all laws
checked-positions = Positions altered at random: refused, or played to their end
checked-pairs = Pairs of worlds that differ in what somebody may not know, and must look the same to them
checked-models = Decisions compared with a second program, written from the book alone
checked-mutants = Faults put into the program: does a test find them?
checked-times = { $count }
checked-killed = { $killed } of { $count } found
checked-nothing-hidden = nothing is hidden in this game
box-title = I own the box: what does it say?
box-why = These values are ours: the printed game’s were not at hand. Correct what your box says otherwise and download the result: an edition file, with which tables can be opened.
box-edition-name = Name of the edition
box-name = my box
box-download = Download the edition file
box-send = Send it to whoever runs this server
box-send-name = With a name you can also send it to whoever runs this server.
box-sent = Thank you: your correction was sent to whoever runs this server.
box-same = No value was changed, so nothing was sent.
box-terminal = In a terminal: caldera edition { $game } > my.toml, correct it, then caldera edition check my.toml. Maps and what else does not fit into a line are corrected there.
rule-in-book = In the book

## Notices

fault-webhook = Notices cannot be posted to this address: it must begin with http:// or https:// and not lead into a private network.
fault-mail = This is not an address for mail.
fault-no-mail = This server does not send mail.
fault-confirm = This link does not belong to the address that you gave last.
fault-push = This browser did not say how it can be reached.
fault-no-more = This link is not one of ours.
notice-turn = { $alone ->
    [yes] It is your turn in { $game }.
   *[no] It is your turn in { $game }, with { $who }.
  }
notice-invited = { $alone ->
    [yes] A chair is kept for you in { $game }.
   *[no] { $who } keeps a chair for you in { $game }.
  }
notice-chat = { $alone ->
    [yes] Somebody has said something at your table of { $game }.
   *[no] { $who } has said something at your table of { $game }.
  }
notice-nudge = { $alone ->
    [yes] The others wait for you in { $game }.
   *[no] { $who } reminds you: { $game } waits for you.
  }
notice-over = { $alone ->
    [yes] Your game of { $game } is over.
   *[no] Your game of { $game } with { $who } is over.
  }
notice-called = The tournament “{ $who }” of { $game } calls: say that you are there.
notice-begun = The tournament “{ $who }” of { $game } begins.
notice-soon = Your time in { $game } will soon run out.
mail-no-more = You get this mail because you asked for it in Caldera. No more of it: { $link }
mail-confirm-subject = Caldera: is this your address?
mail-confirm = Somebody, surely you, wants notices of Caldera at this address. If it is you, open this link:

    { $link }

    If it is not you, do nothing: no other mail will follow.
mail-recover-subject = Caldera: a new password
mail-recover = Somebody, surely you, has asked for a new password in Caldera. Choose one here, within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
notices = Notices
notices-why = What should reach you while you do not look at a table? You are told at most once of each table until you look at it again.
notices-event = When
notices-saved = Saved.
event-turn = It is my turn
event-invited = A chair is kept for me
event-chat = Somebody speaks at my table
event-nudge = I am reminded
event-over = A game is over
event-called = A tournament calls me to check in
event-begun = A tournament of mine begins
event-soon = My time will soon run out (days per move)
way-push = Browser
way-mail = Mail
way-webhook = Webhook
webhook = Address of a webhook
webhook-why = Notices are posted there as JSON, as chat services accept it.
push-devices = Notices of browsers
push-count = { $count ->
    [0] No browser of yours shows notices while Caldera is closed.
    [one] One browser of yours shows notices while Caldera is closed.
   *[other] { $count } browsers of yours show notices while Caldera is closed.
  }
push-on = Show notices on this device
push-off = No more notices on this device
push-cannot = This browser cannot show notices here. On a phone, install Caldera first; the address must begin with https.
mail-address = Address for mail
mail-none = You have given no address. With one you can also get your account back if you forget your password.
mail-unconfirmed = Open the link in the mail that we have sent there. Nothing else is sent before.
mail-confirmed = This address is confirmed.
mail-confirming = Confirming your address…
mail-now-confirmed = Your address is confirmed.
forgotten = Forgotten your password?
forgotten-why = If your account has a confirmed address, a link for a new password is sent there.
forgotten-login = Login or address
forgotten-send = Send the link
forgotten-sent = If there is such an account with a confirmed address, the mail is on its way.
no-more = Notices end
no-more-press = No more notices
no-more-done = You will get no more of these notices.
no-more-back = You can choose them again here:
offline-title = No connection
offline-why = Caldera cannot be reached. Your games are safe on the server: come back when you have a connection.
offline-again = Try again
log-vacation = { $name } is on vacation: the clock stands still.
log-vacation-over = { $name } is back from vacation.
log-talk = The host lets everybody speak again.
log-hushed = The host lets nobody else speak for now.
log-removed = The host has sent a spectator away.
fault-hushed = The host lets nobody else speak here for now.
fault-removed = The host of this table has sent you away.
fault-sits-here = Whoever plays at a table cannot be sent away.
fault-no-days = A vacation counts only where there are days for each decision.
fault-vacation = You have { $most } days of vacation a year; { $left ->
    [0] none of them is left now.
    [one] one of them is left now.
   *[other] { $left } of them are left now.
  }
vacation = Vacation
vacation-why = At tables with days for each move your clock stands still until the end of that day. The others see it.
vacation-left = { $days ->
    [0] You have no day of vacation left for now.
    [one] You have one day of vacation left.
   *[other] You have { $days } days of vacation left.
  }
vacation-until = On vacation until
vacation-go = Go on vacation
vacation-end = I am back
given-up = Given up
abandoned = Abandoned
on-vacation = on vacation until
close-talk = Let nobody else speak
open-talk = Let everybody speak
moderate = Report or keep away
report-line = Report this to whoever runs this server
report-person = Report this person to whoever runs this server
report-reason = What is wrong?
reported = Reported. Thank you.
block = Keep away from my tables
unblock = Let come to my tables again
block-why = Neither of you can then sit down or speak where the other sits, invite or follow the other, or see whether they are here. They get no notice of it.
blocked = They are kept away from your tables.
unblocked = They may come to your tables again.
remove-spectator = Send away from this table
removed-spectator = Sent away.
close = Close

## Club

fault-games-closed = Their owner does not show this to others.
fault-not-rated-yet = The game is not over yet.
unrated-friendly = Not rated: it was opened as a friendly game.
unrated-hints = Not rated: hints could be asked for.
unrated-edition = Not rated: it was played with an edition that did not come with the game.
unrated-what-if = Not rated: it did not begin at the beginning.
unrated-went-back = Not rated: everybody agreed to go back.
unrated-two-chairs = Not rated: somebody sat in two chairs.
unrated-too-few-people = Not rated: too few people played.
unrated-stopped = Not rated: it was ended before its end, and nobody had left.
unrated-some = Rated only for those who left: the others have not been compared.
plan-rated = The game counts for the ratings
plan-rated-help = If at least two people play, nobody can ask for hints, the edition is the game’s own and nobody goes back.
ratings = Ratings
rating = Rating
ratings-about = A newcomer stands at 1500; 400 points more mean winning about ten times as often as losing. The true value lies within ± of it 19 times out of 20. Only games of at least two people count; bots stand where the arena has measured them.
provisional = provisional
provisional-why = Fewer than ten rated games, or not sure enough yet
rated-games = { $games ->
    [one] one game
   *[other] { $games } games
}
rating-told = Rating in { $game }: { $points } ± { $uncertainty } after { $games ->
    [one] one game
   *[other] { $games } games
}
best-of = The best of { $game }
best-about = Ordered by what everybody is at least worth. Whoever has an account and shows ratings is listed after ten games.
best-nobody = Nobody is sure to be good yet. Ten rated games and an account, and you may lead this list.
best-rank = Place
person-here = here now
person-away = away
person-you = This is your page as you see it.
person-closed = This person keeps ratings and games to themselves.
my-page = My page
friends = Friends
friends-first = Tell us your name first.
friends-about = You follow people without their being told. If you follow each other, each sees whether the other is here, if that one wishes it.
friends-none = You follow nobody yet. Open somebody’s page by their name at a table, or choose from those you have played with.
friends-recent = Played with lately
follow = Follow
unfollow = Unfollow
invite = Invite
shows = What others see
shows-why = Your name and what you did at open tables are seen there by everybody. Your page shows more only if you want it.
shows-ratings = My ratings, and my place among the best
shows-games = My games, my results, and against whom I play
shows-online = Whether I am here, to people whom I follow
played-won = { $played ->
    [one] one game
   *[other] { $played } games
}, { $won } won
left-times = left { $left ->
    [one] once
   *[other] { $left } times
}
stopped-times = { $stopped ->
    [one] one was
   *[other] { $stopped } were
} ended early
place-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
of-players = { $players } players
looked-back = { $games ->
        [one] One game looked back at
       *[other] { $games } games looked back at
    }: luck { $luck }% of a victory per game, { $lost }% given away per game, { $mistakes } mistakes in { $choices } choices
mean-place = mean place
played-against = Played against
task-usual = as usual
rivals = Against whom
duel-told = ahead { $ahead }, even { $even }, behind { $behind }
history = Games
outcome = Outcome
outcome-won = won
outcome-lost = lost
outcome-left = left
outcome-stopped = ended early
opponent = Opponent
newest = Newest
archived = archived
older = Older

## Looking back

eyes = Show the game
eyes-told = with all that happened
eyes-seat = as { $name } knew it
eyes-spectator = as spectators knew it
eyes-open = with open eyes: what each knew
fault-many-analyses = { $most } games are being analysed for you already. Try again when one of them is done.
fault-what-if-over = The game is over at that moment: nothing can be played on from there.
fault-compare = Choose two different ways that the same game could go on, with as many seats.
fault-many-comparisons = You have { $most } comparisons under way. Wait for one, or end it.
fault-what-if-no-dice = Chance had no say in that decision, so there are no other dice to try.
fault-not-your-variation = Only whoever opened a table from a moment of another game names it.
fault-what-if-anyone = Nobody from the lobby can be asked into a game that did not begin at the beginning: invite people by a link.
analysis = Analysis
analysis-about = Bots judge each decision by what its player knew then, and say apart what was luck. Their judgement is an opinion: 60% means that they would take that side.
analysis-progress = The bots look at the game. Moments so far:
analysis-nobody = Nobody has had this game analysed yet. Give yourself a name on the first page, then come back.
analysis-curve = Chances of victory
analysis-curve-how = Rings are costly decisions, diamonds great luck or bad luck. Dotted lines divide the game. Touch the picture to go anywhere.
analysis-here = This moment
analysis-over = The game is over.
analysis-undone = takes an action back
analysis-cost = Given away:
analysis-luck = Luck
analysis-option = Option
analysis-worth = Chance of victory
analysis-best = best
analysis-chosen = chosen
analysis-next = Next mistake
analysis-share = Copy the link to this moment
analysis-keys = Keys: ← → step, n goes to the next mistake.
analysis-who = Of whom?
analysis-costliest = The three costliest decisions
analysis-luckiest = The three luckiest moments
analysis-better = Better:
analysis-instead = instead of
analysis-none-costly = None that clearly gave anything away.
analysis-none-lucky = None.
analysis-sums = What made the result
analysis-sums-how = Start, own errors, the errors of others, luck and what the bots saw only later add up to the result.
analysis-axis = Moves
analysis-board = The position before it
analysis-copy-curve = Copy as a picture
analysis-save-curve = Save as a picture
analysis-draw-curve = Save as a drawing
analysis-team = The team
analysis-start = Start
analysis-own = Own errors
analysis-others = Others’
analysis-later = Seen later
analysis-result = Result
analysis-mistakes = Mistakes
what-if = What if?
what-if-about = Play on from the moment shown above, at a new table with new dice. Nobody’s rating changes, and what came before cannot be proved there.
what-if-with = With whom?
what-if-bots = Alone against bots
what-if-beside = All at this screen
what-if-friends = With friends, by a link
what-if-seat = I play
what-if-level = The bots play
what-if-go = Play on from here
what-if-how = What is different?
what-if-choice = Another choice
what-if-dice = The same choice, with other dice
what-if-no-dice = Chance had no say in this decision.
what-if-running = Play on from the moment shown above, at a new table that only those who sit there see. It begins with what you knew then: everything hidden and everything still to be drawn is dealt anew, so it tells nothing of this game.
variations = Variations
variations-about = Games that go on from a moment of another. Whoever may see this game sees those that are open to spectators.
variations-none = Nobody has played on from this game yet.
variations-more = There are more than are shown here.
variation-first = The first game
variation-nameless = From move { $n }
variation-from = from move { $n }
variation-by = by { $name }
variation-here = (this game)
variation-share = Copy the link
variation-name = Name of this variation
variation-save = Save
variation-saved = Saved.
own-decisions = My decisions so far
own-about = Bots weigh each of your decisions by what you knew then. They tell nothing of what others did or what will come.
own-go = Weigh my decisions
own-seen = Decisions weighed
own-none = None clearly gave anything away.
compare = Compare two ways
compare-about = Bots play each way to its end, 200 games, in pairs with the same luck. A decision is compared from what its player knew. Ranges are 95% intervals.
compare-one = This
compare-other = or this?
compare-options = Options at the moment shown above
compare-games = How games went on
compare-went-on = This game after move { $n }
compare-go = Compare
compare-stop = End it here
compare-on = Go on
compare-progress = Games of each way
compare-difference = Difference
compare-there = Position after move { $n }
compare-clear = With “{ $better }”, { $who } wins { $more } of 100 games, with “{ $worse }” { $less }: after { $games } games each that is more than chance.
compare-so-far = With “{ $better }”, { $who } wins { $more } of 100 games, with “{ $worse }” { $less }: so far, after { $games } games each.
compare-unclear = With “{ $better }”, { $who } wins { $more } of 100 games, with “{ $worse }” { $less }: after { $games } games each that may be chance.
what-if-from = Goes on from a moment of another game
log-what-if = This game goes on from move { $other } of another table. What came before is not proved here.
proved-given = Proved from where it began: { $entries } actions and { $draws } draws all follow from the sealed dice. The game went on from a moment of another one; of what came before nothing is proved.
tournaments = Tournaments
tournaments-about = Register, check in when you are called, and play: the tables of each round open by themselves, results are entered by themselves.
tournaments-none = There is no tournament yet.
tournament-new = Open a tournament
tournament-first = Only somebody with a name can open a tournament: choose one on your page.
tournament-name = Name of the tournament
tournament-game = Game
tournament-system = Who plays whom
tournament-seats = Players at a table
tournament-rounds = Rounds
tournament-pace = Pace
tournament-pace-free = Without a clock
tournament-pace-clock = A minute per decision, ten minutes in the bank
tournament-pace-days = Three days per decision
tournament-open = Open the tournament
history-from = From
history-to = To
game-of-tournament = Tournament
table-of-tournament = A table of a tournament: to its page
tournament-starts = Begins
tournament-round-ends = Tables of this round that are still being played are decided
tournament-starts-wish = Begins by itself (optional)
tournament-starts-why = A quarter of an hour before it calls everybody to check in, with days per decision a day before. At the time it begins with those who are there; with too few it is called off. Without a time you call and begin yourself.
tournament-round-time = Time for a round
tournament-round-time-why = Tables that are still being played then are decided: whoever has not come is absent, whoever keeps the others waiting is behind.
tournament-round-unlimited = Without a limit
lasting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
lasting-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
lasting-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
tournament-decided-time = the time was up
tournament-decided-leader = decided by the leader
tournament-rule = Decide table { $table }
tournament-rule-place = place { $place }
tournament-rule-do = Decide
tournament-rule-sure = Really decide this table? The tournament then no longer waits for its game.
system-swiss = Swiss: tables of two, equals meet
system-round-robin = Round robin: tables of two, everybody meets everybody
system-groups = Groups: tables of three to six, everybody meets many
system-knockout = Knock-out: tables of two to six, the best go on, the others are out
stage-registration = Registration
stage-check-in = Check-in
stage-playing = Being played
stage-finished = Finished
stage-cancelled = Called off
about-stage-registration = Whoever wants to play registers. Then the leader calls everybody to check in.
about-stage-check-in = Say that you are there: the first round is for those who have checked in.
about-stage-playing = The next round begins when all tables of this one are over. Whoever registers late plays from the next round on, unless everybody meets everybody or it is a knock-out.
about-stage-finished = Everything was played.
about-stage-cancelled = It does not take place any more. Games that were being played go on.
step-register = Register
step-withdraw = Withdraw
step-check-in = I am here
step-call = Call to check-in
step-begin = Begin the first round
step-cancel = Call off
step-cancel-sure = Really call the tournament off?
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
tournament-led = Led by { $name }
tournament-entries = Players
tournament-here = checked in
tournament-absent = absent
tournament-out = withdrawn
tournament-round = Round { $round }
tournament-rounds-planned = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
tournament-table = Table { $table }
tournament-running = being played
tournament-no-game = without a game
tournament-bye = No table this round
tournament-standings = Standings
tournament-standings-after = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-crosstable = Crosstable
tournament-crosstable-about = What each line made against each column: + in front, − behind, = level. Each sign leads to the game.
tournament-meeting = Round { $round }, against { $name }
tournament-rules = How it is counted
tournament-rules-points = At a table of two a win is worth 1 and a tie ½. At larger tables each opponent who is behind is worth an equal share of 1, each who is level half of it.
tournament-rules-points-knockout = Points count the rounds from which somebody went on, with a game or without; whoever wins the last table has one more. At tables of two the winner goes on, at larger ones the better half; if too few would be left for a table, the best of those who are out fill it.
tournament-rules-level-knockout = Of those who come out level the stronger seed goes on: whoever had the better rating at the beginning. Of a table to which nobody came nobody goes on.
tournament-rules-bye-swiss = With an odd number one player has no table in a round, nobody twice before everybody: that is worth 1.
tournament-rules-bye-groups = Whoever has no table in a round gets ½.
tournament-rules-bye-knockout = Where the number does not come out even, the strongest have no table in a round and go on.
tournament-rules-bye-round-robin = Whoever has no table in a round gets nothing: everybody has as many.
tournament-rules-absent = Whoever leaves a table is behind everybody who stays; whoever leaves before a single decision was made has not come. If those who are there vote to end a game, whoever was late has left it, and those who stayed share the first place.
tournament-rules-time = A round has { $time }. Tables that are still being played then are decided: whoever has neither looked at the table nor done anything there is absent and gets nothing; of the others those for whom the game waits are behind those who wait, and whoever has left is behind both.
tournament-rules-leader = The leader can decide a table whose game does not end; that is noted at the table.
tournament-rules-ties = Equal points are told apart by these rules, one after the other:
tie-buchholz = Buchholz
about-tie-buchholz = the points of all opponents together (of a larger table their average)
tie-buchholz-cut-one = Buchholz, cut
about-tie-buchholz-cut-one = the same without the worst round
tie-sonneborn-berger = Sonneborn-Berger
about-tie-sonneborn-berger = the points of those one was ahead of, and half of those one was level with
tie-direct-encounter = Direct encounter
about-tie-direct-encounter = the points from the games among those with as many points, if all of them met
tie-wins = Wins
about-tie-wins = how many games one has won
tie-last-game = Last table
about-tie-last-game = the points from one's last table
tie-wins-from-later-seats = Wins from later seats
about-tie-wins-from-later-seats = how many games one has won in another seat than the first
fault-tournament-game = There are no tournaments of this game: only of games whose players play against each other, with the game's own edition.
fault-tournament-seats = Swiss and round robin have tables of two, groups three to six, a knock-out two to six, as far as the game allows it.
fault-tournament-starts = A tournament begins in the future, within a year.
fault-tournament-round-time = A round has between a minute and sixty days.
fault-tournament-ruling = Name a table of this round that is still being played, and a place or absence for each who sits there.
fault-plan-tournament = Only a tournament opens its tables.
fault-tournament-rounds = A tournament has between 1 and { $most } rounds.
fault-tournament-stage = It is too early or too late for that.
fault-tournament-unknown = You are not registered in this tournament.
fault-tournament-full = There are as many players as there can be.
fault-tournament-few = There are not enough players for a table.
fault-tournament-late = Where everybody meets everybody and in a knock-out, nobody can join after the beginning.
fault-tournament-host = Only whoever opened the tournament can do that.
fault-many-tournaments = You lead { $most } tournaments already; when one of them is over, you can open another.
duplicates = Same start for all
duplicates-about = Everybody plays the same sealed start at a table of their own, alone against bots or as a team. Equal decisions make equal games, so that you can compare. The seal is opened when the time is up, and anybody can check it.
duplicates-none = There is none yet.
duplicate-new = Open one
duplicate-first = Only somebody with a name can play here: choose one on your page.
duplicate-name = Name
duplicate-game = Game
duplicate-seats = Seats at each table
duplicate-people = People at each table
duplicate-level = The bots play
duplicate-hours = Open for
duplicate-for-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }
duplicate-for-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
duplicate-listed = Everybody finds it in the list; otherwise only by its link
duplicate-go = Open it
duplicate-open = Open
duplicate-closed = Closed
duplicate-closes = The seal is opened:
duplicate-has-closed = The seal was opened:
duplicate-alone = alone
duplicate-team = team of { $people }
duplicate-bots = { $count ->
    [one] { $count } bot, { $level }
   *[other] { $count } bots, { $level }
  }
duplicate-by = opened by { $name }
duplicate-entered = { $count ->
    [0] nobody has entered
    [one] { $count } has entered
   *[other] { $count } have entered
  }
duplicate-about-open = Play whenever you like until then, once. How the others came out you see as soon as you have finished yourself; their games when the seal is opened.
duplicate-about-sealed = You can compare with everybody who has finished. Their games are shown when the seal is opened.
duplicate-about-closed = All games can be watched move by move, played on from any moment, and checked.
duplicate-enter = Play this start
duplicate-my-table = To my table
duplicate-by-link = Not in the list: whoever has the address of this page can enter.
duplicate-results = Comparison
duplicate-nobody = Nobody has entered yet.
duplicate-rank = Rank
duplicate-player = Player
duplicate-outcome = At the table
duplicate-score = Points
duplicate-behind = To the best
duplicate-bot-scores = Bots
duplicate-game-played = Game
duplicate-place = place { $place }
duplicate-finished = finished
duplicate-playing = being played
duplicate-waiting = waiting for the team
duplicate-unfinished = not finished
duplicate-record = Record
duplicate-seal = The seal
duplicate-commitment = Fingerprint of the secret of all tables:
duplicate-secret = The secret:
duplicate-sealed = Nobody knows the secret before it is opened; the fingerprint binds the server to it. It stands in the record of every table.
duplicate-verify = The secret has this fingerprint, and every record begins with it. Download the records to check every roll, and that all had the same start:
duplicate-rules = How it is compared
duplicate-rule-start = All tables have the same dice, the same cards, the same seat and bots that decide alike where they are asked the same. From the first other decision on, games go their own ways.
duplicate-rule-once = Everybody enters once.
duplicate-rule-strict = What is played stays played: no undo, no going back, no hints, no words for the dice, and no bot takes over. There is no clock but the closing.
duplicate-rule-silent = Nobody sees another table before the closing.
duplicate-rule-order = First comes who has the better place at the own table, then who has more points. Equal is equal: the rank is shared.
duplicate-rule-unfinished = Whoever gives up, or has not finished at the closing, comes last without a rank.
duplicate-rule-unrated = Nobody's rating changes.
duplicate-rule-team = Whoever enters opens a table for a team and invites the others by its link. If one of them gives up, the game of the team ends.
duplicate-to-page = To the comparison
duplicate-here = One start for all: others play the same at tables of their own.
sealed-ending = Your game is over. The seal is opened:
phase-sealed = Over, seal not open yet
log-seal-opened = The seal is open: everybody may see how it was played.
fault-sealed = Everybody plays this start under the same conditions: until the seal is opened nothing is taken back or shown to others, no bot takes over, and nobody adds to the dice.
fault-duplicate-edition = All play with the game's own edition.
fault-duplicate-people = Alone against bots, or, where all play together, a team of up to as many as have seats.
fault-duplicate-closes = It closes in the future, within { $days } days.
fault-duplicate-closed = It has closed: the seal is open.
fault-duplicate-full = { $most } people have entered: there is no room for more.
fault-duplicate-entered = You play this start at another table already.
fault-many-duplicates = { $most } of yours are open already; when one of them has closed, you can open another.
best-players = The best
