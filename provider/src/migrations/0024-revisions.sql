-- What each save has left of a project, a story, the About page, the home page and the settings. Ids are AUTOINCREMENT, so that their
-- order is that of the saves.
CREATE TABLE revision (
  @new_id,
  kind @text NOT NULL CHECK (kind IN ('project', 'story', 'about', 'homepage', 'settings')),
  -- Of the project or story; 1 of the others. No foreign key: it outlives a deletion that can be undone.
  target_id @integer NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  saved_at @integer NOT NULL,
  -- The username; NULL where nobody is known to have saved it.
  saved_by @text,
  cause @text NOT NULL CHECK (cause IN ('created', 'saved', 'restored', 'undone', 'found')),
  -- When the revision was saved that this one restored.
  restored_at @integer,
  summary @text NOT NULL,
  -- JSON: the state, and the rows of its media.
  body @text NOT NULL
) @strict;
CREATE INDEX revision_target ON revision (kind, target_id, id);

-- The files that revisions need. No foreign key: the files of a revision that has gone are found here by what clears the disk.
CREATE TABLE revision_media (
  revision_id @integer NOT NULL,
  file @text NOT NULL,
  PRIMARY KEY (revision_id, file)
) @keyed;
CREATE INDEX revision_media_file ON revision_media (file);
