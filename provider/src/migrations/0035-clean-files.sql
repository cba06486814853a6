-- Files that have been looked at, and by which rules of what is left in one (media/stored-files.ts). A name never has another content.
CREATE TABLE clean_file (
  file @text PRIMARY KEY,
  rules @integer NOT NULL
) @strict;
