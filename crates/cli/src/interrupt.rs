//! Ctrl-C in long work: the first asks it to stop at the next decision, the second ends the program.

use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C, and for SIGTERM where there is one, from now on.
pub(crate) fn listen() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    // Without it Ctrl-C ends the program, as it does everywhere.
    let Ok(runtime) = runtime else { return };
    let (ready, listening) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        runtime.block_on(async {
            let Ok(mut end) = End::new() else { return };
            let _ = ready.send(());
            end.asked().await;
            ASKED.store(true, Ordering::Relaxed);
            end.asked().await;
            std::process::exit(STATUS.into());
        });
    });
    let _ = listening.recv();
}

/// The exit status of work that was stopped.
pub(crate) const STATUS: u8 = 130;

/// Whether somebody wants the work to stop.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

#[cfg(unix)]
struct End {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl End {
    fn new() -> std::io::Result<End> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(End { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn asked(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => (),
            _ = self.terminate.recv() => (),
        }
    }
}

#[cfg(not(unix))]
struct End;

#[cfg(not(unix))]
impl End {
    fn new() -> std::io::Result<End> {
        Ok(End)
    }

    async fn asked(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
