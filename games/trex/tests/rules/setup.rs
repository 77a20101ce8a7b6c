//! The board, setting up, the tiles, the trees and the cards.

use crate::table::{Run, check, given, play};
use kernel::{Audience, Dice, Game, Given, Scenario, Seat, Silent, Table};
use std::collections::BTreeSet;
use trex::{Event, Species, State, Trex};

#[test]
fn chapter_board() {
    check(
        "
        # rule     given                               do                 then
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:N R R R          STE=C2
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:NE R R R         STE=D2
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:E R R R          STE=D3
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:SE R R R         STE=D4
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:S R R R          STE=C4
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:SW R R R         STE=B4
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:W R R R          STE=B3
        TRX-GEO-1  STE=C3 rex=E4 lake=A5 volcano=E1    M:NW R R R         STE=B2
        // Running past the Triceratops is running into it.
        TRX-GEO-2  STE=A1 TRI=C1 rex=E5                P:E R R R / E E E  STE=E1 stock=4/2/2/4
        TRX-GEO-3  STE=A2 TRI=E4 PTE=C5 DIP=C4 rex=E1  M:N M:N M:N M:N    STE=A1 TRI=E3 PTE=C4 DIP=C3
        TRX-GEO-4  phase=rex bone=3                    N S N S            bone=0
        TRX-GEO-4  phase=rex bone=1                    N S N S            bone=2
        // The Diplodocus is the last seat: first with the Bone, else after the Stegosaurus.
        TRX-GEO-5  DIP=B1 STE=C1 bone=3 rex=E5         M:E R R M:E        STE=D1 DIP=C1 stock=2/3/2/5
        TRX-GEO-5  DIP=B1 STE=C1 bone=0 rex=E5         M:E R R M:E        STE=D1 DIP=C1 stock=3/3/2/4
        TRX-GEO-6  STE=B2 TRI=C3 PTE=C3                M:SE R R R         STE=C3 TRI=C3 PTE=C3 rex=C3
    ",
    );
}

