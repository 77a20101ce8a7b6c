//! The six skills.

use crate::table::check;

#[test]
fn manager() {
    check("
        # rule     given                                   do                              then
        FUJ-K01-1  have a flare                            a give flare c                  a cards -; c cards flare
        FUJ-K01-1  skill a scout; have a flare             a give flare c                  refused FUJ-K01-1
        FUJ-K01-1  have a flare                            a give flare a                  refused FUJ-K01-1
        FUJ-K01-2  hurt a arm; have a flare                a give flare c                  c cards flare
        FUJ-K01-2  hurt a amnesia; have a flare            a give flare c                  refused FUJ-K01-2
        FUJ-K01-3  have a flare; phase 3                   a give flare c                  refused FUJ-K01-3
        FUJ-K01-3  have a flare; phase 5                   a give flare c                  c cards flare; step next
        FUJ-K01-3  have a flare rope; health a 3; phase 5  agree a next a; a give flare c  step gift; a health 3; c cards flare
        FUJ-K01-3  have a flare; health a 3; phase 5       agree a next a; a pass          step injury; a health 6; a cards flare
    ");
}

#[test]
fn scout() {
    check("
        # rule     given                                                                       do                                      then
        FUJ-K02-1  skill a scout                                                               a place a 8,1                           a marker 8,1
        FUJ-K02-1  skill a scout                                                               a place a 9,1                           refused FUJ-P2-3
        FUJ-K02-2  skill a scout; mark a 8,1; phase 3                                          -                                       a rerolls 0
        FUJ-K02-2  skill a scout; at a 5,1; at b 4,1; mark a 8,2; phase 3                      -                                       a rerolls 0
        FUJ-K02-3  skill a scout; dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 5  agree a next a; a move 3,1 3,0 4,0 5,0  a at 5,0
        FUJ-K02-3  skill a scout; dice b 2 2 2 2 2 2; dice c 2 2 2 2 2 2; mark a 5,0; phase 3; do a reroll a1 := 1; phase 5  agree a next a; a move 3,1 3,0 4,0 5,0  refused FUJ-P5A-6
    ");
}

#[test]
fn comrade_and_survivalist() {
    check("
        # rule     given                                                                do                       then
        FUJ-K03-1  skill a comrade; phase 3                                             a aside a4               b sees a4; spectator sees a4; b blind a1
        FUJ-K03-1  skill a comrade; phase 3                                             a aside a4; a aside a5   refused FUJ-K03-1
        FUJ-K03-1  phase 3                                                              b aside b1               refused FUJ-K03-1
        FUJ-K03-2  skill a comrade; phase 3                                             a aside a4; a reroll a4  refused FUJ-K03-2
        FUJ-K03-3  skill a comrade; phase 3                                             a aside a4; all done     a holds 6; b sees a4
        FUJ-K03-3  skill a comrade; phase 3; do a aside a4; phase 5                     agree a next a           says Player 1 totals 20
        FUJ-K03-4  comrade-mode turn; skill a comrade; phase 3                          a aside a4; all done     a holds 5
        FUJ-K03-4  comrade-mode turn; skill a comrade; phase 3; do a aside a4; phase 5  agree a next a           says Player 1 totals 16
        FUJ-K04-1  skill a survivalist; phase 3                                         -                        a rerolls 3; b rerolls 2
        FUJ-K04-1  skill a survivalist; mark a 7,1; phase 3                             -                        a rerolls 1
        FUJ-K04-1  skill a survivalist; hurt a eye; phase 3                             -                        a rerolls 1
        FUJ-K04-1  skill a survivalist; hurt a amnesia; phase 3                         -                        a rerolls 2
    ");
}

#[test]
fn gatherer() {
    check("
        # rule     given                                      do                                                  then
        FUJ-K05-1  skill a gatherer; phase 3                  all done                                            a bars 2
        FUJ-K05-1  skill a gatherer; phase 3                  a reroll a1 := 1; all done                          a bars 1
        FUJ-K05-1  skill a gatherer; bars a 2; phase 3        all done                                            a bars 3
        FUJ-K05-2  skill a gatherer; bars a 2; phase 5        agree b next b; a bars 3                            a bars 0; b health 1
        FUJ-K05-2  skill a gatherer; phase 5                  agree b next b; a bars 3                            refused FUJ-K05-2
        FUJ-K05-2  skill a gatherer; phase 5                  agree b next b; a bars 0                            a bars 2; b health 3
        FUJ-K05-3  skill a gatherer; bars a 2; phase 5        agree b next b; a bars 2; agree a next c; a bars 0  says Player 2 totals 6 and is authorised; says Player 2 totals 16.
        FUJ-K05-4  skill a gatherer; phase 5                  agree a next a; a bars 1                            says Player 1 totals 21 and is authorised, with a margin of 1; a health 2
        FUJ-K05-5  skill a gatherer; health a 3; phase 5      agree a next a; a bars 0; a injury amnesia          a bars 0
        FUJ-K05-5  skill a gatherer; hurt a amnesia; phase 3  all done                                            a bars 0
    ");
}

#[test]
fn tinkerer() {
    check("
        # rule     given                                                                    do                                then
        FUJ-K06-1  skill a tinkerer; have a flare; phase 4                                  a use flare                       a cards flare; a tilted flare
        FUJ-K06-1  skill a tinkerer; have a flare; phase 4                                  a use flare; a use flare          a cards -; a tilted -
        FUJ-K06-1  skill a tinkerer; hurt a amnesia; have a flare; phase 4                  a use flare                       a cards -
        FUJ-K06-2  skill a tinkerer; have a flare rope; tilted a rope; health a 3; phase 5  agree a next a; a injury amnesia  a cards flare; a tilted -
    ");
}
