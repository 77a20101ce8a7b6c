//! Flight: the escape table, the loot, and where to run.

use super::movement::{NodeSet, ending, neighbours, occupant};
use super::{Play, decides, ids};
use crate::action::{Action, Loot};
use crate::board::{MAX_NODES, Node, RoomId};
use crate::event::{Event, Path};
use crate::knowledge::whereabouts;
use crate::labels;
use crate::phase::{Combat, Foe, News, Phase, Resume};
use crate::place::{Card, Place};
use crate::scores::Stamina;
use crate::state::State;
use kernel::{Log, Refusal, Seat, Seats, facts};

/// WAR-FLE-1: a fighter may flee before any assault but the first.
pub(super) fn check_flee(state: &State) -> Result<(), Refusal> {
    decides(state, matches!(state.phase, Phase::Arm(_) | Phase::Assault(_)))?;
    let begun = state.combat.as_ref().is_some_and(|combat| combat.assaults > 0);
    if begun { Ok(()) } else { Err(ids::NOT_FIRST.refuse(facts![])) }
}

/// WAR-FLE-14, WAR-FLE-15, WAR-FLE-16: keys, a card that was seen, a card at random or nothing; and the lantern if
/// there is one.
pub(super) fn check_loot(state: &State, what: Loot, lantern: bool) -> Result<(), Refusal> {
    let Phase::Loot { winner, loser } = state.phase else { return decides(state, false) };
    match what {
        Loot::Keys | Loot::Random => any_card(state, loser)?,
        Loot::Named(card) => seen_card(state, winner, loser, card)?,
        Loot::Nothing => {}
    }
    if lantern { a_lantern(state, loser) } else { Ok(()) }
}

/// WAR-FLE-14: there is a card to loot.
fn any_card(state: &State, loser: Seat) -> Result<(), Refusal> {
    if state.person(loser).count() > 0 { Ok(()) } else { Err(ids::LOOT.refuse(facts![seat = loser])) }
}

/// WAR-FLE-15: a named card must have been seen in that hand.
fn seen_card(state: &State, winner: Seat, loser: Seat, card: Card) -> Result<(), Refusal> {
    if state.knowledge.seen[winner.index()][loser.index()].contains(card) {
        return Ok(());
    }
    Err(ids::WHICH_CARD.refuse(facts![seat = loser, card = labels::card(card)]))
}

/// WAR-FLE-16: there is a lantern to take.
fn a_lantern(state: &State, loser: Seat) -> Result<(), Refusal> {
    if state.person(loser).lanterns > 0 { Ok(()) } else { Err(ids::LANTERN.refuse(facts![seat = loser])) }
}

/// Lists the loot that may be chosen.
pub(super) fn list_loot(state: &State, winner: Seat, loser: Seat, out: &mut Vec<Action>) {
    let seen = state.knowledge.seen[winner.index()][loser.index()].iter().map(Loot::Named);
    for what in [Loot::Keys, Loot::Random, Loot::Nothing].into_iter().chain(seen) {
        let cards = match what {
            Loot::Keys | Loot::Random => state.person(loser).count() > 0,
            Loot::Named(_) | Loot::Nothing => true,
        };
        for lantern in [false, true] {
            if cards && (!lantern || state.person(loser).lanterns > 0) {
                out.push(Action::Loot { what, lantern });
            }
        }
    }
}

/// WAR-FLE-9: walking distances from a space in the current graph, where a room counts as one.
fn distances(state: &State, start: Node) -> [u8; MAX_NODES] {
    let mut steps = [u8::MAX; MAX_NODES];
    let mut queue = [Node(0); MAX_NODES];
    let (mut head, mut tail) = (0, 1);
    queue[0] = start;
    steps[start.index()] = 0;
    while head < tail {
        let node = queue[head];
        head += 1;
        for &next in neighbours(state, node).as_slice() {
            if steps[next.index()] == u8::MAX {
                steps[next.index()] = steps[node.index()].saturating_add(1);
                queue[tail] = next;
                tail += 1;
            }
        }
    }
    steps
}

