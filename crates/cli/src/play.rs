//! `caldera play`: a game in the terminal.

mod advice;
mod commands;
mod input;
pub(crate) mod kept;
mod log;
mod menu;
pub(crate) mod saves;
mod screen;
mod table;
mod talk;

use crate::args::Play;
use crate::contestant::{Contestant, timed};
use crate::fault::Fault;
use crate::output::{Origin, refuse_existing};
use crate::table as asked;
use crate::voice::Voice;
use input::Input;
use kept::{Listed, Seating, Shelf};
use kernel::{Facts, Phrase, Seal, facts};
use log::Log;
use screen::Screen;
use std::io::Write;
use std::task::Poll;
use table::TerminalTable;
use talk::Response;

/// How many kept games are offered where a game is asked for.
const MOST_OFFERED: usize = 5;
/// How much is told of what happened before, when a game is taken up again.
const MOST_RECALLED: usize = 8;

pub(crate) fn run(args: &Play, voice: &Voice) -> Result<(), Fault> {
    let session = Session { voice, screen: Screen::new(), input: Input::standard(), out: Box::new(std::io::stdout()) };
    session.run(args, &Shelf::usual())
}

struct Session<'a> {
    voice: &'a Voice,
    screen: Screen,
    input: Input<'a>,
    out: Box<dyn Write + 'a>,
}

/// What somebody wants to play.
enum Wish {
    /// A new game.
    New(String),
    /// One that is kept.
    Kept(String),
}

