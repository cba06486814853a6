-- The point that stays in view wherever a frame cuts a picture or film, as shares of its width and height. Both or none.
ALTER TABLE media ADD COLUMN focus_x @real CHECK (focus_x BETWEEN 0 AND 1);
ALTER TABLE media ADD COLUMN focus_y @real CHECK (focus_y BETWEEN 0 AND 1);
