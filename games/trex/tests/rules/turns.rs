//! The turn, Rest, Move, Panic and Hits.

use crate::table::{check, given};
use kernel::{Game, Match, Scenario, Seal, Seat};
use trex::{Action, Trex};

#[test]
fn chapter_turn() {
    check(
        "
        # rule       given                        do                   then
        TRX-TURN-1   -                            0>N                  refused TRX-TURN-1
        TRX-TURN-1   phase=rex                    0>M:N                refused TRX-TURN-1
        TRX-TURN-1   phase=lake                   0>R                  refused TRX-TURN-1
        TRX-TURN-1   -                            M:E R R R            phase=rex turn=1
        TRX-TURN-1   -                            M:E R R R / N S N S  phase=choose turn=2 tells=TRX-TURN-1*1
        TRX-TURN-2   -                            -                    asked=0,1,2,3
        TRX-TURN-2   -                            2>R 0>M:E            asked=1,3
        TRX-TURN-2   STE=B1 TRI=C1 rex=E5         3>R 1>M:E 2>R 0>M:E  STE=C1 TRI=D1 stock=4/2/2/4
        TRX-TURN-3   -                            0>R                  refused TRX-TURN-3
        TRX-TURN-3   hand3=5/3/0                  3>P:N                refused TRX-TURN-3
        TRX-TURN-3   hand3=5/2/1                  3>P:N                asked=0,1,2
        TRX-TURN-4   -                            M:E M:N M:N M:N      phase=rex STE=B1 TRI=E4
        TRX-TURN-6   -                            0>M:N                refused TRX-TURN-6
        TRX-TURN-6   -                            0>P:SW               refused TRX-TURN-6
        TRX-TURN-6   -                            0>M:SE               asked=1,2,3
        TRX-TURN-7   STE=B3                       0>M:S                asked=1,2,3
        TRX-TURN-7   STE=C2                       0>M:E                asked=1,2,3
        TRX-TURN-7   STE=C2                       0>P:S                asked=1,2,3
        TRX-TURN-8   -                            M:E R R              STE=A1 silent=TRX-TURN-8
        TRX-TURN-8   -                            M:E R R R            STE=B1 tells=TRX-TURN-8*4
        // Whoever comes first in turn order is hit by whoever comes next, or has left.
        TRX-TURN-9   STE=B1 TRI=C1 rex=E5 bone=3  M:E M:E R R          stock=4/2/2/4
        TRX-TURN-9   STE=B1 TRI=C1 rex=E5 bone=1  M:E M:E R R          stock=3/3/2/4
        TRX-TURN-10  STE=B1 TRI=C1 stock=3/1/2/4  M:E M:S R R          TRI=out STE=C1 tells=TRX-TURN-10*1 discards1=5/2/1
        TRX-TURN-10  STE=B1 TRI=C1 stock=3/1/2/4  M:E P:S R R          TRI=out phase=rex tells=TRX-TURN-10*1 silent=TRX-PAN-14 discards1=5/2/1
        TRX-TURN-11  -                            0>M:E 0>M:S          refused TRX-TURN-11
        TRX-TURN-11  phase=rex                    2>N 2>N              refused TRX-TURN-11
        TRX-TURN-11  phase=rex                    2>N                  rex=C3 asked=0,1,3 tells=TRX-TURN-11*1
    ",
    );
}

/// TRX-TURN-11: a seat that is not at the table is not asked, whatever the phase.
#[test]
fn a_seat_beyond_the_table_is_refused() {
    for words in ["phase=lake", "", "phase=rex"] {
        let position = Trex::position(&given::state(&format!("{words} seats=TRI/PTE/DIP")));
        let game =
            Match::<Trex>::from_position(&position, Trex::base_edition_under(Trex::about().oldest), Seal::from_seed(1))
                .expect("sound");
        for seat in [3, 4, 7, 200] {
            let refusal = game.check(Seat(seat), &Action::Rest).expect_err("nobody sits there");
            assert_eq!(refusal.rule.as_str(), "TRX-TURN-11");
        }
    }
}

/// TRX-TURN-5: a Rest has no direction, so it is one choice, and its notation takes none.
#[test]
fn rest_is_one_choice() {
    let state = given::state("DIP=C5");
    let mut listed = Vec::new();
    Trex::actions(&state, Seat(3), &mut listed);
    assert_eq!(listed.iter().filter(|action| **action == Action::Rest).count(), 1);
    assert_eq!(listed.len(), 5 + 1 + 5, "five cells on the board for Move and Panic, one Rest");
    assert!("R:N".parse::<Action>().is_err());
}

#[test]
fn chapter_rest() {
    check(
        "
        # rule      given                 do         then
        TRX-REST-1  TRI=E4                M:E R R R  TRI=E4 tells=TRX-REST-1*3
        TRX-REST-2  TRI=C3 PTE=C3 DIP=C3  M:E R R R  stock=3/3/2/4 removed=0 silent=TRX-HIT-1 silent=TRX-MOVE-5
    ",
    );
}

