//! Where a game stands: the open decision, and what it needs.

use crate::action::Stake;
use crate::board::Node;
use crate::number::SlotSet;
use crate::offer::Offer;
use crate::place::{Card, Encounter};
use crate::scores::Stamina;
use crate::state::SEATS;
use kernel::{Seat, Seats};
use serde::Serialize;

/// The decision that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Everybody splits the extra points of the first adventurer; these seats have not yet.
    Creating(Seats),
    /// The active player splits the extra points of a new adventurer.
    Splitting,
    /// The active player sits in the cage.
    Caged,
    /// An encounter waits for the active player.
    Pending,
    /// The main action of the turn.
    Begin,
    /// A Key Challenge may be made.
    Challenge,
    /// The roll is to be walked.
    Walk,
    /// The chest may be tried on entering.
    Chest,
    /// A character's terms.
    Npc(Npc),
    /// Treasure may be taken.
    Take(AfterTake),
    /// Somebody holds too much and leaves a card.
    Drop(Resume),
    /// This adventurer picks his weapon.
    Arm(Seat),
    /// This adventurer fights on or flees.
    Assault(Seat),
    /// The active player decides about those he met.
    Meet,
    /// This seat decides about the active adventurer.
    React(Seat),
    /// The attacked adventurer fights, or speaks before weapons are chosen.
    Parley {
        /// Who attacks.
        attacker: Seat,
        /// Who decides.
        victim: Seat,
    },
    /// The two have spoken: the attacker strikes, or lets the other be.
    Strike {
        /// Who decides.
        attacker: Seat,
        /// Whom he attacks.
        victim: Seat,
    },
    /// An ally of the attacked may fight in his place.
    StepIn {
        /// Who attacks.
        attacker: Seat,
        /// Whom he attacks.
        victim: Seat,
        /// Who decides.
        ally: Seat,
    },
    /// This seat makes the first proposal.
    Propose(Seat),
    /// This seat answers a proposal.
    Answer(Seat),
    /// The player left behind chooses the loot.
    Loot {
        /// Who chooses.
        winner: Seat,
        /// Who flees.
        loser: Seat,
    },
    /// The fleeing player chooses where to go.
    Flight {
        /// Who flees.
        runner: Seat,
        /// From whom.
        from: Seat,
    },
    /// The killer chooses what to keep.
    Spoils {
        /// Who chooses.
        killer: Seat,
        /// Whose cards they were.
        dead: Seat,
    },
    /// The game is over.
    Over(Ending),
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The chest was opened.
    Opened(Seat),
    /// The rounds are over.
    Zagor,
    /// Everybody else has left.
    Alone(Seat),
}

/// A character or fixed room with terms of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Npc {
    /// Hexmaster.
    Hexmaster,
    /// Starving Beggar.
    Beggar,
    /// Trader.
    Trader,
    /// Seer.
    Seer,
    /// Fountain of Youth.
    Fountain,
    /// Games Room, before the game.
    Games,
    /// Games Room, after a win with the guarded card present.
    Prize {
        /// Of which kind the stake was.
        what: Stake,
        /// How much.
        amount: u8,
    },
    /// Shylock.
    Shylock,
}

/// What follows the taking of treasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterTake {
    /// The main action: the adventurer has just left the cage.
    Begin,
    /// The meeting.
    Meeting,
    /// Nothing: the turn ends.
    End,
}

/// Where the game goes on after a card was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resume {
    /// The main action of the turn.
    Begin,
    /// Taking treasure.
    Take(AfterTake),
    /// A character's terms.
    Npc(Npc),
    /// The flight from an adventurer.
    Flight {
        /// Who flees.
        runner: Seat,
        /// From whom.
        from: Seat,
    },
    /// The active player's part of a meeting.
    Meet,
    /// Another's part of a meeting.
    React(Seat),
    /// The attacker's choice after the attacked has spoken.
    Strike {
        /// Who attacks.
        attacker: Seat,
        /// Whom he attacks.
        victim: Seat,
    },
    /// The end of the turn.
    End,
}

/// The opponent of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// A monster of a random encounter.
    Monster(Encounter),
    /// The Dragon.
    Dragon,
    /// The Warlock.
    Warlock,
    /// The Crocodile.
    Crocodile,
    /// Another adventurer.
    Adventurer(Seat),
}

