//! Creating an adventurer; limits, luck and meals.

use super::{Play, decides, ids};
use crate::combat::lucky;
use crate::event::{Event, Score};
use crate::labels;
use crate::phase::{Phase, Resume};
use crate::place::Card;
use crate::scores::Stamina;
use crate::state::{Adventurer, State};
use kernel::{Log, Refusal, RuleId, Seat, facts};

/// WAR-CHR-6: all extra points are split between provisions and gold.
pub(super) fn check_split(state: &State, seat: Seat, provisions: u8, gold: u8) -> Result<(), Refusal> {
    decides(state, matches!(state.phase, Phase::Creating(_) | Phase::Splitting))?;
    let points = u16::from(state.content.life.extra_points(state.person(seat).skill));
    let split = u16::from(provisions) + u16::from(gold);
    if split == points { Ok(()) } else { Err(ids::EXTRA_POINTS.refuse(facts![points, split])) }
}

/// WAR-CHR-9, WAR-CHR-10, WAR-CHR-11: an adventurer leaves a card only if he holds it and holds too much.
pub(super) fn check_drop(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if matches!(state.phase, Phase::Spoils { .. }) {
        return super::death::check_leaving(state, seat, card);
    }
    decides(state, matches!(state.phase, Phase::Drop(_)))?;
    own_card(state, seat, card)?;
    sword_first(state, seat, card)
}

/// WAR-CHR-11: a player leaves a card from their own hand.
pub(super) fn own_card(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.person(seat).holds(card) {
        return Ok(());
    }
    Err(ids::SEVENTH_CARD.refuse(facts![card = labels::card(card)]))
}

/// WAR-CHR-9: an adventurer with too many swords, but not too many cards, leaves a sword.
fn sword_first(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if may_go(state, seat, card) {
        return Ok(());
    }
    Err(ids::TWO_SWORDS.refuse(facts![why = "leave", most = state.content.life.swords]))
}

/// Whether a card in hand is of a kind of which there are too many.
fn may_go(state: &State, seat: Seat, card: Card) -> bool {
    let too_many = state.person(seat).count() > u32::from(state.content.life.backpack);
    too_many || state.content.swords.contains(card)
}

/// Who must leave a card now: the first overloaded seat, beginning with the active one.
pub(crate) fn dropper(state: &State) -> Option<Seat> {
    std::iter::once(state.active)
        .chain(state.clockwise_from(state.active))
        .find(|&seat| state.on_board(seat) && state.overloaded(seat))
}

/// Why the active adventurer may not eat.
#[derive(Clone, Copy)]
pub(super) enum NoMeal {
    Twice,
    FixedRoom,
    Journey,
    Labyrinth,
    Fled,
    Full,
    NoFood,
}

/// WAR-PRV-3, WAR-PRV-4, WAR-PRV-5, WAR-PRV-6: what prevents the active adventurer from eating, if anything; other
/// adventurers do not.
pub(super) fn no_meal(state: &State) -> Option<NoMeal> {
    let hero = state.hero();
    let fixed = state.board().room_at(hero.at).is_some_and(|room| state.is_fixed(room));
    if hero.ate {
        Some(NoMeal::Twice)
    } else if fixed {
        Some(NoMeal::FixedRoom)
    } else if state.turn.travelled {
        Some(NoMeal::Journey)
    } else if state.turn.revealed {
        Some(NoMeal::Labyrinth)
    } else if super::turn::duty(state).is_some() {
        Some(NoMeal::Fled)
    } else if hero.stamina >= hero.full_stamina {
        Some(NoMeal::Full)
    } else {
        (hero.provisions == 0).then_some(NoMeal::NoFood)
    }
}

