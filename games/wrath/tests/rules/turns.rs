//! Chapters "The turn", "Step 1: rolling the dice" and "Step 2: using the dice".

use crate::table::check;
use kernel::{Audience, Dice, Game, Match, Seal, Seat, Silent, Table};
use wrath::{Face, Wrath};

#[test]
fn chapter_the_turn() {
    check(
        "
        # rule       given                                           do                                          then
        WRA-TURN-1   3 seats; actions                                end                                         turn B; step before roll; tells WRA-TURN-1
        WRA-TURN-1   3 seats; turn C; actions                        end                                         turn A
        WRA-TURN-1   3 seats; actions                                end; roll [egg egg egg egg egg]; keep; end  turn C; turns 2
        WRA-TURN-2   -                                               end                                         refused WRA-TURN-2
        WRA-TURN-2   -                                               cave person reserve                         refused WRA-TURN-2
        WRA-TURN-2   rolled 1; dice cave cave cave cave cave         cave person reserve                         refused WRA-TURN-2
        WRA-TURN-2   actions; dice cave                              roll                                        refused WRA-TURN-2
        WRA-TURN-2   actions; dice cave                              reroll cave                                 refused WRA-TURN-2
        WRA-TURN-2   actions; A 1 at volcano                         quake up                                    refused WRA-TURN-2
        WRA-TURN-2   quake; A 1 at volcano                           end                                         refused WRA-TURN-2
        WRA-TURN-2   quake; A 1 at volcano                           quake up                                    turn B; step before roll
        WRA-TURN-4   A 2 at egg                                      hatch pteranodon                            step before roll; A pteranodon at reserve; can roll
        WRA-TURN-4   rolled 2; dice egg egg egg egg egg; A 2 at egg  hatch pteranodon                            step rolled; rolls 2; can keep
    ",
    );
}

/// WRA-TURN-3: a player who is not active is refused, whatever they try.
#[test]
fn only_the_active_player_decides() {
    let (game, _) = Match::<Wrath>::start(&Table::new(3), Wrath::base_edition(), Seal::from_seed(1)).unwrap();
    let roll = "roll".parse().unwrap();
    assert!(game.check(Seat(0), &roll).is_ok());
    for seat in [Seat(1), Seat(2)] {
        assert_eq!(game.check(seat, &roll).unwrap_err().rule.as_str(), "WRA-TURN-3");
    }
}

#[test]
fn chapter_rolling_the_dice() {
    check(
        "
        # rule       given                                                  do                                           then
        WRA-DICE-1   -                                                      roll [egg egg egg egg egg]                   dice egg egg egg egg egg
        WRA-DICE-1   A titanosaur at reserve                                roll [egg egg egg egg egg cave]              dice cave egg egg egg egg egg
        WRA-DICE-1   B titanosaur at reserve                                roll [egg egg egg egg egg]                   dice egg egg egg egg egg
        WRA-DICE-2   -                                                      roll [egg egg egg egg egg]                   rolls 1; step rolled; tells WRA-DICE-2
        WRA-DICE-2   -                                                      keep                                         refused WRA-DICE-2
        WRA-DICE-2   -                                                      reroll egg                                   refused WRA-DICE-2
        WRA-DICE-2   -                                                      -                                            choices  = roll
        WRA-DICE-3   rolled 1; dice egg egg egg egg hut                     reroll hut [cave]                            dice cave egg egg egg egg; rolls 2; step rolled; tells WRA-DICE-3
        WRA-DICE-3   rolled 2; dice egg egg egg egg hut                     reroll hut egg egg egg egg [hut hut hut hut hut]  dice hut hut hut hut hut; rolls 3
        WRA-DICE-3   rolled 1; dice egg egg egg egg hut                     reroll                                       refused WRA-DICE-3
        WRA-DICE-3   rolled 1; dice egg egg egg egg hut                     reroll hut hut                               refused WRA-DICE-3
        WRA-DICE-3   rolled 1; dice egg egg egg egg hut                     reroll cave                                  refused WRA-DICE-3
        WRA-DICE-3   rolled 1; dice egg egg egg egg hut                     roll                                         refused WRA-DICE-3
        WRA-DICE-3   rolled 1; dice egg egg egg egg hut                     -                                            choices reroll = egg | egg egg | egg egg egg | egg egg egg egg | hut | hut egg | hut egg egg | hut egg egg egg | hut egg egg egg egg
        WRA-DICE-4   -                                                      roll [egg egg hut hut hut]; reroll hut hut hut [cave cave cave]; reroll egg egg [hut hut]  dice cave cave cave hut hut
        WRA-DICE-5   rolled 1; dice egg egg egg egg hut                     keep                                         step actions; dice hut egg egg egg egg; tells WRA-DICE-5
        WRA-DICE-5   rolled 2; dice egg egg egg egg hut                     keep                                         step actions
        WRA-DICE-5   rolled 2; dice egg egg egg egg hut                     reroll hut [egg]                             step actions; rolls 3
        WRA-DICE-6   rolled 1; dice volcano volcano volcano volcano volcano  reroll volcano volcano volcano volcano [egg egg egg egg]  dice volcano egg egg egg egg; step rolled
        WRA-DICE-6   rolled 1; dice volcano volcano volcano volcano volcano  keep                                        cannot end: WRA-ACT-5
        WRA-DICE-7   actions; dice cave                                     egg person reserve                           refused WRA-DICE-7
        WRA-DICE-7   actions; dice cave                                     volcano person reserve                       refused WRA-DICE-7
        WRA-DICE-7   actions; dice cave; A 1 at 1,1                         walk person 1,1 to 1,2 for 1                 refused WRA-DICE-7
        WRA-DICE-7   actions; dice cave                                     cave person reserve; cave person reserve     refused WRA-DICE-7
        WRA-DICE-8   rolled 1; dice egg egg egg egg hut                     reroll hut [footprint]                       dice footprint egg egg egg egg
    ",
    );
}

