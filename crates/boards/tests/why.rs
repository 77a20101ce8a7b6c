//! "Why not?" answers for everything that can be touched in vain, cites the book, and reveals no secret.

use boards::{Board, Why, draw, why};
use kernel::{Audience, Dice, Lang, Match, Scenario, Seal, Seat, Turn};
use std::collections::BTreeSet;

/// Everything in a drawing that can be touched now, or could be at another time.
fn things(drawing: &boards::Drawing) -> BTreeSet<String> {
    let text = format!("{}{}", drawing.board, drawing.panels);
    ["data-thing=\"", "data-why=\""]
        .into_iter()
        .flat_map(|mark| text.split(mark).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned))
        .collect()
}

/// Plays at random and asks about every useless thing of every seat, in the true world and in an imagined one.
fn examine<G: Board>(seed: u64, decisions: u32) -> u32 {
    let table = G::variants().into_iter().next().expect("there is a variant");
    let (mut game, _) = Match::<G>::start(&table, G::base_edition(), Seal::from_seed(seed)).expect("it can be played");
    let (mut dice, mut cited) = (Dice::fast(seed), 0);
    for _ in 0..decisions {
        let Turn::Decide(deciders) = game.turn() else { break };
        for seat in Seat::all(G::seats(game.state())) {
            cited += ask_all(&game, seat, &mut dice);
        }
        let seat = deciders.iter().nth(dice.below(deciders.len()) as usize).expect("somebody decides");
        let mut actions = Vec::new();
        G::actions(game.state(), seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize].clone();
        game.act(seat, &action).expect("a listed action is legal");
    }
    cited
}

fn ask_all<G: Board>(game: &Match<G>, seat: Seat, dice: &mut Dice) -> u32 {
    let audience = Audience::Seat(seat);
    let drawing = draw(game, audience, Lang::Fr, &[]);
    let useful: BTreeSet<&String> = drawing.choices.iter().flat_map(|choice| &choice.path).collect();
    let imagined = G::imagine(game.state(), seat, dice);
    let elsewhere = Match::<G>::from_position(&G::position(&imagined), edition::<G>(), Seal::from_seed(1));
    let elsewhere = elsewhere.expect("an imagined state is a position");
    let mut cited = 0;
    for thing in things(&drawing).iter().filter(|thing| !useful.contains(thing)) {
        let answer = why(game, audience, Lang::Fr, &[], &[thing]);
        assert!(!answer.text.is_empty(), "{thing}: no answer");
        assert_eq!(answer, why(&elsewhere, audience, Lang::Fr, &[], &[thing]), "{thing}: the answer tells a secret");
        if let Some(rule) = answer.rule {
            assert!(G::book().volume(Lang::Fr).rule(rule.as_str()).is_some(), "{rule} is not in the book");
            cited += 1;
        }
    }
    cited
}

fn edition<G: Scenario>() -> &'static G::Edition {
    G::base_edition()
}

#[test]
fn everything_touched_in_vain_gets_an_answer() {
    for seed in 0..3 {
        assert!(examine::<wrath::Wrath>(seed, 60) > 500);
        assert!(examine::<trex::Trex>(seed, 40) > 50);
        assert!(examine::<sapiens::Sapiens>(seed, 25) > 500);
        assert!(examine::<warlock::Warlock>(seed, 6) > 100);
        assert!(examine::<fuji::Fuji>(seed, 40) > 100);
    }
}

fn started(game: &str) -> Box<dyn catalog::AnyMatch> {
    let door = catalog::game(game).expect("it is in the list");
    let table = kernel::Table::new(*door.about().seats.start());
    door.start(&table, door.base_edition(), Seal::from_seed(5)).expect("it can be played").0
}

fn ask(game: &dyn catalog::AnyMatch, seat: u8, things: &[&str]) -> Why {
    why(game, Audience::Seat(Seat(seat)), Lang::En, &[], things)
}

