//! The T-Rex, the harvest, the Bone, elimination and the end.

use crate::table::check;

#[test]
fn chapter_rex() {
    check(
        "
        # rule      given                                  do                           then
        TRX-REX-1   -                                      M:E R R R                    phase=rex asked=0,1,2,3 tells=TRX-REX-1*1
        TRX-REX-1   phase=rex out=TRI                      -                            asked=0,1,2,3
        TRX-REX-1   phase=rex                              N N N                        rex=C3 asked=3 silent=TRX-REX-1
        TRX-REX-2   phase=rex                              0>-                          refused TRX-REX-2
        TRX-REX-2   phase=rex out=TRI                      N - N N                      rex=C1 tells=TRX-REX-2*1
        TRX-REX-2   phase=rex out=TRI                      N E N N                      rex=away
        TRX-REX-3   phase=rex bone=2                       E E N N                      rex=E1 tells=TRX-REX-3*4
        TRX-REX-3   phase=rex seats=STE/TRI                W W                          rex=A3 tells=TRX-REX-3*2
        TRX-REX-4   phase=rex STE=C2 TRI=C1                N N E N                      stock=2/2/2/4 removed=2 tells=TRX-REX-4*2
        TRX-REX-4   phase=rex STE=C2 TRI=C2                N N N N                      stock=2/2/2/4 removed=2
        TRX-REX-5   phase=rex STE=C3                       N N N N                      stock=3/3/2/4
        TRX-REX-5   phase=rex STE=C3                       N S N N                      stock=2/3/2/4
        TRX-REX-6   phase=rex rex=E3 TRI=E3                E E E W                      rex=D3 stock=3/3/2/4 tells=TRX-REX-6*3
        TRX-REX-7   phase=rex                              NE N N N                     rex=away tells=TRX-REX-7*4
        TRX-REX-7   phase=rex                              W S N N                      rex=away
        TRX-REX-8   phase=rex                              NE N N N                     stock=3/3/2/4 PTE=D2 tells=TRX-REX-8*1
        TRX-REX-9   rex=away                               M:E R R R                    rex=C3 turn=2 phase=choose bone=1 tells=TRX-REX-9*1 silent=TRX-REX-1
        TRX-REX-9   rex=away                               M:E R R R / M:E M:N M:N M:N  rex=C3 phase=rex
        TRX-REX-10  rex=away STE=B2 TRI=C3                 M:SE R R R                   stock=3/1/2/4 removed=2 tells=TRX-REX-10*2
        // Through the empty Lair and out again.
        TRX-REX-11  rex=away STE=B2                        P:SE R R R / E N E           stock=3/3/2/4 removed=0
        TRX-REX-12  phase=rex rex=C2 STE=C3                S E W W                      rex=B3 stock=1/3/2/4
        TRX-REX-13  phase=rex trees=C2,C1                  N N N N                      rex=C1 trees=C2,C1
        // Seat 0 falls to the first step; its own direction still counts.
        TRX-REX-14  phase=rex bone=1 STE=C2 stock=1/3/2/4  E N N N                      rex=D1 STE=out
        TRX-REX-15  STE=B1 TRI=C1 stock=3/1/2/4 rex=E5     M:E R R R / 0>N 2>N 3>N      rex=E5 asked=1
        TRX-REX-15  STE=B1 TRI=C1 stock=3/1/2/4 rex=E5     M:E R R R / 0>N 2>N 3>N 1>-  rex=E2 turn=2
    ",
    );
}

#[test]
fn chapter_harvest() {
    check(
        "
        # rule      given                                 do                           then
        TRX-HARV-1  phase=rex STE=A2 trees=A2,B2          N S N S                      stock=4/3/2/4 trees=B2 tells=TRX-HARV-1*1
        TRX-HARV-2  phase=rex STE=A2 TRI=A2 trees=A2      N S N S                      stock=3/3/2/4 trees=A2 tells=TRX-HARV-2*1
        TRX-HARV-2  phase=rex STE=A3 trees=A3             W W N S                      rex=A3 stock=1/3/2/4 trees=A3 tells=TRX-HARV-2*1
        TRX-HARV-3  phase=rex STE=A2 trees=A2             N S N S                      phase=choose turn=2 stock=4/3/2/4
        // The Triceratops is out before the harvest, so the Stegosaurus is alone.
        TRX-HARV-4  STE=A1 TRI=A2 stock=3/1/2/4 trees=A2  M:S R R R / N S N S          stock=5/0/2/4 trees=none
        TRX-HARV-4  phase=rex rex=A2 STE=A2 trees=A2      E E E E                      stock=4/3/2/4 trees=none
        TRX-HARV-5  TRI=E4 trees=E4                       M:E R R R / N S N S          stock=3/4/2/4
        TRX-HARV-5  STE=A1 trees=A3                       P:S R R R / S N S / N S N S  stock=4/3/2/4
    ",
    );
}

