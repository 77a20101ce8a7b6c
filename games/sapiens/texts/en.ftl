# Refusals, by rule.
SAP-SET-2 = { $seats } cannot play: from { $fewest } to { $most } players.
SAP-RUL-41 = There is no option { $option } to choose.
SAP-RUL-2 = The option { $key } cannot be { $value }: the first player is random or the number of a seat.
SAP-START-1 = First comes your starting lay: one half on a cave, the other on its mouth.
SAP-START-2 = { $tile } on { $low } and { $high } is no starting lay: a tile of your reserve goes on a cave and its mouth.
SAP-START-3 = On { $cave } lies { $token }, so { $scene } cannot start there.
SAP-START-4 = { $square } is a Plain: Gathering may not lie there.
SAP-START-9 = No mountain token may be played in the starting step.
SAP-START-10 = { $why ->
    [tile] { $tile } is not in the Common Pool.
   *[other] Take one tile from the Common Pool now.
 }
SAP-START-12 = One of your tiles fits a cave: make a starting lay.
SAP-TURN-1 = It is not your turn: { $deciders } must decide.
SAP-TURN-2 = { $why ->
    [lay] One of your tiles can be laid: you may not finish.
   *[other] Lay a tile first: that is what your turn begins with.
 }
SAP-TURN-3 = Your lay is done: you may play a mountain token or go on to completing your reserve.
SAP-TURN-5 = First come the powers of the tile you laid, or declining them.
SAP-LAY-1 = { $why ->
    [reserve] { $tile } is not in your reserve.
   *[other] { $low } and { $high } are not two touching squares of your valley.
 }
SAP-LAY-2 = A tile already lies on { $square }.
SAP-LAY-3 = A bear stands on { $square }.
SAP-LAY-4 = A waterfall can never be covered: { $square }.
SAP-LAY-5 = The tile would not touch your tribe.
SAP-LAY-6 = { $scene } on { $square } would touch { $other }: only equal scenes may touch.
SAP-LAY-8 = { $square } touches an abandoned tribe.
SAP-LAY-9 = { $square } is a Plain: Gathering may not lie there.
SAP-LAY-11 = On { $square } lies the token { $token }: { $scene } may not be laid there.
SAP-EFF-1 = No connected half gives you { $scene } now.
SAP-EFF-3 = Finish the Feast first: lay the extra tile or skip it.
SAP-EFF-6 = { $scene } can do nothing now.
SAP-RIT-1 = The token { $token } is already in your stock.
SAP-RIT-2 = { $token } is used: you may take it back only when no token is left on your caves and waterfalls.
SAP-RIT-3 = { $token } was discarded and never comes back.
SAP-RIT-5 = { $token } belongs to the cave you are covering: it comes to you later.
SAP-RIT-7 = { $token } is being played and cannot take itself back.
SAP-BRAWL-4 = { $why ->
    [owner] { $owner } has no brawl token on this tile.
   *[other] First settle the brawl tokens on the tile: choose whose is next.
 }
SAP-BRAWL-8 = { $why ->
    [stock] All your brawl tokens are placed: say which one to move.
    [left] You still have a brawl token in stock: place that one.
    [tile] You cannot take a brawl token from { $tile }.
   *[other] By the rules this game began with, brawl tokens are taken back only before your lay of the turn.
 }
SAP-BRAWL-11 = { $tile } lies in no reserve and not in the Common Pool.
SAP-WATER-1 = { $why ->
    [give] { $tile } is not in your reserve.
   *[other] { $tile } is neither in the Common Pool nor in another player's reserve.
 }
SAP-HUNT-2 = You have no steak to convert.
SAP-HUNT-5 = The Hunt token gives a steak but no chance to convert.
SAP-FIRE-1 = { $why ->
    [valley] A bear is placed on another player's valley.
   *[other] { $square } is not a free square that touches a tile there.
 }
