//! Replaying a game file, and proving it.

use crate::play::Events;
use crate::record::{ActEntry, Entry, UndoEntry};
use crate::{
    ActFault, Complete, Dice, Digest, Draw, Fact, Fault, Given, Match, NotationFault, Record, RecordFault, Refusal,
    Seal, Standing, Turn, facts,
};

/// A game file being played again, line by line. Replay never rolls: every draw is read from the file.
#[derive(Debug)]
pub struct Replay<'a, G: Complete> {
    record: &'a Record,
    played: Match<G>,
    /// Where every draw is made again, if the secret is known.
    dice: Option<Dice>,
    next: usize,
}

/// What a proof found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// How many actions and undos were checked.
    pub entries: usize,
    /// How many draws were checked against the file.
    pub draws: usize,
    /// Whether the seal was open, so that every draw could be made again.
    pub sealed: bool,
    /// Whether the game is over.
    pub finished: bool,
    /// Whether the game began from a given position: nothing is proved of what came before it.
    pub given: bool,
    /// How many actions had their draws set by hand: nothing is proved of those dice.
    pub forced: usize,
}

impl<'a, G: Complete> Replay<'a, G> {
    /// Starts to replay a file; the setup is played and checked. Also returns what happened in the setup.
    pub fn new(record: &'a Record, edition: &'static G::Edition) -> Result<(Replay<'a, G>, Events<G>), RecordFault> {
        Replay::begin(record, edition, None)
    }

    /// Starts to replay a file whose secret is known: every draw is made again and compared.
    pub fn with_seal(
        record: &'a Record,
        edition: &'static G::Edition,
        seal: &Seal,
    ) -> Result<(Replay<'a, G>, Events<G>), RecordFault> {
        let bare = seal;
        let seal =
            record.header.shares.iter().fold(seal.clone(), |seal, share| seal.with_share(share.place, &share.text));
        if bare.commitment() != record.header.commitment {
            // The header names two fingerprints of the secret. If it fits neither, the secret is wrong, not the header.
            let blamed = if record.end.is_some() && seal.dice() != record.header.dice { record.end_line() } else { 1 };
            let (written, made) = (record.header.commitment.to_string(), bare.commitment().to_string());
            return Err(wrong(blamed, "record-commitment", facts![written, made]));
        }
        if seal.dice() != record.header.dice {
            return Err(wrong(1, "record-dice", facts![]));
        }
        Replay::begin(record, edition, Some(&seal))
    }

    fn begin(
        record: &'a Record,
        edition: &'static G::Edition,
        seal: Option<&Seal>,
    ) -> Result<(Replay<'a, G>, Events<G>), RecordFault> {
        check_header::<G>(record, edition)?;
        // An unknown secret is never drawn from: all draws are read from the file.
        let known = seal.cloned().unwrap_or_else(|| Seal::from_secret([0; 32]));
        let (mut played, events, dice) = match &record.header.position {
            None => begin_setup::<G>(record, edition, known, seal)?,
            Some(position) => {
                let mut played = Match::from_position(position, edition, known)
                    .map_err(|fault| RecordFault::new(1, fault.fault()))?;
                played.swap_dice(Dice::given(Vec::new()));
                let table = &played.record().header.table;
                if record.header.table != *table {
                    return Err(wrong(1, "record-position-seats", facts![seats = table.seats]));
                }
                let rules = played.record().header.rules;
                if record.header.rules != rules {
                    let facts = facts![written = record.header.rules.0, position = rules.0];
                    return Err(wrong(1, "record-position-rules", facts));
                }
                same_draws(&[], &record.start.start, 2)?;
                (played, Vec::new(), seal.map(Dice::sealed))
            }
        };
        if played.hash() != record.start.hash {
            let (made, written) = (played.hash(), record.start.hash.as_str());
            return Err(wrong(2, "record-start-hash", facts![made, written]));
        }
        played.keep_header(&record.header);
        Ok((Replay { record, played, dice, next: 0 }, events))
    }

    /// The game as far as it has been replayed.
    pub fn game(&self) -> &Match<G> {
        &self.played
    }

