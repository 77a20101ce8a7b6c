//! What a table looks like: the one place that calls the boards.

use crate::Fault;
use crate::book::examples::part_that_matters;
use catalog::AnyMatch;
use kernel::{Audience, Lang, Seat};

pub(crate) use boards::{
    Cue, Drawing, GameFacts, Lesson, LessonMoment, LessonStep, Portrait, Preview, Term, Theme, Why, Witness,
};
pub(crate) use boards::{plan, portraits};

/// The style sheet of all boards.
pub(crate) const STYLE: &str = boards::STYLE;

/// Draws a game for somebody.
pub(crate) fn draw(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String]) -> Drawing {
    boards::draw(played, audience, lang, names)
}

/// What to show of what somebody witnessed of one action: for every event its cues.
pub(crate) fn cues(witnessed: &[Witness], lang: Lang) -> Vec<Vec<Cue>> {
    boards::cues(witnessed, lang)
}

/// What somebody witnessed of an event, as a sentence for people at the table; nothing if its game has no board.
pub(crate) fn told(witness: &Witness, lang: Lang, names: &[String]) -> Option<String> {
    boards::told(witness, lang, names)
}

/// Why nothing happens when somebody touches these things, the last of them in vain.
pub(crate) fn why(played: &dyn AnyMatch, audience: Audience, lang: Lang, names: &[String], things: &[&str]) -> Why {
    boards::why(played, audience, lang, names, things)
}

/// What a seat's action would bring, if neither dice nor anything hidden have a say in it.
pub(crate) fn preview(
    played: &dyn AnyMatch,
    seat: Seat,
    lang: Lang,
    names: &[String],
    action: &str,
) -> Option<Preview> {
    boards::preview(played, seat, lang, names, action)
}

/// A board that carries its own style, to be shown alone.
pub(crate) fn standalone(board: &str, theme: Theme) -> String {
    boards::standalone(board, theme)
}

/// The picture of a game on its card.
pub(crate) fn emblem(game: &str) -> String {
    boards::emblem(game)
}

/// What somebody wants to know of a game before choosing it, where it was written down.
pub(crate) fn game_facts(game: &str) -> Option<&'static GameFacts> {
    boards::game_facts(game)
}

/// The words of a game that somebody may look up.
pub(crate) fn glossary(game: &str) -> &'static [Term] {
    boards::glossary(game)
}

/// A moment of a real game, ready to be shown alone.
pub(crate) fn scene(game: &str, lang: Lang, theme: Theme) -> Option<String> {
    boards::scene(game, lang).map(|board| boards::standalone(&part_that_matters(&board), theme))
}

/// The first game of a game, where there is one.
pub(crate) fn lesson(game: &str) -> Option<&'static Lesson> {
    boards::lesson(game)
}

/// A picture of a board with a title and some lines, as PNG. Before the game there is no board yet: the title stands alone.
pub(crate) fn paint(drawing: Option<Drawing>, title: &str, lines: &[String], width: u32) -> Result<Vec<u8>, Fault> {
    let empty = || Drawing {
        board: "<svg viewBox=\"0 0 1 1\"></svg>".to_owned(),
        panels: String::new(),
        asked: String::new(),
        choices: Vec::new(),
        kinds: std::collections::BTreeMap::new(),
    };
    let card = boards::share_card(&drawing.unwrap_or_else(empty), title, lines, Theme::Light);
    boards::png(&card, Theme::Light, width).map_err(|fault| Fault::internal("a picture was not painted", &fault))
}

/// A wide picture below a title and some lines, as PNG.
pub(crate) fn paint_wide(picture: &str, title: &str, lines: &[String], width: u32) -> Result<Vec<u8>, Fault> {
    let card = boards::wide_card(picture, title, lines, Theme::Light);
    boards::png(&card, Theme::Light, width).map_err(|fault| Fault::internal("a picture was not painted", &fault))
}

/// A drawing of our own as PNG.
pub(crate) fn paint_icon(svg: &str, width: u32) -> Result<Vec<u8>, Fault> {
    boards::png(svg, Theme::Light, width).map_err(|fault| Fault::internal("an icon was not painted", &fault))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// Drawing and thinking cost more than anything else here: a reader who looks for them finds each in one file.
    #[test]
    fn the_boards_and_the_bots_are_called_in_one_place_each() {
        let mut found = Vec::new();
        gather(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut found);
        found.sort();
        let named = |crate_name: &str| -> Vec<String> {
            let path = format!("{crate_name}::");
            let calls = |text: &str| {
                text.match_indices(&path).any(|(at, _)| {
                    !text[..at].ends_with(|before: char| before.is_alphanumeric() || before == ':' || before == '_')
                })
            };
            found.iter().filter(|(_, text)| calls(text)).map(|(name, _)| name.clone()).collect()
        };
        assert_eq!(named("boards"), ["drawing.rs"]);
        assert_eq!(named("bots"), ["bot.rs"]);
    }

    fn gather(folder: &Path, into: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, into);
            } else {
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                into.push((name, std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
}
