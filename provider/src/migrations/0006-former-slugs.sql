-- Addresses that a project had before the one of now: they go on leading to it.
CREATE TABLE former_slug (
  slug TEXT PRIMARY KEY,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX former_slug_project ON former_slug (project_id);
