//! The map: cards as one landscape under the mountain, lava creeping over it, pawns and flags.

use super::lava::{self, Edge};
use super::paths::{cell_thing, place_thing, usual_walk, walks};
use super::pen::Pen;
use super::reach;
use super::{bubbles, cards, pieces, shapes};
use ::fuji::action::{Action, Path};
use ::fuji::cell::{Cell, CellSet};
use kernel::facts;
use maud::{Markup, html};

/// From one card to the next.
pub(super) const ACROSS: i32 = 100;
pub(super) const DOWN: i32 = 118;
/// A card.
pub(super) const WIDE: i32 = 94;
pub(super) const HIGH: i32 = 112;
const MARGIN: i32 = 26;
const HEAD: i32 = 74;

/// Where a card's corner lies.
pub(super) fn corner(cell: Cell) -> (i32, i32) {
    (MARGIN + ACROSS * i32::from(cell.column()), HEAD + DOWN * i32::from(cell.row()))
}

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    let columns = 1 + view.map.iter().map(|card| i32::from(card.at.column())).max().unwrap_or(0);
    let rows = 1 + view.map.iter().map(|card| i32::from(card.at.row())).max().unwrap_or(0);
    let width = 2 * MARGIN + ACROSS * columns - (ACROSS - WIDE);
    let height = HEAD + MARGIN + DOWN * rows - (DOWN - HIGH);
    let title =
        pen.canvas.kit("fuji-board", facts![scenario = scenario(pen), level = view.table.level, turn = view.turn]);
    // A map that is much wider than high needs the whole width of a page.
    let class = if width > 2 * height { "board fuji fuj-wide" } else { "board fuji" };
    html! {
        svg class=(class) xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {width} {height}")) role="group"
            aria-label=(title) data-focus=[focus(pen)] data-least="15.4" {
            (shapes::defined(pen, width, height))
            (backdrop(pen, width, height))
            (wilderness(pen, columns, rows))
            (heading(pen, width))
            (edges(columns, rows))
            (flows(pen))
            @for card in &view.map { (cards::draw(pen, card)) }
            (tongues(pen))
            g.fuj-still { @for card in &view.map { (cards::clock(card)) } }
            (bubbles::draw(pen))
            (places(pen))
            (plans(pen))
            (trails(pen))
            (standing(pen))
        }
    }
}

/// What a narrow screen shows first: the cards around the reader's pawn.
fn focus(pen: &Pen<'_, '_>) -> Option<String> {
    let (x, y) = corner(pen.own()?.pawn);
    Some(format!("{} {} {} {}", x - ACROSS - 3, y - DOWN - 3, 4 * ACROSS, 3 * DOWN))
}

pub(super) fn scenario(pen: &Pen<'_, '_>) -> String {
    pen.canvas.label(&format!("label-scenario-{}", pen.view().table.scenario.to_lowercase()))
}

fn backdrop(pen: &Pen<'_, '_>, width: i32, height: i32) -> Markup {
    let volcano = pen.view().map.iter().find(|card| card.kind == "volcano").map(|card| corner(card.at));
    html! {
        g.fuj-still clip-path="url(#fuj-frame)" {
            rect.fuj-backdrop width=(width) height=(height) {}
            circle.fuj-sun cx=(width - 130) cy=(HEAD + 34) r="64" {}
            (cloud(width / 3, HEAD + 30)) (cloud(width * 2 / 3, height - 60)) (cloud(width / 2 - 120, height / 2))
            path.fuj-mist d=(format!("M0 {} C{} {} {} {} {} {} S{} {} {width} {} V{height} H0 Z",
                height - 70, width / 6, height - 120, width / 4, height - 30, width / 2, height - 74,
                width * 4 / 5, height - 24, height - 90)) {}
            @if let Some((x, y)) = volcano {
                g transform=(format!("translate({},{})", x + WIDE / 2, y + 36)) { (lava::mountain((height - y).max(260))) }
                path.fuj-smoke d=(format!("M{} {} c-70-24-58-84 0-78 c-4-52 78-60 92-16 c46-26 100 16 62 54 c30 22 0 54-36 46 Z", x - 14, y + 26)) {}
            }
        }
    }
}

/// What grows on the slopes where there is no card, and a few clouds beside them.
fn wilderness(pen: &Pen<'_, '_>, columns: i32, rows: i32) -> Markup {
    let view = pen.view();
    let Some(crater) = view.map.iter().find(|card| card.kind == "volcano").map(|card| card.at) else { return html! {} };
    let (left, top) = corner(crater);
    let all = (0..rows as u8).flat_map(|row| (0..columns as u8).filter_map(move |column| Cell::at(column, row)));
    let bare = all.filter(|&cell| reach::card(view, cell).is_none());
    html! {
        g.fuj-still {
            @for (cell, chance) in bare.map(|cell| (cell, scattered(cell))) {
                @let (x, y) = corner(cell);
                @let (aside, below) = ((x - left).abs(), y - top);
                @let at = (x + (chance * 7) % 34 - 17, y + (chance * 5) % 26 - 13);
                @if aside > below + ACROSS && chance % 3 == 0 { use href="#fuj-wild-2" x=(at.0) y=(at.1) {} }
                @if below > DOWN && aside < below && chance % 5 > 0 {
                    @let kind = [0, 1, 3][(chance % 3) as usize];
                    use href=(format!("#fuj-wild-{kind}")) x=(at.0) y=(at.1) {}
                }
            }
        }
    }
}

