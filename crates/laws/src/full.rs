//! Every law, over one game played through a match.

use crate::undo::{self, JustDone};
use crate::{Broken, Examination, Examined, Finding, Players, actions, in_book, invariants, secrets};
use kernel::{
    Audience, Complete, Events, Match, Outcome, Record, RulesVersion, Scenario, Seal, Seat, Seats, Turn, verify,
};

/// Plays one game through a match and checks every law.
pub fn examine<G: Complete>(plan: &Examination) -> Result<Examined, Finding> {
    let mut players = Players::<G>::new(plan.seed);
    let mut decisions = 0;
    match play::<G>(plan, &mut players, &mut decisions) {
        Ok(finished) => Ok(Examined { decisions: u64::from(decisions), finished }),
        Err(broken) => Err(players.found(plan, decisions, broken)),
    }
}

fn play<G: Complete>(plan: &Examination, players: &mut Players<G>, decisions: &mut u32) -> Result<bool, Broken> {
    let rules = plan.version::<G>();
    let edition = G::base_edition_under(rules);
    let refused = |refusal| Broken::new("somebody-acts", format!("the table is refused: {refusal}"));
    let setup = G::setup_under(rules, &plan.table, edition).map_err(refused)?;
    let longest = G::longest(&setup);
    let seal = Seal::from_seed(plan.seed);
    let (mut game, events) = Match::<G>::start_under(rules, &plan.table, edition, seal).map_err(refused)?;
    let mut points = vec![0; usize::from(G::seats(game.state()))];
    told::<G>(&events, &mut points)?;
    let mut listed = Vec::new();
    let mut imagined = false;
    let finished = loop {
        invariants::<G>(game.state())?;
        version_kept::<G>(game.state(), rules)?;
        let closely = decisions.is_multiple_of(plan.every);
        if closely {
            position_round_trip::<G>(game.state())?;
            secrets::hold::<G>(game.state(), &mut players.probes)?;
            imagined |= secrets::imagined_otherwise::<G>(game.state(), &mut players.probes);
        }
        let deciders = match game.turn() {
            Turn::Over(outcome) => {
                ranked(&outcome, &points)?;
                break true;
            }
            Turn::Decide(deciders) if deciders.is_empty() => {
                return Err(Broken::new("somebody-acts", "nobody decides"));
            }
            Turn::Decide(deciders) => deciders,
        };
        if *decisions >= plan.decisions {
            break false;
        }
        awaited::<G>(game.state(), deciders)?;
        for seat in deciders.iter() {
            listed.clear();
            G::actions(game.state(), seat, &mut listed);
            examine_actions::<G>(game.state(), seat, &listed, players, closely)?;
        }
        let seat = players.seat(game.state(), deciders);
        listed.clear();
        G::actions(game.state(), seat, &mut listed);
        let action = players.choose(&listed);
        players.remember(&listed);
        players.note(seat, &action);
        step::<G>(&mut game, seat, &action, &mut points, players, closely)?;
        *decisions += 1;
        if *decisions > longest {
            return Err(Broken::new("bounded", format!("not over after {longest} decisions")));
        }
    };
    if G::about().secrets && finished && plan.every == 1 && !imagined {
        return Err(Broken::new("secrets", "nobody ever imagines anything but the truth"));
    }
    replayed::<G>(&game)?;
    Ok(finished)
}

/// A game is played to its end by the rules it began with.
fn version_kept<G: Scenario>(state: &G::State, rules: RulesVersion) -> Result<(), Broken> {
    let now = G::rules(state);
    if now == rules {
        return Ok(());
    }
    Err(Broken::new("version", format!("it began by version {rules} of the rules and goes on by {now}")))
}

/// The game waits for somebody, and only for seats that may act.
fn awaited<G: Scenario>(state: &G::State, deciders: Seats) -> Result<(), Broken> {
    let waited = G::waited(state);
    if waited.is_empty() || waited.bits() & !deciders.bits() != 0 {
        return Err(Broken::new("somebody-acts", format!("{deciders:?} may act, but {waited:?} are waited for")));
    }
    Ok(())
}

fn examine_actions<G: Complete>(
    state: &G::State,
    seat: Seat,
    listed: &[G::Action],
    players: &mut Players<G>,
    closely: bool,
) -> Result<(), Broken> {
    actions::listed_accepted::<G>(state, seat, listed)?;
    actions::written_once::<G>(listed)?;
    actions::stand_in_legal::<G>(state, seat)?;
    if closely {
        actions::unlisted_refused::<G>(state, seat, listed, &players.earlier, &mut players.probes)?;
        for action in listed {
            actions::sentences::<G>("worded", &G::action_phrase(action))?;
        }
    }
    Ok(())
}

