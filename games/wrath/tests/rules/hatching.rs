//! Chapter "Hatching".

use crate::table::check;

#[test]
fn chapter_hatching() {
    check(
        "
        # rule         given                                                              do                                   then
        WRA-HATCH-1    B 3 at egg                                                         hatch brontosaurus                   step before roll; can roll
        WRA-HATCH-1    rolled 1; dice egg egg egg egg egg; B 3 at egg                     hatch brontosaurus                   step rolled; can keep
        WRA-HATCH-1    actions; dice cave cave; B 3 at egg                                cave person reserve; hatch brontosaurus; cave person reserve  B brontosaurus at reserve; B 2 at 3,1
        WRA-HATCH-1    actions; B 3 at egg                                                hatch brontosaurus                   step actions; can end
        WRA-HATCH-1    quake; B 1 at volcano; B 3 at egg                                  hatch brontosaurus                   step quake; can quake left; can no quake
        WRA-HATCH-2    B 2 at egg                                                         hatch brontosaurus                   refused WRA-HATCH-2
        WRA-HATCH-2    P 9 at egg                                                         hatch brontosaurus                   refused WRA-HATCH-2
        WRA-HATCH-2    B 3 at egg                                                         hatch tyrannosaurus                  refused WRA-HATCH-2
        WRA-HATCH-2    B 4 at egg                                                         hatch tyrannosaurus                  B tyrannosaurus at reserve
        WRA-HATCH-2    B 3 at egg; P brontosaurus at 1,1; P brontosaurus at reserve       hatch brontosaurus                   refused WRA-HATCH-2
        WRA-HATCH-2    B 3 at egg; P brontosaurus at 1,1                                  hatch brontosaurus                   B brontosaurus at reserve; left brontosaurus 0
        WRA-HATCH-2    B 5 at egg; species titanosaur stegosaurus ankylosaurus plesiosaurus  -                                 choices hatch = titanosaur | stegosaurus | ankylosaurus | plesiosaurus
        WRA-HATCH-2    B 4 at egg; species titanosaur stegosaurus ankylosaurus plesiosaurus  -                                 choices hatch = stegosaurus | ankylosaurus | plesiosaurus
        WRA-HATCH-2    B 2 at egg; species titanosaur stegosaurus ankylosaurus plesiosaurus  -                                 choices hatch = plesiosaurus
        WRA-HATCH-3    B 3 at egg                                                         hatch triceratops                    B triceratops at reserve; B bases 3; left triceratops 1; P bases 4; tells WRA-HATCH-3
        WRA-HATCH-4    B 6 at egg; P 2 at egg                                             hatch pteranodon                     B 0 at egg; B 10 at reserve; P 2 at egg; tells WRA-HATCH-4
        WRA-HATCH-5    hatched; B triceratops at reserve; B 3 at egg                      hatch brontosaurus                   refused WRA-HATCH-5
        WRA-HATCH-5    B triceratops at reserve; B 3 at egg                               hatch brontosaurus                   B brontosaurus at reserve
        WRA-HATCH-5    actions; dice egg egg; B 2 at egg; B 8 at 1,1                      hatch pteranodon; egg person reserve; egg person reserve  B 2 at egg; choices hatch = none; cannot hatch pteranodon: WRA-HATCH-5
        WRA-HATCH-5    actions; B 2 at egg; P 2 at egg                                    hatch pteranodon; end; hatch pteranodon  P pteranodon at reserve
        WRA-HATCH-6    B 3 at egg; B triceratops at 1,1; B triceratops at 1,2; B pteranodon at 1,1; B tyrannosaurus at reserve  hatch brontosaurus  refused WRA-HATCH-6
        WRA-HATCH-6    B 3 at egg; B triceratops at 1,1; B triceratops at 1,2; B pteranodon at 1,1; B tyrannosaurus at reserve  -  choices hatch = none
        WRA-HATCH-6    B 3 at egg; B triceratops at 1,1; B triceratops at 1,2; B pteranodon at 1,1  hatch brontosaurus         B brontosaurus at reserve; B bases 0
        WRA-HATCH-7    actions; dice cave; B 3 at egg                                     hatch brontosaurus                   B brontosaurus at reserve; dice cave
        WRA-HATCH-8    actions; dice cave footprint; B 3 at egg                           hatch brontosaurus; cave brontosaurus reserve; walk brontosaurus 3,1 to 3,2 for 1  B brontosaurus at 3,2
        WRA-HATCH-9    B 3 at egg; B brontosaurus at 1,1                                  hatch brontosaurus                   B brontosaurus at 1,1; B brontosaurus at reserve; B bases 2
        WRA-HATCH-10   actions; B brontosaurus at 1,1; B 3 at volcano; P 3 at volcano     end; no quake                        B brontosaurus at reserve; left brontosaurus 1
        WRA-HATCH-10   actions; B stegosaurus at volcano; B 2 at volcano; P 3 at volcano  end; no quake                        B stegosaurus at reserve; left stegosaurus 1
        WRA-HATCH-11   B 9 at egg                                                         roll [egg egg egg egg egg]; keep; end  turn P; B 9 at egg
    ",
    );
}
