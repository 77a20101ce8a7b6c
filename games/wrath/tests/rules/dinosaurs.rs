//! Chapter "The dinosaurs".

use crate::table::check;

#[test]
fn titanosaur() {
    check(
        "
        # rule       given                                                    do                                        then
        WRA-TITA-1   B titanosaur at reserve                                  roll [egg egg egg egg egg hut]            dice hut egg egg egg egg egg
        WRA-TITA-1   B titanosaur at 3,1                                      roll [egg egg egg egg egg hut]            dice hut egg egg egg egg egg
        WRA-TITA-2   B titanosaur at 3,1; B titanosaur at 3,1                 roll [egg egg egg egg egg hut hut]        dice hut hut egg egg egg egg egg
        WRA-TITA-2   turn P; B titanosaur at 3,1; P titanosaur at 3,1         roll [egg egg egg egg egg hut]            dice hut egg egg egg egg egg
        WRA-TITA-3   B titanosaur at 3,1                                      roll [egg egg egg egg egg egg]; reroll egg egg egg egg egg egg [cave cave cave cave cave cave]  dice cave cave cave cave cave cave
        WRA-TITA-3   actions; dice cave cave cave cave cave cave; B titanosaur at reserve  cave person reserve; cave person reserve; cave person reserve; cave person reserve; cave person reserve; cave titanosaur reserve  B 5 at 3,1; B titanosaur at 3,1; dice none
        WRA-TITA-4   B 5 at egg; species titanosaur                           hatch titanosaur; roll [egg egg egg egg egg hut]  dice hut egg egg egg egg egg
        WRA-TITA-4   rolled 1; dice egg egg egg egg egg; B 5 at egg; species titanosaur  hatch titanosaur; reroll egg egg egg egg egg [hut hut hut hut hut]  dice hut hut hut hut hut
        WRA-TITA-5   actions; B titanosaur at 0,2; P 1 at 0,2; B 3 at volcano; P 3 at volcano  end; no quake            B score 4; P score 4
    ",
    );
}

#[test]
fn brontosaurus() {
    check(
        "
        # rule       given                                                                                   do                         then
        WRA-BRON-1   actions; B brontosaurus at 0,2; P 2 at 0,2; B 3 at volcano; P 3 at volcano              end; no quake              B score 4; P score 3
        WRA-BRON-1   actions; B brontosaurus at 0,2; P 3 at 0,2; B 3 at volcano; P 3 at volcano              end; no quake              B score 4; P score 4
        WRA-BRON-1   actions; B brontosaurus at 1,1; B brontosaurus at 1,2; P 5 at 1,1; B 3 at volcano; P 3 at volcano  end; no quake   B score 6; P score 3
        WRA-BRON-2   actions; dice cave footprint; B brontosaurus at reserve                                 cave brontosaurus reserve; walk brontosaurus 3,1 to 3,0 for 1  B brontosaurus at 3,0; dice none
    ",
    );
}

