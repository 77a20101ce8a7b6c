//! Cues: every event is shown, they name only what is drawn, and they tell nobody more than that audience may know.

use boards::{Cue, Witness, cues, draw, told};
use catalog::{AnyMatch, Door, Happening};
use kernel::{Audience, Dice, Lang, Seal, Seat, Table, Turn};
use std::collections::{BTreeMap, BTreeSet};

/// What an audience witnessed of an action.
fn witnessed(happenings: &[Happening], audience: Audience) -> Vec<Witness> {
    let one = |happening: &Happening| {
        Some(Witness { event: happening.event_for(audience)?, phrase: happening.phrase_for(audience)? })
    };
    happenings.iter().filter_map(one).collect()
}

fn shown(happenings: &[Happening], audience: Audience) -> Vec<Vec<Cue>> {
    cues(&witnessed(happenings, audience), Lang::En)
}

/// One action of a random game.
struct Step<'a> {
    before: &'a dyn AnyMatch,
    after: &'a dyn AnyMatch,
    happenings: &'a [Happening],
    audience: Audience,
}

/// Random games of every variant, seen by a seat that changes with every action, and by spectators.
fn play(game: &dyn Door, table: &Table, seed: u64, mut look: impl FnMut(&Step<'_>)) {
    let mut dice = Dice::fast(seed);
    let started = game.start(table, game.base_edition(), Seal::from_seed(seed));
    let (mut played, _) = started.expect("variants can be played");
    for number in 0..260_u32 {
        let Turn::Decide(deciders) = played.turn() else { break };
        let seat = deciders.iter().nth(dice.below(deciders.len()) as usize).expect("somebody decides");
        let before = played.copy();
        let mut actions: Vec<String> = played.actions(seat).into_iter().map(|(action, _)| action).collect();
        // Every other action is the modest one, so that games of much talk get somewhere.
        let chosen = dice.below(2 * actions.len() as u32) as usize;
        let action =
            if chosen < actions.len() { actions.swap_remove(chosen) } else { played.stand_in(seat).to_string() };
        let happenings = played.act(seat, &action).expect("a listed action is legal");
        let looking = number % u32::from(played.seats() + 1);
        let audience = if looking == u32::from(played.seats()) {
            Audience::Spectator
        } else {
            Audience::Seat(Seat(looking as u8))
        };
        look(&Step { before: &*before, after: &*played, happenings: &happenings, audience });
    }
}

fn kind(happening: &Happening, audience: Audience) -> Option<String> {
    happening.seen_by(audience).map(|seen| seen.event["event"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn every_event_is_shown_and_only_what_is_drawn_is_named() {
    let mut kinds: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for game in catalog::games() {
        let id = game.about().id;
        let mut absent: BTreeMap<String, (u32, u32)> = BTreeMap::new();
        for (number, table) in game.variants().into_iter().enumerate() {
            play(*game, &table, number as u64, |step| {
                let cues = shown(step.happenings, step.audience);
                let seen: Vec<String> = step.happenings.iter().filter_map(|one| kind(one, step.audience)).collect();
                assert_eq!(cues.len(), seen.len(), "{id}: every witnessed event has its cues");
                let drawn: String = [step.before, step.after]
                    .iter()
                    .map(|played| draw(*played, step.audience, Lang::En, &[]))
                    .map(|drawing| drawing.board + &drawing.panels)
                    .collect();
                for (cues, kind) in cues.iter().zip(&seen) {
                    assert!(!cues.is_empty(), "{id}: nothing is shown of {kind}");
                    kinds.entry(id).or_default().insert(kind.clone());
                    for name in cues.iter().flat_map(Cue::names) {
                        let missing = u32::from(!is_drawn(&drawn, name));
                        let counts = absent.entry(format!("{kind} {}", stem(name))).or_default();
                        *counts = (counts.0 + missing, counts.1 + 1);
                    }
                }
            });
        }
        let wrong: Vec<_> = absent.iter().filter(|(_, (missing, _))| *missing > 0).collect();
        assert!(wrong.is_empty(), "{id}: named but not drawn (how often, of how many): {wrong:#?}");
    }
    for (game, kinds) in kinds {
        assert!(
            kinds.len() >= 15 || !testkit::is_released(game),
            "{game}: only {} kinds of events were met: {kinds:?}",
            kinds.len()
        );
    }
}

/// The kinds of events of which a sentence is all there is to show, always or now and then: nothing on the board or beside it
/// belongs to them, or a value stays what it was.
const ONLY_SAID: [(&str, &[&str]); 5] = [
    ("fuji", &["map_built", "turn_began", "phase_began", "lapsed", "defaulted", "brought_home"]),
    ("sapiens", &["put-away", "last-round"]),
    ("trex", &["boxed"]),
    ("warlock", &["changed", "laid", "maze_hidden", "zagor"]),
    ("wrath", &["first_player"]),
];

/// The file that makes a game's cues. Without one the players are named that an event names, if it names any.
fn cues_of(game: &str) -> Option<String> {
    let source = std::fs::read_to_string(format!("{}/src/{game}/cues.rs", env!("CARGO_MANIFEST_DIR"))).ok();
    assert!(source.is_some() || !testkit::is_released(game), "{game} has no cues");
    source
}

/// Every kind that is met is shown by more than its sentence, or stands in the list above.
#[test]
fn no_kind_of_event_is_only_said_without_being_listed() {
    let mut bare: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for game in catalog::games().iter().filter(|game| cues_of(game.about().id).is_some()) {
        for (number, table) in game.variants().into_iter().enumerate() {
            play(*game, &table, 700 + number as u64, |step| {
                let cues = shown(step.happenings, step.audience);
                let seen = step.happenings.iter().filter_map(|one| kind(one, step.audience));
                let said = cues
                    .iter()
                    .zip(seen)
                    .filter(|(cues, _)| cues.iter().all(|cue| matches!(cue, Cue::Say | Cue::Clear)));
                bare.entry(game.about().id).or_default().extend(said.map(|(_, kind)| kind));
            });
        }
    }
    for (game, bare) in bare {
        let listed = ONLY_SAID.iter().find(|(known, _)| *known == game).map_or(&[][..], |(_, listed)| listed);
        let unlisted: Vec<&String> = bare.iter().filter(|kind| !listed.contains(&kind.as_str())).collect();
        assert!(unlisted.is_empty(), "{game}: nothing is shown of {unlisted:?}");
    }
}

/// The variants of a game's events, as its source names them.
fn variants(game: &str) -> Vec<String> {
    let file = format!("{}/../../games/{game}/src/event.rs", env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(file).expect("a game has events");
    let (_, body) = source.split_once("pub enum Event {").expect("they are an enum");
    let body = body.split("\n}").next().unwrap_or_default();
    let heads = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = heads.map(|line| line.split([' ', '{', ',', '(']).next().unwrap_or_default());
    names.filter(|name| name.starts_with(char::is_uppercase)).map(str::to_owned).collect()
}

/// Kinds that random games rarely meet are shown, too: where the cues of a game are made by several functions, each of the
/// kinds that are handed to one of them is named there, and does not fall through to what only says it.
#[test]
fn every_kind_of_event_is_named_where_its_cues_are_made() {
    for game in catalog::games().iter().map(|game| game.about().id) {
        let Some(source) = cues_of(game) else { continue };
        let functions: Vec<&str> = source.split("\nfn ").collect();
        let names = |text: &str, kind: &str| {
            let wanted = format!("Event::{kind}");
            let ends = text.match_indices(wanted.as_str()).map(|(at, found)| at + found.len());
            ends.filter(|&end| !text[end..].starts_with(|letter: char| letter.is_alphanumeric())).collect::<Vec<_>>()
        };
        let kinds = variants(game);
        assert!(kinds.len() >= 15, "{game}: {kinds:?}");
        for kind in kinds {
            let first = *names(functions[0], &kind).first().unwrap_or_else(|| panic!("{game}: {kind} has no cue"));
            let (_, made) = functions[0][first..].split_once("=>").expect("an arm makes something");
            let Some((maker, _)) = made.trim_start().split_once("(event") else { continue };
            let Some(body) = functions.iter().find(|body| body.starts_with(&format!("{maker}("))) else { continue };
            assert!(!names(body, &kind).is_empty(), "{game}: {kind} is handed to {maker}, which does not know it");
        }
    }
}

/// A name without its numbers and letters of seats: so that a failure is told once.
fn stem(name: &str) -> String {
    name.split(['-', '@']).next().unwrap_or_default().to_owned()
}

/// Whether a drawing has a thing under this name: an id, a place, or a kind of pieces and where one of them is.
fn is_drawn(drawn: &str, name: &str) -> bool {
    let has = |attribute: &str, value: &str| drawn.contains(&format!(" {attribute}=\"{value}\""));
    match name.split_once('@') {
        // Where nothing has the tag, the place stands for it.
        Some((tag, place)) if tag.starts_with('*') => has("id", place) || has("data-at", place),
        Some((kind, place)) => has("data-kind", kind) && (has("id", place) || has("data-at", place)),
        None => has("id", name) || has("data-at", name),
    }
}

/// Two worlds that differ only in what one seat did in secret: whoever sees the same of both is shown the same.
#[test]
fn cues_tell_no_more_than_was_witnessed() {
    let mut alike = 0;
    for game in catalog::games().iter().filter(|game| game.about().secrets) {
        for (number, table) in game.variants().into_iter().enumerate() {
            play(*game, &table, 50 + number as u64, |step| {
                let Turn::Decide(deciders) = step.before.turn() else { return };
                for actor in deciders.iter() {
                    let actions = step.before.actions(actor);
                    let [(one, _), .., (other, _)] = actions.as_slice() else { continue };
                    alike += compared(step.before, actor, [one, other], game.about().id);
                }
            });
        }
    }
    assert!(alike > 30, "somebody did something in secret, {alike} times");
}

/// Plays two actions in two copies of a match. Returns for how many audiences they were different and looked the same.
fn compared(before: &dyn AnyMatch, actor: Seat, actions: [&str; 2], game: &str) -> u32 {
    let mut worlds = actions.map(|action| {
        let mut world = before.copy();
        let happenings = world.act(actor, action).expect("a listed action is legal");
        (world, happenings)
    });
    let [(_, one), (_, other)] = &mut worlds;
    let whole = |happenings: &[Happening]| happenings.iter().map(Happening::whole).collect::<Vec<_>>();
    if whole(one) == whole(other) {
        return 0;
    }
    let mut alike = 0;
    for audience in Seat::all(before.seats()).map(Audience::Seat).chain([Audience::Spectator]) {
        let seen =
            |happenings: &[Happening]| happenings.iter().filter_map(|one| one.seen_by(audience)).collect::<Vec<_>>();
        if seen(one) == seen(other) {
            assert_eq!(
                shown(one, audience),
                shown(other, audience),
                "{game}: {actions:?} by {actor}, for {audience:?}"
            );
            alike += 1;
        }
    }
    alike
}

/// French that was put together from parts that do not go together.
const BROKEN_FRENCH: [&str; 5] = [" de une ", " de un ", " de le ", " en une ", " en la "];

/// Sentences at a table speak of things: no dice as `c3=4`, and places by two numbers only where these stand at the edges of the
/// board. Only hints may name a place, as the player who gave it did.
#[test]
fn sentences_are_free_of_notation() {
    let names = ["Ada", "Blaise", "Camille", "Diego", "Farid", "Gil"].map(str::to_owned);
    let notated = |text: &str, sign: char| {
        let letters: Vec<char> = text.chars().collect();
        letters.windows(3).any(|three| three[1] == sign && three[0].is_ascii_digit() && three[2].is_ascii_digit())
    };
    let mut looked_at = 0;
    for game in catalog::games() {
        let id = game.about().id;
        for (number, table) in game.variants().into_iter().enumerate() {
            play(*game, &table, 90 + number as u64, |step| {
                let numbered = draw(step.after, step.audience, Lang::En, &[]).board.contains(r#"class="edge"#);
                for witness in witnessed(step.happenings, step.audience) {
                    for lang in [Lang::En, Lang::Fr] {
                        let Some(text) = told(&witness, lang, &names) else {
                            assert!(!testkit::is_released(id), "{id} has no board");
                            continue;
                        };
                        let spoken = ["event-said", "event-unsaid", "event-proposed"]
                            .iter()
                            .any(|key| witness.phrase.key.starts_with(key));
                        assert!(!text.contains('=') || spoken, "{id}: {text}");
                        assert!(!notated(&text, '-'), "{id}: {text}");
                        assert!(!has_code(&text), "{id}: {text}");
                        assert!(numbered || spoken || !notated(&text, ','), "{id}: {text}");
                        assert!(!BROKEN_FRENCH.iter().any(|broken| text.contains(broken)), "{id}: {text}");
                        assert!(witness.phrase.key != "event-region" || !notated(&text, ','), "{id}: {text}");
                        looked_at += 1;
                    }
                }
            });
        }
    }
    assert!(looked_at > 5_000, "only {looked_at} sentences were looked at");
}

/// Whether a word of the text is a side and a letter or a number, such as `top-A`.
fn has_code(text: &str) -> bool {
    text.split([' ', ',', '.']).filter_map(|word| word.split_once('-')).any(|(side, rest)| {
        side.chars().count() > 2 && side.chars().all(char::is_lowercase) && rest.chars().count() == 1
    })
}

/// What a page finds under `*tag@place`: the values of the dice with that tag in a tray.
fn tagged(drawn: &str, tag: &str, place: &str) -> u32 {
    let Some((_, tray)) = drawn.split_once(&format!("data-at=\"{place}\"")) else { return 0 };
    let tray = tray.split("</div>").next().unwrap_or_default();
    let dice = tray.split("data-face=\"").skip(1).filter(|die| {
        let head = die.split('>').next().unwrap_or_default();
        let tags = head.split("data-tags=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        tags.split(' ').any(|one| one == tag)
    });
    dice.filter_map(|die| die.chars().next()?.to_digit(10)).sum()
}

/// `fuji`: what is compared is written over the dice that count, and those dice make the sum.
#[test]
fn the_dice_that_light_up_make_the_sum_that_is_written() {
    let game = catalog::game("fuji").expect("it is in the list");
    let (mut sums, mut verdicts) = (0, 0);
    for (number, table) in game.variants().into_iter().enumerate() {
        play(game, &table, 400 + number as u64, |step| {
            let drawn = draw(step.before, step.audience, Lang::En, &[]).panels;
            for cue in shown(step.happenings, step.audience).into_iter().flatten() {
                let Cue::Light { things, mark: Some(mark), stay: true, .. } = cue else { continue };
                verdicts += u32::from(mark.contains('>') || mark.contains('≤'));
                let Some((tag, place)) = things.first().and_then(|name| name.strip_prefix('*')?.split_once('@')) else {
                    continue;
                };
                // Where the dice were still hidden when it began, nothing is lit.
                if !drawn.contains("fuj-compare") {
                    continue;
                }
                let written: u32 = mark.trim_start_matches("Σ ").parse().expect("a sum");
                let lit = tagged(&drawn, tag, place);
                assert!(lit <= written && written <= lit + 12, "{things:?}: {lit} lit, {mark} written");
                sums += u32::from(lit == written);
            }
        });
    }
    assert!(verdicts > 5 && sums > 10, "{verdicts} verdicts, {sums} sums");
}