#[test]
fn chapter_move() {
    check(
        "
        # rule      given                 do            then
        TRX-MOVE-1  STE=B2                M:N R R R     STE=B1 tells=TRX-MOVE-1*1
        TRX-MOVE-2  STE=B2                M:N R R R     stock=3/3/2/4 removed=0
        TRX-MOVE-3  STE=B2 trees=B1       M:N R R R     stock=3/3/2/4 trees=B1
        TRX-MOVE-4  STE=B2 TRI=B1         M:N R R R     stock=4/2/2/4 tells=TRX-HIT-1*1
        TRX-MOVE-5  TRI=B2                M:E M:SE R R  TRI=C3 stock=3/2/2/4 removed=1 tells=TRX-MOVE-5*1
        TRX-MOVE-6  STE=B3                M:S R R R     STE=B3 stock=2/3/2/4 removed=1 tells=TRX-MOVE-6*1
        TRX-MOVE-6  TRI=C2                M:E M:E R R   TRI=C2 stock=3/2/2/4 removed=1 tells=TRX-MOVE-6*1
        TRX-MOVE-7  PTE=C1                M:E R M:SE R  PTE=D2 stock=3/3/2/4 tells=TRX-MOVE-7*1
        TRX-MOVE-7  -                     M:E R R M:S   DIP=B5 stock=3/3/2/4
        TRX-MOVE-7  DIP=B5                M:E R R M:N   DIP=B4 stock=3/3/2/4 tells=TRX-MOVE-7*1
        TRX-MOVE-8  PTE=B5                M:E R M:N R   PTE=B5 stock=3/3/1/4 tells=TRX-MOVE-8*1
        TRX-MOVE-8  DIP=E2                M:E R R M:W   DIP=E2 stock=3/3/2/3 tells=TRX-MOVE-8*1
        TRX-MOVE-9  STE=B2 rex=E5 TRI=A5  M:SE R R R    STE=C3 stock=3/3/2/4
    ",
    );
}

#[test]
fn chapter_panic() {
    check(
        "
        # rule      given                        do                           then
        TRX-PAN-1   STE=A2                       P:E R R R                    phase=panic0 asked=1,2,3
        TRX-PAN-1   STE=A2 out=TRI               P:E R R                      phase=panic0 asked=2,3
        TRX-PAN-1   STE=A2 out=TRI rex=E5        P:E R R / N E                STE=C1
        TRX-PAN-1   STE=A2 seats=STE/TRI rex=E5  P:E R / N                    STE=B1 phase=rex
        TRX-PAN-2   STE=B1 TRI=C1 rex=E5         P:E M:E R R                  STE=C1 stock=4/2/2/4 tells=TRX-PAN-2*1
        TRX-PAN-2   STE=B2                       P:SE R R R                   STE=C3 stock=2/3/2/4 tells=TRX-MOVE-5*1
        TRX-PAN-2   STE=B3                       P:S R R R                    STE=B3 stock=2/3/2/4 phase=panic0 tells=TRX-MOVE-6*1
        // The Pteranodon has left C2 before the Stegosaurus is pushed through it.
        TRX-PAN-3   STE=A2 PTE=C2 rex=E5         P:E R M:N R / E N N          STE=C1 PTE=C1 stock=4/3/1/4 tells=TRX-PAN-3*1
        TRX-PAN-4   STE=A2                       P:E R R R / 0>N              refused TRX-PAN-4
        TRX-PAN-4   STE=A2                       P:E R R R / N N              STE=B2 asked=3 silent=TRX-PAN-4
        TRX-PAN-4   STE=A2                       P:E R R R / N N N            tells=TRX-PAN-4*3
        // Seats 2, 3, then 0 push seat 1, wherever the Bone is.
        TRX-PAN-5   TRI=B1 STE=E5                M:N P:W R R / W E S          TRI=A2
        TRX-PAN-5   TRI=B1 STE=E5 bone=3         M:N P:W R R / W E S          TRI=A2
        TRX-PAN-6   STE=A2                       P:S R R R / SE SE N          STE=A2 stock=3/3/2/4 tells=TRX-PAN-6*2
        TRX-PAN-7   STE=B1                       P:W R R R / N W S            STE=A2 stock=3/3/2/4 tells=TRX-PAN-7*2
        TRX-PAN-8   STE=A3 rex=B3                P:E R R R / W E W            STE=A3 stock=1/3/2/4 removed=2 tells=TRX-PAN-8*1
        TRX-PAN-8   STE=A1 TRI=B1 rex=E5         P:E R R R / W E W            STE=A1 stock=5/1/2/4 tells=TRX-HIT-1*2
        // Pushed against the edge beside the Triceratops, and beside the T-Rex.
        TRX-PAN-9   STE=B1 TRI=A1 rex=E5         P:W R R R / N W NW           stock=4/2/2/4 tells=TRX-HIT-1*1
        TRX-PAN-9   STE=B1 rex=A1                P:W R R R / N W NW           stock=2/3/2/4 removed=1
        TRX-PAN-10  PTE=C1                       M:E R P:S R / E E E          PTE=E2 stock=3/3/2/4 tells=TRX-PAN-10*1
        TRX-PAN-10  DIP=A3                       M:E R R P:N / S SE S         DIP=B5 stock=3/3/2/4 tells=TRX-PAN-10*1
        TRX-PAN-11  STE=A2 TRI=E4                P:E P:W R R                  phase=panic0
        TRX-PAN-11  STE=A2 TRI=E4 bone=1         P:E P:W R R                  phase=panic1
        TRX-PAN-11  STE=A2 TRI=E4 bone=1         P:E P:W R R / N N N          phase=panic0 STE=B2 TRI=D3 tells=TRX-PAN-11*1
        TRX-PAN-11  STE=A2 TRI=E4                P:E P:W R R / N N N / W W W  phase=rex STE=B1 TRI=C4
        TRX-PAN-12  STE=A2 TRI=E4                P:E P:W R R / N N N          phase=panic1 asked=0,2,3
        TRX-PAN-13  STE=A2 out=TRI               P:E R R / 1>N                refused TRX-PAN-13
        TRX-PAN-14  STE=B2 stock=1/3/2/4         P:SE R R R                   STE=out phase=rex tells=TRX-PAN-14*1
        TRX-PAN-14  STE=B2 stock=1/3/2/4         P:N R R R / S SE N           STE=out phase=rex tells=TRX-PAN-14*1
        // Between its own step and the pushes the Stegosaurus is hit and falls.
        TRX-PAN-14  STE=A1 TRI=C1 stock=1/3/2/4  P:E M:W R R                  STE=out phase=rex stock=0/4/2/4 tells=TRX-PAN-14*1
        // The Pteranodon falls to the first push; its own direction still counts.
        TRX-PAN-15  STE=A2 PTE=B1 stock=3/3/1/4  P:N R R R / E S S            STE=B3 PTE=out stock=4/3/0/4
        TRX-PAN-16  STE=A2                       P:E R R R / 1>-              refused TRX-PAN-16
        TRX-PAN-16  STE=A2                       P:E R R R / 1>W              asked=2,3
    ",
    );
}

