//! Bots beside people: slow ones, restless ones, and ones who refuse.

use super::*;
use kernel::Seats;

/// The most that bots may say and do in one phase while nobody else acts.
const MOST_AT_ONCE: usize = 40;
const PERSON: Seat = Seat(0);

struct Company {
    state: State,
    dice: Dice,
    decisions: u64,
}

impl Company {
    fn new(table: &Table, seed: u64) -> Company {
        let setup = Fuji::setup(table, Fuji::base_edition_under(Fuji::about().oldest)).unwrap();
        let mut dice = Dice::fast(seed);
        let state = Fuji::start(&setup, &mut dice, &mut Silent);
        Company { state, dice, decisions: 0 }
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        Fuji::play(&mut self.state, seat, action, &mut self.dice, &mut Silent);
        self.decisions += 1;
    }

    /// Lets the bots act until the game waits only for the person; returns what they did.
    fn bots_act(&mut self, level: Level) -> Vec<Action> {
        let mut acted = Vec::new();
        while let Some(seat) = Fuji::waited(&self.state).without(PERSON).first() {
            let knowledge = Knowledge::<Fuji>::new(&self.state, seat);
            let decision = decide_knowing(&knowledge, &FujiInsight::default(), Bot::Level(level), self.decisions);
            let action = decision.action.parse().unwrap();
            self.act(seat, &action);
            acted.push(action);
            assert!(acted.len() <= MOST_AT_ONCE * 4, "bots do not come to rest: {acted:?}");
        }
        acted
    }

    fn choices(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        Fuji::actions(&self.state, PERSON, &mut actions);
        actions
    }

    fn any_of(&mut self, actions: &[Action]) -> Action {
        actions[self.dice.below(actions.len() as u32) as usize]
    }
}

fn tables() -> [Table; 3] {
    let table = |seats: u8| Table::new(seats).with("scenario", "S1").with("level", 2);
    [table(3), table(2).with("two_players", "third_pawn"), table(4)]
}

/// A person who thinks for a long time finds the bots waiting, not talking on and on.
#[test]
fn bots_come_to_rest_beside_a_slow_person() {
    for table in tables() {
        let mut company = Company::new(&table, 3);
        let bots = usize::from(table.seats) - 1;
        while !company.state.over() {
            let before = company.state.step();
            let acted = company.bots_act(Level::Standard);
            if company.state.over() {
                break;
            }
            let said = acted.iter().filter(|action| matches!(action, Action::Hint(_))).count();
            assert!(acted.len() <= MOST_AT_ONCE * bots, "{before:?}: {acted:?}");
            assert!(said <= 12 * bots, "{said} hints of {bots} bots: {acted:?}");
            assert_eq!(Fuji::waited(&company.state), Seats::one(PERSON));
            let usual = Fuji::stand_in(&company.state, PERSON);
            company.act(PERSON, &usual);
        }
    }
}

/// A person who does anything at all, and changes markers, cards and mind: the game goes on, and the bots stay patient.
#[test]
fn a_restless_person_stalls_nobody() {
    for (seed, table) in tables().iter().enumerate() {
        let mut company = Company::new(table, seed as u64);
        let longest = Fuji::longest(&Fuji::setup(table, Fuji::base_edition_under(Fuji::about().oldest)).unwrap());
        while !company.state.over() {
            company.bots_act(Level::Instant);
            if company.state.over() {
                break;
            }
            for seat in Seat::all(table.seats).filter(|&seat| seat != PERSON) {
                let changes = company.state.phase().marker_changes[seat.index()];
                assert!(changes <= plan::PATIENCE, "seat {seat} has moved a marker {changes} times");
            }
            let choices = company.choices();
            let action = company.any_of(&choices);
            company.act(PERSON, &action);
            assert!(company.decisions <= u64::from(longest));
        }
    }
}

/// A person who refuses every proposal for the third pawn is not asked for ever.
#[test]
fn bots_do_not_insist() {
    let [_, table, _] = tables();
    let mut company = Company::new(&table, 8);
    let mut asked = 0;
    while !company.state.over() && company.state.turn() < 3 {
        company.bots_act(Level::Standard);
        if company.state.over() {
            break;
        }
        let choices = company.choices();
        let planning = matches!(company.state.step(), Step::Plan | Step::Gear);
        let action = if planning && choices.contains(&Action::Reject) {
            asked += 1;
            Action::Reject
        } else {
            Fuji::stand_in(&company.state, PERSON)
        };
        company.act(PERSON, &action);
    }
    assert!((1..=16).contains(&asked), "asked {asked} times in two turns");
}

/// A suggestion of a card that is nearly as good is followed; a suggestion that leads into the fire is not.
#[test]
fn bots_go_where_a_teammate_points_if_that_is_as_good() {
    let mut followed = 0;
    for seed in 0..6 {
        let mut company = Company::new(&tables()[0], seed);
        company.bots_act(Level::Standard);
        while company.state.step() != Step::Plan {
            let usual = Fuji::stand_in(&company.state, PERSON);
            company.act(PERSON, &usual);
            company.bots_act(Level::Standard);
        }
        let bot = Member::of(Seat(1));
        let point = |company: &mut Company, card: Cell| {
            let hint = Hint::own(Saying::Suggest { target: bot, card });
            company.act(PERSON, &Action::Hint(hint));
            // A hint alone does not take back anybody's ready sign; moving a marker does.
            let usual = company.choices().into_iter().find(|action| matches!(action, Action::Place(..))).unwrap();
            company.act(PERSON, &usual);
            company.bots_act(Level::Standard);
            company.state.sheet(bot).marker == Some(card)
        };
        let start = company.state.sheet(bot).pawn;
        assert!(!point(&mut company, start), "nobody stays on the slope for a word");
        let marker = company.state.sheet(bot).marker.unwrap();
        let beside = CellSet::one(marker).beside().and(passable(&company.state)).iter().last();
        followed += usize::from(beside.is_some_and(|card| point(&mut company, card)));
    }
    assert!(followed > 0, "nobody follows anybody");
}
