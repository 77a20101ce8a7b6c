//! Fights: dice, both sides, fighting on.

use super::*;

#[test]
fn a_fight_shows_its_dice() {
    let mut fights = 0;
    along_games(1300, 1, 250, |played, seat, actions| {
        if !actions.contains(&Action::Flee) {
            return;
        }
        let panels = draw(played, Audience::Seat(seat), Lang::Fr, &[]).panels;
        let dice: Vec<&str> = attributes(&panels, "data-die");
        let faces = attributes(&panels, "data-face");
        assert_eq!(dice.len(), faces.len());
        assert!(faces.iter().all(|face| (1..=6).contains(&face.parse::<u8>().expect("a face"))));
        let thrown = dice.iter().filter(|id| id.starts_with("assault-")).count();
        let monster = !matches!(played.state().combat().map(|combat| combat.foe), Some(Foe::Adventurer(_)));
        // Between adventurers, the attacker's decision separates the dice from the defender's decision.
        assert!(thrown == 4 || (!monster && thrown == 0), "two dice a side, not {thrown}");
        fights += u32::from(monster);
    });
    assert!(fights > 10, "{fights}");
}

/// Who fights may say until when he fights on, and who is attacked reads by whom.
#[test]
fn an_attack_is_told_and_fighting_on_can_be_chosen() {
    let mut state = started(2, 5);
    let (attacker, victim) = (Seat(0), Seat(1));
    let paths = |state: &State, seat: Seat| {
        let (canvas, _): (Canvas<'_, Warlock>, _) = canvas(state, Audience::Seat(seat), Lang::En, &[]);
        let asked = <Warlock as crate::board::Board>::asked(&canvas, seat);
        let paths: Vec<String> =
            canvas.actions.iter().map(|action| crate::warlock::paths::path(&canvas, action).join(" ")).collect();
        (asked, paths)
    };
    let tunnel = state.board().rooms[0].doors[0];
    for seat in [attacker, victim] {
        state.stage().people[seat.index()].at = tunnel;
    }
    *state.stage().truce_over = true;
    *state.stage().phase = Phase::Parley { attacker, victim };
    let (asked, buttons) = paths(&state, victim);
    assert!(asked.contains("Player 1 attacks Player 2"), "{asked}");
    assert_eq!(buttons, ["go:fight", "go:negotiate"]);
    let mut dice = Dice::fast(3);
    Warlock::play(&mut state, victim, &Action::Fight, &mut dice, &mut kernel::Silent);
    while !matches!(state.phase(), Phase::Assault(_)) {
        let seat = Warlock::turn(&state).deciders().first().expect("somebody chooses a weapon");
        let armed = Warlock::stand_in(&state, seat);
        Warlock::play(&mut state, seat, &armed, &mut dice, &mut kernel::Silent);
    }
    let (_, buttons) = paths(&state, attacker);
    assert!(buttons.contains(&"go:fight-until-0".to_owned()) && buttons.contains(&"go:fight-until-8".to_owned()));
}

/// Whoever is attacked reads the odds from their own side: the attacker's chance is their risk.
#[test]
fn the_odds_are_mirrored_for_who_is_attacked() {
    let mut state = started(2, 5);
    let (attacker, victim) = (Seat(0), Seat(1));
    let tunnel = state.board().rooms[0].doors[0];
    for seat in [attacker, victim] {
        state.stage().people[seat.index()].at = tunnel;
    }
    let weaker = state.person(victim).skill;
    state.stage().people[attacker.index()].skill = Skill(weaker.0 + 2);
    *state.stage().truce_over = true;
    *state.stage().phase = Phase::Parley { attacker, victim };
    let mut dice = Dice::fast(3);
    Warlock::play(&mut state, victim, &Action::Fight, &mut dice, &mut kernel::Silent);
    while !matches!(state.phase(), Phase::Assault(_)) {
        let seat = Warlock::turn(&state).deciders().first().expect("somebody chooses a weapon");
        let armed = Warlock::stand_in(&state, seat);
        Warlock::play(&mut state, seat, &armed, &mut dice, &mut kernel::Silent);
    }
    let shown = |seat: Seat| {
        let (_, panels) = pictures(&state, Audience::Seat(seat));
        ["war-win", "war-lose"].map(|class| {
            let part = panels.split(&format!("class=\"{class}\"")).nth(1).expect("the odds are told");
            let text = part.split_once('>').and_then(|(_, rest)| rest.split_once('<')).expect("a number");
            text.0.to_owned()
        })
    };
    let [win, lose] = shown(attacker);
    assert_ne!(win, lose, "one is stronger");
    assert_eq!(shown(victim), [lose, win]);
}

/// The strength of the other side is shown before the first assault too, after curses and the Eye.
#[test]
fn a_fight_tells_both_skills() {
    let mut fights = 0;
    along_games(1300, 1, 250, |played, seat, _| {
        let Some(combat) = played.state().combat() else { return };
        let view = Warlock::view(played.state(), Audience::Seat(seat)).combat.expect("the combat is open to all");
        let panels = draw(played, Audience::Seat(seat), Lang::En, &[]).panels;
        assert!(panels.contains("war-odds"), "the odds are always told");
        fights += u32::from(combat.assaults == 0);
        for event in played.last().iter().map(|told| told.event) {
            let ::warlock::event::Event::Assault { theirs, their_total, .. } = event else { continue };
            if !matches!(combat.foe, Foe::Adventurer(_)) {
                assert_eq!(view.skill.0, their_total - theirs[0] - theirs[1]);
            }
        }
    });
    assert!(fights > 5, "{fights}");
}
