-- The tables of SqliteFrontier. States of a task: 0 pending, 1 leased, 2 waiting, 3 failed.
CREATE TABLE sites (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    since REAL NOT NULL DEFAULT 0,         -- ready from this time on: the last take, the last take + delay, or as set
    turn INTEGER NOT NULL DEFAULT 0,       -- orders sites of equal `since`
    delay REAL NOT NULL DEFAULT 0,
    max_leases INTEGER NOT NULL DEFAULT 9223372036854775807,
    budget INTEGER NOT NULL DEFAULT 9223372036854775807,
    closed INTEGER NOT NULL DEFAULT 0,
    floor REAL,                            -- least priority that may be taken, NULL: any
    ready INTEGER NOT NULL DEFAULT 0,      -- tasks in state 0
    leased INTEGER NOT NULL DEFAULT 0      -- tasks in state 1
);
CREATE INDEX sites_open ON sites (since, turn)
    WHERE ready > 0 AND closed = 0 AND budget > 0 AND leased < max_leases;

CREATE TABLE tasks (
    id INTEGER PRIMARY KEY,                -- first in, first numbered; never used again
    site INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key BLOB NOT NULL,
    payload BLOB NOT NULL,
    priority REAL NOT NULL,
    state INTEGER NOT NULL DEFAULT 0,
    due REAL,                              -- end of the lease (leased) or of the wait (waiting)
    token INTEGER NOT NULL DEFAULT 0,      -- of the last lease, 0 once it was given back
    attempts INTEGER NOT NULL DEFAULT 0,
    losses INTEGER NOT NULL DEFAULT 0,
    error TEXT
);
CREATE INDEX tasks_best ON tasks (site, state, priority DESC);
CREATE INDEX tasks_due ON tasks (due) WHERE due IS NOT NULL;

CREATE TABLE seen (hash INTEGER PRIMARY KEY, task INTEGER NOT NULL);

CREATE TABLE counts (
    site INTEGER NOT NULL,
    kind TEXT NOT NULL,
    pending INTEGER NOT NULL,
    leased INTEGER NOT NULL,
    done INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    dropped INTEGER NOT NULL,
    PRIMARY KEY (site, kind)
) WITHOUT ROWID;

CREATE TABLE state (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE counter (last INTEGER NOT NULL);   -- numbers tasks, leases and turns
INSERT INTO counter VALUES (0);
