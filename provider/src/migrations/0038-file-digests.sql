-- What each stored file was when it was first looked at (media/note-digests.ts): a name never has another content, so one that has was damaged.
CREATE TABLE file_digest (
  file @text PRIMARY KEY,
  -- SHA-256, in hex.
  digest @text NOT NULL
) @strict;
