//! The rooms: floor, doors, what stands in them, and what is known about who waits there.

use super::art::{self, monsters, motifs};
use super::paths::space_thing;
use super::pen::{Area, Pen, TILE};
use crate::kit::rows::wrapped;
use ::warlock::board::{Fixed, Node, Room};
use ::warlock::edition::{Effect, EncounterKind, RoomKind, Special};
use ::warlock::place::Encounter;
use ::warlock::view::{EncounterView, RoomView};
use kernel::facts;
use maud::{Markup, html};

/// How many letters of a name fit side by side into a room.
const LETTERS: usize = 14;

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let view = &pen.canvas.view;
    html! {
        @for (room, shown) in view.content.board.rooms.iter().zip(&view.rooms) {
            @if let Some(area) = pen.area(room.place) { (one(pen, room, shown, area)) }
        }
        // Doors lie on the walls between two spaces, so they are drawn last.
        path.war-door d=(doors(pen, false)) {}
        path.war-hinge d=(doors(pen, true)) {}
    }
}

fn one(pen: &Pen<'_, '_>, room: &Room, shown: &RoomView, area: Area) -> Markup {
    let code = room.place.to_string();
    let thing = space_thing(room.place);
    let why = pen.offered(thing.clone()).is_none().then_some(thing);
    let Area { x, y, width, height } = area;
    let lines = wrapped(&short_name(pen, room), LETTERS);
    html! {
        g.war-room id=(format!("room-{code}")) data-why=[why] transform=(format!("translate({x},{y})")) {
            title { (description(pen, room, shown)) }
            rect.war-room-wall x="-3" y="-3" width=(width + 6) height=(height + 6) rx="7" {}
            rect.war-room-floor x="2" y="2" width=(width - 4) height=(height - 4) rx="4" fill=(format!("url(#war-{})", floor(&code))) {}
            g transform=(format!("translate({},{})", width / 2, height / 2 - 6)) { (furniture(pen, room)) }
            @if let Some(card) = shown.encounter { (encounter(pen, &code, card)) }
            g.war-name transform=(format!("translate({},{})", width / 2, height - 9 - 11 * lines.len() as i32)) {
                rect x=(2 - width / 2) y="0" width=(width - 4) height=(11 * lines.len() + 2) rx="3" {}
                @for (number, line) in lines.iter().enumerate() { text y=(10 + 11 * number) { (line) } }
            }
        }
    }
}

/// What stands in a room: the motif of an ordinary one, faint; the emblem of a fixed one; the chest.
fn furniture(pen: &Pen<'_, '_>, room: &Room) -> Markup {
    match (room.fixed, room.kind) {
        (Some(occupant), _) => html! {
            (art::parts(motifs::of_fixed(occupant)))
            @if let Some(emblem) = monsters::fixed(occupant) { g transform="scale(1.5)" { (art::parts(emblem)) } }
        },
        (None, RoomKind::Chest) => {
            let open = pen.canvas.view.combination.is_some();
            art::parts(if open { motifs::OPEN_CHEST } else { motifs::CHEST })
        }
        (None, RoomKind::Ordinary | RoomKind::Fixed | RoomKind::Lair) => html! {
            g.war-motif { (art::parts(motifs::of_room(&room.place.to_string()))) }
        },
    }
}

/// The encounter card of a room, as everybody sees or remembers it.
fn encounter(pen: &Pen<'_, '_>, code: &str, card: EncounterView) -> Markup {
    let edition = &pen.canvas.view.content;
    html! {
        g.war-card id=(format!("encounter-{code}")) data-face=(if matches!(card, EncounterView::Up(_)) { "up" } else { "down" }) transform="translate(23,26)" {
            @match card {
                EncounterView::Unknown => {
                    rect.war-card-back x="-15" y="-19" width="30" height="38" rx="4" {}
                    path.war-card-frame d="M-11-15 H11 V15 H-11 Z" {}
                    text.war-query y="6" { "?" }
                }
                EncounterView::Up(which) | EncounterView::Remembered(which) => {
                    circle class=(if matches!(card, EncounterView::Up(_)) { "war-medal" } else { "war-medal war-dim" }) r="21" {}
                    (art::parts(monsters::encounter(edition, which)))
                    (strength(pen, which))
                }
            }
        }
    }
}

/// SKILL and STAMINA of a monster, below its emblem.
fn strength(pen: &Pen<'_, '_>, which: Encounter) -> Markup {
    match pen.canvas.view.content.encounter(which) {
        EncounterKind::Monster { strength, .. } => html! {
            rect.war-pill x="-16" y="14" width="32" height="12" rx="6" {}
            text.war-small y="23.5" { (strength.skill) " · " (strength.stamina) }
        },
        EncounterKind::Other(_) => html! {},
    }
}

