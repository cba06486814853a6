-- Whether a film has sound that browsers play; NULL where nobody has looked yet. Visitors may turn it on only where the
-- administrator says so.
ALTER TABLE media ADD COLUMN has_sound @integer CHECK (has_sound IN (0, 1));
ALTER TABLE media ADD COLUMN sound @integer NOT NULL DEFAULT 0 CHECK (sound IN (0, 1));
