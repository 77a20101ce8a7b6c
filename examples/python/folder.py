"""A folder of game files as a data frame, and a picture of it.

    python folder.py tests/frozen wins.svg
"""

import sys

import caldera
import matplotlib.pyplot as plt

frame = caldera.frame(sys.argv[1])
finished = frame[frame["finished"]]
print(finished.groupby(["game", "seats"])["entries"].agg(["count", "mean"]).round(1))

shares = finished.groupby(["game", "seat"])["won"].apply(lambda won: won.astype(float).mean()).unstack()
axes = shares.plot.bar(rot=0, ylabel="games won", title="Who wins, by seat")
axes.legend(title="seat")
axes.figure.tight_layout()
axes.figure.savefig(sys.argv[2])
plt.close(axes.figure)