/// A number that looks arbitrary but is always the same for a place.
fn scattered(cell: Cell) -> i32 {
    let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
    (column * column * 31 + row * row * 17 + column * row * 13 + column * 3 + row * 11) % 97
}

/// A band of cloud as in old prints.
fn cloud(x: i32, y: i32) -> Markup {
    html! {
        path.fuj-cloud transform=(format!("translate({x},{y})")) d="M-120 0 C-120-12-104-14-92-12 C-86-26-58-26-52-14 C-40-30-8-30 2-14 C18-24 40-20 44-10 C62-18 84-12 84 0 C60 8-96 8-120 0 Z" {}
    }
}

/// Scenario and level on the left, turn and phase on the right.
fn heading(pen: &Pen<'_, '_>, width: i32) -> Markup {
    let view = pen.view();
    let phase = pen.canvas.label(&format!("label-phase-{}", view.phase));
    html! {
        g.fuj-still {
            rect.fuj-head x="12" y="12" width=(width - 24) height="46" rx="12" {}
            g transform="translate(40,36) scale(0.9)" { path.fuj-crest d="M-20 12 L-5-12 C-2-10 2-10 5-12 L20 12 Z" {} path.fuj-crest2 d="M-9-5.5 L-5-12 C-2-10 2-10 5-12 L9-5.5 L4-2 L0-6 L-4-2 Z" {} }
            text.fuj-title x="68" y="44" { (scenario(pen)) }
            text.fuj-title x=(width - 34) y="44" text-anchor="end" {
                tspan.fuj-soft { (pen.canvas.kit("fuji-level-turn", facts![level = view.table.level, turn = view.turn])) }
                @if view.phase > 0 { " " (view.phase) ". " (phase) }
            }
        }
    }
}

/// Columns and rows are numbered as sentences call them.
fn edges(columns: i32, rows: i32) -> Markup {
    html! {
        g.edge.fuj-still aria-hidden="true" {
            @for column in 0..columns { text x=(MARGIN + ACROSS * column + WIDE / 2) y=(HEAD - 4) { (column) } }
            @for row in 0..rows { text x=(MARGIN / 2) y=(HEAD + DOWN * row + HIGH / 2 + 6) { (row) } }
        }
    }
}

/// What joins lava cards that touch.
fn flows(pen: &Pen<'_, '_>) -> Markup {
    let lava: CellSet = pen.view().map.iter().filter(|card| card.lava).map(|card| card.at).collect();
    let burns = |column: u8, row: u8| Cell::at(column, row).is_some_and(|cell| lava.contains(cell));
    html! {
        g.fuj-still {
            @for cell in lava.iter() {
                @let (x, y) = corner(cell);
                @if burns(cell.column() + 1, cell.row()) { g transform=(format!("translate({x},{y})")) { (lava::join(false)) } }
                @if burns(cell.column(), cell.row() + 1) { g transform=(format!("translate({x},{y})")) { (lava::join(true)) } }
            }
        }
    }
}

/// Lava reaches over the edges of every card that burns with the next eruption.
fn tongues(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    let next = view.map.iter().filter(|card| card.burns_in == Some(1)).map(|card| card.at);
    let lava = |column: Option<u8>, row: Option<u8>| {
        let cell = column.zip(row).and_then(|(column, row)| Cell::at(column, row));
        cell.and_then(|cell| reach::card(view, cell)).is_some_and(|card| card.lava)
    };
    html! {
        g.fuj-still {
            @for cell in next {
                @let (x, y) = corner(cell);
                @let (column, row) = (cell.column(), cell.row());
                @let sides = [
                    (Edge::Left, lava(column.checked_sub(1), Some(row))), (Edge::Right, lava(Some(column + 1), Some(row))),
                    (Edge::Top, lava(Some(column), row.checked_sub(1))), (Edge::Bottom, lava(Some(column), Some(row + 1))),
                ];
                g.fuj-creep id=(format!("creep-{cell}")) transform=(format!("translate({x},{y})")) {
                    @for (edge, hot) in sides { @if hot { (lava::tongue(edge)) } }
                }
            }
        }
    }
}

