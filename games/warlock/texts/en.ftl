# What players read, in English.

## Refusals
WAR-SET-1 = This game is for { $fewest } to { $most } players, not { $seats }.
WAR-SET-10 = { $value } is not a setting of { $option }: on or off.
WAR-CHR-6 = { $points ->
        [one] The extra point
       *[other] All { $points } extra points
    } must be split between provisions and gold.
WAR-CHR-8 = { $card } is not a weapon.
WAR-CHR-9 = { $why ->
        [keep] You already carry as many sword cards as you may: { $most }.
       *[leave] You hold more than { $most } sword cards: leave a sword.
    }
WAR-CHR-10 = The backpack is full: it holds { $most } treasure cards.
WAR-CHR-11 = You do not hold { $card }: leave a treasure card of your own.
WAR-PRV-3 = You ate on your previous turn.
WAR-PRV-4 = { $why ->
        [fixed] Nobody eats in a fixed room.
        [journey] Nobody eats after a passage journey.
        [labyrinth] Nobody eats before the open labyrinth: roll and walk.
       *[fled] Nobody eats while he must move away from the room he fled.
    }
WAR-PRV-5 = { $why ->
        [food] You have no provisions left to eat.
       *[full] You are at full STAMINA: { $stamina }.
    }
WAR-TRN-1 = { $why ->
        [turn] It is not { $seat }’s turn: { $deciders } decides.
       *[rule] That cannot be done now. To decide: { $decision }.
    }
WAR-TRN-3 = { $card } is no potion to drink before the action.
WAR-MOV-1 = No walk of { $roll } ends there: { $to }.
WAR-MOV-3 = You may not return to the space you started from.
WAR-MOV-4 = The whole roll of { $roll } must be walked.
WAR-MOV-12 = { $room }: a room is entered by one of its doors. Name the space in front of it.
WAR-MOV-13 = { $room } takes one adventurer, and { $seat } is there.
WAR-ROOM-8 = You must roll and leave this room: { $room }.
WAR-TRE-4 = You have taken your one card of this turn in a room.
WAR-TRE-7 = That card lies in the grave of { $seat }.
WAR-TRE-8 = { $why ->
        [tunnel] Guarded cards lie in rooms, and this is none.
        [watched] The guarded card is out of reach: somebody watches over it.
       *[empty] The guarded card of this room is gone.
    }
WAR-TRE-10 = You have just left that card.
WAR-TRE-12 = That card does not lie on your space.
WAR-ENC-9 = { $why ->
        [opponent] A curse strikes another player.
        [dead] { $seat } has no adventurer on the board to be cursed.
        [cursed] { $seat } is cursed already.
        [weak] { $seat } is too weak: a curse needs more than { $least } STAMINA.
       *[price] A curse costs { $price } gold; you have { $gold }.
    }
WAR-ENC-10 = { $why ->
        [provisions] You have no provision to give the Beggar.
       *[price] The Beggar asks { $price } gold; you have { $gold }.
    }
WAR-ENC-11 = { $why ->
        [amount] The Trader sells 1 to { $most } provisions, not { $amount }.
        [treasure] There is no guarded card here to buy.
        [one] You have taken your one card of this turn in a room.
        [held] You do not hold { $card }.
        [key] The Trader buys no keys: { $card }.
        [price] That costs { $price } gold; you have { $gold }.
       *[again] The Trader does that once on a visit.
    }
WAR-ENC-12 = { $why ->
        [opponent] The Seer looks at the cards of another player.
       *[price] The Seer asks { $price } gold; you have { $gold }.
    }
WAR-ENC-14 = { $why ->
        [card] You lack the Giver of Sleep.
       *[foe] { $foe } cannot be put to sleep.
    }
WAR-ENC-15 = { $why ->
        [card] You lack the Dragonfire Scroll.
       *[foe] The scroll drives off the Dragon alone, not { $foe }.
    }
WAR-ENC-16 = { $why ->
        [option] { $value } is not a setting of { $option }: board or gamebook.
        [once] The Eye of the Cyclops already weakens the Warlock.
        [card] You lack the Eye of the Cyclops.
       *[foe] The Eye weakens the Warlock alone, not { $foe }.
    }
WAR-ENC-21 = { $why ->
        [have] You cannot stake { $amount }: you have { $have }.
       *[amount] A stake of that kind is 1 to { $most }, not { $amount }.
    }
WAR-ENC-22 = { $why ->
        [treasure] There is no guarded card here to buy.
        [one] You have taken your one card of this turn in a room.
        [held] You do not hold { $card }.
        [stock] Shylock does not have { $card }.
        [pawned] You have just pawned { $card }: it is for sale on a later visit.
        [stamina] A pound of flesh needs { $least } STAMINA; you have { $stamina }.
        [price] That costs { $price } gold; you have { $gold }.
       *[again] Shylock does not do that again.
    }
