//! `caldera play`: a game in the terminal.

mod table;
mod talk;

use crate::args::Play;
use crate::contestant::{Contestant, timed};
use crate::fault::Fault;
use crate::output::{Origin, refuse_existing};
use crate::table as asked;
use crate::voice::Voice;
use kernel::{Dice, Seal, facts};
use std::io::{BufRead, Write};
use table::TerminalTable;
use talk::{Response, Talk};

pub(crate) fn run(args: &Play, voice: &Voice) -> Result<(), Fault> {
    let stdin = std::io::stdin().lock();
    let stdout = std::io::stdout().lock();
    Session { voice, input: stdin, out: stdout }.run(args)
}

struct Session<'a, I, O> {
    voice: &'a Voice,
    input: I,
    out: O,
}

impl<I: BufRead, O: Write> Session<'_, I, O> {
    fn run(mut self, args: &Play) -> Result<(), Fault> {
        let opponent = Contestant::new(&args.level)?;
        let id = match &args.game {
            Some(id) => id.clone(),
            None => match self.ask_game()? {
                Some(id) => id,
                None => return Ok(()),
            },
        };
        let game = asked::game(&id)?;
        let edition = asked::edition(game, args.table.edition.as_deref())?;
        let table = asked::table(game, &args.table)?;
        if args.humans > table.seats {
            return Err(Fault::asked("fault-humans", facts![humans = args.humans, seats = table.seats]));
        }
        if let Some(path) = &args.save {
            refuse_existing(path)?;
        }
        let seal = seal(args)?;
        let (played, happenings) =
            game.start(&table, edition, seal).map_err(|refusal| Fault::Refused { game: game.about().id, refusal })?;
        let timed = timed(std::slice::from_ref(&opponent));
        let mut terminal = TerminalTable::new(game, played, args, opponent);
        terminal.save()?;
        let commitment = terminal.played.record().header.commitment;
        writeln!(self.out, "{}", self.voice.strong(game.about().title(self.voice.lang)))?;
        Origin::new(game, edition).tell(&mut self.out, self.voice)?;
        if args.seed.is_some() {
            self.voice.tell_timed(&mut self.out, &timed)?;
        }
        writeln!(
            self.out,
            "{}",
            self.voice.faint(&self.voice.say("play-sealed", facts![commitment = commitment.to_string()]))
        )?;
        self.tell(&terminal, &happenings)?;
        self.go_on(&mut terminal)
    }

    fn ask_game(&mut self) -> Result<Option<String>, Fault> {
        let games = catalog::games();
        for (number, game) in games.iter().enumerate() {
            writeln!(self.out, "{:>3}  {}", number + 1, game.about().title(self.voice.lang))?;
        }
        loop {
            write!(self.out, "{} ", self.voice.say("play-which", facts![]))?;
            self.out.flush()?;
            let Some(line) = self.line()? else {
                writeln!(self.out)?;
                return Ok(None);
            };
            let wanted = line.trim();
            let by_number = wanted.parse::<usize>().ok().and_then(|number| games.get(number.wrapping_sub(1)));
            let chosen = by_number.or_else(|| games.iter().find(|game| game.about().id == wanted));
            if let Some(game) = chosen {
                return Ok(Some(game.about().id.to_owned()));
            }
        }
    }

    /// A line as it was typed. What is no text is replaced, so that a slip of the keyboard ends no game.
    fn line(&mut self) -> std::io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// Plays until the game is over or nobody wants to go on.
    fn go_on(&mut self, terminal: &mut TerminalTable) -> Result<(), Fault> {
        while let Some(seat) = terminal.next_seat() {
            if !terminal.is_human(seat) {
                let happenings = terminal.bot_acts(seat)?;
                terminal.save()?;
                self.tell(terminal, &happenings)?;
                continue;
            }
            self.hand_over(terminal, seat)?;
            match self.ask(terminal, seat)? {
                Response::Acted(happenings) => {
                    terminal.save()?;
                    self.tell(terminal, &happenings)?;
                }
                Response::Undone => terminal.save()?,
                Response::Quit => {
                    let key = if terminal.saved_to().is_some() { "play-quit-saved" } else { "play-quit" };
                    let path = terminal.saved_to().map_or_else(String::new, |path| path.display().to_string());
                    writeln!(self.out, "\n{}", self.voice.say(key, facts![path]))?;
                    return Ok(());
                }
            }
        }
        self.tell_end(terminal)
    }
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

/// Bots think with a stream of their own, so that the same seed gives the same game.
fn bot_dice(args: &Play) -> Dice {
    let seed = args.seed.unwrap_or_else(|| getrandom::u64().unwrap_or(0));
    Dice::fast(seed ^ 0x00b0_7b07)
}