SAP-FIRE-4 = No bear stands on { $square } of your valley.
SAP-FIRE-6 = A waterfall is no place for a bear: { $square }.
SAP-FIRE-7 = No bear is left in the supply.
SAP-TOK-1 = The token { $token } is not in your stock.
SAP-TOK-2 = This is not a moment for a mountain token.
SAP-TOK-4 = You have already played a mountain token this turn.
SAP-TOK-8 = The token { $token } could do nothing now.
SAP-TOK-10 = Scene powers may not be interrupted by a mountain token.
SAP-REF-1 = { $why ->
    [tile] { $tile } is not in the Common Pool.
    [count] { $needed ->
        [one] Take exactly one tile.
       *[other] Take exactly { $needed } tiles.
     }
   *[other] Complete your reserve from the Common Pool now.
 }
SAP-ABN-1 = You can found a new tribe: you may not finish.
SAP-ABN-2 = One of your tiles can be laid: you may not abandon your tribe.
SAP-ABN-3 = { $square } is not free.
SAP-ABN-5 = { $why ->
    [reserve] { $tile } is not in your reserve.
   *[other] { $low } and { $high } are not a cave of yours and its mouth.
 }
SAP-ABN-6 = { $square } is a Plain: Gathering may not lie there.
SAP-ABN-7 = { $square } touches a tile of a tribe you left or are leaving.
SAP-END-2 = The game is over.
SAP-2P-1 = { $why ->
    [tile] { $tile } is not in the Common Pool.
   *[other] Remove a tile of the Common Pool now.
 }

# Options.
option-first = First player
option-first-random = at random
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-first-help = Who lays the first tile; then play goes on in the order of the seats.

# Events.
event-put-away = { $count } tiles are put away unseen.
event-valley = { $seat } receives the valley { $left } + { $right }.
event-token-placed = { $seat } places { $scene } on { $at }.
event-drew = { $seat } draws { $tile }.
event-first = { $seat } is the first player.
event-revealed = { $tile } comes to the Common Pool.
event-turn = { $seat } begins turn { $round }.
event-laid = { $seat } lays { $lower } on { $low } and { $higher } on { $high }.
event-laid-start = { $seat } starts with { $lower } on { $low } and { $higher } on { $high }.
event-laid-found = { $seat } founds a tribe with { $lower } on { $low } and { $higher } on { $high }.
event-laid-extra = { $seat } lays an extra tile, { $lower } on { $low } and { $higher } on { $high }.
event-abandoned = { $seat } abandons the tribe.
event-settled = { $food ->
    [0] The brawl token of { $owner } finds no food with { $seat } and goes home.
   *[other] { $seat } pays { $food } FP to { $owner } for a brawl token.
 }
event-settled-own = { $seat } meets a brawl token of their own: nothing changes.
event-ate = { $seat } gains { $food } FP on { $square }.
event-power-lost = { $scene } can do nothing for { $seat } and is lost.
event-declined = { $seat } declines the powers left.
event-feast = { $seat } may lay an extra tile.
event-feast-skipped = { $seat } lays no extra tile.
event-gathered = { $seat } gathers { $food } FP more.
event-plains-open = { $seat } may lay Gathering on Plains this turn.
event-token-played = { $seat } plays the mountain token { $scene }.
event-token-taken = { $seat } takes the token { $scene } from { $at }.
event-token-back = { $seat } takes back the used token { $scene }.
event-token-discarded = { $seat } discards the token { $scene } of { $at }.
event-marked = { $seat } puts a brawl token on { $tile }.
event-unmarked = A brawl token on { $tile } returns to { $seat }.
event-swapped = { $seat } swaps { $gave } for { $took } of { $with }.
event-swapped-common = { $seat } swaps { $gave } for { $took } of the Common Pool.
event-camped = { $seat } gains { $shelter } SP for a Camp.
event-steak = { $seat } takes a steak.
event-converted = { $steaks ->
    [one] { $seat } converts a steak into { $food } FP.
   *[other] { $seat } converts { $steaks } steaks into { $food } FP.
 }
