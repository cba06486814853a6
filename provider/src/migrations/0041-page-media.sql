-- The pictures that stand in the studio's plain pages, as story_media has those in stories.
CREATE TABLE page_media (
  page_id @integer NOT NULL REFERENCES page (id) ON DELETE CASCADE @deferrable,
  file @text NOT NULL,
  media_id @integer NOT NULL REFERENCES media (id) ON DELETE CASCADE @deferrable,
  PRIMARY KEY (page_id, file)
) @strict;
CREATE INDEX page_media_media ON page_media (media_id);
