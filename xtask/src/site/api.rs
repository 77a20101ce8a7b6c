//! The HTTP API as a page, from the server's own document (OpenAPI).

use super::Making;
use super::page::{Lang, Page, escaped};
use serde_json::{Map, Value};

/// Its page.
pub(super) const PATH: &str = "docs/api.html";

/// Writes the page, and the document beside it.
pub(super) fn write(making: &Making, text: &str) -> Result<(), String> {
    let document: Value = serde_json::from_str(text).map_err(|error| format!("the API document: {error}"))?;
    making.write("docs/api.json", text.as_bytes())?;
    let body = printed(&document);
    let (path, title) = (PATH.to_owned(), "HTTP API".to_owned());
    making.show(&Page { path, title, lang: Lang::En, body, class: "document api", other: None })
}

fn printed(document: &Value) -> String {
    let mut out = String::from("<h1>HTTP API</h1>");
    out += &paragraph(&document["info"]["description"]);
    out += "<p>This page is made from <a href=\"api.json\">the document</a> that every server answers at <code>/api</code>.</p>";
    let paths = entries(&document["paths"]);
    out += "<h2 id=\"requests\">Requests</h2><ul class=\"index\">";
    let each = |show: &dyn Fn(&str, &str, &Value) -> String| -> String {
        let methods = paths.iter().flat_map(|(path, methods)| {
            entries(methods).into_iter().map(move |(method, told)| (method.to_uppercase(), path.as_str(), told))
        });
        methods.map(|(method, path, told)| show(&method, path, told)).collect()
    };
    out += &each(&|method, path, _| {
        format!("<li><a href=\"#{}\"><code>{method} {}</code></a></li>", anchor(method, path), escaped(path))
    });
    out += "</ul>";
    out += &each(&request);
    out += "<h2 id=\"things\">What is sent and answered</h2>";
    for (name, schema) in entries(&document["components"]["schemas"]) {
        out += &format!(
            "<h3 id=\"{}\">{}</h3>{}{}",
            thing(name),
            escaped(name),
            paragraph(&schema["description"]),
            fields(schema)
        );
    }
    out
}

fn request(method: &str, path: &str, told: &Value) -> String {
    let mut out = format!("<h3 id=\"{}\"><code>{method} {}</code></h3>", anchor(method, path), escaped(path));
    out += &paragraph(&told["summary"]);
    out += &paragraph(&told["description"]);
    let parameters = told["parameters"].as_array().cloned().unwrap_or_default();
    if !parameters.is_empty() {
        let row = |one: &Value| {
            let place = format!("{}{}", text(&one["in"]), if one["required"] == true { "" } else { ", optional" });
            cells(&[&code(&one["name"]), &place, &kind(&one["schema"]), &line(&one["description"])])
        };
        out += &table(&["parameter", "where", "type", "meaning"], &parameters.iter().map(row).collect::<String>());
    }
    for (form, body) in entries(&told["requestBody"]["content"]) {
        out += &format!("<p>Sent: {} <small>({})</small></p>", kind(&body["schema"]), escaped(form));
    }
    let answers = entries(&told["responses"]).into_iter().map(|(status, answer)| {
        let forms = entries(&answer["content"]);
        let what: Vec<String> = forms
            .iter()
            .map(|(form, body)| match &body["schema"] {
                Value::Null => escaped(form),
                schema => kind(schema),
            })
            .collect();
        cells(&[&escaped(status), &what.join(" or "), &line(&answer["description"])])
    });
    out + &table(&["status", "answer", "meaning"], &answers.collect::<String>())
}

/// The fields of an object, or what else a thing may be.
fn fields(schema: &Value) -> String {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let rows: String = entries(&schema["properties"])
        .into_iter()
        .map(|(name, field)| {
            let optional = if required.iter().any(|one| one == name) { "" } else { ", optional" };
            cells(&[
                &format!("<code>{}</code>", escaped(name)),
                &(kind(field) + optional),
                &line(&field["description"]),
            ])
        })
        .collect();
    if rows.is_empty() {
        return format!("<p>{}</p>", kind(schema));
    }
    table(&["field", "type", "meaning"], &rows)
}

