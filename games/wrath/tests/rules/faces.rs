//! Chapters "The Volcano face", "The Cave and Hut faces", "The Footprint face" and "The Egg face".

use crate::table::check;

#[test]
fn chapter_the_volcano_face() {
    check(
        "
        # rule       given                                                       do                            then
        WRA-VOLC-1   actions; dice volcano                                       volcano person reserve        A 1 at volcano; A 9 at reserve; A holds 1; tells WRA-VOLC-1
        WRA-VOLC-1   actions; dice volcano; A 9 at 1,1; A 1 at egg               volcano person reserve        refused WRA-VOLC-1
        WRA-VOLC-2   actions; dice volcano volcano volcano                       -                             cannot end: WRA-ACT-5
        WRA-VOLC-2   actions; dice volcano; A 5 at 1,1; A 5 at volcano           -                             cannot end: WRA-ACT-5; choices volcano = person 1,1
        WRA-VOLC-3   actions; dice volcano; A 9 at 1,1; A 1 at egg               volcano person egg            A 0 at egg; A 1 at volcano; tells WRA-VOLC-3
        WRA-VOLC-3   actions; dice volcano; A 9 at 1,1; A 1 at 3,1               volcano person 3,1            A 0 at 3,1; A 1 at volcano
        WRA-VOLC-3   actions; dice volcano; A 10 at 1,1                          volcano person 1,2            refused WRA-VOLC-3
        WRA-VOLC-3   actions; dice volcano; A 10 at 1,1; B 1 at 1,2              volcano person 1,2            refused WRA-VOLC-3
        WRA-VOLC-3   actions; dice volcano; A 10 at 1,1                          volcano person egg            refused WRA-VOLC-3
        WRA-VOLC-4   actions; dice volcano; A 8 at 1,1; A 1 at egg               volcano person 1,1            refused WRA-VOLC-4
        WRA-VOLC-4   actions; dice volcano; A 8 at 1,1; A 1 at egg               volcano person egg            refused WRA-VOLC-4
        WRA-VOLC-4   actions; dice volcano; A 8 at 1,1; A 1 at egg               -                             choices volcano = person reserve
        WRA-VOLC-5   actions; dice volcano; A 3 at volcano; B 3 at volcano       volcano person reserve        refused WRA-VOLC-5
        WRA-VOLC-5   actions; dice volcano; A 3 at volcano; B 3 at volcano       -                             choices volcano = none; can end
        WRA-VOLC-6   actions; dice volcano; A 5 at volcano; A 5 at 1,1           -                             cannot end: WRA-ACT-5
        WRA-VOLC-6   actions; dice volcano; A 3 at volcano; B 3 at volcano       end                           step quake
        WRA-VOLC-7   actions; dice volcano; A brontosaurus at reserve            volcano brontosaurus reserve  refused WRA-VOLC-7
        WRA-VOLC-7   actions; dice volcano; A stegosaurus at reserve             volcano stegosaurus reserve   A stegosaurus at volcano
        WRA-VOLC-7   actions; dice volcano; A brontosaurus at reserve            -                             choices volcano = person reserve
        WRA-VOLC-8   actions; dice volcano; A 4 at volcano; A 6 at 1,1           volcano person volcano        refused WRA-VOLC-8
        WRA-VOLC-8   actions; dice cave; A 4 at volcano; A 6 at 1,1              cave person volcano           refused WRA-VOLC-8
        WRA-VOLC-8   actions; dice hut; A 4 at volcano; A 6 at 1,1               hut person 2,2                refused WRA-VOLC-8
        WRA-VOLC-8   actions; dice egg; A 4 at volcano; A 6 at 1,1               egg person volcano            refused WRA-VOLC-8
        WRA-VOLC-8   actions; dice footprint; A 4 at volcano                     walk person volcano to 1,2 for 1  refused WRA-VOLC-8
        WRA-VOLC-8   actions; dice footprint; A 4 at volcano                     walk person 2,2 to 1,2 for 1  refused WRA-VOLC-8
    ",
    );
}

