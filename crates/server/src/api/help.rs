//! Help at the table: why something cannot be done, and what a bot would do.

use crate::Fault;
use crate::app::{App, Asker, AtTable, bad_query};
use crate::bot::{self, Decision, Weighed};
use crate::drawing::{self, Drawing, draw};
use crate::fault::FaultBody;
use crate::tables::Form;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::Uri;
use catalog::AnyMatch;
use kernel::{Audience, Fact, Facts, Lang, Phrase, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// The longest list of things that can be asked about.
const LONGEST_TOUCH: usize = 2000;

/// What was touched.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TouchedInVain {
    /// The thing that cannot be used, as the drawing names it.
    #[param(max_length = 2000)]
    thing: String,
    /// What was touched before it, separated by `|`.
    #[serde(default)]
    #[param(max_length = 2000)]
    after: String,
    /// The seat to look from, for those who have several.
    seat: Option<u8>,
}

/// Why something cannot be done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct WhyNot {
    /// What was tried, as a sentence, where the rules refused something in particular.
    tried: Option<String>,
    /// The rule that forbids it, where one does.
    rule: Option<&'static str>,
    /// The reason, as a sentence.
    text: String,
}

/// Why a thing cannot be used now. The answer depends only on what the asking seat may know.
#[utoipa::path(get, path = "/api/tables/{id}/why", params(("id" = String, Path), TouchedInVain),
    responses((status = 200, body = WhyNot), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn why(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<WhyNot>, Fault> {
    let Query(touched) = Query::<TouchedInVain>::try_from_uri(&uri).map_err(bad_query)?;
    if touched.thing.len() + touched.after.len() > LONGEST_TOUCH {
        return Err(Fault::asked("fault-touched", Facts::none()));
    }
    let viewer = asker.viewer(touched.seat, Form::Drawn);
    let found = app.tables.look(&id, move |room, _| {
        let seen = viewer.rendering(room)?;
        let played = room.played().ok_or_else(|| Fault::forbidden("fault-not-begun"))?;
        Ok::<_, Fault>((seen, played.copy(), room.names(seen.lang)))
    });
    let (seen, played, names) = found.await??;
    let answer = move || {
        let before = touched.after.split('|').filter(|thing| !thing.is_empty());
        let things: Vec<&str> = before.chain([touched.thing.as_str()]).collect();
        let why = drawing::why(played.as_ref(), seen.audience, seen.lang, &names, &things);
        WhyNot { tried: why.tried, rule: why.rule.map(kernel::RuleId::as_str), text: why.text }
    };
    app.tables.answer(&asker.claim(Some(&id)), answer).await.map(Json)
}

/// An action that somebody thinks of.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Considered {
    /// The action, in the game's notation.
    #[param(max_length = 2000)]
    action: String,
    /// The seat that decides, for those who have several.
    seat: Option<u8>,
}

/// What an action would bring.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Foreseen {
    /// The number of the game for which it was foreseen.
    number: u32,
    /// The board as it would stand; nothing if dice or something hidden have a say in it, or if it is not allowed.
    board: Option<String>,
    /// What would be told, as sentences.
    told: Vec<String>,
}

/// What an action of mine would bring. The answer depends only on what my seat may know, and foretells no dice.
#[utoipa::path(get, path = "/api/tables/{id}/preview", params(("id" = String, Path), Considered),
    responses((status = 200, body = Foreseen), (status = 400, body = FaultBody), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn preview(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<Foreseen>, Fault> {
    let Query(considered) = Query::<Considered>::try_from_uri(&uri).map_err(bad_query)?;
    if considered.action.len() > LONGEST_TOUCH {
        return Err(Fault::asked("fault-touched", Facts::none()));
    }
    let viewer = asker.viewer(considered.seat, Form::Drawn);
    let found = app.tables.look(&id, move |room, _| {
        let seen = viewer.rendering(room)?;
        let played = room.played().ok_or_else(|| Fault::forbidden("fault-not-begun"))?;
        Ok::<_, Fault>((seen, played.copy(), room.names(seen.lang)))
    });
    let (seen, played, names) = found.await??;
    let answer = move || {
        let foreseen = match seen.audience {
            Audience::Seat(seat) => drawing::preview(played.as_ref(), seat, seen.lang, &names, &considered.action),
            Audience::Spectator => None,
        };
        let (board, told) = foreseen.map_or((None, Vec::new()), |preview| (Some(preview.board), preview.told));
        Foreseen { number: played.number(), board, told }
    };
    app.tables.answer(&asker.claim(Some(&id)), answer).await.map(Json)
}

/// Who asks for a hint.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HintAsked {
    /// The seat that decides, for those who have several.
    seat: Option<u8>,
}

/// What a bot would do, and why.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Hint {
    /// The number of the game for which it was thought out.
    number: u32,
    /// The best options, the best first; where it is best to vary, the likeliest first.
    options: Vec<HintOption>,
    /// What decided, as sentences.
    reasons: Vec<String>,
    /// What is likely to follow, as sentences.
    follows: Vec<HintStep>,
}

/// An option and what it is worth.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HintOption {
    /// The action, in the game's notation.
    action: String,
    /// The action as a sentence.
    text: String,
    /// The things to touch for it.
    path: Vec<String>,
    /// Whether this is what the bot would do.
    advised: bool,
    /// What it is worth; nothing where it is the only option.
    worth: Option<Worth>,
}

