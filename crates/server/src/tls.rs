//! Encryption on the way out, with the certificates that this machine trusts (`SSL_CERT_FILE` names others).

use std::sync::{Arc, OnceLock};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// What encrypts; nothing if this machine trusts no certificate at all. The certificates are read once.
pub(crate) fn connector() -> Option<TlsConnector> {
    static TRUSTED: OnceLock<Option<TlsConnector>> = OnceLock::new();
    TRUSTED.get_or_init(read).clone()
}

fn read() -> Option<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return None;
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().ok()?;
    Some(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}
