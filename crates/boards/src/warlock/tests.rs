//! The drawn mountain: every decision can be reached, nothing hidden is drawn, every piece keeps its id.

mod fights;

use super::art::monsters;
use super::compose::{self, Field};
use crate::board::{Canvas, canvas, draw};
use crate::{Drawing, mistakable};
use ::warlock::Warlock;
use ::warlock::action::Action;
use ::warlock::edition::{Edition, RoomKind, Treasure};
use ::warlock::knowledge::whereabouts;
use ::warlock::offer::{Ask, Asked, Offer};
use ::warlock::phase::{Foe, Moment, Phase, Talks};
use ::warlock::place::{Card, CardSet, Encounter, Number};
use ::warlock::scores::{Skill, Stamina};
use ::warlock::state::State;
use ::warlock::view::EncounterView;
use kernel::{Audience, Dice, Game, Lang, Match, Refusal, Scenario, Seal, Seat, Table, Turn, Worded};
use std::collections::{BTreeMap, BTreeSet};

/// Plays random games of every variant and looks at one decision in `every`, and at all rare ones.
fn along_games(seed: u64, every: u32, most: u32, mut look: impl FnMut(&Match<Warlock>, Seat, &[Action])) {
    for (number, table) in Warlock::variants().into_iter().enumerate() {
        play(&table, seed + number as u64, every, most, &mut look);
    }
}

fn play(table: &Table, seed: u64, every: u32, most: u32, look: &mut impl FnMut(&Match<Warlock>, Seat, &[Action])) {
    let (mut played, _) = Match::<Warlock>::start(table, Warlock::base_edition(), Seal::from_seed(seed))
        .expect("a variant can be played");
    let mut dice = Dice::fast(seed);
    for step in 0..most {
        let Turn::Decide(deciders) = played.turn() else { return };
        let seat = deciders.first().expect("somebody decides");
        let mut actions = Vec::new();
        Warlock::actions(played.state(), seat, &mut actions);
        // A player who leaves does so for good, and random players would all be gone soon.
        actions.retain(|action| *action != Action::Leave || step % 97 == 0);
        if step % every == 0 || rare(&actions) {
            look(&played, seat, &actions);
        }
        let action = actions[dice.below(actions.len() as u32) as usize];
        played.act(seat, &action).expect("a listed action is legal");
    }
}

/// Decisions that are looked at whenever they come up.
fn rare(actions: &[Action]) -> bool {
    let kinds =
        ["open", "chest", "loot", "keep", "gaze", "invisible", "curse", "redeem", "reveal", "travel", "run", "sleep"];
    actions.iter().map(ToString::to_string).any(|text| kinds.iter().any(|kind| text.starts_with(kind)))
}

fn verb(action: &Action) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

fn attributes<'a>(drawing: &'a str, name: &str) -> Vec<&'a str> {
    let mark = format!(" {name}=\"");
    drawing.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn whole(drawing: &Drawing) -> String {
    format!("{}{}", drawing.board, drawing.panels)
}

#[test]
fn every_decision_has_a_path_of_its_own_in_whole_games() {
    let mut met = BTreeSet::new();
    along_games(500, 12, 500, |played, seat, actions| {
        met.extend(actions.iter().map(verb));
        let drawing = draw(played, Audience::Seat(seat), Lang::Fr, &[]);
        assert_eq!(mistakable(&drawing.choices), None);
        let drawn = whole(&drawing);
        let things: BTreeSet<&str> = attributes(&drawn, "data-thing").into_iter().collect();
        for thing in drawing.choices.iter().flat_map(|choice| &choice.path) {
            assert!(things.contains(thing.as_str()), "{thing} is not drawn");
        }
        for thing in things {
            let used = drawing.choices.iter().any(|choice| choice.path.iter().any(|part| part == thing));
            assert!(used || thing == "leave:sure", "{thing} can be touched in vain");
        }
    });
    let wanted = [
        "split",
        "walk",
        "take",
        "arm",
        "fight",
        "flee",
        "offer",
        "accept",
        "challenge",
        "travel",
        "cross",
        "run",
        "loot",
    ];
    assert!(wanted.iter().all(|verb| met.contains(*verb)), "{met:?}");
}

