"""A second opinion on `wrath`: every legal action, and the whole position after each.

Written from the rules alone: steps of a turn, sources of each die, walking over water, flying, devouring, hatching,
quakes, and the scoring of an eruption.
"""

import copy
from itertools import product

from compare import counted, unequal

parts = counted()

SIDES = ["footprint", "egg", "volcano", "hut", "cave", "footprint"]
FACES = ["volcano", "cave", "hut", "footprint", "egg"]
SPECIES = ["titanosaur", "brontosaurus", "stegosaurus", "ankylosaurus", "pteranodon", "plesiosaurus", "triceratops", "tyrannosaurus"]
COST = dict(zip(SPECIES, [5, 3, 3, 3, 2, 2, 3, 4]))
TARGET = {2: 24, 3: 20, 4: 18}
SLOTS = {2: 6, 3: 8, 4: 10}
COPIES, BASES, DICE, ROLLS, MAX_TURNS = 2, 4, 5, 3, 400
DRY = ("grassland", "jungle", "cave", "hut")
GREEN = ("grassland", "jungle")
DIRECTIONS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
CELLS = [(row, column) for row in range(4) for column in range(4)]


def tables(random):
    """Two to four tribes; the first game's land and species, or any others."""
    options = {}
    if random.random() < 0.5:
        options["layout"] = "random"
    if random.random() < 0.7:
        options["species"] = "random_four"
    return {"seats": random.randint(2, 4), "options": options}


def choose(random, position, listed):
    """People rarely stop before they have used their dice; eggs and dinosaurs are worth trying."""
    hatching = [action for action in listed if action.startswith("hatch")]
    if hatching and random.random() < 0.6:
        return random.choice(hatching)
    going_on = [action for action in listed if action not in ("end", "keep", "no quake")]
    return random.choice(going_on if going_on and random.random() < 0.85 else listed)


def cell(text):
    """A cell from its notation."""
    row, column = text.split(",")
    return int(row), int(column)


def name(at):
    """A cell's notation."""
    return f"{at[0]},{at[1]}"


def tile(position, at):
    """What lies on a cell."""
    return position["land"][at[0]][at[1]]


def around(at):
    """The cells beside one. The edges do not meet."""
    beside = [(at[0] + down, at[1] + right) for down, right in DIRECTIONS.values()]
    return [(row, column) for row, column in beside if 0 <= row < 4 and 0 <= column < 4]


def dinosaurs(position, seat, place=None):
    """The species of a tribe's dinosaurs, everywhere or at one place."""
    return [d["species"] for d in position["dinosaurs"] if d["owner"] == seat and place in (None, d["at"])]


def occupied(position, seat):
    """How many spaces of the Volcano a tribe holds."""
    return position["tribes"][seat]["volcano"] + len(dinosaurs(position, seat, "volcano"))


def free_spaces(position):
    """The empty spaces of the Volcano."""
    return SLOTS[position["seats"]] - sum(occupied(position, seat) for seat in range(position["seats"]))


def people_places(tribe):
    """The tiles with people of a tribe."""
    return [place for place, count in tribe["land"].items() if count]


def legal(position, seat):
    """Every legal action of the active player."""
    step, dice = position["step"], position["dice"]
    actions = hatchings(position, seat)
    if step == "before_roll":
        actions.add("roll")
    elif step == "rolled":
        actions |= {"keep"} | rerolls(dice)
    elif step == "quake":
        actions |= {"no quake"} | {f"quake {direction}" for direction in DIRECTIONS}
    elif step == "actions":
        if "volcano" in dice:
            actions |= to_volcano(position, seat)
        for face in ("cave", "hut"):
            if face in dice:
                actions |= to_entry(position, seat, face)
        if "egg" in dice:
            actions |= to_egg(position, seat)
        actions |= walks(position, seat, dice.count("footprint"))
        if "volcano" not in dice or not can_worship(position, seat):
            actions.add("end")
    return actions


def hatchings(position, seat):
    """WRA-HATCH: one a turn, four a game, while copies last and the eggs suffice."""
    own = dinosaurs(position, seat)
    if position["hatched"] or len(own) >= BASES:
        return set()
    hatched = [d["species"] for d in position["dinosaurs"]]
    eggs = position["tribes"][seat]["egg"]
    return {f"hatch {s}" for s in position["species"] if hatched.count(s) < COPIES and COST[s] <= eggs}


