"""A second opinion on `trex`: every legal answer, and the whole position after each.

Written from the rules alone: placing the tiles, planting, cards in turn order, Hits, bites, Panic, the T-Rex, harvest,
elimination, the Bone and the end.
"""

import copy

from compare import counted, unequal

parts = counted()

DIRECTIONS = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}
COLUMNS, ROWS = "ABCDE", "12345"
LAIR = "C3"
TURNS = {2: 8, 3: 9, 4: 8}
CARDS = {"M": "move", "R": "rest", "P": "panic"}
CELLS = [column + row for row in ROWS for column in COLUMNS]


def tables(random):
    """Two, three or four players, both pairs of two."""
    seats = random.randint(2, 4)
    options = {"two_player_pair": random.choice(["STE_TRI", "PTE_DIP"])} if seats == 2 else {}
    return {"seats": seats, "options": options}


def step(cell, direction):
    """The neighbouring cell, or None beyond the edge."""
    right, down = DIRECTIONS[direction]
    column, row = COLUMNS.index(cell[0]) + right, ROWS.index(cell[1]) + down
    return COLUMNS[column] + ROWS[row] if 0 <= column < 5 and 0 <= row < 5 else None


def lives(player):
    """Whether a player's Dino is on the board."""
    return player["dino"] is not None


def asked(position):
    """The seats that the present decision asks."""
    players, phase = position["players"], position["phase"]
    seats = range(len(players))
    if phase == "lake":
        return [seat for seat in seats if players[seat]["species"] != "DIP"]
    if phase == "volcano":
        return [seat for seat in seats if players[seat]["species"] != "PTE"]
    if phase == "choose":
        return [seat for seat in seats if lives(players[seat])]
    if phase == "rex":
        return list(seats)
    return [seat for seat in seats if lives(players[seat]) and seat != phase["panic"]]


def legal(position, seat):
    """Every answer that a seat may give."""
    player = position["players"][seat]
    if position["phase"] != "choose":
        idle = position["phase"] == "rex" and not lives(player)
        return set(DIRECTIONS) | ({"-"} if idle else set())
    found = {"R"} if player["hand"]["rest"] else set()
    for letter in "MP":
        if player["hand"][CARDS[letter]]:
            found |= {f"{letter}:{direction}" for direction in DIRECTIONS if step(player["dino"], direction)}
    return found


def after(position, seat, action, _random):
    """The whole position after an answer."""
    expected = copy.deepcopy(position)
    expected["players"][seat]["answer"] = action
    drawn = expected["phase"] == "volcano"
    if all(expected["players"][other]["answer"] is not None for other in asked(expected)):
        parts[f"phase {'panic' if isinstance(expected['phase'], dict) else expected['phase']}"] += 1
        Phase(expected).resolve()

    def check(found, turn, _events):
        if drawn and found["phase"] == "choose":
            set_aside(expected, found)
        lines = unequal(expected, found)
        over = expected["phase"] == "over"
        return lines + unequal(standings(expected) if over else None, turn.get("over"), "standings")

    return None, check


def set_aside(expected, found):
    """TRX-CARD-2: with two or four players one card of each is set aside; which one is chance."""
    if len(expected["players"]) == 3:
        return
    for mine, theirs in zip(expected["players"], found["players"]):
        card = theirs["set_aside"]
        if card in mine["hand"] and mine["hand"][card]:
            mine["set_aside"] = card
            mine["hand"][card] -= 1


