//! Dice, buttons, species and players.

use super::land::kind_of;
use super::paths::{all_victims, figure_thing, hatch_thing, victim_thing};
use super::{dice, figures};
use crate::board::Canvas;
use crate::kit::marks;
use ::wrath::{Action, Figure, Place, Species, SpeciesView, Wrath};
use kernel::{Seat, facts};
use maud::{Markup, html};

pub(super) fn draw(canvas: &Canvas<'_, Wrath>) -> Markup {
    html! {
        div.wrath-panels {
            (dice::draw(canvas))
            (buttons(canvas))
            div.players {
                @for seat in canvas.own_first(Seat::all(canvas.view.players.len() as u8)) { (player(canvas, seat)) }
            }
            (victims(canvas))
            div.species role="list" {
                @for species in &canvas.view.species { (species_card(canvas, species)) }
            }
        }
    }
}

fn buttons(canvas: &Canvas<'_, Wrath>) -> Markup {
    let rerolls = canvas.actions.iter().any(|action| matches!(action, Action::Reroll(_)));
    let has = |action: Action| canvas.actions.contains(&action);
    let first = if has(Action::Roll) { canvas.odds(&Action::Roll) } else { None };
    let button = |shown: bool, name: &str, key: &str| {
        let chancy = matches!(name, "roll" | "reroll");
        let odds = first.as_ref().filter(|_| name == "roll").map(|odds| odds.text.as_str());
        html! {
            @if shown {
                button.go.chancy[chancy] type="button" data-thing=(format!("go:{name}")) data-odds=[odds] data-odds-here=[chancy.then(|| canvas.kit("odds-here", facts![]))] { (canvas.kit(key, facts![])) }
            }
        }
    };
    html! {
        div.buttons {
            (button(has(Action::Roll), "roll", "wrath-roll"))
            (button(rerolls, "reroll", "wrath-reroll"))
            (button(has(Action::Keep), "keep", "wrath-keep"))
            (button(has(Action::End), "end", "wrath-end"))
            (button(has(Action::NoQuake), "no-quake", "wrath-no-quake"))
        }
    }
}

fn victims(canvas: &Canvas<'_, Wrath>) -> Markup {
    let victims = all_victims(canvas);
    html! {
        @if !victims.is_empty() {
            div.buttons.victims {
                @for victim in victims {
                    button.go type="button" data-thing=(victim_thing(victim)) {
                        @match victim {
                            Some(seat) => (canvas.kit("wrath-devour", facts![name = canvas.name(seat)])),
                            None => (canvas.kit("wrath-spare", facts![])),
                        }
                    }
                }
            }
        }
    }
}

fn player(canvas: &Canvas<'_, Wrath>, seat: Seat) -> Markup {
    let view = &canvas.view;
    let player = &view.players[seat.index()];
    let active = view.active == seat && !canvas.over;
    html! {
        section class=(if active { "player active" } else { "player" }) id=(format!("player-{}", seat.0)) {
            h3 {
                svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (marks::badge(seat)) }
                (canvas.name(seat))
                @if canvas.mine(seat) { small { " (" (canvas.kit("you", facts![])) ")" } }
            }
            p.score {
                strong id=(format!("score-{}", seat.0)) data-count=(player.score) data-rule="WRA-ERUPT-6"
                    title=(canvas.kit("wrath-score-why", facts![])) { (player.score) }
                span.target data-rule="WRA-END-1" title=(canvas.kit("wrath-target-why", facts![target = view.target])) { " / " (view.target) }
                @if player.if_erupted > 0 { small data-rule="WRA-ERUPT-2" title=(canvas.kit("wrath-erupted-why", facts![])) { " " (canvas.kit("if-erupted", facts![points = player.if_erupted])) } }
            }
            div.stock {
                (people(canvas, seat, Place::Reserve, player.reserve))
                (people(canvas, seat, Place::Egg, player.egg))
                @for (number, species) in view.dinosaurs_at(seat, Place::Reserve).enumerate() {
                    (in_reserve(canvas, seat, species, number))
                }
            }
            @if player.supreme_worshipper { p.worshipper data-rule="WRA-QUAKE-1" title=(canvas.kit("wrath-worshipper-why", facts![])) { (canvas.kit("wrath-worshipper", facts![])) } }
        }
    }
}