WAR-KEY-3 = Announce one number from 1 to 9.
WAR-CBT-2 = { $why ->
        [shield] You do not hold the Magic Shield.
       *[weapon] You do not hold { $card }.
    }
WAR-ITM-1 = { $why ->
        [potion] You need the Potion of Invisibility.
        [door] { $room }: you do not stand before one of its doors.
       *[card] { $room }: that card does not lie there.
    }
WAR-ITM-2 = { $why ->
        [ball] You need the Crystal Ball.
       *[opponent] The Crystal Ball shows the numbers of another player.
    }
WAR-ITM-3 = You do not hold the Potion of Fortune.
WAR-ITM-4 = You do not hold the Potion of Strength.
WAR-FLE-1 = You may not flee before the first assault.
WAR-FLE-6 = { $why ->
        [enter] You may not go back there on this turn: you fled { $room }.
       *[duty] You must roll and move away from the room you fled: { $room }.
    }
WAR-FLE-9 = Every step must lead farther from { $seat }.
WAR-FLE-10 = The flight goes on as far as { $steps } steps can lead.
WAR-FLE-14 = { $seat } has no card to loot.
WAR-FLE-15 = You have not seen { $card } with { $seat }: you can only name a card you have seen there.
WAR-FLE-16 = { $seat } has no lantern to take.
WAR-PAS-2 = { $why ->
        [here] You do not stand on a passage space.
       *[there] No passage leads from here to number { $number }.
    }
WAR-PAS-3 = After a passage journey you may only roll or stay.
WAR-PAS-4 = { $why ->
        [dark] Without a lantern the die chooses the passage.
       *[light] With a lantern you choose the passage yourself.
    }
WAR-PAS-6 = Adventurers never fight on a passage space.
WAR-RIV-1 = You can only cross the river from a bank.
WAR-RIV-2 = The ferry costs { $price } gold; you have { $gold }.
WAR-MEET-2 = You have nothing more to negotiate with { $seat } in this meeting.
WAR-MEET-3 = { $why ->
        [once] You have nothing more to negotiate with { $seat } in this meeting.
       *[active] You may deal only with the active adventurer: { $seat }.
    }
WAR-MEET-6 = Nobody may attack until every player has entered and left a room; still to do so: { $seats }.
WAR-MEET-7 = { $why ->
        [caged] There is no fighting with or by a caged adventurer: { $seat }.
       *[entrance] There is no fighting on the entrance.
    }
WAR-MEET-8 = The adventurer of { $seat } is not on your space.
WAR-MEET-10 = { $why ->
        [most] { $most } proposals were made: that is all for one negotiation.
        [gold] You cannot give { $amount } gold: you have { $have }.
        [provisions] You cannot give { $amount } provisions: you have { $have }.
        [twice] You cannot give { $card } both face up and face down.
        [card] You do not hold { $card }.
        [number] You do not hold the number { $number }.
        [show] You have nothing of the kind to show.
       *[empty] A proposal gives, asks for or promises something.
    }
WAR-MEET-11 = { $why ->
        [gold] { $seat } does not have { $amount } gold, only { $have }.
        [provisions] { $seat } does not have { $amount } provisions, only { $have }.
        [unseen] You have not seen { $card } with { $seat }.
        [clues] Key Challenge cards that { $seat } has: { $have }. Ask for one of them at least, and for no more.
        [pick-key] { $count ->
            [one] { $seat } asks for a key card: choose one of yours that is not asked for already.
           *[other] { $seat } asks for { $count } key cards: choose them among yours that are not asked for already.
        }
        [newer] Games begun under the older rules do not know that request.
        [no-key] { $seat } asks for no key card of your choice.
        [pick-card] { $seat } asks for a treasure card: choose one of yours that is not given already.
        [no-card] { $seat } asks for no treasure card of your choice.
        [pick-treasure] Treasure cards of yours to choose for { $seat } to see: { $count }.
        [pick-clues] Key Challenge cards of yours to choose for { $seat } to see: { $count }.
       *[cards] Treasure cards that { $seat } has: { $have }. Ask for one of them at least, and for no more.
    }
WAR-MEET-12 = You cannot deliver { $card }, which is asked for.
WAR-DTH-4 = { $card } is not among the spoils.
WAR-CHEST-1 = The chest is tried in the Treasure Chamber.
WAR-CHEST-2 = Announce exactly three different numbers, not { $count }.
WAR-CHEST-3 = { $why ->
        [key] { $card } is not a key of yours: show your own keys.
       *[cover] The cards shown must cover the numbers { $numbers }.
    }
