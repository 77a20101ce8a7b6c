"""A second opinion on `warlock`: where a roll can be walked, assaults and wounds, luck, flight and the chest.

Written from the rules alone; the map with its doors is read from the edition (`caldera edition warlock`). Encounters
with characters, trade and talk are not judged.
"""

import subprocess
import tomllib

from compare import counted, unequal

parts = counted()

SKILLS = {
    "E01": 5, "E02": 6, "E03": 7, "E04": 7, "E05": 7, "E06": 7, "E07": 8, "E08": 8, "E09": 8, "E10": 8, "E11": 9,
    "E12": 10, "E13": 7, "E14": 8, "E15": 7, "E16": 7, "E17": 10, "E18": 9, "dragon": 10, "warlock": 10, "crocodile": 7,
}
STAMINAS = {
    "E01": 5, "E02": 5, "E03": 6, "E04": 6, "E05": 7, "E06": 8, "E07": 8, "E08": 10, "E09": 7, "E10": 8, "E11": 9,
    "E12": 10, "E13": 6, "E14": 7, "E15": 5, "E16": 6, "E17": 10, "E18": 6, "dragon": 10, "warlock": 14, "crocodile": 6,
}
GAMEBOOK_SKILLS, GAMEBOOK_STAMINAS = {"dragon": 10, "warlock": 11}, {"dragon": 12, "warlock": 18}
BONUS = {"T23": 1, "T24": 2, "T22": 0, None: 0}
MAGIC = {"T22", "T23", "T24"}
EYE = 3
RINGS = dict(zip((f"T{number:02}" for number in range(1, 13)), "123 456 789 247 158 369 259 348 167 357 268 149".split()))
SKELETON_KEYS = {"T13", "T14"}
FIXED = {"GR", "LD", "SH", "FY", "DC", "WL"}
SIDES = {"N": (0, -1), "S": (0, 1), "W": (-1, 0), "E": (1, 0)}
WALL = ("##", "~~")
BANKS = ("SB", "NB")
LONGEST = 400

board = None


def prepare(program):
    """Reads the map of the base edition."""
    global board
    text = subprocess.run([program, "edition", "warlock"], check=True, capture_output=True, text=True, encoding="utf-8").stdout
    board = Board(tomllib.loads(text))


class Board:
    """The spaces and which of them touch."""

    def __init__(self, edition):
        tiles = {}
        for row, line in enumerate(edition["map"].strip("\n").split("\n")):
            for column, tile in enumerate(line.split(" ")):
                tiles[column, row] = tile
        self.rooms = {room["code"] for room in edition["rooms"]}
        self.name = {at: self.named(at, tile) for at, tile in tiles.items() if tile not in WALL}
        self.joined = {}
        self.cards = {}
        for at, name in self.name.items():
            if name not in self.rooms:
                self.join_tunnels(at, name)
        for room in edition["rooms"]:
            for door in room["doors"]:
                front = door.split(" ")[1]
                self.join(room["code"], front)

    def named(self, at, tile):
        """A space's name: its code, or where it lies."""
        letter = {"..": "t", "gg": "g"}.get(tile)
        return f"{letter}{at[0]}_{at[1]}" if letter else tile

    def join(self, one, other):
        """Two spaces that touch."""
        self.joined.setdefault(one, set()).add(other)
        self.joined.setdefault(other, set()).add(one)

    def join_tunnels(self, at, name):
        """Tunnels touch on a side; a gate and a labyrinth card only while the card lets them."""
        for side, (right, down) in SIDES.items():
            beside = self.name.get((at[0] + right, at[1] + down))
            if beside is None or beside in self.rooms:
                continue
            if name.startswith("M"):
                self.cards.setdefault(name, {})[side] = beside
            elif not beside.startswith("M"):
                self.join(name, beside)

    def around(self, space, maze, turned):
        """The spaces one step away."""
        found = set(self.joined.get(space, ()))
        for number, card in enumerate(sorted(self.cards)):
            if number + 1 in turned:
                gates = {self.cards[card][side] for side in maze[number]}
                found |= gates if space == card else {card} if space in gates else set()
        return found

    def beside_hidden(self, space, turned):
        """Whether a gate touches a labyrinth card that lies face down."""
        hidden = [card for number, card in enumerate(sorted(self.cards)) if number + 1 not in turned]
        return any(space in self.cards[card].values() for card in hidden)


def tables(random):
    """Two to six adventurers, the stronger and the weaker monsters."""
    options = {"boss_stats": random.choice(["board", "gamebook"]), "double_six": random.random() < 0.3}
    return {"seats": random.randint(2, 4), "options": options}


def choose(random, position, listed):
    """Little talk, much walking and fighting."""
    kinds = {action.split(" ")[0] for action in listed}
    for kind, chance in (("roll", 0.85), ("walk", 1), ("fight", 0.75), ("cross", 0.9), ("reveal", 0.9), ("no", 0.9), ("ignore", 0.7)):
        if kind in kinds and random.random() < chance:
            return random.choice([action for action in listed if action.split(" ")[0] == kind])
    return random.choice(listed)


