//! What a drawing is made of.

use crate::odds::Odds;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A match as one audience sees it, drawn.
///
/// A page compares two drawings and shows what moved. It knows no game; elements say what it needs, all of it optional:
///
/// - `id`, unique and stable: the same thing before and after. It slides; with the class `piece` (or `data-arrives`) it also
///   comes and goes visibly, and flies between board and panels.
/// - `data-kind` with `data-amount` (1 if absent): pieces that are alike, so many of them here. Where there are fewer and
///   elsewhere more, they travel. Their place is `data-on`, the id of what they stand on and ride with, or their own `id`.
/// - `data-lane`: the rows and columns of places that are pushed round; `data-face` tells what lies on the place. A lane whose
///   faces are those of before, one further, is seen to slide, out at one end and in at the other.
/// - `data-die` with `data-face`: it tumbles when its face changes or it is new; `data-roll` around the dice changes with
///   every roll. `data-face` alone: it is turned over.
/// - `data-count`: a number that counts up or down to its text.
/// - `data-focus` on the `<svg>`: `x y width height` of the part that a narrow screen shows first, in units of the `viewBox` and
///   inside it; `warlock` names whoever acts and wherever he could go.
/// - `data-style`: declarations for the element's style. A `style` attribute is forbidden by the page's security policy.
/// - `data-odds` on a button: the odds of what it does, shown under its name. The page keeps it up to date while somebody
///   chooses, from [`Choice::odds`]; drawings give it too, so that nothing jumps.
/// - `<title>`, `title` or `data-tip`: shown on hover, focus or long press, with the rule named by the nearest `data-rule`.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[schema(description = "A table as people see it.")]
pub struct Drawing {
    /// The board: one `<svg>` element. Every piece has a stable `id`, every touchable thing a `data-thing`.
    pub board: String,
    /// What stands around the board: players, cards, dice, buttons. HTML.
    ///
    /// Where a game's actions cannot all be listed, a `<form data-compose>` writes one (`web/js/compose.js`): its
    /// `data-compose` is the first word of the notation, and every `data-word` inside adds a part, in order:
    /// numbers above zero and choices as `word=value`, a fieldset as `word=a,b` of its checked boxes, a box as its word.
    pub panels: String,
    /// What is asked of whom, as a sentence.
    pub asked: String,
    /// Everything the audience may do now.
    pub choices: Vec<Choice>,
}

/// One legal action, and how to reach it by touching things.
///
/// The things of a path may be touched in any order: a choice can still be meant while everything touched lies on its path,
/// and is meant once its whole path is touched. A thing whose name starts with `go:` closes a path: it is touched last and
/// says that nothing more is wanted, which is how a choice of several dice or cards ends. Paths that could be mistaken for
/// each other are a fault: see [`mistakable`]. Things that are alike (two dice with the same face) share a `data-group` in
/// the drawing; touching one of them touches the first of the group that is still free.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[schema(description = "One thing that can be done.")]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// The action as a sentence.
    pub text: String,
    /// The things to touch, in the order that feels natural.
    pub path: Vec<String>,
    /// The odds of what it leaves to chance, where they can be computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
}

/// Why the choices cannot all be reached by touching, if so: a path without things, two equal paths, or a path that is
/// not closed and lies inside another, so that the longer one could never be finished.
pub fn mistakable(choices: &[Choice]) -> Option<String> {
    let paths: Vec<BTreeSet<&str>> =
        choices.iter().map(|choice| choice.path.iter().map(String::as_str).collect()).collect();
    // A path that contains another also contains that one's rarest thing, so only these need to be compared.
    let mut holders: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, path) in paths.iter().enumerate() {
        path.iter().for_each(|thing| holders.entry(thing).or_default().push(place));
    }
    for (place, path) in paths.iter().enumerate() {
        let short = &choices[place];
        let rarest = path.iter().map(|thing| &holders[thing]).min_by_key(|places| places.len());
        let Some(candidates) = rarest.filter(|_| path.len() == short.path.len()) else {
            return Some(format!("{}: its path is empty or names a thing twice", short.action));
        };
        let closed = short.path.last().is_some_and(|last| last.starts_with("go:"));
        let inside = candidates.iter().copied().find(|&other| {
            other != place && if closed { *path == paths[other] } else { path.is_subset(&paths[other]) }
        });
        if let Some(other) = inside {
            let long = &choices[other];
            return Some(format!("{} {:?} lies inside {} {:?}", short.action, short.path, long.action, long.path));
        }
    }
    None
}
