//! Everything true of a table as text: two tables with the same text are the same, whatever way they came to be.

use crate::notice::{Notice, NoticeKind};
use crate::{Millis, Room};
use catalog::Happening;
use kernel::Seat;
use std::fmt::Write;

impl Room {
    /// Everything true of the table, the secret of its dice aside: for comparing what is in memory with what the journal
    /// gives. It is the whole truth, so it is not for players.
    pub fn fingerprint(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_fingerprint(&mut out);
        out
    }

    fn write_fingerprint(&self, out: &mut String) -> std::fmt::Result {
        // Named one by one, so that a new field does not compile until somebody has said how it is compared.
        let Room {
            id,
            host,
            plan,
            chairs,
            phase,
            game,
            edition,
            seal,
            played,
            notices,
            seq,
            last_at,
            deciders,
            waiting,
            fresh_from,
            clocks,
            asked_back,
            vote,
            missed,
            ready,
            invite,
            from,
            duplicate,
            seal_opened,
            again,
            talk,
            removed,
            keys,
            // How a table came to be is no part of what it is.
            replayed: _,
        } = self;
        writeln!(
            out,
            "{id} {host} {} {phase:?} line {seq} at {last_at}\n{edition:?}\n{plan:?}\n{chairs:?}\n{seal:?}",
            game.about().id
        )?;
        writeln!(out, "{deciders:?} {waiting:?} {fresh_from:?}\n{clocks:?}\n{asked_back:?} {again:?}\n{keys:?}")?;
        writeln!(
            out,
            "{vote:?} {missed:?} {ready:?} {invite:?} {from:?} {talk} {removed:?} {duplicate:?} {seal_opened}"
        )?;
        if let Some(played) = played {
            let undo: Vec<_> = Seat::all(played.seats()).map(|seat| played.may_take_back(seat)).collect();
            writeln!(out, "{:?} {} {undo:?}\n{}", played.turn(), played.position(), played.record().to_text())?;
        }
        notices.iter().try_for_each(|notice| write_notice(out, notice))
    }
}

fn write_notice(out: &mut String, notice: &Notice) -> std::fmt::Result {
    let Notice { seq, at, kind }: &Notice = notice;
    let (seq, at): (u32, Millis) = (*seq, *at);
    let all =
        |happenings: &[Happening]| happenings.iter().map(|happening| format!("{happening:?}")).collect::<Vec<_>>();
    match kind {
        NoticeKind::Began(happenings) => writeln!(out, "{seq} {at} began {:?}", all(happenings)),
        NoticeKind::Acted { number, seat, happenings } => {
            writeln!(out, "{seq} {at} {number} {seat} acted {:?}", all(happenings))
        }
        NoticeKind::TookBack { number, seat } => writeln!(out, "{seq} {at} {number} {seat} took back"),
        NoticeKind::AboutTable { key, name, other } => writeln!(out, "{seq} {at} {key} {name:?} {other:?}"),
        NoticeKind::Said { person, name, text } => writeln!(out, "{seq} {at} {person} {name:?} {text:?}"),
    }
}
