-- Ids that leave the house are AUTOINCREMENT: an id is never given to another record after its own was deleted.

CREATE TABLE media (
  @new_id,
  file @text NOT NULL UNIQUE,
  original_name @text,
  content_type @text NOT NULL,
  media_type @text NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO')),
  bytes @integer NOT NULL,
  width @integer,
  height @integer,
  duration @real,
  alt @text,
  color @text,
  poster_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable
) @strict;
CREATE INDEX media_poster ON media (poster_id);

CREATE TABLE category (
  @new_id,
  name @text NOT NULL,
  -- The name as it is compared: SQLite folds the case of ASCII letters only.
  name_key @text NOT NULL UNIQUE
) @strict;

CREATE TABLE project (
  @new_id,
  slug @text NOT NULL UNIQUE,
  title @text NOT NULL,
  description @text,
  client_name @text,
  year @text,
  theme @text CHECK (theme IN ('white', 'black')),
  category_id @integer REFERENCES category (id) ON DELETE SET NULL @deferrable,
  header_media_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable,
  position @integer NOT NULL
) @strict;
CREATE INDEX project_position ON project (position);
CREATE INDEX project_category ON project (category_id);
CREATE INDEX project_header ON project (header_media_id);

CREATE TABLE credit (
  @new_id,
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  ordinal @integer NOT NULL,
  role @text NOT NULL,
  name @text NOT NULL
) @strict;
CREATE INDEX credit_project ON credit (project_id, ordinal);

CREATE TABLE grid (
  @new_id,
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  ordinal @integer NOT NULL,
  grid_type @text NOT NULL,
  grid_text @text
) @strict;
CREATE INDEX grid_project ON grid (project_id, ordinal);

CREATE TABLE frame (
  @new_id,
  grid_id @integer NOT NULL REFERENCES grid (id) ON DELETE CASCADE @deferrable,
  slot @integer NOT NULL,
  ordinal @integer NOT NULL,
  media_id @integer NOT NULL UNIQUE REFERENCES media (id) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX frame_grid ON frame (grid_id, ordinal);

CREATE TABLE related_project (
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  related_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  ordinal @integer NOT NULL,
  PRIMARY KEY (project_id, related_id),
  CHECK (project_id <> related_id)
) @strict;
CREATE INDEX related_project_related ON related_project (related_id);

-- A slot goes with its film or its project.
CREATE TABLE header_video (
  @new_id,
  position @integer NOT NULL UNIQUE CHECK (position BETWEEN 1 AND 4),
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  media_id @integer NOT NULL REFERENCES media (id) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX header_video_project ON header_video (project_id);
CREATE INDEX header_video_media ON header_video (media_id);

CREATE TABLE home_video (
  @new_id,
  position @integer NOT NULL UNIQUE CHECK (position BETWEEN 1 AND 2),
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  media_id @integer NOT NULL REFERENCES media (id) ON DELETE CASCADE @deferrable
) @strict;
CREATE INDEX home_video_project ON home_video (project_id);
CREATE INDEX home_video_media ON home_video (media_id);

-- A cell may lose one of its two media and live on, so its media are let go by the repository, not by the foreign key.
CREATE TABLE home_grid (
  @new_id,
  position @integer NOT NULL UNIQUE CHECK (position BETWEEN 1 AND 6),
  project_id @integer NOT NULL REFERENCES project (id) ON DELETE CASCADE @deferrable,
  non_hover_media_id @integer REFERENCES media (id) @deferrable,
  hover_media_id @integer REFERENCES media (id) @deferrable,
  CHECK (non_hover_media_id IS NOT NULL OR hover_media_id IS NOT NULL)
) @strict;
CREATE INDEX home_grid_project ON home_grid (project_id);
CREATE INDEX home_grid_non_hover ON home_grid (non_hover_media_id);
CREATE INDEX home_grid_hover ON home_grid (hover_media_id);

CREATE TABLE home_text (
  @id,
  text @text NOT NULL
) @strict;
INSERT INTO home_text (id, text) VALUES (1, ''), (2, ''), (3, '');

CREATE TABLE story (
  @new_id,
  title @text NOT NULL,
  authorname @text NOT NULL,
  content @text NOT NULL,
  created_at @integer NOT NULL
) @strict;
CREATE INDEX story_created ON story (created_at, id);

-- There is one About page. The three lists are JSON, as nothing ever asks for a part of one.
CREATE TABLE about (
  @id CHECK (id = 1),
  media_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable,
  intro_heading @text,
  intro_description @text,
  what_we_do_heading @text,
  how_we_do_heading @text,
  who_we_are_heading @text,
  who_we_are_description @text,
  clients_heading @text,
  what_we_do @text NOT NULL,
  how_we_do @text NOT NULL,
  clients @text NOT NULL
) @strict;

CREATE TABLE administrator (
  @id,
  username @text NOT NULL UNIQUE,
  password_hash @text NOT NULL
) @strict;

-- Only SHA-256 digests: who reads the database cannot enter with what is written there.
CREATE TABLE session (@order
  id_digest @text PRIMARY KEY,
  token_digest @text NOT NULL UNIQUE,
  administrator_id @integer NOT NULL REFERENCES administrator (id) ON DELETE CASCADE @deferrable,
  created_at @integer NOT NULL,
  seen_at @integer NOT NULL
) @strict;