/// WAR-PRV-3, WAR-PRV-4, WAR-PRV-5: whether the active adventurer may eat.
pub(super) fn check_meal(state: &State) -> Result<(), Refusal> {
    super::turn::check_begin(state)?;
    let Some(reason) = no_meal(state) else { return Ok(()) };
    let stamina = state.hero().stamina;
    Err(match reason {
        NoMeal::Twice => ids::MEAL_TWICE.refuse(facts![]),
        NoMeal::FixedRoom => ids::MEAL_TIME.refuse(facts![why = "fixed"]),
        NoMeal::Journey => ids::MEAL_TIME.refuse(facts![why = "journey"]),
        NoMeal::Labyrinth => ids::MEAL_TIME.refuse(facts![why = "labyrinth"]),
        NoMeal::Fled => ids::MEAL_TIME.refuse(facts![why = "fled"]),
        NoMeal::Full => ids::MEAL_NEED.refuse(facts![why = "full", stamina]),
        NoMeal::NoFood => ids::MEAL_NEED.refuse(facts![why = "food", stamina]),
    })
}

/// The cards that could be left now.
pub(super) fn droppable(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    state.person(seat).hand.iter().filter(move |&card| may_go(state, seat, card))
}

impl<L: Log<Event>> Play<'_, L> {
    /// WAR-CHR-1, WAR-CHR-2, WAR-CHR-3, WAR-CHR-5, WAR-DTH-9: a new adventurer with his totals and equipment; nothing
    /// is left of an earlier one.
    pub(super) fn create(&mut self, seat: Seat) {
        let life = &self.state.content.0.life;
        let skill = life.skill_by_die[usize::from(self.die()) - 1];
        let stamina = life.stamina_base.plus(self.die() + self.die());
        let luck = life.luck_base.plus(self.die());
        self.state.people[seat.index()] = Adventurer {
            skill,
            stamina,
            full_stamina: stamina,
            luck,
            full_luck: luck,
            provisions: u16::from(life.provisions),
            lanterns: 1,
            ..Adventurer::unborn(self.state.board().entrance)
        };
        self.state.lanterns_made += 1;
        self.log.tell(ids::EQUIPMENT, Event::Created { seat, skill, stamina, luck });
    }

    /// WAR-CHR-6: the points are added; at the start the game continues when everybody has split.
    pub(super) fn split(&mut self, seat: Seat, provisions: u8, gold: u8) {
        let person = self.state.person_mut(seat);
        person.provisions += u16::from(provisions);
        person.gold += u16::from(gold);
        self.log.tell(ids::EXTRA_POINTS, Event::Split { seat, provisions, gold });
        let Phase::Creating(open) = self.state.phase else { return self.go_on_with_turn() };
        let open = open.without(seat);
        self.state.phase = Phase::Creating(open);
        if open.is_empty() {
            self.lay_cards();
        }
    }

    /// WAR-CHR-4: STAMINA rises, never above its starting total.
    pub(super) fn gain_stamina(&mut self, seat: Seat, gain: u8, rule: RuleId) {
        let person = self.state.person_mut(seat);
        let before = person.stamina;
        person.stamina = before.plus(gain).min(person.full_stamina);
        let (change, now) = (i16::from(person.stamina.0) - i16::from(before.0), u16::from(person.stamina.0));
        self.log.tell(rule, Event::Changed { seat, score: Score::Stamina, change, now });
    }

    /// WAR-CHR-12: STAMINA falls, but not below `least`. Returns whether the adventurer lives.
    pub(super) fn lose_stamina(&mut self, seat: Seat, loss: u8, least: Stamina, rule: RuleId) -> bool {
        let person = self.state.person_mut(seat);
        let before = person.stamina;
        person.stamina = before.less(loss).max(least.min(before));
        let (change, now) = (i16::from(person.stamina.0) - i16::from(before.0), u16::from(person.stamina.0));
        self.log.tell(rule, Event::Changed { seat, score: Score::Stamina, change, now });
        now > 0
    }

    /// WAR-CHR-4, WAR-LCK-5: LUCK comes back, never above its starting total.
    pub(super) fn gain_luck(&mut self, seat: Seat, gain: u8, rule: RuleId) {
        let person = self.state.person_mut(seat);
        let before = person.luck;
        person.luck = before.plus(gain).min(person.full_luck);
        let (change, now) = (i16::from(person.luck.0) - i16::from(before.0), u16::from(person.luck.0));
        self.log.tell(rule, Event::Changed { seat, score: Score::Luck, change, now });
    }

    /// WAR-LCK-2: LUCK falls, never below 0.
    pub(super) fn lose_luck(&mut self, seat: Seat, loss: u8, rule: RuleId) {
        let person = self.state.person_mut(seat);
        let before = person.luck;
        person.luck = before.less(loss);
        let (change, now) = (i16::from(person.luck.0) - i16::from(before.0), u16::from(person.luck.0));
        self.log.tell(rule, Event::Changed { seat, score: Score::Luck, change, now });
    }

    /// WAR-LCK-1, WAR-LCK-3, WAR-LCK-4: a luck test, made only where a rule calls for it: two dice against the LUCK
    /// from before the loss.
    pub(super) fn luck_test(&mut self, seat: Seat) -> bool {
        let dice = self.two_dice();
        let luck = self.state.person(seat).luck;
        let lucky = lucky(dice, luck);
        self.log.tell(ids::LUCK_TEST, Event::LuckTest { seat, dice, luck, lucky });
        self.lose_luck(seat, 1, ids::LUCK_LOSS);
        lucky
    }

    /// Gold comes or goes.
    pub(super) fn change_gold(&mut self, seat: Seat, change: i16, rule: RuleId) {
        let person = self.state.person_mut(seat);
        person.gold = person.gold.checked_add_signed(change).expect("what is paid is owned");
        let now = person.gold;
        self.log.tell(rule, Event::Changed { seat, score: Score::Gold, change, now });
    }

    /// Provisions come or go.
    pub(super) fn change_provisions(&mut self, seat: Seat, change: i16, rule: RuleId) {
        let person = self.state.person_mut(seat);
        person.provisions = person.provisions.checked_add_signed(change).expect("what is eaten is owned");
        let now = person.provisions;
        self.log.tell(rule, Event::Changed { seat, score: Score::Provisions, change, now });
    }

    /// Lanterns come or go.
    pub(super) fn change_lanterns(&mut self, seat: Seat, change: i8, rule: RuleId) {
        let person = self.state.person_mut(seat);
        person.lanterns = person.lanterns.checked_add_signed(change).expect("what is taken is owned");
        let now = u16::from(person.lanterns);
        self.log.tell(rule, Event::Changed { seat, score: Score::Lanterns, change: i16::from(change), now });
    }

    /// WAR-PRV-1, WAR-PRV-2: one provision, four STAMINA, and the turn is over.
    pub(super) fn eat(&mut self) {
        let seat = self.state.active;
        self.change_provisions(seat, -1, ids::MEAL);
        self.gain_stamina(seat, self.state.content.life.meal, ids::MEAL_GAIN);
        self.state.turn.ate = true;
        self.end_turn();
    }

    /// WAR-CHR-11, WAR-TRE-10: a card is left face down on the space and stays there for this turn; then the game
    /// continues where it was.
    pub(super) fn drop_card(&mut self, seat: Seat, card: Card) {
        let Phase::Drop(resume) = self.state.phase else { return self.leave_own(card) };
        let at = self.state.person(seat).at;
        let slot = self.lay_loose(seat, card, at, None, kernel::Seats::one(seat), ids::SEVENTH_CARD);
        self.state.turn.left.insert(slot);
        self.settle_hands(resume);
    }

    /// WAR-CHR-10: an adventurer who holds too much leaves a card before anything else happens.
    pub(super) fn settle_hands(&mut self, resume: Resume) {
        if dropper(self.state).is_some() {
            self.state.phase = Phase::Drop(resume);
            return;
        }
        match resume {
            Resume::Begin => self.state.phase = Phase::Begin,
            Resume::Strike { attacker, victim } => self.state.phase = Phase::Strike { attacker, victim },
            Resume::Take(after) => self.take_on(after),
            Resume::Npc(npc) => self.state.phase = Phase::Npc(npc),
            Resume::Flight { runner, from } => self.begin_flight(runner, from),
            Resume::Meet => self.go_on_meeting(),
            Resume::React(seat) => self.go_on_reacting(seat),
            Resume::End => self.end_turn(),
        }
    }
}
