//! The drawn board over quick games of every variant and scenario: paths, secrets, ids, structure.

use super::{hints, paths, reach};
use crate::board::{Board, canvas, draw};
use crate::{Drawing, mistakable};
use ::fuji::action::Action;
use ::fuji::member::Member;
use ::fuji::{Fuji, State};
use kernel::{Audience, Dice, Game, Knowledge, Lang, Match, Scenario, Seal, Seat, Silent, Table, Turn, Worded};
use std::collections::BTreeSet;

/// Every kind of table: two players in both variants, three and four, each in every scenario.
fn tables() -> Vec<Table> {
    let mut all = Vec::new();
    for number in 1..=7 {
        let scenario = format!("S{number}");
        all.push(Table::new(2).with("two_players", "dummy").with("scenario", scenario.as_str()));
        all.push(Table::new(2).with("two_players", "third_pawn").with("scenario", scenario.as_str()));
        all.push(Table::new(3).with("scenario", scenario.as_str()).with("level", 2));
        all.push(Table::new(4).with("scenario", scenario.as_str()));
    }
    all
}

/// Plays a game, half at random and half by the stand-in, and shows every state with a seat that decides in it.
fn play(table: &Table, seed: u64, moves: u32, mut show: impl FnMut(u32, &State, Seat)) {
    let setup = Fuji::setup(table, Fuji::base_edition_under(Fuji::about().oldest)).expect("the table is sound");
    let mut dice = Dice::fast(seed);
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    for number in 0..moves {
        let Turn::Decide(deciders) = Fuji::turn(&state) else { break };
        let asked = if Fuji::waited(&state).is_empty() { deciders } else { Fuji::waited(&state) };
        let seat = asked.iter().nth(dice.below(asked.len()) as usize).expect("somebody is asked");
        show(number, &state, seat);
        let mut actions = Vec::new();
        Fuji::actions(&state, seat, &mut actions);
        let place = dice.below(2 * actions.len() as u32) as usize;
        let action = actions.get(place).copied().unwrap_or_else(|| Fuji::stand_in(&state, seat));
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
}

/// Board, panels and choices of a state.
fn drawn(state: &State, audience: Audience, lang: Lang) -> Drawing {
    let names = ["Ada".to_owned(), "Blaise".to_owned()];
    let (canvas, seat) = canvas::<Fuji>(state, audience, lang, &names);
    let choices = canvas.actions.iter().map(|action| crate::Choice {
        action: action.to_string(),
        text: String::new(),
        path: Fuji::path(&canvas, action),
        also: Fuji::also(&canvas, action),
        at_once: Fuji::at_once(action),
        odds: None,
    });
    Drawing {
        board: Fuji::board(&canvas).into_string(),
        panels: Fuji::panels(&canvas).into_string(),
        asked: seat.map(|seat| Fuji::asked(&canvas, seat)).unwrap_or_default(),
        choices: choices.collect(),
        kinds: std::collections::BTreeMap::new(),
    }
}

/// What follows `name="` up to the next quote, everywhere.
fn attributes<'a>(markup: &'a str, name: &str) -> Vec<&'a str> {
    let mark = format!(" {name}=\"");
    markup.split(mark.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap_or("")).collect()
}

/// The kinds of decisions whose paths differ in form.
fn kind(action: &Action) -> String {
    let text = action.to_string();
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["hint", about, what, ..] => format!("hint {about} {what}"),
        ["use", card, ..] => format!("use {card}"),
        [verb, ..] => (*verb).to_owned(),
        [] => String::new(),
    }
}

#[test]
fn every_decision_can_be_reached_in_every_scenario() {
    let mut met = BTreeSet::new();
    for (number, table) in tables().iter().enumerate() {
        play(table, number as u64, 130, |step, state, seat| {
            let mut actions = Vec::new();
            Fuji::actions(state, seat, &mut actions);
            let rare =
                actions.iter().any(|action| !matches!(action, Action::Hint(_) | Action::Place(..) | Action::Ready))
                    && !actions.contains(&Action::Ready);
            met.extend(actions.iter().map(kind));
            if step % 9 != 0 && !(rare && step % 3 == 0) {
                return;
            }
            let drawing = drawn(state, Audience::Seat(seat), Lang::En);
            assert_eq!(mistakable(&drawing.choices), None, "{table:?}");
            let things: BTreeSet<&str> = attributes(&drawing.board, "data-thing")
                .into_iter()
                .chain(attributes(&drawing.panels, "data-thing"))
                .collect();
            for choice in &drawing.choices {
                for thing in &choice.path {
                    assert!(things.contains(thing.as_str()), "{}: {thing} is asked for but not drawn", choice.action);
                }
            }
            // Conversely, nothing can be touched that leads nowhere.
            let needed: BTreeSet<&str> =
                drawing.choices.iter().flat_map(|choice| &choice.path).map(String::as_str).collect();
            assert_eq!(things.difference(&needed).collect::<Vec<_>>(), Vec::<&&str>::new(), "{table:?}");
            assert!(!drawing.asked.is_empty() && !drawing.asked.starts_with("fuji-"), "{}", drawing.asked);
        });
    }
    for kind in [
        "white", "third", "keep", "place", "clear", "ready", "reroll", "done", "next", "accept", "move", "injury",
        "lose",
    ] {
        assert!(met.contains(kind), "no game came to {kind}: {met:?}");
    }
}

