//! `caldera serve`, `backup` and `restore`; `caldera` alone serves and opens the browser.

use crate::args::{Backup, Restore, Serve};
use crate::fault::Fault;
use crate::voice::Voice;
use kernel::facts;
use server::{Config, Server, StartFault, StoreFault, copy_database, restore_database};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Serves on this machine and opens the browser: what `caldera` alone does.
pub(crate) fn run_alone(voice: &Voice) -> Result<(), Fault> {
    let args = Serve {
        address: SocketAddr::from((Ipv4Addr::LOCALHOST, 4117)),
        data: PathBuf::from("caldera.caldera-data"),
        open: true,
        secure: false,
        json_logs: false,
        unlimited: false,
        bot_pause: 600,
    };
    run(&args, voice)
}

pub(crate) fn run(args: &Serve, voice: &Voice) -> Result<(), Fault> {
    start_logging(args.json_logs);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut config = Config::new(args.address, args.data.clone());
        config.secure = args.secure;
        config.limited = !args.unlimited;
        config.bot_pause = Duration::from_millis(args.bot_pause);
        let server = Server::start(config).await.map_err(|fault| start_fault(&fault, &args.data))?;
        let address = format!("http://{}/", server.address());
        println!("{}", voice.say("serve-at", facts![address = address.as_str()]));
        if args.open {
            open_browser(&address);
        }
        asked_to_stop().await?;
        println!("{}", voice.say("serve-stopping", facts![]));
        server.stop().await;
        Ok(())
    })
}

fn start_logging(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json { lines.json().init() } else { lines.init() }
}

fn start_fault(fault: &StartFault, data: &Path) -> Fault {
    match fault {
        StartFault::Store(StoreFault::Locked) => {
            Fault::asked("fault-serve-locked", facts![path = data.display().to_string()])
        }
        StartFault::Store(_) | StartFault::Address(..) | StartFault::Other => {
            Fault::asked("fault-serve", facts![reason = fault.to_string()])
        }
    }
}

/// Waits for Ctrl-C or for the system's wish that we end.
async fn asked_to_stop() -> Result<(), Fault> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}

/// Opens the address in the browser, if there is a desktop to open one on. Without one the printed address must do.
fn open_browser(address: &str) {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if desktop {
        ("xdg-open", &[])
    } else {
        return;
    };
    let quiet = || Stdio::null();
    let opened =
        Command::new(program).args(arguments).arg(address).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
    // Reaped when it ends, so that no dead process stays while we serve.
    if let Ok(mut browser) = opened {
        std::thread::spawn(move || browser.wait());
    }
}

pub(crate) fn backup(args: &Backup, voice: &Voice) -> Result<(), Fault> {
    copy_database(&args.data, &args.file).map_err(|fault| store_fault(&fault, &args.file))?;
    println!("{}", voice.say("backup-done", facts![path = args.file.display().to_string()]));
    Ok(())
}

pub(crate) fn restore(args: &Restore, voice: &Voice) -> Result<(), Fault> {
    restore_database(&args.file, &args.data).map_err(|fault| match fault {
        StoreFault::Locked => Fault::asked("fault-serve-locked", facts![path = args.data.display().to_string()]),
        other => store_fault(&other, &args.file),
    })?;
    println!("{}", voice.say("restore-done", facts![path = args.data.display().to_string()]));
    Ok(())
}

fn store_fault(fault: &StoreFault, file: &Path) -> Fault {
    let path = file.display().to_string();
    match fault {
        StoreFault::Conflict => Fault::asked("fault-backup-exists", facts![path]),
        StoreFault::Locked | StoreFault::Full | StoreFault::Busy | StoreFault::Broken(_) => {
            Fault::asked("fault-backup", facts![path, reason = fault.to_string()])
        }
    }
}
