//! What research asks of the engine: worlds that a seat can imagine, copies, random ends, outcomes of chance, boards, rules, odds.

use super::desk::{Desk, Open};
use super::methods::{self, MethodResult, check_seat, english, read, report, with_match};
use super::rpc::{Code, RpcFault};
use super::worlds;
use catalog::{AnyMatch, Door, Happening, PlayFault};
use kernel::record::Entry;
use kernel::{Audience, Draw, DrawFault, Given, Lang, Nameless, Seat, Standing, facts};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The version of the messages. Clients of version 1 got all events with everything in them.
pub(super) const PROTOCOL: u32 = 2;
/// More random games in one call are surely a mistaken unit.
const MOST_ROLLOUTS: u32 = 1_000_000;
/// More outcomes of chance are not listed.
const MOST_OUTCOMES: usize = 10_000;

/// Whose events are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(super) enum Witness {
    Seat(Seat),
    Word(WitnessWord),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum WitnessWord {
    Spectator,
    /// Everything, also what no single seat may know: for tools.
    All,
}

/// Events as data, as this witness saw them.
pub(super) fn events(open: &Open, happenings: &[Happening], witness: Witness, lang: Lang) -> Vec<Value> {
    let words = open.game.words();
    let seen = happenings.iter().filter_map(|happening| {
        let seen = match witness {
            Witness::Seat(seat) => happening.seen_by(Audience::Seat(seat))?,
            Witness::Word(WitnessWord::Spectator) => happening.seen_by(Audience::Spectator)?,
            Witness::Word(WitnessWord::All) => happening.whole(),
        };
        Some(json!({ "rule": happening.rule, "event": seen.event, "text": words.say(lang, &seen.phrase, &Nameless) }))
    });
    seen.collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForHello {
    protocol: Option<u32>,
    #[serde(default = "english", rename = "lang")]
    _lang: Lang,
}

/// Which messages both sides speak.
pub(super) fn hello(desk: &mut Desk, params: &ForHello) -> MethodResult {
    let protocol = params.protocol.unwrap_or(PROTOCOL).clamp(1, PROTOCOL);
    desk.sees_all = protocol == 1;
    let games = catalog::games().iter().map(|game| {
        let (about, edition) = (game.about(), game.base_edition());
        json!({ "id": about.id, "rules": about.rules, "edition": edition.tag().name, "digest": edition.tag().digest })
    });
    Ok(json!({
        "protocol": protocol, "program": crate::output::PROGRAM, "capabilities": methods::KNOWN,
        "games": games.collect::<Vec<Value>>(),
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForEvents {
    #[serde(rename = "match")]
    name: String,
    #[serde(rename = "for")]
    witness: Witness,
    /// Only entries after this one; without it everything from the setup on.
    since: Option<u32>,
    #[serde(default = "english")]
    lang: Lang,
}

/// What a witness saw of the entries so far; entry 0 is the setup.
pub(super) fn past_events(desk: &mut Desk, params: &ForEvents) -> MethodResult {
    with_match(desk, &params.name, |open| {
        check_witness(open, params.witness)?;
        let record = open.played.record();
        let mut entries = Vec::new();
        let replayed = open.game.replay(record, open.game.edition_for(record), &mut |at, entry, happenings| {
            if params.since.is_some_and(|since| at.number() <= since) {
                return;
            }
            let told = events(open, &happenings, params.witness, params.lang);
            let undo = entry.and_then(|entry| match entry {
                Entry::Act(_) => None,
                Entry::Undo(undo) => Some(undo.undo),
            });
            entries.push(json!({ "number": at.number(), "undo": undo, "events": told }));
        });
        replayed.map_err(|fault| RpcFault::of(Code::Params, fault.reason))?;
        Ok(json!({ "entries": entries }))
    })
}

pub(super) fn check_witness(open: &Open, witness: Witness) -> Result<(), RpcFault> {
    match witness {
        Witness::Seat(seat) => check_seat(open, seat),
        Witness::Word(WitnessWord::Spectator | WitnessWord::All) => Ok(()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForImagine {
    #[serde(rename = "match")]
    name: String,
    seat: Seat,
    #[serde(default)]
    seed: u64,
    #[serde(default = "english")]
    lang: Lang,
}

/// A new match: a world that fits all that a seat knows.
pub(super) fn imagine(desk: &mut Desk, params: &ForImagine) -> MethodResult {
    let (game, played) = with_match(desk, &params.name, |open| {
        check_seat(open, params.seat)?;
        let world = worlds::imagined(&*open.played, params.seat, params.seed);
        let edition = open.game.edition_for(open.played.record());
        let played = open.game.load(&world, edition, methods::seal(Some(params.seed))?);
        Ok((open.game, played.map_err(|fault| RpcFault::of(Code::Position, fault.fault()))?))
    })?;
    opened(desk, game, played, params.lang)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForFork {
    #[serde(rename = "match")]
    name: String,
    #[serde(default = "english")]
    lang: Lang,
}

/// A new match that is a copy of this one, with its dice: the same actions lead to the same game.
pub(super) fn fork(desk: &mut Desk, params: &ForFork) -> MethodResult {
    let (game, played) = with_match(desk, &params.name, |open| Ok((open.game, open.played.copy())))?;
    opened(desk, game, played, params.lang)
}

fn opened(desk: &mut Desk, game: &'static dyn Door, played: Box<dyn AnyMatch>, lang: Lang) -> MethodResult {
    let name = desk.open(game, played)?;
    let nobody = Witness::Word(WitnessWord::Spectator);
    with_match(desk, &name, |open| Ok(report(&name, open, &[], nobody, lang)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForRollout {
    #[serde(rename = "match")]
    name: String,
    /// From worlds that this seat can imagine; without it from the present state.
    seat: Option<Seat>,
    count: u32,
    #[serde(default)]
    seed: u64,
    #[serde(default = "english", rename = "lang")]
    _lang: Lang,
}

/// Random games from here to the end.
pub(super) fn rollout(desk: &mut Desk, params: &ForRollout) -> MethodResult {
    if !(1..=MOST_ROLLOUTS).contains(&params.count) {
        return Err(RpcFault::new(Code::Params, "engine-rollouts", facts![most = MOST_ROLLOUTS as i64]));
    }
    with_match(desk, &params.name, |open| {
        params.seat.map_or(Ok(()), |seat| check_seat(open, seat))?;
        let seats = usize::from(open.played.seats());
        let (mut wins, mut scores, mut decisions) = (vec![0_u64; seats], vec![0_i64; seats], 0_u64);
        for number in 0..params.count {
            let seed = params.seed.wrapping_add(u64::from(number));
            let (standings, made) = worlds::random_end(&*open.played, params.seat, seed);
            decisions += u64::from(made);
            for (seat, Standing { place, score }) in standings.iter().enumerate() {
                wins[seat] += u64::from(*place == 1);
                scores[seat] += i64::from(*score);
            }
        }
        let count = f64::from(params.count);
        let scores: Vec<f64> = scores.iter().map(|&sum| sum as f64 / count).collect();
        Ok(json!({ "games": params.count, "decisions": decisions, "wins": wins, "scores": scores }))
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForChance {
    #[serde(rename = "match")]
    name: String,
    seat: Seat,
    action: String,
    #[serde(default = "english")]
    lang: Lang,
}

/// Everything that chance can make of an action, each with its probability. Outcomes that lead to the same state are one.
pub(super) fn chance(desk: &mut Desk, params: &ForChance) -> MethodResult {
    with_match(desk, &params.name, |open| {
        check_seat(open, params.seat)?;
        let mut found: BTreeMap<String, (f64, Vec<String>)> = BTreeMap::new();
        let mut open_ends: Vec<(f64, Vec<String>)> = vec![(1.0, Vec::new())];
        let mut tried = 0;
        while let Some((probability, draws)) = open_ends.pop() {
            tried += 1;
            if tried > MOST_OUTCOMES {
                return Err(RpcFault::new(Code::Draws, "engine-outcomes", facts![most = MOST_OUTCOMES]));
            }
            let mut copy = open.played.copy();
            match copy.act_given(params.seat, &params.action, given(&draws)) {
                Ok(_) => found.entry(copy.hash()).or_insert((0.0, draws)).0 += probability,
                Err(PlayFault::Draws(DrawFault::Missing { asked, .. })) => {
                    let (before, sides) = sides(&asked)
                        .ok_or_else(|| RpcFault::new(Code::Draws, "engine-shuffle", facts![asked = asked.as_str()]))?;
                    let ways = (0..sides).rev().map(|value| {
                        let draw = format!("{before}{value}/{sides}");
                        (probability / f64::from(sides), [&draws[..], &[draw]].concat())
                    });
                    open_ends.extend(ways);
                }
                Err(fault) => return Err(methods::not_played(open.game, fault, params.lang)),
            }
        }
        let outcomes = found
            .into_iter()
            .map(|(hash, (probability, draws))| json!({ "hash": hash, "probability": probability, "draws": draws }));
        Ok(json!({ "outcomes": outcomes.collect::<Vec<Value>>() }))
    })
}

fn given(draws: &[String]) -> Vec<Given> {
    draws.iter().filter_map(|draw| draw.parse::<Draw>().ok()).map(Given::from).collect()
}

/// The stream and the number of outcomes that a game asks for: `n/6`, or `@7 n/6`. Nothing for a shuffle.
fn sides(asked: &str) -> Option<(&str, u32)> {
    let (before, sides) = asked.split_once("n/")?;
    Some((before, sides.parse().ok()?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForDraw {
    #[serde(rename = "match")]
    name: String,
    /// Nobody's seat: what spectators see.
    seat: Option<Seat>,
    form: Form,
    #[serde(default)]
    dark: bool,
    /// The width of a painting, in pixels.
    width: Option<u32>,
    #[serde(default = "english")]
    lang: Lang,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Form {
    Text,
    Svg,
    Png,
}

/// The board as somebody may see it.
pub(super) fn draw(desk: &mut Desk, params: &ForDraw) -> MethodResult {
    with_match(desk, &params.name, |open| {
        params.seat.map_or(Ok(()), |seat| check_seat(open, seat))?;
        let audience = params.seat.map_or(Audience::Spectator, Audience::Seat);
        let theme = if params.dark { boards::Theme::Dark } else { boards::Theme::Light };
        let svg = || boards::draw(&*open.played, audience, params.lang, &[]).board;
        match params.form {
            Form::Text => Ok(json!({ "text": open.played.sketch(audience, params.lang) })),
            Form::Svg => Ok(json!({ "svg": boards::standalone(&svg(), theme) })),
            Form::Png => {
                let width = params.width.unwrap_or(1000).clamp(16, 4096);
                let png = boards::png(&svg(), theme, width).map_err(|fault| {
                    RpcFault::new(Code::Params, "engine-picture", facts![reason = fault.to_string()])
                })?;
                Ok(json!({ "png": data_encoding::BASE64.encode(&png) }))
            }
        }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForRule {
    game: String,
    rule: String,
    edition: Option<String>,
    #[serde(default = "english")]
    lang: Lang,
}

/// A rule of the book.
pub(super) fn rule(params: &ForRule) -> MethodResult {
    let game = methods::game(&params.game)?;
    let volume = game.book_in(methods::edition(game, params.edition.as_deref())?, params.lang);
    let wanted = params.rule.as_str();
    let entry = volume.rule(wanted).ok_or_else(|| RpcFault::new(Code::Params, "fault-no-rule", facts![wanted]))?;
    Ok(crate::rules::describe(entry))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForOdds {
    #[serde(rename = "match")]
    name: String,
    seat: Seat,
    #[serde(default = "english")]
    lang: Lang,
}

/// The odds of a seat's actions, where the game can compute them from what the seat knows.
pub(super) fn odds(desk: &mut Desk, params: &ForOdds) -> MethodResult {
    with_match(desk, &params.name, |open| {
        check_seat(open, params.seat)?;
        let drawing = boards::draw(&*open.played, Audience::Seat(params.seat), params.lang, &[]);
        let known = drawing
            .choices
            .iter()
            .filter_map(|choice| Some(json!({ "action": choice.action, "odds": choice.odds.as_ref()? })));
        Ok(json!({ "actions": known.collect::<Vec<Value>>() }))
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForSteps {
    /// Match, seat, action.
    steps: Vec<(String, Seat, String)>,
    #[serde(default = "english")]
    lang: Lang,
}

/// Many decisions in one call, for speed: after each the seat that decides next with its actions, or the end. A step that fails says why,
/// and the others are carried out.
pub(super) fn steps(desk: &mut Desk, params: &ForSteps) -> MethodResult {
    let results = params.steps.iter().map(|(name, seat, action)| {
        let stepped = with_match(desk, name, |open| {
            check_seat(open, *seat)?;
            open.played.act(*seat, action).map_err(|fault| methods::not_played(open.game, fault, params.lang))?;
            Ok(methods::next(open))
        });
        stepped.unwrap_or_else(|fault| json!({ "error": fault.data(params.lang) }))
    });
    Ok(json!({ "results": results.collect::<Vec<Value>>() }))
}

/// Reads the parameters of these methods and calls them; nothing for a method that is none of them.
pub(super) fn call(desk: &mut Desk, method: &str, params: Value) -> Option<MethodResult> {
    Some(match method {
        "hello" => read(params).and_then(|params| hello(desk, &params)),
        "events" => read(params).and_then(|params| past_events(desk, &params)),
        "imagine" => read(params).and_then(|params| imagine(desk, &params)),
        "fork" => read(params).and_then(|params| fork(desk, &params)),
        "rollout" => read(params).and_then(|params| rollout(desk, &params)),
        "chance" => read(params).and_then(|params| chance(desk, &params)),
        "draw" => read(params).and_then(|params| draw(desk, &params)),
        "rule" => read(params).and_then(|params| rule(&params)),
        "odds" => read(params).and_then(|params| odds(desk, &params)),
        "steps" => read(params).and_then(|params| steps(desk, &params)),
        _ => return None,
    })
}
