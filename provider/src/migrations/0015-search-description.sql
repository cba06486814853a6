-- What search engines, shared links and feeds say of a project or story, in the studio's own words.
ALTER TABLE project ADD COLUMN search_description @text;
ALTER TABLE story ADD COLUMN search_description @text;
-- Which of two former addresses was the last one.
ALTER TABLE former_slug ADD COLUMN left_at @integer NOT NULL DEFAULT 0;
