//! A match: one game being played, its turn order guarded, its record kept, its undo decided.

use crate::openly::DoneSince;
use crate::record::{ActEntry, EditionRef, End, Entry, FORMAT, Header, Start, UndoEntry};
use crate::{
    Dice, Digest, DrawFault, EditionTag, Given, PositionFault, Record, Refusal, RulesVersion, Scenario, Seal, Seat,
    Seats, Table, Told, Turn, facts,
};
use serde_json::Value;
use std::fmt;

/// One game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Scenario> {
    edition: Content<G>,
    state: G::State,
    dice: Dice,
    seal: Seal,
    record: Record,
    /// The steps since anybody last learnt anything: those that can still be taken back.
    trail: Vec<TrailStep<G>>,
    /// Why the steps before the trail cannot.
    closed: UndoRefusal,
    /// What was done since the trail began.
    done: DoneSince<G>,
    /// What the last action did.
    last: Events<G>,
}

/// The content that a match is played with. A match can be cloned and shown whether or not its content can.
struct Content<G: Scenario>(&'static G::Edition);

impl<G: Scenario> Clone for Content<G> {
    fn clone(&self) -> Content<G> {
        Content(self.0)
    }
}

impl<G: Scenario> fmt::Debug for Content<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        G::edition_tag(self.0).name.fmt(out)
    }
}

#[derive(Clone, Debug)]
struct TrailStep<G: Scenario> {
    number: u32,
    seat: Seat,
    action: G::Action,
    /// Who could act when this was done.
    deciders: Seats,
    before: G::State,
}

/// A match just set up, what happened meanwhile, and whether the dice fitted.
pub(crate) struct Started<G: Scenario> {
    pub(crate) game: Match<G>,
    pub(crate) events: Events<G>,
    pub(crate) fault: Option<DrawFault>,
}

/// A match as it would be without a seat's last action.
struct Rewound<G: Scenario> {
    number: u32,
    state: G::State,
    trail: Vec<TrailStep<G>>,
}

/// Events with their rules, as a match returns them.
pub type Events<G> = Vec<Told<<G as crate::Game>::Event>>;

/// Why an action was not carried out. The match is unchanged.
#[derive(Clone, Debug, PartialEq)]
pub enum ActFault {
    /// A rule forbids it.
    Refused(Refusal),
    /// The given draws are not those the game asks for.
    Draws(DrawFault),
}

impl fmt::Display for ActFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActFault::Refused(refusal) => refusal.fmt(out),
            ActFault::Draws(fault) => fault.fmt(out),
        }
    }
}

impl std::error::Error for ActFault {}

/// Why nothing can be taken back. The house texts have a sentence under each [`UndoRefusal::key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefusal {
    /// The seat has not acted yet, or has taken everything back.
    Nothing,
    /// Dice were rolled or something hidden was shown since.
    Learnt,
    /// The decision went to somebody else, or the game is over.
    Passed,
    /// What another seat did at the same time would no longer be legal.
    BuiltOn,
    /// Another seat has chosen in the open since: see [`Match::may_take_back`].
    ChosenOpenly,
}

impl UndoRefusal {
    /// The key of the sentence in the house texts.
    pub const fn key(self) -> &'static str {
        match self {
            UndoRefusal::Nothing => "undo-nothing",
            UndoRefusal::Learnt => "undo-learnt",
            UndoRefusal::Passed => "undo-passed",
            UndoRefusal::BuiltOn => "undo-built-on",
            UndoRefusal::ChosenOpenly => "undo-chosen-openly",
        }
    }
}

impl fmt::Display for UndoRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&crate::house_words().label(crate::Lang::En, self.key()))
    }
}

impl std::error::Error for UndoRefusal {}

/// The hash of a state: the first sixteen digits of the SHA-256 of its position, written compactly with sorted keys.
pub fn state_hash<G: Scenario>(state: &G::State) -> String {
    let position = serde_json::to_vec(&G::position(state)).expect("a position is plain JSON");
    Digest::of(&position).short()
}

