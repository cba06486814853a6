-- Looks that the studio keeps beside the one of its site.
CREATE TABLE kept_look (
  @new_id,
  name @text NOT NULL,
  -- In which no two are the same (rules/name-key.ts).
  name_key @text NOT NULL UNIQUE,
  -- JSON, as the settings have theirs.
  look @text NOT NULL
) @strict;
