"""A second opinion on `sapiens`: legal lays and powers, and what each action changes.

Written from the rules alone: where tiles fit, food of connected halves, caves, brawls, bears, steaks, Water, Ritual, the
Common Pool and the result. The windows in which mountain tokens may be played are not judged.
"""

import json
import re
from itertools import combinations
from pathlib import Path

from compare import counted, unequal

parts = counted()

SCENES = ["FEAST", "GATHERING", "RITUAL", "BRAWL", "WATER", "CAMP", "HUNT", "FIRE"]
STEAKS, BEARS, BRAWLS, RESERVE, COMMON = 18, 18, 3, 4, 5
CONVERTED = [0, 1, 3, 5, 7, 10]
FACES = {face["face"]: face for face in map(json.loads, Path(__file__).with_name("valleys.jsonl").read_text().splitlines())}
JUDGED = {"start", "lay", "found", "extra", "finish", "take", "remove", "settle"}
JUDGED_POWERS = {"ritual", "brawl", "water", "camp", "hunt", "bear", "chase", "gathering"}


def tables(random):
    """Two to four tribes."""
    return {"seats": random.randint(2, 4)}


def choose(random, position, listed):
    """Powers are used more often than declined."""
    using = [action for action in listed if action.split(" ")[0] in ("use", "token", "extra", "settle")]
    return random.choice(using if using and random.random() < 0.8 else listed)


class Valley:
    """The squares of two joined half-boards."""

    def __init__(self, left, right):
        self.ground, self.food, self.caves = {}, {}, {}
        for face, columns in ((FACES[left], "ABCD"), (FACES[right], "EFGH")):
            for row, line in enumerate(face["rows"], 1):
                for column, square in zip(columns, line.split(" ")):
                    self.ground[f"{column}{row}"] = square[0]
                    self.food[f"{column}{row}"] = int(square[1])
            for cave in face["caves"]:
                self.caves[cave["at"]] = cave

    def around(self, square):
        """The squares that touch one."""
        if square in self.caves:
            return [self.caves[square]["mouth"]]
        column, row = "ABCDEFGH".index(square[0]), int(square[1])
        beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        found = ["ABCDEFGH"[c] + str(r) for c, r in beside if 0 <= c < 8 and 1 <= r <= 5]
        return found + [name for name, cave in self.caves.items() if cave["mouth"] == square]

    def squares(self):
        """All squares, caves included."""
        return list(self.ground) + list(self.caves)


def valley(player):
    """The valley of a player."""
    return Valley(player["left"], player["right"])


def scenes(tile):
    """The lower and the higher scene of a tile."""
    return tile.split("-")[:2]


def halves(player):
    """What lies on each square: scene, number of the tile, and whether its tribe is the active one."""
    found, number = {}, 0
    for tribe, lays in enumerate(player["tribes"], 1):
        for lay in lays:
            number += 1
            for square, scene in zip((lay["low"], lay["high"]), scenes(lay["tile"])):
                found[square] = (scene, number, tribe == len(player["tribes"]))
    return found


def token_at(player, square):
    """The scene of the mountain token on a cave or waterfall."""
    return next((scene for scene, place in player["tokens"].items() if place == square), None)


def lays(player, plains_open):
    """SAP-LAY: every legal lay of a tile of the reserve."""
    here, laid = valley(player), halves(player)
    free = [square for square in here.squares() if square not in laid and square not in player["bears"]]
    found = set()
    for low in free:
        for high in here.around(low):
            if high not in free:
                continue
            for tile in player["reserve"]:
                if fits(player, here, laid, tile, low, high, plains_open):
                    found.add(f"{tile} {low} {high}")
    return found


def fits(player, here, laid, tile, low, high, plains_open):
    """SAP-LAY-2..13 for one tile in one place."""
    touching = 0
    for square, scene in zip((low, high), scenes(tile)):
        if here.ground.get(square) == "P" and scene == "GATHERING" and not plains_open:
            return False
        token = token_at(player, square)
        if square in here.caves and token not in (None, scene):
            return False
        for beside in here.around(square):
            if beside in laid and beside not in (low, high):
                if laid[beside][0] != scene or not laid[beside][2]:
                    return False
                touching += 1
    return touching > 0


def foundings(player, plains_open, starting):
    """SAP-START, SAP-ABN: lays on a free cave and its free mouth."""
    here, laid = valley(player), halves(player)
    found = set()
    for name, cave in here.caves.items():
        mouth = cave["mouth"]
        blocked = [square for square in (name, mouth) if square in laid or square in player["bears"]]
        if blocked or any(beside in laid for beside in here.around(mouth) if beside != name):
            continue
        for tile in player["reserve"]:
            lower, higher = scenes(tile)
            for on_cave, on_mouth, low, high in ((lower, higher, name, mouth), (higher, lower, mouth, name)):
                if starting and token_at(player, name) != on_cave:
                    continue
                if on_mouth == "GATHERING" and here.ground[mouth] == "P" and not plains_open:
                    continue
                found.add(f"{tile} {low} {high}")
    return found