#[test]
fn a_drawing_is_small_and_names_its_pieces_once() {
    along_games(700, 70, 300, |played, seat, _| {
        for audience in [Audience::Seat(seat), Audience::Spectator] {
            let drawing = draw(played, audience, Lang::Fr, &[]);
            assert!(drawing.board.len() < 160_000, "{} bytes", drawing.board.len());
            let drawn = whole(&drawing);
            let mut names = BTreeMap::new();
            for id in attributes(&drawn, "id") {
                *names.entry(id).or_insert(0) += 1;
            }
            let twice: Vec<_> = names.iter().filter(|(_, count)| **count > 1).collect();
            assert!(twice.is_empty(), "{twice:?}");
            let heroes = played.state().every_seat().filter(|&seat| played.state().on_board(seat));
            assert!(heroes.map(|seat| format!("hero-{seat}")).all(|id| names.contains_key(id.as_str())));
            for room in &played.state().board().rooms {
                assert!(names.contains_key(format!("room-{}", room.place).as_str()), "{} is drawn", room.place);
            }
        }
    });
}

/// The part that the client zooms to lies inside the map.
#[test]
fn the_focus_lies_on_the_map() {
    along_games(800, 50, 200, |played, seat, _| {
        let board = draw(played, Audience::Seat(seat), Lang::En, &[]).board;
        let numbers = |name: &str| -> Vec<i32> {
            attributes(&board, name)[0].split(' ').map(|number| number.parse().expect("a number")).collect()
        };
        let (whole, focus) = (numbers("viewBox"), numbers("data-focus"));
        assert!(focus[0] >= 0 && focus[1] >= 0 && focus[2] > 0 && focus[3] > 0, "{focus:?}");
        assert!(focus[0] + focus[2] <= whole[2] && focus[1] + focus[3] <= whole[3], "{focus:?} in {whole:?}");
    });
}

fn pictures(state: &State, audience: Audience) -> (String, String) {
    let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(state, audience, Lang::Fr, &[]);
    (
        super::map::draw(&super::Pen::new(&canvas)).into_string(),
        super::panels::draw(&super::Pen::new(&canvas)).into_string(),
    )
}

/// Whatever a seat cannot know may be different: its drawing stays the same, byte by byte.
#[test]
fn hidden_facts_do_not_change_a_drawing() {
    let mut changed = 0;
    along_games(900, 90, 400, |played, _, _| {
        let state = played.state();
        if state.chest().is_empty() {
            return;
        }
        for seat in state.every_seat() {
            let imagined = Warlock::imagine(state, seat, &mut Dice::fast(u64::from(seat.0) + 7));
            changed += u32::from(imagined.chest() != state.chest());
            assert_eq!(pictures(state, Audience::Seat(seat)), pictures(&imagined, Audience::Seat(seat)));
            assert_eq!(pictures(state, Audience::Spectator), pictures(&imagined, Audience::Spectator));
        }
    });
    assert!(changed > 20, "the imagined worlds differ: {changed}");
}

/// A key ring in a hand that nobody has seen is named to its owner alone, and so is a Key Challenge number.
#[test]
fn unseen_keys_are_not_drawn() {
    let mut hidden = 0;
    along_games(1100, 70, 400, |played, _, _| {
        let state = played.state();
        for holder in state.every_seat() {
            for card in state.person(holder).hand.iter() {
                let Treasure::Ring(_) = state.content().treasure(card) else { continue };
                let name = Warlock::words().label(Lang::Fr, &format!("label-{card}"));
                for looker in state.every_seat().filter(|&looker| looker != holder) {
                    let known = state.knowledge().may[looker.index()][card.index()].count_ones() == 1
                        || state.knowledge().seen[looker.index()].iter().any(|seen| seen.contains(card));
                    let (board, panels) = pictures(state, Audience::Seat(looker));
                    if !known {
                        hidden += 1;
                        assert!(!board.contains(&name) && !panels.contains(&name), "{looker} must not read {name}");
                    }
                }
                let (board, panels) = pictures(state, Audience::Spectator);
                assert!(!board.contains(&name) && !panels.contains("war-own") && !panels.contains("war-deduction"));
            }
        }
    });
    assert!(hidden > 20, "{hidden}");
}

