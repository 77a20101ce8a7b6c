//! `cargo xtask site`: the documentation as files that any web server hands out. The books are the pages of the server itself, the API
//! comes from its document, everything else from the Markdown of the project. At the end every link is followed.

mod api;
mod books;
mod links;
mod markdown;
mod page;
mod serving;

use crate::root;
use page::{Lang, Page};
use std::fs;
use std::path::{Path, PathBuf};

/// What every part of the making needs.
struct Making {
    /// Where the site is written.
    folder: PathBuf,
    /// What stands in the list at the side of every page.
    shelf: page::Shelf,
}

impl Making {
    /// Writes a page, framed.
    fn show(&self, page: &Page) -> Result<(), String> {
        self.write(&page.path, self.shelf.framed(page).as_bytes())
    }

    /// Writes a file, named from the folder of the site.
    fn write(&self, path: &str, bytes: &[u8]) -> Result<(), String> {
        let file = self.folder.join(path);
        let folder = file.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&file, bytes))
            .map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Copies a file of the project.
    fn copy(&self, from: &Path, to: &str) -> Result<(), String> {
        let bytes = fs::read(from).map_err(|error| format!("{}: {error}", from.display()))?;
        self.write(to, &bytes)
    }
}

/// Makes the site from what a program serves and what lies in the project.
pub(crate) fn site(program: &Path) -> Result<(), String> {
    let target = crate::target()?;
    let folder = target.join("site");
    let _ = fs::remove_dir_all(&folder);
    let mut server = serving::Serving::start(program, &target.join("site-data"))?;
    let games = books::games(&mut server)?;
    let documents = markdown::documents()?;
    let making = Making { folder, shelf: page::Shelf::new(&games, &documents) };
    assets(&making, &mut server)?;
    books::write(&making, &mut server, &games)?;
    api::write(&making, &server.text("/api")?)?;
    markdown::write(&making, &documents)?;
    for lang in Lang::ALL {
        home(&making, lang, &games)?;
    }
    drop(server);
    let (pages, followed) = links::check(&making.folder)?;
    println!("{}: {pages} pages, {followed} links lead somewhere", making.folder.display());
    Ok(())
}

/// The styles, letters and signs of the server's own pages, and a sheet for what is only here.
fn assets(making: &Making, server: &mut serving::Serving) -> Result<(), String> {
    let home = server.text("/?lang=en")?;
    let place = |name: &str| {
        let end = home.find(&format!("/{name}\"")).ok_or(format!("the first page has no {name}"))?;
        let start = home[..end].rfind('"').ok_or("an address begins with a quote")?;
        Ok::<String, String>(format!("{}/{name}", &home[start + 1..end]))
    };
    for name in ["style.css", "boards.css", "show.css"] {
        making.write(&format!("assets/{name}"), server.text(&place(name)?)?.as_bytes())?;
    }
    making.write("assets/icon.svg", server.text(&place("icon.svg")?)?.as_bytes())?;
    making.copy(&root().join("xtask/site/site.css"), "assets/site.css")?;
    let fonts = root().join("web/fonts");
    for entry in fs::read_dir(&fonts).map_err(|error| format!("{}: {error}", fonts.display()))?.flatten() {
        making.copy(&entry.path(), &format!("assets/fonts/{}", entry.file_name().to_string_lossy()))?;
    }
    Ok(())
}

/// The first page in one language.
fn home(making: &Making, lang: Lang, games: &[books::Game]) -> Result<(), String> {
    let source = root().join(format!("xtask/site/home-{}.md", lang.code()));
    let text = fs::read_to_string(&source).map_err(|error| format!("{}: {error}", source.display()))?;
    let list: String = games.iter().map(|game| format!("- [{}]({})\n", game.title(lang), game.path(lang))).collect();
    let path = if lang == Lang::En { "index.html".to_owned() } else { format!("{}/index.html", lang.code()) };
    // Links in these two are written from the folder of the site.
    let up = page::up(&path);
    let body = markdown::plain(&text.replace("{games}", &list), &mut |place| Some(format!("{up}{place}")));
    making.copy(&root().join("docs/pictures/game.svg"), "pictures/game.svg")?;
    let other = if lang == Lang::En { "fr/index.html" } else { "index.html" };
    making.show(&Page { path, title: "Caldera".to_owned(), lang, body, class: "home", other: Some(other.to_owned()) })
}
