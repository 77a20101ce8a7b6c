//! The edition: board, cards and tables, read from a file and checked as a whole.

use crate::board::{self, Board, MAZE, Network};
use crate::fault::fault;
use crate::place::{ALL_CARDS, ALL_NUMBERS, Card, CardSet, ENCOUNTERS, Encounter, Number, NumberSet, TREASURES};
use crate::side::{self, Sides};
use kernel::{EditionFault, EditionTag, facts};
use std::sync::LazyLock;

pub(crate) mod raw;
pub use raw::{Boss, Bosses, Creation, Effect, Escape, River, RoomKind, Shield, Special, Strength, Terms};
use raw::{RawDeal, RawEdition, RawKind, RawTreasure};
use toml::Spanned;

/// What a treasure card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treasure {
    /// A ring of three numbered keys, as a set of numbers.
    Ring(NumberSet),
    /// A key for any one number.
    SkeletonKey,
    /// Gold.
    Gold(u8),
    /// Provisions.
    Provisions(u8),
    /// The Giver of Sleep.
    GiverOfSleep,
    /// A sword with its bonus.
    Sword(u8),
    /// The Magic Shield.
    Shield,
    /// The Potion of Invisibility.
    Invisibility,
    /// The Potion of Fortune.
    Fortune,
    /// The Potion of Strength.
    Strength,
    /// The Eye of the Cyclops.
    Eye,
    /// The Dragonfire Scroll.
    Dragonfire,
    /// The Crystal Ball.
    CrystalBall,
}

/// What a random encounter card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncounterKind {
    /// A monster to fight.
    Monster {
        /// Its strength.
        strength: Strength,
        /// Whether it is Undead.
        undead: bool,
        /// What else it can do.
        special: Special,
    },
    /// A trap or a character.
    Other(Effect),
}

/// How the Key Challenge cards are dealt to a number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    /// Numbered cards each.
    pub each: u8,
    /// How many players of the lowest SKILL get one more.
    pub extra: u8,
}

/// An edition, valid by construction.
#[derive(Debug, PartialEq, Eq)]
pub struct Edition {
    /// Name and fingerprint.
    pub tag: EditionTag,
    /// The board.
    pub board: Board,
    /// The treasure cards.
    pub treasures: [Treasure; TREASURES],
    /// The random encounter cards.
    pub encounters: [EncounterKind; ENCOUNTERS],
    /// The monsters that come back.
    pub bosses: Bosses,
    /// Prices and amounts of the encounters.
    pub terms: Terms,
    /// The Magic Shield.
    pub shield: Shield,
    /// The open sides of each labyrinth card.
    pub maze: [Sides; MAZE],
    /// The escape table.
    pub escape: [Escape; 6],
    /// The river box.
    pub river: River,
    /// Totals, limits and amounts of an adventurer.
    pub life: Creation,
    /// The deal for two to six players.
    pub deals: [Deal; 5],
    /// All key cards, as a set.
    pub keys: CardSet,
    /// All sword cards, as a set.
    pub swords: CardSet,
    /// All cards that can be in a hand: everything but gold and provisions.
    pub goods: CardSet,
}

