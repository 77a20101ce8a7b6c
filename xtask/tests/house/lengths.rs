//! A function fits on a screen, a file in one reading.

use crate::exceptions::{Found, compare};
use crate::sources::{Source, lines, sources};
use syn::visit::{self, Visit};

const FUNCTION: usize = 70;
const FILE: usize = 500;

struct Functions<'a> {
    path: &'a str,
    found: Found,
}

impl Functions<'_> {
    fn measure(&mut self, name: &syn::Ident, signature: &syn::Signature, body: &syn::Block) {
        let length = body.brace_token.span.close().end().line - signature_line(signature) + 1;
        if length > FUNCTION {
            let longest = self.found.entry(format!("{} fn {name}", self.path)).or_default();
            *longest = length.max(*longest);
        }
    }
}

/// Where a function begins: its documentation and attributes do not count.
fn signature_line(signature: &syn::Signature) -> usize {
    signature.fn_token.span.start().line
}

impl<'ast> Visit<'ast> for Functions<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.measure(&function.sig.ident, &function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.measure(&function.sig.ident, &function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(body) = &function.default {
            self.measure(&function.sig.ident, &function.sig, body);
        }
        visit::visit_trait_item_fn(self, function);
    }
}

fn long_functions(source: &Source) -> Found {
    let mut functions = Functions { path: &source.path, found: Found::new() };
    functions.visit_file(&source.parsed());
    functions.found
}

#[test]
fn functions_fit_on_a_screen() {
    compare("long-functions", &sources(&["rs"]).iter().flat_map(long_functions).collect());
}

#[test]
fn files_fit_in_one_reading() {
    let sources = sources(&["rs", "js", "mjs", "css"]);
    let long = sources.iter().map(|source| (source.path.clone(), source.text.lines().count()));
    compare("long-files", &long.filter(|(_, lines)| *lines > FILE).collect());
}

#[test]
fn a_function_of_seventy_one_lines_is_found() {
    let function = |lines: usize| {
        format!("impl X {{\n/// Words.\n#[inline]\npub fn long() {{\n{}}}\n}}", "x();\n".repeat(lines - 2))
    };
    let long = |lines| long_functions(&Source { path: "a.rs".to_owned(), text: function(lines) });
    assert_eq!(long(70), Found::new());
    assert_eq!(long(71), Found::from([("a.rs fn long".to_owned(), 71)]));
    let parsed = Source { path: "a.rs".to_owned(), text: function(9) }.parsed();
    assert_eq!(lines(&parsed.items[0]), 13, "spans know their lines");
}
