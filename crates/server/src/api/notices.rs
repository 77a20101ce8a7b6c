//! How I want to be told of what happens while I am away.

use crate::Fault;
use crate::app::{App, Asker, Body};
use crate::fault::FaultBody;
use crate::notices::{Choices, Contact, LinkKey, Matter, Way, checked_address, checked_webhook, read_subscription};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::Facts;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How I am told.
#[derive(Serialize, ToSchema)]
pub(crate) struct NoticesShown {
    /// In which ways of which event.
    #[schema(value_type = BTreeMap<String, Vec<Way>>)]
    pub(crate) choices: Choices,
    /// My address for mail.
    pub(crate) mail: Option<String>,
    /// Whether I have shown that it is mine.
    pub(crate) confirmed: bool,
    /// An address of mine that takes JSON.
    pub(crate) webhook: Option<String>,
    /// How many browsers of mine take notices.
    pub(crate) devices: usize,
    /// What a browser needs to subscribe.
    pub(crate) push_key: String,
    /// Whether this server sends mail.
    pub(crate) can_mail: bool,
}

/// How somebody is told.
pub(crate) async fn shown(app: &App, asker: &Asker) -> Result<NoticesShown, Fault> {
    let me = &asker.known()?.id;
    let contact = app.notices.store.contact_of(me).await?.unwrap_or_else(|| Contact::new(asker.lang));
    Ok(NoticesShown {
        choices: contact.choices,
        mail: contact.mail,
        confirmed: contact.confirmed,
        webhook: contact.webhook,
        devices: app.notices.store.pushes_of(me).await?.len(),
        push_key: app.notices.signer.public().to_owned(),
        can_mail: app.notices.mailer.is_some(),
    })
}

/// How I am told of what happens while I am away.
#[utoipa::path(get, path = "/api/me/notices", responses((status = 200, body = NoticesShown), (status = 401, body = FaultBody)))]
pub(super) async fn notices(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<NoticesShown>, Fault> {
    shown(&app, &asker).await.map(Json)
}

/// How I want to be told.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NoticesAsked {
    /// For each event the ways; an event that is not named is not told.
    #[schema(value_type = BTreeMap<String, Vec<Way>>)]
    choices: Choices,
    /// An address that takes JSON, `text` and `content` among it; nothing for none.
    #[serde(default)]
    #[schema(max_length = 1000)]
    webhook: Option<String>,
}

/// Choose how I am told, in the language in which I ask.
#[utoipa::path(put, path = "/api/me/notices", request_body = NoticesAsked,
    responses((status = 200, body = NoticesShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<NoticesAsked>,
) -> Result<Json<NoticesShown>, Fault> {
    let me = asker.known()?.id.clone();
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let wanted = asked.webhook.as_deref().map(str::trim).filter(|address| !address.is_empty());
    let webhook = wanted.map(|address| checked_webhook(&app.notices, address)).transpose()?;
    let known = app.notices.store.contact_of(&me).await?.unwrap_or_else(|| Contact::new(asker.lang));
    let mut choices = asked.choices;
    choices.retain(|_, ways| !ways.is_empty());
    app.notices.store.keep_contact(&me, Contact { lang: asker.lang, webhook, choices, ..known }).await?;
    shown(&app, &asker).await.map(Json)
}

/// An address for mail.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MailAsked {
    /// Which; nothing for none.
    #[serde(default)]
    #[schema(max_length = 254)]
    address: Option<String>,
    /// The password, where there is one: whoever has the address can get the account.
    #[serde(default)]
    password: Option<String>,
}