impl Edition {
    /// The edition that comes with the game.
    pub fn base() -> &'static Edition {
        static BASE: LazyLock<Edition> = LazyLock::new(|| {
            Edition::read(include_str!("../edition/base.toml")).unwrap_or_else(|fault| panic!("base.toml, {fault}"))
        });
        &BASE
    }

    /// The edition of the rules before version 4: a shorter way around the labyrinth, so that its cards hardly pay. It can still
    /// be chosen.
    pub fn straight() -> &'static Edition {
        static STRAIGHT: LazyLock<Edition> = LazyLock::new(|| {
            Edition::read(include_str!("../edition/base-3.toml")).unwrap_or_else(|fault| panic!("base-3.toml, {fault}"))
        });
        &STRAIGHT
    }

    /// Reads an edition file and checks it as a whole.
    pub fn read(text: &str) -> Result<Edition, EditionFault> {
        let raw: RawEdition = kernel::read_toml(text)?;
        let board = board::build(text, &raw.map, &raw.rooms, &raw.checksums)?;
        check_rooms(text, &board)?;
        let treasures = read_treasures(text, &raw.treasures)?;
        let set = |wanted: fn(Treasure) -> bool| Card::all().filter(|card| wanted(treasures[card.index()])).collect();
        let keys = set(|kind| matches!(kind, Treasure::Ring(_) | Treasure::SkeletonKey));
        check_keys(text, keys, &treasures)?;
        Ok(Edition {
            tag: EditionTag::new(raw.id.clone(), text),
            board,
            encounters: read_encounters(text, &raw)?,
            bosses: raw.bosses,
            terms: *raw.encounters.get_ref(),
            shield: raw.shield,
            maze: read_maze(text, &raw.maze.faces)?,
            escape: read_escape(text, &raw.escape)?,
            river: raw.river,
            life: read_life(text, &raw.creation)?,
            deals: read_deals(text, &raw.deal)?,
            keys,
            swords: set(|kind| matches!(kind, Treasure::Sword(_))),
            goods: ALL_CARDS.minus(set(|kind| matches!(kind, Treasure::Gold(_) | Treasure::Provisions(_)))),
            treasures,
        })
    }

    /// What a treasure card is.
    #[inline]
    pub fn treasure(&self, card: Card) -> Treasure {
        self.treasures[card.index()]
    }

    /// What a random encounter card is.
    #[inline]
    pub fn encounter(&self, card: Encounter) -> EncounterKind {
        self.encounters[card.index()]
    }

    /// The card of a set that is of the wanted kind, if there is one.
    pub fn find(&self, set: CardSet, wanted: Treasure) -> Option<Card> {
        set.iter().find(|&card| self.treasure(card) == wanted)
    }

    /// The numbers on the rings of a set of cards.
    pub fn ring_numbers(&self, set: CardSet) -> NumberSet {
        set.intersection(self.keys).iter().fold(NumberSet::empty(), |numbers, card| match self.treasure(card) {
            Treasure::Ring(on_ring) => numbers.union(on_ring),
            Treasure::SkeletonKey
            | Treasure::Gold(_)
            | Treasure::Provisions(_)
            | Treasure::GiverOfSleep
            | Treasure::Sword(_)
            | Treasure::Shield
            | Treasure::Invisibility
            | Treasure::Fortune
            | Treasure::Strength
            | Treasure::Eye
            | Treasure::Dragonfire
            | Treasure::CrystalBall => numbers,
        })
    }

    /// How many skeleton keys are in a set of cards.
    pub fn skeleton_keys(&self, set: CardSet) -> u32 {
        set.intersection(self.keys).iter().filter(|&card| self.treasure(card) == Treasure::SkeletonKey).count() as u32
    }
}

fn check_rooms(text: &str, board: &Board) -> Result<(), EditionFault> {
    let count = |kind| board.rooms.iter().filter(|room| room.kind == kind).count();
    let found = [RoomKind::Ordinary, RoomKind::Fixed, RoomKind::Lair, RoomKind::Chest].map(count);
    if found != [ENCOUNTERS, 5, 1, 1] {
        let [ordinary, fixed, lair, chest] = found;
        let reason = fault("edition-kinds", facts![ordinary, fixed, lair, chest]);
        return Err(EditionFault::at(text, text.find("[[rooms]]").unwrap_or(0), reason));
    }
    let fixed = ["GR", "LD", "SH", "FY", "DC", "WL"];
    let named = |code| crate::place::Place::named(code).and_then(|place| board.room_named(place));
    match fixed.into_iter().find(|code| named(code).is_none_or(|room| board.room(room).kind == RoomKind::Ordinary)) {
        None => Ok(()),
        Some(code) => Err(EditionFault::at(text, 0, fault("edition-fixed", facts![code]))),
    }
}

