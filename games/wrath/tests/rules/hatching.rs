//! Chapter "Hatching".

use crate::table::check;

#[test]
fn chapter_hatching() {
    check(
        "
        # rule         given                                                              do                                   then
        WRA-HATCH-1    A 3 at egg                                                         hatch brontosaurus                   step before roll; can roll
        WRA-HATCH-1    rolled 1; dice egg egg egg egg egg; A 3 at egg                     hatch brontosaurus                   step rolled; can keep
        WRA-HATCH-1    actions; dice cave cave; A 3 at egg                                cave person reserve; hatch brontosaurus; cave person reserve  A brontosaurus at reserve; A 2 at 3,1
        WRA-HATCH-1    actions; A 3 at egg                                                hatch brontosaurus                   step actions; can end
        WRA-HATCH-1    quake; A 1 at volcano; A 3 at egg                                  hatch brontosaurus                   step quake; can quake left; can no quake
        WRA-HATCH-2    A 2 at egg                                                         hatch brontosaurus                   refused WRA-HATCH-2
        WRA-HATCH-2    B 9 at egg                                                         hatch brontosaurus                   refused WRA-HATCH-2
        WRA-HATCH-2    A 3 at egg                                                         hatch tyrannosaurus                  refused WRA-HATCH-2
        WRA-HATCH-2    A 4 at egg                                                         hatch tyrannosaurus                  A tyrannosaurus at reserve
        WRA-HATCH-2    A 3 at egg; B brontosaurus at 1,1; B brontosaurus at reserve       hatch brontosaurus                   refused WRA-HATCH-2
        WRA-HATCH-2    A 3 at egg; B brontosaurus at 1,1                                  hatch brontosaurus                   A brontosaurus at reserve; left brontosaurus 0
        WRA-HATCH-2    A 5 at egg; species titanosaur stegosaurus ankylosaurus plesiosaurus  -                                 choices hatch = titanosaur | stegosaurus | ankylosaurus | plesiosaurus
        WRA-HATCH-2    A 4 at egg; species titanosaur stegosaurus ankylosaurus plesiosaurus  -                                 choices hatch = stegosaurus | ankylosaurus | plesiosaurus
        WRA-HATCH-2    A 2 at egg; species titanosaur stegosaurus ankylosaurus plesiosaurus  -                                 choices hatch = plesiosaurus
        WRA-HATCH-3    A 3 at egg                                                         hatch triceratops                    A triceratops at reserve; A bases 3; left triceratops 1; B bases 4; tells WRA-HATCH-3
        WRA-HATCH-4    A 6 at egg; B 2 at egg                                             hatch pteranodon                     A 0 at egg; A 10 at reserve; B 2 at egg; tells WRA-HATCH-4
        WRA-HATCH-5    hatched; A triceratops at reserve; A 3 at egg                      hatch brontosaurus                   refused WRA-HATCH-5
        WRA-HATCH-5    A triceratops at reserve; A 3 at egg                               hatch brontosaurus                   A brontosaurus at reserve
        WRA-HATCH-5    actions; dice egg egg; A 2 at egg; A 8 at 1,1                      hatch pteranodon; egg person reserve; egg person reserve  A 2 at egg; choices hatch = none; cannot hatch pteranodon: WRA-HATCH-5
        WRA-HATCH-5    actions; A 2 at egg; B 2 at egg                                    hatch pteranodon; end; hatch pteranodon  B pteranodon at reserve
        WRA-HATCH-6    A 3 at egg; A triceratops at 1,1; A triceratops at 1,2; A pteranodon at 1,1; A tyrannosaurus at reserve  hatch brontosaurus  refused WRA-HATCH-6
        WRA-HATCH-6    A 3 at egg; A triceratops at 1,1; A triceratops at 1,2; A pteranodon at 1,1; A tyrannosaurus at reserve  -  choices hatch = none
        WRA-HATCH-6    A 3 at egg; A triceratops at 1,1; A triceratops at 1,2; A pteranodon at 1,1  hatch brontosaurus         A brontosaurus at reserve; A bases 0
        WRA-HATCH-7    actions; dice cave; A 3 at egg                                     hatch brontosaurus                   A brontosaurus at reserve; dice cave
        WRA-HATCH-8    actions; dice cave footprint; A 3 at egg                           hatch brontosaurus; cave brontosaurus reserve; walk brontosaurus 3,1 to 3,2 for 1  A brontosaurus at 3,2
        WRA-HATCH-9    A 3 at egg; A brontosaurus at 1,1                                  hatch brontosaurus                   A brontosaurus at 1,1; A brontosaurus at reserve; A bases 2
        WRA-HATCH-10   actions; A brontosaurus at 1,1; A 3 at volcano; B 3 at volcano     end; no quake                        A brontosaurus at reserve; left brontosaurus 1
        WRA-HATCH-10   actions; A stegosaurus at volcano; A 2 at volcano; B 3 at volcano  end; no quake                        A stegosaurus at reserve; left stegosaurus 1
        WRA-HATCH-11   A 9 at egg                                                         roll [egg egg egg egg egg]; keep; end  turn B; A 9 at egg
    ",
    );
}
