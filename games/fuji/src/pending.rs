//! What the game waits for while a card is carried out, and proposals that wait for answers.

use crate::action::Action;
use crate::cards::Equipment;
use crate::member::Member;
use crate::side::Side;
use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A card that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// No card.
    Nothing,
    /// A pawn has come by rope to an equipment token: draw or leave.
    RopeDraw(Member),
    /// A player may re-roll: the second sip of their own bottle, or the one another player granted.
    Sip(Member),
    /// A teammate is asked for a die by the lighter, or the third pawn has agreed to give one.
    Lend {
        /// Who gets it.
        user: Member,
        /// Who gives it.
        from: Member,
        /// From which side of the third pawn.
        side: Side,
        /// The card used: the lighter, or the knife.
        card: Equipment,
    },
    /// Everybody re-rolls one die: these members still must, as bits.
    Clip {
        /// Who still must.
        waiting: u8,
        /// The side that picks for the third pawn.
        side: Side,
    },
    /// Both players pick among the third pawn's dice on their sides.
    Both {
        /// What for.
        effect: ManyDice,
        /// The card used, unless it is spent already.
        card: Equipment,
        /// Who still must pick.
        waiting: Seats,
        /// Whether anybody has picked a die.
        any: bool,
    },
    /// The players of the agreed sides pick single dice of the third pawn.
    Sides {
        /// What for.
        effect: FewDice,
        /// How many dice each side still picks.
        count: [u8; 2],
    },
}

/// An effect on any number of the third pawn's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ManyDice {
    /// The flashlight's re-roll.
    Flashlight,
    /// The first sip of the third pawn's own bottle.
    FirstSip,
    /// The second sip of the third pawn's own bottle.
    SecondSip,
    /// A sip granted by a player.
    GrantedSip,
    /// Ones become sixes.
    DuctTape,
    /// Sixes become ones.
    Compass,
}

/// An effect on single dice of the third pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FewDice {
    /// A die is turned.
    Shovel,
    /// A die is lent to this member.
    Map(Member),
    /// Dice are set aside.
    Machete,
}

/// A proposal that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Who proposed it.
    pub by: Seat,
    /// What.
    pub action: Action,
    /// Who agrees, the proposer included.
    pub accepted: Seats,
}
