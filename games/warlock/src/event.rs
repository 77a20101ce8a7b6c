//! What happens in a game, in steps small enough to animate and to explain.

use crate::number::MazeCard;
use crate::offer::{Offer, OfferFace};
use crate::phase::Foe;
use crate::place::{Card, CardSet, Encounter, NumberSet, Place};
use crate::scores::{Luck, Skill, Stamina};
use kernel::{Seat, Seats};
use serde::{Serialize, Serializer};

/// A walk: its spaces from the first step on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    steps: [Option<Place>; 8],
}

impl Path {
    /// A walk from its spaces.
    pub fn new(places: impl IntoIterator<Item = Place>) -> Path {
        let mut steps = [None; 8];
        for (step, place) in steps.iter_mut().zip(places) {
            *step = Some(place);
        }
        Path { steps }
    }

    /// The spaces.
    pub fn iter(&self) -> impl Iterator<Item = Place> + '_ {
        self.steps.iter().flatten().copied()
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// A number of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// STAMINA.
    Stamina,
    /// LUCK.
    Luck,
    /// Gold.
    Gold,
    /// Provisions.
    Provisions,
    /// Lanterns.
    Lanterns,
}

/// One thing that happened. Variants ending in `Hidden` are what an audience sees that may not see the rest.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts of the sentence that the texts hold for the event")]
pub enum Event {
    /// An adventurer was created.
    Created { seat: Seat, skill: Skill, stamina: Stamina, luck: Luck },
    /// The extra points were split.
    Split { seat: Seat, provisions: u8, gold: u8 },
    /// Treasures, encounters and labyrinth cards were laid.
    Laid,
    /// A player received Key Challenge cards.
    Clues { seat: Seat, numbers: NumberSet },
    /// A player received Key Challenge cards, unseen.
    CluesHidden { seat: Seat, count: u8 },
    /// Somebody rolled for the first turn.
    FirstDie { seat: Seat, die: u8 },
    /// Somebody takes the first turn.
    First { seat: Seat },
    /// A turn begins.
    TurnBegins { seat: Seat, round: u16 },
    /// A turn is missed.
    Missed { seat: Seat },
    /// A number of a sheet changed.
    Changed { seat: Seat, score: Score, change: i16, now: u16 },
    /// A luck test.
    LuckTest { seat: Seat, dice: [u8; 2], luck: Luck, lucky: bool },
    /// A die was rolled for the current question.
    Die { seat: Seat, die: u8 },
    /// Somebody is caged.
    Caged { seat: Seat },
    /// Somebody left the cage.
    Freed { seat: Seat },
    /// Somebody was put on a space.
    PutOn { seat: Seat, at: Place },
    /// A labyrinth card was turned up.
    MazeTurned { seat: Seat, maze: MazeCard, open: bool },
    /// The labyrinth cards were hidden again.
    MazeHidden,
    /// A movement roll.
    Rolled { seat: Seat, die: u8 },
    /// No step was possible.
    NoStep { seat: Seat },
    /// Somebody stayed.
    Stayed { seat: Seat },
    /// A Key Challenge was announced.
    Challenged { seat: Seat, numbers: NumberSet },
    /// An answer, seen by the challenger alone.
    Answered { seat: Seat, by: Seat, shown: NumberSet },
    /// Somebody walked.
    Walked { seat: Seat, path: Path },
    /// An encounter card was turned up.
    EncounterUp { room: Place, card: Encounter },
    /// An encounter card left the game.
    EncounterGone { room: Place, card: Encounter },
    /// An encounter card was turned face down again.
    EncounterDown { room: Place, card: Encounter },
    /// The house and a player rolled in the Games Room.
    Game { seat: Seat, dice: [u8; 2], house: [u8; 2] },
    /// Somebody was cursed.
    Cursed { seat: Seat, victim: Seat },
    /// A card was taken; these seats know which.
    Took { seat: Seat, card: Card, at: Place, known: Seats },
    /// A card was taken, unseen.
    TookHidden { seat: Seat, at: Place },
    /// Gold or provisions were taken and shown.
    TookOpenly { seat: Seat, card: Card, at: Place },
    /// A card was left; these seats know which.
    Left { seat: Seat, card: Card, at: Place, known: Seats },
    /// A card was left face down.
    LeftHidden { seat: Seat, at: Place },
    /// A card in hand was shown to all.
    Shown { seat: Seat, card: Card },
    /// A card was used up.
    UsedUp { seat: Seat, card: Card },
    /// A card was sold.
    Sold { seat: Seat, card: Card },
    /// A card was pawned.
    Pawned { seat: Seat, card: Card },
    /// A card of the stock was bought.
    Redeemed { seat: Seat, card: Card },
    /// Somebody looks at another's Key Challenge cards.
    Gazed { seat: Seat, of: Seat },
    /// What the player saw there.
    Learnt { seat: Seat, of: Seat, numbers: NumberSet },
    /// Somebody fell into the river.
    FellIn { seat: Seat },
    /// A combat begins.
    CombatBegins { seat: Seat, foe: Foe },
    /// Somebody picked his weapon.
    Armed { seat: Seat, weapon: Option<Card>, shield: bool },
    /// An assault: the foe's dice and total, the fighter's dice and total.
    Assault { seat: Seat, foe: Foe, theirs: [u8; 2], their_total: u8, ours: [u8; 2], our_total: u8 },
    /// A monster was wounded.
    FoeWounded { seat: Seat, foe: Foe, left: Stamina },
    /// The weapon does not hurt the foe.
    NoEffect { seat: Seat, foe: Foe },
    /// A foe is dead or driven off.
    FoeBeaten { seat: Seat, foe: Foe },
    /// A combat ended undecided.
    CombatEnds { seat: Seat },
    /// Somebody flees.
    Fled { seat: Seat },
    /// Somebody ran from an adventurer.
    Ran { seat: Seat, path: Path },
    /// An encounter waits for somebody.
    Waits { seat: Seat, room: Place },
    /// Adventurers met.
    Met { seat: Seat, others: Seats },
    /// Somebody attacked.
    Attacked { seat: Seat, victim: Seat },
    /// An attacker lets the other be after all.
    Spared { seat: Seat, victim: Seat },
    /// An ally fights in the place of the attacked.
    SteppedIn { seat: Seat, victim: Seat },
    /// An ally does not.
    StoodAside { seat: Seat, victim: Seat },
    /// Somebody says until which STAMINA he fights on.
    FightsUntil { seat: Seat, stamina: Stamina },
    /// Somebody ignored the others.
    Ignored { seat: Seat },
    /// A negotiation began.
    TalksBegin { seat: Seat, with: Seat },
    /// A proposal as its maker sees it.
    Offered { seat: Seat, to: Seat, offer: Offer },
    /// A proposal as the other sees it.
    OfferedTo { seat: Seat, to: Seat, offer: OfferFace },
    /// A proposal was made.
    OfferedHidden { seat: Seat, to: Seat },
    /// A proposal was accepted.
    Accepted { seat: Seat, with: Seat },
    /// A negotiation ended.
    TalksEnd { seat: Seat },
    /// Cards changed hands in a deal, seen by the two alone.
    Traded { from: Seat, to: Seat, cards: CardSet },
    /// Treasure cards were shown to one player.
    ShowedCards { from: Seat, to: Seat, cards: CardSet },
    /// Key Challenge cards were shown to one player.
    ShowedClues { from: Seat, to: Seat, numbers: NumberSet },
    /// A true answer to the question for some numbers: those held, and those not.
    Confirmed { from: Seat, to: Seat, held: NumberSet, lacks: NumberSet },
    /// Cards were shown to one player.
    ShowedHidden { from: Seat, to: Seat },
    /// Cards were looted; these seats know which.
    Looted { seat: Seat, from: Seat, cards: CardSet, known: Seats },
    /// Cards were looted, unseen.
    LootedHidden { seat: Seat, from: Seat, count: u8 },
    /// A named card was not there.
    NotThere { seat: Seat, from: Seat, card: Card },
    /// An adventurer died.
    Died { seat: Seat },
    /// A grave was laid; its owner knows the cards.
    Grave { seat: Seat, at: Place, cards: CardSet },
    /// A grave was laid.
    GraveHidden { seat: Seat, at: Place, count: u8 },
    /// A killer kept a card, seen by the two alone.
    Kept { seat: Seat, from: Seat, card: Card },
    /// A killer kept a card.
    KeptHidden { seat: Seat, from: Seat },
    /// The chest was tried with these numbers, these keys shown.
    ChestTried { seat: Seat, numbers: NumberSet, keys: CardSet },
    /// This many keys were wrong.
    ChestWrong { seat: Seat, wrong: u8 },
    /// The chest is open.
    ChestOpened { seat: Seat, numbers: NumberSet },
    /// A player left for good.
    LeftGame { seat: Seat },
    /// The rounds are over.
    Zagor,
    /// A single player remains.
    Alone { seat: Seat },
}
