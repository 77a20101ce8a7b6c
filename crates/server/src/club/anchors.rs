//! Bots do not change by playing with people: they are what ratings hang on.

use ::club::Anchors;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a bot of the usual level is worth on the shown scale: as much as somebody of whom nothing is known.
const USUAL: f64 = 1500.0;

static MEASURED: LazyLock<BTreeMap<String, BTreeMap<String, f64>>> =
    LazyLock::new(|| toml::from_str(include_str!("anchors.toml")).expect("a test reads it"));

static ANCHORS: LazyLock<BTreeMap<&'static str, Anchors>> =
    LazyLock::new(|| MEASURED.iter().map(|(game, levels)| (game.as_str(), anchored(levels))).collect());

fn anchored(levels: &BTreeMap<String, f64>) -> Anchors {
    let usual = levels.get(&crate::bot::default_level()).copied().unwrap_or_default();
    Anchors::new(levels.iter().map(|(level, elo)| (level.as_str(), USUAL + elo - usual)))
}

/// How strong the bots of a game are. Where nobody has measured them they count as newcomers.
pub(crate) fn anchors(game: &str) -> &'static Anchors {
    static UNKNOWN: LazyLock<Anchors> = LazyLock::new(Anchors::default);
    ANCHORS.get(game).unwrap_or(&UNKNOWN)
}

#[cfg(test)]
mod tests {
    use super::MEASURED;

    #[test]
    fn every_level_of_a_measured_game_is_anchored_and_a_stronger_one_higher() {
        for (game, levels) in MEASURED.iter() {
            assert!(catalog::game(game).is_some(), "{game}");
            let elos: Vec<f64> = crate::bot::levels().iter().map(|level| levels[*level]).collect();
            assert!(elos.is_sorted(), "{game}: {elos:?}");
            assert_eq!(levels.len(), elos.len(), "{game} has a level that bots have not");
        }
        assert!(MEASURED.len() >= 4);
    }
}
