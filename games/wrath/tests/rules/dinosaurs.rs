//! Chapter "The dinosaurs".

use crate::table::check;

#[test]
fn titanosaur() {
    check(
        "
        # rule       given                                                    do                                        then
        WRA-TITA-1   A titanosaur at reserve                                  roll [egg egg egg egg egg hut]            dice hut egg egg egg egg egg
        WRA-TITA-1   A titanosaur at 3,1                                      roll [egg egg egg egg egg hut]            dice hut egg egg egg egg egg
        WRA-TITA-2   A titanosaur at 3,1; A titanosaur at 3,1                 roll [egg egg egg egg egg hut hut]        dice hut hut egg egg egg egg egg
        WRA-TITA-2   turn B; A titanosaur at 3,1; B titanosaur at 3,1         roll [egg egg egg egg egg hut]            dice hut egg egg egg egg egg
        WRA-TITA-3   A titanosaur at 3,1                                      roll [egg egg egg egg egg egg]; reroll egg egg egg egg egg egg [cave cave cave cave cave cave]  dice cave cave cave cave cave cave
        WRA-TITA-3   actions; dice cave cave cave cave cave cave; A titanosaur at reserve  cave person reserve; cave person reserve; cave person reserve; cave person reserve; cave person reserve; cave titanosaur reserve  A 5 at 3,1; A titanosaur at 3,1; dice none
        WRA-TITA-4   A 5 at egg; species titanosaur                           hatch titanosaur; roll [egg egg egg egg egg hut]  dice hut egg egg egg egg egg
        WRA-TITA-4   rolled 1; dice egg egg egg egg egg; A 5 at egg; species titanosaur  hatch titanosaur; reroll egg egg egg egg egg [hut hut hut hut hut]  dice hut hut hut hut hut
        WRA-TITA-5   actions; A titanosaur at 0,2; B 1 at 0,2; A 3 at volcano; B 3 at volcano  end; no quake            A score 4; B score 4
    ",
    );
}

#[test]
fn brontosaurus() {
    check(
        "
        # rule       given                                                                                   do                         then
        WRA-BRON-1   actions; A brontosaurus at 0,2; B 2 at 0,2; A 3 at volcano; B 3 at volcano              end; no quake              A score 4; B score 3
        WRA-BRON-1   actions; A brontosaurus at 0,2; B 3 at 0,2; A 3 at volcano; B 3 at volcano              end; no quake              A score 4; B score 4
        WRA-BRON-1   actions; A brontosaurus at 1,1; A brontosaurus at 1,2; B 5 at 1,1; A 3 at volcano; B 3 at volcano  end; no quake   A score 6; B score 3
        WRA-BRON-2   actions; dice cave footprint; A brontosaurus at reserve                                 cave brontosaurus reserve; walk brontosaurus 3,1 to 3,0 for 1  A brontosaurus at 3,0; dice none
    ",
    );
}

