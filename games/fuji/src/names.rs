//! Enums whose members have a short written name, the same in files, notation and text keys.

/// Makes an enum with `ALL`, `key`, `from_key`, `index`, and its key as its text and serialised form.
macro_rules! named {
    ($(#[$outer:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$inner])* $variant,)+ }

        impl $name {
            /// Every one of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The written name.
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key,)+ }
            }

            /// The one with a written name.
            pub fn from_key(key: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|known| known.key() == key)
            }

            /// Its place in `ALL`.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(self.key())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.key())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let key = String::deserialize(from)?;
                $name::from_key(&key).ok_or_else(|| {
                    let known: Vec<&str> = $name::ALL.iter().map(|one| one.key()).collect();
                    kernel::reading::refuse_text(&key, &known.join(", "))
                })
            }
        }
    };
}

pub(crate) use named;
