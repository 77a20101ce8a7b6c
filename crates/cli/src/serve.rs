//! `caldera serve`, `backup` and `restore`; `caldera` alone serves and opens the browser.

use crate::args::{Backup, Restore, Serve};
use crate::fault::Fault;
use crate::help;
use crate::settings::{self, Settings, ToldCaps};
use crate::voice::Voice;
use kernel::facts;
use server::{
    Config, RestoreAsked, RestoreFault, Server, StartFault, StoreFault, ask_restore, copy_database, restore_asked,
    restore_database,
};
use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Serves and opens the browser: what `caldera` alone does.
pub(crate) fn run_alone(settings: &Settings, voice: &Voice) -> Result<(), Fault> {
    serve(&help::serve_args(&["--open"], settings, voice.lang), settings, voice, OTHER_PORTS)
}

pub(crate) fn run(args: &Serve, settings: &Settings, voice: &Voice) -> Result<(), Fault> {
    serve(args, settings, voice, 0)
}

/// How many ports after the usual one are tried when nobody asked for a certain one.
const OTHER_PORTS: u16 = 20;

fn serve(args: &Serve, settings: &Settings, voice: &Voice, other_ports: u16) -> Result<(), Fault> {
    start_logging(args.json_logs);
    if settings::forgotten_data(&args.data) {
        let (former, data) = (settings::FORMER_DATA, args.data.display().to_string());
        eprintln!("{}", voice.say("serve-former-data", facts![former, data]));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut config = Config::new(args.address, args.data.clone());
        config.socket = socket_handed_over()?;
        args.keeping.apply(&mut config);
        config.secure = args.secure;
        config.editions.clone_from(&args.editions);
        config.limited = !args.unlimited;
        config.bot_pause = Duration::from_millis(args.bot_pause);
        config.trusted_proxies.clone_from(&args.trusted_proxy);
        config.caps = ToldCaps::in_force(args.caps.as_deref(), settings, voice)?.caps;
        config.notices = args.notices.config();
        // Before the folder is taken: what is asked of us once we have it is not asked long ago.
        if let Some(asked_long_ago) = restore_asked(&args.data) {
            let why = "it was asked of a server that ended before it answered";
            asked_long_ago.refuse(&why).map_err(|fault| restore_fault(&fault, &args.data, &args.data))?;
        }
        let fault = |fault: StartFault| start_fault(&fault, &args.data);
        let mut server = start(config.clone(), voice, other_ports).await.map_err(fault)?;
        config.address = server.address();
        let address = format!("http://{}/", server.address());
        println!("{}", voice.say("serve-at", facts![address = address.as_str()]));
        if args.open {
            open_browser(&address);
        }
        // One signal for all rounds: a request to end is also heard while a copy is being put back.
        let mut asked_to_stop = std::pin::pin!(asked_to_stop());
        loop {
            let asked = tokio::select! {
                stopped = asked_to_stop.as_mut() => { stopped?; None }
                asked = asked_to_restore(&args.data) => Some(asked),
            };
            let Some(asked) = asked else { break };
            println!("{}", voice.say("serve-restoring", facts![]));
            server.stop().await;
            server = start_with_copy(&asked, &config, &args.data).await?;
        }
        println!("{}", voice.say("serve-stopping", facts![]));
        server.stop().await;
        Ok(())
    })
}

/// The socket that systemd holds open for us (`caldera.socket`), if it does.
fn socket_handed_over() -> Result<Option<Arc<TcpListener>>, Fault> {
    Ok(listenfd::ListenFd::from_env().take_tcp_listener(0)?.map(Arc::new))
}

