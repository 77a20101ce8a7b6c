//! Chapter "Setting up".

use crate::table::check;

#[test]
fn chapter_setting_up() {
    check(
        r#"
        # rule        table                               draws                  then
        NEW-SETUP-1   {"seats":1}                         -                      refused NEW-SETUP-1
        NEW-SETUP-1   {"seats":2}                         shuffle 4 0 1 2 3 5    turn A
        NEW-SETUP-1   {"seats":5}                         -                      refused NEW-SETUP-1
        NEW-SETUP-2   {"seats":2}                         shuffle 4 0 1 2 3 5    A card 5; B card 1; A total 0; tells NEW-SETUP-2
        NEW-SETUP-2   {"seats":2}                         shuffle 4 0 1 2 3 5    A sees A 5; A sees B ?; B sees A ?; nobody sees A
        NEW-SETUP-3   {"seats":2,"options":{"big":true}}  -                      refused NEW-SETUP-3
    "#,
    );
}
