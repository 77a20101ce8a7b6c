//! The river.

use super::{Play, ids, turn};
use crate::action::Crossing;
use crate::board::Kind;
use crate::event::Event;
use crate::phase::{AfterTake, Foe};
use crate::state::State;
use kernel::{Log, Refusal, Seat, facts};

/// WAR-RIV-1, WAR-RIV-2, WAR-RIV-6: from either bank, by a way the player can pay for.
pub(super) fn check(state: &State, crossing: Crossing) -> Result<(), Refusal> {
    turn::check_begin(state)?;
    on_a_bank(state)?;
    turn::no_duty(state)?;
    fare(state, crossing)
}

/// WAR-RIV-1: the river is crossed from a bank.
fn on_a_bank(state: &State) -> Result<(), Refusal> {
    let bank = matches!(state.board().kind(state.hero().at), Kind::SouthBank | Kind::NorthBank);
    if bank { Ok(()) } else { Err(ids::CROSS.refuse(facts![])) }
}

/// WAR-RIV-2: the ferry must be paid.
fn fare(state: &State, crossing: Crossing) -> Result<(), Refusal> {
    let (gold, price) = (state.hero().gold, state.content.river.ferry);
    if crossing == Crossing::Ferry && gold < price { Err(ids::THREE_WAYS.refuse(facts![price, gold])) } else { Ok(()) }
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-RIV-2, WAR-RIV-4: the ferry is safe, the punt needs luck and the bridge the die; otherwise the adventurer
    /// falls in.
    pub(super) fn cross(&mut self, crossing: Crossing) {
        let seat = self.state.active;
        let river = self.state.content.0.river;
        let safe = match crossing {
            Crossing::Ferry => {
                self.change_gold(seat, -(river.ferry as i16), ids::THREE_WAYS);
                true
            }
            Crossing::Punt => self.luck_test(seat),
            Crossing::Bridge => {
                let die = self.die();
                self.log.tell(ids::THREE_WAYS, Event::Die { seat, die });
                die >= river.bridge_from
            }
        };
        if safe {
            self.across(seat);
        } else {
            self.log.tell(ids::FALLS_IN, Event::FellIn { seat });
            self.begin_combat(Foe::Crocodile);
        }
    }

    /// WAR-RIV-3: on the opposite bank, with its treasure and its people.
    fn across(&mut self, seat: Seat) {
        let board = self.state.board();
        let south = self.state.person(seat).at == board.south_bank;
        self.put_on(seat, if south { board.north_bank } else { board.south_bank }, ids::ACROSS);
        self.take_on(AfterTake::Meeting);
    }

    /// WAR-RIV-5: the Crocodile is dead and the adventurer in the south, whichever bank he came from.
    pub(super) fn swept_south(&mut self, seat: Seat) {
        self.put_on(seat, self.state.board().south_bank, ids::SWEPT_SOUTH);
        self.end_turn();
    }
}