impl<G: Scenario> Match<G> {
    /// Sets a game up and starts it, by the present rules.
    pub fn start(table: &Table, edition: &'static G::Edition, seal: Seal) -> Result<(Match<G>, Events<G>), Refusal> {
        Match::start_under(G::about().rules, table, edition, seal)
    }

    /// Sets a game up and starts it by a version of the rules that can still be played: for the laws and for tests.
    pub fn start_under(
        rules: RulesVersion,
        table: &Table,
        edition: &'static G::Edition,
        seal: Seal,
    ) -> Result<(Match<G>, Events<G>), Refusal> {
        let dice = Dice::sealed(&seal);
        Match::start_with(rules, table, edition, seal, dice).map(|started| (started.game, started.events))
    }

    /// Sets a game up with draws from elsewhere; the caller judges the fault of those dice.
    pub(crate) fn start_with(
        rules: RulesVersion,
        table: &Table,
        edition: &'static G::Edition,
        seal: Seal,
        mut dice: Dice,
    ) -> Result<Started<G>, Refusal> {
        check_seats::<G>(table)?;
        let setup = G::setup_under(rules, table, edition)?;
        let mut events = Vec::new();
        let state = G::start(&setup, &mut dice, &mut events);
        let fault = dice.fault();
        let mut game = Match {
            edition: Content(edition),
            record: new_record::<G>(table.clone(), edition, &seal, None, &state),
            state,
            dice,
            seal,
            trail: Vec::new(),
            closed: UndoRefusal::Nothing,
            done: DoneSince::default(),
            last: events.clone(),
        };
        game.record.start.start = game.dice.take_drawn();
        game.note_end();
        Ok(Started { game, events, fault })
    }

    /// A match that starts from a position.
    pub fn from_position(
        position: &Value,
        edition: &'static G::Edition,
        seal: Seal,
    ) -> Result<Match<G>, PositionFault> {
        let state = G::read_position(position, edition)?;
        let seats = G::seats(&state);
        let written = G::position(&state);
        let record = new_record::<G>(Table::new(seats), edition, &seal, Some(written), &state);
        let (dice, trail, closed) = (Dice::sealed(&seal), Vec::new(), UndoRefusal::Nothing);
        let mut started = Match {
            edition: Content(edition),
            state,
            dice,
            seal,
            record,
            trail,
            closed,
            done: DoneSince::default(),
            last: Vec::new(),
        };
        started.note_end();
        Ok(started)
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &'static G::Edition {
        self.edition.0
    }

    /// The whole truth: for the rules and for tools, never for a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who decides now, or the outcome.
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// The game file so far. While the game runs it holds everything hidden but the secret of the dice.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What the last action did, or the setup; nothing after an undo. It is the whole truth: `G::witness` tells what an
    /// audience may know of it.
    pub fn last(&self) -> &Events<G> {
        &self.last
    }

    /// The hash of the present state.
    pub fn hash(&self) -> &str {
        match self.record.entries.last() {
            None => &self.record.start.hash,
            Some(Entry::Act(act)) => &act.hash,
            Some(Entry::Undo(undo)) => &undo.hash,
        }
    }

    /// The number of the last entry of the record.
    pub fn number(&self) -> u32 {
        self.record.entries.len() as u32
    }

