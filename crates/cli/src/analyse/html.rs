//! An analysis as one page that needs nothing else: curve, boards, every decision, steps by keys.

use super::story::Story;
use super::{drawn, names, percent, signed};
use crate::args::Look;
use crate::voice::Voice;
use bots::analysis::{Report, VICTORY};
use catalog::{AnyEdition, Door};
use kernel::{Audience, Record, facts};
use serde_json::{Value, json};

const PAGE: &str = include_str!("page.html");
/// A mistake of at least this much of a victory is one to jump to.
const TO_JUMP_TO: i32 = VICTORY / 50;

fn theme(look: Look) -> boards::Theme {
    match look {
        Look::Light => boards::Theme::Light,
        Look::Dark => boards::Theme::Dark,
    }
}

/// The board after the setup and after every entry, as a spectator sees it.
pub(super) fn boards(game: &dyn Door, record: &Record, edition: AnyEdition, look: Look, voice: &Voice) -> Vec<String> {
    let mut boards = Vec::new();
    // It was replayed for the analysis, so nothing is wrong with it.
    let _ = game.replay(record, edition, &mut |played, _, _| {
        let board = boards::draw(played, Audience::Spectator, voice.lang, &[]).board;
        // The style is the same for all: the first brings it along.
        boards.push(if boards.is_empty() { boards::standalone(&board, theme(look)) } else { board });
    });
    boards
}

/// The page.
pub(super) fn page(report: &Report, story: &Story, boards: &[String], look: Look, voice: &Voice) -> String {
    let title = catalog::game(&report.game).map_or("", |game| game.about().title(voice.lang));
    let moments: Vec<Value> = report.moments.iter().map(|moment| told(report, moment, story, voice)).collect();
    let data = json!({
        "moments": moments,
        "boards": changes(boards),
        "length": report.length,
        "start": chances(report, 0, voice),
        "names": names(report, story, voice),
        "words": {
            "begin": voice.say("analyse-begin", facts![]),
            "best": voice.say("analyse-best", facts![]),
            "chosen": voice.say("analyse-chosen", facts![]),
            "luck": voice.say("analyse-column-luck", facts![]),
            "cost": voice.say("analyse-cost", facts![]),
        },
    });
    // Nothing in a script may look like its end.
    let data = data.to_string().replace("</", "<\\/");
    let dark = match look {
        Look::Light => "light",
        Look::Dark => "dark",
    };
    PAGE.replace("{lang}", voice.lang.code())
        .replace("{look}", dark)
        .replace("{title}", title)
        .replace("{back}", &voice.say("analyse-back", facts![]))
        .replace("{forth}", &voice.say("analyse-forth", facts![]))
        .replace("{next}", &voice.say("analyse-next", facts![]))
        .replace("{keys}", &voice.say("analyse-keys", facts![]))
        .replace("{judged}", &voice.say("analyse-judged", facts![effort = report.effort.id()]))
        .replace("{table}", &table(report, story, voice))
        .replace("{curve}", &drawn(report, story, voice))
        .replace("{data}", &data)
}

fn chances(report: &Report, number: usize, voice: &Voice) -> Vec<String> {
    let seats = if report.cooperative { 1 } else { usize::from(report.seats) };
    report.chances(number)[..seats].iter().map(|share| percent(*share, voice)).collect()
}

fn told(report: &Report, moment: &bots::analysis::Moment, story: &Story, voice: &Voice) -> Value {
    let options = moment.choice.iter().flat_map(|choice| {
        choice.options.iter().map(|option| {
            json!({
                "text": story.option(moment.number, &option.action),
                "worth": percent(option.worth, voice),
                "interval": format!("{} – {}", percent(option.low, voice), percent(option.high, voice)),
                "best": option.action == choice.best,
                "chosen": moment.action.as_ref() == Some(&option.action),
            })
        })
    });
    let why = moment.choice.iter().flat_map(|choice| &choice.why).map(|why| why.say(voice.lang));
    let luck = moment.luck[moment.seat.index()];
    json!({
        "text": story.done(moment.number),
        "chances": chances(report, moment.number as usize, voice),
        "cost": if moment.given_away() > 0 { json!(percent(-moment.given_away(), voice)) } else { Value::Null },
        "luck": if luck == 0 { Value::Null } else { json!(signed(luck, voice)) },
        "mistake": moment.given_away() >= TO_JUMP_TO,
        "options": options.collect::<Vec<_>>(),
        "why": why.collect::<Vec<_>>(),
    })
}

/// Every board as what differs from the one before: how much of its beginning and of its end stays, and what stands between.
/// Lengths are in UTF-16, as scripts count.
fn changes(boards: &[String]) -> Vec<Value> {
    let mut before: Vec<u16> = Vec::new();
    let mut changes = Vec::new();
    for board in boards {
        let now: Vec<u16> = board.encode_utf16().collect();
        let least = before.len().min(now.len());
        let start = (0..least).take_while(|&at| before[at] == now[at]).count();
        let end = (1..=least - start).take_while(|&back| before[before.len() - back] == now[now.len() - back]).count();
        let between = String::from_utf16_lossy(&now[start..now.len() - end]);
        // Half a letter cannot be written: then the whole board is.
        let whole = between.encode_utf16().ne(now[start..now.len() - end].iter().copied());
        changes.push(if whole { json!([0, 0, board]) } else { json!([start, end, between]) });
        before = now;
    }
    changes
}

fn table(report: &Report, story: &Story, voice: &Voice) -> String {
    let columns = ["start", "own", "others", "luck", "later", "result"];
    let heads: String = columns
        .iter()
        .map(|column| format!("<th>{}</th>", voice.say(&format!("analyse-column-{column}"), facts![])))
        .collect();
    let rows: String = report
        .totals()
        .iter()
        .enumerate()
        .map(|(seat, total)| {
            let name = escaped(story.name(kernel::Seat(seat as u8)));
            let cells = [total.start, total.own, total.others, total.luck, total.later, total.result];
            let signs = [false, true, true, true, true, false];
            let cells: String = cells
                .iter()
                .zip(signs)
                .map(|(share, sign)| if sign { signed(*share, voice) } else { percent(*share, voice) })
                .map(|text| format!("<td>{text}</td>"))
                .collect();
            format!("<tr><th>{name}</th>{cells}</tr>")
        })
        .collect();
    format!("<table><thead><tr><th></th>{heads}</tr></thead><tbody>{rows}</tbody></table>")
}

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::changes;

    /// Puts the boards together again, as the page does.
    fn restored(changes: &[serde_json::Value]) -> Vec<String> {
        let mut before: Vec<u16> = Vec::new();
        let mut boards = Vec::new();
        for change in changes {
            let length = |place: usize| change[place].as_u64().expect("a length") as usize;
            let between = change[2].as_str().expect("a text").encode_utf16();
            let end = before[before.len() - length(1)..].to_vec();
            before = before[..length(0)].iter().copied().chain(between).chain(end).collect();
            boards.push(String::from_utf16(&before).expect("a text"));
        }
        boards
    }

    #[test]
    fn boards_are_kept_as_changes_and_restored() {
        let boards = ["<svg>aaa</svg>", "<svg>aaaa</svg>", "<svg>a😀</svg>", "<svg>a😁</svg>", "<svg>a😁</svg>", ""];
        let boards: Vec<String> = boards.map(str::to_owned).to_vec();
        assert_eq!(restored(&changes(&boards)), boards);
    }
}