/// FUJ-P1-2: whatever a seat may not know can be dealt anew, and its drawing stays the same to the last byte.
#[test]
fn hidden_dice_change_nothing_in_a_drawing() {
    let mut hidden = 0;
    for (number, table) in Fuji::variants().iter().enumerate() {
        play(table, 50 + number as u64, 90, |step, state, _| {
            if step % 10 != 3 {
                return;
            }
            for seat in Seat::all(Fuji::seats(state)) {
                let world = Fuji::imagine(state, seat, &mut Dice::fast(u64::from(step)));
                hidden += u32::from(world.tray().values != state.tray().values);
                let (true_drawing, imagined) =
                    (drawn(state, Audience::Seat(seat), Lang::Fr), drawn(&world, Audience::Seat(seat), Lang::Fr));
                assert_eq!(true_drawing, imagined, "{table:?}: seat {seat} can tell two worlds apart");
            }
        });
    }
    assert!(hidden > 50, "only {hidden} worlds differed: that tests little");
}

/// Before phase 5 the only faces drawn are those the audience knows; the others are a number of dice behind a screen.
#[test]
fn faces_are_drawn_only_for_those_who_know_them() {
    let mut screens = 0;
    for (number, table) in Fuji::variants().iter().enumerate() {
        play(table, 80 + number as u64, 60, |step, state, _| {
            if step % 6 != 1 {
                return;
            }
            let seats = Seat::all(Fuji::seats(state)).map(Audience::Seat).chain([Audience::Spectator]);
            for audience in seats {
                let view = Fuji::view(state, audience);
                let drawing = drawn(state, audience, Lang::En);
                let trays = view.members.iter().map(|one| &one.dice).chain(&view.dummy);
                let known: BTreeSet<String> =
                    trays.clone().flat_map(|dice| &dice.known).map(|die| die.die.to_string()).collect();
                let faces: Vec<&str> = attributes(&drawing.panels, "data-die");
                assert_eq!(faces.iter().map(|die| (*die).to_owned()).collect::<BTreeSet<_>>(), known, "{table:?}");
                assert_eq!(faces.len(), known.len(), "a die is drawn twice");
                assert!(attributes(&drawing.board, "data-die").is_empty());
                let behind: usize = trays.map(|dice| usize::from(dice.hidden[0] + dice.hidden[1])).sum();
                let drawn_hidden =
                    attributes(&drawing.panels, "id").iter().filter(|id| id.starts_with("hidden-")).count();
                assert_eq!(drawn_hidden, behind, "{table:?}");
                screens += drawn_hidden;
            }
        });
    }
    assert!(screens > 500, "only {screens} hidden dice were met");
}

/// Ids are unique in a drawing, the pieces that slide are always there, and every rule that is named is in the book.
#[test]
fn ids_are_unique_and_stable() {
    for (number, table) in tables().iter().enumerate().step_by(3) {
        play(table, 7 + number as u64, 60, |step, state, seat| {
            if step % 12 != 5 {
                return;
            }
            let drawing = drawn(state, Audience::Seat(seat), Lang::En);
            let ids: Vec<&str> =
                attributes(&drawing.board, "id").into_iter().chain(attributes(&drawing.panels, "id")).collect();
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{table:?}: an id is used twice");
            for rule in [&drawing.board, &drawing.panels].into_iter().flat_map(|markup| attributes(markup, "data-rule"))
            {
                assert!(Fuji::book().volume(Lang::En).rule(rule).is_some(), "{rule} is not in the book");
            }
            for one in &Fuji::view(state, Audience::Seat(seat)).members {
                for piece in
                    [format!("pawn-{}", one.member), format!("health-{}", one.member), format!("player-{}", one.member)]
                {
                    assert!(unique.contains(piece.as_str()), "{piece} is missing");
                }
                assert_eq!(unique.contains(format!("marker-{}", one.member).as_str()), one.marker.is_some());
            }
        });
    }
}