    /// How many entries have been replayed.
    pub fn position(&self) -> usize {
        self.next
    }

    /// Replays one entry; returns what happened, or nothing at the end of the file.
    pub fn step(&mut self) -> Result<Option<(&'a Entry, Events<G>)>, RecordFault> {
        let Some(entry) = self.record.entries.get(self.next) else { return Ok(None) };
        let line = Record::line_of(self.next);
        let (n, hash) = match entry {
            Entry::Act(act) => (act.n, &act.hash),
            Entry::Undo(undo) => (undo.n, &undo.hash),
        };
        if n as usize != self.next + 1 {
            return Err(wrong(line, "record-number", facts![written = n, expected = self.next + 1]));
        }
        let events = match entry {
            Entry::Act(act) => self.act(act, line)?,
            Entry::Undo(undo) => self.undo(undo, line)?,
        };
        self.next += 1;
        if self.played.hash() != hash {
            return Err(wrong(line, "record-hash", facts![made = self.played.hash(), written = hash.as_str()]));
        }
        Ok(Some((entry, events)))
    }

    fn act(&mut self, act: &ActEntry, line: usize) -> Result<Events<G>, RecordFault> {
        let action: G::Action =
            act.action.parse().map_err(|fault| RecordFault::new(line, NotationFault::fault(&fault)))?;
        if action.to_string() != act.action {
            let facts = facts![written = act.action.as_str(), notation = action.to_string()];
            return Err(wrong(line, "record-notation", facts));
        }
        match self.dice.take() {
            Some(dice) if !act.forced => {
                let given = self.played.swap_dice(dice);
                let events = self.played.act(act.seat, &action).map_err(|refusal| refused::<G>(line, refusal))?;
                self.dice = Some(self.played.swap_dice(given));
                let drawn = match self.played.record().entries.last() {
                    Some(Entry::Act(played)) => played.draws.as_slice(),
                    Some(Entry::Undo(_)) | None => &[],
                };
                same_draws(drawn, &act.draws, line)?;
                Ok(events)
            }
            dice => {
                self.dice = dice;
                let given = act.draws.iter().cloned().map(Given::from).collect();
                self.played.act_given(act.seat, &action, given).map_err(|reason| match reason {
                    ActFault::Refused(refusal) => refused::<G>(line, refusal),
                    ActFault::Draws(reason) => RecordFault::new(line, reason.fault()),
                })
            }
        }
    }

    fn undo(&mut self, undo: &UndoEntry, line: usize) -> Result<Events<G>, RecordFault> {
        let taken = self.played.undo(undo.seat).map_err(|refusal| wrong(line, refusal.key(), facts![]))?;
        if taken != undo.undo {
            return Err(wrong(line, "record-undo", facts![seat = undo.seat, possible = taken, written = undo.undo]));
        }
        Ok(Vec::new())
    }

    /// Replays to the end of the file; returns the match, ready to go on if the secret is known. Without it the match
    /// can be looked at, but has no dice.
    pub fn finish(mut self) -> Result<Match<G>, RecordFault> {
        while self.step()?.is_some() {}
        self.check_end()?;
        match self.dice.take() {
            Some(dice) => drop(self.played.swap_dice(dice)),
            None => self.played.keep_record(self.record),
        }
        Ok(self.played)
    }

    fn check_end(&self) -> Result<(), RecordFault> {
        let line = self.record.end_line();
        match (&self.record.end, self.played.turn()) {
            (None, Turn::Decide(_)) => Ok(()),
            (None, Turn::Over(_)) => Err(wrong(line, "record-no-end", facts![])),
            (Some(_), Turn::Decide(_)) => Err(wrong(line, "record-early-end", facts![])),
            (Some(end), Turn::Over(outcome)) if end.end != outcome.standings() => {
                Err(wrong(line, "record-result", facts![result = result(outcome.standings())]))
            }
            (Some(_), Turn::Over(_)) => Ok(()),
        }
    }
}

