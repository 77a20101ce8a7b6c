//! FUJ-COM-8: what may be said while dice are hidden. No hint can contain a number.

use crate::cards::Equipment;
use crate::cell::Cell;
use crate::member::Member;
use crate::names::named;
use serde::Serialize;

named! {
    /// How a roll suits a card.
    Grade {
        /// Not at all.
        VeryBad = "very_bad",
        /// Badly.
        Bad = "bad",
        /// So-so.
        Mixed = "mixed",
        /// Well.
        Good = "good",
        /// Very well.
        VeryGood = "very_good",
    }
}

named! {
    /// How great a threat somebody is.
    Danger {
        /// Nothing to fear.
        Harmless = "harmless",
        /// A little.
        Slight = "slight",
        /// Beware.
        Dangerous = "dangerous",
        /// Beware very much.
        VeryDangerous = "very_dangerous",
    }
}

named! {
    /// A kind of dice that hints can mention.
    Trait {
        /// High numbers.
        High = "high",
        /// Low numbers.
        Low = "low",
        /// Even numbers.
        Even = "even",
        /// Odd numbers.
        Odd = "odd",
        /// Pink faces.
        Pink = "pink",
        /// Blue faces.
        Blue = "blue",
        /// Yellow faces.
        Yellow = "yellow",
    }
}

named! {
    /// How somebody feels.
    Mood {
        /// All is well.
        Content = "content",
        /// It looks bad.
        Worried = "worried",
        /// Let us try our luck.
        Gamble = "gamble",
    }
}

named! {
    /// What somebody answers to a request.
    Answer {
        /// It will be done.
        Yes = "yes",
        /// It will not.
        No = "no",
    }
}

named! {
    /// A die that somebody would like to be lent.
    Loan {
        /// One with a high number.
        High = "high",
        /// One with a low number.
        Low = "low",
        /// An even one.
        Even = "even",
        /// An odd one.
        Odd = "odd",
        /// A pink one.
        Pink = "pink",
        /// A blue one.
        Blue = "blue",
        /// A yellow one.
        Yellow = "yellow",
        /// A high pink one.
        HighPink = "high_pink",
        /// A high blue one.
        HighBlue = "high_blue",
        /// A high yellow one.
        HighYellow = "high_yellow",
        /// A low pink one.
        LowPink = "low_pink",
        /// A low blue one.
        LowBlue = "low_blue",
        /// A low yellow one.
        LowYellow = "low_yellow",
    }
}

named! {
    /// Whose dice a hint is about.
    About {
        /// The speaker's own.
        Own = "own",
        /// The half of the third pawn's dice on the speaker's side.
        Third = "third",
    }
}

/// What a threat is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// The condition of the card at this position.
    Card(Cell),
    /// A kind of dice.
    Kind(Trait),
}

/// What somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Choose another card.
    Another,
    /// Stay where you are.
    Stay,
    /// Go ahead.
    Go,
    /// Keep this criterion low.
    Down(Criterion),
    /// Use this card.
    Use(Equipment),
    /// Keep this card.
    Keep(Equipment),
    /// Lend me such a die.
    Lend(Loan),
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Saying {
    /// How the roll suits a card.
    Roll {
        /// Where the card lies.
        card: Cell,
        /// How well.
        grade: Grade,
    },
    /// How dangerous the roll is for somebody.
    Threat {
        /// For whom.
        target: Member,
        /// Measured by what.
        criterion: Criterion,
        /// How dangerous.
        danger: Danger,
    },
    /// "I have quite a few ... dice."
    Tendency {
        /// Which.
        of: Trait,
    },
    /// A request.
    Request {
        /// To whom.
        target: Member,
        /// For what.
        wish: Wish,
    },
    /// "You could go here."
    Suggest {
        /// Who.
        target: Member,
        /// Where.
        card: Cell,
    },
    /// A mood.
    Mood {
        /// Which.
        mood: Mood,
    },
    /// "How dangerous are you for me?"
    Ask {
        /// Who.
        target: Member,
        /// Measured by what.
        criterion: Criterion,
    },
    /// "I will keep this down."
    Promise {
        /// What.
        criterion: Criterion,
    },
    /// Yes or no to somebody's request.
    Answer {
        /// To whom.
        target: Member,
        /// Which.
        answer: Answer,
    },
}