def begin(random, position):
    """Half of the games go on from the far side of the river, where the labyrinth and the strong monsters are."""
    if position["phase"] != "begin" or random.random() < 0.5:
        return None
    turned = sorted(random.sample(range(1, 7), random.randint(0, 6)))
    if turned:
        position["maze_up"] = position["maze_known"] = turned
    for person in position["people"]:
        person["at"] = random.choice(["t12_12", "t8_12", "t2_10", "t12_15", "NB", "t18_9"])
    position["turn"]["entry"] = position["people"][position["active"]]["at"]
    return position


def legal(position, seat):
    """Every walk of the roll."""
    if position["phase"] != "walk":
        return None
    return walks(position, seat)


def alike(action):
    """Only walks are judged."""
    return action if action.startswith("walk ") else None


def walks(position, seat):
    """WAR-MOV: the whole roll, unless something stops the move or allows to stop."""
    turned = position.get("maze_up", [])
    people = {number: person for number, person in enumerate(position["people"]) if person.get("at") and number != seat}
    others = {person["at"] for person in people.values() if person["stamina"][0] > 0}
    loose = {
        entry["at"] for entry in position.get("loose", {}).values() if entry.get("grave", seat) == seat
    }
    me = position["people"][seat]
    banned = {me.get("fled")} | {room for room in FIXED if room in others}
    every_gate = position["options"]["maze_rehide"]
    found = set()

    def walk(way, left):
        here, stuck = way[-1], True
        for beside in board.around(here, position["maze"], turned):
            if beside in way or beside in banned:
                continue
            stuck = False
            step = way + [beside]
            stops = (
                beside in board.rooms or beside in BANKS or beside[0] in "BR" and beside[1:].isdigit()
                or beside.startswith("g") and (every_gate or board.beside_hidden(beside, turned))
            )
            if stops or left == 1:
                end(step)
            else:
                if beside in others or beside in loose:
                    end(step)
                walk(step, left - 1)
        if stuck and len(way) > 1:
            end(way)

    def end(way):
        into_room = way[-1] in board.rooms
        found.add(f"walk {way[-1]} by {way[-2]}" if into_room else f"walk {way[-1]}")

    walk([me["at"]], position["turn"]["roll"])
    parts["walks listed"] += len(found)
    parts["walks listed in the labyrinth"] += sum("g" in way for way in found)
    return found


def skill(person):
    """WAR-CBT-13: SKILL after a curse, which takes one for good."""
    return person["skill"] - ("cursed" in person.get("marks", []))


def after(position, seat, action, _random):
    """What the events of an action say."""
    return None, lambda found, turn, events: Judge(position, found).all(events)


