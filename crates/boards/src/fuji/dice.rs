//! Dice: open ones with colour, shape, letter and number; hidden ones behind a bamboo screen.

use super::paths::die_thing;
use super::pen::Pen;
use super::{pieces, reach, symbols};
use ::fuji::dice::Condition;
use ::fuji::member::Member;
use ::fuji::view::{DiceView, DieView};
use kernel::facts;
use maud::{Markup, html};

/// All open dice of a tray; those that count for the condition are highlighted.
pub(super) fn open(pen: &Pen<'_, '_>, dice: &DiceView, condition: Option<&Condition>) -> Markup {
    html! { @for die in &dice.known { (one(pen, die, condition)) } }
}

fn one(pen: &Pen<'_, '_>, die: &DieView, condition: Option<&Condition>) -> Markup {
    let counts = condition.is_some_and(|condition| die.counts(condition));
    let thing = pen.offered(die_thing(die.die));
    let name = name(pen, die, counts);
    let mut class = format!("fuj-die {}", set_class(die));
    for (is, flag) in [
        (counts, " fuj-counts"),
        (die.aside, " fuj-aside"),
        (die.lent, " fuj-lent"),
        (die.remembered, " fuj-remembered"),
        (thing.is_some(), " thing"),
    ] {
        if is {
            class.push_str(flag);
        }
    }
    let rule = match (die.lent, die.aside) {
        (true, _) => "FUJ-DIE-3",
        (false, true) => "FUJ-DIE-2",
        (false, false) if die.remembered => "FUJ-RUL-49",
        (false, false) => "FUJ-CON-5",
    };
    let id = format!("die-{}", die.die);
    let shown = format!("{}{}", die.value, die.colour.letter());
    let tags = tags(pen, die);
    html! {
        @match thing {
            Some(thing) => button type="button" class=(class) id=(id) data-thing=(thing) data-rule=(rule) data-die=(die.die) data-face=(shown) data-tags=[tags] title=(name) aria-label=(name) { (face(pen, die)) },
            None => span class=(class) id=(id) role="img" data-why=[pen.idle(die_thing(die.die))] data-rule=(rule) data-die=(die.die) data-face=(shown) data-tags=[tags] title=(name) aria-label=(name) { (face(pen, die)) },
        }
    }
}

/// For whose walk a die counts, once everything is compared: cues find it by that.
fn tags(pen: &Pen<'_, '_>, die: &DieView) -> Option<String> {
    let counts = |short: &str| reach::condition(short).is_some_and(|condition| die.counts(&condition));
    let compared = pen.view().members.iter().filter_map(|one| Some((one.member, one.comparison.as_ref()?)));
    let tags: Vec<String> = compared
        .filter(|(_, comparison)| counts(&comparison.condition))
        .map(|(member, _)| format!("for-{member}"))
        .collect();
    (!tags.is_empty()).then(|| tags.join(" "))
}

/// The class of the owner's colour: it frames the die, wherever the die is.
fn set_class(die: &DieView) -> String {
    format!("fuj-set-{}", die.die.set())
}

fn face(pen: &Pen<'_, '_>, die: &DieView) -> Markup {
    html! {
        svg viewBox="-26 -26 52 52" aria-hidden="true" {
            rect class=(format!("fuj-body fuj-body-{}", die.colour)) x="-23" y="-23" width="46" height="46" rx="10" {}
            g transform="scale(1.2)" { (symbols::shape(die.colour)) }
            text.fuj-pips y="10" text-anchor="middle" { (die.value) }
            text.fuj-corner x="17" y="-11" text-anchor="middle" { (pen.kit(symbols::letter_key(die.colour))) }
            @if die.lent { path.fuj-chain d="M-20 20 h10 M-15 15 v10" {} }
        }
    }
}

fn name(pen: &Pen<'_, '_>, die: &DieView, counts: bool) -> String {
    let colour = pen.kit(&format!("fuji-colour-{}", die.colour));
    let mut name = pen.canvas.kit("fuji-die", facts![value = die.value, colour, die = die.die.to_string()]);
    let notes = [
        (counts, "fuji-die-counts"),
        (die.aside, "fuji-die-aside"),
        (die.lent, "fuji-die-lent"),
        (die.remembered, "fuji-die-remembered"),
    ];
    for (_, key) in notes.into_iter().filter(|note| note.0) {
        name.push_str(" · ");
        name.push_str(&pen.kit(key));
    }
    name
}

/// Dice behind somebody's bamboo screen: only their number is known.
pub(super) fn screen(pen: &Pen<'_, '_>, member: Option<Member>, hidden: u8, whose: &str) -> Markup {
    if hidden == 0 {
        return html! {};
    }
    let name = pen.canvas.kit("fuji-hidden", facts![count = hidden, name = whose]);
    let letter = member.map_or('x', Member::letter);
    let class = member.map_or_else(|| "fuj-nobody".to_owned(), pieces::class);
    html! {
        span.fuj-screen role="img" data-tags="screen" data-rule="FUJ-P1-2" title=(name) aria-label=(name) {
            svg viewBox="0 0 190 66" aria-hidden="true" {
                @for number in 0..hidden {
                    g id=(format!("hidden-{letter}-{number}")) transform=(format!("translate({},{})", 12 + 28 * i32::from(number), if number % 2 == 0 { 4 } else { 7 })) {
                        rect.fuj-blank width="25" height="25" rx="6" {}
                        text.fuj-unknown x="12.5" y="18" text-anchor="middle" { "?" }
                    }
                }
                rect.fuj-bamboo-wall x="2" y="24" width="186" height="40" rx="5" {}
                path.fuj-bamboo-lines d="M14 24 V64 M28 24 V64 M42 24 V64 M56 24 V64 M70 24 V64 M84 24 V64 M98 24 V64 M112 24 V64 M126 24 V64 M140 24 V64 M154 24 V64 M168 24 V64" {}
                g class=(class) { rect.fuj-cord x="2" y="31" width="186" height="5" {} rect.fuj-cord x="2" y="53" width="186" height="5" {} }
            }
        }
    }
}
