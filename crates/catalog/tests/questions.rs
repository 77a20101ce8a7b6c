//! Questions as players ask them, and the rule that answers: it is among the first three that the book finds.

use kernel::Lang;

/// Game, question, and the rules of which one must be among the first three.
type Asked = (&'static str, &'static str, &'static [&'static str]);

const ENGLISH: &[Asked] = &[
    ("wrath", "how many dice do I roll", &["WRA-DICE-1", "WRA-SETUP-8"]),
    ("wrath", "how many points to win", &["WRA-SETUP-6"]),
    ("wrath", "tie in a region", &["WRA-REG-5", "WRA-REG-6"]),
    ("wrath", "walk over a lagoon", &["WRA-FOOT-6", "WRA-FOOT-7"]),
    ("wrath", "may I hatch two dinosaurs in a turn", &["WRA-HATCH-5"]),
    ("wrath", "volcano is full", &["WRA-ACT-7", "WRA-ERUPT-1", "WRA-VOLC-5", "WRA-ERUPT-2"]),
    ("trex", "two dinosaurs same tile", &["TRX-GEO-6", "TRX-MOVE-4", "TRX-HARV-2"]),
    ("trex", "how many trees do I start with", &["TRX-SETUP-7"]),
    ("trex", "what happens when I enter the volcano", &["TRX-MOVE-6", "TRX-MOVE-7", "TRX-PAN-6"]),
    ("trex", "who steers the t-rex", &["TRX-REX-1", "TRX-SETUP-6"]),
    ("sapiens", "how many tiles in my reserve", &["SAP-SET-6", "SAP-REF-1", "SAP-INV-10", "SAP-START-10"]),
    ("sapiens", "convert steaks into food", &["SAP-HUNT-2", "SAP-RUL-32"]),
    ("sapiens", "can I pass", &["SAP-TURN-2"]),
    ("fuji", "die of injuries", &["FUJ-P5B-5", "FUJ-GEN-3", "FUJ-INJ-1"]),
    ("fuji", "how many rerolls", &["FUJ-P3-1", "FUJ-P3-4", "FUJ-P3-2"]),
    ("fuji", "may I say my number", &["FUJ-COM-2", "FUJ-COM-3"]),
    ("warlock", "steal treasure", &["WAR-FLE-14", "WAR-FLE-15", "WAR-DTH-4", "WAR-TRE-1"]),
    ("warlock", "how much gold is the ferry", &["WAR-RIV-2"]),
    ("warlock", "how many cards can I carry in the backpack", &["WAR-CHR-10", "WAR-CHR-11"]),
];

const FRENCH: &[Asked] = &[
    ("wrath", "combien de dés", &["WRA-DICE-1", "WRA-SETUP-8"]),
    ("wrath", "égalité dans une région", &["WRA-REG-5", "WRA-REG-6"]),
    ("wrath", "traverser un lagon à la nage", &["WRA-FOOT-6", "WRA-FOOT-7", "WRA-RUL-2"]),
    ("wrath", "combien de points pour gagner", &["WRA-SETUP-6"]),
    ("wrath", "peut-on relancer un Volcan", &["WRA-DICE-6"]),
    ("trex", "combien d'arbres au départ", &["TRX-SETUP-7"]),
    ("trex", "plusieurs dinosaures sur la même case", &["TRX-GEO-6", "TRX-MOVE-4", "TRX-HARV-2"]),
    ("trex", "entrer dans le lac", &["TRX-MOVE-6", "TRX-MOVE-7", "TRX-MOVE-8"]),
    ("trex", "qui passe l'os", &["TRX-BONE-1", "TRX-BONE-2"]),
    ("sapiens", "convertir les steaks", &["SAP-HUNT-2", "SAP-HUNT-3", "SAP-RUL-32"]),
    ("sapiens", "points d'un campement", &["SAP-CAMP-1"]),
    ("sapiens", "reprendre un jeton baston", &["SAP-BRAWL-8", "SAP-RUL-19"]),
    ("fuji", "combien de relances", &["FUJ-P3-1", "FUJ-P3-4", "FUJ-P3-2"]),
    ("fuji", "peut-on dire un nombre", &["FUJ-COM-2", "FUJ-COM-3"]),
    ("fuji", "mort d'épuisement", &["FUJ-P5B-5", "FUJ-RUL-32", "FUJ-GEN-3"]),
    ("warlock", "prix du bac", &["WAR-RIV-2"]),
    ("warlock", "que rend un repas", &["WAR-PRV-2", "WAR-PRV-1"]),
    ("warlock", "combien de cartes dans le sac à dos", &["WAR-CHR-10", "WAR-CHR-11"]),
];

#[test]
fn questions_find_their_rule_among_the_first_three() {
    let mut missed = Vec::new();
    for (lang, asked) in [(Lang::En, ENGLISH), (Lang::Fr, FRENCH)] {
        assert!(asked.len() >= 15, "enough is asked");
        for (game, question, wanted) in asked {
            let volume = catalog::game(game).expect("it is in the list").book().volume(lang);
            let found: Vec<&str> = volume.search(question).iter().take(3).map(|entry| entry.id.as_str()).collect();
            if !wanted.iter().any(|rule| found.contains(rule)) {
                missed.push(format!("{game}: {question}: {found:?} instead of {wanted:?}"));
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn a_rule_is_found_by_its_id_and_while_one_types() {
    let volume = catalog::game("wrath").expect("it is in the list").book().volume(Lang::En);
    let ids = |words: &str| volume.search(words).iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids("wra-act-5"), ["WRA-ACT-5"]);
    assert!(ids("WRA-QUAKE").len() > 5 && ids("WRA-QUAKE").iter().all(|id| id.starts_with("WRA-QUAKE")));
    assert!(ids("tricer").iter().take(3).any(|id| id.starts_with("WRA-TRIC")), "{:?}", ids("tricer"));
    assert!(ids("xylophone").is_empty() && ids("the of").is_empty());
}
