-- What visitors write by the form on Talk to us.
CREATE TABLE message (
  @new_id,
  -- Milliseconds since 1970-01-01 UTC.
  at @integer NOT NULL,
  name @text NOT NULL,
  email @text NOT NULL,
  text @text NOT NULL,
  -- 1 once somebody has read it.
  is_read @integer NOT NULL DEFAULT 0
) @strict;
-- Whether the form is shown: a row while it is. Not part of the settings, which imports and restorations replace.
CREATE TABLE contact_form (
  @id CHECK (id = 1),
  -- Milliseconds since 1970-01-01 UTC.
  since @integer NOT NULL
) @strict;
