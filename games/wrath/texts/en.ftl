### What players of Wrath of Fire Mountain read.

## Refusals, under the ID of the rule

WRA-SETUP-1 = The game is for { $fewest } to { $most } players, not { $seats }.
WRA-SETUP-7 = { $species } is not in play in this game.
WRA-TURN-2 = That belongs to { $wanted }; this is { $now }.
WRA-TURN-3 = It is not { $seat }’s turn: { $deciders } decides.
WRA-DICE-2 = You must roll all your dice first.
WRA-DICE-3 = Choose at least one of your dice to roll again, or keep them all ({ $rolls } of { $most } rolls made).
WRA-DICE-7 = You have no { $die } left.
WRA-ACT-5 = { $dice ->
    [one] You still have a Volcano die, which must be carried out first.
   *[other] You still have { $dice } Volcano dice, which must be carried out first.
}
WRA-VOLC-1 = There is no Cro-Magnon in your reserve.
WRA-VOLC-3 = You have no Cro-Magnon there: { $place }.
WRA-VOLC-4 = { $reserve ->
    [one] There is still a Cro-Magnon in your reserve: it goes first.
   *[other] There are still { $reserve } Cro-Magnons in your reserve: they go first.
}
WRA-VOLC-5 = All { $spaces } spaces of the Volcano are taken.
WRA-VOLC-7 = Of all dinosaurs only the Stegosaurus may go to the Volcano, not { $figure }.
WRA-VOLC-8 = Nobody leaves the Volcano before it erupts, and no { $figure } can be taken from there.
WRA-CAVE-1 = There is no { $figure } in your reserve.
WRA-CAVE-2 = You have no { $figure } there: { $place }.
WRA-CAVE-3 = A Cave die takes figures from elsewhere only when your reserve is empty.
WRA-CAVE-5 = This figure is already in the Cave.
WRA-HUT-1 = There is no { $figure } in your reserve.
WRA-HUT-2 = You have no { $figure } there: { $place }.
WRA-HUT-3 = A Hut die takes figures from elsewhere only when your reserve is empty.
WRA-HUT-5 = This figure is already in the Hut.
WRA-HUT-6 = This takes a { $need }; a { $have } does not serve.
WRA-FOOT-1 = There is no step for { $figure } from { $from } to { $to }.
WRA-FOOT-2 = From { $from } to { $to } is a diagonal.
WRA-FOOT-4 = Only figures on the land walk, not those in this place: { $place }.
WRA-FOOT-6 = { $why ->
    [stop] { $to } is water: swim across, but do not stop there.
   *[cost] { $cost ->
        [one] Going to { $to } costs one Footprint, not { $dice }.
       *[other] Going to { $to } costs { $cost } Footprints, not { $dice }.
    }
}
WRA-FOOT-7 = This takes { $cost } Footprints, and you have { $left }.
WRA-FOOT-9 = Nobody walks onto the Volcano.
WRA-FOOT-10 = The land ends there: nothing leads from { $from } over the edge to { $to }.
WRA-EGG-1 = There is no Cro-Magnon in your reserve.
WRA-EGG-2 = { $reserve ->
    [0] You have no Cro-Magnon there: { $place }.
   *[other] Your reserve still has Cro-Magnons: take one of those.
}
WRA-EGG-3 = Only people brood eggs, not { $figure }.
WRA-EGG-5 = This Cro-Magnon is already on the Egg space.
WRA-HATCH-2 = { $left ->
    [0] No { $species } is left on the board.
   *[other] { $species } takes { $cost } of your people on the Egg space; you have { $have }.
}
WRA-HATCH-5 = You have already hatched a dinosaur this turn.
WRA-HATCH-6 = { $bases ->
    [one] Your only base is in use.
   *[other] All your { $bases } bases are in use.
}
WRA-END-2 = The game is over.
WRA-STEG-1 = You have no Stegosaurus there: { $place }.
WRA-STEG-4 = A Stegosaurus leaves the land for the Volcano only when no Cro-Magnon is in your reserve.
WRA-PTER-3 = A Pteranodon flies only to Grassland and Jungle; { $to } is not that: { $tile }.
WRA-PLES-1 = A Plesiosaurus goes one tile for each Footprint; { $to } is farther.
WRA-TYRA-1 = { $why ->
    [figure] Only a Tyrannosaurus eats people, not { $figure }.
   *[nobody] { $victim } has nobody on { $to }.
}
WRA-TYRA-2 = Choose one of the { $seats } players.
WRA-TYRA-4 = A Tyrannosaurus eats only on Grassland and Jungle, not here: { $tile }.
WRA-TYRA-5 = A Tyrannosaurus does not eat its own people.
WRA-TYRA-6 = Coming ashore again on { $from } takes 2 Footprints, a Lagoon beside it and somebody to eat.
WRA-VAR-5 = { $why ->
    [land] A land of your own needs exactly the 16 tiles of the game.
    [swap] Exchange one of the first-game dinosaurs for one of the others.
    [four] Choose four different dinosaurs.
   *[option] This choice does not fit: { $what }.
}

