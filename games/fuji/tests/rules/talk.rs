//! Communication: hints, and the filter for free text.

use crate::table::check;
use fuji::chat::{Objection, allowed, filter};
use fuji::{Fuji, State, hints};
use kernel::{Audience, Dice, Game, Lang, Phrase, Seat, Silent, Table, Worded};

#[test]
fn hints_follow_the_rules() {
    check("
        # rule      given               do                                                 then
        FUJ-COM-1   -                   a hint own tendency high                           says Player 1 (own dice): I have quite a few high dice
        FUJ-COM-1   phase 4             a hint own mood worried                            says feels worried
        FUJ-COM-1   phase 5             a hint own mood worried                            refused FUJ-COM-1
        FUJ-COM-4   -                   a hint own tendency high; a hint own threat b even harmless; a hint own roll 4,1 bad  says my roll is bad for 4,1; says I am harmless
        FUJ-COM-5   -                   a place a 5,0; a place a 4,0                       a marker 4,0
        FUJ-COM-6   phase 3             a hint own mood worried                            refused FUJ-COM-6
        FUJ-COM-8   -                   a hint own request b down blue; a hint own request c use rope; a hint own suggest b 7,0  says keep this down: blue; says you could go to 7,0
        FUJ-COM-8   -                   a hint own threat a high harmless                  refused FUJ-COM-8
        FUJ-COM-8   -                   a hint own roll 2,1 good                           refused FUJ-COM-8
        FUJ-COM-8   -                   a hint own suggest d 7,0                           refused FUJ-COM-8
        FUJ-COM-8   -                   a hint third mood content                          refused FUJ-COM-8
        FUJ-COM-8   variant B           a hint third tendency low                          says the third pawn's dice on this side
        FUJ-COM-9   dice a 1 1 1 1 1 1  a hint own tendency high; a hint own tendency low  says low dice; says high dice
        FUJ-COM-11  phase 3             a hint own tendency low                            refused FUJ-COM-6
    ");
}

#[test]
fn more_can_be_said_since_version_three() {
    check("
        # rule      given      do                                                  then
        FUJ-COM-8   -          a hint own ask b 5,1; b hint own threat a 5,1 slight  says Player 1 (own dice) to Player 2: how dangerous are you for me, judging by 5,1?
        FUJ-COM-8   -          a hint own request b lend high_pink                 says lend me a high pink die
        FUJ-COM-8   -          a hint own request b down pink; b hint own answer a yes  says Player 2 (own dice) to Player 1: yes.
        FUJ-COM-8   -          b hint own answer a yes; b hint own answer a no     spoken b 1; says Player 1: no
        FUJ-COM-8   -          a hint own promise pink                             says I will keep this down: pink
        FUJ-COM-8   -          a hint own ask a pink                               refused FUJ-COM-8
        FUJ-COM-8   -          a hint own promise 2,1                              refused FUJ-COM-8
        FUJ-COM-8   until 2    a hint own ask b 5,1                                refused FUJ-COM-8
        FUJ-COM-8   until 2    a hint own request b lend high_pink                 refused FUJ-COM-8
        FUJ-COM-8   until 2    a hint own answer b yes                             refused FUJ-COM-8
        FUJ-COM-8   until 2    a hint own promise pink                             refused FUJ-COM-8
        FUJ-COM-8   variant B  a hint third threat a pink dangerous                says the third pawn's dice on this side; says for Player 1 I am dangerous
        FUJ-COM-8   variant B  a hint third threat b pink dangerous                says for Player 2 I am dangerous
        FUJ-COM-8   variant B  a hint third threat t pink dangerous                refused FUJ-COM-8
        FUJ-COM-8   variant B  a hint third ask b pink                             says to Player 2: how dangerous
        FUJ-COM-8   until 2; variant B  a hint third threat a pink dangerous       refused FUJ-COM-8
        FUJ-COM-8   until 2; variant B  a hint third threat t pink dangerous       ok
    ");
}

#[test]
fn hints_grow_old_and_are_taken_back() {
    check("
        # rule      given                                            do                                                   then
        FUJ-COM-10  do a hint own tendency high; phase 4             -                                                    old a 1; spoken a 1
        FUJ-COM-10  do a hint own tendency high                      -                                                    old a 0; spoken a 1
        FUJ-COM-10  do a hint own tendency high; phase 4             a hint own tendency high                             says quite a few high; old a 0; spoken a 1
        FUJ-COM-10  do a hint own tendency high; phase 4             a hint own tendency high; a hint own tendency high   old a 0; spoken a 1
        FUJ-COM-10  do a hint own roll 4,1 good; phase 4             a hint own roll 4,1 bad                              old a 0; spoken a 1
        FUJ-COM-10  do a hint own roll 4,1 good; do a hint own mood content; phase 4  a hint own roll 4,1 bad             old a 1; spoken a 2
        FUJ-COM-10  -                                                a hint own tendency high; a hint own tendency low    spoken a 1
        FUJ-COM-10  -                                                a hint own request b stay; a hint own request b go   spoken a 1
        FUJ-COM-10  -                                                a hint own request b stay; a hint own request c go   spoken a 2
        FUJ-COM-10  -                                                a hint own request b use rope; a hint own request b keep rope  spoken a 1
        FUJ-COM-10  until 2; do a hint own tendency high; phase 4    -                                                    old a 0; spoken a 1
        FUJ-COM-10  until 2; do a hint own tendency high; phase 4    a hint own tendency high                             silent quite a few high; spoken a 1
        FUJ-COM-10  until 2                                          a hint own tendency high; a hint own tendency low    spoken a 2
        FUJ-COM-13  -                                                a hint own mood worried; a unsay own mood worried     spoken a 0; says takes back
        FUJ-COM-13  do a hint own mood worried; phase 4              a unsay own mood worried                             spoken a 0
        FUJ-COM-13  -                                                a hint own mood worried; b unsay own mood worried    refused FUJ-COM-13
        FUJ-COM-13  -                                                a unsay own mood worried                             refused FUJ-COM-13
        FUJ-COM-13  do a hint own mood worried; phase 3              a unsay own mood worried                             refused FUJ-COM-6
        FUJ-COM-13  until 2; do a hint own mood worried              a unsay own mood worried                             refused FUJ-COM-13
        FUJ-COM-13  until 2; do a hint own mood worried              -                                                    a may-not unsay own mood worried
    ");
}

fn table(chat: &str) -> State {
    let setup =
        Fuji::setup(&Table::new(3).with("scenario", "S1").with("chat", chat), Fuji::base_edition()).expect("sound");
    let mut dice = Dice::fast(9);
    let mut state = Fuji::start(&setup, &mut dice, &mut Silent);
    while state.turn() == 0 {
        let seat = Fuji::turn(&state).deciders().first().expect("somebody sets up");
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    state
}

fn say(state: &mut State, hint: &str) -> Result<(), &'static str> {
    let action = format!("hint {hint}").parse().expect("a hint");
    Fuji::check(state, Seat(0), &action).map_err(|refusal| refusal.rule.as_str())?;
    Fuji::play(state, Seat(0), &action, &mut Dice::fast(0), &mut Silent);
    Ok(())
}

/// FUJ-COM-10: the latest hint of a kind about a subject counts, repeating changes nothing, forty a phase, cleared at
/// the next phase 1.
#[test]
fn hints_are_no_code() {
    let mut state = table("hints_only");
    say(&mut state, "own mood content").expect("allowed");
    say(&mut state, "own mood worried").expect("allowed");
    say(&mut state, "own tendency high").expect("allowed");
    let before = Fuji::view(&state, Audience::Seat(Seat(1)));
    assert_eq!(before.hints.len(), 2, "the second mood took the first one's place");
    say(&mut state, "own tendency high").expect("allowed");
    assert_eq!(Fuji::view(&state, Audience::Seat(Seat(1))), before, "repeating is invisible");
    for _ in 4..40 {
        say(&mut state, "own mood content").expect("allowed");
    }
    assert_eq!(say(&mut state, "own mood content"), Err("FUJ-COM-10"));
    let turn = state.turn();
    let mut dice = Dice::fast(3);
    while state.turn() == turn {
        let seat = Fuji::turn(&state).deciders().first().expect("nobody dies in the first turn");
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
    }
    assert!(Fuji::view(&state, Audience::Spectator).hints.is_empty());
}

/// FUJ-COM-8: everything that can be said is accepted, and none of it contains a number.
#[test]
fn every_hint_is_accepted() {
    let state = table("hints_only");
    let all = hints(&state, Seat(1));
    assert!(all.len() > 400, "{} hints", all.len());
    for hint in all {
        let action = fuji::Action::Hint(hint);
        assert_eq!(action.to_string().parse(), Ok(action));
        Fuji::check(&state, Seat(1), &action).expect("listed hints are accepted");
    }
}

/// FUJ-COM-2, FUJ-COM-3, FUJ-COM-12: numbers of every kind are refused, in both languages.
#[test]
fn the_filter_refuses_numbers() {
    let refused = [
        "I have 3 yellow",
        "three yellow dice",
        "J'ai TROIS dés",
        "many fives",
        "⚂ ⚂",
        "1️⃣",
        "٣ yellow",
        "Ⅳ",
        "½ of them",
        "I have no odd dice",
        "none of them are odd",
        "aucun dé impair",
        "je n'ai pas de jaune",
        "more pink than average",
        "plus de rose que la moyenne",
        "all of my dice",
        "tous mes dés",
        "most of them",
        "la plupart",
        "half are blue",
        "la moitié",
        "double of yours",
        "yyy",
        "🔥🔥🔥",
        "hot hot!!!",
        "my second choice",
        "le premier",
        "🎲🎲",
        "every die is high",
        "twice",
        "zéro",
        "the mean",
        "chaque dé",
        "y y y",
    ];
    for text in refused {
        assert!(filter(text).is_err(), "{text:?} passes");
    }
    assert_eq!(filter("trois"), Err(Objection::Word("trois".to_owned())));
    assert_eq!(filter("4"), Err(Objection::Digit('4')));
    assert_eq!(filter("⚅"), Err(Objection::Picture('⚅')));
}

/// FUJ-COM-3, FUJ-COM-4, FUJ-COM-12: the rulebook's seven examples: four that are forbidden and three that are allowed, in
/// both languages.
#[test]
fn the_filter_agrees_with_the_rulebook() {
    let forbidden = [
        ["I have three yellow dice.", "J'ai trois dés jaunes."],
        ["I have many fives.", "J'ai beaucoup de cinq."],
        ["I have no odd dice.", "Je n'ai pas de dés impairs."],
        ["I have more pink dice than average.", "J'ai plus de dés roses que la moyenne."],
    ];
    let allowed = [
        ["I have quite a few dice with a high value.", "J'ai pas mal de dés avec une forte valeur."],
        ["I am not dangerous for you with even dice.", "Je ne suis pas dangereux pour toi avec les dés pairs."],
        ["My roll is really not good for my destination.", "Mon jet n'est vraiment pas bon pour ma destination."],
    ];
    for text in forbidden.as_flattened() {
        assert!(filter(text).is_err(), "{text:?} passes");
    }
    for text in allowed.as_flattened() {
        assert_eq!(filter(text), Ok(()), "{text:?}");
    }
}

/// FUJ-COM-3, FUJ-COM-12: to have none of a kind, to have more than usual, and to count by saying a word again.
#[test]
fn the_filter_refuses_what_comes_to_the_same() {
    let refused = [
        "never odd",
        "jamais impair",
        "a pair of yellows",
        "une paire de jaunes",
        "more pink than usual",
        "plus de rose que d'habitude",
        "plus de rose que la normale",
        "yellow yellow yellow",
        "yellow, yellow",
        "jaune et jaune et jaune",
        "high high high",
        "🔥 🔥 🔥",
        "I have trois yellow",
        "j'ai three dés",
        "I don't have any yellow",
        "my dice are not odd",
        "only yellow",
        "je n'ai que des jaunes",
        "un dé jaune",
        "un jaune",
        "sans impair",
        "tous les dés",
        "nothing even",
        "rien de rose",
        "no yellow",
        "I am without any blue",
    ];
    for text in refused {
        assert!(filter(text).is_err(), "{text:?} passes");
    }
    assert_eq!(filter("more pink than usual"), Err(Objection::Word("than usual".to_owned())));
    assert_eq!(filter("pink pink"), Err(Objection::Repetition("pink".to_owned())));
}

/// FUJ-COM-4, FUJ-COM-12: vague words pass, even and odd too; so do little words that are numbers only in the other language.
#[test]
fn the_filter_lets_vague_words_pass() {
    let passes = [
        "My dice are quite high",
        "I am dangerous for you on even",
        "odd suits me badly",
        "Go ahead, I keep out of your way",
        "Mes dés sont plutôt bas",
        "pair me va mal",
        "impair, très bien",
        "Vas-y, je reste ici",
        "Use the rope please!",
        "tu es dangereux pour moi en bleu",
        "hello :)",
        "cool!!",
        "not as good as I hoped",
        "my odd dice are bad",
        "the roll looks fine",
        "still low, sorry",
        "tu as de bons dés ?",
        "c'est un bon jet pour une carte pareille",
        "bonjour à tous",
        "on y va tous ensemble",
        "pas du tout dangereux pour toi",
        "tout va bien",
        "I mean the blue card, this one",
        "not at all dangerous",
        "no, stay there",
        "non, reste là",
        "no danger for you",
        "pas de danger pour toi",
        "you go first",
        "vas-y en premier",
        "we both could go there",
        "j'ai pas mal de pairs",
    ];
    for text in passes {
        assert_eq!(filter(text), Ok(()), "{text:?}");
    }
}

/// FUJ-COM-1, FUJ-COM-7, FUJ-COM-11, FUJ-COM-12: what may be sent depends on the table and on the phase.
#[test]
fn chat_follows_table_and_phase() {
    let play = |state: &mut State, until: fn(&State) -> bool| {
        let mut dice = Dice::fast(1);
        while !until(state) {
            let seat = Fuji::turn(state).deciders().first().expect("somebody plays");
            let action = Fuji::stand_in(state, seat);
            Fuji::play(state, seat, &action, &mut dice, &mut Silent);
        }
    };
    for (chat, plain, number) in [
        ("hints_only", Err(Objection::HintsOnly), Err(Objection::HintsOnly)),
        ("hints_and_filtered_text", Ok(()), Err(Objection::Digit('5'))),
        ("open", Ok(()), Ok(())),
    ] {
        let mut state = table(chat);
        assert_eq!((allowed(&state, "hello"), allowed(&state, "a 5")), (plain.clone(), number.clone()), "phase 2");
        play(&mut state, |state| state.phase_number() == 3);
        assert_eq!(allowed(&state, "hello"), Err(Objection::Silence), "phase 3");
        play(&mut state, |state| state.phase_number() == 4);
        assert_eq!((allowed(&state, "hello"), allowed(&state, "a 5")), (plain, number), "phase 4");
        play(&mut state, |state| state.phase_number() == 5);
        assert_eq!(allowed(&state, "I had 5 yellow dice"), Ok(()), "phase 5");
    }
}

/// FUJ-COM-11, FUJ-COM-12: a player whose text is refused reads why, in both languages.
#[test]
fn what_may_not_be_said_is_refused_in_words() {
    let mut state = table("hints_and_filtered_text");
    assert_eq!(Fuji::may_say(&state, "take the bridge"), Ok(()));
    let why = |state: &State, text: &str, lang: Lang| {
        let refusal = Fuji::may_say(state, text).expect_err(text);
        Fuji::words().try_say(lang, &Phrase::new(refusal.rule.as_str(), refusal.facts)).expect("every fact is there")
    };
    let number = "“3”: no numbers, quantities or averages while dice are hidden (FUJ-COM-12).";
    assert_eq!(why(&state, "I have 3", Lang::En), number);
    assert_eq!(why(&state, "aaah", Lang::En), "“a” more than twice in a row could be a count (FUJ-COM-12).");
    let french = why(&state, "trois", Lang::Fr);
    assert!(french.contains("trois") && french.contains("ni nombres"), "{french}");
    let silent = "At this table players speak in hints alone while dice are hidden (FUJ-COM-12).";
    assert_eq!(why(&table("hints_only"), "hello", Lang::En), silent);
    while state.phase_number() < 3 {
        let seat = Fuji::turn(&state).deciders().first().expect("somebody plays");
        let action = Fuji::stand_in(&state, seat);
        Fuji::play(&mut state, seat, &action, &mut Dice::fast(1), &mut Silent);
    }
    assert_eq!(why(&state, "hello", Lang::En), "Nobody speaks while dice are re-rolled (FUJ-COM-11).");
}

/// FUJ-COM-1, FUJ-COM-11, FUJ-COM-12: before anybody types, they can read what meets any text.
#[test]
fn what_may_be_said_is_told_beforehand() {
    let told = |state: &State, lang: Lang| {
        let words = |rule: kernel::Refusal| Fuji::words().try_say(lang, &Phrase::new(rule.rule.as_str(), rule.facts));
        Fuji::talk_rule(state).map(|rule| words(rule).expect("every fact is there"))
    };
    let no_numbers = "While dice are hidden: no numbers, quantities or averages (FUJ-COM-12).";
    let hints = "At this table players speak in hints alone while dice are hidden (FUJ-COM-12).";
    for (chat, meets) in [("hints_only", Some(hints)), ("hints_and_filtered_text", Some(no_numbers)), ("open", None)] {
        let mut state = table(chat);
        assert_eq!(told(&state, Lang::En).as_deref(), meets, "phase 2");
        assert_eq!(told(&state, Lang::Fr).is_some(), meets.is_some());
        let mut dice = Dice::fast(1);
        let mut until = |phase: u8| {
            while state.phase_number() < phase {
                let seat = Fuji::turn(&state).deciders().first().expect("somebody plays");
                let action = Fuji::stand_in(&state, seat);
                Fuji::play(&mut state, seat, &action, &mut dice, &mut Silent);
            }
            told(&state, Lang::En)
        };
        assert_eq!(until(3).as_deref(), Some("Nobody speaks while dice are re-rolled (FUJ-COM-11)."));
        assert_eq!(until(5), None, "once the dice are open everybody may speak");
    }
}
