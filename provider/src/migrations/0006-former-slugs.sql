-- Addresses that a project had before the one of now: they go on leading to it.
CREATE TABLE former_slug (@order
  slug @text PRIMARY KEY,
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX former_slug_project ON former_slug (project_id);
