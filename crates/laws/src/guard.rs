//! Work whose panic must not end more than itself.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// A panic that was caught: what it said, and where in our code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panicked {
    /// What it said.
    pub message: String,
    /// The file and line.
    pub place: String,
}

impl fmt::Display for Panicked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} ({})", self.message, self.place)
    }
}

impl std::error::Error for Panicked {}

thread_local! {
    /// How many guarded works this thread is inside of.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    /// The last panic of this thread inside guarded work.
    static LAST: RefCell<Option<Panicked>> = const { RefCell::new(None) };
}

/// Does the work; a panic in it becomes an error, and is not printed.
///
/// Whatever the work may have left half done must be dropped by the caller: a match in which a panic was caught is not
/// played on.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| if DEPTH.get() > 0 { note(info) } else { usual(info) }));
    });
    DEPTH.set(DEPTH.get() + 1);
    let result = catch_unwind(AssertUnwindSafe(work));
    DEPTH.set(DEPTH.get() - 1);
    result.map_err(|payload| {
        let noted = LAST.take();
        // A panic on another thread that was joined has passed no hook of ours.
        noted.unwrap_or_else(|| Panicked { message: message(&*payload), place: "another thread".to_owned() })
    })
}

fn note(info: &PanicHookInfo<'_>) {
    let place = info.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    LAST.set(Some(Panicked { message: message(info.payload()), place }));
}

fn message(payload: &dyn Any) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic without words".to_owned())
}

#[cfg(test)]
mod tests {
    use super::guarded;

    #[test]
    fn a_panic_is_told_with_its_place() {
        let caught = guarded(|| -> () { panic!("{} cards are gone", 3) }).expect_err("it panics");
        assert_eq!(caught.message, "3 cards are gone");
        assert!(caught.place.contains("guard.rs:"), "{caught}");
        assert_eq!(guarded(|| 7), Ok(7), "and the next work is done");
    }

    #[test]
    fn a_panic_inside_guarded_work_is_caught_by_the_nearest() {
        let outer = guarded(|| guarded(|| -> () { panic!("inner") }).expect_err("caught inside").message);
        assert_eq!(outer, Ok("inner".to_owned()));
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a panic on another thread needs one")]
    fn a_panic_on_another_thread_is_caught_where_it_is_joined() {
        let caught = guarded(|| std::thread::scope(|scope| scope.spawn(|| panic!("over there")).join()).map(drop));
        assert!(caught.expect("the join tells it").is_err());
    }
}
