# Pieces
label-third-pawn = the third pawn
label-dummy = the dummy
label-manager = Equipment Manager
label-scout = Scout
label-comrade = Comrade
label-survivalist = Survivalist
label-gatherer = Gatherer
label-tinkerer = Tinkerer
label-first-aid = first-aid kit
label-shovel = shovel
label-rope = rope
label-flare = flare gun
label-flashlight = flashlight
label-knife = Swiss knife
label-water = water bottle
label-binoculars = binoculars
label-lighter = lighter
label-carabiner = carabiner
label-map = map
label-duct-tape = duct tape
label-compass = compass
label-machete = machete
label-radio = radio
label-character-blue = blue
label-character-purple = purple
label-character-green = green
label-character-black = black
label-injury-leg = leg
label-injury-arm = arm
label-injury-amnesia = amnesia
label-injury-eye = eye
label-scenario-s1 = Broad Slope
label-scenario-s2 = The Bend
label-scenario-s3 = Two Trails
label-scenario-s4 = The Bridge
label-scenario-s5 = The Crossing
label-scenario-s6 = The Staircase
label-scenario-s7 = The Gauntlet
label-phase-0 = setup
label-phase-1 = roll
label-phase-2 = planning and equipment
label-phase-3 = re-rolls
label-phase-4 = equipment
label-phase-5 = movement and health
label-phase-6 = eruption
label-step-pairs = who starts on white?
label-step-skill = which skill do you take?
label-step-third-skill = which skill for the third pawn?
label-step-keep = which cards to keep?
label-step-plan = talk, mark destinations, use equipment
label-step-reroll = re-roll in silence
label-step-gear = talk, use equipment
label-step-next = who acts next?
label-step-bars = how many energy bars?
label-step-move = walk or stay?
label-step-draw = draw equipment?
label-step-gift = give cards away?
label-step-injury = where does the injury go?
label-step-legs = which die is lost?
label-step-won = won
label-step-lost = lost
label-about-own = own dice
label-about-third = the third pawn's dice on this side
label-grade-very-bad = very bad
label-grade-bad = bad
label-grade-mixed = mixed
label-grade-good = good
label-grade-very-good = very good
label-danger-harmless = harmless
label-danger-slight = a slight danger
label-danger-dangerous = dangerous
label-danger-very-dangerous = very dangerous
label-trait-high = high
label-trait-low = low
label-trait-even = even
label-trait-odd = odd
label-trait-pink = pink
label-trait-blue = blue
label-trait-yellow = yellow
label-answer-yes = yes
label-answer-no = no
label-loan-high = a high die
label-loan-low = a low die
label-loan-even = an even die
label-loan-odd = an odd die
label-loan-pink = a pink die
label-loan-blue = a blue die
label-loan-yellow = a yellow die
label-loan-high-pink = a high pink die
label-loan-high-blue = a high blue die
label-loan-high-yellow = a high yellow die
label-loan-low-pink = a low pink die
label-loan-low-blue = a low blue die
label-loan-low-yellow = a low yellow die
label-mood-content = content
label-mood-worried = worried
label-mood-gamble = ready to gamble
label-stay-not-authorised = not authorised
label-stay-at-destination = already there
label-stay-no-path = no path is left
label-stay-declined = prefers to stay
label-score-members = characters
label-score-injuries = injuries
label-score-equipment = unused equipment
label-rating-0 = alive, but a long hospital stay lies ahead
label-rating-1 = the closest of escapes; nobody will fund the next expedition
label-rating-2 = you made it, though nobody will pin a medal on you
label-rating-3 = a well earned rest in the village
label-rating-4 = the village celebrates you; try a higher level
label-rating-5 = the whole world speaks of your adventure; do try a higher level
label-heading = { $scenario }, level { $level } · turn { $turn } · { $phase }: { $step }
label-member = { $letter } { $name } at { $pawn } → { $marker } · { $skill } · health { $health } · bars { $bars } · injuries: { $injuries }
sketch-legend = ev/od even/odd dice · <…> village · * re-roll · q equipment · ! eruption · A pawn, a marker · ~ lava · # rubble
label-member-cards = equipment: { $cards }
label-member-dice = dice: { $dice }

