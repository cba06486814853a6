-- A typeface of the studio's own: plain letters, and the rarer ones.
ALTER TABLE site ADD COLUMN face_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable;
ALTER TABLE site ADD COLUMN face_rest_id @integer REFERENCES media (id) ON DELETE SET NULL @deferrable;
