//! The view as text: each valley with its player's things beside it, the market below.
//!
//! Open squares show terrain and food (`F3`, `P1`), tiles three letters of their scene, in lower case for abandoned
//! tribes. A cave shows its shelter and the token on it, a waterfall `~` and its token.

use crate::open::{OpenPlace, OpenPlayer};
use crate::scene::Scene;
use crate::square::{COLUMNS, ROWS, Square};
use crate::tile::Tile;
use crate::view::{Printed, View};
use crate::words::words;
use kernel::{Lang, Page, Seat, padded, wrapped};
use std::fmt::Write as _;

/// How many letters a valley is wide.
const VALLEY: usize = 46;

/// The board: the reader's valley first. Where there is no room for all valleys, the others are told in a few words.
pub(crate) fn sketch(view: &View, page: &Page<'_>) -> String {
    let pen = Pen { view, page };
    let market = pen.market();
    let seats = page.own_first(view.table.seats);
    let mut lines = vec![page.strong(&pen.heading())];
    let mut room = page.height.saturating_sub(1 + market.len());
    for (number, &seat) in seats.iter().enumerate() {
        let block = pen.beside(seat);
        let others = seats.len() - number - 1;
        if number == 0 || block.len() + 2 * others < room {
            room = room.saturating_sub(block.len());
            lines.extend(block);
        } else {
            let words = pen.player(seat).join(" · ");
            let told = wrapped(&words, page.width, "    ");
            room = room.saturating_sub(told.len());
            lines.extend(told);
        }
    }
    lines.extend(market);
    lines.join("\n")
}

struct Pen<'a> {
    view: &'a View,
    page: &'a Page<'a>,
}

