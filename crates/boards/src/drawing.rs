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
/// - `data-kind` with `data-amount` (1 if absent): pieces that are alike, this many of them here. Where there are fewer and
///   elsewhere more, they travel. Their place is `data-on`, the id of what they stand on and ride with, or their own `id`.
/// - `data-lane`: the rows and columns of places that are pushed round; `data-face` tells what lies on the place. A lane whose
///   faces are those of before, one further, is seen to slide, out at one end and in at the other.
/// - `data-at`: the name of a place, for cues ([`crate::Cue`]), where the `id` names what lies there.
/// - `data-tags`: words by which cues find several things at a place, such as the dice that count for somebody's walk.
/// - `data-die` with `data-face`: it tumbles when its face changes or it is new; `data-roll` around the dice changes with
///   every roll. `data-face` alone: it is turned over.
/// - `data-count`: a number that counts up or down to its text.
/// - `data-focus` on the `<svg>`: `x y width height` of the part that a narrow screen shows first, in units of the `viewBox` and
///   inside it; `warlock` names whoever acts and wherever he could go.
/// - `data-least` on the `<svg>`: its smallest letters, in units of the drawing. Where they could not be read, any screen shows
///   the focus first, or what surrounds `data-centre` (`x y`) where even that would be too small.
/// - the class `spare` on letters that only repeat what a shape and a colour say: where they could not be read, the page leaves
///   them out.
/// - `data-style`: declarations for the element's style. A `style` attribute is forbidden by the page's security policy.
/// - `data-odds` on a button: the odds of what it does, shown under its name. The page keeps it up to date while somebody
///   chooses, from [`Choice::odds`]; the class `chancy` keeps room for them, so that nothing jumps, and
///   `data-odds-here` says what stands there before.
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
    /// What the things on the paths are called while they are still to be touched, by the part of their name before `:`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub kinds: BTreeMap<String, String>,
}

/// The kind of a thing: the part of its name before the first `:`. Buttons (`go:…`) say themselves what they are.
pub fn kind(thing: &str) -> Option<&str> {
    thing.split(':').next().filter(|&kind| kind != "go" && kind != thing)
}

/// One legal action, and how to reach it by touching things.
///
/// The things of a choice are those of its path and those of `also`, touched in any order. A choice can still be meant while
/// everything touched is among its things. It is meant when no other can be and at most one thing of its path is missing
/// (`web/js/touching.js` says exactly when). A thing whose name starts with `go:` closes a path: it is never left out, and
/// says that nothing more is wanted, which is how a choice of several dice or cards ends. Choices that could be mistaken for
/// each other are a fault: see [`mistakable`]. Things that are alike (two dice with the same face) share a `data-group` in
/// the drawing; touching one of them touches the first of the group that is still free. A drawn thing with `data-else` means
/// that other thing wherever it cannot be meant itself: a tile means the figure on it.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[schema(description = "One thing that can be done.")]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// The action as a sentence.
    pub text: String,
    /// The things to touch, in the order that feels natural.
    pub path: Vec<String>,
    /// Things that mean this choice too, but need not be touched: where it leads, what pays for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// Whether touching the first thing of the path is enough when nothing else can follow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_once: bool,
    /// The odds of what it leaves to chance, where they can be computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
}

/// Why the choices cannot all be reached by touching, if so: a path without things, two paths alike, or a choice that is not
/// closed and whose things all belong to another, so that it could never be told apart.
pub fn mistakable(choices: &[Choice]) -> Option<String> {
    let paths: Vec<BTreeSet<&str>> =
        choices.iter().map(|choice| choice.path.iter().map(String::as_str).collect()).collect();
    let names: Vec<BTreeSet<&str>> =
        choices.iter().map(|choice| choice.path.iter().chain(&choice.also).map(String::as_str).collect()).collect();
    // Whatever holds all things of a choice also holds the rarest of them: only those need to be compared.
    let mut holders: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (place, things) in names.iter().enumerate() {
        things.iter().for_each(|thing| holders.entry(thing).or_default().push(place));
    }
    for (place, path) in paths.iter().enumerate() {
        let short = &choices[place];
        let whole = !path.is_empty() && names[place].len() == short.path.len() + short.also.len();
        let rarest = names[place].iter().map(|thing| &holders[thing]).min_by_key(|places| places.len());
        let Some(candidates) = rarest.filter(|_| whole) else {
            return Some(format!("{}: its path is empty or names a thing twice", short.action));
        };
        let closed = short.path.last().is_some_and(|last| last.starts_with("go:"));
        let inside = candidates.iter().copied().find(|&other| {
            other != place && if closed { *path == paths[other] } else { names[place].is_subset(&names[other]) }
        });
        if let Some(other) = inside {
            let long = &choices[other];
            return Some(format!("{} {:?} lies inside {} {:?}", short.action, short.path, long.action, long.path));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Choice, mistakable};

    fn choice(path: &[&str], also: &[&str]) -> Choice {
        let owned = |things: &[&str]| things.iter().map(|&thing| thing.to_owned()).collect();
        Choice {
            action: path.join(" "),
            text: String::new(),
            path: owned(path),
            also: owned(also),
            at_once: false,
            odds: None,
        }
    }

    #[test]
    fn choices_that_cannot_be_told_apart_are_found() {
        let walk = choice(&["figure:a", "tile:1"], &["die:foot"]);
        let hut = choice(&["die:hut", "figure:a"], &["tile:1"]);
        assert_eq!(mistakable(&[walk.clone(), hut.clone()]), None, "a die tells them apart");
        let short = choice(&["figure:a", "tile:1"], &[]);
        assert!(mistakable(&[short, hut]).is_some(), "everything it needs belongs to the other too");
        assert!(mistakable(&[walk.clone(), walk]).is_some());
        let (one, two) = (choice(&["die:1", "go:roll"], &[]), choice(&["die:1", "die:2", "go:roll"], &[]));
        assert_eq!(mistakable(&[one, two]), None, "what closes a path ends it");
        assert!(mistakable(&[choice(&["a:1"], &["a:1"])]).is_some(), "a thing is named once");
        assert!(mistakable(&[choice(&[], &["a:1"])]).is_some());
    }
}
