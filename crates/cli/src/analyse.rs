//! `caldera analyse`: what decided a recorded game.

mod compare;
mod html;
mod story;

use crate::args::Look;
use crate::fault::Fault;
use crate::output::{create, refuse_existing};
use crate::parallel::progress;
use crate::play::kept::Shelf;
use crate::records;
use crate::table::edition_or;
use crate::voice::Voice;
use bots::Level;
use bots::analysis::{Analyst, Moment, Report, Share, Thoroughness, VICTORY};
use catalog::guarded;
use clap::Args;
use kernel::{Nameless, Seat, facts, seat_name};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use story::Story;

/// How many decisions and lucky moments are told of each player.
const MOST: usize = 3;
/// How wide the curve in the terminal is, in signs.
const COLUMNS: usize = 56;

/// Looks back at a game: the win chances of everybody after every action, what each decision gave away (judged from what
/// its player knew), and what was luck. Bots look at it; see docs/analysis.md.
#[derive(Debug, Args)]
pub(crate) struct Analyse {
    /// The record: a file, or the name of a kept game such as wrath-3
    pub(crate) file: PathBuf,
    /// How thorough: quick, standard or deep
    #[arg(long, value_name = "EFFORT", default_value = "standard", value_parser = effort)]
    pub(crate) effort: Thoroughness,
    /// The edition it was played with, if not the game's own
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
    /// A name per seat, in order; a kept game knows its own
    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the curve of the chances into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Write a page with curve, boards and every decision into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// The theme of the boards on that page
    #[arg(long, value_enum, default_value_t = Look::Light, value_name = "LOOK")]
    pub(crate) look: Look,
    /// Replace files that exist
    #[arg(long)]
    pub(crate) overwrite: bool,
    /// Instead: let bots play out two actions that could have been taken as number N, from what its player knew
    #[arg(long, num_args = 3, value_names = ["N", "ACTION", "ACTION"])]
    pub(crate) compare: Vec<String>,
    /// How many games of each
    #[arg(long, value_name = "COUNT", default_value_t = 200, requires = "compare", value_parser = clap::value_parser!(u32).range(2..))]
    pub(crate) games: u32,
    /// How well the bots play them
    #[arg(long, value_name = "LEVEL", default_value = "instant", requires = "compare", value_parser = level)]
    pub(crate) level: Level,
}

fn level(text: &str) -> Result<Level, bots::UnknownLevel> {
    text.parse()
}

fn effort(text: &str) -> Result<Thoroughness, bots::analysis::UnknownThoroughness> {
    text.parse()
}

pub(crate) fn run(args: &Analyse, voice: &Voice) -> Result<(), Fault> {
    for path in [&args.svg, &args.html].into_iter().flatten().filter(|_| !args.overwrite) {
        refuse_existing(path)?;
    }
    let path = records::meant(&args.file);
    let (record, game) = records::read(&path)?;
    let edition = edition_or(game, args.edition.as_deref(), || game.edition_for(&record))?;
    if !args.compare.is_empty() {
        let question = compare::Question::read(&args.compare, args.games, args.level)?;
        return compare::run(&question, (game, &record, edition), args, voice);
    }
    let analysed = guarded(|| {
        let mut analyst = Analyst::begin(game, &record, edition, args.effort)?;
        let bar = progress(u64::from(analyst.progress().all));
        while analyst.step() {
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(analyst.into_report())
    });
    let report = match analysed {
        Ok(report) => report.map_err(|fault| records::wrong_line(&args.file, &fault))?,
        Err(panicked) => {
            let path = args.file.display().to_string();
            eprintln!("caldera: {}", voice.say("verify-panicked", facts![path, reason = panicked.to_string()]));
            return Err(Fault::Panicked);
        }
    };
    if args.json {
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&whole(&report)).expect("plain data"))?;
    }
    let cast = Cast::of(args, &path);
    let story = Story::of(game, &record, edition, &report, &cast, voice);
    if let Some(path) = &args.svg {
        write(path, args.overwrite, &drawn(&report, &story, voice))?;
    }
    if let Some(path) = &args.html {
        let boards = html::boards(game, &record, edition, args.look, voice);
        write(path, args.overwrite, &html::page(&report, &story, &boards, args.look, voice))?;
    }
    if !args.json && args.svg.as_deref() != Some(Path::new("-")) && args.html.as_deref() != Some(Path::new("-")) {
        tell(&report, &story, game.about().title(voice.lang), voice)?;
    }
    Ok(())
}

