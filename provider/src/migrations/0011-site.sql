-- The studio's own facts, as its settings hold them. Without a row the site shows what its build says.
CREATE TABLE site (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- The texts by name, in JSON, as nothing ever asks for one of them.
  texts TEXT NOT NULL,
  wordmark_dark_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  wordmark_light_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  icon_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  touch_icon_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  share_id INTEGER REFERENCES media (id) ON DELETE SET NULL,
  changed_at INTEGER NOT NULL
) STRICT;
