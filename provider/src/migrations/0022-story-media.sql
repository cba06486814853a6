-- The pictures that stand in stories, by the name that each story's text gives them. A file that a story shows stays when
-- its project goes: the repository lets go of it (repositories/media.ts), not this key.
CREATE TABLE story_media (
  story_id @integer NOT NULL REFERENCES story (id) ON DELETE CASCADE @deferrable,
  file @text NOT NULL,
  media_id @integer NOT NULL REFERENCES media (id) ON DELETE CASCADE @deferrable,
  PRIMARY KEY (story_id, file)
) @strict;
CREATE INDEX story_media_media ON story_media (media_id);

-- A file can wait in several deletions at once: its project's, and that of a story that shows it.
ALTER TABLE undo_file RENAME TO former_undo_file;
CREATE TABLE undo_file (
  file @text NOT NULL,
  token @text NOT NULL REFERENCES undo (token) ON DELETE CASCADE @deferrable,
  PRIMARY KEY (file, token)
) @strict;
INSERT INTO undo_file (file, token) SELECT file, token FROM former_undo_file;
DROP TABLE former_undo_file;
CREATE INDEX undo_file_token ON undo_file (token);
