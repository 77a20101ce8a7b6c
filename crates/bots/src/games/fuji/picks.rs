//! Answers to what a card asks while it is carried out: sips, dice that everybody rolls, dice that are lent, the third
//! pawn's dice.

use super::changes::{Becomes, Change, mean_after};
use super::destinations::{marked, mean};
use super::gear::{Gain, place_of};
use super::model::Model;
use super::plan::Question;
use super::rerolls::{Hand, Worths, choose_of, worth_now};
use super::sight::{SETS, SIDES, Sight};
use super::told::{Choice, Look, points, simply};
use super::worlds::{Judge, Terms, World};
use crate::insight::Planned;
use fuji::Fuji;
use fuji::action::Action;
use fuji::dice::DiceSet;
use fuji::member::Member;
use fuji::pending::{FewDice, ManyDice, Pending};
use fuji::state::Step;
use kernel::{Game, Phrase, facts};

/// A die is lent only if that raises the team's chance by this much, because lending uses up the card.
const WORTH_LENDING: f32 = 0.003;

impl Question<'_> {
    /// The answer to the question of a card.
    pub(super) fn pick(&self) -> Option<Planned<Fuji>> {
        let usual = Fuji::stand_in(self.state, self.seat);
        let sight = Sight::new(self.state, self.seat);
        let model = Model::new(self.state);
        let judge = Judge::new(&sight, &model);
        let (terms, worlds) = self.moment(&sight);
        let me = sight.me();
        let asked = Asked { judge: &judge, terms: &terms, worlds: &worlds };
        let picked = match self.state.pending() {
            Pending::Sip(member) if member == me => asked.roll(me, 1),
            Pending::Clip { waiting, .. } => asked.roll_one(if waiting & me.bit() != 0 { me } else { Member::THIRD }),
            Pending::Both { effect, .. } => match effect {
                ManyDice::Flashlight | ManyDice::SecondSip | ManyDice::GrantedSip => asked.roll(Member::THIRD, 1),
                ManyDice::FirstSip => asked.roll(Member::THIRD, 2),
                ManyDice::DuctTape => asked.best(self.actions, Member::THIRD, Becomes::Shows(6), 0.0),
                ManyDice::Compass => asked.best(self.actions, Member::THIRD, Becomes::Shows(1), 0.0),
            },
            Pending::Lend { user, from, .. } => {
                asked.best(self.actions, from, Becomes::With(user.index()), WORTH_LENDING)
            }
            Pending::Sides { effect, .. } => match effect {
                FewDice::Shovel | FewDice::Machete => asked.best(self.actions, Member::THIRD, Becomes::Aside, 0.0),
                FewDice::Map(to) => asked.best(self.actions, Member::THIRD, Becomes::With(to.index()), 0.0),
            },
            Pending::RopeDraw(_) => return simply(usual, "why-fuji-draw"),
            Pending::Nothing | Pending::Sip(_) => return simply(usual, "why-fuji-few"),
        };
        let action = if self.actions.contains(&picked.action) { picked.action } else { usual };
        if self.actions.len() == 1 {
            return simply(action, "why-only");
        }
        if action != picked.action {
            return simply(action, "why-fuji-few");
        }
        Some(self.picked(&picked, mean(&judge, &terms, &worlds), worlds.len()))
    }

    /// The picked dice, compared with others and with none.
    fn picked(&self, picked: &Picked, now: f32, worlds: usize) -> Planned<Fuji> {
        let look = |&(action, gain): &Gain| Look { action, chance: now + gain, worlds };
        let gain = picked.looked.iter().find(|look| look.0 == picked.action).map_or(0.0, |look| look.1);
        let open = picked.looked.iter().filter(|look| self.actions.contains(&look.0));
        let choice = Choice::new(look(&(picked.action, gain)), open.map(look));
        let reason = if picked.action == Action::Decline {
            Phrase::new("why-fuji-decline", facts![])
        } else if picked.action == Action::Pick(DiceSet::NONE) {
            Phrase::new("why-fuji-pass", facts![])
        } else if points(gain) < 0 {
            // A card that must be carried out may lower the chance.
            Phrase::new("why-fuji-pick-cost", facts![gain = -points(gain)])
        } else {
            Phrase::new("why-fuji-pick", facts![gain = points(gain)])
        };
        choice.told(vec![reason])
    }

    /// The terms and worlds of the current phase: in phase 2 all re-rolls are still to come, in phase 4 none.
    fn moment(&self, sight: &Sight<'_>) -> (Terms, Vec<World>) {
        if self.state.step() != Step::Plan {
            return self.settled(sight);
        }
        let mut goals = [None; SETS];
        for &member in &sight.members {
            goals[member.index()] = marked(sight, member);
        }
        (Terms::new(sight, goals, self.manner.care.care), self.worlds(sight, self.manner.worlds))
    }
}

