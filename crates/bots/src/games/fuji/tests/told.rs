//! Every decision is explained: in whole games, and in prepared positions.

use super::*;
use crate::Decision;
use fuji::cards::Equipment;
use kernel::{Fact, Facts, Lang, Nameless, Worded};

/// What a bot of the standard level decides for a seat.
fn told(state: &State, seat: Seat) -> Decision {
    told_by(Level::Standard, state, seat)
}

fn told_by(level: Level, state: &State, seat: Seat) -> Decision {
    let knowledge = Knowledge::<Fuji>::new(state, seat);
    decide_knowing(&knowledge, &FujiInsight::default(), Bot::Level(level), 1)
}

/// A phrase of this crate as a reader sees it: actions in it are sentences of the game.
fn worded(lang: Lang, reason: &Phrase) -> String {
    let spoken = |name: &'static str, fact: &Fact| match fact {
        Fact::Text(notation) if name == "action" => {
            let action: Action = notation.parse().expect("an action");
            Fact::from(Fuji::words().say(lang, &Fuji::action_phrase(&action), &Nameless))
        }
        other => other.clone(),
    };
    let facts = reason.facts.iter().fold(Facts::none(), |facts, (name, fact)| facts.with(name, spoken(name, fact)));
    crate::words().try_say(lang, &Phrase::new(reason.key.clone(), facts)).expect("every reason has a sentence")
}

/// The keys of the reasons.
fn keys(decision: &Decision) -> Vec<&str> {
    decision.explanation.reasons.iter().map(|reason| reason.key.as_ref()).collect()
}

/// A number among the facts of a reason.
fn number(decision: &Decision, key: &str, fact: &str) -> i64 {
    let reason = decision.explanation.reasons.iter().find(|reason| reason.key == key).expect("this is told");
    match reason.facts.iter().find(|(name, _)| *name == fact).expect("with this fact").1 {
        Fact::Number(number) => *number,
        other => panic!("{other} is no number"),
    }
}

/// What holds for every explanation: reasons in both languages, options that are legal, the chosen one among them.
fn check(state: &State, seat: Seat, decision: &Decision) {
    let at = format!("turn {}, {:?}, {:?}: {}", state.turn(), state.step(), state.pending(), decision.action);
    let explanation = &decision.explanation;
    assert!((1..=3).contains(&explanation.reasons.len()), "{at}: {:?}", keys(decision));
    let mut actions = Vec::new();
    Fuji::actions(state, seat, &mut actions);
    for reason in &explanation.reasons {
        assert_ne!(reason.key, "why-plain", "{at}");
        assert!(reason.key != "why-only" || actions.len() == 1, "{at}: there are {} actions", actions.len());
        for lang in Lang::ALL {
            let text = worded(lang, reason);
            assert!(text.len() > 10 && !text.contains("why-") && !text.contains('{'), "{at}: {text}");
        }
    }
    if let Some(first) = explanation.options.first() {
        assert!(explanation.options.iter().any(|option| option.action == decision.action), "{at}");
        assert!(explanation.options.len() > 1, "{at}: {first:?} is the only one");
    }
    for option in &explanation.options {
        let action: Action = option.action.parse().expect("an action");
        assert!(Fuji::check(state, seat, &action).is_ok(), "{at}: {action} is not allowed");
        let within = 0.0 <= option.low && option.low <= option.expected && option.expected <= option.high;
        assert!(within && option.high <= 1.0, "{at}: {option:?}");
    }
    let follows = explanation.continuation.iter().all(|step| step.action.parse::<Action>().is_ok());
    assert!(follows, "{at}: {:?}", explanation.continuation);
}

