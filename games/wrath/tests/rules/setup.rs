//! Chapters "Setting up" and "Variants".

use crate::table::check;
use kernel::{Dice, Game, Silent, Table};
use wrath::{Species, Wrath};

#[test]
fn chapter_setting_up() {
    check(
        r#"
        # rule         table                   draws  then
        WRA-SETUP-1    {"seats":1}             -      refused WRA-SETUP-1
        WRA-SETUP-1    {"seats":2}             0/2    turn A; step before roll
        WRA-SETUP-1    {"seats":5}             -      refused WRA-SETUP-1
        WRA-SETUP-2    {"seats":2}             0/2    spaces 6
        WRA-SETUP-2    {"seats":3}             0/3    spaces 8
        WRA-SETUP-2    {"seats":4}             0/4    spaces 10
        WRA-SETUP-4    {"seats":2}             0/2    land LLGH GJJJ LGVG GCJJ; tells WRA-SETUP-4
        WRA-SETUP-5    {"seats":4}             0/4    A 10 at reserve; D 10 at reserve; A score 0; A bases 4; taken 0; A 0 at egg; A 0 at 3,1
        WRA-SETUP-6    {"seats":2}             0/2    target 24
        WRA-SETUP-6    {"seats":3}             0/3    target 20
        WRA-SETUP-6    {"seats":4}             0/4    target 18
        WRA-SETUP-7    {"seats":2}             0/2    species tyrannosaurus triceratops pteranodon brontosaurus; left triceratops 2; tells WRA-SETUP-7
        WRA-SETUP-9    {"seats":2}             1/2    place 1 0; turn A; tells WRA-SETUP-9
        WRA-SETUP-9    {"seats":4}             3/4    place 3 0 1 2
        WRA-SETUP-9    {"seats":4}             0/4    place 0 1 2 3
    "#,
    );
    check(
        "
        # rule         given                   do                                     then
        WRA-SETUP-7    A 5 at egg              hatch titanosaur                       refused WRA-SETUP-7
        WRA-SETUP-8    -                       roll [egg egg egg egg egg]             dice egg egg egg egg egg
    ",
    );
}

const UPSIDE_DOWN: &str = r#""jungle","jungle","cave","grassland","grassland","volcano","grassland","lagoon","jungle","jungle","jungle","grassland","hut","grassland","lagoon","lagoon""#;

#[test]
fn chapter_variants() {
    let rows = r#"
        # rule         table                                                                                  draws  then
        WRA-SETUP-3    {"seats":2,"options":{"layout":"custom","tiles":[TILES]}}                              0/2    land JJCG GVGL JJJG HGLL
        WRA-SETUP-3    {"seats":2,"options":{"layout":"custom","tiles":["cave","hut"]}}                       -      refused WRA-VAR-5
        WRA-VAR-1      {"seats":2,"options":{"layout":"random"}}                                              0/2; shuffle 10 0 1 2 3 4 5 6 7 8 9 11 12 13 14 15  land VLLG HGJJ JLGG GCJJ; tells WRA-VAR-1
        WRA-VAR-1      {"seats":2,"options":{"layout":"sideways"}}                                            -      refused WRA-VAR-5
        WRA-VAR-2      {"seats":2,"options":{"layout":"custom","tiles":[TILES]}}                              0/2    land JJCG GVGL JJJG HGLL; tells WRA-VAR-2
        WRA-VAR-2      {"seats":2,"options":{"layout":"custom"}}                                              -      refused WRA-VAR-5
        WRA-VAR-3      {"seats":2,"options":{"species":"swap_one","swap":{"out":"pteranodon","in":"titanosaur"}}}  0/2    species tyrannosaurus triceratops titanosaur brontosaurus
        WRA-VAR-3      {"seats":2,"options":{"species":"choose_four","four":["titanosaur","stegosaurus","plesiosaurus","brontosaurus"]}}  0/2    species titanosaur stegosaurus plesiosaurus brontosaurus
        WRA-VAR-3      {"seats":2,"options":{"species":"random_four"}}                                        0/2; shuffle 7 6 5 4 3 2 1 0  species pteranodon plesiosaurus triceratops tyrannosaurus; tells WRA-VAR-3
        WRA-VAR-4      {"seats":3,"options":{"layout":"custom","tiles":[TILES],"species":"swap_one","swap":{"out":"pteranodon","in":"titanosaur"}}}  1/3    target 20; spaces 8; A 10 at reserve
        WRA-VAR-5      {"seats":2,"options":{"layout":"custom","tiles":[TILES,"hut"]}}                        -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"tiles":[TILES]}}                                                -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"species":"swap_one","swap":{"out":"titanosaur","in":"stegosaurus"}}}  -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"species":"swap_one","swap":{"out":"pteranodon","in":"triceratops"}}}  -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"species":"swap_one"}}                                           -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"species":"choose_four","four":["titanosaur","stegosaurus","plesiosaurus"]}}  -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"species":"choose_four","four":["titanosaur","stegosaurus","titanosaur","brontosaurus"]}}  -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"species":"choose_four"}}                                        -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"four":["titanosaur","stegosaurus","plesiosaurus","brontosaurus"]}}  -      refused WRA-VAR-5
        WRA-VAR-5      {"seats":2,"options":{"weather":"rain"}}                                               -      refused WRA-VAR-5
    "#;
    check(&rows.replace("TILES", UPSIDE_DOWN));
}

/// WRA-VAR-3: each species is drawn equally often: half of 4,000 games, within five standard deviations.
#[test]
fn random_species_are_uniform() {
    let setup = Wrath::setup(&Table::new(2).with("species", "random_four"), Wrath::base_edition()).unwrap();
    let mut dice = Dice::fast(3);
    let mut counts = [0_i32; Species::ALL.len()];
    for _ in 0..4000 {
        let state = Wrath::start(&setup, &mut dice, &mut Silent);
        let view = Wrath::view(&state, kernel::Audience::Spectator);
        view.species.iter().for_each(|known| counts[known.species as usize] += 1);
    }
    assert!(counts.iter().all(|count| (count - 2000).abs() < 160), "{counts:?}");
}

/// WRA-VAR-1, WRA-RUL-15: in a random land the Volcano lies in each of the 16 cells equally often.
#[test]
fn a_random_volcano_may_lie_anywhere() {
    let setup = Wrath::setup(&Table::new(2).with("layout", "random"), Wrath::base_edition()).unwrap();
    let mut dice = Dice::fast(4);
    let mut counts = [0_i32; 16];
    for _ in 0..8000 {
        let state = Wrath::start(&setup, &mut dice, &mut Silent);
        counts[state.land().volcano.index()] += 1;
    }
    assert!(counts.iter().all(|count| (count - 500).abs() < 110), "{counts:?}");
}
