//! The open decision as text, and back.

use super::reading::{Read, read_card, read_seat, wrong};
use crate::action::Stake;
use crate::phase::{AfterTake, Ending, Foe, Moment, News, Npc, Phase, Resume};
use crate::state::{SEATS, State};
use crate::versions;
use kernel::{Seat, Seats, facts};

fn after_word(after: AfterTake) -> &'static str {
    match after {
        AfterTake::Begin => "begin",
        AfterTake::Meeting => "meeting",
        AfterTake::End => "end",
    }
}

/// When two speak; in a meeting it is not said.
pub(super) fn moment_word(moment: Moment) -> &'static str {
    match moment {
        Moment::Meeting => "",
        Moment::Begin => "begin",
        Moment::Attack => "attack",
    }
}

/// The moment of a word.
pub(super) fn read_moment(word: &str) -> Read<Moment> {
    let known =
        [Moment::Meeting, Moment::Begin, Moment::Attack].into_iter().find(|&moment| moment_word(moment) == word);
    known.map_or_else(|| wrong("position-moment", facts![word]), Ok)
}

fn npc_text(npc: Npc) -> String {
    match npc {
        Npc::Hexmaster => "hexmaster".to_owned(),
        Npc::Beggar => "beggar".to_owned(),
        Npc::Trader => "trader".to_owned(),
        Npc::Seer => "seer".to_owned(),
        Npc::Fountain => "fountain".to_owned(),
        Npc::Games => "games".to_owned(),
        Npc::Prize { what, amount } => format!("prize {what} {amount}"),
        Npc::Shylock => "shylock".to_owned(),
    }
}

pub(super) fn write(phase: Phase) -> String {
    match phase {
        Phase::Creating(open) => {
            let open: Vec<String> = open.iter().map(|seat| seat.to_string()).collect();
            format!("creating {}", open.join(" "))
        }
        Phase::Splitting => "splitting".to_owned(),
        Phase::Caged => "caged".to_owned(),
        Phase::Pending => "pending".to_owned(),
        Phase::Begin => "begin".to_owned(),
        Phase::Challenge => "challenge".to_owned(),
        Phase::Walk => "walk".to_owned(),
        Phase::Chest => "chest".to_owned(),
        Phase::Npc(npc) => format!("npc {}", npc_text(npc)),
        Phase::Take(after) => format!("take {}", after_word(after)),
        Phase::Drop(resume) => match resume {
            Resume::Begin => "drop begin".to_owned(),
            Resume::Take(after) => format!("drop take {}", after_word(after)),
            Resume::Npc(npc) => format!("drop npc {}", npc_text(npc)),
            Resume::Flight { runner, from } => format!("drop flight {runner} {from}"),
            Resume::Meet => "drop meet".to_owned(),
            Resume::React(seat) => format!("drop react {seat}"),
            Resume::Strike { attacker, victim } => format!("drop strike {attacker} {victim}"),
            Resume::End => "drop end".to_owned(),
        },
        Phase::Arm(seat) => format!("arm {seat}"),
        Phase::Assault(seat) => format!("assault {seat}"),
        Phase::Meet => "meet".to_owned(),
        Phase::React(seat) => format!("react {seat}"),
        Phase::Parley { attacker, victim } => format!("parley {attacker} {victim}"),
        Phase::Strike { attacker, victim } => format!("strike {attacker} {victim}"),
        Phase::StepIn { attacker, victim, ally } => format!("step-in {attacker} {victim} {ally}"),
        Phase::Propose(seat) => format!("propose {seat}"),
        Phase::Answer(seat) => format!("answer {seat}"),
        Phase::Loot { winner, loser } => format!("loot {winner} {loser}"),
        Phase::Flight { runner, from } => format!("flight {runner} {from}"),
        Phase::Spoils { killer, dead } => format!("spoils {killer} {dead}"),
        Phase::Over(Ending::Opened(seat)) => format!("over opened {seat}"),
        Phase::Over(Ending::Zagor) => "over zagor".to_owned(),
        Phase::Over(Ending::Alone(seat)) => format!("over alone {seat}"),
    }
}

