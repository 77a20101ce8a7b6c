"""Lets the policy of `policy.py` take a chair at a table of a server, and play there among people and bots.

    python at_table.py "https://example.org/t/NAME?invite=…"

The link is the invitation that the page of the table gives. Replace `decide` by your own: it is asked the same as in the arena.
"""

import sys

import caldera
from policy import decide

standings = caldera.sit(sys.argv[1], decide, name="Python")
print(f"over: {standings}" if standings else "the game was ended before its end")
