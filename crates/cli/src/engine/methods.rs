//! What a program can ask of the engine.

use super::desk::{Desk, Open};
use super::research::{self, Witness, WitnessWord};
use super::rpc::{Code, RpcFault};
use crate::args::When;
use crate::contestant::Thinking;
use crate::games;
use crate::voice::Voice;
use bots::analysis::Thoroughness;
use catalog::{AnyEdition, Door, Happening, PlayFault};
use kernel::{Audience, Fault, Given, Lang, Nameless, Refusal, Seal, Seat, Table, Turn, facts};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::ops::ControlFlow;

pub(super) type MethodResult<T = Value> = Result<T, RpcFault>;

/// The methods there are.
pub(super) const KNOWN: &[&str] = &[
    "hello", "games", "new", "load", "close", "position", "turn", "actions", "play", "bot", "undo", "view", "record",
    "events", "imagine", "fork", "rollout", "chance", "draw", "rule", "odds", "steps", "analyse",
];

pub(super) fn call(desk: &mut Desk, method: &str, params: Value) -> MethodResult {
    match method {
        "games" => games(&read(params)?),
        "new" => new(desk, read(params)?),
        "load" => load(desk, &read(params)?),
        "close" => close(desk, &read(params)?),
        "position" => with_match(desk, &read::<OfMatch>(params)?.name, |open| Ok(open.played.position())),
        "turn" => with_match(desk, &read::<OfMatch>(params)?.name, |open| Ok(turn(open))),
        "actions" => actions(desk, &read(params)?),
        "play" => play(desk, read(params)?),
        "bot" => bot(desk, &read(params)?),
        "undo" => undo(desk, &read(params)?),
        "view" => view(desk, &read(params)?),
        "record" => with_match(desk, &read::<OfMatch>(params)?.name, |open| {
            Ok(json!({ "text": open.played.record().to_text() }))
        }),
        "analyse" => analyse(desk, &read(params)?),
        #[cfg(test)]
        "panic" => with_match(desk, &read::<OfMatch>(params)?.name, |_| panic!("as the test asked")),
        other => research::call(desk, other, params).unwrap_or_else(|| {
            Err(RpcFault::new(Code::Method, "engine-no-method", facts![method = other, known = KNOWN.join(", ")]))
        }),
    }
}

/// Parameters by name, every unknown one refused.
pub(super) fn read<T: DeserializeOwned>(params: Value) -> Result<T, RpcFault> {
    serde_json::from_value(params).map_err(|fault| RpcFault::of(Code::Params, kernel::reading::json(&fault)))
}

