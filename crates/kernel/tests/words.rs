//! Sentences: facts, plurals, labels, lists and names, in both languages; what is missing is reported.

use kernel::{Fact, Facts, Lang, Nameless, Phrase, RuleId, Seat, Words, facts, house_words, seat_name};

const EN: &str = "\
plain = Nothing to add.
eggs = { $count ->
    [one] one egg
   *[other] { $count } eggs
}
moves = { $seat } moves to { $place }.
holds = { $seat } holds { $things }.
label-egg = egg
label-tree = tree
FER-PLAY-2 = { $why ->
    [equal] { $card } is not higher than itself
   *[lower] { $card } is lower than { $top }
}
-term = hidden
uses-term = A { -term } text.
only-english = Here.
";
const FR: &str = "\
plain = Rien à ajouter.
eggs = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
}
moves = { $seat } va en { $place }.
holds = { $seat } a { $things }.
label-egg = œuf
label-tree = arbre
FER-PLAY-2 = { $why ->
    [equal] { $card } n’est pas plus haut que lui-même
   *[lower] { $card } est plus bas que { $top }
}
-term = caché
uses-term = Un texte { -term }.
";

fn words() -> Words {
    Words::new(EN, FR)
}

/// The sentence in English and in French.
fn say(key: &str, facts: &Facts) -> [String; 2] {
    Lang::ALL.map(|lang| {
        words().try_say(lang, &Phrase::new(key, facts.clone())).unwrap_or_else(|missing| missing.to_string())
    })
}

#[test]
fn a_text_stands_by_itself() {
    assert_eq!(say("plain", &facts![]), ["Nothing to add.", "Rien à ajouter."]);
    assert_eq!(say("uses-term", &facts![]), ["A hidden text.", "Un texte caché."]);
    assert_eq!(words().label(Lang::Fr, "label-tree"), "arbre");
}

/// English counts zero as several, French as one.
#[test]
fn each_language_has_its_own_plurals() {
    for (count, en, fr) in
        [(0, "0 eggs", "0 œuf"), (1, "one egg", "1 œuf"), (2, "2 eggs", "2 œufs"), (-3, "-3 eggs", "-3 œufs")]
    {
        assert_eq!(say("eggs", &facts![count]), [en, fr], "{count}");
    }
    assert_eq!(say("eggs", &facts![count = 1_234_567]), ["1234567 eggs", "1234567 œufs"]);
}

#[test]
fn a_label_is_put_into_the_readers_language() {
    let facts = facts![seat = Seat(0), things = Fact::label("label-egg")];
    assert_eq!(say("holds", &facts), ["Player 1 holds egg.", "Joueur 1 a œuf."]);
}

#[test]
fn a_sentence_can_speak_of_another() {
    let eggs = Phrase::new("eggs", facts![count = 2]);
    assert_eq!(say("holds", &facts![seat = Seat(0), things = eggs]), ["Player 1 holds 2 eggs.", "Joueur 1 a 2 œufs."]);
    let gone = Phrase::new("gone", facts![]);
    assert_eq!(say("holds", &facts![seat = Seat(0), things = gone])[0], "en holds: no text gone");
}

#[test]
fn a_list_is_joined_by_commas_whatever_it_holds() {
    let things = vec![Fact::label("label-egg"), Fact::from(3_u8), Fact::from("b3"), Fact::from(Seat(1))];
    let facts = facts![seat = Seat(0), things];
    assert_eq!(say("holds", &facts), ["Player 1 holds egg, 3, b3, Player 2.", "Joueur 1 a œuf, 3, b3, Joueur 2."]);
    let nested = facts![seat = Seat(0), things = vec![Fact::from(vec![Fact::from(1_u8), Fact::from(2_u8)])]];
    assert_eq!(say("holds", &nested)[0], "Player 1 holds 1, 2.");
    let none = facts![seat = Seat(0), things = Vec::new()];
    assert_eq!(say("holds", &none), ["Player 1 holds –.", "Joueur 1 a –."]);
}

