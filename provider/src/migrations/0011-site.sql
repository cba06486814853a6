-- The studio's own facts, as its settings hold them. Without a row the site shows what its build says.
CREATE TABLE site (
  @id CHECK (id = 1),
  -- The texts by name, in JSON, as nothing ever asks for one of them.
  texts @text NOT NULL,
  wordmark_dark_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable,
  wordmark_light_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable,
  icon_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable,
  touch_icon_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable,
  share_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable,
  changed_at @integer NOT NULL
) @strict;