#[test]
fn chapter_hits() {
    check(
        "
        # rule     given                               do                   then
        TRX-HIT-1  STE=B1 TRI=C1 rex=E5                M:E R R R            stock=4/2/2/4 tells=TRX-HIT-1*1
        TRX-HIT-1  STE=B1 TRI=C1 rex=E5                P:E R R R            stock=4/2/2/4 tells=TRX-HIT-1*1
        TRX-HIT-2  STE=B1 TRI=C1 PTE=C1 DIP=C1 rex=E5  M:E R R R            stock=6/2/1/3 tells=TRX-HIT-1*3
        TRX-HIT-2  STE=B1 TRI=C1 rex=E5                P:E R R R / W E W    stock=5/1/2/4 tells=TRX-HIT-1*2
        TRX-HIT-3  STE=B1 TRI=C1 rex=E5                M:E M:S R R          STE=C1 TRI=C2 stock=4/2/2/4
        TRX-HIT-4  STE=B1 TRI=C1 rex=E5 bone=1         M:E M:S R R          STE=C1 TRI=C2 stock=3/3/2/4 silent=TRX-HIT-1
        TRX-HIT-5  STE=B2                              M:SE R R R           stock=2/3/2/4 silent=TRX-HIT-1
        TRX-HIT-5  phase=rex STE=C2                    N N N N              stock=2/3/2/4 removed=1 silent=TRX-HIT-1
        // A last tree survives the T-Rex where somebody pays first; alone it does not.
        TRX-HIT-6  STE=B2 TRI=C3 stock=1/3/2/4         M:SE R R R           STE=C3 stock=1/2/2/4 removed=1
        TRX-HIT-6  STE=B2 stock=1/3/2/4                M:SE R R R           STE=out stock=0/3/2/4
        TRX-HIT-7  STE=B1 TRI=C1 rex=E5                M:E R R R            removed=0 stock=4/2/2/4 tells=TRX-HIT-7*1
        TRX-HIT-8  STE=B1 TRI=C1 rex=E5                M:E R R R            TRI=C1
        TRX-HIT-8  STE=B1 TRI=C1 rex=E5                M:E M:E R R          TRI=D1
        TRX-HIT-9  STE=C2                              M:E R R R            STE=C2 PTE=D2 stock=2/3/2/4 silent=TRX-HIT-1
        TRX-HIT-9  STE=A2 rex=E5                       P:S R R R / SE S SE  DIP=B4 stock=3/3/2/4 silent=TRX-HIT-1
    ",
    );
}