/// Waits until somebody wants a copy put back.
async fn asked_to_restore(data: &Path) -> RestoreAsked {
    loop {
        if let Some(asked) = restore_asked(data) {
            return asked;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// Serves again: with the copy, or with what was there before it.
async fn start_with_copy(asked: &RestoreAsked, config: &Config, data: &Path) -> Result<Server, Fault> {
    let fault = |fault: RestoreFault| restore_fault(&fault, data, data);
    let start = || Server::start(config.clone());
    let copied = asked.clone();
    let carried_out = tokio::task::spawn_blocking(move || copied.carry_out()).await;
    let failed = match carried_out {
        Ok(Ok(before)) => match start().await {
            Ok(server) => {
                asked.finish().map_err(fault)?;
                return Ok(server);
            }
            Err(failed) => {
                let copied = asked.clone();
                let undone = tokio::task::spawn_blocking(move || copied.undo(&before)).await;
                undone.map_err(std::io::Error::from)?.map_err(fault)?;
                failed.to_string()
            }
        },
        Ok(Err(failed)) => failed.to_string(),
        Err(failed) => failed.to_string(),
    };
    let server = start().await.map_err(|fault| start_fault(&fault, data))?;
    asked.refuse(&failed).map_err(fault)?;
    Ok(server)
}

/// Starts on the address, or on one of this many ports after it when that one is taken.
async fn start(mut config: Config, voice: &Voice, other_ports: u16) -> Result<Server, StartFault> {
    let last = config.address.port().saturating_add(other_ports);
    loop {
        match Server::start(config.clone()).await {
            Err(StartFault::Address(taken, error)) if error.kind() == ErrorKind::AddrInUse && taken.port() < last => {
                let next = taken.port() + 1;
                println!(
                    "{}",
                    voice.say("serve-taken", facts![port = taken.port().to_string(), next = next.to_string()])
                );
                config.address.set_port(next);
            }
            started => return started,
        }
    }
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
        StartFault::Address(address, error) if error.kind() == ErrorKind::AddrInUse => {
            Fault::asked("fault-serve-taken", facts![address = address.to_string()])
        }
        StartFault::Edition(_) | StartFault::Store(_) | StartFault::Address(..) | StartFault::Other => {
            Fault::asked("fault-serve", facts![reason = fault.fault()])
        }
    }
}

/// Waits for Ctrl-C or for the system's request to end.
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
    let desktop = || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if cfg!(any(target_os = "macos", windows)) || desktop() {
        let address = address.to_owned();
        // On a thread of its own: it watches for a moment whether the browser really starts, and we serve meanwhile.
        std::thread::spawn(move || open::that_detached(address));
    }
}

pub(crate) fn backup(args: &Backup, voice: &Voice) -> Result<(), Fault> {
    Fault::unless_folder(&args.data)?;
    copy_database(&args.data, &args.file).map_err(|fault| store_fault(&fault, &args.file))?;
    println!("{}", voice.say("backup-done", facts![path = args.file.display().to_string()]));
    Ok(())
}

pub(crate) fn restore(args: &Restore, voice: &Voice) -> Result<(), Fault> {
    // If a server is running, it is asked at once.
    let restored = match restore_database(&args.file, &args.data, Duration::ZERO) {
        Err(RestoreFault::Store(StoreFault::Locked)) => ask_restore(&args.file, &args.data),
        other => other,
    };
    restored.map_err(|fault| restore_fault(&fault, &args.file, &args.data))?;
    println!("{}", voice.say("restore-done", facts![path = args.data.display().to_string()]));
    Ok(())
}

fn store_fault(fault: &StoreFault, file: &Path) -> Fault {
    let path = file.display().to_string();
    match fault {
        StoreFault::Conflict => Fault::asked("fault-backup-exists", facts![path]),
        StoreFault::Locked | StoreFault::Full | StoreFault::Busy | StoreFault::Away(_) | StoreFault::Broken(_) => {
            Fault::asked("fault-backup", facts![path, reason = fault.fault()])
        }
    }
}

fn restore_fault(fault: &RestoreFault, file: &Path, data: &Path) -> Fault {
    let (path, data) = (file.display().to_string(), data.display().to_string());
    match fault {
        RestoreFault::Store(fault) => store_fault(fault, file),
        RestoreFault::Unsound(reason) => Fault::asked("fault-restore-unsound", facts![path, reason = reason.as_str()]),
        RestoreFault::Foreign => Fault::asked("fault-restore-foreign", facts![path]),
        RestoreFault::Newer { found, known } => {
            Fault::asked("fault-restore-newer", facts![path, found = *found, known = *known])
        }
        RestoreFault::Underway => Fault::asked("fault-restore-underway", facts![data]),
        RestoreFault::Unanswered => Fault::asked("fault-restore-unanswered", facts![data]),
        RestoreFault::Refused => Fault::asked("fault-restore-refused", facts![data]),
    }
}
