//! A scenario's map: where everything lies, and when the lava comes.

use crate::cell::{COLUMNS, Cell, CellSet, ROWS};
use crate::words::fault;
use kernel::{Fault, facts};

/// The map of one scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its short name, as in `S1`.
    pub id: String,
    /// Its English and French names.
    pub names: [String; 2],
    /// Whom it suits: `beginner`, `normal`, `expert`.
    pub advice: String,
    /// Where the volcano lies.
    pub volcano: Cell,
    /// Where the two rubble cards lie, the one beside the volcano first.
    pub rubble: [Cell; 2],
    /// Landscape positions.
    pub landscapes: CellSet,
    /// Village positions for any number of players.
    pub villages: CellSet,
    /// The village position for four players only.
    pub fourth_village: Cell,
    /// The white start.
    pub white: Cell,
    /// The grey start.
    pub grey: Cell,
    /// Where equipment tokens lie.
    pub equipment: CellSet,
    /// Where eruption tokens lie.
    pub eruptions: CellSet,
    /// The eruption token nearest to the village.
    pub thrill: Cell,
    /// FUJ-RUL-47: the turn in which the last landscape card burns: no game lasts longer.
    pub last_turn: u8,
}

impl Ground {
    /// FUJ-SET-10: the village positions in use.
    pub fn villages_for(&self, players: u8) -> CellSet {
        if players >= 4 { self.villages.with(self.fourth_village) } else { self.villages }
    }

    /// Landscape and rubble positions: everything that can burn.
    pub fn burnable(&self) -> CellSet {
        self.landscapes.with(self.rubble[0]).with(self.rubble[1])
    }

    /// The number of the eruption that burns a position if nothing is skipped, 0 for the volcano.
    pub fn lava_clock(&self, cell: Cell) -> Option<u8> {
        let mut lava = CellSet::one(self.volcano);
        for clock in 0..=u8::MAX {
            if lava.contains(cell) {
                return Some(clock);
            }
            let next = lava.or(lava.beside().and(self.burnable()));
            if next == lava {
                return None;
            }
            lava = next;
        }
        None
    }

    /// A map from its picture, two letters for each position.
    pub(super) fn read(picture: &str, thrill: [u8; 2]) -> Result<Ground, Fault> {
        let mut sketch = Sketch::default();
        for (row, line) in picture.lines().enumerate() {
            for (column, mark) in line.split_whitespace().enumerate() {
                let cell = (column < COLUMNS as usize && row < ROWS as usize)
                    .then(|| Cell::at(column as u8, row as u8))
                    .flatten()
                    .ok_or_else(|| fault("map-size", facts![columns = COLUMNS, rows = ROWS]))?;
                sketch.put(mark, cell)?;
            }
        }
        let ground = sketch.finish(thrill)?;
        ground.sound()?;
        Ok(ground)
    }

    /// What the rules assume about a map.
    fn sound(&self) -> Result<(), Fault> {
        let [first, second] = self.rubble.map(CellSet::one);
        let volcano = CellSet::one(self.volcano);
        let villages = self.villages.with(self.fourth_village);
        let everything = self.burnable().or(volcano).or(villages);
        if volcano.beside().and(everything) != first {
            return Err(fault("map-volcano", facts![]));
        }
        if first.beside().and(everything) != volcano.or(second) {
            return Err(fault("map-first-rubble", facts![]));
        }
        if let Some(cell) = self.landscapes.iter().find(|&cell| self.lava_clock(cell).is_none()) {
            return Err(fault("map-lava", facts![cell = cell.to_string()]));
        }
        for used in [self.villages, villages] {
            let mut joined = used.iter().next().map_or(CellSet::NONE, CellSet::one);
            for _ in 0..used.len() {
                joined = joined.or(joined.beside().and(used));
            }
            if joined != used {
                return Err(fault("map-villages-apart", facts![]));
            }
        }
        if !self.eruptions.contains(self.thrill) {
            return Err(fault("map-thrill", facts![cell = self.thrill.to_string()]));
        }
        Ok(())
    }
}

#[derive(Default)]
struct Sketch {
    volcano: Option<Cell>,
    rubble: [Option<Cell>; 2],
    fourth_village: Option<Cell>,
    white: Option<Cell>,
    grey: Option<Cell>,
    landscapes: CellSet,
    villages: CellSet,
    equipment: CellSet,
    eruptions: CellSet,
}

impl Sketch {
    fn put(&mut self, mark: &str, cell: Cell) -> Result<(), Fault> {
        let single = match mark {
            "--" => return Ok(()),
            "v." => {
                self.villages = self.villages.with(cell);
                return Ok(());
            }
            "VV" => &mut self.volcano,
            "S1" => &mut self.rubble[0],
            "S2" => &mut self.rubble[1],
            "v4" => &mut self.fourth_village,
            "LW" => &mut self.white,
            "LG" => &mut self.grey,
            "L." | "LQ" | "LE" => &mut None,
            other => return Err(fault("map-mark", facts![mark = other, cell = cell.to_string()])),
        };
        if single.replace(cell).is_some() {
            return Err(fault("map-mark-twice", facts![mark]));
        }
        if mark.starts_with('L') {
            self.landscapes = self.landscapes.with(cell);
        }
        if mark == "LQ" {
            self.equipment = self.equipment.with(cell);
        }
        if mark == "LE" {
            self.eruptions = self.eruptions.with(cell);
        }
        Ok(())
    }

    fn finish(self, thrill: [u8; 2]) -> Result<Ground, Fault> {
        let need = |cell: Option<Cell>, mark: &str| cell.ok_or_else(|| fault("map-mark-missing", facts![mark]));
        if self.landscapes.len() as usize > super::LANDSCAPES {
            return Err(fault("map-landscapes", facts![found = self.landscapes.len(), cards = super::LANDSCAPES]));
        }
        if self.villages.len() as usize + 1 > super::VILLAGES || self.villages.is_empty() {
            return Err(fault("map-villages", facts![]));
        }
        if self.eruptions.len() != 2 || self.equipment.len() > 7 {
            return Err(fault("map-tokens", facts![]));
        }
        let mut ground = Ground {
            id: String::new(),
            names: [String::new(), String::new()],
            advice: String::new(),
            volcano: need(self.volcano, "VV")?,
            rubble: [need(self.rubble[0], "S1")?, need(self.rubble[1], "S2")?],
            landscapes: self.landscapes,
            villages: self.villages,
            fourth_village: need(self.fourth_village, "v4")?,
            white: need(self.white, "LW")?,
            grey: need(self.grey, "LG")?,
            equipment: self.equipment,
            eruptions: self.eruptions,
            thrill: Cell::at(thrill[0], thrill[1]).ok_or_else(|| fault("map-thrill-outside", facts![]))?,
            last_turn: 0,
        };
        ground.last_turn = ground.landscapes.iter().filter_map(|cell| ground.lava_clock(cell)).max().unwrap_or(0);
        Ok(ground)
    }
}
