//! My name, my account, my games, my results.

use super::account_notices::{confirmation, forgotten_form, notices_form, vacation_form};
use super::home::{Group, in_order, table_row};
use super::layout::{Page, Visit};
use super::running::running;
use crate::Fault;
use crate::api::{notices_shown, vacation_shown};
use crate::results::tally;
use crate::store::{Profile, Session};
use crate::words::label;
use axum::response::Response;
use kernel::Lang;
use maud::{Markup, html};

pub(super) async fn me(visit: Visit) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let body = match &visit.asker.person {
        None => html! { section .narrow { h1 { (label(lang, "my-games")) }
            (name_form(lang, "")) (login_form(lang)) (recovery_form(lang)) (confirmation(lang))
            @if visit.app.notices.mailer.is_some() { (forgotten_form(lang)) }
        } },
        Some(person) => {
            let tables = visit.app.store.tables_of(&person.id, 100).await?;
            let stand = running(&visit.app, &visit.asker, &tables.iter().collect::<Vec<_>>()).await;
            let tallies = tally(person, &tables);
            let vacation = vacation_shown(&visit.app, &visit.asker).await?;
            let notices = notices_shown(&visit.app, &visit.asker).await?;
            let known = crate::club::known(&visit.app, &visit.asker, &person.id).await?;
            let shows = known.profile;
            let sessions = visit.app.store.sessions_of(&person.id).await?;
            html! { section .narrow {
                h1 { (person.name) }
                p .buttons { a .button href={ "/p/" (person.id) } { (label(lang, "my-page")) } a .button href="/friends" { (label(lang, "friends")) } }
                (confirmation(lang))
                @for group in Group::ALL {
                    @let theirs = in_order(group, &tables, &stand, &visit.asker);
                    @if !theirs.is_empty() {
                        h2 { (label(lang, group.key())) " " span .faint { (theirs.len()) } }
                        ul .tables { @for table in theirs { (table_row(table, stand.get(&table.id), &visit.asker, matches!(group, Group::Mine | Group::Running))) } }
                    }
                }
                @if tables.is_empty() { p .faint { (label(lang, "no-games")) } }
                @if !tallies.is_empty() {
                    h2 { (label(lang, "results")) }
                    table #my-results .results tabindex="0" {
                        thead { tr { th scope="col" { (label(lang, "game")) } th scope="col" { (label(lang, "played")) }
                            th scope="col" { (label(lang, "won")) } th scope="col" { (label(lang, "given-up")) } th scope="col" { (label(lang, "abandoned")) } th scope="col" { (label(lang, "best")) } th scope="col" { (label(lang, "mean")) } } }
                        tbody { @for (game, tally) in &tallies { tr {
                            th scope="row" { (catalog::game(game).map_or(game.as_str(), |door| door.about().title(lang))) }
                            td { (tally.played) } td { (tally.won) } td { (tally.given_up) } td { (tally.abandoned) } td { (tally.best.unwrap_or(0)) }
                            td { (decimal(tally.mean.unwrap_or(0.0), lang)) }
                        } } }
                    }
                }
                (name_form(lang, &person.name))
                (shows_form(lang, shows))
                @match &person.login {
                    Some(login) => { p { (label(lang, "account-is")) " " strong { (login) } } (change_form(lang, login)) }
                    None => { (keep_form(lang)) (login_form(lang)) }
                }
                (vacation_form(lang, &vacation))
                (notices_form(lang, &notices, person.login.is_some()))
                @if person.login.is_some() { (session_list(lang, &sessions, visit.asker.pass)) }
                (my_data(lang, person.login.is_some()))
                button #logout type="button" data-account=(person.login.is_some()) { (label(lang, "log-out")) }
            } }
        }
    };
    Ok(visit.show(Page::new("account", &label(lang, "my-games"), body).scripted()))
}

/// A number with one place behind the comma, or the point.
pub(super) fn decimal(number: f64, lang: Lang) -> String {
    let written = format!("{number:.1}");
    match lang {
        Lang::En => written,
        Lang::Fr => written.replace('.', ","),
    }
}

fn name_form(lang: Lang, name: &str) -> Markup {
    html! {
        form #rename { h2 { (label(lang, "my-name")) }
            label for="name" { (label(lang, "name")) } input #name name="name" required maxlength="40" autocomplete="nickname" value=(name);
            button type="submit" { (label(lang, "save")) }
            p .fault role="alert" {}
        }
    }
}

