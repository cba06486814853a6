-- How bright a picture is where words may stand on it: mean relative luminance, 0 to 1, of its top and of its bottom.
ALTER TABLE media ADD COLUMN luminance_top @real;
ALTER TABLE media ADD COLUMN luminance_bottom @real;
