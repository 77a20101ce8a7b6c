//! All dice: what they show, who holds them, and who knows them.

use crate::dice::{DICE, DiceSet, Die};
use crate::setup::{Duo, Options};
use crate::side::Side;
use crate::state::MEMBERS;
use kernel::{Audience, Seat};

/// The index of the spectators among those who know dice.
pub(crate) const SPECTATORS: usize = MEMBERS;

/// All dice. Holders are member indices; the dummy holds its own set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tray {
    /// What each die shows; 0 if it is not in the game.
    pub values: [u8; DICE],
    /// Who holds which dice, those set aside included.
    pub held: [DiceSet; MEMBERS],
    /// Dice set aside.
    pub aside: DiceSet,
    /// Lent dice: nothing changes them this turn.
    pub frozen: DiceSet,
    /// Those of them lent by the lighter.
    pub lit: DiceSet,
    /// Of the third pawn's dice, those on the second player's side.
    pub far: DiceSet,
    /// Which dice each seat, and last the spectators, know by place and face.
    pub known: [DiceSet; MEMBERS + 1],
    /// Which of these everybody remembers from phase 2 while phase 3 may change them.
    pub memory: [DiceSet; MEMBERS + 1],
    /// What the dice showed when phase 3 began; 0 outside phase 3.
    pub before: [u8; DICE],
}

impl Tray {
    /// What a die shows.
    #[inline]
    pub fn value(&self, die: Die) -> u8 {
        self.values[die.index()]
    }

    /// FUJ-DIE-1: the dice a member has now: held, own or lent, and not set aside.
    #[inline]
    pub fn hand(&self, holder: usize) -> DiceSet {
        self.held[holder].minus(self.aside)
    }

    /// FUJ-DIE-2, FUJ-DIE-3: the dice a member may re-roll or change: neither set aside nor frozen.
    #[inline]
    pub fn free(&self, holder: usize) -> DiceSet {
        self.hand(holder).minus(self.frozen)
    }

    /// FUJ-2B-2: those of the third pawn's dice that lie on one side.
    #[inline]
    pub fn on_side(&self, dice: DiceSet, side: Side) -> DiceSet {
        match side {
            Side::First => dice.minus(self.far),
            Side::Second => dice.and(self.far),
        }
    }

    /// FUJ-2B-2: on which side of the third pawn's dice a die would lie.
    #[inline]
    pub fn side(&self, die: Die) -> Side {
        if self.far.contains(die) { Side::Second } else { Side::First }
    }

    /// Who holds a die, if it is in the game.
    pub fn holder(&self, die: Die) -> Option<usize> {
        self.held.iter().position(|held| held.contains(die))
    }

    /// All dice in the game.
    pub fn in_game(&self) -> DiceSet {
        self.held.iter().fold(DiceSet::NONE, |all, held| all.or(*held))
    }

    /// Those of the dice that show this value.
    pub fn showing(&self, dice: DiceSet, value: u8) -> DiceSet {
        dice.iter().filter(|&die| self.value(die) == value).collect()
    }

    /// What an audience knows.
    pub fn known_to(&self, audience: Audience) -> DiceSet {
        match audience {
            Audience::Seat(seat) => self.known[seat.index()],
            Audience::Spectator => self.known[SPECTATORS],
        }
    }

    /// The player behind whose screen a die lies: its holder, or for the third pawn the player on its side.
    #[inline]
    pub fn keeper(&self, options: &Options, die: Die) -> Option<Seat> {
        let holder = self.holder(die)?;
        if holder < usize::from(options.seats) {
            return Some(Seat(holder as u8));
        }
        (options.duo == Duo::Third).then(|| Seat(u8::from(self.far.contains(die))))
    }

    /// Everybody learns these dice.
    #[inline]
    pub fn show(&mut self, dice: DiceSet) {
        for known in &mut self.known {
            *known = known.or(dice);
        }
    }

    /// One player learns these dice.
    #[inline]
    pub fn show_to(&mut self, seat: Seat, dice: DiceSet) {
        self.known[seat.index()] = self.known[seat.index()].or(dice);
    }

    /// Everybody but these players stops knowing these dice.
    #[inline]
    pub fn lose_track(&mut self, dice: DiceSet, except: u8) {
        for (watcher, known) in self.known.iter_mut().enumerate() {
            if except & (1 << watcher) == 0 {
                *known = known.minus(dice);
            }
        }
    }

    /// Moves a die to another holder.
    pub fn pass(&mut self, die: Die, from: usize, to: usize) {
        let one = DiceSet::one(die);
        self.held[from] = self.held[from].minus(one);
        self.held[to] = self.held[to].or(one);
    }

    /// FUJ-DIE-4, FUJ-P6-7: every lent die returns to the owner of its colour, every die set aside to its place.
    pub fn bring_home(&mut self, third: bool, far_half: DiceSet) {
        let in_game = self.in_game();
        for (set, held) in self.held.iter_mut().enumerate() {
            *held = in_game.and(DiceSet::whole(set));
        }
        self.aside = DiceSet::NONE;
        self.frozen = DiceSet::NONE;
        self.lit = DiceSet::NONE;
        self.far = if third { far_half.and(in_game) } else { DiceSet::NONE };
    }

    /// FUJ-CON-6, FUJ-E14-2: what somebody's dice add up to, given what each counts; those set aside count nothing.
    #[inline]
    pub fn total(&self, holder: usize, count: impl Fn(Die, u8) -> u8) -> u8 {
        self.hand(holder).iter().map(|die| count(die, self.value(die))).sum()
    }
}