impl Session<'_> {
    fn run(mut self, args: &Play, shelf: &Shelf) -> Result<(), Fault> {
        Contestant::new(&args.level)?;
        let wish = match (&args.resume, &args.game) {
            (Some(id), _) if id.is_empty() => Some(Wish::Kept(last_unfinished(shelf)?)),
            (Some(id), _) => Some(Wish::Kept(id.clone())),
            (None, Some(id)) => Some(Wish::New(id.clone())),
            (None, None) => self.ask_wish(shelf)?,
        };
        let mut terminal = match wish {
            Some(Wish::New(id)) => self.begin(&id, args, shelf)?,
            Some(Wish::Kept(id)) => self.take_up(&id, shelf)?,
            None => return Ok(()),
        };
        if let Some(path) = &args.save {
            terminal.save_to(path)?;
        }
        self.stop_at_interrupt(&terminal);
        self.go_on(&mut terminal)
    }

    /// A new game, kept from its first moment.
    fn begin(&mut self, id: &str, args: &Play, shelf: &Shelf) -> Result<TerminalTable, Fault> {
        let game = asked::game(id)?;
        let edition = asked::edition(game, args.table.edition.as_deref())?;
        let table = asked::table(game, &args.table)?;
        if args.humans > table.seats {
            return Err(Fault::asked("fault-humans", facts![humans = args.humans, seats = table.seats]));
        }
        if let Some(path) = &args.save {
            refuse_existing(path)?;
        }
        let seal = seal(args)?;
        let (played, happenings) = game
            .start(&table, edition, seal.clone())
            .map_err(|refusal| Fault::Refused { game: game.about().id, refusal })?;
        let seating = Seating::new(seal.open(), args.humans, args.names.clone(), args.level.clone());
        let mut terminal = TerminalTable::new(game, played, seal, &seating, self.voice.lang)?;
        self.head(&terminal)?;
        Origin::new(game, edition).tell(&mut self.out, self.voice)?;
        if args.seed.is_some() {
            let timed = timed(std::slice::from_ref(terminal.opponent()));
            self.voice.tell_timed(&mut self.out, &timed)?;
        }
        let commitment = terminal.played.record().header.commitment.to_string();
        self.faintly("play-sealed", facts![commitment])?;
        match shelf.keep(terminal.played.record(), &seating) {
            Ok(kept) => {
                self.faintly("play-kept", facts![id = kept.id.as_str()])?;
                terminal.kept = Some(kept);
            }
            Err(fault) => self.warn(&fault, "play-not-kept")?,
        }
        terminal.log.add(happenings);
        self.tell(&terminal, 0)?;
        Ok(terminal)
    }

    /// A kept game where it stopped.
    fn take_up(&mut self, id: &str, shelf: &Shelf) -> Result<TerminalTable, Fault> {
        let (kept, record, seating) = shelf.take_up(id)?;
        if record.end.is_some() {
            return Err(Fault::asked("kept-over", facts![id = kept.id]));
        }
        let game = asked::game(&record.header.game)?;
        let (edition, wrong) = (game.edition_for(&record), |fault: kernel::RecordFault| {
            Fault::Wrong(Phrase::new("verify-wrong", facts![path = id, line = fault.line, reason = fault.reason]))
        });
        let seal = Seal::from_hex(&seating.secret).map_err(|reason| wrong(kernel::RecordFault::new(1, reason)))?;
        let played = game.resume(&record, edition, &seal).map_err(wrong)?;
        let shares = record.header.shares.iter();
        let seal = shares.fold(seal, |seal, share| seal.with_share(share.place, &share.text));
        let mut terminal = TerminalTable::new(game, played, seal, &seating, self.voice.lang)?;
        terminal.log = Log::of(game, &record).map_err(wrong)?;
        self.head(&terminal)?;
        Origin::new(game, edition).tell(&mut self.out, self.voice)?;
        self.faintly("play-resumed", facts![id = kept.id.as_str(), count = terminal.played.number()])?;
        terminal.kept = Some(kept);
        let (audience, names) = (terminal.everybody(), &terminal);
        let told = terminal.log.told(0, audience, game, names, self.voice);
        self.print(&told[told.len().saturating_sub(MOST_RECALLED)..])?;
        Ok(terminal)
    }

    fn head(&mut self, terminal: &TerminalTable) -> Result<(), Fault> {
        let title = self.voice.strong(terminal.game.about().title(self.voice.lang));
        writeln!(self.out, "{title}")?;
        Ok(())
    }

    fn faintly(&mut self, key: &str, facts: Facts) -> Result<(), Fault> {
        let text = self.voice.say(key, facts);
        for line in self.screen.wrapped(&text, "") {
            writeln!(self.out, "{}", self.voice.faint(&line))?;
        }
        Ok(())
    }

    /// Says what failed, and goes on.
    fn warn(&mut self, fault: &Fault, key: &str) -> Result<(), Fault> {
        let text = self.voice.say(key, facts![reason = fault.said(self.voice)]);
        for line in self.screen.wrapped(&text, "") {
            writeln!(self.out, "{}", self.voice.bad(&line))?;
        }
        Ok(())
    }

    fn ask_wish(&mut self, shelf: &Shelf) -> Result<Option<Wish>, Fault> {
        let games = catalog::games();
        for (number, game) in games.iter().enumerate() {
            writeln!(self.out, "{:>3}  {}", number + 1, game.about().title(self.voice.lang))?;
        }
        // A folder that cannot be read offers nothing; `caldera saves` says why.
        let kept: Vec<Listed> = shelf.list().unwrap_or_default().into_iter().filter(|one| !one.is_over()).collect();
        if !kept.is_empty() {
            writeln!(self.out, "{}", self.voice.say("play-or-kept", facts![]))?;
            for one in kept.iter().take(MOST_OFFERED) {
                writeln!(self.out, "     {}", saves::line(one, self.voice))?;
            }
        }
        let ids = games.iter().map(|game| game.about().id.to_owned()).chain(kept.iter().map(|one| one.id.clone()));
        self.input.offer(ids.collect());
        loop {
            let asked = self.voice.say("play-which", facts![]);
            let Some(line) = self.input.line(&mut *self.out, &format!("{asked} "), self.voice)? else {
                writeln!(self.out)?;
                return Ok(None);
            };
            let wanted = line.trim().to_lowercase();
            let by_number = wanted.parse::<usize>().ok().and_then(|number| games.get(number.wrapping_sub(1)));
            if let Some(game) = by_number.or_else(|| games.iter().find(|game| game.about().id == wanted)) {
                return Ok(Some(Wish::New(game.about().id.to_owned())));
            }
            if kept.iter().any(|one| one.id == wanted) {
                return Ok(Some(Wish::Kept(wanted)));
            }
            if ["q", "quit", "exit"].contains(&wanted.as_str()) {
                return Ok(None);
            }
        }
    }

    /// Plays until the game is over or nobody wants to go on.
    fn go_on(&mut self, terminal: &mut TerminalTable) -> Result<(), Fault> {
        while let Some(seat) = terminal.next_seat() {
            if !terminal.is_human(seat) {
                let from = terminal.log.length();
                let happenings = terminal.bot_acts(seat)?;
                terminal.log.add(happenings);
                self.keep(terminal)?;
                self.tell(terminal, from)?;
                continue;
            }
            self.hand_over(terminal, seat)?;
            match self.ask(terminal, seat)? {
                Response::Acted(from) => {
                    self.keep(terminal)?;
                    self.tell(terminal, from)?;
                }
                Response::Quit => {
                    writeln!(self.out, "\n{}", farewell(terminal, self.voice))?;
                    return Ok(());
                }
            }
        }
        self.tell_end(terminal)
    }

    /// Keeps what is new. A full disk ends no game: the next decision writes what is missing.
    fn keep(&mut self, terminal: &mut TerminalTable) -> Result<(), Fault> {
        match terminal.keep() {
            Ok(()) => Ok(()),
            Err(fault) => self.warn(&fault, "play-keep-failed"),
        }
    }

    /// While a bot thinks, or where lines come as they are, Ctrl-C ends the program: it says where the game is.
    fn stop_at_interrupt(&self, terminal: &TerminalTable) {
        let text = farewell(terminal, self.voice);
        let (listens, ready) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
            let heard = runtime.block_on(async {
                let mut heard = std::pin::pin!(tokio::signal::ctrl_c());
                let first = std::future::poll_fn(|context| Poll::Ready(heard.as_mut().poll(context))).await;
                // The game goes on even if nobody waits for this any more.
                let _ = listens.send(());
                match first {
                    Poll::Ready(heard) => heard,
                    Poll::Pending => heard.await,
                }
            });
            if heard.is_ok() {
                eprintln!("\n{text}");
                std::process::exit(INTERRUPTED);
            }
        });
        // Without the means to listen, Ctrl-C ends the program as it ends others; the game is kept all the same.
        let _ = ready.recv();
    }
}

