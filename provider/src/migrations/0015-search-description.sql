-- What search engines, shared links and feeds say of a project or story, in the studio's own words.
ALTER TABLE project ADD COLUMN search_description TEXT;
ALTER TABLE story ADD COLUMN search_description TEXT;
-- Which of two former addresses was the last one.
ALTER TABLE former_slug ADD COLUMN left_at INTEGER NOT NULL DEFAULT 0;