WAR-CHEST-8 = Your keys do not cover the numbers { $numbers }.
WAR-MAZ-2 = { $why ->
        [once] You have turned up a labyrinth card on this turn.
        [up] Labyrinth card M{ $number } is face up already.
       *[far] You do not stand on a gate of labyrinth card M{ $number }.
    }
WAR-MAZ-3 = The labyrinth is open before you: roll and walk.
WAR-MAZ-6 = Labyrinth card M{ $number } lies face down: it cannot be entered.
WAR-END-1 = The game is over.
WAR-END-4 = { $value } is not a number of rounds from 1 to { $most }.
WAR-VAR-1 = { $why ->
        [unknown] There is no option { $option }.
       *[option] { $value } is not a setting of { $option }: true or false.
    }
WAR-VAR-2 = { $value } is not a setting of { $option }: true or false.
WAR-VAR-3 = { $why ->
        [option] { $value } is not a setting of { $option }: single or trio.
       *[rule] Announce three different numbers from 1 to 9.
    }
WAR-VAR-4 = { $value } is not a setting of { $option }: one or one_two.
WAR-RUL-57 = You may leave the game only at the start of your own turn.
WAR-RUL-63 = Speak to the one who attacks you: { $seat }.
WAR-RUL-68 = You cannot fight on until STAMINA { $until }: you have { $stamina }.

## Options
option-double-six = A winner’s double six wounds twice
option-maze-rehide = Labyrinth cards are hidden again
option-challenge-mode = Numbers named in a Key Challenge
option-challenge-mode-single = one
option-challenge-mode-trio = three
option-challenge-faces = Rolls that allow a Key Challenge
option-challenge-faces-one = 1
option-challenge-faces-one-two = 1 and 2 (quick game)
option-boss-stats = Strength of Dragon and Warlock
option-boss-stats-board = as on the board
option-boss-stats-gamebook = as in the gamebook
option-round-cap = Rounds until Zagor wins
option-memory-aid = Reminder of all you have seen
option-memory-aid-on = on
option-memory-aid-off = off
option-double-six-help = An assault won by a double six costs twice the STAMINA.
option-maze-rehide-help = Then the Maze must be remembered, and anybody can get lost in it again.
option-challenge-mode-help = Three numbers at once make the keys easier to find.
option-challenge-faces-help = With 1 and 2 there are twice as many challenges and the game is shorter.
option-boss-stats-help = The gamebook’s values make the last fights harder.
option-round-cap-help = After so many rounds Zagor keeps his treasure and nobody wins.
option-memory-aid-help = The table notes the cards you have seen; without it you must remember them.

## Decisions
label-phase-split = split the extra points
label-phase-caged = try to leave the cage
label-phase-pending = face the encounter that waits
label-phase-begin = choose the main action
label-phase-challenge = make a Key Challenge or not
label-phase-walk = walk the roll
label-phase-chest = try the chest or not
label-phase-take = take treasure or not
label-phase-drop = leave a card
label-phase-arm = choose your weapons
label-phase-assault = fight or flee
label-phase-meet = attack, negotiate or ignore
label-phase-parley = fight, or speak first
label-phase-strike = strike, or let the other be
label-phase-step-in = fight in an ally’s place or not
label-phase-propose = make a proposal
label-phase-answer = answer the proposal
label-phase-loot = choose the loot
label-phase-flight = choose where to flee
label-phase-spoils = choose the spoils
label-phase-over = the game is over
label-phase-hexmaster = deal with the Hexmaster
label-phase-beggar = deal with the Beggar
label-phase-trader = deal with the Trader
label-phase-seer = deal with the Seer
label-phase-fountain = drink from the Fountain or not
label-phase-games = play in the Games Room
label-phase-shylock = deal with Shylock

## Pieces
label-dragon = the Dragon
label-warlock = the Warlock
label-crocodile = the Crocodile
label-sword = the starting sword
label-all-treasure = a look at all treasure cards
label-all-clues = a look at all Key Challenge cards
label-any-card = one treasure card of the giver’s choice
label-nothing = nothing
part-gold = { $count } gold
part-provisions = { $count ->
        [one] one provision
       *[other] { $count } provisions
    }