# Options
option-scenario = Scenario
option-scenario-random = drawn
option-scenario-S1 = Broad Slope (beginners)
option-scenario-S2 = The Bend (beginners)
option-scenario-S3 = Two Trails
option-scenario-S4 = The Bridge
option-scenario-S5 = The Crossing
option-scenario-S6 = The Staircase (experts)
option-scenario-S7 = The Gauntlet (experts)
option-level = Level
option-thrill = Extreme thrill
option-two-players = Two players
option-two-players-dummy = with dice between you (variant A)
option-two-players-third-pawn = with a third pawn (variant B)
option-skills = Skills
option-characters = Characters
option-comrade-mode = The comrade's die returns
option-comrade-mode-phase = at the end of phase 3: it was shown and kept from re-rolls, and counts as usual (the rulebook)
option-comrade-mode-turn = at the end of the turn: it counts in no comparison of that turn (the published English rules)
option-chat = Speech
option-chat-hints-only = hints only
option-chat-hints-and-filtered-text = hints and filtered text
option-chat-open = open, on your honour
option-skills-manager = { label-manager }
option-skills-scout = { label-scout }
option-skills-comrade = { label-comrade }
option-skills-survivalist = { label-survivalist }
option-skills-gatherer = { label-gatherer }
option-skills-tinkerer = { label-tinkerer }
option-characters-blue = { label-character-blue }
option-characters-purple = { label-character-purple }
option-characters-green = { label-character-green }
option-characters-black = { label-character-black }
option-skills-random = drawn at random
option-skills-choose = everybody chooses one at the start
option-characters-random = drawn at random
option-scenario-help = The ground to cross, from the simplest to the most twisted.
option-level-help = From 1 (the mountain gives you time) to 4 (hardly anybody comes home).
option-thrill-help = The eruption token nearest to the village shows two symbols from the start.
option-two-players-help = Two players lack a neighbour: dice or a pawn take that place.
option-skills-help = Every player has a skill, which says how many dice to roll and what one is able to do.
option-characters-help = The colour of everybody’s pieces; it changes nothing in the game.
option-comrade-mode-help = Two ways to read the Comrade’s card.
option-chat-help = What may be said during the game: half words are the heart of it.