def plain(action):
    """Copies of a tile are alike."""
    return re.sub(r"-[abc]\b", "", action)


def alike(action):
    """How an action is compared, or None if the model does not judge it."""
    words = action.split(" ")
    if words[0] in JUDGED or (words[0] == "use" and words[1] in JUDGED_POWERS):
        return plain(action)
    return None


def legal(position, seat):
    """What the seat may do, as far as the model judges it."""
    table = position["table"]
    player, turn, step = table["players"][seat], table["turn"], table["step"]
    found = set()
    if step == "start":
        starts = foundings(player, False, starting=True)
        found = {f"start {lay}" for lay in starts} or {f"found {lay}" for lay in foundings(player, False, starting=False)}
    elif step == "lay":
        main = lays(player, turn["plains_open"])
        new = set() if main else foundings(player, turn["plains_open"], starting=False)
        found = {f"lay {lay}" for lay in main} | {f"found {lay}" for lay in new} | (set() if main or new else {"finish"})
    elif step == "extra":
        found = {f"extra {lay}" for lay in lays(player, turn["plains_open"])}
    elif step in ("take", "start-take"):
        count = 1 if step == "start-take" else min(RESERVE - len(player["reserve"]), len(table["common"]))
        found = {"take " + " ".join(tiles) for tiles in combinations(table["common"], count)}
    elif step == "remove":
        found = {f"remove {tile}" for tile in table["common"]}
    elif step == "settle":
        tile = last_lay(player)["tile"]
        others = [s for s, other in enumerate(table["players"]) if s != seat and tile in other["brawls"]]
        found = {f"settle {other}" for other in others}
    elif step == "powers":
        found = {f"use {power}" for scene in turn["pending"] for power in powers(table, seat, scene)}
    return {plain(action) for action in found}


def last_lay(player):
    """The tile laid last: a founding tile is the first of the last tribe."""
    return player["tribes"][-1][-1]


def powers(table, seat, scene):
    """The ways to use a scene's power now."""
    player = table["players"][seat]
    others = [(s, other) for s, other in enumerate(table["players"]) if s != seat]
    if scene == "CAMP":
        return {"camp"}
    if scene == "GATHERING":
        return {"gathering"}
    if scene == "HUNT":
        supply = STEAKS - sum(other["steaks"] for other in table["players"])
        some = player["steaks"] or supply
        return {"hunt keep", "hunt convert"} if some else set()
    if scene == "RITUAL":
        held = {s for s, place in player["tokens"].items() if place not in ("stock", "used", "discarded", "playing", "set-aside")}
        return {f"ritual {s}" for s in held or {s for s, place in player["tokens"].items() if place == "used"}}
    if scene == "WATER":
        elsewhere = table["common"] + [tile for _, other in others for tile in other["reserve"]]
        return {f"water {mine} for {tile}" for mine in player["reserve"] for tile in elsewhere}
    if scene == "BRAWL":
        targets = table["common"] + [tile for other in table["players"] for tile in other["reserve"]]
        if len(player["brawls"]) < BRAWLS:
            return {f"brawl {tile}" for tile in targets}
        return {f"brawl {tile} from {source}" for tile in targets for source in player["brawls"] if source != tile}
    if scene == "FIRE":
        found = {f"chase {square}" for square in player["bears"]}
        if sum(len(other["bears"]) for other in table["players"]) < BEARS:
            for s, other in others:
                laid, here = halves(other), valley(other)
                free = [square for square in here.squares() if square not in laid and square not in other["bears"]]
                found |= {f"bear {s} {square}" for square in free if any(b in laid for b in here.around(square))}
        return found
    return set()