/// A whole game of a team: how many decisions there are, how many show options, and how many a continuation.
fn watch(level: Level, table: &Table, seed: u64) -> [usize; 3] {
    let setup = Fuji::setup(table, Fuji::base_edition_under(Fuji::about().oldest)).unwrap();
    let mut dice = Dice::fast(seed);
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    let mut counts = [0; 3];
    while !state.over() {
        let seat = Fuji::waited(&state).first().unwrap();
        let decision = told_by(level, &state, seat);
        check(&state, seat, &decision);
        counts[0] += 1;
        counts[1] += usize::from(!decision.explanation.options.is_empty());
        counts[2] += usize::from(!decision.explanation.continuation.is_empty());
        Fuji::play(&mut state, seat, &decision.action.parse().unwrap(), &mut dice, &mut Silent);
    }
    counts
}

#[test]
fn every_decision_of_whole_games_is_explained() {
    let third =
        |scenario: &str| Table::new(2).with("scenario", scenario).with("level", 2).with("two_players", "third_pawn");
    let team = |seats: u8, scenario: &str| Table::new(seats).with("scenario", scenario).with("level", 2);
    let games = [
        (team(3, "S1"), 4),
        (third("S1"), 5),
        (team(2, "S2"), 6),
        (team(4, "S3"), 7),
        (team(3, "S7"), 8),
        (third("S5"), 9),
    ];
    for (table, seed) in games {
        let [all, options, follows] = watch(Level::Standard, &table, seed);
        assert!(3 * options > all, "game {seed}: {options} of {all} decisions tell options");
        assert!(3 * follows > all, "game {seed}: {follows} of {all} decisions tell what follows");
    }
    // The strongest level talks most, also about what threatens its neighbours; the quickest hardly at all.
    for level in [Level::Instant, Level::Master] {
        watch(level, &team(3, "S1"), 4);
    }
}

/// Nothing is left to say, and everybody but seat 0 has marked a card and is ready.
fn last_to_mark() -> State {
    let mut state = planning(5);
    let cells = [at(6, 1), at(6, 2)];
    for (seat, cell) in [Seat(1), Seat(2)].into_iter().zip(cells) {
        state.parts().sheets[seat.index()].marker = Some(cell);
        state.parts().phase.ready = state.phase().ready.with(seat);
    }
    state.parts().phase.hints[0] = state.edition().limits.hints;
    state
}

/// Marking a card is compared with other cards, and the continuation is that the seat is ready.
#[test]
fn a_marked_card_is_compared_with_others() {
    let state = last_to_mark();
    let decision = told(&state, Seat(0));
    assert!(matches!(decision.action.parse(), Ok(Action::Place(..))), "{}", decision.action);
    check(&state, Seat(0), &decision);
    let explanation = &decision.explanation;
    assert_eq!(keys(&decision)[..2], ["why-fuji-plan", "why-fuji-chance"]);
    assert!(explanation.options.len() > 2, "{:?}", explanation.options);
    let chosen = explanation.options.iter().find(|option| option.action == decision.action).expect("it is told");
    let chance = (100.0 * chosen.expected).round() as i64;
    assert_eq!(number(&decision, "why-fuji-chance", "percent"), chance);
    let follows: Vec<&str> = explanation.continuation.iter().map(|step| step.action.as_str()).collect();
    assert_eq!(follows, [Action::Ready.to_string()], "the others are ready");
}

/// After that the seat keeps its marker, compared with the best other card.
#[test]
fn being_ready_is_compared_with_another_card() {
    let mut state = last_to_mark();
    let placed: Action = told(&state, Seat(0)).action.parse().unwrap();
    Fuji::play(&mut state, Seat(0), &placed, &mut Dice::fast(1), &mut Silent);
    let decision = told(&state, Seat(0));
    check(&state, Seat(0), &decision);
    assert_eq!(decision.action, Action::Ready.to_string());
    let others = decision.explanation.options.iter().filter(|option| option.action != decision.action);
    assert!(others.map(|option| option.action.parse()).all(|other| matches!(other, Ok(Action::Place(..)))));
    let compared = ["why-fuji-over", "why-fuji-alike", "why-fuji-under"];
    assert!(compared.contains(&keys(&decision)[2]), "{:?}", keys(&decision));
}