#[test]
fn chapter_setting_up() {
    check(
        r#"
        # rule       given                                                                                   do             then
        TRX-SETUP-1  {"seats":1}                                                                             -              refused TRX-SETUP-1
        TRX-SETUP-1  {"seats":5}                                                                             -              refused TRX-SETUP-1
        TRX-SETUP-1  {"seats":4,"options":{"species_assignment":["STE","TRI","PTE","DIP"]}}                  -              species=STE/TRI/PTE/DIP
        TRX-SETUP-1  {"seats":3,"options":{"species_assignment":["DIP","PTE","TRI"]}}                        -              species=DIP/PTE/TRI
        TRX-SETUP-1  {"seats":3,"options":{"species_assignment":["STE","PTE","TRI"]}}                        -              refused TRX-SETUP-3
        TRX-SETUP-2  {"seats":2,"options":{"two_player_pair":"STE_TRI","species_assignment":["TRI","STE"]}}  -              species=TRI/STE
        TRX-SETUP-2  {"seats":2,"options":{"two_player_pair":"PTE_DIP","species_assignment":["PTE","DIP"]}}  -              species=PTE/DIP
        TRX-SETUP-2  until 1 {"seats":2,"options":{"species_assignment":["DIP","PTE"]}}                      -              species=DIP/PTE
        TRX-SETUP-2  since 2 {"seats":2,"options":{"species_assignment":["DIP","PTE"]}}                      -              refused TRX-SETUP-3
        TRX-SETUP-2  since 2 {"seats":2,"options":{"species_assignment":["TRI","STE"]}}                      -              species=TRI/STE
        TRX-SETUP-2  {"seats":2,"options":{"two_player_pair":"STE_DIP"}}                                     -              refused TRX-SETUP-2
        TRX-SETUP-2  {"seats":2,"options":{"two_player_pair":2}}                                             -              refused TRX-SETUP-2
        TRX-SETUP-2  {"seats":4,"options":{"two_player_pair":"STE_TRI"}}                                     -              refused TRX-SETUP-2
        TRX-SETUP-3  {"seats":2,"options":{"species_assignment":["STE","DIP"]}}                              -              refused TRX-SETUP-3
        TRX-SETUP-3  {"seats":4,"options":{"species_assignment":["STE","STE","PTE","DIP"]}}                  -              refused TRX-SETUP-3
        TRX-SETUP-3  {"seats":4,"options":{"species_assignment":["STE","PTE","DIP"]}}                        -              refused TRX-SETUP-3
        TRX-SETUP-3  {"seats":4,"options":{"species_assignment":["STE","TRI","PTE","REX"]}}                  -              refused TRX-SETUP-3
        TRX-SETUP-3  {"seats":4,"options":{"species_assignment":"mine"}}                                     -              refused TRX-SETUP-3
        TRX-SETUP-4  {"seats":4}                                                                             -              lake=A5 volcano=E1
        TRX-SETUP-4  {"seats":2,"options":{"two_player_pair":"STE_TRI"}}                                     -              lake=A5 volcano=E1
        TRX-SETUP-5  {"seats":4}                                                                             -              STE=A1 TRI=E5 PTE=E1 DIP=A5
        TRX-SETUP-6  {"seats":4}                                                                             -              rex=C3
        TRX-SETUP-7  {"seats":4,"options":{"species_assignment":["DIP","PTE","TRI","STE"]}}                  -              stock=4/2/3/3
        // Two players start with other trees since version 3, in the order of the species, not of the seats.
        TRX-SETUP-7  since 3 {"seats":2,"options":{"species_assignment":["STE","TRI"]}}                      -              stock=3/4 unused=25
        TRX-SETUP-7  since 3 {"seats":2,"options":{"species_assignment":["TRI","STE"]}}                      -              stock=4/3
        TRX-SETUP-7  until 2 {"seats":2,"options":{"species_assignment":["STE","TRI"]}}                      -              stock=3/3 unused=26
        TRX-SETUP-7  since 3 {"seats":2,"options":{"two_player_pair":"PTE_DIP","species_assignment":["DIP","PTE"]}}  -      stock=3/2
        TRX-SETUP-7  until 2 {"seats":2,"options":{"two_player_pair":"PTE_DIP","species_assignment":["DIP","PTE"]}}  -      stock=4/2
        TRX-SETUP-9  {"seats":4,"options":{"first_bone":2}}                                                  -              bone=2
        TRX-SETUP-9  {"seats":3,"options":{"first_bone":3}}                                                  -              refused TRX-SETUP-9
        TRX-SETUP-9  {"seats":3,"options":{"first_bone":-1}}                                                 -              refused TRX-SETUP-9
        TRX-SETUP-9  {"seats":3,"options":{"first_bone":"youngest"}}                                         -              refused TRX-SETUP-9
        TRX-CARD-1   {"seats":4,"options":{"species_assignment":["STE","TRI","PTE","DIP"]}}                  -              hand0=7/1/1 hand1=6/2/1 hand2=6/0/3 hand3=5/3/1
        TRX-CARD-1   until 1 {"seats":4,"options":{"species_assignment":["STE","TRI","PTE","DIP"]}}          -              hand0=6/0/3 hand1=6/2/1 hand2=7/1/1 hand3=5/3/1
        TRX-RUL-27   {"seats":4,"options":{"wind":"north"}}                                                  -              refused TRX-RUL-27
        // By number of players: who plays, who moves the tiles, how many cards there are, where trees grow.
        TRX-PC-1     {"seats":4,"options":{"species_assignment":["STE","TRI","PTE","DIP"]}}                  N N N / N N N  cards0=8 cards1=8 cards2=8 cards3=8 unused=0
        TRX-PC-2     {"seats":3,"options":{"species_assignment":["TRI","PTE","DIP"]}}                        N N / N N      cards0=9 cards1=9 cards2=9 unused=2 trees=A1,B1,C1,D1,A2,B2,C2,D2,E2,B3,A4,B4,C4,D4,E4,A5,B5,C5,D5,D3,E3
        TRX-PC-3     {"seats":2,"options":{"two_player_pair":"STE_TRI"}}                                     N N / S S      lake=A3 volcano=E3 cards0=8 cards1=8 unused=5 enters=
        TRX-PC-4     {"seats":2,"options":{"two_player_pair":"PTE_DIP","species_assignment":["PTE","DIP"]}}  N / S          lake=A4 volcano=E2 cards0=8 cards1=8 unused=5 trees=A1,B1,C1,D1,E1,A2,B2,C2,D2,A3,B3,D3,E3,B4,C4,D4,E4,A5,B5,C5,D5,E5
    "#,
    );
}

