# Ce que lit un joueur. Les refus sont sous l'identifiant de leur règle.

NEW-SETUP-1 = Le jeu se joue de { $fewest } à { $most }, pas à { $seats }.
NEW-SETUP-3 = Il n'y a rien à choisir, donc pas { $option } non plus.
NEW-TURN-1 = Ce n'est pas le tour de { $seat } : { $deciders } décide.
NEW-TURN-3 = Votre total est { $total } : à partir de { $limit } on ne lance plus.
NEW-END-1 = La partie est finie.

do-roll = Lancer le dé
do-stop = S'arrêter

event-dealt = { $seat } reçoit la carte { $card }.
event-dealt-hidden = { $seat } reçoit une carte.
event-rolled = { $seat } lance { $pips } et a { $total }.
event-stopped = { $seat } s'arrête à { $total }.
event-revealed = { $seat } retourne la carte { $card }.
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

sketch-player = { $mark } { $seat } : total { $total }, carte { $card }{ $stopped ->
    [yes] , s'est arrêté
   *[no] { "" }
}
sketch-card-hidden = ?

edition-range = { $what ->
    [cards] La plus grande carte
    [sides] Le nombre de faces du dé
   *[limit] La limite
} vaut { $number } ; ce doit être de { $least } à { $most }.

position-edition = Cette position appartient à l'édition { $found }, pas à { $wanted }.
position-seats = { $seats } joueurs et { $players } descriptions : il en faut de 2 à 4, et une pour chacun.
position-broken = { $rule } ({ $title }) n'est pas respectée.
