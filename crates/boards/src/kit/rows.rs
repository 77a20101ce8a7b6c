//! Texts in rows: a drawing does not wrap words by itself.

/// Wraps words into rows of at most about `letters` letters.
pub(crate) fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match rows.last_mut() {
            Some(row) if row.chars().count() + 1 + word.chars().count() <= letters => {
                row.push(' ');
                row.push_str(word);
            }
            Some(_) | None => rows.push(word.to_owned()),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_fill_rows() {
        assert_eq!(wrapped("Le Sorcier de la Montagne de Feu", 16), ["Le Sorcier de la", "Montagne de Feu"]);
        assert_eq!(wrapped("Anticonstitutionnellement vôtre", 10), ["Anticonstitutionnellement", "vôtre"]);
    }
}
