//! Another program in a process of its own, that is told and asked in lines. It may hang, flood us, eat memory or die: whoever
//! asks gets a line in time, or the reason why not.

use super::failure::Reason;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A longer line is no answer.
const LONGEST_LINE: u64 = 1 << 20;
/// Lines that wait to be read; a program that says more than it is asked waits.
const LINES_AHEAD: usize = 64;
/// So much of what it said at last on its error stream is kept, in bytes.
const LAST_WORDS: usize = 2048;
/// How often its memory is looked at while it thinks.
const LOOK: Duration = Duration::from_millis(50);
/// How long its last words are waited for.
const FAREWELL: Duration = Duration::from_millis(500);
/// How long it may take to end by itself once its input is closed.
const LEAVING: Duration = Duration::from_secs(1);

/// The process. When this is dropped, its input is closed, and it is killed if it does not end soon.
pub(super) struct Process {
    child: Child,
    /// What it is told goes through a thread of its own: a program that does not read stops nobody.
    told: Option<Sender<String>>,
    heard: Receiver<io::Result<String>>,
    last_words: Arc<Mutex<Vec<u8>>>,
    /// Ends when its error stream does.
    said_all: Receiver<()>,
    most_memory_mib: Option<u64>,
    looked: Instant,
}

impl Process {
    /// Starts a command, split at spaces.
    pub(super) fn start(command: &str, most_memory_mib: Option<u64>) -> io::Result<Process> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // In a group of its own: Ctrl-C in the terminal is ours, and what it started can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (told, to_tell) = mpsc::channel();
        let (hear, heard) = mpsc::sync_channel(LINES_AHEAD);
        let (saying, said_all) = mpsc::sync_channel(0);
        let last_words = Arc::<Mutex<Vec<u8>>>::default();
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || tell_all(input, &to_tell));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || hear_all(BufReader::new(output), &hear));
        }
        if let Some(errors) = child.stderr.take() {
            let words = Arc::clone(&last_words);
            thread::spawn(move || keep_last(errors, &words, &saying));
        }
        let looked = Instant::now();
        Ok(Process { child, told: Some(told), heard, last_words, said_all, most_memory_mib, looked })
    }

    /// Tells it a line. Whether it listens shows when it is asked.
    pub(super) fn tell(&self, line: String) {
        if let Some(told) = &self.told {
            let _ = told.send(line);
        }
    }

    /// Its next line.
    pub(super) fn hear(&mut self, within: Duration) -> Result<String, Reason> {
        let until = Instant::now() + within;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let heard = self.heard.recv_timeout(left.min(LOOK));
            self.watch_memory()?;
            match heard {
                Ok(Ok(line)) => return Ok(line),
                Ok(Err(error)) => return Err(Reason::Unreadable { error: error.to_string() }),
                Err(RecvTimeoutError::Disconnected) => return Err(Reason::Ended { status: self.status() }),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Reason::Late { millis: within.as_millis() as u64 });
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Ends it, and returns what it said at last on its error stream, without what could disturb a terminal.
    pub(super) fn end(mut self) -> String {
        self.kill();
        let _ = self.said_all.recv_timeout(FAREWELL);
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&words);
        text.trim().chars().filter(|&letter| letter == '\n' || !letter.is_control()).collect()
    }

    fn watch_memory(&mut self) -> Result<(), Reason> {
        let Some(most) = self.most_memory_mib.filter(|_| self.looked.elapsed() >= LOOK) else { return Ok(()) };
        self.looked = Instant::now();
        match memory_kib(self.child.id()) {
            Some(used) if used > most * 1024 => Err(Reason::Memory { mib: most }),
            Some(_) | None => Ok(()),
        }
    }

    /// How it ended: its output is closed, so that it has ended or is about to.
    fn status(&mut self) -> String {
        let until = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return "its output is closed".to_owned(),
            }
        }
    }

    fn kill(&mut self) {
        self.told = None;
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            #[cfg(unix)]
            let _ = Command::new("kill")
                .args(["-KILL", "--", &format!("-{}", self.child.id())])
                .stderr(Stdio::null())
                .status();
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }

    /// Closes its input and waits a little for it to end by itself.
    fn leave(&mut self) {
        self.told = None;
        let until = Instant::now() + LEAVING;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.told.is_some() {
            self.leave();
        }
        self.kill();
    }
}

fn tell_all(mut input: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn hear_all(mut output: impl BufRead, hear: &SyncSender<io::Result<String>>) {
    loop {
        let mut line = Vec::new();
        let read = (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line).and_then(|length| match length {
            0 => Ok(None),
            _ if line.len() as u64 == LONGEST_LINE => Err(io::Error::other("a line of more than 1 MiB")),
            _ => String::from_utf8(line).map(Some).map_err(io::Error::other),
        });
        let Some(line) = read.transpose() else { return };
        let over = line.is_err();
        if hear.send(line).is_err() || over {
            return;
        }
    }
}

fn keep_last(mut errors: impl Read, words: &Mutex<Vec<u8>>, _until_the_end: &SyncSender<()>) {
    let mut chunk = [0; 1024];
    while let Ok(length @ 1..) = errors.read(&mut chunk) {
        let mut words = words.lock().unwrap_or_else(PoisonError::into_inner);
        words.extend_from_slice(&chunk[..length]);
        let surplus = words.len().saturating_sub(LAST_WORDS);
        words.drain(..surplus);
    }
}

/// The memory of a process and of those it started, in KiB, where the system says.
fn memory_kib(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let own: u64 = line.split_whitespace().next()?.parse().ok()?;
    let below = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    let below = below.split_whitespace().filter_map(|child| memory_kib(child.parse().ok()?));
    Some(own + below.sum::<u64>())
}
