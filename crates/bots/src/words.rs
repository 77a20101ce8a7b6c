//! What explanations say, in both languages.

use kernel::Words;
use std::sync::LazyLock;

/// The texts of this crate.
pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> =
        LazyLock::new(|| Words::new(include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")));
    &WORDS
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_have_the_same_texts() {
        let mut faults = Vec::new();
        testkit::tidy::texts(super::words(), &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
    }
}
