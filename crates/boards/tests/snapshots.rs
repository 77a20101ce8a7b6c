//! Key positions of every game look as they did when somebody last looked at them, in both themes.
//!
//! The pictures are in `tests/snapshots`. After a change on purpose: `CALDERA_BLESS=1 cargo test -p boards --test snapshots`,
//! then look at what changed. A picture that differs is written to the target's temporary folder beside a map of the
//! differences.

use boards::{Theme, draw, png};
use catalog::{AnyMatch, Door};
use kernel::{Audience, Dice, Lang, Seal, Seat, Table, Turn};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};
use std::path::Path;

/// Small, to be kept with the source.
const WIDTH: u32 = 256;
/// A channel may differ by this much before a pixel counts as different.
const CHANNEL: u8 = 40;
/// So many of a thousand pixels may be different.
const PER_THOUSAND: usize = 4;

/// The decisions after which a game is looked at: its beginning, and when much has happened.
const MOMENTS: [(&str, [u32; 2]); 5] =
    [("wrath", [0, 130]), ("trex", [2, 16]), ("sapiens", [2, 60]), ("fuji", [0, 60]), ("warlock", [4, 90])];

/// A game after so many decisions, taken at random but always the same.
fn played(game: &dyn Door, decisions: u32) -> Box<dyn AnyMatch> {
    let table = Table::new(3);
    let started = game.start(&table, game.base_edition(), Seal::from_seed(11));
    let (mut played, _) = started.expect("three can play every game");
    let mut dice = Dice::fast(11);
    for _ in 0..decisions {
        let Turn::Decide(_) = played.turn() else { break };
        let seat = played.waited().iter().next().expect("somebody is waited for");
        // Half of the time the modest action: where one may talk for ever, chance alone never moves on.
        let action = if dice.below(2) == 0 {
            played.stand_in(seat)
        } else {
            let actions = played.actions(seat);
            actions[dice.below(actions.len() as u32) as usize].0.clone()
        };
        played.act(seat, &action).expect("a listed action is legal");
    }
    played
}

#[test]
fn key_positions_look_as_they_should() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let bless = std::env::var_os("CALDERA_BLESS").is_some();
    let names = ["Ada", "Blaise", "Chloé"].map(str::to_owned);
    let mut wrong = Vec::new();
    for (id, moments) in MOMENTS {
        let game = catalog::game(id).expect("it is in the list");
        for decisions in moments {
            let drawing = draw(&*played(game, decisions), Audience::Seat(Seat(0)), Lang::Fr, &names);
            for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                let painted = png(&drawing.board, theme, WIDTH).expect("a board is a drawing");
                let name = format!("{id}-{decisions}-{look}.png");
                if bless {
                    std::fs::create_dir_all(&folder).expect("a folder of our own");
                    std::fs::write(folder.join(&name), painted).expect("a file of our own");
                } else if let Err(fault) = compare(&folder.join(&name), &painted) {
                    wrong.push(format!("{name}: {fault}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "look at these, and bless them if they are meant:\n{}", wrong.join("\n"));
}

/// Compares a picture with the kept one; a difference is written down.
fn compare(kept: &Path, painted: &[u8]) -> Result<(), String> {
    let before = std::fs::read(kept).map_err(|error| format!("it was never looked at ({error})"))?;
    let before = Pixmap::decode_png(&before).map_err(|error| error.to_string())?;
    let now = Pixmap::decode_png(painted).map_err(|error| error.to_string())?;
    if (before.width(), before.height()) != (now.width(), now.height()) {
        return Err(format!("{}×{} became {}×{}", before.width(), before.height(), now.width(), now.height()));
    }
    let differs: Vec<bool> =
        before.pixels().iter().zip(now.pixels()).map(|(one, other)| differ(*one, *other)).collect();
    let count = differs.iter().filter(|&&differs| differs).count();
    if count * 1000 <= PER_THOUSAND * differs.len() {
        return Ok(());
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = kept.file_stem().unwrap_or_default().to_string_lossy();
    let (actual, map) = (folder.join(format!("{name}.actual.png")), folder.join(format!("{name}.diff.png")));
    std::fs::write(&actual, painted).map_err(|error| error.to_string())?;
    let mut shown = now;
    for (pixel, differs) in shown.pixels_mut().iter_mut().zip(differs).filter(|(_, differs)| *differs) {
        debug_assert!(differs);
        *pixel = PremultipliedColorU8::from_rgba(255, 0, 255, 255).expect("an opaque colour");
    }
    shown.save_png(&map).map_err(|error| error.to_string())?;
    Err(format!("{count} pixels differ; see {} and {}", actual.display(), map.display()))
}

fn differ(one: PremultipliedColorU8, other: PremultipliedColorU8) -> bool {
    let channels = |pixel: PremultipliedColorU8| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
    channels(one).into_iter().zip(channels(other)).any(|(one, other)| one.abs_diff(other) > CHANNEL)
}

#[test]
fn another_picture_is_noticed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let light = folder.join("wrath-0-light.png");
    let dark = std::fs::read(folder.join("wrath-0-dark.png")).expect("it is kept");
    assert!(compare(&light, &dark).is_err(), "light and dark are not alike");
    assert_eq!(compare(&light, &std::fs::read(&light).expect("it is kept")), Ok(()));
}
