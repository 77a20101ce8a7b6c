//! Pictures of single things for the books: tiles, cards, dice and figures as the boards draw them.

use kernel::Lang;
use maud::{Markup, html};

/// A thing and its picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portrait {
    /// What it is called, as tables of reference call it.
    pub name: String,
    /// The rules beside which it stands.
    pub rules: Vec<&'static str>,
    /// One `<svg>` element. Its name always stands beside it, so that nobody has to hear it twice.
    pub picture: String,
}

impl Portrait {
    /// A picture in a frame of its own. `class` names the sheets that paint it, `view_box` what is seen of it.
    pub(crate) fn new(
        name: String,
        rules: &[&'static str],
        (class, view_box): (&str, &str),
        drawn: &Markup,
    ) -> Portrait {
        let picture = html! {
            svg.portrait viewBox=(view_box) aria-hidden="true" { g class=(class) { (drawn) } }
        };
        Portrait { name, rules: rules.to_vec(), picture: picture.into_string() }
    }
}

/// The things of a game that have a picture of their own; none if it has no board.
pub fn portraits(game: &str, lang: Lang) -> Vec<Portrait> {
    crate::painter::painters().find_map(|painter| painter.portraits(game, lang)).unwrap_or_default()
}