## Choices

do-roll = Roll the dice
do-reroll = Roll again: { $dice }
do-keep = Keep all dice
do-volcano = Volcano: { $figure } from { $place }
do-cave = Cave: { $figure } from { $place }
do-hut = Hut: { $figure } from { $place }
do-egg = Eggs: { $figure } from { $place }
do-walk = { $dice ->
    [one] Move { $figure } from { $from } to { $to }
   *[other] Move { $figure } from { $from } to { $to } for { $dice } Footprints
}
do-walk-devour = { $dice ->
    [one] Move { $figure } from { $from } to { $to } and eat a Cro-Magnon of { $victim }
   *[other] Move { $figure } from { $from } to { $to } for { $dice } Footprints and eat a Cro-Magnon of { $victim }
}
do-hatch = Hatch { $species }
do-end = Finish using dice
do-quake = Push the Volcano { $direction }
do-no-quake = No quake

## Events

event-first-player = The player at place { $place } of the table begins.
event-land-laid = The land, row by row: { $tiles }.
event-species-chosen = The dinosaurs in play: { $species }.
event-turn-began = { $seat } takes a turn.
event-rolled = { $roll ->
    [1] { $seat } rolls { $rolled }.
   *[other] { $seat } rolls again: { $rolled }. The dice: { $dice }.
}
event-kept = { $seat } keeps { $dice }.
event-placed = { $seat } moves { $figure } from { $from } to { $to }.
event-walked = { $dice ->
    [one] { $seat } moves { $figure } from { $from } to { $to }.
   *[other] { $seat } moves { $figure } from { $from } to { $to } for { $dice } Footprints.
}
event-devoured = The Tyrannosaurus of { $seat } eats a Cro-Magnon of { $victim } on { $at }.
event-hatched = { $seat } hatches { $species }.
event-returned = { $seat } takes back { $count } × { $figure } from { $from }.
event-ended = { $count ->
    [0] { $seat } has used all dice.
   *[other] { $seat } leaves unused: { $lost }.
}
event-may-quake = { $seat } may cause a quake.
event-quaked = { $seat } pushes the Volcano { $direction }, to { $volcano }.
event-declined = { $seat } leaves the earth in peace.
event-erupted = The Volcano erupts! Spaces held: { $spaces }.
event-region = { $tile } ({ $cells }): strengths { $strengths }.
event-region-triceratops = { $tile } ({ $cells }), where a Triceratops makes people count nothing: strengths { $strengths }.
event-scored = { $points ->
    [one] { $seat } scores 1 point and has { $total }.
   *[other] { $seat } scores { $points } points and has { $total }.
}
event-game-over = { $score ->
    [one] { $winner } wins with 1 point.
   *[other] { $winner } wins with { $score } points.
}

## Names

label-person = Cro-Magnon
label-titanosaur = Titanosaur
label-brontosaurus = Brontosaurus
label-stegosaurus = Stegosaurus
label-ankylosaurus = Ankylosaurus
label-pteranodon = Pteranodon
label-plesiosaurus = Plesiosaurus
label-triceratops = Triceratops
label-tyrannosaurus = Tyrannosaurus
label-a-person = a Cro-Magnon
label-a-titanosaur = a Titanosaur
label-a-brontosaurus = a Brontosaurus
label-a-stegosaurus = a Stegosaurus
label-a-ankylosaurus = an Ankylosaurus
label-a-pteranodon = a Pteranodon
label-a-plesiosaurus = a Plesiosaurus
label-a-triceratops = a Triceratops
label-a-tyrannosaurus = a Tyrannosaurus
label-place-reserve = the reserve
label-place-egg = the Egg space
label-place-volcano = the Volcano
label-tile-grassland = Grassland
label-tile-jungle = Jungle
label-tile-lagoon = Lagoon
label-tile-cave = Cave
label-tile-hut = Hut
label-tile-volcano = Volcano
label-face-volcano = Volcano
label-face-cave = Cave
label-face-hut = Hut
label-face-footprint = Footprint
label-face-egg = Egg
label-die-volcano = Volcano die
label-die-cave = Cave die
label-die-hut = Hut die
label-die-footprint = Footprint die
label-die-egg = Egg die
label-up = up
label-down = down
label-left = left
label-right = right
label-era = Eruption { $number }
label-step-1 = step 1, rolling the dice
label-step-2 = step 2, using the dice
label-step-3 = step 3, the quake
label-step-4 = the end of the game