    /// Whether a seat may do this now; if not, the first broken rule.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        may_act::<G>(&self.state, seat)?;
        G::check(&self.state, seat, action)
    }

    /// Does it, if the rules allow it.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<Events<G>, Refusal> {
        self.check(seat, action)?;
        let (next, events) = played::<G>(&self.state, seat, action, &mut self.dice);
        assert!(self.dice.fault().is_none(), "a match replayed without its secret has no dice to go on with");
        let draws = self.dice.take_drawn();
        self.commit(seat, action, next, draws, false, &events);
        Ok(events)
    }

    /// Does it with chance set by hand: for scenarios and tests.
    pub fn act_given(&mut self, seat: Seat, action: &G::Action, given: Vec<Given>) -> Result<Events<G>, ActFault> {
        self.check(seat, action).map_err(ActFault::Refused)?;
        let mut dice = Dice::given(given);
        let (next, events) = played::<G>(&self.state, seat, action, &mut dice);
        if let Some(fault) = dice.fault() {
            return Err(ActFault::Draws(fault));
        }
        let draws = dice.take_drawn();
        let forced = !draws.is_empty();
        self.commit(seat, action, next, draws, forced, &events);
        Ok(events)
    }

    /// The number of the action that a seat could take back now.
    pub fn may_undo(&self, seat: Seat) -> Result<u32, UndoRefusal> {
        self.rewound(seat).map(|rewound| rewound.number)
    }

    /// The number of the action that a seat at a table of people could take back now. Where several decide at the same
    /// time, nobody chooses again once another has chosen in the open, or one could wait for the others' choices; those
    /// who win or lose together take nothing from each other.
    pub fn may_take_back(&self, seat: Seat) -> Result<u32, UndoRefusal> {
        let number = self.may_undo(seat)?;
        if !G::about().cooperative && self.done.openly_since(number, seat) {
            return Err(UndoRefusal::ChosenOpenly);
        }
        Ok(number)
    }

    /// Takes a seat's last action back, if nobody has learnt anything from it.
    pub fn undo(&mut self, seat: Seat) -> Result<u32, UndoRefusal> {
        let Rewound { number, state, trail } = self.rewound(seat)?;
        self.state = state;
        self.trail = trail;
        self.last.clear();
        let n = self.number() + 1;
        let hash = state_hash::<G>(&self.state);
        self.record.entries.push(Entry::Undo(UndoEntry { n, seat, undo: number, hash }));
        Ok(number)
    }

    /// The state and the trail without the seat's last action, everything done since by others kept.
    fn rewound(&self, seat: Seat) -> Result<Rewound<G>, UndoRefusal> {
        let Some(place) = self.trail.iter().rposition(|step| step.seat == seat) else {
            return Err(self.why_not_undo(seat));
        };
        let taken = &self.trail[place];
        let mut trail: Vec<TrailStep<G>> = self.trail[..place].to_vec();
        let mut state = taken.before.clone();
        for later in &self.trail[place + 1..] {
            let concurrent = taken.deciders.contains(later.seat) && G::turn(&state).deciders().contains(later.seat);
            if !concurrent || G::check(&state, later.seat, &later.action).is_err() {
                return Err(UndoRefusal::BuiltOn);
            }
            let before = state.clone();
            let deciders = G::turn(&before).deciders();
            let mut dice = Dice::given(Vec::new());
            let (next, events) = played::<G>(&state, later.seat, &later.action, &mut dice);
            if dice.fault().is_some() || events.iter().any(|told| G::reveals(&told.event)) {
                return Err(UndoRefusal::BuiltOn);
            }
            trail.push(TrailStep { before, deciders, ..later.clone() });
            state = next;
        }
        Ok(Rewound { number: taken.number, state, trail })
    }

    fn why_not_undo(&self, seat: Seat) -> UndoRefusal {
        let standing = self.record.entries.iter().fold(0, |standing, entry| match entry {
            Entry::Act(act) if act.seat == seat => standing + 1,
            Entry::Undo(undo) if undo.seat == seat => standing - 1,
            Entry::Act(_) | Entry::Undo(_) => standing,
        });
        if standing == 0 { UndoRefusal::Nothing } else { self.closed }
    }

    fn commit(
        &mut self,
        seat: Seat,
        action: &G::Action,
        next: G::State,
        draws: Vec<crate::Draw>,
        forced: bool,
        events: &Events<G>,
    ) {
        self.last.clone_from(events);
        let before = std::mem::replace(&mut self.state, next);
        let deciders = G::turn(&before).deciders();
        let n = self.number() + 1;
        let learnt = !draws.is_empty() || events.iter().any(|told| G::reveals(&told.event));
        let passed_on = deciders == Seats::one(seat) && !self.turn().deciders().contains(seat);
        if learnt || passed_on {
            self.trail.clear();
            self.done.clear();
            self.closed = if learnt { UndoRefusal::Learnt } else { UndoRefusal::Passed };
        } else {
            self.trail.push(TrailStep { number: n, seat, action: action.clone(), deciders, before });
            self.done.note(n, seat, events);
        }
        let hash = state_hash::<G>(&self.state);
        self.record.entries.push(Entry::Act(ActEntry { n, seat, action: action.to_string(), draws, forced, hash }));
        self.note_end();
    }

    /// Opens the seal when the game is over: from now on everybody may know everything.
    fn note_end(&mut self) {
        if let Turn::Over(outcome) = self.turn() {
            if !self.trail.is_empty() {
                self.trail.clear();
                self.done.clear();
                self.closed = UndoRefusal::Passed;
            }
            self.record.end = Some(End { end: outcome.standings().to_vec(), seal: self.seal.open() });
        }
    }

    pub(crate) fn swap_dice(&mut self, dice: Dice) -> Dice {
        std::mem::replace(&mut self.dice, dice)
    }

    /// Takes over the header of the record that is replayed: older files lack what newer ones say besides.
    pub(crate) fn keep_header(&mut self, header: &Header) {
        self.record.header = header.clone();
    }

    /// Takes over the record that was replayed: without the secret a match writes another header and end.
    pub(crate) fn keep_record(&mut self, record: &Record) {
        self.record = record.clone();
    }
}

