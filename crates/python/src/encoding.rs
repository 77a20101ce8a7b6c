//! Views and actions as numbers: in a game's own fields, or hashed for a game that has none.

use kernel::{FeatureHash, Game, Numbered, Numbering, Numbers, Seat, put_hashed};
use serde_json::Value;

/// How views and actions of a game become numbers.
pub(crate) trait Encoding<G: Game>: Send + Sync + 'static {
    /// Whether numbers are hashed.
    const HASHED: bool;
    fn numbering() -> Numbering<G::Action>;
    fn observe(view: &G::View, reader: Seat, out: &mut impl Numbers);
    fn describe(view: &G::View, reader: Seat, action: &G::Action, out: &mut impl Numbers);
}

/// As the game itself writes them.
pub(crate) struct Own;

impl<G: Numbered> Encoding<G> for Own {
    const HASHED: bool = false;

    fn numbering() -> Numbering<G::Action> {
        G::NUMBERING
    }

    #[inline]
    fn observe(view: &G::View, reader: Seat, out: &mut impl Numbers) {
        G::observe(view, reader, out);
    }

    #[inline]
    fn describe(view: &G::View, reader: Seat, action: &G::Action, out: &mut impl Numbers) {
        G::describe(view, reader, action, out);
    }
}

/// By feature hashing: each value of the view's data is added at a place that follows from its path. It works for every game;
/// values that meet at one place cannot be told apart.
pub(crate) struct Hashed;

/// Places for a view.
const VIEW: usize = 1024;
/// Places for an action.
const ACTION: usize = 64;
/// Room for the longest list of legal actions.
const LISTED: u32 = 4096;

impl<G: Game> Encoding<G> for Hashed {
    const HASHED: bool = true;

    fn numbering() -> Numbering<G::Action> {
        Numbering::Listed { most: LISTED }
    }

    fn observe(view: &G::View, reader: Seat, out: &mut impl Numbers) {
        let value = serde_json::to_value(view).expect("a view is plain data");
        let mut places = [0.0; VIEW];
        add(&value, FeatureHash::NEW.with(&[reader.0]), &mut places);
        put_hashed(format_args!("view"), &places, out);
    }

    fn describe(_: &G::View, _: Seat, action: &G::Action, out: &mut impl Numbers) {
        let mut places = [0.0; ACTION];
        FeatureHash::NEW.add_words(&action.to_string(), &mut places);
        put_hashed(format_args!("action"), &places, out);
    }
}

fn add(value: &Value, path: FeatureHash, places: &mut [f32]) {
    match value {
        Value::Null => {}
        Value::Bool(flag) => path.add(f32::from(u8::from(*flag)), places),
        // Large numbers (sets written as bits, for instance) must not drown the others.
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or_default();
            path.add((number.signum() * (1.0 + number.abs()).ln()) as f32, places);
        }
        Value::String(text) => path.with(text.as_bytes()).add(1.0, places),
        Value::Array(items) => {
            path.with(b"length").add(items.len() as f32 / 8.0, places);
            items.iter().enumerate().for_each(|(place, item)| add(item, path.with(&place.to_le_bytes()), places));
        }
        Value::Object(fields) => fields.iter().for_each(|(name, field)| add(field, path.with(name.as_bytes()), places)),
    }
}
