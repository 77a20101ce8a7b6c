//! `caldera move`: everything from a folder into a PostgreSQL database, or back.

use crate::args::Move;
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::facts;
use server::{MoveFault, move_into_database, move_out_of_database};
use std::io::{self, Write};
use std::path::Path;

pub(crate) fn run(args: &Move, voice: &Voice) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let moved = runtime.block_on(async {
        match (is_database(&args.from), is_database(&args.to)) {
            (false, true) => {
                let folder = Path::new(&args.from);
                if !folder.join("caldera.sqlite").is_file() {
                    return Err(Fault::asked("fault-move-nothing", facts![path = args.from.as_str()]));
                }
                move_into_database(folder, &args.to).await.map_err(|fault| told(&fault, args))
            }
            (true, false) => {
                move_out_of_database(&args.from, Path::new(&args.to)).await.map_err(|fault| told(&fault, args))
            }
            (false, false) | (true, true) => Err(Fault::asked("fault-move-kinds", facts![])),
        }
    })?;
    let facts = facts![
        tables = moved.tables.to_string(),
        lines = moved.lines.to_string(),
        people = moved.people.to_string(),
        rows = moved.rows.to_string(),
    ];
    writeln!(io::stdout(), "{}", voice.say("move-done", facts))?;
    Ok(())
}

fn is_database(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

/// A place without the password in its address.
pub(crate) fn shown(place: &str) -> String {
    match place.split_once("://").zip(place.rsplit_once('@')) {
        Some(((scheme, _), (_, host))) if is_database(place) => format!("{scheme}://{host}"),
        Some(_) | None => place.to_owned(),
    }
}

fn told(fault: &MoveFault, args: &Move) -> Fault {
    let (from, to) = (shown(&args.from), shown(&args.to));
    match fault {
        MoveFault::NotEmpty => Fault::asked("fault-move-full", facts![to]),
        MoveFault::InUse => Fault::asked("fault-move-used", facts![from, to]),
        MoveFault::Store(fault) => Fault::asked("fault-move", facts![from, to, reason = fault.fault()]),
    }
}