#[test]
fn chapter_the_cave_and_hut_faces() {
    check(
        "
        # rule       given                                                             do                          then
        WRA-CAVE-1   actions; dice cave                                                cave person reserve         A 1 at 3,1; A 9 at reserve; tells WRA-CAVE-1
        WRA-CAVE-1   actions; dice cave; A brontosaurus at reserve                     cave brontosaurus reserve   A brontosaurus at 3,1; A 10 at reserve
        WRA-CAVE-1   actions; dice cave; B brontosaurus at reserve                     cave brontosaurus reserve   refused WRA-CAVE-1
        WRA-CAVE-1   actions; dice cave; A brontosaurus at reserve; A 10 at 1,1        cave person reserve         refused WRA-CAVE-1
        WRA-CAVE-2   actions; dice cave; A 9 at 1,1; A 1 at egg                        cave person egg             A 1 at 3,1; A 0 at egg; tells WRA-CAVE-2
        WRA-CAVE-2   actions; dice cave; A 9 at 1,1; A 1 at egg; A plesiosaurus at 0,0  cave plesiosaurus 0,0      A plesiosaurus at 3,1
        WRA-CAVE-2   actions; dice cave; A 10 at 1,1                                   cave person 1,2             refused WRA-CAVE-2
        WRA-CAVE-2   actions; dice cave; A 10 at 1,1; B brontosaurus at 1,1            cave brontosaurus 1,1       refused WRA-CAVE-2
        WRA-CAVE-3   actions; dice cave; A 9 at 1,1                                    cave person 1,1             refused WRA-CAVE-3
        WRA-CAVE-3   actions; dice cave; A 10 at 1,1; A brontosaurus at reserve        cave person 1,1             refused WRA-CAVE-3
        WRA-CAVE-3   actions; dice cave; A 9 at 1,1                                    -                           choices cave = person reserve
        WRA-CAVE-4   actions; dice cave; A 4 at 3,1; B 9 at 3,1; B brontosaurus at 3,1  cave person reserve        A 5 at 3,1; B 9 at 3,1
        WRA-CAVE-5   actions; dice cave; A 8 at 3,1; A 2 at 1,1                        cave person 3,1             refused WRA-CAVE-5
        WRA-CAVE-5   actions; dice cave; A 8 at 3,1; A 2 at 1,1; A brontosaurus at 3,1  -                          choices cave = person 1,1
        WRA-HUT-1    actions; dice hut                                                 hut person reserve          A 1 at 0,3; A 9 at reserve; tells WRA-HUT-1
        WRA-HUT-1    actions; dice hut; A brontosaurus at reserve                      hut brontosaurus reserve    A brontosaurus at 0,3
        WRA-HUT-1    actions; dice hut; A brontosaurus at reserve; A 10 at 1,1         hut person reserve          refused WRA-HUT-1
        WRA-HUT-2    actions; dice hut; A 9 at 1,1; A 1 at egg                         hut person egg              A 1 at 0,3; A 0 at egg; tells WRA-HUT-2
        WRA-HUT-2    actions; dice hut; A 10 at 3,1                                    hut person 3,1              A 1 at 0,3; A 9 at 3,1
        WRA-HUT-2    actions; dice hut; A 10 at 1,1                                    hut person egg              refused WRA-HUT-2
        WRA-HUT-3    actions; dice hut; A 9 at 1,1                                     hut person 1,1              refused WRA-HUT-3
        WRA-HUT-3    actions; dice hut; A 10 at 1,1; A brontosaurus at reserve         hut person 1,1              refused WRA-HUT-3
        WRA-HUT-4    actions; dice hut; A 4 at 0,3; B 9 at 0,3; B brontosaurus at 0,3  hut person reserve          A 5 at 0,3; B 9 at 0,3
        WRA-HUT-5    actions; dice hut; A 8 at 0,3; A 2 at 1,1                         hut person 0,3              refused WRA-HUT-5
        WRA-HUT-5    actions; dice hut; A 8 at 0,3; A 2 at 1,1; A brontosaurus at 0,3  -                           choices hut = person 1,1
        WRA-HUT-6    actions; dice cave                                                hut person reserve          refused WRA-HUT-6
        WRA-HUT-6    actions; dice hut                                                 cave person reserve         refused WRA-HUT-6
        WRA-HUT-6    actions; dice egg                                                 cave person reserve         refused WRA-DICE-7
    ",
    );
}

