-- Links that open a sealed project or story, one for each client.
CREATE TABLE link (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- SHA-256 of the token: what a request brings is looked up by it, so that the time of a search tells nothing of a token.
  digest TEXT NOT NULL UNIQUE,
  -- As it is, so that the link can be copied again: whoever reads this file can read what the link shows as well.
  token TEXT NOT NULL,
  project_id INTEGER REFERENCES project (id) ON DELETE CASCADE,
  story_id INTEGER REFERENCES story (id) ON DELETE CASCADE,
  -- For whom it is.
  name TEXT NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  openings INTEGER NOT NULL DEFAULT 0,
  opened_at INTEGER,
  CHECK ((project_id IS NULL) <> (story_id IS NULL))
) STRICT;
CREATE INDEX link_project ON link (project_id);
CREATE INDEX link_story ON link (story_id);
