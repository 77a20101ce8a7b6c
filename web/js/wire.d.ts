// What the server answers and what it takes, made from the API document. Not written by hand:
// after a change of the document run `CALDERA_BLESS=1 tests/browser/run.sh wire`.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep this guest as an account, or change its login and password. The answer sets a new cookie; every other device
         *     must log in again.
         */
        post: operations["keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a game: all, or those that answer a question, the best answer first. Numbers are those of the edition. */
        get: operations["book"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The worked examples of a game's book, with the addresses of their pictures. */
        get: operations["examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{game}/rules/{rule}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rule, as a page shows it. Numbers are those of the edition. */
        get: operations["rule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show that an address for mail is mine, by the link that was sent there. */
        post: operations["confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The duplicates that I see: those for everybody, mine, and those that I have entered. Open ones come first, then the newest. */
        get: operations["duplicates"];
        put?: never;
        /**
         * Open a duplicate: tables with the same start, one for everybody who enters, alone against bots or as a team. What is played is
         *     compared; the seal of their dice is opened when the duplicate closes.
         */
        post: operations["open_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A duplicate: who plays, and how it came out. Before it closes, results of others are shown only to whoever has finished, and
         *     tables of others to nobody.
         */
        get: operations["duplicate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/duplicates/{id}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a duplicate: a table of my own is opened, and the answer names it as `mine`. Everybody enters once; whoever has already
         *     finds their table again. A team is joined by sitting down at its table, with its invitation.
         */
        post: operations["enter_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an edition file can be played with, and in what it differs from the game's own. */
        post: operations["check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The editions that a game can be played with here, the usual one first. */
        get: operations["editions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{game}/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of an edition. */
        get: operations["edition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games and the levels of the bots. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best of a game among those who have an account and show their ratings, by what they are at least worth; nobody whose
         *     rating is provisional.
         */
        get: operations["best"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables with a chair for anyone, live, as server-sent events: `lobby` events hold the list as it is now. */
        get: operations["lobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come back to an account. */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave: this device's cookie becomes worthless. */
        post: operations["log_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am. */
        get: operations["me"];
        /** Take another name. */
        put: operations["rename"];
        /** Arrive as a guest under a name. The answer sets the cookie that all writes need. */
        post: operations["arrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom I do not want at my tables. */
        get: operations["blocked"];
        put?: never;
        /** Keep somebody away from the tables that I open: they can neither sit down nor speak there. They are not told who did it. */
        post: operations["block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete me: my name goes from every table, what I said is blanked, login and devices are forgotten. Records of games stay. */
        post: operations["erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about me, in one file. */
        get: operations["export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom I follow, who of them is here, and with whom I have played lately. Whoever keeps me away is not among them, nor is
         *     anybody whom I keep away.
         */
        get: operations["friends"];
        put?: never;
        /**
         * Follow somebody, or no longer. They are not told; if they follow me, too, each sees whether the other is here, if that one
         *     wants it.
         */
        post: operations["follow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an address for mail. A letter asks there whether it is mine; nothing else is sent before. */
        post: operations["give_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/muted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom I do not want to hear. */
        get: operations["muted"];
        put?: never;
        /** Mute somebody at every table and on every device of mine, or hear them again. They are not told. */
        post: operations["mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How I am told of what happens while I am away. */
        get: operations["notices"];
        /** Choose how I am told, in the language in which I ask. */
        put: operations["choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I show to everybody. */
        get: operations["profile"];
        /** Choose what everybody may see of me: ratings, games, and whether I am here. The last is told only to those whom I follow. */
        put: operations["show"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let this browser take notices. */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let this browser take no more notices. */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices that are logged in as me. */
        get: operations["sessions"];
        put?: never;
        /** End one of my sessions, or all but this one. Their streams end at once. */
        post: operations["end_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My results, game by game, from the last hundred tables. */
        get: operations["statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tables: those that are not over first, then the last one changed. */
        get: operations["my_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables that wait for me. */
        get: operations["turns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My vacation. */
        get: operations["vacation"];
        put?: never;
        /** Go on vacation, or come back: at every table with days for each decision my clock stands still. The others see it. */
        post: operations["go"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down at a table that waits for anyone, or open one. Tables of one's own language come first, then those with the fewest
         *     options, then those that wait longest. Whoever waits at such a table already is led back to it.
         */
        post: operations["meet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody's page: what they show of ratings, results and against whom they play. */
        get: operations["person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finished games of somebody who shows them, the last one first, a hundred at a time. */
        get: operations["games_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/games.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of them in one file, as comma-separated values. */
        get: operations["games_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/games.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of them in one file, as JSON. */
        get: operations["games_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/ratings/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How somebody's rating went, the oldest of the last five hundred games first. */
        get: operations["curve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get an account back by a link from whoever runs this server. The link works once. */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a link for a new password by mail. The answer does not tell whether there is such an account. */
        post: operations["recover_by_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a person, or something that was said, to whoever runs this server. */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens at several tables, over one connection: a browser has few of them. The messages are those of each table's own
         *     stream; before each comes a `from` event with the label of its table. A table that cannot be watched is told by a `shut` event.
         */
        get: operations["streams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables with a chair for anyone at which something has happened lately. */
        get: operations["open_tables"];
        put?: never;
        /** Open a table. It begins at once if no chair is free. */
        post: operations["open_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table as I may know it. */
        get: operations["table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act. The answer comes when the action is on the disk. */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play the same again: a new table with the same people, or the one that somebody has opened for it already. */
        post: operations["again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What decided a finished game: every seat's chances after each entry, what each decision gave away by what its seat knew,
         *     and what was luck. Until everything is looked at it says how far the analysis has come.
         */
        get: operations["analysis"];
        put?: never;
        /**
         * Let a finished game be analysed. Bots do it in turn with everything else that they think about; what they find is kept with
         *     the table. One that is done or under way already is not begun again, and one that was left is taken up.
         */
        post: operations["analyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the others to go back to an earlier moment. */
        post: operations["ask_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/back/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to go back, or not. */
        post: operations["answer_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The board of a game at a moment, as somebody knew it: a drawing that stands alone. */
        get: operations["board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/comparisons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was compared at a table, with 95 % intervals. Of a running game only whoever plays it alone against bots is told. */
        get: operations["comparisons"];
        put?: never;
        /**
         * Let bots play two ways to the end, 200 games each, in pairs with the same luck. A decision is compared from what its seat
         *     knew. They do it in turn with everything else that they think about; what they find is kept with the table. One that is done
         *     or under way already is not begun again, and one that was left is taken up.
         */
        post: operations["compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/curve.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a picture of 1200 by 630 with the game's name and who played, as link previews show it. */
        get: operations["curve_png"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/curve.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How everybody's chances went in a game that was analysed, as a drawing. It is missing until the analysis is done. */
        get: operations["curve_svg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What my decisions in a game that still runs were worth, where the table allows hints. Each is weighed from what my seat
         *     knew then; the answer tells nothing of what others did or of what chance brought.
         */
        get: operations["own_decisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Not take the chair that is kept for me. */
        post: operations["decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The edition file of a table. */
        get: operations["of_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/here": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a reminder: I still think. */
        post: operations["still_here"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A hint for my own decision, where the table allows hints. A bot of the usual level thinks; it knows what my seat knows. */
        get: operations["hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations to the free chairs of my table; during a game, for everybody who plays, to those that are open to a
         *     substitute.
         */
        get: operations["invitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote on how to go on without those whose time has run out. What more than half of those present want is done; the
         *     game ends only when the time of the vote is up.
         */
        post: operations["late"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave: before the game the chair, during it to a bot until I am back. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take another name, at this table and everywhere I sit down from now on. If somebody here has it, a number is added. */
        post: operations["rename_here"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind those whom the game waits for. Without a clock their time runs from now on. */
        post: operations["nudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What could be decided at a moment of a finished game, or of one that I play alone against bots. */
        get: operations["options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an action of mine would bring. The answer depends only on what my seat may know, and foretells no dice. */
        get: operations["preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a finished game changed: points before and after by chair, or why it is not rated. */
        get: operations["table_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say before the game that I am ready. It begins when everybody is and no chair is free. */
        post: operations["ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a finished game, to keep and to verify anywhere. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a spectator away from my table: they neither see it nor speak there any more. */
        post: operations["remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One moment of a game. */
        get: operations["replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up. A bot plays on for the others; without others the game ends. */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have my chair back from the bot. */
        post: operations["come_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/say": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something. */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a text to the dice before the game begins. */
        post: operations["share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a chair. */
        post: operations["sit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/spectators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open or close my table to spectators. */
        post: operations["spectators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin, with bots in the free chairs. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a game went: where turns began, and once it is over the points by rule and moment. */
        get: operations["story"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens at a table, as server-sent events. `table` events hold the state and the log since the last one;
         *     their ids are journal numbers, so that a client that comes back with `Last-Event-ID` gets exactly what it missed.
         *     `presence` says who is there; `bye` says that the server asks clients to come back later.
         */
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/talk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the others speak at my table, or not. */
        post: operations["talk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take my last action back, if nobody has learnt anything since. */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/variations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games that go on from moments of this one, and the one that this one goes on from, as a tree. A table that only its
         *     players may see is left out, with all that goes on from it.
         */
        get: operations["variations"];
        /** Name a table that I opened from a moment of another game. The answer is the tree with the name. */
        put: operations["name_variation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prove a finished game: the commitment, every draw, every action, every hash. */
        get: operations["verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play on from a moment of a finished game, at a new table that says where it came from. What comes before that moment
         *     cannot be proved there, and it changes nobody's rating. A running game goes on so only for whoever plays it alone against
         *     bots, and from what they know: everything hidden is dealt anew.
         */
        post: operations["what_if"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a thing cannot be used now. The answer depends only on what the asking seat may know. */
        get: operations["why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tournaments: those that are not over first, then the newest. */
        get: operations["list"];
        put?: never;
        /**
         * Open a tournament and lead it. Whoever wants to play registers; I call them to check in, and begin with those who are there.
         *     The server opens the tables of each round, enters what comes of them, and goes on by itself.
         */
        post: operations["open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tournament: who plays, the rounds with their tables, who stands where. */
        get: operations["tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin my tournament with those who are there. */
        post: operations["begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call those who registered in my tournament to check in. */
        post: operations["call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call my tournament off, or break it off. Games that are being played go on. */
        post: operations["cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that I am there, so that I play in the first round. */
        post: operations["check_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter a tournament. Once it has begun, I play from the next round on; I can also come back after I had given up. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a table of my tournament whose game does not end, by seat: the place, or nothing for whoever did not come. The game may go
         *     on; the tournament does not wait for it.
         */
        post: operations["rule_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a tournament up: there is no table for me any more. A game that is being played goes on. */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What was won and lost of one thing. */
        Account: {
            /** @description By rule, those that gave most first. In a team every seat has the sum of all. */
            rules: components["schemas"]["RulePoints"][];
            /** @description Of what. */
            title: string;
        };
        /** @description A login and a password for my account. */
        AccountAsked: {
            /** @description The present password, where there is one. */
            current?: string | null;
            /** @description Letters, digits and `.-_@`; 3 to 40. */
            login: string;
            /** @description 8 to 200 letters. */
            password: string;
        };
        /** @description An action. */
        ActAsked: {
            /** @description The action in the game's notation. */
            action: string;
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /**
             * Format: int32
             * @description The number of the game for which it was decided. If the game has gone on since, the action is refused.
             */
            number: number;
            /**
             * Format: int32
             * @description The seat that acts.
             */
            seat: number;
        };
        /** @description Where the same is played again. */
        Again: {
            /** @description The new table. */
            id: components["schemas"]["TableId"];
        };
        /** @description An analysis of a finished game, as far as it has come. All shares of a victory are in millionths. */
        Analysis: {
            /**
             * Format: int32
             * @description How many there are.
             */
            all: number;
            /**
             * Format: int32
             * @description How many entries of the record were looked at.
             */
            done: number;
            /** @description How thorough it is. */
            effort: string;
            found?: components["schemas"]["AnalysisFound"] | null;
            /** @description Whether it is being made now. */
            running: boolean;
        };
        /** @description Which analysis is to be made. */
        AnalysisAsked: {
            /** @description How thorough. */
            effort?: components["schemas"]["Effort"];
        };
        /** @description What an analysis found. */
        AnalysisFound: {
            /**
             * Format: int32
             * @description The seat of whoever asks, if they played.
             */
            mine?: number | null;
            /** @description Every entry of the record. */
            moments: components["schemas"]["MomentAnalysed"][];
            /** @description What happened to each seat. */
            players: components["schemas"]["PlayerAnalysed"][];
            /** @description Every seat's chance after the setup. */
            start: number[];
            /** @description Whether all seats win or lose together. */
            team: boolean;
        };
        /** @description A request to go back. */
        AskedBackState: {
            /** @description Which chairs have agreed. */
            agreed: number[];
            /**
             * Format: int32
             * @description Who asks.
             */
            place: number;
            /**
             * Format: int32
             * @description After which entry the game should stand.
             */
            to: number;
            /** @description When its time is up, in milliseconds since 1970. */
            until: components["schemas"]["i64"];
        };
        /** @description An answer to that. */
        BackAnswered: {
            /** @description Whether one agrees. */
            agreed: boolean;
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
        };
        /** @description To go back further. */
        BackAsked: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /**
             * Format: int32
             * @description The number after which the game should stand.
             */
            to: number;
        };
        /** @description Somebody among the best of a game. */
        BestShown: {
            name: string;
            person: components["schemas"]["PersonId"];
            rating: components["schemas"]["RatingShown"];
        };
        /** @description Somebody to be kept away, or not any more. */
        BlockAsked: {
            /** @description Whether they are to be kept away. */
            blocked: boolean;
            /** @description Who. */
            person: string;
        };
        /** @description A game in a tree. */
        Branch: {
            /** @description Who opened it; nothing for one that begins at the beginning. */
            by?: string | null;
            /** @description When it was opened, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            /**
             * Format: int32
             * @description How many games of the tree it goes on from: 0 for the first.
             */
            depth: number;
            /** @description Whether the asker may name it: it goes on from another game, and they opened it. */
            mine: boolean;
            /**
             * Format: int32
             * @description After how many entries of another game it goes on: of the one above it, if that is shown.
             */
            n?: number | null;
            /** @description What it is called; empty if it has no name. */
            name: string;
            /** @description How far it is. */
            phase: components["schemas"]["Progress"];
            /** @description Who plays, by chair; empty for a free one. */
            players: string[];
            /** @description Its table. */
            table: components["schemas"]["TableId"];
            /** @description The same, or what is said of one without a name, in the reader's language. */
            title: string;
        };
        /** @description A chair. */
        ChairAsked: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description What the invitation says. */
            invite?: string | null;
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /**
             * Format: int32
             * @description Which; otherwise the first that is free.
             */
            place?: number | null;
            /** @description A text for the dice. The person who takes the last chair can add one only now. */
            share?: string | null;
        };
        /**
         * @description Who is in a chair.
         * @enum {string}
         */
        ChairKind: "friend" | "anyone" | "kept" | "person" | "beside" | "bot";
        /** @description One chair. */
        ChairState: {
            /** @description Whether a bot plays for the person now. */
            away: boolean;
            bank?: components["schemas"]["i64"] | null;
            due?: components["schemas"]["i64"] | null;
            kept_for?: components["schemas"]["PersonId"] | null;
            /** @description Who is in it: nobody yet, a person or a bot. */
            kind: components["schemas"]["ChairKind"];
            /** @description How well the bot in it plays, in words. */
            level?: string | null;
            /** @description Who is in it. */
            name: string;
            nudged?: components["schemas"]["i64"] | null;
            /** @description Whether somebody else may take the chair in the middle of the game, by invitation. */
            open: boolean;
            owner?: components["schemas"]["PersonId"] | null;
            /** @description Under which name they are known here. */
            owner_name?: string | null;
            person?: components["schemas"]["PersonId"] | null;
            /**
             * Format: int32
             * @description Its number at the table, from 0.
             */
            place: number;
            /** @description Whether the person has said before the game that they are ready. */
            ready: boolean;
            /** @description Whether the person gave up. */
            resigned: boolean;
            /**
             * Format: int32
             * @description The seat played from it, once the game has begun.
             */
            seat?: number | null;
            vacation?: components["schemas"]["i64"] | null;
            /** @description Whether the game waits for it. */
            waiting: boolean;
        };
        /** @description Whom a chair is meant for when a table is opened. */
        ChairWish: {
            /** @enum {string} */
            kind: "me";
        } | {
            /** @enum {string} */
            kind: "friend";
        } | {
            /** @enum {string} */
            kind: "anyone";
        } | {
            /** @enum {string} */
            kind: "kept";
            /** @description Under which name. */
            name: string;
            /** @description Who. */
            person: components["schemas"]["PersonId"];
        } | {
            /** @enum {string} */
            kind: "beside";
            /** @description Under which name. */
            name: string;
        } | {
            /** @enum {string} */
            kind: "bot";
            /** @description How well it plays; see the list of levels. */
            level: string;
        };
        /** @description An edition file that can be played with. */
        CheckedEdition: {
            /** @description In what it differs from the game's own edition. */
            differences: components["schemas"]["EditionDifference"][];
            /** @description Its fingerprint. */
            digest: string;
            /** @description The name it gives itself. */
            name: string;
        };
        /** @description One thing that can be done. */
        Choice: {
            /** @description The action in the game's notation. */
            action: string;
            /** @description Things that mean this choice too, but need not be touched: where it leads, what pays for it. */
            also?: string[];
            /** @description Whether touching the first thing of the path is enough when nothing else can follow. */
            at_once?: boolean;
            odds?: components["schemas"]["Odds"] | null;
            /** @description The things to touch, in the order that feels natural. */
            path: string[];
            /** @description The action as a sentence. */
            text: string;
        };
        /** @description Which edition a table is to be opened with. */
        ChosenEdition: {
            /** @description One of the list, by its fingerprint. */
            digest: string;
        } | {
            /** @description An edition file. */
            text: string;
        };
        /** @description Which two ways are to be compared. */
        ComparisonAsked: {
            /** @description The first way. */
            one: components["schemas"]["WayAsked"];
            /** @description The second way. */
            other: components["schemas"]["WayAsked"];
            /** @description Whether it is to be ended instead; what was found is kept. */
            stop?: boolean;
        };
        /** @description Two ways that are compared. Shares of a victory are in millionths, with 95 % intervals. */
        ComparisonShown: {
            /**
             * Format: int32
             * @description How many there will be.
             */
            all: number;
            /** @description By how much the first way is better for that seat, from pairs of games with the same luck. */
            difference: components["schemas"]["ShareShown"];
            /**
             * Format: int32
             * @description How many games of each way were played.
             */
            done: number;
            /** @description The first way. */
            one: components["schemas"]["WayShown"];
            /** @description The second way. */
            other: components["schemas"]["WayShown"];
            /** @description Whether it is being made now. */
            running: boolean;
            /**
             * Format: int32
             * @description Whose decision it is, or whose part is looked at.
             */
            seat: number;
            /** @description What that says, as a sentence. */
            told: string;
        };
        /** @description What was compared at a table. */
        ComparisonsShown: {
            /** @description Each with what it found so far. */
            comparisons: components["schemas"]["ComparisonShown"][];
        };
        /** @description What opens an account. */
        Credentials: {
            /** @description Letters, digits and `.-_@`; 3 to 40. */
            login: string;
            /** @description 8 to 200 letters. */
            password: string;
        };
        /** @description One thing to show. */
        Cue: {
            /** @enum {string} */
            cue: "say";
        } | {
            /** @enum {string} */
            cue: "light";
            /** @description What is written there, such as `3 : 2`. */
            mark?: string | null;
            /** @description Whether it stays lit until the next [`Cue::Clear`], or until everything of this action has been shown. */
            stay?: boolean;
            /** @description Which. */
            things: string[];
            /** @description How it feels. */
            tone?: components["schemas"]["Tone"];
        } | {
            /** @enum {string} */
            cue: "dark";
            /** @description Which stay bright. */
            things: string[];
        } | {
            /** @enum {string} */
            cue: "flood";
            /** @description Whose. */
            seats: number[];
            /** @description Which. */
            things: string[];
        } | {
            /** @enum {string} */
            cue: "clear";
        } | {
            /** @enum {string} */
            cue: "vanish";
            /** @description Which. */
            things: string[];
        } | {
            /** @enum {string} */
            cue: "move";
            /** @description How it goes. */
            gait: components["schemas"]["Gait"];
            /** @description Which. */
            thing: string;
            /** @description The places that it comes to, in order. */
            way: string[];
        } | {
            /** @description A picture on that face: one `<svg>` element. */
            art?: string | null;
            /** @enum {string} */
            cue: "turn";
            /** @description What they show then; without it they only turn. */
            face?: string | null;
            /** @description Where. */
            things: string[];
        } | {
            /** @enum {string} */
            cue: "fly";
            /** @description From where. */
            from: string;
            /** @description What. */
            text: string;
            /** @description Where to. */
            to: string;
        } | {
            /** @description Where. */
            at: string;
            /** @enum {string} */
            cue: "tumble";
            /** @description What they show in the end. */
            faces: number[];
        } | {
            /** @enum {string} */
            cue: "push";
            /** @description The places, in the order of the push. */
            places: string[];
        } | {
            /**
             * Format: int32
             * @description How many.
             */
            beats: number;
            /** @enum {string} */
            cue: "wait";
        };
        /** @description A rating after a game. */
        CurvePoint: {
            /** @description In milliseconds since 1970. */
            ended: components["schemas"]["i64"];
            /** Format: int64 */
            points: number;
            /** Format: int64 */
            uncertainty: number;
        };
        /**
         * @description What has decided a table instead of its game.
         * @enum {string}
         */
        DecidedBy: "time" | "leader";
        /** @description One of the own decisions. */
        DecisionAnalysed: {
            /**
             * Format: int32
             * @description What it gave away, in millionths of a victory.
             */
            given_away: number;
            /**
             * Format: int32
             * @description The number of its entry in the record.
             */
            n: number;
            /** @description The best options and the chosen one, the best first, if there was a choice. */
            options: components["schemas"]["OptionAnalysed"][];
            /** @description What was done. */
            text: string;
            /** @description Why another option was better. */
            why: string[];
        };
        /** @description What became of a wish. */
        Done: {
            /**
             * Format: int32
             * @description How many actions and undos the game has now.
             */
            number: number;
            /** @description Whether the same request had been carried out before. */
            repeated: boolean;
            /**
             * Format: int32
             * @description The number of the journal line.
             */
            seq: number;
        };
        /** @description A table as people see it. */
        Drawing: {
            /** @description What is asked of whom, as a sentence. */
            asked: string;
            /** @description The board: one `<svg>` element. Every piece has a stable `id`, every touchable thing a `data-thing`. */
            board: string;
            /** @description Everything the audience may do now. */
            choices: components["schemas"]["Choice"][];
            /** @description What the things on the paths are called while they are still to be touched, by the part of their name before `:`. */
            kinds?: {
                [key: string]: string;
            };
            /**
             * @description What stands around the board: players, cards, dice, buttons. HTML.
             *
             *     Where a game's actions cannot all be listed, a `<form data-compose>` writes one (`web/js/compose.js`): its
             *     `data-compose` is the first word of the notation, and every `data-word` inside adds a part, in order:
             *     numbers above zero and choices as `word=value`, a fieldset as `word=a,b` of its checked boxes, a box as its word.
             */
            panels: string;
        };
        /** @description A table of a duplicate. */
        DuplicateEntry: {
            /** @description Whether I play there. */
            mine: boolean;
            /** @description The people who play there. */
            people: components["schemas"]["DuplicatePerson"][];
            /** @description Where the table stands among all; whoever came out alike shares it. Nothing of a table that is not finished. */
            rank?: number | null;
            result?: components["schemas"]["DuplicateResult"] | null;
            state: components["schemas"]["EntryState"];
            table?: components["schemas"]["TableId"] | null;
        };
        /** @description The name of a duplicate: whoever knows it may enter, so one that is not listed is entered by its link. */
        DuplicateId: string;
        /** @description A duplicate in a list. */
        DuplicateListed: {
            /** @description Whether they are. */
            closed: boolean;
            /** @description When the seals are opened, in milliseconds since 1970. */
            closes: components["schemas"]["i64"];
            /**
             * Format: int32
             * @description How many have entered.
             */
            entered: number;
            game: string;
            id: components["schemas"]["DuplicateId"];
            name: string;
            /**
             * Format: int32
             * @description How many people sit at each table.
             */
            people: number;
        };
        /** @description Somebody who has entered. */
        DuplicatePerson: {
            name: string;
            person: components["schemas"]["PersonId"];
        };
        /** @description How a game came out for the people at a table. */
        DuplicateResult: {
            /**
             * Format: int32
             * @description By how much the score is behind the best of all tables.
             */
            behind: number;
            /** @description The scores of the bots at the table, the highest first; nothing where all play together. */
            bots: number[];
            /**
             * Format: int32
             * @description The place among those at the table, 1 for who won; a team that lost is second.
             */
            place: number;
            /** Format: int32 */
            score: number;
        };
        /** @description A duplicate: tables with the same start, and how they came out. */
        DuplicateShown: {
            /** @description Whether they are. */
            closed: boolean;
            /** @description When the seals are opened, in milliseconds since 1970. */
            closes: components["schemas"]["i64"];
            /** @description The fingerprint of the secret of all tables; each of their records begins with it. */
            commitment: string;
            /** @description In milliseconds since 1970. */
            created: components["schemas"]["i64"];
            /** @description Every table: those that are compared in their order, then the others. */
            entries: components["schemas"]["DuplicateEntry"][];
            host: components["schemas"]["PersonId"];
            host_name: string;
            id: components["schemas"]["DuplicateId"];
            /** @description How well the bots play. */
            level: string;
            /** @description Whether everybody finds it in the list. */
            listed: boolean;
            /** @description Whether I can enter now. */
            may_enter: boolean;
            mine?: components["schemas"]["TableId"] | null;
            name: string;
            /** @description The secret, once the duplicate has closed. */
            opened?: string | null;
            /**
             * Format: int32
             * @description How many people sit at each table; bots have the other chairs.
             */
            people: number;
            /** @description What is played at every table. */
            plan: components["schemas"]["Plan"];
        };
        /** @description The duplicate that a table belongs to. */
        DuplicateState: {
            /** @description When the seals are opened, in milliseconds since 1970. */
            closes: components["schemas"]["i64"];
            /** @description Which; its page is `/duplicates/<id>`. */
            id: components["schemas"]["DuplicateId"];
        };
        /** @description A duplicate that somebody wants to open. */
        DuplicateWish: {
            /** @description When the seals are opened, in milliseconds since 1970: at most sixty days from now. */
            closes: components["schemas"]["i64"];
            /** @description How well the bots in the other chairs play. */
            level?: string;
            /** @description Whether everybody finds it in the list; otherwise only whoever has the link. */
            listed?: boolean;
            /** @description What it is called. */
            name: string;
            /**
             * Format: int32
             * @description How many people sit at each table: one, or a team of up to all where all play together.
             */
            people?: number;
            /**
             * @description What is played at every table. There is no clock, nothing is taken back, nobody watches, hints are off, and it changes
             *     nobody's rating.
             */
            plan: components["schemas"]["Plan"];
        };
        /** @description An edition of the list. */
        EditionCard: {
            /** @description Whether it is the one that is played if nothing is said. */
            base: boolean;
            /** @description The fingerprint of its file. */
            digest: string;
            /** @description Whether it is one of this server's own, not one that comes with the game. */
            house: boolean;
            /** @description The name its file gives itself. */
            name: string;
        };
        /** @description One value in which an edition differs from the game's own. */
        EditionDifference: {
            /** @description The value of this one. */
            after?: string | null;
            /** @description The value of the game's own edition. */
            before?: string | null;
            /** @description Where it stands in the file. */
            path: string;
        };
        /** @description An edition file to be checked. */
        EditionFile: {
            /** @description The game's short name. */
            game: string;
            /** @description The file. */
            text: string;
        };
        /** @description An edition as a table cites it. */
        EditionName: {
            /** @description The fingerprint of its file: two editions may have the same name. */
            digest: string;
            /** @description The name its file gives itself. */
            name: string;
        };
        /**
         * @description How thorough an analysis is that a server makes: a deep one is for one's own machine.
         * @enum {string}
         */
        Effort: "quick" | "standard";
        /** @description Sessions to be ended. */
        EndAsked: {
            /** @description Which; otherwise all but the present one. */
            name?: string | null;
        };
        /** @description How a game ended. */
        Ending: {
            /** @description What else was won and lost by rule: food, health, gold. What decides the game comes first. */
            accounts: components["schemas"]["Account"][];
            /** @description Points by moment, and what everybody had then. */
            course: components["schemas"]["Scoring"][];
            /** @description What the course of the lead counts, where that is not the points. */
            lead?: string | null;
            /** @description The moments that turned the game, in their order. */
            moments: components["schemas"]["Turning"][];
            /** @description Points by rule, those that gave most first. */
            rules: components["schemas"]["RulePoints"][];
            /** @description Whether all seats win or lose together. */
            team: boolean;
            /** @description What the game's last sentence says. */
            verdict: string;
        };
        /** @description Somebody who has entered. */
        EntryShown: {
            /** @description Whether they said that they are there. */
            here: boolean;
            name: string;
            /** @description Whether they gave it up. */
            out: boolean;
            person: components["schemas"]["PersonId"];
        };
        /**
         * @description How far a table of a duplicate is.
         * @enum {string}
         */
        EntryState: "finished" | "playing" | "waiting" | "unfinished";
        /** @description An era of the game began. */
        EraMark: {
            /**
             * Format: int32
             * @description After this many entries of the record.
             */
            n: number;
            /**
             * Format: int32
             * @description Which era.
             */
            number: number;
            /** @description What it is called, with its number. */
            text: string;
        };
        /** @description To be deleted. */
        ErasureAsked: {
            /** @description The password, where there is one. */
            password?: string | null;
        };
        /**
         * @description Which picture of an example.
         * @enum {string}
         */
        ExampleMoment: "before" | "after";
        /** @description A picture of an example. */
        ExamplePicture: {
            /** @description Its address on dark pages. */
            dark: string;
            /** @description What it shows, for those who do not see it. */
            description: string;
            /** Format: int32 */
            height: number;
            /** @description Its address on light pages. */
            light: string;
            /** @description When. */
            moment: components["schemas"]["ExampleMoment"];
            /** Format: int32 */
            width: number;
        };
        /** @description Something that is done, or that could be. */
        ExampleSaid: {
            refusal?: components["schemas"]["ExampleSentence"] | null;
            /** @description Who does what, as a sentence. */
            text: string;
        };
        /** @description A sentence with its rule. */
        ExampleSentence: {
            rule: string;
            text: string;
        };
        /** @description A row of a worked example, as people read it. */
        ExampleShown: {
            /** @description What could be done in the end, and what could not. */
            asks: components["schemas"]["ExampleSaid"][];
            /** @description Which of the book's examples it belongs to, counted from 0. */
            case: number;
            /** @description What is done. The last of it may be refused. */
            done: components["schemas"]["ExampleSaid"][];
            /** @description What it looks like, before and after. */
            pictures: components["schemas"]["ExamplePicture"][];
            /** @description The rules it shows. */
            rules: string[];
            /** @description The title of the first of them. */
            title: string;
            /** @description Everything that happens, in order. */
            told: components["schemas"]["ExampleSentence"][];
        };
        /** @description Everything that is kept about me. */
        Export: {
            /** @description Whom I do not want at my tables. */
            blocked: components["schemas"]["PersonId"][];
            /** @description Whom I do not want to hear. */
            muted: components["schemas"]["PersonId"][];
            /** @description How I am told of what happens while I am away. */
            notices: components["schemas"]["NoticesShown"];
            /** @description Who I am. */
            person: components["schemas"]["Person"];
            /** @description What I said: when, and what. */
            said: [
                number,
                string
            ][];
            /** @description The devices that are logged in. */
            sessions: components["schemas"]["SessionShown"][];
            /** @description My tables; their records can be had at `/api/tables/{id}/record`. */
            tables: components["schemas"]["Listed"][];
            /** @description What I called the tables that I opened from moments of other games. */
            variations: [
                string,
                string
            ][];
        };
        /** @description A field of an option. */
        FieldCard: {
            /** @description Its name, or its number from 1 on. */
            name: string;
            /** @description What it is called, unless it has only a number. */
            text?: string | null;
            /** @description The words for it, each with what it means and how often it may stand in the whole option. */
            words: [
                string,
                string,
                number
            ][];
        };
        /** @description Somebody to be followed or not. */
        FollowAsked: {
            /** @description Whether I follow them. */
            followed: boolean;
            /** @description Who. */
            person: string;
        };
        /** @description What an action would bring. */
        Foreseen: {
            /** @description The board as it would stand; nothing if dice or something hidden have a say in it, or if it is not allowed. */
            board?: string | null;
            /**
             * Format: int32
             * @description The number of the game for which it was foreseen.
             */
            number: number;
            /** @description What would be told, as sentences. */
            told: string[];
        };
        /** @description Who wants a new password. */
        ForgottenAsked: {
            /** @description The login, or the address for mail. */
            login: string;
        };
        /**
         * @description Whether a table is sent as drawings and sentences, or as data for programs.
         * @enum {string}
         */
        Form: "drawn" | "data";
        /** @description Somebody I follow, or have played with. */
        FriendShown: {
            /** @description Whether I follow them. */
            followed: boolean;
            id: components["schemas"]["PersonId"];
            name: string;
            /** @description Whether they are here, if they want me to know. */
            online?: boolean | null;
        };
        /** @description People I know. */
        Friends: {
            /** @description Whom I follow, by name. */
            followed: components["schemas"]["FriendShown"][];
            /** @description With whom I have played lately. */
            recent: components["schemas"]["FriendShown"][];
        };
        /** @description The moment of another table's game with which this one began. */
        FromState: {
            /**
             * Format: int32
             * @description After this many entries of its record.
             */
            n: number;
            /** @description The other table. */
            table: components["schemas"]["TableId"];
        };
        /**
         * @description How something goes.
         * @enum {string}
         */
        Gait: "walk" | "laid" | "home";
        /** @description A game. */
        GameCard: {
            /** @description Whether all win or lose together. */
            cooperative: boolean;
            /**
             * Format: int32
             * @description The fewest players.
             */
            fewest: number;
            /** @description Its short name. */
            id: string;
            /**
             * Format: int32
             * @description The most players.
             */
            most: number;
            /** @description What can be chosen before the start. */
            options: components["schemas"]["OptionCard"][];
            /** @description Whether seats have secrets from each other. */
            secrets: boolean;
            /** @description Its title. */
            title: string;
        };
        /** @description A rating, and of which game. */
        GameRating: {
            game: string;
            rating: components["schemas"]["RatingShown"];
        };
        /** @description A finished game in somebody's history. */
        GameShown: {
            /** @description Whether the table is in the operator's archive: it cannot be looked at here any more. */
            archived: boolean;
            /** @description In milliseconds since 1970. */
            ended: components["schemas"]["i64"];
            game: string;
            outcome: components["schemas"]["Outcome"];
            /** Format: int32 */
            place?: number | null;
            /** @description Everybody who sat there in the end; nobody where the archive has not kept it. */
            players: components["schemas"]["PlayerShown"][];
            /** @description Points before and after, if the game was rated. */
            points?: number[] | null;
            /** Format: int32 */
            score?: number | null;
            table: components["schemas"]["TableId"];
            tournament?: components["schemas"]["TournamentId"] | null;
        };
        /** @description The game. */
        GameState: {
            /** @description The legal actions in notation, if asked for as data. */
            actions?: string[] | null;
            /** @description The seats that may act. */
            deciders: number[];
            drawn?: components["schemas"]["Drawing"] | null;
            /** @description Whether the bots may be asked for a hint. */
            hint: boolean;
            /** @description Whether the actions are all there are, or templates of more. */
            lists_all: boolean;
            /**
             * Format: int32
             * @description How many actions and undos there were.
             */
            number: number;
            /** @description Rank and score by seat, once the game is over. */
            result?: components["schemas"]["Standing"][] | null;
            /**
             * Format: int32
             * @description The seat from which this is seen; none for spectators.
             */
            seat?: number | null;
            talk_rule?: components["schemas"]["TalkRule"] | null;
            /**
             * Format: int32
             * @description The number of the entry that this seat could take back.
             */
            undo?: number | null;
            /** @description The view as data, if asked for. Every game has its own, so it is left open here. */
            view?: Record<string, unknown> | null;
        };
        /** @description How somebody fared in one game. */
        GameStatistics: {
            /**
             * Format: int32
             * @description The best score.
             */
            best?: number | null;
            game: string;
            /**
             * Format: int32
             * @description Given up, or left to somebody else.
             */
            left: number;
            looked_back?: components["schemas"]["LookedBack"] | null;
            /**
             * Format: double
             * @description The mean score.
             */
            mean?: number | null;
            /**
             * Format: int32
             * @description Games that went to their end, or that somebody left before it.
             */
            played: number;
            /** @description By how many played. */
            seats: components["schemas"]["SeatStatistics"][];
            /**
             * Format: int32
             * @description Ended before their end, with nobody to blame.
             */
            stopped: number;
            /** @description For games that are won and lost together: by what was played against. */
            tasks: components["schemas"]["TaskStatistics"][];
            /**
             * Format: int32
             * @description Won, alone or together.
             */
            won: number;
        };
        /** @description Everything there is to play. */
        Games: {
            /** @description The games. */
            games: components["schemas"]["GameCard"][];
            /** @description The levels of the bots, weakest first: stable name and name for people. */
            levels: [
                string,
                string
            ][];
        };
        /** @description A page of somebody's history. */
        GamesPage: {
            /** @description The last one first. */
            games: components["schemas"]["GameShown"][];
            /** @description What to ask for with `after` to go on; nothing at the end. */
            next?: string | null;
        };
        /** @description What a bot would do, and why. */
        Hint: {
            /** @description What is likely to follow, as sentences. */
            follows: components["schemas"]["HintStep"][];
            /**
             * Format: int32
             * @description The number of the game for which it was thought out.
             */
            number: number;
            /** @description The best options, the best first; where it is best to vary, the likeliest first. */
            options: components["schemas"]["HintOption"][];
            /** @description What decided, as sentences. */
            reasons: string[];
        };
        /** @description An option and what it is worth. */
        HintOption: {
            /** @description The action, in the game's notation. */
            action: string;
            /** @description Whether this is what the bot would do. */
            advised: boolean;
            /** @description The things to touch for it. */
            path: string[];
            /** @description The action as a sentence. */
            text: string;
            worth?: components["schemas"]["Worth"] | null;
        };
        /** @description A decision that is likely to follow. */
        HintStep: {
            /** @description Whose, by name. */
            name: string;
            /** @description What, as a sentence. */
            text: string;
        };
        /**
         * @description When the bots may be asked for a hint.
         * @enum {string}
         */
        Hints: "bots" | "always" | "never";
        /** @description What opens a chair to a friend. */
        Invitation: {
            /** @description Goes into the address: `/t/<id>?invite=<invite>`. */
            invite: components["schemas"]["Invite"];
            /**
             * Format: int32
             * @description The number of the chair, from 0.
             */
            place: number;
        };
        /** @description What opens chairs to friends. */
        Invitations: {
            /** @description Each opens one chair. */
            chairs: components["schemas"]["Invitation"][];
            table?: components["schemas"]["Invite"] | null;
        };
        /** @description What an invitation to a chair says (100 bits). */
        Invite: string;
        /** @description How to go on without those whose time has run out. */
        LateAsked: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Wait, let a bot play, let somebody else take the chair, or end. */
            choice: components["schemas"]["LateChoice"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
        };
        /**
         * @description What the others want when somebody's time has run out.
         * @enum {string}
         */
        LateChoice: "wait" | "bot" | "substitute" | "end";
        /** @description What a link says. */
        LinkAsked: {
            /** @description What stands in it. */
            link: string;
        };
        /** @description A table in a list. */
        Listed: {
            /** @description How it is shown. */
            card: components["schemas"]["Listing"];
            /** @description When it was opened, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            /** @description Its name. */
            id: components["schemas"]["TableId"];
            /** @description When anything last happened. */
            updated: components["schemas"]["i64"];
            /**
             * Format: int32
             * @description The chairs it waits for, as bits.
             */
            waiting: number;
        };
        /** @description One chair in a list. */
        ListedChair: {
            /** @description Whether it is only kept for them. */
            kept?: boolean;
            /** @description The name shown. */
            name: string;
            person?: components["schemas"]["PersonId"] | null;
            /** @description Whether the person gave up. */
            resigned?: boolean;
        };
        /** @description How lists show a table. */
        Listing: {
            /** @description Who sits where; nobody in a free chair. */
            chairs: components["schemas"]["ListedChair"][];
            /**
             * Format: int32
             * @description How many chairs anyone may take.
             */
            open: number;
            /** @description How far it is. */
            phase: components["schemas"]["Progress"];
            /** @description What is played there. */
            plan: components["schemas"]["Plan"];
            /** @description Rank and score by chair, once there is a result. */
            result?: components["schemas"]["Standing"][] | null;
        };
        /** @description A message of the lobby's stream: the name of the event, and its data. */
        LobbyMessage: {
            /** @description The tables with a chair for anyone, as they are now. */
            data: components["schemas"]["Listed"][];
            /** @enum {string} */
            event: "lobby";
        };
        /**
         * @description What a line of the log tells.
         * @enum {string}
         */
        LogKind: "event" | "move" | "house" | "chat";
        /** @description One line of the log, as an audience may read it. */
        LogLine: {
            /** @description When, in milliseconds since 1970. */
            at: components["schemas"]["i64"];
            /** @description What to show of it, one thing after the other; absent in data streams. */
            cues?: components["schemas"]["Cue"][];
            /** @description The event as data; only in data streams. Every game has its own, so it is left open here. */
            event?: Record<string, unknown> | null;
            /** @description What it tells. */
            kind: components["schemas"]["LogKind"];
            /** @description Under which name; also of whoever did what is told about the table. */
            name?: string | null;
            /**
             * Format: int32
             * @description The entry of the record.
             */
            number?: number | null;
            person?: components["schemas"]["PersonId"] | null;
            /** @description The rule that caused it. */
            rule?: string | null;
            /**
             * Format: int32
             * @description Who acted or spoke, by seat.
             */
            seat?: number | null;
            /**
             * Format: int32
             * @description The number of the journal line it belongs to.
             */
            seq: number;
            /** @description The sentence; absent in data streams. */
            text?: string | null;
        };
        /** @description What bots found when they looked back at somebody's games. Shares of a victory are in millionths. */
        LookedBack: {
            /**
             * Format: int32
             * @description How many real choices there were.
             */
            choices: number;
            /**
             * Format: int32
             * @description In how many games.
             */
            games: number;
            /**
             * Format: int64
             * @description What the decisions gave away, together.
             */
            given_away: number;
            /**
             * Format: int64
             * @description The luck in all of them together.
             */
            luck: number;
            /**
             * Format: int32
             * @description How many of them gave something away.
             */
            mistakes: number;
        };
        /** @description An address for mail. */
        MailAsked: {
            /** @description Which; nothing for none. */
            address?: string | null;
            /** @description The password, where there is one: whoever has the address can get the account. */
            password?: string | null;
        };
        /** @description A seat began to act. */
        Mark: {
            /**
             * Format: int32
             * @description With this entry of the record.
             */
            n: number;
            /** @description Who. */
            name: string;
            /**
             * Format: int32
             * @description Which seat.
             */
            seat: number;
        };
        /** @description What somebody wants to play with anyone. */
        MeetAsked: {
            /** @description The game's short name. */
            game: string;
            /** @description How quickly. */
            pace: components["schemas"]["MeetPace"];
        };
        /**
         * @description How quickly one wants to play with anyone.
         * @enum {string}
         */
        MeetPace: "free" | "clock" | "days";
        /** @description A game of two of them. */
        MeetingShown: {
            /** @description Whether the one whose line it is came out in front, behind, or neither. */
            ahead?: boolean | null;
            /** @description In which round, from 1. */
            round: number;
            table?: components["schemas"]["TableId"] | null;
        };
        /** @description One moment of a game. */
        Moment: {
            /**
             * @description Whether chance had a say in what was decided next, so that it can be tried with other dice. While the game runs
             *     that is told only of one's own decisions.
             */
            chance_next: boolean;
            /** @description The board then. Nothing can be chosen. */
            drawn: components["schemas"]["Drawing"];
            /** @description What happened in this step. */
            events: components["schemas"]["MomentEvent"][];
            /** @description With open eyes: what each seat knew then. */
            known?: components["schemas"]["SeatKnew"][];
            /**
             * Format: int32
             * @description How many entries there are.
             */
            last: number;
            /**
             * Format: int32
             * @description After this many entries of the record.
             */
            n: number;
            /**
             * Format: int32
             * @description Who acted, by seat.
             */
            seat?: number | null;
        };
        /** @description One entry of the record. */
        MomentAnalysed: {
            /** @description Every seat's chance afterwards. */
            chances: number[];
            /**
             * Format: int32
             * @description What the decision gave away.
             */
            given_away: number;
            /** @description Every seat's luck in what was drawn. */
            luck: number[];
            /**
             * Format: int32
             * @description Its number.
             */
            n: number;
            /** @description The best options and the chosen one, the best first, if there was a choice. */
            options: components["schemas"]["OptionAnalysed"][];
            /**
             * Format: int32
             * @description Whose.
             */
            seat: number;
            /** @description What was done. */
            text: string;
            /** @description Why another option was better. */
            why: string[];
        };
        /** @description One thing that happened. */
        MomentEvent: {
            /** @description What to show of it, as far as who looks could see it then. */
            cues?: components["schemas"]["Cue"][];
            /** @description The rule that caused it. */
            rule: string;
            /** @description The sentence. */
            text: string;
        };
        /** @description Somebody to be heard or not. */
        MuteAsked: {
            /** @description Whether they are not to be heard. */
            muted: boolean;
            /** @description Who. */
            person: string;
        };
        /** @description A name. */
        Name: {
            /** @description Up to 40 letters. */
            name: string;
        };
        /** @description Another name. */
        NameAsked: {
            /** @description Up to 40 letters. */
            name: string;
        };
        /** @description A table to be opened. */
        NewTable: {
            /** @description Whom each chair is meant for. */
            chairs: components["schemas"]["ChairWish"][];
            edition?: components["schemas"]["ChosenEdition"] | null;
            /** @description What is played, and how. */
            plan: components["schemas"]["Plan"];
            /** @description A text of mine for the dice. */
            share?: string | null;
        };
        /** @description How I want to be told. */
        NoticesAsked: {
            /** @description For each event the ways; an event that is not named is not told. */
            choices: {
                [key: string]: components["schemas"]["Way"][];
            };
            /** @description An address that takes JSON, `text` and `content` among it; nothing for none. */
            webhook?: string | null;
        };
        /** @description How I am told. */
        NoticesShown: {
            /** @description Whether this server sends mail. */
            can_mail: boolean;
            /** @description In which ways of which event. */
            choices: {
                [key: string]: components["schemas"]["Way"][];
            };
            /** @description Whether I have shown that it is mine. */
            confirmed: boolean;
            /** @description How many browsers of mine take notices. */
            devices: number;
            /** @description My address for mail. */
            mail?: string | null;
            /** @description What a browser needs to subscribe. */
            push_key: string;
            /** @description An address of mine that takes JSON. */
            webhook?: string | null;
        };
        /** @description What a choice leaves to chance. */
        Odds: {
            /** @description What may come, each with its chance. They need not exclude each other. */
            chances: {
                [key: string]: number;
            };
            /** @description What the chances suppose, as a sentence; without it they are exact. */
            supposes?: string | null;
            /** @description As a sentence. */
            text: string;
        };
        /** @description The table that was opened. */
        Opened: {
            /** @description Its name; its page is `/t/<id>`. */
            id: components["schemas"]["TableId"];
        };
        /** @description An option and what it was worth to whoever decided, from what they knew. */
        OptionAnalysed: {
            /** @description Whether it is the best. */
            best: boolean;
            /** @description Whether it was chosen. */
            chosen: boolean;
            /**
             * Format: int32
             * @description The upper end.
             */
            high: number;
            /**
             * Format: int32
             * @description The lower end of its 95 % interval.
             */
            low: number;
            /** @description What. */
            text: string;
            /**
             * Format: int32
             * @description What it is worth.
             */
            worth: number;
        };
        /** @description Something to choose before the start. */
        OptionCard: {
            /** @description The choices, each with its words; the first is the default. For a value by seat: the words for all seats. */
            choices: [
                string,
                string
            ][];
            /** @description What is filled in one by one: for every seat, every place of a list, or every name. */
            fields: components["schemas"]["FieldCard"][];
            /** @description What it is good for, as a sentence. */
            help: string;
            /** @description Its name in the table's options. */
            key: string;
            /** @description How it is filled in. */
            kind: components["schemas"]["OptionForm"];
            /** @description It is asked only where another option has this value: the option's key and the value. */
            only?: [
                string,
                string
            ] | null;
            /** @description Smallest, greatest and default number. */
            range?: [
                number,
                number,
                number
            ] | null;
            /** @description The rule that describes it. */
            rule: string;
            /** @description What it is, in a few words. */
            text: string;
        };
        /**
         * @description How an option is filled in.
         * @enum {string}
         */
        OptionForm: "choice" | "flag" | "number" | "seat" | "each-seat" | "list" | "fields";
        /** @description An option of a decision. */
        OptionShown: {
            /** @description In the game's notation. */
            action: string;
            /** @description Whether it was chosen. */
            chosen: boolean;
            /** @description As a sentence. */
            text: string;
        };
        /** @description What could be decided at a moment. */
        OptionsShown: {
            /**
             * Format: int32
             * @description After so many entries of the record.
             */
            n: number;
            /** @description The first of what they could do. */
            options: components["schemas"]["OptionShown"][];
            /**
             * Format: int32
             * @description Who decides; nobody whose decision the asker may look at.
             */
            seat?: number | null;
        };
        /**
         * @description How somebody came out of a game, in a word.
         * @enum {string}
         */
        Outcome: "won" | "lost" | "left" | "stopped";
        /** @description One of my chairs. */
        OwnChair: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /**
             * Format: int32
             * @description Which; otherwise the first.
             */
            place?: number | null;
        };
        /** @description Some of the own decisions of a running game, in their order. */
        OwnDecisions: {
            /** @description What each was worth. */
            decisions: components["schemas"]["DecisionAnalysed"][];
            /** @description Whether there are more: ask again for those after the last one. */
            more: boolean;
            /**
             * Format: int32
             * @description The seat whose they are.
             */
            seat: number;
        };
        /** @description How long one may think. */
        Pace: {
            /** @enum {string} */
            kind: "free";
        } | {
            /**
             * Format: int32
             * @description Seconds in the bank.
             */
            bank: number;
            /** @enum {string} */
            kind: "clock";
            /**
             * Format: int32
             * @description Seconds for each decision.
             */
            per_move: number;
        } | {
            /**
             * Format: int32
             * @description How many.
             */
            days: number;
            /** @enum {string} */
            kind: "days";
        };
        /** @description Somebody. */
        Person: {
            /** @description Since when, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            /** @description Who. */
            id: components["schemas"]["PersonId"];
            /** @description The login, if they keep an account. */
            login?: string | null;
            /** @description The name they chose. */
            name: string;
        };
        /** @description The name of a person. It is no secret: it opens nothing. */
        PersonId: string;
        /** @description Somebody, as far as the asker may know them. */
        PersonShown: {
            /** @description Whether I follow them. */
            followed: boolean;
            id: components["schemas"]["PersonId"];
            name: string;
            /** @description Whether they are here, if they want me to know. */
            online?: boolean | null;
            /** @description Nothing if they do not show them. */
            ratings?: components["schemas"]["GameRating"][] | null;
            /** @description The same. */
            rivals?: components["schemas"]["RivalShown"][] | null;
            /** @description What they show to everybody. */
            shows: components["schemas"]["Profile"];
            /** @description Nothing if they do not show their games. */
            statistics?: components["schemas"]["GameStatistics"][] | null;
        };
        /** @description Nothing more is to be said. */
        Plainly: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
        };
        /** @description What is to be played and how. */
        Plan: {
            /** @description Whether players may ask to go back beyond what undo allows. */
            casual?: boolean;
            edition?: components["schemas"]["EditionName"] | null;
            /** @description Whether the game changes nobody's rating. */
            friendly?: boolean;
            /** @description The game's short name. */
            game: string;
            /** @description When the bots may be asked for a hint. */
            hints?: components["schemas"]["Hints"];
            /** @description The language of whoever opened the table, as its short name. */
            lang?: string | null;
            /** @description The clock. */
            pace?: components["schemas"]["Pace"];
            /**
             * Format: int32
             * @description Without a clock: how many seconds after a nudge the others may decide how to go on.
             */
            patience?: number;
            /** @description Whether the game waits until everybody has said that they are ready. */
            ready?: boolean;
            /** @description Seats and options, as the game knows them. */
            table: components["schemas"]["TableSetup"];
            tournament?: components["schemas"]["TournamentId"] | null;
            /** @description Whether people without a seat may watch. */
            watched?: boolean;
        };
        /** @description What happened to one seat over the game. `start` and the four parts add up to the result. */
        PlayerAnalysed: {
            /**
             * Format: int32
             * @description How many real choices there were.
             */
            choices: number;
            /** @description The entries of the costliest decisions, the costliest first. */
            costliest: number[];
            /**
             * Format: int32
             * @description What the bots saw only later.
             */
            later: number;
            /**
             * Format: int32
             * @description Luck.
             */
            luck: number;
            /** @description The entries of the luckiest moments, the luckiest first. */
            luckiest: number[];
            /**
             * Format: int32
             * @description How many of them gave something away.
             */
            mistakes: number;
            /** @description Who. */
            name: string;
            /**
             * Format: int32
             * @description What the others' decisions brought.
             */
            others: number;
            /**
             * Format: int32
             * @description What their own decisions gave away.
             */
            own: number;
            /**
             * Format: int32
             * @description The chair they played from.
             */
            place: number;
            /**
             * Format: int32
             * @description The result, or the chance when the game was ended.
             */
            result: number;
            /**
             * Format: int32
             * @description The chance at the start.
             */
            start: number;
        };
        /** @description What a way is worth to a player. */
        PlayerCompared: {
            /** @description Who. */
            name: string;
            /** @description Their share of the victories. */
            worth: components["schemas"]["ShareShown"];
        };
        /** @description Somebody at a table. */
        PlayerShown: {
            name: string;
            person?: components["schemas"]["PersonId"] | null;
            /** Format: int32 */
            place?: number | null;
            /** Format: int32 */
            score?: number | null;
        };
        /** @description Who is at the table now. */
        Presence: {
            /** @description The people who sit at the table and look at it. */
            present: components["schemas"]["PersonId"][];
            /** @description How many others look at it. */
            watching: number;
        };
        /** @description What everybody may see of somebody. */
        Profile: {
            /** @description Games with dates and results, and what follows from them. */
            games: boolean;
            /** @description Whether they are here: only for those whom they follow themselves. */
            online: boolean;
            /** @description Ratings, and the place among the best. */
            ratings: boolean;
        };
        /**
         * @description How far a table is.
         * @enum {string}
         */
        Progress: "waiting" | "playing" | "sealed" | "over" | "stopped";
        /** @description What a proof found. */
        Proved: {
            /** @description The fingerprint shown before the game. */
            commitment: string;
            /** @description How many draws were made again and compared. */
            draws: number;
            /** @description How many actions and undos were checked. */
            entries: number;
            /** @description The secret it is the fingerprint of. */
            secret: string;
            /** @description The finding, as a sentence. */
            text: string;
        };
        /** @description A browser that takes notices, as `PushSubscription` describes it. */
        PushAsked: {
            /** @description Its secret, `auth`. */
            auth: string;
            /** @description Where they are sent. */
            endpoint: string;
            /** @description Its public key, `p256dh`. */
            key: string;
        };
        /** @description A browser that takes no notices any more. */
        PushEnded: {
            /** @description Where they were sent. */
            endpoint: string;
        };
        /** @description A rating before and after a game. */
        RatingChange: {
            /** Format: int64 */
            after: number;
            /** Format: int64 */
            before: number;
            person: components["schemas"]["PersonId"];
            /**
             * Format: int64
             * @description By how many points it may be wrong now.
             */
            uncertainty: number;
        };
        /** @description How well somebody plays a game. */
        RatingShown: {
            /**
             * Format: int32
             * @description How many rated games.
             */
            games: number;
            /**
             * Format: int64
             * @description A newcomer stands at 1500; 400 points more win about ten times as often as they lose.
             */
            points: number;
            /** @description Whether it is still a guess: too few games, or too uncertain. */
            provisional: boolean;
            /**
             * Format: int64
             * @description By how many points that may be wrong, 19 times out of 20.
             */
            uncertainty: number;
        };
        /** @description Whether I am ready. */
        ReadyAsked: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /** @description Whether. */
            ready: boolean;
        };
        /** @description A link from the operator, and a new password. */
        RecoveryAsked: {
            /** @description What the link says. */
            link: string;
            /** @description 8 to 200 letters. */
            password: string;
        };
        /** @description A spectator. */
        RemovalAsked: {
            /** @description Who. */
            person: string;
        };
        /** @description Something that the operator should know. */
        ReportAsked: {
            /**
             * Format: int32
             * @description Which line of its log, if it is about something that was said.
             */
            line?: number | null;
            /** @description About whom. */
            person: string;
            /** @description What is wrong, in 1 to 500 letters. */
            reason: string;
            /** @description At which table. */
            table?: string | null;
        };
        /** @description Against whom somebody has played, and how it went. */
        RivalShown: {
            /**
             * Format: int32
             * @description How often they came out in front of the other.
             */
            ahead: number;
            /** Format: int32 */
            behind: number;
            name: string;
            person: components["schemas"]["PersonId"];
            /** Format: int32 */
            played: number;
        };
        /** @description A round. */
        RoundShown: {
            /** @description For whom there was no table. */
            byes: number[];
            tables: components["schemas"]["RoundTableShown"][];
        };
        /** @description A table of a round. */
        RoundTableShown: {
            decided?: components["schemas"]["DecidedBy"] | null;
            /** @description By seat, once it is over: the place, nothing for whoever did not come. */
            places?: (number | null)[] | null;
            /** @description By seat. */
            players: number[];
            table?: components["schemas"]["TableId"] | null;
        };
        /** @description A rule. */
        Rule: {
            /** @description The chapter it stands in. */
            chapter: string;
            /** @description Its ID. */
            id: string;
            /** @description Its text, in Markdown. */
            text: string;
            /** @description Its heading. */
            title: string;
        };
        /** @description What a rule gave. */
        RulePoints: {
            /** @description By seat. */
            points: number[];
            /** @description Which rule. */
            rule: string;
            /** @description Its title. */
            title: string;
        };
        /** @description A rule as a page shows it. */
        RuleShown: {
            /** @description The chapter it stands in. */
            chapter: string;
            /** @description Its text, as HTML. */
            html: string;
            /** @description Its ID. */
            id: string;
            /** @description Its heading. */
            title: string;
        };
        /** @description How the leader decides a table. */
        Ruling: {
            /** @description By seat: the place, equal places are ties; nothing for whoever did not come. */
            places: (number | null)[];
            /** @description A table of the present round that is still being played. */
            table: string;
        };
        /** @description Something said. */
        Saying: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /** @description Up to 500 letters. */
            text: string;
        };
        /** @description What one moment gave. */
        Scoring: {
            /**
             * Format: int32
             * @description With this entry of the record.
             */
            n: number;
            /** @description By seat. */
            points: number[];
            /** @description By seat, with all that came before. */
            totals: number[];
        };
        /** @description The seal of the dice. */
        SealState: {
            /** @description The fingerprint of the secret. */
            commitment: string;
            /** @description The secret, once the game has ended. */
            opened?: string | null;
            /** @description What players added, by chair. */
            shares: [
                number,
                string
            ][];
        };
        /** @description What a seat knew at a moment. */
        SeatKnew: {
            /** @description Who. */
            name: string;
            /** @description What stood around its board. */
            panels: string;
            /**
             * Format: int32
             * @description Which seat.
             */
            seat: number;
        };
        /** @description How somebody fared with this many players. */
        SeatStatistics: {
            /**
             * Format: double
             * @description The mean place.
             */
            mean_place?: number | null;
            /** @description How often which place was reached, the first first. */
            places: number[];
            /**
             * Format: int32
             * @description How many played.
             */
            seats: number;
        };
        /** @description One device that is logged in. */
        SessionShown: {
            /** @description Since when, in milliseconds since 1970. */
            created: components["schemas"]["i64"];
            /** @description What kind of device, as far as it says. */
            device: string;
            /** @description Its name, to end it by. */
            name: string;
            /** @description Whether it is the one that asks. */
            present: boolean;
            used?: components["schemas"]["i64"] | null;
        };
        /** @description A text in the dice. */
        ShareAsked: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /**
             * Format: int32
             * @description From which chair; otherwise the first of mine.
             */
            place?: number | null;
            /** @description Up to 100 letters. */
            text: string;
        };
        /** @description A share with its 95 % interval, in millionths. */
        ShareShown: {
            /**
             * Format: int32
             * @description The upper end.
             */
            high: number;
            /**
             * Format: int32
             * @description The lower end.
             */
            low: number;
            /**
             * Format: int32
             * @description The mean.
             */
            mean: number;
        };
        /** @description Why a table cannot be watched. */
        Shut: {
            /** @description The sentence, in the reader's language. */
            text: string;
        };
        /** @description Whether people may watch. */
        SpectatorsAsked: {
            /** @description Whether they may. */
            allowed: boolean;
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
        };
        /** @description Place and score of a seat at the end. */
        Standing: {
            /**
             * Format: int32
             * @description 1 for a winner. Those who share a place have the same number, and the next place is skipped.
             */
            place: number;
            /**
             * Format: int32
             * @description The score, in the game's own points.
             */
            score: number;
        };
        /** @description A line of the standings. */
        StandingShown: {
            /** @description Whoever cannot be told apart shares it. */
            place: number;
            /** Format: int32 */
            player: number;
            /**
             * Format: double
             * @description A won game is worth 1.
             */
            points: number;
            /** @description What each of the rules gave, in their order. */
            ties: number[];
        };
        /** @description To begin. */
        StartAsked: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /** @description The level of the bots in free chairs. */
            level: string;
        };
        /** @description How a game went. */
        Story: {
            ending?: components["schemas"]["Ending"] | null;
            /** @description What divides the game: rounds, turns of all, eruptions. */
            eras: components["schemas"]["EraMark"][];
            /**
             * Format: int32
             * @description How many entries there are.
             */
            last: number;
            /** @description Where another seat began to act. */
            marks: components["schemas"]["Mark"][];
        };
        /** @description The name of a table: anybody who knows it may watch, so it is too long to guess (100 bits). */
        TableId: string;
        /** @description A message of a table's stream: the name of the event, and its data. */
        TableMessage: {
            /** @description The table as it is now, with the log since the last message. */
            data: components["schemas"]["TableState"];
            /** @enum {string} */
            event: "table";
        } | {
            /** @description Who is there. */
            data: components["schemas"]["Presence"];
            /** @enum {string} */
            event: "presence";
        } | {
            /** @description Nothing new; the line stands. */
            data: Record<string, unknown>;
            /** @enum {string} */
            event: "ping";
        } | {
            /** @description Where several tables share a connection: the label of the table whose message comes next. */
            data: string;
            /** @enum {string} */
            event: "from";
        } | {
            /** @description There too: this table cannot be watched, and why. */
            data: components["schemas"]["Shut"];
            /** @enum {string} */
            event: "shut";
        } | {
            /** @description The server asks clients to come back later. */
            data: Record<string, unknown>;
            /** @enum {string} */
            event: "bye";
        };
        /** @description What a finished game changed. */
        TableRatings: {
            /** @description By chair: what it changed for the person who sat there when the game began. */
            changes: (components["schemas"]["RatingChange"] | null)[];
            /** @description Why the game is not rated, if it is not. */
            unrated?: string | null;
            /** @description The same as a sentence. */
            why?: string | null;
        };
        /** @description How many play, and what they chose before the start. */
        TableSetup: {
            /** @description Options by name; what is absent has its default. Every game has its own, so their values are left open here. */
            options?: {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description How many play.
             */
            seats: number;
        };
        /** @description A table as one audience may know it. */
        TableState: {
            again?: components["schemas"]["TableId"] | null;
            asked_back?: components["schemas"]["AskedBackState"] | null;
            /** @description Who sits where. */
            chairs: components["schemas"]["ChairState"][];
            duplicate?: components["schemas"]["DuplicateState"] | null;
            from?: components["schemas"]["FromState"] | null;
            game?: components["schemas"]["GameState"] | null;
            /** @description Who opened it. */
            host: components["schemas"]["PersonId"];
            /** @description Which table. */
            id: components["schemas"]["TableId"];
            /** @description The log since the number asked for. */
            log: components["schemas"]["LogLine"][];
            /** @description The server's time, to compare clocks. */
            now: components["schemas"]["i64"];
            /** @description How far it is. */
            phase: components["schemas"]["Progress"];
            /** @description What is played. */
            plan: components["schemas"]["Plan"];
            /** @description The seal of the dice. */
            seal: components["schemas"]["SealState"];
            /**
             * Format: int32
             * @description The number of the last line of the journal.
             */
            seq: number;
            /** @description Whether anybody but the host may speak. */
            talk: boolean;
            vote?: components["schemas"]["VoteState"] | null;
        };
        /** @description Whether the others may speak. */
        TalkAsked: {
            /** @description Whether they may. */
            allowed: boolean;
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
        };
        /** @description What a rule says about speaking now. */
        TalkRule: {
            /** @description The rule. */
            rule: string;
            /** @description The same in words. */
            text: string;
        };
        /** @description How somebody fared in one game. */
        Tally: {
            /**
             * Format: int32
             * @description Games that were ended before their end without anybody giving up: they count for nobody.
             */
            abandoned: number;
            /**
             * Format: int32
             * @description The best score.
             */
            best?: number | null;
            /**
             * Format: int32
             * @description Games that I gave up; they count as lost, whatever a bot made of them.
             */
            given_up: number;
            /**
             * Format: double
             * @description The mean score of the games that I played to the end.
             */
            mean?: number | null;
            /**
             * Format: int32
             * @description Games that counted: played to the end, given up by me, or given up by whom I played against.
             */
            played: number;
            /**
             * Format: int32
             * @description Games won, alone or together, or because the other gave up.
             */
            won: number;
        };
        /** @description How teams fared against a task. */
        TaskStatistics: {
            /** Format: int32 */
            played: number;
            /** @description What was chosen otherwise than usual, numbers, players. */
            task: string;
            /** Format: int32 */
            won: number;
        };
        /** @description A fault as the API sends it. */
        Told: {
            /** @description What kind of fault, for programs. */
            error: string;
            /** @description The rule that forbids it, where a rule does. */
            rule?: string | null;
            state?: components["schemas"]["TableState"] | null;
            /** @description What is wrong, for people, in their language. */
            text: string;
        };
        /**
         * @description How a light feels.
         * @enum {string}
         */
        Tone: "plain" | "weighed" | "good" | "harm" | "fear" | "quake";
        /** @description The name of a tournament. It is no secret: everybody sees the list. */
        TournamentId: string;
        /** @description A tournament in a list. */
        TournamentListed: {
            /** @description In milliseconds since 1970. */
            created: components["schemas"]["i64"];
            game: string;
            id: components["schemas"]["TournamentId"];
            name: string;
            /** @description How many have entered. */
            players: number;
            /** @description `registration`, `check-in`, `playing`, `finished` or `cancelled`. */
            stage: string;
            starts?: components["schemas"]["i64"] | null;
            /** @description `swiss`, `round-robin`, `groups` or `knockout`. */
            system: string;
        };
        /** @description A tournament. Players are named by their numbers in `entries`. */
        TournamentShown: {
            /** @description Who played whom, in the order of the standings: a line for each, with a cell for each. */
            crosstable: components["schemas"]["MeetingShown"][][][];
            /** @description Everybody who has entered. */
            entries: components["schemas"]["EntryShown"][];
            /** @description Who leads it. */
            host: components["schemas"]["PersonId"];
            host_name: string;
            id: components["schemas"]["TournamentId"];
            /**
             * @description What I can do now: `register`, `withdraw`, `check-in`, `call`, `begin`, `cancel`; `rule` for
             *     deciding tables that are still being played.
             */
            may: string[];
            name: string;
            /** @description What is played at each table. */
            plan: components["schemas"]["Plan"];
            round_ends?: components["schemas"]["i64"] | null;
            /**
             * Format: int32
             * @description How many minutes a round has, if that was agreed.
             */
            round_minutes?: number | null;
            /** @description Every round that was announced. */
            rounds: components["schemas"]["RoundShown"][];
            /** @description How many rounds there will be. */
            rounds_planned: number;
            /** @description `registration`, `check-in`, `playing`, `finished` or `cancelled`. */
            stage: string;
            /** @description After the last round that is over, the first first. */
            standings: components["schemas"]["StandingShown"][];
            starts?: components["schemas"]["i64"] | null;
            /** @description `swiss`, `round-robin`, `groups` or `knockout`. */
            system: string;
            /** @description By which rules equal points are told apart, the first first. */
            tie_breaks: string[];
        };
        /** @description A tournament that somebody wants to open. */
        TournamentWish: {
            /** @description What it is called. */
            name: string;
            /** @description What is played at each table. Hints and going back are off. */
            plan: components["schemas"]["Plan"];
            /**
             * Format: int32
             * @description How many minutes a round has, up to sixty days; afterwards tables that are still being played are decided: whoever has not
             *     come is absent, and of the others those for whom the game waits are behind.
             */
            round_minutes?: number | null;
            /**
             * Format: int32
             * @description How many rounds, up to 15. Where everybody meets everybody, and in a knock-out, it follows from how many play.
             */
            rounds: number;
            starts?: components["schemas"]["i64"] | null;
            /** @description Who plays whom: `swiss` or `round-robin` for tables of two, `groups` for three to six, `knockout` for two to six. */
            system: string;
        };
        /** @description A moment that turned the game. */
        Turning: {
            /**
             * Format: int32
             * @description With this entry of the record.
             */
            n: number;
            /** @description What happened. */
            text: string;
        };
        /** @description To take the last action of a seat back. */
        UndoAsked: {
            /** @description How the present state is sent if the request comes too late. */
            as?: components["schemas"]["Form"];
            /** @description Any text of up to 64 letters that names this request: sent again, it is not carried out twice. */
            key?: string | null;
            /**
             * Format: int32
             * @description The seat.
             */
            seat: number;
        };
        /** @description A vacation. */
        VacationAsked: {
            until?: components["schemas"]["i64"] | null;
        };
        /** @description My vacation. */
        VacationShown: {
            /** @description How many more days I could take now. */
            days_left: components["schemas"]["i64"];
            until?: components["schemas"]["i64"] | null;
        };
        /** @description What a table is to be called. */
        VariationNamed: {
            /** @description The name; empty for none. */
            name: string;
        };
        /** @description A game and all games that go on from moments of it, as far as the asker may see them. */
        Variations: {
            /** @description Each right after the game it goes on from, or after what goes on from that; the first is where the tree begins. */
            branches: components["schemas"]["Branch"][];
            /** @description Whether there are more than are shown. */
            more: boolean;
        };
        /** @description One vote. */
        VoteCast: {
            /** @description For what. */
            choice: components["schemas"]["LateChoice"];
            /**
             * Format: int32
             * @description From which chair.
             */
            place: number;
        };
        /** @description A vote on how to go on without somebody. */
        VoteState: {
            /** @description The chairs it is about. */
            about: number[];
            /** @description The chairs of those who are asked, one for each person. */
            asked: number[];
            /** @description Whether their time has run out; otherwise a bot plays for them, and only a substitute is asked for. */
            late: boolean;
            /** @description How many votes decide before the time is up. */
            needed: number;
            /** @description When its time is up, in milliseconds since 1970. */
            until: components["schemas"]["i64"];
            /** @description Who voted for what. */
            votes: components["schemas"]["VoteCast"][];
        };
        /**
         * @description How somebody can be told.
         * @enum {string}
         */
        Way: "push" | "mail" | "webhook";
        /** @description One of two ways a game could go on. */
        WayAsked: {
            /** @description What is decided there, in the game's notation; otherwise bots decide from there on. */
            action?: string | null;
            /**
             * Format: int32
             * @description After this many entries of its record.
             */
            n: number;
            table?: components["schemas"]["TableId"] | null;
        };
        /** @description A way, and what it came to. */
        WayShown: {
            /** @description What is decided there, in the game's notation. */
            action?: string | null;
            /**
             * Format: int32
             * @description After how many entries there.
             */
            n: number;
            /** @description What every seat won. */
            players: components["schemas"]["PlayerCompared"][];
            /** @description Its table. */
            table: components["schemas"]["TableId"];
            /** @description The way in words. */
            text: string;
        };
        /** @description The table that was opened. */
        WhatIf: {
            /** @description Its name. */
            id: components["schemas"]["TableId"];
        };
        /** @description From where to play on, and with whom. */
        WhatIfAsked: {
            /** @description Whether what was decided then is done once more, with other dice; otherwise somebody chooses anew. */
            again?: boolean;
            /** @description Whom each chair is meant for, by the chairs of the other table. Nobody can be found in the lobby for such a game. */
            chairs: components["schemas"]["ChairWish"][];
            /**
             * Format: int32
             * @description After this many entries of the record.
             */
            n: number;
        };
        /** @description Why something cannot be done. */
        WhyNot: {
            /** @description The rule that forbids it, where one does. */
            rule?: string | null;
            /** @description The reason, as a sentence. */
            text: string;
            /** @description What was tried, as a sentence, where the rules refused something in particular. */
            tried?: string | null;
        };
        /** @description A share of a victory in whole percent, with the ends of its 95 % interval. */
        Worth: {
            /**
             * Format: int32
             * @description Expected.
             */
            expected: number;
            /**
             * Format: int32
             * @description The upper end.
             */
            high: number;
            /**
             * Format: int32
             * @description The lower end.
             */
            low: number;
        };
        /** Format: int64 */
        i64: number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Account = components['schemas']['Account'];
export type AccountAsked = components['schemas']['AccountAsked'];
export type ActAsked = components['schemas']['ActAsked'];
export type Again = components['schemas']['Again'];
export type Analysis = components['schemas']['Analysis'];
export type AnalysisAsked = components['schemas']['AnalysisAsked'];
export type AnalysisFound = components['schemas']['AnalysisFound'];
export type AskedBackState = components['schemas']['AskedBackState'];
export type BackAnswered = components['schemas']['BackAnswered'];
export type BackAsked = components['schemas']['BackAsked'];
export type BestShown = components['schemas']['BestShown'];
export type BlockAsked = components['schemas']['BlockAsked'];
export type Branch = components['schemas']['Branch'];
export type ChairAsked = components['schemas']['ChairAsked'];
export type ChairKind = components['schemas']['ChairKind'];
export type ChairState = components['schemas']['ChairState'];
export type ChairWish = components['schemas']['ChairWish'];
export type CheckedEdition = components['schemas']['CheckedEdition'];
export type Choice = components['schemas']['Choice'];
export type ChosenEdition = components['schemas']['ChosenEdition'];
export type ComparisonAsked = components['schemas']['ComparisonAsked'];
export type ComparisonShown = components['schemas']['ComparisonShown'];
export type ComparisonsShown = components['schemas']['ComparisonsShown'];
export type Credentials = components['schemas']['Credentials'];
export type Cue = components['schemas']['Cue'];
export type CurvePoint = components['schemas']['CurvePoint'];
export type DecidedBy = components['schemas']['DecidedBy'];
export type DecisionAnalysed = components['schemas']['DecisionAnalysed'];
export type Done = components['schemas']['Done'];
export type Drawing = components['schemas']['Drawing'];
export type DuplicateEntry = components['schemas']['DuplicateEntry'];
export type DuplicateId = components['schemas']['DuplicateId'];
export type DuplicateListed = components['schemas']['DuplicateListed'];
export type DuplicatePerson = components['schemas']['DuplicatePerson'];
export type DuplicateResult = components['schemas']['DuplicateResult'];
export type DuplicateShown = components['schemas']['DuplicateShown'];
export type DuplicateState = components['schemas']['DuplicateState'];
export type DuplicateWish = components['schemas']['DuplicateWish'];
export type EditionCard = components['schemas']['EditionCard'];
export type EditionDifference = components['schemas']['EditionDifference'];
export type EditionFile = components['schemas']['EditionFile'];
export type EditionName = components['schemas']['EditionName'];
export type Effort = components['schemas']['Effort'];
export type EndAsked = components['schemas']['EndAsked'];
export type Ending = components['schemas']['Ending'];
export type EntryShown = components['schemas']['EntryShown'];
export type EntryState = components['schemas']['EntryState'];
export type EraMark = components['schemas']['EraMark'];
export type ErasureAsked = components['schemas']['ErasureAsked'];
export type ExampleMoment = components['schemas']['ExampleMoment'];
export type ExamplePicture = components['schemas']['ExamplePicture'];
export type ExampleSaid = components['schemas']['ExampleSaid'];
export type ExampleSentence = components['schemas']['ExampleSentence'];
export type ExampleShown = components['schemas']['ExampleShown'];
export type Export = components['schemas']['Export'];
export type FieldCard = components['schemas']['FieldCard'];
export type FollowAsked = components['schemas']['FollowAsked'];
export type Foreseen = components['schemas']['Foreseen'];
export type ForgottenAsked = components['schemas']['ForgottenAsked'];
export type Form = components['schemas']['Form'];
export type FriendShown = components['schemas']['FriendShown'];
export type Friends = components['schemas']['Friends'];
export type FromState = components['schemas']['FromState'];
export type Gait = components['schemas']['Gait'];
export type GameCard = components['schemas']['GameCard'];
export type GameRating = components['schemas']['GameRating'];
export type GameShown = components['schemas']['GameShown'];
export type GameState = components['schemas']['GameState'];
export type GameStatistics = components['schemas']['GameStatistics'];
export type Games = components['schemas']['Games'];
export type GamesPage = components['schemas']['GamesPage'];
export type Hint = components['schemas']['Hint'];
export type HintOption = components['schemas']['HintOption'];
export type HintStep = components['schemas']['HintStep'];
export type Hints = components['schemas']['Hints'];
export type Invitation = components['schemas']['Invitation'];
export type Invitations = components['schemas']['Invitations'];
export type Invite = components['schemas']['Invite'];
export type LateAsked = components['schemas']['LateAsked'];
export type LateChoice = components['schemas']['LateChoice'];
export type LinkAsked = components['schemas']['LinkAsked'];
export type Listed = components['schemas']['Listed'];
export type ListedChair = components['schemas']['ListedChair'];
export type Listing = components['schemas']['Listing'];
export type LobbyMessage = components['schemas']['LobbyMessage'];
export type LogKind = components['schemas']['LogKind'];
export type LogLine = components['schemas']['LogLine'];
export type LookedBack = components['schemas']['LookedBack'];
export type MailAsked = components['schemas']['MailAsked'];
export type Mark = components['schemas']['Mark'];
export type MeetAsked = components['schemas']['MeetAsked'];
export type MeetPace = components['schemas']['MeetPace'];
export type MeetingShown = components['schemas']['MeetingShown'];
export type Moment = components['schemas']['Moment'];
export type MomentAnalysed = components['schemas']['MomentAnalysed'];
export type MomentEvent = components['schemas']['MomentEvent'];
export type MuteAsked = components['schemas']['MuteAsked'];
export type Name = components['schemas']['Name'];
export type NameAsked = components['schemas']['NameAsked'];
export type NewTable = components['schemas']['NewTable'];
export type NoticesAsked = components['schemas']['NoticesAsked'];
export type NoticesShown = components['schemas']['NoticesShown'];
export type Odds = components['schemas']['Odds'];
export type Opened = components['schemas']['Opened'];
export type OptionAnalysed = components['schemas']['OptionAnalysed'];
export type OptionCard = components['schemas']['OptionCard'];
export type OptionForm = components['schemas']['OptionForm'];
export type OptionShown = components['schemas']['OptionShown'];
export type OptionsShown = components['schemas']['OptionsShown'];
export type Outcome = components['schemas']['Outcome'];
export type OwnChair = components['schemas']['OwnChair'];
export type OwnDecisions = components['schemas']['OwnDecisions'];
export type Pace = components['schemas']['Pace'];
export type Person = components['schemas']['Person'];
export type PersonId = components['schemas']['PersonId'];
export type PersonShown = components['schemas']['PersonShown'];
export type Plainly = components['schemas']['Plainly'];
export type Plan = components['schemas']['Plan'];
export type PlayerAnalysed = components['schemas']['PlayerAnalysed'];
export type PlayerCompared = components['schemas']['PlayerCompared'];
export type PlayerShown = components['schemas']['PlayerShown'];
export type Presence = components['schemas']['Presence'];
export type Profile = components['schemas']['Profile'];
export type Progress = components['schemas']['Progress'];
export type Proved = components['schemas']['Proved'];
export type PushAsked = components['schemas']['PushAsked'];
export type PushEnded = components['schemas']['PushEnded'];
export type RatingChange = components['schemas']['RatingChange'];
export type RatingShown = components['schemas']['RatingShown'];
export type ReadyAsked = components['schemas']['ReadyAsked'];
export type RecoveryAsked = components['schemas']['RecoveryAsked'];
export type RemovalAsked = components['schemas']['RemovalAsked'];
export type ReportAsked = components['schemas']['ReportAsked'];
export type RivalShown = components['schemas']['RivalShown'];
export type RoundShown = components['schemas']['RoundShown'];
export type RoundTableShown = components['schemas']['RoundTableShown'];
export type Rule = components['schemas']['Rule'];
export type RulePoints = components['schemas']['RulePoints'];
export type RuleShown = components['schemas']['RuleShown'];
export type Ruling = components['schemas']['Ruling'];
export type Saying = components['schemas']['Saying'];
export type Scoring = components['schemas']['Scoring'];
export type SealState = components['schemas']['SealState'];
export type SeatKnew = components['schemas']['SeatKnew'];
export type SeatStatistics = components['schemas']['SeatStatistics'];
export type SessionShown = components['schemas']['SessionShown'];
export type ShareAsked = components['schemas']['ShareAsked'];
export type ShareShown = components['schemas']['ShareShown'];
export type Shut = components['schemas']['Shut'];
export type SpectatorsAsked = components['schemas']['SpectatorsAsked'];
export type Standing = components['schemas']['Standing'];
export type StandingShown = components['schemas']['StandingShown'];
export type StartAsked = components['schemas']['StartAsked'];
export type Story = components['schemas']['Story'];
export type TableId = components['schemas']['TableId'];
export type TableMessage = components['schemas']['TableMessage'];
export type TableRatings = components['schemas']['TableRatings'];
export type TableSetup = components['schemas']['TableSetup'];
export type TableState = components['schemas']['TableState'];
export type TalkAsked = components['schemas']['TalkAsked'];
export type TalkRule = components['schemas']['TalkRule'];
export type Tally = components['schemas']['Tally'];
export type TaskStatistics = components['schemas']['TaskStatistics'];
export type Told = components['schemas']['Told'];
export type Tone = components['schemas']['Tone'];
export type TournamentId = components['schemas']['TournamentId'];
export type TournamentListed = components['schemas']['TournamentListed'];
export type TournamentShown = components['schemas']['TournamentShown'];
export type TournamentWish = components['schemas']['TournamentWish'];
export type Turning = components['schemas']['Turning'];
export type UndoAsked = components['schemas']['UndoAsked'];
export type VacationAsked = components['schemas']['VacationAsked'];
export type VacationShown = components['schemas']['VacationShown'];
export type VariationNamed = components['schemas']['VariationNamed'];
export type Variations = components['schemas']['Variations'];
export type VoteCast = components['schemas']['VoteCast'];
export type VoteState = components['schemas']['VoteState'];
export type Way = components['schemas']['Way'];
export type WayAsked = components['schemas']['WayAsked'];
export type WayShown = components['schemas']['WayShown'];
export type WhatIf = components['schemas']['WhatIf'];
export type WhatIfAsked = components['schemas']['WhatIfAsked'];
export type WhyNot = components['schemas']['WhyNot'];
export type Worth = components['schemas']['Worth'];
export type i64 = components['schemas']['i64'];
export type $defs = Record<string, never>;
export interface operations {
    keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    book: {
        parameters: {
            query?: {
                /** @description Words or a question; without any the whole book is given. */
                q?: string;
                /** @description A table, whose edition is read. */
                table?: string;
                /** @description The fingerprint of an edition of the list. */
                edition?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"][];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    examples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleShown"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    rule: {
        parameters: {
            query?: {
                /** @description A table, whose edition is read. */
                table?: string;
                /** @description The fingerprint of an edition of the list. */
                edition?: string;
            };
            header?: never;
            path: {
                game: string;
                rule: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleShown"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkAsked"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    duplicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "closed": false,
                     *         "closes": 1780000000000,
                     *         "entered": 5,
                     *         "game": "ferry",
                     *         "id": "bcdefghjkmnp",
                     *         "name": "Sunday start",
                     *         "people": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DuplicateListed"][];
                };
            };
        };
    };
    open_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "closes": 1780000000000,
                 *       "level": "standard",
                 *       "listed": true,
                 *       "name": "Sunday start",
                 *       "people": 1,
                 *       "plan": {
                 *         "game": "ferry",
                 *         "table": {
                 *           "seats": 3
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DuplicateWish"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "closed": false,
                     *       "closes": 1780000000000,
                     *       "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "created": 1779900000000,
                     *       "entries": [
                     *         {
                     *           "mine": true,
                     *           "people": [
                     *             {
                     *               "name": "Ada",
                     *               "person": "abcdefghjkmn"
                     *             }
                     *           ],
                     *           "rank": 1,
                     *           "result": {
                     *             "behind": 0,
                     *             "bots": [
                     *               28,
                     *               19
                     *             ],
                     *             "place": 1,
                     *             "score": 34
                     *           },
                     *           "state": "finished",
                     *           "table": "abcdefghjkmnpqrstuvw"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "bcdefghjkmnp",
                     *       "level": "standard",
                     *       "listed": true,
                     *       "may_enter": false,
                     *       "mine": "abcdefghjkmnpqrstuvw",
                     *       "name": "Sunday start",
                     *       "opened": null,
                     *       "people": 1,
                     *       "plan": {
                     *         "casual": false,
                     *         "friendly": true,
                     *         "game": "ferry",
                     *         "hints": "never",
                     *         "table": {
                     *           "seats": 3
                     *         },
                     *         "watched": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DuplicateShown"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    enter_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicateShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionFile"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedEdition"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    editions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionCard"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    edition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                digest: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/toml": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
        };
    };
    best: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Ada",
                     *         "person": "0123456789ab",
                     *         "rating": {
                     *           "games": 64,
                     *           "points": 1787,
                     *           "provisional": false,
                     *           "uncertainty": 140
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BestShown"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    lobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LobbyMessage"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Name"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    arrive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Name"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    blocked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonId"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonId"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureAsked"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    friends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "followed": [
                     *         {
                     *           "followed": true,
                     *           "id": "0123456789ab",
                     *           "name": "Bob",
                     *           "online": true
                     *         }
                     *       ],
                     *       "recent": []
                     *     }
                     */
                    "application/json": components["schemas"]["Friends"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    follow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "followed": true,
                 *       "person": "0123456789ab"
                 *     }
                 */
                "application/json": components["schemas"]["FollowAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Friends"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    give_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    muted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonId"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    mute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonId"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesShown"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticesAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": false,
                     *       "online": false,
                     *       "ratings": true
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "games": true,
                 *       "online": false,
                 *       "ratings": true
                 *     }
                 */
                "application/json": components["schemas"]["Profile"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEnded"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionShown"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    end_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionShown"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Tally"];
                    };
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    my_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    turns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableId"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    vacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacationShown"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    go: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacationAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacationShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    meet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "followed": false,
                     *       "id": "0123456789ab",
                     *       "name": "Ada",
                     *       "online": null,
                     *       "ratings": [
                     *         {
                     *           "game": "ferry",
                     *           "rating": {
                     *             "games": 23,
                     *             "points": 1587,
                     *             "provisional": false,
                     *             "uncertainty": 210
                     *           }
                     *         }
                     *       ],
                     *       "rivals": null,
                     *       "shows": {
                     *         "games": false,
                     *         "online": false,
                     *         "ratings": true
                     *       },
                     *       "statistics": null
                     *     }
                     */
                    "application/json": components["schemas"]["PersonShown"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    games_of: {
        parameters: {
            query?: {
                /** @description Of this game. */
                game?: string;
                /** @description With this outcome: won, lost, left or stopped. */
                outcome?: string;
                /** @description At which this person sat, too. */
                with?: string;
                /** @description At which somebody sat whose name holds this. */
                name?: string;
                /** @description Not before this day, like `2026-11-19`, in universal time. */
                from?: string;
                /** @description Not after this day. */
                to?: string;
                /** @description Only those after which this is the next: `next` of the page before. */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "games": [
                     *         {
                     *           "ended": 1780000000000,
                     *           "game": "ferry",
                     *           "outcome": "won",
                     *           "place": 1,
                     *           "players": [
                     *             {
                     *               "name": "Ada",
                     *               "person": "0123456789ab",
                     *               "place": 1,
                     *               "score": 12
                     *             },
                     *             {
                     *               "name": "Basalt",
                     *               "person": null,
                     *               "place": 2,
                     *               "score": 9
                     *             }
                     *           ],
                     *           "points": [
                     *             1500,
                     *             1612
                     *           ],
                     *           "score": 12,
                     *           "table": "0123456789abcdefghjk"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["GamesPage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    games_csv: {
        parameters: {
            query?: {
                /** @description Of this game. */
                game?: string;
                /** @description With this outcome: won, lost, left or stopped. */
                outcome?: string;
                /** @description At which this person sat, too. */
                with?: string;
                /** @description At which somebody sat whose name holds this. */
                name?: string;
                /** @description Not before this day, like `2026-11-19`, in universal time. */
                from?: string;
                /** @description Not after this day. */
                to?: string;
                /** @description Only those after which this is the next: `next` of the page before. */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example ended,game,outcome,place,score,points_before,points_after,players,table
                     *     2026-05-28T20:26:40Z,ferry,won,1,12,1500,1612,"Ada, Basalt",0123456789abcdefghjk
                     */
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    games_json: {
        parameters: {
            query?: {
                /** @description Of this game. */
                game?: string;
                /** @description With this outcome: won, lost, left or stopped. */
                outcome?: string;
                /** @description At which this person sat, too. */
                with?: string;
                /** @description At which somebody sat whose name holds this. */
                name?: string;
                /** @description Not before this day, like `2026-11-19`, in universal time. */
                from?: string;
                /** @description Not after this day. */
                to?: string;
                /** @description Only those after which this is the next: `next` of the page before. */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "archived": false,
                     *         "ended": 1780000000000,
                     *         "game": "ferry",
                     *         "outcome": "won",
                     *         "place": 1,
                     *         "players": [
                     *           {
                     *             "name": "Ada",
                     *             "person": "0123456789ab",
                     *             "place": 1,
                     *             "score": 12
                     *           }
                     *         ],
                     *         "points": [
                     *           1500,
                     *           1612
                     *         ],
                     *         "score": 12,
                     *         "table": "0123456789abcdefghjk",
                     *         "tournament": "0123456789ab"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GameShown"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    curve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "ended": 1780000000000,
                     *         "points": 1612,
                     *         "uncertainty": 470
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CurvePoint"][];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    recover_by_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenAsked"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportAsked"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    streams: {
        parameters: {
            query: {
                /**
                 * @description For each: a label of one's own, the table, the seat (or `-`), the last number that is known, and the language, with dots
                 *     in between, and a comma after each but the last: `a.<id>.-.0.en,b.<id>.1.17.fr`.
                 */
                at: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["TableMessage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    open_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"][];
                };
            };
        };
    };
    open_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    table: {
        parameters: {
            query?: {
                /** @description The seat to look from, for those who have several. */
                seat?: number;
                /** @description Drawings and sentences, or data. */
                as?: components["schemas"]["Form"];
                /** @description Only the log after this number. */
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableState"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Again"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    analysis: {
        parameters: {
            query?: {
                /** @description How thorough. */
                effort?: components["schemas"]["Effort"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "all": 2,
                     *       "done": 2,
                     *       "effort": "quick",
                     *       "found": {
                     *         "mine": 0,
                     *         "moments": [
                     *           {
                     *             "chances": [
                     *               470000,
                     *               530000
                     *             ],
                     *             "given_away": 30000,
                     *             "luck": [
                     *               0,
                     *               0
                     *             ],
                     *             "n": 1,
                     *             "options": [
                     *               {
                     *                 "best": true,
                     *                 "chosen": false,
                     *                 "high": 510000,
                     *                 "low": 490000,
                     *                 "text": "Play 8.",
                     *                 "worth": 500000
                     *               },
                     *               {
                     *                 "best": false,
                     *                 "chosen": true,
                     *                 "high": 480000,
                     *                 "low": 460000,
                     *                 "text": "Play 7.",
                     *                 "worth": 470000
                     *               }
                     *             ],
                     *             "seat": 0,
                     *             "text": "Play 7.",
                     *             "why": [
                     *               "50% instead of 47%."
                     *             ]
                     *           },
                     *           {
                     *             "chances": [
                     *               1000000,
                     *               0
                     *             ],
                     *             "given_away": 0,
                     *             "luck": [
                     *               80000,
                     *               -80000
                     *             ],
                     *             "n": 2,
                     *             "options": [],
                     *             "seat": 1,
                     *             "text": "Draw.",
                     *             "why": []
                     *           }
                     *         ],
                     *         "players": [
                     *           {
                     *             "choices": 1,
                     *             "costliest": [
                     *               1
                     *             ],
                     *             "later": 450000,
                     *             "luck": 80000,
                     *             "luckiest": [
                     *               2
                     *             ],
                     *             "mistakes": 1,
                     *             "name": "Ada",
                     *             "others": 0,
                     *             "own": -30000,
                     *             "place": 0,
                     *             "result": 1000000,
                     *             "start": 500000
                     *           },
                     *           {
                     *             "choices": 0,
                     *             "costliest": [],
                     *             "later": -450000,
                     *             "luck": -80000,
                     *             "luckiest": [],
                     *             "mistakes": 0,
                     *             "name": "Bo",
                     *             "others": 30000,
                     *             "own": 0,
                     *             "place": 1,
                     *             "result": 0,
                     *             "start": 500000
                     *           }
                     *         ],
                     *         "start": [
                     *           500000,
                     *           500000
                     *         ],
                     *         "team": false
                     *       },
                     *       "running": false
                     *     }
                     */
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    analyse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "effort": "quick"
                 *     }
                 */
                "application/json": components["schemas"]["AnalysisAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "all": 42,
                     *       "done": 0,
                     *       "effort": "quick",
                     *       "found": null,
                     *       "running": true
                     *     }
                     */
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    ask_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    answer_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackAnswered"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    board: {
        parameters: {
            query?: {
                /** @description After this many entries; otherwise the last moment. */
                n?: number;
                /** @description The seat to look from; before the end only one's own. */
                seat?: number;
                /** @description Not from a seat: as spectators see it. Open eyes see no other board. */
                eyes?: "spectator" | "open";
                /** @description Light or dark. */
                colours?: "light" | "dark";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    comparisons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparisonsShown"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    compare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComparisonAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparisonsShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    curve_png: {
        parameters: {
            query?: {
                /** @description How thorough; otherwise the most thorough that is done. */
                effort?: components["schemas"]["Effort"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": number[];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    curve_svg: {
        parameters: {
            query?: {
                /** @description How thorough; otherwise the most thorough that is done. */
                effort?: components["schemas"]["Effort"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    own_decisions: {
        parameters: {
            query?: {
                /** @description The seat, for those who have several. */
                seat?: number;
                /** @description Those after this entry of the record. */
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDecisions"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Plainly"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    of_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/toml": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    still_here: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Plainly"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: {
                /** @description The seat that decides, for those who have several. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    invitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    late: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LateAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnChair"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    rename_here: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    nudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Plainly"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    options: {
        parameters: {
            query: {
                /** @description After so many entries of the record. */
                n: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query: {
                /** @description The action, in the game's notation. */
                action: string;
                /** @description The seat that decides, for those who have several. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foreseen"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    table_ratings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": [
                     *         {
                     *           "after": 1612,
                     *           "before": 1500,
                     *           "person": "0123456789ab",
                     *           "uncertainty": 470
                     *         },
                     *         null
                     *       ],
                     *       "unrated": null,
                     *       "why": null
                     *     }
                     */
                    "application/json": components["schemas"]["TableRatings"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    replay: {
        parameters: {
            query?: {
                /** @description After this many entries; otherwise the last moment. */
                n?: number;
                /** @description The seat to look from: the board and the log as that seat knew them. After the end any seat. */
                seat?: number;
                /** @description Not from a seat: as spectators knew it, or after the end with open eyes, which adds what each seat knew. */
                eyes?: "spectator" | "open";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    resign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnChair"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    come_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnChair"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Saying"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    share: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    sit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChairAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    spectators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpectatorsAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    story: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    stream: {
        parameters: {
            query?: {
                /** @description The seat to look from, for those who have several. */
                seat?: number;
                /** @description Drawings and sentences, or data. */
                as?: components["schemas"]["Form"];
                /** @description Only the log after this number. */
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["TableMessage"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    talk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TalkAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    variations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variations"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    name_variation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariationNamed"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variations"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proved"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    what_if: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "chairs": [
                 *         {
                 *           "kind": "me"
                 *         },
                 *         {
                 *           "kind": "bot",
                 *           "level": "standard"
                 *         }
                 *       ],
                 *       "n": 12
                 *     }
                 */
                "application/json": components["schemas"]["WhatIfAsked"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0123456789abcdefghjk"
                     *     }
                     */
                    "application/json": components["schemas"]["WhatIf"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    why: {
        parameters: {
            query: {
                /** @description The thing that cannot be used, as the drawing names it. */
                thing: string;
                /** @description What was touched before it, separated by `|`. */
                after?: string;
                /** @description The seat to look from, for those who have several. */
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNot"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "created": 1780000000000,
                     *         "game": "ferry",
                     *         "id": "0123456789ab",
                     *         "name": "Autumn Cup",
                     *         "players": 5,
                     *         "stage": "registration",
                     *         "starts": 1780003600000,
                     *         "system": "swiss"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TournamentListed"][];
                };
            };
        };
    };
    open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Autumn Cup",
                 *       "plan": {
                 *         "game": "ferry",
                 *         "pace": {
                 *           "bank": 600,
                 *           "kind": "clock",
                 *           "per_move": 30
                 *         },
                 *         "table": {
                 *           "seats": 2
                 *         }
                 *       },
                 *       "round_minutes": 90,
                 *       "rounds": 3,
                 *       "starts": 1780003600000,
                 *       "system": "swiss"
                 *     }
                 */
                "application/json": components["schemas"]["TournamentWish"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    call: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    check_in: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    rule_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "places": [
                 *         1,
                 *         null
                 *       ],
                 *       "table": "0123456789abcdefghjk"
                 *     }
                 */
                "application/json": components["schemas"]["Ruling"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "crosstable": [
                     *         [
                     *           [],
                     *           []
                     *         ],
                     *         [
                     *           [],
                     *           []
                     *         ]
                     *       ],
                     *       "entries": [
                     *         {
                     *           "here": true,
                     *           "name": "Ada",
                     *           "out": false,
                     *           "person": "abcdefghjkmn"
                     *         },
                     *         {
                     *           "here": true,
                     *           "name": "Bob",
                     *           "out": false,
                     *           "person": "pqrstuvwxyz2"
                     *         }
                     *       ],
                     *       "host": "abcdefghjkmn",
                     *       "host_name": "Ada",
                     *       "id": "0123456789ab",
                     *       "may": [
                     *         "withdraw",
                     *         "cancel",
                     *         "rule"
                     *       ],
                     *       "name": "Autumn Cup",
                     *       "plan": {
                     *         "game": "ferry",
                     *         "pace": {
                     *           "bank": 600,
                     *           "kind": "clock",
                     *           "per_move": 30
                     *         },
                     *         "table": {
                     *           "seats": 2
                     *         }
                     *       },
                     *       "round_ends": 1780009000000,
                     *       "round_minutes": 90,
                     *       "rounds": [
                     *         {
                     *           "byes": [],
                     *           "tables": [
                     *             {
                     *               "decided": null,
                     *               "places": null,
                     *               "players": [
                     *                 0,
                     *                 1
                     *               ],
                     *               "table": "0123456789abcdefghjk"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rounds_planned": 3,
                     *       "stage": "playing",
                     *       "standings": [
                     *         {
                     *           "place": 1,
                     *           "player": 0,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         {
                     *           "place": 1,
                     *           "player": 1,
                     *           "points": 0,
                     *           "ties": [
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         }
                     *       ],
                     *       "starts": 1780003600000,
                     *       "system": "swiss",
                     *       "tie_breaks": [
                     *         "buchholz-cut-one",
                     *         "buchholz",
                     *         "direct-encounter",
                     *         "wins"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TournamentShown"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
        };
    };
}
