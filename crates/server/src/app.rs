//! What every request can reach, and who is asking.

use crate::Fault;
use crate::analyses::Analyses;
use crate::book::Press;
use crate::caps::Caps;
use crate::club::Keeper;
use crate::compare::Comparisons;
use crate::editions::Editions;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::notices::Notices;
use crate::pages::Pictures;
use crate::people::{COOKIE, People};
use crate::person::Person;
use crate::proxy;
use crate::store::{Store, StoreFault};
use crate::tables::{Form, Tables, Viewer};
use crate::turns::Claim;
use crate::words::preferred;
use ::table::{PersonId, TableId};
use axum::extract::{self, ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE as COOKIE_HEADER};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Uri};
use cookie::{Cookie, CookieBuilder, SameSite};
use ipnet::IpNet;
use kernel::{Lang, Seat, facts, reading};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How long a browser keeps our cookies.
const KEPT: cookie::time::Duration = cookie::time::Duration::days(365);

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 64 * 1024;

/// The parts of a running server.
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) lobby: Lobby,
    pub(crate) people: People,
    pub(crate) limits: Limits,
    pub(crate) caps: Caps,
    /// The proxies that are believed when they say for whom they ask.
    pub(crate) trusted: Vec<IpNet>,
    /// Whether cookies are for https only.
    pub(crate) secure: bool,
    /// Pictures of tables that were asked for lately.
    pub(crate) pictures: Pictures,
    /// The books of the club: ratings, histories, friends.
    pub(crate) keeper: Keeper,
    /// The analyses of finished games that are being made.
    pub(crate) analyses: Analyses,
    /// The comparisons of two ways a game could go on that are being made.
    pub(crate) comparisons: Comparisons,
    /// Tells people who are not there.
    pub(crate) notices: Arc<Notices>,
    /// The editions that tables can be opened with.
    pub(crate) editions: Editions,
    /// The books, printed.
    pub(crate) press: Press,
    /// Whether this server is about to end, so that new visitors should go elsewhere.
    pub(crate) leaving: AtomicBool,
}

impl App {
    /// The address that a request counts for.
    pub(crate) fn origin(&self, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
        proxy::origin(peer, headers, &self.trusted)
    }

    /// With whom somebody has nothing to do: one of the two has blocked the other.
    pub(crate) async fn apart_from(&self, asker: &Asker) -> Result<Vec<PersonId>, StoreFault> {
        match &asker.person {
            Some(me) => self.store.apart_from(&me.id).await,
            None => Ok(Vec::new()),
        }
    }

    /// A cookie for the whole site. No other site can send it along with a write.
    pub(crate) fn new_cookie<'a>(&self, name: &'a str, value: String) -> CookieBuilder<'a> {
        Cookie::build((name, value)).path("/").max_age(KEPT).same_site(SameSite::Lax).secure(self.secure)
    }
}

/// Who asks, in which language.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) lang: Lang,
    pub(crate) person: Option<Person>,
    pub(crate) pass: Option<[u8; 32]>,
    pub(crate) ip: IpAddr,
}

impl Asker {
    /// Somebody who has shown who they are.
    pub(crate) fn known(&self) -> Result<&Person, Fault> {
        self.person.as_ref().ok_or(Fault::Nobody)
    }

    /// For whom something is worked out that they ask for.
    pub(crate) fn claim(&self, table: Option<&TableId>) -> Claim {
        let person = self.person.as_ref().map(|person| person.id.clone());
        Claim { address: self.ip, person, table: table.cloned() }
    }

