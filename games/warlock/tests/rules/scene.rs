//! One way to write a case: a scene, what is done, the dice, what comes of it.
//!
//! Every scene starts from the same table: three players (`seats=4` for another number) with SKILL 10, STAMINA 20, LUCK
//! 9, 5 gold, 3 provisions and a lantern, all on the entrance, seat 0 to take his main action, the truce over. Room 01
//! holds E01 on T01 and so on in the order of the edition; the numbers 1 to 6 are in hands, 7, 8 and 9 under the chest.
//!
//! Scene words change it: `p0@t7_42`, `p0.gold=3`, `p0.hand=T04,T13`, `room.01=E09`, `guarded.01=-`, `loose.t7_42=T22`,
//! `grave.1.02=T22`, `seen.0.1=T04`, `roll=3`, `maze=...`, `up=1`, `truce`. Actions are separated by `;`, each with its
//! seat in front if it is not the deciding one. Dice are faces; `#2` is outcome 2 of a draw, `[shuffle 1 0]` an order.

use kernel::{Audience, Dice, Example, Game, Given, Refusal, Scenario, Seat, Seats, Table, Told, Turn};
use std::collections::BTreeMap;
use testkit::examples::Film;
use testkit::table::{Row, rows};
use warlock::Warlock;
use warlock::action::Action;
use warlock::board::RoomId;
use warlock::event::Event;
use warlock::knowledge::{Knowledge, whereabouts};
use warlock::phase::{Phase, TurnSoFar};
use warlock::place::{Card, Encounter, Place, cards, number_bit, numbers};
use warlock::state::{Adventurer, Loose, RoomState, State};

/// A scene with what has been told in it.
pub(crate) struct Scene {
    pub(crate) state: State,
    pub(crate) told: Vec<Told<Event>>,
    refused: Option<Refusal>,
    film: Film<Warlock>,
}

/// Checks a table of cases, and reports every row that fails.
pub(crate) fn check(table: &str) {
    let all = rows(table);
    let count = all.len();
    let failed = all.into_iter().filter(|row| std::panic::catch_unwind(|| run(row)).is_err()).count();
    assert_eq!(failed, 0, "{failed} of {count} rows fail: see above");
}

/// The scene of a row, played.
pub(crate) fn run(row: &Row) -> Scene {
    let mut scene = Scene::set(row.cell("scene"), &row.text());
    scene.play(row.cell("do"), row.cell("dice"), &row.text());
    for wanted in row.cell("result").split_whitespace() {
        scene.expect(wanted, &row.text());
    }
    if let Some(refusal) = &scene.refused {
        let cited = row.cell("result").split_whitespace().any(|word| word == refusal.rule.as_str());
        assert!(cited, "{}\n  refused by {refusal}", row.text());
    }
    scene
}

fn place(name: &str) -> Place {
    name.parse().unwrap_or_else(|()| panic!("{name:?} is no space"))
}

fn card_set(text: &str) -> u32 {
    text.split(',')
        .filter(|name| *name != "-")
        .fold(0, |set, name| set | name.parse::<Card>().unwrap_or_else(|()| panic!("{name:?} is no card")).bit())
}

fn number_set(text: &str) -> u16 {
    text.split(',').filter(|name| *name != "-").fold(0, |set, digit| set | number_bit(digit.parse().expect("a number")))
}

fn seat(text: &str) -> Seat {
    Seat(text.parse().unwrap_or_else(|_| panic!("{text:?} is no seat")))
}

