//! The worked examples of a book, played, described and drawn: what is there, what is done, what comes of it.
//!
//! A page names the pictures of an example, and the browser fetches those that come into sight. Each has an address that
//! changes with what it shows, so that it may be kept for ever.

use crate::Fault;
use crate::drawing::{self, Theme, standalone};
use crate::words::say;
use catalog::{AnyMatch, Door, Staged, StagedAction, stage};
use kernel::{Audience, Example, Lang, Phrase, Refusal, facts, seat_name};
use serde::Serialize;
use std::fmt;
use std::sync::LazyLock;
use utoipa::ToSchema;

/// Who plays in examples: the books call them by these names, and their marks on the boards have the same letters.
const NAMES: [&str; 6] = ["Ada", "Blaise", "Camille", "Diego", "Émilie", "Farid"];
/// A description of a picture for those who do not see it stays about this long.
const LONGEST_DESCRIPTION: usize = 400;

/// A board this many times larger than the part that matters is cut to that part.
const TOO_LARGE: f64 = 4.0;

/// Which picture of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ExampleMoment {
    /// Before anything is done.
    Before,
    /// In the end.
    After,
}

impl ExampleMoment {
    const ALL: [ExampleMoment; 2] = [ExampleMoment::Before, ExampleMoment::After];

    fn word(self) -> &'static str {
        match self {
            ExampleMoment::Before => "before",
            ExampleMoment::After => "after",
        }
    }
}

const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];

/// A picture by the last part of its address: `after-dark.svg`.
pub(crate) fn picture_named(name: &str) -> Option<(ExampleMoment, Theme)> {
    let (moment, theme) = name.strip_suffix(".svg")?.split_once('-')?;
    let moment = ExampleMoment::ALL.into_iter().find(|known| known.word() == moment)?;
    let (theme, _) = THEMES.into_iter().find(|(_, known)| *known == theme)?;
    Some((moment, theme))
}

/// The picture of an example.
pub(crate) struct Drawn {
    /// Ready to be shown alone.
    pub(crate) alone: String,
    /// What its lasting address ends with: it changes with what is shown.
    pub(crate) print: String,
}

/// Draws the picture of an example.
pub(crate) fn picture(
    game: &dyn Door,
    number: usize,
    moment: ExampleMoment,
    theme: Theme,
    lang: Lang,
) -> Result<Drawn, Fault> {
    let example = game.book().examples().get(number).ok_or(Fault::Missing)?;
    let staged = stage(game, example).map_err(|fault| Fault::internal("an example does not play", &fault))?;
    let (before, after) = boards_of(&staged, lang);
    let drawn = match moment {
        ExampleMoment::Before => before,
        ExampleMoment::After => after,
    };
    Ok(Drawn { alone: standalone(&drawn, theme), print: print_of(&drawn) })
}

/// The fingerprint of a drawing.
fn print_of(drawn: &str) -> String {
    kernel::Digest::of(drawn.as_bytes()).short()
}

/// The board before and after. Where the whole is too large to see anything, both are cut to what matters in either.
fn boards_of(staged: &Staged, lang: Lang) -> (String, String) {
    let draw = |played: &dyn AnyMatch| drawing::draw(played, Audience::Seat(staged.seat()), lang, names()).board;
    let (before, after) = (draw(staged.before.as_ref()), draw(staged.after.as_ref()));
    let focus = Frame::of(&before, "data-focus").zip(Frame::of(&after, "data-focus"));
    let part = focus.map(|(one, other)| one.with(other));
    match (part, Frame::of(&before, "viewBox")) {
        (Some(part), Some(whole)) if whole.area() > TOO_LARGE * part.area() => (cut(&before, part), cut(&after, part)),
        (None | Some(_), None | Some(_)) => (before, after),
    }
}

/// A drawing cut to the part that matters, where it is much larger.
pub(crate) fn part_that_matters(drawn: &str) -> String {
    match (Frame::of(drawn, "data-focus"), Frame::of(drawn, "viewBox")) {
        (Some(part), Some(whole)) if whole.area() > TOO_LARGE * part.area() => cut(drawn, part),
        (None | Some(_), None | Some(_)) => drawn.to_owned(),
    }
}

/// A drawing with another part of it in sight.
fn cut(drawn: &str, frame: Frame) -> String {
    let whole = attribute(drawn, "viewBox").unwrap_or_default();
    drawn.replacen(&format!("viewBox=\"{whole}\""), &format!("viewBox=\"{frame}\""), 1)
}

/// A part of a drawing: left, top, right and bottom.
#[derive(Clone, Copy)]
struct Frame([f64; 4]);

impl Frame {
    /// The part that an attribute names, as `x y width height`.
    fn of(drawn: &str, name: &str) -> Option<Frame> {
        let numbers: Vec<f64> =
            attribute(drawn, name)?.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let [x, y, width, height] = numbers.try_into().ok()?;
        Some(Frame([x, y, x + width, y + height]))
    }

    /// The smallest part that holds both.
    fn with(self, other: Frame) -> Frame {
        let (Frame([left, top, right, bottom]), Frame(far)) = (self, other);
        Frame([left.min(far[0]), top.min(far[1]), right.max(far[2]), bottom.max(far[3])])
    }

    fn area(self) -> f64 {
        let Frame([left, top, right, bottom]) = self;
        (right - left) * (bottom - top)
    }

