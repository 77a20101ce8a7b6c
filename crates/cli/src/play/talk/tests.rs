use super::*;
use crate::args::When;
use crate::play::input::Input;
use crate::play::kept::Seating;
use crate::play::screen::Screen;
use crate::voice::Voice;
use kernel::{Dice, Lang, Seal, Table, columns};

fn session(voice: &Voice, (width, height): (usize, usize)) -> Session<'_> {
    let input = Input::Plain { lines: Box::new(std::io::empty()), typed: true };
    Session { voice, screen: Screen::of(width, height), input, out: Box::new(std::io::sink()) }
}

fn table(game: &'static dyn catalog::Door, table: &Table, seed: u64) -> TerminalTable {
    let seal = Seal::from_seed(seed);
    let (played, happened) = game.start(table, game.base_edition(), seal.clone()).expect("a variant is sound");
    let names = ["Ada", "Maximilienne", "Bo", "Zoé", "Li", "Ève"].map(str::to_owned).to_vec();
    let seating = Seating::new(seal.open(), table.seats, names, "random".to_owned());
    let mut terminal = TerminalTable::new(game, played, seal, &seating, Lang::En).expect("the bot is known");
    terminal.log.add(happened);
    terminal
}

/// Board, choices and prompt fit the screen at many moments of every game, for every number of players.
#[test]
fn every_screen_fits() {
    let sizes = [(80, 24), (120, 40)];
    for game in catalog::games() {
        for seats in game.about().seats.clone() {
            let mut terminal = table(*game, &Table::new(seats), u64::from(seats));
            let mut dice = Dice::fast(u64::from(seats));
            for number in 0..120 {
                let Some(seat) = terminal.next_seat() else { break };
                if number % 6 == 0 {
                    let voice = Voice::new(Some(Lang::ALL[number / 6 % 2]), When::Always);
                    for size in sizes {
                        fits(&session(&voice, size), &terminal, seat, size);
                    }
                }
                let actions = terminal.played.notations(seat);
                let action = &actions[dice.below(actions.len() as u32) as usize];
                let happened = terminal.played.act(seat, action).expect("it is listed");
                terminal.log.add(happened);
            }
        }
    }
}

fn fits(session: &Session<'_>, terminal: &TerminalTable, seat: Seat, (width, height): (usize, usize)) {
    let page = session.screen.page(session.voice, terminal, Some(seat), height);
    let menu = Menu::new(&*terminal.played, seat, &page);
    let lines = session.view(terminal, seat, &menu);
    let shown = lines.join("\n");
    let place = format!("{} of {} seats at {width}×{height}", terminal.game.about().id, terminal.played.seats());
    assert!(lines.len() < height, "{place}: {} lines\n{shown}", lines.len());
    assert!(lines.iter().all(|line| columns(line) <= width), "{place}: too wide\n{shown}");
    let own = kernel::seat_name(session.voice.lang, seat, terminal);
    assert!(shown.contains(&own), "{place}: {own} is not on the board\n{shown}");
}
