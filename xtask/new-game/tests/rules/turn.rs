//! Chapters "The turn" and "Absent players".

use crate::table::check;

#[test]
fn chapter_the_turn() {
    check(
        "
        # rule       given                            do                  then
        NEW-TURN-1   -                                roll [3]            turn B
        NEW-TURN-1   3 seats; B stopped               roll [3]            turn C
        NEW-TURN-1   3 seats; turn C; A stopped       stop                turn B
        NEW-TURN-2   A total 4                        roll [6]            A total 10; tells NEW-TURN-2
        NEW-TURN-2   A total 4                        stop                A total 4; turn B; tells NEW-TURN-2
        NEW-TURN-3   A total 14                       roll [6]            A total 20
        NEW-TURN-3   A total 15                       roll                refused NEW-TURN-3
        NEW-TURN-3   A total 15                       stop                turn B
    ",
    );
}

#[test]
fn chapter_absent_players() {
    check(
        "
        # rule       given                            do                  then
        NEW-ABS-1    -                                -                   stand-in stop
        NEW-ABS-1    A total 15                       -                   stand-in stop
    ",
    );
}