/// The map shows what the view says: lava, villages, tokens, and on every card its condition.
#[test]
fn the_map_is_drawn_as_it_lies() {
    let mut burnt = 0;
    for (number, table) in tables().iter().enumerate() {
        play(table, 30 + number as u64, 120, |step, state, _| {
            if step % 40 != 20 {
                return;
            }
            let view = Fuji::view(state, Audience::Spectator);
            let board = drawn(state, Audience::Spectator, Lang::En).board;
            let count = |mark: &str| board.matches(mark).count();
            let cards =
                |wanted: fn(&::fuji::view::CardView) -> bool| view.map.iter().filter(|card| wanted(card)).count();
            let lava = cards(|card| card.lava && card.kind != "volcano");
            burnt += lava;
            assert_eq!(count("href=\"#fuj-lava\""), lava);
            assert_eq!(count("href=\"#fuj-crater\""), 1);
            assert_eq!(count("href=\"#fuj-village-"), cards(|card| card.kind == "village"));
            assert_eq!(count("href=\"#fuj-scene-"), cards(|card| card.kind == "landscape" && !card.lava));
            assert_eq!(count("id=\"token-"), cards(|card| card.equipment || card.eruption > 0));
            let next = view.map.iter().filter(|card| card.burns_in == Some(1)).count();
            assert_eq!(count("id=\"creep-"), next);
            let open = view.map.iter().filter(|card| !card.lava && card.kind != "volcano");
            let dice: usize = open
                .filter_map(|card| card.condition.as_deref())
                .flat_map(|short| reach::condition(short).expect("the game wrote it").any_of)
                .filter(|clause| clause.colours().next().is_none())
                .map(|clause| clause.values().map_or(0, |bits| bits.count_ones() as usize))
                .sum();
            assert_eq!(count("class=\"fuj-value\""), dice);
        });
    }
    assert!(burnt > 40, "only {burnt} cards burnt");
}

/// Every hint of the form is accepted by the engine, and the form first asks what to say, unless one sign says all of it.
#[test]
fn every_hint_of_the_form_may_be_said() {
    let mut said = BTreeSet::new();
    for (number, table) in Fuji::variants().iter().enumerate() {
        play(table, 11 + number as u64, 40, |step, state, seat| {
            if step % 4 != 0 {
                return;
            }
            let names: [String; 0] = [];
            let (canvas, _) = canvas::<Fuji>(state, Audience::Seat(seat), Lang::En, &names);
            for action in hints::unlisted(&Knowledge::new(state, seat)) {
                assert_eq!(Fuji::check(state, seat, &action), Ok(()), "{action}");
                said.insert(kind(&action));
                let path = paths::path(&canvas, &action);
                let sign = path[0].starts_with("tell:") && path.len() == 1;
                assert!(sign || path[0].starts_with("say:"), "{action}");
            }
        });
    }
    for hint in ["own roll", "own threat", "own request", "own suggest", "third roll", "third threat", "third tendency"]
    {
        assert!(said.contains(&format!("hint {hint}")), "{hint} is never offered: {said:?}");
    }
}

/// A map for four with the scout: several paths to the destination, told apart by the cards between.
#[test]
fn ways_are_told_apart() {
    let mut several = 0;
    for seed in 0..30 {
        let table = Table::new(3).with("scenario", "S1").with("skills", vec!["scout", "manager", "comrade"]);
        play(&table, seed, 120, |_, state, seat| {
            let names: [String; 0] = [];
            let (canvas, _) = canvas::<Fuji>(state, Audience::Seat(seat), Lang::En, &names);
            let ways: Vec<_> = paths::walks(&canvas).collect();
            if ways.len() < 2 {
                return;
            }
            several += 1;
            let shown: BTreeSet<Vec<String>> =
                ways.iter().map(|way| paths::path(&canvas, &Action::Move(*way))).collect();
            assert_eq!(shown.len(), ways.len());
            assert!(shown.contains(&vec!["go:walk".to_owned()]), "one way is the usual one: {shown:?}");
        });
    }
    assert!(several > 3, "only {several} times there was a choice of ways");
}

/// A touch in vain is answered with the rule that forbids it.
#[test]
fn why_not_names_the_rule() {
    let table = Table::new(3).with("scenario", "S1");
    let (mut played, _) =
        Match::<Fuji>::start(&table, Fuji::base_edition_under(Fuji::about().oldest), Seal::from_seed(3))
            .expect("three play");
    while Fuji::view(played.state(), Audience::Spectator).step == "keep" {
        let seat = played.turn().deciders().first().expect("somebody keeps cards");
        let action = Fuji::stand_in(played.state(), seat);
        played.act(seat, &action).expect("a stand-in is legal");
    }
    let rule = |things: &[&str]| {
        crate::why::why(&played, Audience::Seat(Seat(0)), Lang::En, &[], things).rule.map(kernel::RuleId::as_str)
    };
    assert_eq!(rule(&["go:place:9,1"]), Some("FUJ-P2-3"));
    assert_eq!(rule(&["go:place:1,1"]), Some("FUJ-P2-7"));
    assert_eq!(rule(&["go:ready"]), Some("FUJ-P2-2"));
    assert!(!draw(&played, Audience::Seat(Seat(0)), Lang::Fr, &[]).choices.is_empty());
}

