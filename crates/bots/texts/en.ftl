# Why a bot decided so. Shares are in percent of a victory.

why-plain = That is what one usually does here.
why-only = There was nothing else to do.
why-clear = Clearly better than “{ $action }”: { $chosen }% against { $other }%.
why-close = Hardly better than “{ $action }”: { $chosen }% against { $other }%.
why-mixed = All decide at once, so I mix: this one { $share }% of the time, so that nobody can count on it.
why-greedy = It looks best right away: { $chosen }%.
why-random = I draw at random.

why-wrath-dice = Weighed over every result that the dice can still show.
why-wrath-hatch = A dinosaur works for me for the rest of the game.
why-wrath-eruption = { $left ->
    [0] No space of the Volcano is free
    [one] One space of the Volcano is free
   *[other] { $left } spaces of the Volcano are free
}; an eruption now would bring me { $mine } points and the best of the others { $best }.
why-wrath-majority = As things stand an eruption would bring me { $mine } points and the best of the others { $best }.
why-trex-near = { $steps ->
    [one] The T-Rex is one step away.
   *[other] The T-Rex is { $steps } steps away.
}
why-trex-trees = { $trees ->
    [0] No tree is one step away.
    [one] One tree is one step away.
   *[other] { $trees } trees are one step away.
}
why-trex-lead = I have { $mine } trees, the leader { $best }.
why-sapiens-balance = The lower domain counts: I have { $food } food and { $shelter } shelter.
why-sapiens-tiles = Tiles that fit my open ends, and that the others would like.
why-warlock-chest = These three numbers are right with { $chance }%.
why-warlock-learn = Combinations that still fit what I know: { $possible }. I want to know more.
why-warlock-known = { $possible ->
    [one] Only one combination fits what I know.
   *[other] { $possible } combinations fit what I know.
}
why-warlock-round = It is round { $round }; after round { $last } Zagor wins.
why-fuji-card = It brings us nearer to the village, and my dice suit it.
why-fuji-dice = I keep the dice that count for my card.
why-fuji-hint = An honest word about my dice, so that the others can plan with them.
why-fuji-hint-roll = On this card these dice count more than about { $percent }% of fresh rolls.
why-fuji-hint-threat = On my neighbour's card my dice count more than about { $percent }% of fresh rolls.
why-fuji-hint-card = { $gain ->
    [0] For one of us this card is as good a place to be as any.
    [one] For one of us this card is only one percentage point behind the best place to be.
   *[other] For one of us this card is only { $gain } percentage points behind the best place to be.
}
why-fuji-plan = { $loss ->
    [0] So we stand least in each other's way: I win my comparison { $percent }% of the time and hardly lose any health.
    [one] So we stand least in each other's way: I win my comparison { $percent }% of the time and lose about one space of health.
   *[other] So we stand least in each other's way: I win my comparison { $percent }% of the time and lose about { $loss } spaces of health.
}
why-fuji-third = { $loss ->
    [0] There the third pawn wins its comparison { $percent }% of the time and hardly loses any health.
    [one] There the third pawn wins its comparison { $percent }% of the time and loses about one space of health.
   *[other] There the third pawn wins its comparison { $percent }% of the time and loses about { $loss } spaces of health.
}
why-fuji-chance = As I see it, we are then saved { $percent }% of the time.
why-fuji-over = { $gain ->
    [one] The next best, “{ $action }”, is one percentage point worse for us.
   *[other] The next best, “{ $action }”, is { $gain } percentage points worse for us.
}
why-fuji-alike = “{ $action }” would be practically as good.
why-fuji-under = { $gain ->
    [one] “{ $action }” looks one percentage point better: too little to go by.
   *[other] “{ $action }” looks { $gain } percentage points better: too little to go by.
}
why-fuji-asked = { $gain ->
    [0] A teammate pointed it out, and it is as good as any other card.
    [one] A teammate pointed it out: that is worth the one percentage point that another card seems better.
   *[other] A teammate pointed it out: that is worth the { $gain } percentage points that another card seems better.
}
why-fuji-patience = I have marked cards { $count } times this turn: I stay with the last.
why-fuji-nowhere = No card of a good plan is open to me: I stay with what I marked.
why-fuji-unready = I am ready already; all I could still do is take that back.
why-fuji-reroll = { $gain ->
    [0] Of all ways to keep and roll, for me and my neighbours, this is the best, by less than one percentage point.
    [one] Of all ways to keep and roll, for me and my neighbours, this raises our chance most: by one percentage point.
   *[other] Of all ways to keep and roll, for me and my neighbours, this raises our chance most: by { $gain } percentage points.
}
why-fuji-stop = Then I shall be content { $percent }% of the time; otherwise I roll on.
why-fuji-keep = My dice are better kept: rolling them again would harm us on average.
why-fuji-no-reroll = I have no re-roll left.
why-fuji-bars = A re-roll that I save is worth more than what this one would bring.
why-fuji-gear = { $gain ->
    [0] Used now, this card raises our chance a little more than if it is kept: by less than one percentage point.
    [one] Used now, this card raises our chance by one percentage point more than if it is kept.
   *[other] Used now, this card raises our chance by { $gain } percentage points more than if it is kept.
}
why-fuji-gift = { $gain ->
    [0] In my teammate's hands this card raises our chance a little: by less than one percentage point.
    [one] In my teammate's hands this card raises our chance by one percentage point.
   *[other] In my teammate's hands this card raises our chance by { $gain } percentage points.
}
why-fuji-no-gift = The cards are in good hands: giving one away would not help us enough.
why-fuji-spare = No card helps enough now: kept, they are worth more.
why-fuji-no-gear = I see no card that could help us now.
why-fuji-kept = { $more ->
    [0] These are the cards that help most in the usual game; “{ $action }” would be as good.
   *[other] These are the cards that help most in the usual game: worth { $more }% more than “{ $action }”.
}
why-fuji-setup = It makes no difference that I could foresee: I take the usual.
why-fuji-leg = I give up the first die that I may lose: they are all alike to me.
why-fuji-trust = Whoever proposes it has thought about it: we act together.
why-fuji-reject = This order would be the end of us; another is not.
why-fuji-lost = I see no order that saves us.
why-fuji-injury = { $count ->
    [one] Only this place is left for an injury.
   *[other] Of the { $count } places left for an injury this one hinders least.
}
why-fuji-draw = A card in hand is always of use.
why-fuji-pick-cost = { $gain ->
    [one] The card must be carried out: this costs us least, one percentage point.
   *[other] The card must be carried out: this costs us least, { $gain } percentage points.
}
why-fuji-pick = { $gain ->
    [0] For all that the card allows, this is the best I found; it changes our chance by less than one percentage point.
    [one] So the card does most for us: it changes our chance by one percentage point.
   *[other] So the card does most for us: it changes our chance by { $gain } percentage points.
}
why-fuji-pass = Better no die at all: as they lie, they serve us best.
why-fuji-decline = No die of mine is worth lending: I need them more.
why-fuji-few = The card wants an answer: as few dice as it allows, the lowest ones.
