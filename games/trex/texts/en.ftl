# Refusals, by rule.

TRX-SETUP-1 = This game is for { $fewest } to { $most } players, not { $seats }.
TRX-SETUP-2 = Two players choose between STE_TRI (Stegosaurus and Triceratops) and PTE_DIP (Pteranodon and Diplodocus); { $pair } is not possible here.
TRX-SETUP-3 = Each of { $species } is dealt exactly once; { $assignment } does not do that.
TRX-SETUP-9 = The Bone goes to a seat of this table, 0 to { $last }, or to a random one; { $seat } is neither.
TRX-RUL-27 = There is nothing to choose called { $option }.
TRX-PLACE-2 = The Diplodocus has no say in where the Lake goes.
TRX-PLACE-3 = The Pteranodon has no say in where the Volcano goes.
TRX-PLACE-14 = Point in one of the eight directions: here nobody may abstain.
TRX-CARD-5 = Play a card: nobody may pass.
TRX-TURN-1 = That does not fit the phase: { $phase }.
TRX-TURN-3 = You have no { $card } card in hand.
TRX-TURN-6 = From { $cell } a step { $direction } would leave the board.
TRX-TURN-11 = { $why ->
    [turn] This question is not for you.
   *[twice] You have answered already: the answers are shown when all have answered.
  }
TRX-PAN-4 = It is you who panics: your opponents choose where you run.
TRX-PAN-13 = Eliminated players choose no direction in a Panic.
TRX-PAN-16 = Point in one of the eight directions: in a Panic nobody may abstain.
TRX-REX-2 = As long as you are in the game you must point somewhere for the T-Rex.
TRX-ELIM-4 = You are out of the game: you only steer the T-Rex now.
TRX-END-1 = The game is over.

# Choices.

do-move = Move { $direction }
do-rest = Rest
do-panic = Panic, first step { $direction }
do-vote = Point { $direction }
do-abstain = Abstain

# What happens: setting up.

event-dealt = { $seat } plays the { $species }.
event-tile-laid = On { $cell } lies { $tile }.
event-figure-placed = { $seat } starts on { $cell }.
event-rex-placed = The T-Rex sleeps on { $cell }.
event-provisioned = { $seat } takes { $trees ->
    [one] one tree
   *[other] { $trees } trees
  } as provisions.
event-bone-given = { $seat } receives the Bone.
event-tile-moved = { $by } moves { $tile } { $direction }, to { $to }.
event-carried = { $seat } is carried along to { $to }.
event-tile-settled = From now on { $tile } stays on { $cell }.
event-planted = { $count ->
    [one] One tree is
   *[other] { $count } trees are
  } planted.
event-boxed = { $count ->
    [0] No tree stays
    [one] One tree stays
   *[other] { $count } trees stay
  } in the box.
event-set-aside = { $seat } sets a { $card } card aside.
event-set-aside-unseen = { $seat } sets a card aside.

# What happens: the cards.

event-turn-began = Turn { $turn } of { $of }: { $bone } has the Bone.
event-answered = { $seat } has chosen.
event-revealed-move = { $seat } shows: Move { $direction }.
event-revealed-rest = { $seat } shows: Rest.
event-revealed-panic = { $seat } shows: Panic, first { $direction }.
event-revealed-vote = { $seat } points { $direction }.
event-revealed-abstain = { $seat } abstains.
event-rested = { $seat } rests.
event-stepped = { $seat } moves from { $from } to { $to }.
event-stepped-panic = { $seat } panics and runs from { $from } to { $to }.
event-stepped-pushed = { $by } makes { $seat } run from { $from } to { $to }.
event-sheltered = { $seat } is safe in { $tile }.
event-barred = { $seat } cannot enter { $tile }, stays, and loses a tree.
event-hit = { $by } hits { $victim }.
event-received = { $from } gives { $seat } a tree.
event-bitten-entered = { $seat } ends up before the jaws of the T-Rex and loses a tree.
event-bitten-rex-step = The T-Rex bites { $seat }, who loses a tree.
event-bitten-rex-return = The T-Rex comes home onto { $seat }, who loses a tree.
event-card-lost = { $seat } is out, and the { $card } card is not played.
event-panic-asked = { $seat } panics: where to?
event-panic-dropped = { $seat } is out and panics no further.
event-discarded = { $seat } discards a { $card } card.

# What happens: directions that come to nothing.

event-ignored-edge = { $by } points { $direction }, but { $piece } cannot leave the board.
event-ignored-barred = { $by } points { $direction }, but { $piece } cannot enter there.
event-ignored-lair = { $by } points { $direction }, but { $piece } cannot lie on the Lair.
event-ignored-other-tile = { $by } points { $direction }, but { $piece } cannot lie on the other tile.
event-ignored-figure = { $by } points { $direction }, but { $piece } cannot lie on a Dino.
event-ignored-rex-gone = { $by } points { $direction }, but { $piece } is gone.
event-ignored-panicker-out = { $by } points { $direction }, but { $piece } is out.
event-ignored-abstained = { $by } leaves { $piece } alone.

# What happens: the T-Rex, the harvest, the end.

