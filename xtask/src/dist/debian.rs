//! The Debian package: the files of the tree, what dpkg wants to know, and what is done when it is installed or updated.

use super::{Making, read, run, said, with_arguments, write};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

pub(super) fn package(making: &Making) -> Result<(), String> {
    let about = making.tree.join("DEBIAN");
    let version = format!("{}-{}", making.version, making.wanted.revision);
    let architecture = said(with_arguments(Path::new("dpkg"), &["--print-architecture"]))?;
    let size = said(Command::new("du").args(["-sk", "--apparent-size"]).arg(&making.tree))?;
    let size = size.split_whitespace().next().unwrap_or("0");
    let libc = oldest_libc(&making.tree.join("usr/bin/caldera"))?;
    let control = format!(
        "Package: caldera\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: Caldera <caldera@localhost>\n\
         Installed-Size: {size}\nDepends: libc6 (>= {libc}), libgcc-s1, systemd\nRecommends: ca-certificates\n\
         Section: games\nPriority: optional\n\
         Description: one table for five board games of fire and dinosaurs\n \
         A server for tables in the browser, bots, and tools for records, simulations and rules,\n \
         in French and English.\n"
    );
    write(&about.join("control"), &control)?;
    write(&about.join("conffiles"), "/etc/caldera/caldera.toml\n")?;
    for script in ["preinst", "postinst", "prerm", "postrm"] {
        let file = about.join(script);
        let text = read(&format!("deploy/debian/{script}"))?;
        write(&file, &text.replace("#SETTINGS#\n", &read("deploy/debian/settings")?))?;
        let permissions = fs::Permissions::from_mode(0o755);
        fs::set_permissions(&file, permissions).map_err(|error| format!("{script}: {error}"))?;
    }
    let package = making.folder.join(format!("caldera_{version}_{architecture}.deb"));
    let packing = if making.wanted.debug { ["-Zgzip", "-z1"] } else { ["-Zxz", "-z6"] };
    let mut dpkg = Command::new("dpkg-deb");
    dpkg.args(["--root-owner-group", "--build"]).args(packing).env("SOURCE_DATE_EPOCH", &making.time);
    run(dpkg.arg(&making.tree).arg(package))
}

/// The oldest C library that the program runs with: the newest of the versions that its symbols ask for.
fn oldest_libc(program: &Path) -> Result<String, String> {
    let symbols = said(Command::new("objdump").arg("-T").arg(program))?;
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let version: String = rest.chars().take_while(|letter| letter.is_ascii_digit() || *letter == '.').collect();
        let (major, minor) = version.split_once('.')?;
        Some((major.parse::<u32>().ok()?, minor.split('.').next()?.parse::<u32>().ok()?))
    });
    let (major, minor) = versions.max().ok_or("the program asks for no C library")?;
    Ok(format!("{major}.{minor}"))
}
