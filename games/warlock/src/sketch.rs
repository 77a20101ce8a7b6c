//! The board as text, for the terminal.

mod map;

use crate::view::{SeatView, View};
use kernel::{Fact, Facts, Page, Phrase, Words, facts};

/// The view as text: the map with the figures on it, then the sheets, then what the seat knows. On a low page the map is
/// cut to the rows around the reader's adventurer.
pub(crate) fn sketch(view: &View, words: &Words, page: &Page<'_>) -> String {
    let pen = Pen { view, words, page };
    let below = pen.below();
    let room = page.height.saturating_sub(below.len() + 2).max(map::FEWEST_ROWS);
    let rows = map::window(view, page, room);
    let heading = pen.say("sketch-round", facts![round = view.round, cap = view.round_cap]);
    let mut lines = vec![page.strong(&heading)];
    lines.extend(map::draw(view, page, rows.clone()));
    lines.extend(page.wrapped(&page.faint(&pen.say("sketch-legend", Facts::none())), "  "));
    lines.extend(pen.names(&map::rooms_within(view, page, &rows)));
    lines.extend(below);
    lines.join("\n")
}

struct Pen<'a> {
    view: &'a View,
    words: &'a Words,
    page: &'a Page<'a>,
}

impl Pen<'_> {
    fn say(&self, key: &str, facts: Facts) -> String {
        self.words.say(self.page.lang, &Phrase::new(key, facts), self.page.names)
    }

    fn label(&self, key: &str) -> String {
        self.words.label(self.page.lang, key)
    }

    /// What the rooms on the map are called.
    fn names(&self, rooms: &[String]) -> Vec<String> {
        let named = |code: &String| {
            format!("{code}\u{a0}{}", self.label(&format!("label-place-{code}")).replace(' ', "\u{a0}"))
        };
        let all: Vec<String> = rooms.iter().map(named).collect();
        if all.is_empty() { Vec::new() } else { self.page.wrapped(&all.join(" · "), "  ") }
    }

    /// Everything under the map.
    fn below(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in self.page.own_first(self.view.seats.len() as u8) {
            lines.extend(self.page.wrapped(&self.sheet(&self.view.seats[seat.index()]), "    "));
        }
        if let Some(own) = &self.view.own {
            let clues = Fact::List(own.clues.iter().map(Fact::from).collect());
            let cards: Vec<String> =
                own.hand.iter().map(|card| format!("{card} {}", self.label(&format!("label-{card}")))).collect();
            let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(", ") };
            lines.extend(self.page.wrapped(&self.say("sketch-own", facts![clues, cards]), "    "));
        }
        if !self.page.is_low() {
            lines.extend(
                self.page.wrapped(&self.say("sketch-decision", facts![decision = self.view.decision.fact()]), "    "),
            );
            let deciders = Fact::List(self.view.deciders.iter().map(Fact::from).collect());
            lines.extend(self.page.wrapped(&self.say("sketch-deciders", facts![deciders]), "    "));
        }
        lines
    }

    fn sheet(&self, seat: &SeatView) -> String {
        let at = seat.at.map_or_else(|| Fact::from("–"), crate::place::Place::fact);
        let facts = facts![
            letter = self.page.of(seat.seat, &map::letter(seat.seat).to_string()),
            name = self.page.name(seat.seat),
            at,
            skill = seat.skill,
            stamina = seat.stamina,
            full = seat.full_stamina,
            luck = seat.luck,
            gold = seat.gold,
            food = seat.provisions,
            cards = seat.cards,
            clues = seat.clues
        ];
        self.say("sketch-seat", facts)
    }
}
