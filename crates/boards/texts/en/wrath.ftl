wrath-board = The land. Volcano { $taken } of { $spaces }.
wrath-dice = Dice, roll { $rolls } of { $most }
wrath-ask-roll = Roll the dice.
wrath-ask-again = Touch the dice to roll again, or keep them all ({ $left ->
    [one] one more roll
   *[other] { $left } more rolls
}).
wrath-ask-volcano = The Volcano wants its due: use the Volcano dice.
wrath-ask-use = Touch a die, then a figure; or a figure, then where it walks.
wrath-ask-quake = Shake the earth? Touch an arrow, or leave it in peace.
wrath-odds = At least one: { $faces }.
wrath-odds-face = { $face } { percent }
wrath-face-volcano = Volcano
wrath-face-cave = Cave
wrath-face-hut = Hut
wrath-face-footprint = Footprint
wrath-face-egg = Egg
wrath-odds-then = If you stop there: eruption { $eruption }%, right to quake { $quake }%.
wrath-odds-supposes = This supposes that no Stegosaurus hatches this turn.
wrath-odds-eruption = If you stop there: eruption { $eruption }%.
wrath-volcano-left = { $left ->
    [one] One more space and it erupts.
   *[other] { $left } more spaces and it erupts.
}
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
wrath-score-why = Points of all eruptions so far: places on the Volcano, and one per tile of each region led.
wrath-target-why = The game ends with the eruption in which somebody reaches { $target } points.
wrath-erupted-why = What an eruption would bring as things stand now.
wrath-worshipper-why = Nobody holds more spaces of the Volcano: after the dice, this player may shake the earth.
wrath-power-titanosaur = One more die every turn.
wrath-power-brontosaurus = Counts as three.
wrath-power-stegosaurus = May stand on the Volcano and quake.
wrath-power-ankylosaurus = Two points more when you lead alone.
wrath-power-pteranodon = One Footprint takes it anywhere green.
wrath-power-plesiosaurus = Stops in lagoons and scores them.
wrath-power-triceratops = People around it do not count.
wrath-power-tyrannosaurus = Sends a rival Cro-Magnon home when it moves.
wrath-told-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}

## what is still to be touched, and why a die does not lead there
wrath-touch-die = a die
wrath-touch-figure = a figure
wrath-touch-tile = the tile where it goes
wrath-touch-victim = whom it devours
wrath-touch-hatch = a species
wrath-touch-quake = an arrow
wrath-why-volcano = A Volcano die leads to the Volcano.
wrath-why-cave = A Cave die leads to the Cave.
wrath-why-hut = A Hut die leads to the Hut.
wrath-why-egg = An Egg die leads to the Egg space.
