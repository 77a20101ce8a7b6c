"""A second opinion on `fuji`: destinations, paths, re-rolls, comparisons, losses, injuries, lava and the score.

Written from the rules alone. The use of equipment and the talk are not judged; what they change (dice, pawns, flares)
is read from the position.
"""

import copy

from compare import counted, unequal

parts = counted()

COLOURS = {"1": "BPYYPB", "2": "BYPPYB", "3": "PBYYBP", "4": "YBPPBY", "5": "PYBBYP", "6": "YPBBPY"}
EVEN, ODD, ANY, ALL = (2, 4, 6), (1, 3, 5), (1, 2, 3, 4, 5, 6), "PBY"
CONDITIONS = {
    "L01": [(ALL, (1, 2, 3))], "L02": [(ALL, (1, 2))], "L03": [(ALL, (1, 3))], "L04": [(ALL, (5, 6))],
    "L05": [(ALL, EVEN)], "L06": [(ALL, ODD)], "L07": [("P", ANY)], "L08": [("B", ANY)], "L09": [("Y", ANY)],
    "L10": [("Y", ANY), (ALL, (4,))], "L11": [("P", ANY), (ALL, (4,))], "L12": [("Y", ANY), (ALL, (6,))],
    "L13": [("B", ANY), (ALL, (5,))], "L14": [("P", ANY), (ALL, (5,))], "L15": [("B", ANY), (ALL, (6,))],
    "L16": [("PB", ODD)], "L17": [("PY", ODD)], "L18": [("BY", ODD)], "L19": [("PY", EVEN)], "L20": [("PB", EVEN)],
    "L21": [("BY", EVEN)], "L22": [("Y", EVEN)], "L23": [("Y", ODD)], "L24": [("B", ODD)],
    "V1": [("P", ANY), (ALL, (6,))], "V2": [("B", ANY), (ALL, (4,))], "V3": [("Y", ANY), (ALL, (5,))],
    "V4": [("PB", ANY)], "V5": [("BY", ANY)], "V6": [("PY", ANY)],
}
BONUS = {"L02", "L03", "L17", "L22", "L23", "L24"}
LOSSES = {1: [3, 2, 1, 0, 0, 0, 0], 2: [4, 3, 2, 1, 0, 0, 0], 3: [5, 4, 3, 2, 1, 0, 0], 4: [6, 5, 4, 3, 2, 1, 0]}
LAST, INJURY_SPACES = 15, (3, 6, 9, 12)
RUBBLE = {
    "S1": ["1,1", "2,1"], "S2": ["1,0", "2,0"], "S3": ["1,2", "2,2"], "S4": ["1,1", "2,1"],
    "S5": ["4,4", "4,3"], "S6": ["1,0", "2,0"], "S7": ["4,4", "4,3"],
}

verdicts = {}


def tables(random):
    """Two to four, both ways to play with two, every scenario and level."""
    seats = random.randint(2, 4)
    options = {"scenario": f"S{random.randint(1, 7)}", "level": random.randint(1, 4), "thrill": random.random() < 0.3}
    if seats == 2:
        options["two_players"] = random.choice(["dummy", "third_pawn"])
    return {"seats": seats, "options": options}


def choose(random, position, listed):
    """Little talk; people plan, then say that they are ready."""
    quiet = [action for action in listed if action.split(" ")[0] not in ("hint", "unsay", "unready", "clear")] or listed
    if "ready" in quiet and random.random() < 0.4:
        return "ready"
    return random.choice(quiet)


def around(cell):
    """The four positions beside one."""
    column, row = map(int, cell.split(","))
    return [f"{column + right},{row + down}" for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))]


def member(position, name):
    """A member by its letter."""
    return next(m for m in position["members"] if m["member"] == name)


def able(who, skill):
    """Whether a member has a skill and can still use it."""
    return who["skill"] == skill and "amnesia" not in who.get("injuries", [])


