-- How often what was seen, day by day: numbers, and nobody's address.
CREATE TABLE visit (
  -- Of UTC: 2026-11-29.
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('visitor', 'page', 'link', 'referrer', 'missing')),
  -- A path, the id of a link, a host; '' for a visitor, and for what is more than is kept apart.
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, name)
) STRICT, WITHOUT ROWID;
-- Whether visits are counted: they are unless there is a row. Not part of the settings, which imports and restorations replace.
CREATE TABLE uncounted (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Since when, in milliseconds since 1970-01-01 UTC.
  since INTEGER NOT NULL
) STRICT;
