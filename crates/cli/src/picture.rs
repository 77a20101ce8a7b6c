//! What the pictures of figures have in common.

/// Ink, and the parts of a picture in it.
pub(crate) const INK: &str = "#3b1d0f";
pub(crate) const PAPER: &str = "#fffaf3";
pub(crate) const RULE: &str = "#e7d5c3";
pub(crate) const EMBER: &str = "#c2410c";
pub(crate) const LAVA: &str = "#7c2d12";

/// The least of 1, 2, 5, 10, 20, 50 and so on that is at least this.
pub(crate) fn round_step(least: f64) -> f64 {
    let ten = 10_f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|step| step * ten).find(|&step| step >= least).unwrap_or(10.0 * ten)
}

/// A text within a drawing.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The beginning of a drawing of that size, with a heading.
pub(crate) fn opening(width: f64, height: f64, heading: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\" fill=\"{INK}\">\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>\n\
         <text x=\"20\" y=\"30\" font-weight=\"bold\">{}</text>\n",
        escaped(heading)
    )
}