def rerolls(dice):
    """Every choice of dice, by face."""
    ranges = [range(dice.count(face) + 1) for face in FACES]
    chosen = [[face for face, count in zip(FACES, counts) for _ in range(count)] for counts in product(*ranges)]
    return {"reroll " + " ".join(faces) for faces in chosen if faces}


def to_volcano(position, seat):
    """WRA-VOLC and WRA-STEG: who may go for a Volcano die, from where."""
    if free_spaces(position) == 0:
        return set()
    tribe = position["tribes"][seat]
    found = {"volcano stegosaurus reserve"} if "stegosaurus" in dinosaurs(position, seat, "reserve") else set()
    if tribe["reserve"]:
        return found | {"volcano person reserve"}
    if tribe["egg"]:
        found.add("volcano person egg")
    found |= {f"volcano person {place}" for place in people_places(tribe)}
    return found | {
        f"volcano stegosaurus {d['at']}" for d in position["dinosaurs"]
        if d["owner"] == seat and d["species"] == "stegosaurus" and "," in d["at"]
    }


def can_worship(position, seat):
    """WRA-VOLC-6: a Volcano die can be carried out."""
    tribe = position["tribes"][seat]
    return free_spaces(position) > 0 and (tribe["reserve"] or tribe["egg"] or people_places(tribe))


def to_entry(position, seat, face):
    """WRA-CAVE and WRA-HUT: from the reserve, or from elsewhere if nothing at all is there."""
    tribe = position["tribes"][seat]
    waiting = dinosaurs(position, seat, "reserve")
    if tribe["reserve"] or waiting:
        return {f"{face} {figure} reserve" for figure in waiting + ["person"] * bool(tribe["reserve"])}
    found = {f"{face} person egg"} if tribe["egg"] else set()
    for place in people_places(tribe):
        if tile(position, cell(place)) != face:
            found.add(f"{face} person {place}")
    for d in position["dinosaurs"]:
        if d["owner"] == seat and "," in d["at"] and tile(position, cell(d["at"])) != face:
            found.add(f"{face} {d['species']} {d['at']}")
    return found


def to_egg(position, seat):
    """WRA-EGG: from the reserve, or from the land if nobody is there."""
    tribe = position["tribes"][seat]
    if tribe["reserve"]:
        return {"egg person reserve"}
    return {f"egg person {place}" for place in people_places(tribe)}


def swims(position, start, dice):
    """The dry tiles in reach, with the shortest way whose inner tiles are all lagoons."""
    reached, edge = {}, {start}
    seen = {start}
    for cost in range(1, dice + 1):
        ahead = set()
        for at in edge:
            for beside in around(at):
                if beside in seen:
                    continue
                if tile(position, beside) in DRY:
                    reached.setdefault(beside, cost)
                elif tile(position, beside) == "lagoon":
                    ahead.add(beside)
        seen |= ahead
        edge = ahead
    return reached


def walks(position, seat, dice):
    """WRA-FOOT and the powers of those who walk otherwise."""
    if dice == 0:
        return set()
    figures = {("person", place) for place in people_places(position["tribes"][seat])}
    figures |= {(d["species"], d["at"]) for d in position["dinosaurs"] if d["owner"] == seat and "," in d["at"]}
    found = set()
    for figure, place in figures:
        start = cell(place)
        targets = swims(position, start, dice)
        if figure == "plesiosaurus":
            targets = {at: cost for at, cost in targets.items() if cost == 1}
            targets |= {at: 1 for at in around(start) if tile(position, at) == "lagoon"}
        if figure == "pteranodon":
            targets |= {at: 1 for at in CELLS if tile(position, at) in GREEN and at != start}
        if figure == "tyrannosaurus":
            ashore = dice >= 2 and any(tile(position, at) == "lagoon" for at in around(start))
            if ashore and tile(position, start) in GREEN:
                found |= {f"walk {figure} {place} to {place} for 2 devour {v}" for v in victims(position, seat, start)}
        for at, cost in targets.items():
            walk = f"walk {figure} {place} to {name(at)} for {cost}"
            found.add(walk)
            if figure == "tyrannosaurus" and tile(position, at) in GREEN:
                found |= {f"{walk} devour {victim}" for victim in victims(position, seat, at)}
    return found


