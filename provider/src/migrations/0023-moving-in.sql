-- Addresses of a former site, and where they lead now. Asked only where the site itself has nothing.
CREATE TABLE redirect (
  @new_id,
  -- Path, each part percent-encoded in one way (rules/redirects.ts), without a stroke at its end.
  source @text NOT NULL UNIQUE,
  -- Path of this site with query and fragment, or an https address.
  target @text NOT NULL,
  -- The target's path written as sources are; NULL where it leads elsewhere.
  target_path @text,
  asked @integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970-01-01 UTC.
  asked_at @integer,
  changed_at @integer NOT NULL
) @strict;
CREATE INDEX redirect_target ON redirect (target_path);

-- What is taken from a former site: one row for each export, folder or backup. Its files lie in `imports/` while they are needed.
CREATE TABLE import (
  @new_id,
  kind @text NOT NULL CHECK (kind IN ('wordpress', 'squarespace', 'folder', 'backup')),
  -- Of the file or folder, where it came from.
  name @text NOT NULL,
  state @text NOT NULL CHECK (state IN ('collecting', 'planned', 'running', 'cancelled', 'done', 'failed', 'removed')),
  -- JSON: what was found.
  plan @text NOT NULL,
  -- JSON: what was chosen of it; NULL before.
  choices @text,
  -- Why it ended before its end.
  reason @text,
  fetched @integer NOT NULL DEFAULT 0,
  fetched_bytes @integer NOT NULL DEFAULT 0,
  created_at @integer NOT NULL
) @strict;

-- What was found, in its order, and what has become of it.
CREATE TABLE import_item (
  @new_id,
  import_id @integer NOT NULL REFERENCES import (id) ON DELETE CASCADE @deferrable,
  ordinal @integer NOT NULL,
  -- Names it in every export of the same site.
  source @text NOT NULL,
  type @text NOT NULL,
  title @text NOT NULL,
  -- Where it was, as a redirect's source; NULL where that is not known.
  address @text,
  state @text NOT NULL CHECK (state IN ('planned', 'done', 'skipped', 'failed')),
  made @text CHECK (made IN ('story', 'project', 'page')),
  record_id @integer,
  redirect_id @integer,
  -- JSON: sentences of what was not taken.
  notes @text NOT NULL
) @strict;
CREATE INDEX import_item_import ON import_item (import_id, ordinal);
CREATE INDEX import_item_source ON import_item (source);

-- Files of a folder, as they arrive.
CREATE TABLE import_file (
  import_id @integer NOT NULL REFERENCES import (id) ON DELETE CASCADE @deferrable,
  -- Where it was in the folder; a name, never a path on this disk.
  path @text NOT NULL,
  -- Its name in `imports/`.
  file @text NOT NULL UNIQUE,
  bytes @integer NOT NULL,
  PRIMARY KEY (import_id, path)
) @strict;
