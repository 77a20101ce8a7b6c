//! Comparisons in words: what each way came to for whom, and one sentence.

use super::{GAMES, WayKept};
use crate::Fault;
use crate::bot::{Comparison, Estimate};
use crate::replay::Tape;
use crate::words::{label, say};
use ::table::TableId;
use catalog::{AnyMatch, PlayFault};
use kernel::{Lang, Seat, facts};
use serde::Serialize;
use utoipa::ToSchema;

/// How many options of a decision are named.
const MOST_OPTIONS: usize = 300;

/// What was compared at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ComparisonsShown {
    /// Each with what it found so far.
    comparisons: Vec<ComparisonShown>,
}

/// Two ways that are compared. Shares of a victory are in millionths, with 95 % intervals.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ComparisonShown {
    /// The first way.
    one: WayShown,
    /// The second way.
    other: WayShown,
    /// How many games of each way were played.
    done: u32,
    /// How many there will be.
    all: u32,
    /// Whether it is being made now.
    running: bool,
    /// Whose decision it is, or whose part is looked at.
    seat: u8,
    /// By how much the first way is better for that seat, from pairs of games with the same luck.
    difference: ShareShown,
    /// What that says, as a sentence.
    told: String,
}

/// A way, and what it came to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct WayShown {
    /// Its table.
    table: TableId,
    /// After how many entries there.
    n: u32,
    /// What is decided there, in the game's notation.
    action: Option<String>,
    /// The way in words.
    text: String,
    /// What every seat won.
    players: Vec<PlayerCompared>,
}

/// What a way is worth to a player.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlayerCompared {
    /// Who.
    name: String,
    /// Their share of the victories.
    worth: ShareShown,
}

/// A share with its 95 % interval, in millionths.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct ShareShown {
    /// The mean.
    mean: i32,
    /// The lower end.
    low: i32,
    /// The upper end.
    high: i32,
}

impl From<Estimate> for ShareShown {
    fn from(Estimate { mean, low, high }: Estimate) -> ShareShown {
        ShareShown { mean, low, high }
    }
}

/// What could be decided at a moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OptionsShown {
    /// After so many entries of the record.
    n: u32,
    /// Who decides; nobody whose decision the asker may look at.
    seat: Option<u8>,
    /// The first of what they could do.
    options: Vec<OptionShown>,
}

/// An option of a decision.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OptionShown {
    /// In the game's notation.
    action: String,
    /// As a sentence.
    text: String,
    /// Whether it was chosen.
    chosen: bool,
}

/// What a seat could decide.
pub(super) fn options(tape: &Tape, there: &dyn AnyMatch, seat: Option<Seat>, n: u32, lang: Lang) -> OptionsShown {
    let chosen = tape.decided_at(n).filter(|act| Some(act.seat) == seat).map(|act| act.action.as_str());
    let actions = seat.map(|seat| there.actions(seat)).unwrap_or_default();
    let option = |(action, phrase): (String, kernel::Phrase)| {
        let text = tape.game.words().say(lang, &phrase, tape.names());
        OptionShown { chosen: Some(action.as_str()) == chosen, action, text }
    };
    let options = actions.into_iter().take(MOST_OPTIONS).map(option).collect();
    OptionsShown { n, seat: seat.map(|seat| seat.0), options }
}

/// Why something cannot be done first.
pub(super) fn refused(fault: PlayFault, tape: &Tape) -> Fault {
    match fault {
        PlayFault::Refused(refusal) => {
            Fault::Refused { game: tape.game.about().id, refusal, names: tape.names().to_vec() }
        }
        PlayFault::Notation(fault) => Fault::Notation(fault),
        PlayFault::Draws(fault) => Fault::internal("draws were given where none are", &fault.fault()),
    }
}

/// A comparison to be told.
pub(super) struct Told {
    pub(super) ways: [WayKept; 2],
    pub(super) report: Option<Comparison>,
    /// How many games it has played, if it is being made now.
    pub(super) running: Option<u32>,
}

