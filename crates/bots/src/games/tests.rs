//! A game about which nothing is known is searched as hard as any other.

use super::{Unknown, Visitor, With};
use crate::{Bot, Decision, Effort, Insight, Level, decide_knowing};
use catalog::AnyMatch;
use kernel::{Game, Knowledge, Match, Seal, Seat, Table};
use testkit::connect_four::ConnectFour;

struct AtLevel(Level);

impl Visitor for AtLevel {
    type Output = Decision;

    fn visit<G: Game, I: Insight<G>>(self, truth: &G::State, insight: &I) -> Decision {
        decide_knowing(&Knowledge::<G>::new(truth, Seat(0)), insight, Bot::Level(self.0), 1)
    }
}

fn decided(played: &dyn AnyMatch, visitor: AtLevel) -> Decision {
    visit!(played, visitor; testkit connect_four::ConnectFour,)
}

#[test]
fn a_game_without_knowledge_is_searched_at_every_level() {
    let (mut game, _) = Match::<ConnectFour>::start(&Table::new(2), ConnectFour::base_edition(), Seal::from_seed(1))
        .expect("two can play");
    for (number, column) in ["1", "2", "1", "2", "1", "2"].into_iter().enumerate() {
        AnyMatch::act(&mut game, Seat(number as u8 % 2), column).expect("there is room");
    }
    for level in [Level::Instant, Level::Standard] {
        let decision = decided(&game, AtLevel(level));
        assert_eq!(decision.explanation.iterations, Effort::of(level).iterations);
        assert_eq!(decision.action, "1", "{level}: four in a row win");
    }
}

#[test]
#[should_panic(expected = "connect-four is not in the list of games")]
fn a_game_that_is_not_in_the_list_is_no_game_of_the_house() {
    let (game, _) = Match::<ConnectFour>::start(&Table::new(2), ConnectFour::base_edition(), Seal::from_seed(1))
        .expect("two can play");
    super::open(&game, AtLevel(Level::Newcomer));
}