def neighbours(position, name):
    """FUJ-GEN-5: both others of three; left and right of four."""
    names = [m["member"] for m in position["members"]]
    if len(names) < 4:
        return [other for other in names if other != name]
    at = names.index(name)
    return [names[at - 1], names[(at + 1) % 4]]


def distances(position, start):
    """Steps to every card that can be entered; lava cannot."""
    open_cells = set(position["map"]["cards"]) - set(position["map"]["lava"])
    found, edge = {start: 0}, [start]
    while edge:
        ahead = []
        for cell in edge:
            for beside in around(cell):
                if beside in open_cells and beside not in found:
                    found[beside] = found[cell] + 1
                    ahead.append(beside)
        edge = ahead
    return found


def legal(position, seat):
    """Where markers may go, and which paths may be walked."""
    if position["step"] == "plan" and not position.get("pending"):
        return placements(position, seat)
    if position["step"] == "move" and not position.get("proposal"):
        return paths(position, position["round"]["acting"])
    return None


def alike(action):
    """Only markers and paths are judged."""
    return action if action.split(" ")[0] in ("place", "move") else None


def placements(position, seat):
    """FUJ-P2: within reach, and not where a neighbour wants to go."""
    names = [position["members"][seat]["member"]]
    if len(position["members"]) > position["seats"] and not position.get("proposal"):
        names.append(position["members"][-1]["member"])
    found = set()
    for name in names:
        who = member(position, name)
        limit = 4 if able(who, "scout") else 3
        taken = [member(position, other).get("marker") for other in neighbours(position, name)]
        for cell, steps in distances(position, who["pawn"]).items():
            if steps <= limit and cell not in taken and cell != who.get("marker"):
                found.add(f"place {name} {cell}")
    return found


def paths(position, name):
    """FUJ-P5A-6: every way to the marked card within the limit, no card twice."""
    who = member(position, name)
    open_cells = set(position["map"]["cards"]) - set(position["map"]["lava"])
    index = [m["member"] for m in position["members"]].index(name)
    made = position["round"]["made"][index]
    limit = 4 if able(who, "scout") and made == 0 else 3
    found = set()

    def walk(way):
        if way[-1] == who["marker"] and len(way) > 1:
            found.add("move " + " ".join(way[1:]))
        elif len(way) <= limit:
            for beside in around(way[-1]):
                if beside in open_cells and beside not in way:
                    walk(way + [beside])

    walk([who["pawn"]])
    return found


def value(position, dice, card):
    """FUJ-CON-6: the sum of the dice that the card validates."""
    aside = position.get("dice", {}).get("aside", [])
    total = 0
    for die, shows in dice.items():
        colour = COLOURS[die[1]][shows - 1]
        if die not in aside and any(colour in colours and shows in values for colours, values in CONDITIONS[card]):
            total += shows
    return total


def rerolls(position, name):
    """FUJ-P3: by distance, the bonus symbol, the skill and the eye."""
    who = member(position, name)
    marker = who.get("marker")
    if marker is None:
        return 0
    distance = distances(position, who["pawn"])[marker]
    count = {0: 2, 1: 1, 2: 1, 3: 0, 4: 0}[distance]
    if distance < 4 and position["map"]["cards"][marker] in BONUS:
        count += 1
    if "eye" in who.get("injuries", []):
        count = 0
    return count + able(who, "survivalist")


def after(position, seat, action, _random):
    """What the events of an action say."""
    return None, lambda found, turn, events: Judge(position, found, turn).all(events)


