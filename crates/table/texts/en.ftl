# Why a journal is not the journal of a table.

journal-beginning = the journal does not begin with a table
journal-game = there is no game “{ $game }”
journal-edition = its edition file cannot be read: { $reason }
journal-line = line { $line } of its journal: { $reason }
journal-not-begun = line { $line } of its journal moves a game that has not begun
journal-moment = line { $line } of its journal goes back to a moment that never was
journal-different = line { $line } of its journal has another result now
