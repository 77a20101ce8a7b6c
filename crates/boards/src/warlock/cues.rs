//! `warlock`: walks, doors, encounters turned over, each assault's dice, wounds, loot, challenges, the chest.

use super::art::{figures, monsters, treasures};
use super::panels::picture;
use crate::cues::{Cue, Tone, feel, fly, lay, light, name, player, turn, turn_blank, turn_picture, walk, written};
use ::warlock::Warlock;
use ::warlock::edition::Edition;
use ::warlock::event::{Event, Score};
use ::warlock::phase::Foe;
use ::warlock::place::{Card, Encounter, NumberSet, Place};
use kernel::{Lang, Seat, Seats, Worded};

pub(super) fn cues(event: &Event, _: &[Event], lang: Lang) -> Vec<Cue> {
    #[rustfmt::skip]
    let cues = match *event {
        Event::Created { .. } | Event::Split { .. } | Event::Laid | Event::Clues { .. } | Event::CluesHidden { .. }
        | Event::FirstDie { .. } | Event::First { .. } | Event::TurnBegins { .. } | Event::Missed { .. }
        | Event::LeftGame { .. } | Event::Zagor | Event::Alone { .. } => course(event),
        Event::Changed { .. } | Event::LuckTest { .. } | Event::Die { .. } | Event::Caged { .. } | Event::Freed { .. }
        | Event::Cursed { .. } | Event::Died { .. } | Event::Game { .. } => body(event),
        Event::PutOn { .. } | Event::MazeTurned { .. } | Event::MazeHidden | Event::Rolled { .. } | Event::NoStep { .. }
        | Event::Stayed { .. } | Event::Walked { .. } | Event::FellIn { .. } | Event::Fled { .. } | Event::Ran { .. } => way(event),
        Event::EncounterUp { .. } | Event::EncounterGone { .. } | Event::EncounterDown { .. } | Event::Waits { .. }
        | Event::CombatBegins { .. } | Event::Armed { .. } | Event::Assault { .. } | Event::FoeWounded { .. }
        | Event::NoEffect { .. } | Event::FoeBeaten { .. } | Event::CombatEnds { .. } | Event::Attacked { .. }
        | Event::Spared { .. } | Event::SteppedIn { .. } | Event::StoodAside { .. } | Event::FightsUntil { .. } => fight(event, lang),
        Event::Took { .. } | Event::TookHidden { .. } | Event::TookOpenly { .. } | Event::Left { .. }
        | Event::LeftHidden { .. } | Event::Shown { .. } | Event::UsedUp { .. } | Event::Sold { .. } | Event::Pawned { .. }
        | Event::Redeemed { .. } | Event::Looted { .. } | Event::LootedHidden { .. } | Event::NotThere { .. }
        | Event::Grave { .. } | Event::GraveHidden { .. } | Event::Kept { .. } | Event::KeptHidden { .. } => loot(event, lang),
        Event::Challenged { .. } | Event::Answered { .. } | Event::Gazed { .. } | Event::Learnt { .. } | Event::Met { .. }
        | Event::Ignored { .. } | Event::TalksBegin { .. } | Event::Offered { .. } | Event::OfferedTo { .. }
        | Event::OfferedHidden { .. } | Event::Accepted { .. } | Event::TalksEnd { .. } | Event::Traded { .. }
        | Event::ShowedCards { .. } | Event::ShowedClues { .. } | Event::Confirmed { .. } | Event::ShowedHidden { .. } => talk(event),
        Event::ChestTried { .. } | Event::ChestWrong { .. } | Event::ChestOpened { .. } => chest(event),
    };
    cues
}

/// The course of the game.
fn course(event: &Event) -> Vec<Cue> {
    match *event {
        Event::FirstDie { seat, die } => vec![Cue::Say, Cue::Tumble { at: player(seat), faces: vec![die] }],
        Event::First { seat } | Event::Missed { seat } | Event::Alone { seat } | Event::LeftGame { seat } => {
            vec![Cue::Say, name(player(seat))]
        }
        Event::TurnBegins { seat, .. }
        | Event::Created { seat, .. }
        | Event::Split { seat, .. }
        | Event::Clues { seat, .. }
        | Event::CluesHidden { seat, .. } => vec![name(player(seat))],
        Event::Laid | Event::Zagor => vec![Cue::Say],
        ref _elsewhere => vec![Cue::Say],
    }
}

/// What befalls an adventurer.
fn body(event: &Event) -> Vec<Cue> {
    match *event {
        Event::Changed { seat, score, change, .. } => changed(seat, score, change),
        Event::LuckTest { seat, dice, lucky, .. } => vec![
            Cue::Say,
            Cue::Tumble { at: player(seat), faces: dice.to_vec() },
            feel(if lucky { Tone::Good } else { Tone::Harm }, [player(seat)]),
        ],
        Event::Die { seat, die } => vec![Cue::Say, Cue::Tumble { at: player(seat), faces: vec![die] }],
        Event::Game { seat, dice, house } => vec![
            Cue::Say,
            Cue::Tumble { at: player(seat), faces: dice.to_vec() },
            Cue::Tumble { at: hero(seat), faces: house.to_vec() },
        ],
        Event::Caged { seat } => vec![Cue::Say, feel(Tone::Harm, [hero(seat)])],
        Event::Freed { seat } => vec![Cue::Say, feel(Tone::Good, [hero(seat)])],
        Event::Cursed { victim, .. } => vec![Cue::Say, feel(Tone::Harm, [player(victim)])],
        Event::Died { seat } => vec![
            Cue::Say,
            feel(Tone::Quake, [hero(seat), player(seat)]),
            turn_picture(hero(seat), "†", picture(figures::SKULL)),
        ],
        ref _elsewhere => vec![Cue::Say],
    }
}