class Judge:
    """Follows the events of one action."""

    def __init__(self, before, found, turn):
        self.before, self.found, self.turn = copy.deepcopy(before), found, turn
        self.lines = []
        self.lava = set(before["map"]["lava"])
        self.health = {m["member"]: m["health"] for m in before["members"]}
        self.bars = before.get("round", {}).get("bars", 0)
        self.owed = None

    def all(self, events):
        """Every event that the model knows about."""
        for event in events:
            judge = getattr(self, event["event"], None)
            if judge:
                judge(event)
        if self.owed is not None:
            due = self.found.get("round", {}).get("injuries_due", 0)
            self.equal(self.owed, due, "injuries to place")
        if "over" in self.turn:
            self.standings()
        return self.lines

    def equal(self, expected, found, what):
        """Notes a difference."""
        parts[what] += 1
        self.lines += unequal(expected, found, what)

    def placed(self, event):
        """A marker that was put down before the phase ended."""
        member(self.before, event["member"])["marker"] = event["cell"]

    def entitled(self, event):
        """Re-rolls of phase 3."""
        self.equal(rerolls(self.before, event["member"]), event["rerolls"], "re-rolls")

    def bars_spent(self, event):
        """Energy bars for the acting member."""
        self.bars += event["bars"]

    def acts(self, _event):
        """A member begins its actions."""
        self.bars = 0

    def values(self, name):
        """The value of the acting member, and those of its neighbours."""
        who = member(self.before, name)
        index = [m["member"] for m in self.before["members"]].index(name)
        own = value(self.before, who["dice"], who["aim"]) + self.bars + 3 * self.before["round"]["flares"][index]
        others = [value(self.before, member(self.before, n)["dice"], who["aim"]) for n in neighbours(self.before, name)]
        if self.before.get("dummy"):
            others.append(value(self.before, self.before["dummy"], who["aim"]))
        return own, max(others)

    def authorised(self, event):
        """A comparison that succeeded."""
        own, best = self.values(event["member"])
        verdicts[event["member"]] = own - best
        self.equal([own, own - best, True], [event["value"], event["margin"], own > best], "comparisons")

    def refused(self, event):
        """A comparison that failed."""
        own, best = self.values(event["member"])
        verdicts[event["member"]] = 0
        self.equal([own, best, False], [event["value"], event["best"], own > best], "comparisons")

    def no_destination(self, event):
        """Nothing to compare counts as failed."""
        verdicts[event["member"]] = 0

    def hurt(self, event):
        """FUJ-P5B: the row of the level card, and the injuries on the way."""
        name = event["member"]
        row = LOSSES[self.before["options"]["level"]]
        margin = verdicts[name]
        loss = row[0] if margin <= 0 else row[min((margin + 1) // 2, 6)]
        health = min(self.health[name] + loss, LAST)
        self.equal([loss, health], [event["loss"], event["health"]], "losses of health")
        if health < LAST:
            self.owed = sum(self.health[name] < space <= health for space in INJURY_SPACES)
        self.health[name] = health

    def injured(self, _event):
        """An injury that was placed at once."""
        if self.owed:
            self.owed -= 1

    def erupted(self, event):
        """FUJ-P6-2: every landscape or rubble card beside old lava."""
        cards = self.before["map"]["cards"]
        burning = [cell for cell, card in cards.items() if card.startswith("L")] + RUBBLE[self.before["options"]["scenario"]]
        burned = {cell for cell in burning if cell not in self.lava and any(b in self.lava for b in around(cell))}
        self.equal(sorted(burned), sorted(event["burned"]), "eruptions")
        self.lava |= burned

    def died(self, event):
        """By lava under the pawn, or by the last space."""
        pawn = member(self.found, event["member"])["pawn"]
        reason = pawn in self.lava if event["in_lava"] else self.health[event["member"]] == LAST
        self.equal(True, reason, "deaths")

    def standings(self):
        """FUJ-VP-1: four for each member, one less for each injury, one more for each unused card."""
        members = self.found["members"]
        won = self.found["step"] == "won"
        in_village = all(self.found["map"]["cards"].get(m["pawn"], "").startswith("V") for m in members)
        self.equal(won, in_village, "ends")
        score = 4 * len(members)
        for m in members:
            score += len(m["cards"]) - len(m.get("tilted", [])) - len(m.get("injuries", []))
        for entry in self.turn["over"]:
            self.equal(score if won else 0, entry["score"], "scores")
