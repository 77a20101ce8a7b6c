//! Key positions of every game look as they did when somebody last checked them, in both themes.
//!
//! The pictures are in `tests/snapshots`. After a change made on purpose, run `CALDERA_BLESS=1 cargo test -p caldera-boards
//! --test snapshots` and look at what changed. A picture that differs is written to the target's temporary folder,
//! beside a map of the differences.

use boards::{Theme, draw, png};
use catalog::{AnyMatch, Door};
use kernel::{Audience, Dice, Lang, Seal, Seat, Table, Turn};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};
use std::path::Path;

/// Small, because the pictures are kept with the source.
const WIDTH: u32 = 256;
/// A channel may differ by this much before a pixel counts as different.
const CHANNEL: u8 = 40;
/// The side of a window in pixels. Windows are compared one by one: a missing piece changes little of a whole board,
/// but much of some window.
const WINDOW: usize = 8;
/// How many pixels of a window may be different.
const PER_WINDOW: usize = 7;

/// After how many decisions a game is looked at: at its beginning, and when much has happened.
const MOMENTS: [(&str, [u32; 2]); 5] =
    [("wrath", [0, 130]), ("trex", [2, 16]), ("sapiens", [2, 60]), ("fuji", [0, 60]), ("warlock", [4, 90])];

/// A game after this many decisions, made at random but always the same.
fn played(game: &dyn Door, decisions: u32) -> Box<dyn AnyMatch> {
    let table = Table::new(3);
    let started = game.start(&table, game.base_edition(), Seal::from_seed(11));
    let (mut played, _) = started.expect("three can play every game");
    let mut dice = Dice::fast(11);
    for _ in 0..decisions {
        let Turn::Decide(_) = played.turn() else { break };
        let seat = played.waited().iter().next().expect("somebody is waited for");
        // Half of the actions are the stand-in's: where one may talk for ever, chance alone never moves on.
        let action = if dice.below(2) == 0 {
            played.stand_in(seat).to_string()
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

/// Compares a picture with the stored one; a difference is written to a file.
fn compare(kept: &Path, painted: &[u8]) -> Result<(), String> {
    let before = std::fs::read(kept).map_err(|error| format!("it was never looked at ({error})"))?;
    let before = Pixmap::decode_png(&before).map_err(|error| error.to_string())?;
    let now = Pixmap::decode_png(painted).map_err(|error| error.to_string())?;
    if (before.width(), before.height()) != (now.width(), now.height()) {
        return Err(format!("{}×{} became {}×{}", before.width(), before.height(), now.width(), now.height()));
    }
    let differs: Vec<bool> =
        before.pixels().iter().zip(now.pixels()).map(|(one, other)| differ(*one, *other)).collect();
    if worst_window(&differs, before.width() as usize) <= PER_WINDOW {
        return Ok(());
    }
    let count = differs.iter().filter(|&&differs| differs).count();
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

/// The most differing pixels in any window; windows overlap by half.
fn worst_window(differs: &[bool], width: usize) -> usize {
    let height = differs.len() / width;
    let window = |left: usize, top: usize| -> usize {
        let rows = top..(top + WINDOW).min(height);
        rows.map(|row| {
            let across = row * width + left..row * width + (left + WINDOW).min(width);
            differs[across].iter().filter(|&&differs| differs).count()
        })
        .sum()
    };
    let tops = (0..height).step_by(WINDOW / 2);
    tops.flat_map(|top| (0..width).step_by(WINDOW / 2).map(move |left| (left, top)))
        .map(|(left, top)| window(left, top))
        .max()
        .unwrap_or(0)
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

/// The pieces of a drawing: the range of every group that is drawn as one.
fn pieces(board: &str) -> Vec<std::ops::Range<usize>> {
    let begins = board.match_indices("<g class=\"piece").map(|(place, _)| place);
    begins
        .map(|start| {
            let (mut depth, mut at) = (0_u32, start);
            loop {
                let opened = board[at..].find("<g ").into_iter().chain(board[at..].find("<g>")).min();
                let closed = board[at..].find("</g>").expect("groups are closed");
                match opened {
                    Some(opened) if opened < closed => (depth, at) = (depth + 1, at + opened + 2),
                    Some(_) | None => (depth, at) = (depth - 1, at + closed + 4),
                }
                if depth == 0 {
                    return start..at;
                }
            }
        })
        .collect()
}

/// In every game, a picture with one piece missing is not accepted as the stored one.
#[test]
fn a_missing_piece_is_noticed() {
    const MOST_TRIED: usize = 5;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let names = ["Ada", "Blaise", "Chloé"].map(str::to_owned);
    for (id, [_, decisions]) in MOMENTS {
        let game = catalog::game(id).expect("it is in the list");
        let board = draw(&*played(game, decisions), Audience::Seat(Seat(0)), Lang::Fr, &names).board;
        let all = pieces(&board);
        assert!(all.len() >= 2, "{id} has only {} pieces", all.len());
        let tried = all.len().min(MOST_TRIED);
        for place in 0..tried {
            let piece = all[place * all.len() / tried].clone();
            let without = format!("{}{}", &board[..piece.start], &board[piece.end..]);
            let painted = png(&without, Theme::Light, WIDTH).expect("a board is a drawing");
            let kept = folder.join(format!("{id}-{decisions}-light.png"));
            assert!(compare(&kept, &painted).is_err(), "{id}: nobody misses {}", &board[piece.start..piece.start + 90]);
        }
    }
}
