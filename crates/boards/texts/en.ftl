waiting = Waiting for { $names }.
over-won = The game is over: { $names } won.
over-lost = The game is over: nobody won.
choose = Your decision.
score = { $score } { $score ->
    [one] point
   *[other] points
}
if-erupted = +{ $points } if it erupted now
percent = { $percent }%
you = you
why-idle = This is not asked for now.
decimal = .

## the plain board
plain-that-is-all = That is all
plain-write = Or write it:
plain-do = Do it
plain-decides = decides now
plain-standing = Place { $place }

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

## trex
trex-tree = A tree: whoever stands here alone at the end of the turn takes it.
trex-trees-why = Trees in store. At the end, whoever has most wins; hits and bites cost trees.
trex-card-move = One step in the direction you choose.
trex-card-rest = You stay where you are.
trex-card-panic = One step of your own, then one for each opponent, who chooses where.
trex-board = The clearing, turn { $turn } of { $turns }.
trex-lair = The Lair
trex-ask-lake = Choose where the Lake moves.
trex-ask-volcano = Choose where the Volcano moves.
trex-ask-choose = Choose a card, and a direction for it.
trex-ask-panic = { $name } panics: point where.
trex-ask-rex = Choose where the T-Rex goes.
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

## sapiens
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

## fuji
fuji-odds = Total higher { $more }%, the same { $same }%, lower { $less }%.
fuji-odds-reach = To beat those beside you: about { $percent }%.
fuji-odds-supposes = This supposes that their hidden dice fell by chance and that nobody else re-rolls.
fuji-board = { $scenario }, level { $level }, turn { $turn }
fuji-level-turn = level { $level } · turn { $turn }
fuji-letter-pink = P
fuji-letter-blue = B
fuji-letter-yellow = Y
fuji-face = { $colour } { $value }
fuji-colour-pink = pink
fuji-colour-blue = blue
fuji-colour-yellow = yellow
fuji-or = { " or " }
fuji-bound = { $colours }, { $values }
fuji-pawn = { $name } stands here
fuji-marker = Destination of { $name }
fuji-place = Go to { $cell } ({ $condition }): { $steps ->
    [0] stay here
    [one] one step
   *[other] { $steps } steps
}, { $rerolls ->
    [0] no re-roll
    [one] one re-roll
   *[other] { $rerolls } re-rolls
}, your dice make { $sum } now
fuji-card-volcano = { $cell }: the volcano. It erupts at the end of every turn
fuji-card-lava = { $cell }: lava. Nobody goes there
fuji-card-rubble = { $cell }: rubble. Nobody goes there
fuji-card-landscape = { $cell }: these dice count: { $condition }
fuji-card-village = { $cell }, village: these dice count: { $condition }
fuji-bonus = One re-roll more for whoever goes here
fuji-token-equipment = Whoever walks here may draw an equipment card
fuji-token-eruption = { $count ->
    [one] Stepping here makes the volcano erupt once more
   *[other] Stepping here makes the volcano erupt { $count } times more
}
fuji-burns = { $count ->
    [one] Burns with the next eruption
   *[other] Burns in { $count } eruptions
}
fuji-never-burns = Never burns
fuji-own-sum = Your dice make { $sum } for this card
fuji-die = { $value } { $colour } (die { $die })
fuji-die-counts = counts for the destination
fuji-die-aside = set aside: it does not count
fuji-die-lent = lent: nothing changes it this turn
fuji-hidden = { $count ->
    [one] One die of { $name } behind the screen
   *[other] { $count } dice of { $name } behind the screen
}
fuji-own = Behind your screen
fuji-own-open = Your dice, for all to see
fuji-no-dice = The dice are rolled when the turn begins.
fuji-destination = Destination { $cell }
fuji-rerolls = { $of ->
    [0] No re-roll this turn
   *[other] Re-rolls left: { $left } of { $of }
}
fuji-rerolls-tip = Re-rolls by distance to the destination, one more with the bonus symbol
fuji-third-side = The third pawn’s dice on your side
fuji-third-side-tip = Only you see them; your partner sees the other half
fuji-third-skill = A skill for the third pawn
fuji-proposal = { $name } proposes: { $what }
fuji-pairs = Who starts on white?
fuji-go-accept = Accept
fuji-go-reject = Refuse
fuji-go-walk = Walk
fuji-go-stay = Stay
fuji-go-draw = Draw a card
fuji-go-leave = Leave the token
fuji-go-reroll = Re-roll the chosen dice
fuji-go-aside = Set the chosen die aside
fuji-go-done = Done
fuji-go-pick = Take the chosen dice
fuji-go-pick-none = None
fuji-go-decline = Lend none
fuji-go-keep = Keep the chosen cards
fuji-go-lose = Give up the chosen die
fuji-go-pass = No more gifts
fuji-go-ready = Ready
fuji-go-unready = Not ready after all
fuji-go-use = Use
fuji-go-give = Give
fuji-go-next = { $name } acts now
fuji-go-clear = Take the marker back
fuji-go-clear-third = Take back the marker of { $name }
fuji-go-aside-side = { $name } may set a die aside
fuji-marker-third = Mark for the third pawn
fuji-gear-how = How to use it
fuji-copy = Copy what?
fuji-turn-to = Turn to
fuji-side = Which side?
fuji-side-one = one on { $name }’s side
fuji-side-two = one more on { $name }’s side
fuji-whom = To whom?
fuji-tilted = Used once; once more, then it is gone
fuji-gear-first-aid = No health lost this turn
fuji-gear-shovel = Turn a die to any face
fuji-gear-rope = One step at once
fuji-gear-flare = +3 when you act
fuji-gear-flashlight = A re-roll in phase 2
fuji-gear-knife = Copies any card in sight
fuji-gear-water = Two re-rolls, or one for another
fuji-gear-binoculars = Swap two empty landscapes
fuji-gear-lighter = Borrow a die
fuji-gear-carabiner = Everybody re-rolls one die
fuji-gear-map = Lend one of your dice
fuji-gear-duct-tape = Your 1s become 6s
fuji-gear-compass = Your 6s become 1s
fuji-gear-machete = Set aside one or two dice
fuji-gear-radio = Show your dice to all
fuji-skill-manager = Gives equipment away
fuji-skill-scout = Goes up to four steps
fuji-skill-comrade = Shows a die in phase 3
fuji-skill-survivalist = One re-roll more
fuji-skill-gatherer = Unused re-rolls become energy bars
fuji-skill-tinkerer = Uses every card twice
fuji-injury-leg = One die less
fuji-injury-arm = No more equipment
fuji-injury-amnesia = No more skill
fuji-injury-eye = No more re-rolls in phase 3
fuji-slot-hurt = Injured, { $injury }: { $effect }
fuji-slot-free = Room for an injury, { $injury }: { $effect }
fuji-bars = { $count ->
    [one] One energy bar: +1 in a comparison
   *[other] { $count } energy bars: +1 each in a comparison
}
fuji-health = Health lost: { $health } of { $last }. Every plaster is an injury, the last space is death
fuji-neighbour = neighbour
fuji-neighbour-tip = You are compared with your neighbours
fuji-flag-ready = ready
fuji-ready-tip = The phase ends when all are ready
fuji-flag-done = done
fuji-done-tip = Done with re-rolling
fuji-flag-acted = has acted
fuji-acted-tip = Everybody acts once a turn
fuji-flag-first-aid = protected
fuji-flag-open = without screen
fuji-entitled = { $count ->
    [0] no re-roll
    [one] one re-roll
   *[other] { $count } re-rolls
}
fuji-dummy-tip = These dice count as a neighbour of both
fuji-say = Give a hint
fuji-say-tip = No numbers, no quantities; the rest is your judgement
fuji-say-what = What?
fuji-say-roll = My roll for a card
fuji-say-tendency = What I have
fuji-say-threat = A warning
fuji-say-request = A request
fuji-say-suggest = You could go there
fuji-say-mood = My mood
fuji-say-about = Whose dice?
fuji-say-wish = For what?
fuji-say-card = Touch a lit card on the map.
fuji-say-kind = Which dice?
fuji-say-gear = Which equipment?
fuji-say-grade = How is it?
fuji-say-danger = How dangerous?
fuji-said = Hints on the table
fuji-wish-go = Go ahead
fuji-wish-stay = Stay put
fuji-wish-another = Choose another card
fuji-wish-down = Keep this down…
fuji-wish-use = Use…
fuji-wish-keep = Keep…
fuji-won = All in the village!
fuji-points = victory points
fuji-points-tip = For everybody, less every injury, plus every unused equipment card
fuji-lost = The mountain won
fuji-died-lava = { $name } was caught by the lava
fuji-died-tired = { $name } died of exhaustion
fuji-compare = Who may walk
fuji-compare-tip = Strictly more than each neighbour, counting only dice that fit the own destination; the margin decides the loss
fuji-passes = ahead by { $margin }: health { $loss ->
    [0] unharmed
   *[other] −{ $loss }
}
fuji-fails = not allowed: health −{ $loss }
fuji-reference = Level { $level }, points and symbols
fuji-level-tip = The smaller the margin, the more health is lost
fuji-level-table = Health lost
fuji-margin = Margin
fuji-loss = Loss
fuji-rerolls-table = Re-rolls in phase 3
fuji-steps = Steps
fuji-rerolls-word = Re-rolls
fuji-score-now = Points, if all were in the village now
fuji-pile = { $count ->
    [one] One equipment card left to draw
   *[other] { $count } equipment cards left to draw
}
fuji-discarded = Used up:
fuji-legend-colour = Dice that are { $colour }
fuji-legend-clock = Eruptions until the card burns
fuji-ask-answer = A proposal waits for your answer.
fuji-ask-ready = You are ready. You may still speak.
fuji-ask-plan = Touch a card to mark your destination; speak in hints.
fuji-ask-marked = Your destination is marked. Speak, use equipment, or be ready.
fuji-ask-pairs = Touch the two who start on white.
fuji-ask-third-skill = Choose a skill for the third pawn.
fuji-ask-keep = Touch the cards to keep.
fuji-ask-reroll = Silence: touch the dice to re-roll, or be done.
fuji-ask-gear = Speak, use equipment, or be ready.
fuji-ask-next = Who acts next?
fuji-ask-bars = How many energy bars?
fuji-ask-move = Walk, or stay: touch your destination, or the cards on your way.
fuji-ask-draw = Draw an equipment card?
fuji-ask-gift = Give cards away before you lose health?
fuji-ask-injury = Where does it hurt?
fuji-ask-legs = Touch the die that is lost for good.
fuji-ask-re-roll = Touch dice to re-roll with the water bottle, or none.
fuji-ask-lend = A die is asked of you: touch the one you lend, or decline.
fuji-ask-re-roll-one = The carabiner: touch one die to re-roll.
fuji-ask-both-sides = Touch dice of the third pawn on your side, or none.
fuji-ask-one-side = Touch a die of the third pawn on your side.

