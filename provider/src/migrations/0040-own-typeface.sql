-- A typeface of the studio's own: plain letters, and the rarer ones.
ALTER TABLE site ADD COLUMN face_id INTEGER REFERENCES media (id) ON DELETE SET NULL;
ALTER TABLE site ADD COLUMN face_rest_id INTEGER REFERENCES media (id) ON DELETE SET NULL;
