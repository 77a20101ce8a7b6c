//! What others' dice may show after their re-rolls: phase 4.

use super::belief::{Measure, band};
use super::sight::Sight;
use super::worlds::{Terms, World};
use fuji::hint::{Criterion, Danger, Grade, Saying};
use fuji::member::Member;
use kernel::Seat;

/// The likelihood of what was said, by how many bands somebody's dice are off.
const DOUBT: [f32; 5] = [1.0, 0.15, 0.04, 0.02, 0.02];

/// Re-rolls everybody's unseen dice as often as everybody saw it happen, then resamples the worlds by how well they fit
/// what was said since (a particle filter).
pub(super) fn settle(sight: &Sight<'_>, terms: &Terms, worlds: &[World]) -> Vec<World> {
    let mut rolled: Vec<World> = worlds.to_vec();
    let mut weights = vec![1.0_f32; rolled.len()];
    for world in &mut rolled {
        for (set, hand) in sight.hands.iter().enumerate() {
            let after = terms.rolled(world, set);
            for (place, _) in hand.iter().enumerate().filter(|(_, held)| held.value.is_none()) {
                world.now[set][place] = after[place];
            }
        }
        world.go_on();
    }
    for seat in Seat::all(sight.state.options().seats).filter(|&seat| seat != sight.seat) {
        weigh(sight, seat, &rolled, &mut weights);
    }
    resample(&rolled, &weights)
}

/// Weighs worlds by what a seat has said since the re-rolls: the dangers first, then its own card.
fn weigh(sight: &Sight<'_>, seat: Seat, worlds: &[World], weights: &mut [f32]) {
    let set = seat.index();
    let hand = &sight.hands[set];
    let marker = sight.state.sheet(Member::of(seat)).marker;
    let said = &sight.state.hints()[set];
    let warned = said.fresh().any(|hint| matches!(hint.saying, Saying::Threat { criterion: Criterion::Card(_), .. }));
    for hint in said.fresh() {
        let (cell, bands, told) = match hint.saying {
            Saying::Threat { criterion: Criterion::Card(cell), danger, .. } => {
                (cell, Danger::ALL.len(), danger.index())
            }
            Saying::Roll { card, grade } if warned && Some(card) == marker => (card, Grade::ALL.len(), grade.index()),
            Saying::Threat { .. }
            | Saying::Roll { .. }
            | Saying::Tendency { .. }
            | Saying::Request { .. }
            | Saying::Suggest { .. }
            | Saying::Mood { .. }
            | Saying::Ask { .. }
            | Saying::Promise { .. }
            | Saying::Answer { .. } => continue,
        };
        let Some(card) = sight.card(cell) else { continue };
        let measure = Measure::card(sight.state.edition(), card, hand.iter().map(|held| held.die));
        for (world, weight) in worlds.iter().zip(weights.iter_mut()) {
            let rank = measure.rank_of(world.now[set].iter().copied().take(hand.len()));
            *weight *= DOUBT[band(rank, bands).abs_diff(told)];
        }
    }
}

/// Systematic resampling: as many worlds as before, each as often as its weight says.
fn resample(worlds: &[World], weights: &[f32]) -> Vec<World> {
    let sum: f32 = weights.iter().sum();
    if sum <= 0.0 {
        return worlds.to_vec();
    }
    let step = sum / worlds.len() as f32;
    let mut result = Vec::with_capacity(worlds.len());
    let mut reached = 0.0;
    for (world, weight) in worlds.iter().zip(weights) {
        reached += weight;
        while result.len() < worlds.len() && (result.len() as f32 + 0.5) * step < reached {
            result.push(*world);
        }
    }
    while result.len() < worlds.len() {
        result.push(worlds[worlds.len() - 1]);
    }
    result
}