## warlock
warlock-board = Firetop Mountain from above, round { $round } of { $cap }
warlock-title-1 = Firetop
warlock-title-2 = Mountain
warlock-ask = Your move: { $decision }.
warlock-ask-walk = You rolled { $roll }: touch the space where your walk ends.
warlock-entrance = The entrance: every adventurer starts here.
warlock-passage-black = Black secret passage { $number }
warlock-passage-red = Red secret passage { $number }
warlock-way-ferry = The ferry: { $price } gold, no risk
warlock-way-punt = The punt: test your luck
warlock-way-bridge = The shaky bridge: { $from } or more on the die
warlock-maze-up = Labyrinth card M{ $number }, face up
warlock-maze-remembered = Labyrinth card M{ $number }, hidden again; its face is remembered
warlock-maze-down = Labyrinth card M{ $number }, face down
warlock-encounter-unknown = An encounter nobody has seen
warlock-encounter-remembered = { $name }, face down but seen before
warlock-guarded = A guarded treasure
warlock-loose = A treasure lying about
warlock-loose-unknown = You do not know this card.
warlock-grave = The grave of { $name }’s adventurer
warlock-hero = { $name }: SKILL { $skill }, STAMINA { $stamina }, LUCK { $luck }
warlock-strength = SKILL { $skill }, STAMINA { $stamina }
warlock-special-fire = Fire breath: a die before each assault; on 1 or 2 you lose 1 STAMINA.
warlock-special-paralyse = Its fourth wound kills.
warlock-special-paralyse-now = { $wounds ->
        [0] Its fourth wound kills; none so far.
        [one] One wound of { $deadly }: the last one kills.
       *[other] { $wounds } wounds of { $deadly }: the last one kills.
    }