class Expected:
    """What the model follows: points, steaks, bears, tokens, brawls and tiles of everybody."""

    def __init__(self, table):
        self.seat = table["seat"]
        self.players = [
            {
                "food": p["food"], "shelter": p["shelter"], "steaks": p["steaks"], "bears": set(p["bears"]),
                "tokens": dict(p["tokens"]), "brawls": sorted(p["brawls"]), "reserve": set(p["reserve"]),
                "laid": [lay["tile"] for tribe in p["tribes"] for lay in tribe], "finished": p["finished"],
            }
            for p in table["players"]
        ]
        self.common = set(table["common"])

    def settle(self, tile, first=None):
        """SAP-BRAWL-3..7. False if the layer must choose the order."""
        layer = self.players[self.seat]
        if first is not None:
            self.pay(first, tile)
        owners = [s for s, p in enumerate(self.players) for t in p["brawls"] if t == tile and s != self.seat]
        if 0 < layer["food"] < len(owners) and len(set(owners)) > 1:
            parts["brawls whose order matters"] += 1
            return False
        for owner in owners:
            self.pay(owner, tile)
        layer["brawls"] = [t for t in layer["brawls"] if t != tile]
        return True

    def pay(self, owner, tile):
        """One brawl token is settled and goes home."""
        layer = self.players[self.seat]
        parts["brawls settled"] += 1
        paid = min(layer["food"], 1)
        layer["food"] -= paid
        self.players[owner]["food"] += paid
        self.players[owner]["brawls"].remove(tile)


def after(position, seat, action, _random):
    """What an action changes."""
    before = position["table"]
    words = action.split(" ")
    parts[" ".join(words[:2]) if words[0] in ("use", "token") else words[0]] += 1

    def check(found, turn, _events):
        expected = Expected(before)
        table = found["table"]
        act(expected, before, table, seat, words)
        mine = {"players": expected.players, "common": sorted(expected.common)}
        now = Expected(table)
        refilled = now.common - set(before["common"]) - swapped_in(words)
        theirs = {"players": now.players, "common": sorted(now.common - refilled)}
        lines = unequal(mine, theirs) + refill(before, table, position, found, refilled)
        if "over" in turn:
            lines += unequal(standings(table), turn["over"], "standings")
        return lines

    return None, check


def swapped_in(words):
    """A tile that Water puts into the Common Pool was not drawn."""
    return {words[2]} if len(words) > 2 and words[1] == "water" else set()


def refill(before, table, position, found, refilled):
    """SAP-REF-4: the Common Pool is filled to five from the draw pile, next tile last."""
    drawn = position["pile"][len(found["pile"]):]
    lines = unequal(sorted(drawn), sorted(refilled), "tiles drawn")
    if drawn and len(table["common"]) != COMMON and found["pile"]:
        lines.append(f"the Common Pool was filled to {len(table['common'])}")
    return lines


def act(expected, before, table, seat, words):
    """Does what an action says to the expectation."""
    me = expected.players[seat]
    kind = words[0]
    if kind in ("start", "lay", "found", "extra"):
        lay(expected, before, table, seat, words)
    elif kind == "settle":
        tile = last_lay(before["players"][seat])
        if expected.settle(tile["tile"], int(words[1])):
            settled(expected, before, table, seat, before["turn"]["laying"], tile["low"], tile["high"])
    elif kind in ("use", "token"):
        if kind == "token":
            play_token(me, table["players"][seat], words[1])
        power(expected, before, seat, words[1:], kind == "token")
    elif kind == "recall":
        me["brawls"].remove(words[1])
    elif kind == "take":
        me["reserve"] |= set(words[1:])
        expected.common -= set(words[1:])
    elif kind == "remove":
        expected.common.discard(words[1])
        unmark(expected, words[1])
    elif kind == "finish":
        me["finished"] = True
    reward_waiting_caves(expected, before, table, seat)
    feast_token_used(expected, before, table, seat)
    takes_by_itself(expected, before, table, seat)


def unmark(expected, tile):
    """SAP-BRAWL-10: brawl tokens on a removed tile go home."""
    for player in expected.players:
        player["brawls"] = [marked for marked in player["brawls"] if marked != tile]


def lay(expected, before, table, seat, words):
    """A tile leaves the reserve, its brawls are settled, and it earns."""
    kind, tile, low, high = words
    me = expected.players[seat]
    me["reserve"].discard(tile)
    me["laid"] = me["laid"] + [tile]
    here = valley(before["players"][seat])
    cave = next((square for square in (low, high) if square in here.caves), None)
    token = token_at(before["players"][seat], cave) if cave else None
    if token:
        me["tokens"][token] = "discarded" if kind == "found" else "set-aside"
    expected.covered = (cave, token)
    if expected.settle(tile):
        settled(expected, before, table, seat, {"lay": "main"}.get(kind, kind), low, high)