impl Trait {
    /// The kind that says the opposite, if one does.
    const fn opposite(self) -> Option<Trait> {
        match self {
            Trait::High => Some(Trait::Low),
            Trait::Low => Some(Trait::High),
            Trait::Even => Some(Trait::Odd),
            Trait::Odd => Some(Trait::Even),
            Trait::Pink | Trait::Blue | Trait::Yellow => None,
        }
    }
}

impl Wish {
    /// Whether both cannot be meant at the same time.
    fn contradicts(self, other: Wish) -> bool {
        let whereto = |wish: Wish| matches!(wish, Wish::Another | Wish::Stay | Wish::Go);
        match (self, other) {
            (Wish::Use(one), Wish::Keep(same)) | (Wish::Keep(one), Wish::Use(same)) => one == same,
            (Wish::Lend(_), Wish::Lend(_)) => true,
            (one, other) => whereto(one) && whereto(other),
        }
    }
}

/// One hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Hint {
    /// Whose dice it is about.
    pub about: About,
    /// What is said.
    #[serde(flatten)]
    pub saying: Saying,
}

impl Hint {
    /// A hint about the speaker's own dice.
    pub const fn own(saying: Saying) -> Hint {
        Hint { about: About::Own, saying }
    }

    /// FUJ-COM-10: whether a later hint takes this one's place: the same kind, subject and target.
    pub fn replaced_by(&self, later: &Hint) -> bool {
        self.about == later.about
            && match (self.saying, later.saying) {
                (Saying::Roll { card, .. }, Saying::Roll { card: new, .. }) => card == new,
                (Saying::Threat { target, criterion, .. }, Saying::Threat { target: to, criterion: by, .. }) => {
                    (target, criterion) == (to, by)
                }
                (Saying::Tendency { of }, Saying::Tendency { of: new }) => of == new,
                (Saying::Request { target, wish }, Saying::Request { target: to, wish: new }) => {
                    (target, wish) == (to, new)
                }
                (Saying::Suggest { target, .. }, Saying::Suggest { target: to, .. }) => target == to,
                (Saying::Mood { .. }, Saying::Mood { .. }) => true,
                (Saying::Ask { target, criterion }, Saying::Ask { target: to, criterion: by }) => {
                    (target, criterion) == (to, by)
                }
                (Saying::Promise { criterion }, Saying::Promise { criterion: by }) => criterion == by,
                (Saying::Answer { target, .. }, Saying::Answer { target: to, .. }) => target == to,
                (
                    Saying::Roll { .. }
                    | Saying::Threat { .. }
                    | Saying::Tendency { .. }
                    | Saying::Request { .. }
                    | Saying::Suggest { .. }
                    | Saying::Mood { .. }
                    | Saying::Ask { .. }
                    | Saying::Promise { .. }
                    | Saying::Answer { .. },
                    _,
                ) => false,
            }
    }

    /// FUJ-COM-10: whether a later hint says the opposite of this one, so that both cannot stand side by side.
    pub fn contradicted_by(&self, later: &Hint) -> bool {
        self.about == later.about
            && match (self.saying, later.saying) {
                (Saying::Tendency { of }, Saying::Tendency { of: new }) => of.opposite() == Some(new),
                (Saying::Request { target, wish }, Saying::Request { target: to, wish: new }) => {
                    target == to && wish.contradicts(new)
                }
                (
                    Saying::Roll { .. }
                    | Saying::Threat { .. }
                    | Saying::Tendency { .. }
                    | Saying::Request { .. }
                    | Saying::Suggest { .. }
                    | Saying::Mood { .. }
                    | Saying::Ask { .. }
                    | Saying::Promise { .. }
                    | Saying::Answer { .. },
                    _,
                ) => false,
            }
    }
}