pub(super) const fn english() -> Lang {
    Lang::En
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForGames {
    #[serde(default = "english")]
    lang: Lang,
}

fn games(params: &ForGames) -> MethodResult {
    let voice = Voice::new(Some(params.lang), When::Never);
    Ok(catalog::games().iter().map(|game| games::describe(*game, &voice)).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForNew {
    game: String,
    seats: u8,
    #[serde(default)]
    options: Map<String, Value>,
    seed: Option<u64>,
    /// The text of an edition file.
    edition: Option<String>,
    /// Whose events are told: a seat, `spectator` or `all`.
    #[serde(rename = "for")]
    witness: Option<Witness>,
    #[serde(default = "english")]
    lang: Lang,
}

fn new(desk: &mut Desk, params: ForNew) -> MethodResult {
    let game = game(&params.game)?;
    let edition = edition(game, params.edition.as_deref())?;
    let table = Table { seats: params.seats, options: params.options };
    let (played, happenings) =
        game.start(&table, edition, seal(params.seed)?).map_err(|refusal| refused(game, &refusal, params.lang))?;
    let name = desk.open(game, played)?;
    let witness = params.witness.unwrap_or_else(|| usual(desk, WitnessWord::Spectator));
    with_match(desk, &name, |open| {
        research::check_witness(open, witness)?;
        Ok(report(&name, open, &happenings, witness, params.lang))
    })
}

/// Who is told where nobody says it: clients of old are told everything.
fn usual(desk: &Desk, word: WitnessWord) -> Witness {
    Witness::Word(if desk.sees_all { WitnessWord::All } else { word })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForLoad {
    game: String,
    position: Value,
    seed: Option<u64>,
    edition: Option<String>,
    #[serde(default = "english")]
    lang: Lang,
}

fn load(desk: &mut Desk, params: &ForLoad) -> MethodResult {
    let game = game(&params.game)?;
    let edition = match &params.edition {
        Some(text) => edition(game, Some(text))?,
        None => game.edition_at(&params.position),
    };
    let played = game.load(&params.position, edition, seal(params.seed)?).map_err(|fault| {
        let reasons: Vec<String> = fault.0.iter().map(|reason| reason.say(params.lang)).collect();
        RpcFault::of(Code::Position, fault.fault()).with(json!({ "reasons": reasons, "faults": fault.0 }))
    })?;
    let name = desk.open(game, played)?;
    let nobody = Witness::Word(WitnessWord::Spectator);
    with_match(desk, &name, |open| Ok(report(&name, open, &[], nobody, params.lang)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfMatch {
    #[serde(rename = "match")]
    name: String,
    /// Only faults speak it, and they read it off the request.
    #[serde(default = "english", rename = "lang")]
    _lang: Lang,
}

fn close(desk: &mut Desk, params: &OfMatch) -> MethodResult {
    desk.close(&params.name).map(|()| json!({}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfSeat {
    #[serde(rename = "match")]
    name: String,
    seat: Seat,
    #[serde(default = "english")]
    lang: Lang,
}

fn actions(desk: &mut Desk, params: &OfSeat) -> MethodResult {
    with_match(desk, &params.name, |open| {
        check_seat(open, params.seat)?;
        let words = open.game.words();
        let actions: Vec<Value> = open
            .played
            .actions(params.seat)
            .into_iter()
            .map(|(action, phrase)| json!({ "action": action, "text": words.say(params.lang, &phrase, &Nameless) }))
            .collect();
        Ok(json!({ "actions": actions, "complete": open.played.lists_all(params.seat) }))
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForPlay {
    #[serde(rename = "match")]
    name: String,
    seat: Seat,
    action: String,
    draws: Option<Vec<Given>>,
    /// Whose events are told; without it those of the seat that acts.
    #[serde(rename = "for")]
    witness: Option<Witness>,
    #[serde(default = "english")]
    lang: Lang,
}

fn play(desk: &mut Desk, params: ForPlay) -> MethodResult {
    let own = if desk.sees_all { usual(desk, WitnessWord::All) } else { Witness::Seat(params.seat) };
    let witness = params.witness.unwrap_or(own);
    with_match(desk, &params.name, |open| {
        check_seat(open, params.seat)?;
        research::check_witness(open, witness)?;
        let result = match params.draws {
            None => open.played.act(params.seat, &params.action),
            Some(given) => open.played.act_given(params.seat, &params.action, given),
        };
        match result {
            Ok(happenings) => Ok(report(&params.name, open, &happenings, witness, params.lang)),
            Err(fault) => Err(not_played(open.game, fault, params.lang)),
        }
    })
}

/// Why an action was not carried out.
pub(super) fn not_played(game: &dyn Door, fault: PlayFault, lang: Lang) -> RpcFault {
    match fault {
        PlayFault::Refused(refusal) => refused(game, &refusal, lang),
        PlayFault::Notation(fault) => RpcFault::of(Code::Params, fault.fault()),
        PlayFault::Draws(fault) => RpcFault::of(Code::Draws, fault.fault()),
    }
}

/// What comes next, in few words: the seat that is waited for and its actions, or the end.
pub(super) fn next(open: &Open) -> Value {
    match (open.played.turn(), open.played.waited().first()) {
        (Turn::Decide(_), Some(seat)) => json!({ "seat": seat, "actions": open.played.notations(seat) }),
        (Turn::Decide(_) | Turn::Over(_), _) => turn(open),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForBot {
    #[serde(rename = "match")]
    name: String,
    seat: Seat,
    level: String,
    #[serde(default)]
    seed: u64,
    threads: Option<u64>,
    millis: Option<u64>,
    #[serde(default = "english")]
    lang: Lang,
}

/// What a bot would do, and why. Nothing is played.
fn bot(desk: &mut Desk, params: &ForBot) -> MethodResult {
    let thinking = Thinking::new(&params.level, params.threads, params.millis)
        .map_err(|phrase| RpcFault::new(Code::Params, &phrase.key, phrase.facts))?;
    with_match(desk, &params.name, |open| {
        check_seat(open, params.seat)?;
        if !open.played.turn().deciders().contains(params.seat) {
            return Err(RpcFault::new(Code::Params, "engine-not-asked", facts![seat = params.seat.0]));
        }
        let decision = thinking.thinker().decide(&*open.played, params.seat, params.seed);
        let reasons = decision.explanation.reasons.iter();
        let texts: Vec<String> = reasons.map(|reason| bots::words().say(params.lang, reason, &Nameless)).collect();
        Ok(json!({ "action": decision.action, "explanation": decision.explanation, "reasons": texts }))
    })
}

fn undo(desk: &mut Desk, params: &OfSeat) -> MethodResult {
    with_match(desk, &params.name, |open| {
        check_seat(open, params.seat)?;
        let taken = open.played.undo(params.seat).map_err(|refusal| {
            RpcFault::of(Code::Undo, Fault::house(refusal.key(), facts![])).with(json!({ "reason": refusal.key() }))
        })?;
        Ok(json!({ "undone": taken, "turn": turn(open), "hash": open.played.hash() }))
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForView {
    #[serde(rename = "match")]
    name: String,
    /// Nobody's seat: what spectators see.
    seat: Option<Seat>,
    /// Only faults speak it, and they read it off the request.
    #[serde(default = "english", rename = "lang")]
    _lang: Lang,
}

fn view(desk: &mut Desk, params: &ForView) -> MethodResult {
    with_match(desk, &params.name, |open| {
        params.seat.map_or(Ok(()), |seat| check_seat(open, seat))?;
        Ok(open.played.view(params.seat.map_or(Audience::Spectator, Audience::Seat)))
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForAnalyse {
    #[serde(rename = "match")]
    name: String,
    effort: Option<String>,
    /// Only faults speak it, and they read it off the request.
    #[serde(default = "english", rename = "lang")]
    _lang: Lang,
}

/// Looks back at the match as far as it was played.
fn analyse(desk: &mut Desk, params: &ForAnalyse) -> MethodResult {
    let asked = params.effort.as_deref().unwrap_or(Thoroughness::Standard.id());
    let effort = asked.parse::<Thoroughness>().map_err(|_| {
        let known = Thoroughness::ALL.map(Thoroughness::id).join(", ");
        RpcFault::new(Code::Params, "engine-effort", facts![effort = asked, known])
    })?;
    with_match(desk, &params.name, |open| {
        let record = open.played.record();
        let edition = open.game.edition_for(record);
        let report = bots::analysis::analyse(open.game, record, edition, effort, &mut |_| ControlFlow::Continue(()));
        Ok(crate::analyse::whole(&report.map_err(|fault| RpcFault::of(Code::Params, fault.reason))?))
    })
}

pub(super) fn with_match<T>(
    desk: &mut Desk,
    name: &str,
    then: impl FnOnce(&mut Open) -> MethodResult<T>,
) -> MethodResult<T> {
    then(desk.get(name)?)
}

pub(super) fn check_seat(open: &Open, seat: Seat) -> Result<(), RpcFault> {
    let seats = open.played.seats();
    if seat.0 < seats {
        return Ok(());
    }
    Err(RpcFault::new(Code::Params, "engine-no-seat", facts![seat = seat.0, last = seats - 1]))
}

pub(super) fn game(id: &str) -> Result<&'static dyn Door, RpcFault> {
    catalog::game(id).ok_or_else(|| {
        let known: Vec<&str> = catalog::games().iter().map(|game| game.about().id).collect();
        RpcFault::new(Code::Params, "fault-no-game", facts![game = id, known = known.join(", ")])
    })
}

pub(super) fn edition(game: &dyn Door, text: Option<&str>) -> Result<AnyEdition, RpcFault> {
    let Some(text) = text else { return Ok(game.base_edition()) };
    game.read_edition(text).map_err(|fault| {
        let (line, reason) = (fault.line, fault.reason);
        RpcFault::new(Code::Params, "engine-edition", facts![line, reason])
    })
}

pub(super) fn seal(seed: Option<u64>) -> Result<Seal, RpcFault> {
    if let Some(seed) = seed {
        return Ok(Seal::from_seed(seed));
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)
        .map_err(|fault| RpcFault::new(Code::Params, "engine-no-chance", facts![reason = fault.to_string()]))?;
    Ok(Seal::from_secret(secret))
}

fn refused(game: &dyn Door, refusal: &Refusal, lang: Lang) -> RpcFault {
    let text = game.words().refusal(lang, refusal.rule, &refusal.facts, &Nameless);
    let data = json!({ "rule": refusal.rule, "text": text, "facts": refusal.facts });
    let fault = Fault::new(game.words(), refusal.rule.as_str(), refusal.facts.clone());
    RpcFault::of(Code::Refused, fault).with(data)
}

/// What `new`, `load` and `play` answer.
pub(super) fn report(name: &str, open: &Open, happenings: &[Happening], witness: Witness, lang: Lang) -> Value {
    let events = research::events(open, happenings, witness, lang);
    json!({ "match": name, "events": events, "turn": turn(open), "hash": open.played.hash() })
}

fn turn(open: &Open) -> Value {
    match open.played.turn() {
        Turn::Decide(seats) => json!({ "deciding": seats, "waited": open.played.waited() }),
        Turn::Over(outcome) => json!({ "over": outcome, "winners": outcome.winners() }),
    }
}
