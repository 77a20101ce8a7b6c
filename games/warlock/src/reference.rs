//! The tables of reference, made from an edition: encounters, treasures, the escape table, the river, the passages, the
//! prices.
//!
//! A value is marked as ours where the base edition's is and this edition has kept it: whoever corrects a number knows why.

use crate::Warlock;
use crate::board::Network;
use crate::edition::{Bosses, Edition, Effect, EncounterKind, Special, Strength, Treasure};
use crate::labels;
use crate::number::Passage;
use crate::place::{Card, ENCOUNTERS, Encounter};
use crate::rules::ids;
use crate::scores::{Skill, Stamina};
use kernel::{Fact, Facts, Lang, Nameless, Phrase, ReferenceCell, ReferenceTable, RuleId, Worded, facts};
use std::fmt::Display;

/// Random encounters whose strength is the rulebook's; all others' is ours, after the gamebook.
const PRINTED_STRENGTH: [&str; 1] = ["E09"];
/// Treasures that the rulebook or public material names.
const PRINTED_TREASURES: [&str; 4] = ["T04", "T22", "T26", "T27"];

/// Makes tables in one language, and knows what they are compared with.
struct Pen<'a> {
    edition: &'a Edition,
    base: &'static Edition,
    lang: Lang,
}

/// The tables of reference of an edition.
pub(crate) fn tables(edition: &Edition, lang: Lang) -> Vec<ReferenceTable> {
    let pen = Pen { edition, base: Edition::base(), lang };
    vec![
        pen.monsters(),
        pen.bosses(),
        pen.others(),
        pen.treasures(),
        pen.escape(),
        pen.river(),
        pen.larder(),
        pen.passages(),
        pen.rooms(),
    ]
}