/// A share of a victory in whole percent, with the ends of its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct Worth {
    /// Expected.
    expected: u8,
    /// The lower end.
    low: u8,
    /// The upper end.
    high: u8,
}

/// A decision that is likely to follow.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HintStep {
    /// Whose, by name.
    name: String,
    /// What, as a sentence.
    text: String,
}

/// A hint for my own decision, where the table allows hints. A bot of the usual level thinks; it knows what my seat knows.
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path), HintAsked),
    responses((status = 200, body = Hint), (status = 400, body = FaultBody), (status = 401, body = FaultBody), (status = 403, body = FaultBody),
        (status = 404, body = FaultBody), (status = 429, body = FaultBody)))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    asker: Asker,
    AtTable(id): AtTable,
    uri: Uri,
) -> Result<Json<Hint>, Fault> {
    let Query(asked) = Query::<HintAsked>::try_from_uri(&uri).map_err(bad_query)?;
    asker.known()?;
    app.limits.writes.pass(asker.pass.unwrap_or_default()).await?;
    let (viewer, lang) = (asker.viewer(asked.seat, Form::Drawn), asker.lang);
    let found = app.tables.look(&id, move |room, _| {
        let seen = viewer.rendering(room)?;
        let seat = match seen.audience {
            Audience::Seat(seat) if room.may_ask_hint(seat) => seat,
            Audience::Seat(_) | Audience::Spectator => return Err(Fault::forbidden("fault-no-hint")),
        };
        let played = room.played().ok_or_else(|| Fault::forbidden("fault-not-begun"))?;
        Ok(Asked { played: played.copy(), seat, lang, names: room.names(lang) })
    });
    let asked = found.await??;
    app.tables.think(&asker.claim(Some(&id)), move || asked.hint()).await.map(Json)
}

/// A decision to think about, outside the table's task.
struct Asked {
    played: Box<dyn AnyMatch>,
    seat: Seat,
    lang: Lang,
    names: Vec<String>,
}

impl Asked {
    fn hint(&self) -> Hint {
        let Decision { action, explanation, .. } = bot::advise(self.played.as_ref(), self.seat);
        let drawn = draw(self.played.as_ref(), Audience::Seat(self.seat), self.lang, &self.names);
        let worded = explanation.reasons.iter().map(|reason| self.reason(&drawn, reason)).collect();
        let name = |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_default();
        let follows = explanation.continuation.iter();
        Hint {
            number: self.played.number(),
            options: self.options(&drawn, &action, &explanation.options),
            reasons: worded,
            follows: follows
                .map(|step| HintStep { name: name(step.seat), text: self.sentence(&step.action) })
                .collect(),
        }
    }

    /// The options, the best first.
    fn options(&self, drawn: &Drawing, chosen: &str, weighed: &[Weighed]) -> Vec<HintOption> {
        let option = |action: &str, worth: Option<Worth>| {
            let choice = drawn.choices.iter().find(|choice| choice.action == action);
            let path = choice.map(|choice| choice.path.clone()).unwrap_or_default();
            HintOption {
                action: action.to_owned(),
                text: self.offered(drawn, action),
                path,
                advised: action == chosen,
                worth,
            }
        };
        let worth = |found: &Weighed| {
            let percent = |share: f32| (100.0 * share.clamp(0.0, 1.0)).round() as u8;
            Worth { expected: percent(found.expected), low: percent(found.low), high: percent(found.high) }
        };
        let alone = weighed.iter().all(|found| found.action != chosen).then(|| option(chosen, None));
        alone.into_iter().chain(weighed.iter().map(|found| option(&found.action, Some(worth(found))))).collect()
    }

    /// A reason in the reader's words: actions in it are sentences of the game too.
    fn reason(&self, drawn: &Drawing, reason: &Phrase) -> String {
        let spoken = |name: &'static str, fact: &Fact| match fact {
            Fact::Text(notation) if name == "action" => Fact::from(self.offered(drawn, notation)),
            Fact::Wrong(_)
            | Fact::Number(_)
            | Fact::Text(_)
            | Fact::Label(_)
            | Fact::Seat(_)
            | Fact::List(_)
            | Fact::Said(_) => fact.clone(),
        };
        let facts = reason.facts.iter().fold(Facts::none(), |facts, (name, fact)| facts.with(name, spoken(name, fact)));
        bot::say_reason(self.lang, &Phrase::new(reason.key.clone(), facts), &self.names)
    }

    /// An action as the board offers it, or else in the game's words.
    fn offered(&self, drawn: &Drawing, action: &str) -> String {
        let choice = drawn.choices.iter().find(|choice| choice.action == action);
        choice.map_or_else(|| self.sentence(action), |choice| choice.text.clone())
    }

    /// An action as a sentence, in the game's words.
    fn sentence(&self, action: &str) -> String {
        let words = catalog::game(self.played.about().id).map(catalog::Door::words);
        match (words, self.played.phrase(action)) {
            (Some(words), Ok(phrase)) => words.say(self.lang, &phrase, self.names.as_slice()),
            _unknown => action.to_owned(),
        }
    }
}
