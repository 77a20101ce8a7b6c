sapiens-odds = At least one of the new tiles ({ $count }) shows: { $scenes }.
sapiens-odds-scene = { $scene } { $percent }%
sapiens-board = The valley of { $name }. { $pile } tiles in the pile.
sapiens-ask-start = Choose a starting cave: touch a tile, then a cave whose token it shows.
sapiens-ask-lay = Lay a tile: touch it, then the two squares it covers. Equal scenes must meet.
sapiens-ask-found = Nothing fits your tribe: found a new one. Touch a tile, a free cave and the scene that goes inside.
sapiens-ask-finish = Nothing fits anywhere: your game ends here.
sapiens-ask-settle = Whose brawl token is settled first?
sapiens-ask-powers = Use the powers of your tile, in any order.
sapiens-ask-extra = Feast: lay an extra tile, or pass it up.
sapiens-ask-after = Play a mountain token, or complete your reserve.
sapiens-ask-take = { $count ->
    [one] Take one tile from the Common Pool.
   *[other] Take { $count } tiles from the Common Pool.
}
sapiens-ask-remove = Remove one tile of the Common Pool from the game.
sapiens-go-take = Take the chosen tiles
sapiens-go-remove = Remove the chosen tile
sapiens-go-recall = Take the chosen brawl token back
sapiens-go-decline = Use no more powers
sapiens-go-skip = No extra tile
sapiens-go-end = No token: complete the reserve
sapiens-go-finish = Finish my game
sapiens-settle = First the token of { $name }
sapiens-inside = Into the cave:
sapiens-powers = Powers of the tile
sapiens-power-feast = Lay an extra tile.
sapiens-power-gathering = More food. Never lies on a Plain.
sapiens-power-ritual = Take a mountain token.
sapiens-power-brawl = Put a brawl token on a tile.
sapiens-power-water = Swap a tile of your reserve.
sapiens-power-camp = More shelter.
sapiens-power-hunt = Take a steak; turn all into food if you like.
sapiens-power-fire = Put a bear on a rival’s valley, or chase one from yours.
sapiens-token-gathering = As a token: Plains are open to it this turn.
sapiens-token-hunt = As a token: a steak, nothing more.
sapiens-hunt-keep = Take a steak, keep all.
sapiens-hunt-convert = Take a steak, turn all into food.
sapiens-reserve-own = Your reserve
sapiens-reserve = Reserve of { $name }
sapiens-common = Common Pool, { $pile ->
    [one] { $pile } tile in the pile
   *[other] { $pile } tiles in the pile
}
sapiens-tokens = Mountain tokens
sapiens-token-played = one was played this turn
sapiens-brawls = Brawl tokens
sapiens-brawls-left = { $count ->
    [one] { $count } brawl token in stock
   *[other] { $count } brawl tokens in stock
}
sapiens-mark-on = Brawl token on { $tile }
sapiens-marked = { $tile }, brawl token of { $names }
sapiens-steaks = { $count ->
    [one] { $count } steak
   *[other] { $count } steaks
}
sapiens-none = none
sapiens-plains-open = Gathering may lie on Plains this turn.
sapiens-first = first player
sapiens-food = { $count } food. The lower of food and shelter counts.
sapiens-shelter = { $count } shelter. The lower of food and shelter counts.
sapiens-round = Round { $round }
sapiens-pile = { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
}
sapiens-forest = { $square }: Forest, { $food } food
sapiens-plain = { $square }: Plain, { $food } food, closed to Gathering
sapiens-cave = Cave { $at }: { $low } shelter, its token is gone
sapiens-cave-token = Cave { $at }: { $high } shelter for { $scene }, { $low } without its token
sapiens-token = Mountain token { $scene }
sapiens-token-used = Mountain token { $scene }, out of play
sapiens-laid = { $low } on { $at }, { $high } on { $to }
sapiens-laid-abandoned = { $low } on { $at }, { $high } on { $to }: abandoned tribe
sapiens-legend = The eight scenes

## what is still to be touched
sapiens-touch-tile = a tile
sapiens-touch-square = a square
sapiens-touch-token = a mountain token
sapiens-touch-power = a power
sapiens-touch-hunt = what becomes of the steak
sapiens-touch-mark = one of your brawl tokens
sapiens-touch-inside = the scene that goes inside the cave
sapiens-touch-settle = a player
