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
fuji-pawn-at = { $name } stands on card { $cell }
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
fuji-die-remembered = remembered: it lies behind its screen again
fuji-hidden = { $count ->
    [one] One die of { $name } behind the screen
   *[other] { $count } dice of { $name } behind the screen
}
fuji-own = Behind your screen
fuji-own-open = Your dice, for all to see
fuji-no-dice = The dice are rolled when the turn begins.
fuji-sum-against = Your dice make { $sum } at { $cell }, the destination of { $name }
fuji-quick-roll = My roll for my destination:
fuji-quick-threat = My dice for { $name } at that card:
fuji-destination = Destination { $cell }
fuji-rerolls = { $of ->
    [0] No re-roll this turn
   *[other] Re-rolls left: { $left } of { $of }
}
fuji-rerolls-tip = Re-rolls by distance to the destination, one more with the bonus symbol
fuji-third-side = The third pawn’s dice on your side
fuji-third-side-tip = Only you see them; your partner sees the other half
fuji-own-skill = A skill for you
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
fuji-say-ask = A question: how dangerous are you?
fuji-say-promise = A promise: I keep this down
fuji-say-answer = Yes or no
fuji-say-answer-what = Which answer?
fuji-say-loan = Which die?
fuji-said-before = (before the re-rolls)
fuji-unsay = Take back
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
fuji-wish-lend = Lend me…
fuji-won = All in the village!
fuji-points = victory points
fuji-points-tip = For everybody, less every injury, plus every unused equipment card
fuji-lost = The mountain won
fuji-died-lava = { $name } was caught by the lava
fuji-died-tired = { $name } died of exhaustion
fuji-compare = Who may walk
fuji-compare-tip = Strictly more than each neighbour, counting only dice that fit their own destination; the margin decides the loss
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
fuji-ask-skill = Choose your skill.
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
fuji-told-card = card { $cell }
fuji-told-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## what is still to be touched
fuji-touch-die = a die
fuji-touch-gear = an equipment card
fuji-touch-copy = the card that the knife copies
fuji-touch-asked = the card you mean
fuji-touch-face = the face it shall show
fuji-touch-member = a team member
fuji-touch-side = a die of the third pawn
fuji-touch-skill = a skill
fuji-touch-injury = where it hurts
fuji-touch-marker = the third pawn’s marker
fuji-touch-cell = a card of the map
fuji-touch-tell = how your dice stand
fuji-touch-say = what you speak of
fuji-touch-kind = a kind of dice
fuji-touch-grade = how good it is
fuji-touch-danger = how dangerous it is
fuji-touch-unsay = what you take back
fuji-touch-wish = what you ask for
fuji-touch-loan = which die you ask for
fuji-touch-answer = your answer
fuji-touch-mood = your mood
fuji-touch-about = whose dice
