//! What is wrong with a command line, in the reader's language.
//!
//! Clap finds the fault and names what it concerns; the sentence is ours, so that French readers get French ones.

use crate::settings::{self, Unfit};
use crate::voice;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use kernel::{Fault, Lang, facts};
use std::error::Error;

/// Prints help or a fault as clap found it, and ends the program.
pub(crate) fn exit(error: &clap::Error, lang: Lang) -> ! {
    match fault(error) {
        None => error.exit(),
        Some(fault) => {
            let reason = fault.say(lang);
            let arguments: Vec<_> = std::env::args_os().collect();
            let told = match settings::variable_to_blame(&concerned(error), &arguments) {
                Some(variable) => voice::fault("usage-variable", facts![variable, reason]).say(lang),
                None => reason,
            };
            eprintln!("caldera: {told}");
            eprintln!("{}", voice::fault("usage-help", facts![]).say(lang));
            std::process::exit(error.exit_code())
        }
    }
}

/// The fault as one of our sentences; nothing for help and version, which are no faults.
pub(crate) fn fault(error: &clap::Error) -> Option<Fault> {
    let argument = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return None,
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::UnknownArgument => match text(error, ContextKind::SuggestedArg) {
            similar if similar.is_empty() => voice::fault("usage-unknown", facts![argument = argument()]),
            similar => voice::fault("usage-unknown-similar", facts![argument = argument(), similar]),
        },
        ErrorKind::InvalidSubcommand => {
            voice::fault("usage-command", facts![command = text(error, ContextKind::InvalidSubcommand)])
        }
        ErrorKind::InvalidValue => match (value(), text(error, ContextKind::ValidValue)) {
            (value, _) if value.is_empty() => voice::fault("usage-no-value", facts![argument = argument()]),
            (value, known) if known.is_empty() => voice::fault("usage-value", facts![argument = argument(), value]),
            (value, known) => voice::fault("usage-value-known", facts![argument = argument(), value, known]),
        },
        ErrorKind::ValueValidation => match error.source().and_then(|source| source.downcast_ref::<Unfit>()) {
            Some(unfit) => voice::fault(unfit.0, facts![argument = argument()]),
            None => voice::fault("usage-value", facts![argument = argument(), value = value()]),
        },
        ErrorKind::MissingRequiredArgument => voice::fault("usage-missing", facts![argument = argument()]),
        ErrorKind::ArgumentConflict => {
            let other = text(error, ContextKind::PriorArg);
            voice::fault("usage-conflict", facts![argument = argument(), other])
        }
        // The rest, and what clap may add to its open list, has no better sentence.
        _ => voice::fault("usage-other", facts![argument = argument()]),
    })
}

/// The argument that a fault is about, as it is written on the command line.
pub(crate) fn concerned(error: &clap::Error) -> String {
    let asking = text(error, ContextKind::PriorArg);
    if asking.is_empty() { text(error, ContextKind::InvalidArg) } else { asking }
}

fn text(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;
    use testkit::table::rows;

    #[test]
    fn faults_are_told_in_both_languages() {
        let table = rows(
            "
            # line                     key                      english                     french
            games --nonsense           usage-unknown            no option “--nonsense”      « --nonsense » n’existe pas
            rules wrath --lnag fr      usage-unknown-similar    did you mean “--lang”       vouliez-vous dire « --lang »
            gmaes                      usage-command            no command “gmaes”          « gmaes » n’existe pas
            games --color pink         usage-value-known        auto, always, never         auto, always, never
            simulate wrath --games x   usage-value              “x” is not a value          « x » ne convient pas
            verify                     usage-missing            is missing                  argument manquant
            ",
        );
        for row in table {
            let line = format!("caldera {}", row.cell("line"));
            let error = Cli::command().try_get_matches_from(line.split(' ')).expect_err("the line is wrong");
            let fault = fault(&error).unwrap_or_else(|| panic!("{line}: help instead of a fault"));
            assert_eq!(fault.key(), row.cell("key"), "{line}");
            assert!(fault.say(Lang::En).contains(row.cell("english")), "{line}: {}", fault.say(Lang::En));
            let french = fault.say(Lang::Fr).replace(['\u{a0}', '\u{202f}'], " ");
            assert!(french.contains(row.cell("french")), "{line}: {french}");
        }
    }
}
