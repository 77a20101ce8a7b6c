//! Chapters "Step 3: the quake", "Step 4: the eruption", "Scoring the regions" and "The end of the game".

use crate::table::check;
use kernel::{Game, Match, Scenario, Seal, Seat};
use serde_json::json;
use wrath::Wrath;

#[test]
fn chapter_the_quake() {
    check(
        "
        # rule          given                                                        do                    then
        WRA-QUAKE-1     actions; A 1 at volcano                                      end                   step quake; A supreme true; tells WRA-QUAKE-1
        WRA-QUAKE-1     actions; A 1 at volcano; B 1 at volcano                      end                   step quake; B supreme true
        WRA-QUAKE-1     actions; A 1 at volcano; B 2 at volcano                      end                   turn B; A supreme false
        WRA-QUAKE-1     actions                                                      end                   turn B; A supreme false
        WRA-QUAKE-2     quake; A 1 at volcano                                        no quake              turn B; land LLGH GJJJ LGVG GCJJ; tells WRA-QUAKE-2
        WRA-QUAKE-2     quake; A 1 at volcano                                        -                     choices  = quake up | quake down | quake left | quake right | no quake
        WRA-QUAKE-3     quake; A 1 at volcano                                        quake up              land LLJH GJVJ LGJG GCGJ; tells WRA-QUAKE-3
        WRA-QUAKE-3     quake; A 1 at volcano                                        quake right           land LLGH GJJJ GLGV GCJJ
        WRA-QUAKE-4     quake; A 1 at volcano                                        quake left            land LLGH GJJJ GVGL GCJJ
        WRA-QUAKE-5     quake; A 1 at volcano; A 2 at 2,3; B 1 at 2,1; B brontosaurus at 2,3; B 1 at 1,3  quake left  A 2 at 2,2; B 1 at 2,0; B brontosaurus at 2,2; B 1 at 1,3
        WRA-QUAKE-5     quake; A 1 at volcano; A plesiosaurus at 2,0                 quake left            A plesiosaurus at 2,3; A 1 at volcano
        WRA-QUAKE-5     land LLGV GJJJ LGHG GCJJ; quake; A 1 at volcano; B 3 at 2,3  quake up              B 3 at 1,3; B 0 at 2,3; A holds 1
        WRA-QUAKE-6     land LLGV GJJJ LGHG GCJJ; quake; A 1 at volcano              quake up              land LLGJ GJJG LGHJ GCJV
        WRA-QUAKE-6     land LLGV GJJJ LGHG GCJJ; quake; A 1 at volcano              quake right           land VLLG GJJJ LGHG GCJJ
        WRA-QUAKE-7     quake; A 1 at volcano                                        quake left; quake left  refused WRA-TURN-2
        WRA-QUAKE-7     actions; A 1 at volcano                                      quake left            refused WRA-TURN-2
        WRA-QUAKE-8     quake; A 1 at volcano; A tyrannosaurus at 2,3; B 1 at 2,3    quake left            B 1 at 2,2; A tyrannosaurus at 2,2
        WRA-QUAKE-8     quake; A 1 at volcano; A 1 at 2,1                            quake up              A 1 at 2,1
        WRA-QUAKE-9     actions; A 3 at volcano; B 3 at volcano; A 1 at 1,0          end; quake left       A score 6
        WRA-QUAKE-9     actions; A 3 at volcano; B 3 at volcano; A 1 at 1,0          end; no quake         A score 4
        WRA-QUAKE-10    quake; A 1 at volcano; B 1 at 0,2; B 2 at 3,2; B 3 at 1,1    quake down            land LLJH GJGJ LGJG GCVJ; B 1 at 1,2; B 2 at 0,2; B 3 at 1,1
    ",
    );
}

