//! Drawings as PNG pictures, made without a browser and without the machine's fonts, so that they are the same
//! everywhere.

use crate::Drawing;
use crate::kit::rows::wrapped;
use crate::kit::style::{Theme, standalone};
use maud::{PreEscaped, html};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The font family that replaces all others.
const FAMILY: &str = "Noto Sans";
/// The largest side of a picture.
const LARGEST: u32 = 4096;

/// Why a picture could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureFault(String);

impl fmt::Display for PictureFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the drawing cannot be made a picture: {}", self.0)
    }
}

impl std::error::Error for PictureFault {}

/// A board as a PNG of a given width; its height follows from it.
pub fn png(board: &str, theme: Theme, width: u32) -> Result<Vec<u8>, PictureFault> {
    painted(&standalone(board, theme), width)?.encode_png().map_err(|error| PictureFault(error.to_string()))
}

fn painted(svg: &str, width: u32) -> Result<Pixmap, PictureFault> {
    let tree = Tree::from_str(svg, &options()).map_err(|error| PictureFault(error.to_string()))?;
    let scale = width.clamp(1, LARGEST) as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut canvas = Pixmap::new(width.clamp(1, LARGEST), height.clamp(1, LARGEST))
        .ok_or_else(|| PictureFault("it has no size".to_owned()))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut canvas.as_mut());
    Ok(canvas)
}

fn options() -> Options<'static> {
    static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut fonts = Database::new();
        fonts.load_font_data(include_bytes!("../assets/fonts/NotoSans-Regular.ttf").to_vec());
        fonts.load_font_data(include_bytes!("../assets/fonts/NotoSans-Bold.ttf").to_vec());
        fonts.load_font_data(include_bytes!("../assets/fonts/signs.ttf").to_vec());
        fonts.set_sans_serif_family(FAMILY);
        fonts.set_serif_family(FAMILY);
        fonts.set_monospace_family(FAMILY);
        Arc::new(fonts)
    });
    Options { font_family: FAMILY.to_owned(), fontdb: Arc::clone(&FONTS), ..Options::default() }
}

/// A picture for link previews: 1200 by 630, the board beside a title and some lines.
pub fn share_card(drawing: &Drawing, title: &str, lines: &[String], theme: Theme) -> String {
    const SIDE: u32 = 590;
    let place = format!("<svg x=\"20\" y=\"20\" width=\"{SIDE}\" height=\"{SIDE}\"");
    let board = drawing.board.replacen("<svg", &place, 1);
    let (ground, ink, faint, fire) = colours(theme);
    let card = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" {
            rect width="1200" height="630" fill=(ground) {}
            (PreEscaped(board))
            g font-family=(FAMILY) {
                path fill=(fire) d="M650 118 L690 56 h22 L752 118 Z" {}
                text x="770" y="110" font-size="34" font-weight="700" fill=(faint) { "Caldera" }
                @for (number, row) in wrapped(title, 22).into_iter().take(3).enumerate() {
                    text x="650" y=(190 + 56 * number) font-size="46" font-weight="700" fill=(ink) { (row) }
                }
                @for (number, line) in lines.iter().take(6).enumerate() {
                    text x="650" y=(375 + 42 * number) font-size="30" fill=(ink) { (shortened(line, 34)) }
                }
            }
        }
    };
    card.into_string()
}

/// A picture for link previews: 1200 by 630, a wide picture below a title and some lines.
pub fn wide_card(picture: &str, title: &str, lines: &[String], theme: Theme) -> String {
    const TOP: u32 = 170;
    let place = format!("<svg x=\"20\" y=\"{TOP}\" width=\"1160\" height=\"{}\"", 630 - TOP - 20);
    let picture = picture.replacen("<svg", &place, 1);
    let (ground, ink, faint, fire) = colours(theme);
    let card = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" {
            rect width="1200" height="630" fill=(ground) {}
            (PreEscaped(picture))
            g font-family=(FAMILY) {
                path fill=(fire) d="M30 84 L70 22 h22 L132 84 Z" {}
                text x="150" y="80" font-size="46" font-weight="700" fill=(ink) { (shortened(title, 40)) }
                @for (number, line) in lines.iter().take(2).enumerate() {
                    text x="30" y=(122 + 36 * number) font-size="26" fill=(faint) { (shortened(line, 84)) }
                }
            }
        }
    };
    card.into_string()
}

/// The ground, the ink, the ink of what matters less, and the fire.
fn colours(theme: Theme) -> (&'static str, &'static str, &'static str, &'static str) {
    match theme {
        Theme::Light => ("#f7efe4", "#2c1d16", "#6d5648", "#b5432a"),
        Theme::Dark => ("#1b1310", "#f6e9da", "#c4a994", "#ff8a4c"),
    }
}

fn shortened(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.to_owned();
    }
    text.chars().take(letters - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_width_asked_for_and_shows_something() {
        let board = "<svg viewBox=\"0 0 40 20\"><rect width=\"20\" height=\"20\" fill=\"#f00\"/></svg>";
        let canvas = painted(&standalone(board, Theme::Light), 80).expect("it is a drawing");
        assert_eq!((canvas.width(), canvas.height()), (80, 40));
        let colour = |x, y| canvas.pixel(x, y).map(|pixel| (pixel.red(), pixel.alpha()));
        assert_eq!((colour(10, 20), colour(70, 20)), (Some((255, 255)), Some((0, 0))));
        assert!(png(board, Theme::Dark, 10).expect("it is a drawing").starts_with(b"\x89PNG"));
    }

    #[test]
    fn letters_are_drawn_with_the_font_we_bring() {
        let board = "<svg viewBox=\"0 0 40 20\"><text x=\"2\" y=\"16\" font-size=\"16\">é→</text></svg>";
        let canvas = painted(&standalone(board, Theme::Light), 40).expect("it is a drawing");
        assert!(canvas.pixels().iter().filter(|pixel| pixel.alpha() > 0).count() > 20);
    }

    #[test]
    fn a_wide_card_has_the_size_of_previews_and_shows_its_picture() {
        let picture = "<svg viewBox=\"0 0 900 320\"><rect width=\"900\" height=\"320\" fill=\"#0000ff\"/></svg>";
        let card = wide_card(picture, "A game", &["Ada, Bo".to_owned()], Theme::Light);
        let canvas = painted(&card, 1200).expect("it is a drawing");
        assert_eq!((canvas.width(), canvas.height()), (1200, 630));
        let middle = canvas.pixel(600, 400).map(|pixel| (pixel.red(), pixel.blue()));
        assert_eq!(middle, Some((0, 255)));
    }

    #[test]
    fn what_is_no_drawing_is_a_fault() {
        assert!(png("nonsense", Theme::Light, 100).is_err());
    }

    #[test]
    fn names_are_shortened() {
        assert_eq!(shortened("Barthélemy", 5), "Bart…");
    }
}
