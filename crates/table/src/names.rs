//! Names of people at a table: readable, one of a kind, and never those of a bot.

use kernel::Lang;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

/// The longest name.
pub const LONGEST_NAME: usize = 40;

/// How many marks may stand over one letter: languages need two, pranks more.
const MARKS: usize = 2;

/// A name as everybody can read it, if anything of it can be read. Compatible forms of a letter become that letter; what cannot
/// be seen, or turns the direction of the text around it, is left out.
pub fn clean_name(text: &str) -> Option<String> {
    let mut marks = 0;
    let seen: String = text
        .nfkc()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|&letter| is_seen(letter))
        .filter(|letter| {
            marks = if letter.general_category_group() == GeneralCategoryGroup::Mark { marks + 1 } else { 0 };
            marks <= MARKS
        })
        .collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let readable = name.chars().any(|letter| {
        matches!(
            letter.general_category_group(),
            GeneralCategoryGroup::Letter | GeneralCategoryGroup::Number | GeneralCategoryGroup::Symbol
        )
    });
    (readable && name.chars().count() <= LONGEST_NAME).then_some(name)
}

/// Whether a character can be seen, or is a plain space.
fn is_seen(letter: char) -> bool {
    // Letters and signs without any ink, and selectors that only change the look of what stands before them.
    const BLANK: [char; 10] = [
        '\u{034f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{180b}', '\u{180c}', '\u{180d}', '\u{2800}',
        '\u{3164}',
    ];
    let selector = matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    let unseen = matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    !selector && !unseen && !BLANK.contains(&letter)
}

/// The name under which somebody sits down: their own, or with a number if another at the table, or a bot, has the same.
pub(crate) fn unique_name(wanted: &str, taken: &[String]) -> String {
    let is_taken = |name: &str| {
        let same = |other: &str| other.to_lowercase() == name.to_lowercase();
        taken.iter().any(|other| same(other)) || BOTS.iter().flatten().any(|other| same(other))
    };
    let numbered = (2_u32..).map(|number| {
        let end = format!(" ({number})");
        let start: String = wanted.chars().take(LONGEST_NAME - end.chars().count()).collect();
        format!("{}{end}", start.trim_end())
    });
    let mut names = std::iter::once(wanted.to_owned()).chain(numbered);
    names.find(|name| !is_taken(name)).unwrap_or_else(|| wanted.to_owned())
}

/// What bots are called, in English and in French.
const BOTS: [[&str; 2]; 8] = [
    ["Ash", "Cendre"],
    ["Basalt", "Basalte"],
    ["Cinder", "Scorie"],
    ["Ember", "Braise"],
    ["Flint", "Silex"],
    ["Lava", "Lave"],
    ["Obsidian", "Obsidienne"],
    ["Pumice", "Ponce"],
];

/// What a bot is called at the table, by its chair, in a reader's language.
pub fn bot_name(chair: u8, lang: Lang) -> &'static str {
    let [english, french] = BOTS[usize::from(chair) % BOTS.len()];
    match lang {
        Lang::En => english,
        Lang::Fr => french,
    }
}

#[cfg(test)]
mod tests {
    use super::{clean_name, unique_name};

    #[test]
    fn names_can_be_read() {
        let rows = [
            ("  Ana \t Lu ", Some("Ana Lu")),
            ("A\u{200b}n\u{200d}a", Some("Ana")),
            ("\u{202e}anA\u{2066}", Some("anA")),
            ("Ａｎａ", Some("Ana")),
            ("Zoe\u{308}", Some("Zoë")),
            ("Z\u{301}\u{302}\u{303}\u{304}o", Some("\u{179}\u{302}\u{303}o")),
            ("\u{3164}\u{2800}\u{fe0f}", None),
            ("\u{200b} \u{00ad}", None),
            ("…!", None),
            ("山田 太郎", Some("山田 太郎")),
            ("🦖", Some("🦖")),
        ];
        for (given, expected) in rows {
            assert_eq!(clean_name(given).as_deref(), expected, "{given:?}");
        }
        assert_eq!(clean_name(&"x".repeat(41)), None);
        assert!(clean_name(&"x".repeat(40)).is_some());
    }

    #[test]
    fn names_are_one_of_a_kind() {
        let taken = ["Ana".to_owned(), "Ana (2)".to_owned()];
        assert_eq!(unique_name("Bob", &taken), "Bob");
        assert_eq!(unique_name("ana", &taken), "ana (3)");
        assert_eq!(unique_name("Basalte", &taken), "Basalte (2)", "bots have that name");
        assert_eq!(unique_name("lava", &[]), "lava (2)");
        let long = "x".repeat(40);
        let second = unique_name(&long, std::slice::from_ref(&long));
        assert_eq!((second.chars().count(), second.ends_with(" (2)")), (40, true));
    }
}