/// WAR-FLE-9, WAR-FLE-10, WAR-FLE-11, WAR-FLE-12, WAR-FLE-13: calls `found` with every flight: four steps, each farther
/// from the opponent, fewer only where no such step exists; empty rooms may be crossed, an encounter stops the flight,
/// passages, banks and gates do not.
fn each_flight(state: &State, runner: Seat, from: Seat, found: &mut impl FnMut(&[Node]) -> bool) {
    let away = distances(state, state.person(from).at);
    let mut path = [state.person(runner).at; 8];
    let steps = state.content.life.flight_steps;
    run_on(state, runner, &away, steps, &mut path, 1, found);
}

fn run_on(
    state: &State,
    runner: Seat,
    away: &[u8; MAX_NODES],
    left: u8,
    path: &mut [Node; 8],
    length: usize,
    found: &mut impl FnMut(&[Node]) -> bool,
) -> bool {
    let here = path[length - 1];
    let mut stuck = true;
    for &next in neighbours(state, here).as_slice() {
        let room = state.board().room_at(next);
        let taken = room.is_some_and(|room| occupant(state, runner, room).is_some());
        if left == 0 || taken || away[next.index()] <= away[here.index()] {
            continue;
        }
        stuck = false;
        path[length] = next;
        let stopped = room.is_some_and(|room| state.has_encounter(room));
        let go_on = if stopped {
            found(&path[..=length])
        } else {
            run_on(state, runner, away, left - 1, path, length + 1, found)
        };
        if !go_on {
            return false;
        }
    }
    !stuck || length == 1 || found(&path[..length])
}

/// Adds every flight, in the book's order of spaces.
pub(super) fn list_flights(state: &State, runner: Seat, from: Seat, out: &mut Vec<Action>) {
    let start = out.len();
    let mut tunnels = NodeSet::new();
    each_flight(state, runner, from, &mut |path| {
        let (to, by) = ending(state, path);
        let action = Action::Run { to, by };
        let new = if by.is_some() { !out[start..].contains(&action) } else { tunnels.insert(path[path.len() - 1]) };
        if new {
            out.push(action);
        }
        true
    });
    out[start..].sort_unstable();
}