/// An encounter that nobody has seen is drawn as a card's back.
#[test]
fn an_unknown_encounter_has_no_face() {
    let state = started(3, 3);
    let view = Warlock::view(&state, Audience::Spectator);
    assert!(view.rooms.iter().filter_map(|room| room.encounter).all(|card| card == EncounterView::Unknown));
    let (board, _) = pictures(&state, Audience::Seat(Seat(0)));
    let cards: Vec<&str> =
        board.split("<g class=\"war-card\"").skip(1).map(|rest| rest.split("</g>").next().unwrap_or("")).collect();
    assert_eq!(cards.len(), 27);
    assert!(cards.iter().all(|card| card.contains("war-card-back") && !card.contains("war-medal")));
}

/// Three numbers lie under the chest, so the chances of all nine add up to three. A player who does not hold a number
/// either sees it shown or knows that it lies there.
#[test]
fn the_odds_of_a_challenge_add_up() {
    let mut met = 0;
    along_games(1300, 1, 250, |played, seat, actions| {
        if !actions.contains(&Action::Challenge(Number(1).alone())) {
            return;
        }
        let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(played.state(), Audience::Seat(seat), Lang::Fr, &[]);
        let own = played.state().clues()[seat.index()];
        let odds: Vec<_> = Number::all().filter_map(|number| canvas.odds(&Action::Challenge(number.alone()))).collect();
        let chest = |number: usize| odds[number].of("chest").expect("it is told");
        if odds.is_empty() {
            return;
        }
        assert!(((0..9).map(chest).sum::<f64>() - 3.0).abs() < 1e-9);
        for (number, odds) in odds.iter().enumerate() {
            let shown = odds.of("shown").expect("it is told");
            let (sure, mine) = (chest(number) + shown, own.contains(Number(number as u8 + 1)));
            assert!((sure - f64::from(u8::from(!mine))).abs() < 1e-9, "{number}: {sure}");
        }
        met += 1;
    });
    assert!(met > 3, "{met}");
}

/// The escape table costs 4, 3, 2, 2 and 1 STAMINA, one card, one LUCK and supplies once each: 12/6 on average. A
/// player who has nothing to lose loses nothing.
#[test]
fn the_odds_of_an_escape_are_those_of_its_table() {
    let mut met = 0;
    along_games(1300, 1, 250, |played, seat, actions| {
        let person = *played.state().person(seat);
        if !actions.contains(&Action::Flee) || person.stamina < Stamina(5) {
            return;
        }
        let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(played.state(), Audience::Seat(seat), Lang::En, &[]);
        let odds = canvas.odds(&Action::Flee).expect("the die is cast");
        let starves = person.provisions == 0 && person.gold == 0;
        let sixths = |what: &str| (6.0 * odds.of(what).expect("it is told")).round() as u8;
        assert_eq!(sixths("stamina"), if starves { 6 } else { 5 });
        assert_eq!(sixths("supplies"), u8::from(!starves));
        assert_eq!(sixths("card"), u8::from(person.count() > 0));
        assert!(starves || odds.text.contains("2.0 on average"), "{}", odds.text);
        let fight = canvas.odds(&Action::Fight).expect("dice are cast");
        assert!((0.0..=1.0).contains(&fight.of("victory").expect("it is told")));
        met += 1;
    });
    assert!(met > 5, "{met}");
}

#[test]
fn every_encounter_has_an_emblem_of_its_own() {
    let emblems: BTreeSet<String> =
        (0..27).map(|card| format!("{:?}", monsters::encounter(Edition::base(), Encounter(card)))).collect();
    assert_eq!(emblems.len(), 27);
}