part-down = { $card } (face down)
part-face-down = { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
part-look = a look at { $cards }
part-look-numbers = a look at { $count ->
        [one] the number { $numbers }
       *[other] the numbers { $numbers }
    }
part-look-treasure = a look at { $count ->
        [one] one treasure card
       *[other] { $count } treasure cards
    }
part-look-clues = a look at { $count ->
        [one] one Key Challenge card
       *[other] { $count } Key Challenge cards
    }
part-keys = { $count ->
        [one] one key card of the giver’s choice
       *[other] { $count } key cards of the giver’s choice
    }
part-chosen-treasure = a look at { $count ->
        [one] one treasure card of the owner’s choice
       *[other] { $count } treasure cards of the owner’s choice
    }
part-chosen-clues = a look at { $count ->
        [one] one Key Challenge card of the owner’s choice
       *[other] { $count } Key Challenge cards of the owner’s choice
    }
part-holds = { $count ->
        [one] a true answer: is the number { $numbers } held?
       *[other] a true answer: which of { $numbers } are held?
    }
pick-give = give { $cards }
pick-show = show { $cards }
pick-show-numbers = { $count ->
        [one] show the number { $numbers }
       *[other] show the numbers { $numbers }
    }
label-truce = a truce
label-alliance = an alliance
label-place-EN = the entrance
label-tunnel = tunnel { $column }-{ $row }
label-gate = gate { $column }-{ $row }
label-place-SB = the south bank
label-place-NB = the north bank

## What happens
event-created = { $seat } has a new adventurer: SKILL { $skill }, STAMINA { $stamina }, LUCK { $luck }.
event-split = { $seat } takes { $provisions ->
        [0] no more provisions
        [one] one more provision
       *[other] { $provisions } more provisions
    } and { $gold } gold.
event-laid = Treasures, encounters and labyrinth cards are laid face down.
event-clues = { $seat } holds the numbers { $numbers }.
event-clues-hidden = { $seat } receives { $count ->
        [one] one numbered card
       *[other] { $count } numbered cards
    }.
event-first-die = { $seat } rolls { $die } for the first turn.
event-first = { $seat } begins.
event-turn-begins = Round { $round }: { $seat }’s turn.
event-missed = { $seat } misses a turn.
event-stamina = { $change ->
        [0] { $seat }’s STAMINA stays at { $now }.
       *[other] { $seat } { $way ->
            [loses] loses
           *[gains] gains
        } { $change } STAMINA: { $now } left.
    }
event-luck = { $change ->
        [0] { $seat }’s LUCK stays at { $now }.
       *[other] { $seat } { $way ->
            [loses] loses
           *[gains] gains
        } { $change } LUCK: { $now } left.
    }
event-gold = { $seat } { $way ->
        [loses] pays or loses
       *[gains] gains
    } { $change } gold: { $now } now.
event-provisions = { $seat } { $way ->
        [loses] uses or loses
       *[gains] gains
    } { $change ->
        [one] one provision
       *[other] { $change } provisions
    }: { $now } now.
event-lanterns = { $seat } { $way ->
        [loses] loses
       *[gains] takes
    } a lantern: { $now } now.
event-luck-test = { $seat } tests luck: { $total } against { $luck }, { $lucky ->
        [yes] Lucky
       *[no] Unlucky
    }.
event-die = { $seat } rolls { $die }.
event-caged = A cage falls over { $seat }.
event-freed = { $seat } leaves the cage.
event-put-on = { $seat } is now on { $at }.
event-maze-turned = Labyrinth card M{ $maze } is turned up: { $open ->
        [yes] the way is open
       *[no] a dead end
    }.
event-maze-hidden = The labyrinth cards are hidden again.
event-rolled = { $seat } rolls { $die } to move.
event-no-step = { $seat } cannot take a step.
event-stayed = { $seat } stays.
event-challenged = { $seat } makes a Key Challenge: { $numbers }.
event-answered = { $by } shows { $seat } a blank{ $count ->
        [0] {""}
       *[other] {" "}and { $numbers }
    }.
event-walked = { $steps ->
    [one] { $seat } moves one space: { $to }.
   *[other] { $seat } moves { $steps } spaces: { $to }.
}
event-encounter-up = In { $room }: { $card }!
event-encounter-gone = { $card } leaves the game ({ $room }).
event-encounter-down = { $card } is turned face down again ({ $room }).
event-game = { $seat } rolls { $ours }, the house { $house }.
event-cursed = { $seat } has { $victim } cursed.
event-gazed = { $seat } looks at Key Challenge cards of { $of }.
event-learnt = { $seat } sees with { $of }: { $numbers }.
event-fell-in = { $seat } falls into the river!
event-waits = An encounter waits for { $seat } in { $room }.
event-met = { $seat } meets { $others }.
event-died = { $seat }’s adventurer is dead.
event-chest-tried = { $seat } tries the chest with { $numbers }, showing { $keys }.
event-chest-wrong = { $wrong ->
        [one] One key is wrong
       *[other] { $wrong } keys are wrong
    }: { $seat } is thrown out.
event-chest-opened = { $seat } opens the chest with { $numbers } and wins!
event-left-game = { $seat } leaves the game.
event-zagor = The rounds are over: Zagor wins.
event-alone = { $seat } alone remains.
event-took = { $seat } takes { $card } ({ $at }).
event-took-hidden = { $seat } takes a treasure card ({ $at }).
event-took-openly = { $seat } finds and shows { $card } ({ $at }).
event-left = { $seat } leaves { $card } ({ $at }).
event-left-hidden = { $seat } leaves a card face down ({ $at }).
event-shown = { $seat } shows { $card }.
event-used-up = { $seat } uses { $card }; it leaves the game.
event-sold = { $seat } sells { $card }.
event-pawned = { $seat } pawns { $card }.
event-redeemed = { $seat } buys { $card } from Shylock.
event-traded = { $from } gives { $to }: { $cards }.
event-showed-cards = { $from } shows { $to } treasure: { $cards }.
event-showed-clues = { $from } shows { $to } the numbers { $numbers }.
event-confirmed = { $which ->
        [all] { $from } tells { $to } truly: holds { $held }.
        [none] { $from } tells { $to } truly: does not hold { $lacks }.
       *[some] { $from } tells { $to } truly: holds { $held }, does not hold { $lacks }.
    }
event-showed-hidden = { $from } shows { $to } cards.
event-looted = { $seat } takes from { $from }: { $cards }.
event-looted-hidden = { $seat } takes from { $from } { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-not-there = { $from } does not have { $card }, which { $seat } named.
event-grave = { $seat }’s grave ({ $at }) holds { $cards }.
event-grave-hidden = { $seat }’s grave ({ $at }) holds { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-kept = { $seat } keeps { $card } of { $from }.
event-kept-hidden = { $seat } keeps a card of { $from }.
event-combat-begins = { $seat } fights { $foe }.
event-armed = { $seat } takes up { $weapon }.
event-assault = { $foe } { $theirs }, { $seat } { $ours }.
event-foe-wounded = { $foe } is wounded: { $left } left.
event-no-effect = { $seat }’s weapon does not bite on { $foe }.
event-foe-beaten = { $seat } has beaten { $foe }.
event-combat-ends = The combat of { $seat } ends undecided.
event-fled = { $seat } flees.
event-ran = { $steps ->
    [one] { $seat } runs one space: { $to }.
   *[other] { $seat } runs { $steps } spaces: { $to }.
}
event-attacked = { $seat } attacks { $victim }.
event-spared = { $seat } lets { $victim } be.
event-stepped-in = { $seat } fights in { $victim }’s place.
event-stood-aside = { $seat } does not fight in { $victim }’s place.
event-fights-until = { $stamina ->
        [0] { $seat } will fight to the end.
       *[other] { $seat } will fight on until STAMINA { $stamina }.
    }
event-ignored = { $seat } ignores the others.
event-talks-begin = { $seat } negotiates with { $with }.
event-offered = { $seat } offers { $to }: { $give }. Asked for: { $ask }.
event-offered-hidden = { $seat } makes { $to } a proposal.
event-accepted = { $seat } accepts { $with }’s proposal.
event-talks-end = { $seat } ends the negotiation.

## Choices
do-split = { $provisions ->
        [0] No provision
        [one] One provision
       *[other] { $provisions } provisions
    } and { $gold } gold
do-drink = Drink { $card }
do-try-luck = Try your luck
do-try-die = Roll the die
do-face = Face the encounter
do-travel = Travel to passage { $number }
do-grope = Travel blindly
do-reveal = Turn up labyrinth card M{ $number }
do-roll = Roll and move
do-eat = Eat
do-invisible-guarded = Invisible: take the guarded card of { $room }
do-invisible-loose = Invisible: take loose card no. { $number } of { $room }
do-gaze = Look into the Crystal Ball: { $seat }
do-ferry = Cross by ferry (paid)
do-punt = Cross by punt (luck)
do-bridge = Cross the bridge (die)
do-stay = Stay
do-open = Try the chest: { $numbers } with { $keys }
do-pass-chest = Leave the chest alone
do-leave = Leave the game for good
do-challenge = Challenge: { $numbers }
do-pass-challenge = No challenge
do-walk = Go to { $to }
do-walk-room = Enter { $to } (from { $by })
do-arm = Fight with { $weapon }
do-sleep = Use the Giver of Sleep
do-dragonfire = Use the Dragonfire Scroll
do-eye = Use the Eye of the Cyclops
do-fight = Fight
do-fight-until = { $stamina ->
        [0] Fight to the end
       *[other] Fight on until STAMINA { $stamina }
    }
do-flee = Flee
do-done = No more
do-curse = Pay to have { $seat } cursed
do-pay-gold = Give gold
do-pay-provision = Give a provision
do-buy-provisions = Buy { $count ->
        [one] one provision
       *[other] { $count } provisions
    }
do-buy-treasure = Buy the guarded card
do-sell = Sell { $card }
do-ask-seer = Pay to hear about { $seat }
do-quaff = Drink
do-stake-gold = Stake { $amount } gold
do-stake-provisions = Stake { $amount ->
        [one] one provision
       *[other] { $amount } provisions
    }
do-winnings = Take the winnings
do-prize = Take the guarded card
do-pawn = Pawn { $card }
do-redeem = Buy { $card }
do-flesh = Sell a pound of flesh
do-take-guarded = Take the guarded card
do-take-loose = Take loose card no. { $number }
do-take-nothing = Take nothing more
do-drop = Leave { $card }
do-attack = Attack { $seat }
do-negotiate = Negotiate with { $seat }
do-ignore = Ignore
do-propose = Offer { $give }; ask for { $ask }
do-give = Offer { $give }, for nothing in return
do-request = Ask for { $ask }, offering nothing
do-accept = Accept
do-accept-picks = Accept: { $parts }
do-end-talks = No deal
do-loot-keys = Take all keys{ $lantern ->
        [yes] {" "}and the lantern
       *[no] {""}
    }
do-loot-named = Take { $card }{ $lantern ->
        [yes] {" "}and the lantern
       *[no] {""}
    }
do-loot-random = Take a card at random{ $lantern ->
        [yes] {" "}and the lantern
       *[no] {""}
    }
do-loot-nothing = Take no card{ $lantern ->
        [yes] , but the lantern
       *[no] {""}
    }
do-run = Flee to { $to }
do-run-room = Flee into { $to } (from { $by })
do-keep = Keep { $card }
do-leave-rest = Leave the rest

## The board as text
sketch-round = Round { $round } of { $cap }
sketch-seat = { $letter } { $name }, { $at }: SKILL { $skill }, STAMINA { $stamina }/{ $full }, LUCK { $luck }, gold { $gold }, food { $food }, cards { $cards }, numbers { $clues }
sketch-legend = [01?] room: ? unmet, ! face up, * treasure, $ loose cards · < ^ > v doors · :: gate · @A adventurer
sketch-own = Your numbers: { $clues }; your treasure cards: { $cards }
sketch-decision = To decide: { $decision }
sketch-deciders = By { $deciders }

## Rooms and cards
label-place-01 = Guardroom
label-place-02 = Refectory
label-place-03 = Torture Chamber
label-place-04 = Boathouse
label-place-05 = Dormitory
label-place-06 = Storeroom
label-place-07 = Armoury
label-place-08 = Kennels
label-place-09 = Workshop
label-place-10 = Chapel
label-place-11 = Cells
label-place-12 = Kitchen
label-place-13 = Statue Hall
label-place-14 = Portrait Gallery
label-place-15 = Well Room
label-place-16 = Webbed Cave
label-place-GR = Games Room
label-place-LD = Larder
label-place-SH = Shylock the Moneylender
label-place-17 = Crypt
label-place-18 = Ossuary
label-place-19 = Fishery
label-place-20 = Watch-house
label-place-21 = Vault
label-place-22 = Mausoleum
label-place-23 = Observatory
label-place-24 = Laboratory
label-place-25 = Library
label-place-26 = Banquet Room
label-place-27 = Antechamber
label-place-FY = Fountain of Youth
label-place-DC = Dragon's Cave
label-place-WL = Warlock's Lair
label-place-TC = Treasure Chamber
label-E01 = Goblin
label-E02 = Orc Sentry
label-E03 = Orc Chieftain
label-E04 = Barbarian
label-E05 = Giant Sandworm
label-E06 = Giant Spider
label-E07 = Troll
label-E08 = Ogre
label-E09 = Wererat
label-E10 = Werewolf
label-E11 = Minotaur
label-E12 = Iron Cyclops
label-E13 = Hell Hound
label-E14 = Ghoul
label-E15 = Skeletons
label-E16 = Zombies
label-E17 = Vampire
label-E18 = Wight
label-E19 = Cage Trap
label-E20 = Poison Gas
label-E21 = Dart Trap
label-E22 = Trapdoor
label-E23 = Fool
label-E24 = Hexmaster
label-E25 = Starving Beggar
label-E26 = Trader
label-E27 = Seer
label-T01 = Key ring 123
label-T02 = Key ring 456
label-T03 = Key ring 789
label-T04 = Key ring 247
label-T05 = Key ring 158
label-T06 = Key ring 369
label-T07 = Key ring 259
label-T08 = Key ring 348
label-T09 = Key ring 167
label-T10 = Key ring 357
label-T11 = Key ring 268
label-T12 = Key ring 149
label-T13 = Skeleton key
label-T14 = Skeleton key
label-T15 = Gold 3
label-T16 = Gold 5
label-T17 = Gold 5
label-T18 = Gold 6
label-T19 = Gold 8
label-T20 = Provisions 3
label-T21 = Provisions 4
label-T22 = Giver of Sleep
label-T23 = Magic Sword
label-T24 = Enchanted Sword
label-T25 = Magic Shield
label-T26 = Potion of Invisibility
label-T27 = Potion of Fortune
label-T28 = Potion of Strength
label-T29 = Eye of the Cyclops
label-T30 = Dragonfire Scroll
label-T31 = Crystal Ball
label-T32 = Provisions 2

## What is wrong with an edition
edition-sums = the map does not add up: { $reason }
edition-row = this row has { $count } tiles, not { $width }
edition-rows = the map has { $count } rows, not { $height }
edition-tile-size = “{ $tile }” is not a tile of two characters
edition-tile = “{ $tile }” is no tile; see the key above the map
edition-numbered = tiles with { $letter } go from { $letter }1 to { $letter }6
edition-twice = { $place } is on the map twice
edition-spaces = { $count } spaces are too many: { $most } at most
edition-missing = { $code } is not on the map
edition-gate = { $code } lacks a gate on one side
edition-room-code = “{ $code }” is not a new room code of two characters
edition-rooms = there are { $count } rooms, not { $wanted }
edition-door = room { $room }, door “{ $door }”: { $why ->
        [form] write a side and a space, as in “E t7_40”
        [space] there is no such space
        [side] sides are N, E, S and W
        [wall] that space does not lie in front of that wall
       *[full] too many ways meet here
    }
edition-no-door = room { $room } has no door
edition-river = the entrance must reach the south bank and not the north bank
edition-sum = { $what }: { $found } found, { $stated } stated
edition-no-space = there is no space { $name }
edition-walk = steps from { $from } to { $to }: { $found } found, { $stated } stated
edition-kinds = there are { $ordinary } ordinary rooms, { $fixed } fixed ones, { $lair } lair and { $chest } with a chest; there must be 27, 5, 1 and 1
edition-fixed = { $code } must be a fixed room
edition-order = “{ $id }” stands where { $wanted } belongs
edition-ring = { $card }: a ring has three different numbers from 1 to 9
edition-treasure = { $card }: rings need numbers; gold, provisions and swords a small value; other cards neither
edition-treasures = there are { $count } treasures, not { $wanted }
edition-numbers = every number from 1 to 9 must be on a ring
edition-goods = there are { $count } cards that are not gold or provisions: { $most } at most
edition-monster = { $card }: SKILL is 1 to 15, STAMINA 1 to 20
edition-encounters = there are { $count } encounters, not { $wanted }
edition-face = “{ $face }” does not name two sides
edition-faces = the six faces must be different
edition-escape = the escape table has six rows, one per die face
edition-skill = every SKILL must be below extra_total
edition-life = backpack, wound, assault_cap and flight_steps are out of range
edition-deal = two to six players in order, and six numbered cards in all
edition-deals = there must be a deal for each of 2 to 6 players
label-sum-tunnels = tunnels
label-sum-passages = passages
label-sum-banks = banks and entrance
label-sum-gates = gates
label-sum-maze = labyrinth spaces
label-sum-rooms = rooms
label-sum-spaces = spaces
label-sum-edges = permanent ways
label-sum-gate-edges = ways between gates and cards
label-sum-from-entrance = spaces reached from the entrance
label-sum-from-north-bank = spaces reached from the north bank
label-no-way = none

## What is wrong with a position
position-seats = there are two to six seats, and as many people and hands of numbers
position-edition = the position is of the edition “{ $edition }”
position-table = somebody is not at the table, or no round is played
position-no-choice = seat { $seat } would decide and has no choice
position-seat = there is no seat { $seat }
position-card = “{ $name }” is no treasure card
position-order = { $name } stands out of order or twice
position-number = { $number } is not a number from 1 to 9, or stands out of order
position-space = there is no space “{ $name }”
position-room = { $name } is no room
position-maze-number = there is no labyrinth card { $number }, or it stands out of order
position-mark = the mark “{ $mark }” is unknown, there twice or out of order
position-roll = a movement roll is a die, not { $roll }
position-left = there is no loose card { $slot }, or it stands out of order
position-proposal = “{ $text }” is no proposal
position-proposer = a proposal has a proposer, and a proposer has made one
position-moment = “{ $word }” is no moment to talk
position-deals = { $count } deals with seat { $seat } cannot have been made
position-newer = the older rules do not lead to the decision “{ $text }” in this state
position-maze = there are six labyrinth cards, not { $count }
position-sides = “{ $sides }” are no sides of a labyrinth card
position-rooms = { $count } rooms are listed, not { $wanted }
position-encounter = “{ $card }” is no encounter card
position-up = room { $room }: only a card that is there can be face up, and then it is known
position-loose = there is no loose card { $slot }
position-stake = “{ $stake }” is no stake
position-npc = “{ $text }” is no character
position-foe = “{ $text }” is nobody to fight
position-amount = “{ $word }” is no number
position-news = “{ $text }” is no news
position-decision = “{ $text }” is no decision
position-after = “{ $word }” does not follow the taking of treasure
position-spelling = “{ $text }” is written “{ $right }”
position-fits = the decision “{ $text }” does not fit the rest
position-place = “{ $word }” is no place for a card
position-empty = what is empty is not written
position-known = every seat has a list of what it knows, if only an empty one
position-pledge = { $mark } is no pledge
position-announced = only the last three announcements are kept
position-combination = “{ $text }” is no combination
position-rounds = round { $round } of { $cap } cannot be
position-scores = the scores of seat { $seat } are none that an adventurer can have
position-dead = the adventurer of seat { $seat } is dead and still has something
position-suspects = seat { $seat } supposes gold or provision cards in a hand or lying about
position-lanterns = so many lanterns were never made
position-creating = while adventurers are created nothing else is on the table, and they have what they were given

## Tables of reference
table-cell = { $cell }
table-monsters = Monsters
table-bosses = Those who always come back
table-others = Traps and characters
table-treasures = Treasures
table-escape = Escape table
table-river = The river
table-larder = The Larder
table-passages = Secret passages
table-rooms = Rooms and doors
table-column-card = card
table-column-name = name
table-column-skill = SKILL
table-column-stamina = STAMINA
table-column-special = special
table-column-option = strength
table-column-effect = effect
table-column-rule = rule
table-column-die = die
table-column-way = way
table-column-passage = number
table-column-black = black (south), beside
table-column-red = red (north), beside
table-column-room = code
table-column-doors = doors from
table-undead = Undead.
table-fire-breath = Breathes fire before every assault: on 1 to { $die } the adventurer loses { $loss } STAMINA.
table-paralyse = Wound number { $wounds } in one combat paralyses and kills.
table-hypnosis = A double on its dice hypnotises: test your luck; Unlucky is death.
table-magic-only = Only magic weapons wound it.
table-cage = Caged: free by luck, or by a die of { $die } or more; after { $most } failures without a roll.
table-gas = Test your luck; Unlucky costs { $loss } STAMINA.
table-darts = A die, halved and rounded up, is lost in STAMINA.
table-trapdoor = Test your luck; Unlucky costs { $loss } STAMINA and leads to a passage by the die.
table-fool = On the first visit the guarded card, or else a die of gold.
table-hexmaster = For { $price } gold: another adventurer with more than { $least } STAMINA loses { $skill } SKILL and { $stamina } STAMINA.
table-beggar = { $price } gold or a provision gives access to the guarded card.
table-trader = Sells 1 to { $most } provisions at 1 gold each and the guarded card for { $treasure } gold; buys a card that is no key for { $sale } gold.
table-seer = For { $price } gold shows one Key Challenge card of an opponent.
table-ring = keys { $numbers }
table-skeleton-key = a key for any one number
table-giver-of-sleep = A magic weapon without bonus; destroys the Undead on sight, all but the Wight.
table-sword = A magic weapon: +{ $bonus } SKILL.
table-shield = On a die of { $die } or more a wound costs { $saved } STAMINA less.
table-invisibility = Takes a card of a room before whose door you stand, whoever lives there; used up.
table-fortune = Restores LUCK to its starting total; used up.
table-strength = Restores STAMINA to its starting total; used up.
table-eye = Lowers the Warlock’s SKILL by { $penalty } for one combat; used up.
table-dragonfire = Drives the Dragon off; used up.
table-crystal-ball = Shows the Key Challenge cards of an opponent; used up.
table-loses-stamina = { $count } STAMINA lost
table-loses-luck = { $count } LUCK lost
table-drops-card = a random treasure card left behind
table-loses-supplies = one provision lost, else some gold, else STAMINA
table-way-ferry = Ferry
table-way-punt = Punt
table-way-bridge = Bridge
table-punt = Lucky: across; Unlucky: into the water
table-bridge = across on { $die } or more, else into the water

## The score sheet at the end.
label-era = Round { $number }
label-lead = Numbers of the combination held in keys
label-gain-cards = Treasure cards
label-gain-foes = Foes beaten
label-gain-deaths = Deaths
label-gain-gold = Gold
label-gain-stamina = STAMINA
