//! Game files are read strictly, line by line, and a fault names its line once.

use kernel::Record;

const HEADER: &str = concat!(
    r#"{"caldera":1,"game":"ferry","rules":3,"edition":{"name":"base","digest":"#,
    r#""00000000000000000000000000000000000000000000000000000000000000aa"},"table":{"seats":2},"commitment":"#,
    r#""00000000000000000000000000000000000000000000000000000000000000bb","dice":"#,
    r#""00000000000000000000000000000000000000000000000000000000000000cc"}"#
);
const START: &str = r#"{"start":["shuffle 1 0"],"hash":"0123456789abcdef"}"#;
const ACTION: &str = r#"{"n":1,"seat":0,"action":"play 8","hash":"0123456789abcdef"}"#;

fn fault(lines: &[&str]) -> String {
    Record::from_text(&lines.join("\n")).expect_err("refused").to_string()
}

#[test]
fn a_file_is_a_line_for_each_thing() {
    let record = Record::from_text(&[HEADER, START, ACTION].join("\r\n")).expect("sound");
    assert_eq!((record.header.game.as_str(), record.header.rules.0, record.entries.len()), ("ferry", 3, 1));
    assert_eq!((Record::line_of(0), record.end_line()), (3, 4));
    assert_eq!(Record::from_text(&record.to_text()).expect("sound"), record);
}

/// A file that grows is the file that is written at once, wherever it was continued.
#[test]
fn a_file_can_be_continued_at_every_line() {
    const END: &str = r#"{"end":[{"place":1,"score":3},{"place":2,"score":1}],"seal":"00"}"#;
    for lines in [&[HEADER, START][..], &[HEADER, START, ACTION], &[HEADER, START, ACTION, END]] {
        let record = Record::from_text(&lines.join("\n")).expect("sound");
        assert_eq!(record.lines(), lines.len());
        for held in 0..=lines.len() {
            let before: String = record.to_text().split_inclusive('\n').take(held).collect();
            assert_eq!(before + &record.text_after(held), record.to_text(), "{held} of {} lines", lines.len());
        }
    }
}

/// A later format may have fields that this one does not know: the reader hears of the format.
#[test]
fn the_format_is_asked_first() {
    let later = HEADER.replacen(r#""caldera":1"#, r#""caldera":2,"clock":"blitz""#, 1);
    assert_eq!(fault(&[&later, START]), "line 1: format 2 is not known here, only 1");
    assert_eq!(fault(&["{}"]), "line 1: this is not a game file: it names no format");
}

#[test]
fn a_fault_names_its_line_once() {
    assert_eq!(fault(&[HEADER, START, "{"]), "line 3: column 1: the text ends too early");
    assert_eq!(fault(&[HEADER, START, "", ACTION]), "line 3: column 0: the text ends too early");
    assert_eq!(fault(&[HEADER]), "line 2: missing: how it starts");
}

/// Otherwise a file could show one thing to a person and another to the program.
#[test]
fn no_field_stands_twice_or_is_unknown() {
    let twice = ACTION.replacen('{', r#"{"seat":1,"#, 1);
    assert!(fault(&[HEADER, START, &twice]).ends_with(": “seat” is given twice"));
    let shares = r#","shares":[{"place":0,"text":"ash","note":"lucky"}]}"#;
    let noted = format!("{}{shares}", HEADER.strip_suffix('}').expect("an object"));
    assert!(fault(&[&noted, START]).contains(": “note” is not known here"));
}
