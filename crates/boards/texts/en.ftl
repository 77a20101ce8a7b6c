waiting = Waiting for { $names }.
over-won = The game is over: { $names } won.
over-lost = The game is over: nobody won.
choose = Your decision.
score = { $score } { $score ->
    [one] point
   *[other] points
}
if-erupted = +{ $points } if it erupted now
turn-of = { $name } plays
you = you

## wrath
wrath-board = The land. Volcano { $taken } of { $spaces }.
wrath-dice = Dice, roll { $rolls } of { $most }
wrath-ask-roll = Roll the dice.
wrath-ask-again = Touch the dice to roll again, or keep them all ({ $left ->
    [one] one more roll
   *[other] { $left } more rolls
}).
wrath-ask-volcano = The Volcano wants its due: use the Volcano dice.
wrath-ask-use = Use your dice: touch a die, then a figure; or a figure, then where it walks.
wrath-ask-quake = Shake the earth? Touch an arrow, or leave it in peace.
wrath-roll = Roll
wrath-reroll = Roll the chosen dice again
wrath-keep = Keep all
wrath-end = End actions
wrath-no-quake = No quake
wrath-hatch = Hatch
wrath-devour = Devour one of { $name }
wrath-spare = Devour nobody
wrath-worshipper = Supreme Worshipper
wrath-figures = { $count } × { $kind } ({ $name })
wrath-reserve = { $count } in reserve
wrath-eggs = { $count } on the Egg space
wrath-cost = { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
}, { $left } left
wrath-power-titanosaur = One more die every turn.
wrath-power-brontosaurus = Counts as three.
wrath-power-stegosaurus = May stand on the Volcano and quake.
wrath-power-ankylosaurus = Two points more when you lead alone.
wrath-power-pteranodon = One Footprint takes it anywhere green.
wrath-power-plesiosaurus = Stops in lagoons and scores them.
wrath-power-triceratops = People around it do not count.
wrath-power-tyrannosaurus = Sends a rival Cro-Magnon home when it moves.

## trex
trex-board = The clearing, turn { $turn } of { $turns }.
trex-lair = The Lair
trex-ask-lake = Point where the Lake shall move.
trex-ask-volcano = Point where the Volcano shall move.
trex-ask-choose = Choose a card, and a direction for it.
trex-ask-panic = { $name } panics: point where.
trex-ask-rex = Point where the T-Rex shall go.
trex-hand = Your cards
trex-committed = You chose: { $choice }. Nobody knows yet.
trex-dial = Directions
trex-abstain = Abstain
trex-turn = Turn { $turn } of { $turns }. { $name } holds the Bone.
trex-bone = holds the Bone
trex-trees = { $count ->
    [one] tree
   *[other] trees
}
trex-out = Eliminated
trex-answered = Has chosen
trex-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
trex-unseen = Unseen: { $moves } Move, { $rests } Rest, { $panics } Panic