## The board as text

sketch-turn = Turn { $turn }, { $seat }: { $step }. Target { $target }.
sketch-rolls = Rolls { $rolls }/{ $most }. Dice: { $dice }
sketch-volcano = Volcano { $taken }/{ $spaces }: { $held }
sketch-board = On the board: { $species }
sketch-species = { $species } ×{ $left } (takes { $egg })
sketch-player = { $seat }: { $score } points (+{ $gain } if it erupted now), reserve { $reserve }, eggs { $egg }, Volcano { $volcano }
sketch-dinosaurs = in reserve: { $dinosaurs }
sketch-worshipper = Supreme Worshipper

## Options

option-layout = The land
option-layout-first-game = As in a first game
option-layout-random = At random
option-layout-custom = A land of your own
option-tiles = The tiles of your own land
option-species = The dinosaurs
option-species-first-game = As in a first game
option-species-swap-one = Exchange one
option-species-choose-four = Choose four
option-species-random-four = Four at random
option-swap = The exchange
option-four = The four dinosaurs
option-tiles-grassland = { label-tile-grassland }
option-tiles-jungle = { label-tile-jungle }
option-tiles-lagoon = { label-tile-lagoon }
option-tiles-cave = { label-tile-cave }
option-tiles-hut = { label-tile-hut }
option-tiles-volcano = { label-tile-volcano }
option-swap-tyrannosaurus = { label-tyrannosaurus }
option-four-tyrannosaurus = { label-tyrannosaurus }
option-swap-triceratops = { label-triceratops }
option-four-triceratops = { label-triceratops }
option-swap-pteranodon = { label-pteranodon }
option-four-pteranodon = { label-pteranodon }
option-swap-brontosaurus = { label-brontosaurus }
option-four-brontosaurus = { label-brontosaurus }
option-swap-titanosaur = { label-titanosaur }
option-four-titanosaur = { label-titanosaur }
option-swap-stegosaurus = { label-stegosaurus }
option-four-stegosaurus = { label-stegosaurus }
option-swap-ankylosaurus = { label-ankylosaurus }
option-four-ankylosaurus = { label-ankylosaurus }
option-swap-plesiosaurus = { label-plesiosaurus }
option-four-plesiosaurus = { label-plesiosaurus }
option-swap-out = The one that goes
option-swap-in = The one that comes
option-layout-help = The land of a first game suits everybody; at random, every game is different.
option-tiles-help = Sixteen tiles, row by row from the top left: five Grasslands, five Jungles, three Lagoons, the Cave, the Hut and the Volcano.
option-species-help = Four species of Dinosaurs can hatch; those of a first game are the quickest to learn.
option-swap-help = One Dinosaur of a first game makes room for one of the other four.
option-four-help = Four different species out of the eight.

## What is wrong with an edition

edition-range = { $what }: { $number } is not from { $least } to { $most }
edition-target = target
edition-spaces = spaces of the Volcano
edition-people = Cro-Magnons of a tribe
edition-markers = score markers of a tribe
edition-bases = bases of a player
edition-dice = dice of a player
edition-rolls = rolls in a turn
edition-egg = people an egg takes
edition-weight = figures a dinosaur counts for
edition-most-spaces = points for the most spaces
edition-presence = points for presence
edition-tile = points for a tile
edition-ankylosaurus = points for an Ankylosaurus
edition-turns = turns of a game
edition-sides = a die has 6 sides, not { $count }
edition-no-volcano = without a volcano side nothing ever erupts
edition-rows = the land has 4 rows of 4 tiles
edition-tiles = the land has { $wanted } of the tile { $tile }, not { $found }
edition-species = four different species are in play

## What is wrong with a position; what is always true is told by the titles of the book

position-unknown = “{ $text }” is not known here
position-edition = edition: “{ $found }” is not “{ $edition }”
position-seats = first_place and active are below { $seats }
position-tribes = there are 2 to 4 players, and a tribe for each
position-species = species: four different ones are in play
position-dice = dice: there are never more than { $most }
position-nobody = tribes: a tile without people is not written
position-people = tribes: nobody has more than { $most } people anywhere
position-points = tribes: nobody has more than { $most } points
position-hatched = dinosaurs: no { $species } is left to be hatched
position-quake = step: { $seat } has no right to quake
