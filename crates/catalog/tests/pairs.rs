//! Hidden facts changed, identical bytes: what a seat and the spectators are sent does not depend on what they may not know.
//!
//! At every decision of random games each seat imagines a world that fits what it knows. Where that is another world than the
//! true one, both are a pair: the bytes sent must be the same. `PAIRS=1000000 PAIRS_OF=<game> cargo test -p caldera-catalog --test pairs
//! -- --nocapture` compares more, from the game `PAIRS_FROM` on.

use kernel::{Audience, Dice, Scenario, Seat, Silent, Turn};

/// If nothing could be imagined otherwise in so many games, nothing is hidden in this one.
const ENOUGH_TO_KNOW: u64 = 8;

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    games: u64,
    pairs: u64,
    /// Pairs in which somebody else does see a difference: something was hidden there.
    matter: u64,
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number, not {text}")))
}

fn bytes<G: Scenario>(state: &G::State, audience: Audience) -> String {
    serde_json::to_string(&G::view(state, audience)).expect("a view is plain data")
}

/// The actions listed for a seat, as they are written.
fn listed<G: Scenario>(state: &G::State, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    if matches!(G::turn(state), Turn::Decide(seats) if seats.contains(seat)) {
        G::actions(state, seat, &mut actions);
    }
    actions.iter().map(ToString::to_string).collect()
}

/// Compares the pairs of one state.
fn compare<G: Scenario>(state: &G::State, dice: &mut Dice, compared: &mut Compared) -> Result<(), String> {
    for seat in Seat::all(G::seats(state)) {
        let imagined = G::imagine(state, seat, dice);
        if imagined == *state {
            continue;
        }
        compared.pairs += 1;
        for audience in [Audience::Seat(seat), Audience::Spectator] {
            if bytes::<G>(state, audience) != bytes::<G>(&imagined, audience) {
                return Err(format!("{audience:?} can tell what seat {seat} imagines from the truth"));
            }
        }
        if listed::<G>(state, seat) != listed::<G>(&imagined, seat) {
            return Err(format!("seat {seat} can tell what it imagines from the truth by the actions that are listed"));
        }
        let differs = |other| bytes::<G>(state, Audience::Seat(other)) != bytes::<G>(&imagined, Audience::Seat(other));
        // A sample is enough to know that something is hidden.
        if compared.pairs.is_multiple_of(16) && Seat::all(G::seats(state)).any(differs) {
            compared.matter += 1;
        }
    }
    Ok(())
}

/// Plays games from a seed on until this many pairs were compared. Where nothing is hidden there are none.
fn pairs<G: Scenario>(wanted: u64, from: u64) -> Compared {
    let mut compared = Compared::default();
    let tables = G::variants();
    for seed in from.. {
        if compared.pairs >= wanted || compared.pairs == 0 && compared.games == ENOUGH_TO_KNOW {
            break;
        }
        let table = &tables[(seed % tables.len() as u64) as usize];
        let setup = G::setup(table, G::base_edition()).expect("a variant can be played");
        let (mut dice, mut choices) = (Dice::fast(seed), Dice::fast(seed ^ 0x9a17));
        let mut state = G::start(&setup, &mut dice, &mut Silent);
        let mut listed = Vec::new();
        while let Turn::Decide(_) = G::turn(&state) {
            compare::<G>(&state, &mut choices, &mut compared)
                .unwrap_or_else(|fault| panic!("{} seed {seed}: {fault}", G::about().id));
            if compared.pairs >= wanted {
                break;
            }
            let waited = G::waited(&state);
            let seat = waited.iter().nth(choices.below(waited.len()) as usize).expect("somebody is waited for");
            listed.clear();
            G::actions(&state, seat, &mut listed);
            let action = listed[choices.below(listed.len() as u32) as usize].clone();
            G::play(&mut state, seat, &action, &mut dice, &mut Silent);
        }
        compared.games += 1;
    }
    compared
}

macro_rules! each {
    ($($package:ident :: $game:ident,)+) => {
        [$((catalog::$package::$game::about as fn() -> &'static kernel::About, pairs::<catalog::$package::$game> as fn(u64, u64) -> Compared)),+]
    };
}

#[test]
fn hidden_facts_changed_give_identical_bytes() {
    use kernel::Game;
    let (wanted, from) = (setting("PAIRS").unwrap_or(2_000), setting("PAIRS_FROM").unwrap_or(1));
    let only = std::env::var("PAIRS_OF").ok();
    for (about, pairs) in catalog::games!(each) {
        let id = about().id;
        if only.as_deref().is_some_and(|only| only != id) {
            continue;
        }
        let compared = pairs(wanted, from);
        println!("compared {id} {} {}", compared.pairs, compared.games);
        if about().secrets {
            assert!(compared.pairs >= wanted, "{id}: {compared:?}");
            assert!(
                wanted < 1_000 || compared.matter > 0,
                "{id}: what is imagined otherwise matters to nobody: {compared:?}"
            );
        }
    }
}
