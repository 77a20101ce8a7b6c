//! Combat: weapons, assaults, wounds.

use super::{Play, decides, ids};
use crate::action::Action;
use crate::combat::{Assault, assault, hurts};
use crate::edition::{EncounterKind, Special, Strength, Treasure};
use crate::event::Event;
use crate::labels;
use crate::phase::{Combat, Foe, Gear, Phase};
use crate::place::Card;
use crate::scores::{Skill, Stamina};
use crate::state::State;
use crate::versions;
use kernel::{Log, Refusal, Seat, facts};

/// WAR-CBT-2, WAR-CHR-8: one weapon from the hand, and the shield if the adventurer has it.
pub(super) fn check_arm(state: &State, seat: Seat, weapon: Option<Card>, shield: bool) -> Result<(), Refusal> {
    decides(state, matches!(state.phase, Phase::Arm(_)))?;
    if let Some(card) = weapon {
        a_weapon(state, card)?;
        weapon_in_hand(state, seat, card)?;
    }
    if shield { shield_in_hand(state, seat) } else { Ok(()) }
}

/// WAR-CHR-8: only a weapon can be fought with.
fn a_weapon(state: &State, card: Card) -> Result<(), Refusal> {
    if is_weapon(state, card) { Ok(()) } else { Err(ids::ONE_WEAPON.refuse(facts![card = labels::card(card)])) }
}

/// WAR-CBT-2: the weapon is in the adventurer's hand.
fn weapon_in_hand(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    let holds = state.person(seat).holds(card);
    if holds { Ok(()) } else { Err(ids::WEAPONS.refuse(facts![why = "weapon", card = labels::card(card)])) }
}

/// WAR-CBT-2: the shield is in the adventurer's hand.
fn shield_in_hand(state: &State, seat: Seat) -> Result<(), Refusal> {
    if held(state, seat, Treasure::Shield).is_some() {
        Ok(())
    } else {
        Err(ids::WEAPONS.refuse(facts![why = "shield"]))
    }
}

/// WAR-CHR-8, WAR-ITM-6: swords and the Giver of Sleep are weapons.
fn is_weapon(state: &State, card: Card) -> bool {
    let treasure = state.content.treasure(card);
    treasure.sword().is_some() || treasure == Treasure::GiverOfSleep
}

fn held(state: &State, seat: Seat, wanted: Treasure) -> Option<Card> {
    state.find_card(seat, |card| state.content.treasure(card) == wanted)
}

/// The combat in which a seat is choosing its weapon.
fn before_combat(state: &State) -> Result<&Combat, Refusal> {
    decides(state, matches!(state.phase, Phase::Arm(_)))?;
    Ok(state.combat.as_ref().expect("weapons are chosen for a combat"))
}

/// Whether each of the cards that avoid or ease this combat is useful, in the order of their rules.
fn of_use(state: &State, seat: Seat, combat: &Combat) -> [bool; 3] {
    let holds = |card: Treasure| held(state, seat, card).is_some();
    [
        sleeps(state, combat.foe) && holds(Treasure::GiverOfSleep),
        combat.foe == Foe::Dragon && holds(Treasure::Dragonfire),
        combat.foe == Foe::Warlock && !combat.eye && holds(Treasure::Eye),
    ]
}

/// WAR-ENC-14: the Giver of Sleep destroys the Undead before the combat.
pub(super) fn check_sleep(state: &State, seat: Seat) -> Result<(), Refusal> {
    let combat = before_combat(state)?;
    if !sleeps(state, combat.foe) {
        return Err(ids::SLEEP.refuse(facts![why = "foe", foe = labels::foe(combat.foe)]));
    }
    let holds = held(state, seat, Treasure::GiverOfSleep).is_some();
    if holds { Ok(()) } else { Err(ids::SLEEP.refuse(facts![why = "card"])) }
}

