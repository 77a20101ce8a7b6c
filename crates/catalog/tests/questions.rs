//! Questions as players ask them, and the rules that answer: one of these should be among the first three that the book finds.

use kernel::Lang;

/// Game, question, and the rules of which one must be among the first three.
type Asked = (&'static str, &'static str, &'static [&'static str]);

const ENGLISH: &[Asked] = &[
    ("wrath", "how many dice do I roll", &["WRA-DICE-1", "WRA-SETUP-8"]),
    ("wrath", "how many rerolls", &["WRA-DICE-3"]),
    ("wrath", "can I reroll a volcano", &["WRA-DICE-6"]),
    ("wrath", "do I have to use all my dice", &["WRA-ACT-3"]),
    ("wrath", "how many points to win", &["WRA-SETUP-6", "WRA-END-3"]),
    ("wrath", "tie in a region", &["WRA-REG-5"]),
    ("wrath", "may I hatch two dinosaurs in a turn", &["WRA-HATCH-5"]),
    ("wrath", "can I walk over a lagoon", &["WRA-FOOT-6"]),
    ("wrath", "move diagonally", &["WRA-FOOT-2"]),
    ("wrath", "no cro-magnon left in my reserve", &["WRA-VOLC-3", "WRA-EGG-2", "WRA-CAVE-2", "WRA-HUT-2"]),
    ("wrath", "when does the volcano erupt", &["WRA-ERUPT-2", "WRA-ERUPT-1"]),
    ("wrath", "who may cause an earthquake", &["WRA-QUAKE-1", "WRA-QUAKE-2", "WRA-QUAKE-7"]),
    ("wrath", "what does the triceratops do", &["WRA-TRIC-1"]),
    ("wrath", "can the t-rex eat my own people", &["WRA-TYRA-5"]),
    ("trex", "two dinosaurs same tile", &["TRX-GEO-6", "TRX-MOVE-4", "TRX-HARV-2"]),
    ("trex", "how many trees do I start with", &["TRX-SETUP-7"]),
    ("trex", "what happens when I enter the volcano", &["TRX-MOVE-6", "TRX-MOVE-7"]),
    ("trex", "who steers the t-rex", &["TRX-REX-1"]),
    ("trex", "can I fall off the board", &["TRX-TURN-6", "TRX-PAN-7", "TRX-PLACE-8"]),
    ("trex", "what does a rest card do", &["TRX-REST-1"]),
    ("trex", "when am I eliminated", &["TRX-ELIM-1"]),
    ("trex", "how do I eat a tree", &["TRX-HARV-1"]),
    ("trex", "who wins if two have the same number of trees", &["TRX-END-3"]),
    ("trex", "how many turns does the game last", &["TRX-CARD-4", "TRX-END-1"]),
    ("trex", "can others push me into the lake", &["TRX-PAN-6"]),
    ("trex", "when does the t-rex come back", &["TRX-REX-9"]),
    ("trex", "can I change my card after choosing", &["TRX-RUL-24"]),
    ("sapiens", "how many tiles in my reserve", &["SAP-SET-6", "SAP-REF-1"]),
    ("sapiens", "convert steaks into food", &["SAP-HUNT-2"]),
    ("sapiens", "can I pass", &["SAP-TURN-2"]),
    ("sapiens", "can I put a tile next to a different scene", &["SAP-LAY-6"]),
    ("sapiens", "where can I place a bear", &["SAP-FIRE-1", "SAP-FIRE-6"]),
    ("sapiens", "how do I get rid of a bear", &["SAP-FIRE-4"]),
    ("sapiens", "what if no tile fits", &["SAP-ABN-1"]),
    ("sapiens", "how do I win", &["SAP-END-6", "SAP-END-5"]),
    ("sapiens", "when does the game end", &["SAP-END-1", "SAP-END-2", "SAP-END-4"]),
    ("sapiens", "how many mountain tokens per turn", &["SAP-TOK-1", "SAP-TURN-3", "SAP-TOK-4"]),
    ("sapiens", "swap tiles with another player", &["SAP-WATER-1"]),
    ("sapiens", "does a brawl token stay on the tile", &["SAP-BRAWL-9", "SAP-WATER-2", "SAP-BRAWL-7"]),
    ("sapiens", "is gathering allowed on plains", &["SAP-LAY-9", "SAP-TOK-6", "SAP-LAY-10"]),
    ("fuji", "die of injuries", &["FUJ-P5B-5", "FUJ-GEN-3", "FUJ-INJ-1"]),
    ("fuji", "may I say my number", &["FUJ-COM-2", "FUJ-COM-3"]),
    ("fuji", "how many rerolls do I get", &["FUJ-P3-1"]),
    ("fuji", "how far can I walk", &["FUJ-P2-3"]),
    ("fuji", "can two of us go to the same card", &["FUJ-P2-9", "FUJ-P2-10", "FUJ-RUL-1"]),
    ("fuji", "equal sums", &["FUJ-P5A-3", "FUJ-P5A-4"]),
    ("fuji", "how much health do I lose", &["FUJ-P5B-1", "FUJ-P5B-2"]),
    ("fuji", "what does the rope do", &["FUJ-E03-1"]),
    ("fuji", "when may we talk", &["FUJ-COM-1"]),
    ("fuji", "can the village burn", &["FUJ-P6-4"]),
    ("fuji", "where does the lava go next", &["FUJ-P6-2"]),
    ("fuji", "do we have to arrive together", &["FUJ-VIL-3", "FUJ-GEN-2", "FUJ-END-1"]),
    ("fuji", "do I have to move", &["FUJ-P5A-5", "FUJ-P2-6"]),
    ("warlock", "steal treasure", &["WAR-FLE-14", "WAR-FLE-15", "WAR-DTH-4"]),
    ("warlock", "how much gold is the ferry", &["WAR-RIV-2"]),
    ("warlock", "how many cards can I carry in the backpack", &["WAR-CHR-10"]),
    ("warlock", "how does a fight work", &["WAR-CBT-3", "WAR-CBT-1"]),
    ("warlock", "what happens when I die", &["WAR-DTH-1", "WAR-DTH-2", "WAR-DTH-5", "WAR-DTH-6"]),
    ("warlock", "can I run away from a monster", &["WAR-FLE-1", "WAR-FLE-2", "WAR-FLE-3"]),
    ("warlock", "how do I win", &["WAR-END-1", "WAR-CHEST-5"]),
    ("warlock", "when can I eat", &["WAR-PRV-4", "WAR-PRV-1", "WAR-PRV-3"]),
    ("warlock", "how do I open the chest", &["WAR-CHEST-1", "WAR-CHEST-2", "WAR-CHEST-5"]),
    ("warlock", "can others lie about their key cards", &["WAR-KEY-4"]),
    ("warlock", "do I have to use the whole roll", &["WAR-MOV-4"]),
    ("warlock", "may I attack another player", &["WAR-MEET-4", "WAR-MEET-6"]),
    ("warlock", "what is luck for", &["WAR-LCK-1", "WAR-LCK-4"]),
];