event-bear = { $seat } places a bear on { $square } of { $on } and gains { $shelter } SP.
event-chased = { $seat } chases the bear from { $square }.
event-sheltered = { $seat } gains { $shelter } SP for the cave { $cave }.
event-took = { $seat } takes { $tile }.
event-removed = { $seat } removes { $tile } from the game.
event-last-round = Pile and Common Pool are empty: this is the last round.
event-finished = { $seat } can lay nothing more and has finished.
event-result = { $seat }: { $food } FP, { $shelter } SP, result { $result }.
event-won = { $seat } wins.

# Choices.
do-start = Start with { $lower } on { $low } and { $higher } on { $high } ({ $tile })
do-lay = Lay { $lower } on { $low } and { $higher } on { $high } ({ $tile })
do-found = Found a tribe with { $lower } on { $low } and { $higher } on { $high } ({ $tile })
do-extra = Lay extra { $lower } on { $low } and { $higher } on { $high } ({ $tile })
do-skip = No extra tile
do-finish = Nothing fits: finish the game
do-settle = Settle a brawl token of { $owner } next
do-decline = Use no more powers
do-recall = Take back a brawl token from { $tile }
do-end = No token: complete the reserve
do-take = Take { $tiles }
do-remove = Remove { $tile }
do-feast = { $source ->
    [token] Token Feast: lay an extra tile
   *[use] Feast: lay an extra tile
 }
do-gathering = { $source ->
    [token] Token Gathering: Plains are open this turn
   *[use] Gathering: one more food point
 }
do-ritual = { $source ->
    [token] Token Ritual: take { $scene }
   *[use] Ritual: take { $scene }
 }
do-brawl = { $source ->
    [token] Token Brawl: mark { $on }
   *[use] Brawl: mark { $on }
 }
do-brawl-move = { $source ->
    [token] Token Brawl: move a mark from { $from } to { $on }
   *[use] Brawl: move a mark from { $from } to { $on }
 }
do-water = { $source ->
    [token] Token Water: swap { $give } for { $take }
   *[use] Water: swap { $give } for { $take }
 }
do-camp = { $source ->
    [token] Token Camp: gain shelter
   *[use] Camp: gain shelter
 }
do-hunt = { $source ->
    [token] Token Hunt: take a steak
   *[use] Hunt: take a steak and keep all
 }
do-hunt-convert = { $source ->
    [token] Token Hunt: take a steak and convert all
   *[use] Hunt: take a steak and convert all
 }
do-bear = { $source ->
    [token] Token Fire: bear on { $square } of { $seat }
   *[use] Fire: bear on { $square } of { $seat }
 }
do-chase = { $source ->
    [token] Token Fire: chase the bear from { $square }
   *[use] Fire: chase the bear from { $square }
 }

# Words of the board.
label-nothing = no token
label-food = FP
label-shelter = SP
label-steaks = steaks
label-stock = tokens
label-used = used
label-reserve = reserve
label-marks = brawl tokens
label-common = Common Pool
label-pile = pile
label-removed = removed
label-bears = bears left
label-round = round
label-start = starting step
label-last-round = last round
label-finished = finished
label-bear = bear
label-turn = turn
label-result = result
label-winner = winner

# Scenes.
label-feast = Feast
label-gathering = Gathering
label-ritual = Ritual
label-brawl = Brawl
label-water = Water
label-camp = Camp
label-hunt = Hunt
label-fire = Fire