/// Whose names are known: by seat if they were given, by place if the game was kept.
pub(crate) enum Cast {
    BySeat(Vec<String>),
    ByPlace(Vec<String>),
}

impl Cast {
    fn of(args: &Analyse, record: &Path) -> Cast {
        if args.names.is_empty() {
            Cast::ByPlace(Shelf::names_beside(record))
        } else {
            Cast::BySeat(args.names.clone())
        }
    }

    /// The name of a seat that is played from a place.
    fn name(&self, seat: Seat, place: u8, voice: &Voice) -> String {
        let known = match self {
            Cast::BySeat(names) => names.get(seat.index()),
            Cast::ByPlace(names) => names.get(usize::from(place)),
        };
        let known = known.filter(|name| !name.trim().is_empty());
        known.cloned().unwrap_or_else(|| seat_name(voice.lang, seat, &Nameless))
    }
}

/// A report as programs get it, with the totals.
pub(crate) fn whole(report: &Report) -> Value {
    let mut whole = serde_json::to_value(report).expect("plain data");
    whole["totals"] = json!(report.totals());
    whole
}

fn write(path: &Path, overwrite: bool, text: &str) -> Result<(), Fault> {
    let mut out = create(path, overwrite)?;
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| Fault::file(path, error))
}

/// The curve of a game; a team is one line.
fn drawn(report: &Report, story: &Story, voice: &Voice) -> String {
    bots::analysis::curve(report, &names(report, story, voice), &voice.say("analyse-axis", facts![]), &story.eras)
}

/// What the lines of the curve are called.
fn names(report: &Report, story: &Story, voice: &Voice) -> Vec<String> {
    if report.cooperative {
        return vec![voice.say("analyse-team", facts![])];
    }
    story.names.clone()
}

/// A share of a victory in percent, to one place, as it is written in the reader's language.
fn percent(share: Share, voice: &Voice) -> String {
    let tenths = (i64::from(share) * 1000 + i64::from(VICTORY) / 2).div_euclid(i64::from(VICTORY));
    let sign = if tenths < 0 { "−" } else { "" };
    let number = format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10);
    voice.say(
        "analyse-percent",
        facts![number = if voice.lang == kernel::Lang::Fr { number.replace('.', ",") } else { number }],
    )
}

fn signed(share: Share, voice: &Voice) -> String {
    if share > 0 { format!("+{}", percent(share, voice)) } else { percent(share, voice) }
}

