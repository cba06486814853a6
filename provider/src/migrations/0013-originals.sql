-- The file that a film was made of, where that was wished. It lies beside the films, but has no record in media: no public
-- address leads to it.
CREATE TABLE original (
  film_id INTEGER PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE,
  file TEXT NOT NULL UNIQUE,
  -- Its file name at the upload.
  original_name TEXT,
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL
) STRICT;
