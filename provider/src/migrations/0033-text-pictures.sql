-- Pictures that were sent for a text. Until a story is saved that shows one, it stands nowhere; it waits thirty days for that.
CREATE TABLE text_picture (
  media_id @integer PRIMARY KEY REFERENCES media (id) ON DELETE CASCADE @deferrable,
  -- Milliseconds since 1970-01-01 UTC.
  sent_at @integer NOT NULL
) @strict;
CREATE INDEX text_picture_sent ON text_picture (sent_at);
