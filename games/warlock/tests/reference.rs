//! The tables of reference: complete, made from the edition, and honest about what is ours.

use kernel::{Game, Lang, ReferenceTable, Worded};
use warlock::Warlock;

fn find<'a>(tables: &'a [ReferenceTable], first: &str) -> &'a [kernel::ReferenceCell] {
    let rows = tables.iter().flat_map(|table| &table.rows);
    rows.into_iter().find(|row| row[0].text == first).unwrap_or_else(|| panic!("{first} is in no table"))
}

#[test]
fn every_card_is_listed_in_both_languages() {
    for lang in Lang::ALL {
        let tables = Warlock::reference(Warlock::base_edition(), lang);
        for number in 1..=27 {
            find(&tables, &format!("E{number:02}"));
        }
        for number in 1..=32 {
            find(&tables, &format!("T{number:02}"));
        }
        for table in &tables {
            assert!(Warlock::book().volume(lang).rule(table.rule.as_str()).is_some(), "{}", table.rule);
            assert!(!table.markdown().contains('['), "{}", table.markdown());
            assert!(table.rows.iter().all(|row| row.len() == table.columns.len()), "{}", table.title);
        }
    }
}

#[test]
fn a_monster_is_found_by_its_name() {
    let tables = Warlock::reference(Warlock::base_edition(), Lang::En);
    let found: Vec<ReferenceTable> = tables.iter().filter_map(|table| table.with_rows_of("minotaur")).collect();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].rows.len(), 1);
    let text: Vec<String> = found[0].rows[0].iter().map(kernel::ReferenceCell::marked).collect();
    assert_eq!(text, ["E11", "Minotaur", "9 ◊", "9 ◊", "–"]);
    assert!(tables.iter().all(|table| table.with_rows_of("chimera").is_none()));
}

/// The Wererat's strength is the rulebook's; a corrected number is the owner's, not ours.
#[test]
fn a_corrected_edition_corrects_the_tables() {
    let base = include_str!("../edition/base.toml");
    let minotaur = base.find("id = \"E11\"").expect("the Minotaur is in the file");
    let skill = minotaur + base[minotaur..].find("skill = 9").expect("his SKILL");
    let corrected = format!("{}skill = 8{}", &base[..skill], &base[skill + "skill = 9".len()..]);
    let edition = Warlock::read_edition(&corrected).expect("the edition is sound");
    let tables = Warlock::reference(&edition, Lang::En);
    let row = find(&tables, "E11");
    assert_eq!((row[2].text.as_str(), row[2].ours), ("8", false));
    assert!(row[3].ours && !find(&tables, "E09")[2].ours);
}
