//! Everything that a store keeps, as sheets of rows that both databases can read and write: what `caldera move` copies.

use super::StoreFault;
use kernel::facts;

/// One value of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Nothing,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A row of a sheet.
pub(super) type Row = Vec<Cell>;

/// One kind of thing that is kept. Both questions give the same columns in the same order of rows.
pub(super) struct Sheet {
    pub(super) name: &'static str,
    pub(super) from_sqlite: &'static str,
    pub(super) from_postgres: &'static str,
    pub(super) into_sqlite: &'static str,
    pub(super) into_postgres: &'static str,
}

/// In an order in which what is referred to comes first.
pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        name: "setting",
        // Three settings belong to a place, not to its data.
        from_sqlite: "SELECT key, value FROM setting WHERE key NOT IN ('checked', 'examined', 'people-changed') ORDER BY 1",
        from_postgres: "SELECT key, value FROM setting WHERE key NOT IN ('checked', 'examined', 'people-changed')
            ORDER BY key COLLATE \"C\"",
        into_sqlite: "INSERT INTO setting VALUES (?1, ?2)",
        into_postgres: "INSERT INTO setting VALUES ($1::text, $2::bytea)",
    },
    Sheet {
        name: "person",
        from_sqlite: "SELECT id, name, login, password, created, banned FROM person ORDER BY 1",
        from_postgres: "SELECT id, name, login, password, created, banned FROM person ORDER BY id COLLATE \"C\"",
        into_sqlite: "INSERT INTO person (id, name, login, password, created, banned) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        into_postgres: "INSERT INTO person (id, name, login, password, created, banned)
            VALUES ($1::text, $2::text, $3::text, $4::text, $5::int8, $6::int8)",
    },
    Sheet {
        name: "pass",
        from_sqlite: "SELECT fingerprint, person, created, used, device FROM pass ORDER BY 1",
        from_postgres: "SELECT fingerprint, person, created, used, device FROM pass ORDER BY 1",
        into_sqlite: "INSERT INTO pass (fingerprint, person, created, used, device) VALUES (?1, ?2, ?3, ?4, ?5)",
        into_postgres: "INSERT INTO pass (fingerprint, person, created, used, device)
            VALUES ($1::bytea, $2::text, $3::int8, $4::int8, $5::text)",
    },
    Sheet {
        name: "recovery",
        from_sqlite: "SELECT fingerprint, person, until FROM recovery ORDER BY 1",
        from_postgres: "SELECT fingerprint, person, until FROM recovery ORDER BY 1",
        into_sqlite: "INSERT INTO recovery VALUES (?1, ?2, ?3)",
        into_postgres: "INSERT INTO recovery VALUES ($1::bytea, $2::text, $3::int8)",
    },
    Sheet {
        name: "mute",
        from_sqlite: "SELECT person, other FROM mute ORDER BY 1, 2",
        from_postgres: "SELECT person, other FROM mute ORDER BY person COLLATE \"C\", other COLLATE \"C\"",
        into_sqlite: "INSERT INTO mute VALUES (?1, ?2)",
        into_postgres: "INSERT INTO mute VALUES ($1::text, $2::text)",
    },
    Sheet {
        name: "block",
        from_sqlite: "SELECT person, other FROM block ORDER BY 1, 2",
        from_postgres: "SELECT person, other FROM block ORDER BY person COLLATE \"C\", other COLLATE \"C\"",
        into_sqlite: "INSERT INTO block VALUES (?1, ?2)",
        into_postgres: "INSERT INTO block VALUES ($1::text, $2::text)",
    },
    Sheet {
        name: "report",
        from_sqlite: "SELECT no, at, by, about, play, seq, said, reason, settled FROM report ORDER BY 1",
        from_postgres: "SELECT no, at, by, about, play, seq, said, reason, settled FROM report ORDER BY 1",
        into_sqlite: "INSERT INTO report (no, at, by, about, play, seq, said, reason, settled)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        into_postgres: "INSERT INTO report (no, at, by, about, play, seq, said, reason, settled)
            VALUES ($1::int8, $2::int8, $3::text, $4::text, $5::text, ($6::int8)::int4, $7::text, $8::text, $9::int8)",
    },
    Sheet {
        name: "play",
        from_sqlite: "SELECT id, no, secret, phase, open, card, created, host, entered FROM play ORDER BY no",
        from_postgres: "SELECT id, no, secret, phase, open, card, created, host, entered FROM play ORDER BY no",
        into_sqlite: "INSERT INTO play (id, no, secret, phase, open, card, created, host, entered)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        into_postgres: "INSERT INTO play (id, no, secret, phase, open, card, created, host, entered)
            VALUES ($1::text, $2::int8, $3::bytea, $4::text, ($5::int8)::int2, $6::text, $7::int8, $8::text, $9::int8)",
    },
    Sheet {
        name: "line",
        from_sqlite: "SELECT play, seq, at, key, deed FROM entry ORDER BY 1, 2",
        from_postgres: "SELECT play, seq, at, key, deed FROM line ORDER BY 1, 2",
        // Rows come table by table, so the line before is the one written last.
        into_sqlite: "INSERT INTO entry (play, prev, seq, at, key, deed)
            VALUES (?1, CASE WHEN ?2 > 1 THEN (SELECT max(no) FROM entry) END, ?2, ?3, ?4, ?5)",
        into_postgres: "INSERT INTO line VALUES ($1::int8, ($2::int8)::int4, $3::int8, $4::text, $5::text)",
    },
    Sheet {
        name: "head",
        from_sqlite: "SELECT play, seq, waiting, updated FROM head ORDER BY 1",
        from_postgres: "SELECT no, seq, waiting, updated FROM head ORDER BY 1",
        // The last line of each table is named when all are there.
        into_sqlite: "INSERT INTO head (play, seq, last, waiting, updated) VALUES (?1, ?2, 0, ?3, ?4)",
        into_postgres: "INSERT INTO head (id, no, seq, waiting, updated)
            SELECT id, no, ($2::int8)::int4, ($3::int8)::int2, $4::int8 FROM play WHERE no = $1::int8",
    },
    Sheet {
        name: "sitting",
        from_sqlite: "SELECT person, play, place FROM sitting ORDER BY 1, 2, 3",
        from_postgres: "SELECT person, play, place FROM sitting ORDER BY person COLLATE \"C\", play COLLATE \"C\", place",
        into_sqlite: "INSERT INTO sitting VALUES (?1, ?2, ?3)",
        into_postgres: "INSERT INTO sitting (person, play, place, playing)
            SELECT $1::text, id, ($3::int8)::int2, phase = 'playing' FROM play WHERE id = $2::text",
    },
    Sheet {
        name: "contact",
        from_sqlite: "SELECT person, lang, mail, confirmed IS NOT NULL, webhook, choices FROM contact ORDER BY 1",
        from_postgres: "SELECT person, lang, mail, confirmed::int4, webhook, choices FROM contact
            ORDER BY person COLLATE \"C\"",
        into_sqlite: "INSERT INTO contact (person, lang, mail, confirmed, webhook, choices)
            VALUES (?1, ?2, ?3, nullif(?4, 0), ?5, ?6)",
        into_postgres: "INSERT INTO contact (person, lang, mail, confirmed, webhook, choices)
            VALUES ($1::text, $2::text, $3::text, $4::int8 <> 0, $5::text, $6::text)",
    },
    Sheet {
        name: "push",
        from_sqlite: "SELECT endpoint, person, key, auth, created FROM push ORDER BY 1",
        from_postgres: "SELECT endpoint, person, key, auth, created FROM push ORDER BY endpoint COLLATE \"C\"",
        into_sqlite: "INSERT INTO push (endpoint, person, key, auth, created) VALUES (?1, ?2, ?3, ?4, ?5)",
        into_postgres: "INSERT INTO push (endpoint, person, key, auth, created)
            VALUES ($1::text, $2::text, $3::bytea, $4::bytea, $5::int8)",
    },
    Sheet {
        name: "notice",
        from_sqlite: "SELECT no, person, play, matter, game, who, at, ends, tries, due FROM notice ORDER BY 1",
        from_postgres: "SELECT no, person, play, matter, game, who, at, ends, tries, due FROM notice ORDER BY 1",
        into_sqlite: "INSERT INTO notice (no, person, play, matter, game, who, at, ends, tries, due)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        into_postgres: "INSERT INTO notice (no, person, play, matter, game, who, at, ends, tries, due)
            VALUES ($1::int8, $2::text, $3::text, $4::text, $5::text, $6::text, $7::int8, $8::text, ($9::int8)::int4, $10::int8)",
    },
    Sheet {
        name: "told",
        from_sqlite: "SELECT person, play, at FROM told ORDER BY 1, 2",
        from_postgres: "SELECT person, play, at FROM told ORDER BY person COLLATE \"C\", play COLLATE \"C\"",
        into_sqlite: "INSERT INTO told VALUES (?1, ?2, ?3)",
        into_postgres: "INSERT INTO told VALUES ($1::text, $2::text, $3::int8)",
    },
    Sheet {
        name: "vacation",
        from_sqlite: "SELECT person, began, until FROM vacation ORDER BY 1, 2",
        from_postgres: "SELECT person, began, until FROM vacation ORDER BY person COLLATE \"C\", began",
        into_sqlite: "INSERT INTO vacation VALUES (?1, ?2, ?3)",
        into_postgres: "INSERT INTO vacation VALUES ($1::text, $2::int8, $3::int8)",
    },
    // Of tables in the archive there are no journals from which games and ratings could be made anew, so all of them go along.
    Sheet {
        name: "contest",
        from_sqlite: "SELECT play, game, ended, unrated, contest, card FROM contest ORDER BY 1",
        from_postgres: "SELECT play, game, ended, unrated, contest, card FROM contest ORDER BY 1",
        into_sqlite: "INSERT INTO contest (play, game, ended, unrated, contest, card) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        into_postgres: "INSERT INTO contest (play, game, ended, unrated, contest, card)
            VALUES ($1::text, $2::text, $3::int8, $4::text, $5::text, $6::text)",
    },
    Sheet {
        name: "played",
        from_sqlite: "SELECT person, ended, play, game, seats, outcome, place, score, task, was_mean, was_deviation, mean,
            deviation FROM played ORDER BY 1, 2, 3",
        from_postgres: "SELECT person, ended, play, game, seats, outcome, place, score, task, was_mean, was_deviation, mean,
            deviation FROM played ORDER BY 1, 2, 3",
        into_sqlite: "INSERT INTO played (person, ended, play, game, seats, outcome, place, score, task, was_mean,
            was_deviation, mean, deviation) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        into_postgres: "INSERT INTO played (person, ended, play, game, seats, outcome, place, score, task, was_mean,
            was_deviation, mean, deviation) VALUES ($1::text, $2::int8, $3::text, $4::text, $5::int8, $6::text, $7::int8,
            $8::int8, $9::text, $10::int8, $11::int8, $12::int8, $13::int8)",
    },
    Sheet {
        name: "rating",
        from_sqlite: "SELECT game, person, mean, deviation, games, least, sure FROM rating ORDER BY 1, 2",
        from_postgres: "SELECT game, person, mean, deviation, games, least, sure FROM rating ORDER BY 1, 2",
        into_sqlite: "INSERT INTO rating VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        into_postgres: "INSERT INTO rating (game, person, mean, deviation, games, least, sure)
            VALUES ($1::text, $2::text, $3::int8, $4::int8, $5::int8, $6::int8, $7::int8)",
    },
    Sheet {
        name: "rating_task",
        from_sqlite: "SELECT game, task, mean, deviation, games FROM rating_task ORDER BY 1, 2",
        from_postgres: "SELECT game, task, mean, deviation, games FROM rating_task ORDER BY 1, 2",
        into_sqlite: "INSERT INTO rating_task VALUES (?1, ?2, ?3, ?4, ?5)",
        into_postgres: "INSERT INTO rating_task (game, task, mean, deviation, games)
            VALUES ($1::text, $2::text, $3::int8, $4::int8, $5::int8)",
    },
    Sheet {
        name: "tournament",
        from_sqlite: "SELECT id, host, created, stage, version, kept, due FROM tournament ORDER BY 1",
        from_postgres: "SELECT id, host, created, stage, version, kept, due FROM tournament ORDER BY 1",
        into_sqlite: "INSERT INTO tournament (id, host, created, stage, version, kept, due) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        into_postgres: "INSERT INTO tournament (id, host, created, stage, version, kept, due)
            VALUES ($1::text, $2::text, $3::int8, $4::text, $5::int8, $6::text, $7::int8)",
    },
    Sheet {
        name: "duplicate",
        from_sqlite: "SELECT id, host, created, closes, listed, done, kept FROM duplicate ORDER BY 1",
        from_postgres: "SELECT id, host, created, closes, listed, done, kept FROM duplicate ORDER BY 1",
        into_sqlite: "INSERT INTO duplicate VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        into_postgres: "INSERT INTO duplicate (id, host, created, closes, listed, done, kept)
            VALUES ($1::text, $2::text, $3::int8, $4::int8, $5::int8, $6::int8, $7::text)",
    },
    Sheet {
        name: "duplicate_entry",
        from_sqlite: "SELECT duplicate, person, play FROM duplicate_entry ORDER BY 1, 2",
        from_postgres: "SELECT duplicate, person, play FROM duplicate_entry ORDER BY 1, 2",
        into_sqlite: "INSERT INTO duplicate_entry VALUES (?1, ?2, ?3)",
        into_postgres: "INSERT INTO duplicate_entry (duplicate, person, play) VALUES ($1::text, $2::text, $3::text)",
    },
    Sheet {
        name: "profile",
        from_sqlite: "SELECT person, ratings, games, online FROM profile ORDER BY 1",
        from_postgres: "SELECT person, ratings, games, online FROM profile ORDER BY person COLLATE \"C\"",
        into_sqlite: "INSERT INTO profile (person, ratings, games, online) VALUES (?1, ?2, ?3, ?4)",
        into_postgres: "INSERT INTO profile (person, ratings, games, online) VALUES ($1::text, $2::int8, $3::int8, $4::int8)",
    },
    Sheet {
        name: "follow",
        from_sqlite: "SELECT person, other FROM follow ORDER BY 1, 2",
        from_postgres: "SELECT person, other FROM follow ORDER BY person COLLATE \"C\", other COLLATE \"C\"",
        into_sqlite: "INSERT INTO follow VALUES (?1, ?2)",
        into_postgres: "INSERT INTO follow VALUES ($1::text, $2::text)",
    },
    Sheet {
        name: "analysis",
        from_sqlite: "SELECT play, effort, done, report FROM analysis ORDER BY 1, 2",
        from_postgres: "SELECT play, effort, done, report FROM analysis ORDER BY play COLLATE \"C\", effort COLLATE \"C\"",
        into_sqlite: "INSERT INTO analysis VALUES (?1, ?2, ?3, ?4)",
        into_postgres: "INSERT INTO analysis VALUES ($1::text, $2::text, $3::int8, $4::text)",
    },
    Sheet {
        name: "variation",
        from_sqlite: "SELECT play, origin, moment, person, name FROM variation ORDER BY 1",
        from_postgres: "SELECT play, origin, moment, person, name FROM variation ORDER BY play COLLATE \"C\"",
        into_sqlite: "INSERT INTO variation VALUES (?1, ?2, ?3, ?4, ?5)",
        into_postgres: "INSERT INTO variation VALUES ($1::text, $2::text, $3::int8, $4::text, $5::text)",
    },
    Sheet {
        name: "comparison",
        from_sqlite: "SELECT play, ways, done, report FROM comparison ORDER BY 1, 2",
        from_postgres: "SELECT play, ways, done, report FROM comparison ORDER BY play COLLATE \"C\", ways COLLATE \"C\"",
        into_sqlite: "INSERT INTO comparison VALUES (?1, ?2, ?3, ?4)",
        into_postgres: "INSERT INTO comparison VALUES ($1::text, $2::text, $3::int8, $4::text)",
    },
];

/// Two rows that should be equal and are not.
pub(super) fn differs(sheet: &Sheet, row: u64) -> StoreFault {
    StoreFault::broken("store-copy-differs", facts![sheet = sheet.name, row = row as i64])
}
