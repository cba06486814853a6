-- Who sees a project or a story. What is there already is public, as it was. A draft with a time is public from then on: no
-- row changes at that moment, every read compares it with the clock.
ALTER TABLE project ADD COLUMN visibility @text NOT NULL DEFAULT 'public'
  CHECK (visibility IN ('public', 'draft', 'unlisted', 'sealed'));
ALTER TABLE story ADD COLUMN visibility @text NOT NULL DEFAULT 'public'
  CHECK (visibility IN ('public', 'draft', 'unlisted', 'sealed'));
-- Milliseconds since 1970-01-01 UTC.
ALTER TABLE project ADD COLUMN publish_at @integer;
ALTER TABLE story ADD COLUMN publish_at @integer;
CREATE INDEX project_publish_at ON project (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX story_publish_at ON story (publish_at) WHERE publish_at IS NOT NULL;
