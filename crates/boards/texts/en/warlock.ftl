warlock-board = Firetop Mountain from above, round { $round } of { $cap }
warlock-plan = Firetop Mountain from above, before anybody has come
warlock-title-1 = Firetop
warlock-title-2 = Mountain
warlock-ask = Your move: { $decision }.
warlock-ask-attack = { $attacker } attacks { $victim }. Your move: { $decision }.
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
warlock-ask-keys = { $count ->
        [one] a key of their choice
       *[other] { $count } keys of their choice
    }
warlock-ask-holds = whether they hold { $number }
warlock-compose-keys = Keys
warlock-compose-holds = A true answer: do they hold
warlock-ask-any = a treasure of their choice
warlock-give-all-treasure = show all my treasure
warlock-give-all-clues = show all my Key Challenge cards
warlock-zone-south = southern tunnels
warlock-zone-north = northern tunnels
warlock-zone-labyrinth = labyrinth
warlock-compose = Your proposal
warlock-usual = Usual proposals
warlock-compose-up = cards face up
warlock-compose-down = cards face down
warlock-compose-show = treasure
warlock-compose-clues = Key Challenge cards
warlock-compose-pledge = pledge
warlock-told-tunnel = a tunnel
warlock-told-gate = a gate

## what is still to be touched
warlock-touch-space = a space
warlock-touch-door = a door
warlock-touch-maze = a labyrinth card
warlock-touch-guarded = a guarded treasure
warlock-touch-loose = a treasure on the ground
warlock-touch-seat = an adventurer
warlock-touch-card = one of your cards
warlock-touch-stock = a card of Shylock’s
warlock-touch-number = a number
warlock-touch-weapon = a weapon
warlock-touch-shield = the shield
warlock-touch-loot = the loot
warlock-touch-spoil = a card to keep
warlock-touch-leave = that you are sure
warlock-touch-offer = a proposal
warlock-touch-pick = a card of your choice
