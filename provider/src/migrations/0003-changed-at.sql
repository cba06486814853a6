-- When a project's form or a story was last written, in milliseconds since 1970-01-01 UTC: what search engines and feed
-- readers are told. Moving a project does not count. Nothing is known of records from before.

ALTER TABLE project ADD COLUMN changed_at @integer;
ALTER TABLE story ADD COLUMN changed_at @integer;