#[test]
fn stegosaurus() {
    check(
        "
        # rule        given                                                                         do                             then
        WRA-STEG-1    actions; dice volcano; B stegosaurus at reserve                               volcano stegosaurus reserve    B stegosaurus at volcano; B 10 at reserve; dice none; tells WRA-STEG-1
        WRA-STEG-1    actions; dice volcano; B pteranodon at reserve; P stegosaurus at reserve      volcano stegosaurus reserve    refused WRA-STEG-1
        WRA-STEG-1    actions; dice volcano; B stegosaurus at 1,1                                   volcano stegosaurus reserve    refused WRA-STEG-1
        WRA-STEG-2    actions; dice volcano; B stegosaurus at reserve                               -                              choices volcano = person reserve | stegosaurus reserve
        WRA-STEG-3    actions; dice volcano; B stegosaurus at reserve; B 9 at 1,1; B 1 at egg       -                              choices volcano = stegosaurus reserve | person egg | person 1,1
        WRA-STEG-3    actions; dice volcano; B stegosaurus at reserve; B 9 at 1,1; B 1 at egg       volcano person 1,1             B 1 at volcano; B stegosaurus at reserve
        WRA-STEG-4    actions; dice volcano; B stegosaurus at 1,1                                   volcano stegosaurus 1,1        refused WRA-STEG-4
        WRA-STEG-4    actions; dice volcano; B stegosaurus at 1,1; B 10 at 1,2                      volcano stegosaurus 1,1        B stegosaurus at volcano
        WRA-STEG-4    actions; dice volcano; B stegosaurus at 1,1; B 9 at 1,2                       -                              choices volcano = person reserve
        WRA-STEG-5    actions; B stegosaurus at volcano; B 1 at volcano; P 2 at volcano             end                            B holds 2; taken 4; step quake; B supreme true; tells WRA-QUAKE-1
        WRA-STEG-5    actions; B stegosaurus at volcano; B 2 at volcano; P 3 at volcano             end; no quake                   B score 3; P score 3; taken 0
        WRA-STEG-6    actions; B stegosaurus at volcano; B 2 at volcano; P 3 at volcano             end; no quake                   B stegosaurus at reserve; B 10 at reserve; tells WRA-STEG-6
        WRA-STEG-7    actions; B stegosaurus at volcano; P 4 at volcano                             end; quake left                turn P; land LLGH GJJJ GVGL GCJJ
        WRA-STEG-7    actions; B stegosaurus at 1,1; P 4 at volcano                                 end                            turn P; step before roll
        WRA-STEG-8    actions; B stegosaurus at volcano; B 3 at volcano; P 1 at volcano             end; quake left                 turn P; step before roll
        WRA-STEG-8    actions; B stegosaurus at volcano; B stegosaurus at volcano; P 3 at volcano   end; quake left; quake left    refused WRA-TURN-2
        WRA-STEG-9    turn P; actions; B stegosaurus at volcano; P stegosaurus at volcano; B 2 at volcano  end                     step quake; turn P
        WRA-STEG-10   actions; B stegosaurus at 0,2; P 1 at 0,2; B 3 at volcano; P 3 at volcano     end; no quake                  B score 4; P score 4
        WRA-STEG-10   actions; dice footprint; B stegosaurus at 1,2                                 walk stegosaurus 1,2 to 2,2 for 1  refused WRA-FOOT-9
        WRA-STEG-10   actions; dice footprint; B stegosaurus at 1,2                                 walk stegosaurus 1,2 to 0,2 for 1  B stegosaurus at 0,2
    ",
    );
}

#[test]
fn ankylosaurus() {
    check(
        "
        # rule       given                                                                                          do             then
        WRA-ANKY-1   actions; B ankylosaurus at 0,2; B 3 at volcano; P 3 at volcano                                 end; no quake  B score 6; tells WRA-ANKY-1
        WRA-ANKY-1   actions; B ankylosaurus at 3,1; B 3 at volcano; P 3 at volcano                                 end; no quake  B score 3
        WRA-ANKY-2   actions; B ankylosaurus at 0,2; B ankylosaurus at 0,2; B 3 at volcano; P 3 at volcano          end; no quake  B score 8
        WRA-ANKY-2   actions; B ankylosaurus at 0,2; B ankylosaurus at 1,0; P 1 at 1,0; B 3 at volcano; P 3 at volcano  end; no quake  B score 7; P score 4
        WRA-ANKY-3   actions; B ankylosaurus at 0,2; P 1 at 0,2; B 3 at volcano; P 3 at volcano                     end; no quake  B score 4; P score 4
        WRA-ANKY-3   actions; B ankylosaurus at 0,2; P 2 at 0,2; B 3 at volcano; P 3 at volcano                     end; no quake  B score 3; P score 4
        WRA-ANKY-4   actions; B ankylosaurus at 0,2; P 1 at 0,2; B 3 at volcano; P 3 at volcano                     end; no quake  B ankylosaurus at reserve; P 0 at 0,2
    ",
    );
}

