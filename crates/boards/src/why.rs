//! "Why not?": the rule behind a thing that cannot be used.

use crate::board::{self, Board, kit_words};
use kernel::{Audience, Facts, Knowledge, Lang, Match, Phrase, Refusal, RuleId};

/// Why a thing cannot be used now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What was tried, as a sentence, where the engine refused a particular action.
    pub tried: Option<String>,
    /// The rule that forbids it, where one does.
    pub rule: Option<RuleId>,
    /// The reason, as a sentence.
    pub text: String,
}

impl Why {
    /// A reason without a rule.
    pub(crate) fn plain(text: String) -> Why {
        Why { tried: None, rule: None, text }
    }
}

pub(crate) fn why<G: Board>(game: &Match<G>, audience: Audience, lang: Lang, names: &[String], things: &[&str]) -> Why {
    let Audience::Seat(seat) = audience else {
        return Why::plain(board::waiting(game.turn(), lang, names));
    };
    let refused = |tried: Option<String>, refusal: Refusal| Why {
        tried,
        rule: Some(refusal.rule),
        text: G::words().refusal(lang, refusal.rule, &refusal.facts, names),
    };
    let knowledge = Knowledge::<G>::new(game.state(), seat);
    if let Err(refusal) = knowledge.may_act() {
        return refused(None, refusal);
    }
    let canvas = board::known_canvas(&knowledge, lang, names);
    if let Some((rule, text)) = G::objection(&canvas, things) {
        return Why { tried: None, rule: Some(rule), text };
    }
    let attempts = G::attempts(&canvas, things);
    match nearest_miss(&knowledge, &attempts, lang) {
        Some((action, refusal)) => refused(Some(canvas.say_phrase(&G::sentence(&canvas, action))), refusal),
        None => {
            let idle = kit_words().say(lang, &Phrase::new("why-idle", Facts::none()), names);
            Why::plain(format!("{idle} {}", G::asked(&canvas, seat)))
        }
    }
}

/// The attempt that came farthest. Rules are checked in book order, so the attempt refused by the latest rule passed
/// all those before it. Of several, the first.
fn nearest_miss<'a, G: Board>(
    knowledge: &Knowledge<G>,
    attempts: &'a [G::Action],
    lang: Lang,
) -> Option<(&'a G::Action, Refusal)> {
    let volume = G::book().volume(lang);
    let place = |rule: RuleId| volume.place(rule.as_str());
    let mut nearest: Option<(&G::Action, Refusal)> = None;
    for action in attempts {
        let Err(refusal) = knowledge.check(action) else { continue };
        if nearest.as_ref().is_none_or(|(_, best)| place(refusal.rule) > place(best.rule)) {
            nearest = Some((action, refusal));
        }
    }
    nearest
}