/// Cards that can be marked: one touch puts the player's marker there. Each shows its steps, its re-rolls and what the
/// player's dice count there.
fn places(pen: &Pen<'_, '_>) -> Markup {
    let Some(own) = pen.own() else { return html! {} };
    html! {
        @for card in &pen.view().map {
            @let (x, y) = corner(card.at);
            @let near = own.reach.iter().find(|near| near.at == card.at);
            @if let (Some(thing), Some(near), Some(condition)) = (pen.offered(place_thing(card.at)), near, pen.condition(card)) {
                @let sum = own.dice.total(&condition);
                @let odds = pen.canvas.odds(&Action::Place(own.member, card.at));
                @let name = cards::place_name(pen, near, &condition, sum);
                g.thing.fuj-place data-thing=(thing) data-rule="FUJ-P3-1" transform=(format!("translate({x},{y})")) aria-label=(name) {
                    title { (name) }
                    rect.touch x="1" y="1" width=(WIDE - 2) height=(HIGH - 2) rx="9" {}
                    (cards::pill(sum, near.rerolls))
                    @if let Some(chance) = odds.and_then(|odds| odds.of("reach")) { (cards::chance(pen, chance)) }
                }
            }
            @if let (Some(thing), Some(way)) = (pen.offered("go:walk".to_owned()), usual_walk(pen.canvas)) {
                @if way.end() == Some(card.at) {
                    g.thing.fuj-place data-thing=(thing) transform=(format!("translate({x},{y})")) aria-label=(pen.kit("fuji-go-walk")) {
                        title { (pen.kit("fuji-go-walk")) }
                        rect.touch x="1" y="1" width=(WIDE - 2) height=(HIGH - 2) rx="9" {}
                    }
                }
            }
        }
    }
}

/// The paths the acting pawn may take: the usual one strong, the others thin.
fn trails(pen: &Pen<'_, '_>) -> Markup {
    let acting = pen.view().acting.and_then(|member| reach::member(pen.view(), member));
    let Some(start) = acting.map(|member| member.pawn) else { return html! {} };
    let usual = usual_walk(pen.canvas);
    let line = |path: &Path| {
        let points = std::iter::once(start).chain(path.iter()).map(|cell| {
            let (x, y) = corner(cell);
            format!("{},{}", x + WIDE / 2, y + 50)
        });
        points.collect::<Vec<_>>().join(" ")
    };
    html! {
        g.fuj-still {
            @for path in walks(pen.canvas).filter(|path| Some(*path) != usual) { polyline.fuj-trail2 points=(line(&path)) {} }
            @if let Some(path) = usual { polyline.fuj-trail points=(line(&path)) {} }
        }
    }
}

/// Where everybody plans to go, as straight lines.
fn plans(pen: &Pen<'_, '_>) -> Markup {
    let middle = |cell: Cell| {
        let (x, y) = corner(cell);
        format!("{} {}", x + WIDE / 2, y + 54)
    };
    html! {
        g.fuj-still {
            @for one in &pen.view().members {
                @if let Some(cell) = one.marker.filter(|&cell| cell != one.pawn) {
                    g class=(pieces::class(one.member)) {
                        path.fuj-plan2 d=(format!("M{} L{}", middle(one.pawn), middle(cell))) {}
                        path.fuj-plan d=(format!("M{} L{}", middle(one.pawn), middle(cell))) {}
                    }
                }
            }
        }
    }
}

/// Tokens, flags and pawns on their cards.
fn standing(pen: &Pen<'_, '_>) -> Markup {
    let view = pen.view();
    let on = |cell: Cell| view.members.iter().filter(move |one| one.pawn == cell).count();
    let marked = |cell: Cell| view.members.iter().filter(move |one| one.marker == Some(cell)).count();
    html! {
        g.fuj-still {
            @for card in view.map.iter().filter(|card| card.equipment || card.eruption > 0) {
                @let (x, y) = corner(card.at);
                g.piece id=(format!("token-{}", card.at)) transform=(format!("translate({},{})", x + 74, y + 38)) {
                    @if card.equipment { (pieces::backpack()) } @else { (pieces::eruption(card.eruption)) }
                }
            }
            @for (number, one) in view.members.iter().enumerate() {
                @if let Some(cell) = one.marker {
                    @let before = view.members[..number].iter().filter(|other| other.marker == Some(cell)).count();
                    @let (x, y) = corner(cell);
                    @let left = pieces::stand(before, marked(cell), f64::from(WIDE), 26.0);
                    g.piece id=(format!("marker-{}", one.member)) transform=(format!("translate({:.1},{})", f64::from(x) + left - 3.0, y + 64)) {
                        (pieces::flag(one.member))
                    }
                }
            }
            @for (number, one) in view.members.iter().enumerate() {
                @let before = view.members[..number].iter().filter(|other| other.pawn == one.pawn).count();
                @let (x, y) = corner(one.pawn);
                @let left = pieces::stand(before, on(one.pawn), f64::from(WIDE), 28.0);
                g.piece.fuj-pawn id=(format!("pawn-{}", one.member)) transform=(format!("translate({:.1},{})", f64::from(x) + left, y + 70)) {
                    title { (pen.canvas.kit("fuji-pawn-at", facts![name = pen.name(one.member), cell = one.pawn.to_string()])) }
                    @if pen.is_own(one.member) || pen.view().acting == Some(one.member) { ellipse.fuj-ring cy="1" rx="17" ry="7" {} }
                    (pieces::pawn(one.member))
                }
            }
        }
    }
}

/// The thing a card is when it is touched for something other than the player's marker.
pub(super) fn card_thing(pen: &Pen<'_, '_>, cell: Cell) -> Option<String> {
    pen.offered(cell_thing(cell))
}
