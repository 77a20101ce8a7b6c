//! `caldera papers`: man pages in both languages and completions for shells, made from the command line itself.

use crate::fault::Fault;
use crate::help;
use clap::{Args, Command};
use clap_complete::Shell;
use kernel::Lang;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(crate) struct Papers {
    /// The folder; it gets man/ and completions/
    pub(crate) folder: PathBuf,
}

pub(crate) fn run(args: &Papers) -> Result<(), Fault> {
    let completions = args.folder.join("completions");
    fs::create_dir_all(&completions).map_err(|error| Fault::file(&completions, error))?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        let written = clap_complete::generate_to(shell, &mut on_any_machine(Lang::En), "caldera", &completions);
        written.map_err(|error| Fault::file(&completions, error))?;
    }
    for (lang, folder) in [(Lang::En, "man/man1"), (Lang::Fr, "man/fr/man1")] {
        let folder = args.folder.join(folder);
        fs::create_dir_all(&folder).map_err(|error| Fault::file(&folder, error))?;
        let mut command = on_any_machine(lang);
        command.build();
        write_pages(&command, "caldera", lang, &folder)?;
    }
    Ok(())
}

/// The command line without what only this machine knows: the folder of the data of whoever builds the package.
fn on_any_machine(lang: Lang) -> Command {
    const USUAL_DATA: &str = "~/.local/share/caldera/server";
    let command = help::command(lang).disable_help_subcommand(true);
    let names: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |below| {
            let has_usual_data = below
                .get_arguments()
                .any(|argument| argument.get_id() == "data" && !argument.get_default_values().is_empty());
            if has_usual_data { below.mut_arg("data", |argument| argument.default_value(USUAL_DATA)) } else { below }
        })
    })
}

/// The page of a command and those of the commands below it.
fn write_pages(command: &Command, name: &str, lang: Lang, folder: &Path) -> Result<(), Fault> {
    let file = folder.join(format!("{name}.1"));
    let page = clap_mangen::Man::new(command.clone().name(name.to_owned())).manual("Caldera");
    let mut text = Vec::new();
    page.render(&mut text)?;
    let text = headed(String::from_utf8_lossy(&text).into_owned(), lang);
    fs::write(&file, text).map_err(|error| Fault::file(&file, error))?;
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        write_pages(below, &format!("{name}-{}", below.get_name()), lang, folder)?;
    }
    Ok(())
}

/// The page with what the library itself writes in the reader's language.
fn headed(text: String, lang: Lang) -> String {
    let words = [
        (".SH NAME\n", ".SH NOM\n"),
        (".SH SUBCOMMANDS\n", ".SH COMMANDES\n"),
        (".SH EXTRA\n", ".SH REMARQUES\n"),
        ("[default: ", "[par défaut : "),
        ("Possible values:", "Valeurs possibles :"),
        ("[possible values: ", "[valeurs possibles : "),
    ];
    match lang {
        Lang::En => text,
        Lang::Fr => words.iter().fold(text, |text, (en, fr)| text.replace(en, fr)),
    }
}
