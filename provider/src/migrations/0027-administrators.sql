-- What colleagues read beside what somebody did; '' where none was given: the username is shown then.
ALTER TABLE administrator ADD COLUMN name TEXT NOT NULL DEFAULT '';
-- Milliseconds since 1970-01-01 UTC; NULL for those of before.
ALTER TABLE administrator ADD COLUMN created_at INTEGER;
ALTER TABLE administrator ADD COLUMN logged_in_at INTEGER;
-- Whoever was removed can log in no more, and may be let in again for thirty days; then the row goes.
ALTER TABLE administrator ADD COLUMN removed_at INTEGER;

-- Links that let somebody in, once. A used or revoked one has no row.
CREATE TABLE invitation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- SHA-256 of 256 random bits, base64url.
  token_digest TEXT NOT NULL UNIQUE,
  -- For whom.
  name TEXT NOT NULL,
  invited_by INTEGER NOT NULL REFERENCES administrator (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT;
