//! What the server says, in both languages.

use kernel::{Facts, Lang, Nameless, Phrase, Words};
use std::sync::LazyLock;

/// The server's texts.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> =
        LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
    &WORDS
}

/// A text of the server without facts.
pub(crate) fn label(lang: Lang, key: &str) -> String {
    words().label(lang, key)
}

/// A text of the server with facts.
pub(crate) fn say(lang: Lang, key: &str, facts: Facts) -> String {
    words().say(lang, &Phrase::new(key, facts), &Nameless)
}

/// A name as it is shown: of somebody who has deleted their account, in the reader's language.
pub(crate) fn former(name: &str, lang: Lang) -> String {
    let is_former = Lang::ALL.into_iter().any(|lang| name == label(lang, "former-player"));
    if is_former { label(lang, "former-player") } else { name.to_owned() }
}

/// The one of our languages that a reader likes best, read from `Accept-Language`: the one with the greatest weight, and
/// the first of those with the same. A language with weight zero, or with a weight that is no number, is not wanted.
pub(crate) fn preferred(accepted: &str) -> Option<Lang> {
    let mut best: Option<(f32, Lang)> = None;
    for wish in accepted.split(',') {
        let mut parts = wish.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default().to_ascii_lowercase();
        let Some(lang) = tag.split('-').next().and_then(|code| code.parse().ok()) else { continue };
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        let weight = weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
        if weight > best.map_or(0.0, |(best, _)| best) {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

#[cfg(test)]
mod tests {
    use super::preferred;
    use kernel::Lang;
    use std::collections::BTreeSet;

    #[test]
    fn both_languages_have_the_same_texts() {
        let mut faults = Vec::new();
        testkit::tidy::texts(super::words(), &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
    }

    #[test]
    fn the_weights_of_languages_are_honoured() {
        let rows = [
            ("fr;q=0.3, en;q=0.8", Some(Lang::En)),
            ("en;q=0.3,fr;q=0.8", Some(Lang::Fr)),
            ("de, en;q=0.5, fr ; Q=0.6", Some(Lang::Fr)),
            ("fr-CA,en;q=0.9", Some(Lang::Fr)),
            ("EN-gb", Some(Lang::En)),
            ("fr;q=0.5, en;q=0.5", Some(Lang::Fr)),
            ("fr;q=0, en;q=0.1", Some(Lang::En)),
            ("fr;q=0", None),
            ("fr;q=nan, en;q=0.1", Some(Lang::En)),
            ("fr;q=much, en;q=0.1", Some(Lang::En)),
            ("frr, en", Some(Lang::En)),
            ("*, de", None),
            ("", None),
        ];
        for (accepted, expected) in rows {
            assert_eq!(preferred(accepted), expected, "{accepted:?}");
        }
    }

    /// Keys in the source are written as literals; each must have a text, and each text a use.
    #[test]
    fn every_text_is_used_and_every_use_has_a_text() {
        let mut source = String::new();
        gather(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut source);
        gather(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../table/src")), &mut source);
        gather(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../club/src/tournament")), &mut source);
        gather(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web")), &mut source);
        let literals: BTreeSet<&str> = source.split('"').collect();
        // A key may also be put together: "zoom-{way}", where the way is a literal too.
        let composed: Vec<&str> =
            literals.iter().filter_map(|text| text.strip_suffix('}')?.split_once("-{")).map(|parts| parts.0).collect();
        let used = |key: &str| {
            let parts = |start: &&&str| key.strip_prefix(**start).and_then(|rest| rest.strip_prefix('-'));
            literals.contains(key)
                || composed.iter().filter_map(|start| parts(&start)).any(|end| literals.contains(end))
        };
        let unused: Vec<_> = super::words().keys(Lang::En).iter().filter(|key| !used(key.as_str())).collect();
        assert!(unused.is_empty(), "texts nobody uses: {unused:?}");
        let calls = ["label(lang, \"", "say(lang, \"", "Fault::asked(\"", "Fault::forbidden(\"", "spoken(\""];
        let asked = calls.iter().flat_map(|call| source.split(call).skip(1)).filter_map(|rest| rest.split('"').next());
        let missing: BTreeSet<&str> = asked.filter(|key| !super::words().has(Lang::En, key)).collect();
        assert!(missing.is_empty(), "texts that are missing: {missing:?}");
    }

    fn gather(folder: &std::path::Path, into: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, into);
            } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "js") {
                into.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
}