const FRENCH: &[Asked] = &[
    ("wrath", "combien de dés", &["WRA-DICE-1", "WRA-SETUP-8"]),
    ("wrath", "combien de relances", &["WRA-DICE-3"]),
    ("wrath", "peut-on relancer un Volcan", &["WRA-DICE-6"]),
    ("wrath", "suis-je obligé d'utiliser tous mes dés", &["WRA-ACT-3", "WRA-ACT-5", "WRA-VOLC-2"]),
    ("wrath", "combien de points pour gagner", &["WRA-SETUP-6", "WRA-END-3"]),
    ("wrath", "égalité dans une région", &["WRA-REG-5"]),
    ("wrath", "deux éclosions dans le même tour", &["WRA-HATCH-5"]),
    ("wrath", "traverser un lagon à la nage", &["WRA-FOOT-6", "WRA-FOOT-7", "WRA-RUL-2"]),
    ("wrath", "se déplacer en diagonale", &["WRA-FOOT-2"]),
    ("wrath", "plus personne dans ma réserve", &["WRA-VOLC-3", "WRA-EGG-2", "WRA-CAVE-2", "WRA-HUT-2", "WRA-RUL-5"]),
    ("wrath", "quand le volcan entre-t-il en éruption", &["WRA-ERUPT-2", "WRA-ERUPT-1"]),
    ("wrath", "qui peut déclencher un séisme", &["WRA-QUAKE-1", "WRA-QUAKE-2", "WRA-QUAKE-7"]),
    ("wrath", "à quoi sert le stégosaure", &["WRA-STEG-1"]),
    ("wrath", "le tyrannosaure mange-t-il mes propres hommes", &["WRA-TYRA-5"]),
    ("trex", "combien d'arbres au départ", &["TRX-SETUP-7"]),
    ("trex", "plusieurs dinosaures sur la même case", &["TRX-GEO-6", "TRX-MOVE-4", "TRX-HARV-2"]),
    ("trex", "entrer dans le lac", &["TRX-MOVE-6", "TRX-MOVE-7", "TRX-MOVE-8"]),
    ("trex", "qui passe l'os", &["TRX-BONE-1"]),
    ("trex", "qui dirige le ty-rex", &["TRX-REX-1"]),
    ("trex", "peut-on sortir du plateau", &["TRX-TURN-6", "TRX-PAN-7", "TRX-PLACE-8"]),
    ("trex", "que fait la carte repos", &["TRX-REST-1"]),
    ("trex", "quand est-on éliminé", &["TRX-ELIM-1"]),
    ("trex", "comment manger un arbre", &["TRX-HARV-1"]),
    ("trex", "qui gagne en cas d'égalité", &["TRX-END-3"]),
    ("trex", "combien de tours dure la partie", &["TRX-CARD-4", "TRX-END-1"]),
    ("trex", "peut-on me pousser dans le volcan", &["TRX-PAN-6"]),
    ("trex", "quand revient le ty-rex", &["TRX-REX-9"]),
    ("sapiens", "convertir les steaks", &["SAP-HUNT-2"]),
    ("sapiens", "points d'un campement", &["SAP-CAMP-1"]),
    ("sapiens", "reprendre un jeton baston", &["SAP-BRAWL-8"]),
    ("sapiens", "combien de tuiles en réserve", &["SAP-SET-6", "SAP-REF-1"]),
    ("sapiens", "peut-on passer son tour", &["SAP-TURN-2"]),
    ("sapiens", "poser une tuile à côté d'une scène différente", &["SAP-LAY-6"]),
    ("sapiens", "où placer un ours", &["SAP-FIRE-1", "SAP-FIRE-6"]),
    ("sapiens", "comment chasser un ours", &["SAP-FIRE-4"]),
    ("sapiens", "que faire si aucune tuile ne convient", &["SAP-ABN-1", "SAP-START-12"]),
    ("sapiens", "comment gagne-t-on", &["SAP-END-6", "SAP-END-5"]),
    ("sapiens", "fin de la partie", &["SAP-END-1", "SAP-END-2", "SAP-END-4"]),
    ("sapiens", "combien de jetons montagne par tour", &["SAP-TOK-1", "SAP-TURN-3", "SAP-TOK-4"]),
    ("sapiens", "échanger une tuile avec un autre joueur", &["SAP-WATER-1"]),
    ("fuji", "peut-on dire un nombre", &["FUJ-COM-2", "FUJ-COM-3"]),
    ("fuji", "mort d'épuisement", &["FUJ-P5B-5"]),
    ("fuji", "combien de relances ai-je", &["FUJ-P3-1"]),
    ("fuji", "jusqu'où puis-je aller", &["FUJ-P2-3"]),
    ("fuji", "peut-on viser la même carte que son voisin", &["FUJ-P2-9", "FUJ-RUL-1"]),
    ("fuji", "que se passe-t-il à égalité", &["FUJ-P5A-3", "FUJ-P5A-4"]),
    ("fuji", "combien de santé je perds", &["FUJ-P5B-1", "FUJ-P5B-2"]),
    ("fuji", "à quoi sert la corde", &["FUJ-E03-1"]),
    ("fuji", "quand peut-on parler", &["FUJ-COM-1"]),
    ("fuji", "le village peut-il brûler", &["FUJ-P6-4"]),
    ("fuji", "où va la lave", &["FUJ-P6-2"]),
    ("fuji", "faut-il arriver tous ensemble", &["FUJ-VIL-3", "FUJ-GEN-2", "FUJ-END-1"]),
    ("fuji", "suis-je obligé de bouger", &["FUJ-P5A-5", "FUJ-P2-6"]),
    ("warlock", "prix du bac", &["WAR-RIV-2"]),
    ("warlock", "que rend un repas", &["WAR-PRV-2", "WAR-PRV-1"]),
    ("warlock", "combien de cartes dans le sac à dos", &["WAR-CHR-10"]),
    ("warlock", "voler un trésor", &["WAR-FLE-14", "WAR-FLE-15", "WAR-DTH-4"]),
    ("warlock", "comment se passe un combat", &["WAR-CBT-3", "WAR-CBT-1"]),
    ("warlock", "que se passe-t-il quand je meurs", &["WAR-DTH-1", "WAR-DTH-2", "WAR-DTH-5", "WAR-DTH-6"]),
    ("warlock", "peut-on fuir un monstre", &["WAR-FLE-1", "WAR-FLE-2", "WAR-FLE-3"]),
    ("warlock", "comment gagner", &["WAR-END-1", "WAR-CHEST-5"]),
    ("warlock", "quand puis-je manger", &["WAR-PRV-4", "WAR-PRV-1", "WAR-PRV-3"]),
    ("warlock", "comment ouvrir le coffre", &["WAR-CHEST-1", "WAR-CHEST-2", "WAR-CHEST-5"]),
    ("warlock", "peut-on mentir sur ses clefs", &["WAR-KEY-4"]),
    ("warlock", "doit-on utiliser tout le dé", &["WAR-MOV-4"]),
    ("warlock", "attaquer un autre joueur", &["WAR-MEET-4", "WAR-MEET-6"]),
    ("warlock", "à quoi sert la chance", &["WAR-LCK-1", "WAR-LCK-4"]),
];

/// At least this many of the questions of a language find their rule. Raise it when the search learns more; never take a question out.
const ANSWERED: usize = 60;

#[test]
fn questions_find_their_rule_among_the_first_three() {
    for (lang, asked) in [(Lang::En, ENGLISH), (Lang::Fr, FRENCH)] {
        assert!(asked.len() >= 60, "enough is asked");
        let mut missed = Vec::new();
        for (game, question, wanted) in asked {
            let volume = catalog::game(game).expect("it is in the list").book().volume(lang);
            let found: Vec<&str> = volume.search(question).iter().take(3).map(|entry| entry.id.as_str()).collect();
            if !wanted.iter().any(|rule| found.contains(rule)) {
                missed.push(format!("{game}: {question}: {found:?} instead of {wanted:?}"));
            }
        }
        let answered = asked.len() - missed.len();
        println!("{lang}: {answered} of {}\n{}", asked.len(), missed.join("\n"));
        assert!(answered >= ANSWERED, "{lang}: {answered} of {}\n{}", asked.len(), missed.join("\n"));
    }
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