# Tiles, by their copy.
tile-feast-gathering-a = Feast-Gathering a
tile-feast-gathering-b = Feast-Gathering b
tile-feast-gathering-c = Feast-Gathering c
tile-feast-ritual-a = Feast-Ritual a
tile-feast-ritual-b = Feast-Ritual b
tile-feast-brawl-a = Feast-Brawl a
tile-feast-brawl-b = Feast-Brawl b
tile-feast-water-a = Feast-Water a
tile-feast-water-b = Feast-Water b
tile-feast-camp-a = Feast-Camp a
tile-feast-camp-b = Feast-Camp b
tile-feast-hunt-a = Feast-Hunt a
tile-feast-hunt-b = Feast-Hunt b
tile-feast-fire-a = Feast-Fire a
tile-feast-fire-b = Feast-Fire b
tile-gathering-ritual-a = Gathering-Ritual a
tile-gathering-ritual-b = Gathering-Ritual b
tile-gathering-ritual-c = Gathering-Ritual c
tile-gathering-brawl-a = Gathering-Brawl a
tile-gathering-brawl-b = Gathering-Brawl b
tile-gathering-brawl-c = Gathering-Brawl c
tile-gathering-water-a = Gathering-Water a
tile-gathering-water-b = Gathering-Water b
tile-gathering-water-c = Gathering-Water c
tile-gathering-camp-a = Gathering-Camp a
tile-gathering-camp-b = Gathering-Camp b
tile-gathering-camp-c = Gathering-Camp c
tile-gathering-hunt-a = Gathering-Hunt a
tile-gathering-hunt-b = Gathering-Hunt b
tile-gathering-hunt-c = Gathering-Hunt c
tile-gathering-fire-a = Gathering-Fire a
tile-gathering-fire-b = Gathering-Fire b
tile-gathering-fire-c = Gathering-Fire c
tile-ritual-brawl-a = Ritual-Brawl a
tile-ritual-brawl-b = Ritual-Brawl b
tile-ritual-water-a = Ritual-Water a
tile-ritual-water-b = Ritual-Water b
tile-ritual-camp-a = Ritual-Camp a
tile-ritual-camp-b = Ritual-Camp b
tile-ritual-hunt-a = Ritual-Hunt a
tile-ritual-hunt-b = Ritual-Hunt b
tile-ritual-fire-a = Ritual-Fire a
tile-ritual-fire-b = Ritual-Fire b
tile-brawl-water-a = Brawl-Water a
tile-brawl-water-b = Brawl-Water b
tile-brawl-camp-a = Brawl-Camp a
tile-brawl-camp-b = Brawl-Camp b
tile-brawl-hunt-a = Brawl-Hunt a
tile-brawl-hunt-b = Brawl-Hunt b
tile-brawl-fire-a = Brawl-Fire a
tile-brawl-fire-b = Brawl-Fire b
tile-water-camp-a = Water-Camp a
tile-water-camp-b = Water-Camp b
tile-water-hunt-a = Water-Hunt a
tile-water-hunt-b = Water-Hunt b
tile-water-fire-a = Water-Fire a
tile-water-fire-b = Water-Fire b
tile-camp-hunt-a = Camp-Hunt a
tile-camp-hunt-b = Camp-Hunt b
tile-camp-fire-a = Camp-Fire a
tile-camp-fire-b = Camp-Fire b
tile-hunt-fire-a = Hunt-Fire a
tile-hunt-fire-b = Hunt-Fire b

# Caves and waterfalls.
place-top-a = A at the top
place-top-b = B at the top
place-top-c = C at the top
place-top-d = D at the top
place-top-e = E at the top
place-top-f = F at the top
place-top-g = G at the top
place-top-h = H at the top
place-bot-a = A at the bottom
place-bot-b = B at the bottom
place-bot-c = C at the bottom
place-bot-d = D at the bottom
place-bot-e = E at the bottom
place-bot-f = F at the bottom
place-bot-g = G at the bottom
place-bot-h = H at the bottom
place-left-1 = 1 at the left
place-left-2 = 2 at the left
place-left-3 = 3 at the left
place-left-4 = 4 at the left
place-left-5 = 5 at the left
place-right-1 = 1 at the right
place-right-2 = 2 at the right
place-right-3 = 3 at the right
place-right-4 = 4 at the right
place-right-5 = 5 at the right
place-fall-l = the left waterfall
place-fall-r = the right waterfall