/// WRA-DICE-8: of 30,000 dice a third are Footprints and a sixth each other face, within five standard deviations.
#[test]
fn dice_are_fair() {
    let setup = Wrath::setup(&Table::new(2), Wrath::base_edition()).unwrap();
    let mut dice = Dice::fast(9);
    let mut counts = [0_i32; Face::ALL.len()];
    for _ in 0..6000 {
        let mut state = Wrath::start(&setup, &mut dice, &mut Silent);
        Wrath::play(&mut state, Seat(0), &"roll".parse().unwrap(), &mut dice, &mut Silent);
        let hand = Wrath::view(&state, Audience::Spectator).dice;
        Face::ALL.into_iter().for_each(|face| counts[face as usize] += i32::from(hand.count(face)));
    }
    for face in Face::ALL {
        let (wanted, margin) = if face == Face::Footprint { (10_000, 410) } else { (5000, 325) };
        assert!((counts[face as usize] - wanted).abs() < margin, "{face}: {counts:?}");
    }
}

#[test]
fn chapter_using_the_dice() {
    check(
        "
        # rule       given                                                     do                                                    then
        WRA-ACT-1    actions; dice cave hut egg                                egg person reserve; cave person reserve; hut person reserve  A 7 at reserve; dice none
        WRA-ACT-1    actions; dice cave hut egg                                -                                                     can cave person reserve; can hut person reserve; can egg person reserve
        WRA-ACT-2    actions; dice cave hut                                    cave person reserve                                   dice hut
        WRA-ACT-2    actions; dice footprint footprint footprint; A 1 at 1,0   walk person 1,0 to 3,0 for 2                          dice footprint
        WRA-ACT-3    actions; dice cave hut egg footprint                      end                                                   turn B; dice none; A 10 at reserve; tells WRA-ACT-3
        WRA-ACT-4    actions; dice cave cave cave                              cave person reserve; cave person reserve; cave person reserve  A 3 at 3,1; dice none
        WRA-ACT-5    actions; dice volcano                                     end                                                   refused WRA-ACT-5
        WRA-ACT-5    actions; dice volcano volcano                             volcano person reserve; end                           refused WRA-ACT-5
        WRA-ACT-5    actions; dice volcano                                     volcano person reserve; end                           step quake
        WRA-ACT-6    actions; dice cave egg; A 9 at 1,1                        egg person 1,1                                        refused WRA-EGG-2
        WRA-ACT-6    actions; dice cave egg; A 9 at 1,1                        cave person reserve; egg person 1,1                   A 1 at egg; A 8 at 1,1
        WRA-ACT-6    actions; dice cave; A 8 at 1,1; A 2 at egg                hatch pteranodon                                      choices cave = person reserve | pteranodon reserve
        WRA-ACT-7    actions; dice volcano cave; A 2 at volcano; B 3 at volcano  volcano person reserve                              taken 6; step actions; can cave person reserve; A score 0
        WRA-ACT-7    actions; dice volcano cave; A 2 at volcano; B 3 at volcano  volcano person reserve; cave person reserve; end; no quake  A score 3; A 1 at 3,1
    ",
    );
}
