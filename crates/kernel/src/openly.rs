//! Who has chosen in the open: what a seat has learnt of the choices that others made since its own.
//!
//! Where several seats decide at the same time, a seat could wait for the others' choices, take its own back and choose
//! better. So [`Match`](crate::Match) remembers what was done since the trail of undoable steps began. It judges by the
//! events as the seat witnessed them: one that names seats and nothing else says *that* somebody chose, any other says
//! *what*.

use crate::{Audience, Events, Game, Seat};
use serde::ser::{self, Impossible, Serialize, SerializeStruct, SerializeStructVariant, Serializer};
use std::fmt;

/// What was done since the trail of undoable steps began. What was taken back is included: it was seen all the same.
#[derive(Clone, Debug)]
pub(crate) struct DoneSince<G: Game>(Vec<(u32, Seat, Events<G>)>);

impl<G: Game> Default for DoneSince<G> {
    fn default() -> DoneSince<G> {
        DoneSince(Vec::new())
    }
}

impl<G: Game> DoneSince<G> {
    pub(crate) fn note(&mut self, number: u32, seat: Seat, events: &Events<G>) {
        self.0.push((number, seat, events.clone()));
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Whether another seat has acted after an entry of the record and this one has learnt what it did.
    pub(crate) fn openly_since(&self, number: u32, seat: Seat) -> bool {
        let told_what = |event: &G::Event| G::witness(event, Audience::Seat(seat)).is_some_and(|seen| tells(&seen));
        self.0
            .iter()
            .filter(|(later, other, _)| *later > number && *other != seat)
            .any(|(_, _, events)| events.iter().any(|told| told_what(&told.event)))
    }
}

/// Whether an event holds anything besides its name and seats. An event that cannot be judged counts as holding more.
pub(crate) fn tells<E: Serialize>(event: &E) -> bool {
    event.serialize(Reading::Event).is_err()
}

/// The event holds something that is no seat.
#[derive(Debug)]
struct Tells;

impl fmt::Display for Tells {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("it tells more than seats")
    }
}

impl std::error::Error for Tells {}

impl ser::Error for Tells {
    fn custom<T: fmt::Display>(_: T) -> Tells {
        Tells
    }
}

/// Reads a part of an event and fails on whatever is no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// The event itself.
    Event,
    /// The first field of an event that is written as a struct: its name.
    Name,
    /// A field.
    Field,
}

/// The fields of an event.
struct Fields {
    next: Reading,
}

impl Reading {
    fn allow(self, fits: bool) -> Result<(), Tells> {
        if fits { Ok(()) } else { Err(Tells) }
    }
}

macro_rules! telling {
    ($($method:ident($($kind:ty),*) -> $ok:ty;)*) => {
        $(fn $method(self, $(_: $kind),*) -> Result<$ok, Tells> {
            Err(Tells)
        })*
    };
}

impl Serializer for Reading {
    type Ok = ();
    type Error = Tells;
    type SerializeSeq = Impossible<(), Tells>;
    type SerializeTuple = Impossible<(), Tells>;
    type SerializeTupleStruct = Impossible<(), Tells>;
    type SerializeTupleVariant = Impossible<(), Tells>;
    type SerializeMap = Impossible<(), Tells>;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    telling! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
    }

    fn serialize_str(self, _: &str) -> Result<(), Tells> {
        self.allow(self == Reading::Name)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Tells> {
        Err(Tells)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), Tells> {
        self.allow(self == Reading::Event)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, _: &T) -> Result<(), Tells> {
        self.allow(self == Reading::Field && name == "Seat")
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Tells> {
        Err(Tells)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, Tells> {
        self.allow(self == Reading::Event).map(|()| Fields { next: Reading::Name })
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Fields, Tells> {
        self.allow(self == Reading::Event).map(|()| Fields { next: Reading::Field })
    }
}

impl Fields {
    fn read<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Tells> {
        let reading = std::mem::replace(&mut self.next, Reading::Field);
        value.serialize(reading)
    }
}

impl SerializeStruct for Fields {
    type Ok = ();
    type Error = Tells;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Tells> {
        self.read(value)
    }

    fn end(self) -> Result<(), Tells> {
        Ok(())
    }
}

impl SerializeStructVariant for Fields {
    type Ok = ();
    type Error = Tells;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Tells> {
        self.read(value)
    }

    fn end(self) -> Result<(), Tells> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::tells;
    use crate::{Seat, Seats};
    use serde::Serialize;

    #[derive(Serialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    enum Tagged {
        Quiet,
        Ready { seat: Seat },
        Met { seat: Seat, with: Seat },
        Laid { seat: Seat, card: u8 },
        Named { seat: Seat, place: &'static str },
        Together { seats: Seats },
        Perhaps { with: Option<Seat> },
    }

    #[derive(Serialize)]
    enum Plain {
        Quiet,
        Ready { seat: Seat },
        Laid { card: u8 },
        Hand(u8),
    }

    #[test]
    fn seats_alone_tell_nothing_and_anything_else_tells() {
        let seat = Seat(1);
        assert!(!tells(&Tagged::Quiet) && !tells(&Plain::Quiet));
        assert!(!tells(&Tagged::Ready { seat }) && !tells(&Plain::Ready { seat }));
        assert!(!tells(&Tagged::Met { seat, with: Seat(0) }));
        assert!(tells(&Tagged::Laid { seat, card: 3 }) && tells(&Plain::Laid { card: 3 }) && tells(&Plain::Hand(3)));
        assert!(tells(&Tagged::Named { seat, place: "cave" }), "only the first text is the event's name");
        assert!(tells(&Tagged::Together { seats: Seats::one(seat) }), "which seats may be the choice itself");
        assert!(tells(&Tagged::Perhaps { with: None }), "whether there is somebody may be the choice itself");
    }

    #[test]
    fn a_seat_is_still_written_as_its_number() {
        assert_eq!(serde_json::to_string(&Tagged::Ready { seat: Seat(1) }).unwrap(), r#"{"event":"ready","seat":1}"#);
        assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), Seat(3));
    }
}
