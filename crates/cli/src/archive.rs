//! `caldera archive`: games that ended long ago as files, which replay and verify without a server.

use crate::args::Archive;
use crate::fault::Fault;
use crate::people::place;
use crate::voice::Voice;
use kernel::facts;
use server::{ArchivePlan, Archived, archive_data, archive_database};
use std::io::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[derive(Default)]
struct Count {
    written: u32,
    already: u32,
    removed: u32,
    failed: u32,
}

pub(crate) fn run(args: &Archive, voice: &Voice) -> Result<(), Fault> {
    let day = Duration::from_secs(24 * 3600);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let before = since.saturating_sub(day * args.days).as_millis() as i64;
    let plan = ArchivePlan { to: args.to.clone(), before, remove: args.remove };
    let mut out = std::io::stdout().lock();
    let (mut count, mut unwritten) = (Count::default(), None);
    let mut show = |archived: Archived| {
        let told = count.tell(&mut out, &archived, voice);
        unwritten = unwritten.take().or(told.err());
    };
    let done = match &args.store {
        Some(address) => archive_database(address, &plan, &mut show),
        None => {
            Fault::unless_folder(&args.data)?;
            archive_data(&args.data, &plan, &mut show)
        }
    };
    if let Some(error) = unwritten {
        return Err(error.into());
    }
    done.map_err(|fault| {
        let path = place(args.store.as_deref(), &args.data);
        Fault::asked("fault-archive", facts![path, reason = fault.fault()])
    })?;
    let Count { written, already, removed, failed } = count;
    let to = args.to.display().to_string();
    writeln!(out, "{}", voice.say("archive-sum", facts![written, already, removed, failed, to]))?;
    if failed > 0 { Err(Fault::Found) } else { Ok(()) }
}

impl Count {
    /// Counts a table, and says which could not be archived.
    fn tell(&mut self, out: &mut impl Write, archived: &Archived, voice: &Voice) -> std::io::Result<()> {
        self.removed += u32::from(archived.removed);
        match &archived.file {
            Ok((_, true)) => self.written += 1,
            Ok((_, false)) => self.already += 1,
            Err(fault) => {
                self.failed += 1;
                let facts = facts![id = archived.id.as_str(), reason = fault.fault()];
                writeln!(out, "{}", voice.say("archive-failed", facts))?;
            }
        }
        Ok(())
    }
}
