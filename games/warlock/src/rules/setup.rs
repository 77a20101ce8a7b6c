//! Setting up: adventurers first, then cards, numbers and the first player.

use super::{Play, ids};
use crate::board::{MAZE, ROOMS};
use crate::edition::RoomKind;
use crate::event::Event;
use crate::knowledge::Knowledge;
use crate::number::MazeSet;
use crate::phase::{News, Phase, TurnSoFar};
use crate::place::{Card, CardSet, ENCOUNTERS, Encounter, Number, NumberSet, TREASURES};
use crate::setup::Setup;
use crate::side::Sides;
use crate::state::{Adventurer, LOOSE, RoomState, SEATS, State, has_treasure};
use kernel::{Dice, Log, Seat, Seats};

/// WAR-SET-1, WAR-SET-12: seats in a circle, every figure on the entrance.
pub(crate) fn bare_table(setup: &Setup) -> State {
    let entrance = setup.content.board.entrance;
    State {
        rules: setup.rules,
        content: setup.content,
        options: setup.options,
        seats: setup.seats,
        first: Seat(0),
        active: Seat(0),
        round: 1,
        phase: Phase::Creating(Seats::all(setup.seats)),
        turn: TurnSoFar::new(entrance),
        combat: None,
        talks: None,
        news: News::Nothing,
        gone: Seats::NONE,
        left_a_room: Seats::NONE,
        truce_over: false,
        chest: NumberSet::empty(),
        clues: [NumberSet::empty(); SEATS],
        maze: [Sides::empty(); MAZE],
        maze_up: MazeSet::empty(),
        maze_known: MazeSet::empty(),
        rooms: [RoomState::EMPTY; ROOMS],
        loose: [None; LOOSE],
        stock: CardSet::empty(),
        removed: CardSet::empty(),
        people: [Adventurer::unborn(entrance); SEATS],
        knowledge: Knowledge::blank(),
        lanterns_made: 0,
    }
}

/// WAR-SET-2: every adventurer is created before any card is dealt.
pub(crate) fn start(setup: &Setup, dice: &mut Dice, log: &mut impl Log<Event>) -> State {
    let mut state = bare_table(setup);
    let mut play = Play { state: &mut state, dice, log };
    for seat in Seat::all(setup.seats) {
        play.create(seat);
    }
    state
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-SET-14: the cards are laid with their contents hidden, and the first turn begins.
    pub(super) fn lay_cards(&mut self) {
        self.lay_treasures();
        self.lay_encounters();
        self.deal_clues();
        self.lay_maze();
        self.log.tell(ids::HIDDEN, Event::Laid);
        self.first_player();
        self.start_turn();
    }

    /// WAR-SET-3, WAR-SET-6: a treasure in every room but the Lair and the Treasure Chamber, where the chest stands.
    fn lay_treasures(&mut self) {
        let mut deck: [Card; TREASURES] = std::array::from_fn(|number| Card(number as u8));
        self.dice.shuffle(&mut deck);
        let rooms = self.state.board().rooms.iter().zip(self.state.rooms.iter_mut());
        let rooms = rooms.filter(|(room, _)| has_treasure(room.kind));
        for ((_, room), card) in rooms.zip(deck) {
            room.guarded = Some(card);
        }
    }

    /// WAR-SET-4, WAR-SET-5: a random encounter in every room without a fixed card.
    fn lay_encounters(&mut self) {
        let mut deck: [Encounter; ENCOUNTERS] = std::array::from_fn(|number| Encounter(number as u8));
        self.dice.shuffle(&mut deck);
        let rooms = self.state.board().rooms.iter().zip(self.state.rooms.iter_mut());
        let rooms = rooms.filter(|(room, _)| room.kind == RoomKind::Ordinary);
        for ((_, room), card) in rooms.zip(deck) {
            room.encounter = Some(card);
        }
    }

    /// WAR-SET-7, WAR-SET-8, WAR-SET-9, WAR-SET-10: everybody has a blank; three numbers go under the chest and six to
    /// the players, who see their own.
    fn deal_clues(&mut self) {
        let mut deck: [Number; 9] = std::array::from_fn(|number| Number(number as u8 + 1));
        self.dice.shuffle(&mut deck);
        self.state.chest = deck[..3].iter().copied().collect();
        let mut left = deck[3..].iter().copied();
        let deal = self.state.content.deals[usize::from(self.state.seats) - 2];
        let extra = self.extra_clues(deal.extra);
        for seat in self.state.every_seat() {
            let count = usize::from(deal.each) + usize::from(extra.contains(seat));
            let numbers: NumberSet = left.by_ref().take(count).collect();
            self.state.clues[seat.index()] = numbers;
            self.log.tell(ids::DEAL_CLUES, Event::Clues { seat, numbers });
        }
    }

    /// WAR-SET-9: the numbers left over go to the lowest SKILL, ties at random.
    fn extra_clues(&mut self, extra: u8) -> Seats {
        if extra == 0 {
            return Seats::NONE;
        }
        let mut order: [Seat; SEATS] = std::array::from_fn(|seat| Seat(seat as u8));
        let order = &mut order[..usize::from(self.state.seats)];
        self.dice.shuffle(order);
        // A stable sort, so that the shuffle decides between equals.
        for last in 1..order.len() {
            let mut place = last;
            while place > 0 && self.state.skill(order[place]) < self.state.skill(order[place - 1]) {
                order.swap(place, place - 1);
                place -= 1;
            }
        }
        order.iter().take(usize::from(extra)).copied().collect()
    }

    /// WAR-SET-11: the labyrinth cards are shuffled and laid face down.
    fn lay_maze(&mut self) {
        self.state.maze = self.state.content.maze;
        self.dice.shuffle(&mut self.state.maze);
    }

    /// WAR-SET-13: the lowest SKILL begins; ties roll, the highest begins, ties roll again.
    fn first_player(&mut self) {
        let lowest = self.state.every_seat().map(|seat| self.state.skill(seat)).min().expect("somebody plays");
        let mut tied: Seats = self.state.every_seat().filter(|&seat| self.state.skill(seat) == lowest).collect();
        while tied.len() > 1 {
            let mut best = (0, Seats::NONE);
            for seat in tied.iter() {
                let die = self.die();
                self.log.tell(ids::FIRST_PLAYER, Event::FirstDie { seat, die });
                if die > best.0 {
                    best = (die, Seats::one(seat));
                } else if die == best.0 {
                    best.1 = best.1.with(seat);
                }
            }
            tied = best.1;
        }
        let seat = tied.first().expect("somebody has the lowest SKILL");
        self.state.first = seat;
        self.state.active = seat;
        self.log.tell(ids::FIRST_PLAYER, Event::First { seat });
    }
}
