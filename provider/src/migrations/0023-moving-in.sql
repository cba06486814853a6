-- Addresses of a former site, and where they lead now. Asked only where the site itself has nothing.
CREATE TABLE redirect (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Path, each part percent-encoded in one way (rules/redirects.ts), without a stroke at its end.
  source TEXT NOT NULL UNIQUE,
  -- Path of this site with query and fragment, or an https address.
  target TEXT NOT NULL,
  -- The target's path written as sources are; NULL where it leads elsewhere.
  target_path TEXT,
  asked INTEGER NOT NULL DEFAULT 0,
  -- Milliseconds since 1970-01-01 UTC.
  asked_at INTEGER,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX redirect_target ON redirect (target_path);

-- What is taken from a former site: one row for each export, folder or backup. Its files lie in `imports/` while they are needed.
CREATE TABLE import (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('wordpress', 'squarespace', 'folder', 'backup')),
  -- Of the file or folder, where it came from.
  name TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('collecting', 'planned', 'running', 'cancelled', 'done', 'failed', 'removed')),
  -- JSON: what was found.
  plan TEXT NOT NULL,
  -- JSON: what was chosen of it; NULL before.
  choices TEXT,
  -- Why it ended before its end.
  reason TEXT,
  fetched INTEGER NOT NULL DEFAULT 0,
  fetched_bytes INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

-- What was found, in its order, and what has become of it.
CREATE TABLE import_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  import_id INTEGER NOT NULL REFERENCES import (id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  -- Names it in every export of the same site.
  source TEXT NOT NULL,
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  -- Where it was, as a redirect's source; NULL where that is not known.
  address TEXT,
  state TEXT NOT NULL CHECK (state IN ('planned', 'done', 'skipped', 'failed')),
  made TEXT CHECK (made IN ('story', 'project', 'page')),
  record_id INTEGER,
  redirect_id INTEGER,
  -- JSON: sentences of what was not taken.
  notes TEXT NOT NULL
) STRICT;
CREATE INDEX import_item_import ON import_item (import_id, ordinal);
CREATE INDEX import_item_source ON import_item (source);

-- Files of a folder, as they arrive.
CREATE TABLE import_file (
  import_id INTEGER NOT NULL REFERENCES import (id) ON DELETE CASCADE,
  -- Where it was in the folder; a name, never a path on this disk.
  path TEXT NOT NULL,
  -- Its name in `imports/`.
  file TEXT NOT NULL UNIQUE,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (import_id, path)
) STRICT;
