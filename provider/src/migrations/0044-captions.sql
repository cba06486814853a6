-- Captions of a film (WebVTT), as it was given; NULL where it has none.
ALTER TABLE media ADD COLUMN captions @text;
