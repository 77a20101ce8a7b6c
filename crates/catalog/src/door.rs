//! A game of any kind.

use crate::play::happenings;
use crate::{AnyEdition, AnyMatch, Happening};
use kernel::record::{EditionRef, Entry};
use kernel::{
    About, Book, Complete, Dice, EditionFault, EditionTag, Given, Lang, Match, PositionFault, Proof, Record,
    RecordFault, ReferenceTable, Refusal, Replay, RulesVersion, Seal, Silent, Standing, Table, Turn, Volume, Words,
    play_at_random, verify,
};
use laws::{Attack, Attacked, Examination, Examined, Finding, attack_positions, examine, examine_quickly};
use serde_json::Value;
use std::marker::PhantomData;
use std::sync::Arc;

/// A game, whatever game it is.
pub trait Door: Send + Sync {
    /// Its card.
    fn about(&self) -> &'static About;
    /// Its book.
    fn book(&self) -> &'static Book;
    /// The tables of reference of an edition.
    fn reference(&self, edition: AnyEdition, lang: Lang) -> Vec<ReferenceTable>;
    /// Its texts.
    fn words(&self) -> &'static Words;
    /// Every number of seats and every variant that deserves a look.
    fn variants(&self) -> Vec<Table>;
    /// The book in one language, with the numbers of an edition.
    fn book_in(&self, edition: AnyEdition, lang: Lang) -> Arc<Volume> {
        self.book().volume_in(edition.tag(), lang)
    }
    /// The edition that comes with it.
    fn base_edition(&self) -> AnyEdition;
    /// The edition that came with it under a version of its rules.
    fn base_edition_under(&self, rules: RulesVersion) -> AnyEdition;
    /// The editions that come with it and can be chosen, the base first.
    fn editions(&self) -> Vec<AnyEdition>;
    /// The edition that a record cites, if it comes with the game or came with an earlier version of its rules.
    fn edition_cited(&self, cited: &EditionRef) -> Option<AnyEdition>;
    /// The edition that a position names, if it comes with the game or came with an earlier version of its rules.
    fn edition_named(&self, name: &str) -> Option<AnyEdition>;
    /// The edition for a record when nobody gives one: the one it cites or holds, or the base, which its header then
    /// refuses.
    fn edition_for(&self, record: &Record) -> AnyEdition {
        let cited = &record.header.edition;
        let held = || cited.text.as_ref().and_then(|text| self.read_edition(text).ok());
        self.edition_cited(cited).or_else(held).unwrap_or_else(|| self.base_edition())
    }
    /// The edition for a position when nobody gives one: the one it names, or the base, which the position then refuses.
    fn edition_at(&self, position: &Value) -> AnyEdition {
        let named = position.get("edition").and_then(Value::as_str).and_then(|name| self.edition_named(name));
        named.unwrap_or_else(|| self.base_edition())
    }
    /// Whether an edition file can be played with: its name and fingerprint, or what is wrong. Nothing is kept.
    fn check_edition(&self, text: &str) -> Result<EditionTag, EditionFault>;
    /// Reads an edition file. The edition stays in memory for as long as the program runs; the same file is kept once.
    fn read_edition(&self, text: &str) -> Result<AnyEdition, EditionFault>;

