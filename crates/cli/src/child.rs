//! A server of our own in another process, for `torture` and `load`.

use crate::fault::Fault;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use visitor::Client;

/// The server process. It is killed when this is dropped.
pub(crate) struct ServerChild {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl ServerChild {
    /// Starts `caldera serve` on an address and waits until it answers.
    pub(crate) async fn start(address: SocketAddr, data: &Path) -> Result<ServerChild, Fault> {
        ServerChild::start_program(&std::env::current_exe()?, address, data).await
    }

    /// The same with another build of the program, to compare the two.
    pub(crate) async fn start_program(program: &Path, address: SocketAddr, data: &Path) -> Result<ServerChild, Fault> {
        ServerChild::start_with(program, &["--unlimited", "--bot-pause", "0"], address, data).await
    }

    /// A server as people use it: with its limits, and with bots that people can follow.
    pub(crate) async fn start_limited(program: &Path, address: SocketAddr, data: &Path) -> Result<ServerChild, Fault> {
        ServerChild::start_with(program, &[], address, data).await
    }

    /// A server with flags of its own.
    pub(crate) async fn start_with(
        program: &Path,
        flags: &[&str],
        address: SocketAddr,
        data: &Path,
    ) -> Result<ServerChild, Fault> {
        let mut child = Command::new(program)
            .arg("serve")
            .args(flags)
            .args(["--address", &address.to_string(), "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()?;
        for _ in 0..1000 {
            if Client::new(address).get("/healthz").await.is_ok_and(|answer| answer.status == 200) {
                return Ok(ServerChild { child, address });
            }
            if let Some(status) = child.try_wait()? {
                return Err(io::Error::other(format!("the server ended at once: {status}")).into());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let _ = child.kill();
        Err(io::Error::other("the server did not answer within ten seconds").into())
    }

    /// Ends it as a power cut would: no warning, no last words (SIGKILL).
    pub(crate) fn kill(&mut self) -> Result<(), Fault> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Its memory in use, in KiB, where the system says.
    pub(crate) fn memory_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// The processor time it has used, in seconds, where the system says.
    pub(crate) fn processor_seconds(&self) -> Option<f64> {
        processor_seconds(&self.child.id().to_string())
    }
}

/// The processor time that a process has used, in seconds, where the system says.
pub(crate) fn processor_seconds(process: &str) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The second field is the program's name in brackets and may hold spaces; times are in hundredths.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place).and_then(|field| field.parse::<f64>().ok());
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

impl Drop for ServerChild {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address on this machine that nobody uses.
pub(crate) fn free_address() -> Result<SocketAddr, Fault> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}
