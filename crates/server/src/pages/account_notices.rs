//! My page: how I am told of what happens while I am away; and the page on which that ends at a touch.

use super::layout::{Page, Visit};
use crate::Fault;
use crate::api::{NoticesShown, VacationShown};
use crate::notices::{Event, Way};
use crate::words::{label, say};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Facts, Lang, facts};
use maud::{Markup, html};

/// The form in which somebody chooses.
pub(super) fn notices_form(lang: Lang, shown: &NoticesShown, has_password: bool) -> Markup {
    let ways = || Way::ALL.iter().copied().filter(|way| *way != Way::Mail || shown.can_mail);
    let chosen = |event: Event, way: Way| shown.choices.get(&event).is_some_and(|ways| ways.contains(&way));
    html! {
        section #notices { h2 { (label(lang, "notices")) } p .faint { (label(lang, "notices-why")) }
            form #notice-choices {
                table .results {
                    thead { tr { th scope="col" { (label(lang, "notices-event")) }
                        @for way in ways() { th scope="col" { (way_name(lang, way)) } } } }
                    tbody { @for &event in Event::ALL { tr {
                        th scope="row" { (event_name(lang, event)) }
                        @for way in ways() { td {
                            input type="checkbox" name=(event.id()) value=(way.id()) checked[chosen(event, way)]
                                aria-label={ (event_name(lang, event)) " – " (way_name(lang, way)) };
                        } }
                    } } }
                }
                label for="webhook" { (label(lang, "webhook")) }
                input #webhook name="webhook" type="url" maxlength="1000" value=[shown.webhook.as_deref()];
                p .faint { (label(lang, "webhook-why")) }
                button type="submit" { (label(lang, "save")) }
                p .done role="status" data-done=(label(lang, "notices-saved")) {}
                p .fault role="alert" {}
            }
            (push_part(lang, shown))
            @if shown.can_mail { (mail_form(lang, shown, has_password)) }
        }
    }
}

/// When my clocks stand still. The script knows which day ends when.
pub(super) fn vacation_form(lang: Lang, shown: &VacationShown) -> Markup {
    html! {
        form #vacation { h2 { (label(lang, "vacation")) } p .faint { (label(lang, "vacation-why")) }
            p { (say(lang, "vacation-left", facts![days = shown.days_left])) }
            @if let Some(until) = shown.until {
                p { (label(lang, "vacation-until")) " " time data-date=(until) {} }
                button #vacation-end type="button" { (label(lang, "vacation-end")) }
            }
            label for="vacation-until" { (label(lang, "vacation-until")) }
            input #vacation-until name="until" type="date" required;
            button type="submit" { (label(lang, "vacation-go")) }
            p .fault role="alert" {}
        }
    }
}

/// What the browser of this device can do; the script shows it where there is something to do.
fn push_part(lang: Lang, shown: &NoticesShown) -> Markup {
    html! {
        div #push data-key=(shown.push_key) {
            h3 { (label(lang, "push-devices")) }
            p { (say(lang, "push-count", facts![count = shown.devices])) }
            button #push-on type="button" hidden { (label(lang, "push-on")) }
            button #push-off type="button" hidden { (label(lang, "push-off")) }
            p #push-cannot .faint hidden { (label(lang, "push-cannot")) }
            p .fault role="alert" {}
        }
    }
}

fn mail_form(lang: Lang, shown: &NoticesShown, has_password: bool) -> Markup {
    let state = match (&shown.mail, shown.confirmed) {
        (None, _) => label(lang, "mail-none"),
        (Some(_), false) => label(lang, "mail-unconfirmed"),
        (Some(_), true) => label(lang, "mail-confirmed"),
    };
    html! {
        form #mail { h3 { (label(lang, "mail-address")) } p .faint { (state) }
            label for="mail-address" { (label(lang, "mail-address")) }
            input #mail-address name="address" type="email" maxlength="254" autocomplete="email" value=[shown.mail.as_deref()];
            @if has_password {
                label for="mail-password" { (label(lang, "password-now")) }
                input #mail-password name="password" type="password" required maxlength="200" autocomplete="current-password";
            }
            button type="submit" { (label(lang, "save")) }
            p .fault role="alert" {}
        }
    }
}

/// For whoever has forgotten the password, and for a link that shows whose an address is. The script shows the latter.
pub(super) fn forgotten_form(lang: Lang) -> Markup {
    html! {
        form #forgotten { h2 { (label(lang, "forgotten")) } p .faint { (label(lang, "forgotten-why")) }
            label for="forgotten-login" { (label(lang, "forgotten-login")) }
            input #forgotten-login name="login" required maxlength="254" autocomplete="username";
            button type="submit" { (label(lang, "forgotten-send")) }
            p .done role="status" data-done=(label(lang, "forgotten-sent")) {}
            p .fault role="alert" {}
        }
    }
}

/// What the script says when a link has shown whose an address is.
pub(super) fn confirmation(lang: Lang) -> Markup {
    html! {
        section #confirm hidden data-done=(label(lang, "mail-now-confirmed")) { p role="status" { (label(lang, "mail-confirming")) } p .fault role="alert" {} }
    }
}

fn event_name(lang: Lang, event: Event) -> String {
    match event {
        Event::Turn => label(lang, "event-turn"),
        Event::Invited => label(lang, "event-invited"),
        Event::Chat => label(lang, "event-chat"),
        Event::Nudge => label(lang, "event-nudge"),
        Event::Over => label(lang, "event-over"),
        Event::Soon => label(lang, "event-soon"),
        Event::Called => label(lang, "event-called"),
        Event::Begun => label(lang, "event-begun"),
    }
}

fn way_name(lang: Lang, way: Way) -> String {
    match way {
        Way::Push => label(lang, "way-push"),
        Way::Mail => label(lang, "way-mail"),
        Way::Webhook => label(lang, "way-webhook"),
    }
}

/// The page that a link to hear no more opens. Looking at it changes nothing: programs look at links in mail, too. Its script
/// presses the button, and mail programs post to it themselves.
pub(super) async fn no_more(visit: Visit) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    if visit.asks("done").is_some() {
        let body = html! { section .narrow { h1 { (label(lang, "no-more-done")) }
        p { (label(lang, "no-more-back")) " " a href="/me#notices" { (label(lang, "my-games")) } } } };
        return Ok(visit.show(Page::new("plain", &label(lang, "no-more-done"), body)));
    }
    let link = visit.asks("link").unwrap_or_default().to_owned();
    let (_, way) = visit.app.notices.links.read_no_more(&link).ok_or_else(wrong)?;
    let body = html! { section .narrow {
        h1 { (label(lang, "no-more")) }
        form #no-more method="post" action={ "/unsubscribe?link=" (link) } {
            button type="submit" { (label(lang, "no-more-press")) " – " (way_name(lang, way)) }
        }
    } };
    Ok(visit.show(Page::new("unsubscribe", &label(lang, "no-more"), body).scripted()))
}

/// Ends notices in one way.
pub(super) async fn end(visit: Visit) -> Result<Response, Fault> {
    let link = visit.asks("link").unwrap_or_default();
    let (person, way) = visit.app.notices.links.read_no_more(link).ok_or_else(wrong)?;
    if let Some(contact) = visit.app.notices.store.contact_of(&person).await? {
        visit.app.notices.store.keep_contact(&person, contact.without(way)).await?;
    }
    Ok(Redirect::to("/unsubscribe?done=yes").into_response())
}

fn wrong() -> Fault {
    Fault::asked("fault-no-more", Facts::none())
}
