//! The `caldera` program.

mod analyse;
mod archive;
mod arena;
mod args;
mod child;
mod contestant;
mod doctor;
mod edition;
mod engine;
mod fault;
mod fuzz;
mod games;
mod help;
mod interrupt;
mod keep;
mod load;
mod moving;
mod nodes;
mod notices;
mod output;
mod papers;
mod parallel;
mod people;
mod picture;
mod play;
mod records;
mod rules;
mod serve;
mod settings;
mod simulate;
mod stats;
mod table;
mod torture;
mod usage;
mod voice;

use args::{Command, When};
use fault::Fault;
use settings::Settings;
use std::process::ExitCode;
use voice::Voice;

/// The server makes and drops many small texts on several threads; this allocator is quicker at it than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let (cli, settings) = help::parse();
    let voice = Voice::new(cli.lang, cli.color);
    match run(cli.command, &settings, &voice) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) if fault.is_broken_pipe() => ExitCode::SUCCESS,
        Err(fault) => {
            fault.print(&voice);
            ExitCode::from(fault.status())
        }
    }
}

fn run(command: Option<Command>, settings: &Settings, voice: &Voice) -> Result<(), Fault> {
    match command {
        None => serve::run_alone(settings, voice),
        Some(Command::Serve(args)) => serve::run(&args, settings, voice),
        Some(Command::Config(args)) => settings::run(&args, settings, voice),
        Some(Command::Backup(args)) => serve::backup(&args, voice),
        Some(Command::Restore(args)) => serve::restore(&args, voice),
        Some(Command::Move(args)) => moving::run(&args, voice),
        Some(Command::Archive(args)) => archive::run(&args, voice),
        Some(Command::People(args)) => people::run(&args, voice),
        Some(Command::Torture(args)) => torture::run(&args, voice),
        Some(Command::Load(args)) => load::run(&args, voice),
        Some(Command::Games(args)) => games::run(&args, voice),
        Some(Command::Doctor(args)) => doctor::run(&args, voice),
        Some(Command::Rules(args)) => rules::run(&args, voice),
        Some(Command::Edition(args)) => edition::run(&args, voice),
        Some(Command::Play(args)) => play::run(&args, voice),
        Some(Command::Saves(args)) => play::saves::run(&args, voice),
        Some(Command::Simulate(args)) => simulate::run(&args, voice),
        Some(Command::Arena(args)) => arena::run(&args, voice),
        Some(Command::Replay(args)) => records::replay(&args, voice),
        Some(Command::Analyse(args)) => analyse::run(&args, voice),
        Some(Command::Verify(args)) => records::verify(&args, voice),
        Some(Command::Fuzz(args)) => fuzz::run(&args, voice),
        Some(Command::Engine) => engine::run(),
        Some(Command::Papers(args)) => papers::run(&args),
    }
}

impl When {
    fn decide(self, terminal: bool) -> bool {
        match self {
            When::Always => true,
            When::Never => false,
            When::Auto => {
                let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                terminal && !plain && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
            }
        }
    }
}
