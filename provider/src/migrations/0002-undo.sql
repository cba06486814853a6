-- What a deletion took, until it can no longer be undone. Its files stay on the disk for that long.

CREATE TABLE undo (@order
  token @text PRIMARY KEY,
  -- 'project', 'category', 'story', 'header_video', 'home_grid'
  kind @text NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  expires_at @integer NOT NULL,
  -- The rows as they were, by table, in JSON.
  taken @text NOT NULL
) @strict;
CREATE INDEX undo_expires ON undo (expires_at);

CREATE TABLE undo_file (
  file @text PRIMARY KEY,
  token @text NOT NULL REFERENCES undo (token) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX undo_file_token ON undo_file (token);
