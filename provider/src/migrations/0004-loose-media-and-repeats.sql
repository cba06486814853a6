-- Files of a project that stand in none of its grids: they were brought for the home page.
CREATE TABLE loose_media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  media_id INTEGER NOT NULL UNIQUE REFERENCES media (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX loose_media_project ON loose_media (project_id, id);

-- What a request with an `Idempotency-Key` has created, so that sending it again creates nothing more.
CREATE TABLE created_once (
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  record_id INTEGER NOT NULL,
  -- The record's state as it was written.
  tag TEXT NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (operation, key)
) STRICT;
CREATE INDEX created_once_expires ON created_once (expires_at);
