//! Numbers of edition files.

/// Where the numbers of an edition file stand: line, and place of the digits in the file. Comments and texts hold none.
pub(crate) fn numbers(text: &str) -> Vec<(usize, std::ops::Range<usize>)> {
    let (mut found, mut start) = (Vec::new(), 0);
    let (mut quoted, mut block) = (false, false);
    for (line, content) in text.split_inclusive('\n').enumerate() {
        block ^= content.matches("\"\"\"").count() % 2 == 1;
        let bytes = content.as_bytes();
        let mut at = if block || content.contains("\"\"\"") { bytes.len() } else { content.find('=').unwrap_or(0) };
        quoted &= block;
        while at < bytes.len() {
            match bytes[at] {
                b'"' => quoted = !quoted,
                b'#' if !quoted => break,
                digit if digit.is_ascii_digit() && !quoted => {
                    let end = bytes[at..]
                        .iter()
                        .position(|byte| !byte.is_ascii_digit())
                        .map_or(bytes.len(), |more| at + more);
                    found.push((line, start + at..start + end));
                    at = end;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        start += content.len();
    }
    found
}
