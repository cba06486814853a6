-- The pictures that stand in the studio's plain pages, as story_media has those in stories.
CREATE TABLE page_media (
  page_id INTEGER NOT NULL REFERENCES page (id) ON DELETE CASCADE,
  file TEXT NOT NULL,
  media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  PRIMARY KEY (page_id, file)
) STRICT;
CREATE INDEX page_media_media ON page_media (media_id);
