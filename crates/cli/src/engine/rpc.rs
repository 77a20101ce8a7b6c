//! JSON-RPC 2.0: requests in, answers out.

use super::desk::Desk;
use super::methods;
use crate::voice;
use catalog::guarded;
use kernel::{Facts, Fault, Lang, facts};
use serde_json::{Value, json};
use std::fmt;

/// What goes back: one answer, or a batch of them.
pub(super) struct Answer(Value);

impl fmt::Display for Answer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Answer {
    /// A line that is no message: it has no language either, so it is answered in English.
    pub(super) fn unreadable(fault: Fault) -> Answer {
        Answer(failed(&Value::Null, &RpcFault::of(Code::Parse, fault), Lang::En))
    }
}

/// The codes of JSON-RPC, and our own from 1 upwards.
#[derive(Clone, Copy, Debug)]
pub(super) enum Code {
    Parse,
    Request,
    Method,
    Params,
    /// A rule of the game refuses it; the data has `rule`, `text` and `facts`.
    Refused,
    /// There is no such match.
    NoMatch,
    /// A position is refused; the data has `reasons`.
    Position,
    /// Forced draws do not fit.
    Draws,
    /// Nothing can be taken back; the data has `reason`.
    Undo,
    /// Too many matches are open.
    Full,
    /// The program itself failed; the match is closed.
    Panicked,
}

impl Code {
    const fn number(self) -> i32 {
        match self {
            Code::Parse => -32_700,
            Code::Request => -32_600,
            Code::Method => -32_601,
            Code::Params => -32_602,
            Code::Refused => 1,
            Code::NoMatch => 2,
            Code::Position => 3,
            Code::Draws => 4,
            Code::Undo => 5,
            Code::Full => 6,
            Code::Panicked => 7,
        }
    }
}

/// Why a request failed. The sentence is made at the end, in the language that the request asks for.
#[derive(Debug)]
pub(super) struct RpcFault {
    code: Code,
    fault: Fault,
    data: Value,
}

impl RpcFault {
    /// A fault whose sentence stands in the program's texts.
    pub(super) fn new(code: Code, key: &str, facts: Facts) -> RpcFault {
        RpcFault::of(code, voice::fault(key, facts))
    }

    pub(super) fn of(code: Code, fault: Fault) -> RpcFault {
        RpcFault { code, fault, data: Value::Null }
    }

    /// The fault as a client reads it.
    pub(super) fn data(&self, lang: Lang) -> Value {
        let mut error = json!({ "code": self.code.number(), "message": self.fault.say(lang) });
        if !self.data.is_null() {
            error["data"] = self.data.clone();
        }
        error
    }

    pub(super) fn with(mut self, data: Value) -> RpcFault {
        self.data = data;
        self
    }
}

/// Answers one line; a notification gets no answer.
pub(super) fn answer(desk: &mut Desk, line: &[u8]) -> Option<Answer> {
    let message: Value = match serde_json::from_slice(line) {
        Ok(message) => message,
        Err(fault) => return Some(Answer::unreadable(kernel::reading::json(&fault))),
    };
    match message {
        Value::Array(batch) if batch.is_empty() => {
            let fault = RpcFault::new(Code::Request, "engine-empty-batch", facts![]);
            Some(Answer(failed(&Value::Null, &fault, Lang::En)))
        }
        Value::Array(batch) => {
            let answers: Vec<Value> = batch.iter().filter_map(|request| one(desk, request)).collect();
            (!answers.is_empty()).then_some(Answer(Value::Array(answers)))
        }
        request => one(desk, &request).map(Answer),
    }
}

fn one(desk: &mut Desk, request: &Value) -> Option<Value> {
    let id = request.get("id").cloned();
    let method = request.get("method").and_then(Value::as_str).map(str::to_owned);
    let sound = request.get("jsonrpc").and_then(Value::as_str) == Some("2.0")
        && !matches!(id, Some(Value::Array(_) | Value::Object(_) | Value::Bool(_)));
    let (Some(method), true) = (method, sound) else {
        let id = id.filter(|id| id.is_string() || id.is_number()).unwrap_or_default();
        let form = r#"{"jsonrpc":"2.0","id":…,"method":…,"params":{…}}"#;
        return Some(failed(&id, &RpcFault::new(Code::Request, "engine-request", facts![form]), language(request)));
    };
    let params = request.get("params").cloned().unwrap_or_else(|| json!({}));
    let name = params.get("match").and_then(Value::as_str).map(str::to_owned);
    let result = guarded(|| methods::call(desk, &method, params)).unwrap_or_else(|panicked| {
        // What the call left half done is dropped; the other matches are untouched.
        let _ = name.map(|name| desk.close(&name));
        Err(RpcFault::new(Code::Panicked, "engine-panicked", facts![reason = panicked.to_string()]))
    });
    let id = id?;
    Some(match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(fault) => failed(&id, &fault, language(request)),
    })
}

/// The language a request asks for; a request that asks for none, or for one we lack, is answered in English.
fn language(request: &Value) -> Lang {
    let asked = request.get("params").and_then(|params| params.get("lang")).and_then(Value::as_str);
    asked.and_then(|code| code.parse().ok()).unwrap_or(Lang::En)
}

fn failed(id: &Value, fault: &RpcFault, lang: Lang) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "error": fault.data(lang) })
}
