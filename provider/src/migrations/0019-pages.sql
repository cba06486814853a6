-- Plain pages of the studio's own, such as a legal notice, in the order in which the footer links them.
CREATE TABLE page (
  @new_id,
  slug @text NOT NULL UNIQUE,
  title @text NOT NULL,
  content @text NOT NULL,
  content_format @text NOT NULL CHECK (content_format IN ('plain', 'markdown')),
  visibility @text NOT NULL CHECK (visibility IN ('public', 'draft')),
  search_description @text,
  -- 1-based.
  position @integer NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  changed_at @integer NOT NULL
) @strict;
-- Addresses that a page had: they go on leading to it.
CREATE TABLE former_page_slug (@order
  slug @text PRIMARY KEY,
  page_id @integer NOT NULL REFERENCES page (id) ON DELETE CASCADE @deferrable,
  left_at @integer NOT NULL
) @strict;
CREATE INDEX former_page_slug_page ON former_page_slug (page_id);