# Refusals
FUJ-SET-1 = { $why ->
    [option] { $value } is no list of one different character for each seat.
   *[seats] Fuji is for { $fewest } to { $most } players, not { $seats }.
}
FUJ-SET-2 = { $why ->
    [taken] Somebody has taken this skill already: { $skill }.
   *[option] { $value } is neither random, nor choose, nor a list of one different skill for each seat.
}
FUJ-SET-4 = Keep exactly { $kept } of the { $dealt } cards you were dealt.
FUJ-SET-7 = { $option } cannot be chosen like this.
FUJ-SET-16 = The level is 1, 2, 3 or 4, not { $value }.
FUJ-P2-2 = Your pawn needs a destination first.
FUJ-P2-3 = { $cell } is more than { $limit } steps away.
FUJ-P2-7 = { $cell } is fire or rubble: nobody goes there.
FUJ-P2-8 = At { $cell } there is no landscape or village card.
FUJ-P2-9 = A neighbour has already chosen { $cell }.
FUJ-P2-13 = Markers are placed in phase 2; afterwards they are final.
FUJ-COM-1 = Hints are given in phases 2 and 4.
FUJ-COM-6 = Silence: nobody speaks during the re-rolls.
FUJ-COM-8 = { $why ->
    [third] There is no third pawn to speak of.
    [card] There is no such card on the map.
    [newer] The rules this game began with do not know this sentence.
   *[target] Speak to another member of the party.
}
FUJ-COM-10 = You have given { $limit } hints in this phase; that must do.
FUJ-COM-13 = Only what you have said yourself, and what still lies on the table, can be taken back.
FUJ-COM-11 = Nobody speaks while dice are re-rolled (FUJ-COM-11).
FUJ-COM-12 = { $why ->
    [hints-only] At this table players speak in hints alone while dice are hidden (FUJ-COM-12).
    [no-numbers] While dice are hidden: no numbers, quantities or averages (FUJ-COM-12).
    [number] “{ $word }”: no numbers, quantities or averages while dice are hidden (FUJ-COM-12).
    [repetition] “{ $letter }” more than twice in a row could be a count (FUJ-COM-12).
   *[option] { $value } is no way to speak at this table.
}
FUJ-P3-1 = { $rerolls ->
    [0] You have no re-roll this turn.
    [one] You have made your only re-roll.
   *[other] You have made all your { $rerolls } re-rolls.
}
FUJ-P3-5 = Re-roll at least one die, and only dice of your own.
FUJ-P3-9 = During the re-rolls there is no equipment and no marker is moved.
FUJ-EQ-1 = { $why ->
    [card] You cannot use the { $card } in phase { $phase }.
   *[now] Equipment is used in phases 2 and 4.
}
FUJ-EQ-5 = In phase 4 no marker is moved, and dice are re-rolled only through equipment.
FUJ-EQ-6 = You do not have the { $card } in front of you.
FUJ-EQ-7 = That would change nothing: at least one die must really change.
FUJ-E01-1 = The first-aid kit is used without any further choice.
FUJ-E02-1 = The shovel turns one of your dice to another face.
FUJ-E03-1 = The rope leads to a landscape card beside your pawn that is not lava.
FUJ-E04-1 = The flare gun is used without any further choice.
FUJ-E05-1 = The flashlight re-rolls some of your dice.
FUJ-E06-1 = The { $card } cannot be copied like this.
FUJ-E06-2 = The knife cannot copy the { $card } in phase { $phase }.
FUJ-E06-4 = Say which other visible card the knife copies.
FUJ-E07-1 = The water bottle re-rolls dice of your own, or gives another player one re-roll.
FUJ-E07-2 = Choose dice of your own that can be re-rolled, or none.
FUJ-E08-1 = The binoculars swap two different landscape cards.
FUJ-E08-2 = Both cards must be empty: no token, no marker, no pawn.
FUJ-E08-3 = Lava, rubble and the volcano cannot be swapped.
FUJ-E09-1 = { $why ->
    [asked] You have asked there with this card already.
    [pick] Give one of the dice asked for, or decline if you may.
   *[target] Ask a teammate who has a die to give.
}
FUJ-E09-3 = You already hold a die lent through the lighter.
FUJ-E10-1 = Everybody re-rolls exactly one die that can change.
FUJ-E11-1 = The map gives one of your dice to another player.
FUJ-E12-1 = The duct tape turns some of your 1s.
FUJ-E13-1 = The compass turns some of your 6s.
FUJ-E14-1 = The machete sets aside one or two of your dice.
FUJ-E15-1 = { $why ->
    [open] Your screen is already removed.
   *[other] The radio is used without any further choice.
}
FUJ-DIE-1 = You do not hold all these dice.
FUJ-DIE-2 = Dice set aside stay as they are.
FUJ-DIE-3 = Lent dice are frozen: nothing changes them this turn.
FUJ-P5-3 = Choose somebody who has not acted yet this turn.
FUJ-P5A-6 = { $why ->
    [step] You cannot step to { $cell } from there.
   *[end] The path must end on your destination after at most { $limit } steps.
}
FUJ-INJ-2 = That slot is taken already.
FUJ-INJ-4 = Choose a die of your own colour that is still in the game.
FUJ-INJ-5 = With a broken arm no equipment can be used.
FUJ-K01-1 = { $why ->
    [skill] Only the equipment manager gives cards away.
   *[target] Give the card to another member of the party.
}
FUJ-K01-2 = The manager has forgotten how to: no gifts with amnesia.
FUJ-K01-3 = Cards cannot be given away at this moment.
FUJ-K03-1 = Only the comrade sets a die aside, one of his own, once a turn in phase 3.
FUJ-K03-2 = The die set aside cannot be re-rolled.
FUJ-K03-4 = { $value } is neither phase nor turn.
FUJ-K05-2 = { $stock ->
    [one] There is only one energy bar.
   *[other] There are only { $stock } energy bars.
}
FUJ-VAR-1 = Extreme thrill is on or off, not { $value }.
FUJ-2P-1 = Two players choose the dummy or the third pawn; { $value } does not fit.
FUJ-2B-1 = The third pawn cannot be a { $skill }: it needs an unused skill with six dice.
FUJ-2B-3 = Of the third pawn's dice you re-roll only those on your side, at least one.
FUJ-2B-8 = Choose among the third pawn's dice on your side that fit, or none.
FUJ-2B-9 = Choose a side with a die that fits, and there a die that fits.
FUJ-2B-10 = This side may not set a die of the third pawn aside now.
FUJ-RUL-38 = You say that you are ready in phases 2 and 4.
FUJ-RUL-39 = { $why ->
    [open] Another proposal is still open.
    [none] There is no proposal to answer.
   *[own] You have agreed already.
}
FUJ-RUL-40 = { $why ->
    [markers] You have changed markers { $limit } times in this phase; that must do.
    [ready] You have called off being ready { $limit } times in this phase; that must do.
   *[proposals] { $limit } proposals were refused; there are no more on this question.
}
FUJ-RUL-42 = First the card in use has to be finished.
FUJ-RUL-43 = That changes nothing.
FUJ-RUL-48 = { $why ->
    [turn] It is not { $seat } who decides now.
    [member] That is not yours to decide.
   *[now] That is not asked now.
}
FUJ-END-1 = The game is over.