/// People in a reserve or on the Egg space, with their number.
fn people(canvas: &Canvas<'_, Wrath>, seat: Seat, at: Place, count: u8) -> Markup {
    let thing = canvas.mine(seat).then(|| figure_thing(Figure::Person, at));
    let key = if at == Place::Egg { "wrath-eggs" } else { "wrath-reserve" };
    let label = canvas.kit(key, facts![count]);
    html! {
        button type="button" class=(format!("holding {}", marks::class(seat))) id=(format!("{at}-{}", marks::letter(seat)))
            data-kind=(kind_of(Figure::Person, seat)) data-amount=(count) data-rule=(if at == Place::Egg { "WRA-EGG-1" } else { "WRA-RUL-5" })
            data-thing=[thing] title=(label) aria-label=(label) disabled[!canvas.mine(seat)] aria-disabled=[(count == 0).then_some("true")] {
            svg viewBox="-20 -22 40 44" aria-hidden="true" {
                @if at == Place::Egg { path.egg d="M0-20 C12-18 17 0 16 8 C14 17 7 21 0 21 C-7 21-14 17-16 8 C-17 0-12-18 0-20 Z" {} }
                g.figure { (figures::person()) }
            }
            span { "×" (count) }
        }
    }
}

fn in_reserve(canvas: &Canvas<'_, Wrath>, seat: Seat, species: Species, number: usize) -> Markup {
    let thing = canvas.mine(seat).then(|| figure_thing(Figure::Dinosaur(species), Place::Reserve));
    let label = canvas.label(&format!("label-{species}"));
    html! {
        button type="button" class=(format!("holding {}", marks::class(seat))) id=(format!("reserve-{species}-{}-{number}", marks::letter(seat)))
            data-kind=(kind_of(Figure::Dinosaur(species), seat)) data-rule=(species_rule(species))
            data-thing=[thing] title=(label) aria-label=(label) disabled[!canvas.mine(seat)] {
            svg viewBox="-38 -36 76 60" aria-hidden="true" { g.figure { (figures::dinosaur(species)) } }
        }
    }
}

/// The first rule of a species.
fn species_rule(species: Species) -> &'static str {
    match species {
        Species::Titanosaur => "WRA-TITA-1",
        Species::Brontosaurus => "WRA-BRON-1",
        Species::Stegosaurus => "WRA-STEG-1",
        Species::Ankylosaurus => "WRA-ANKY-1",
        Species::Pteranodon => "WRA-PTER-1",
        Species::Plesiosaurus => "WRA-PLES-1",
        Species::Triceratops => "WRA-TRIC-1",
        Species::Tyrannosaurus => "WRA-TYRA-1",
    }
}

fn species_card(canvas: &Canvas<'_, Wrath>, card: &SpeciesView) -> Markup {
    let can = canvas.actions.contains(&Action::Hatch(card.species));
    let name = canvas.label(&format!("label-{}", card.species));
    let power = canvas.kit(&format!("wrath-power-{}", card.species), facts![]);
    html! {
        div role="listitem" { div data-rule=(species_rule(card.species)) data-tip=(power) class=(if can { "card can-hatch" } else { "card" }) id=(format!("species-{}", card.species))
            data-thing=[can.then(|| hatch_thing(card.species))] data-why=[(!can).then(|| hatch_thing(card.species))] {
            svg viewBox="-40 -38 80 64" aria-hidden="true" { g.figure { (figures::dinosaur(card.species)) } }
            strong { (name) }
            small { (power) }
            span.cost data-rule="WRA-HATCH-2" { (canvas.kit("wrath-cost", facts![eggs = card.egg, left = card.left])) }
            @if can { span.go { (canvas.kit("wrath-hatch", facts![])) } }
        } }
    }
}
