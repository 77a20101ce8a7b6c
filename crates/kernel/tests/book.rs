//! The book: headings, excuses, search and worked examples.

use kernel::{Book, Lang, fold, looks_like_rule};

const EN: &str = "\
# Ferry

Words before the rules belong to nobody.

## Setup

### FER-SETUP-1 Two players
Two play.

It may have several paragraphs.

## Playing a card

### FER-PLAY-2 Strictly higher
Higher than the card on top.

```case
top  action
7    play 8
```

### Why it is so
This is no rule.

### FER-PLAY-2b
No title.

### FER-TALK-1 Table talk (not in code: etiquette)
Do not whistle.

```
no case
```

```case
second
```
";
const FR: &str = "\
## Mise en place
### FER-SETUP-1 Deux joueurs
On joue à deux dans la Forêt, près du cœur.
## Jouer
### FER-PLAY-2 Strictement plus haut
### FER-PLAY-2b Égal
### FER-TALK-1 Parler à table (hors code : savoir-vivre)
### FER-TALK-2 Siffler (hors code\u{a0}: bruit)
### FER-TALK-3 Chanter (hors code\u{202f}: bruit)
### FER-TALK-4 Danser (hors code: sans espace)
";

#[test]
fn rules_are_read_with_chapter_title_and_text() {
    let book = Book::new(EN, FR);
    let en = book.volume(Lang::En);
    let ids: Vec<&str> = en.entries.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids, ["FER-SETUP-1", "FER-PLAY-2", "FER-PLAY-2b", "FER-TALK-1"]);
    let first = en.rule("fer-setup-1").expect("whatever the case");
    assert_eq!((first.chapter.as_str(), first.title.as_str()), ("Setup", "Two players"));
    assert_eq!(first.body, "Two play.\n\nIt may have several paragraphs.");
    let second = en.rule("FER-PLAY-2").expect("a rule");
    assert_eq!(second.chapter, "Playing a card");
    assert!(second.body.ends_with("```"), "what is no rule is not part of the rule before: {}", second.body);
    assert_eq!(en.rule("FER-PLAY-2b").map(|entry| entry.title.as_str()), Some(""));
    assert!(en.rule("FER-PLAY-9").is_none());
}

#[test]
fn a_rule_may_be_excused_from_code_in_either_language() {
    let book = Book::new(EN, FR);
    let excuse = |lang, id: &str| {
        let entry = book.volume(lang).rule(id).expect("a rule");
        (entry.title.clone(), entry.not_in_code.clone())
    };
    assert_eq!(excuse(Lang::En, "FER-TALK-1"), ("Table talk".to_owned(), Some("etiquette".to_owned())));
    assert_eq!(excuse(Lang::Fr, "FER-TALK-1"), ("Parler à table".to_owned(), Some("savoir-vivre".to_owned())));
    assert_eq!(excuse(Lang::Fr, "FER-TALK-2").1, Some("bruit".to_owned()), "with a no-break space");
    assert_eq!(excuse(Lang::Fr, "FER-TALK-3").1, Some("bruit".to_owned()), "with a narrow no-break space");
    assert_eq!(excuse(Lang::Fr, "FER-TALK-4").1, None, "French puts a space before a colon");
    assert_eq!(excuse(Lang::En, "FER-PLAY-2").1, None);
}

#[test]
fn a_search_is_blind_to_accents_and_case() {
    let book = Book::new(EN, FR);
    let found = |lang, words: &str| -> Vec<&str> {
        book.volume(lang).search(words).into_iter().map(|entry| entry.id.as_str()).collect()
    };
    assert_eq!(found(Lang::Fr, "FORET"), ["FER-SETUP-1"]);
    assert_eq!(found(Lang::Fr, "coeur forêt"), ["FER-SETUP-1"], "every word, in any order");
    assert_eq!(found(Lang::Fr, "coeur égal").len(), 2, "what answers a part is found too");
    assert_eq!(found(Lang::Fr, "egal"), ["FER-PLAY-2b"]);
    assert_eq!(found(Lang::En, "play-2"), ["FER-PLAY-2", "FER-PLAY-2b"], "IDs are searched too");
    assert_eq!(found(Lang::En, "").len(), 4, "no word excludes nothing");
}

#[test]
fn letters_are_folded() {
    assert_eq!(fold("ÉÈÊËéèêë ÀÂÄ Ç ÎÏ ÔÖ ÙÛÜ Œuf L’île"), "eeeeeeee aaa c ii oo uuu oeuf l'ile");
    assert_eq!(fold("Fuji 7"), "fuji 7");
}

#[test]
fn worked_examples_are_the_blocks_marked_case() {
    let book = Book::new(EN, FR);
    assert_eq!(book.volume(Lang::En).cases(), ["top  action\n7    play 8\n", "second\n"]);
    assert!(book.volume(Lang::Fr).cases().is_empty());
}

#[test]
fn ids_have_a_form() {
    for good in ["WRA-ACT-5", "FER-PLAY-2b", "SAP-P2-10"] {
        assert!(looks_like_rule(good), "{good}");
    }
    let bad = ["", "WRA", "WRA-ACT", "WR-ACT-5", "wra-ACT-5", "WRA-act-5", "WRA--5", "WRA-ACT-", "WRA-ACT-5bb"];
    for bad in bad.into_iter().chain(["WRA-ACT-b", "WRA-ACT-5-1", "WRA-ACT-5B", "WRA-ACT-٣"]) {
        assert!(!looks_like_rule(bad), "{bad}");
    }
}