def victims(position, seat, at):
    """WRA-TYRA: whose people can be devoured on a tile."""
    return [v for v in range(position["seats"]) if v != seat and position["tribes"][v]["land"].get(name(at))]


def after(position, seat, action, random):
    """The whole position after an action."""
    expected = copy.deepcopy(position)
    words = action.split(" ")
    draws = []
    act(expected, seat, words, draws, random)
    parts[words[0]] += 1

    def check(found, turn, _events):
        lines = unequal(sort(expected), sort(copy.deepcopy(found)))
        return lines + unequal(standings(expected) if expected["step"] == "over" else None, turn.get("over"), "standings")

    return draws, check


def sort(position):
    """Dinosaurs and dice in an order of our own, no empty entries."""
    position["dinosaurs"].sort(key=lambda d: (d["species"], d["owner"], d["at"]))
    position["dice"].sort()
    for tribe in position["tribes"]:
        tribe["land"] = {place: count for place, count in tribe["land"].items() if count}
    return position


def act(position, seat, words, draws, random):
    """Does what an action says."""
    kind = words[0]
    if kind == "roll":
        dice = DICE + dinosaurs(position, seat).count("titanosaur")
        roll(position, [], dice, draws, random)
        position["step"], position["rolls"] = "rolled", 1
    elif kind == "reroll":
        kept = list(position["dice"])
        for face in words[1:]:
            kept.remove(face)
        roll(position, kept, len(words) - 1, draws, random)
        position["rolls"] += 1
        if position["rolls"] == ROLLS:
            position["step"] = "actions"
    elif kind == "keep":
        position["step"] = "actions"
    elif kind == "hatch":
        tribe = position["tribes"][seat]
        position["dinosaurs"].append({"species": words[1], "owner": seat, "at": "reserve"})
        tribe["reserve"], tribe["egg"] = tribe["reserve"] + tribe["egg"], 0
        position["hatched"] = True
    elif kind == "walk":
        walk(position, seat, words)
    elif kind == "end":
        position["dice"] = []
        if may_quake(position, seat):
            position["step"] = "quake"
        else:
            end_turn(position, seat)
    elif kind == "quake":
        quake(position, words[1])
        end_turn(position, seat)
    elif kind == "no":
        end_turn(position, seat)
    else:
        position["dice"].remove(kind)
        take(position, seat, words[1], words[2])
        place = kind if kind in ("volcano", "egg") else name(next(at for at in CELLS if tile(position, at) == kind))
        put(position, seat, words[1], place)


def roll(position, kept, count, draws, random):
    """Rolls dice, every side as likely as the others."""
    sides = [random.randrange(6) for _ in range(count)]
    draws.extend(sides)
    position["dice"] = kept + [SIDES[side] for side in sides]


def take(position, seat, figure, place):
    """Takes a figure from where it is."""
    tribe = position["tribes"][seat]
    if figure != "person":
        mine = [d for d in position["dinosaurs"] if (d["owner"], d["species"], d["at"]) == (seat, figure, place)]
        position["dinosaurs"].remove(mine[0])
    elif "," in place:
        tribe["land"][place] -= 1
    else:
        tribe[place] -= 1


def put(position, seat, figure, place):
    """Puts a figure somewhere."""
    tribe = position["tribes"][seat]
    if figure != "person":
        position["dinosaurs"].append({"species": figure, "owner": seat, "at": place})
    elif "," in place:
        tribe["land"][place] = tribe["land"].get(place, 0) + 1
    else:
        tribe[place] += 1


def walk(position, seat, words):
    """walk FIGURE FROM to CELL for DICE [devour SEAT]"""
    _, figure, start, _, to, _, dice, *rest = words
    for _ in range(int(dice)):
        position["dice"].remove("footprint")
    take(position, seat, figure, start)
    put(position, seat, figure, to)
    parts["walks over water"] += int(dice) > 1
    if rest:
        parts["people devoured"] += 1
        take(position, int(rest[1]), "person", to)
        put(position, int(rest[1]), "person", "reserve")