fn numbered_id<T>(text: &str, value: &Spanned<T>, id: &str, letter: char, number: usize) -> Result<(), EditionFault> {
    let wanted = format!("{letter}{number:02}");
    if id == wanted { Ok(()) } else { Err(EditionFault::of(text, value, fault("edition-order", facts![id, wanted]))) }
}

fn read_treasures(text: &str, raw: &[Spanned<RawTreasure>]) -> Result<[Treasure; TREASURES], EditionFault> {
    let mut treasures = Vec::new();
    for (number, spanned) in raw.iter().enumerate() {
        let card = spanned.get_ref();
        numbered_id(text, spanned, &card.id, 'T', number + 1)?;
        let wrong = |key| EditionFault::of(text, spanned, fault(key, facts![card = card.id.as_str()]));
        treasures.push(match (card.kind, card.numbers, card.value) {
            (RawKind::Ring, Some(numbers), None) => Treasure::Ring(ring(numbers).ok_or_else(|| wrong("edition-ring"))?),
            (RawKind::Gold, None, Some(value @ 1..=20)) => Treasure::Gold(value),
            (RawKind::Provisions, None, Some(value @ 1..=20)) => Treasure::Provisions(value),
            (RawKind::Sword, None, Some(value @ 0..=6)) => Treasure::Sword(value),
            (RawKind::SkeletonKey, None, None) => Treasure::SkeletonKey,
            (RawKind::GiverOfSleep, None, None) => Treasure::GiverOfSleep,
            (RawKind::Shield, None, None) => Treasure::Shield,
            (RawKind::Invisibility, None, None) => Treasure::Invisibility,
            (RawKind::Fortune, None, None) => Treasure::Fortune,
            (RawKind::Strength, None, None) => Treasure::Strength,
            (RawKind::Eye, None, None) => Treasure::Eye,
            (RawKind::Dragonfire, None, None) => Treasure::Dragonfire,
            (RawKind::CrystalBall, None, None) => Treasure::CrystalBall,
            (
                RawKind::Ring
                | RawKind::Gold
                | RawKind::Provisions
                | RawKind::Sword
                | RawKind::SkeletonKey
                | RawKind::GiverOfSleep
                | RawKind::Shield
                | RawKind::Invisibility
                | RawKind::Fortune
                | RawKind::Strength
                | RawKind::Eye
                | RawKind::Dragonfire
                | RawKind::CrystalBall,
                _,
                _,
            ) => return Err(wrong("edition-treasure")),
        });
    }
    let count = treasures.len();
    let at = text.find("[[treasures]]").unwrap_or(0);
    let reason = |_| EditionFault::at(text, at, fault("edition-treasures", facts![count, wanted = TREASURES]));
    treasures.try_into().map_err(reason)
}

fn ring(numbers: [u8; 3]) -> Option<NumberSet> {
    let set: NumberSet = numbers.into_iter().filter(|number| (1..=9).contains(number)).map(Number).collect();
    (set.len() == 3).then_some(set)
}

/// Every combination must be possible to open: each number is on a ring, and at most 24 cards can be loose.
fn check_keys(text: &str, keys: CardSet, treasures: &[Treasure; TREASURES]) -> Result<(), EditionFault> {
    let on_rings = treasures
        .iter()
        .fold(NumberSet::empty(), |all, kind| if let Treasure::Ring(set) = kind { all.union(*set) } else { all });
    let goods = treasures.iter().filter(|kind| !matches!(kind, Treasure::Gold(_) | Treasure::Provisions(_))).count();
    let at = text.find("[[treasures]]").unwrap_or(0);
    if on_rings != ALL_NUMBERS || keys.is_empty() {
        return Err(EditionFault::at(text, at, fault("edition-numbers", facts![])));
    }
    if goods > crate::state::LOOSE {
        return Err(EditionFault::at(
            text,
            at,
            fault("edition-goods", facts![count = goods, most = crate::state::LOOSE]),
        ));
    }
    Ok(())
}

