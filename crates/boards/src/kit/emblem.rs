//! The picture on a game's card: a ridge before the sky, in the game's colours.

use super::files::EMBLEMS;
use kernel::{Lang, read_toml};
use maud::html;
use serde::Deserialize;
use std::sync::LazyLock;

/// An emblem as it is written in `emblems/<game>.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Emblem {
    /// The colours of the sky, from the top left to the bottom right.
    sky: [String; 3],
    /// The corners of the ridge, in percent of its width and height.
    ridge: Vec<[u8; 2]>,
    /// What stands beside it.
    #[serde(default)]
    card: Option<GameFacts>,
}

/// What somebody wants to know of a game before choosing it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFacts {
    /// How long it takes at least and at most.
    pub minutes: [u16; 2],
    /// From which age on.
    pub age: u8,
    /// How much there is to think about, from 1 to 5.
    pub weight: u8,
    en: String,
    fr: String,
}

impl GameFacts {
    /// The game in one sentence.
    pub fn line(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// The emblem of a game that has none of its own: plain hills.
const NEUTRAL: &str = r##"
sky = ["#e3d8c8", "#9a8672", "#4a3c31"]
ridge = [[0, 100], [0, 72], [18, 58], [38, 70], [60, 46], [80, 64], [100, 52], [100, 100]]
"##;

/// The part of the height that the ridge takes, from the bottom up.
const RIDGE_HEIGHT: f32 = 0.7;

/// A game's emblem: one `<svg>` element that fills the place it is given.
pub fn emblem(game: &str) -> String {
    static PLAIN: LazyLock<Emblem> = LazyLock::new(|| well_formed(NEUTRAL));
    drawn(game, own(game).unwrap_or(&PLAIN))
}

/// What somebody wants to know of a game before choosing it, where it was written down.
pub fn game_facts(game: &str) -> Option<&'static GameFacts> {
    own(game)?.card.as_ref()
}

/// A game's own emblem, if there is one.
fn own(game: &str) -> Option<&'static Emblem> {
    static READ: LazyLock<Vec<(&str, Emblem)>> = LazyLock::new(|| {
        let read = |&(game, text): &(&'static str, &str)| (game, well_formed(text));
        EMBLEMS.iter().map(read).collect()
    });
    READ.iter().find(|(known, _)| *known == game).map(|(_, emblem)| emblem)
}

fn well_formed(text: &str) -> Emblem {
    read_toml(text).expect("the emblems of the house are well formed")
}

fn drawn(game: &str, emblem: &Emblem) -> String {
    let [top, middle, bottom] = &emblem.sky;
    let sky = format!("sky-{game}");
    let corner = |[x, y]: &[u8; 2]| format!("{x},{}", 100.0 - RIDGE_HEIGHT * (100.0 - f32::from(*y)));
    let corners: Vec<String> = emblem.ridge.iter().map(corner).collect();
    html! {
        svg.emblem xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            linearGradient id=(sky) x2="1" y2="1" {
                stop stop-color=(top) {}
                stop offset="0.55" stop-color=(middle) {}
                stop offset="1" stop-color=(bottom) {}
            }
            rect width="100" height="100" fill=(format!("url(#{sky})")) {}
            polygon points=(corners.join(" ")) fill="#2c1d16" opacity="0.85" {}
        }
    }
    .into_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::style::Theme;
    use std::collections::BTreeSet;

    #[test]
    fn every_game_has_an_emblem_and_no_two_are_alike() {
        let games: Vec<&str> = catalog::games().iter().map(|game| game.about().id).collect();
        let own: BTreeSet<String> = EMBLEMS.iter().map(|(game, _)| emblem(game).replace(game, "")).collect();
        assert_eq!(own.len(), EMBLEMS.len());
        for game in games.into_iter().chain(["of-nobody"]) {
            assert!(emblem(game).contains(&format!("id=\"sky-{game}\"")));
            crate::png(&emblem(game), Theme::Light, 300).expect("an emblem is a drawing");
        }
        for (game, _) in EMBLEMS {
            assert!(catalog::game(game).is_some(), "there is an emblem for {game}, but no such game");
            let facts = game_facts(game).unwrap_or_else(|| panic!("{game} says nothing of itself"));
            assert!(facts.minutes[0] <= facts.minutes[1] && (1..=5).contains(&facts.weight), "{facts:?}");
            for lang in Lang::ALL {
                assert!(facts.line(lang).ends_with('.'), "{game}: one sentence");
            }
        }
    }
}
