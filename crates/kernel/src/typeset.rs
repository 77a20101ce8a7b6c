//! French as it is printed. Authors write plain spaces and apostrophes; nobody can see a missing no-break space in a file.

/// A text with no-break spaces at its high signs and guillemets, and with curly apostrophes. Code stays as it is.
pub(crate) fn french(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + text.len() / 50);
    let mut fenced = false;
    for line in text.split_inclusive('\n') {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        if fence || fenced { set.push_str(line) } else { french_line(line, &mut set) }
    }
    set
}

fn french_line(line: &str, set: &mut String) {
    let mut before = ' ';
    let mut code = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        code ^= letter == '`';
        let after = letters.peek().copied().unwrap_or('\n');
        set.push(if code { letter } else { printed(before, letter, after) });
        before = letter;
    }
}

/// What is printed for a letter between two others.
fn printed(before: char, letter: char, after: char) -> char {
    match (before, letter, after) {
        // At the beginning of a line, and between the parts of a file's own grammar, a space is only a space.
        (' ' | '=', ' ', _) => ' ',
        ('«', ' ', _) | (_, ' ', ':' | '»') => '\u{a0}',
        (_, ' ', ';' | '!' | '?' | '%') => '\u{202f}',
        (_, '\'', _) if before.is_alphabetic() && after.is_alphabetic() => '’',
        (_, same, _) => same,
    }
}

#[cfg(test)]
mod tests {
    use super::french;

    #[test]
    fn high_signs_and_guillemets_never_begin_a_line() {
        assert_eq!(
            french("Voici : « oui » ; non ! 5 % ?"),
            "Voici\u{a0}: «\u{a0}oui\u{a0}»\u{202f}; non\u{202f}! 5\u{202f}%\u{202f}?"
        );
        assert_eq!(french("déjà\u{a0}: bien"), "déjà\u{a0}: bien");
    }

    #[test]
    fn apostrophes_are_curly_between_letters_alone() {
        assert_eq!(french("l'île, n'est-ce pas 'ici'"), "l’île, n’est-ce pas 'ici'");
    }

    #[test]
    fn code_stays_as_it_is() {
        assert_eq!(
            french("`a : b` : c\n```case\nl'un : 2\n```\nl'un"),
            "`a : b`\u{a0}: c\n```case\nl'un : 2\n```\nl’un"
        );
    }

    #[test]
    fn the_grammar_of_a_file_stays_as_it_is() {
        assert_eq!(french("key = ?\n    : x"), "key = ?\n    : x");
    }
}