warlock-special-hypnosis = Hypnosis: on a double of the Vampire’s, test your luck; Unlucky, you die.
warlock-special-magic = Only a magic weapon wounds it.
warlock-special-undead = Undead: the Giver of Sleep destroys it on sight.
warlock-shylock = Shylock
warlock-escape = Escape table
warlock-sign-encounter = Hidden encounter
warlock-sign-monster = Skill · Stamina
warlock-sign-treasure = Guarded treasure
warlock-sign-grave = Grave
warlock-sign-passage = Secret passage
warlock-sign-maze = Labyrinth path
warlock-dice = The last dice
warlock-die-move = Movement
warlock-die-lucky = { $name }: { $total } against { $luck }, Lucky
warlock-die-unlucky = { $name }: { $total } against { $luck }, Unlucky
warlock-die-one = { $name }
warlock-die-first = { $name }, to begin
warlock-round = Round { $round } of { $cap }
warlock-truce = truce of the beginning
warlock-fight = Combat: { $name } against { $foe }
warlock-odds = Next assault: won, tied, lost
warlock-odds-fight = Next assault: won { $won }%, lost { $lost }%. Fought to the end: victory { $victory }%.
warlock-odds-flee = Escape table: STAMINA { $stamina }% (loss { $mean } on average), LUCK { $luck }%, a card { $card }%, provisions or gold { $supplies }%.
warlock-odds-free = Free: { $percent }%.
warlock-odds-cross = Safely across: { $percent }%. Otherwise the Crocodile.
warlock-odds-stake = Won: { $percent }%.
warlock-odds-challenge = Under the chest: { $chest }%. Somebody will show it: { $shown }%.
warlock-odds-trio = All three under the chest: { $percent }%.
warlock-odds-open = It opens: { $percent }%.
warlock-odds-seer = A number you do not know yet: { $percent }%.
warlock-weapons = Weapons
warlock-shield = Magic Shield
warlock-loot = Loot
warlock-loot-keys = All keys
warlock-loot-random = A card at random
warlock-loot-nothing = No card
warlock-loot-lantern = The lantern too
warlock-spoils = Spoils
warlock-take = Treasure to take
warlock-take-known = Take { $card }
warlock-people = Adventurers
warlock-leave = Leave the game…
warlock-leave-sure = Yes, for good
warlock-go-leave = Leave
warlock-go-drink = Drink
warlock-go-curse = Curse
warlock-go-sell = Sell
warlock-go-ask = Ask
warlock-go-pawn = Pawn
warlock-go-redeem = Buy
warlock-go-drop = Leave it here
warlock-go-attack = Attack
warlock-go-negotiate = Negotiate
warlock-go-loot = Take
warlock-go-keep = Keep
warlock-go-arm = On guard!
warlock-go-open = Open the chest
warlock-go-challenge = Challenge
warlock-go-pass-challenge = No challenge
warlock-go-pass-chest = Leave the chest
warlock-go-propose = Propose
warlock-go-accept = Accept
warlock-go-end-talks = No deal
warlock-numbers-chest = Three numbers for the chest
warlock-numbers-challenge = Key Challenge: which number?
warlock-numbers-note = The percentage is the chance that the number is under the chest, as far as you know.
warlock-number-mine = You hold this number.
warlock-backpack = Backpack: { $count } of { $most }
warlock-empty = empty
warlock-clues = Your Key Challenge cards:
warlock-blank = blank
warlock-covered = Your keys open:
warlock-wild = A skeleton key: any one number
warlock-stock = At Shylock’s
warlock-skill = SKILL
warlock-stamina = STAMINA
warlock-luck = LUCK
warlock-provisions = Provisions
warlock-gold = Gold
warlock-lanterns = Lanterns
warlock-cards = Treasure cards in hand
warlock-clue-cards = Numbered Key Challenge cards
warlock-gone = has left the game
warlock-dead = dead
warlock-caged = caged
warlock-cursed = cursed
warlock-misses = misses a turn
warlock-ate = has eaten
warlock-pending = an encounter waits
warlock-fled = must move away
warlock-announced = announced { $numbers }
warlock-seen = Seen in this hand:
warlock-pledge-truce = truce with you
warlock-pledge-alliance = alliance with you
warlock-deduction = What you may conclude
warlock-number = Number
warlock-chest = Chest, in %
warlock-has = has this number
warlock-lacks = does not have this number
warlock-unknown = unknown
warlock-possible = { $count ->
        [one] One combination is still possible.
       *[other] { $count } combinations are still possible.
    }