fn names(set: u32) -> String {
    let names: Vec<String> = cards(set).map(|card| card.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

fn number_names(set: u16) -> String {
    let names: Vec<String> = numbers(set).map(|number| number.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

impl Scene {
    /// The common table, changed by the words of the scene.
    pub(crate) fn set(words: &str, context: &str) -> Scene {
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
        let setup = Warlock::setup(&table, Warlock::base_edition()).expect("the options are sound");
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

    /// What was played, and what the row says about actions that nobody takes.
    pub(crate) fn filmed(mut self, row: &Row) -> Example {
        let decider = Warlock::turn(&self.state).deciders().first();
        for action in row.cell("result").split_whitespace().filter_map(|word| word.strip_prefix("may=")) {
            self.film.ask(decider.expect("somebody decides"), &action.replace('+', " "), None);
        }
        self.film.end(&self.state)
    }

    fn change(&mut self, word: &str) {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        if let Some((who, at)) = word.split_once('@') {
            let at = self.state.board().node(place(at)).expect("a space of the board");
            self.state.people[seat(&who[1..]).index()].at = at;
            self.state.turn.entry = self.state.people[0].at;
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
                self.state.turn.roll = value.parse().expect("a die");
                self.state.phase = Phase::Walk;
            }
            ["chest"] => self.state.chest = number_set(value),
            ["clues"] => {
                for (clues, set) in self.state.clues.iter_mut().zip(value.split('/')) {
                    *clues = number_set(set);
                }
            }
            ["maze"] => self.state.maze = maze(value),
            ["up"] => value.split(',').for_each(|number| {
                let bit = 1 << (number.parse::<u8>().expect("a card of the labyrinth") - 1);
                self.state.maze_up |= bit;
                self.state.maze_known |= bit;
            }),
            ["active"] => self.state.active = seat(value),
            ["round"] => self.state.round = value.parse().expect("a round"),
            ["stock"] => {
                let set = card_set(value);
                cards(set).for_each(|card| self.lift(card));
                self.state.stock |= set;
                self.settle_knowledge();
            }
            ["truce"] => {
                self.state.truce_over = false;
                self.state.left_a_room = Seats::NONE;
            }
            ["left"] => self.state.left_a_room = value.split(',').map(seat).collect(),
            _ => {}
        }
    }

    fn change_person(&mut self, who: Seat, field: &str, value: &str) {
        let board = self.state.board();
        let number = || value.parse::<u16>().unwrap_or_else(|_| panic!("{field}={value} is no number"));
        if field == "hand" {
            for card in cards(card_set(value)) {
                self.lift(card);
                self.state.people[who.index()].hand |= card.bit();
            }
            return self.settle_knowledge();
        }
        let room = |name: &str| board.room_named(place(name)).expect("a room");
        let person = &mut self.state.people[who.index()];
        match field {
            "gold" => person.gold = number(),
            "food" => person.provisions = number(),
            "stamina" => person.stamina = number() as u8,
            "full" => person.full_stamina = number() as u8,
            "luck" => person.luck = number() as u8,
            "full_luck" => person.full_luck = number() as u8,
            "skill" => person.skill = number() as u8,
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
                self.state.phase = Phase::Caged;
            }
            "fled" => person.fled = Some(room(value)),
            "pending" => {
                person.pending = Some(board.node(place(value)).expect("a space"));
                self.state.phase = Phase::Pending;
            }
            "dead" => {
                *person = Adventurer {
                    at: person.at,
                    skill: 10,
                    full_stamina: 20,
                    full_luck: 9,
                    ..Adventurer::unborn(person.at)
                }
            }
            other => panic!("an adventurer has no {other:?}"),
        }
    }

    fn change_encounter(&mut self, room: Place, encounter: Option<Encounter>, up: bool) {
        if let Some(card) = encounter {
            for other in self.state.rooms.iter_mut().filter(|other| other.encounter == Some(card)) {
                *other = RoomState { encounter: None, up: false, known: false, ..*other };
            }
        }
        let room = self.state.board().room_named(room).expect("a room");
        let here = &mut self.state.rooms[room.index()];
        *here = RoomState { encounter, up, known: up, ..*here };
    }

    /// Takes a card from wherever it is.
    fn lift(&mut self, card: Card) {
        self.state.rooms.iter_mut().filter(|room| room.guarded == Some(card)).for_each(|room| room.guarded = None);
        self.state.people.iter_mut().for_each(|person| person.hand &= !card.bit());
        self.state.stock &= !card.bit();
        self.state.removed &= !card.bit();
        for loose in self.state.loose.iter_mut().filter(|loose| loose.is_some_and(|loose| loose.card == card)) {
            *loose = None;
        }
    }

    /// The guarded card of a room; the one that lay there goes to the stock.
    fn guard(&mut self, room: Place, value: &str) {
        let room = self.state.board().room_named(room).expect("a room");
        if let Some(card) = self.state.rooms[room.index()].guarded.take() {
            if self.state.content.goods & card.bit() != 0 {
                self.state.stock |= card.bit();
            } else {
                self.state.removed |= card.bit();
            }
        }
        if let Ok(card) = value.parse::<Card>() {
            self.lift(card);
            self.state.rooms[room.index()].guarded = Some(card);
        }
        self.settle_knowledge();
    }

    fn lay(&mut self, value: &str, at: Place, grave: Option<Seat>) {
        let at = self.state.board().node(at).expect("a space");
        for card in cards(card_set(value)) {
            self.lift(card);
            let slot = self.state.loose.iter().position(Option::is_none).expect("a free slot");
            self.state.loose[slot] = Some(Loose { card, at, grave });
        }
        self.settle_knowledge();
    }

    /// Everybody knows his own cards and graves, and that others' cards may be anywhere hidden.
    fn settle_knowledge(&mut self) {
        let state = &mut self.state;
        let mut hidden = whereabouts::GUARDED;
        for holder in Seat::all(state.seats).filter(|holder| state.person(*holder).hand != 0) {
            hidden |= whereabouts::hand(holder);
        }
        let slots: Vec<(u8, Loose)> =
            state.loose.iter().zip(0..).filter_map(|(loose, slot)| loose.map(|loose| (slot, loose))).collect();
        hidden = slots.iter().fold(hidden, |all, (slot, _)| all | whereabouts::slot(*slot));
        for viewer in Seat::all(state.seats) {
            let own = whereabouts::hand(viewer);
            let may = &mut state.knowledge.may[viewer.index()];
            for card in Card::all() {
                may[card.index()] =
                    if state.content.0.goods & card.bit() == 0 { whereabouts::GUARDED } else { hidden & !own };
            }
            cards(state.people[viewer.index()].hand).for_each(|card| may[card.index()] = own);
            for (slot, loose) in slots.iter().filter(|(_, loose)| loose.grave == Some(viewer)) {
                may[loose.card.index()] = whereabouts::slot(*slot);
            }
            cards(state.stock | state.removed).for_each(|card| may[card.index()] = whereabouts::OPEN);
        }
    }

    fn see(&mut self, viewer: Seat, holder: Seat, set: u32) {
        self.state.knowledge.seen[viewer.index()][holder.index()] |= set;
        for card in cards(set & self.state.person(holder).hand) {
            self.state.knowledge.may[viewer.index()][card.index()] = whereabouts::hand(holder);
        }
    }

    /// Does what is written, stopping at the first refusal.
    pub(crate) fn play(&mut self, actions: &str, dice: &str, context: &str) {
        let mut dice = Dice::given(given(dice));
        for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let (who, text) = match text.split_once(": ") {
                Some((who, rest)) => (Some(seat(who)), rest),
                None => (None, text),
            };
            let decider = Warlock::turn(&self.state).deciders().first();
            let who = who.or(decider).unwrap_or_else(|| panic!("{context}\n  nobody decides"));
            let action: Action = text.parse().unwrap_or_else(|fault| panic!("{context}\n  {fault}"));
            if let Err(refusal) = Warlock::check(&self.state, who, &action) {
                self.film.refused(who, &action, &refusal);
                self.refused = Some(refusal);
                return;
            }
            Warlock::play(&mut self.state, who, &action, &mut dice, &mut self.told);
            self.film.step(who, &action, dice.take_drawn());
            if let Some((rule, detail)) = Warlock::broken(&self.state) {
                panic!("{context}\n  {text} breaks {rule}: {detail}");
            }
        }
        if let Some(fault) = dice.fault() {
            panic!("{context}\n  {fault}");
        }
    }

    /// What a word of the result asks for, and what there is.
    fn expect(&self, wanted: &str, context: &str) {
        if wanted.starts_with("WAR-") {
            let cited = self.refused.as_ref().map(|refusal| refusal.rule.as_str());
            assert_eq!(cited, Some(wanted), "{context}");
            return;
        }
        if let Some((who, at)) = wanted.split_once('@') {
            let found = self.state.board().place(self.state.person(seat(&who[1..])).at).to_string();
            assert_eq!(found, at, "{context}\n  {wanted}");
            return;
        }
        let (name, value) = wanted.split_once('=').unwrap_or((wanted, "yes"));
        let found = self.found(name, value);
        assert_eq!(
            found,
            value,
            "{context}\n  {wanted}: told {:?}",
            self.told.iter().map(|told| told.event).collect::<Vec<_>>()
        );
    }

    fn found(&self, name: &str, value: &str) -> String {
        let state = &self.state;
        match name.split('.').collect::<Vec<_>>().as_slice() {
            [person, field] if person.starts_with('p') => self.person_field(seat(&person[1..]), field),
            ["decision"] => Warlock::view(state, Audience::Spectator).decision.key().replace("label-phase-", ""),
            ["decider"] => Warlock::turn(state).deciders().iter().map(|seat| seat.to_string()).collect(),
            ["active"] => state.active.to_string(),
            ["round"] => state.round.to_string(),
            ["room", room] => self.room(room).encounter.map_or("-".to_owned(), |card| card.to_string()),
            ["face", room] => if self.room(room).up { "up" } else { "down" }.to_owned(),
            ["guarded", room] => self.room(room).guarded.map_or("-".to_owned(), |card| card.to_string()),
            ["lying", at] => self.lying(place(at)),
            ["stock"] => names(state.stock),
            ["gone"] => names(state.removed & card_set(value)),
            ["seen", viewer, holder] => names(state.knowledge.seen[seat(viewer).index()][seat(holder).index()]),
            ["has", viewer, holder] => number_names(state.knowledge.has[seat(viewer).index()][seat(holder).index()]),
            ["lacks", viewer, holder] => {
                number_names(state.knowledge.lacks[seat(viewer).index()][seat(holder).index()])
            }
            ["chest"] => number_names(state.chest),
            ["up"] => number_names(u16::from(state.maze_up)),
            ["truce"] => if state.truce_over { "over" } else { "on" }.to_owned(),
            ["foe"] => state.combat.map_or("-".to_owned(), |combat| combat.stamina.to_string()),
            ["assaults"] => state.combat.map_or("-".to_owned(), |combat| combat.assaults.to_string()),
            ["may"] => self.listed(value),
            ["maynot"] => self.unlisted(value),
            ["choices"] => self.choices().to_string(),
            ["told", audience] => self.was_told(audience, value),
            ["untold", audience] => {
                if self.was_told(audience, value) == value {
                    "told".to_owned()
                } else {
                    value.to_owned()
                }
            }
            ["places"] => self.standings(),
            other => panic!("the result has no {other:?}"),
        }
    }

    fn person_field(&self, who: Seat, field: &str) -> String {
        let person = self.state.person(who);
        let board = self.state.board();
        match field {
            "gold" => person.gold.to_string(),
            "food" => person.provisions.to_string(),
            "stamina" => person.stamina.to_string(),
            "full" => person.full_stamina.to_string(),
            "luck" => person.luck.to_string(),
            "full_luck" => person.full_luck.to_string(),
            "skill" => self.state.skill(who).to_string(),
            "lantern" => person.lanterns.to_string(),
            "hand" => names(person.hand),
            "cards" => person.count().to_string(),
            "clues" => number_names(self.state.clues[who.index()]),
            "caged" => if person.caged { "yes" } else { "no" }.to_owned(),
            "cursed" => if person.cursed { "yes" } else { "no" }.to_owned(),
            "alive" => if person.alive() { "yes" } else { "no" }.to_owned(),
            "misses" => person.misses.to_string(),
            "ate" => if person.ate { "yes" } else { "no" }.to_owned(),
            "fled" => person.fled.map_or("-".to_owned(), |room| board.room(room).place.to_string()),
            "pending" => if person.pending.is_some() { "yes" } else { "no" }.to_owned(),
            other => panic!("an adventurer has no {other:?}"),
        }
    }

    fn room(&self, name: &str) -> &RoomState {
        let room: RoomId = self.state.board().room_named(place(name)).expect("a room");
        &self.state.rooms[room.index()]
    }

    fn lying(&self, at: Place) -> String {
        let at = self.state.board().node(at).expect("a space");
        let set = self.state.loose.iter().flatten().filter(|loose| loose.at == at);
        names(set.fold(0, |set, loose| set | loose.card.bit()))
    }

    fn choices(&self) -> usize {
        let mut listed = Vec::new();
        if let Turn::Decide(seats) = Warlock::turn(&self.state) {
            Warlock::actions(&self.state, seats.first().expect("somebody"), &mut listed);
        }
        listed.len()
    }

    /// The action if it is listed; underscores stand for blanks, except within names of spaces.
    fn listed(&self, action: &str) -> String {
        let mut listed = Vec::new();
        let decider = Warlock::turn(&self.state).deciders().first().expect("somebody decides");
        Warlock::actions(&self.state, decider, &mut listed);
        let spelt = |listed: &Action| listed.to_string().replace(' ', "+") == action;
        if listed.iter().any(spelt) { action.to_owned() } else { format!("{listed:?}") }
    }

    fn unlisted(&self, action: &str) -> String {
        if self.listed(action) == action { "listed".to_owned() } else { action.to_owned() }
    }

    fn was_told(&self, audience: &str, wanted: &str) -> String {
        let audience = if audience == "s" { Audience::Spectator } else { Audience::Seat(seat(audience)) };
        let kinds: Vec<String> = self
            .told
            .iter()
            .filter_map(|told| Warlock::witness(&told.event, audience))
            .map(|event| {
                serde_json::to_value(event).expect("events are plain")["event"].as_str().unwrap_or("").to_owned()
            })
            .collect();
        if kinds.iter().any(|kind| kind == wanted) { wanted.to_owned() } else { kinds.join(" ") }
    }

    fn standings(&self) -> String {
        match Warlock::turn(&self.state) {
            Turn::Over(outcome) => {
                let places: Vec<String> =
                    outcome.standings().iter().map(|standing| standing.place.to_string()).collect();
                places.join(",")
            }
            Turn::Decide(_) => "open".to_owned(),
        }
    }
}

fn common_table(state: &mut State) {
    let board = state.board();
    let entrance = board.entrance;
    for seat in Seat::all(state.seats) {
        state.people[seat.index()] = Adventurer {
            skill: 10,
            stamina: 20,
            full_stamina: 20,
            luck: 9,
            full_luck: 9,
            gold: 5,
            provisions: 3,
            lanterns: 1,
            ..Adventurer::unborn(entrance)
        };
    }
    let mut treasures = 0..32;
    let mut encounters = 0..27;
    for (room, here) in board.rooms.iter().zip(&mut state.rooms) {
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
    state.chest = number_set("7,8,9");
    let hands: &[&str] = match state.seats {
        2 => &["1,2,3", "4,5,6"],
        3 => &["1,2", "3,4", "5,6"],
        4 => &["1,2", "3,4", "5", "6"],
        5 => &["1,2", "3", "4", "5", "6"],
        _ => &["1", "2", "3", "4", "5", "6"],
    };
    for (clues, hand) in state.clues.iter_mut().zip(hands) {
        *clues = number_set(hand);
    }
    state.maze = maze("NS,EW,NE,NW,SE,SW");
    state.knowledge = Knowledge::blank();
    state.left_a_room = Seats::all(state.seats);
    state.truce_over = true;
    state.turn = TurnSoFar::new(entrance);
    state.phase = Phase::Begin;
}

fn maze(faces: &str) -> [u8; 6] {
    let mut sides = [0; 6];
    for (face, written) in sides.iter_mut().zip(faces.split(',')) {
        *face = written.chars().filter_map(warlock::board::side::of).fold(0, |all, one| all | one);
    }
    sides
}

fn given(text: &str) -> Vec<Given> {
    let mut given = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, tail) = match rest.strip_prefix('[') {
            Some(inner) => inner.split_once(']').expect("a bracket is closed"),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        given.push(match (word.strip_prefix('#'), word.parse::<u32>()) {
            (Some(outcome), _) => Given::Value(outcome.parse().expect("an outcome")),
            (None, Ok(face)) => Given::Value(face - 1),
            (None, Err(_)) => Given::Draw(word.parse().expect("a draw")),
        });
        rest = tail.trim_start();
    }
    given
}
