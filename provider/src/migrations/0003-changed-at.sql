-- When a project's form or a story was last written, in milliseconds since 1970-01-01 UTC: what search engines and feed
-- readers are told. Moving a project does not count. Records from before have no row.

CREATE TABLE project_change (
  project_id INTEGER PRIMARY KEY REFERENCES project (id) ON DELETE CASCADE,
  changed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE story_change (
  story_id INTEGER PRIMARY KEY REFERENCES story (id) ON DELETE CASCADE,
  changed_at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER project_added AFTER INSERT ON project BEGIN
  INSERT OR REPLACE INTO project_change VALUES (NEW.id, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

-- The form always writes all of a project's own fields, title among them.
CREATE TRIGGER project_written AFTER UPDATE OF title ON project BEGIN
  INSERT OR REPLACE INTO project_change VALUES (NEW.id, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;

CREATE TRIGGER story_written AFTER UPDATE ON story BEGIN
  INSERT OR REPLACE INTO story_change VALUES (NEW.id, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