#[test]
fn stegosaurus() {
    check(
        "
        # rule        given                                                                         do                             then
        WRA-STEG-1    actions; dice volcano; A stegosaurus at reserve                               volcano stegosaurus reserve    A stegosaurus at volcano; A 10 at reserve; dice none; tells WRA-STEG-1
        WRA-STEG-1    actions; dice volcano; A pteranodon at reserve; B stegosaurus at reserve      volcano stegosaurus reserve    refused WRA-STEG-1
        WRA-STEG-1    actions; dice volcano; A stegosaurus at 1,1                                   volcano stegosaurus reserve    refused WRA-STEG-1
        WRA-STEG-2    actions; dice volcano; A stegosaurus at reserve                               -                              choices volcano = person reserve | stegosaurus reserve
        WRA-STEG-3    actions; dice volcano; A stegosaurus at reserve; A 9 at 1,1; A 1 at egg       -                              choices volcano = stegosaurus reserve | person egg | person 1,1
        WRA-STEG-3    actions; dice volcano; A stegosaurus at reserve; A 9 at 1,1; A 1 at egg       volcano person 1,1             A 1 at volcano; A stegosaurus at reserve
        WRA-STEG-4    actions; dice volcano; A stegosaurus at 1,1                                   volcano stegosaurus 1,1        refused WRA-STEG-4
        WRA-STEG-4    actions; dice volcano; A stegosaurus at 1,1; A 10 at 1,2                      volcano stegosaurus 1,1        A stegosaurus at volcano
        WRA-STEG-4    actions; dice volcano; A stegosaurus at 1,1; A 9 at 1,2                       -                              choices volcano = person reserve
        WRA-STEG-5    actions; A stegosaurus at volcano; A 1 at volcano; B 2 at volcano             end                            A holds 2; taken 4; step quake; A supreme true; tells WRA-QUAKE-1
        WRA-STEG-5    actions; A stegosaurus at volcano; A 2 at volcano; B 3 at volcano             end; no quake                   A score 3; B score 3; taken 0
        WRA-STEG-6    actions; A stegosaurus at volcano; A 2 at volcano; B 3 at volcano             end; no quake                   A stegosaurus at reserve; A 10 at reserve; tells WRA-STEG-6
        WRA-STEG-7    actions; A stegosaurus at volcano; B 4 at volcano                             end; quake left                turn B; land LLGH GJJJ GVGL GCJJ
        WRA-STEG-7    actions; A stegosaurus at 1,1; B 4 at volcano                                 end                            turn B; step before roll
        WRA-STEG-8    actions; A stegosaurus at volcano; A 3 at volcano; B 1 at volcano             end; quake left                 turn B; step before roll
        WRA-STEG-8    actions; A stegosaurus at volcano; A stegosaurus at volcano; B 3 at volcano   end; quake left; quake left    refused WRA-TURN-2
        WRA-STEG-9    turn B; actions; A stegosaurus at volcano; B stegosaurus at volcano; A 2 at volcano  end                     step quake; turn B
        WRA-STEG-10   actions; A stegosaurus at 0,2; B 1 at 0,2; A 3 at volcano; B 3 at volcano     end; no quake                  A score 4; B score 4
        WRA-STEG-10   actions; dice footprint; A stegosaurus at 1,2                                 walk stegosaurus 1,2 to 2,2 for 1  refused WRA-FOOT-9
        WRA-STEG-10   actions; dice footprint; A stegosaurus at 1,2                                 walk stegosaurus 1,2 to 0,2 for 1  A stegosaurus at 0,2
    ",
    );
}

#[test]
fn ankylosaurus() {
    check(
        "
        # rule       given                                                                                          do             then
        WRA-ANKY-1   actions; A ankylosaurus at 0,2; A 3 at volcano; B 3 at volcano                                 end; no quake  A score 6; tells WRA-ANKY-1
        WRA-ANKY-1   actions; A ankylosaurus at 3,1; A 3 at volcano; B 3 at volcano                                 end; no quake  A score 3
        WRA-ANKY-2   actions; A ankylosaurus at 0,2; A ankylosaurus at 0,2; A 3 at volcano; B 3 at volcano          end; no quake  A score 8
        WRA-ANKY-2   actions; A ankylosaurus at 0,2; A ankylosaurus at 1,0; B 1 at 1,0; A 3 at volcano; B 3 at volcano  end; no quake  A score 7; B score 4
        WRA-ANKY-3   actions; A ankylosaurus at 0,2; B 1 at 0,2; A 3 at volcano; B 3 at volcano                     end; no quake  A score 4; B score 4
        WRA-ANKY-3   actions; A ankylosaurus at 0,2; B 2 at 0,2; A 3 at volcano; B 3 at volcano                     end; no quake  A score 3; B score 4
        WRA-ANKY-4   actions; A ankylosaurus at 0,2; B 1 at 0,2; A 3 at volcano; B 3 at volcano                     end; no quake  A ankylosaurus at reserve; B 0 at 0,2
    ",
    );
}