class Judge:
    """Follows the events of one action."""

    def __init__(self, before, found):
        self.before, self.found, self.lines = before, found, []
        self.luck = {seat: person.get("luck", [0, 0])[0] for seat, person in enumerate(before["people"])}
        self.stamina = {seat: person.get("stamina", [0, 0])[0] for seat, person in enumerate(before["people"])}
        combat = before.get("combat") or {}
        self.foe_stamina = combat.get("stamina")
        self.gear = combat.get("gear", [{}, {}])
        self.eye = combat.get("eye", False)

    def all(self, events):
        """Every event that the model knows about."""
        self.events = events
        for at, event in enumerate(events):
            self.at = at
            judge = getattr(self, event["event"], None)
            if judge:
                judge(event)
        return self.lines

    def equal(self, expected, found, what):
        """Notes a difference."""
        parts[what] += 1
        self.lines += unequal(expected, found, what)

    def later(self):
        """The events that follow this one."""
        return self.events[self.at + 1:]

    def changed(self, event):
        """A sheet's number; what is left is followed."""
        which = {"luck": self.luck, "stamina": self.stamina}.get(event["score"])
        if which is not None:
            which[event["seat"]] = event["now"]

    def created(self, event):
        """A new adventurer has new totals."""
        self.luck[event["seat"]], self.stamina[event["seat"]] = event["luck"], event["stamina"]

    def luck_test(self, event):
        """WAR-LCK-1, -2: two dice against LUCK, which drops by one whatever the result."""
        luck = self.luck[event["seat"]]
        self.equal([luck, sum(event["dice"]) <= luck], [event["luck"], event["lucky"]], "luck tests")
        lost = [e for e in self.later()[:1] if e["event"] == "changed" and e["score"] == "luck"]
        self.equal([max(luck - 1, 0)] if luck else [], [e["now"] for e in lost], "LUCK after a test")

    def combat_begins(self, event):
        """A fresh foe."""
        self.foe_stamina = self.full(event["foe"])
        self.gear, self.eye = [{}, {}], False

    def armed(self, event):
        """Weapon and shield of this combat."""
        foe = self.before.get("combat", {}).get("fighter")
        side = 0 if foe is None or foe == event["seat"] else 1
        self.gear[side] = {"weapon": event["weapon"], "shield": event["shield"]}

    def kind(self, foe):
        """A foe's key, or None for an adventurer."""
        if isinstance(foe, str):
            return foe
        return foe.get("monster")

    def full(self, foe):
        """A monster's STAMINA at the start."""
        kind = self.kind(foe)
        values = {**STAMINAS, **(GAMEBOOK_STAMINAS if self.before["options"]["gamebook"] else {})}
        return values.get(kind)

    def strength(self, foe):
        """A foe's SKILL in this combat, weapon included."""
        kind = self.kind(foe)
        if kind is None:
            other = self.before["people"][foe["adventurer"]]
            return skill(other) + BONUS[self.gear[1].get("weapon")]
        values = {**SKILLS, **(GAMEBOOK_SKILLS if self.before["options"]["gamebook"] else {})}
        used = any(e["event"] == "used_up" and e["card"] == "T29" for e in self.events[: self.at])
        return values[kind] - (EYE if kind == "warlock" and (self.eye or used) else 0)

    def assault(self, event):
        """WAR-CBT-3..5: who is wounded, and by how much."""
        foe, seat = event["foe"], event["seat"]
        own = skill(self.before["people"][seat]) + BONUS[self.gear[0].get("weapon")]
        theirs, ours = sum(event["theirs"]) + self.strength(foe), sum(event["ours"]) + own
        self.equal([theirs, ours], [event["their_total"], event["our_total"]], "totals of an assault")
        kind = self.kind(foe)
        double_six = self.before["options"]["double_six"] and [6, 6] in (event["theirs"], event["ours"])
        if kind is None or double_six or (kind == "E17" and event["theirs"][0] == event["theirs"][1]):
            return
        following = []
        for later in self.later():
            if later["event"] in ("assault", "foe_beaten", "died", "fled", "combat_ends", "turn_begins"):
                break
            following.append(later)
        wounded = [e for e in following if e["event"] == "foe_wounded"]
        useless = [e for e in following if e["event"] == "no_effect"]
        lost = [e for e in following if e["event"] == "changed" and e["score"] == "stamina" and e["seat"] == seat]
        if ours > theirs and kind == "E18" and self.gear[0].get("weapon") not in MAGIC:
            self.equal([0, 1], [len(wounded), len(useless)], "blows without effect")
        elif ours > theirs:
            self.foe_stamina = max(self.foe_stamina - 2, 0)
            self.equal([self.foe_stamina], [e["left"] for e in wounded], "wounds of monsters")
        elif theirs > ours and not self.gear[0].get("shield"):
            left = max(self.stamina[seat] - 2, 0)
            self.equal([left], [e["now"] for e in lost[:1]], "wounds of adventurers")
        elif theirs == ours:
            self.equal([[], []], [wounded, lost if kind != "E13" else []], "assaults without a wound")

    def fled(self, event):
        """WAR-FLE-3: the escape table; it never kills."""
        seat = event["seat"]
        die = next(e["die"] for e in self.later() if e["event"] == "die")
        before = self.before["people"][seat]
        now = self.found["people"][seat]
        loss = {1: 4, 2: 3, 3: 2, 4: 2, 5: 1, 6: 0}[die]
        food, gold = before.get("provisions", 0), before.get("gold", 0)
        if die == 6:
            expected = [food - 1, gold] if food else [0, gold - min(gold, 2)]
            loss = 0 if food or gold else 1
        else:
            expected = [food, gold]
        stamina = max(self.stamina[seat] - loss, 1)
        luck = max(self.luck[seat] - (die == 5), 0)
        found = [now.get("provisions", 0), now.get("gold", 0), now["stamina"][0], now["luck"][0]]
        if before.get("stamina") and not any(e["event"] in ("died", "looted") for e in self.events):
            self.equal(expected + [stamina, luck], found, f"flights with a {die}")

    def challenged(self, event):
        """WAR-KEY-4: everybody shows the announced number if he holds it."""
        clues = self.before["clues"]
        for answer in (e for e in self.later() if e["event"] == "answered"):
            held = sorted(set(event["numbers"]) & set(clues[answer["by"]]))
            self.equal(held, sorted(answer["shown"]), "answers to a Key Challenge")

    def chest_tried(self, event):
        """The chest opens for the combination, if rings and skeleton keys cover its numbers."""
        chest = set(self.before["chest"])
        opened = any(e["event"] == "chest_opened" for e in self.later())
        numbers = set(event["numbers"])
        on_rings = {int(number) for card in event["keys"] for number in RINGS.get(card, "")}
        missing = len(numbers - on_rings) - len(SKELETON_KEYS & set(event["keys"]))
        self.equal(numbers == chest and missing <= 0, opened, "chests")
        wrong = [e["wrong"] for e in self.later() if e["event"] == "chest_wrong"]
        if not opened:
            self.equal([len(numbers - chest)], wrong, "wrong keys")