/// A hint says how the dice compare with fresh rolls, and what is said next.
#[test]
fn a_hint_tells_how_the_dice_lie() {
    let state = planning(5);
    let decision = told(&state, Seat(0));
    let Ok(Action::Hint(hint)) = decision.action.parse() else { panic!("{} is no hint", decision.action) };
    let Saying::Roll { grade, .. } = hint.saying else { panic!("{hint:?} is no grade") };
    let percent = number(&decision, "why-fuji-hint-roll", "percent");
    let bands = 20 * grade.index() as i64..=20 * (grade.index() as i64 + 1);
    assert!(bands.contains(&percent), "{percent}% is {grade:?}");
    assert!(number(&decision, "why-fuji-hint-card", "gain") >= 0);
    let next: Action = decision.explanation.continuation[0].action.parse().unwrap();
    assert!(matches!(next, Action::Hint(other) if other != hint), "{next}");
}

/// Phase 3 with some re-rolls for seat 0, whose dice suit its card or have another colour.
fn rolling(colour: Colour, rerolls: u8) -> State {
    let mut state = planning(5);
    let card = |name: &str| state.edition().terrain_named(name);
    let cards = [card("L09"), card("L07"), card("L08")];
    for (row, card) in cards.into_iter().enumerate() {
        let cell = at(6, row as u8);
        state.parts().land.cards[cell.index()] = card;
        state.parts().sheets[row].marker = Some(cell);
        state.parts().sheets[row].aim = card;
        state.parts().sheets[row].skill = fuji::cards::Skill::Scout;
    }
    paint(&mut state, 0, colour);
    *state.parts().step = Step::Reroll;
    state.parts().round.entitled.fill(0);
    state.parts().round.entitled[0] = rerolls;
    state
}

/// Re-rolls are compared with other dice and with none.
#[test]
fn a_reroll_is_compared_with_others() {
    let poor = rolling(Colour::Blue, 1);
    let decision = told(&poor, Seat(0));
    check(&poor, Seat(0), &decision);
    assert!(matches!(decision.action.parse(), Ok(Action::Reroll(_))), "{}", decision.action);
    assert!(number(&decision, "why-fuji-reroll", "gain") > 0);
    assert!(decision.explanation.options.len() > 2);
    assert_eq!(decision.explanation.options[0].action, decision.action, "the best comes first");
    assert_eq!(decision.explanation.continuation[0].action, Action::Done.to_string(), "no re-roll is left");

    let twice = told(&rolling(Colour::Blue, 2), Seat(0));
    assert!((0..=100).contains(&number(&twice, "why-fuji-stop", "percent")));

    let good = rolling(Colour::Yellow, 1);
    let decision = told(&good, Seat(0));
    check(&good, Seat(0), &decision);
    assert_eq!(decision.action, Action::Done.to_string());
    assert_eq!(keys(&decision)[0], "why-fuji-keep");
    assert!(decision.explanation.options.len() > 1);

    let none = told(&rolling(Colour::Blue, 0), Seat(0));
    assert_eq!((none.action.as_str(), keys(&none)[0]), ("done", "why-fuji-no-reroll"));
}