/// TRX-SETUP-3 and TRX-SETUP-9: left to chance, every deal and every first holder comes up.
#[test]
fn species_and_bone_are_random_unless_agreed() {
    let mut deals = BTreeSet::new();
    let mut holders = BTreeSet::new();
    let setup = Trex::setup(&Table::new(4), Trex::base_edition()).expect("a plain table");
    for seed in 0..400 {
        let view = Trex::view(&Trex::start(&setup, &mut Dice::fast(seed), &mut Silent), Audience::Spectator);
        deals.insert(view.players.iter().map(|player| player.reference.species).collect::<Vec<_>>());
        holders.insert(view.bone);
    }
    assert_eq!((deals.len(), holders.len()), (24, 4));
}

/// TRX-SETUP-8: everybody sees every reference card.
#[test]
fn reference_cards_lie_open() {
    let view = Trex::view(&given::state(""), Audience::Spectator);
    let pteranodon = &view.players[2].reference;
    assert_eq!((pteranodon.species, pteranodon.start_trees, pteranodon.deck.moves), (Species::Pteranodon, 2, 7));
    assert_eq!(pteranodon.enters, [trex::Feature::Volcano]);
    assert_eq!(view.players[0].reference.enters, []);
}

/// TRX-SETUP-10: species, tiles and figures, trees, Bone, Lake, Volcano, forest, spare cards, turn 1.
#[test]
fn setting_up_has_its_order() {
    let setup = Trex::setup(&Table::new(4).with("first_bone", 0), Trex::base_edition()).expect("a plain table");
    let mut told = Vec::new();
    let state = Trex::start(&setup, &mut Dice::fast(1), &mut told);
    let mut run = Run { told, ..Run::new(state) };
    play(&mut run, "N N N / S S S", "set-up");
    let mut order: Vec<&str> =
        run.told.iter().map(|told| told.rule.as_str()).filter(|rule| !rule.contains("TURN-11")).collect();
    order.dedup();
    let (start, votes) = order.split_at(6);
    assert_eq!(start, ["TRX-SETUP-3", "TRX-SETUP-4", "TRX-SETUP-5", "TRX-SETUP-6", "TRX-SETUP-7", "TRX-SETUP-9"]);
    let stages = ["TRX-PLACE-13", "TRX-TREE-1", "TRX-TREE-4", "TRX-CARD-2", "TRX-TURN-1"];
    let told: Vec<&str> = votes.iter().copied().filter(|rule| stages.contains(rule)).collect();
    assert_eq!(told, ["TRX-PLACE-13", "TRX-PLACE-13", "TRX-TREE-1", "TRX-TREE-4", "TRX-CARD-2", "TRX-TURN-1"]);
}

