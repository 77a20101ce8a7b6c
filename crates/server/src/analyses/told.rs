//! An analysis in words: what everybody did at each moment, what would have been better and why.

use crate::Fault;
use crate::bot::{AnalysedChoice, AnalysedMoment, AnalysisReport};
use crate::drawing::draw;
use crate::replay::Tape;
use catalog::AnyMatch;
use kernel::{Audience, Lang, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// How many costly decisions and lucky moments are named of each player.
const NAMED: usize = 3;

/// An analysis of a finished game, as far as it has come. All shares of a victory are in millionths.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Analysis {
    /// How thorough it is.
    pub(super) effort: &'static str,
    /// How many entries of the record were looked at.
    pub(super) done: u32,
    /// How many there are.
    pub(super) all: u32,
    /// Whether it is being made now.
    pub(super) running: bool,
    /// What was found, once everything was looked at.
    pub(super) found: Option<AnalysisFound>,
}

/// What an analysis found.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AnalysisFound {
    /// Whether all seats win or lose together.
    team: bool,
    /// The seat of whoever asks, if they played.
    mine: Option<u8>,
    /// Every seat's chance after the setup.
    start: Vec<i32>,
    /// What happened to each seat.
    players: Vec<PlayerAnalysed>,
    /// Every entry of the record.
    moments: Vec<MomentAnalysed>,
}

/// What happened to one seat over the game. `start` and the four parts add up to the result.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlayerAnalysed {
    /// Who.
    name: String,
    /// The chair they played from.
    place: u8,
    /// The chance at the start.
    start: i32,
    /// What their own decisions gave away.
    own: i32,
    /// What the others' decisions brought.
    others: i32,
    /// Luck.
    luck: i32,
    /// What the bots saw only later.
    later: i32,
    /// The result, or the chance when the game was ended.
    result: i32,
    /// How many real choices there were.
    choices: u32,
    /// How many of them gave something away.
    mistakes: u32,
    /// The entries of the costliest decisions, the costliest first.
    costliest: Vec<u32>,
    /// The entries of the luckiest moments, the luckiest first.
    luckiest: Vec<u32>,
}

/// One entry of the record.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MomentAnalysed {
    /// Its number.
    n: u32,
    /// Whose.
    seat: u8,
    /// What was done.
    text: String,
    /// Every seat's chance afterwards.
    chances: Vec<i32>,
    /// Every seat's luck in what was drawn.
    luck: Vec<i32>,
    /// What the decision gave away.
    given_away: i32,
    /// The best options and the chosen one, the best first, if there was a choice.
    options: Vec<OptionAnalysed>,
    /// Why another option was better.
    why: Vec<String>,
}

/// An option and what it was worth to whoever decided, from what they knew.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OptionAnalysed {
    /// What.
    text: String,
    /// What it is worth.
    worth: i32,
    /// The lower end of its 95 % interval.
    low: i32,
    /// The upper end.
    high: i32,
    /// Whether it is the best.
    best: bool,
    /// Whether it was chosen.
    chosen: bool,
}

/// A complete report in words.
pub(super) fn found(
    tape: &Tape,
    report: &AnalysisReport,
    mine: Option<u8>,
    lang: Lang,
) -> Result<AnalysisFound, Fault> {
    let teller = Teller { tape, lang };
    let mut moments = Vec::with_capacity(report.moments.len());
    let mut places = Vec::new();
    let mut show = |played: &dyn AnyMatch, _: Option<&kernel::record::Entry>, _: Vec<catalog::Happening>| {
        places = Seat::all(played.seats()).map(|seat| played.place(seat)).collect();
        // The match stands where the next entry was decided.
        moments.extend(report.moments.get(moments.len()).map(|moment| teller.moment(played, moment)));
    };
    tape.game
        .replay(&tape.record, tape.edition, &mut show)
        .map_err(|fault| Fault::internal("a record does not replay", &fault))?;
    let players = players(tape, report, &places, lang);
    Ok(AnalysisFound { team: report.cooperative, mine, start: report.start.clone(), players, moments })
}

fn players(tape: &Tape, report: &AnalysisReport, places: &[u8], lang: Lang) -> Vec<PlayerAnalysed> {
    let numbers = |moments: Vec<&AnalysedMoment>| moments.iter().map(|moment| moment.number).collect();
    let player = |(seat, total): (Seat, &crate::bot::AnalysisTotal)| PlayerAnalysed {
        name: kernel::seat_name(lang, seat, tape.names()),
        place: places.get(seat.index()).copied().unwrap_or(seat.0),
        start: total.start,
        own: total.own,
        others: total.others,
        luck: total.luck,
        later: total.later,
        result: total.result,
        choices: total.choices,
        mistakes: total.mistakes,
        costliest: numbers(report.costliest(seat, NAMED)),
        luckiest: numbers(report.luckiest(seat, NAMED)),
    };
    Seat::all(report.seats).zip(&report.totals()).map(player).collect()
}

/// Says things of one game.
pub(super) struct Teller<'a> {
    pub(super) tape: &'a Tape,
    pub(super) lang: Lang,
}

impl Teller<'_> {
    /// An entry that was decided where the match stands.
    fn moment(&self, played: &dyn AnyMatch, moment: &AnalysedMoment) -> MomentAnalysed {
        let (text, options, why) = self.said(played, moment.seat, moment.action.as_deref(), moment.choice.as_ref());
        MomentAnalysed {
            n: moment.number,
            seat: moment.seat.0,
            text,
            chances: moment.chances.clone(),
            luck: moment.luck.clone(),
            given_away: moment.given_away(),
            options,
            why,
        }
    }

    /// What a seat did where the match stands, what else it could have done, and why that was better.
    pub(super) fn said(
        &self,
        played: &dyn AnyMatch,
        seat: Seat,
        action: Option<&str>,
        choice: Option<&AnalysedChoice>,
    ) -> (String, Vec<OptionAnalysed>, Vec<String>) {
        // The board knows how to say an action at its place, but takes its time: it is asked where something went wrong.
        let went_wrong = choice.is_some_and(|choice| choice.given_away > 0);
        let offered = went_wrong.then(|| draw(played, Audience::Seat(seat), self.lang, self.tape.names()));
        let say = |action: &str| {
            let mut choices = offered.iter().flat_map(|drawn| &drawn.choices);
            let found = choices.find(|choice| choice.action == action);
            found.map_or_else(|| self.phrase(played, action), |choice| choice.text.clone())
        };
        let text = action.map_or_else(|| crate::words::label(self.lang, "analysis-undone"), say);
        let options = choice.map(|choice| options(choice, action, &say)).unwrap_or_default();
        let why = choice.into_iter().flat_map(|choice| &choice.why).map(|why| why.say(self.lang).to_owned());
        (text, options, why.collect())
    }

    /// An action in the game's words.
    fn phrase(&self, played: &dyn AnyMatch, action: &str) -> String {
        played.phrase(action).map_or_else(
            |_| action.to_owned(),
            |phrase| self.tape.game.words().say(self.lang, &phrase, self.tape.names()),
        )
    }
}

fn options(choice: &AnalysedChoice, chosen: Option<&str>, say: &dyn Fn(&str) -> String) -> Vec<OptionAnalysed> {
    let option = |option: &crate::bot::WeighedOption| OptionAnalysed {
        text: say(&option.action),
        worth: option.worth,
        low: option.low,
        high: option.high,
        best: option.action == choice.best,
        chosen: chosen == Some(option.action.as_str()),
    };
    choice.options.iter().map(option).collect()
}