fn tell(report: &Report, story: &Story, title: &str, voice: &Voice) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", voice.strong(title))?;
    if report.result.is_none() {
        writeln!(out, "{}", voice.warm(&voice.say("analyse-unfinished", facts![])))?;
    }
    writeln!(out, "\n{}", voice.strong(&voice.say("analyse-curve", facts![])))?;
    for (seat, name) in names(report, story, voice).iter().enumerate() {
        let from = percent(report.start[seat], voice);
        let to = percent(report.chances(report.moments.len())[seat], voice);
        writeln!(out, "{name:<10} {from:>7} {} {to}", voice.warm(&sparks(report, seat)))?;
    }
    writeln!(out, "\n{}", voice.strong(&voice.say("analyse-table", facts![])))?;
    table(&mut out, report, story, voice)?;
    for seat in Seat::all(report.seats) {
        let name = story.name(seat).to_owned();
        let costliest = report.costliest(seat, MOST);
        if !costliest.is_empty() {
            writeln!(out, "\n{}", voice.strong(&voice.say("analyse-costliest", facts![name = name.as_str()])))?;
        }
        for moment in costliest {
            mistake(&mut out, moment, story, voice)?;
        }
        let luckiest = report.luckiest(seat, MOST);
        // A team has its luck together: it is told once, after the last of them.
        if luckiest.is_empty() || report.cooperative && seat.0 + 1 < report.seats {
            continue;
        }
        let name = if report.cooperative { voice.say("analyse-team", facts![]) } else { name };
        writeln!(out, "\n{}", voice.strong(&voice.say("analyse-luckiest", facts![name])))?;
        for moment in luckiest {
            let luck = signed(moment.luck[seat.index()], voice);
            writeln!(out, "  {:>4}. {:>8}  {}", moment.number, luck, story.done(moment.number))?;
        }
    }
    writeln!(out, "\n{}", voice.faint(&voice.say("analyse-judged", facts![effort = report.effort.id()])))?;
    Ok(())
}

/// The moment, what was done, what was better, and why.
fn mistake(out: &mut impl Write, moment: &Moment, story: &Story, voice: &Voice) -> Result<(), Fault> {
    let Some(choice) = &moment.choice else { return Ok(()) };
    let cost = percent(-choice.given_away, voice);
    writeln!(out, "  {:>4}. {:>8}  {}", moment.number, cost, story.done(moment.number))?;
    let better = story.option(moment.number, &choice.best);
    writeln!(out, "        {}", voice.warm(&voice.say("analyse-better", facts![better])))?;
    for why in &choice.why {
        writeln!(out, "        {}", voice.faint(why.say(voice.lang)))?;
    }
    Ok(())
}

/// A small table: what everybody began with, gave away, got, and ended with.
fn table(out: &mut impl Write, report: &Report, story: &Story, voice: &Voice) -> Result<(), Fault> {
    let columns = ["start", "own", "others", "luck", "later", "result"];
    let heads: Vec<String> =
        columns.iter().map(|column| voice.say(&format!("analyse-column-{column}"), facts![])).collect();
    write!(out, "{:<10}", "")?;
    for head in &heads {
        write!(out, " {head:>10}")?;
    }
    writeln!(out)?;
    for (seat, total) in report.totals().iter().enumerate() {
        let name = story.name(Seat(seat as u8));
        let cells = [
            percent(total.start, voice),
            signed(total.own, voice),
            signed(total.others, voice),
            signed(total.luck, voice),
            signed(total.later, voice),
            percent(total.result, voice),
        ];
        write!(out, "{name:<10}")?;
        for cell in cells {
            write!(out, " {cell:>10}")?;
        }
        writeln!(out)?;
        let facts = facts![mistakes = total.mistakes, choices = total.choices];
        writeln!(out, "           {}", voice.faint(&voice.say("analyse-mistakes", facts)))?;
    }
    Ok(())
}

/// A seat's chances as a line of small bars.
fn sparks(report: &Report, seat: usize) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let length = report.moments.len();
    let columns = COLUMNS.min(length + 1);
    let bar = |column: usize| {
        let number = if columns < 2 { length } else { column * length / (columns - 1) };
        let share = i64::from(report.chances(number)[seat].clamp(0, VICTORY - 1));
        BARS[(share * BARS.len() as i64 / i64::from(VICTORY)) as usize]
    };
    (0..columns).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::When;
    use kernel::Lang;

    #[test]
    fn shares_are_written_in_percent() {
        let english = Voice::new(Some(Lang::En), When::Never);
        let french = Voice::new(Some(Lang::Fr), When::Never);
        assert_eq!(percent(123_456, &english), "12.3%");
        assert_eq!(percent(-50_600, &english), "−5.1%");
        assert_eq!(signed(1_000_000, &english), "+100.0%");
        assert_eq!(percent(123_456, &french).replace('\u{202f}', " "), "12,3 %");
    }
}
