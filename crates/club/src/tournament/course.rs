//! The course of a tournament: registration, check-in, one round after the other, the end. It knows neither time nor chance:
//! somebody says what happened, and everything else follows.

use super::standings::{Line, Meeting, TieBreak, crosstable, standings};
use super::{NoRound, Place, Played, Player, Round, groups, knockout, robin, swiss};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The most who can enter.
pub const MOST_ENTRIES: usize = 128;
/// The most who can enter where everybody meets everybody.
pub const MOST_FOR_ALL: usize = 24;
/// The most rounds of the other systems.
pub const MOST_ROUNDS: u8 = 15;

/// How it is decided who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Two at a table; whoever has as many points meets.
    Swiss,
    /// Two at a table; everybody meets everybody.
    RoundRobin,
    /// Three to six at a table; everybody meets as many others as possible.
    Groups,
    /// Two to six at a table; the best go on, the others are out.
    Knockout,
}

impl System {
    /// Every system.
    pub const ALL: [System; 4] = [System::Swiss, System::RoundRobin, System::Groups, System::Knockout];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        match self {
            System::Swiss => "swiss",
            System::RoundRobin => "round-robin",
            System::Groups => "groups",
            System::Knockout => "knockout",
        }
    }

    /// How many can sit at a table.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            System::Swiss | System::RoundRobin => 2..=2,
            System::Groups => 3..=6,
            System::Knockout => 2..=6,
        }
    }

    /// Whether somebody can still enter when it has begun.
    pub const fn takes_late(self) -> bool {
        match self {
            System::Swiss | System::Groups => true,
            System::RoundRobin | System::Knockout => false,
        }
    }

    /// By which rules equal points are told apart, the first first.
    pub const fn tie_breaks(self) -> &'static [TieBreak] {
        match self {
            System::Swiss | System::Groups => &TieBreak::USUAL,
            System::RoundRobin => &TieBreak::USUAL_FOR_ALL,
            System::Knockout => &TieBreak::OF_KNOCKOUT,
        }
    }

    /// What a round without a table is worth.
    pub const fn bye(self) -> u32 {
        match self {
            System::Swiss => swiss::BYE,
            System::Groups => groups::BYE,
            System::RoundRobin => 0,
            System::Knockout => knockout::BYE,
        }
    }
}

/// What is agreed before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Who plays whom.
    pub system: System,
    /// How many should sit at a table.
    pub seats: u8,
    /// How few may sit there if they do not come out even.
    pub fewest: u8,
    /// How many may sit there then.
    pub most: u8,
    /// How many rounds; where everybody meets everybody, and in a knock-out, it follows from how many play.
    pub rounds: u8,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Whoever wants to play registers.
    Registration,
    /// Those who registered say that they are there.
    CheckIn,
    /// A round is being played.
    Playing,
    /// Everything was played.
    Finished,
    /// It does not take place.
    Cancelled,
}

impl Stage {
    /// Its stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Stage::Registration => "registration",
            Stage::CheckIn => "check-in",
            Stage::Playing => "playing",
            Stage::Finished => "finished",
            Stage::Cancelled => "cancelled",
        }
    }

    /// Whether nothing more happens.
    pub const fn is_over(self) -> bool {
        matches!(self, Stage::Finished | Stage::Cancelled)
    }
}

/// Somebody who entered; their place in the list is their [`Player`] number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<P> {
    /// Who.
    pub who: P,
    /// Whether they said that they are there.
    pub here: bool,
    /// Whether they gave the tournament up.
    pub out: bool,
}

/// A round that was announced, and what is known of its tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Announced {
    round: Round,
    /// Table by table, once it is over, how everybody came out.
    places: Vec<Option<Vec<Place>>>,
}

impl Announced {
    fn played(&self) -> Played {
        Played::new(self.round.clone(), self.places.iter().map(|places| places.clone().unwrap_or_default()).collect())
    }

    fn is_over(&self) -> bool {
        self.places.iter().all(Option::is_some)
    }
}

/// Why something cannot be done now. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotNow {
    /// It is too late for it, or too early.
    Stage(Stage),
    /// Somebody is not among the players.
    Unknown,
    /// There are as many players as there can be.
    Full,
    /// There are not enough players for a table.
    TooFew,
    /// Late players cannot join where everybody meets everybody, nor in a knock-out.
    NoLate,
    /// There is no such table in this round, it is over already, or not all who sat there are named.
    Table,
}

/// A tournament of people who are known by `P`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course<P> {
    terms: Terms,
    stage: Stage,
    entries: Vec<Entry<P>>,
    rounds: Vec<Announced>,
}

impl<P: PartialEq> Course<P> {
    /// A tournament that nobody has entered yet.
    pub fn new(terms: Terms) -> Course<P> {
        Course { terms, stage: Stage::Registration, entries: Vec::new(), rounds: Vec::new() }
    }

