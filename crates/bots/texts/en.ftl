# Why a bot would decide so, said to whoever asks for advice: “you”. Shares are in percent of a victory.

why-plain = That is the usual thing to do here.
why-only = There was nothing else to do.
why-clear = Clearly better than “{ $action }”: { $chosen }% against { $other }%.
why-close = Hardly better than “{ $action }”: { $chosen }% against { $other }%.
why-surer = The surer choice: { $chosen }%. “{ $action }” came to { $other }%, but was looked into less.
why-mixed = All decide at once, so it is best to vary: this { $share }% of the time, so that nobody can rely on it.
why-greedy = It looks best at first sight: { $chosen }%.
why-random = Drawn at random.

look-better = The best choice was worth { $best }%, this one { $chosen }%.

why-wrath-dice = Computed over every result that the dice can still show.
why-wrath-hatch = A dinosaur works for you for the rest of the game.
why-wrath-eruption = { $left ->
    [0] No space of the Volcano is free
    [one] One space of the Volcano is free
   *[other] { $left } spaces of the Volcano are free
}; an eruption now would bring you { $mine } points and the best of the others { $best }.
why-wrath-majority = As things stand an eruption would bring you { $mine } points and the best of the others { $best }.
why-trex-near = { $steps ->
    [one] The T-Rex is one step away.
   *[other] The T-Rex is { $steps } steps away.
}
why-trex-trees = { $trees ->
    [0] No tree is one step away.
    [one] One tree is one step away.
   *[other] { $trees } trees are one step away.
}
why-trex-lead = You have { $mine } trees, the leader { $best }.
why-sapiens-balance = The lower domain counts: you have { $food } food and { $shelter } shelter.
why-sapiens-tiles = Tiles that fit your open ends, and that the others would like.
why-warlock-chest = The chance that these three numbers are right is { $chance }%.
why-warlock-learn = Combinations that still fit what you know: { $possible }. You want to know more.
why-warlock-known = { $possible ->
    [one] Only one combination fits what you know.
   *[other] { $possible } combinations fit what you know.
}
why-warlock-round = It is round { $round }; after round { $last } Zagor wins.
why-fuji-card = It brings the team nearer to the village, and your dice suit it.
why-fuji-dice = Keep the dice that count for your card.
why-fuji-hint = An honest word about your dice, so that the others can plan with them.
why-fuji-hint-roll = On this card these dice count more than about { $percent }% of fresh rolls.
why-fuji-hint-threat = On your neighbour's card your dice count more than about { $percent }% of fresh rolls.
why-fuji-hint-card = { $gain ->
    [0] For one of you this card is as good a place to be as any.
    [one] For one of you this card is only one percentage point behind the best place to be.
   *[other] For one of you this card is only { $gain } percentage points behind the best place to be.
}
why-fuji-plan = { $loss ->
    [0] This way the team gets in its own way least: you win your comparison { $percent }% of the time and hardly lose any health.
    [one] This way the team gets in its own way least: you win your comparison { $percent }% of the time and lose about one space of health.
   *[other] This way the team gets in its own way least: you win your comparison { $percent }% of the time and lose about { $loss } spaces of health.
}
why-fuji-third = { $loss ->
    [0] There the third pawn wins its comparison { $percent }% of the time and hardly loses any health.
    [one] There the third pawn wins its comparison { $percent }% of the time and loses about one space of health.
   *[other] There the third pawn wins its comparison { $percent }% of the time and loses about { $loss } spaces of health.
}
why-fuji-chance = It looks as if the team is then saved { $percent }% of the time.
why-fuji-over = { $gain ->
    [one] The next best, “{ $action }”, is one percentage point worse for the team.
   *[other] The next best, “{ $action }”, is { $gain } percentage points worse for the team.
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
why-fuji-patience = You have marked cards { $count } times this turn: stay with the last.
why-fuji-nowhere = No card of a good plan is open to you: stay with the one you marked.
why-fuji-unready = You are ready already; all you could still do is take that back.
why-fuji-reroll = { $gain ->
    [0] Of all ways to keep and roll, for you and your neighbours, this is the best, by less than one percentage point.
    [one] Of all ways to keep and roll, for you and your neighbours, this raises the team's chance most: by one percentage point.
   *[other] Of all ways to keep and roll, for you and your neighbours, this raises the team's chance most: by { $gain } percentage points.
}
why-fuji-stop = After that it will be good enough { $percent }% of the time; otherwise roll again.
why-fuji-keep = Your dice are better kept: rolling them again would harm the team on average.
why-fuji-no-reroll = You have no re-roll left.
why-fuji-bars = A re-roll that you save is worth more than what this one would bring.
why-fuji-gear = { $gain ->
    [0] Used now, this card raises the team's chance a little more than if it is kept: by less than one percentage point.
    [one] Used now, this card raises the team's chance by one percentage point more than if it is kept.
   *[other] Used now, this card raises the team's chance by { $gain } percentage points more than if it is kept.
}
why-fuji-gift = { $gain ->
    [0] In your teammate's hands this card raises the team's chance a little: by less than one percentage point.
    [one] In your teammate's hands this card raises the team's chance by one percentage point.
   *[other] In your teammate's hands this card raises the team's chance by { $gain } percentage points.
}
why-fuji-no-gift = The cards are in good hands: giving one away would not help enough.
why-fuji-spare = No card helps enough now: they are worth more if kept.
why-fuji-no-gear = None of your cards seems to help now.
why-fuji-kept = { $more ->
    [0] These are the cards that usually help most; “{ $action }” would be as good.
   *[other] These are the cards that usually help most: worth { $more }% more than “{ $action }”.
}
why-fuji-setup = Nothing sets them apart: this is the usual thing to do.
why-fuji-leg = It is the first die that you may lose: they are all alike.
why-fuji-trust = The teammate who proposes it has thought about it: the team acts together.
why-fuji-reject = This order would lose the game; another would not.
why-fuji-lost = No order seems to save the team.
why-fuji-injury = { $count ->
    [one] Only this place is left for an injury.
   *[other] Of the { $count } places left for an injury, this one hinders least.
}
why-fuji-draw = A card in hand is always useful.
why-fuji-pick-cost = { $gain ->
    [one] The card must be carried out: this costs the team least, one percentage point.
   *[other] The card must be carried out: this costs the team least, { $gain } percentage points.
}
why-fuji-pick = { $gain ->
    [0] Of all that the card allows, this is the best; it changes the team's chance by less than one percentage point.
    [one] This way the card helps most: it changes the team's chance by one percentage point.
   *[other] This way the card helps most: it changes the team's chance by { $gain } percentage points.
}
why-fuji-pass = Better no die at all: as they lie, they serve best.
why-fuji-decline = No die of yours is worth lending: you need them more.
why-fuji-few = The card requires an answer: as few dice as it allows, the lowest ones.
