//! Positions in a few words.
//!
//! The reference: two players, seat 0 first and to lay in round 3, valleys L1A+R1A, L2A+R2A (then L3A+R3A, L4A+R4A).
//! Seat 0's tribe is `HUNT@top-A+CAMP@A1`; the others have one founding tile. Tokens lie as in the book's first
//! example, by place; one under a tile counts as discarded. Reserves are filled to four and the Common Pool to five
//! with the tiles that are left, the pile has 20 (without a pile the Common Pool is not filled either), and the rest is
//! put away. Words, separated by `;`, change that; a seat goes before a colon:
//!
//! `until 1` · `since 2` (the rules, else the newest) · `seats 3` · `start` (the starting step) · `step take` · `round 5` · `last` · `played` · `plains` · `pile 2` · `removed 3` ·
//! `common TILE ...` · `tribe HALF+HALF ...` (each word a further tribe) · `reserve TILE ...` · `exactly TILE ...` (no more) ·
//! `tokens PLACE` (all of them) · `token SCENE PLACE` · `bears B2 C3` · `food 3` · `shelter 4` · `steaks 2` · `brawls TILE ...` · `finished` · `first 1` · `at 1`
//!
//! `riverside`, `stuck` and `blocked` are situations of their own, see `SITUATIONS`.
//!
//! A tile may be written without its copy and in either order: the first free copy is meant.

use kernel::Game;
use sapiens::{Edition, Sapiens, Scene, Square, Tile, Valley};
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Clone, Default)]
struct Seated {
    tribes: Vec<Vec<(Tile, Square, Square, bool)>>,
    reserve: Vec<Tile>,
    exactly: bool,
    tokens: BTreeMap<Scene, String>,
    bears: Vec<Square>,
    brawls: Vec<Tile>,
    food: u16,
    shelter: u16,
    steaks: u8,
    finished: bool,
}

struct Given {
    rules: u16,
    seats: usize,
    first: u8,
    at: u8,
    round: u8,
    step: String,
    last: bool,
    played: bool,
    plains: bool,
    pile: usize,
    removed: usize,
    common: Vec<Tile>,
    players: Vec<Seated>,
    used: Vec<Tile>,
}

const FACES: [(&str, &str); 4] = [("L1A", "R1A"), ("L2A", "R2A"), ("L3A", "R3A"), ("L4A", "R4A")];
/// The tokens by place: six caves, two waterfalls.
const TOKENS: [Scene; 8] =
    [Scene::Hunt, Scene::Camp, Scene::Fire, Scene::Gathering, Scene::Water, Scene::Ritual, Scene::Feast, Scene::Brawl];

/// Situations that many rows share.
const SITUATIONS: [(&str, &str); 3] = [
    // A tribe about to reach the cave bot-H, which carries HUNT.
    (
        "riverside",
        "tribe FIRE@right-3+CAMP@H3 CAMP@G3+RITUAL@G4 RITUAL@G5+WATER@F5; token HUNT bot-H; token RITUAL top-A",
    ),
    // No tile fits, but new tribes can be founded.
    (
        "stuck",
        "tribe FIRE@right-3+CAMP@H3; reserve FEAST-RITUAL RITUAL-WATER GATHERING-HUNT BRAWL-WATER; \
         token GATHERING top-A; token BRAWL left-3; token HUNT top-G; token CAMP fall-R",
    ),
    // No tile fits, and bears stand before every cave.
    ("blocked", "reserve FEAST-RITUAL RITUAL-WATER GATHERING-FIRE BRAWL-WATER; bears A3 A5 G1 H3 H5"),
];

/// The position that the words describe.
pub(crate) fn position(words: &str) -> Value {
    let mut given = Given {
        rules: Sapiens::about().rules.0,
        seats: 2,
        first: 0,
        at: 0,
        round: 3,
        step: "lay".to_owned(),
        last: false,
        played: false,
        plains: false,
        pile: 20,
        removed: 0,
        common: Vec::new(),
        players: vec![Seated::default(); 4],
        used: Vec::new(),
    };
    for words in words.split(';').map(str::trim).filter(|words| !words.is_empty()) {
        given.read(words);
    }
    given.found_tribes();
    given.write()
}

