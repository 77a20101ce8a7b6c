//! The matches a program has open.

use super::rpc::{Code, RpcFault};
use catalog::{AnyMatch, Door};
use kernel::facts;
use std::collections::BTreeMap;

/// More open matches than this are surely a leak of the caller's.
const MOST_MATCHES: usize = 10_000;

#[derive(Default)]
pub(super) struct Desk {
    open: BTreeMap<String, Open>,
    opened: u64,
    /// Whether the client speaks the first version of the messages, which told all events with everything in them.
    pub(super) sees_all: bool,
}

/// An open match and its game.
pub(super) struct Open {
    pub(super) game: &'static dyn Door,
    pub(super) played: Box<dyn AnyMatch>,
}

impl Desk {
    pub(super) fn open(&mut self, game: &'static dyn Door, played: Box<dyn AnyMatch>) -> Result<String, RpcFault> {
        if self.open.len() >= MOST_MATCHES {
            return Err(RpcFault::new(Code::Full, "engine-full", facts![most = MOST_MATCHES]));
        }
        self.opened += 1;
        let name = format!("m{}", self.opened);
        self.open.insert(name.clone(), Open { game, played });
        Ok(name)
    }

    pub(super) fn get(&mut self, name: &str) -> Result<&mut Open, RpcFault> {
        self.open.get_mut(name).ok_or_else(|| no_match(name))
    }

    pub(super) fn close(&mut self, name: &str) -> Result<(), RpcFault> {
        self.open.remove(name).map(|_| ()).ok_or_else(|| no_match(name))
    }
}

fn no_match(name: &str) -> RpcFault {
    RpcFault::new(Code::NoMatch, "engine-no-match", facts![name])
}
