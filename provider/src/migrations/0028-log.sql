-- Who logged in, and who changed what: kept for a year, and no more than the last thousands of each kind.
CREATE TABLE log_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Milliseconds since 1970-01-01 UTC.
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('login', 'refusal', 'change')),
  -- As the person was called then: whoever is removed stays in the log. '' for a stranger.
  name TEXT NOT NULL,
  -- In words.
  what TEXT NOT NULL,
  -- The title of what was changed; '' where there is none.
  subject TEXT NOT NULL,
  -- Where a login came from; '' for a change.
  address TEXT NOT NULL,
  user_agent TEXT NOT NULL
) STRICT;
CREATE INDEX log_entry_kind ON log_entry (kind, id);