/// The rule that is cited, or `-` if the answer is only the current question.
fn cited(answer: &Why) -> &'static str {
    answer.rule.map_or("-", kernel::RuleId::as_str)
}

#[test]
fn the_rule_fits_the_touch() {
    let mut wrath = started("wrath");
    assert_eq!(cited(&ask(&*wrath, 1, &["go:roll"])), "WRA-TURN-3", "it is another's turn");
    assert_eq!(cited(&ask(&*wrath, 0, &["tile:1,1"])), "WRA-TURN-2", "nobody walks before the dice are rolled");
    assert_eq!(cited(&ask(&*wrath, 0, &["hatch:tyrannosaurus"])), "WRA-HATCH-2", "nobody broods");
    assert_eq!(cited(&ask(&*wrath, 0, &["no such thing"])), "-", "then what is asked is told");
    wrath.act(Seat(0), "roll").expect("the first roll");
    wrath.act(Seat(0), "keep").expect("keeping");
    let walking = ask(&*wrath, 0, &["figure:person:reserve", "tile:1,1"]);
    assert!(["WRA-FOOT-4", "WRA-DICE-7"].contains(&cited(&walking)), "{walking:?}");
    assert!(walking.tried.is_some() && !walking.text.is_empty());

    // With this pair only one of two has a say in where the Lake lies.
    let door = catalog::game("trex").expect("it is in the list");
    let pair = kernel::Table::new(2).with("two_player_pair", "PTE_DIP");
    let trex = door.start(&pair, door.base_edition(), Seal::from_seed(5)).expect("it can be played").0;
    let voter = trex.turn().deciders().iter().next().expect("somebody decides").0;
    assert_eq!(cited(&ask(&*trex, voter, &["card:move"])), "TRX-TURN-1", "the Lake is placed first");
    assert_eq!(cited(&ask(&*trex, 1 - voter, &["card:move"])), "TRX-PLACE-2", "it has no say in that");

    let mut warlock = started("warlock");
    for seat in [0, 1] {
        let split = warlock.actions(Seat(seat))[0].0.clone();
        warlock.act(Seat(seat), &split).expect("the points are split");
    }
    let active = warlock.turn().deciders().first().expect("somebody begins").0;
    assert_eq!(cited(&ask(&*warlock, 1 - active, &["go:roll"])), "WAR-TRN-1", "it is another's turn");
    assert_eq!(cited(&ask(&*warlock, active, &["go:eat"])), "WAR-PRV-5", "nobody is hungry yet");
    assert_eq!(cited(&ask(&*warlock, active, &["go:ferry"])), "WAR-RIV-1", "the river is far");
    assert_eq!(cited(&ask(&*warlock, active, &["maze:1"])), "WAR-MAZ-2", "so is the labyrinth");
    assert_eq!(cited(&ask(&*warlock, active, &["space:05"])), "WAR-TRN-1", "nobody walks before the roll");
    corridors_out_of_reach(&mut *warlock, active);

    let sapiens = started("sapiens");
    let seat = sapiens.turn().deciders().iter().next().expect("somebody begins").0;
    assert_eq!(cited(&ask(&*sapiens, seat, &["token:HUNT"])), "SAP-START-9", "no token is played at the start");
}

/// A game of `wrath` whose first roll is kept, and what its first player sees.
fn rolled(seed: u64) -> (Box<dyn catalog::AnyMatch>, boards::Drawing) {
    let door = catalog::game("wrath").expect("it is in the list");
    let started = door.start(&kernel::Table::new(2), door.base_edition(), Seal::from_seed(seed));
    let (mut game, _) = started.expect("two can play");
    for action in ["roll", "keep"] {
        game.act(Seat(0), action).expect("the dice are rolled and kept");
    }
    let drawing = draw(&*game, Audience::Seat(Seat(0)), Lang::En, &[]);
    (game, drawing)
}