/// What a seat decides when its hints are left out, in positions where cards matter: the action, its first reason, and
/// whether doing nothing is shown beside it.
#[test]
fn cards_tell_what_keeping_them_is_worth() {
    let silent = manner::Manner { says: 0, warns: false, ..manner::Manner::of(Level::Standard) };
    let me = Member::of(Seat(0));
    let failing = || {
        let mut state = cards::settled(3);
        paint(&mut state, 0, Colour::Blue);
        paint(&mut state, 2, Colour::Yellow);
        state
    };
    let tinkerer = || {
        let mut state = cards::managed(cards::bare(3));
        state.parts().sheets[2].skill = fuji::cards::Skill::Tinkerer;
        state
    };
    let needed = || {
        let mut state = cards::managed(cards::settled(3));
        paint(&mut state, 1, Colour::Blue);
        state.parts().sheets[1].health = 15;
        state
    };
    let rows: [(State, Equipment, &str, &str, Option<&str>); 4] = [
        (failing(), Equipment::FirstAid, "use first_aid", "why-fuji-gear", Some("ready")),
        (cards::settled(3), Equipment::FirstAid, "ready", "why-fuji-spare", Some("use first_aid")),
        (needed(), Equipment::FirstAid, "give first_aid b", "why-fuji-gift", Some("ready")),
        (tinkerer(), Equipment::Shovel, "give shovel c", "why-fuji-gift", None),
    ];
    for (mut state, card, action, key, other) in rows {
        cards::give(&mut state, me, card);
        let mut actions = Vec::new();
        Fuji::actions(&state, Seat(0), &mut actions);
        let planned = plan::decide(&state, Seat(0), &actions, &silent).expect("a plan");
        let reasons: Vec<&str> = planned.reasons.iter().map(|reason| reason.key.as_ref()).collect();
        assert_eq!((planned.action.to_string().as_str(), reasons[0]), (action, key), "{reasons:?}");
        let told: Vec<&str> = planned.options.iter().map(|option| option.action.as_str()).collect();
        assert!(told.contains(&action) && other.is_none_or(|other| told.contains(&other)), "{action}: {told:?}");
        let best = planned.options.iter().map(|option| option.expected).fold(0.0, f32::max);
        assert!(best - planned.options[told.iter().position(|told| *told == action).unwrap()].expected < 0.02);
    }
}

/// Without cards there is nothing to weigh in phase 4, and the explanation says so.
#[test]
fn who_has_no_card_says_so() {
    let decision = told(&cards::settled(3), Seat(0));
    assert_eq!((decision.action.as_str(), keys(&decision)[0]), ("ready", "why-fuji-no-gear"));
    assert!(decision.explanation.options.is_empty());
}

/// A proposal for the third pawn says how it would fare there, and where else it could go.
#[test]
fn a_proposal_for_the_third_pawn_is_compared_with_others() {
    let table = Table::new(2).with("scenario", "S1").with("level", 2).with("two_players", "third_pawn");
    let mut state = planning_at(&table, 5);
    state.parts().phase.hints[0] = state.edition().limits.hints;
    let decision = told(&state, Seat(0));
    check(&state, Seat(0), &decision);
    assert!(matches!(decision.action.parse(), Ok(Action::Place(Member::THIRD, _))), "{}", decision.action);
    assert_eq!(keys(&decision)[..2], ["why-fuji-third", "why-fuji-chance"]);
    let thirds = |action: &str| matches!(action.parse(), Ok(Action::Place(Member::THIRD, _)));
    assert!(decision.explanation.options.len() > 1);
    assert!(decision.explanation.options.iter().all(|option| thirds(&option.action)));
    let next: Vec<Seat> = decision.explanation.continuation.iter().map(|step| step.seat).collect();
    assert!(next.contains(&Seat(1)), "the other player's destination is foreseen: {next:?}");
}

/// Phase 5: the choice of who acts first is compared with the alternatives.
#[test]
fn orders_of_phase_5_are_compared() {
    let mut asked = 0;
    play(Level::Instant, "S1", 2, &mut |state, seat, _| {
        let mut actions = Vec::new();
        Fuji::actions(state, seat, &mut actions);
        if state.step() != Step::Next || actions.contains(&Action::Accept) || actions.len() < 2 {
            return;
        }
        let decision = told(state, seat);
        check(state, seat, &decision);
        assert!(decision.explanation.options.len() > 1, "{actions:?}");
        assert_eq!(keys(&decision)[0], "why-fuji-chance");
        asked += 1;
    });
    assert!(asked > 5, "{asked} orders were asked for");
}
