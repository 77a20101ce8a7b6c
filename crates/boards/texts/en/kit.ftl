waiting = Waiting for { $names }.
over-won = The game is over: { $names } won.
over-lost = The game is over: nobody won.
choose = Your decision.
score = { $score } { $score ->
    [one] point
   *[other] points
}
if-erupted = +{ $points } if it erupted now
percent = { $percent }%
you = you
odds-here = Choose, and the chances stand here.
why-idle = This is not asked for now.
decimal = .

## the plain board
plain-that-is-all = That is all
plain-write = Or write it:
plain-do = Do it
plain-decides = decides now
plain-standing = Place { $place }