    /// The same person as somebody who looks at a table.
    pub(crate) fn viewer(&self, wanted: Option<u8>, form: Form) -> Viewer {
        let person = self.person.as_ref().map(|person| person.id.clone());
        Viewer { person, wanted: wanted.map(Seat), lang: self.lang, form }
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asker, Fault> {
        let held = match cookie(&parts.headers, COOKIE) {
            Some(cookie) => app.people.holder(cookie).await?,
            None => None,
        };
        let (person, pass) = held.map_or((None, None), |(person, pass)| (Some(person), Some(pass)));
        let ip = app.origin(&parts.extensions, &parts.headers);
        if let Some(person) = &person {
            app.tables.seen(&person.id, ip);
            app.keeper.note_here(&person.id);
        }
        Ok(Asker { lang: language(&parts.uri, &parts.headers), person, pass, ip })
    }
}

/// A cookie by its name.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE_HEADER)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == name)
        .and_then(|cookie| cookie.value_raw())
}

/// The language of an answer: asked for in the address, chosen before, or what the browser prefers.
pub(crate) fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    let chosen = asked.or_else(|| cookie(headers, "lang")).and_then(|code| code.parse().ok());
    chosen.unwrap_or_else(|| {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
        accepted.and_then(preferred).unwrap_or(Lang::En)
    })
}

/// A JSON body. Other kinds are refused: a foreign page can send those without asking.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Fault> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
        if !kind.starts_with("application/json") {
            return Err(Fault::asked("fault-content-type", kernel::Facts::none()));
        }
        let arriving = axum::body::to_bytes(request.into_body(), LARGEST_BODY);
        let bytes = tokio::time::timeout(Duration::from_secs(app.caps.arrival_seconds), arriving)
            .await
            .map_err(|_| Fault::asked("fault-slow", kernel::Facts::none()))?
            .map_err(|_| Fault::asked("fault-too-large", facts![most = LARGEST_BODY]))?;
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| Fault::asked("fault-json", facts![detail = reading::json(&error)]))
    }
}

/// The query of an address does not fit. The reader's own words speak of Rust: they are not passed on.
pub(crate) fn bad_query<E>(_: E) -> Fault {
    Fault::asked("fault-query", kernel::Facts::none())
}

/// What the address names. What cannot be read names nothing: whoever asks is told so in a sentence of ours.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Fault> {
        let named = extract::Path::<T>::from_request_parts(parts, state).await;
        named.map(|extract::Path(named)| Path(named)).map_err(|_| Fault::Missing)
    }
}

/// The table named in the address.
pub(crate) struct AtTable(pub(crate) TableId);

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Fault> {
        let Path(id) = Path::<String>::from_request_parts(parts, app).await?;
        TableId::parse(&id).map(AtTable).ok_or(Fault::Missing)
    }
}

#[cfg(test)]
mod tests {
    use super::{cookie, language};
    use axum::http::{HeaderMap, Uri};
    use kernel::Lang;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let sent = headers(&[("cookie", "theme=dark; caldera=a.b=c;lang=fr"), ("cookie", "empty=; odd; other=1")]);
        for (name, value) in [("theme", "dark"), ("caldera", "a.b=c"), ("lang", "fr"), ("empty", ""), ("other", "1")] {
            assert_eq!(cookie(&sent, name), Some(value), "{name}");
        }
        assert_eq!(cookie(&sent, "odd"), None, "a name without a value is none");
        assert_eq!(cookie(&sent, "Theme"), None);
    }

    #[test]
    fn the_language_is_asked_for_then_remembered_then_preferred() {
        let french = headers(&[("accept-language", "fr;q=0.3, en;q=0.8"), ("cookie", "lang=fr")]);
        let check = |uri: &'static str, headers: &HeaderMap| language(&Uri::from_static(uri), headers);
        assert_eq!(check("/?x=1&lang=en", &french), Lang::En);
        assert_eq!(check("/", &french), Lang::Fr);
        assert_eq!(check("/", &headers(&[("accept-language", "fr;q=0.3, en;q=0.8")])), Lang::En);
        assert_eq!(check("/", &headers(&[("accept-language", "fr")])), Lang::Fr);
        assert_eq!(check("/", &headers(&[])), Lang::En);
    }
}