    /// What was agreed before.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Everybody who entered, by number.
    pub fn entries(&self) -> &[Entry<P>] {
        &self.entries
    }

    /// Every round that was announced, with its tables as far as they are over.
    pub fn rounds(&self) -> impl ExactSizeIterator<Item = (&Round, &[Option<Vec<Place>>])> {
        self.rounds.iter().map(|announced| (&announced.round, announced.places.as_slice()))
    }

    /// How many rounds there will be, as far as is known.
    pub fn rounds_planned(&self) -> usize {
        let players = match self.stage {
            Stage::Registration | Stage::CheckIn => self.entries.len(),
            Stage::Playing | Stage::Finished | Stage::Cancelled => self.playing().len(),
        };
        match self.terms.system {
            System::Swiss | System::Groups => usize::from(self.terms.rounds),
            System::RoundRobin => robin::rounds(players, false),
            System::Knockout if self.stage == Stage::Finished => self.rounds.len(),
            System::Knockout => {
                knockout::rounds(players, usize::from(self.terms.seats), &self.sizes()).max(self.rounds.len())
            }
        }
    }

    /// The number of somebody.
    pub fn player(&self, who: &P) -> Option<Player> {
        self.entries.iter().position(|entry| entry.who == *who).map(|at| Player(at as u16))
    }