/// A question to a seat, with what is needed to weigh the answers.
struct Asked<'a> {
    judge: &'a Judge<'a>,
    terms: &'a Terms,
    worlds: &'a [World],
}

/// The best answer, and the gain of every answer that was looked at.
struct Picked {
    action: Action,
    looked: Vec<Gain>,
}

impl Asked<'_> {
    /// The best re-roll of any dice, or none.
    fn roll(&self, member: Member, rerolls: u8) -> Picked {
        let choice = choose_of(self.judge, self.terms, self.worlds, member.index(), rerolls);
        let hand = &self.judge.sight.hands[member.index()];
        let pick = |rolled: &[usize]| Action::Pick(rolled.iter().map(|&place| hand[place].die).collect());
        let mut looked = vec![(pick(&[]), 0.0)];
        looked.extend(choice.looked.iter().map(|(rolled, worth)| (pick(rolled), worth - choice.kept)));
        Picked { action: pick(&choice.rolled), looked }
    }

    /// The best re-roll of exactly one die.
    fn roll_one(&self, member: Member) -> Picked {
        let set = member.index();
        let Hand { values, free } = Hand::new(self.judge.sight, self.worlds, set);
        let worths = Worths::new(self.judge, self.terms, self.worlds, set);
        let mean = |place: usize| {
            let mut shown = values.clone();
            let worth = |value: u8| {
                shown[place] = value;
                worth_now(self.terms, &worths, set, &shown)
            };
            (1..=6).map(worth).sum::<f32>()
        };
        let kept = worth_now(self.terms, &worths, set, &values);
        let pick = |place: Option<usize>| {
            Action::Pick(place.into_iter().map(|place| self.judge.sight.hands[set][place].die).collect())
        };
        let looked = free.iter().map(|&place| (pick(Some(place)), mean(place) / SIDES - kept)).collect();
        let best = free.into_iter().max_by(|&one, &other| mean(one).total_cmp(&mean(other)));
        Picked { action: pick(best), looked }
    }

    /// The picked or turned dice that are best for the team; declining gets a small bonus.
    fn best(&self, actions: &[Action], member: Member, becomes: Becomes, declining: f32) -> Picked {
        let set = member.index();
        let worth = |action: &Action| {
            let (dice, becomes, more) = match *action {
                Action::Pick(dice) => (dice, becomes, 0.0),
                Action::Turn(die, value) => (DiceSet::one(die), Becomes::Shows(value), 0.0),
                #[rustfmt::skip]
                Action::Pairs(_) | Action::TakeSkill(_) | Action::ThirdSkill(_) | Action::Keep(_)
                | Action::Place(..) | Action::Clear(_) | Action::AsideSide(_) | Action::Hint(_) | Action::Unsay(_)
                | Action::Give(..) | Action::Use(_) | Action::Ready | Action::Unready | Action::Reroll(_)
                | Action::SetAside(_) | Action::Done | Action::Next(_) | Action::Accept | Action::Reject
                | Action::Bars(_) | Action::Move(_) | Action::Stay | Action::Draw | Action::Leave | Action::PassGift
                | Action::Injure(_) | Action::Lose(_) | Action::Decline => (DiceSet::NONE, becomes, declining),
            };
            let change = |die| Some(Change { set, place: place_of(self.judge.sight, set, die)?, becomes });
            let changes: Vec<Change> = dice.iter().filter_map(change).collect();
            let chance = mean_after(self.judge, self.terms, self.worlds, |_, out| out.extend_from_slice(&changes));
            (more + chance, chance)
        };
        let now = mean(self.judge, self.terms, self.worlds);
        let looked: Vec<(Action, (f32, f32))> = actions.iter().map(|action| (*action, worth(action))).collect();
        let best = looked.iter().max_by(|one, other| one.1.0.total_cmp(&other.1.0));
        Picked {
            action: best.map_or(Action::Decline, |best| best.0),
            looked: looked.iter().map(|(action, (_, chance))| (*action, chance - now)).collect(),
        }
    }
}