/// WAR-ENC-15: the scroll drives the Dragon off.
pub(super) fn check_dragonfire(state: &State, seat: Seat) -> Result<(), Refusal> {
    let combat = before_combat(state)?;
    if combat.foe != Foe::Dragon {
        return Err(ids::DRAGON.refuse(facts![why = "foe", foe = labels::foe(combat.foe)]));
    }
    let holds = held(state, seat, Treasure::Dragonfire).is_some();
    if holds { Ok(()) } else { Err(ids::DRAGON.refuse(facts![why = "card"])) }
}

/// WAR-ENC-16: the Eye weakens the Warlock, once.
pub(super) fn check_eye(state: &State, seat: Seat) -> Result<(), Refusal> {
    let combat = before_combat(state)?;
    if combat.foe != Foe::Warlock {
        return Err(ids::WARLOCK.refuse(facts![why = "foe", foe = labels::foe(combat.foe)]));
    }
    if combat.eye {
        return Err(ids::WARLOCK.refuse(facts![why = "once"]));
    }
    let holds = held(state, seat, Treasure::Eye).is_some();
    if holds { Ok(()) } else { Err(ids::WARLOCK.refuse(facts![why = "card"])) }
}

/// WAR-RUL-68: one fights on until a STAMINA below one's own.
pub(super) fn check_until(state: &State, seat: Seat, until: Stamina) -> Result<(), Refusal> {
    decides(state, matches!(state.phase, Phase::Assault(_)) && state.rules >= versions::FIGHT_ON)?;
    let stamina = state.person(seat).stamina;
    if until < stamina { Ok(()) } else { Err(ids::FIGHT_ON.refuse(facts![until, stamina])) }
}

/// WAR-ENC-14: the Undead sleep, all but the Wight.
fn sleeps(state: &State, foe: Foe) -> bool {
    let Foe::Monster(card) = foe else { return false };
    match state.content.encounter(card) {
        EncounterKind::Monster { undead, special, .. } => undead && special != Special::MagicOnly,
        EncounterKind::Other(_) => false,
    }
}

/// Lists what an adventurer may arm himself with.
pub(super) fn list_arms(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let shield = held(state, seat, Treasure::Shield).is_some();
    let weapons = state.person(seat).hand.iter().filter(|&card| is_weapon(state, card));
    for weapon in std::iter::once(None).chain(weapons.map(Some)) {
        out.push(Action::Arm { weapon, shield: false });
        if shield {
            out.push(Action::Arm { weapon, shield: true });
        }
    }
    if let Some(combat) = &state.combat {
        let avoiding = [Action::Sleep, Action::Dragonfire, Action::Eye].into_iter().zip(of_use(state, seat, combat));
        out.extend(avoiding.filter(|&(_, of_use)| of_use).map(|(action, _)| action));
    }
}

/// The strength a foe starts with; an adventurer's own for an adventurer.
fn strength(state: &State, foe: Foe) -> Strength {
    if let Foe::Adventurer(seat) = foe {
        return Strength { skill: state.skill(seat), stamina: state.person(seat).stamina };
    }
    state.content.strength(foe, state.options.gamebook).expect("only monsters are fought")
}

/// WAR-CBT-13, WAR-ENC-16: the SKILL a foe fights with: after curses, and after the Eye of the Cyclops.
pub(crate) fn foe_skill(state: &State, combat: &Combat) -> Skill {
    let skill = strength(state, combat.foe).skill;
    if combat.eye { skill.less(state.content.bosses.eye_penalty) } else { skill }
}

/// The full STAMINA of a foe at the start of a combat.
pub(crate) fn full_stamina(state: &State, foe: Foe) -> Stamina {
    strength(state, foe).stamina
}

