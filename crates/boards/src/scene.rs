//! A scene of a game: a moment of a real game, drawn as anybody sees it. It stands on the game's card.
//!
//! `scenes/<game>.json` is a position, written by the example `scenes` from the file of a game.

use crate::kit::SCENES;
use kernel::{Audience, Lang, Seal};

/// Who plays in scenes, as on the pictures of the books.
const NAMES: [&str; 6] = ["Ada", "Blaise", "Camille", "Diego", "Émilie", "Farid"];

/// The board of a game in the middle of a game: one `<svg>` element. `None` if the game has no scene, or its rules no longer
/// allow it.
pub fn scene(game: &str, lang: Lang) -> Option<String> {
    let (_, text) = SCENES.iter().find(|(known, _)| *known == game)?;
    let door = catalog::game(game)?;
    let position = serde_json::from_str(text).ok()?;
    let played = door.load(&position, door.edition_at(&position), Seal::from_seed(0)).ok()?;
    Some(crate::draw(played.as_ref(), Audience::Spectator, lang, &NAMES.map(str::to_owned)).board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::style::Theme;

    #[test]
    fn every_game_of_a_release_has_a_scene_in_both_languages() {
        let has_one = |game: &str| SCENES.iter().any(|(known, _)| *known == game);
        for id in catalog::games().iter().map(|game| game.about().id) {
            assert!(has_one(id) || !testkit::is_released(id), "{id} has no scene");
            for lang in Lang::ALL.into_iter().filter(|_| has_one(id)) {
                let board = scene(id, lang).unwrap_or_else(|| panic!("the scene of {id} cannot be drawn"));
                crate::png(&board, Theme::Light, 200).expect("a scene is a drawing");
            }
        }
        for (game, _) in SCENES {
            assert!(catalog::game(game).is_some(), "there is a scene of {game}, but no such game");
        }
        assert_eq!(scene("of-nobody", Lang::En), None);
    }
}