warlock-opens = Your keys would open it.
warlock-more = and { $count } more
warlock-talks = { $one } negotiates with { $other }
warlock-proposals = Proposal { $count } of { $most }
warlock-i-give = I give
warlock-i-ask = I ask for
warlock-i-pick = The cards of my choice
warlock-they-give = You are given
warlock-they-ask = You are asked for
warlock-face-down = { $count ->
        [one] a card face down
       *[other] { $count } cards face down
    }
warlock-shows-treasure = { $count ->
        [one] a treasure card shown
       *[other] { $count } treasure cards shown
    }
warlock-shows-clues = { $count ->
        [one] a Key Challenge card shown
       *[other] { $count } Key Challenge cards shown
    }
warlock-give-down = { $card }, face down
warlock-give-show = show { $card }
warlock-amount-gold = { $count } gold
warlock-amount-food = { $count ->
        [one] one provision
       *[other] { $count } provisions
    }
warlock-all-treasure = see all treasure
warlock-all-clues = see all Key Challenge cards
warlock-give-clue = show number { $number }
warlock-some-clues = { $count ->
        [one] see a Key Challenge card
       *[other] see { $count } Key Challenge cards
    }
warlock-some-treasure = { $count ->
        [one] see a treasure card
       *[other] see { $count } treasure cards
    }
warlock-ask-key = a key of their choice
warlock-ask-any = a treasure of their choice
warlock-give-all-treasure = show all my treasure
warlock-give-all-clues = show all my Key Challenge cards
warlock-zone-south = southern tunnels
warlock-zone-north = northern tunnels
warlock-zone-labyrinth = labyrinth
warlock-compose = Another proposal…
warlock-compose-up = cards face up
warlock-compose-down = cards face down
warlock-compose-show = treasure
warlock-compose-clues = Key Challenge cards
warlock-compose-pledge = pledge