fn read_encounters(text: &str, raw: &RawEdition) -> Result<[EncounterKind; ENCOUNTERS], EditionFault> {
    let mut encounters = Vec::new();
    for spanned in &raw.monsters {
        let monster = spanned.get_ref();
        numbered_id(text, spanned, &monster.id, 'E', encounters.len() + 1)?;
        if !(1..=20).contains(&monster.stamina.0) || !(1..=15).contains(&monster.skill.0) {
            return Err(EditionFault::of(text, spanned, fault("edition-monster", facts![card = monster.id.as_str()])));
        }
        let strength = Strength { skill: monster.skill, stamina: monster.stamina };
        encounters.push(EncounterKind::Monster { strength, undead: monster.undead, special: monster.special });
    }
    for spanned in &raw.others {
        numbered_id(text, spanned, &spanned.get_ref().id, 'E', encounters.len() + 1)?;
        encounters.push(EncounterKind::Other(spanned.get_ref().effect));
    }
    let count = encounters.len();
    let at = text.find("[[monsters]]").unwrap_or(0);
    encounters
        .try_into()
        .map_err(|_| EditionFault::at(text, at, fault("edition-encounters", facts![count, wanted = ENCOUNTERS])))
}

fn read_maze(text: &str, faces: &Spanned<[String; 6]>) -> Result<[Sides; MAZE], EditionFault> {
    let mut sides = [Sides::empty(); MAZE];
    for (face, found) in faces.get_ref().iter().zip(&mut sides) {
        *found = side::read(face);
        if found.len() != 2 || face.len() != 2 {
            return Err(EditionFault::of(text, faces, fault("edition-face", facts![face = face.as_str()])));
        }
    }
    let different: std::collections::BTreeSet<Sides> = sides.into_iter().collect();
    if different.len() != MAZE {
        return Err(EditionFault::of(text, faces, fault("edition-faces", facts![])));
    }
    Ok(sides)
}

fn read_escape(text: &str, rows: &[Spanned<Escape>]) -> Result<[Escape; 6], EditionFault> {
    let read: Vec<Escape> = rows.iter().map(|row| *row.get_ref()).collect();
    let at = text.find("[[escape]]").unwrap_or(0);
    read.try_into().map_err(|_| EditionFault::at(text, at, fault("edition-escape", facts![])))
}

fn read_life(text: &str, life: &Spanned<Creation>) -> Result<Creation, EditionFault> {
    let found = *life.get_ref();
    if found.skill_by_die.iter().any(|skill| skill.0 >= found.extra_total || skill.0 == 0) {
        return Err(EditionFault::of(text, life, fault("edition-skill", facts![])));
    }
    if found.backpack == 0 || found.wound == 0 || found.assault_cap < 2 || !(1..=6).contains(&found.flight_steps) {
        return Err(EditionFault::of(text, life, fault("edition-life", facts![])));
    }
    Ok(found)
}

fn read_deals(text: &str, rows: &[Spanned<RawDeal>]) -> Result<[Deal; 5], EditionFault> {
    let mut deals = [Deal::default(); 5];
    for (row, players) in rows.iter().zip(2..) {
        let RawDeal { players: stated, each, extra } = *row.get_ref();
        if stated != players || stated > 6 || stated * each + extra != 6 || each == 0 {
            return Err(EditionFault::of(text, row, fault("edition-deal", facts![])));
        }
        deals[usize::from(players) - 2] = Deal { each, extra };
    }
    if rows.len() != 5 {
        let at = text.find("[[deal]]").unwrap_or(0);
        return Err(EditionFault::at(text, at, fault("edition-deals", facts![])));
    }
    Ok(deals)
}

/// The network of passages on the side of the river where a room lies.
pub(crate) fn network_of(board: &Board, node: board::Node) -> Network {
    if board.zone(node) == board::Zone::South { Network::Black } else { Network::Red }
}
