-- Who works at the studio, as the About page shows them: JSON, as the other lists are. Their portraits are pictures of the library.
ALTER TABLE about ADD COLUMN people TEXT NOT NULL DEFAULT '[]';
CREATE TABLE about_media (
  about_id INTEGER NOT NULL REFERENCES about (id) ON DELETE CASCADE,
  file TEXT NOT NULL,
  media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  PRIMARY KEY (about_id, file)
) STRICT;
CREATE INDEX about_media_media ON about_media (media_id);
