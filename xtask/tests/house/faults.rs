//! Errors have types: a `String` as an error cannot be shown in the reader's language.

use crate::exceptions::{Found, compare};
use crate::sources::{Source, only_tested, sources};
use syn::visit::{self, Visit};
use syn::{
    GenericArgument, ImplItem, ItemImpl, ItemMod, ItemTrait, PathArguments, ReturnType, Signature, Type, Visibility,
};

/// Whether a type is `String`.
fn is_string(of: &Type) -> bool {
    matches!(of, Type::Path(path) if path.path.segments.last().is_some_and(|name| name.ident == "String"))
}

/// Whether a type is or contains a `Result<_, String>`.
struct Results(bool);

impl<'ast> Visit<'ast> for Results {
    fn visit_path_segment(&mut self, segment: &'ast syn::PathSegment) {
        if segment.ident == "Result"
            && let PathArguments::AngleBracketed(arguments) = &segment.arguments
            && let Some(GenericArgument::Type(fault)) = arguments.args.get(1)
        {
            self.0 |= is_string(fault);
        }
        visit::visit_path_segment(self, segment);
    }
}

/// Counts public signatures.
#[derive(Default)]
struct Signatures(usize);

impl Signatures {
    fn look(&mut self, signature: &Signature) {
        let mut results = Results(false);
        if let ReturnType::Type(_, returned) = &signature.output {
            results.visit_type(returned);
        }
        self.0 += usize::from(results.0);
    }
}

impl<'ast> Visit<'ast> for Signatures {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if matches!(function.vis, Visibility::Public(_)) {
            self.look(&function.sig);
        }
    }

    fn visit_item_impl(&mut self, block: &'ast ItemImpl) {
        for item in &block.items {
            match item {
                // The return type of a trait's method is checked at the trait, its error type here.
                ImplItem::Fn(function) if matches!(function.vis, Visibility::Public(_)) => self.look(&function.sig),
                ImplItem::Type(named) if named.ident == "Err" || named.ident == "Error" => {
                    self.0 += usize::from(is_string(&named.ty));
                }
                _ => {}
            }
        }
    }

    fn visit_item_trait(&mut self, declared: &'ast ItemTrait) {
        if matches!(declared.vis, Visibility::Public(_)) {
            let methods = declared
                .items
                .iter()
                .filter_map(|item| if let syn::TraitItem::Fn(method) = item { Some(&method.sig) } else { None });
            methods.for_each(|signature| self.look(signature));
        }
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !only_tested(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }
}

fn untyped(source: &Source) -> usize {
    let mut signatures = Signatures::default();
    signatures.visit_file(&source.parsed());
    signatures.0
}

#[test]
fn faults_across_a_border_have_a_type() {
    let sources = sources(&["rs"]);
    let looked_at = sources.iter().filter(|source| source.is_in(&["crates/", "games/"]) && source.ships());
    let found: Found =
        looked_at.map(|source| (source.path.clone(), untyped(source))).filter(|(_, count)| *count > 0).collect();
    compare("string-faults", &found);
}

#[test]
fn a_string_for_a_fault_is_found() {
    let count = |text: &str| untyped(&Source { path: "a.rs".to_owned(), text: text.to_owned() });
    for (text, expected) in [
        ("pub fn read() -> Result<u8, String> { todo!() }", 1),
        ("pub fn read() -> Option<std::result::Result<u8, std::string::String>> { todo!() }", 1),
        ("impl X { pub fn read(&self) -> Result<u8, String> { todo!() } }", 1),
        ("pub trait X { fn read(&self) -> Result<u8, String>; }", 1),
        ("impl FromStr for X { type Err = String; fn from_str(text: &str) -> Result<X, String> { todo!() } }", 1),
        ("mod inner { pub fn read() -> Result<u8, String> { todo!() } }", 1),
        ("fn read() -> Result<u8, String> { todo!() }", 0),
        ("pub(crate) fn read() -> Result<u8, String> { todo!() }", 0),
        ("trait X { fn read(&self) -> Result<u8, String>; }", 0),
        ("pub fn read() -> Result<String, Fault> { todo!() }", 0),
        ("#[cfg(test)] mod tests { pub fn read() -> Result<u8, String> { todo!() } }", 0),
    ] {
        assert_eq!(count(text), expected, "{text}");
    }
}
