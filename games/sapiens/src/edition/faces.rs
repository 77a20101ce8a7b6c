//! Half-board faces as the edition file writes them.

use super::HALVES;
use crate::square::{ROWS, Square};
use crate::valley::{Cave, Corner, Face, Ground};
use crate::words::fault;
use kernel::{EditionFault, facts};
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFace {
    name: Spanned<String>,
    half: Spanned<String>,
    side: Spanned<String>,
    rows: Spanned<Vec<Spanned<String>>>,
    caves: Spanned<Vec<RawCave>>,
    waterfall: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCave {
    at: Spanned<String>,
    high: Spanned<u8>,
    low: Spanned<u8>,
}

/// All faces, left ones first, the two faces of a half-board side by side.
pub(super) fn read(text: &str, raw: &[Spanned<RawFace>]) -> Result<Vec<Face>, EditionFault> {
    let mut faces = Vec::new();
    for (place, face) in raw.iter().enumerate() {
        let name = &face.get_ref().name;
        if raw[..place].iter().any(|earlier| earlier.get_ref().name.get_ref() == name.get_ref()) {
            return Err(EditionFault::of(
                text,
                name,
                fault("edition-face-twice", facts![face = name.get_ref().as_str()]),
            ));
        }
        faces.push(face.get_ref().checked(text)?);
    }
    for (place, face) in faces.iter().enumerate() {
        let backs = faces.iter().filter(|other| other.half == face.half);
        if backs.clone().count() != 2 || backs.clone().any(|other| other.left != face.left) {
            let reason = fault("edition-half", facts![half = face.half.as_str()]);
            return Err(EditionFault::of(text, &raw[place].get_ref().half, reason));
        }
    }
    for left in [true, false] {
        let count = faces.iter().filter(|face| face.left == left).count();
        if count != 2 * HALVES {
            let side = if left { "left" } else { "right" };
            let reason = fault("edition-halves", facts![count, side, halves = HALVES]);
            return Err(EditionFault::at(text, raw.last().map_or(0, |face| face.span().start), reason));
        }
    }
    faces.sort_by(|one, other| {
        other.left.cmp(&one.left).then(one.half.cmp(&other.half)).then(one.name.cmp(&other.name))
    });
    Ok(faces)
}

impl RawFace {
    fn checked(&self, text: &str) -> Result<Face, EditionFault> {
        let left = match self.side.get_ref().as_str() {
            "left" => true,
            "right" => false,
            other => return Err(EditionFault::of(text, &self.side, fault("edition-side", facts![side = other]))),
        };
        let waterfall = match (left, self.waterfall.get_ref().as_str()) {
            (true, "TL") | (false, "TR") => Corner::Top,
            (true, "BL") | (false, "BR") => Corner::Bottom,
            (true, _) => return Err(EditionFault::of(text, &self.waterfall, fault("edition-fall-left", facts![]))),
            (false, _) => return Err(EditionFault::of(text, &self.waterfall, fault("edition-fall-right", facts![]))),
        };
        Ok(Face {
            name: self.name.get_ref().clone(),
            half: self.half.get_ref().clone(),
            left,
            ground: self.ground(text)?,
            caves: self.caves(text, left)?,
            waterfall,
        })
    }

    fn ground(&self, text: &str) -> Result<[[Ground; 4]; ROWS as usize], EditionFault> {
        let rows = self.rows.get_ref();
        if rows.len() != usize::from(ROWS) {
            return Err(EditionFault::of(
                text,
                &self.rows,
                fault("edition-rows", facts![count = rows.len(), rows = ROWS]),
            ));
        }
        let mut ground = [[Ground { forest: false, food: 0 }; 4]; ROWS as usize];
        for (line, row) in ground.iter_mut().zip(rows) {
            let squares: Vec<&str> = row.get_ref().split_whitespace().collect();
            if squares.len() != line.len() {
                return Err(EditionFault::of(text, row, fault("edition-row", facts![count = squares.len()])));
            }
            for (square, written) in line.iter_mut().zip(squares) {
                *square = match written.as_bytes() {
                    [b'F', food @ b'0'..=b'9'] => Ground { forest: true, food: food - b'0' },
                    [b'P', food @ b'0'..=b'9'] => Ground { forest: false, food: food - b'0' },
                    _ => return Err(EditionFault::of(text, row, fault("edition-ground", facts![text = written]))),
                };
            }
        }
        Ok(ground)
    }

    fn caves(&self, text: &str, left: bool) -> Result<[Cave; 3], EditionFault> {
        let mut caves: Vec<Cave> = Vec::new();
        for raw in self.caves.get_ref() {
            let at: Option<Square> = raw.at.get_ref().parse().ok();
            let Some((at, mouth)) = at.and_then(|at| Some((at, at.mouth()?))) else {
                return Err(EditionFault::of(
                    text,
                    &raw.at,
                    fault("edition-rim", facts![text = raw.at.get_ref().as_str()]),
                ));
            };
            if (mouth.column() < 4) != left {
                return Err(EditionFault::of(text, &raw.at, fault("edition-other-half", facts![at = at.to_string()])));
            }
            if caves.iter().any(|cave| cave.at == at) {
                return Err(EditionFault::of(text, &raw.at, fault("edition-cave-twice", facts![at = at.to_string()])));
            }
            if raw.high.get_ref() < raw.low.get_ref() {
                return Err(EditionFault::of(text, &raw.high, fault("edition-high", facts![])));
            }
            caves.push(Cave { at, high: *raw.high.get_ref(), low: *raw.low.get_ref() });
        }
        let count = caves.len();
        caves.try_into().map_err(|_| EditionFault::of(text, &self.caves, fault("edition-caves", facts![count])))
    }
}
