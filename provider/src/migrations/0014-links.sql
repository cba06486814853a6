-- Links that open a sealed project or story, one for each client.
CREATE TABLE link (
  @new_id,
  -- SHA-256 of the token: what a request brings is looked up by it, so that the time of a search tells nothing of a token.
  digest @text NOT NULL UNIQUE,
  -- As it is, so that the link can be copied again: whoever reads this file can read what the link shows as well.
  token @text NOT NULL,
  project_id @integer REFERENCES project (id) ON DELETE CASCADE @deferrable,
  story_id @integer REFERENCES story (id) ON DELETE CASCADE @deferrable,
  -- For whom it is.
  name @text NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  created_at @integer NOT NULL,
  expires_at @integer NOT NULL,
  revoked_at @integer,
  openings @integer NOT NULL DEFAULT 0,
  opened_at @integer,
  CHECK ((project_id IS NULL) <> (story_id IS NULL))
) @strict;
CREATE INDEX link_project ON link (project_id);
CREATE INDEX link_story ON link (story_id);
