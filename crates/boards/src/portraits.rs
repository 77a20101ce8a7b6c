//! Pictures for the books: tiles, cards, dice and figures as the boards draw them, and plans of whole boards.

use catalog::AnyEdition;
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

/// A drawn plan of the empty board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The rule beside which it stands.
    pub rule: &'static str,
    /// One `<svg>` element.
    pub picture: String,
}

/// The plan of a game's board by an edition; nothing if every game lays out another board, or the game has none.
pub fn plan(game: &str, edition: AnyEdition, lang: Lang) -> Option<Plan> {
    crate::painter::painters().find_map(|painter| painter.plan(game, edition, lang))
}

#[cfg(test)]
mod tests {
    use super::plan;
    use kernel::Lang;

    /// The plan follows the edition: a passage that a corrected map puts elsewhere is drawn elsewhere.
    #[test]
    fn the_plan_of_the_mountain_is_drawn_from_the_edition() {
        let game = catalog::game("warlock").expect("it is in the list");
        let [english, french] = Lang::ALL.map(|lang| plan("warlock", game.base_edition(), lang).expect("a plan"));
        assert_eq!(english.rule, "WAR-PAS-1");
        assert!(game.book().volume(Lang::En).rule(english.rule).is_some());
        for passage in ["B1", "B6", "R1", "R6"] {
            assert!(english.picture.contains(&format!(">{passage}</text>")), "{passage}");
        }
        assert!(!english.picture.contains("data-thing"), "nothing is touched there");
        assert_ne!(english.picture, french.picture, "its names are in the reader's language");
        let older =
            game.edition_named("firetop-1").or_else(|| game.editions().into_iter().next_back()).expect("another");
        let other = plan("warlock", older, Lang::En).expect("a plan");
        assert_ne!(older.tag().digest, game.base_edition().tag().digest);
        assert_ne!(other.picture, english.picture, "the long way winds otherwise");
        assert_eq!(plan("wrath", catalog::game("wrath").unwrap().base_edition(), Lang::En), None);
    }
}