#[test]
fn pteranodon() {
    check(
        "
        # rule       given                                                                             do                                    then
        WRA-PTER-1   actions; dice footprint; A pteranodon at 3,1                                      walk pteranodon 3,1 to 0,2 for 1      A pteranodon at 0,2; dice none; tells WRA-PTER-1
        WRA-PTER-1   actions; dice footprint footprint; A pteranodon at 1,0                            walk pteranodon 1,0 to 3,0 for 2      refused WRA-FOOT-6
        WRA-PTER-1   actions; dice footprint footprint; A pteranodon at 1,0                            walk pteranodon 1,0 to 3,0 for 1      A pteranodon at 3,0
        WRA-PTER-2   actions; dice footprint; A pteranodon at reserve                                  walk pteranodon reserve to 0,2 for 1  refused WRA-FOOT-4
        WRA-PTER-2   actions; dice cave footprint; A pteranodon at reserve                             cave pteranodon reserve; walk pteranodon 3,1 to 0,2 for 1  A pteranodon at 0,2
        WRA-PTER-3   actions; dice footprint; A pteranodon at 3,0                                      walk pteranodon 3,0 to 3,1 for 1      A pteranodon at 3,1; tells WRA-FOOT-1
        WRA-PTER-3   actions; dice footprint; A pteranodon at 3,0                                      walk pteranodon 3,0 to 0,3 for 1      refused WRA-PTER-3
        WRA-PTER-3   actions; dice footprint; A pteranodon at 3,3                                      walk pteranodon 3,3 to 0,0 for 1      refused WRA-PTER-3
        WRA-PTER-3   actions; dice footprint; A pteranodon at 1,0                                      walk pteranodon 1,0 to 0,0 for 1      refused WRA-FOOT-6
        WRA-PTER-3   actions; dice footprint; A pteranodon at 1,2                                      walk pteranodon 1,2 to 2,2 for 1      refused WRA-FOOT-9
        WRA-PTER-3   land LLHG GJJJ LGVG GCJJ; actions; dice footprint footprint footprint; A pteranodon at 1,0  -                           can walk pteranodon 1,0 to 0,2 for 3; cannot walk pteranodon 1,0 to 0,2 for 1: WRA-FOOT-6
        WRA-PTER-4   actions; A pteranodon at 0,2; B 1 at 0,2; A 3 at volcano; B 3 at volcano          end; no quake                         A score 4; B score 4
    ",
    );
}

#[test]
fn plesiosaurus() {
    check(
        "
        # rule       given                                                                             do                                          then
        WRA-PLES-1   actions; dice footprint; A plesiosaurus at 1,0                                    walk plesiosaurus 1,0 to 0,0 for 1          A plesiosaurus at 0,0
        WRA-PLES-1   actions; dice footprint footprint; A plesiosaurus at 1,0                          -                                           choices walk plesiosaurus 1,0 = to 0,0 for 1 | to 1,1 for 1 | to 2,0 for 1
        WRA-PLES-1   actions; dice footprint footprint; A plesiosaurus at 1,0                          walk plesiosaurus 1,0 to 3,0 for 2          refused WRA-PLES-1
        WRA-PLES-1   actions; dice footprint footprint; A plesiosaurus at 1,0                          walk plesiosaurus 1,0 to 0,0 for 1; walk plesiosaurus 0,0 to 0,1 for 1  A plesiosaurus at 0,1
        WRA-PLES-1   actions; dice footprint; A plesiosaurus at 2,0                                    walk plesiosaurus 2,0 to 2,1 for 1          A plesiosaurus at 2,1
        WRA-PLES-2   actions; A plesiosaurus at 2,0; B plesiosaurus at 0,1; A 3 at volcano; B 3 at volcano  end; no quake                          A score 4; B score 5
        WRA-PLES-2   actions; A plesiosaurus at 0,0; B plesiosaurus at 0,1; A 3 at volcano; B 3 at volcano  end; no quake                          A score 5; B score 5
        WRA-PLES-2   A plesiosaurus at 0,0                                                             -                                           strengths 0,1 1 0
        WRA-PLES-3   actions; A plesiosaurus at 0,2; B 1 at 0,2; A 3 at volcano; B 3 at volcano        end; no quake                               A score 4; B score 4
        WRA-PLES-3   actions; A plesiosaurus at 0,0; B plesiosaurus at 0,0; A 3 at volcano; B 3 at volcano  end; no quake                          A score 5; B score 5
        WRA-PLES-4   actions; A plesiosaurus at 2,0; A 3 at volcano; B 3 at volcano                    end; no quake                               A plesiosaurus at reserve
    ",
    );
}