/// The exit status of programs that were interrupted, as shells expect it.
const INTERRUPTED: i32 = 130;

/// Where the game is, and how to go on.
fn farewell(terminal: &TerminalTable, voice: &Voice) -> String {
    match (&terminal.kept, terminal.saved_to()) {
        (Some(kept), _) => voice.say("play-quit-kept", facts![id = kept.id.as_str()]),
        (None, Some(path)) => voice.say("play-quit-saved", facts![path = path.display().to_string()]),
        (None, None) => voice.say("play-quit", facts![]),
    }
}

/// The kept game that was played last and is not over.
fn last_unfinished(shelf: &Shelf) -> Result<String, Fault> {
    let last = shelf.list()?.into_iter().find(|one| one.record.is_ok() && !one.is_over());
    last.map(|one| one.id).ok_or_else(|| Fault::asked("kept-none", facts![]))
}

/// The dice: made again from a number, or sealed by a fresh secret. People's shares go in either way.
fn seal(args: &Play) -> Result<Seal, Fault> {
    let seal = match args.seed {
        Some(seed) => Seal::from_seed(seed),
        None => {
            let mut secret = [0; 32];
            getrandom::fill(&mut secret)
                .map_err(|fault| Fault::asked("fault-random", facts![reason = fault.to_string()]))?;
            Seal::from_secret(secret)
        }
    };
    Ok(args.shares.iter().enumerate().fold(seal, |seal, (place, text)| seal.with_share(place as u8, text)))
}