#[test]
fn chapter_placing() {
    check(
        "
        # rule        given                                                      do             then
        TRX-PLACE-1   phase=lake                                                 N N N          phase=volcano lake=A2 volcano=E1
        TRX-PLACE-1   phase=lake                                                 N N N / S S S  phase=choose turn=1 lake=A2 volcano=E4
        TRX-PLACE-2   phase=lake                                                 -              asked=0,1,2
        TRX-PLACE-2   phase=lake                                                 3>N            refused TRX-PLACE-2
        TRX-PLACE-2   phase=lake seats=STE/TRI                                   -              asked=0,1
        TRX-PLACE-3   phase=volcano                                              -              asked=0,1,3
        TRX-PLACE-3   phase=volcano                                              2>N            refused TRX-PLACE-3
        TRX-PLACE-3   phase=volcano seats=STE/TRI                                -              asked=0,1
        TRX-PLACE-4   phase=lake                                                 N N            lake=A5 asked=2 silent=TRX-PLACE-4
        TRX-PLACE-4   phase=lake                                                 N N N          lake=A2 tells=TRX-PLACE-4*3
        // West first is lost at the edge; west last is not.
        TRX-PLACE-5   phase=lake bone=0                                          W E N          lake=B4
        TRX-PLACE-5   phase=lake bone=1                                          W E N          lake=A4
        TRX-PLACE-5   phase=lake bone=3                                          W E N          lake=B4
        TRX-PLACE-6   phase=lake                                                 N N E          lake=B3 tells=TRX-PLACE-6*3
        TRX-PLACE-7   phase=lake                                                 N N E          DIP=B3 PTE=E1 tells=TRX-PLACE-7*3
        TRX-PLACE-7   phase=volcano lake=B4                                      S S S          PTE=E4 DIP=B4
        TRX-PLACE-7   phase=lake seats=STE/TRI                                   N E            lake=B4 STE=A1 TRI=E5 silent=TRX-PLACE-7
        TRX-PLACE-8   phase=lake                                                 W S SW         lake=A5 tells=TRX-PLACE-8*3
        TRX-PLACE-9   phase=lake                                                 NE NE N        lake=B3 tells=TRX-PLACE-9*1
        TRX-PLACE-10  phase=volcano lake=D1                                      W W S          volcano=E2 tells=TRX-PLACE-10*2
        // On a board of three by three the Lake soon stands before the Stegosaurus.
        TRX-PLACE-11  phase=lake edition=small rex=B2 lake=A3 volcano=C1 TRI=C3  N N S          lake=A3 STE=A1 tells=TRX-PLACE-11*1
        TRX-PLACE-12  phase=lake                                                 W N N          lake=A3 tells=TRX-PLACE-8*1
        TRX-PLACE-13  phase=lake                                                 N S W          lake=A5 tells=TRX-PLACE-13*1
        TRX-PLACE-14  phase=lake                                                 -              asked=0,1,2
        TRX-PLACE-14  phase=lake                                                 0>-            refused TRX-PLACE-14
        TRX-PLACE-14  phase=volcano                                              0>-            refused TRX-PLACE-14
        TRX-PLACE-14  phase=lake                                                 0>SW           asked=1,2
    ",
    );
}

#[test]
fn chapter_trees() {
    check(
        "
        # rule      given                                    do                                               then
        TRX-TREE-1  phase=volcano lake=B4                    N N N                                            trees=B1,C1,D1,A2,B2,C2,D2,E2,A3,B3,D3,E3,A4,C4,D4,E4,A5,B5,C5,D5 tells=TRX-TREE-1*1
        TRX-TREE-1  phase=lake                               N N N                                            trees=none
        // The Lair, C3, stays bare, and so do the corners with a Dino.
        TRX-TREE-2  phase=volcano lake=B4 seats=PTE/DIP      S                                                trees=A1,B1,C1,D1,E1,A2,B2,C2,D2,A3,B3,D3,E3,A4,C4,D4,E4,A5,B5,C5,D5,E5
        // A1 without the Stegosaurus, and E1, which the Volcano has left.
        TRX-TREE-3  phase=volcano lake=B4 seats=TRI/PTE/DIP  S S                                              trees=A1,B1,C1,D1,E1,A2,B2,C2,D2,E2,A3,B3,D3,A4,C4,D4,E4,A5,B5,C5,D5
        TRX-TREE-4  phase=volcano                            N N N                                            unused=0 tells=TRX-TREE-4*1
        TRX-TREE-4  phase=volcano seats=TRI/PTE/DIP          N N                                              unused=2
        TRX-TREE-4  phase=volcano seats=STE/TRI              N N                                              unused=6
        TRX-TREE-4  phase=volcano seats=PTE/DIP              N                                                unused=4
        // A harvested tree does not come back when its cell is left.
        TRX-TREE-5  STE=A2 trees=A2 rex=E1                   M:S R R R / E E E E                              trees=A2
        TRX-TREE-5  STE=A1 trees=A2 rex=E1                   M:S R R R / E E E E / M:N M:W M:W M:N / E E E E  trees=none STE=A1 stock=4/3/2/4
    ",
    );
}

