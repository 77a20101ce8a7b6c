//! The worked examples of a game's book: checked row by row, and stored as data for the code that draws them.
//!
//! An example is written in the book, in a `case` block and the shorthand of its game's tests. [`check`] plays every
//! row and compares what was played with `rules/examples.jsonl`, which contains the same without shorthand: whole
//! positions, actions, draws. With `CALDERA_BLESS=1` in the environment the file is written anew.

use crate::table::{Row, rows};
use kernel::Complete;
use kernel::{Draw, Example, ExampleAsk, ExampleStep, Lang, Refusal, Seat, state_hash};
use std::fs;
use std::marker::PhantomData;
use std::path::Path;

/// Records what a row plays while it is played.
#[derive(Clone, Debug)]
pub struct Film<G> {
    example: Example,
    game: PhantomData<fn() -> G>,
}

impl<G: Complete> Film<G> {
    /// A film that starts in this state.
    pub fn new(state: &G::State) -> Film<G> {
        let example = Example {
            case: 0,
            rules: Vec::new(),
            position: G::position(state),
            steps: Vec::new(),
            asks: Vec::new(),
            hash: String::new(),
        };
        Film { example, game: PhantomData }
    }

    /// Records that a seat did this, with these draws.
    pub fn step(&mut self, seat: Seat, action: &G::Action, draws: Vec<Draw>) {
        self.example.steps.push(ExampleStep { seat, action: action.to_string(), draws, refused: None });
    }

    /// Records that a seat wanted this and was refused.
    pub fn refused(&mut self, seat: Seat, action: &G::Action, refusal: &Refusal) {
        let refused = Some(refusal.rule.to_string());
        self.example.steps.push(ExampleStep { seat, action: action.to_string(), draws: Vec::new(), refused });
    }

    /// Records a claim of the row: that an action would be allowed now, or which rule would refuse it.
    pub fn ask(&mut self, seat: Seat, action: &str, refused: Option<&str>) {
        let refused = refused.map(str::to_owned);
        self.example.asks.push(ExampleAsk { seat, action: action.to_owned(), refused });
    }

    /// The finished film, which ends in this state.
    #[must_use]
    pub fn end(mut self, state: &G::State) -> Example {
        self.example.hash = state_hash::<G>(state);
        self.example
    }
}

/// Plays every row of the book's `cases` examples and compares the films with the file beside the book.
///
/// `play` plays one row, panics if the result is not what the row says, and returns the film.
pub fn check<G: Complete>(crate_folder: &Path, cases: usize, play: impl Fn(&Row) -> Example) {
    let written = G::book().volume(Lang::En).cases();
    assert_eq!(written.len(), cases, "the number of worked examples in the book");
    let films = written.iter().enumerate().flat_map(|(case, text)| {
        let film =
            |row: Row| Example { case, rules: row.cell("rule").split(' ').map(str::to_owned).collect(), ..play(&row) };
        rows(text).into_iter().map(film).collect::<Vec<_>>()
    });
    let filmed = Example::write_all(&films.collect::<Vec<_>>());
    let file = crate_folder.join("rules/examples.jsonl");
    if std::env::var_os("CALDERA_BLESS").is_some() {
        fs::write(&file, filmed).expect("the examples can be written");
        return;
    }
    let kept = fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
    for (number, (filmed, kept)) in filmed.lines().zip(kept.lines()).enumerate() {
        assert_eq!(filmed, kept, "{} line {}: look, then CALDERA_BLESS=1", file.display(), number + 1);
    }
    assert_eq!(filmed.lines().count(), kept.lines().count(), "{}: CALDERA_BLESS=1", file.display());
}