# Events
event-map-built = The map is laid: { $scenario }, level { $level }.
event-joined = { $member } plays { $character }: { $skill }.
event-missing-die = { $member } plays without die { $die }.
event-dealt = { $member } is dealt the { $card }.
event-kept = { $member } keeps: { $cards }.
event-set-up = { $member } starts on { $cell }.
event-turn-began = Turn { $turn } begins.
event-phase-began = Phase: { $phase }.
event-rolled = { $member } rolls { $dice }.
event-rolled-secretly = { $member } rolls { $count ->
    [one] one die
   *[other] { $count } dice
} behind the screen.
event-dummy-rolled = The dummy's open dice: { $dice }.
event-placed = { $member } marks { $cell }.
event-cleared = { $member } takes the marker back.
event-aside-agreed = { $seat } may set a die of the third pawn aside this turn.
event-said-roll = { $seat } ({ $about }): my roll is { $grade } for { $card }.
event-said-threat = { $seat } ({ $about }): for { $target } I am { $danger }, judging by { $criterion }.
event-said-tendency = { $seat } ({ $about }): I have quite a few { $of } dice.
event-said-another = { $seat } ({ $about }) to { $target }: please choose another card.
event-said-stay = { $seat } ({ $about }) to { $target }: please stay put.
event-said-go = { $seat } ({ $about }) to { $target }: go ahead.
event-said-down = { $seat } ({ $about }) to { $target }: please keep this down: { $criterion }.
event-said-use = { $seat } ({ $about }) to { $target }: please use the { $card }.
event-said-keep = { $seat } ({ $about }) to { $target }: please keep the { $card }.
event-said-suggest = { $seat } ({ $about }) to { $target }: you could go to { $card }.
event-said-mood = { $seat } ({ $about }) feels { $mood }.
event-said-ask = { $seat } ({ $about }) to { $target }: how dangerous are you for me, judging by { $criterion }?
event-said-promise = { $seat } ({ $about }): I will keep this down: { $criterion }.
event-said-answer = { $seat } ({ $about }) to { $target }: { $answer }.
event-said-lend = { $seat } ({ $about }) to { $target }: lend me { $die }, please.
event-unsaid = { $seat } takes back: { $hint }.
event-proved = { $member } had at least one die showing { $value }: the card proves it.
event-gave = { $from } gives the { $card } to { $to }.
event-used = { $member } uses the { $card }.
event-copied = The knife serves { $member } as the { $card }.
event-discarded = { $member } discards the { $card }.
event-tilted = { $member } turns the { $card } sideways.
event-cancelled = Nothing was picked: { $member } keeps the { $card }.
event-rerolled = { $member } re-rolls: { $dice }.
event-turned = { $member } turns dice: { $dice }.
event-picked = { $seat } has chosen.
event-roped = { $member } climbs by rope to { $cell }.
event-swapped = The cards on { $one } and { $other } change places.
event-lent = { $from } lends { $to } the die { $dice }.
event-lent-secretly = { $from } lends { $to } a die.
event-declined = { $from } lends { $to } no die.
event-set-aside = { $member } sets aside { $dice }.
event-shown = { $member } removes the screen: { $dice }.
event-became-ready = { $seat } is ready.
event-became-unready = { $seat } is not ready after all.
event-entitled = { $member } has { $count ->
    [0] no re-roll
    [one] one re-roll
   *[other] { $count } re-rolls
}.
event-finished = { $seat } is done.
event-counted = { $member } made { $count ->
    [0] no re-roll
    [one] one re-roll
   *[other] { $count } re-rolls
}.
event-taken-back = { $member } takes die { $die } back.
event-bars-gained = { $member } saves { $count ->
    [one] an energy bar
   *[other] { $count } energy bars
}.
event-bars-spent = { $member } spends { $count ->
    [one] an energy bar
   *[other] { $count } energy bars
} for { $target }.
event-bars-lost = { $member } loses { $count ->
    [one] an energy bar
   *[other] { $count } energy bars
}.
event-revealed = All dice are open: { $dice }.
event-proposed = { $seat } proposes: { $action }.
event-accepted = { $seat } accepts.
event-rejected = { $seat } refuses.
event-lapsed = The proposal has become impossible.
event-defaulted = Without agreement the usual choice is made.
event-acts = { $member } acts.
event-totalled = { $member } totals { $value }.
event-authorised = { $member } totals { $value } and is authorised, with a margin of { $margin }.
event-refused = { $member } totals { $value } against { $best } and is not authorised.
event-no-destination = { $member } has no destination.
event-moved = { $member } walks { $path }.
event-moved-cards = { $member } walks { $count ->
    [one] one card
   *[other] { $count } cards
}, to { $cell }.
event-stayed = { $member } stays: { $why }.
event-triggered = The eruption token on { $cell } fires { $symbols ->
    [one] once
   *[other] { $symbols } times
}.
event-erupted = Lava covers { $cells }.
event-drew = { $member } draws the { $card }.
event-drew-nothing = { $member } finds no equipment left.
event-left = { $member } leaves the equipment where it is.
event-hurt = { $member } loses { $loss ->
    [0] no health
   *[other] { $loss } health
} and stands at { $health }.
event-spared = First aid saves { $member } from any loss.
event-injured = { $member } is injured: { $injury }.
event-lost-die = { $member } loses die { $die } for good.
event-died = { $how ->
    [lava] { $member } is swallowed by lava. The game is lost.
   *[exhaustion] { $member } dies of exhaustion. The game is lost.
}
event-won = Everybody is in the village. You have won!
event-scored = { $seat }, { $source }: { $points } { $points ->
    [one] point
   *[other] points
}.
event-rated = Your rating: { $rating }.
event-brought-home = Lent dice and dice set aside come back.