/// A number of a sheet goes up or down.
fn changed(seat: Seat, score: Score, change: i16) -> Vec<Cue> {
    let sheet = match score {
        Score::Stamina => "stamina",
        Score::Luck => "luck",
        Score::Gold => "gold",
        Score::Provisions => "provisions",
        Score::Lanterns => "lanterns",
    };
    let mut cues = vec![Cue::Say];
    if score == Score::Stamina && change < 0 {
        cues.push(feel(Tone::Harm, [player(seat)]));
    }
    if change != 0 {
        cues.push(fly(i32::from(change), player(seat), format!("{sheet}-{}", seat.0)));
    }
    cues
}

/// On the way.
fn way(event: &Event) -> Vec<Cue> {
    match *event {
        Event::PutOn { seat, at: place } => vec![Cue::Say, lay(hero(seat), at(place))],
        Event::MazeTurned { maze, .. } => {
            vec![Cue::Say, turn_blank([format!("maze-{maze}")])]
        }
        Event::Rolled { seat, die } => vec![Cue::Say, Cue::Tumble { at: hero(seat), faces: vec![die] }],
        Event::Walked { seat, ref path } | Event::Ran { seat, ref path } => {
            vec![Cue::Say, walk(hero(seat), path.iter().map(at))]
        }
        Event::FellIn { seat } => vec![Cue::Say, feel(Tone::Harm, [hero(seat)])],
        Event::NoStep { seat } | Event::Stayed { seat } | Event::Fled { seat } => vec![Cue::Say, name(hero(seat))],
        Event::MazeHidden => vec![Cue::Say],
        ref _elsewhere => vec![Cue::Say],
    }
}

/// Doors open, encounters turn over, swords cross.
fn fight(event: &Event, lang: Lang) -> Vec<Cue> {
    match *event {
        Event::EncounterUp { room, card } => vec![
            Cue::Say,
            feel(Tone::Weighed, [at(room)]),
            turn_picture(at(room), encounter(card, lang), picture(monsters::encounter(Edition::base(), card))),
            Cue::Wait { beats: 1 },
        ],
        Event::EncounterGone { room, .. } => vec![Cue::Say, feel(Tone::Good, [at(room)])],
        Event::EncounterDown { room, .. } => vec![Cue::Say, name(at(room))],
        Event::Waits { seat, room } => vec![Cue::Say, light([player(seat), at(room)])],
        Event::CombatBegins { seat, foe } => vec![Cue::Say, feel(Tone::Weighed, [hero(seat), foe_at(foe, seat)])],
        Event::Armed { seat, .. } | Event::CombatEnds { seat } => vec![Cue::Say, name(player(seat))],
        Event::Assault { seat, foe, theirs, their_total, ours, our_total } => vec![
            Cue::Say,
            Cue::Tumble { at: panel_of(foe, seat), faces: theirs.to_vec() },
            Cue::Tumble { at: player(seat), faces: ours.to_vec() },
            written(
                Tone::Weighed,
                [player(seat)],
                format!("{our_total} {} {their_total}", sign(our_total, their_total)),
            ),
        ],
        Event::FoeWounded { seat, foe, left } => {
            vec![Cue::Say, written(Tone::Harm, [foe_at(foe, seat)], format!("♥ {left}"))]
        }
        Event::NoEffect { seat, foe } => vec![Cue::Say, name(foe_at(foe, seat))],
        Event::FoeBeaten { seat, foe } => vec![Cue::Say, feel(Tone::Good, [foe_at(foe, seat), player(seat)])],
        Event::Spared { seat, victim } | Event::StoodAside { seat, victim } => {
            vec![Cue::Say, light([hero(seat), hero(victim)])]
        }
        Event::SteppedIn { seat, victim } => vec![Cue::Say, feel(Tone::Weighed, [hero(seat), hero(victim)])],
        Event::FightsUntil { seat, stamina } => {
            vec![Cue::Say, written(Tone::Weighed, [player(seat)], format!("♥ {stamina}"))]
        }
        Event::Attacked { seat, victim } => vec![Cue::Say, feel(Tone::Harm, [hero(seat), hero(victim)])],
        ref _elsewhere => vec![Cue::Say],
    }
}

