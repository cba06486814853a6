-- Names of files that another has taken the place of everywhere: they lead on to it.
CREATE TABLE former_file (
  file @text PRIMARY KEY,
  media_id @integer NOT NULL REFERENCES media (id) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX former_file_media ON former_file (media_id);
