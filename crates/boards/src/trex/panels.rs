//! Cards, the dial and the players.

use super::cues::arrow;
use super::{card_thing, direction_thing, silhouette};
use crate::board::Canvas;
use crate::kit::dinosaurs;
use crate::kit::marks;
use ::trex::{Action, Card, Direction, PlayerView, Trex};
use kernel::{Seat, facts};
use maud::{Markup, html};

pub(super) fn draw(canvas: &Canvas<'_, Trex>) -> Markup {
    let view = &canvas.view;
    html! {
        div.trex-panels {
            @if let Some(own) = view.own {
                div.hand role="group" aria-label=(canvas.kit("trex-hand", facts![])) {
                    @for card in Card::ALL { (card_button(canvas, card, own.hand.count(card))) }
                }
            }
            (dial(canvas))
            div.players {
                @for seat in canvas.own_first(Seat::all(view.players.len() as u8)) { (player(canvas, seat)) }
            }
            @if let Some(answer) = view.own.as_ref().and_then(|own| own.answer) {
                p.committed { (canvas.kit("trex-committed", facts![choice = spoken(canvas, answer)])) }
            }
            p.turns { (canvas.kit("trex-turn", facts![turn = view.turn, turns = view.turns, name = canvas.name(view.bone)])) }
        }
    }
}

/// What somebody chose, in words.
fn spoken(canvas: &Canvas<'_, Trex>, action: Action) -> String {
    canvas.say_phrase(&<Trex as kernel::Worded>::action_phrase(&action))
}

fn card_button(canvas: &Canvas<'_, Trex>, card: Card, count: u8) -> Markup {
    let offered = canvas.actions.iter().any(|action| action.card() == Some(card));
    let name = canvas.label(&format!("label-card-{}", card.name()));
    html! {
        button type="button" class=(format!("card card-{}", card.name())) data-thing=[offered.then(|| card_thing(card))]
            id=(format!("card-{}", card.name())) data-rule=(card_rule(card)) data-tip=(canvas.kit(&format!("trex-card-{}", card.name()), facts![]))
            data-why=[(!offered).then(|| card_thing(card))] aria-disabled=[(!offered).then_some("true")] aria-label=(format!("{name} ×{count}")) {
            (picture(card))
            strong { (name) }
            span { "×" (count) }
        }
    }
}

pub(super) fn card_rule(card: Card) -> &'static str {
    match card {
        Card::Move => "TRX-MOVE-1",
        Card::Rest => "TRX-REST-1",
        Card::Panic => "TRX-PAN-1",
    }
}

/// The picture of a card.
pub(super) fn picture(card: Card) -> Markup {
    html! { svg viewBox="-30 -30 60 60" aria-hidden="true" { g.trex-symbol { (symbol(card)) } } }
}

pub(super) fn symbol(card: Card) -> Markup {
    match card {
        Card::Move => html! { path d="M-22 6 H6 V18 L26-2 L6-22 V-10 H-22 Z" {} },
        Card::Rest => {
            html! { path d="M-20-14 H-2 L-18 8 H0 V14 H-28 L-12-8 H-20 Z M4-24 H20 L8-8 H22 V-2 H-2 L12-18 H4 Z" {} }
        }
        Card::Panic => {
            html! { path d="M-4-26 H6 L4 6 H-2 Z M-5 14 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 Z M-24-14 l10 8 M26-14 l-10 8 M-26 10 h10 M28 10 h-10" {} }
        }
    }
}

/// The dial: the eight directions, for a player who may point now.
fn dial(canvas: &Canvas<'_, Trex>) -> Markup {
    let offered = |direction: Direction| canvas.actions.iter().any(|action| action.direction() == Some(direction));
    // Who plays sees it all the time: what lies below it does not jump.
    let shown = canvas.view.own.is_some() && !canvas.over;
    let places = [
        Some(Direction::NW),
        Some(Direction::N),
        Some(Direction::NE),
        Some(Direction::W),
        None,
        Some(Direction::E),
        Some(Direction::SW),
        Some(Direction::S),
        Some(Direction::SE),
    ];
    html! {
        @if shown {
            div.dial role="group" aria-label=(canvas.kit("trex-dial", facts![])) {
                @for place in places {
                    @match place {
                        Some(direction) => {
                            button type="button" data-thing=[offered(direction).then(|| direction_thing(direction))]
                                data-why=[(!offered(direction)).then(|| direction_thing(direction))]
                                aria-disabled=[(!offered(direction)).then_some("true")]
                                aria-label=(canvas.label(&format!("label-direction-{}", direction.name().to_lowercase()))) {
                                (arrow(direction))
                            }
                        }
                        None => span aria-hidden="true" { "✦" },
                    }
                }
            }
        }
        @if canvas.actions.contains(&Action::Abstain) {
            button.go type="button" data-thing="go:abstain" { (canvas.kit("trex-abstain", facts![])) }
        }
    }
}

fn player(canvas: &Canvas<'_, Trex>, seat: Seat) -> Markup {
    let view = &canvas.view;
    let player = &view.players[seat.index()];
    let out = player.dino.is_none();
    let class = if view.waiting.contains(seat) { "player active" } else { "player" };
    let species = canvas.label(&format!("label-species-{}", player.reference.species.code().to_lowercase()));
    html! {
        section class=(class) id=(format!("player-{}", seat.0)) {
            h3 {
                svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (marks::badge(seat)) }
                (canvas.name(seat))
                @if canvas.mine(seat) { small { " (" (canvas.kit("you", facts![])) ")" } }
                @if view.bone == seat {
                    svg.mark viewBox="-30 -4 56 36" role="img" aria-label=(canvas.kit("trex-bone", facts![])) {
                        path.bone d="M-24 18 l30-8 c-1-6 5-9 8-4 c6-1 7 5 3 7 c3 4-1 8-5 5 l-30 8 c1 6-6 8-8 3 c-6 0-6-6-2-7 c-3-4 1-7 4-4 Z" {}
                    }
                }
            }
            div.species-line {
                svg viewBox="-40 -36 80 62" aria-hidden="true" { g.figure { (dinosaurs::silhouette(silhouette(player.reference.species))) } }
                span { (species) }
            }
            p.score {
                strong id=(format!("trees-{}", seat.0)) data-count=(player.provisions) data-rule="TRX-END-2"
                    title=(canvas.kit("trex-trees-why", facts![])) { (player.provisions) }
                " " (canvas.kit("trex-trees", facts![count = player.provisions]))
            }
            @if out { p.out { (canvas.kit("trex-out", facts![])) } }
            @else { (status(canvas, player)) }
            p.deck { (deck(canvas, player)) }
        }
    }
}

fn status(canvas: &Canvas<'_, Trex>, player: &PlayerView) -> Markup {
    html! {
        p.status {
            @if let Some(shown) = player.face_up { (spoken(canvas, shown)) }
            @else if player.answered { (canvas.kit("trex-answered", facts![])) }
            @else { (canvas.kit("trex-cards", facts![count = player.hand_size])) }
        }
    }
}

/// The cards nobody has seen yet: what this player may still hold.
fn deck(canvas: &Canvas<'_, Trex>, player: &PlayerView) -> String {
    let unseen = player.unseen;
    canvas.kit("trex-unseen", facts![moves = unseen.moves, rests = unseen.rests, panics = unseen.panics])
}
