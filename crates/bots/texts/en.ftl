# Why a bot decided as it did. Shares are in percent of a victory.

why-plain = That is the usual thing to do here.
why-only = There was nothing else to do.
why-clear = Clearly better than “{ $action }”: { $chosen }% against { $other }%.
why-close = Hardly better than “{ $action }”: { $chosen }% against { $other }%.
why-mixed = All decide at once, so I vary: this { $share }% of the time, so that nobody can rely on it.
why-greedy = It looks best at first sight: { $chosen }%.
why-random = I draw at random.

why-wrath-dice = Computed over every result that the dice can still show.
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
why-warlock-chest = The chance that these three numbers are right is { $chance }%.
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
    [0] This way we get in each other's way least: I win my comparison { $percent }% of the time and hardly lose any health.
    [one] This way we get in each other's way least: I win my comparison { $percent }% of the time and lose about one space of health.
   *[other] This way we get in each other's way least: I win my comparison { $percent }% of the time and lose about { $loss } spaces of health.
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
    [0] A teammate suggested it, and it is as good as any other card.
    [one] A teammate suggested it: that is worth the one percentage point by which another card seems better.
   *[other] A teammate suggested it: that is worth the { $gain } percentage points by which another card seems better.
}
why-fuji-patience = I have marked cards { $count } times this turn: I stay with the last.
why-fuji-nowhere = No card of a good plan is open to me: I stay with what I marked.
why-fuji-unready = I am ready already; all I could still do is take that back.
why-fuji-reroll = { $gain ->
    [0] Of all ways to keep and roll, for me and my neighbours, this is the best, by less than one percentage point.
    [one] Of all ways to keep and roll, for me and my neighbours, this raises our chance most: by one percentage point.
   *[other] Of all ways to keep and roll, for me and my neighbours, this raises our chance most: by { $gain } percentage points.
}
why-fuji-stop = After that I will be content { $percent }% of the time; otherwise I will roll again.
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
why-fuji-spare = No card helps enough now: they are worth more if kept.
why-fuji-no-gear = I see no card that could help us now.
why-fuji-kept = { $more ->
    [0] These are the cards that usually help most; “{ $action }” would be as good.
   *[other] These are the cards that usually help most: worth { $more }% more than “{ $action }”.
}
why-fuji-setup = I see no difference: I do the usual thing.
why-fuji-leg = I give up the first die that I may lose: they are all alike to me.
why-fuji-trust = The teammate who proposes it has thought about it: we act together.
why-fuji-reject = This order would lose the game for us; another would not.
why-fuji-lost = I see no order that saves us.
why-fuji-injury = { $count ->
    [one] Only this place is left for an injury.
   *[other] Of the { $count } places left for an injury, this one hinders least.
}
why-fuji-draw = A card in hand is always useful.
why-fuji-pick-cost = { $gain ->
    [one] The card must be carried out: this costs us least, one percentage point.
   *[other] The card must be carried out: this costs us least, { $gain } percentage points.
}
why-fuji-pick = { $gain ->
    [0] Of all that the card allows, this is the best I found; it changes our chance by less than one percentage point.
    [one] This way the card helps us most: it changes our chance by one percentage point.
   *[other] This way the card helps us most: it changes our chance by { $gain } percentage points.
}
why-fuji-pass = Better no die at all: as they lie, they serve us best.
why-fuji-decline = No die of mine is worth lending: I need them more.
why-fuji-few = The card requires an answer: as few dice as it allows, the lowest ones.
