//! The position that a row starts from.

use super::{Scene, card_set, number_set, place, seat};
use kernel::{Dice, Game, RulesVersion, Scenario, Seat, Seats, Table};
use std::collections::BTreeMap;
use testkit::examples::Film;
use warlock::Warlock;
use warlock::knowledge::{Knowledge, whereabouts};
use warlock::number::Slot;
use warlock::phase::{Phase, TurnSoFar};
use warlock::place::{Card, CardSet, Encounter, Place};
use warlock::scores::{Luck, Skill, Stamina};
use warlock::side::{self, Sides};
use warlock::state::{Adventurer, Loose, RoomState, State};

impl Scene {
    /// The common position, changed by the words of `given`.
    pub(crate) fn set(words: &str, context: &str) -> Scene {
        Scene::set_under(Warlock::about().rules, words, context)
    }

    /// The common table of a version of the rules, changed by the words of `given`.
    pub(crate) fn set_under(rules: RulesVersion, words: &str, context: &str) -> Scene {
        let options: BTreeMap<&str, &str> = words.split_whitespace().filter_map(|word| word.split_once('=')).collect();
        let mut table = Table::new(options.get("seats").map_or(3, |seats| seats.parse().expect("a number of seats")));
        for key in ["double_six", "maze_rehide"] {
            if words.split_whitespace().any(|word| word == key) {
                table = table.with(key, true);
            }
        }
        for key in ["challenge_mode", "challenge_faces", "boss_stats", "memory_aid"] {
            if let Some(value) = options.get(key) {
                table = table.with(key, *value);
            }
        }
        if let Some(cap) = options.get("round_cap") {
            table = table.with("round_cap", cap.parse::<u16>().expect("a number of rounds"));
        }
        let setup =
            Warlock::setup_under(rules, &table, Warlock::base_edition_under(rules)).expect("the options are sound");
        let mut state = Warlock::start(&setup, &mut Dice::fast(1), &mut kernel::Silent);
        if !words.split_whitespace().any(|word| word == "fresh") {
            common_table(&mut state);
        }
        let mut scene = Scene { film: Film::new(&state), state, told: Vec::new(), refused: None };
        for word in words.split_whitespace() {
            scene.change(word);
        }
        if let Some((rule, detail)) = Warlock::broken(&scene.state) {
            panic!("{context}\n  the scene breaks {rule}: {detail}");
        }
        scene.film = Film::new(&scene.state);
        scene
    }

    fn change(&mut self, word: &str) {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        if let Some((who, at)) = word.split_once('@') {
            let at = self.state.board().node(place(at)).expect("a space of the board");
            self.state.stage().people[seat(&who[1..]).index()].at = at;
            self.state.stage().turn.entry = self.state.people()[0].at;
            return;
        }
        match name.split('.').collect::<Vec<_>>().as_slice() {
            [person, field] if person.starts_with('p') => self.change_person(seat(&person[1..]), field, value),
            ["room", room] => {
                let encounter: Option<Encounter> = value.parse().ok();
                self.change_encounter(place(room), encounter, false);
            }
            ["up", room] => self.change_encounter(place(room), value.parse().ok(), true),
            ["guarded", room] => self.guard(place(room), value),
            ["loose", at] => self.lay(value, place(at), None),
            ["grave", owner, at] => self.lay(value, place(at), Some(seat(owner))),
            ["seen", viewer, holder] => self.see(seat(viewer), seat(holder), card_set(value)),
            ["roll"] => {
                self.state.stage().turn.roll = value.parse().expect("a die");
                *self.state.stage().phase = Phase::Walk;
            }
            ["chest"] => *self.state.stage().chest = number_set(value),
            ["clues"] => {
                for (clues, set) in self.state.stage().clues.iter_mut().zip(value.split('/')) {
                    *clues = number_set(set);
                }
            }
            ["maze"] => *self.state.stage().maze = maze(value),
            ["up"] => value.split(',').for_each(|number| {
                let card = number.parse().expect("a card of the labyrinth");
                self.state.stage().maze_up.insert(card);
                self.state.stage().maze_known.insert(card);
            }),
            ["active"] => *self.state.stage().active = seat(value),
            ["round"] => *self.state.stage().round = value.parse().expect("a round"),
            ["stock"] => {
                let set = card_set(value);
                set.iter().for_each(|card| self.lift(card));
                *self.state.stage().stock = self.state.stock().union(set);
                self.settle_knowledge();
            }
            ["truce"] => {
                *self.state.stage().truce_over = false;
                *self.state.stage().left_a_room = Seats::NONE;
            }
            ["left"] => *self.state.stage().left_a_room = value.split(',').map(seat).collect(),
            _ => {}
        }
    }