impl<L: Log<Event>> Play<'_, L> {
    pub(super) fn combat(&mut self) -> &mut Combat {
        self.state.combat.as_mut().expect("a combat is under way")
    }

    /// WAR-CBT-1, WAR-ENC-13: combat with a fresh foe.
    pub(super) fn begin_combat(&mut self, foe: Foe) {
        self.start_fight(self.state.active, foe);
    }

    /// WAR-MEET-16: one adventurer fights one other, and no pledge holds between them any more.
    pub(super) fn fight_adventurer(&mut self, attacker: Seat, victim: Seat) {
        self.end_pledge(attacker, victim);
        self.start_fight(attacker, Foe::Adventurer(victim));
    }

    fn start_fight(&mut self, fighter: Seat, foe: Foe) {
        let stamina = full_stamina(self.state, foe);
        let gear = [Gear::default(); 2];
        self.state.combat =
            Some(Combat { fighter, foe, stamina, assaults: 0, wounds: 0, eye: false, gear, until: [None; 2] });
        self.log.tell(ids::COMBAT, Event::CombatBegins { seat: fighter, foe });
        self.arm_next(fighter);
    }

    /// WAR-CBT-2, WAR-RUL-56: a player who holds any treasure card is asked for a weapon, the attacker first.
    fn arm_next(&mut self, seat: Seat) {
        if self.state.person(seat).count() > 0 {
            self.state.phase = Phase::Arm(seat);
        } else {
            self.armed(seat);
        }
    }

    /// WAR-CBT-2, WAR-ITM-7: the choice holds for the combat; cards used are shown to all.
    pub(super) fn arm(&mut self, seat: Seat, weapon: Option<Card>, shield: bool) {
        let side = usize::from(self.combat().fighter != seat);
        self.combat().gear[side] = Gear { weapon, shield };
        let all = kernel::Seats::all(self.state.seats);
        let shield_card = held(self.state, seat, Treasure::Shield).filter(|_| shield);
        for card in weapon.into_iter().chain(shield_card) {
            self.state.learn_in_hand(card, seat, all);
        }
        self.log.tell(ids::WEAPONS, Event::Armed { seat, weapon, shield });
        self.armed(seat);
    }

    fn armed(&mut self, seat: Seat) {
        let Combat { fighter, foe, .. } = *self.combat();
        match foe {
            Foe::Adventurer(victim) if seat == fighter => self.arm_next(victim),
            Foe::Adventurer(_) | Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => self.assault(),
        }
    }

    /// WAR-ENC-14: the Undead are destroyed on sight; it counts as killing them.
    pub(super) fn sleep(&mut self, seat: Seat) {
        if let Some(card) = held(self.state, seat, Treasure::GiverOfSleep) {
            self.show_to_all(seat, card, ids::SLEEP);
        }
        self.foe_dead();
    }

    /// WAR-ENC-15: the scroll drives the Dragon off; no LUCK is gained.
    pub(super) fn dragonfire(&mut self, seat: Seat) {
        if let Some(card) = held(self.state, seat, Treasure::Dragonfire) {
            self.use_up(seat, card);
        }
        self.state.combat = None;
        self.log.tell(ids::DRAGON, Event::FoeBeaten { seat, foe: Foe::Dragon });
        self.after_encounter(true);
    }

    /// WAR-ENC-16: the Eye weakens the Warlock for this combat; then the weapon is chosen.
    pub(super) fn eye(&mut self, seat: Seat) {
        if let Some(card) = held(self.state, seat, Treasure::Eye) {
            self.use_up(seat, card);
        }
        self.combat().eye = true;
        self.arm_next(seat);
    }

    /// WAR-CBT-3, WAR-CBT-10, WAR-CBT-11: one assault, in this order: fire, the foe's dice, the fighter's dice,
    /// hypnosis, comparison. A death ends it.
    pub(super) fn assault(&mut self) {
        let combat = self.combat();
        combat.assaults += 1;
        let Combat { fighter, foe, .. } = *combat;
        let special = self.state.content.special(foe);
        if special == Special::FireBreath && !self.fire_breath(fighter) {
            return self.die_alone(fighter);
        }
        let (theirs, ours) = (self.two_dice(), self.two_dice());
        let (their_strength, our_strength) = self.strengths();
        let (their_total, our_total) = (theirs[0] + theirs[1] + their_strength.0, ours[0] + ours[1] + our_strength.0);
        self.log.tell(ids::ASSAULT, Event::Assault { seat: fighter, foe, theirs, their_total, ours, our_total });
        if special == Special::Hypnosis && theirs[0] == theirs[1] {
            if !self.luck_test(fighter) {
                self.lose_stamina(fighter, u8::MAX, Stamina::NONE, ids::ASSAULT_ORDER);
                return self.die_alone(fighter);
            }
            self.think_again();
        }
        match assault(ours, theirs, our_strength.ahead_of(their_strength)) {
            Assault::Won { sixes } => self.wound_foe(sixes),
            Assault::Lost { sixes } => self.wound_fighter(sixes),
            Assault::Tied => self.next_assault(),
        }
    }

    /// The Hell Hound's breath. Returns whether the fighter lives.
    fn fire_breath(&mut self, fighter: Seat) -> bool {
        let die = self.die();
        self.log.tell(ids::ASSAULT_ORDER, Event::Die { seat: fighter, die });
        self.state
            .content
            .burnt(die)
            .is_none_or(|loss| self.lose_stamina(fighter, loss, Stamina::NONE, ids::ASSAULT_ORDER))
    }

    /// WAR-CBT-3, WAR-CBT-13: SKILL after curses plus the weapon's bonus, of the foe and of the fighter.
    fn strengths(&self) -> (Skill, Skill) {
        let combat = self.state.combat.as_ref().expect("a combat is under way");
        let [ours, theirs] = combat.gear.map(|gear| self.state.content.bonus(gear.weapon));
        (foe_skill(self.state, combat).plus(theirs), self.state.skill(combat.fighter).plus(ours))
    }

    /// WAR-CBT-4, WAR-VAR-1: what a wound costs, given whether the winner rolled two sixes.
    fn wound(&self, sixes: bool) -> u8 {
        self.state.content.wound(self.state.options.double_six && sixes)
    }

    /// WAR-CBT-4: the fighter wins the assault; only magic weapons wound the Wight.
    fn wound_foe(&mut self, sixes: bool) {
        let Combat { fighter, foe, gear, .. } = *self.combat();
        if let Foe::Adventurer(victim) = foe {
            return self.wound_adventurer(victim, fighter, sixes, gear[1].shield);
        }
        if !hurts(self.state.content.special(foe), gear[0].weapon) {
            self.log.tell(ids::WOUND, Event::NoEffect { seat: fighter, foe });
            self.think_again();
            return self.next_assault();
        }
        let wound = self.wound(sixes);
        let combat = self.combat();
        combat.stamina = combat.stamina.less(wound);
        let left = combat.stamina;
        self.log.tell(ids::WOUND, Event::FoeWounded { seat: fighter, foe, left });
        if left == Stamina::NONE { self.foe_dead() } else { self.next_assault() }
    }

    /// WAR-CBT-4: the foe wins the assault; the Ghoul's fourth wound kills.
    fn wound_fighter(&mut self, sixes: bool) {
        let Combat { fighter, foe, gear, .. } = *self.combat();
        if let Foe::Adventurer(victim) = foe {
            return self.wound_adventurer(fighter, victim, sixes, gear[0].shield);
        }
        let loss = self.wound(sixes) - self.shielded(fighter, gear[0].shield);
        let mut lives = self.lose_stamina(fighter, loss, Stamina::NONE, ids::WOUND);
        self.combat().wounds += 1;
        let wounds = self.combat().wounds;
        let paralysed = self.state.content.paralysed(self.state.content.special(foe), wounds);
        if lives && paralysed {
            lives = self.lose_stamina(fighter, u8::MAX, Stamina::NONE, ids::ASSAULT_ORDER);
        }
        if self.state.content.paralysed(self.state.content.special(foe), wounds + 1) {
            self.think_again();
        }
        if lives { self.next_assault() } else { self.die_alone(fighter) }
    }

    /// WAR-CBT-4: an adventurer wounds another.
    fn wound_adventurer(&mut self, loser: Seat, winner: Seat, sixes: bool, shield: bool) {
        let loss = self.wound(sixes) - self.shielded(loser, shield);
        if self.lose_stamina(loser, loss, Stamina::NONE, ids::WOUND) {
            self.next_assault();
        } else {
            self.killed_by(winner, loser);
        }
    }

    /// WAR-CBT-12: by how much the shield reduces a wound.
    fn shielded(&mut self, seat: Seat, shield: bool) -> u8 {
        if !shield {
            return 0;
        }
        let die = self.die();
        self.log.tell(ids::SHIELD, Event::Die { seat, die });
        self.state.content.saved(die)
    }

    /// WAR-CBT-5, WAR-CBT-6, WAR-CBT-14, WAR-MEET-17: assaults follow until somebody is dead or flees; before each the
    /// attacker is asked first. After a hundred the combat ends.
    fn next_assault(&mut self) {
        let Combat { fighter, foe, assaults, .. } = *self.combat();
        if assaults < self.state.content.life.assault_cap {
            return self.ask_to_fight(fighter);
        }
        self.log.tell(ids::ASSAULT_CAP, Event::CombatEnds { seat: fighter });
        match foe {
            Foe::Adventurer(_) => self.end_turn(),
            Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => self.flee_monster(fighter),
        }
    }

    /// WAR-MEET-17: the attacker fights on, then the defender is asked; then the assault follows.
    pub(super) fn fight(&mut self, seat: Seat) {
        let Combat { fighter, foe, .. } = *self.combat();
        match foe {
            Foe::Adventurer(victim) if seat == fighter => self.ask_to_fight(victim),
            Foe::Adventurer(_) | Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => self.assault(),
        }
    }

    /// WAR-RUL-68: an adventurer is asked whether he fights on, unless he has said until when he does.
    fn ask_to_fight(&mut self, seat: Seat) {
        let stamina = self.state.person(seat).stamina;
        let combat = self.combat();
        let said = &mut combat.until[usize::from(combat.fighter != seat)];
        if said.is_some_and(|until| stamina > until) {
            self.fight(seat);
        } else {
            *said = None;
            self.state.phase = Phase::Assault(seat);
        }
    }

    /// WAR-RUL-68: an adventurer says until which STAMINA he fights on, for all to hear.
    pub(super) fn fight_until(&mut self, seat: Seat, stamina: Stamina) {
        let combat = self.combat();
        combat.until[usize::from(combat.fighter != seat)] = Some(stamina);
        self.log.tell(ids::FIGHT_ON, Event::FightsUntil { seat, stamina });
        self.fight(seat);
    }

    /// WAR-RUL-68: something happened that one wants to think about: everybody is asked again.
    fn think_again(&mut self) {
        self.combat().until = [None; 2];
    }

    /// WAR-CBT-7, WAR-CBT-8, WAR-LCK-5: a dead foe gives 1 LUCK; a random monster's card leaves the game, the others
    /// come back for the next visitor.
    pub(super) fn foe_dead(&mut self) {
        let Combat { fighter, foe, .. } = *self.combat();
        self.state.combat = None;
        self.log.tell(ids::MONSTER_DEAD, Event::FoeBeaten { seat: fighter, foe });
        match foe {
            Foe::Monster(_) => {
                self.gain_luck(fighter, 1, ids::MONSTER_DEAD);
                let room = self.state.board().room_at(self.state.hero().at);
                self.remove_encounter(room.expect("monsters live in rooms"), ids::MONSTER);
                self.after_encounter(true);
            }
            Foe::Dragon | Foe::Warlock => {
                self.gain_luck(fighter, 1, ids::BOSS_DEAD);
                self.after_encounter(true);
            }
            Foe::Crocodile => {
                self.gain_luck(fighter, 1, ids::BOSS_DEAD);
                self.swept_south(fighter);
            }
            Foe::Adventurer(_) => unreachable!("adventurers are killed, not beaten"),
        }
    }
}
