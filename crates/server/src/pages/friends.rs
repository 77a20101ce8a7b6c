//! Whom I follow, who of them is here, and with whom I have played lately.

use super::layout::{Page, Visit};
use super::person::invitations;
use crate::Fault;
use crate::api::people_known;
use crate::club::FriendShown;
use crate::words::label;
use axum::response::Response;
use kernel::Lang;
use maud::{Markup, html};

pub(super) async fn friends(visit: Visit) -> Result<Response, Fault> {
    let lang = visit.asker.lang;
    let body = if visit.asker.person.is_none() {
        html! { section .narrow { h1 { (label(lang, "friends")) } p { a href="/me" { (label(lang, "friends-first")) } } } }
    } else {
        let (mut followed, recent) = people_known(&visit.app, &visit.asker).await?;
        followed.sort_by_key(|friend| friend.online != Some(true));
        let others: Vec<&FriendShown> = recent.iter().filter(|friend| !friend.followed).collect();
        html! { section .narrow {
            h1 { (label(lang, "friends")) }
            p .faint { (label(lang, "friends-about")) }
            p #fault .fault role="alert" {}
            @if followed.is_empty() { p { (label(lang, "friends-none")) } }
            ul .friends { @for friend in &followed { (row(friend, lang)) } }
            @if !others.is_empty() {
                h2 { (label(lang, "friends-recent")) }
                ul .friends { @for friend in others { (row(friend, lang)) } }
            }
        } }
    };
    Ok(visit.show(Page::new("friends", &label(lang, "friends"), body).scripted()))
}

fn row(friend: &FriendShown, lang: Lang) -> Markup {
    let does = label(lang, if friend.followed { "unfollow" } else { "follow" });
    html! {
        li data-id=(friend.id) {
            a href={ "/p/" (friend.id) } { (friend.name) } " "
            @match friend.online {
                Some(true) => { span .here { (label(lang, "person-here")) } }
                Some(false) => { span .faint { (label(lang, "person-away")) } }
                None => {}
            }
            (invitations(&friend.id, &friend.name, lang))
            button type="button" data-person=(friend.id) data-followed=(friend.followed) aria-label={ (does) " – " (friend.name) } { (does) }
        }
    }
}
