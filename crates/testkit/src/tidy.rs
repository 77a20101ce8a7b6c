//! Rule → both books → function → test.

use kernel::{Complete, Lang, Words, looks_like_rule};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Checks a game's crate; panics with everything that is out of order.
///
/// Every rule of the book is in both languages, in a source file that does something with it and in a test; nothing
/// cites a rule that the book lacks; both languages have the same texts; no source file is too long to read.
pub fn check<G: Complete>(crate_folder: &Path) {
    let mut faults = Vec::new();
    books::<G>(&mut faults);
    texts(G::words(), &mut faults);
    options::<G>(&mut faults);
    versions::<G>(&mut faults);
    citations::<G>(crate_folder, &mut faults);
    lengths(crate_folder, &mut faults);
    assert!(faults.is_empty(), "{} is untidy:\n  {}", G::about().id, faults.join("\n  "));
}

fn books<G: Complete>(faults: &mut Vec<String>) {
    let [en, fr] = Lang::ALL.map(|lang| G::book().volume(lang));
    let ids =
        |volume: &kernel::Volume| -> Vec<String> { volume.entries.iter().map(|entry| entry.id.clone()).collect() };
    let (english, french) = (ids(en), ids(fr));
    if english != french {
        let different = english.iter().zip(&french).find(|(english, french)| english != french);
        faults.push(format!(
            "the books differ in their rules or order: {} en, {} fr, first {different:?}",
            english.len(),
            french.len()
        ));
    }
    let mut seen = BTreeSet::new();
    for (english, french) in en.entries.iter().zip(&fr.entries) {
        if !seen.insert(&english.id) {
            faults.push(format!("{} stands twice in the book", english.id));
        }
        for (lang, entry) in [(Lang::En, english), (Lang::Fr, french)] {
            if entry.title.is_empty() || entry.body.is_empty() {
                faults.push(format!("{} has no title or no text in the {lang} book", entry.id));
            }
        }
        if english.not_in_code.is_some() != french.not_in_code.is_some() {
            faults.push(format!("{} is excused from code in one language only", english.id));
        }
    }
    if en.cases() != fr.cases() {
        faults.push("the worked examples differ between the languages".to_owned());
    }
}

/// Both languages have the same texts.
pub fn texts(words: &Words, faults: &mut Vec<String>) {
    let [en, fr] = Lang::ALL.map(|lang| words.keys(lang));
    faults.extend(en.difference(fr).map(|key| format!("the text {key} is not in French")));
    faults.extend(fr.difference(en).map(|key| format!("the text {key} is not in English")));
}

/// Every version after the oldest says which rules it changed, and these stand in the book.
fn versions<G: Complete>(faults: &mut Vec<String>) {
    let about = G::about();
    for version in about.versions().skip(1) {
        if about.changes.iter().all(|(changed, _)| *changed != version) {
            faults.push(format!("version {version} of the rules says of no rule that it changed"));
        }
    }
    for (version, rule) in about.changes {
        if *version <= about.oldest || *version > about.rules {
            faults.push(format!("{rule} changed with version {version}, which is none that can be played"));
        }
        if G::book().volume(Lang::En).rule(rule.as_str()).is_none() {
            faults.push(format!("{rule} changed with version {version}, but is not in the book"));
        }
    }
}

fn options<G: Complete>(faults: &mut Vec<String>) {
    for option in G::about().options {
        let own = format!("option-{}", option.key.replace('_', "-"));
        let mut keys = vec![own.clone(), format!("{own}-help")];
        keys.extend(option.kind.words().iter().map(|word| format!("{own}-{}", word.replace('_', "-"))));
        for lang in Lang::ALL {
            faults.extend(
                keys.iter().filter(|key| !G::words().has(lang, key)).map(|key| format!("no text {key} in {lang}")),
            );
        }
        if G::book().volume(Lang::En).rule(option.rule.as_str()).is_none() {
            faults.push(format!("option {} cites {}, which the book lacks", option.key, option.rule));
        }
    }
}

fn citations<G: Complete>(crate_folder: &Path, faults: &mut Vec<String>) {
    let book = G::book().volume(Lang::En);
    let known: BTreeSet<String> = book.entries.iter().map(|entry| entry.id.clone()).collect();
    let prefix = known.first().map_or("???", |id| &id[..3]);
    let source = cited(&crate_folder.join("src"), prefix, |path| !path.ends_with("rules/ids.rs"));
    let tests = cited(&crate_folder.join("tests"), prefix, |_| true);
    let names = cited(&crate_folder.join("src"), prefix, |_| true);
    for entry in book.entries.iter().filter(|entry| entry.not_in_code.is_none()) {
        if !source.contains(&entry.id) {
            faults.push(format!("{} is in no source file but the list of IDs", entry.id));
        }
        if !tests.contains(&entry.id) {
            faults.push(format!("{} is in no test", entry.id));
        }
    }
    for id in names.union(&tests).filter(|id| !known.contains(*id)) {
        faults.push(format!("{id} is cited but not in the book"));
    }
}

fn lengths(crate_folder: &Path, faults: &mut Vec<String>) {
    for file in
        files(crate_folder).into_iter().filter(|file| file.extension().is_some_and(|extension| extension == "rs"))
    {
        let lines = fs::read_to_string(&file).map_or(0, |text| text.lines().count());
        if lines > 700 {
            faults.push(format!("{} has {lines} lines: nobody reads that in one sitting", file.display()));
        }
    }
}

fn cited(folder: &Path, prefix: &str, wanted: impl Fn(&Path) -> bool) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in files(folder).into_iter().filter(|file| wanted(file)) {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
        found.extend(words.filter(|word| word.starts_with(prefix) && looks_like_rule(word)).map(str::to_owned));
    }
    found
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}
