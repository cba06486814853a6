-- The file that a film was made of, where that was wished. It lies beside the films, but has no record in media: no public
-- address leads to it.
CREATE TABLE original (
  film_id @integer PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE @deferrable,
  file @text NOT NULL UNIQUE,
  -- Its file name at the upload.
  original_name @text,
  content_type @text NOT NULL,
  bytes @integer NOT NULL
) @strict;