#[test]
fn pteranodon() {
    check(
        "
        # rule       given                                                                             do                                    then
        WRA-PTER-1   actions; dice footprint; B pteranodon at 3,1                                      walk pteranodon 3,1 to 0,2 for 1      B pteranodon at 0,2; dice none; tells WRA-PTER-1
        WRA-PTER-1   actions; dice footprint footprint; B pteranodon at 1,0                            walk pteranodon 1,0 to 3,0 for 2      refused WRA-FOOT-6
        WRA-PTER-1   actions; dice footprint footprint; B pteranodon at 1,0                            walk pteranodon 1,0 to 3,0 for 1      B pteranodon at 3,0
        WRA-PTER-2   actions; dice footprint; B pteranodon at reserve                                  walk pteranodon reserve to 0,2 for 1  refused WRA-FOOT-4
        WRA-PTER-2   actions; dice cave footprint; B pteranodon at reserve                             cave pteranodon reserve; walk pteranodon 3,1 to 0,2 for 1  B pteranodon at 0,2
        WRA-PTER-3   actions; dice footprint; B pteranodon at 3,0                                      walk pteranodon 3,0 to 3,1 for 1      B pteranodon at 3,1; tells WRA-FOOT-1
        WRA-PTER-3   actions; dice footprint; B pteranodon at 3,0                                      walk pteranodon 3,0 to 0,3 for 1      refused WRA-PTER-3
        WRA-PTER-3   actions; dice footprint; B pteranodon at 3,3                                      walk pteranodon 3,3 to 0,0 for 1      refused WRA-PTER-3
        WRA-PTER-3   actions; dice footprint; B pteranodon at 1,0                                      walk pteranodon 1,0 to 0,0 for 1      refused WRA-FOOT-6
        WRA-PTER-3   actions; dice footprint; B pteranodon at 1,2                                      walk pteranodon 1,2 to 2,2 for 1      refused WRA-FOOT-9
        WRA-PTER-3   land LLHG GJJJ LGVG GCJJ; actions; dice footprint footprint footprint; B pteranodon at 1,0  -                           can walk pteranodon 1,0 to 0,2 for 3; cannot walk pteranodon 1,0 to 0,2 for 1: WRA-FOOT-6
        WRA-PTER-4   actions; B pteranodon at 0,2; P 1 at 0,2; B 3 at volcano; P 3 at volcano          end; no quake                         B score 4; P score 4
    ",
    );
}

#[test]
fn plesiosaurus() {
    check(
        "
        # rule       given                                                                             do                                          then
        WRA-PLES-1   actions; dice footprint; B plesiosaurus at 1,0                                    walk plesiosaurus 1,0 to 0,0 for 1          B plesiosaurus at 0,0
        WRA-PLES-1   actions; dice footprint footprint; B plesiosaurus at 1,0                          -                                           choices walk plesiosaurus 1,0 = to 0,0 for 1 | to 1,1 for 1 | to 2,0 for 1
        WRA-PLES-1   actions; dice footprint footprint; B plesiosaurus at 1,0                          walk plesiosaurus 1,0 to 3,0 for 2          refused WRA-PLES-1
        WRA-PLES-1   actions; dice footprint footprint; B plesiosaurus at 1,0                          walk plesiosaurus 1,0 to 0,0 for 1; walk plesiosaurus 0,0 to 0,1 for 1  B plesiosaurus at 0,1
        WRA-PLES-1   actions; dice footprint; B plesiosaurus at 2,0                                    walk plesiosaurus 2,0 to 2,1 for 1          B plesiosaurus at 2,1
        WRA-PLES-2   actions; B plesiosaurus at 2,0; P plesiosaurus at 0,1; B 3 at volcano; P 3 at volcano  end; no quake                          B score 4; P score 5
        WRA-PLES-2   actions; B plesiosaurus at 0,0; P plesiosaurus at 0,1; B 3 at volcano; P 3 at volcano  end; no quake                          B score 5; P score 5
        WRA-PLES-2   B plesiosaurus at 0,0                                                             -                                           strengths 0,1 1 0
        WRA-PLES-3   actions; B plesiosaurus at 0,2; P 1 at 0,2; B 3 at volcano; P 3 at volcano        end; no quake                               B score 4; P score 4
        WRA-PLES-3   actions; B plesiosaurus at 0,0; P plesiosaurus at 0,0; B 3 at volcano; P 3 at volcano  end; no quake                          B score 5; P score 5
        WRA-PLES-4   actions; B plesiosaurus at 2,0; B 3 at volcano; P 3 at volcano                    end; no quake                               B plesiosaurus at reserve
    ",
    );
}

