//! The picture on a game's card: a ridge before the sky, in the game's colours.

use super::files::EMBLEMS;
use kernel::read_toml;
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
    static READ: LazyLock<Vec<(&str, Emblem)>> = LazyLock::new(|| {
        let read = |&(game, text): &(&'static str, &str)| (game, well_formed(text));
        EMBLEMS.iter().map(read).collect()
    });
    static PLAIN: LazyLock<Emblem> = LazyLock::new(|| well_formed(NEUTRAL));
    let own = READ.iter().find(|(known, _)| *known == game).map(|(_, emblem)| emblem);
    drawn(game, own.unwrap_or(&PLAIN))
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
        }
    }
}