# Choices
do-pairs = { $seats } start on white
do-take-skill = Take the skill: { $skill }
do-third-skill = Third pawn: { $skill }
do-keep = Keep: { $cards }
do-place = { $member }: mark { $cell }
do-clear = { $member }: take the marker back
do-aside-side = Let { $seat } set a die of the third pawn aside
do-say-roll = Say ({ $about }): my roll is { $grade } for { $card }
do-say-threat = Say ({ $about }): for { $target } I am { $danger }, judging by { $criterion }
do-say-tendency = Say ({ $about }): I have quite a few { $of } dice
do-say-another = Ask { $target } ({ $about }): choose another card
do-say-stay = Ask { $target } ({ $about }): stay put
do-say-go = Tell { $target } ({ $about }): go ahead
do-say-down = Ask { $target } ({ $about }): keep this down: { $criterion }
do-say-use = Ask { $target } ({ $about }): use the { $card }
do-say-keep = Ask { $target } ({ $about }): keep the { $card }
do-say-suggest = Point { $target } ({ $about }) to { $card }
do-say-mood = Show ({ $about }): { $mood }
do-say-ask = Ask { $target } ({ $about }): how dangerous are you for me, judging by { $criterion }?
do-say-promise = Promise ({ $about }): I will keep this down: { $criterion }
do-say-answer = Answer { $target } ({ $about }): { $answer }
do-say-lend = Ask { $target } ({ $about }): lend me { $die }
do-unsay = Take back: { $hint }
do-give = Give the { $card } to { $to }
do-use-plain = Use the { $card }
do-use-dice = Use the { $card } on { $dice }
do-use-turn = Use the { $card }: turn { $die } to { $value }
do-use-to = Use the { $card } to { $cell }
do-use-swap = Use the { $card }: swap { $one } and { $other }
do-use-with = Use the { $card } with { $member }
do-use-lend = Use the { $card }: lend { $die } to { $member }
do-use-side = Use the { $card }, third pawn's die on the side of { $seat }
do-use-side-to = Use the { $card }: a die from the side of { $seat } to { $member }
do-use-sides = Use the { $card }: { $first } from the first side, { $second } from the second
do-use-both = Use the { $card } on both sides
do-copy-plain = Knife as { $card }
do-copy-dice = Knife as { $card } on { $dice }
do-copy-turn = Knife as { $card }: turn { $die } to { $value }
do-copy-to = Knife as { $card } to { $cell }
do-copy-swap = Knife as { $card }: swap { $one } and { $other }
do-copy-with = Knife as { $card } with { $member }
do-copy-lend = Knife as { $card }: lend { $die } to { $member }
do-copy-side = Knife as { $card }, third pawn's die on the side of { $seat }
do-copy-side-to = Knife as { $card }: a die from the side of { $seat } to { $member }
do-copy-sides = Knife as { $card }: { $first } from the first side, { $second } from the second
do-copy-both = Knife as { $card } on both sides
do-ready = Ready
do-unready = Not ready after all
do-reroll = Re-roll { $dice }
do-set-aside = Set { $die } aside
do-done = Done
do-next = { $member } acts next
do-accept = Accept
do-reject = Refuse
do-bars = { $count ->
    [0] Spend no energy bar
    [one] Spend one energy bar
   *[other] Spend { $count } energy bars
}
do-move = Walk { $path }
do-stay = Stay
do-draw = Draw equipment
do-leave = Leave the token
do-pass-gift = Give nothing more
do-injure = Injury: { $injury }
do-lose = Lose die { $die }
do-pick-none = Choose no die
do-pick = Choose { $dice }
do-turn = Turn { $die } to { $value }
do-decline = Lend no die