pub(super) fn read(text: &str, seats: u8) -> Read<Phase> {
    let words: Vec<&str> = text.split(' ').collect();
    let seat = |word: &str| -> Read<Seat> {
        let number = word.parse().or_else(|_| wrong("position-seat", facts![seat = word]))?;
        read_seat(seats, Seat(number))
    };
    let phase = match words.as_slice() {
        ["creating", open @ ..] => {
            let open = open.iter().map(|word| seat(word)).collect::<Read<Seats>>()?;
            Phase::Creating(open)
        }
        ["splitting"] => Phase::Splitting,
        ["caged"] => Phase::Caged,
        ["pending"] => Phase::Pending,
        ["begin"] => Phase::Begin,
        ["challenge"] => Phase::Challenge,
        ["walk"] => Phase::Walk,
        ["chest"] => Phase::Chest,
        ["npc", npc @ ..] => Phase::Npc(read_npc(npc)?),
        ["take", after] => Phase::Take(read_after(after)?),
        ["drop", "begin"] => Phase::Drop(Resume::Begin),
        ["drop", "take", after] => Phase::Drop(Resume::Take(read_after(after)?)),
        ["drop", "npc", npc @ ..] => Phase::Drop(Resume::Npc(read_npc(npc)?)),
        ["drop", "flight", runner, from] => Phase::Drop(Resume::Flight { runner: seat(runner)?, from: seat(from)? }),
        ["drop", "meet"] => Phase::Drop(Resume::Meet),
        ["drop", "react", who] => Phase::Drop(Resume::React(seat(who)?)),
        ["drop", "strike", attacker, victim] => {
            Phase::Drop(Resume::Strike { attacker: seat(attacker)?, victim: seat(victim)? })
        }
        ["drop", "end"] => Phase::Drop(Resume::End),
        ["arm", who] => Phase::Arm(seat(who)?),
        ["assault", who] => Phase::Assault(seat(who)?),
        ["meet"] => Phase::Meet,
        ["react", who] => Phase::React(seat(who)?),
        ["parley", attacker, victim] => Phase::Parley { attacker: seat(attacker)?, victim: seat(victim)? },
        ["strike", attacker, victim] => Phase::Strike { attacker: seat(attacker)?, victim: seat(victim)? },
        ["step-in", attacker, victim, ally] => {
            Phase::StepIn { attacker: seat(attacker)?, victim: seat(victim)?, ally: seat(ally)? }
        }
        ["propose", who] => Phase::Propose(seat(who)?),
        ["answer", who] => Phase::Answer(seat(who)?),
        ["loot", winner, loser] => Phase::Loot { winner: seat(winner)?, loser: seat(loser)? },
        ["flight", runner, from] => Phase::Flight { runner: seat(runner)?, from: seat(from)? },
        ["spoils", killer, dead] => Phase::Spoils { killer: seat(killer)?, dead: seat(dead)? },
        ["over", "opened", who] => Phase::Over(Ending::Opened(seat(who)?)),
        ["over", "zagor"] => Phase::Over(Ending::Zagor),
        ["over", "alone", who] => Phase::Over(Ending::Alone(seat(who)?)),
        _ => return wrong("position-decision", facts![text]),
    };
    if write(phase) == text { Ok(phase) } else { wrong("position-spelling", facts![text, right = write(phase)]) }
}

fn read_after(word: &str) -> Read<AfterTake> {
    match word {
        "begin" => Ok(AfterTake::Begin),
        "meeting" => Ok(AfterTake::Meeting),
        "end" => Ok(AfterTake::End),
        _ => wrong("position-after", facts![word]),
    }
}

fn read_npc(words: &[&str]) -> Read<Npc> {
    Ok(match words {
        ["hexmaster"] => Npc::Hexmaster,
        ["beggar"] => Npc::Beggar,
        ["trader"] => Npc::Trader,
        ["seer"] => Npc::Seer,
        ["fountain"] => Npc::Fountain,
        ["games"] => Npc::Games,
        ["prize", "gold", stake] => Npc::Prize { what: Stake::Gold, amount: read_stake(stake)? },
        ["prize", "food", stake] => Npc::Prize { what: Stake::Provisions, amount: read_stake(stake)? },
        ["shylock"] => Npc::Shylock,
        other => return wrong("position-npc", facts![text = other.join(" ")]),
    })
}

fn read_stake(word: &str) -> Read<u8> {
    word.parse().or_else(|_| wrong("position-stake", facts![stake = word]))
}

pub(super) fn write_foe(foe: Foe) -> String {
    match foe {
        Foe::Monster(card) => card.to_string(),
        Foe::Dragon => "dragon".to_owned(),
        Foe::Warlock => "warlock".to_owned(),
        Foe::Crocodile => "crocodile".to_owned(),
        Foe::Adventurer(seat) => format!("seat {seat}"),
    }
}