    /// Sets a game up and starts it.
    fn start(
        &self,
        table: &Table,
        edition: AnyEdition,
        seal: Seal,
    ) -> Result<(Box<dyn AnyMatch>, Vec<Happening>), Refusal> {
        self.start_under(self.about().rules, table, edition, seal)
    }
    /// The same by a version of the rules that can still be played.
    fn start_under(
        &self,
        rules: RulesVersion,
        table: &Table,
        edition: AnyEdition,
        seal: Seal,
    ) -> Result<(Box<dyn AnyMatch>, Vec<Happening>), Refusal>;
    /// A match from a position.
    fn load(&self, position: &Value, edition: AnyEdition, seal: Seal) -> Result<Box<dyn AnyMatch>, PositionFault>;
    /// Replays a record, showing the match after the setup and after every entry.
    fn replay(&self, record: &Record, edition: AnyEdition, show: &mut ShowEntry<'_>) -> Result<(), RecordFault>;
    /// Replays a record whose secret is known, to go on with it.
    fn resume(&self, record: &Record, edition: AnyEdition, seal: &Seal) -> Result<Box<dyn AnyMatch>, RecordFault>;
    /// The same for a record that may have just begun, with what happened in its setup.
    fn begin_again(
        &self,
        record: &Record,
        edition: AnyEdition,
        seal: &Seal,
    ) -> Result<(Box<dyn AnyMatch>, Vec<Happening>), RecordFault>;
    /// Proves a record.
    fn verify(&self, record: &Record, edition: AnyEdition) -> Result<Proof, RecordFault>;

    /// Examines one game by all laws, or quickly by the cheap ones.
    fn examine(&self, plan: &Examination, quickly: bool) -> Result<Examined, Finding>;
    /// Alters positions of one game and reads them: each is refused, or plays to the end by the laws.
    fn attack(&self, attack: &Attack) -> Attacked;
    /// Plays random games, one per seed, as fast as it can.
    fn play_random(
        &self,
        table: &Table,
        edition: AnyEdition,
        seeds: &mut dyn Iterator<Item = u64>,
        show: &mut dyn FnMut(Played),
    ) -> Result<(), Refusal>;
    /// The game that [`Door::play_random`] plays with a seed, as a record: it begins from the position after the setup, with its
    /// draws set by hand, because those fast dice are not sealed.
    fn record_random(&self, table: &Table, edition: AnyEdition, seed: u64) -> Result<Record, Refusal>;
}

/// Is shown a match after its setup (no entry) and after every entry, with what happened.
pub type ShowEntry<'a> = dyn FnMut(&dyn AnyMatch, Option<&Entry>, Vec<Happening>) + 'a;

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The seed of its dice and choices.
    pub seed: u64,
    /// How many decisions it took.
    pub decisions: u32,
    /// Place and score of every seat.
    pub standings: Vec<Standing>,
}

/// The door of one game.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub(crate) const NEW: Of<G> = Of(PhantomData);
}