/// What everybody may see of me.
fn shows_form(lang: Lang, shows: Profile) -> Markup {
    html! {
        form #shows { h2 { (label(lang, "shows")) } p .faint { (label(lang, "shows-why")) }
            label .check { input name="ratings" type="checkbox" checked[shows.ratings]; " " (label(lang, "shows-ratings")) }
            label .check { input name="games" type="checkbox" checked[shows.games]; " " (label(lang, "shows-games")) }
            label .check { input name="online" type="checkbox" checked[shows.online]; " " (label(lang, "shows-online")) }
            button type="submit" { (label(lang, "save")) }
            p .fault role="alert" {}
        }
    }
}

fn keep_form(lang: Lang) -> Markup {
    html! {
        form #keep { h2 { (label(lang, "keep-account")) } p .faint { (label(lang, "keep-why")) }
            (credentials(lang, "keep", "new-password"))
            button type="submit" { (label(lang, "keep-account")) }
            p .fault role="alert" {}
        }
    }
}

/// Another login or password, for whoever knows the present one.
fn change_form(lang: Lang, login: &str) -> Markup {
    html! {
        form #change { h2 { (label(lang, "change-account")) } p .faint { (label(lang, "change-why")) }
            label for="change-current" { (label(lang, "password-now")) }
            input #change-current name="current" type="password" required maxlength="200" autocomplete="current-password";
            label for="change-login" { (label(lang, "login")) }
            input #change-login name="login" required minlength="3" maxlength="40" autocomplete="username" value=(login);
            label for="change-password" { (label(lang, "password-new")) }
            input #change-password name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password";
            button type="submit" { (label(lang, "save")) }
            p .fault role="alert" {}
        }
    }
}

/// A new password by a link from the operator. The script shows the form where the address brings such a link.
fn recovery_form(lang: Lang) -> Markup {
    html! {
        form #recover hidden { h2 { (label(lang, "recover-account")) } p .faint { (label(lang, "recover-why")) }
            label for="recover-password" { (label(lang, "password-new")) }
            input #recover-password name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password";
            button type="submit" { (label(lang, "save")) }
            p .fault role="alert" {}
        }
    }
}

/// The devices that are logged in.
fn session_list(lang: Lang, sessions: &[Session], present: Option<[u8; 32]>) -> Markup {
    html! {
        section #sessions { h2 { (label(lang, "devices")) }
            ul { @for session in sessions { li {
                (session.device.as_deref().unwrap_or("–")) " "
                @if Some(session.pass) == present { span .faint { (label(lang, "device-this")) } }
                @else {
                    button type="button" data-end=(session.name())
                        aria-label={ (label(lang, "device-end")) " – " (session.device.as_deref().unwrap_or("–")) } { (label(lang, "device-end")) }
                }
            } } }
            @if sessions.len() > 1 { button #end-others type="button" { (label(lang, "devices-end")) } }
        }
    }
}

/// To take one's data along, and to leave for good.
fn my_data(lang: Lang, has_password: bool) -> Markup {
    html! {
        section { h2 { (label(lang, "my-data")) }
            p { a href="/api/me/export" download="caldera.json" { (label(lang, "data-export")) } }
            details { summary { (label(lang, "data-delete")) }
                form #erase { p { (label(lang, "data-delete-why")) }
                    @if has_password {
                        label for="erase-password" { (label(lang, "password-now")) }
                        input #erase-password name="password" type="password" required maxlength="200" autocomplete="current-password";
                    }
                    button type="submit" { (label(lang, "data-delete")) }
                    p .fault role="alert" {}
                }
            }
        }
    }
}

fn login_form(lang: Lang) -> Markup {
    html! {
        form #login { h2 { (label(lang, "log-in")) }
            (credentials(lang, "login", "current-password"))
            button type="submit" { (label(lang, "log-in")) }
            p .fault role="alert" {}
        }
    }
}

fn credentials(lang: Lang, form: &str, password: &str) -> Markup {
    html! {
        label for={ (form) "-login" } { (label(lang, "login")) }
        input id={ (form) "-login" } name="login" required minlength="3" maxlength="40" autocomplete="username";
        label for={ (form) "-password" } { (label(lang, "password")) }
        input id={ (form) "-password" } name="password" type="password" required minlength="8" maxlength="200" autocomplete=(password);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        assert_eq!(super::decimal(7.25, kernel::Lang::En), "7.2");
        assert_eq!(super::decimal(7.0, kernel::Lang::Fr), "7,0");
    }
}
