//! The folder of the data: for nobody else to read. It holds the secrets of running games and the hashes of passwords.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes the folder if need be. One that others may enter is left as it is, but said in the log.
pub(super) fn prepare(folder: &Path) -> io::Result<()> {
    make(folder)?;
    if open_to_others(folder)? {
        tracing::warn!(
            folder = %folder.display(),
            "others on this machine may enter the folder of the data: it holds secrets (chmod 700)"
        );
    }
    Ok(())
}

/// A new file that nobody else may read; one that is there already stays.
pub(crate) fn private(path: &Path) -> io::Result<File> {
    let file = options().create(true).truncate(false).read(true).write(true).open(path)?;
    close_to_others(&file, path)?;
    Ok(file)
}

/// A new file that nobody else may read; it must not be there yet.
pub(super) fn new_private(path: &Path) -> io::Result<File> {
    options().create_new(true).read(true).write(true).open(path)
}

#[cfg(unix)]
fn make(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)
}

#[cfg(unix)]
fn open_to_others(folder: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(folder.metadata()?.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn open_to_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}

#[cfg(unix)]
fn options() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = OpenOptions::new();
    options.mode(0o600);
    options
}

#[cfg(not(unix))]
fn options() -> OpenOptions {
    OpenOptions::new()
}

/// A file of an older program may be open to others: it is closed, and that is said.
#[cfg(unix)]
fn close_to_others(file: &File, path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o077 != 0 {
        tracing::warn!(file = %path.display(), "others on this machine could read this file; now they cannot");
        file.set_permissions(std::fs::Permissions::from_mode(mode & 0o700))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn close_to_others(_: &File, _: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::{new_private, prepare, private};
    use std::os::unix::fs::PermissionsExt;

    fn mode(path: &std::path::Path) -> u32 {
        path.metadata().unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn nobody_else_reads_what_we_make() {
        let folder = std::env::temp_dir().join(format!("caldera-private-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        prepare(&folder).unwrap();
        assert_eq!(mode(&folder), 0o700);
        let (made, old) = (folder.join("made"), folder.join("old"));
        private(&made).unwrap();
        assert_eq!(mode(&made), 0o600);
        assert!(new_private(&made).is_err(), "it is there already");
        std::fs::write(&old, "what an older program wrote").unwrap();
        std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o644)).unwrap();
        private(&old).unwrap();
        assert_eq!((mode(&old), std::fs::read(&old).unwrap().len()), (0o600, 27));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