#[test]
fn chapter_cards() {
    check(
        "
        # rule      given                               do                   then
        TRX-CARD-4  phase=rex turn=7                    N S N S              turn=8 phase=choose
        TRX-CARD-4  phase=rex turn=8                    N S N S              phase=over
        TRX-CARD-4  phase=rex turn=8 seats=TRI/PTE/DIP  N S N                turn=9 phase=choose
        TRX-CARD-4  phase=rex turn=9 seats=TRI/PTE/DIP  N S N                phase=over
        TRX-CARD-5  hand0=5/0/3 hand3=4/3/1             M:E R R R            hand0=4/0/3 hand3=4/2/1
        TRX-CARD-5  -                                   0>-                  refused TRX-CARD-5
        TRX-CARD-6  hand0=5/0/3 hand1=5/2/1             M:E R R R            discards0=1/0/0 discards1=0/1/0 tells=TRX-CARD-6*4
        TRX-CARD-6  hand0=5/0/3 hand1=5/2/1             P:E R R R            discards0=0/0/0 discards1=0/0/0
        TRX-CARD-6  hand0=5/0/3                         M:E R R R / N S N S  discards0=1/0/0 hand0=4/0/3
    ",
    );
}

/// The state after the last vote for the Volcano, with this draw for everybody's set-aside card.
fn set_aside(seats: &str, votes: &[&str], draw: u32) -> (State, Vec<kernel::Told<Event>>) {
    let mut state = given::state(&format!("phase=volcano seats={seats}"));
    let count = u32::from(Trex::seats(&state));
    let draws = if count == 3 { 0 } else { count };
    let mut dice = Dice::given((0..draws).map(|_| Given::Value(draw)).collect());
    let mut told = Vec::new();
    for vote in votes {
        let seat = Trex::turn(&state).deciders().first().expect("a voter");
        Trex::play(&mut state, seat, &vote.parse().expect("a vote"), &mut dice, &mut told);
    }
    assert_eq!(dice.fault(), None, "as many draws as cards set aside");
    (state, told)
}

/// TRX-CARD-2: each of the nine cards is as likely as any other: of the Triceratops' nine, six times a Move, twice a
/// Rest, once the Panic. With three players nothing is drawn.
#[test]
fn each_of_nine_cards_may_be_set_aside() {
    let hands: Vec<[u8; 3]> = (0..9)
        .map(|draw| {
            let (state, _) = set_aside("STE/TRI/PTE/DIP", &["N", "N", "N"], draw);
            let own = Trex::view(&state, Audience::Seat(Seat(1))).own.expect("a seat's view");
            [own.hand.moves, own.hand.rests, own.hand.panics]
        })
        .collect();
    let times = |hand: [u8; 3]| hands.iter().filter(|dealt| **dealt == hand).count();
    assert_eq!((times([5, 2, 1]), times([6, 1, 1]), times([6, 2, 0])), (6, 2, 1));
    let (state, _) = set_aside("TRI/PTE/DIP", &["N", "N"], 0);
    assert_eq!(Trex::position(&state)["players"][0]["set_aside"], serde_json::Value::Null);
}

/// TRX-CARD-3: its owner sees which card is set aside; nobody else does, in the view or in the events.
#[test]
fn only_the_owner_knows_the_card_set_aside() {
    let (rest, told) = set_aside("STE/TRI/PTE/DIP", &["N", "N", "N"], 7);
    let (panic, _) = set_aside("STE/TRI/PTE/DIP", &["N", "N", "N"], 8);
    let own = |state: &State| Trex::view(state, Audience::Seat(Seat(1))).own.expect("a seat's view").set_aside;
    assert_ne!(own(&rest), own(&panic));
    assert_eq!(Trex::view(&rest, Audience::Spectator), Trex::view(&panic, Audience::Spectator));
    let event = told.iter().find(|told| matches!(told.event, Event::SetAside { seat: Seat(1), .. })).expect("told");
    assert_eq!(Trex::witness(&event.event, Audience::Seat(Seat(1))), Some(event.event));
    for other in [Audience::Seat(Seat(0)), Audience::Spectator] {
        assert_eq!(Trex::witness(&event.event, other), Some(Event::SetAsideUnseen { seat: Seat(1) }));
    }
}
