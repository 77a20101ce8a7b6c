//! Table tests of the rules: the only test code that knows the game's API.
//!
//! `given` edits a calm state on the first edition (three players on S1 at level 1, in phase 2, every pawn on a card of its own, every die
//! showing its own number, nobody with a card; by the newest rules, or by those that `until 2` or `since 3` names), `do`
//! is what the seats do, `then` what is true afterwards: `refused ID` names the rule that refuses the last step. Steps
//! are separated by `;`. A step of `do` is `SEAT ACTION`, with `:= 3 5` for the values rolled; `all ACTION` lets
//! everybody do it, `agree SEAT ACTION` proposes and lets all others accept, `rest turn` lets stand-ins play to the end
//! of the turn.

mod given;
mod then;

use fuji::action::{Action, Effect};
use fuji::member::Member;
use fuji::{Event, Fuji, State};
use kernel::{Dice, Example, Game, Given, Lang, Nameless, Refusal, Seat, Told, Turn, Worded, facts};
use testkit::examples::Film;
use testkit::table::{Row, rows};

/// One case while it is played.
pub(crate) struct Case {
    pub(crate) state: State,
    pub(crate) events: Vec<Told<Event>>,
    pub(crate) refused: Option<Refusal>,
    pub(crate) dice: Dice,
    /// What was played since the given state.
    pub(crate) film: Film<Fuji>,
}

/// Runs every row of a table.
pub(crate) fn check(table: &str) {
    for row in rows(table) {
        check_row(&row);
    }
}

/// The state that the words of a row describe.
pub(crate) fn given(words: &str) -> State {
    let row = rows(&format!("# rule  given  do  then\nFUJ-GEN-1  {words}  -  ok")).remove(0);
    given::build(words, &row).state
}

/// Plays one row, compares, and returns what was played.
pub(crate) fn check_row(row: &Row) -> Example {
    assert!(row.cell("rule").starts_with("FUJ-"), "{}: name the rule first", row.text());
    let mut case = given::build(row.cell("given"), row);
    for step in steps(row.cell("do")) {
        assert!(case.refused.is_none(), "{}: refused by {:?} before the last step", row.text(), case.refused);
        case.act(step, row);
    }
    if let Some(refusal) = &case.refused {
        for lang in Lang::ALL {
            let phrase = kernel::Phrase::new(refusal.rule.as_str(), refusal.facts.clone());
            Fuji::words().try_say(lang, &phrase).unwrap_or_else(|missing| panic!("{}: {missing}", row.text()));
        }
    }
    for wanted in steps(row.cell("then")) {
        then::check(&case, wanted, row);
    }
    case.film.end(&case.state)
}

/// The steps of a cell.
pub(crate) fn steps(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(';').map(str::trim).filter(|step| !step.is_empty())
}

/// A seat by its letter.
pub(crate) fn seat(letter: &str, row: &Row) -> Seat {
    let member: Member = letter.parse().unwrap_or_else(|()| panic!("{}: {letter:?} is no seat", row.text()));
    member.seat().unwrap_or_else(|| panic!("{}: the third pawn has no seat", row.text()))
}

/// Two cards to swap are listed in one order and accepted in both.
fn backwards(effect: &Effect) -> bool {
    matches!(effect, Effect::Swap(one, other) if one > other)
}

impl Case {
    /// Does one step.
    pub(crate) fn act(&mut self, step: &str, row: &Row) {
        let (what, rolled) = step.split_once(":=").unwrap_or((step, ""));
        let (who, action) = what.trim().split_once(' ').unwrap_or_else(|| panic!("{}: {step:?}", row.text()));
        let rolled: Vec<u32> =
            rolled.split_whitespace().map(|value| value.parse().expect("a value from 1 to 6")).collect();
        match who {
            "all" => {
                for seat in Seat::all(self.state.options().seats) {
                    if Fuji::turn(&self.state).deciders().contains(seat) {
                        self.one(seat, action, &[], row);
                    }
                }
            }
            "agree" => {
                let (who, action) = action.split_once(' ').unwrap_or_else(|| panic!("{}: {step:?}", row.text()));
                self.one(seat(who, row), action, &rolled, row);
                while self.refused.is_none()
                    && let Some(proposal) = self.state.proposal()
                {
                    let other = Seat::all(self.state.options().seats).find(|&other| !proposal.accepted.contains(other));
                    self.one(other.expect("an open proposal waits for somebody"), "accept", &rolled, row);
                }
            }
            "rest" => {
                let turn = self.state.turn();
                while self.state.turn() == turn
                    && let Some(seat) = Fuji::waited(&self.state).first()
                {
                    let action = Fuji::stand_in(&self.state, seat);
                    self.played(seat, &action);
                }
            }
            _ => self.one(seat(who, row), action, &rolled, row),
        }
    }

    fn one(&mut self, seat: Seat, action: &str, rolled: &[u32], row: &Row) {
        let action: Action = action.trim().parse().unwrap_or_else(|fault| panic!("{}: {fault}", row.text()));
        let allowed = match Fuji::turn(&self.state) {
            Turn::Over(_) => Err(Fuji::about().over_rule.refuse(facts![why = "over"])),
            Turn::Decide(seats) if !seats.contains(seat) => {
                Err(Fuji::about().turn_rule.refuse(facts![why = "turn", seat, deciders = 0]))
            }
            Turn::Decide(_) => Fuji::check(&self.state, seat, &action),
        };
        if let Err(refusal) = allowed {
            self.film.refused(seat, &action, &refusal);
            self.refused = Some(refusal);
            return;
        }
        let mut listed = Vec::new();
        Fuji::actions(&self.state, seat, &mut listed);
        let unlisted_kind =
            matches!(action, Action::Hint(_)) || matches!(action, Action::Use(used) if backwards(&used.effect));
        assert!(unlisted_kind || listed.contains(&action), "{}: {action} is accepted but not listed", row.text());
        if rolled.is_empty() {
            return self.played(seat, &action);
        }
        let mut dice = Dice::given(rolled.iter().map(|value| Given::Value(value - 1)).collect());
        Fuji::play(&mut self.state, seat, &action, &mut dice, &mut self.events);
        self.film.step(seat, &action, dice.take_drawn());
        // A proposal rolls nothing yet: the values are for the seat that accepts it.
        if self.state.proposal().is_none() {
            assert_eq!(dice.fault(), None, "{}", row.text());
        }
    }

    /// Plays with the dice of the case.
    fn played(&mut self, seat: Seat, action: &Action) {
        Fuji::play(&mut self.state, seat, action, &mut self.dice, &mut self.events);
        self.film.step(seat, action, self.dice.take_drawn());
    }

    /// All events so far, as sentences.
    pub(crate) fn said(&self) -> String {
        let say = |told: &Told<Event>| Fuji::words().say(Lang::En, &Fuji::event_phrase(&told.event), &Nameless);
        self.events.iter().map(say).collect::<Vec<_>>().join("\n")
    }
}