## What is wrong with an edition file

edition-die-missing = the die { $die } is missing
edition-die-faces = { $die } needs six faces, one letter each
edition-die-letter = “{ $letter }” is none of the colours P, B, Y
edition-die-colour = { $die } must show { $colour } on exactly two faces
edition-dice = there are { $found } dice instead of 6
edition-half-die = “{ $die }” is not a die; dice are d1 to d6
edition-halves = the halves must share out the six dice
edition-landscapes = there are { $found } landscape cards instead of { $count }
edition-villages = there are { $found } village cards instead of { $count }
edition-card = { $card }: { $reason }
edition-condition-missing = a card needs a dice condition
edition-condition-word = “{ $word }” is neither a colour nor 1 to 6, even or odd
edition-condition-empty = an alternative names colours or values
edition-twice = { $name } stands here twice
edition-levels = there must be four levels
edition-level-order = this should be level { $number }
edition-level-fail = nobody can lose more than 100 health
edition-level-margins = a greater margin cannot cost more health
edition-health-last = the health board has at most 100 spaces
edition-health-injuries = injury spaces rise between the start and the last space
edition-rerolls = distance alone gives at most 2 re-rolls
edition-ratings = ratings start with 0 and rise
edition-hints = there are at most 40 hints in a phase
edition-limits = limits lie between 1 and 200
edition-skill = a skill has 5 or 6 dice, at most 4 cards, and keeps no more
edition-skill-dice = manager, comrade and gatherer have 6 dice, the others 5
edition-skills-dealt = four skills may not be dealt more than 15 cards
edition-skills = there are { $found } skills instead of { $count }
edition-equipment-phase = equipment is used in phase 2 or 4
edition-equipment = there are { $found } equipment cards instead of { $count }
edition-scenarios = there are { $found } scenarios instead of 7
map-size = a map has at most { $columns } columns and { $rows } rows
map-volcano = the volcano may touch S1 only
map-first-rubble = S1 may touch the volcano and S2 only
map-lava = lava never reaches the landscape { $cell }
map-villages-apart = the villages are not connected
map-thrill = thrill names { $cell }, which has no eruption token
map-thrill-outside = thrill lies outside the map
map-mark = “{ $mark }” at { $cell } is no mark of a map
map-mark-twice = { $mark } stands on the map twice
map-mark-missing = { $mark } is missing on the map
map-landscapes = there are { $found } landscapes on the map, but only { $cards } cards
map-villages = a map has 1 to 5 villages v. and one v4
map-tokens = a map has 2 eruption tokens and at most 7 equipment tokens