pub(super) fn read_foe(text: &str, seats: u8) -> Read<Foe> {
    Ok(match text.split_once(' ').unwrap_or((text, "")) {
        ("dragon", "") => Foe::Dragon,
        ("warlock", "") => Foe::Warlock,
        ("crocodile", "") => Foe::Crocodile,
        ("seat", number) => {
            let number = number.parse().or_else(|_| wrong("position-seat", facts![seat = number]))?;
            Foe::Adventurer(read_seat(seats, Seat(number))?)
        }
        (card, _) => Foe::Monster(card.parse().or_else(|()| wrong("position-foe", facts![text]))?),
    })
}

pub(super) fn write_news(news: News) -> String {
    match news {
        News::Nothing => String::new(),
        News::Gazed { seat, of } => format!("gazed {seat} {of}"),
        News::Talked { opener, other, deal, shown } => {
            format!("talked {opener} {other} {} {} {}", if deal { "deal" } else { "none" }, shown[0], shown[1])
        }
        News::Looted { seat, from, count, named: None, .. } => format!("looted {seat} {from} {count}"),
        News::Looted { seat, from, count, named: Some(card), found } => {
            format!("looted {seat} {from} {count} {card} {}", if found { "found" } else { "missing" })
        }
    }
}

pub(super) fn read_news(text: &str, seats: u8) -> Read<News> {
    let number = |word: &str| -> Read<u8> { word.parse().or_else(|_| wrong("position-amount", facts![word])) };
    let seat = |word: &str| read_seat(seats, Seat(number(word)?));
    let news = match text.split(' ').collect::<Vec<_>>().as_slice() {
        [""] => News::Nothing,
        ["gazed", one, of] => News::Gazed { seat: seat(one)?, of: seat(of)? },
        ["talked", opener, other, deal, first, second] => News::Talked {
            opener: seat(opener)?,
            other: seat(other)?,
            deal: *deal == "deal",
            shown: [number(first)?, number(second)?],
        },
        ["looted", one, from, count, named @ ..] => News::Looted {
            seat: seat(one)?,
            from: seat(from)?,
            count: number(count)?,
            named: named.first().map(|card| read_card(card)).transpose()?,
            found: named.get(1).is_some_and(|word| *word == "found"),
        },
        _ => return wrong("position-news", facts![text]),
    };
    let right = write_news(news);
    if right == text { Ok(news) } else { wrong("position-spelling", facts![text, right]) }
}

/// Whether a state is one that only the newer rules lead to.
fn is_newer(state: &State) -> bool {
    let phase = matches!(
        state.phase,
        Phase::Parley { .. }
            | Phase::Strike { .. }
            | Phase::StepIn { .. }
            | Phase::Drop(Resume::Begin | Resume::Strike { .. })
    );
    let talks = state.talks.is_some_and(|talks| {
        talks.moment != Moment::Meeting || talks.offer.is_some_and(|(_, offer)| offer.ask.is_newer())
    });
    let said = state.combat.is_some_and(|combat| combat.until != [None; 2]);
    phase || talks || said || state.turn.deals != [0; SEATS]
}

/// Whether the state contains what its open decision needs: a combat, a negotiation, a waiting encounter, a room.
pub(super) fn fits(state: &State) -> Read<()> {
    if state.rules < versions::FREE_TALKS && is_newer(state) {
        return wrong("position-newer", facts![text = write(state.phase)]);
    }
    let hero = state.hero();
    let in_room = state.board().room_at(hero.at).is_some();
    let fits = match state.phase {
        Phase::Arm(_) | Phase::Assault(_) => state.combat.is_some(),
        Phase::Parley { attacker, victim } | Phase::Strike { attacker, victim } => {
            crate::rules::faced(state, attacker, victim)
        }
        Phase::StepIn { attacker, victim, ally } => {
            crate::rules::faced(state, attacker, victim) && crate::rules::faced(state, attacker, ally)
        }
        Phase::Propose(_) => state.talks.is_some(),
        Phase::Answer(_) => state.talks.is_some_and(|talks| talks.offer.is_some()),
        Phase::Pending => hero.pending.is_some() && in_room,
        Phase::Caged => hero.caged && hero.alive(),
        Phase::Npc(_) => in_room,
        Phase::Drop(_) => crate::rules::dropper(state).is_some(),
        Phase::Walk | Phase::Challenge => state.turn.roll > 0,
        Phase::Creating(open) => !open.is_empty(),
        Phase::Begin | Phase::Splitting | Phase::Take(_) | Phase::Meet | Phase::Chest => hero.alive(),
        Phase::React(_) | Phase::Loot { .. } | Phase::Flight { .. } | Phase::Spoils { .. } | Phase::Over(_) => true,
    };
    if fits { Ok(()) } else { wrong("position-fits", facts![text = write(state.phase)]) }
}