impl<G: Complete> Door for Of<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn book(&self) -> &'static Book {
        G::book()
    }

    fn reference(&self, edition: AnyEdition, lang: Lang) -> Vec<ReferenceTable> {
        G::reference(edition.open::<G>(), lang)
    }

    fn words(&self) -> &'static Words {
        G::words()
    }

    fn variants(&self) -> Vec<Table> {
        G::variants()
    }

    fn base_edition(&self) -> AnyEdition {
        AnyEdition::of::<G>(G::base_edition())
    }

    fn base_edition_under(&self, rules: RulesVersion) -> AnyEdition {
        AnyEdition::of::<G>(G::base_edition_under(rules))
    }

    fn editions(&self) -> Vec<AnyEdition> {
        std::iter::once(G::base_edition()).chain(G::other_editions()).map(AnyEdition::of::<G>).collect()
    }

    fn edition_cited(&self, cited: &EditionRef) -> Option<AnyEdition> {
        self.edition_named(&cited.name).filter(|edition| edition.tag().digest == cited.digest)
    }

    fn edition_named(&self, name: &str) -> Option<AnyEdition> {
        let former = G::about().versions().map(|rules| AnyEdition::of::<G>(G::base_edition_under(rules)));
        self.editions().into_iter().chain(former).find(|edition| edition.tag().name == name)
    }

    fn check_edition(&self, text: &str) -> Result<EditionTag, EditionFault> {
        G::read_edition(text).map(|edition| G::edition_tag(&edition).clone())
    }

    fn read_edition(&self, text: &str) -> Result<AnyEdition, EditionFault> {
        AnyEdition::load::<G>(text)
    }

    fn start_under(
        &self,
        rules: RulesVersion,
        table: &Table,
        edition: AnyEdition,
        seal: Seal,
    ) -> Result<(Box<dyn AnyMatch>, Vec<Happening>), Refusal> {
        let (started, events) = Match::<G>::start_under(rules, table, edition.open::<G>(), seal)?;
        Ok((Box::new(started), happenings::<G>(events)))
    }

    fn load(&self, position: &Value, edition: AnyEdition, seal: Seal) -> Result<Box<dyn AnyMatch>, PositionFault> {
        Ok(Box::new(Match::<G>::from_position(position, edition.open::<G>(), seal)?))
    }

    fn replay(&self, record: &Record, edition: AnyEdition, show: &mut ShowEntry<'_>) -> Result<(), RecordFault> {
        let (mut replay, events) = Replay::<G>::new(record, edition.open::<G>())?;
        show(replay.game(), None, happenings::<G>(events));
        while let Some((entry, events)) = replay.step()? {
            show(replay.game(), Some(entry), happenings::<G>(events));
        }
        replay.finish().map(|_| ())
    }

    fn resume(&self, record: &Record, edition: AnyEdition, seal: &Seal) -> Result<Box<dyn AnyMatch>, RecordFault> {
        self.begin_again(record, edition, seal).map(|(played, _)| played)
    }

    fn begin_again(
        &self,
        record: &Record,
        edition: AnyEdition,
        seal: &Seal,
    ) -> Result<(Box<dyn AnyMatch>, Vec<Happening>), RecordFault> {
        let (replay, events) = Replay::<G>::with_seal(record, edition.open::<G>(), seal)?;
        Ok((Box::new(replay.finish()?), happenings::<G>(events)))
    }

    fn verify(&self, record: &Record, edition: AnyEdition) -> Result<Proof, RecordFault> {
        verify::<G>(record, edition.open::<G>())
    }

    fn examine(&self, plan: &Examination, quickly: bool) -> Result<Examined, Finding> {
        if quickly { examine_quickly::<G>(plan) } else { examine::<G>(plan) }
    }

    fn attack(&self, attack: &Attack) -> Attacked {
        attack_positions::<G>(attack)
    }

    fn play_random(
        &self,
        table: &Table,
        edition: AnyEdition,
        seeds: &mut dyn Iterator<Item = u64>,
        show: &mut dyn FnMut(Played),
    ) -> Result<(), Refusal> {
        kernel::check_seats::<G>(table)?;
        let setup = G::setup(table, edition.open::<G>())?;
        let mut buffer = Vec::new();
        for seed in seeds {
            let mut dice = Dice::fast(seed);
            let mut state = G::start(&setup, &mut dice, &mut Silent);
            let (outcome, decisions) = play_at_random::<G>(&mut state, &mut dice, &mut buffer);
            show(Played { seed, decisions, standings: outcome.standings().to_vec() });
        }
        Ok(())
    }

    fn record_random(&self, table: &Table, edition: AnyEdition, seed: u64) -> Result<Record, Refusal> {
        kernel::check_seats::<G>(table)?;
        let edition = edition.open::<G>();
        let setup = G::setup(table, edition)?;
        let mut dice = Dice::fast(seed).recording();
        let mut state = G::start(&setup, &mut dice, &mut Silent);
        let mut played = Match::<G>::from_position(&G::position(&state), edition, Seal::from_seed(seed))
            .expect("a position that was written is read");
        let mut buffer = Vec::new();
        while let Turn::Decide(_) = G::turn(&state) {
            let seat = G::waited(&state).first().expect("somebody is waited for until the game is over");
            buffer.clear();
            G::actions(&state, seat, &mut buffer);
            let action = buffer.swap_remove(dice.below(buffer.len() as u32) as usize);
            dice.take_drawn();
            G::play(&mut state, seat, &action, &mut dice, &mut Silent);
            let given = dice.take_drawn().into_iter().map(Given::from).collect();
            played.act_given(seat, &action, given).expect("the same action with the same draws");
        }
        Ok(played.record().clone())
    }
}
