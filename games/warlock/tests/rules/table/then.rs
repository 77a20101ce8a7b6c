//! What a row says holds at its end.

use super::{Scene, card_set, place, seat};
use kernel::{Audience, Example, Game, Lang, Phrase, Refusal, Seat, Turn, Worded};
use kernel::{Member, Set};
use std::fmt::Display;
use testkit::table::Row;
use warlock::Warlock;
use warlock::action::Action;
use warlock::board::RoomId;
use warlock::place::{CardSet, Place};
use warlock::state::RoomState;

fn names(set: CardSet) -> String {
    let names: Vec<String> = set.iter().map(|card| card.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

fn number_names<T: Member + Display>(set: Set<T>) -> String {
    let names: Vec<String> = set.iter().map(|number| number.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

/// A refusal reads as a sentence in both languages.
fn reads_well(refusal: &Refusal) {
    for lang in Lang::ALL {
        let phrase = Phrase::new(refusal.rule.as_str(), refusal.facts.clone());
        Warlock::words().try_say(lang, &phrase).unwrap_or_else(|missing| panic!("{missing}"));
    }
}

impl Scene {
    /// Compares the `then` cell with what came out.
    pub(super) fn check(&self, row: &Row) {
        let facts: Vec<&str> = row.cell("then").split("; ").filter(|fact| !fact.is_empty()).collect();
        assert!(!facts.is_empty(), "a row without a result tests nothing: {}", row.text());
        for fact in &facts {
            self.expect(fact, &row.text());
        }
        if let Some(refusal) = &self.refused {
            let cited = facts.contains(&format!("refused {}", refusal.rule).as_str());
            assert!(cited, "{}\n  refused by {refusal}", row.text());
            reads_well(refusal);
        }
    }

    /// What was played, and what the row claims about actions that nobody takes.
    pub(super) fn filmed(mut self, row: &Row) -> Example {
        let decider = Warlock::turn(&self.state).deciders().first();
        for action in row.cell("then").split("; ").filter_map(|fact| fact.strip_prefix("may=")) {
            self.film.ask(decider.expect("somebody decides"), &action.replace('+', " "), None);
        }
        self.film.end(&self.state)
    }

    /// Compares the value that a fact asks for with the true one.
    fn expect(&self, wanted: &str, context: &str) {
        if let Some(rule) = wanted.strip_prefix("refused ") {
            let cited = self.refused.as_ref().map(|refusal| refusal.rule.as_str());
            assert_eq!(cited, Some(rule), "{context}");
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
            ["active"] => state.active().to_string(),
            ["round"] => state.round().to_string(),
            ["room", room] => self.room(room).encounter.map_or("-".to_owned(), |card| card.to_string()),
            ["face", room] => if self.room(room).up { "up" } else { "down" }.to_owned(),
            ["guarded", room] => self.room(room).guarded.map_or("-".to_owned(), |card| card.to_string()),
            ["lying", at] => self.lying(place(at)),
            ["stock"] => names(state.stock()),
            ["gone"] => names(state.removed().intersection(card_set(value))),
            ["seen", viewer, holder] => names(state.knowledge().seen[seat(viewer).index()][seat(holder).index()]),
            ["has", viewer, holder] => number_names(state.knowledge().has[seat(viewer).index()][seat(holder).index()]),
            ["lacks", viewer, holder] => {
                number_names(state.knowledge().lacks[seat(viewer).index()][seat(holder).index()])
            }
            ["pledge", one, other] => {
                format!("{:?}", state.knowledge().pledges[seat(one).index()][seat(other).index()]).to_lowercase()
            }
            ["chest"] => number_names(state.chest()),
            ["up"] => number_names(state.maze_up()),
            ["truce"] => if state.truce_over() { "over" } else { "on" }.to_owned(),
            ["foe"] => state.combat().map_or("-".to_owned(), |combat| combat.stamina.to_string()),
            ["assaults"] => state.combat().map_or("-".to_owned(), |combat| combat.assaults.to_string()),
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
            "clues" => number_names(self.state.clues()[who.index()]),
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
        &self.state.rooms()[room.index()]
    }

    fn lying(&self, at: Place) -> String {
        let at = self.state.board().node(at).expect("a space");
        let set = self.state.loose().iter().flatten().filter(|loose| loose.at == at);
        names(set.map(|loose| loose.card).collect())
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
