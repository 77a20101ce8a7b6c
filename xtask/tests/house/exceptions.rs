//! Lists of known exceptions. They only get shorter.

use crate::sources::root;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

/// How often something was found, by where it was found.
pub(crate) type Found = BTreeMap<String, usize>;

/// Compares what was found with a list of exceptions: there may be neither more nor less.
pub(crate) fn compare(list: &str, found: &Found) {
    let path = root().join("xtask/tests/house/exceptions").join(list).with_extension("txt");
    let mut excepted = read(&fs::read_to_string(&path).unwrap_or_default());
    if std::env::var_os("CALDERA_BLESS").is_some() {
        excepted = shrunk(&excepted, found);
        fs::write(&path, written(&excepted)).expect("the list can be written");
    }
    let faults = faults(&excepted, found);
    assert!(faults.is_empty(), "{list}:\n  {}", faults.join("\n  "));
}

/// What is wrong: something new, or an exception that is no longer needed.
fn faults(excepted: &Found, found: &Found) -> Vec<String> {
    let allowed = |what: &String| excepted.get(what).copied().unwrap_or(0);
    let new = found.iter().filter(|(what, count)| **count > allowed(what));
    let new = new.map(|(what, count)| match allowed(what) {
        0 => format!("{what}: {count}"),
        before => format!("{what}: {count}, and there were only {before}"),
    });
    let now = |what: &String| found.get(what).copied().unwrap_or(0);
    let stale = excepted.iter().filter(|(what, count)| now(what) < **count);
    let stale = stale.map(|(what, count)| {
        format!("{what}: only {} instead of {count}; CALDERA_BLESS=1 shortens the list of exceptions", now(what))
    });
    new.chain(stale).collect()
}

fn shrunk(excepted: &Found, found: &Found) -> Found {
    let still = excepted.iter().filter_map(|(what, count)| Some((what.clone(), *found.get(what)?.min(count))));
    still.filter(|(_, count)| *count > 0).collect()
}

/// A line contains a number and where it was found.
fn read(text: &str) -> Found {
    let lines = text.lines().filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let (count, what) = line.split_once(' ').unwrap_or_else(|| panic!("{line:?} is no exception"));
            (what.to_owned(), count.parse().unwrap_or_else(|_| panic!("{line:?} does not begin with a number")))
        })
        .collect()
}

fn written(found: &Found) -> String {
    found.iter().fold(String::new(), |mut text, (what, count)| {
        writeln!(text, "{count} {what}").expect("a text takes everything");
        text
    })
}

#[test]
fn exceptions_only_get_fewer() {
    let found = |text: &str| read(text);
    let list = found("2 a\n1 b\n");
    assert_eq!(faults(&list, &list), Vec::<String>::new());
    assert_eq!(faults(&list, &found("3 a\n1 b\n1 c\n")).len(), 2, "one more, and a new one");
    assert_eq!(faults(&list, &found("1 a\n")).len(), 2, "one less, and one gone");
    assert_eq!(written(&shrunk(&list, &found("1 a\n7 c\n"))), "1 a\n", "nothing is added");
    assert_eq!(written(&shrunk(&list, &found("9 a\n1 b\n"))), "2 a\n1 b\n", "nothing is raised");
}