/// What an adventurer fights with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gear {
    /// The weapon card; `None` is the starting sword.
    pub weapon: Option<Card>,
    /// Whether the shield is used.
    pub shield: bool,
}

/// The current combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combat {
    /// The adventurer who fights a monster, or who attacked.
    pub fighter: Seat,
    /// The opponent.
    pub foe: Foe,
    /// What the monster has left.
    pub stamina: Stamina,
    /// How many assaults were made.
    pub assaults: u8,
    /// How often the Ghoul has wounded.
    pub wounds: u8,
    /// Whether the Eye of the Cyclops was used.
    pub eye: bool,
    /// What the fighter uses, and what an attacked adventurer uses.
    pub gear: [Gear; 2],
    /// The STAMINA above which the fighter, and an attacked adventurer, said they fight on.
    pub until: [Option<Stamina>; 2],
}

/// The current negotiation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Talks {
    /// Who opened it.
    pub opener: Seat,
    /// With whom.
    pub other: Seat,
    /// How many proposals were made.
    pub proposals: u8,
    /// The current proposal and who made it.
    pub offer: Option<(Seat, Offer)>,
    /// When the two speak.
    pub moment: Moment,
}

/// When two adventurers negotiate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moment {
    /// In a meeting.
    #[default]
    Meeting,
    /// Before the main action of a turn.
    Begin,
    /// After an attack, before weapons are chosen: the attacked opened the talks.
    Attack,
}

impl Talks {
    /// The one of the two who is not `seat`.
    pub fn partner(&self, seat: Seat) -> Seat {
        if seat == self.opener { self.other } else { self.opener }
    }
}

/// The last thing that everybody heard of without seeing what it was about. Views show it, so that an event tells no
/// more than a view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Somebody looked at another's Key Challenge cards.
    Gazed {
        /// Who looked.
        seat: Seat,
        /// At whose.
        of: Seat,
    },
    /// Two have negotiated.
    Talked {
        /// Who opened the negotiation, or made the proposal that was accepted.
        opener: Seat,
        /// The other one.
        other: Seat,
        /// Whether a proposal was accepted.
        deal: bool,
        /// How many showings the one and the other made.
        shown: [u8; 2],
    },
    /// Somebody looted one who fled.
    Looted {
        /// Who looted.
        seat: Seat,
        /// Whom.
        from: Seat,
        /// How many cards.
        count: u8,
        /// The card he had named.
        named: Option<Card>,
        /// Whether that card was there.
        found: bool,
    },
}

/// What has happened in the current turn so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSoFar {
    /// Whether the adventurer ate.
    pub ate: bool,
    /// The movement roll; 0 before it.
    pub roll: u8,
    /// Whether a passage was travelled.
    pub travelled: bool,
    /// Whether a labyrinth card was turned up and found open.
    pub revealed: bool,
    /// Whether the one card of a room was taken.
    pub room_card: bool,
    /// The slots of cards left in this turn: they cannot be taken before the next.
    pub left: SlotSet,
    /// Whether the guarded card is accessible.
    pub guarded: bool,
    /// The space from which the adventurer entered his room.
    pub entry: Node,
    /// Whether the encounter played is one that had waited.
    pub pending: bool,
    /// What was done with a character on this visit.
    pub visit: Visit,
    /// With whom the active player negotiates no more in this meeting.
    pub negotiated: Seats,
    /// How many deals the active player has made with each in this meeting.
    pub deals: [u8; SEATS],
    /// Who has already reacted in this meeting.
    pub reacted: Seats,
}

impl TurnSoFar {
    /// The start of a turn on a space.
    pub fn new(at: Node) -> TurnSoFar {
        TurnSoFar {
            ate: false,
            roll: 0,
            travelled: false,
            revealed: false,
            room_card: false,
            left: SlotSet::empty(),
            guarded: false,
            entry: at,
            pending: false,
            visit: Visit::default(),
            negotiated: Seats::NONE,
            deals: [0; SEATS],
            reacted: Seats::NONE,
        }
    }
}

/// What was done on a visit to the Trader or Shylock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visit {
    /// Provisions were bought.
    pub provisions: bool,
    /// The guarded card was bought.
    pub treasure: bool,
    /// A card was sold or pawned.
    pub sold: bool,
    /// A card of the stock was bought.
    pub redeemed: bool,
    /// The card pawned on this visit.
    pub pawned: Option<Card>,
}
