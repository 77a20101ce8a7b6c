//! Chapter "Rulings".

use crate::table::check;
use kernel::{Game, Scenario, Seat};
use serde_json::json;
use wrath::{Action, Edition, Wrath};

#[test]
fn chapter_rulings() {
    check(
        "
        # rule        given                                                                   do                                      then
        WRA-RUL-1     actions; dice volcano; A 4 at egg; A 6 at 1,1; A score 5                -                                       choices volcano = person egg | person 1,1
        WRA-RUL-2     actions; dice footprint footprint; A 1 at 1,0                           walk person 1,0 to 1,0 for 2            refused WRA-FOOT-1
        WRA-RUL-2     actions; dice footprint footprint; A 1 at 1,0                           walk person 1,0 to 2,1 for 2            A 1 at 2,1
        WRA-RUL-3     actions; dice footprint footprint; A 1 at 3,0                           walk person 3,0 to 3,1 for 1; walk person 3,1 to 3,2 for 1  A 1 at 3,2
        WRA-RUL-4     rolled 1; dice egg egg egg egg egg; A 5 at egg; species titanosaur      hatch titanosaur; keep                  dice egg egg egg egg egg
        WRA-RUL-5     actions; dice cave egg volcano; A 10 at 1,1; A pteranodon at reserve    -                                       choices cave = pteranodon reserve; choices egg = person 1,1; choices volcano = person 1,1
        WRA-RUL-6     actions; dice volcano; A stegosaurus at 1,1; A stegosaurus at reserve   -                                       choices volcano = person reserve | stegosaurus reserve
        WRA-RUL-6     actions; dice volcano; A stegosaurus at 1,1; A stegosaurus at reserve; A 10 at egg  -                           choices volcano = person egg | stegosaurus reserve | stegosaurus 1,1
        WRA-RUL-7     actions; dice cave volcano; A 9 at 1,1                                  cave person reserve; volcano person 1,1  A 8 at 1,1; A 1 at 3,1; A 1 at volcano
        WRA-RUL-8     actions                                                                 end                                     turn B; A supreme false; B supreme false
        WRA-RUL-8     4 seats; actions; A 2 at volcano; B 2 at volcano; C 2 at volcano; D 2 at volcano  end                           step quake; turn A; D supreme true
        WRA-RUL-9     actions; A stegosaurus at volcano; A 3 at volcano                       end; quake up                           turn B; step before roll
        WRA-RUL-10    actions; dice hut; A tyrannosaurus at reserve; B 1 at 0,3               hut tyrannosaurus reserve               B 1 at 0,3
        WRA-RUL-10    quake; A 1 at volcano; A tyrannosaurus at 2,1; B 2 at 2,1               quake right                             B 2 at 2,2; A tyrannosaurus at 2,2
        WRA-RUL-11    actions; A 3 at volcano; B 3 at volcano; A 2 at 1,1; B 1 at 1,1; B 1 at 0,2  end; no quake                       A score 6; B score 4
        WRA-RUL-12    actions; A 3 at volcano; B 3 at volcano; A 1 at 1,0                     end; no quake                           A score 4; B score 3
        WRA-RUL-13    actions; A triceratops at 1,1; A 2 at 1,1; B pteranodon at 1,2; B 1 at 1,2; A brontosaurus at 1,3; A 3 at volcano; B 3 at volcano  end; no quake  A 2 at 1,1; B pteranodon at 1,2; B 1 at 1,2; A brontosaurus at reserve
        WRA-RUL-14    actions; dice footprint; A tyrannosaurus at 1,1; B 1 at 1,2             walk tyrannosaurus 1,1 to 1,2 for 1     B 1 at 1,2
        WRA-RUL-16    actions; dice egg; A triceratops at 1,1; A triceratops at 1,2; A pteranodon at 1,1; A tyrannosaurus at reserve  egg person reserve  A 1 at egg
        WRA-RUL-17    3 seats; actions; A ankylosaurus at 1,1; A 1 at 1,1; B 1 at 1,2; C 1 at 1,3; A 3 at volcano; B 3 at volcano; C 2 at volcano  end; no quake  A score 8
        WRA-RUL-18    actions; A 9 at egg; B 3 at volcano                                     end                                     turn B; step before roll
        WRA-RUL-18    quake; A 3 at volcano; A 3 at egg                                       quake up                                turn B; step before roll
        WRA-RUL-19    actions; dice cave hut egg footprint; A 1 at volcano                    end                                     step quake; dice none
        WRA-RUL-20    actions; A 3 at volcano; B 3 at volcano; A score 23; A 1 at 1,1         end; no quake                           A score 29; step over
    ",
    );
}

