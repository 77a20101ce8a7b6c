//! The style sheet, and drawings that need no page around them.

/// The style sheet of all boards, for pages: colours are variables that follow the page's theme.
pub const STYLE: &str = super::files::SHEETS;

/// The theme of a drawing that needs no page around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A board that can be shown without a page. The style sheet is put inside with its variables filled in, because
/// programs that show pictures know no variables.
pub fn standalone(board: &str, theme: Theme) -> String {
    let Some(end) = board.find('>') else { return board.to_owned() };
    let style = filled(STYLE, theme);
    let head = if board.contains("xmlns=") {
        board[..end].to_owned()
    } else {
        board[..end].replacen("<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"", 1)
    };
    format!("{head}><style>{style}</style>{}", &board[end + 1..])
}

/// The rules of all sheets with every `var(--name)` replaced by its value.
fn filled(sheet: &str, theme: Theme) -> String {
    let values = variables(sheet, theme);
    let rules = sheet.split("/* rules */").skip(1).map(|part| part.split("/* page only */").next().unwrap_or(part));
    let rules: String = rules.collect();
    values.iter().fold(rules, |text, (name, value)| text.replace(&format!("var({name})"), value))
}

/// The variables of one theme: lines of the form `--name: value;` or `--name: light-dark(light, dark);` in the palettes of
/// all sheets.
fn variables(sheet: &str, theme: Theme) -> Vec<(String, String)> {
    let palettes = sheet.split("/* palette */").skip(1);
    palettes
        .flat_map(|part| part.lines().take_while(|line| !line.contains('}')))
        .filter_map(|line| line.trim().strip_suffix(';')?.split_once(':'))
        .filter(|(name, _)| name.starts_with("--"))
        .map(|(name, value)| (name.trim().to_owned(), of_theme(value.trim(), theme).to_owned()))
        .collect()
}

/// One of the two values of `light-dark(light, dark)`; a value alone serves both themes.
fn of_theme(value: &str, theme: Theme) -> &str {
    let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')'));
    match (pair.and_then(|pair| pair.split_once(',')), theme) {
        (Some((light, _)), Theme::Light) => light.trim(),
        (Some((_, dark)), Theme::Dark) => dark.trim(),
        (None, Theme::Light | Theme::Dark) => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_colour_has_a_value_in_both_themes() {
        let (light, dark) = (variables(STYLE, Theme::Light), variables(STYLE, Theme::Dark));
        assert!(light.len() > 10);
        let ink = |colours: &[(String, String)]| colours.iter().find(|(name, _)| name == "--ink").cloned();
        assert_ne!(ink(&light), ink(&dark));
        assert!(
            light.iter().chain(&dark).all(|(_, value)| !value.is_empty() && !value.contains('(')),
            "{light:?} {dark:?}"
        );
    }

    #[test]
    fn nothing_is_left_to_be_filled_in() {
        for theme in [Theme::Light, Theme::Dark] {
            let svg = standalone("<svg viewBox=\"0 0 1 1\"><rect/></svg>", theme);
            assert!(svg.starts_with("<svg xmlns=") && svg.contains("<style>") && svg.ends_with("<rect/></svg>"));
            assert!(!svg.contains("var(") && !svg.contains("light-dark("), "{svg}");
        }
    }
}
