-- Who works at the studio, as the About page shows them: JSON, as the other lists are. Their portraits are pictures of the library.
ALTER TABLE about ADD COLUMN people @text NOT NULL DEFAULT '[]';
CREATE TABLE about_media (
  about_id @integer NOT NULL REFERENCES about (id) ON DELETE CASCADE @deferrable,
  file @text NOT NULL,
  media_id @integer NOT NULL REFERENCES media (id) ON DELETE CASCADE @deferrable,
  PRIMARY KEY (about_id, file)
) @strict;
CREATE INDEX about_media_media ON about_media (media_id);