#[test]
fn triceratops() {
    check(
        "
        # rule       given                                                                                          do             then
        WRA-TRIC-1   actions; A triceratops at 1,1; B 6 at 1,2; A 3 at volcano; B 3 at volcano                      end; no quake  A score 6; B score 3
        WRA-TRIC-1   actions; B triceratops at 1,1; A 3 at 1,2; A pteranodon at 1,3; A 3 at volcano; B 3 at volcano  end; no quake  A score 6; B score 6
        WRA-TRIC-1   A triceratops at 1,1; A 5 at 1,2; B 6 at 1,3                                                    -              strengths 1,2 1 0
        WRA-TRIC-2   actions; A triceratops at 1,1; B brontosaurus at 1,2; A 3 at volcano; B 3 at volcano           end; no quake  A score 3; B score 6; A triceratops at 1,1; B brontosaurus at reserve
        WRA-TRIC-3   actions; A triceratops at 1,1; B pteranodon at 1,2; A 3 at volcano; B 3 at volcano             end; no quake  A score 6; B score 6
        WRA-TRIC-4   actions; A triceratops at 1,1; A 2 at 1,2; B 1 at 1,3; A 3 at volcano; B 3 at volcano          end; no quake  A 2 at 1,2; B 1 at 1,3; A triceratops at reserve
        WRA-TRIC-5   actions; A triceratops at 1,1; B 1 at 3,2; A 2 at volcano; B 4 at volcano                      end            B score 5; A score 4; B 0 at 3,2
        WRA-TRIC-5   actions; A triceratops at 3,1; B 1 at 3,2; A 3 at volcano; B 3 at volcano                      end; no quake  B score 5
    ",
    );
}

