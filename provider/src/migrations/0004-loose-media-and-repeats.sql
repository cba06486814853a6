-- Files of a project that stand in none of its grids: they were brought for the home page.
CREATE TABLE loose_media (
  @new_id,
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  media_id @integer NOT NULL UNIQUE REFERENCES media (id) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX loose_media_project ON loose_media (project_id, id);

-- What a request with an `Idempotency-Key` has created, so that sending it again creates nothing more.
CREATE TABLE created_once (
  operation @text NOT NULL,
  key @text NOT NULL,
  record_id @integer NOT NULL,
  -- The record's state as it was written.
  tag @text NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  expires_at @integer NOT NULL,
  PRIMARY KEY (operation, key)
) @strict;
CREATE INDEX created_once_expires ON created_once (expires_at);
