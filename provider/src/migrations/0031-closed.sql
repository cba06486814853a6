-- Whether the site is closed for visitors: a row while it is. Not part of the settings, which imports and restorations replace.
CREATE TABLE closing (
  @id CHECK (id = 1),
  -- Milliseconds since 1970-01-01 UTC.
  closed_at @integer NOT NULL
) @strict;