def may_quake(position, seat):
    """WRA-QUAKE-1, WRA-STEG-7: most spaces of the Volcano, ties included, or a Stegosaurus there."""
    own = occupied(position, seat)
    most = own >= 1 and all(occupied(position, other) <= own for other in range(position["seats"]))
    return most or "stegosaurus" in dinosaurs(position, seat, "volcano")


def quake(position, direction):
    """WRA-QUAKE-10: the Volcano's row or column goes round by one, and everybody on it rides along."""
    volcano = next(at for at in CELLS if tile(position, at) == "volcano")
    down, right = DIRECTIONS[direction]
    moved = {}
    for step in range(4):
        old = (volcano[0], step) if right else (step, volcano[1])
        moved[name(old)] = name(((old[0] + down) % 4, (old[1] + right) % 4))
    tiles = {new: tile(position, cell(old)) for old, new in moved.items()}
    for place, kind in tiles.items():
        row, column = cell(place)
        position["land"][row][column] = kind
    for tribe in position["tribes"]:
        tribe["land"] = {moved.get(place, place): count for place, count in tribe["land"].items()}
    for d in position["dinosaurs"]:
        d["at"] = moved.get(d["at"], d["at"])


def end_turn(position, seat):
    """The check for an eruption, then the next player."""
    over = False
    if free_spaces(position) == 0:
        parts["eruptions"] += 1
        erupt(position)
        over = any(tribe["score"] >= TARGET[position["seats"]] for tribe in position["tribes"])
    position["turns"] += 1
    if over or position["turns"] >= MAX_TURNS:
        position["step"] = "over"
        return
    position.update(active=(seat + 1) % position["seats"], step="before_roll", rolls=0, hatched=False)


def erupt(position):
    """WRA-ERUPT: the Volcano, then every region."""
    seats = range(position["seats"])
    held = {seat: occupied(position, seat) for seat in seats}
    for seat in seats:
        tribe = position["tribes"][seat]
        tribe["score"] += 3 if held[seat] == max(held.values()) else min(held[seat], 1)
        tribe["reserve"], tribe["volcano"] = tribe["reserve"] + tribe["volcano"], 0
    for d in position["dinosaurs"]:
        d["at"] = "reserve" if d["at"] == "volcano" else d["at"]
    for region in regions(position):
        score_region(position, region)


def regions(position):
    """WRA-REG-1, WRA-PLES-2: connected tiles of one kind."""
    left = [at for at in CELLS if tile(position, at) in ("grassland", "jungle", "lagoon")]
    while left:
        region, edge = set(), [left[0]]
        while edge:
            at = edge.pop()
            if at not in region:
                region.add(at)
                edge += [beside for beside in around(at) if tile(position, beside) == tile(position, at)]
        left = [at for at in left if at not in region]
        yield {name(at) for at in region}


def score_region(position, region):
    """WRA-REG, with the powers that count: Brontosaurus, Triceratops, Ankylosaurus."""
    seats = range(position["seats"])
    here = [d for d in position["dinosaurs"] if d["at"] in region]
    people_stay = any(d["species"] == "triceratops" for d in here)
    strength = dict.fromkeys(seats, 0)
    for seat in seats:
        if not people_stay:
            strength[seat] += sum(position["tribes"][seat]["land"].get(place, 0) for place in region)
    for d in here:
        strength[d["owner"]] += 3 if d["species"] == "brontosaurus" else 1
    most = max(strength.values())
    if most == 0:
        return
    winners = [seat for seat in seats if strength[seat] == most]
    parts["regions scored"] += 1
    parts["regions with dinosaurs"] += bool(here)
    for seat in winners:
        tribe = position["tribes"][seat]
        tribe["score"] += len(region)
        if len(winners) == 1:
            tribe["score"] += 2 * sum(d["species"] == "ankylosaurus" and d["owner"] == seat for d in here)
        for d in here:
            d["at"] = "reserve" if d["owner"] == seat else d["at"]
        if not people_stay:
            for place in region:
                tribe["reserve"] += tribe["land"].pop(place, 0)


def standings(position):
    """WRA-END-5: by score, then the later seat; no shared ranks."""
    scores = [tribe["score"] for tribe in position["tribes"]]
    order = sorted(range(position["seats"]), key=lambda seat: (scores[seat], seat), reverse=True)
    return [{"place": order.index(seat) + 1, "score": scores[seat]} for seat in range(position["seats"])]
