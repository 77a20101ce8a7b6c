//! `caldera analyse --compare`: two things that could have been done at a moment, each played out by bots many times.

use super::{Analyse, Cast, percent, signed};
use crate::fault::Fault;
use crate::parallel::progress;
use crate::records;
use crate::voice::Voice;
use bots::Level;
use bots::analysis::{Comparer, Comparison, Estimate, Way};
use catalog::{AnyEdition, AnyMatch, Door, PlayFault};
use kernel::record::Entry;
use kernel::{Record, RecordFault, Seat, facts};
use serde_json::{Value, json};
use std::io::Write;

/// What is compared: the number of an action of the record, and two others that could have been done instead.
pub(super) struct Question<'a> {
    pub(super) number: u32,
    pub(super) actions: [&'a str; 2],
    pub(super) games: u32,
    pub(super) level: Level,
}

impl<'a> Question<'a> {
    /// From what stands after `--compare`.
    pub(super) fn read(written: &'a [String], games: u32, level: Level) -> Result<Question<'a>, Fault> {
        let [number, one, other] = written else { return Err(Fault::asked("analyse-compare-what", facts![])) };
        let number = number.parse().ok().filter(|number| *number > 0);
        let number = number.ok_or_else(|| Fault::asked("analyse-compare-what", facts![]))?;
        Ok(Question { number, actions: [one, other], games, level })
    }
}

/// Where an action was decided, and by whom.
type Decided = (Box<dyn AnyMatch>, Seat);

fn there(game: &dyn Door, record: &Record, edition: AnyEdition, number: u32) -> Result<Option<Decided>, RecordFault> {
    let decided = record.entries.iter().find_map(|entry| match entry {
        Entry::Act(act) if act.n == number => Some(act.seat),
        Entry::Act(_) | Entry::Undo(_) => None,
    });
    let mut found = None;
    game.replay(record, edition, &mut |played, _, _| {
        if played.number() + 1 == number {
            found = Some(played.copy());
        }
    })?;
    Ok(found.zip(decided))
}

fn refused(game: &'static dyn Door, fault: PlayFault) -> Fault {
    let unread = |reason: kernel::Fault| Fault::asked("analyse-compare-unread", facts![reason]);
    match fault {
        PlayFault::Refused(refusal) => Fault::Refused { game: game.about().id, refusal },
        PlayFault::Notation(fault) => unread(fault.fault()),
        PlayFault::Draws(fault) => unread(fault.fault()),
    }
}

/// Compares, and tells what was found.
pub(super) fn run(
    question: &Question<'_>,
    (game, record, edition): (&'static dyn Door, &Record, AnyEdition),
    args: &Analyse,
    voice: &Voice,
) -> Result<(), Fault> {
    let found = there(game, record, edition, question.number);
    let found = found.map_err(|fault| records::wrong_line(&args.file, &fault))?;
    let last = record.entries.len();
    let (there, seat) = found.ok_or_else(|| Fault::asked("analyse-compare-where", facts![last]))?;
    let way = |action: &&str| Way {
        there: there.copy(),
        edition,
        first: Some((seat, (*action).to_owned())),
        knowing: Some(seat),
    };
    let ways = [way(&question.actions[0]), way(&question.actions[1])];
    let mut comparer =
        Comparer::begin(game, ways, question.level, question.games).map_err(|fault| refused(game, fault))?;
    let bar = progress(u64::from(question.games) * 2);
    while comparer.step() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        let told = as_json(question, comparer.comparison(), seat);
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&told).expect("plain data"))?;
        return Ok(());
    }
    let name = Cast::of(args, &records::meant(&args.file)).name(seat, there.place(seat), voice);
    let said = question.actions.map(|action| {
        let phrase = there.phrase(action).ok();
        phrase.map_or_else(|| action.to_owned(), |phrase| game.words().say(voice.lang, &phrase, &kernel::Nameless))
    });
    tell(comparer.comparison(), seat, &name, &said, voice)
}

fn as_json(question: &Question<'_>, found: &Comparison, seat: Seat) -> Value {
    let estimate = |Estimate { mean, low, high }: Estimate| json!({ "mean": mean, "low": low, "high": high });
    let way =
        |number: usize| json!({ "action": question.actions[number], "worth": estimate(found.worth(number, seat)) });
    json!({
        "number": question.number,
        "seat": seat.0,
        "level": question.level.id(),
        "games": question.games,
        "ways": [way(0), way(1)],
        "difference": estimate(found.difference(seat)),
    })
}

fn tell(found: &Comparison, seat: Seat, name: &str, said: &[String; 2], voice: &Voice) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    let games = found.games.len();
    writeln!(out, "{}", voice.strong(&voice.say("analyse-compare", facts![name, games])))?;
    let range = |Estimate { low, high, .. }: Estimate, write: fn(i32, &Voice) -> String| {
        voice.faint(&format!("({} – {})", write(low, voice), write(high, voice)))
    };
    for (number, said) in said.iter().enumerate() {
        let worth = found.worth(number, seat);
        writeln!(out, "  {:>8} {}  {said}", percent(worth.mean, voice), range(worth, percent))?;
    }
    let difference = found.difference(seat);
    let clear = difference.low > 0 || difference.high < 0;
    let key = if clear { "analyse-compare-clear" } else { "analyse-compare-unclear" };
    writeln!(
        out,
        "  {:>8} {}  {}",
        signed(difference.mean, voice),
        range(difference, signed),
        voice.say(key, facts![])
    )?;
    Ok(())
}