impl Pen<'_> {
    fn say(&self, key: &str, facts: Facts) -> String {
        Warlock::words().say(self.lang, &Phrase::new(key, facts), &Nameless)
    }

    fn label(&self, key: &str) -> String {
        Warlock::words().label(self.lang, key)
    }

    fn named(&self, fact: Fact) -> ReferenceCell {
        ReferenceCell::new(self.say("table-cell", facts![cell = fact]))
    }

    /// A value, ours if the base edition's is and this edition has not changed it.
    fn value<V: Copy + PartialEq + Display>(&self, value: V, ours: bool, of: impl Fn(&Edition) -> V) -> ReferenceCell {
        let kept = of(self.base) == value;
        ReferenceCell { text: value.to_string(), ours: ours && kept }
    }

    fn table(&self, key: &str, rule: RuleId, columns: &[&str], rows: Vec<Vec<ReferenceCell>>) -> ReferenceTable {
        let columns = columns.iter().map(|column| self.label(&format!("table-column-{column}"))).collect();
        ReferenceTable { title: self.label(&format!("table-{key}")), rule: rule.to_string(), columns, rows }
    }

    /// WAR-ENC-13: every monster of the random encounters.
    fn monsters(&self) -> ReferenceTable {
        let mut rows = Vec::new();
        for card in (0..ENCOUNTERS as u8).map(Encounter) {
            let EncounterKind::Monster { strength, undead, special } = self.edition.encounter(card) else {
                continue;
            };
            let ours = !PRINTED_STRENGTH.contains(&card.to_string().as_str());
            let of = |edition: &Edition| match edition.encounter(card) {
                EncounterKind::Monster { strength, .. } => (strength.skill, strength.stamina),
                EncounterKind::Other(_) => (Skill(0), Stamina::NONE),
            };
            rows.push(vec![
                ReferenceCell::new(card.to_string()),
                self.named(labels::encounter(card)),
                self.value(strength.skill, ours, |edition| of(edition).0),
                self.value(strength.stamina, ours, |edition| of(edition).1),
                ReferenceCell::new(self.special(undead, special)),
            ]);
        }
        self.table("monsters", ids::MONSTER, &["card", "name", "skill", "stamina", "special"], rows)
    }

    fn special(&self, undead: bool, special: Special) -> String {
        let terms = &self.edition.terms;
        let power = match special {
            Special::None => None,
            Special::FireBreath => Some(
                self.say("table-fire-breath", facts![die = terms.fire_breath_up_to, loss = terms.fire_breath_loss]),
            ),
            Special::Paralyse => Some(self.say("table-paralyse", facts![wounds = terms.paralyse_wounds])),
            Special::Hypnosis => Some(self.label("table-hypnosis")),
            Special::MagicOnly => Some(self.label("table-magic-only")),
        };
        let undead = undead.then(|| self.label("table-undead"));
        let parts: Vec<String> = undead.into_iter().chain(power).collect();
        if parts.is_empty() { "–".to_owned() } else { parts.join(" ") }
    }

    /// WAR-ENC-15, WAR-ENC-16, WAR-RIV-4: those who always come back, by both options.
    fn bosses(&self) -> ReferenceTable {
        type Of = fn(&Bosses) -> Strength;
        let all: [(&str, &str, bool, Of); 5] = [
            ("label-dragon", "board", true, |bosses| bosses.dragon.board),
            ("label-dragon", "gamebook", false, |bosses| bosses.dragon.gamebook),
            ("label-warlock", "board", true, |bosses| bosses.warlock.board),
            ("label-warlock", "gamebook", false, |bosses| bosses.warlock.gamebook),
            ("label-crocodile", "board", false, |bosses| bosses.crocodile),
        ];
        let rows = all.into_iter().map(|(name, option, ours, of)| {
            let strength = of(&self.edition.bosses);
            vec![
                self.named(Fact::label(name)),
                ReferenceCell::new(self.label(&format!("option-boss-stats-{option}"))),
                self.value(strength.skill, ours, |edition| of(&edition.bosses).skill),
                self.value(strength.stamina, ours, |edition| of(&edition.bosses).stamina),
            ]
        });
        self.table("bosses", ids::WARLOCK, &["name", "option", "skill", "stamina"], rows.collect())
    }

    /// WAR-ENC-2, WAR-ENC-5 to WAR-ENC-12: traps and characters, with what they cost.
    fn others(&self) -> ReferenceTable {
        let mut rows = Vec::new();
        for card in (0..ENCOUNTERS as u8).map(Encounter) {
            if let EncounterKind::Other(effect) = self.edition.encounter(card) {
                let (rule, text) = self.effect(effect);
                rows.push(vec![
                    ReferenceCell::new(card.to_string()),
                    self.named(labels::encounter(card)),
                    ReferenceCell::new(text),
                    ReferenceCell::new(rule.to_string()),
                ]);
            }
        }
        self.table("others", ids::REVEAL_ENCOUNTER, &["card", "name", "effect", "rule"], rows)
    }

    fn effect(&self, effect: Effect) -> (RuleId, String) {
        let terms = &self.edition.terms;
        match effect {
            Effect::Cage => {
                (ids::CAGE, self.say("table-cage", facts![die = terms.cage_escape_from, most = terms.cage_attempts]))
            }
            Effect::PoisonGas => (ids::GAS, self.say("table-gas", facts![loss = terms.gas_loss])),
            Effect::Darts => (ids::DARTS, self.label("table-darts")),
            Effect::Trapdoor => (ids::TRAPDOOR, self.say("table-trapdoor", facts![loss = terms.trapdoor_loss])),
            Effect::Fool => (ids::FOOL, self.label("table-fool")),
            Effect::Hexmaster => (
                ids::HEXMASTER,
                self.say(
                    "table-hexmaster",
                    facts![
                        price = terms.curse_price,
                        skill = terms.curse_skill,
                        stamina = terms.curse_stamina,
                        least = terms.curse_above_stamina
                    ],
                ),
            ),
            Effect::Beggar => (ids::BEGGAR, self.say("table-beggar", facts![price = terms.beggar_gold])),
            Effect::Trader => (
                ids::TRADER,
                self.say(
                    "table-trader",
                    facts![treasure = terms.trader_treasure, sale = terms.trader_sale, most = terms.trader_provisions],
                ),
            ),
            Effect::Seer => (ids::SEER, self.say("table-seer", facts![price = terms.seer_price])),
        }
    }

    /// WAR-SET-3: every treasure card.
    fn treasures(&self) -> ReferenceTable {
        let rows = Card::all().map(|card| {
            let ours = !PRINTED_TREASURES.contains(&card.to_string().as_str());
            let kept = self.base.treasure(card) == self.edition.treasure(card);
            let text = self.treasure(self.edition.treasure(card));
            vec![
                ReferenceCell::new(card.to_string()),
                self.named(labels::card(card)),
                ReferenceCell { text, ours: ours && kept },
            ]
        });
        self.table("treasures", ids::TREASURE_ROOMS, &["card", "name", "effect"], rows.collect())
    }

    fn treasure(&self, treasure: Treasure) -> String {
        match treasure {
            Treasure::Ring(numbers) => self.say("table-ring", facts![numbers = labels::number_set(numbers)]),
            Treasure::SkeletonKey => self.label("table-skeleton-key"),
            Treasure::Gold(value) => self.say("part-gold", facts![count = value]),
            Treasure::Provisions(value) => self.say("part-provisions", facts![count = value]),
            Treasure::GiverOfSleep => self.label("table-giver-of-sleep"),
            Treasure::Sword(bonus) => self.say("table-sword", facts![bonus]),
            Treasure::Shield => {
                let shield = &self.edition.shield;
                self.say("table-shield", facts![die = shield.saves_from, saved = shield.saved])
            }
            Treasure::Invisibility => self.label("table-invisibility"),
            Treasure::Fortune => self.label("table-fortune"),
            Treasure::Strength => self.label("table-strength"),
            Treasure::Eye => self.say("table-eye", facts![penalty = self.edition.bosses.eye_penalty]),
            Treasure::Dragonfire => self.label("table-dragonfire"),
            Treasure::CrystalBall => self.label("table-crystal-ball"),
        }
    }

    /// WAR-FLE-3: the escape table.
    fn escape(&self) -> ReferenceTable {
        let rows = (1..=6_u8).map(|die| {
            let row = self.edition.escape(die);
            let mut parts = Vec::new();
            parts.extend((row.stamina > 0).then(|| self.say("table-loses-stamina", facts![count = row.stamina])));
            parts.extend((row.luck > 0).then(|| self.say("table-loses-luck", facts![count = row.luck])));
            parts.extend(row.drop.then(|| self.label("table-drops-card")));
            parts.extend(row.supplies.then(|| self.label("table-loses-supplies")));
            let ours = self.base.escape(die) == row;
            vec![ReferenceCell::new(die.to_string()), ReferenceCell { text: parts.join(", "), ours }]
        });
        self.table("escape", ids::ESCAPE, &["die", "effect"], rows.collect())
    }

    /// WAR-RIV-2: the ways across the river.
    fn river(&self) -> ReferenceTable {
        let river = &self.edition.river;
        let bridge = self.say("table-bridge", facts![die = river.bridge_from]);
        let rows = vec![
            vec![
                ReferenceCell::new(self.label("table-way-ferry")),
                ReferenceCell::new(self.say("part-gold", facts![count = river.ferry])),
            ],
            vec![ReferenceCell::new(self.label("table-way-punt")), ReferenceCell::new(self.label("table-punt"))],
            vec![
                ReferenceCell::new(self.label("table-way-bridge")),
                ReferenceCell { text: bridge, ours: self.base.river.bridge_from == river.bridge_from },
            ],
        ];
        self.table("river", ids::THREE_WAYS, &["way", "effect"], rows)
    }

    /// WAR-ENC-19: the Larder's die.
    fn larder(&self) -> ReferenceTable {
        let dice = self.edition.terms.larder.iter().zip(&self.base.terms.larder).zip(1_u8..);
        let rows = dice.map(|((&found, &base), die)| {
            let ours = found == base;
            let key = if found < 0 { "table-loses-stamina" } else { "part-provisions" };
            let text = self.say(key, facts![count = found.abs()]);
            vec![ReferenceCell::new(die.to_string()), ReferenceCell { text, ours }]
        });
        self.table("larder", ids::LARDER, &["die", "effect"], rows.collect())
    }

    /// WAR-PAS-1: where the passages come out.
    fn passages(&self) -> ReferenceTable {
        let board = &self.edition.board;
        let beside = |network: Network, number: Passage| {
            let ways = board.neighbours(board.passage(network, number), |_, _| false);
            let spaces: Vec<Fact> = ways.as_slice().iter().map(|&space| board.place(space).fact()).collect();
            ReferenceCell::ours(self.say("table-cell", facts![cell = Fact::List(spaces)]))
        };
        let rows = Passage::all().map(|number| {
            vec![ReferenceCell::new(number.to_string()), beside(Network::Black, number), beside(Network::Red, number)]
        });
        self.table("passages", ids::PASSAGES, &["passage", "black", "red"], rows.collect())
    }

    /// WAR-SET-3: the rooms with their doors.
    fn rooms(&self) -> ReferenceTable {
        let board = &self.edition.board;
        let rows = board.rooms.iter().map(|room| {
            let doors: Vec<String> = room.doors.iter().map(|&door| board.place(door).to_string()).collect();
            vec![
                ReferenceCell::new(room.place.to_string()),
                self.named(room.place.fact()),
                ReferenceCell::ours(doors.join(", ")),
            ]
        });
        self.table("rooms", ids::DOORS, &["room", "name", "doors"], rows.collect())
    }
}
