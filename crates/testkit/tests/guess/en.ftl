GUE-SETUP-1 = { $fewest } to { $most } play, not { $seats }.
GUE-SETUP-3 = There is no such choice for { $option }.
GUE-TURN-1 = It is not { $seat }’s turn: { $deciders } must decide.
GUE-BONUS-1 = { $why ->
    [picked] The bonus of this round is already picked.
   *[number] The bonus is 1, 2 or 3, not { $number }.
}
GUE-LAY-1 = First { $leader } picks the bonus.
GUE-LAY-2 = You have no { $card }; you hold { $hand }.
GUE-END-1 = The game is over.
event-dealt = { $seat } is dealt { $hand } cards of 1, 2 and 3.
event-dealt-hidden = { $seat } is dealt five cards.
event-bonus = { $seat } sets the bonus to { $bonus }.
event-laid = { $seat } lays a { $card }.
event-laid-hidden = { $seat } lays a card.
event-shown = { $seat } shows a { $card }.
event-rolled = { $seat } rolls a { $die }.
event-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-ended = Three rounds are over.
do-bonus = Bonus { $bonus }
do-lay = Lay a { $card }
option-big-die = A die with six sides
option-big-die-help = With it every guess is harder.
