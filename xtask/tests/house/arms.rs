//! No match arm catches "all the others" of our own enums: a new variant must not compile until somebody has considered
//! it everywhere.

use crate::exceptions::compare;
use crate::sources::{Source, only_tested, sources};
use syn::visit::{self, Visit};
use syn::{ExprMatch, ItemMod, Pat, Path};

/// Where this holds. The only exceptions are cues of a board: there one match names every event and asks a function for
/// each chapter, and only these functions have an arm for the events of the other chapters.
const CRATES: [&str; 11] = [
    "crates/kernel/src/",
    "crates/laws/src/",
    "crates/table/src/",
    "crates/boards/src/",
    "crates/bots/src/",
    "crates/server/src/",
    "crates/club/src/",
    "crates/catalog/src/",
    "crates/cli/src/",
    "crates/python/src/",
    "games/",
];

/// Foreign enums, by the name before the variant or by the variant's own name.
const FOREIGN: [&str; 15] = [
    "Option",
    "Some",
    "None",
    "Result",
    "Ok",
    "Err",
    "Ordering",
    "Less",
    "Equal",
    "Greater",
    "Value",
    "DeValue",
    "ArgAction",
    "IpAddr",
    "ErrorKind",
];

/// Whether a pattern matches everything unconditionally: `_`, `_name`, or a tuple of these.
fn takes_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Ident(name) => name.subpat.is_none() && name.ident.to_string().starts_with('_'),
        Pat::Or(or) => or.cases.iter().any(takes_all),
        Pat::Paren(inner) => takes_all(&inner.pat),
        Pat::Reference(inner) => takes_all(&inner.pat),
        Pat::Tuple(tuple) => tuple.elems.iter().all(|part| takes_all(part) || matches!(part, Pat::Rest(_))),
        _ => false,
    }
}

/// Whether a pattern names a variant of one of our enums, so that the matched value is such an enum or a tuple with
/// one.
fn is_ours(pattern: &Pat) -> bool {
    match pattern {
        Pat::Guard(guarded) => is_ours(&guarded.pat),
        Pat::Ident(name) => match &name.subpat {
            Some((_, inner)) => is_ours(inner),
            None => is_variant(&Path::from(name.ident.clone())),
        },
        Pat::Or(or) => or.cases.iter().any(is_ours),
        Pat::Paren(inner) => is_ours(&inner.pat),
        Pat::Reference(inner) => is_ours(&inner.pat),
        Pat::Tuple(tuple) => tuple.elems.iter().any(is_ours),
        Pat::Path(path) => is_variant(&path.path),
        Pat::Struct(variant) => is_variant(&variant.path),
        Pat::TupleStruct(variant) => is_variant(&variant.path),
        _ => false,
    }
}

/// Whether a path looks like a variant, not like a constant or a binding.
fn is_variant(path: &Path) -> bool {
    let mut names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    names.reverse();
    let capital = names[0].starts_with(char::is_uppercase);
    let constant = names[0].len() > 1 && !names[0].contains(char::is_lowercase);
    capital && !constant && !names.iter().take(2).any(|name| FOREIGN.contains(&name.as_str()))
}

#[derive(Default)]
struct Arms(usize);

impl<'ast> Visit<'ast> for Arms {
    fn visit_expr_match(&mut self, found: &'ast ExprMatch) {
        if found.arms.iter().any(|arm| is_ours(&arm.pat)) {
            self.0 += found.arms.iter().filter(|arm| takes_all(&arm.pat)).count();
        }
        visit::visit_expr_match(self, found);
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !only_tested(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }
}

fn wild(source: &Source) -> usize {
    let mut arms = Arms::default();
    arms.visit_file(&source.parsed());
    arms.0
}

#[test]
fn no_arm_takes_all_the_others_of_our_own_enums() {
    let sources = sources(&["rs"]);
    let looked_at = sources.iter().filter(|source| source.is_in(&CRATES) && source.ships());
    let found = looked_at.map(|source| (source.path.clone(), wild(source)));
    compare("wild-arms", &found.filter(|(_, count)| *count > 0).collect());
}

#[test]
fn arms_are_judged_by_what_the_others_show() {
    let count = |arms: &str| {
        let text = format!("fn f() {{ match x {{ {arms} }} }}");
        wild(&Source { path: "a.rs".to_owned(), text })
    };
    for ours in [
        "Event::Rolled => 1, _ => 2",
        "Event::Rolled { seat, .. } if seat > 1 => 1, _other => 2",
        "Step::Plan(_) | Step::Gear => 1, _ => 2",
        "&Event::Rolled => 1, _ => 2",
        "(Event::Rolled, 3) => 1, (_, _) => 2",
        "(1, Seat::First) => 1, _ => 2",
        "own @ Phase::Begin => 1, _rest => 2",
        "Rolled => 1, _ => 2",
        "Event::Rolled => match y { Event::Kept => 1, _ => 2 }, Event::Kept => 3",
    ] {
        assert_eq!(count(ours), 1, "{ours}");
    }
    for allowed in [
        "1 => 1, _ => 2",
        "'a'..='z' => 1, _ => 2",
        "\"word\" => 1, _ => 2",
        "[first, ..] => 1, _ => 2",
        "(1, 'a') => 1, _ => 2",
        "Some(Event::Rolled) => 1, _ => 2",
        "Ok(1) => 1, _ => 2",
        "Ordering::Less => 1, _ => 2",
        "Value::Null => 1, _ => 2",
        "LARGEST => 1, _ => 2",
        "Self::LARGEST => 1, _ => 2",
        "Event::Rolled => 1, Event::Kept => 2",
        "Event::Rolled => 1, other => other.count()",
        "Event::Rolled => 1, _ if late => 2, Event::Kept => 3",
    ] {
        assert_eq!(count(allowed), 0, "{allowed}");
    }
}
