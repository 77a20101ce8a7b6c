//! Where a request comes from, also behind a proxy that one trusts.
//!
//! What `Forwarded` and `X-Forwarded-For` say is believed only where the connection comes from a proxy that the operator has
//! named, and then only up to the first address that is no such proxy: everything before it may be invented.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The address that a request counts for.
pub(crate) fn origin(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_proxy = |address: IpAddr| trusted.iter().any(|net| net.contains(&address));
    let mut here = peer.to_canonical();
    let mut before = chain(headers);
    while is_proxy(here) {
        let Some(next) = before.pop().flatten() else { break };
        here = next;
    }
    counted(here)
}

/// Whether a connection comes from a proxy that is trusted.
pub(crate) fn is_trusted(peer: IpAddr, trusted: &[IpNet]) -> bool {
    trusted.iter().any(|net| net.contains(&peer.to_canonical()))
}

/// An address as it is counted: somebody who has one of the sixth version usually has 2⁶⁴ of them.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
    }
}

/// The addresses that a request came through, the nearest last; none where one cannot be read. The standard header counts
/// before the customary one.
fn chain(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let all = |name: &str| {
        let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        values.flat_map(|value| value.split(',')).map(str::trim).map(str::to_owned).collect::<Vec<String>>()
    };
    let forwarded = all("forwarded");
    if forwarded.is_empty() {
        return all("x-forwarded-for").iter().map(|text| read(text)).collect();
    }
    let by_whom = |element: &String| {
        let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
        let (_, value) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
        read(value)
    };
    forwarded.iter().map(by_whom).collect()
}

/// An address as proxies write it: `192.0.2.1`, `192.0.2.1:80`, `"[2001:db8::1]:80"`.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::origin;
    use axum::http::{HeaderMap, HeaderName};
    use ipnet::IpNet;

    fn found(peer: &str, headers: &[(&'static str, &str)], trusted: &[&str]) -> String {
        let trusted: Vec<IpNet> = trusted.iter().map(|net| net.parse().unwrap()).collect();
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::from_static(name), value.parse().unwrap());
        }
        origin(peer.parse().unwrap(), &map, &trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_its_own_word() {
        let proxy = ["10.0.0.0/8"];
        let rows: [(&str, &[(&str, &str)], &str); 12] = [
            ("192.0.2.9", &[("x-forwarded-for", "1.2.3.4")], "192.0.2.9"),
            ("10.0.0.1", &[("x-forwarded-for", "1.2.3.4")], "1.2.3.4"),
            ("10.0.0.1", &[("x-forwarded-for", "6.6.6.6, 1.2.3.4")], "1.2.3.4"),
            ("10.0.0.1", &[("x-forwarded-for", "1.2.3.4, 10.9.9.9")], "1.2.3.4"),
            ("10.0.0.1", &[("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "1.2.3.4")], "1.2.3.4"),
            ("10.0.0.1", &[("forwarded", "for=6.6.6.6, for=1.2.3.4;proto=https")], "1.2.3.4"),
            ("10.0.0.1", &[("forwarded", "For=\"[2001:db8:1:2:3::1]:4711\"")], "2001:db8:1:2::"),
            ("10.0.0.1", &[("forwarded", "for=1.2.3.4"), ("x-forwarded-for", "6.6.6.6")], "1.2.3.4"),
            ("10.0.0.1", &[("forwarded", "for=unknown")], "10.0.0.1"),
            ("10.0.0.1", &[("x-forwarded-for", "1.2.3.4:5678")], "1.2.3.4"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("::ffff:10.0.0.1", &[("x-forwarded-for", "1.2.3.4")], "1.2.3.4"),
        ];
        for (peer, headers, expected) in rows {
            assert_eq!(found(peer, headers, &proxy), expected, "{peer} {headers:?}");
        }
        assert_eq!(found("10.0.0.1", &[("x-forwarded-for", "1.2.3.4")], &[]), "10.0.0.1", "nobody is trusted");
        assert_eq!(found("2001:db8::1", &[], &[]), "2001:db8::", "64 bits are one household");
    }
}
