//! Trains the network of a game.

use bots::games::sapiens::SapiensInsight;
use bots::games::trex::TrexInsight;
use bots::games::wrath::WrathInsight;
use bots::learn::{Course, Duel, Learner, duel, teach};
use bots::net::Net;
use kernel::Scenario;
use std::fs;

/// What the command line asks for.
struct Asked {
    game: String,
    course: Course,
    /// Games against the judgement written by hand, at the end.
    duel: u32,
    from: Option<String>,
    to: Option<String>,
}

/// Trains a network and writes its weights.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let asked = asked(words)?;
    match asked.game.as_str() {
        "wrath" => train::<wrath::Wrath, _>(WrathInsight, &asked, words),
        "trex" => train::<trex::Trex, _>(TrexInsight, &asked, words),
        "sapiens" => train::<sapiens::Sapiens, _>(SapiensInsight, &asked, words),
        other => Err(format!("{other:?} has no learned judgement; wrath, trex and sapiens have")),
    }
}

fn asked(words: &[String]) -> Result<Asked, String> {
    let mut words = words.iter().cloned();
    let game = words.next().ok_or("which game: wrath, trex or sapiens?")?;
    let course = Course { seed: 1, rounds: 4, games: 1500, worlds: 60, passes: 6 };
    let mut asked = Asked { game, course, duel: 200, from: None, to: None };
    while let Some(option) = words.next() {
        let value = words.next().ok_or_else(|| format!("{option} needs a value"))?;
        let number = || value.parse::<u32>().map_err(|_| format!("{option} needs a whole number, not {value:?}"));
        match option.as_str() {
            "--rounds" => asked.course.rounds = number()?,
            "--games" => asked.course.games = number()?,
            "--worlds" => asked.course.worlds = number()?,
            "--passes" => asked.course.passes = number()?,
            "--seed" => asked.course.seed = u64::from(number()?),
            "--duel" => asked.duel = number()?,
            "--from" => asked.from = Some(value),
            "--to" => asked.to = Some(value),
            _unknown => return Err(format!("there is no option {option}")),
        }
    }
    Ok(asked)
}

fn train<G: Scenario, I: Learner<G>>(insight: I, asked: &Asked, words: &[String]) -> Result<(), String> {
    let read = |path: &String| {
        let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
        Net::read(&text).map_err(|reason| format!("{path}: {reason}"))
    };
    let known = asked.from.as_ref().map(read).transpose()?;
    let mut told = Vec::new();
    let net = teach::<G, I>(insight, &asked.course, known.clone(), |progress| {
        let line = format!(
            "round {}: {} positions, surprise {:.4} (by hand {:.4})",
            progress.round, progress.positions, progress.surprise, progress.surprise_by_hand
        );
        println!("{line}");
        told.push(line);
    });
    for (rival, name) in [(None, "the judgement by hand"), (known.as_ref(), "the weights it began with")] {
        if rival.is_none() && name != "the judgement by hand" {
            continue;
        }
        for seats in [2, 3] {
            let how = Duel { seed: asked.course.seed + 77, seats, games: asked.duel, worlds: 200 };
            let won = duel::<G, I>(insight, &net, rival, &how);
            let share = 100.0 * won / f64::from(asked.duel.max(1));
            let line = format!("{seats} seats, 200 worlds: {share:.1} % of {} games against {name}", asked.duel);
            println!("{line}");
            told.push(line);
        }
    }
    let Some(path) = &asked.to else { return Ok(()) };
    let how = format!("Made by: cargo xtask lab train {}\n{}", words.join(" "), told.join("\n"));
    fs::write(path, net.write(&how, insight.learnt().names())).map_err(|error| format!("{path}: {error}"))
}