/// A player with this many rings before the chest.
fn before_the_chest(rings: usize) -> (State, Seat) {
    let mut state = started(2, 5);
    let is_ring = |card: &Card| !state.content().ring_numbers(card.alone()).is_empty();
    let rings: CardSet = state.content().keys.iter().filter(is_ring).take(rings).collect();
    let seat = state.active();
    let board = state.board();
    let chamber = board.rooms.iter().find(|room| room.kind == RoomKind::Chest).expect("there is a chest").node;
    let stage = state.stage();
    // The cards are taken from the rooms that guarded them, in front of everybody.
    for room in stage.rooms.iter_mut() {
        room.guarded = room.guarded.filter(|card| !rings.contains(*card));
    }
    for places in &mut stage.knowledge.may {
        rings.iter().for_each(|card| places[card.index()] = whereabouts::hand(seat));
    }
    stage.people[seat.index()].hand = rings;
    stage.people[seat.index()].at = chamber;
    *stage.phase = Phase::Chest;
    assert_eq!(Warlock::broken(&state), None, "a game can come to this");
    (state, seat)
}

/// WAR-CHEST-2: a number without a key cannot be touched, and says why.
#[test]
fn numbers_without_a_key_answer_why() {
    let (state, seat) = before_the_chest(1);
    let (_, panels) = pictures(&state, Audience::Seat(seat));
    let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(&state, Audience::Seat(seat), Lang::Fr, &[]);
    let mut idle = 0;
    for thing in attributes(&panels, "data-why").into_iter().filter(|thing| thing.starts_with("number:")) {
        let refusals: Vec<Refusal> = super::whys::attempts(&canvas, &[thing])
            .iter()
            .map(|action| Warlock::check(&state, seat, action).expect_err("it is idle"))
            .collect();
        assert!(refusals.iter().any(|refusal| refusal.rule.as_str() == "WAR-CHEST-2"), "{thing}: {refusals:?}");
        idle += 1;
    }
    let covered = state.content().ring_numbers(state.person(seat).hand).len();
    assert_eq!(idle, 9 - covered, "the ring covers {covered}");
}

/// The chest picker asks for exactly the numbers of the action.
#[test]
fn the_chest_is_tried_by_its_numbers() {
    let (state, seat) = before_the_chest(3);
    let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(&state, Audience::Seat(seat), Lang::Fr, &[]);
    let mut tried = 0;
    for action in &canvas.actions {
        let Action::OpenChest { numbers: set, .. } = *action else { continue };
        let wanted: Vec<String> =
            set.iter().map(|number| format!("number:{number}")).chain(["go:open".to_owned()]).collect();
        assert_eq!(super::paths::path(&canvas, action), wanted);
        // Nobody has shown anything yet: any three of the six numbers that the player does not hold are equally likely.
        let own = state.clues()[seat.index()];
        let chance = canvas.odds(action).and_then(|odds| odds.of("success")).expect("it is told");
        let wanted = if set.intersection(own).is_empty() { 1.0 / f64::from(choices(9 - own.len())) } else { 0.0 };
        assert!((chance - wanted).abs() < 1e-9, "{set:?}: {chance} instead of {wanted}");
        tried += 1;
    }
    assert!(tried >= 3, "three rings open something: {tried}");
}

/// The number of ways to choose three of this many.
fn choices(of: u32) -> u32 {
    of * (of - 1) * (of - 2) / 6
}

/// A game just set up, its points split.
fn started(seats: u8, seed: u64) -> State {
    let mut found = None;
    play(&Table::new(seats), seed, 1, 20, &mut |played, _, actions| {
        if found.is_none() && actions.contains(&Action::Roll) {
            found = Some(played.state().clone());
        }
    });
    found.expect("the first turn comes soon")
}

/// What a form would write with one field filled in, in every way.
fn said(fields: &[Field]) -> Vec<String> {
    let mut all = Vec::new();
    for field in fields {
        match field {
            Field::Amount { word, most, .. } => all.extend((1..=*most).map(|amount| format!("{word}={amount}"))),
            Field::Boxes { word, boxes, .. } => all.extend(boxes.iter().map(|(value, _)| format!("{word}={value}"))),
            Field::Choice { word, options, .. } => {
                let equals = if word.is_empty() { "" } else { "=" };
                all.extend(options.iter().map(|(value, _)| format!("{word}{equals}{value}")));
            }
            Field::Flag { word, .. } => all.push((*word).to_owned()),
        }
    }
    all
}

