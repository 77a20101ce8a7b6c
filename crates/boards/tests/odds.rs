//! The odds of a choice, compared with numbers computed in another way.

use boards::{Odds, draw};
use catalog::AnyMatch;
use kernel::{Audience, Lang, Seal, Seat, Table, Turn};

fn started(game: &str, table: &Table, seed: u64) -> Box<dyn AnyMatch> {
    let door = catalog::game(game).expect("it is in the list");
    door.start(table, door.base_edition(), Seal::from_seed(seed)).expect("it can be played").0
}

fn odds(played: &dyn AnyMatch, seat: Seat, action: &str) -> Option<Odds> {
    let drawing = draw(played, Audience::Seat(seat), Lang::En, &[]);
    let choice = drawing.choices.into_iter().find(|choice| choice.action == action);
    choice.unwrap_or_else(|| panic!("{action} is legal")).odds
}

fn close(odds: &Odds, what: &str, wanted: f64) {
    let told = odds.of(what).unwrap_or_else(|| panic!("{what} is told: {odds:?}"));
    assert!((told - wanted).abs() < 1e-9, "{what}: {told} instead of {wanted}");
}

/// One side of six is a Volcano, two are Footprints. Nobody is on the Volcano of six spaces: five dice cannot fill it,
/// and a player who rolls one Volcano has as much as anybody.
#[test]
fn a_first_roll_of_wrath() {
    let played = started("wrath", &Table::new(2), 8);
    let told = odds(&*played, Seat(0), "roll").expect("dice are rolled");
    close(&told, "cave", 1.0 - (5.0_f64 / 6.0).powi(5));
    close(&told, "footprint", 1.0 - (4.0_f64 / 6.0).powi(5));
    close(&told, "eruption", 0.0);
    close(&told, "quake", 1.0 - (5.0_f64 / 6.0).powi(5));
    assert_eq!(told.supposes, None);
    assert!(told.text.contains("Cave 60%") && told.text.contains("eruption 0%"), "{}", told.text);
}

/// Three Eggs may bring a Stegosaurus, whose place on the Volcano gives the right to quake too (WRA-HATCH-1, WRA-STEG-7).
#[test]
fn a_stegosaurus_that_may_hatch_in_wrath() {
    let table = Table::new(2).with("species", "random_four");
    let mut games = (0..60).map(|seed| started("wrath", &table, seed));
    let in_play =
        |played: &dyn AnyMatch| played.view(Audience::Spectator)["species"].to_string().contains("stegosaurus");
    let played = games.find(|played| in_play(&**played)).expect("it comes in some games");
    let told = odds(&*played, Seat(0), "roll").expect("dice are rolled");
    close(&told, "quake", 1.0 - (5.0_f64 / 6.0).powi(5));
    assert_eq!(told.supposes.as_deref(), Some("This supposes that no Stegosaurus hatches this turn."));
}

/// Dice that are kept count too: a Volcano that is not rolled again gives the right to quake for certain.
#[test]
fn rolling_again_in_wrath() {
    let mut seeds = 0..;
    let played = loop {
        let mut played = started("wrath", &Table::new(2), seeds.next().expect("there are many"));
        played.act(Seat(0), "roll").expect("the first roll");
        let listed: Vec<String> = played.actions(Seat(0)).into_iter().map(|(action, _)| action).collect();
        let both = |action: &str| listed.iter().any(|one| one == action);
        if both("reroll volcano") && both("reroll cave") && both("reroll cave egg") && !both("reroll volcano volcano") {
            break played;
        }
    };
    assert_eq!(odds(&*played, Seat(0), "keep"), None, "nothing is left to chance");
    let told = |action: &str| odds(&*played, Seat(0), action).expect("dice are rolled");
    close(&told("reroll cave"), "cave", 1.0 / 6.0);
    close(&told("reroll cave egg"), "cave", 11.0 / 36.0);
    close(&told("reroll cave"), "quake", 1.0);
    close(&told("reroll volcano"), "quake", 1.0 / 6.0);
    assert_eq!(told("reroll cave").supposes, None, "what is certain supposes nothing");
    assert!(told("reroll cave").text.contains("Cave 17%"), "{}", told("reroll cave").text);
}