#[test]
fn chapter_the_eruption() {
    check(
        "
        # rule          given                                                              do             then
        WRA-ERUPT-1     actions; A 2 at volcano; B 3 at volcano; A 1 at 1,1                end            turn B; A score 0; taken 5; A 1 at 1,1
        WRA-ERUPT-2     actions; A 2 at volcano; B 4 at volcano; A 1 at 1,1                end            turn B; A score 4; tells WRA-ERUPT-2
        WRA-ERUPT-3     actions; A 2 at volcano; B 4 at volcano                            end            B score 3; tells WRA-ERUPT-3
        WRA-ERUPT-3     actions; A 3 at volcano; B 3 at volcano                            end; no quake  A score 3; B score 3
        WRA-ERUPT-4     actions; A 2 at volcano; B 4 at volcano                            end            A score 1; tells WRA-ERUPT-4
        WRA-ERUPT-4     4 seats; actions; A 5 at volcano; B 4 at volcano; C 1 at volcano   end; no quake  A score 3; B score 1; C score 1; D score 0
        WRA-ERUPT-5     actions; A 2 at volcano; B 4 at volcano                            end            taken 0; A 10 at reserve; B 10 at reserve; tells WRA-ERUPT-5
        WRA-ERUPT-6     actions; A 2 at volcano; B 4 at volcano; A score 7; B score 11     end            A score 8; B score 14
    ",
    );
}

#[test]
fn chapter_scoring_the_regions() {
    check(
        "
        # rule        given                                                                              do             then
        WRA-REG-1     actions; A 3 at volcano; B 3 at volcano; A 1 at 1,3                                end; no quake  A score 6; tells WRA-REG-4
        WRA-REG-1     -                                                                                  -              region 1,1 has 1,1 1,2 1,3; region 3,2 has 3,2 3,3; region 2,3 has 2,3
        WRA-REG-1     land GLLG JJJC HGLJ GVJG                                                           -              region 0,0 has 0,0; region 3,3 has 3,3; region 0,3 has 0,3; region 3,0 has 3,0; region 1,0 has 1,0 1,1 1,2
        WRA-REG-2     actions; A 3 at volcano; B 3 at volcano; B 1 at 2,3                                end; no quake  B score 4
        WRA-REG-3     actions; A 3 at volcano; B 3 at volcano; A 1 at 1,1; A 1 at 1,3; B 1 at 1,2        end; no quake  A score 6; B score 3; tells WRA-REG-3
        WRA-REG-3     actions; A 3 at volcano; B 3 at volcano; A 1 at 1,1; B 1 at 1,2; B pteranodon at 1,3  end; no quake  A score 3; B score 6
        WRA-REG-3     A 1 at 1,1; A brontosaurus at 1,3; B 1 at 1,2; B 2 at 3,1                          -              strengths 1,1 4 1; strengths 3,3 0 0
        WRA-REG-4     actions; A 3 at volcano; B 3 at volcano; A 3 at 3,2; B 2 at 3,3                    end; no quake  A score 5; B score 3; tells WRA-REG-4
        WRA-REG-5     actions; A 3 at volcano; B 3 at volcano; A 2 at 3,2; B 2 at 3,3                    end; no quake  A score 5; B score 5; tells WRA-REG-5
        WRA-REG-6     actions; A 3 at volcano; B 3 at volcano                                            end; no quake  A score 3; B score 3
        WRA-REG-6     land LLGH GJJJ GVGL GCJJ; actions; A 3 at volcano; B 3 at volcano                  end; no quake  A score 3; B score 3
        WRA-REG-7     actions; A 3 at volcano; B 3 at volcano; A 2 at 1,1; A 1 at 1,3; A pteranodon at 1,2  end; no quake  A 10 at reserve; A pteranodon at reserve; tells WRA-REG-7
        WRA-REG-8     actions; A 3 at volcano; B 3 at volcano; A 3 at 3,2; B 1 at 3,3; B pteranodon at 3,2  end; no quake  A 0 at 3,2; B 1 at 3,3; B pteranodon at 3,2
        WRA-REG-9     actions; A 3 at volcano; B 3 at volcano; A 2 at 3,1; A 1 at 0,3; B brontosaurus at 0,3  end; no quake  A score 3; B score 3; A 2 at 3,1; A 1 at 0,3; B brontosaurus at 0,3
        WRA-REG-9     land LGGH GGJJ GVJJ LLCJ; actions; A 3 at volcano; B 3 at volcano                  end; no quake  A score 3
        WRA-REG-10    actions; A 3 at volcano; B 3 at volcano; A 1 at 0,2; A 1 at 1,0; B 1 at 3,3        end; no quake  A score 5; B score 5
        WRA-REG-11    actions; A 3 at volcano; B 3 at volcano; A 1 at 0,2                                end; no quake  land LLGH GJJJ LGVG GCJJ
    ",
    );
}