def settled(expected, before, table, seat, kind, low, high):
    """What follows the brawls: food, and the points of a founding or starting cave."""
    me, player = expected.players[seat], before["players"][seat]
    here = valley(player)
    cave = next((square for square in (low, high) if square in here.caves), None)
    if kind == "main":
        laid = {square: half for square, half in halves(player).items() if square not in (low, high)}
        for square in (low, high):
            touching = [beside for beside in here.around(square) if beside in laid and beside not in (low, high)]
            if touching:
                parts["connected halves"] += 1
                me["food"] += here.food.get(square, 0)
    elif kind == "found":
        parts["new tribes"] += 1
        me["shelter"] += here.caves[cave]["lo"]
    elif kind == "start":
        me["shelter"] += here.caves[cave]["hi"]
        for scene, place in me["tokens"].items():
            me["tokens"][scene] = "stock" if place == "set-aside" else place


def reward_waiting_caves(expected, before, table, seat):
    """SAP-CAVE-2, -3: the token, then the high or the low value; main caves when all powers are done."""
    me = expected.players[seat]
    here = valley(before["players"][seat])
    waiting = [cave for cave in (before["turn"]["main_cave"], before["turn"]["extra_cave"]) if cave]
    laid = [tuple(lay.values())[:3] for tribe in before["players"][seat]["tribes"] for lay in tribe]
    covered = getattr(expected, "covered", (None, None))
    now = table["players"][seat]["tribes"]
    if covered[0] and len(laid) < sum(map(len, now)) and len(now[-1]) > 1:
        waiting.append({"cave": covered[0], "token": covered[1]})
    left = [table["turn"][which]["cave"] for which in ("main_cave", "extra_cave") if table["turn"][which]]
    if table["seat"] != seat or table["round"] != before["round"]:
        left = []
    for cave in waiting:
        if cave["cave"] not in left:
            parts["caves rewarded"] += 1
            me["shelter"] += here.caves[cave["cave"]]["hi" if cave["token"] else "lo"]
            if cave["token"]:
                me["tokens"][cave["token"]] = "stock"


def play_token(me, now, name):
    """A played token is used at once, except that a Feast lasts."""
    scene = "FIRE" if name in ("bear", "chase") else name.upper()
    me["tokens"][scene] = now["tokens"][scene] if scene == "FEAST" else "used"


def feast_token_used(expected, before, table, seat):
    """SAP-TOK: a Feast token is used when its extra lays are over."""
    me = expected.players[seat]
    if before["players"][seat]["tokens"]["FEAST"] == "playing":
        over = table["players"][seat]["tokens"]["FEAST"] != "playing"
        lasting = table["seat"] == seat and table["turn"]["extras"] > 0
        if over and not lasting:
            me["tokens"]["FEAST"] = "used"


def power(expected, before, seat, words, by_token):
    """What each of the eight powers does."""
    me, kind = expected.players[seat], words[0]
    if kind == "camp":
        me["shelter"] += 3
    elif kind == "gathering":
        me["food"] += 0 if by_token else 1
    elif kind == "hunt":
        supply = STEAKS - sum(player["steaks"] for player in before["players"])
        me["steaks"] += min(supply, 1)
        if words[1] == "convert":
            me["food"] += CONVERTED[min(me["steaks"], 5)]
            me["steaks"] = 0
    elif kind == "ritual":
        me["tokens"][words[1]] = "stock"
    elif kind == "bear":
        other = before["players"][int(words[1])]
        laid = halves(other)
        touching = {laid[beside][1] for beside in valley(other).around(words[2]) if beside in laid}
        me["shelter"] += len(touching)
        expected.players[int(words[1])]["bears"].add(words[2])
    elif kind == "chase":
        me["bears"].discard(words[1])
    elif kind == "brawl":
        if len(words) > 2:
            me["brawls"].remove(words[3])
        me["brawls"] = sorted(me["brawls"] + [words[1]])
    elif kind == "water":
        give, take = words[1], words[3]
        owner = next((p["reserve"] for p in expected.players if take in p["reserve"]), expected.common)
        owner.discard(take)
        owner.add(give)
        me["reserve"].discard(give)
        me["reserve"].add(take)


def takes_by_itself(expected, before, table, seat):
    """SAP-REF-2: what leaves no choice is taken, or removed, without asking."""
    me, now = expected.players[seat], set(table["players"][seat]["reserve"])
    taken = now - me["reserve"]
    if taken and taken <= expected.common and len(taken) == len(expected.common) <= RESERVE - len(me["reserve"]):
        me["reserve"] |= taken
        expected.common -= taken
    removed = set(table["removed"]) - set(before["removed"])
    if len(removed) == 1 and expected.common == removed:
        expected.common -= removed
        unmark(expected, next(iter(removed)))


def standings(table):
    """SAP-END-5..7: the lower of both; equals share their rank."""
    scores = [min(player["food"], player["shelter"]) for player in table["players"]]
    return [{"place": 1 + sum(other > score for other in scores), "score": score} for score in scores]
