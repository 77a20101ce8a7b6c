//! Posting something to an address that somebody else chose: never to ourselves or to our neighbours, never for long.

use crate::tls;
use axum::body::Bytes;
use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::uri::{Authority, PathAndQuery};
use axum::http::{HeaderName, HeaderValue, Request, StatusCode, Uri};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::rustls::pki_types::ServerName;

/// How long one call may take, from looking the name up to the head of the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 2000;

/// Calls other servers.
pub(super) struct Caller {
    /// Whether this machine and private networks may be called.
    private: bool,
}

/// Why a call failed.
#[derive(Debug)]
pub(super) enum CallFault {
    /// It will never be made.
    Refused,
    /// It may succeed later.
    Failed(String),
}

impl CallFault {
    fn failed(error: &dyn fmt::Display) -> CallFault {
        CallFault::Failed(error.to_string())
    }
}

impl Caller {
    pub(super) fn new(private: bool) -> Caller {
        Caller { private }
    }

    /// Whether an address may be called, as far as its text says.
    pub(super) fn may_call(&self, address: &Uri) -> bool {
        let Some((_, host, _)) = parts(address) else { return false };
        match host.parse::<IpAddr>() {
            Ok(ip) => self.private || is_public(ip),
            Err(_) => true,
        }
    }

    /// Posts something and returns the status of the answer. Redirections are not followed, and nothing more is read.
    pub(super) async fn post(
        &self,
        address: &Uri,
        headers: &[(HeaderName, HeaderValue)],
        body: Vec<u8>,
    ) -> Result<StatusCode, CallFault> {
        let call = tokio::time::timeout(PATIENCE, self.call(address, headers, body));
        call.await.unwrap_or_else(|_| Err(CallFault::Failed("it took too long".to_owned())))
    }

    async fn call(
        &self,
        address: &Uri,
        headers: &[(HeaderName, HeaderValue)],
        body: Vec<u8>,
    ) -> Result<StatusCode, CallFault> {
        let (encrypted, host, port) = parts(address).ok_or(CallFault::Refused)?;
        // The address that was checked is the one that is called: a name cannot change its mind in between.
        let found = tokio::net::lookup_host((host.as_str(), port)).await.map_err(|error| CallFault::failed(&error))?;
        let allowed: Vec<SocketAddr> = found.filter(|found| self.private || is_public(found.ip())).collect();
        if allowed.is_empty() {
            return Err(CallFault::Refused);
        }
        let socket = TcpStream::connect(&allowed[..]).await.map_err(|error| CallFault::failed(&error))?;
        let path = address.path_and_query().map_or("/", PathAndQuery::as_str);
        let authority = address.authority().map_or(host.as_str(), Authority::as_str);
        let mut request = Request::post(path)
            .header(HOST, authority)
            .header(USER_AGENT, concat!("caldera/", env!("CARGO_PKG_VERSION")))
            .header(CONTENT_LENGTH, body.len());
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|_| CallFault::Refused)?;
        if !encrypted {
            return exchange(socket, request).await;
        }
        let name = ServerName::try_from(host).map_err(|_| CallFault::Refused)?;
        let tls = tls::connector().ok_or_else(|| CallFault::Failed("this machine trusts no certificate".to_owned()))?;
        let socket = tls.connect(name, socket).await.map_err(|error| CallFault::failed(&error))?;
        exchange(socket, request).await
    }
}

/// Sends one request over a connection and reads the head of the answer.
async fn exchange(
    socket: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, CallFault> {
    let opened = http1::Builder::new().max_headers(64).handshake(TokioIo::new(socket)).await;
    let (mut sender, connection) = opened.map_err(|error| CallFault::failed(&error))?;
    // It ends with this function, however that ends.
    let mut driven = JoinSet::new();
    driven.spawn(connection);
    sender.send_request(request).await.map(|answer| answer.status()).map_err(|error| CallFault::failed(&error))
}

/// Whether it is encrypted, the host and the port of an address that could be called.
fn parts(address: &Uri) -> Option<(bool, String, u16)> {
    let encrypted = match address.scheme_str()? {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let authority = address.authority()?;
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    let named_by_nobody = !host.is_empty() && !authority.as_str().contains('@');
    let short = address.path_and_query().is_none_or(|path| path.as_str().len() <= LONGEST);
    (named_by_nobody && short)
        .then(|| (encrypted, host, authority.port_u16().unwrap_or(if encrypted { 443 } else { 80 })))
}

/// Whether an address belongs to the public network: not to this machine, not to a private or special network.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_4(ip),
        IpAddr::V6(ip) => is_public_6(ip),
    }
}

fn is_public_4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special =
        ip.is_loopback() || ip.is_private() || ip.is_link_local() || ip.is_multicast() || ip.is_documentation();
    let shared = a == 100 && (64..128).contains(&b);
    let assigned = (a, b, c) == (192, 0, 0) || a == 198 && (18..20).contains(&b);
    !(special || shared || assigned || a == 0 || a >= 240)
}

fn is_public_6(ip: Ipv6Addr) -> bool {
    if let Some(mapped) = ip.to_ipv4_mapped() {
        return is_public_4(mapped);
    }
    let [first, second, ..] = ip.segments();
    // Only 2000::/3 is given out; tunnels and documentation inside of it are not for us.
    first & 0xe000 == 0x2000 && first != 0x2002 && !(first == 0x2001 && (second == 0 || second == 0x0db8))
}

#[cfg(test)]
mod tests {
    use super::{Caller, is_public};

    #[test]
    fn our_neighbours_are_not_called() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.8",
            "::1",
            "::",
            "fc00::1",
            "fe80::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "ff02::1",
            "2001:db8::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn only_addresses_of_the_web_are_called() {
        let caller = Caller::new(false);
        let may = |address: &str| address.parse().is_ok_and(|address| caller.may_call(&address));
        assert!(may("https://hooks.example.org/a/b?c=d") && may("http://example.org:8080/"));
        for never in [
            "ftp://example.org/",
            "/path",
            "https://127.0.0.1/",
            "http://[::1]:80/",
            "https://me:secret@example.org/",
            "x",
        ] {
            assert!(!may(never), "{never}");
        }
        assert!(Caller::new(true).may_call(&"http://127.0.0.1:9/".parse().unwrap()));
    }
}
