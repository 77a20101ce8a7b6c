//! What the drawings say.

use boards::draw;
use kernel::{Audience, Lang, Seal, Seat, Table};
use std::fs;
use std::path::Path;

#[test]
fn a_spectator_is_asked_nothing() {
    let game = catalog::game("wrath").expect("it is in the list");
    let (played, _) = game.start(&Table::new(2), game.base_edition(), Seal::from_seed(1)).expect("two play");
    let names = ["Ada".to_owned(), "Blaise".to_owned()];
    let drawing = draw(&*played, Audience::Spectator, Lang::Fr, &names);
    assert!(drawing.choices.is_empty());
    assert!(drawing.asked.contains("Ada"), "{}", drawing.asked);
    let asked = draw(&*played, Audience::Seat(Seat(0)), Lang::En, &names);
    assert!(!asked.choices.is_empty() && !asked.asked.contains("Waiting"), "{}", asked.asked);
}

/// What all boards share.
const KIT: &str = "kit";

#[test]
fn a_file_of_texts_belongs_to_one_game() {
    for lang in ["en", "fr"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(lang);
        let files = fs::read_dir(folder).expect("a folder of ours").map(|entry| entry.expect("it can be read").path());
        let named = files.map(|file| (file.file_stem().expect("it has a name").to_string_lossy().into_owned(), file));
        let mut keys = 0;
        for (game, file) in named.filter(|(name, _)| name != KIT) {
            assert!(catalog::game(&game).is_some(), "{}: there is no such game", file.display());
            let text = fs::read_to_string(&file).expect("our texts are text");
            for key in text.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| line.split_once(" = ")) {
                assert!(key.0.starts_with(&format!("{game}-")), "{}: {} is not of this game", file.display(), key.0);
                keys += 1;
            }
        }
        assert!(keys > 300, "{lang}: only {keys} texts were looked at");
    }
}
