//! `caldera people`: what the operator of a server does with people, also while it runs.

use crate::args::{People, PeopleWish};
use crate::fault::Fault;
use crate::moving::shown;
use crate::voice::Voice;
use kernel::facts;
use server::{Operator, OperatorFault, RemakeFault};
use std::io::{self, Write};
use std::path::Path;

pub(crate) fn run(args: &People, voice: &Voice) -> Result<(), Fault> {
    if args.wish == PeopleWish::Ratings {
        return ratings(args, voice);
    }
    let fault = |fault: OperatorFault| told(&fault, args);
    let operator = match &args.store {
        Some(address) => Operator::open_database(address),
        None => {
            Fault::unless_folder(&args.data)?;
            Operator::open(&args.data)
        }
    };
    let operator = operator.map_err(fault)?;
    let who = || args.who.as_deref().ok_or_else(|| Fault::asked("fault-people-who", facts![]));
    let mut out = io::stdout().lock();
    match args.wish {
        PeopleWish::Ratings => return ratings(args, voice),
        PeopleWish::List => return list(&operator, args, voice),
        PeopleWish::Reports => return reports(&operator, args, voice),
        PeopleWish::Rename => {
            let name = args.name.as_deref().ok_or_else(|| Fault::asked("fault-people-name", facts![]))?;
            operator.rename(who()?, name).map_err(fault)?;
        }
        PeopleWish::Reset => {
            let link = operator.reset(who()?).map_err(fault)?;
            let path = format!("/me#recover={link}");
            writeln!(out, "{}", voice.say("people-link", facts![path = path.as_str()]))?;
            return Ok(());
        }
        PeopleWish::Ban => operator.ban(who()?, true).map_err(fault)?,
        PeopleWish::Unban => operator.ban(who()?, false).map_err(fault)?,
        PeopleWish::Delete => operator.delete(who()?, &voice.say("people-former", facts![])).map_err(fault)?,
        PeopleWish::Correction => {
            write!(out, "{}", operator.correction(number(who()?)?).map_err(fault)?)?;
            return Ok(());
        }
        PeopleWish::Settle => operator.settle(number(who()?)?).map_err(fault)?,
    }
    writeln!(out, "{}", voice.say("people-done", facts![]))?;
    Ok(())
}

/// The number of a report.
fn number(who: &str) -> Result<i64, Fault> {
    who.parse().map_err(|_| Fault::asked("fault-people-number", facts![]))
}

/// Makes all ratings anew. What was kept should have been the same.
fn ratings(args: &People, voice: &Voice) -> Result<(), Fault> {
    if args.store.is_none() {
        Fault::unless_folder(&args.data)?;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let remade = runtime.block_on(server::remake_ratings(&args.data, args.store.as_deref()));
    let data = place(args.store.as_deref(), &args.data);
    let remade = remade.map_err(|fault| match fault {
        RemakeFault::InUse => Fault::asked("fault-people-in-use", facts![data = data.as_str()]),
        RemakeFault::Store(fault) => Fault::asked("fault-people", facts![data = data.as_str(), reason = fault.fault()]),
    })?;
    let key = if remade.same { "people-ratings-same" } else { "people-ratings-changed" };
    let facts = facts![games = remade.games, ratings = remade.ratings];
    writeln!(io::stdout().lock(), "{}", voice.say(key, facts))?;
    Ok(())
}

fn list(operator: &Operator, args: &People, voice: &Voice) -> Result<(), Fault> {
    let found = operator.list(args.who.as_deref().unwrap_or_default(), args.most);
    let mut out = io::stdout().lock();
    for person in found.map_err(|fault| told(&fault, args))? {
        let banned = person.banned.map_or_else(String::new, |_| voice.say("people-banned", facts![]));
        writeln!(out, "{}\t{}\t{}\t{banned}", person.id, person.login.as_deref().unwrap_or("–"), person.name)?;
    }
    Ok(())
}

fn reports(operator: &Operator, args: &People, voice: &Voice) -> Result<(), Fault> {
    let found = operator.reports().map_err(|fault| told(&fault, args))?;
    let mut out = io::stdout().lock();
    if found.is_empty() {
        writeln!(out, "{}", voice.say("people-no-reports", facts![]))?;
    }
    for report in found {
        if report.correction.is_some() {
            let facts = facts![
                number = report.number.to_string(),
                by = report.by.as_str(),
                game = report.about.as_str(),
                values = report.reason.as_str(),
            ];
            writeln!(out, "{}", voice.say("people-correction", facts))?;
            continue;
        }
        let facts = facts![
            number = report.number.to_string(),
            by = report.by.as_str(),
            about = report.about.as_str(),
            table = report.table.as_deref().unwrap_or("–"),
            said = report.said.as_deref().unwrap_or("–"),
            reason = report.reason.as_str(),
        ];
        writeln!(out, "{}", voice.say("people-report", facts))?;
    }
    Ok(())
}

/// Where the data are, in words: without a password.
pub(crate) fn place(store: Option<&str>, data: &Path) -> String {
    store.map_or_else(|| data.display().to_string(), shown)
}

fn told(fault: &OperatorFault, args: &People) -> Fault {
    let data = place(args.store.as_deref(), &args.data);
    match fault {
        OperatorFault::Store(fault) => Fault::asked("fault-people", facts![data, reason = fault.fault()]),
        OperatorFault::Unknown => Fault::asked("fault-people-unknown", facts![data]),
        OperatorFault::Several(who) => Fault::asked("fault-people-several", facts![who = who.join(" ")]),
        OperatorFault::Guest => Fault::asked("fault-people-guest", facts![]),
        OperatorFault::Version => Fault::asked("fault-people-version", facts![data]),
    }
}
