//! Writes the position of a game file after this many decisions, for `scenes/<game>.json`:
//! `cargo run -p caldera-boards --example scenes -- FILE DECISIONS`.

use kernel::Record;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, decisions] = arguments.as_slice() else { return Err("usage: scenes FILE DECISIONS".into()) };
    let (record, wanted): (_, u32) = (Record::from_text(&std::fs::read_to_string(file)?)?, decisions.parse()?);
    let game = catalog::game(&record.header.game).ok_or("no such game")?;
    let mut position = None;
    game.replay(&record, game.edition_for(&record), &mut |played, _, _| {
        if played.number() == wanted {
            position = Some(played.position());
        }
    })?;
    println!("{}", position.ok_or("the game has fewer decisions")?);
    Ok(())
}
