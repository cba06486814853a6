-- A film in fewer bytes, for smaller screens. Its file has a record in media, as a poster has.
CREATE TABLE rendition (
  media_id @integer PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE @deferrable,
  film_id @integer NOT NULL REFERENCES media (id) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX rendition_film ON rendition (film_id);
-- Somebody has tried, and a rendition would have saved too little.
ALTER TABLE media ADD COLUMN needs_no_rendition @integer NOT NULL DEFAULT 0;