event-rex-asked = Where does the T-Rex go?
event-rex-stepped = { $by } leads the T-Rex from { $from } to { $to }.
event-rex-vanished = { $by } leads the T-Rex into { $tile }: it is gone.
event-spared = { $seat } loses nothing: { $tile } is a refuge.
event-rex-returned = The T-Rex is back on { $cell }.
event-harvested = { $seat } harvests the tree on { $cell }.
event-contested = Nobody is alone on { $cell }: the tree stays.
event-eliminated = { $seat } has no trees left and is out.
event-hand-discarded = { $seat } shows and discards the rest of the hand: { $moves } Move, { $rests } Rest, { $panics } Panic.
event-bone-passed = { $to } takes the Bone.
event-set-aside-shown = { $seat } had set a { $card } card aside.
event-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }

# Labels.

label-species-ste = Stegosaurus
label-species-tri = Triceratops
label-species-pte = Pteranodon
label-species-dip = Diplodocus
label-tile-lake = the Lake
label-tile-volcano = the Volcano
label-rex = the T-Rex
label-card-move = Move
label-card-rest = Rest
label-card-panic = Panic
label-direction-n = north
label-direction-ne = north-east
label-direction-e = east
label-direction-se = south-east
label-direction-s = south
label-direction-sw = south-west
label-direction-w = west
label-direction-nw = north-west
label-era = Turn { $number }
label-phase-lake = move the Lake
label-phase-volcano = move the Volcano
label-phase-choose = choose a card and a direction
label-phase-panic = steer a panicking Dino
label-phase-rex = steer the T-Rex
label-phase-over = the game is over

# Before the game.

option-two-player-pair = Pair for two players
option-two-player-pair-PTE-DIP = Pteranodon and Diplodocus
option-two-player-pair-STE-TRI = Stegosaurus and Triceratops
option-first-bone = First Bone
option-species-assignment = Who plays what
option-species-assignment-STE = { label-species-ste }
option-species-assignment-TRI = { label-species-tri }
option-species-assignment-PTE = { label-species-pte }
option-species-assignment-DIP = { label-species-dip }
option-species-assignment-random = drawn at random
option-two-player-pair-help = Two players play one of these pairs of dinosaurs.
option-first-bone-help = Whoever holds the Bone goes first; it changes hands every turn.
option-species-assignment-help = Every dinosaur has its own cards: draw them, or choose who plays which.

# The board as text.

sketch-heading = { $turn ->
    [0] Setting up
   *[other] Turn { $turn } of { $turns }
  }: { $phase }. Bone: { $bone }.
sketch-rex-away = The T-Rex is away: it comes back to the Lair.
sketch-player = { $letter } { $species } ({ $seat }): { $trees ->
    [one] one tree
   *[other] { $trees } trees
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
sketch-player-out = { $letter } { $species } ({ $seat }): eliminated
sketch-face-up =     on the table: { $card }
sketch-own-hand = Your hand: { $moves } Move, { $rests } Rest, { $panics } Panic
sketch-own-set-aside = You set aside: { $card }
sketch-own-answer = You have chosen: { $answer }
sketch-waiting = Still to choose: { $waiting }
sketch-lake = ~Lake~
sketch-volcano = ^Volcano^
sketch-lair = (Lair)
sketch-tree = tree

# What is wrong with an edition file.

edition-side = a board has 3 to { $most } columns and rows, not { $side }
edition-directions = the directions are, in this order, { $directions }
edition-cell = “{ $text }” is not a cell; cells look like C3
edition-off-board = { $cell } is not on a board of { $width } columns and { $height } rows
edition-start-barred = a species that starts on { $tile } must be allowed to enter it
edition-start-trees = every species starts with at least one tree
edition-deck = a deck has { $size } cards, not { $found }
edition-species = a setting has two to four different species
edition-setting-twice = this setting stands in the file twice
edition-set-aside = a player sets aside one card at most
edition-turns = a game has as many turns as cards in hand: { $turns }
edition-tiles-meet = the Volcano cannot start on the Lake
edition-lair = nothing but the T-Rex starts on the Lair
edition-start-taken = another species starts there
edition-start-on-tile = a tile starts there
edition-trees-of-all = a setting names the starting trees of all its { $species } species, or none
edition-trees = this setting needs { $planted } trees on the board and { $started } to start with, more than the { $supply } there are

# What is wrong with a position.

position-edition = This is the edition { $edition }, but the position is one of { $found }.
position-setting = There is no setting called “{ $setting }”.
position-species = The players must be the species of the setting, each of them once.
position-bone = The Bone is with { $seat }, but nobody plays there.
position-tree-twice = { $cell } stands twice in the list of trees.
position-turn = Turn { $turn } does not fit the phase: { $phase }.
position-over = The game is over exactly when one player or none is left, or when the last turn is done.
position-rex = The T-Rex must be on the board in this phase: { $phase }.
position-set-up = Until the Lake and the Volcano are placed, the figures stand where they start, everybody has their starting trees, and no tree is planted or gone.
position-falls = Eliminations are numbered as they came, and number { $missing } is missing.
position-face-up = What { $seat } has face up does not fit the phase: { $phase }.
position-panic = { $seat } is not panicking.
position-answer = { $seat } cannot have answered { $answer }. { $reason }
position-answered = All have answered already, so the answers would be shown.