impl Pen<'_> {
    /// A valley with its player's things beside it.
    fn beside(&self, seat: Seat) -> Vec<String> {
        let valley = self.valley(&self.view.table.players[seat.index()], &self.view.valleys[seat.index()]);
        let width = self.page.width.saturating_sub(VALLEY + 1).max(20);
        let facts: Vec<String> = self.player(seat).iter().flat_map(|line| wrapped(line, width, "  ")).collect();
        let line = |number: usize| {
            let (left, right) = (valley.get(number), facts.get(number));
            let (left, right) = (left.map_or("", String::as_str), right.map_or("", String::as_str));
            format!("{} {right}", padded(left, VALLEY)).trim_end().to_owned()
        };
        (0..valley.len().max(facts.len())).map(line).collect()
    }

    fn label(&self, key: &str) -> String {
        words().label(self.page.lang, key)
    }

    /// Three letters tell the scenes apart in both languages.
    fn scene(&self, scene: Scene) -> String {
        self.label(scene.label()).chars().take(3).collect()
    }

    fn name(&self, seat: Seat) -> String {
        self.page.name(seat)
    }

    fn heading(&self) -> String {
        let table = &self.view.table;
        let mut text = match table.round {
            0 => self.label("label-start"),
            round => format!("{} {round}", self.label("label-round")),
        };
        if table.last_round {
            let _ = write!(text, " ({})", self.label("label-last-round"));
        }
        text
    }

    /// The seven lines of a valley: rim, five rows, rim.
    fn valley(&self, player: &OpenPlayer, printed: &Printed) -> Vec<String> {
        let mut lines = vec![format!(
            "       {}",
            (b'A'..b'A' + COLUMNS).map(|letter| format!("{:<4}", char::from(letter))).collect::<String>()
        )];
        lines.push(self.rim_line(player, printed, "top"));
        for row in 0..ROWS {
            let mut line = format!("{} {:>4} ", row + 1, self.rim(player, printed, &format!("left-{}", row + 1)));
            for column in 0..COLUMNS {
                let ground = &printed.rows[usize::from(row)][usize::from(column)];
                let _ = write!(line, "{:<4}", self.square(player, Square::at(column, row)).unwrap_or(ground.clone()));
            }
            line.push_str(&self.rim(player, printed, &format!("right-{}", row + 1)));
            lines.push(line);
        }
        lines.push(self.rim_line(player, printed, "bot"));
        lines
    }

    /// The upper or the lower rim, with the waterfalls drawn there.
    fn rim_line(&self, player: &OpenPlayer, printed: &Printed, side: &str) -> String {
        let fall = |number: usize| {
            let here = printed.falls_at_top[number] == (side == "top");
            if here {
                format!("~{}", self.token_at(player, Square::WATERFALLS[number]).unwrap_or_default())
            } else {
                String::new()
            }
        };
        let mut line = format!("  {:>4} ", fall(0));
        for letter in (b'A'..b'A' + COLUMNS).map(char::from) {
            let _ = write!(line, "{:<4}", self.rim(player, printed, &format!("{side}-{letter}")));
        }
        line + &fall(1)
    }

    /// A rim place: the tile or bear there, or the cave's shelter and token, or nothing.
    fn rim(&self, player: &OpenPlayer, printed: &Printed, name: &str) -> String {
        let Some(cave) = printed.caves.iter().find(|cave| cave.at.to_string() == name) else { return String::new() };
        self.square(player, cave.at).unwrap_or_else(|| match cave.token {
            Some(token) => format!("{}{}", cave.high, self.scene(token)),
            None => format!("{}..", cave.low),
        })
    }

    fn token_at(&self, player: &OpenPlayer, square: Square) -> Option<String> {
        let (scene, _) = player.tokens.iter().find(|(_, place)| **place == OpenPlace::At(square))?;
        Some(self.scene(*scene))
    }

    /// What stands on a square, if anything.
    fn square(&self, player: &OpenPlayer, square: Square) -> Option<String> {
        if player.bears.contains(&square) {
            return Some(self.label("label-bear").chars().take(3).collect::<String>().to_uppercase());
        }
        player.tribes.iter().enumerate().find_map(|(number, tribe)| {
            let lay = tribe.iter().find(|lay| lay.low == square || lay.high == square)?;
            let scene = self.scene(if lay.low == square { lay.tile.low() } else { lay.tile.high() });
            Some(if number + 1 == player.tribes.len() { scene } else { scene.to_lowercase() })
        })
    }

    /// A player's things, line by line.
    fn player(&self, seat: Seat) -> Vec<String> {
        let player = &self.view.table.players[seat.index()];
        let mut name = self.name(seat);
        if seat == self.view.table.seat && self.view.winners.is_empty() {
            let _ = write!(name, " <- {}", self.label("label-turn"));
        }
        if player.finished {
            let _ = write!(name, " ({})", self.label("label-finished"));
        }
        if self.view.winners.contains(&seat) {
            let _ = write!(name, " ({})", self.label("label-winner"));
        }
        let tokens = |wanted: OpenPlace| -> String {
            let scenes = player.tokens.iter().filter(|(_, place)| **place == wanted);
            scenes.map(|(scene, _)| self.scene(*scene)).collect::<Vec<_>>().join(" ")
        };
        let (food, shelter) = (self.label("label-food"), self.label("label-shelter"));
        vec![
            name,
            format!(
                "{} {food}, {} {shelter} ({} {})",
                player.food,
                player.shelter,
                self.label("label-result"),
                self.view.results[seat.index()]
            ),
            self.about("label-reserve", self.tiles(&player.reserve)),
            self.about("label-stock", tokens(OpenPlace::Stock)),
            self.about("label-used", tokens(OpenPlace::Used)),
            self.about("label-steaks", player.steaks),
            self.about("label-marks", self.view.brawl_tokens[seat.index()]),
        ]
    }

    /// Tiles with three letters per scene, with a star and the owner's number for each brawl token.
    fn tiles(&self, tiles: &[Tile]) -> String {
        let marks = |tile: &Tile| -> String {
            let owners = self.view.table.players.iter().enumerate();
            let marks: String = owners
                .flat_map(|(seat, player)| {
                    player.brawls.iter().filter(|on| *on == tile).map(move |_| (seat + 1).to_string())
                })
                .collect();
            if marks.is_empty() { marks } else { format!("*{marks}") }
        };
        let written = |tile: &Tile| format!("{}-{}{}", self.scene(tile.low()), self.scene(tile.high()), marks(tile));
        tiles.iter().map(written).collect::<Vec<_>>().join(" ")
    }

    /// A label and its value, with the colon spaced as the language requires.
    fn about(&self, key: &str, what: impl std::fmt::Display) -> String {
        let colon = match self.page.lang {
            Lang::En => ":",
            Lang::Fr => "\u{a0}:",
        };
        format!("{}{colon} {what}", self.label(key))
    }

    fn market(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = self.page.wrapped(&self.about("label-common", self.tiles(&view.table.common)), "    ");
        let mut stock = format!(
            "{} {}, {} {}, {} {}",
            self.label("label-pile"),
            view.pile,
            self.label("label-bears"),
            view.bears_left,
            self.label("label-steaks"),
            view.steaks_left
        );
        if !view.table.removed.is_empty() {
            stock = format!("{stock}, {}", self.about("label-removed", view.table.removed.len()));
        }
        lines.extend(self.page.wrapped(&stock, "    "));
        lines
    }
}
