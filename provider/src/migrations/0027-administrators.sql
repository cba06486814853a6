-- What colleagues read beside what somebody did; '' where none was given: the username is shown then.
ALTER TABLE administrator ADD COLUMN name @text NOT NULL DEFAULT '';
-- Milliseconds since 1970-01-01 UTC; NULL for those of before.
ALTER TABLE administrator ADD COLUMN created_at @integer;
ALTER TABLE administrator ADD COLUMN logged_in_at @integer;
-- Whoever was removed can log in no more, and may be let in again for thirty days; then the row goes.
ALTER TABLE administrator ADD COLUMN removed_at @integer;

-- Links that let somebody in, once. A used or revoked one has no row.
CREATE TABLE invitation (
  @new_id,
  -- SHA-256 of 256 random bits, base64url.
  token_digest @text NOT NULL UNIQUE,
  -- For whom.
  name @text NOT NULL,
  invited_by @integer NOT NULL REFERENCES administrator (id) ON DELETE CASCADE @deferrable,
  created_at @integer NOT NULL
) @strict;
