CFO-SETUP-1 = Two play, not { $seats }.
CFO-TURN-1 = It is not { $seat }’s turn: { $deciders } decides.
CFO-DROP-1 = There are only { $last } columns.
CFO-DROP-2 = Column { $column } is full.
CFO-END-1 = The game is over.
event-dropped = { $seat } drops a stone into column { $column }.
event-won = { $seat } has four in a row.
event-drawn = No room is left: the place is shared.
event-mover = { $seat } to play
do-drop = Column { $column }

position-columns = columns: seven texts of at most six stones
position-stone = columns: “{ $stone }” is neither x nor o
position-count = columns: { $first } x against { $second } o cannot be
position-over = columns: the game was over before the last stone