    fn change_person(&mut self, who: Seat, field: &str, value: &str) {
        let board = self.state.board();
        let number = || value.parse::<u16>().unwrap_or_else(|_| panic!("{field}={value} is no number"));
        if field == "hand" {
            for card in card_set(value).iter() {
                self.lift(card);
                self.state.stage().people[who.index()].hand.insert(card);
            }
            return self.settle_knowledge();
        }
        let room = |name: &str| board.room_named(place(name)).expect("a room");
        let person = &mut self.state.stage().people[who.index()];
        match field {
            "gold" => person.gold = number(),
            "food" => person.provisions = number(),
            "stamina" => person.stamina = Stamina(number() as u8),
            "full" => person.full_stamina = Stamina(number() as u8),
            "luck" => person.luck = Luck(number() as u8),
            "full_luck" => person.full_luck = Luck(number() as u8),
            "skill" => person.skill = Skill(number() as u8),
            "lantern" => person.lanterns = number() as u8,
            "misses" => person.misses = number() as u8,
            "attempts" => person.attempts = number() as u8,
            "cursed" => person.cursed = true,
            "ate" => person.ate = true,
            "fooled" => person.fooled = true,
            "quaffed" => person.quaffed = true,
            "fleshed" => person.fleshed = true,
            "caged" => {
                person.caged = true;
                *self.state.stage().phase = Phase::Caged;
            }
            "fled" => person.fled = Some(room(value)),
            "pending" => {
                person.pending = Some(board.node(place(value)).expect("a space"));
                *self.state.stage().phase = Phase::Pending;
            }
            "dead" => {
                *person = Adventurer {
                    at: person.at,
                    skill: Skill(10),
                    full_stamina: Stamina(20),
                    full_luck: Luck(9),
                    ..Adventurer::unborn(person.at)
                }
            }
            other => panic!("an adventurer has no {other:?}"),
        }
    }

    fn change_encounter(&mut self, room: Place, encounter: Option<Encounter>, up: bool) {
        if let Some(card) = encounter {
            for other in self.state.stage().rooms.iter_mut().filter(|other| other.encounter == Some(card)) {
                *other = RoomState { encounter: None, up: false, known: false, ..*other };
            }
        }
        let room = self.state.board().room_named(room).expect("a room");
        let here = &mut self.state.stage().rooms[room.index()];
        *here = RoomState { encounter, up, known: up, ..*here };
    }

    /// Takes a card from wherever it is.
    fn lift(&mut self, card: Card) {
        self.state
            .stage()
            .rooms
            .iter_mut()
            .filter(|room| room.guarded == Some(card))
            .for_each(|room| room.guarded = None);
        self.state.stage().people.iter_mut().for_each(|person| person.hand.remove(card));
        self.state.stage().stock.remove(card);
        self.state.stage().removed.remove(card);
        for loose in self.state.stage().loose.iter_mut().filter(|loose| loose.is_some_and(|loose| loose.card == card)) {
            *loose = None;
        }
    }

    /// The guarded card of a room; the one that lay there goes to the stock.
    fn guard(&mut self, room: Place, value: &str) {
        let room = self.state.board().room_named(room).expect("a room");
        if let Some(card) = self.state.stage().rooms[room.index()].guarded.take() {
            if self.state.content().goods.contains(card) {
                self.state.stage().stock.insert(card);
            } else {
                self.state.stage().removed.insert(card);
            }
        }
        if let Ok(card) = value.parse::<Card>() {
            self.lift(card);
            self.state.stage().rooms[room.index()].guarded = Some(card);
        }
        self.settle_knowledge();
    }