/// The panel of comparisons shows what the engine will compare, energy bars and flares included.
#[test]
fn comparisons_are_the_engines() {
    let gatherers = Table::new(3).with("scenario", "S1").with("skills", vec!["gatherer", "scout", "survivalist"]);
    let (mut shown, mut with_bars) = (0, 0);
    for seed in 0..40 {
        play(&gatherers, 60 + seed, 200, |_, state, seat| {
            let view = Fuji::view(state, Audience::Seat(seat));
            let compared: Vec<_> = view.members.iter().filter(|one| one.comparison.is_some()).collect();
            if compared.is_empty() || with_bars > 3 {
                return;
            }
            let panels = drawn(state, Audience::Seat(seat), Lang::En).panels;
            for one in compared {
                let comparison = one.comparison.as_ref().expect("it was looked for");
                let mark = format!("id=\"value-{}\" data-count=\"{}\"", one.member, comparison.value);
                assert!(panels.contains(&mark), "{mark} is not shown");
                let aim = reach::condition(&comparison.condition).expect("the game wrote it");
                let plain = one.dice.total(&aim) + one.flare_bonus;
                assert!(comparison.value >= plain);
                with_bars += u32::from(comparison.value > plain);
                shown += 1;
            }
        });
    }
    assert!(shown > 20 && with_bars > 0, "{shown} comparisons, {with_bars} with energy bars");
}

/// A choice describes dice by what they show: no sentence names a die that the reader sees by its letter and number.
#[test]
fn choices_name_dice_by_their_faces() {
    let (mut rerolls, mut others) = (0, 0);
    for (number, table) in tables().iter().enumerate() {
        play(table, 4100 + number as u64, 260, |_, state, seat| {
            let (canvas, _) = canvas::<Fuji>(state, Audience::Seat(seat), Lang::En, &[]);
            for action in &canvas.actions {
                let notation = canvas.say_phrase(&Fuji::action_phrase(action));
                let text = canvas.say_phrase(&Fuji::sentence(&canvas, action));
                let named = |text: &str| text.split([' ', ',']).any(|word| word.parse::<::fuji::dice::Die>().is_ok());
                assert!(!named(&text), "{text}");
                let faces = ["pink ", "blue ", "yellow "].iter().any(|colour| text.contains(colour));
                assert!(!named(&notation) || faces, "{notation} became {text}");
                rerolls += u32::from(matches!(action, Action::Reroll(_)));
                others += u32::from(named(&notation) && !matches!(action, Action::Reroll(_)));
            }
        });
    }
    assert!(rerolls > 100 && others > 20, "{rerolls} re-rolls, {others} others");
}

/// FUJ-CON-6: what the reader's dice count at the destinations of the neighbours stands beside the reader's own, from planning on
/// until the dice are open, and what is said most often about them takes one touch.
#[test]
fn what_my_dice_count_for_my_neighbours_is_always_in_sight() {
    let (mut seen, mut told) = (0, BTreeSet::new());
    for seats in [3, 4] {
        play(&Table::new(seats).with("scenario", "S1"), u64::from(seats), 160, |_, state, seat| {
            let names = ["Ada".to_owned(), "Blaise".to_owned()];
            let (canvas, _) = canvas::<Fuji>(state, Audience::Seat(seat), Lang::En, &names);
            let view = &canvas.view;
            let drawing = drawn(state, Audience::Seat(seat), Lang::En);
            let quick = drawing.choices.iter().filter(|choice| choice.path.len() == 1);
            told.extend(quick.filter_map(|choice| Some(choice.path[0].strip_prefix("tell:")?.to_owned())));
            let Some(own) = reach::member(view, Member::of(seat)).filter(|own| !own.dice.known.is_empty()) else {
                return;
            };
            for other in view.members.iter().filter(|one| own.neighbours.contains(&one.member) && view.phase < 5) {
                let card = other.marker.and_then(|cell| reach::card(view, cell));
                let Some(aim) = card.and_then(|card| reach::condition(card.condition.as_deref()?)) else { continue };
                let sum = format!("data-at=\"sum-{}\">{}<", other.member, own.dice.total(&aim));
                assert!(drawing.panels.contains(&sum), "{sum} is not drawn for {seat}");
                seen += 1;
            }
        });
    }
    assert!(seen > 20, "only {seen} destinations");
    for grade in ["very_bad", "very_good"] {
        assert!(told.contains(grade), "{told:?}");
    }
    assert!(told.iter().any(|key| key.ends_with(":very_dangerous")), "{told:?}");
}