#[test]
fn tyrannosaurus() {
    check(
        "
        # rule       given                                                                             do                                              then
        WRA-TYRA-1   actions; dice footprint; A tyrannosaurus at 1,1; B 2 at 1,2                       walk tyrannosaurus 1,1 to 1,2 for 1 devour 1    B 1 at 1,2; B 9 at reserve; tells WRA-TYRA-1
        WRA-TYRA-1   actions; dice footprint; A pteranodon at 1,1; B 2 at 1,2                          walk pteranodon 1,1 to 1,2 for 1 devour 1       refused WRA-TYRA-1
        WRA-TYRA-1   actions; dice footprint; A tyrannosaurus at 1,1; B 2 at 1,3                       walk tyrannosaurus 1,1 to 1,2 for 1 devour 1    refused WRA-TYRA-1
        WRA-TYRA-2   3 seats; actions; dice footprint; A tyrannosaurus at 1,1; B 2 at 1,2; C 1 at 1,2  -                                               choices walk tyrannosaurus 1,1 to 1,2 = for 1 | for 1 devour 1 | for 1 devour 2
        WRA-TYRA-2   3 seats; actions; dice footprint; A tyrannosaurus at 1,1; B 2 at 1,2; C 1 at 1,2  walk tyrannosaurus 1,1 to 1,2 for 1 devour 2    B 2 at 1,2; C 0 at 1,2; C 10 at reserve
        WRA-TYRA-2   3 seats; actions; dice footprint; A tyrannosaurus at 1,1; B 2 at 1,2              walk tyrannosaurus 1,1 to 1,2 for 1 devour 3    refused WRA-TYRA-2
        WRA-TYRA-2   actions; dice footprint; A tyrannosaurus at 1,1; B 2 at 1,2                       walk tyrannosaurus 1,1 to 1,2 for 1             B 2 at 1,2; A tyrannosaurus at 1,2
        WRA-TYRA-3   actions; dice footprint footprint; A tyrannosaurus at 1,1; B 1 at 1,2; B 1 at 1,3  walk tyrannosaurus 1,1 to 1,2 for 1 devour 1; walk tyrannosaurus 1,2 to 1,3 for 1 devour 1  B 10 at reserve
        WRA-TYRA-4   actions; dice footprint; A tyrannosaurus at 0,2; B 2 at 0,3                       walk tyrannosaurus 0,2 to 0,3 for 1 devour 1    refused WRA-TYRA-4
        WRA-TYRA-4   actions; dice footprint; A tyrannosaurus at 0,2; B 2 at 0,3                       -                                               choices walk tyrannosaurus 0,2 to 0,3 = for 1
        WRA-TYRA-4   actions; dice cave; A tyrannosaurus at reserve; B 2 at 3,1                        cave tyrannosaurus reserve                      B 2 at 3,1
        WRA-TYRA-5   actions; dice footprint; A tyrannosaurus at 1,1; A 2 at 1,2                       walk tyrannosaurus 1,1 to 1,2 for 1 devour 0    refused WRA-TYRA-5
        WRA-TYRA-5   actions; dice footprint; A tyrannosaurus at 1,1; A 2 at 1,2; B brontosaurus at 1,2  -                                             choices walk tyrannosaurus 1,1 to 1,2 = for 1
        WRA-TYRA-6   actions; dice footprint footprint; A tyrannosaurus at 1,0; B 1 at 3,0             walk tyrannosaurus 1,0 to 3,0 for 2 devour 1    B 0 at 3,0; A tyrannosaurus at 3,0; dice none
        WRA-TYRA-6   actions; dice footprint footprint; A tyrannosaurus at 1,0; B 1 at 1,0             walk tyrannosaurus 1,0 to 1,0 for 2 devour 1    B 0 at 1,0; A tyrannosaurus at 1,0; dice none
        WRA-TYRA-6   actions; dice footprint footprint; A tyrannosaurus at 1,0; B 1 at 1,0             walk tyrannosaurus 1,0 to 1,0 for 2             refused WRA-TYRA-6
        WRA-TYRA-6   actions; dice footprint footprint; A tyrannosaurus at 1,2; B 1 at 1,2             walk tyrannosaurus 1,2 to 1,2 for 2 devour 1    refused WRA-TYRA-6
        WRA-TYRA-6   actions; dice footprint; A tyrannosaurus at 1,0; B 1 at 1,0                       walk tyrannosaurus 1,0 to 1,0 for 2 devour 1    refused WRA-FOOT-7
        WRA-TYRA-6   actions; dice footprint footprint footprint; A tyrannosaurus at 1,0; B 1 at 1,0   walk tyrannosaurus 1,0 to 1,0 for 3 devour 1    refused WRA-TYRA-6
        WRA-TYRA-6   actions; dice footprint footprint; A tyrannosaurus at 1,0; B 1 at 1,0             -                                               choices walk tyrannosaurus 1,0 to 1,0 = for 2 devour 1
        WRA-TYRA-7   actions; A tyrannosaurus at 0,2; B 1 at 0,2; A 3 at volcano; B 3 at volcano       end; no quake                                   A score 4; B score 4
    ",
    );
}
