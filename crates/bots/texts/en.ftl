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
why-wrath-eruption = { $left } spaces of the Volcano are free; an eruption now would bring me { $mine } points and the best of the others { $best }.
why-wrath-majority = As things stand an eruption would bring me { $mine } points and the best of the others { $best }.
why-trex-near = The T-Rex is { $steps } steps away.
why-trex-trees = { $trees } trees are one step away.
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
why-fuji-plan = So we stand least in each other's way: I win my comparison { $percent }% of the time.
why-fuji-chance = As I see it, we are then saved { $percent }% of the time.
why-fuji-reroll = Of all ways to keep and roll, for me and my neighbours, this raises our chance most: by { $gain } percentage points.
why-fuji-keep = My dice are better kept: rolling them again would harm us on average.
why-fuji-gear = Used now, this card raises our chance by { $gain } percentage points more than if it is kept.
why-fuji-gift = In my teammate's hands this card raises our chance by { $gain } percentage points.
