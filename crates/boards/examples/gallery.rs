//! Writes pages with drawings of random positions to look at: `cargo run -p caldera-boards --example gallery -- FOLDER`, or `--
//! FOLDER GAME` for one game alone.

use boards::{STYLE, draw};
use kernel::{Audience, Dice, Lang, Seal, Turn};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: gallery FOLDER [GAME]")?;
    let wanted = std::env::args().nth(2);
    let games = catalog::games().iter().filter(|game| wanted.as_ref().is_none_or(|id| game.about().id == id));
    for game in games {
        for (number, table) in game.variants().into_iter().enumerate() {
            for moves in [5, 40, 150] {
                let page = page(*game, &table, moves, number as u64)?;
                std::fs::write(Path::new(&folder).join(format!("{}-{number}-{moves}.html", game.about().id)), page)?;
            }
        }
    }
    Ok(())
}

/// The page of the seat that decides after this many random actions.
fn page(game: &dyn catalog::Door, table: &kernel::Table, moves: u32, seed: u64) -> Result<String, Box<dyn Error>> {
    let (mut played, _) = game.start(table, game.base_edition(), Seal::from_seed(seed))?;
    let mut dice = Dice::fast(seed);
    for _ in 0..moves {
        let Some(seat) = played.waited().first() else { break };
        // Every other action is the stand-in's, so that games with much talk move on.
        let mut actions: Vec<String> = played.actions(seat).into_iter().map(|(action, _)| action).collect();
        let chosen = dice.below(2 * actions.len() as u32) as usize;
        let action =
            if chosen < actions.len() { actions.swap_remove(chosen) } else { played.stand_in(seat).to_string() };
        played.act(seat, &action)?;
    }
    let audience = match played.turn() {
        Turn::Decide(seats) => seats.first().map_or(Audience::Spectator, Audience::Seat),
        Turn::Over(_) => Audience::Spectator,
    };
    let names = ["Ada", "Blaise", "Camille", "Diego", "Émilie", "Farid"].map(str::to_owned);
    let drawing = draw(&*played, audience, Lang::Fr, &names);
    Ok(format!(
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><style>{STYLE}\
         body{{background:var(--paper);color:var(--ink);font-family:sans-serif;margin:1rem;display:grid;gap:1rem;\
         grid-template-columns:repeat(auto-fit,minmax(20rem,1fr))}}svg.board{{width:100%}}</style>\
         <div>{}<p>{}</p></div><div>{}</div>",
        drawing.board, drawing.asked, drawing.panels
    ))
}