/// All comparisons in words, those under way last.
pub(super) fn all(tape: &Tape, found: &[Told], mine: Option<u8>, lang: Lang) -> ComparisonsShown {
    // Any match of the game knows its words.
    let teller = Teller { tape, any: tape.standing_at(0).ok(), lang, mine };
    ComparisonsShown { comparisons: found.iter().map(|told| teller.comparison(told)).collect() }
}

struct Teller<'a> {
    tape: &'a Tape,
    any: Option<Box<dyn AnyMatch>>,
    lang: Lang,
    mine: Option<u8>,
}

impl Teller<'_> {
    fn comparison(&self, told: &Told) -> ComparisonShown {
        let Told { ways: [one, other], report, running } = told;
        let decides = one.first.as_ref().or(other.first.as_ref()).map(|(seat, _)| *seat);
        let seat = decides.or(self.mine.map(Seat)).unwrap_or(Seat(0));
        let kept = report.as_ref().map_or(0, |report| report.games.len() as u32);
        let difference = report.as_ref().map(|report| report.difference(seat)).unwrap_or_default();
        let [one, other] = [(0, one), (1, other)].map(|(number, way)| self.way(way, number, report.as_ref()));
        let done = running.unwrap_or(0).max(kept);
        let told = if kept < 2 { String::new() } else { self.sentence([&one, &other], seat, difference, kept) };
        let difference = difference.into();
        ComparisonShown { one, other, done, all: GAMES, running: running.is_some(), seat: seat.0, difference, told }
    }

    fn way(&self, way: &WayKept, number: usize, report: Option<&Comparison>) -> WayShown {
        let WayKept { table, n, first, .. } = way;
        let seats = report.and_then(|report| report.games.first()).map_or(0, |pair| pair[number].len());
        let player = |seat: u8| PlayerCompared {
            name: kernel::seat_name(self.lang, Seat(seat), self.tape.names()),
            worth: report.map(|report| report.worth(number, Seat(seat))).unwrap_or_default().into(),
        };
        let players = (0..seats as u8).map(player).collect();
        let action = first.as_ref().map(|(_, action)| action.clone());
        let text = action
            .as_deref()
            .map_or_else(|| say(self.lang, "compare-there", facts![n = *n]), |action| self.action(action));
        WayShown { table: table.clone(), n: *n, action, text, players }
    }

    /// An action in the game's words.
    fn action(&self, action: &str) -> String {
        let phrase = self.any.as_ref().and_then(|any| any.phrase(action).ok());
        phrase.map_or_else(
            || action.to_owned(),
            |phrase| self.tape.game.words().say(self.lang, &phrase, self.tape.names()),
        )
    }

    /// What the difference says.
    fn sentence(&self, [one, other]: [&WayShown; 2], seat: Seat, difference: Estimate, games: u32) -> String {
        let together = self.tape.game.about().cooperative;
        let who = if together {
            label(self.lang, "analysis-team")
        } else {
            kernel::seat_name(self.lang, seat, self.tape.names())
        };
        let percent = |way: &WayShown| {
            let mean = way.players.get(seat.index()).map_or(0, |player| player.worth.mean);
            (mean + 5_000) / 10_000
        };
        let (better, worse) = if difference.mean < 0 { (other, one) } else { (one, other) };
        // Who looks again and again sooner or later meets a difference that is none: it is judged once, at the end.
        let key = if games < GAMES {
            "compare-so-far"
        } else if difference.low > 0 || difference.high < 0 {
            "compare-clear"
        } else {
            "compare-unclear"
        };
        let facts = facts![
            who,
            better = better.text.clone(),
            worse = worse.text.clone(),
            more = percent(better),
            less = percent(worse),
            games
        ];
        say(self.lang, key, facts)
    }
}
