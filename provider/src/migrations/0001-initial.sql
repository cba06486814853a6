-- Ids that leave the house are AUTOINCREMENT: an id is never given to another record after its own was deleted.

CREATE TABLE media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL UNIQUE,
  original_name TEXT,
  content_type TEXT NOT NULL,
  media_type TEXT NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO')),
  bytes INTEGER NOT NULL,
  width INTEGER,
  height INTEGER,
  duration REAL,
  alt TEXT,
  color TEXT,
  poster_id INTEGER REFERENCES media (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX media_poster ON media (poster_id);

CREATE TABLE category (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  -- The name as it is compared: SQLite folds the case of ASCII letters only.
  name_key TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE project (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  description TEXT,
  client_name TEXT,
  year TEXT,
  theme TEXT CHECK (theme IN ('white', 'black')),
  category_id INTEGER REFERENCES category (id) ON DELETE SET NULL,
  header_media_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX project_position ON project (position);
CREATE INDEX project_category ON project (category_id);
CREATE INDEX project_header ON project (header_media_id);

CREATE TABLE credit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  role TEXT NOT NULL,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX credit_project ON credit (project_id, ordinal);

CREATE TABLE grid (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  grid_type TEXT NOT NULL,
  grid_text TEXT
) STRICT;
CREATE INDEX grid_project ON grid (project_id, ordinal);

CREATE TABLE frame (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  grid_id INTEGER NOT NULL REFERENCES grid (id) ON DELETE CASCADE,
  slot INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  media_id INTEGER NOT NULL UNIQUE REFERENCES media (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX frame_grid ON frame (grid_id, ordinal);

CREATE TABLE related_project (
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  related_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  PRIMARY KEY (project_id, related_id),
  CHECK (project_id <> related_id)
) STRICT;
CREATE INDEX related_project_related ON related_project (related_id);

-- A slot goes with its film or its project.
CREATE TABLE header_video (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  position INTEGER NOT NULL UNIQUE CHECK (position BETWEEN 1 AND 4),
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX header_video_project ON header_video (project_id);
CREATE INDEX header_video_media ON header_video (media_id);

CREATE TABLE home_video (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  position INTEGER NOT NULL UNIQUE CHECK (position BETWEEN 1 AND 2),
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  media_id INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX home_video_project ON home_video (project_id);
CREATE INDEX home_video_media ON home_video (media_id);

-- A cell may lose one of its two media and live on, so its media are let go by the repository, not by the foreign key.
CREATE TABLE home_grid (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  position INTEGER NOT NULL UNIQUE CHECK (position BETWEEN 1 AND 6),
  project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  non_hover_media_id INTEGER REFERENCES media (id),
  hover_media_id INTEGER REFERENCES media (id),
  CHECK (non_hover_media_id IS NOT NULL OR hover_media_id IS NOT NULL)
) STRICT;
CREATE INDEX home_grid_project ON home_grid (project_id);
CREATE INDEX home_grid_non_hover ON home_grid (non_hover_media_id);
CREATE INDEX home_grid_hover ON home_grid (hover_media_id);

CREATE TABLE home_text (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
INSERT INTO home_text (id, text) VALUES (1, ''), (2, ''), (3, '');

CREATE TABLE story (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  authorname TEXT NOT NULL,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX story_created ON story (created_at, id);

-- There is one About page. The three lists are JSON, as nothing ever asks for a part of one.
CREATE TABLE about (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  media_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  intro_heading TEXT,
  intro_description TEXT,
  what_we_do_heading TEXT,
  how_we_do_heading TEXT,
  who_we_are_heading TEXT,
  who_we_are_description TEXT,
  clients_heading TEXT,
  what_we_do TEXT NOT NULL,
  how_we_do TEXT NOT NULL,
  clients TEXT NOT NULL
) STRICT;

CREATE TABLE administrator (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL
) STRICT;

-- Only SHA-256 digests: who reads the database cannot enter with what is written there.
CREATE TABLE session (
  id_digest TEXT PRIMARY KEY,
  token_digest TEXT NOT NULL UNIQUE,
  administrator_id INTEGER NOT NULL REFERENCES administrator (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