    fn lay(&mut self, value: &str, at: Place, grave: Option<Seat>) {
        let at = self.state.board().node(at).expect("a space");
        for card in card_set(value).iter() {
            self.lift(card);
            let slot = self.state.loose().iter().position(Option::is_none).expect("a free slot");
            self.state.stage().loose[slot] = Some(Loose { card, at, grave });
        }
        self.settle_knowledge();
    }

    /// Everybody knows their own cards and graves, and that others' cards may be anywhere hidden.
    fn settle_knowledge(&mut self) {
        let state = &mut self.state;
        let mut hidden = whereabouts::GUARDED;
        for holder in Seat::all(state.seats()).filter(|holder| !state.person(*holder).hand.is_empty()) {
            hidden |= whereabouts::hand(holder);
        }
        let slots: Vec<(Slot, Loose)> =
            state.loose().iter().zip(0..).filter_map(|(loose, slot)| loose.map(|loose| (Slot(slot), loose))).collect();
        hidden = slots.iter().fold(hidden, |all, (slot, _)| all | whereabouts::slot(*slot));
        let (goods, open) = (state.content().goods, state.stock().union(state.removed()));
        for viewer in Seat::all(state.seats()) {
            let own = whereabouts::hand(viewer);
            let hand = state.person(viewer).hand;
            let may = &mut state.stage().knowledge.may[viewer.index()];
            for card in Card::all() {
                may[card.index()] = if goods.contains(card) { hidden & !own } else { whereabouts::GUARDED };
            }
            hand.iter().for_each(|card| may[card.index()] = own);
            for (slot, loose) in slots.iter().filter(|(_, loose)| loose.grave == Some(viewer)) {
                may[loose.card.index()] = whereabouts::slot(*slot);
            }
            open.iter().for_each(|card| may[card.index()] = whereabouts::OPEN);
        }
    }

    fn see(&mut self, viewer: Seat, holder: Seat, set: CardSet) {
        let stage = self.state.stage();
        let seen = &mut stage.knowledge.seen[viewer.index()][holder.index()];
        *seen = seen.union(set);
        for card in set.intersection(self.state.person(holder).hand).iter() {
            self.state.stage().knowledge.may[viewer.index()][card.index()] = whereabouts::hand(holder);
        }
    }
}

fn common_table(state: &mut State) {
    let board = state.board();
    let entrance = board.entrance;
    for seat in Seat::all(state.seats()) {
        state.stage().people[seat.index()] = Adventurer {
            skill: Skill(10),
            stamina: Stamina(20),
            full_stamina: Stamina(20),
            luck: Luck(9),
            full_luck: Luck(9),
            gold: 5,
            provisions: 3,
            lanterns: 1,
            ..Adventurer::unborn(entrance)
        };
    }
    let mut treasures = 0..32;
    let mut encounters = 0..27;
    for (room, here) in board.rooms.iter().zip(state.stage().rooms) {
        let ordinary = room.fixed.is_none() && room.place != place("TC");
        let guarded =
            (ordinary || !["WL", "TC"].contains(&room.place.to_string().as_str())).then(|| treasures.next()).flatten();
        *here = RoomState {
            encounter: ordinary.then(|| encounters.next()).flatten().map(Encounter),
            up: false,
            known: false,
            guarded: guarded.map(Card),
        };
    }
    *state.stage().chest = number_set("7,8,9");
    let hands: &[&str] = match state.seats() {
        2 => &["1,2,3", "4,5,6"],
        3 => &["1,2", "3,4", "5,6"],
        4 => &["1,2", "3,4", "5", "6"],
        5 => &["1,2", "3", "4", "5", "6"],
        _ => &["1", "2", "3", "4", "5", "6"],
    };
    for (clues, hand) in state.stage().clues.iter_mut().zip(hands) {
        *clues = number_set(hand);
    }
    *state.stage().maze = maze("NS,EW,NE,NW,SE,SW");
    *state.stage().knowledge = Knowledge::blank();
    *state.stage().left_a_room = Seats::all(state.seats());
    *state.stage().truce_over = true;
    *state.stage().turn = TurnSoFar::new(entrance);
    *state.stage().phase = Phase::Begin;
}

fn maze(faces: &str) -> [Sides; 6] {
    let mut sides = [Sides::empty(); 6];
    for (face, written) in sides.iter_mut().zip(faces.split(',')) {
        *face = side::read(written);
    }
    sides
}