#[test]
fn triceratops() {
    check(
        "
        # rule       given                                                                                          do             then
        WRA-TRIC-1   actions; B triceratops at 1,1; P 6 at 1,2; B 3 at volcano; P 3 at volcano                      end; no quake  B score 6; P score 3
        WRA-TRIC-1   actions; P triceratops at 1,1; B 3 at 1,2; B pteranodon at 1,3; B 3 at volcano; P 3 at volcano  end; no quake  B score 6; P score 6
        WRA-TRIC-1   B triceratops at 1,1; B 5 at 1,2; P 6 at 1,3                                                    -              strengths 1,2 1 0
        WRA-TRIC-2   actions; B triceratops at 1,1; P brontosaurus at 1,2; B 3 at volcano; P 3 at volcano           end; no quake  B score 3; P score 6; B triceratops at 1,1; P brontosaurus at reserve
        WRA-TRIC-3   actions; B triceratops at 1,1; P pteranodon at 1,2; B 3 at volcano; P 3 at volcano             end; no quake  B score 6; P score 6
        WRA-TRIC-4   actions; B triceratops at 1,1; B 2 at 1,2; P 1 at 1,3; B 3 at volcano; P 3 at volcano          end; no quake  B 2 at 1,2; P 1 at 1,3; B triceratops at reserve
        WRA-TRIC-5   actions; B triceratops at 1,1; P 1 at 3,2; B 2 at volcano; P 4 at volcano                      end            P score 5; B score 4; P 0 at 3,2
        WRA-TRIC-5   actions; B triceratops at 3,1; P 1 at 3,2; B 3 at volcano; P 3 at volcano                      end; no quake  P score 5
    ",
    );
}

