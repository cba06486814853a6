-- When the About page was last written, in milliseconds since 1970-01-01 UTC: the dashboard says so above its form. Nothing is
-- known of a page from before.
ALTER TABLE about ADD COLUMN changed_at @integer;
