//! What one seat knows of a game: all that a bot, or drawing code, is ever given.

use crate::{Audience, Dice, Game, Refusal, Seat, may_act};

/// Worlds are first imagined with these dice; which ones does not matter, only that they are always the same.
const FIRST_IMAGE: u64 = 0x0ca1_de7a;

/// What one seat may know of a game: its view, its legal actions, and worlds that fit both.
///
/// The true state is left at the door: what is kept is one world that the seat could imagine, so that nothing hidden
/// is there to be read. Two truths that look the same from a seat make the same knowledge, and so the same decision.
#[derive(Clone, Debug)]
pub struct Knowledge<G: Game> {
    image: G::State,
    seat: Seat,
}

impl<G: Game> Knowledge<G> {
    /// What `seat` may know of `truth`.
    pub fn new(truth: &G::State, seat: Seat) -> Knowledge<G> {
        Knowledge { image: G::imagine(truth, seat, &mut Dice::fast(FIRST_IMAGE)), seat }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        G::seats(&self.image)
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        G::view(&self.image, Audience::Seat(self.seat))
    }

    /// What the seat may do now; nothing if it does not decide.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if G::turn(&self.image).deciders().contains(self.seat) {
            G::actions(&self.image, self.seat, &mut actions);
        }
        actions
    }

    /// Whether the seat may do this now; if not, the first broken rule. A refusal tells nothing hidden: every world that
    /// the seat could imagine refuses by the same rule with the same facts.
    pub fn check(&self, action: &G::Action) -> Result<(), Refusal> {
        self.may_act()?;
        G::check(&self.image, self.seat, action)
    }

    /// Whether the seat may do anything at all now.
    pub fn may_act(&self) -> Result<(), Refusal> {
        may_act::<G>(&self.image, self.seat)
    }

    /// One of the worlds that the seat could imagine, for planning that reads only what the seat knows of it.
    pub fn image(&self) -> &G::State {
        &self.image
    }

    /// A world that fits all that the seat knows.
    pub fn imagine(&self, dice: &mut Dice) -> G::State {
        G::imagine(&self.image, self.seat, dice)
    }

    /// The same knowledge, held by another world that the seat could imagine. If `retell` finds none, nothing changes.
    #[must_use]
    pub fn retold(&self, retell: impl FnOnce(&G::State, Seat) -> Option<G::State>) -> Knowledge<G> {
        let image = retell(&self.image, self.seat).unwrap_or_else(|| self.image.clone());
        Knowledge { image, seat: self.seat }
    }
}