## What is wrong with an edition

edition-range = { $number } is not possible here: from { $least } to { $most }
edition-steaks = give five numbers: the food of 1, 2, 3, 4 and 5 or more steaks
edition-scene = { $name } is no scene
edition-scene-row = { $name } needs eight numbers, one per scene
edition-no-row = [tiles] lacks the row { $name }
edition-room = { $count } tiles { $one } with { $other }: there is room for { $most }
edition-both-ways = { $one } with { $other } and { $other } with { $one } must be the same number
edition-no-removed = [removed] lacks a number for { $seats } players
edition-few-tiles = with { $seats } players { $needed } tiles are needed to start, the box has { $tiles }
edition-players = { $seats } cannot play: 2 to 4
edition-face-twice = there are two faces { $face }
edition-half = half-board { $half } needs exactly two faces, both of one side
edition-halves = { $count } faces with side = { $side }: { $halves } such half-boards with two faces each are needed
edition-side = “{ $side }” is no side: left or right
edition-fall-left = a left waterfall is at TL or BL
edition-fall-right = a right waterfall is at TR or BR
edition-rows = { $count } rows: a face has { $rows }
edition-row = { $count } squares: a row has four
edition-ground = “{ $text }”: write F2 or P1
edition-rim = “{ $text }” is no rim place: top-A
edition-other-half = { $at } lies on the other half
edition-cave-twice = there are two caves at { $at }
edition-high = the high value is below the low one
edition-caves = { $count } caves: a face has three

## What is wrong with a position; what is always true is told by the titles of the book

position-square = “{ $text }” is no square: write D3 or top-A
position-tile = “{ $text }” is no tile: write FEAST-FIRE-a
position-token-place = “{ $text }” is no place for a token
position-edition = edition { $found } is asked for, { $edition } is here
position-seats = { $seats } seats and { $players } players: 2 to 4, as many as seats
position-seat = seat and first must be seats of this table
position-pile = the pile holds more tiles than the box
position-tile-twice = a tile stands twice in { $tiles }
position-half = half-board { $half } is used twice
position-valley = there is no valley of { $left } and { $right }
position-lays = a valley has room for { $most } tiles
position-beside = { $tile } lies beside the valley
position-bear = no bear can stand on { $square }
position-no-token = where is the { $scene } token?
position-brawls = { $count } brawl tokens are placed
position-points = no game ever reaches { $points } points
position-token = no token can lie on { $square }
position-cave = { $square } is no cave
position-round-0 = round 0 is the starting step
position-start = the starting step is round 0
position-settle = brawls are settled while a tile is laid
position-feast = extra lays belong to a Feast
position-feast-turn = a Feast opens in a turn
position-pending = pending powers are of the tile just laid
position-finished = a finished player does not play
position-market = the last round has an empty market
position-stuck = nobody can act
position-decided = nothing is left to decide in this step
position-order = lists of tiles, squares and powers are written in order, each thing once
position-round = every round lays a tile at least: this is too late a round
position-turns = { $turns } turns of { $seat } do not fit round { $round }
position-memory = this step of a turn has nothing of the kind to remember
position-plains = Plains are opened by a token that was played
position-feast-token = before and after the lay of the turn only the Feast token opens a Feast
position-covered = the cave that waits for its reward lies under the tile just laid
position-found = a tribe is founded on a cave whose token is gone
position-playing = only the Feast token stays in play, while its extra lays are made
position-common = the Common Pool is full while the pile lasts
position-two = tiles are removed in a game for two only
position-reserve = { $seat } needs a full reserve here
position-starting = { $seat }: in the starting step everybody lays one tile in turn order, takes one, and has nothing else
position-over = the game is over after the last round, or when everybody has finished

## The score sheet at the end.
label-era = Turn { $number }
label-lead = Result at every moment: the lower of food and shelter
label-gain-food = Food
label-gain-shelter = Shelter
