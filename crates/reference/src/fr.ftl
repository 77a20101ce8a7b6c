CFO-SETUP-1 = On joue à deux, pas à { $seats }.
CFO-TURN-1 = Ce n’est pas à { $seat } : { $deciders } décide.
CFO-DROP-1 = Il n’y a que { $last } colonnes.
CFO-DROP-2 = La colonne { $column } est pleine.
CFO-END-1 = La partie est terminée.
event-dropped = { $seat } lâche un pion dans la colonne { $column }.
event-won = { $seat } aligne quatre pions.
event-drawn = Plus de place : égalité.
event-mover = À { $seat } de jouer
do-drop = Colonne { $column }

position-columns = columns : sept textes de six pions au plus
position-stone = columns : « { $stone } » n’est ni x ni o
position-count = columns : { $first } x contre { $second } o, c’est impossible
position-over = columns : la partie était finie avant le dernier pion
