"""A win chance in five lines: play some turns, then play random games on from what seat 0 knows."""

import caldera

match = caldera.new("trex", seats=4, seed=7)
while match.number < 30:
    match.play(match.waited[0], match.bot(match.waited[0], "newcomer")["action"])
print([round(share, 2) for share in match.rollouts(10_000, seat=0)["shares"]])