/// Whether a seat may do anything at all now; if not, the rule that says whose turn it is, or that the game is over.
pub fn may_act<G: crate::Game>(state: &G::State, seat: Seat) -> Result<(), Refusal> {
    let about = G::about();
    match G::turn(state) {
        Turn::Over(_) => Err(about.over_rule.refuse(facts![why = "over"])),
        Turn::Decide(seats) if !seats.contains(seat) => {
            if let Some(refusal) = G::not_asked(state, seat) {
                return Err(refusal);
            }
            let deciders: Vec<_> = seats.iter().map(crate::Fact::from).collect();
            Err(about.turn_rule.refuse(facts![why = "turn", seat, deciders]))
        }
        Turn::Decide(_) => Ok(()),
    }
}

/// Whether this many can play; if not, the refusal cites the game's own rule.
pub fn check_seats<G: crate::Game>(table: &Table) -> Result<(), Refusal> {
    let about = G::about();
    if about.seats.contains(&table.seats) {
        return Ok(());
    }
    let (fewest, most) = (*about.seats.start(), *about.seats.end());
    Err(about.seats_rule.refuse(facts![seats = table.seats, fewest, most]))
}

fn played<G: Scenario>(state: &G::State, seat: Seat, action: &G::Action, dice: &mut Dice) -> (G::State, Events<G>) {
    let mut next = state.clone();
    let mut events = Vec::new();
    G::play(&mut next, seat, action, dice, &mut events);
    (next, events)
}

/// How a record cites an edition: with its file, unless it comes with the game or came with it.
fn cited<G: Scenario>(tag: &EditionTag) -> EditionRef {
    let former = G::about().versions().map(G::base_edition_under);
    let mut known = std::iter::once(G::base_edition()).chain(G::other_editions()).chain(former);
    let comes_along = known.any(|edition| G::edition_tag(edition).digest == tag.digest);
    EditionRef { name: tag.name.clone(), digest: tag.digest, text: (!comes_along).then(|| tag.text.clone()) }
}

fn new_record<G: Scenario>(
    table: Table,
    edition: &G::Edition,
    seal: &Seal,
    position: Option<Value>,
    state: &G::State,
) -> Record {
    let tag = G::edition_tag(edition);
    let header = Header {
        caldera: FORMAT,
        game: G::about().id.to_owned(),
        rules: G::rules(state),
        edition: cited::<G>(tag),
        table,
        commitment: seal.commitment(),
        dice: seal.dice(),
        shares: seal.shares().to_vec(),
        position,
    };
    let start = Start { start: Vec::new(), hash: state_hash::<G>(state) };
    Record { header, start, entries: Vec::new(), end: None }
}
