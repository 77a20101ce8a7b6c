//! Services that some tests need: they start them, and end them with themselves.
//!
//! PostgreSQL and nginx come from Debian's packages; the scripts in `tests/services` install them where they are missing. Where
//! that cannot be done, a test that needs one says so and is passed over. In CI (`CI` is set) that is a failure.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A PostgreSQL server of our own.
pub struct Postgres {
    port: u16,
    folder: PathBuf,
    child: Child,
    /// The way to it and back; gone when it ends.
    orders: Mutex<Option<(ChildStdin, BufReader<ChildStdout>)>>,
}

/// The folder of the whole project.
fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A port that nobody uses.
pub fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A folder for one test, that others may enter: services run as other users.
pub fn scratch(name: &str) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Relaxed);
    let folder = std::env::temp_dir().join(format!("caldera-{name}-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

impl Postgres {
    /// Starts a server. It ends with the process that started it, however that ends.
    pub fn start() -> io::Result<Postgres> {
        let (folder, port) = (scratch("postgres")?, free_port()?);
        let mut child = Command::new("bash")
            .arg(project().join("tests/services/postgres.sh"))
            .args([folder.as_os_str(), port.to_string().as_ref()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let ends = child.stdin.take().zip(child.stdout.take());
        let (to, from) = ends.ok_or_else(|| io::Error::other("no pipes"))?;
        let server = Postgres { port, folder, child, orders: Mutex::new(Some((to, BufReader::new(from)))) };
        server.order("")?;
        Ok(server)
    }

    /// The server that all tests of this process share; none, with a word about it, where none can be had.
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        let begin = || {
            if std::env::var_os("CALDERA_WITHOUT_POSTGRES").is_some() {
                eprintln!("SKIPPED, as CALDERA_WITHOUT_POSTGRES asks: what needs PostgreSQL");
                return None;
            }
            match Postgres::start() {
                Ok(server) => Some(server),
                Err(error) if std::env::var_os("CI").is_none() => {
                    eprintln!("SKIPPED: PostgreSQL is not there and cannot be installed ({error})");
                    None
                }
                Err(error) => panic!("PostgreSQL does not start: {error}"),
            }
        };
        SHARED.get_or_init(begin).as_ref()
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> io::Result<String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("caldera{}", COUNT.fetch_add(1, Relaxed));
        self.psql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(format!("postgres://postgres@127.0.0.1:{}/{name}", self.port))
    }

    /// Asks a database directly; returns what `psql` prints without headers.
    pub fn psql(&self, database: &str, question: &str) -> io::Result<String> {
        let address = format!("postgres://postgres@127.0.0.1:{}/{database}", self.port);
        ask(&address, question)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends it as a crash would (immediate mode) and starts it again.
    pub fn crash(&self) -> io::Result<()> {
        self.order("crash\n")
    }

    /// A shell command that does the same.
    pub fn crash_command(&self) -> String {
        format!("sh {}", self.folder.join("crash.sh").display())
    }

    /// A shell command that lets the disk of a database be full, and one that gives it room again.
    pub fn full_commands(&self, database: &str) -> (String, String) {
        let script = self.folder.join("full.sh");
        let command = |what: &str| format!("sh '{}' {what} '{database}'", script.display());
        (command("full"), command("free"))
    }

    /// The certificates of the authority that signed its own, and of one that did not. It takes encrypted connections where
    /// there is openssl.
    pub fn authorities(&self) -> Option<(PathBuf, PathBuf)> {
        let authorities = (self.folder.join("authority.pem"), self.folder.join("stranger.pem"));
        authorities.0.exists().then_some(authorities)
    }

    /// Orders something and waits until it answers that it is ready.
    fn order(&self, order: &str) -> io::Result<()> {
        let mut orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((to, from)) = orders.as_mut() else { return Err(io::Error::other("it has ended")) };
        to.write_all(order.as_bytes())?;
        to.flush()?;
        let mut said = String::new();
        from.read_line(&mut said)?;
        if said.trim() == "ready" { Ok(()) } else { Err(io::Error::other("it did not start")) }
    }
}

/// Asks the database at an address; returns what `psql` prints without headers.
pub fn ask(address: &str, question: &str) -> io::Result<String> {
    let out = Command::new("psql").args([address, "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", question]).output()?;
    if out.status.success() {
        Ok(String::from_utf8_lossy(&out.stdout).trim().to_owned())
    } else {
        Err(io::Error::other(String::from_utf8_lossy(&out.stderr).into_owned()))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The end of its input ends it.
        drop(self.orders.get_mut().unwrap_or_else(PoisonError::into_inner).take());
        let _ = self.child.wait();
    }
}

/// nginx with the project's configuration (`deploy/nginx.conf`), in front of two servers.
pub struct Nginx {
    port: u16,
    child: Child,
}

impl Nginx {
    /// Starts it before servers at these ports; none, with a word about it, where none can be had.
    pub fn before(first: u16, second: u16) -> Option<Nginx> {
        match Nginx::start(first, second) {
            Ok(nginx) => Some(nginx),
            Err(error) if std::env::var_os("CI").is_none() => {
                eprintln!("SKIPPED: nginx is not there and cannot be installed ({error})");
                None
            }
            Err(error) => panic!("nginx does not start: {error}"),
        }
    }

    fn start(first: u16, second: u16) -> io::Result<Nginx> {
        let (folder, port) = (scratch("nginx")?, free_port()?);
        let mut child = Command::new("bash")
            .arg(project().join("tests/services/nginx.sh"))
            .arg(folder)
            .args([port, first, second].map(|port| port.to_string()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut said = String::new();
        let from = child.stdout.take().ok_or_else(|| io::Error::other("no pipe"))?;
        BufReader::new(from).read_line(&mut said)?;
        if said.trim() == "ready" { Ok(Nginx { port, child }) } else { Err(io::Error::other("it did not start")) }
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // The end of its input ends it.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}
