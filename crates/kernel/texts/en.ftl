undo-nothing = You have done nothing that could be taken back.
undo-learnt = Since then dice were rolled or something hidden was shown: it can no longer be taken back.
undo-passed = The decision has passed on: it can no longer be taken back.
undo-built-on = Another player's choice builds on it: it can no longer be taken back.

## Faults

fault-line = line { $line }: { $reason }
fault-plain = { $text }
fault-refused = { $rule }: { $reason }
fault-position = the position is refused: { $reasons }
fault-notation = “{ $text }” is not an action; actions look like: { $expected }
fault-language = “{ $text }” is not a language of Caldera: choose en or fr

draw-missing = draw { $number } is missing: the game asks for { $asked }
draw-different = draw { $number } is { $given }, but the game asks for { $asked }
draw-unused = the game asks for fewer draws: { $left } left over
draw-text = “{ $text }” is not a draw: write 3/6, shuffle 2 0 1, or @7 3/6
draw-order = “{ $text }” does not name every place from 0 to { $last } once
draw-outcome = “{ $text }”: there are only the outcomes 0 to { $last }
digest-text = 64 hexadecimal digits belong here, not “{ $text }”

record-part-header = what is played
record-part-start = how it starts
record-part-entry = an action or an undo
record-part-end = the end
record-missing = missing: { $part }
record-format = format { $written } is not known here, only { $known }
record-no-format = this is not a game file: it names no format
record-after-end = nothing may follow the end
record-game = this is a game of { $written }, not of { $game }
record-rules = played by version { $written } of the rules; this program has version { $rules }
record-edition = played with the edition “{ $written }” ({ $written_digest }); at hand is “{ $edition }” ({ $digest })
record-commitment = the commitment is { $written }, but the secret’s is { $made }
record-dice = the secret and these shares do not give these dice
record-position-seats = the position is one of { $seats } seats
record-start-hash = the hash after the setup is { $made }, not { $written }
record-hash = the hash is { $made }, not { $written }
record-number = entry { $written } stands where { $expected } should
record-notation = “{ $written }” is written “{ $notation }”
record-undo = { $seat } could take back { $possible }, not { $written }
record-draw = draw { $number } is { $written }, but the sealed dice gave { $made }
record-draws = { $written } draws are written, but the sealed dice gave { $made }
record-forced = these draws were set by hand, not drawn from sealed dice
record-no-end = the game is over, but the end is missing
record-early-end = the game is not over yet
record-result = the result is { $result }
