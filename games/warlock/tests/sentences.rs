//! What players read of proposals, amounts and cards: count and noun agree, and nothing is left to guess.

use kernel::{Audience, Dice, Game, Lang, Nameless, Page, Seat, Silent, Table, Worded};
use warlock::Warlock;
use warlock::action::Action;
use warlock::event::{Event, Score};
use warlock::offer::Offer;

fn choice(action: &str, lang: Lang) -> String {
    let action: Action = action.parse().unwrap_or_else(|fault| panic!("{fault}"));
    Warlock::words().try_say(lang, &Warlock::action_phrase(&action)).unwrap_or_else(|missing| panic!("{missing}"))
}

fn told(event: &Event, lang: Lang) -> String {
    Warlock::words().say(lang, &Warlock::event_phrase(event), &Nameless)
}

#[test]
fn choices_read_well() {
    for (action, en, fr) in [
        (
            "offer gold=1 clues=3 for clues=1",
            "Offer 1 gold, a look at the number 3; ask for a look at one Key Challenge card of the owner’s choice",
            "Offrir une Pièce d’Or, la vue du numéro 3\u{202f}; demander la vue d’une carte Clef du Défi au choix de qui la montre",
        ),
        (
            "offer food=1 down=T22 for gold=2 key",
            "Offer one provision, Giver of Sleep (face down); ask for 2 gold, one key card of the giver’s choice",
            "Offrir une Provision, Le Dispensateur de sommeil (face cachée)\u{202f}; demander 2 Pièces d’Or, une carte clef au choix de qui la donne",
        ),
        (
            "offer for keys=2 holds=6 truce",
            "Offer a truce; ask for 2 key cards of the giver’s choice, a true answer: is the number 6 held?",
            "Offrir une trêve\u{202f}; demander 2 cartes clefs au choix de qui les donne, une réponse sincère\u{a0}: détenir ou non le numéro 6",
        ),
        ("offer gold=2 for", "Offer 2 gold, for nothing in return", "Offrir 2 Pièces d’Or, sans rien en échange"),
        ("offer for gold=2", "Ask for 2 gold, offering nothing", "Demander 2 Pièces d’Or, sans rien offrir"),
        ("accept", "Accept", "Accepter"),
        ("accept clues=3", "Accept: show the number 3", "Accepter\u{a0}: montrer le numéro 3"),
        (
            "accept key=T01,T02 clues=3,4",
            "Accept: give Key ring 123, Key ring 456, show the numbers 3, 4",
            "Accepter\u{a0}: donner Trousseau 123, Trousseau 456, montrer les numéros 3, 4",
        ),
        ("split 1 2", "One provision and 2 gold", "Une Provision et 2 Pièces d’Or"),
        ("split 0 1", "No provision and 1 gold", "Aucune Provision et une Pièce d’Or"),
        ("take loose 0", "Take loose card no. 1", "Prendre la carte abandonnée n° 1"),
        ("fight until 6", "Fight on until STAMINA 6", "Combattre jusqu’à 6 d’ENDURANCE"),
        ("fight until 0", "Fight to the end", "Combattre jusqu’au bout"),
    ] {
        assert_eq!(choice(action, Lang::En), en);
        assert_eq!(choice(action, Lang::Fr), fr);
    }
}

/// An edition may change every price: none is written into a text.
#[test]
fn no_price_is_written_into_a_choice() {
    for action in ["cross ferry", "cross bridge", "curse 1", "ask 1", "redeem T22", "pay gold", "flesh"] {
        for lang in Lang::ALL {
            let text = choice(action, lang).replace("Player 2", "").replace("Joueur 2", "");
            assert!(!text.contains(|letter: char| letter.is_ascii_digit()), "{text}");
        }
    }
}

#[test]
fn events_read_well() {
    let nothing = Event::Changed { seat: Seat(0), score: Score::Luck, change: 0, now: 9 };
    assert_eq!(told(&nothing, Lang::En), "Player 1’s LUCK stays at 9.");
    assert_eq!(told(&nothing, Lang::Fr), "La CHANCE de Joueur 1 reste à 9.");
    let split = Event::Split { seat: Seat(0), provisions: 1, gold: 0 };
    assert_eq!(told(&split, Lang::En), "Player 1 takes one more provision and 0 gold.");
    assert_eq!(told(&split, Lang::Fr), "Joueur 1 prend en plus une Provision et aucune Pièce d’Or.");
    let offer: Offer = "gold=1 down=T22 clues=3 for gold=2 card".parse().unwrap();
    let made = Event::Offered { seat: Seat(0), to: Seat(1), offer };
    let maker = told(&made, Lang::En);
    assert_eq!(
        maker,
        "Player 1 offers Player 2: 1 gold, Giver of Sleep (face down), a look at the number 3. Asked for: 2 gold, one treasure card of the giver’s choice."
    );
    let received = Warlock::witness(&made, Audience::Seat(Seat(1))).expect("the other is told");
    assert_eq!(
        told(&received, Lang::En),
        "Player 1 offers Player 2: 1 gold, one card face down, a look at one Key Challenge card. Asked for: 2 gold, one treasure card of the giver’s choice."
    );
    assert_eq!(
        told(&received, Lang::Fr),
        "Joueur 1 offre à Joueur 2\u{a0}: une Pièce d’Or, une carte face cachée, la vue d’une carte Clef du Défi. En échange\u{a0}: 2 Pièces d’Or, une carte Trésor au choix de qui la donne."
    );
}

/// The map of the terminal shows the doors: the Guardroom's in the west of tunnel 7-40, two rooms' at tunnel 5-20.
#[test]
fn the_terminal_map_shows_doors() {
    let setup = Warlock::setup(&Table::new(2), Warlock::base_edition()).expect("two may play");
    let state = Warlock::start(&setup, &mut Dice::fast(1), &mut Silent);
    let drawn = Warlock::sketch(&Warlock::view(&state, Audience::Spectator), &Page::plain(Lang::En));
    let tile =
        |x: usize, y: usize| drawn.lines().nth(y + 2).expect("a row of the map")[3 + 3 * x..5 + 3 * x].to_owned();
    assert_eq!(tile(7, 40), "<.");
    assert_eq!(tile(5, 20), "^v");
    assert_eq!(tile(8, 36), "v.");
    assert_eq!(tile(7, 42), "..");
}
