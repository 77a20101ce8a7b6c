//! Plays a game of Embers: `own-game [SEED] [en|fr]`. One player reckons, the others take one ember at a time.

use kernel::{Audience, Game, Lang, Match, Nameless, Page, Record, Refusal, Seal, Seat, Table, Turn, Worded, verify};
use own_game::{Embers, Take};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let seed: u64 = arguments.next().map_or(Ok(7), |text| text.parse())?;
    let lang: Lang = arguments.next().map_or(Ok(Lang::En), |text| text.parse()).map_err(|fault| fault.say(Lang::En))?;

    let (mut played, mut happened) =
        Match::<Embers>::start(&Table::new(2), Embers::base_edition(), Seal::from_seed(seed))
            .map_err(|refusal| say(&refusal, lang))?;
    loop {
        for told in &happened {
            let sentence = Embers::words().say(lang, &Embers::event_phrase(&told.event), &Nameless);
            println!("{sentence} ({})", told.rule);
        }
        let view = Embers::view(played.state(), Audience::Spectator);
        println!("    {}", Embers::sketch(&view, &Page::plain(lang)));
        let seats = match played.turn() {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => break,
        };
        let seat = seats.iter().next().expect("somebody decides");
        let action = if seat == Seat(0) { reckoned(&played, seat) } else { "1".parse()? };
        happened = played.act(seat, &action).map_err(|refusal| say(&refusal, lang))?;
    }

    // Whatever is forbidden names its rule.
    let refusal = played.act(Seat(1), &"2".parse()?).expect_err("the game is over");
    println!("{}: {}", refusal.rule, say(&refusal, lang));
    // The record is the game file. Read again, it proves its dice, every action and the result.
    let record = Record::from_text(&played.record().to_text()).map_err(|fault| format!("{fault:?}"))?;
    let proof = verify::<Embers>(&record, Embers::base_edition()).map_err(|fault| format!("{fault:?}"))?;
    println!("{} actions, {} draws: proved", proof.entries, proof.draws);
    Ok(())
}

/// What leaves a multiple of four, if anything does: tried on copies of the state, as a bot would.
fn reckoned(played: &Match<Embers>, seat: Seat) -> Take {
    let mut listed = Vec::new();
    Embers::actions(played.state(), seat, &mut listed);
    let left_by = |action: &Take| {
        let mut state = *played.state();
        Embers::play(&mut state, seat, action, &mut kernel::Dice::fast(0), &mut kernel::Silent);
        state.embers()
    };
    listed.iter().copied().find(|action| left_by(action) % 4 == 0).unwrap_or(listed[0])
}

fn say(refusal: &Refusal, lang: Lang) -> String {
    Embers::words().refusal(lang, refusal.rule, &refusal.facts, &Nameless)
}
