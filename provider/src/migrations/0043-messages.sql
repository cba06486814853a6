-- What visitors write by the form on Talk to us.
CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Milliseconds since 1970-01-01 UTC.
  at INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  text TEXT NOT NULL,
  -- 1 once somebody has read it.
  is_read INTEGER NOT NULL DEFAULT 0
) STRICT;
-- Whether the form is shown: a row while it is. Not part of the settings, which imports and restorations replace.
CREATE TABLE contact_form (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Milliseconds since 1970-01-01 UTC.
  since INTEGER NOT NULL
) STRICT;