/// Whatever a single field of the form can write is a legal action: the form offers nothing impossible.
#[test]
fn the_form_says_legal_actions() {
    let mut proposals = 0;
    along_games(1700, 1, 400, |played, seat, actions| {
        let Some(talks) = played.state().talks() else { return };
        let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(played.state(), Audience::Seat(seat), Lang::Fr, &[]);
        let pen = super::Pen::new(&canvas);
        let legal = |text: &str| {
            let action: Action = text.parse().unwrap_or_else(|_| panic!("{text} is no action"));
            played.check(seat, &action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        };
        if actions.iter().any(|action| matches!(action, Action::Propose(_))) {
            let asks = said(&compose::asking(&pen, talks.partner(seat)));
            for give in said(&compose::giving(&pen)) {
                legal(&format!("offer {give} for"));
                proposals += 1;
            }
            // Nobody knows whether the other has a key: asking is allowed, accepting may not be.
            asks.iter().for_each(|ask| legal(&format!("offer for {ask}")));
            legal("offer for truce");
        }
    });
    assert!(proposals > 20, "{proposals}");
}

/// A player who is asked to show a card of his choice can choose it by touching.
#[test]
fn cards_of_ones_choice_can_be_chosen() {
    let mut state = started(2, 5);
    let (opener, other) = (Seat(0), Seat(1));
    let offer = Offer { ask: Ask { clues: Asked::Some(1), ..Ask::default() }, ..Offer::default() };
    *state.stage().talks =
        Some(Talks { opener, other, proposals: 1, offer: Some((opener, offer)), moment: Moment::Meeting });
    *state.stage().phase = Phase::Answer(other);
    let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(&state, Audience::Seat(other), Lang::Fr, &[]);
    let paths = canvas.actions.iter().map(|action| super::paths::path(&canvas, action));
    let picks = paths.filter(|path| path.iter().any(|thing| thing.starts_with("pick:clues:")));
    assert_eq!(picks.count(), state.clues()[other.index()].len() as usize, "each of one's numbers");
}

/// What lies and stands on the map can be asked about when it cannot be touched.
#[test]
fn idle_things_answer_why() {
    let (mut asked, mut refused) = (BTreeSet::new(), BTreeSet::new());
    along_games(1900, 9, 300, |played, seat, _| {
        let audience = Audience::Seat(seat);
        let drawn = whole(&draw(played, audience, Lang::En, &[]));
        let mut buttons = drawn.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
        assert!(buttons.all(|button| !button.contains(" disabled")), "a disabled button answers nobody");
        for thing in attributes(&drawn, "data-why") {
            let kind = thing.split(':').next().unwrap_or_default().to_owned();
            // Walks are many, and are tested elsewhere.
            if kind == "space"
                || !asked.insert((kind.clone(), format!("{:?}", std::mem::discriminant(&played.state().phase()))))
            {
                continue;
            }
            if crate::why::why(played, audience, Lang::En, &[], &[thing]).rule.is_some() {
                refused.insert(kind);
            }
        }
    });
    for kind in ["seat", "guarded", "loose", "card"] {
        assert!(refused.contains(kind), "no rule was ever cited for {kind}: {refused:?}");
    }
}

/// A card of Shylock's stock is asked about as what it is, not as a card in one's hand.
#[test]
fn the_stock_is_bought_back_or_not() {
    let mut state = started(2, 5);
    let card = state.content().keys.iter().next().expect("there are keys");
    for seat in [0, 1] {
        state.stage().people[seat].hand = CardSet::empty();
    }
    *state.stage().stock = card.alone();
    let seat = state.active();
    let (_, panels) = pictures(&state, Audience::Seat(seat));
    assert!(panels.contains(&format!("data-why=\"stock:{card}\"")), "{panels}");
    assert!(!panels.contains(&format!("data-why=\"card:{card}\"")));
    let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(&state, Audience::Seat(seat), Lang::Fr, &[]);
    assert_eq!(super::whys::attempts(&canvas, &[&format!("stock:{card}")]), [Action::Redeem(card)]);
}