/// The tile of a kind.
fn tile(drawing: &boards::Drawing, kind: &str) -> String {
    let face = format!("data-face=\"{kind}\"");
    let drawn = drawing.board.split("<g ").find(|part| part.contains(&face)).expect("there is such a tile");
    let thing = drawn.split("data-thing=\"").nth(1).and_then(|rest| rest.split('"').next());
    thing.expect("tiles can be touched").to_owned()
}

/// The reason is that of the whole gesture: what was chosen, and what was touched with it.
#[test]
fn a_die_and_a_place_that_do_not_belong_together_say_so() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let (game, drawing) = rolled(seed);
        let dice = things(&drawing);
        for (face, rule) in
            [("hut", "WRA-HUT-1"), ("cave", "WRA-CAVE-1"), ("volcano", "WRA-VOLC-1"), ("egg", "WRA-EGG-1")]
        {
            let die = format!("die:{face}:1");
            if dice.contains(&die) {
                assert_eq!(cited(&ask(&*game, 0, &[&die, &tile(&drawing, "lagoon")])), rule, "{face}, seed {seed}");
                seen.insert(face);
            }
        }
        if !dice.contains("die:hut:1") {
            let answer = ask(&*game, 0, &["figure:person:reserve", &tile(&drawing, "hut")]);
            let no_die = ["WRA-DICE-7", "WRA-HUT-6"].contains(&cited(&answer));
            assert!(no_die, "there is no Hut die, seed {seed}: {answer:?}");
            seen.insert("none");
        }
    }
    assert_eq!(seen.len(), 5, "every case came up: {seen:?}");
}

#[test]
fn a_square_that_no_arrow_points_at_says_how_far_one_steps() {
    let mut game = started("trex");
    let seat = loop {
        let seat = game.turn().deciders().first().expect("somebody decides");
        let actions = game.actions(seat);
        if actions.iter().any(|(action, _)| action.starts_with("M:")) {
            break seat;
        }
        game.act(seat, &actions[0].0).expect("a listed action is legal");
    };
    let drawing = draw(&*game, Audience::Seat(seat), Lang::En, &[]);
    let far = things(&drawing)
        .into_iter()
        .find(|thing| thing.starts_with("square:") && !drawing.board.contains(&format!("data-thing=\"{thing}\"")));
    let far = far.expect("some squares are far");
    assert_eq!(cited(&ask(&*game, seat.0, &["card:move", &far])), "TRX-MOVE-1");
}

/// Once the die is cast, every corridor out of reach says by which rule.
fn corridors_out_of_reach(warlock: &mut dyn catalog::AnyMatch, active: u8) {
    let seat = Seat(active);
    warlock.act(seat, "roll").expect("the active player may roll");
    if warlock.actions(seat).iter().any(|(action, _)| action == "no challenge") {
        warlock.act(seat, "no challenge").expect("it may be left");
    }
    let drawing = draw(&*warlock, Audience::Seat(seat), Lang::En, &[]);
    let board = &drawing.board;
    let far: Vec<&str> = board.split("data-why=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let corridors: Vec<&&str> = far.iter().filter(|thing| thing.starts_with("space:t")).collect();
    assert!(corridors.len() > 50, "most corridors are too far: {}", corridors.len());
    for thing in corridors.iter().step_by(9) {
        let answer = ask(&*warlock, active, &[thing]);
        assert!(cited(&answer).starts_with("WAR-MOV-"), "{thing}: {answer:?}");
    }
}

#[test]
fn who_only_watches_hears_whom_one_waits_for() {
    for game in catalog::games() {
        let played = started(game.about().id);
        let answer = why(&*played, Audience::Spectator, Lang::En, &["Ada".to_owned()], &["anything"]);
        assert_eq!((answer.rule, answer.tried), (None, None));
        assert!(answer.text.starts_with("Waiting for"), "{}", answer.text);
    }
}
