-- Who logged in, and who changed what: kept for a year, and no more than the last thousands of each kind.
CREATE TABLE log_entry (
  @new_id,
  -- Milliseconds since 1970-01-01 UTC.
  at @integer NOT NULL,
  kind @text NOT NULL CHECK (kind IN ('login', 'refusal', 'change')),
  -- As the person was called then: whoever is removed stays in the log. '' for a stranger.
  name @text NOT NULL,
  -- In words.
  what @text NOT NULL,
  -- The title of what was changed; '' where there is none.
  subject @text NOT NULL,
  -- Where a login came from; '' for a change.
  address @text NOT NULL,
  user_agent @text NOT NULL
) @strict;
CREATE INDEX log_entry_kind ON log_entry (kind, id);