#[test]
fn chapter_the_footprint_face() {
    check(
        "
        # rule        given                                                          do                                       then
        WRA-FOOT-1    actions; dice footprint; A 2 at 1,2                            walk person 1,2 to 1,1 for 1             A 1 at 1,2; A 1 at 1,1; tells WRA-FOOT-1
        WRA-FOOT-1    actions; dice footprint; A brontosaurus at 1,2                 walk brontosaurus 1,2 to 0,2 for 1       A brontosaurus at 0,2
        WRA-FOOT-1    actions; dice footprint; A 2 at 1,2                            -                                        choices walk person 1,2 = to 0,2 for 1 | to 1,1 for 1 | to 1,3 for 1
        WRA-FOOT-1    actions; dice footprint footprint; A 2 at 1,1                  walk person 1,1 to 1,3 for 2             refused WRA-FOOT-1
        WRA-FOOT-1    actions; dice footprint; A 2 at 1,1                            walk person 1,2 to 1,3 for 1             refused WRA-FOOT-1
        WRA-FOOT-1    actions; dice footprint; B 2 at 1,1                            walk person 1,1 to 1,2 for 1             refused WRA-FOOT-1
        WRA-FOOT-1    actions; dice footprint; A 2 at 1,1                            walk brontosaurus 1,1 to 1,2 for 1       refused WRA-FOOT-1
        WRA-FOOT-2    actions; dice footprint footprint; A 1 at 1,3                  walk person 1,3 to 0,2 for 1             refused WRA-FOOT-2
        WRA-FOOT-2    actions; dice footprint footprint; A 1 at 1,1                  walk person 1,1 to 2,2 for 1             refused WRA-FOOT-2
        WRA-FOOT-3    actions; dice footprint footprint footprint; A 1 at 1,1; A 1 at 3,2  walk person 1,1 to 1,2 for 1; walk person 3,2 to 3,3 for 1; walk person 1,2 to 1,3 for 1  A 1 at 1,3; A 1 at 3,3; dice none
        WRA-FOOT-4    actions; dice footprint                                        walk person reserve to 3,1 for 1         refused WRA-FOOT-4
        WRA-FOOT-4    actions; dice footprint; A 2 at egg                            walk person egg to 3,1 for 1             refused WRA-FOOT-4
        WRA-FOOT-4    actions; dice footprint; A 2 at egg; A 2 at volcano            -                                        choices walk = none
        WRA-FOOT-5    actions; dice footprint; A 4 at 1,1; A 1 at 1,2; B 9 at 1,1    walk person 1,2 to 1,1 for 1             A 5 at 1,1; B 9 at 1,1
        WRA-FOOT-5    actions; dice footprint footprint; A 1 at 1,1; B 9 at 1,2; B brontosaurus at 1,2  walk person 1,1 to 1,2 for 1; walk person 1,2 to 1,3 for 1  A 1 at 1,3
        WRA-FOOT-6    actions; dice footprint footprint; A 1 at 1,0                  walk person 1,0 to 2,1 for 2             A 1 at 2,1; dice none; tells WRA-FOOT-6
        WRA-FOOT-6    actions; dice footprint footprint; A 1 at 1,0                  walk person 1,0 to 2,0 for 1             refused WRA-FOOT-6
        WRA-FOOT-6    actions; dice footprint footprint; A 1 at 1,0                  walk person 1,0 to 3,0 for 1             refused WRA-FOOT-6
        WRA-FOOT-6    actions; dice footprint footprint; A 1 at 1,1                  walk person 1,1 to 1,2 for 2             refused WRA-FOOT-6
        WRA-FOOT-6    actions; dice footprint footprint footprint; A 1 at 1,0        walk person 1,0 to 0,2 for 3             A 1 at 0,2
        WRA-FOOT-6    land GLHG GLJG GLJV JCJJ; actions; dice footprint footprint footprint footprint; A 1 at 0,0  -          can walk person 0,0 to 0,2 for 2; can walk person 0,0 to 1,2 for 3; can walk person 0,0 to 3,1 for 4; can walk person 0,0 to 2,0 for 4
        WRA-FOOT-7    actions; dice footprint; A 1 at 1,0                            walk person 1,0 to 3,0 for 2             refused WRA-FOOT-7
        WRA-FOOT-7    actions; dice footprint footprint; A 1 at 1,0                  walk person 1,0 to 0,2 for 3             refused WRA-FOOT-7
        WRA-FOOT-8    actions; dice footprint footprint footprint; A brontosaurus at 1,0  -                                   cannot walk brontosaurus 1,0 to 0,0 for 1: WRA-FOOT-6; cannot walk brontosaurus 1,0 to 2,0 for 1: WRA-FOOT-6
        WRA-FOOT-8    actions; dice footprint; A plesiosaurus at 1,0                 walk plesiosaurus 1,0 to 0,0 for 1       A plesiosaurus at 0,0
        WRA-FOOT-9    actions; dice footprint footprint; A 1 at 1,2                  walk person 1,2 to 2,2 for 1             refused WRA-FOOT-9
        WRA-FOOT-9    actions; dice footprint footprint; A 1 at 1,2                  walk person 1,2 to 3,2 for 2             refused WRA-FOOT-1
        WRA-FOOT-10   actions; dice footprint; A 1 at 1,0                            walk person 1,0 to 1,3 for 1             refused WRA-FOOT-10
        WRA-FOOT-10   actions; dice footprint; A 1 at 0,2                            walk person 0,2 to 3,2 for 1             refused WRA-FOOT-10
        WRA-FOOT-11   actions; dice footprint footprint; A 1 at 3,0                  walk person 3,0 to 3,1 for 1; walk person 3,1 to 3,2 for 1  A 1 at 3,2
        WRA-FOOT-11   actions; dice footprint; A 1 at 0,3                            -                                        choices walk person 0,3 = to 0,2 for 1 | to 1,3 for 1
        WRA-FOOT-11   actions; dice footprint; A 1 at 0,2                            walk person 0,2 to 0,3 for 1             A 1 at 0,3
    ",
    );
}

