-- What a deletion took, until it can no longer be undone. Its files stay on the disk for that long.

CREATE TABLE undo (
  token TEXT PRIMARY KEY,
  -- 'project', 'category', 'story', 'header_video', 'home_grid'
  kind TEXT NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  expires_at INTEGER NOT NULL,
  -- The rows as they were, by table, in JSON.
  taken TEXT NOT NULL
) STRICT;
CREATE INDEX undo_expires ON undo (expires_at);

CREATE TABLE undo_file (
  file TEXT PRIMARY KEY,
  token TEXT NOT NULL REFERENCES undo (token) ON DELETE CASCADE
) STRICT;
CREATE INDEX undo_file_token ON undo_file (token);