    /// Somebody enters. Whoever comes when it has begun plays from the next round on; whoever had given up comes back.
    pub fn register(&mut self, who: P) -> Result<(), NotNow> {
        let late = match self.stage {
            Stage::Registration => false,
            Stage::CheckIn | Stage::Playing => true,
            Stage::Finished | Stage::Cancelled => return Err(NotNow::Stage(self.stage)),
        };
        let closed = self.stage == Stage::Playing && !self.terms.system.takes_late();
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.who == who) {
            if closed && !entry.here {
                return Err(NotNow::NoLate);
            }
            entry.out = false;
            entry.here |= late;
            return Ok(());
        }
        if closed {
            return Err(NotNow::NoLate);
        }
        let most = if self.terms.system == System::RoundRobin { MOST_FOR_ALL } else { MOST_ENTRIES };
        if self.entries.len() >= most {
            return Err(NotNow::Full);
        }
        self.entries.push(Entry { who, here: late, out: false });
        Ok(())
    }

    /// Somebody does not want to play any more. Before the first round they are gone; afterwards their points stay.
    pub fn withdraw(&mut self, who: &P) -> Result<(), NotNow> {
        let player = self.player(who).ok_or(NotNow::Unknown)?;
        match self.stage {
            Stage::Registration | Stage::CheckIn => {
                self.entries.remove(usize::from(player.0));
            }
            Stage::Playing => self.entries[usize::from(player.0)].out = true,
            Stage::Finished | Stage::Cancelled => return Err(NotNow::Stage(self.stage)),
        }
        Ok(())
    }

    /// Calls those who registered: from now on they say that they are there.
    pub fn call(&mut self) -> Result<(), NotNow> {
        self.expect(Stage::Registration)?;
        if !self.enough() {
            return Err(NotNow::TooFew);
        }
        self.stage = Stage::CheckIn;
        Ok(())
    }

    /// Somebody says that they are there.
    pub fn check_in(&mut self, who: &P) -> Result<(), NotNow> {
        self.expect(Stage::CheckIn)?;
        let player = self.player(who).ok_or(NotNow::Unknown)?;
        self.entries[usize::from(player.0)].here = true;
        Ok(())
    }

    /// Whether there are enough for the next step before the first round.
    pub fn enough(&self) -> bool {
        let ready = |entry: &&Entry<P>| self.stage == Stage::Registration || entry.here;
        self.entries.iter().filter(ready).count() >= self.fewest()
    }

    /// Begins with those who are there, the strongest first. Whoever is not there is absent until they register again.
    pub fn begin(&mut self, strength: impl Fn(&P) -> i64) -> Result<(), NotNow> {
        self.expect(Stage::CheckIn)?;
        if !self.enough() {
            return Err(NotNow::TooFew);
        }
        self.entries.sort_by_key(|entry| (!entry.here, std::cmp::Reverse(strength(&entry.who))));
        self.stage = Stage::Playing;
        self.go_on();
        Ok(())
    }

    /// It does not take place, or is broken off.
    pub fn cancel(&mut self) -> Result<(), NotNow> {
        if self.stage.is_over() {
            return Err(NotNow::Stage(self.stage));
        }
        self.stage = Stage::Cancelled;
        Ok(())
    }

    /// A table of the present round is over. With the last one the next round is announced, or the tournament ends.
    pub fn report(&mut self, table: usize, places: Vec<Place>) -> Result<(), NotNow> {
        self.expect(Stage::Playing)?;
        let announced = self.rounds.last_mut().ok_or(NotNow::Table)?;
        let sat = announced.round.tables.get(table).map(Vec::len);
        match announced.places.get_mut(table) {
            Some(open @ None) if sat == Some(places.len()) => *open = Some(places),
            Some(_) | None => return Err(NotNow::Table),
        }
        self.go_on();
        Ok(())
    }

    /// The tables of the present round that are not over.
    pub fn open_tables(&self) -> impl Iterator<Item = (usize, &[Player])> {
        let present = self.rounds.last().filter(|_| self.stage == Stage::Playing);
        present.into_iter().flat_map(|announced| {
            let tables = announced.round.tables.iter().map(Vec::as_slice).enumerate();
            tables.filter(|(table, _)| announced.places[*table].is_none())
        })
    }

    /// Who stands where after the last round that is over.
    pub fn standings(&self) -> Vec<Line> {
        let (system, playing, played) = (self.terms.system, self.playing(), self.played());
        match system {
            System::Swiss | System::RoundRobin | System::Groups => {
                standings(&playing, &played, system.bye(), system.tie_breaks())
            }
            System::Knockout => {
                let announced: Vec<&Round> = self.rounds.iter().map(|announced| &announced.round).collect();
                knockout::standings(&playing, &announced, &played, self.stage == Stage::Finished)
            }
        }
    }

    /// Who played whom, in the order of some players.
    pub fn crosstable(&self, players: &[Player]) -> Vec<Vec<Vec<Meeting>>> {
        // A table that is still played has its number, and nobody there yet.
        let known = |announced: &Announced| {
            let mut round = announced.round.clone();
            for (table, places) in round.tables.iter_mut().zip(&announced.places) {
                if places.is_none() {
                    table.clear();
                }
            }
            Played::new(round, announced.places.iter().map(|places| places.clone().unwrap_or_default()).collect())
        };
        crosstable(players, &self.rounds.iter().map(known).collect::<Vec<_>>())
    }

    fn expect(&self, stage: Stage) -> Result<(), NotNow> {
        if self.stage == stage { Ok(()) } else { Err(NotNow::Stage(self.stage)) }
    }

    fn fewest(&self) -> usize {
        match self.terms.system {
            System::Swiss | System::RoundRobin => 2,
            System::Groups | System::Knockout => usize::from(self.terms.fewest),
        }
    }

    /// How many may sit at a table.
    fn sizes(&self) -> RangeInclusive<usize> {
        usize::from(self.terms.fewest)..=usize::from(self.terms.most)
    }

    /// Everybody who has ever been there.
    fn playing(&self) -> Vec<Player> {
        let numbered = (0..).map(Player).zip(&self.entries);
        numbered.filter(|(_, entry)| entry.here).map(|(player, _)| player).collect()
    }

    /// The rounds that are over.
    fn played(&self) -> Vec<Played> {
        self.rounds.iter().filter(|announced| announced.is_over()).map(Announced::played).collect()
    }

    /// Announces the next round as long as the last one is over: one whose players have all given up is over at once.
    fn go_on(&mut self) {
        while self.stage == Stage::Playing && self.rounds.last().is_none_or(Announced::is_over) {
            match self.pair() {
                Ok(round) => self.announce(round),
                Err(NoRound::TooFew | NoRound::Twice(_) | NoRound::Over) => self.stage = Stage::Finished,
            }
        }
    }

    fn pair(&self) -> Result<Round, NoRound> {
        let number = self.rounds.len();
        // A knock-out ends with its last table, however many rounds that took.
        if self.terms.system != System::Knockout && number >= self.rounds_planned() {
            return Err(NoRound::Over);
        }
        let played = self.played();
        let present: Vec<Player> =
            self.playing().into_iter().filter(|player| !self.entries[usize::from(player.0)].out).collect();
        if present.len() < self.fewest() {
            return Err(NoRound::TooFew);
        }
        let wanted = usize::from(self.terms.seats);
        match self.terms.system {
            System::Swiss => swiss::pair(&present, &played),
            System::RoundRobin => robin::round(&self.playing(), number, false),
            System::Groups => groups::pair(&present, &played, wanted, &self.sizes()),
            System::Knockout if wanted == 2 => knockout::bracket(&self.playing(), &played),
            System::Knockout => knockout::tables(&present, &played, wanted, &self.sizes()),
        }
    }

    /// Where only one or nobody of a table is still in the tournament, it is over without a game.
    fn announce(&mut self, round: Round) {
        let is_out = |player: &Player| self.entries[usize::from(player.0)].out;
        let without_game = |table: &Vec<Player>| {
            let place = |player: &Player| if is_out(player) { Place::Absent } else { Place::Rank(1) };
            (table.iter().filter(|player| !is_out(player)).count() < 2).then(|| table.iter().map(place).collect())
        };
        let places = round.tables.iter().map(without_game).collect();
        self.rounds.push(Announced { round, places });
    }
}
