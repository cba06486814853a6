-- Plain pages of the studio's own, such as a legal notice, in the order in which the footer links them.
CREATE TABLE page (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  content_format TEXT NOT NULL CHECK (content_format IN ('plain', 'markdown')),
  visibility TEXT NOT NULL CHECK (visibility IN ('public', 'draft')),
  search_description TEXT,
  -- 1-based.
  position INTEGER NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  changed_at INTEGER NOT NULL
) STRICT;
-- Addresses that a page had: they go on leading to it.
CREATE TABLE former_page_slug (
  slug TEXT PRIMARY KEY,
  page_id INTEGER NOT NULL REFERENCES page (id) ON DELETE CASCADE,
  left_at INTEGER NOT NULL
) STRICT;
CREATE INDEX former_page_slug_page ON former_page_slug (page_id);
