-- When an item was published on its site, in milliseconds since 1970-01-01 UTC: with its title and its address it tells a text from another
-- that has the same number. NULL where it is not known, as of all items that were imported before.
ALTER TABLE import_item ADD COLUMN published_at @integer;
-- What wrote an export, where `kind` has no name for it, which is 'wordpress' then: a list in a CHECK cannot grow beside a former version.
ALTER TABLE import ADD COLUMN written_by @text CHECK (written_by IN ('ghost'));
-- The day on which a text was published before it came here, which it keeps when it is published; NULL for one that was written here.
ALTER TABLE story ADD COLUMN dated_at @integer;
UPDATE story SET dated_at = created_at WHERE id IN (SELECT record_id FROM import_item WHERE made = 'story');
