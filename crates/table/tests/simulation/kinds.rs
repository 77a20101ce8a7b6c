//! Kinds of simulated games, and the mistakes that their invariants must find.

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Nothing but people.
    Calm,
    /// Requests and answers are lost, doubled and late.
    Lines,
    /// Besides, the store fails, the clock jumps, and the server forgets everything at any moment.
    Stores,
    /// Besides, three nodes serve the table, and news between them is lost.
    Nodes,
}

impl Kind {
    pub(crate) const ALL: [Kind; 4] = [Kind::Calm, Kind::Lines, Kind::Stores, Kind::Nodes];

    /// The test that plays it.
    pub(crate) fn test(self) -> &'static str {
        match self {
            Kind::Calm => "calm",
            Kind::Lines => "lines",
            Kind::Stores => "stores",
            Kind::Nodes => "nodes",
        }
    }
}

/// What a server can do wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mistake {
    /// It does not recognise a request that comes again.
    ForgetsRequests,
    /// It answers before the lines are durable.
    AnswersEarly,
    /// It goes on with a room whose lines were not kept.
    KeepsTheRoom,
    /// It writes down a moment before the last one.
    TurnsTheClockBack,
    /// Where another node has just ended the vote that it wanted to end, it does what it was asked without looking up
    /// whether that was done there too.
    JudgesOn,
}

impl Mistake {
    /// Those that show in any games.
    pub(crate) const ALL: [Mistake; 4] =
        [Mistake::ForgetsRequests, Mistake::AnswersEarly, Mistake::KeepsTheRoom, Mistake::TurnsTheClockBack];

    pub(crate) fn shows(self) -> Kind {
        match self {
            Mistake::ForgetsRequests => Kind::Lines,
            Mistake::AnswersEarly | Mistake::KeepsTheRoom | Mistake::TurnsTheClockBack => Kind::Stores,
            Mistake::JudgesOn => Kind::Nodes,
        }
    }

    /// What the invariants say that it breaks.
    pub(crate) fn found_by(self) -> &'static [&'static str] {
        match self {
            Mistake::ForgetsRequests => &["done twice", ", and again in line "],
            Mistake::AnswersEarly => &["was acknowledged"],
            Mistake::KeepsTheRoom => &["in memory"],
            Mistake::TurnsTheClockBack => &[" after "],
            Mistake::JudgesOn => &["done twice", ", and again in line "],
        }
    }
}