/// A type in a few words, with links.
fn kind(schema: &Value) -> String {
    if let Some(place) = schema["$ref"].as_str() {
        let name = place.rsplit('/').next().unwrap_or(place);
        return format!("<a href=\"#{}\">{}</a>", thing(name), escaped(name));
    }
    for (word, between) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " with ")] {
        if let Some(parts) = schema[word].as_array() {
            return parts.iter().map(kind).collect::<Vec<_>>().join(between);
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(code).collect::<Vec<_>>().join(" or ");
    }
    let names: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let name = |name: &str| match name {
        "array" => match &schema["items"] {
            Value::Null | Value::Bool(_) => "list".to_owned(),
            items => format!("list of {}", kind(items)),
        },
        "object" => {
            let named: Vec<String> = entries(&schema["properties"])
                .into_iter()
                .map(|(name, field)| format!("<code>{}</code>: {}", escaped(name), kind(field)))
                .collect();
            if named.is_empty() { "object".to_owned() } else { format!("{{ {} }}", named.join(", ")) }
        }
        "null" => "nothing".to_owned(),
        other => escaped(other),
    };
    if names.is_empty() { "anything".to_owned() } else { names.into_iter().map(name).collect::<Vec<_>>().join(" or ") }
}

fn entries(value: &Value) -> Vec<(&String, &Value)> {
    value.as_object().map(Map::iter).into_iter().flatten().collect()
}

fn text(value: &Value) -> String {
    escaped(value.as_str().unwrap_or_default())
}

fn code(value: &Value) -> String {
    let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    format!("<code>{}</code>", escaped(&plain))
}

/// A text with `code` in it.
fn line(value: &Value) -> String {
    let text = text(value);
    let parts = text.split('`').enumerate();
    parts.map(|(number, part)| if number % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() }).collect()
}

fn paragraph(value: &Value) -> String {
    if text(value).is_empty() { String::new() } else { format!("<p>{}</p>", line(value)) }
}

fn table(heads: &[&str], rows: &str) -> String {
    let heads: String = heads.iter().map(|head| format!("<th>{head}</th>")).collect();
    format!("<div class=\"wide\"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>")
}

fn cells(cells: &[&str]) -> String {
    format!("<tr>{}</tr>", cells.iter().map(|cell| format!("<td>{cell}</td>")).collect::<String>())
}

fn anchor(method: &str, path: &str) -> String {
    let name = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    format!("{method} {path}").chars().map(name).collect()
}

fn thing(name: &str) -> String {
    format!("thing-{}", name.chars().filter(char::is_ascii_alphanumeric).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn types_are_told_in_a_few_words() {
        let list = json!({ "type": "array", "items": { "$ref": "#/components/schemas/Rule" } });
        assert_eq!(kind(&list), "list of <a href=\"#thing-Rule\">Rule</a>");
        assert_eq!(kind(&json!({ "type": ["string", "null"] })), "string or nothing");
        assert_eq!(kind(&json!({ "type": "string", "enum": ["a", "b"] })), "<code>a</code> or <code>b</code>");
        assert_eq!(kind(&json!({ "oneOf": [{ "type": "null" }, { "type": "integer" }] })), "nothing or integer");
        assert_eq!(kind(&json!({})), "anything");
    }

    #[test]
    fn every_request_and_thing_of_a_document_is_printed() {
        let document = json!({
            "info": { "description": "Of `caldera`." },
            "paths": { "/api/x/{id}": { "get": {
                "summary": "One x", "parameters": [{ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } }],
                "responses": { "200": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/X" } } } } },
            } } },
            "components": { "schemas": { "X": { "type": "object", "required": ["a"], "properties": {
                "a": { "type": "integer", "description": "An a" }, "b": { "type": "string" },
            } } } },
        });
        let html = printed(&document);
        for part in [
            "<code>caldera</code>",
            "<h3 id=\"get--api-x--id-\"><code>GET /api/x/{id}</code></h3><p>One x</p>",
            "<td><code>id</code></td><td>path</td>",
            "<td>200</td><td><a href=\"#thing-X\">X</a></td>",
            "<td><code>a</code></td><td>integer</td><td>An a</td>",
            "<td>string, optional</td>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }
}
