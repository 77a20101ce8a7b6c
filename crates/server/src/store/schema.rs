//! The shape of the database, and how older shapes become newer ones.

use super::StoreFault;
use kernel::facts;
use rusqlite::Connection;

/// Each step makes version `n + 1` from version `n`. Steps are only ever added.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE setting (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

    CREATE TABLE person (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE pass (
        fingerprint BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person(id), created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pass_of_person ON pass(person);

    CREATE TABLE play (
        id TEXT PRIMARY KEY, secret BLOB NOT NULL, phase TEXT NOT NULL, open INTEGER NOT NULL, card TEXT NOT NULL,
        waiting INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX play_open ON play(created) WHERE open > 0;
    CREATE TABLE sitting (
        person TEXT NOT NULL, play TEXT NOT NULL REFERENCES play(id), place INTEGER NOT NULL,
        PRIMARY KEY (person, play, place)
    ) WITHOUT ROWID;
    CREATE INDEX sitting_of_play ON sitting(play);

    CREATE TABLE line (
        play TEXT NOT NULL REFERENCES play(id), seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, deed TEXT NOT NULL,
        PRIMARY KEY (play, seq)
    ) WITHOUT ROWID;
", "
    -- Lines of all tables stand one after the other, so that a sync writes few pages however many tables moved. Each
    -- knows the line before it; `head` knows a table's last one, and its number is what makes (table, number) unique.
    CREATE TABLE entry (
        no INTEGER PRIMARY KEY, play INTEGER NOT NULL, prev INTEGER, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT,
        deed TEXT NOT NULL
    );
    CREATE TABLE head (
        play INTEGER PRIMARY KEY, seq INTEGER NOT NULL, last INTEGER NOT NULL, waiting INTEGER NOT NULL,
        updated INTEGER NOT NULL
    );
    ALTER TABLE play ADD COLUMN no INTEGER;
    UPDATE play SET no = numbered.no
        FROM (SELECT id, row_number() OVER (ORDER BY created, id) AS no FROM play) AS numbered
        WHERE numbered.id = play.id;
    CREATE UNIQUE INDEX play_no ON play(no);
    INSERT INTO entry (no, play, prev, seq, at, key, deed)
        SELECT place, no, CASE seq WHEN 1 THEN NULL ELSE place - 1 END, seq, at, key, deed
        FROM (SELECT row_number() OVER (ORDER BY play, seq) AS place, play.no, seq, at, key, deed
              FROM line JOIN play ON play.id = line.play);
    INSERT INTO head (play, seq, last, waiting, updated)
        SELECT play.no, max(entry.seq), max(entry.no), play.waiting, play.updated
        FROM play JOIN entry ON entry.play = play.no GROUP BY play.no;
    DROP TABLE line;
    ALTER TABLE play DROP COLUMN waiting;
    ALTER TABLE play DROP COLUMN updated;

    -- Whom somebody does not want to hear, on any device.
    CREATE TABLE mute (
        person TEXT NOT NULL REFERENCES person(id), other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) WITHOUT ROWID;
", "
    -- Who opened a table, so that nobody opens too many.
    ALTER TABLE play ADD COLUMN host TEXT;
    UPDATE play SET host = opened.host
        FROM (SELECT play AS no, json_extract(deed, '$.host') AS host FROM entry WHERE seq = 1 AND json_valid(deed)) AS opened
        WHERE opened.no = play.no;
    CREATE INDEX play_hosted ON play(host) WHERE phase IN ('waiting', 'playing');

    -- When a pass was last shown, and by what kind of device.
    ALTER TABLE pass ADD COLUMN used INTEGER;
    ALTER TABLE pass ADD COLUMN device TEXT;
    -- Since when somebody may not come in any more.
    ALTER TABLE person ADD COLUMN banned INTEGER;
    -- Links from the operator that let somebody choose a new password, once.
    CREATE TABLE recovery (
        fingerprint BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person(id), until INTEGER NOT NULL
    ) WITHOUT ROWID;

    -- Whom somebody does not want at their tables.
    CREATE TABLE block (
        person TEXT NOT NULL REFERENCES person(id), other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) WITHOUT ROWID;
    -- What was reported to the operator.
    CREATE TABLE report (
        no INTEGER PRIMARY KEY, at INTEGER NOT NULL, by TEXT NOT NULL, about TEXT NOT NULL, play TEXT, seq INTEGER,
        said TEXT, reason TEXT NOT NULL, settled INTEGER
    );
", "
    -- How somebody wants to be told: in which language, by mail and whether they confirmed the address, at an address that
    -- takes JSON, and in which ways of which event.
    CREATE TABLE contact (
        person TEXT PRIMARY KEY REFERENCES person(id), lang TEXT NOT NULL, mail TEXT, confirmed INTEGER, webhook TEXT,
        choices TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX contact_mail ON contact(mail) WHERE confirmed IS NOT NULL;
    -- Browsers that take notices while no page is open.
    CREATE TABLE push (
        endpoint TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person(id), key BLOB NOT NULL, auth BLOB NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX push_of_person ON push(person);
    -- What waits to be told, and to which ends; none are named before the first attempt.
    CREATE TABLE notice (
        no INTEGER PRIMARY KEY, person TEXT NOT NULL, play TEXT, matter TEXT NOT NULL, game TEXT NOT NULL,
        who TEXT NOT NULL, at INTEGER NOT NULL, ends TEXT, tries INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL
    );
    CREATE INDEX notice_due ON notice(due);
    CREATE INDEX notice_of_play ON notice(play, person);
    -- At which tables somebody was told of something and has not looked since.
    CREATE TABLE told (
        person TEXT NOT NULL, play TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, play)
    ) WITHOUT ROWID;
    -- When the clocks of somebody stand still at tables with days for each decision.
    CREATE TABLE vacation (
        person TEXT NOT NULL REFERENCES person(id), began INTEGER NOT NULL, until INTEGER NOT NULL,
        PRIMARY KEY (person, began)
    ) WITHOUT ROWID;
", "
    -- Finished games as ratings see them, and why one is not rated. Everything from here to `rating_task` follows from the
    -- journals and can be made anew; `entered` says of a finished table whether it is in here (2: it could not be read).
    ALTER TABLE play ADD COLUMN entered INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX play_unentered ON play(no) WHERE entered = 0 AND phase IN ('over', 'stopped');
    CREATE TABLE contest (
        play TEXT PRIMARY KEY, game TEXT NOT NULL, ended INTEGER NOT NULL, unrated TEXT, contest TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX contest_rated ON contest(game, ended, play) WHERE unrated IS NULL;
    -- One line for each person at each finished table: how it went, and the rating before and after.
    CREATE TABLE played (
        person TEXT NOT NULL, ended INTEGER NOT NULL, play TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,
        outcome TEXT NOT NULL, place INTEGER, score INTEGER, task TEXT, was_mean INTEGER, was_deviation INTEGER,
        mean INTEGER, deviation INTEGER, PRIMARY KEY (person, ended, play)
    ) WITHOUT ROWID;
    CREATE INDEX played_of_game ON played(person, game, ended);
    CREATE INDEX played_at ON played(play, person);
    -- In millionths of the model's points. `least` orders the best, `sure` is 1 once a rating is not provisional.
    CREATE TABLE rating (
        game TEXT NOT NULL, person TEXT NOT NULL, mean INTEGER NOT NULL, deviation INTEGER NOT NULL, games INTEGER NOT NULL,
        least INTEGER NOT NULL, sure INTEGER NOT NULL, PRIMARY KEY (game, person)
    ) WITHOUT ROWID;
    CREATE INDEX rating_best ON rating(game, sure, least);
    CREATE INDEX rating_of_person ON rating(person);
    CREATE TABLE rating_task (
        game TEXT NOT NULL, task TEXT NOT NULL, mean INTEGER NOT NULL, deviation INTEGER NOT NULL, games INTEGER NOT NULL,
        PRIMARY KEY (game, task)
    ) WITHOUT ROWID;
    -- What everybody may see of somebody, and when they were last here, if they want that to be known.
    CREATE TABLE profile (
        person TEXT PRIMARY KEY REFERENCES person(id), ratings INTEGER NOT NULL, games INTEGER NOT NULL,
        online INTEGER NOT NULL, seen INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE follow (
        person TEXT NOT NULL REFERENCES person(id), other TEXT NOT NULL REFERENCES person(id), PRIMARY KEY (person, other)
    ) WITHOUT ROWID;
    CREATE INDEX follow_of_other ON follow(other);
", "
    -- What bots found when they looked back at finished games, as far as they have come.
    CREATE TABLE analysis (
        play TEXT NOT NULL REFERENCES play(id), effort TEXT NOT NULL, done INTEGER NOT NULL, report TEXT NOT NULL,
        PRIMARY KEY (play, effort)
    );
", "
    -- How lists showed a table that has gone into the archive: its game stays in histories and ratings.
    ALTER TABLE contest ADD COLUMN card TEXT;
    -- Blocks are asked for from both sides.
    CREATE INDEX block_of_other ON block(other);
    -- Tournaments; every change makes a new version, so of two that change one at once one is refused and reads it again.
    CREATE TABLE tournament (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, created INTEGER NOT NULL, stage TEXT NOT NULL, version INTEGER NOT NULL,
        kept TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tournament_running ON tournament(id) WHERE stage = 'playing';
", "
    -- When something happens to a tournament by itself that is not being played: it calls to check in, or begins.
    ALTER TABLE tournament ADD COLUMN due INTEGER;
    CREATE INDEX tournament_due ON tournament(due) WHERE due IS NOT NULL;
", "
    -- Duplicates: tables with the same secret, each opened for somebody else. `done` is 1 once the seals of all are open.
    CREATE TABLE duplicate (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, created INTEGER NOT NULL, closes INTEGER NOT NULL, listed INTEGER NOT NULL,
        done INTEGER NOT NULL DEFAULT 0, kept TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX duplicate_due ON duplicate(closes) WHERE done = 0;
    -- Who has entered, and at which table: everybody once.
    CREATE TABLE duplicate_entry (
        duplicate TEXT NOT NULL REFERENCES duplicate(id), person TEXT NOT NULL, play TEXT NOT NULL,
        PRIMARY KEY (duplicate, person)
    ) WITHOUT ROWID;
    CREATE INDEX duplicate_entry_of ON duplicate_entry(person);
", "
    -- Games that go on from a moment of another table's game: which moment, who opened them, and what they call them.
    CREATE TABLE variation (
        play TEXT PRIMARY KEY REFERENCES play(id), origin TEXT NOT NULL, moment INTEGER NOT NULL, person TEXT NOT NULL,
        name TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX variation_of ON variation(origin, moment);
    INSERT INTO variation (play, origin, moment, person, name)
        SELECT play.id, opened.deed ->> '$.from.table', opened.deed ->> '$.from.number', play.host, ''
        FROM (SELECT play AS no, CASE WHEN json_valid(deed) THEN deed ELSE '{}' END AS deed FROM entry
              WHERE seq = 1 AND deed LIKE '%\"from\":{%') AS opened
        JOIN play ON play.no = opened.no
        WHERE opened.deed ->> '$.from.table' IS NOT NULL AND play.host IS NOT NULL;
    -- What bots found when they played out two ways a game could go on, as far as they have come.
    CREATE TABLE comparison (
        play TEXT NOT NULL REFERENCES play(id), ways TEXT NOT NULL, done INTEGER NOT NULL, report TEXT NOT NULL,
        PRIMARY KEY (play, ways)
    );
"];

/// The newest version that this program can read.
pub(super) fn known_version() -> u32 {
    MIGRATIONS.len() as u32
}

/// The version of a database; zero of a new one.
pub(super) fn version(connection: &Connection) -> Result<u32, rusqlite::Error> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Brings a database to the newest version, in one transaction: wholly or not at all. One from the future is refused.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreFault> {
    let found = version(connection)? as usize;
    if found > MIGRATIONS.len() {
        return Err(StoreFault::broken("store-newer", facts![found, known = MIGRATIONS.len()]));
    }
    if found == MIGRATIONS.len() {
        return Ok(());
    }
    let change = connection.transaction()?;
    for step in &MIGRATIONS[found..] {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "user_version", known_version())?;
    Ok(change.commit()?)
}

#[cfg(test)]
mod tests {
    use super::{MIGRATIONS, migrate};
    use rusqlite::Connection;

    /// Table, number, deed, the deed before it; the table's last number, whether this is its last line, whom it waits for.
    type Row = (String, u32, String, Option<String>, u32, bool, u8);

    #[test]
    fn a_table_knows_its_host_after_the_third_step() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(MIGRATIONS[0]).unwrap();
        connection.execute_batch(MIGRATIONS[1]).unwrap();
        connection.pragma_update(None, "user_version", 2).unwrap();
        connection
            .execute_batch(
                "INSERT INTO play (id, secret, phase, open, card, created, no) VALUES ('a', x'00', 'over', 0, '{}', 1, 1), ('b', x'00', 'over', 0, '{}', 1, 2);
                 INSERT INTO entry VALUES (1, 1, NULL, 1, 1, NULL, '{\"kind\":\"opened\",\"host\":\"ada\"}'), (2, 1, 1, 2, 1, NULL, '{\"host\":\"no\"}'), (3, 2, NULL, 1, 1, NULL, 'torn');",
            )
            .unwrap();
        migrate(&mut connection).unwrap();
        let host = |id: &str| {
            connection
                .query_row("SELECT host FROM play WHERE id = ?1", [id], |row| row.get::<_, Option<String>>(0))
                .unwrap()
        };
        assert_eq!((host("a"), host("b")), (Some("ada".to_owned()), None), "a torn line does not stop the others");
    }

    #[test]
    fn journals_of_the_first_version_stay_whole() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(MIGRATIONS[0]).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
        connection
            .execute_batch(
                "INSERT INTO play VALUES ('later', x'00', 'playing', 0, '{}', 2, 20, 25), ('first', x'00', 'over', 0, '{}', 0, 10, 15);
                 INSERT INTO line VALUES ('later', 1, 20, NULL, 'a'), ('later', 2, 25, 'k', 'b'), ('first', 1, 10, NULL, 'c');",
            )
            .unwrap();
        migrate(&mut connection).unwrap();
        let question =
            "SELECT play.id, entry.seq, entry.deed, before.deed, head.seq, head.last = entry.no, head.waiting
             FROM entry JOIN play ON play.no = entry.play JOIN head ON head.play = play.no
             LEFT JOIN entry AS before ON before.no = entry.prev ORDER BY play.no, entry.seq";
        let mut find = connection.prepare(question).unwrap();
        let read = |row: &rusqlite::Row<'_>| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?))
        };
        let rows: Vec<Row> = find.query_map([], read).unwrap().collect::<Result<_, _>>().unwrap();
        let text = |text: &str| text.to_owned();
        assert_eq!(
            rows,
            [
                (text("first"), 1, text("c"), None, 1, true, 0),
                (text("later"), 1, text("a"), None, 2, false, 2),
                (text("later"), 2, text("b"), Some(text("a")), 2, true, 2),
            ]
        );
    }
}