/// WRA-REG-10: regions are reported in the order of their first tile along the rows.
#[test]
fn regions_are_told_along_the_rows() {
    let position = json!({
        "edition": "base", "seats": 2, "first_place": 0, "species": ["tyrannosaurus", "triceratops", "pteranodon", "brontosaurus"],
        "land": [["lagoon", "lagoon", "grassland", "hut"], ["grassland", "jungle", "jungle", "jungle"],
                 ["lagoon", "grassland", "volcano", "grassland"], ["grassland", "cave", "jungle", "jungle"]],
        "tribes": [{ "score": 0, "reserve": 4, "egg": 0, "volcano": 3, "land": { "3,3": 1, "0,2": 1, "1,3": 1 } },
                   { "score": 0, "reserve": 5, "egg": 0, "volcano": 3, "land": { "2,1": 1, "1,0": 1 } }],
        "dinosaurs": [], "turns": 0, "active": 0, "step": "quake", "rolls": 1, "dice": [], "hatched": false,
    });
    let mut state = Wrath::read_position(&position, Wrath::base_edition()).unwrap();
    let mut told = Vec::new();
    Wrath::play(&mut state, Seat(0), &"no quake".parse().unwrap(), &mut kernel::Dice::fast(0), &mut told);
    let first_cells: Vec<String> = told
        .iter()
        .filter_map(|told| if let wrath::Event::Region { cells, .. } = &told.event { cells.first() } else { None })
        .map(|cell| cell.to_string())
        .collect();
    assert_eq!(first_cells, ["0,2", "1,0", "1,1", "2,1", "3,2"]);
}

#[test]
fn chapter_the_end_of_the_game() {
    check(
        "
        # rule       given                                                                                       do             then
        WRA-END-1    actions; A 2 at volcano; B 4 at volcano; B score 21                                         end            step over; ranking 2 1; tells WRA-END-1
        WRA-END-1    actions; A 2 at volcano; B 4 at volcano; B score 20                                         end            step before roll; turn B
        WRA-END-1    4 seats; actions; A 5 at volcano; B 5 at volcano; A score 15                                end; no quake  step over
        WRA-END-2    actions; A 2 at volcano; B 4 at volcano; B score 21; A 1 at 1,1; A score 23                 end            step over; A score 27; B score 24; ranking 1 2
        WRA-END-3    actions; A 3 at volcano; B 3 at volcano; B score 21; A score 20; A 1 at 1,1                 end; no quake  A score 26; B score 24; ranking 1 2
        WRA-END-4    actions; A 3 at volcano; B 3 at volcano; B score 21; A score 21                             end; no quake  A score 24; B score 24; ranking 2 1
        WRA-END-5    4 seats; actions; A 5 at volcano; B 5 at volcano; A score 16; B score 9; C score 12; D score 12  end; no quake  ranking 1 4 3 2
        WRA-END-6    turns 399; actions; B score 5                                                               end            step over; ranking 2 1; turns 400; tells WRA-END-6
        WRA-END-6    turns 398; actions; B score 5                                                               end            step before roll
        WRA-END-6    turns 399; actions; A score 5; B score 5                                                    end            ranking 2 1
        WRA-END-7    actions; A 2 at volcano; B 4 at volcano; A score 4; B score 10                              end            step before roll; turn B; A score 5; B score 13
    ",
    );
}

/// WRA-END-2: once the game is over nobody takes another turn.
#[test]
fn nobody_acts_after_the_end() {
    let position = json!({
        "edition": "base", "seats": 2, "first_place": 0, "species": ["tyrannosaurus", "triceratops", "pteranodon", "brontosaurus"],
        "land": [["lagoon", "lagoon", "grassland", "hut"], ["grassland", "jungle", "jungle", "jungle"],
                 ["lagoon", "grassland", "volcano", "grassland"], ["grassland", "cave", "jungle", "jungle"]],
        "tribes": [{ "score": 24, "reserve": 10, "egg": 0, "volcano": 0, "land": {} },
                   { "score": 3, "reserve": 10, "egg": 0, "volcano": 0, "land": {} }],
        "dinosaurs": [], "turns": 12, "active": 1, "step": "over", "rolls": 1, "dice": [], "hatched": false,
    });
    let game = Match::<Wrath>::from_position(&position, Wrath::base_edition(), Seal::from_seed(1)).unwrap();
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(game.check(seat, &"roll".parse().unwrap()).unwrap_err().rule.as_str(), "WRA-END-2");
    }
}