/// Treasure changes hands. Where it lay is told to everybody; which card it is, only to those who may know.
fn loot(event: &Event, lang: Lang) -> Vec<Cue> {
    let gained = |seat: Seat, card: Card| {
        let shown = picture(treasures::of(Edition::base().treasure(card)));
        vec![Cue::Say, turn_picture(player(seat), treasure(card, lang), shown)]
    };
    match *event {
        Event::Took { seat, card, .. } | Event::TookOpenly { seat, card, .. } => gained(seat, card),
        Event::Shown { seat, card } | Event::Redeemed { seat, card } | Event::Kept { seat, card, .. } => {
            gained(seat, card)
        }
        Event::TookHidden { seat, at: place } => vec![Cue::Say, feel(Tone::Good, [player(seat), at(place)])],
        Event::Left { seat, at: place, .. } | Event::LeftHidden { seat, at: place } => {
            vec![Cue::Say, light([player(seat), at(place)])]
        }
        Event::UsedUp { seat, .. } | Event::Sold { seat, .. } | Event::Pawned { seat, .. } => {
            vec![Cue::Say, name(player(seat))]
        }
        Event::Looted { seat, from, .. }
        | Event::LootedHidden { seat, from, .. }
        | Event::NotThere { seat, from, .. }
        | Event::KeptHidden { seat, from } => {
            vec![Cue::Say, feel(Tone::Harm, [player(from)]), feel(Tone::Good, [player(seat)])]
        }
        Event::Grave { at: place, .. } | Event::GraveHidden { at: place, .. } => {
            vec![Cue::Say, feel(Tone::Harm, [at(place)])]
        }
        ref _elsewhere => vec![Cue::Say],
    }
}

/// What is asked, offered and shown.
fn talk(event: &Event) -> Vec<Cue> {
    let both = |one: Seat, other: Seat| vec![Cue::Say, light([player(one), player(other)])];
    match *event {
        Event::Challenged { seat, numbers } => {
            vec![Cue::Say, written(Tone::Weighed, [player(seat)], listed(numbers))]
        }
        Event::Answered { seat, by, shown } => {
            let told = listed(shown);
            let face = if told.is_empty() { "–".to_owned() } else { told };
            vec![Cue::Say, name(player(seat)), turn(player(by), face)]
        }
        Event::Gazed { seat, of } | Event::Learnt { seat, of, .. } => both(seat, of),
        Event::Met { seat, others } => vec![Cue::Say, light(heroes(seat, others))],
        Event::Ignored { seat } | Event::TalksEnd { seat } => vec![Cue::Say, name(player(seat))],
        Event::TalksBegin { seat, with } | Event::Accepted { seat, with } => both(seat, with),
        Event::Offered { seat, to, .. } | Event::OfferedTo { seat, to, .. } | Event::OfferedHidden { seat, to } => {
            both(seat, to)
        }
        Event::Traded { from, to, .. }
        | Event::ShowedCards { from, to, .. }
        | Event::ShowedClues { from, to, .. }
        | Event::Confirmed { from, to, .. }
        | Event::ShowedHidden { from, to } => both(from, to),
        ref _elsewhere => vec![Cue::Say],
    }
}

/// The chest: keys are tried, and it opens or not.
fn chest(event: &Event) -> Vec<Cue> {
    match *event {
        Event::ChestTried { seat, numbers, .. } => {
            vec![Cue::Say, written(Tone::Weighed, [hero(seat)], listed(numbers))]
        }
        Event::ChestWrong { seat, wrong } => vec![Cue::Say, written(Tone::Harm, [hero(seat)], format!("✗ {wrong}"))],
        Event::ChestOpened { seat, numbers } => vec![
            Cue::Say,
            feel(Tone::Quake, [hero(seat)]),
            turn_picture(hero(seat), listed(numbers), picture(treasures::BACK)),
            feel(Tone::Good, [player(seat)]),
        ],
        ref _elsewhere => vec![Cue::Say],
    }
}

fn listed(numbers: NumberSet) -> String {
    numbers.iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" · ")
}

fn sign(ours: u8, theirs: u8) -> &'static str {
    match ours.cmp(&theirs) {
        std::cmp::Ordering::Greater => ">",
        std::cmp::Ordering::Equal => "=",
        std::cmp::Ordering::Less => "<",
    }
}

fn heroes(seat: Seat, others: Seats) -> Vec<String> {
    std::iter::once(seat).chain(others.iter()).map(hero).collect()
}

fn hero(seat: Seat) -> String {
    format!("hero-{}", seat.0)
}

fn at(place: Place) -> String {
    format!("at-{place}")
}

/// A monster stands where its fighter stands.
fn foe_at(foe: Foe, fighter: Seat) -> String {
    match foe {
        Foe::Adventurer(seat) => hero(seat),
        Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => hero(fighter),
    }
}

/// Where a foe's dice fall.
fn panel_of(foe: Foe, fighter: Seat) -> String {
    match foe {
        Foe::Adventurer(seat) => player(seat),
        Foe::Monster(_) | Foe::Dragon | Foe::Warlock | Foe::Crocodile => hero(fighter),
    }
}

fn encounter(card: Encounter, lang: Lang) -> String {
    Warlock::words().label(lang, &format!("label-{card}"))
}

fn treasure(card: Card, lang: Lang) -> String {
    Warlock::words().label(lang, &format!("label-{card}"))
}
