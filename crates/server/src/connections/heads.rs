//! Whether the lines of a request's head end in CR LF. A server may take a bare line feed for one (RFC 9112, 2.2); but a proxy
//! between us and the visitor may read such a head in another way than we do, and let through what it should not.

/// Follows what a connection receives, head by head.
#[derive(Debug, Default)]
pub(super) struct Heads {
    place: Place,
    /// What has come of a line that has not ended.
    line: Vec<u8>,
    /// Whether the first line of the present head has come.
    begun: bool,
    /// What follows the present head.
    after: Place,
}

/// Where in a request we are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// Before a head, or in one.
    #[default]
    Head,
    /// In a body of which this many bytes are missing.
    Body(usize),
    /// In a body of unknown length: it is the last that this connection brings.
    Last,
}

impl Heads {
    /// Takes what was received. Whether every line of a head that ended in it ended in CR LF.
    pub(super) fn receive(&mut self, mut bytes: &[u8]) -> bool {
        let mut straight = true;
        while !bytes.is_empty() {
            match self.place {
                Place::Head => match bytes.iter().position(|byte| *byte == b'\n') {
                    Some(end) => {
                        self.line.extend_from_slice(&bytes[..end]);
                        bytes = &bytes[end + 1..];
                        straight &= self.end_line();
                    }
                    None => {
                        self.line.extend_from_slice(bytes);
                        bytes = &[];
                    }
                },
                Place::Body(left) => {
                    let taken = left.min(bytes.len());
                    bytes = &bytes[taken..];
                    self.place = if taken == left { Place::Head } else { Place::Body(left - taken) };
                }
                Place::Last => bytes = &[],
            }
        }
        straight
    }

    /// Ends the present line. Whether a carriage return stood before its line feed.
    fn end_line(&mut self) -> bool {
        let straight = self.line.pop_if(|last| *last == b'\r').is_some();
        if self.line.is_empty() {
            // An empty line before a head is nothing.
            if std::mem::take(&mut self.begun) {
                self.place = std::mem::take(&mut self.after);
            }
        } else if self.begun {
            self.note_length();
        } else {
            self.begun = true;
        }
        self.line.clear();
        straight
    }

    /// Notes what a header says about the length of the body.
    fn note_length(&mut self) {
        let line = String::from_utf8_lossy(&self.line);
        let Some((name, value)) = line.split_once(':') else { return };
        if name.eq_ignore_ascii_case("transfer-encoding") {
            self.after = Place::Last;
        } else if name.eq_ignore_ascii_case("content-length") && self.after != Place::Last {
            // What is no number is refused by whoever reads the request.
            self.after = match value.trim().parse() {
                Ok(0) => Place::Head,
                Ok(length) => Place::Body(length),
                Err(_) => Place::Last,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Heads;

    /// Whether all heads are straight, however the bytes are cut.
    fn straight(sent: &str) -> bool {
        let mut found = Vec::new();
        for step in [1, 2, 3, 7, sent.len()] {
            let mut heads = Heads::default();
            found.push(sent.as_bytes().chunks(step).map(|part| heads.receive(part)).fold(true, |all, one| all & one));
        }
        assert!(found.iter().all(|one| *one == found[0]), "{sent:?}: {found:?}");
        found[0]
    }

    #[test]
    fn lines_of_a_head_end_in_both_and_a_body_may_hold_anything() {
        let good = "GET / HTTP/1.1\r\nhost: here\r\n\r\n";
        let post = "POST / HTTP/1.1\r\nhost: here\r\nContent-Length: 4\r\n\r\na\nb\n";
        let chunks = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n\n\n\r\n0\r\n\r\n";
        for sent in [good.to_owned(), format!("\r\n{good}{good}"), format!("{post}{post}{good}"), chunks.to_owned()] {
            assert!(straight(&sent), "{sent:?}");
        }
        for crooked in [
            "GET / HTTP/1.1\nhost: here\r\n\r\n".to_owned(),
            "GET / HTTP/1.1\r\nhost: here\n\r\n".to_owned(),
            "GET / HTTP/1.1\r\nhost: here\r\n\n".to_owned(),
            format!("\n{good}"),
            format!("{good}GET / HTTP/1.1\n\n"),
            format!("{post}\nGET / HTTP/1.1\r\n\r\n"),
            post.replace("Length: 4", "Length: 0"),
        ] {
            assert!(!straight(&crooked), "{crooked:?}");
        }
    }
}