/// The tooltip of a room: its name, who waits there, whether its treasure is still there.
fn description(pen: &Pen<'_, '_>, room: &Room, shown: &RoomView) -> String {
    let mut lines = vec![pen.place(room.place)];
    match shown.encounter {
        Some(EncounterView::Unknown) => lines.push(pen.kit("warlock-encounter-unknown")),
        Some(EncounterView::Remembered(card)) => {
            lines.push(pen.say("warlock-encounter-remembered", facts![name = pen.encounter(card)]));
            lines.push(encounter_text(pen, card));
        }
        Some(EncounterView::Up(card)) => {
            lines.push(pen.encounter(card));
            lines.push(encounter_text(pen, card));
        }
        None => {}
    }
    lines.extend(room.fixed.map(|occupant| pen.rules(&[fixed_rule(occupant)])));
    if room.kind == RoomKind::Chest {
        lines.push(pen.rules(&["WAR-CHEST-2", "WAR-CHEST-6"]));
    }
    lines.extend(shown.guarded.then(|| pen.kit("warlock-guarded")));
    lines.join("\n")
}

/// Strength and special of an encounter card, by its rule.
pub(super) fn encounter_text(pen: &Pen<'_, '_>, card: Encounter) -> String {
    match pen.canvas.view.content.encounter(card) {
        EncounterKind::Monster { strength, special, undead } => {
            let rule = match special {
                Special::FireBreath => Some("warlock-special-fire"),
                Special::Paralyse => Some("warlock-special-paralyse"),
                Special::Hypnosis => Some("warlock-special-hypnosis"),
                Special::MagicOnly => Some("warlock-special-magic"),
                Special::None => undead.then_some("warlock-special-undead"),
            };
            let numbers = pen.say("warlock-strength", facts![skill = strength.skill, stamina = strength.stamina]);
            rule.map_or(numbers.clone(), |key| format!("{numbers}\n{}", pen.kit(key)))
        }
        EncounterKind::Other(effect) => pen.rules(&[effect_rule(effect)]),
    }
}

fn effect_rule(effect: Effect) -> &'static str {
    match effect {
        Effect::Cage => "WAR-ENC-2",
        Effect::PoisonGas => "WAR-ENC-5",
        Effect::Darts => "WAR-ENC-6",
        Effect::Trapdoor => "WAR-ENC-7",
        Effect::Fool => "WAR-ENC-8",
        Effect::Hexmaster => "WAR-ENC-9",
        Effect::Beggar => "WAR-ENC-10",
        Effect::Trader => "WAR-ENC-11",
        Effect::Seer => "WAR-ENC-12",
    }
}

fn fixed_rule(occupant: Fixed) -> &'static str {
    match occupant {
        Fixed::Dragon => "WAR-ENC-15",
        Fixed::Warlock => "WAR-ENC-16",
        Fixed::Larder => "WAR-ENC-19",
        Fixed::Fountain => "WAR-ENC-20",
        Fixed::GamesRoom => "WAR-ENC-21",
        Fixed::Shylock => "WAR-ENC-22",
    }
}

/// The floor that suits a room.
fn floor(code: &str) -> &'static str {
    match code {
        "02" | "05" | "06" | "07" | "09" | "14" | "25" | "26" | "GR" | "LD" | "SH" | "04" => "wood",
        "08" | "11" | "15" | "16" | "17" | "18" | "19" | "DC" => "earth",
        "10" | "22" | "23" | "24" | "WL" | "TC" | "FY" => "mosaic",
        _ => "slab",
    }
}

/// The name of a room; Shylock's is shortened, because his trade would not fit on his floor.
fn short_name(pen: &Pen<'_, '_>, room: &Room) -> String {
    if room.fixed == Some(Fixed::Shylock) { pen.kit("warlock-shylock") } else { pen.place(room.place) }
}

/// The middle of a door, and whether it is in a side wall.
pub(super) fn door(pen: &Pen<'_, '_>, room: Area, front: Node) -> Option<((i32, i32), bool)> {
    let tile = pen.area(pen.canvas.view.content.board.place(front))?;
    let middle = |a: i32, a_length: i32, b: i32, b_length: i32| (a.max(b) + (a + a_length).min(b + b_length)) / 2;
    let across = middle(room.x, room.width, tile.x, tile.width);
    let down = middle(room.y, room.height, tile.y, tile.height);
    Some(if tile.x + tile.width <= room.x {
        ((room.x, down), true)
    } else if tile.x >= room.x + room.width {
        ((room.x + room.width, down), true)
    } else if tile.y + tile.height <= room.y {
        ((across, room.y), false)
    } else {
        ((across, room.y + room.height), false)
    })
}

/// All doors as one outline: the wood, or the iron on it.
fn doors(pen: &Pen<'_, '_>, iron: bool) -> String {
    let board = &pen.canvas.view.content.board;
    let one = |room: &Room, front: Node| {
        let ((x, y), upright) = door(pen, pen.area(room.place)?, front)?;
        let half = TILE / 4 + 1;
        Some(match (upright, iron) {
            (true, false) => format!("M{} {}h10v{}h-10z", x - 5, y - half, 2 * half),
            (false, false) => format!("M{} {}h{}v10h-{}z", x - half, y - 5, 2 * half, 2 * half),
            (true, true) => format!("M{} {}h10m-10 10h10", x - 5, y - 5),
            (false, true) => format!("M{} {}v10m10-10v10", x - 5, y - 5),
        })
    };
    board.rooms.iter().flat_map(|room| room.doors.iter().filter_map(move |&front| one(room, front))).collect()
}