    fn size(self) -> (u32, u32) {
        let Frame([left, top, right, bottom]) = self;
        ((right - left).round() as u32, (bottom - top).round() as u32)
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Frame([left, top, right, bottom]) = self;
        write!(out, "{left} {top} {} {}", right - left, bottom - top)
    }
}

/// An attribute of the outermost element.
fn attribute<'a>(drawn: &'a str, name: &str) -> Option<&'a str> {
    let head = &drawn[..drawn.find('>')?];
    let (_, rest) = head.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn names() -> &'static [String] {
    static OWNED: LazyLock<Vec<String>> = LazyLock::new(|| NAMES.map(str::to_owned).to_vec());
    &OWNED
}

/// A row of a worked example, as people read it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExampleShown {
    /// Which of the book's examples it belongs to, counted from 0.
    pub(crate) case: usize,
    /// The rules it shows.
    pub(crate) rules: Vec<String>,
    /// The title of the first of them.
    pub(crate) title: String,
    /// What it looks like, before and after.
    pub(crate) pictures: Vec<ExamplePicture>,
    /// What is done. The last of it may be refused.
    pub(crate) done: Vec<ExampleSaid>,
    /// Everything that happens, in order.
    pub(crate) told: Vec<ExampleSentence>,
    /// What could be done in the end, and what could not.
    pub(crate) asks: Vec<ExampleSaid>,
}

/// A picture of an example.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExamplePicture {
    /// When.
    pub(crate) moment: ExampleMoment,
    /// Its address on light pages.
    pub(crate) light: String,
    /// Its address on dark pages.
    pub(crate) dark: String,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// What it shows, for those who do not see it.
    pub(crate) description: String,
}

/// Something that is done, or that could be.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExampleSaid {
    /// Who does what, as a sentence.
    pub(crate) text: String,
    /// Why it is refused, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) refusal: Option<ExampleSentence>,
}

/// A sentence with its rule.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExampleSentence {
    pub(crate) rule: &'static str,
    pub(crate) text: String,
}

/// The worked examples of a book, row by row. The tests play every one of them, so none is missing.
pub(crate) fn shown(game: &'static dyn Door, lang: Lang) -> Result<Vec<ExampleShown>, Fault> {
    let rows = game.book().examples().iter().enumerate().map(|(number, example)| {
        let staged = stage(game, example).map_err(|fault| Fault::internal("an example does not play", &fault))?;
        Ok(Teller { game, number, example, staged, lang }.shown())
    });
    rows.collect()
}

/// Puts a row into words.
struct Teller<'a> {
    game: &'static dyn Door,
    number: usize,
    example: &'a Example,
    staged: Staged,
    lang: Lang,
}

impl Teller<'_> {
    fn shown(&self) -> ExampleShown {
        let happenings = self.staged.deeds.iter().flat_map(|deed| &deed.happened);
        let told: Vec<ExampleSentence> = happenings
            .map(|happening| ExampleSentence {
                rule: happening.rule.as_str(),
                text: self.say(&happening.whole().phrase),
            })
            .collect();
        let title = self.title();
        let (before, after) = boards_of(&self.staged, self.lang);
        let mut pictures = vec![self.picture(
            ExampleMoment::Before,
            &before,
            say(self.lang, "example-shows", facts![title = title.clone()]),
        )];
        // Where only dice or hands change, one picture of the board says it all.
        if before != after {
            let sentences: Vec<&str> = told.iter().map(|told| told.text.as_str()).collect();
            let told: String = sentences.join(" ").chars().take(LONGEST_DESCRIPTION).collect();
            pictures.push(self.picture(
                ExampleMoment::After,
                &after,
                say(self.lang, "example-shows-after", facts![told]),
            ));
        }
        ExampleShown {
            case: self.example.case,
            rules: self.example.rules.clone(),
            title,
            pictures,
            done: self.staged.deeds.iter().map(|deed| self.said(deed)).collect(),
            told,
            asks: self.staged.asks.iter().map(|ask| self.said(ask)).collect(),
        }
    }

    fn title(&self) -> String {
        let rule = self.example.rules.first().and_then(|rule| self.game.book().volume(self.lang).rule(rule));
        rule.map(|rule| rule.title.clone()).unwrap_or_default()
    }

    fn picture(&self, moment: ExampleMoment, drawn: &str, description: String) -> ExamplePicture {
        let print = print_of(drawn);
        let (width, height) = Frame::of(drawn, "viewBox").map_or((1, 1), Frame::size);
        let (game, number, lang) = (self.game.about().id, self.number, self.lang);
        let [light, dark] = THEMES.map(|(_, theme)| {
            format!("/book/{game}/examples/{number}/{}-{theme}.svg?lang={lang}&v={print}", moment.word())
        });
        ExamplePicture { moment, light, dark, width, height, description }
    }

    fn said(&self, deed: &StagedAction) -> ExampleSaid {
        let name = seat_name(self.lang, deed.seat, names());
        let action = self.say(&deed.action);
        // Some games say in the action itself for whom it is.
        let named = action.starts_with(&name);
        let text = if named { format!("{action}.") } else { say(self.lang, "example-does", facts![name, action]) };
        ExampleSaid { text, refusal: deed.refusal.as_ref().map(|refusal| self.refusal(refusal)) }
    }

    fn refusal(&self, refusal: &Refusal) -> ExampleSentence {
        let text = self.game.words().refusal(self.lang, refusal.rule, &refusal.facts, names());
        ExampleSentence { rule: refusal.rule.as_str(), text }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.game.words().say(self.lang, phrase, names())
    }
}