fn step<G: Complete>(
    game: &mut Match<G>,
    seat: Seat,
    action: &G::Action,
    points: &mut [i32],
    players: &mut Players<G>,
    closely: bool,
) -> Result<(), Broken> {
    let before = game.state().clone();
    let events = game.act(seat, action).map_err(|refusal| Broken::new("listed-accepted", refusal.to_string()))?;
    told::<G>(&events, points)?;
    if closely {
        let draws = match game.record().entries.last() {
            Some(kernel::record::Entry::Act(act)) => act.draws.as_slice(),
            Some(kernel::record::Entry::Undo(_)) | None => &[],
        };
        secrets::silence_changes_nothing::<G>(&before, seat, action, draws, game.state())?;
        secrets::hidden_choice::<G>(&before, seat, action, draws)?;
        undo::holds::<G>(
            &JustDone { before: &before, seat, action, events: &events, after: game },
            &mut players.probes,
        )?;
        let idle = Seat::all(G::seats(&before)).find(|&other| !G::turn(&before).deciders().contains(other));
        if let (Some(idle), Ok(text)) = (idle, action.to_string().parse::<G::Action>()) {
            out_of_turn::<G>(&before, idle, &text)?;
        }
    }
    Ok(())
}

/// A seat that does not decide is refused, whatever it wants to do.
fn out_of_turn<G: Complete>(before: &G::State, idle: Seat, action: &G::Action) -> Result<(), Broken> {
    let position = G::position(before);
    let edition = G::base_edition_under(G::rules(before));
    let game = Match::<G>::from_position(&position, edition, Seal::from_seed(0))
        .map_err(|fault| Broken::new("position-round-trip", fault.to_string()))?;
    match game.check(idle, action) {
        Ok(()) => Err(Broken::new("unlisted-refused", format!("seat {idle} acts out of turn: {action}"))),
        Err(refusal) => {
            in_book::<G>("unlisted-refused", refusal.rule)?;
            actions::sentences::<G>("unlisted-refused", &kernel::Phrase::new(refusal.rule.as_str(), refusal.facts))
        }
    }
}

/// Events cite rules of the book, have words for everyone who sees them, and explain the score.
fn told<G: Complete>(events: &Events<G>, points: &mut [i32]) -> Result<(), Broken> {
    for told in events {
        in_book::<G>("worded", told.rule)?;
        for audience in Audience::all(points.len() as u8) {
            if let Some(seen) = G::witness(&told.event, audience) {
                actions::sentences::<G>("worded", &G::event_phrase(&seen))?;
            }
        }
        if let Some((seat, change)) = G::points(&told.event) {
            points[seat.index()] += change;
        }
    }
    Ok(())
}

fn position_round_trip<G: Scenario>(state: &G::State) -> Result<(), Broken> {
    const LAW: &str = "position-round-trip";
    let position = G::position(state);
    match G::read_position(&position, G::base_edition_under(G::rules(state))) {
        Ok(again) if again == *state => Ok(()),
        Ok(_) => Err(Broken::new(LAW, format!("another state reads back from {position}"))),
        Err(fault) => Err(Broken::new(LAW, format!("refused: {fault}: {position}"))),
    }
}

fn ranked(outcome: &Outcome, points: &[i32]) -> Result<(), Broken> {
    for (seat, standing) in outcome.standings().iter().enumerate() {
        if standing.score != points[seat] {
            let detail = format!("seat {seat} scores {}, but {} points are explained", standing.score, points[seat]);
            return Err(Broken::new("points", detail));
        }
        if standing.place == 0 || usize::from(standing.place) > points.len() + 1 {
            return Err(Broken::new("points", format!("seat {seat} stands in place {}", standing.place)));
        }
    }
    Ok(())
}

/// The record reads back, replays and proves itself, and the same seal with the same actions gives the same record.
fn replayed<G: Complete>(game: &Match<G>) -> Result<(), Broken> {
    const LAW: &str = "replay";
    let text = game.record().to_text();
    let record = Record::from_text(&text).map_err(|fault| Broken::new(LAW, fault.to_string()))?;
    if record.to_text() != text {
        return Err(Broken::new(LAW, "the record does not read back to itself"));
    }
    verify::<G>(&record, G::base_edition_under(record.header.rules))
        .map_err(|fault| Broken::new(LAW, fault.to_string()))?;
    Ok(())
}