/// Wherever dice may be rolled again, the chance of an eruption equals the one found by trying every outcome.
#[test]
fn an_eruption_of_wrath() {
    let mut seed = 0;
    let mut met = 0;
    while met < 3 {
        seed += 1;
        let mut played = started("wrath", &Table::new(2), seed);
        for step in 0..200_usize {
            let Turn::Decide(deciders) = played.turn() else { break };
            let seat = deciders.iter().next().expect("somebody decides");
            let actions: Vec<String> = played.actions(seat).into_iter().map(|(action, _)| action).collect();
            met += usize::from(foretells(&*played, seat, &actions));
            played.act(seat, &actions[(step * 7 + seed as usize) % actions.len()]).expect("it is listed");
        }
        assert!(seed < 400, "eruptions come near now and then");
    }
}

/// Checks every re-roll by trying every outcome of its dice. Returns whether one of them may bring an eruption without
/// being certain to.
fn foretells(played: &dyn AnyMatch, seat: Seat, actions: &[String]) -> bool {
    let rerolls: Vec<Vec<&str>> =
        actions.iter().filter_map(|action| Some(action.strip_prefix("reroll ")?.split(' ').collect())).collect();
    let view = played.view(Audience::Spectator);
    let number = |key: &str| view[key].as_u64().unwrap_or_else(|| panic!("{key} is a number")) as usize;
    let empty = number("spaces") - number("taken");
    let volcanos = |dice: &[&str]| dice.iter().filter(|&&face| face == "volcano").count();
    // The re-roll of all dice names the whole hand.
    let held = rerolls.iter().max_by_key(|dice| dice.len()).map_or(0, |hand| volcanos(hand));
    let mut uncertain = false;
    for dice in &rerolls {
        let kept = held - volcanos(dice);
        let outcomes = 6_usize.pow(dice.len() as u32);
        let full = (0..outcomes).filter(|&outcome| kept + volcanos(&shown(outcome, dice.len())) >= empty).count();
        let told = odds(played, seat, &format!("reroll {}", dice.join(" "))).expect("dice are rolled");
        close(&told, "eruption", full as f64 / outcomes as f64);
        uncertain |= 0 < full && full < outcomes;
    }
    uncertain
}

/// The faces of `dice` dice in one of their outcomes.
fn shown(mut outcome: usize, dice: usize) -> Vec<&'static str> {
    let sides = ["footprint", "egg", "volcano", "hut", "cave", "footprint"];
    (0..dice)
        .map(|_| {
            let side = sides[outcome % 6];
            outcome /= 6;
            side
        })
        .collect()
}

/// The card counts odd numbers in pink or blue. A pink 2 counts nothing, and half of its faces would count; a blue 5 is
/// as good as the die gets.
#[test]
fn a_reroll_of_fuji() {
    let (played, seat) = lesson_at("fuji", "reroll a1 a5");
    let told = |action: &str| odds(&*played, seat, action).unwrap_or_else(|| panic!("{action} has odds"));
    close(&told("reroll a3"), "higher", 0.0);
    close(&told("reroll a1"), "lower", 0.0);
    assert!(told("reroll a1").of("higher").expect("it is told") > 0.0);
    let (stop, best) = (told("done"), told("reroll a1 a5"));
    let supposes = stop.supposes.as_deref().expect("what is hidden is supposed");
    assert!(supposes.contains("their hidden dice fell by chance"), "{supposes}");
    let reach = |odds: &Odds| odds.of("reach").expect("it is told");
    assert!(reach(&best) > reach(&stop), "what the lesson asks for helps: {best:?} after {stop:?}");
    assert!(reach(&told("reroll a3")) < reach(&best), "and rolling the best die does not");
}

