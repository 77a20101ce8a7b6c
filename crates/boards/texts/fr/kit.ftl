waiting = On attend { $names }.
over-won = La partie est finie : victoire de { $names }.
over-lost = La partie est finie : personne n’a gagné.
choose = À vous de décider.
score = { $score } { $score ->
    [one] point
   *[other] points
}
if-erupted = +{ $points } en cas d’éruption
percent = { $percent } %
you = vous
odds-here = Choisissez : les chances s’affichent ici.
why-idle = Ce n’est pas ce qui est demandé.
decimal = ,

## the plain board
plain-that-is-all = C’est tout
plain-write = Ou écrivez-le :
plain-do = Faire
plain-decides = doit décider
plain-standing = { $place ->
    [one] 1re place
   *[other] { $place }e place
}
