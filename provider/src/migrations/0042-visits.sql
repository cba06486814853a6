-- How often what was seen, day by day: numbers, and nobody's address.
CREATE TABLE visit (
  -- Of UTC: 2026-11-29.
  day @text NOT NULL,
  kind @text NOT NULL CHECK (kind IN ('visitor', 'page', 'link', 'referrer', 'missing')),
  -- A path, the id of a link, a host; '' for a visitor, and for what is more than is kept apart.
  name @text NOT NULL,
  count @integer NOT NULL,
  PRIMARY KEY (day, kind, name)
) @keyed;
-- Whether visits are counted: they are unless there is a row. Not part of the settings, which imports and restorations replace.
CREATE TABLE uncounted (
  @id CHECK (id = 1),
  -- Since when, in milliseconds since 1970-01-01 UTC.
  since @integer NOT NULL
) @strict;
