# What a player reads. Refusals stand under the ID of their rule.

NEW-SETUP-1 = The game is for { $fewest } to { $most } players, not { $seats }.
NEW-SETUP-3 = There is nothing to choose, so not { $option } either.
NEW-TURN-1 = It is not { $seat }’s turn: { $deciders } decides.
NEW-TURN-3 = Your total is { $total }: from { $limit } on nobody rolls any more.
NEW-END-1 = The game is over.

do-roll = Roll the die
do-stop = Stop

event-dealt = { $seat } gets the card { $card }.
event-dealt-hidden = { $seat } gets a card.
event-rolled = { $seat } rolls { $pips } and has { $total }.
event-stopped = { $seat } stops at { $total }.
event-revealed = { $seat } turns up the card { $card }.
event-scored = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
}.

sketch-player = { $mark } { $seat }: total { $total }, card { $card }{ $stopped ->
    [yes] , has stopped
   *[no] { "" }
}
sketch-card-hidden = ?

edition-range = { $what ->
    [cards] The highest card
    [sides] The number of sides of the die
   *[limit] The limit
} is { $number }, but it must be from { $least } to { $most }.

position-edition = This position belongs to the edition { $found }, not to { $wanted }.
position-seats = { $seats } players with { $players } descriptions: it must be from 2 to 4, and one for each.
position-broken = { $rule } ({ $title }) does not hold.