## What is wrong with a position

position-edition = This is the edition { $edition }, but the position is one of { $found }.
position-scenario = There is no scenario called “{ $scenario }”.
position-seats = There are 2 to 4 seats and a level from 1 to 4.
position-two-players = The option two_players is for two players, and for them only.
position-card = There is no card called “{ $card }”.
position-pile = There are too many cards in the pile.
position-proposal = The proposal “{ $action }” is not an action of this game.
position-die = The die { $die } cannot show { $value }.
position-members = There must be one entry for each pawn, in seat order.
position-dealt = { $member } was dealt more than four cards.
position-hint = { $seat } cannot have said “{ $hint }”.
position-hints = The hints contradict each other, or more of them are old than there are.
position-map = There must be a card on every landscape and village position, and nowhere else.
position-acting = In this step somebody acts, but nobody does.
position-bars = Nobody can spend energy bars now.
position-keep = Nobody of that name keeps cards.
position-known-dice = Somebody knows dice that are not in the game.
position-stuck = Nobody can go on from here.
position-everybody = Sets of players and pawns may only name those of this game, and a proposal is still open to somebody.
position-setup-step = Set-up is turn 0; pairs are chosen by four players, the third skill with the third pawn.
position-setup = During set-up everybody is unhurt with all their dice, and every equipment card is in the pile or with whom it was dealt to, once.
position-sets = The dummy has all six dice, and a set that nobody plays is not in the game.
position-pending = The card that is being carried out does not fit this step or these players.
position-round = Something of a later phase has happened already, or of an earlier one not yet.
position-injuries = Injuries wait only while they are placed, and only for a hurt leg a die is lost.
position-ready = Somebody is ready without a destination within reach.
position-limits = Something was counted beyond its limit.
position-proposal-now = “{ $action }” cannot be proposed now.

## The score sheet at the end.
label-era = Turn { $number }
label-lead = Health left to the team
label-gain-health = Health
label-gain-injuries = Injuries
label-gain-cards = Equipment drawn
