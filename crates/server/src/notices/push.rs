//! Web Push: notices that a browser shows while no page is open. Only the browser can read them (RFC 8291); we sign that they
//! come from us (RFC 8292).

use super::calls::CallFault;
use super::words::Said;
use super::{Contact, Notices, Way};
use crate::Fault;
use crate::store::{Notice, PushEnd};
use crate::token::random_bytes;
use ::table::{Millis, TableId, TournamentId};
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue, Uri};
use data_encoding::BASE64URL_NOPAD;
use kernel::Facts;
use serde_json::json;
use web_push_native::p256::PublicKey;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::{Auth, encrypt};

/// For how long a push service keeps a notice for a browser that is not there, in seconds.
const KEPT: u32 = 12 * 60 * 60;
/// For how long we sign, in seconds.
const SIGNED: Millis = 6 * 60 * 60;
/// The longest address of a browser.
const LONGEST: usize = 1000;

/// A new private key.
pub(super) fn new_key() -> Result<Vec<u8>, Fault> {
    // Nearly every number is a key; one that is not is as rare as a hash that collides.
    loop {
        let bytes = random_bytes::<32>()?;
        if SigningKey::from_slice(&bytes).is_ok() {
            return Ok(bytes.to_vec());
        }
    }
}

/// Signs that a notice comes from us.
pub(crate) struct Signer {
    key: SigningKey,
    /// The public key as browsers want it.
    public: String,
    /// Whom a push service can ask.
    contact: String,
}

impl Signer {
    pub(super) fn new(kept: &[u8], contact: &str) -> Result<Signer, Fault> {
        let key = SigningKey::from_slice(kept).map_err(|error| Fault::internal("the key for push is none", &error))?;
        let point = key.verifying_key().to_encoded_point(false);
        Ok(Signer { public: BASE64URL_NOPAD.encode(point.as_bytes()), key, contact: contact.to_owned() })
    }

    /// The public key, for browsers that subscribe.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// What a push service reads: for which service it is signed, until when, and by whom.
    fn header(&self, endpoint: &Uri, now: Millis) -> Option<HeaderValue> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let head = BASE64URL_NOPAD.encode(br#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = json!({ "aud": audience, "exp": now / 1000 + SIGNED, "sub": self.contact });
        let told = format!("{head}.{}", BASE64URL_NOPAD.encode(claims.to_string().as_bytes()));
        let signature: Signature = self.key.sign(told.as_bytes());
        let signature = BASE64URL_NOPAD.encode(&signature.to_bytes());
        HeaderValue::try_from(format!("vapid t={told}.{signature}, k={}", self.public)).ok()
    }
}

/// A browser that wants notices, as it describes itself.
pub(crate) fn read_subscription(notices: &Notices, endpoint: &str, key: &str, auth: &str) -> Result<PushEnd, Fault> {
    let wrong = || Fault::asked("fault-push", Facts::none());
    let address: Uri = endpoint.parse().map_err(|_| wrong())?;
    let decode = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).map_err(|_| wrong());
    let (key, auth) = (decode(key)?, decode(auth)?);
    PublicKey::from_sec1_bytes(&key).map_err(|_| wrong())?;
    let auth = <[u8; 16]>::try_from(auth).map_err(|_| wrong())?;
    if endpoint.len() > LONGEST || !notices.may_call(&address) {
        return Err(wrong());
    }
    Ok(PushEnd { endpoint: endpoint.to_owned(), key, auth })
}

impl Notices {
    /// Sends a notice to one browser. One that has gone is forgotten.
    pub(super) async fn push_notice(
        &self,
        contact: &Contact,
        notice: &Notice,
        said: &Said,
        end: &PushEnd,
    ) -> Result<(), CallFault> {
        let endpoint: Uri = end.endpoint.parse().map_err(|_| CallFault::Refused)?;
        let key = PublicKey::from_sec1_bytes(&end.key).map_err(|_| CallFault::Refused)?;
        let message = json!({
            "text": said.text,
            "url": Some(notice.place()).filter(|place| !place.is_empty()).unwrap_or_else(|| "/".to_owned()),
            "tag": notice.table.as_ref().map(TableId::as_str).or(notice.tournament.as_ref().map(TournamentId::as_str)),
            "lang": contact.lang.to_string(),
            "unsubscribe": format!("/unsubscribe?link={}", self.links.no_more(&notice.person, Way::Push)),
        });
        let sealed = encrypt(message.to_string().into_bytes(), &key, &Auth::clone_from_slice(&end.auth));
        let sealed = sealed.map_err(|error| CallFault::Failed(error.to_string()))?;
        let signed = self.signer.header(&endpoint, self.clock.now_ms()).ok_or(CallFault::Refused)?;
        let headers = [
            (AUTHORIZATION, signed),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (HeaderName::from_static("ttl"), HeaderValue::from(KEPT)),
            (HeaderName::from_static("urgency"), HeaderValue::from_static("normal")),
        ];
        let status = self.caller.post(&endpoint, &headers, sealed).await?;
        if status.as_u16() == 404 || status.as_u16() == 410 {
            let dropped = self.store.drop_push(&end.endpoint).await;
            dropped.map_err(|fault| CallFault::Failed(fault.to_string()))?;
            return Err(CallFault::Refused);
        }
        if status.is_success() { Ok(()) } else { Err(CallFault::Failed(format!("it answered {status}"))) }
    }
}