fn valley(seat: usize) -> &'static Valley {
    Edition::base().valley_named(FACES[seat].0, FACES[seat].1).expect("the faces exist")
}

impl Given {
    fn read(&mut self, words: &str) {
        let (seat, words) = match words.split_once(':') {
            Some((seat, words)) => (seat.parse::<usize>().expect("a seat before the colon"), words),
            None => (0, words),
        };
        let (what, rest) = words.split_once(' ').unwrap_or((words, ""));
        if let Some((_, words)) = SITUATIONS.iter().find(|(name, _)| *name == what) {
            return words.split(';').for_each(|words| self.read(words.trim()));
        }
        let number = || rest.parse::<u16>().unwrap_or_else(|_| panic!("{words}: a number"));
        match what {
            "until" | "since" => self.rules = number(),
            "seats" => self.seats = number().into(),
            "first" => self.first = number() as u8,
            "at" => self.at = number() as u8,
            "round" => self.round = number() as u8,
            "start" => (self.round, self.step) = (0, "start".to_owned()),
            "step" => self.step = rest.to_owned(),
            "last" => self.last = true,
            "played" => self.played = true,
            "plains" => self.plains = true,
            "pile" => self.pile = number().into(),
            "removed" => self.removed = number().into(),
            "common" => self.common = rest.split_whitespace().map(|tile| self.tile(tile)).collect(),
            "tribe" => {
                let tribe = rest.split_whitespace().map(|lay| self.lay(lay)).collect();
                self.players[seat].tribes.push(tribe);
            }
            "reserve" => self.players[seat].reserve = rest.split_whitespace().map(|tile| self.tile(tile)).collect(),
            "exactly" => {
                self.players[seat].reserve = rest.split_whitespace().map(|tile| self.tile(tile)).collect();
                self.players[seat].exactly = true;
            }
            "tokens" => {
                for scene in Scene::ALL {
                    self.players[seat].tokens.insert(scene, rest.to_owned());
                }
            }
            "token" => {
                let (scene, place) = rest.split_once(' ').expect("token SCENE PLACE");
                self.players[seat].tokens.insert(scene.parse().expect("a scene"), place.to_owned());
            }
            "bears" => {
                self.players[seat].bears =
                    rest.split_whitespace().map(|square| square.parse().expect("a square")).collect();
            }
            "brawls" => {
                self.players[seat].brawls = rest.split_whitespace().map(|tile| tile.parse().expect("a tile")).collect();
            }
            "food" => self.players[seat].food = number(),
            "shelter" => self.players[seat].shelter = number(),
            "steaks" => self.players[seat].steaks = number() as u8,
            "finished" => self.players[seat].finished = true,
            other => panic!("the tests know no {other:?}"),
        }
    }

    /// A tile by its name, or the first free copy of its pair.
    fn tile(&mut self, name: &str) -> Tile {
        let free = |tile: &Tile| !self.used.contains(tile);
        let tile = name.parse::<Tile>().ok().filter(free).or_else(|| {
            let (one, other) = name.split_once('-')?;
            let (one, other): (Scene, Scene) = (one.parse().ok()?, other.parse().ok()?);
            Tile::all().filter(free).find(|tile| (tile.low(), tile.high()) == (one.min(other), one.max(other)))
        });
        let tile = tile.unwrap_or_else(|| panic!("no free tile {name}"));
        self.used.push(tile);
        tile
    }

    /// `HUNT@top-A+CAMP@A1`; with `!` at the end it was laid while Plains were open.
    fn lay(&mut self, text: &str) -> (Tile, Square, Square, bool) {
        let plains = text.ends_with('!');
        let (one, other) = text.trim_end_matches('!').split_once('+').expect("HALF+HALF");
        let half = |half: &str| -> (Scene, Square) {
            let (scene, square) = half.split_once('@').expect("SCENE@SQUARE");
            (scene.parse().expect("a scene"), square.parse().expect("a square"))
        };
        let (low, high) = (half(one).min(half(other)), half(one).max(half(other)));
        (self.tile(&format!("{}-{}", low.0, high.0)), low.1, high.1, plains)
    }