/// WAR-FLE-9, WAR-FLE-10: whether a flight may end there.
pub(super) fn check_run(state: &State, to: Place, by: Option<Place>) -> Result<(), Refusal> {
    let Phase::Flight { runner, from } = state.phase else { return decides(state, false) };
    let mut allowed = false;
    let mut passed = false;
    each_flight(state, runner, from, &mut |path| {
        allowed |= ending(state, path) == (to, by);
        passed |= path.iter().any(|&node| state.board().place(node) == to);
        !allowed
    });
    match (allowed, passed) {
        (true, _) => Ok(()),
        (false, true) => Err(ids::FLIGHT_LENGTH.refuse(facts![steps = state.content.life.flight_steps])),
        (false, false) => Err(ids::FARTHER.refuse(facts![seat = from])),
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-FLE-2: flight always succeeds, at a price.
    pub(super) fn flee(&mut self, seat: Seat) {
        let Combat { fighter, foe, .. } = *self.combat();
        match foe {
            Foe::Adventurer(victim) => {
                self.log.tell(ids::FLIGHT, Event::Fled { seat });
                let at = self.state.person(seat).at;
                self.escape(seat, at);
                let winner = if seat == fighter { victim } else { fighter };
                self.offer_loot(winner, seat);
            }
            Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => self.flee_monster(seat),
        }
    }

    /// WAR-FLE-4, WAR-FLE-5, WAR-FLE-6, WAR-CBT-9: out by the door of entry, or ashore in the south; the monster
    /// recovers, and the adventurer must move away.
    pub(super) fn flee_monster(&mut self, seat: Seat) {
        self.log.tell(ids::FLIGHT, Event::Fled { seat });
        let foe = self.combat().foe;
        self.state.combat = None;
        let board = self.state.board();
        if foe == Foe::Crocodile {
            self.escape(seat, board.south_bank);
            self.put_on(seat, board.south_bank, ids::CROCODILE_FLIGHT);
            return self.end_turn();
        }
        let at = self.state.person(seat).at;
        self.escape(seat, at);
        let room = board.room_at(at).expect("monsters live in rooms");
        self.hide_encounter(room, ids::RECOVERS);
        self.put_on(seat, self.state.turn.entry, ids::OUT_THE_DOOR);
        let hero = self.state.person_mut(seat);
        hero.fled = Some(room);
        hero.fled_now = true;
        self.end_turn();
    }

    /// WAR-FLE-3: the escape table; it never kills.
    fn escape(&mut self, seat: Seat, at: Node) {
        let die = self.die();
        self.log.tell(ids::ESCAPE, Event::Die { seat, die });
        let row = self.state.content.escape(die);
        if row.stamina > 0 {
            self.lose_stamina(seat, row.stamina, Stamina::LAST, ids::ESCAPE);
        }
        if row.luck > 0 {
            self.lose_luck(seat, row.luck, ids::ESCAPE);
        }
        if row.drop && self.state.person(seat).count() > 0 {
            let card = self.random_card(seat);
            self.lay_loose(seat, card, at, None, Seats::one(seat), ids::ESCAPE);
        }
        if row.supplies {
            self.lose_supplies(seat);
        }
    }

    /// WAR-FLE-3: one provision, else two gold or the only one, else one STAMINA.
    fn lose_supplies(&mut self, seat: Seat) {
        let person = *self.state.person(seat);
        if person.provisions > 0 {
            self.change_provisions(seat, -1, ids::ESCAPE);
        } else if person.gold > 0 {
            self.change_gold(seat, -(person.gold.min(2) as i16), ids::ESCAPE);
        } else {
            self.lose_stamina(seat, 1, Stamina::LAST, ids::ESCAPE);
        }
    }

    fn random_card(&mut self, seat: Seat) -> Card {
        let hand = self.state.person(seat).hand;
        let drawn = self.dice.below(hand.len()) as usize;
        hand.iter().nth(drawn).expect("the number drawn is below the count")
    }

    /// WAR-FLE-8, WAR-FLE-14: after the penalty the player left behind chooses the loot, if there is any.
    fn offer_loot(&mut self, winner: Seat, loser: Seat) {
        self.state.combat = None;
        let person = self.state.person(loser);
        if person.count() > 0 || person.lanterns > 0 {
            self.state.phase = Phase::Loot { winner, loser };
        } else {
            self.begin_flight(loser, winner);
        }
    }

    /// WAR-FLE-14, WAR-FLE-15, WAR-FLE-16, WAR-FLE-17: cards and lantern change hands, gold and provisions do not; then the backpack.
    pub(super) fn loot(&mut self, what: Loot, lantern: bool) {
        let Phase::Loot { winner, loser } = self.state.phase else {
            unreachable!("loot was checked against the decision")
        };
        let two = Seats::one(winner).with(loser);
        match what {
            Loot::Keys => self.loot_keys(winner, loser),
            Loot::Named(card) if self.state.person(loser).holds(card) => {
                let known = Seats::all(self.state.seats);
                self.hand_over(card, loser, winner, known);
                self.state.news = News::Looted { seat: winner, from: loser, count: 1, named: Some(card), found: true };
                let cards = card.alone();
                self.log.tell(ids::WHICH_CARD, Event::Looted { seat: winner, from: loser, cards, known });
            }
            Loot::Named(card) => {
                self.log.tell(ids::WHICH_CARD, Event::NotThere { seat: winner, from: loser, card });
                self.state.learn_not_in_hand(card, loser);
                self.loot_random(winner, loser, two, Some(card));
            }
            Loot::Random => self.loot_random(winner, loser, two, None),
            Loot::Nothing => {}
        }
        if lantern {
            self.change_lanterns(loser, -1, ids::LANTERN);
            self.change_lanterns(winner, 1, ids::LANTERN);
        }
        self.settle_hands(Resume::Flight { runner: loser, from: winner });
    }

    fn loot_random(&mut self, winner: Seat, loser: Seat, two: Seats, named: Option<Card>) {
        let count = self.state.person(loser).count().min(1) as u8;
        self.state.news = News::Looted { seat: winner, from: loser, count, named, found: false };
        if count == 0 {
            return;
        }
        let card = self.random_card(loser);
        self.hand_over(card, loser, winner, two);
        let cards = card.alone();
        self.log.tell(ids::WHICH_CARD, Event::Looted { seat: winner, from: loser, cards, known: two });
    }

    /// WAR-FLE-14: all key cards change hands; seats that knew of one know where it went.
    fn loot_keys(&mut self, winner: Seat, loser: Seat) {
        let two = Seats::one(winner).with(loser);
        let keys = self.state.person(loser).hand.intersection(self.state.content.keys);
        let all_keys = self.state.content.keys;
        let (from, to) = (whereabouts::hand(loser), whereabouts::hand(winner));
        for seat in Seat::all(self.state.seats).filter(|&seat| !two.contains(seat)) {
            for key in all_keys.iter() {
                let may = &mut self.state.knowledge.may[seat.index()][key.index()];
                if *may & from != 0 {
                    *may &= !from;
                    *may |= if keys.is_empty() { 0 } else { to };
                }
            }
            let lists = &mut self.state.knowledge.seen[seat.index()];
            let moved = lists[loser.index()].intersection(all_keys);
            lists[loser.index()] = lists[loser.index()].minus(all_keys);
            if !keys.is_empty() {
                lists[winner.index()] = lists[winner.index()].union(moved);
            }
        }
        for key in keys.iter() {
            self.hand_over(key, loser, winner, two);
        }
        // The winner now knows that no key is left behind.
        for key in all_keys.minus(keys).iter() {
            self.state.knowledge.may[winner.index()][key.index()] &= !from;
        }
        let seen = &mut self.state.knowledge.seen[winner.index()][loser.index()];
        *seen = seen.minus(all_keys);
        let count = keys.len() as u8;
        self.state.news = News::Looted { seat: winner, from: loser, count, named: None, found: false };
        self.log.tell(ids::LOOT, Event::Looted { seat: winner, from: loser, cards: keys, known: two });
    }

    /// WAR-FLE-8, WAR-RUL-60: the fleeing player chooses where to go; if cornered, he stays.
    pub(super) fn begin_flight(&mut self, runner: Seat, from: Seat) {
        let mut any = false;
        each_flight(self.state, runner, from, &mut |_| {
            any = true;
            false
        });
        if any {
            self.state.phase = Phase::Flight { runner, from };
        } else {
            self.end_turn();
        }
    }

    /// WAR-FLE-8, WAR-FLE-18: the flight is run; it opens no meeting and takes nothing. The meeting and the turn end
    /// with it.
    pub(super) fn run(&mut self, to: Place, by: Option<Place>) {
        let Phase::Flight { runner, from } = self.state.phase else {
            unreachable!("a flight was checked against the decision")
        };
        if L::LISTENS {
            let path = self.flight_path(runner, from, to, by);
            self.log.tell(ids::FLEE_ADVENTURER, Event::Ran { seat: runner, path });
        }
        self.leave_room(runner);
        let board = self.state.board();
        let end = board.node(to).expect("a checked flight ends on the board");
        let person = self.state.person_mut(runner);
        person.at = end;
        person.fled = None;
        person.fled_now = false;
        person.pending = None;
        if let Some(room) = board.room_at(end) {
            self.run_into_den(runner, room, by);
        }
        self.end_turn();
    }

    /// WAR-FLE-12, WAR-FLE-19, WAR-FLE-20: an encounter that an adventurer runs into waits; older duties and encounters
    /// are forgotten.
    fn run_into_den(&mut self, runner: Seat, room: RoomId, by: Option<Place>) {
        if self.state.has_encounter(room) {
            self.state.person_mut(runner).pending = by.and_then(|by| self.state.board().node(by));
            let room = self.state.board().room(room).place;
            self.log.tell(ids::INTO_DEN, Event::Waits { seat: runner, room });
        }
    }

    fn flight_path(&self, runner: Seat, from: Seat, to: Place, by: Option<Place>) -> Path {
        let mut found = Path::new([to]);
        each_flight(self.state, runner, from, &mut |path| {
            let fits = ending(self.state, path) == (to, by);
            if fits {
                found = Path::new(path[1..].iter().map(|&node| self.state.board().place(node)));
            }
            !fits
        });
        found
    }
}