#[test]
fn tyrannosaurus() {
    check(
        "
        # rule       given                                                                             do                                              then
        WRA-TYRA-1   actions; dice footprint; B tyrannosaurus at 1,1; P 2 at 1,2                       walk tyrannosaurus 1,1 to 1,2 for 1 devour 1    P 1 at 1,2; P 9 at reserve; tells WRA-TYRA-1
        WRA-TYRA-1   actions; dice footprint; B pteranodon at 1,1; P 2 at 1,2                          walk pteranodon 1,1 to 1,2 for 1 devour 1       refused WRA-TYRA-1
        WRA-TYRA-1   actions; dice footprint; B tyrannosaurus at 1,1; P 2 at 1,3                       walk tyrannosaurus 1,1 to 1,2 for 1 devour 1    refused WRA-TYRA-1
        WRA-TYRA-2   3 seats; actions; dice footprint; B tyrannosaurus at 1,1; P 2 at 1,2; R 1 at 1,2  -                                               choices walk tyrannosaurus 1,1 to 1,2 = for 1 | for 1 devour 1 | for 1 devour 2
        WRA-TYRA-2   3 seats; actions; dice footprint; B tyrannosaurus at 1,1; P 2 at 1,2; R 1 at 1,2  walk tyrannosaurus 1,1 to 1,2 for 1 devour 2    P 2 at 1,2; R 0 at 1,2; R 10 at reserve
        WRA-TYRA-2   3 seats; actions; dice footprint; B tyrannosaurus at 1,1; P 2 at 1,2              walk tyrannosaurus 1,1 to 1,2 for 1 devour 3    refused WRA-TYRA-2
        WRA-TYRA-2   actions; dice footprint; B tyrannosaurus at 1,1; P 2 at 1,2                       walk tyrannosaurus 1,1 to 1,2 for 1             P 2 at 1,2; B tyrannosaurus at 1,2
        WRA-TYRA-3   actions; dice footprint footprint; B tyrannosaurus at 1,1; P 1 at 1,2; P 1 at 1,3  walk tyrannosaurus 1,1 to 1,2 for 1 devour 1; walk tyrannosaurus 1,2 to 1,3 for 1 devour 1  P 10 at reserve
        WRA-TYRA-4   actions; dice footprint; B tyrannosaurus at 0,2; P 2 at 0,3                       walk tyrannosaurus 0,2 to 0,3 for 1 devour 1    refused WRA-TYRA-4
        WRA-TYRA-4   actions; dice footprint; B tyrannosaurus at 0,2; P 2 at 0,3                       -                                               choices walk tyrannosaurus 0,2 to 0,3 = for 1
        WRA-TYRA-4   actions; dice cave; B tyrannosaurus at reserve; P 2 at 3,1                        cave tyrannosaurus reserve                      P 2 at 3,1
        WRA-TYRA-5   actions; dice footprint; B tyrannosaurus at 1,1; B 2 at 1,2                       walk tyrannosaurus 1,1 to 1,2 for 1 devour 0    refused WRA-TYRA-5
        WRA-TYRA-5   actions; dice footprint; B tyrannosaurus at 1,1; B 2 at 1,2; P brontosaurus at 1,2  -                                             choices walk tyrannosaurus 1,1 to 1,2 = for 1
        WRA-TYRA-6   actions; dice footprint footprint; B tyrannosaurus at 1,0; P 1 at 3,0             walk tyrannosaurus 1,0 to 3,0 for 2 devour 1    P 0 at 3,0; B tyrannosaurus at 3,0; dice none
        WRA-TYRA-6   actions; dice footprint footprint; B tyrannosaurus at 1,0; P 1 at 1,0             walk tyrannosaurus 1,0 to 1,0 for 2 devour 1    P 0 at 1,0; B tyrannosaurus at 1,0; dice none
        WRA-TYRA-6   actions; dice footprint footprint; B tyrannosaurus at 1,0; P 1 at 1,0             walk tyrannosaurus 1,0 to 1,0 for 2             refused WRA-TYRA-6
        WRA-TYRA-6   actions; dice footprint footprint; B tyrannosaurus at 1,2; P 1 at 1,2             walk tyrannosaurus 1,2 to 1,2 for 2 devour 1    refused WRA-TYRA-6
        WRA-TYRA-6   actions; dice footprint; B tyrannosaurus at 1,0; P 1 at 1,0                       walk tyrannosaurus 1,0 to 1,0 for 2 devour 1    refused WRA-FOOT-7
        WRA-TYRA-6   actions; dice footprint footprint footprint; B tyrannosaurus at 1,0; P 1 at 1,0   walk tyrannosaurus 1,0 to 1,0 for 3 devour 1    refused WRA-TYRA-6
        WRA-TYRA-6   actions; dice footprint footprint; B tyrannosaurus at 1,0; P 1 at 1,0             -                                               choices walk tyrannosaurus 1,0 to 1,0 = for 2 devour 1
        WRA-TYRA-7   actions; B tyrannosaurus at 0,2; P 1 at 0,2; B 3 at volcano; P 3 at volcano       end; no quake                                   B score 4; P score 4
    ",
    );
}
