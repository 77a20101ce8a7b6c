//! What the reader's seat can deduce about the chest: who has which number, which combinations are left, how likely
//! each is. It is exact, and uses only that seat's knowledge.

use super::pen::Pen;
use crate::kit::marks;
use crate::odds::percent;
use ::warlock::deduce::{ChestOdds, number_chances, view_odds};
use ::warlock::place::{ALL_NUMBERS, CardSet, Number, NumberSet};
use ::warlock::view::{Notes, OwnView};
use kernel::{Seat, facts};
use maud::{Markup, html};

/// How many combinations are written out.
const LISTED: usize = 8;

pub(super) fn draw(pen: &Pen<'_, '_>) -> Markup {
    let view = &pen.canvas.view;
    let Some(own) = &view.own else { return html! {} };
    let Some((notes, odds)) = own.notes.as_ref().zip(view_odds(view)).filter(|(_, odds)| odds.total() > 0) else {
        return html! {};
    };
    let count = odds.possible().count();
    html! {
        section.war-box.war-deduction {
            h3 title=(pen.rules(&["WAR-SET-8", "WAR-KEY-4", "WAR-CHEST-6"])) { (pen.kit("warlock-deduction")) }
            div.war-scroll-x tabindex="0" role="region" aria-label=(pen.kit("warlock-deduction")) {
                table {
                    thead { tr { th scope="col" { (pen.kit("warlock-number")) } @for number in Number::all() { th scope="col" { (number) } } } }
                    tbody {
                        @for hero in pen.seats() { (row(pen, own, notes, hero.seat)) }
                        (chest_row(pen, &odds))
                    }
                }
            }
            p { (pen.say("warlock-possible", facts![count])) }
            (likely(pen, &odds))
        }
    }
}

/// What is known about one hand, number by number.
fn row(pen: &Pen<'_, '_>, own: &OwnView, notes: &Notes, seat: Seat) -> Markup {
    let mine = own.seat == seat;
    let held = |seat: Seat| if own.seat == seat { own.clues } else { notes.has[seat.index()] };
    let has = held(seat);
    // A number known to be in one hand is in no other, and a hand that is fully known contains nothing else.
    let others = pen.seats().iter().map(|hero| hero.seat).filter(|&other| other != seat);
    let elsewhere = others.fold(NumberSet::empty(), |all, other| all.union(held(other)));
    let all_known = mine || has.len() == u32::from(pen.seat(seat).clues);
    let rest = if all_known { ALL_NUMBERS.minus(has) } else { NumberSet::empty() };
    let lacks = notes.lacks[seat.index()].union(elsewhere).union(rest);
    html! {
        tr {
            th scope="row" { svg.mark viewBox="-13 -13 26 26" aria-hidden="true" { (marks::badge(seat)) } (pen.name(seat)) }
            @for number in Number::all() {
                @if has.contains(number) { td.war-has aria-label=(pen.kit("warlock-has")) { "●" } }
                @else if lacks.contains(number) { td.war-lacks aria-label=(pen.kit("warlock-lacks")) { "–" } }
                @else { td aria-label=(pen.kit("warlock-unknown")) {} }
            }
        }
    }
}

fn chest_row(pen: &Pen<'_, '_>, odds: &ChestOdds) -> Markup {
    html! {
        tr.war-chest-row {
            th scope="row" { (pen.kit("warlock-chest")) }
            @for chance in number_chances(odds) {
                td data-style=(format!("--share:{:.0}%", 100.0 * chance)) { (percent(chance)) }
            }
        }
    }
}

/// The likeliest combinations; those that the player's keys open are marked.
fn likely(pen: &Pen<'_, '_>, odds: &ChestOdds) -> Markup {
    let mut sets: Vec<(NumberSet, u32)> = odds.possible().collect();
    sets.sort_by_key(|&(set, ways)| (std::cmp::Reverse(ways), set));
    let hand = pen.canvas.view.own.as_ref().map_or(CardSet::empty(), |own| own.hand);
    let edition = &pen.canvas.view.content;
    let opens = |set: NumberSet| set.minus(edition.ring_numbers(hand)).len() <= edition.skeleton_keys(hand);
    html! {
        ul.war-likely {
            @for &(set, _) in sets.iter().take(LISTED) {
                li class=(if opens(set) { "war-combination war-opens" } else { "war-combination" }) title=[opens(set).then(|| pen.kit("warlock-opens"))] {
                    @for number in set.iter() { b { (number) } }
                    small { (pen.canvas.percent(odds.chance(set))) }
                }
            }
            @if sets.len() > LISTED { li.war-more { (pen.say("warlock-more", facts![count = sets.len() - LISTED])) } }
        }
    }
}