/// Names come from people: whatever they write stays text.
#[test]
fn players_are_named_as_they_like() {
    let names = ["Zoë { $count }".to_owned()];
    let phrase = Phrase::new("moves", facts![seat = Seat(0), place = "b3"]);
    assert_eq!(words().say(Lang::En, &phrase, names.as_slice()), "Zoë { $count } moves to b3.");
    let unnamed = Phrase::new("moves", facts![seat = Seat(1), place = "b3"]);
    assert_eq!(words().say(Lang::Fr, &unnamed, names.as_slice()), "Joueur 2 va en b3.");
    assert_eq!(seat_name(Lang::En, Seat(5), &Nameless), "Player 6");
}

#[test]
fn a_refusal_says_the_text_of_its_rule() {
    let rule = RuleId("FER-PLAY-2");
    let refusal = rule.refuse(facts![why = "equal", card = 7]);
    assert_eq!(words().refusal(Lang::En, rule, &refusal.facts, &Nameless), "7 is not higher than itself");
    assert_eq!(refusal.to_string(), "FER-PLAY-2 why=equal card=7");
    assert_eq!(serde_json::to_string(&refusal).unwrap(), r#"{"rule":"FER-PLAY-2","facts":{"why":"equal","card":7}}"#);
    let lower = facts![why = "lower", card = 3, top = 7];
    assert_eq!(words().refusal(Lang::Fr, rule, &lower, &Nameless), "3 est plus bas que 7");
}

#[test]
fn what_is_missing_is_told() {
    let missing =
        |key: &str, facts: Facts| words().try_say(Lang::Fr, &Phrase::new(key, facts)).unwrap_err().to_string();
    assert_eq!(missing("only-english", facts![]), "fr only-english: no text only-english");
    assert!(missing("moves", facts![seat = Seat(0)]).contains("Unknown variable: $place"));
    assert!(missing("eggs", facts![]).contains("Unknown variable: $count"), "also where it chooses a plural");
    assert_eq!(
        missing("holds", facts![seat = Seat(0), things = vec![Fact::label("label-dodo")]]),
        "fr holds: no text label-dodo"
    );
    // A label cannot speak of facts.
    assert!(missing("holds", facts![seat = Seat(0), things = Fact::label("eggs")]).contains("$count"));
    let shown = words().say(Lang::Fr, &Phrase::new("only-english", facts![]), &Nameless);
    assert_eq!(shown, "[only-english]", "a player still sees something");
}

#[test]
fn keys_are_those_of_the_messages() {
    assert!(words().has(Lang::En, "only-english") && !words().has(Lang::Fr, "only-english"));
    assert!(!words().has(Lang::En, "term"), "a term is no text of its own");
    let [en, fr] = Lang::ALL.map(|lang| house_words().keys(lang).clone());
    assert_eq!(en, fr);
}

#[test]
#[should_panic(expected = "the fr texts do not parse")]
fn a_broken_text_is_a_fault_of_ours() {
    Words::new("a = A", "a = { $");
}

#[test]
#[should_panic(expected = "the en texts repeat a key")]
fn a_key_stands_once() {
    Words::new("a = A\na = B", "a = A");
}

#[test]
fn languages_have_codes() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
        assert_eq!(serde_json::to_string(&lang).unwrap(), format!("\"{lang}\""));
    }
    let unknown = "de".parse::<Lang>().unwrap_err();
    assert_eq!(unknown.say(Lang::En), "“de” is not a language of Caldera: choose en or fr");
    assert_eq!(unknown.key(), "fault-language");
}

#[test]
fn facts_are_named_in_order() {
    let (cost, have) = (3_u8, "two");
    let facts = facts![cost, have, top = 4_usize, owner = Seat(1), small = -1_i8,];
    let written: Vec<String> = facts.iter().map(|(name, fact)| format!("{name}={fact}")).collect();
    assert_eq!(written, ["cost=3", "have=two", "top=4", "owner=1", "small=-1"]);
    assert_eq!(facts.get("owner"), Some(&Fact::Seat(Seat(1))));
    assert_eq!(facts.get("Owner"), None);
    assert_eq!(facts![], Facts::none());
    assert_eq!(facts![cost].with("have", have), facts![cost, have]);
    assert_eq!(Fact::from(vec![Fact::from(1_u8), Fact::label("x")]).to_string(), "1,x");
    assert_eq!(Fact::from("7"), Fact::Text("7".to_owned()), "a text stays a text");
}