/// WRA-RUL-21: what is done for an absent player, from decision to decision.
#[test]
fn an_absent_player() {
    let rows = [
        ("before_roll", &[][..], json!({}), "roll"),
        ("rolled", &["cave", "cave", "cave", "cave", "cave"], json!({}), "keep"),
        ("actions", &["volcano", "cave"], json!({ "reserve": 9 }), "volcano person reserve"),
        ("actions", &["volcano"], json!({ "egg": 2, "1,1": 7 }), "volcano person egg"),
        ("actions", &["volcano"], json!({ "1,1": 5, "3,2": 4 }), "volcano person 3,2"),
        ("actions", &["volcano"], json!({ "1,1": 5, "3,0": 2, "1,0": 2 }), "volcano person 1,0"),
        ("actions", &["volcano"], json!({ "1,0": 4, "3,1": 2, "0,3": 3 }), "volcano person 0,3"),
        ("actions", &["cave", "hut"], json!({ "reserve": 9 }), "end"),
        ("quake", &[], json!({ "reserve": 6, "egg": 3 }), "no quake"),
    ];
    for (step, dice, people, wanted) in rows {
        let at = |place: &str| people.get(place).and_then(serde_json::Value::as_u64).unwrap_or(0);
        let land: serde_json::Map<_, _> =
            people.as_object().unwrap().clone().into_iter().filter(|(place, _)| place.contains(',')).collect();
        let used = at("egg") + land.values().filter_map(serde_json::Value::as_u64).sum::<u64>() + 1;
        let position = json!({
            "edition": "base", "seats": 2, "first_place": 0,
            "species": ["stegosaurus", "triceratops", "pteranodon", "brontosaurus"],
            "land": [["lagoon", "lagoon", "grassland", "hut"], ["grassland", "jungle", "jungle", "jungle"],
                     ["lagoon", "grassland", "volcano", "grassland"], ["grassland", "cave", "jungle", "jungle"]],
            "tribes": [{ "score": 0, "reserve": 10 - used, "egg": at("egg"), "volcano": 1, "land": land },
                       { "score": 0, "reserve": 10, "egg": 0, "volcano": 0, "land": {} }],
            "dinosaurs": [{ "species": "stegosaurus", "owner": 0, "at": "reserve" }],
            "turns": 0, "active": 0, "step": step, "rolls": if step == "before_roll" { 0 } else { 1 }, "dice": dice, "hatched": false,
        });
        let state = Wrath::read_position(&position, Wrath::base_edition()).unwrap();
        assert_eq!(Wrath::stand_in(&state, Seat(0)).to_string(), wanted, "{position}");
    }
}

/// WRA-RUL-22, WRA-VOLC-6: on a Volcano larger than a tribe, a die without people to send is not compulsory.
#[test]
fn a_volcano_larger_than_a_tribe() {
    let text = include_str!("../../edition/base.toml").replace("volcano_spaces = 6", "volcano_spaces = 14");
    let edition: &'static Edition = Box::leak(Box::new(Edition::read(&text).unwrap()));
    let position = json!({
        "edition": "base", "seats": 2, "first_place": 0,
        "species": ["stegosaurus", "triceratops", "pteranodon", "brontosaurus"],
        "land": [["lagoon", "lagoon", "grassland", "hut"], ["grassland", "jungle", "jungle", "jungle"],
                 ["lagoon", "grassland", "volcano", "grassland"], ["grassland", "cave", "jungle", "jungle"]],
        "tribes": [{ "score": 0, "reserve": 0, "egg": 0, "volcano": 10, "land": {} },
                   { "score": 0, "reserve": 10, "egg": 0, "volcano": 0, "land": {} }],
        "dinosaurs": [{ "species": "stegosaurus", "owner": 0, "at": "reserve" }],
        "turns": 0, "active": 0, "step": "actions", "rolls": 1, "dice": ["volcano"], "hatched": false,
    });
    let state = Wrath::read_position(&position, edition).unwrap();
    let mut actions = Vec::new();
    Wrath::actions(&state, Seat(0), &mut actions);
    let choices: Vec<String> = actions.iter().map(Action::to_string).collect();
    assert_eq!(choices, ["volcano stegosaurus reserve", "end"]);
    assert!(actions.iter().all(|action| Wrath::check(&state, Seat(0), action).is_ok()));
}
