GUE-SETUP-1 = On joue de { $fewest } à { $most }, pas à { $seats }.
GUE-SETUP-3 = Ce choix n’existe pas pour { $option }.
GUE-TURN-1 = Ce n’est pas à { $seat } : { $deciders } doit décider.
GUE-BONUS-1 = { $why ->
    [picked] La prime de cette manche est déjà choisie.
   *[number] La prime est 1, 2 ou 3, pas { $number }.
}
GUE-LAY-1 = D’abord { $leader } choisit la prime.
GUE-LAY-2 = Vous n’avez pas de { $card } ; vous avez { $hand }.
GUE-END-1 = La partie est terminée.
event-dealt = { $seat } reçoit { $hand } cartes 1, 2 et 3.
event-dealt-hidden = { $seat } reçoit cinq cartes.
event-bonus = { $seat } fixe la prime à { $bonus }.
event-laid = { $seat } pose un { $card }.
event-laid-hidden = { $seat } pose une carte.
event-shown = { $seat } montre un { $card }.
event-rolled = { $seat } lance un { $die }.
event-scored = { $seat } marque { $points ->
    [one] un point
   *[other] { $points } points
}.
event-ended = Les trois manches sont finies.
do-bonus = Prime { $bonus }
do-lay = Poser un { $card }
option-big-die = Un dé à six faces
option-big-die-help = Avec lui, il est plus difficile de deviner.
