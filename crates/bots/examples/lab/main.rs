//! The bots' workshop: trains networks, and tries out efforts before a level gets them.
//!
//! - `lab train GAME [--rounds N] [--games N] [--worlds N] [--passes N] [--seed N] [--duel N] [--from FILE] [--to FILE]`
//! - `lab spar GAME SEATS GAMES SEED FIRST SECOND`: bots by name, or `worlds/overlooks/content` as in `2000/0.05/0.01`;
//!   `fresh:` before either one drops its search tree after every decision; the share reported is SECOND's
//! - `lab pace [GAME]...`: search iterations per second of processor time
//! - `lab look GAME SEATS GAMES SEED EFFORT BOT,BOT,... [MINUTES]`: plays games and looks back at them, for so long at most;
//!   luck should be 0 on average, and weaker bots should give away more; `levels` are all levels in one report
//!
//! Run it with `cargo run --release -p caldera-bots --example lab -- ...`.

mod clock;
mod look;
mod pace;
mod spar;
mod train;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((what, words)) if what == "train" => train::run(words),
        Some((what, words)) if what == "spar" => spar::run(words),
        Some((what, words)) if what == "look" => look::run(words),
        Some((what, words)) if what == "pace" => pace::run(words),
        Some(_) | None => {
            Err("lab train GAME ..., lab spar GAME SEATS GAMES SEED FIRST SECOND, lab look GAME ..., or lab pace"
                .to_owned())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}
