//! The cheap laws over a whole game, fast enough for millions of games.

use crate::{Broken, Examination, Examined, Finding, Players, actions, invariants};
use kernel::{Complete, Dice, Silent, Turn};

/// All listed actions are tried at one decision in this many; at the others only the chosen one.
const LISTED_EVERY: u32 = 4;

/// Plays one game with the silent log and the fast dice, and checks what is cheap to check.
///
/// At every decision: somebody acts, the chosen action and the stand-in's are accepted, invariants hold, the game ends
/// in time. At every fourth decision: all listed actions are accepted. At every [`Examination::every`]-th: each is
/// listed once, and made-up actions are refused unless they are listed.
pub fn examine_quickly<G: Complete>(plan: &Examination) -> Result<Examined, Finding> {
    let mut players = Players::<G>::new(plan.seed);
    let mut decisions = 0;
    match play::<G>(plan, &mut players, &mut decisions) {
        Ok(finished) => Ok(Examined { decisions: u64::from(decisions), finished }),
        Err(broken) => Err(players.found(plan, decisions, broken)),
    }
}

fn play<G: Complete>(plan: &Examination, players: &mut Players<G>, decisions: &mut u32) -> Result<bool, Broken> {
    let rules = plan.version::<G>();
    let setup = G::setup_under(rules, &plan.table, G::base_edition_under(rules))
        .map_err(|refusal| Broken::new("somebody-acts", format!("the table is refused: {refusal}")))?;
    let longest = G::longest(&setup);
    let mut dice = Dice::fast(plan.seed);
    let mut state = G::start(&setup, &mut dice, &mut Silent);
    let mut listed = Vec::new();
    while *decisions < plan.decisions {
        invariants::<G>(&state)?;
        let deciders = match G::turn(&state) {
            Turn::Over(_) => return Ok(true),
            Turn::Decide(deciders) if deciders.is_empty() => {
                return Err(Broken::new("somebody-acts", "nobody decides"));
            }
            Turn::Decide(deciders) => deciders,
        };
        let seat = players.seat(&state, deciders);
        listed.clear();
        G::actions(&state, seat, &mut listed);
        if decisions.is_multiple_of(LISTED_EVERY) || listed.is_empty() {
            actions::listed_accepted::<G>(&state, seat, &listed)?;
        }
        let action = players.choose(&listed);
        actions::listed_accepted::<G>(&state, seat, std::slice::from_ref(&action))?;
        actions::stand_in_legal::<G>(&state, seat)?;
        if decisions.is_multiple_of(plan.every) {
            actions::written_once::<G>(&listed)?;
            actions::unlisted_refused::<G>(&state, seat, &listed, &players.earlier, &mut players.probes)?;
        }
        if (*decisions + 1).is_multiple_of(plan.every) {
            players.remember(&listed);
        }
        players.note(seat, &action);
        G::play(&mut state, seat, &action, &mut dice, &mut Silent);
        *decisions += 1;
        if *decisions > longest {
            return Err(Broken::new("bounded", format!("not over after {longest} decisions")));
        }
    }
    Ok(false)
}