/// Give an address for mail. A letter asks there whether it is mine; nothing else is sent before.
#[utoipa::path(post, path = "/api/me/mail", request_body = MailAsked,
    responses((status = 200, body = NoticesShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody),
        (status = 403, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn give_mail(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<MailAsked>,
) -> Result<Json<NoticesShown>, Fault> {
    let me = asker.known()?;
    let wanted = asked.address.as_deref().map(str::trim).filter(|address| !address.is_empty());
    let mail = wanted.map(checked_address).transpose()?;
    if mail.is_some() && app.notices.mailer.is_none() {
        return Err(Fault::asked("fault-no-mail", Facts::none()));
    }
    app.limits.arrivals.pass(asker.ip).await?;
    super::account::guess(&app, &asker, me).await?;
    app.people.check_current(&me.id, asked.password.as_deref()).await?;
    app.limits.letters.pass(me.id.clone()).await?;
    let known = app.notices.store.contact_of(&me.id).await?.unwrap_or_else(|| Contact::new(asker.lang));
    let same = known.confirmed && known.mail == mail;
    let sends = mail.is_some() && !same;
    app.notices.store.keep_contact(&me.id, Contact { lang: asker.lang, mail, confirmed: same, ..known }).await?;
    if sends {
        app.notices.store.post_letter(&me.id, Matter::Confirmation, app.people.now()).await?;
    }
    shown(&app, &asker).await.map(Json)
}

/// What a link says.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkAsked {
    /// What stands in it.
    #[schema(max_length = 200)]
    link: String,
}

/// Show that an address for mail is mine, by the link that was sent there.
#[utoipa::path(post, path = "/api/confirm", request_body = LinkAsked,
    responses((status = 204), (status = 400, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<LinkAsked>,
) -> Result<StatusCode, Fault> {
    let wrong = || Fault::asked("fault-confirm", Facts::none());
    app.limits.arrivals.pass(asker.ip).await?;
    let named = LinkKey::named_by(&asked.link).ok_or_else(wrong)?;
    let contact = app.notices.store.contact_of(&named).await?.ok_or_else(wrong)?;
    let mail = contact.mail.clone();
    let person = app.notices.links.confirms(&asked.link, |_| mail).ok_or_else(wrong)?;
    app.notices.store.keep_contact(&person, Contact { confirmed: true, ..contact }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who wants a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForgottenAsked {
    /// The login, or the address for mail.
    #[schema(max_length = 254)]
    login: String,
}

/// Get a link for a new password by mail. The answer does not tell whether there is such an account.
#[utoipa::path(post, path = "/api/recover/mail", request_body = ForgottenAsked,
    responses((status = 204), (status = 400, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn recover_by_mail(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<ForgottenAsked>,
) -> Result<StatusCode, Fault> {
    if app.notices.mailer.is_none() {
        return Err(Fault::asked("fault-no-mail", Facts::none()));
    }
    app.limits.arrivals.pass(asker.ip).await?;
    // Found or not, the answer comes at once; how many letters one person gets is limited apart from who asks.
    tokio::spawn(async move {
        let found = app.notices.store.reachable_by_mail(&asked.login).await;
        let Ok(Some(person)) = found else { return };
        if app.limits.letters.pass(person.clone()).await.is_ok()
            && let Err(fault) = app.notices.store.post_letter(&person, Matter::Recovery, app.people.now()).await
        {
            tracing::warn!(%fault, "a letter could not be posted");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// A browser that takes notices, as `PushSubscription` describes it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PushAsked {
    /// Where they are sent.
    #[schema(max_length = 1000)]
    endpoint: String,
    /// Its public key, `p256dh`.
    #[schema(max_length = 200)]
    key: String,
    /// Its secret, `auth`.
    #[schema(max_length = 100)]
    auth: String,
}

/// Let this browser take notices.
#[utoipa::path(post, path = "/api/me/push", request_body = PushAsked,
    responses((status = 200, body = NoticesShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn subscribe(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<PushAsked>,
) -> Result<Json<NoticesShown>, Fault> {
    let me = &asker.known()?.id;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let end = read_subscription(&app.notices, &asked.endpoint, &asked.key, &asked.auth)?;
    app.notices.store.keep_push(me, end, app.people.now()).await?;
    shown(&app, &asker).await.map(Json)
}

/// A browser that takes no notices any more.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PushEnded {
    /// Where they were sent.
    #[schema(max_length = 1000)]
    endpoint: String,
}

/// Let this browser take no more notices.
#[utoipa::path(post, path = "/api/me/push/end", request_body = PushEnded,
    responses((status = 200, body = NoticesShown), (status = 400, body = FaultBody), (status = 401, body = FaultBody)))]
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(asked): Body<PushEnded>,
) -> Result<Json<NoticesShown>, Fault> {
    let me = &asker.known()?.id;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let mine = app.notices.store.pushes_of(me).await?;
    if mine.iter().any(|end| end.endpoint == asked.endpoint) {
        app.notices.store.drop_push(&asked.endpoint).await?;
    }
    shown(&app, &asker).await.map(Json)
}