    /// A player without a tribe gets one on the first cave, unless the game is starting.
    fn found_tribes(&mut self) {
        const PAIRS: [(&str, &str); 4] =
            [("HUNT", "CAMP"), ("RITUAL", "BRAWL"), ("RITUAL", "WATER"), ("BRAWL", "WATER")];
        for (seat, (inside, outside)) in PAIRS.into_iter().enumerate().take(self.seats) {
            if self.round > 0 && self.players[seat].tribes.is_empty() {
                let cave = valley(seat).caves[0].at;
                let mouth = cave.mouth().expect("a cave has a mouth");
                let lay = self.lay(&format!("{inside}@{cave}+{outside}@{mouth}"));
                self.players[seat].tribes.push(vec![lay]);
            }
        }
    }

    fn filled(&mut self, mut tiles: Vec<Tile>, size: usize) -> Vec<Tile> {
        while tiles.len() < size {
            let last = Tile::all().filter(|tile| !self.used.contains(tile)).last().expect("tiles are left");
            self.used.push(last);
            tiles.push(last);
        }
        tiles.sort();
        tiles
    }

    fn write(mut self) -> Value {
        let common = self.common.clone();
        let common = if self.pile == 0 || self.last { self.filled(common, 0) } else { self.filled(common, 5) };
        let players: Vec<Value> = (0..self.seats).map(|seat| self.player(seat)).collect();
        let pile = if self.last { Vec::new() } else { self.filled(Vec::new(), self.pile) };
        let removed = self.filled(Vec::new(), self.removed);
        let put_away = self.filled(Vec::new(), Tile::all().count() - self.used.len());
        let mut position = json!({
            "edition": "base",
            "table": {
                "seats": self.seats, "first": self.first, "round": self.round, "last_round": self.last, "seat": self.at,
                "step": self.step,
                "turn": {
                    "token_played": self.played, "plains_open": self.plains, "pending": [], "extras": 0, "back_to": null,
                    "extra_made": false, "laying": null, "main_cave": null, "extra_cave": null
                },
                "players": players, "common": common, "removed": removed
            },
            "pile": pile,
            "put_away": put_away
        });
        // The first version names itself nowhere.
        if self.rules > 1 {
            position["rules"] = json!(self.rules);
        }
        position
    }

    fn player(&mut self, seat: usize) -> Value {
        let player = self.players[seat].clone();
        let size = if player.exactly { 0 } else { 4 };
        let reserve = self.filled(player.reserve.clone(), size);
        let mut brawls = player.brawls.clone();
        brawls.sort();
        let cell = |square: &Square| valley(seat).cell(*square).expect("a square of this valley");
        let mut bears = player.bears.clone();
        bears.sort_by_key(cell);
        let lay = |(tile, low, high, plains): &(Tile, Square, Square, bool)| {
            let mut lay = json!({"tile": tile, "low": low, "high": high});
            if *plains {
                lay["plains_open"] = json!(true);
            }
            lay
        };
        let tribes: Vec<Vec<Value>> = player.tribes.iter().map(|tribe| tribe.iter().map(lay).collect()).collect();
        json!({
            "left": FACES[seat].0, "right": FACES[seat].1, "tribes": tribes, "bears": bears,
            "tokens": tokens(seat, &player), "brawls": brawls, "reserve": reserve, "food": player.food,
            "shelter": player.shelter, "steaks": player.steaks, "turns": self.round, "finished": player.finished
        })
    }
}

fn tokens(seat: usize, player: &Seated) -> BTreeMap<String, String> {
    let covered =
        |square: Square| player.tribes.iter().flatten().any(|(_, low, high, _)| *low == square || *high == square);
    let place = |slot: usize, scene: Scene| {
        let square = valley(seat).slot_square(slot as u8);
        let default = if covered(square) { "discarded".to_owned() } else { square.to_string() };
        player.tokens.get(&scene).cloned().unwrap_or(default)
    };
    TOKENS.into_iter().enumerate().map(|(slot, scene)| (scene.to_string(), place(slot, scene))).collect()
}