class Phase:
    """What follows when the last answer of a decision is in."""

    def __init__(self, position):
        self.position = position
        self.players = position["players"]
        self.seats = len(self.players)

    def order(self, first):
        """The seats clockwise from one."""
        return [(first + steps) % self.seats for steps in range(self.seats)]

    def take_answers(self):
        """The answers, which leave the dials."""
        answers = {seat: player["answer"] for seat, player in enumerate(self.players)}
        for player in self.players:
            player["answer"] = None
        return answers

    def resolve(self):
        """Goes on to the next decision, or to the end."""
        phase = self.position["phase"]
        if phase in ("lake", "volcano"):
            self.place(phase)
        elif phase == "choose":
            self.apply_cards()
        elif phase == "rex":
            self.rex_walks(self.take_answers())
        else:
            self.complete(phase["panic"])
            self.next_panic(after=phase["panic"])

    def over(self):
        """Whether the game has ended."""
        return self.position["phase"] == "over"

    def place(self, feature):
        """TRX-PLACE: the steps add up; what cannot be done is lost."""
        position = self.position
        other = "volcano" if feature == "lake" else "lake"
        carried = "DIP" if feature == "lake" else "PTE"
        answers = self.take_answers()
        for seat in self.order(position["bone"]):
            if answers[seat] is None:
                continue
            to = step(position[feature], answers[seat])
            stands = [p["dino"] for p in self.players if p["species"] != carried]
            if to is None or to in (LAIR, position[other]) or to in stands:
                parts["ignored placements"] += 1
                continue
            position[feature] = to
            for player in self.players:
                player["dino"] = to if player["species"] == carried else player["dino"]
        if feature == "lake":
            position["phase"] = "volcano"
            return
        taken = {position["lake"], position["volcano"], position["rex"]} | {p["dino"] for p in self.players}
        position["trees"] = [cell for cell in CELLS if cell not in taken]
        position["turn"], position["phase"] = 1, "choose"

    def barred(self, player, cell):
        """The Lake is for the Diplodocus alone, the Volcano for the Pteranodon."""
        lake, volcano = self.position["lake"], self.position["volcano"]
        return (cell == lake and player["species"] != "DIP") or (cell == volcano and player["species"] != "PTE")

    def lose(self, player):
        """A tree leaves the game."""
        player["provisions"] -= 1
        self.position["removed"] += 1

    def enter(self, seat, cell):
        """TRX-HIT-6: Hits, then the bite, then who is out."""
        mover = self.players[seat]
        mover["dino"] = cell
        for other, player in enumerate(self.players):
            if other != seat and player["dino"] == cell:
                parts["hits"] += 1
                player["provisions"] -= 1
                mover["provisions"] += 1
        if self.position["rex"] == cell:
            parts["bites on entering"] += 1
            self.lose(mover)
        self.eliminate()

    def own_step(self, seat, direction):
        """A Move, or the first step of a Panic."""
        player = self.players[seat]
        cell = step(player["dino"], direction)
        if self.barred(player, cell):
            parts["steps into a barred tile"] += 1
            self.lose(player)
            self.eliminate()
        else:
            self.enter(seat, cell)

    def eliminate(self):
        """TRX-ELIM: whoever has no tree left is out; one or none left ends the game."""
        fallen = [player for player in self.players if lives(player) and player["provisions"] == 0]
        if not fallen:
            return
        event = 1 + max(player["fallen"] for player in self.players)
        parts["eliminations"] += len(fallen)
        for player in fallen:
            player["dino"], player["fallen"] = None, event
            for card, count in player["hand"].items():
                player["discards"][card] += count
                player["hand"][card] = 0
        if sum(lives(player) for player in self.players) <= 1:
            self.end()

    def end(self):
        """The game is over, and nothing stays on the table."""
        self.position["phase"] = "over"
        self.discard()

    def discard(self, players=None):
        """The cards of the turn go to the discards; TRX-TURN-10: too late is discarded at once."""
        for player in players or self.players:
            if player["face_up"] is not None:
                player["discards"][CARDS[player["face_up"][0]]] += 1
                player["face_up"] = None

    def apply_cards(self):
        """TRX-TURN-8..10: all is shown, then one after the other."""
        answers = self.take_answers()
        for seat, player in enumerate(self.players):
            player["face_up"] = answers[seat]
            if answers[seat] is not None:
                player["hand"][CARDS[answers[seat][0]]] -= 1
        for seat in self.order(self.position["bone"]):
            answer = answers[seat]
            if self.over():
                return
            if answer is not None and not lives(self.players[seat]):
                self.discard([self.players[seat]])
            elif answer is not None and answer != "R":
                self.own_step(seat, answer[2:])
        if not self.over():
            self.next_panic(after=None)

    def next_panic(self, after):
        """TRX-PAN-11: the next panicking Dino in turn order, else phase 4."""
        if self.over():
            return
        order = self.order(self.position["bone"])
        left = order if after is None else order[order.index(after) + 1:]
        for seat in left:
            card = self.players[seat]["face_up"]
            if card is not None and card[0] == "P" and lives(self.players[seat]):
                self.position["phase"] = {"panic": seat}
                return
        self.discard()
        if self.position["rex"] is None:
            self.rex_returns()
        else:
            self.position["phase"] = "rex"

    def complete(self, panicker):
        """TRX-PAN-5: pushes from the left neighbour on."""
        answers = self.take_answers()
        for seat in self.order((panicker + 1) % self.seats):
            player = self.players[panicker]
            if answers[seat] is None or self.over() or not lives(player):
                continue
            cell = step(player["dino"], answers[seat])
            if cell is None or self.barred(player, cell):
                parts["ignored pushes"] += 1
            else:
                self.enter(panicker, cell)

    def bite(self, cell):
        """Every Dino on a cell that the T-Rex enters loses a tree."""
        for player in self.players:
            if player["dino"] == cell:
                parts["bites"] += 1
                self.lose(player)
        self.eliminate()

    def rex_returns(self):
        """TRX-REX-9, -10: it comes back to the Lair, hungry, and does not move."""
        parts["returns of the T-Rex"] += 1
        self.position["rex"] = LAIR
        self.bite(LAIR)
        self.end_turn()

    def rex_walks(self, answers):
        """TRX-REX-3: one step each, in turn order."""
        position = self.position
        for seat in self.order(position["bone"]):
            if answers[seat] == "-" or position["rex"] is None or self.over():
                continue
            cell = step(position["rex"], answers[seat])
            if cell in (position["lake"], position["volcano"]):
                position["rex"] = None
            elif cell is not None:
                position["rex"] = cell
                self.bite(cell)
        self.end_turn()

    def end_turn(self):
        """Harvest, Bone, and the next turn or the end."""
        if self.over():
            return
        position = self.position
        places = [player["dino"] for player in self.players] + [position["rex"]]
        for player in self.players:
            if player["dino"] in position["trees"] and places.count(player["dino"]) == 1:
                parts["trees harvested"] += 1
                player["provisions"] += 1
                position["trees"].remove(player["dino"])
        position["bone"] = (position["bone"] + 1) % self.seats
        if position["turn"] == TURNS[self.seats]:
            self.end()
        else:
            position["turn"] += 1
            position["phase"] = "choose"


def standings(position):
    """TRX-END-7: the living by trees, then the fallen, the later the better; equals share a rank."""
    players = position["players"]
    anybody = any(lives(player) for player in players)
    last = max(player["fallen"] for player in players)

    def worth(player):
        return (1, player["provisions"]) if lives(player) else (0, player["fallen"])

    assert anybody or last
    places = [1 + sum(worth(other) > worth(player) for other in players) for player in players]
    return [{"place": place, "score": player["provisions"]} for place, player in zip(places, players)]