/// Every destination that may be marked shows its chance, in words and on the card.
#[test]
fn destinations_of_fuji() {
    let mut met = 0;
    for seats in 2..=4 {
        let mut played = started("fuji", &Table::new(seats).with("scenario", "S1"), 5);
        for _ in 0..60 {
            let Turn::Decide(deciders) = played.turn() else { break };
            let seat = deciders.iter().next().expect("somebody decides");
            let drawing = draw(&*played, Audience::Seat(seat), Lang::Fr, &[]);
            let told = drawing.choices.iter().filter(|choice| choice.action.starts_with("place"));
            let odds: Vec<&Odds> = told.filter_map(|choice| choice.odds.as_ref()).collect();
            for odds in &odds {
                let reach = odds.of("reach").expect("it is told");
                assert!((0.0..=1.0 + 1e-9).contains(&reach) && odds.supposes.is_some(), "{odds:?}");
            }
            if !odds.is_empty() {
                assert_eq!(drawing.board.matches("fuj-chance").count(), odds.len(), "each card shows it");
                met += odds.len();
                break;
            }
            let actions = played.actions(seat);
            played.act(seat, &actions[0].0).expect("it is listed");
        }
    }
    assert!(met > 5, "{met}");
}

/// The position in which a lesson asks for an action.
fn lesson_at(game: &str, action: &str) -> (Box<dyn AnyMatch>, Seat) {
    let lesson = boards::lesson(game).expect("every game has a first game");
    let step = lesson.steps.iter().position(|step| step.act.as_deref() == Some(action)).expect("it is asked for");
    let door = catalog::game(game).expect("it is in the list");
    (lesson.position(door, door.base_edition(), step).expect("it is legal"), lesson.seat)
}

/// Nobody has seen the tiles of the pile: those that show a scene are counted, and tiles are drawn without replacement.
#[test]
fn tiles_revealed_in_sapiens() {
    let mut met = 0;
    for seats in 2..=4 {
        let mut played = started("sapiens", &Table::new(seats), 3);
        for step in 0..90_usize {
            let Turn::Decide(deciders) = played.turn() else { break };
            let seat = deciders.iter().next().expect("somebody decides");
            let drawing = draw(&*played, Audience::Seat(seat), Lang::En, &[]);
            let before = played.view(Audience::Spectator);
            let listed = drawing.choices.len();
            let choice = &drawing.choices[(step * 11 + 3) % listed];
            played.act(seat, &choice.action).expect("it is listed");
            let after = played.view(Audience::Spectator);
            let unseen = |view: &serde_json::Value| -> Vec<String> {
                let tiles = view["unseen"].as_array().expect("a list");
                tiles.iter().map(|tile| tile.as_str().expect("a tile").to_lowercase()).collect()
            };
            let (was, is) = (unseen(&before), unseen(&after));
            let drawn = was.len() - is.len();
            let Some(odds) = &choice.odds else {
                assert!(drawn == 0 || !choice.action.starts_with("remove"), "{} draws {drawn}", choice.action);
                continue;
            };
            assert!(drawn > 0, "{} draws nothing", choice.action);
            for scene in ["feast", "gathering", "ritual", "brawl", "water", "camp", "hunt", "fire"] {
                let without = was.iter().filter(|tile| !tile.contains(scene)).count();
                let none: f64 =
                    (0..drawn).map(|tile| (without.saturating_sub(tile)) as f64 / (was.len() - tile) as f64).product();
                close(odds, scene, 1.0 - none);
            }
            met += 1;
        }
    }
    assert!(met > 8, "{met}");
}

/// After the setup of `trex` nothing is left to chance.
#[test]
fn trex_tells_no_odds() {
    let mut played = started("trex", &Table::new(3), 4);
    for step in 0..30_usize {
        let Turn::Decide(deciders) = played.turn() else { break };
        let seat = deciders.iter().next().expect("somebody decides");
        let drawing = draw(&*played, Audience::Seat(seat), Lang::En, &[]);
        assert!(drawing.choices.iter().all(|choice| choice.odds.is_none()));
        let action = &drawing.choices[step * 5 % drawing.choices.len()].action;
        played.act(seat, action).expect("it is listed");
    }
}
