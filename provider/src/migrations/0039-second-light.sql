-- A picture or film by night, beside the same by day: pages in the black theme show it. Its file has a record in media, as a poster has.
CREATE TABLE second_light (
  media_id @integer PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE @deferrable,
  -- Of which it is the second.
  day_id @integer NOT NULL UNIQUE REFERENCES media (id) ON DELETE CASCADE @deferrable
) @strict;