#[test]
fn chapter_the_egg_face() {
    check(
        "
        # rule      given                                                    do                              then
        WRA-EGG-1   actions; dice egg                                        egg person reserve              A 1 at egg; A 9 at reserve; tells WRA-EGG-1
        WRA-EGG-1   actions; dice egg; A 10 at 1,1                           egg person reserve              refused WRA-EGG-1
        WRA-EGG-2   actions; dice egg; A 10 at 1,1                           egg person 1,1                  A 1 at egg; A 9 at 1,1; tells WRA-EGG-2
        WRA-EGG-2   actions; dice egg; A 9 at 1,1                            egg person 1,1                  refused WRA-EGG-2
        WRA-EGG-2   actions; dice egg; A 10 at 1,1                           egg person 1,2                  refused WRA-EGG-2
        WRA-EGG-2   actions; dice egg; A 10 at 1,1; A brontosaurus at reserve  egg person 1,1                A 1 at egg
        WRA-EGG-3   actions; dice egg; A brontosaurus at reserve             egg brontosaurus reserve        refused WRA-EGG-3
        WRA-EGG-3   actions; dice egg; A brontosaurus at 1,1                 egg brontosaurus 1,1            refused WRA-EGG-3
        WRA-EGG-4   actions; dice egg egg; A 5 at egg; B 7 at egg            egg person reserve; egg person reserve  A 7 at egg; B 7 at egg
        WRA-EGG-4   actions; A 5 at egg; B 7 at egg                          end                             A 5 at egg; B 7 at egg; turn B
        WRA-EGG-5   actions; dice egg; A 9 at 1,1; A 1 at egg                egg person egg                  refused WRA-EGG-5
        WRA-EGG-5   actions; dice egg; A 9 at 1,1; A 1 at egg                -                               choices egg = person 1,1
        WRA-EGG-5   actions; dice cave volcano; A 8 at 1,1; A 2 at egg       cave person egg; volcano person egg  A 0 at egg; A 1 at 3,1; A 1 at volcano
    ",
    );
}
