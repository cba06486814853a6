-- The luminance of a place is that of its brightest parts from now on. What was recorded is a mean, and says too little.
UPDATE media SET luminance_top = NULL, luminance_bottom = NULL;