/// Proves a game file: the commitment, every draw, every action, every hash, the result. The proof says whether the start
/// was given or draws were set by hand.
pub fn verify<G: Complete>(record: &Record, edition: &'static G::Edition) -> Result<Proof, RecordFault> {
    let replay = match &record.end {
        Some(end) => {
            let seal = Seal::from_hex(&end.seal).map_err(|fault| RecordFault::new(record.end_line(), fault))?;
            Replay::<G>::with_seal(record, edition, &seal)?.0
        }
        None => Replay::<G>::new(record, edition)?.0,
    };
    let finished = matches!(replay.finish()?.turn(), Turn::Over(_));
    let draws = record.entries.iter().map(|entry| match entry {
        Entry::Act(act) => act.draws.len(),
        Entry::Undo(_) => 0,
    });
    Ok(Proof {
        entries: record.entries.len(),
        draws: record.start.start.len() + draws.sum::<usize>(),
        sealed: record.end.is_some(),
        finished,
        given: record.header.position.is_some(),
        forced: record.entries.iter().filter(|entry| matches!(entry, Entry::Act(act) if act.forced)).count(),
    })
}

fn check_header<G: Complete>(record: &Record, edition: &G::Edition) -> Result<(), RecordFault> {
    let (header, about, tag) = (&record.header, G::about(), G::edition_tag(edition));
    if header.game != about.id {
        return Err(wrong(1, "record-game", facts![written = header.game.as_str(), game = about.id]));
    }
    header.rules.known::<G>().map_err(|fault| RecordFault::new(1, fault))?;
    if header.edition.digest != tag.digest || header.edition.name != tag.name {
        let facts = facts![
            written = header.edition.name.as_str(),
            written_digest = header.edition.digest.short(),
            edition = tag.name.as_str(),
            digest = tag.digest.short(),
        ];
        return Err(wrong(1, "record-edition", facts));
    }
    match &header.edition.text {
        Some(text) if Digest::of(text.as_bytes()) != header.edition.digest => {
            Err(wrong(1, "record-edition-text", facts![]))
        }
        Some(_) | None => Ok(()),
    }
}

type Begun<G> = (Match<G>, Events<G>, Option<Dice>);

fn begin_setup<G: Complete>(
    record: &Record,
    edition: &'static G::Edition,
    known: Seal,
    seal: Option<&Seal>,
) -> Result<Begun<G>, RecordFault> {
    let dice = match seal {
        Some(seal) => Dice::sealed(seal),
        None => Dice::given(record.start.start.iter().cloned().map(Given::from).collect()),
    };
    let started = Match::<G>::start_with(record.header.rules, &record.header.table, edition, known, dice)
        .map_err(|refusal| refused::<G>(1, refusal))?;
    let (mut played, events) = (started.game, started.events);
    if let Some(fault) = started.fault {
        return Err(RecordFault::new(2, fault.fault()));
    }
    same_draws(&played.record().start.start, &record.start.start, 2)?;
    let dice = seal.map(|_| played.swap_dice(Dice::given(Vec::new())));
    Ok((played, events, dice))
}

fn same_draws(drawn: &[Draw], written: &[Draw], line: usize) -> Result<(), RecordFault> {
    if drawn == written {
        return Ok(());
    }
    let different = drawn.iter().zip(written).position(|(drawn, written)| drawn != written);
    Err(match different {
        Some(place) => {
            let (written, made) = (written[place].to_string(), drawn[place].to_string());
            wrong(line, "record-draw", facts![number = place + 1, written, made])
        }
        None => wrong(line, "record-draws", facts![written = written.len(), made = drawn.len()]),
    })
}

fn wrong(line: usize, key: &'static str, facts: crate::Facts) -> RecordFault {
    RecordFault::new(line, Fault::house(key, facts))
}

/// A rule of the game refuses what a line says.
fn refused<G: Complete>(line: usize, refusal: Refusal) -> RecordFault {
    RecordFault::new(line, Fault::refused(G::words(), refusal))
}

/// The places and scores of all seats, as a list.
fn result(standings: &[Standing]) -> Vec<Fact> {
    let one = |standing: &Standing| Fact::from(format!("{}. {}", standing.place, standing.score));
    standings.iter().map(one).collect()
}