#[test]
fn chapter_bone() {
    check(
        "
        # rule      given                     do                                     then
        TRX-BONE-1  phase=rex bone=2          N S N S                                bone=3 tells=TRX-BONE-1*1
        TRX-BONE-1  STE=B1 TRI=C1 rex=E5      M:W R R R / E E E E / M:E M:W M:N M:N  STE=B1 TRI=B1 stock=4/2/2/4
        TRX-BONE-2  phase=rex out=TRI         N S N S                                bone=1 tells=TRX-BONE-2*1
        // Seat 1 is out, holds the Bone, and is first to lead the T-Rex.
        TRX-BONE-2  phase=rex out=TRI bone=1  E N N N                                rex=D1
    ",
    );
}

#[test]
fn chapter_elimination() {
    check(
        "
        # rule      given                                    do                                         then
        TRX-ELIM-1  STE=B2 stock=1/3/2/4                     M:SE R R R                                 STE=out tells=TRX-ELIM-1*1
        TRX-ELIM-1  STE=B2 stock=2/3/2/4                     M:SE R R R                                 STE=C3 stock=1/3/2/4 silent=TRX-ELIM-1
        TRX-ELIM-1  STE=B3 stock=1/3/2/4                     M:S R R R                                  STE=out removed=1
        // Out at the first bite: the T-Rex comes back to an empty cell.
        TRX-ELIM-2  phase=rex STE=C2 stock=1/3/2/4           N N S N                                    removed=1 stock=0/3/2/4 fallen0=1
        TRX-ELIM-2  phase=rex STE=C2 TRI=C2 stock=1/1/2/4    N N N N                                    fallen0=1 fallen1=1
        TRX-ELIM-2  phase=rex STE=C2 TRI=C1 stock=1/1/2/4    N N N N                                    fallen0=1 fallen1=2
        TRX-ELIM-2  STE=B1 TRI=C1 stock=3/1/2/4 rex=E5       M:E M:W R R                                STE=C1 TRI=out
        TRX-ELIM-3  STE=B1 TRI=C1 stock=3/1/2/4 hand1=5/2/1  M:E M:S R R                                TRI=out hand1=0/0/0 discards1=5/2/1 tells=TRX-ELIM-3*1
        TRX-ELIM-3  out=TRI                                  -                                          asked=0,2,3
        TRX-ELIM-4  out=TRI                                  1>M:N                                      refused TRX-ELIM-4
        TRX-ELIM-4  phase=rex out=TRI rex=E5                 N N N N                                    rex=E1
        TRX-ELIM-5  phase=rex out=TRI trees=E5               N S N S                                    TRI=out trees=E5 stock=3/0/2/4
        TRX-ELIM-5  out=TRI trees=E5                         M:E R R / N S N S / M:W M:N M:N / N S N S  TRI=out turn=3 stock=3/0/2/4
    ",
    );
}

#[test]
fn chapter_end() {
    check(
        "
        # rule     given                                       do           then
        TRX-END-1  phase=rex turn=8 trees=A1                   N S N S      phase=over stock=4/3/2/4 bone=1
        TRX-END-1  phase=rex turn=8                            N S N S 0>N  refused TRX-END-1
        TRX-END-2  phase=rex turn=8 stock=3/6/5/4              N S N S      winners=1 places=4/1/2/3 tells=TRX-END-2*1
        TRX-END-3  phase=rex turn=8 stock=6/6/5/4              N S N S      winners=0,1 places=1/1/3/4 tells=TRX-END-3*1
        // Over at once: no harvest, no Bone.
        TRX-END-4  phase=rex seats=STE/TRI STE=C2 stock=1/3 trees=E5  N S          winners=1 places=2/1 stock=0/3 bone=0 trees=E5 tells=TRX-END-4*1
        TRX-END-4  seats=STE/TRI STE=B1 TRI=C1 stock=3/1       M:E M:S      winners=0 phase=over rex=C3
        TRX-END-4  rex=away out=PTE,DIP TRI=C3 stock=3/1/0/0   M:E R        winners=0 phase=over turn=1 bone=0
        TRX-END-5  phase=rex seats=STE/TRI STE=C2 TRI=C2 stock=1/1  N S          winners=0,1 places=1/1 tells=TRX-END-5*1
        TRX-END-5  phase=rex out=PTE STE=C2 TRI=C2 DIP=C2 stock=1/1/0/1  N S N S      winners=0,1,3 places=1/1/4/1
        TRX-END-6  phase=rex turn=8 stock=3/4/2/4 removed=9 trees=B2,C2  N S N S      winners=1,3 stock=3/4/2/4
        TRX-END-7  phase=rex turn=8 out=TRI,STE stock=0/0/5/4  N S N S      places=3/4/1/2
        TRX-END-7  phase=rex turn=8 out=TRI stock=4/0/4/4      N S N S      places=1/4/1/1
    ",
    );
}
