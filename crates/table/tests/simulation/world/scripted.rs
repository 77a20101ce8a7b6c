//! Games that nothing but a script drives, for what chance seldom brings about.

use super::World;
use crate::common::chair;
use crate::people::{Outcome, Request};
use crate::{Found, broken};
use kernel::Table;
use table::{LateChoice, Plan, Progress, Wish};

impl World {
    /// Two nodes want to end the same vote, each on its way to the same request.
    pub(crate) fn end_a_vote_twice(&mut self) -> Found {
        self.disk.mend();
        let chairs = "maa".chars().zip(0..).map(|(kind, number)| chair(kind, number)).collect();
        self.open_with(Plan { patience: 5, ..Plan::usual("wrath", Table::new(3)) }, chairs);
        let sit = || Wish::Sit { chair: None, invite: None, share: None };
        for by in [1, 2] {
            self.ask(0, by, "sits", sit())?;
        }
        let slow = self.room(0).people_waited_for().iter().next().expect("somebody begins");
        let other = (slow + 1) % 3;
        self.ask(0, other, "reminds", Wish::Nudge)?;
        self.now += 6_000;
        self.ask(0, other, "votes", Wish::Late { choice: LateChoice::End })?;
        self.wake(1)?;
        self.now += 130_000;
        let said = || Wish::Say { text: "hello".to_owned() };
        let lines = [self.ask(0, other, "speaks", said())?, self.ask(1, other, "speaks", said())?];
        if self.room(1).phase() != Progress::Stopped || !matches!(lines, [Outcome::Granted(_), Outcome::Granted(_)]) {
            return broken(format!("the vote ends the game, and whoever spoke is heard: {lines:?}"));
        }
        self.agree()?;
        self.judge()
    }

    fn ask(&mut self, node: usize, by: u8, key: &str, wish: Wish) -> Found<Outcome> {
        self.serve(node, &Request { by, key: format!("{by} {key}"), wish })
    }
}
