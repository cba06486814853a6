-- Deletions can be undone for thirty days instead of ten minutes, and are listed: when each was made is needed too.
ALTER TABLE undo ADD COLUMN deleted_at @integer NOT NULL DEFAULT 0;
UPDATE undo SET deleted_at = expires_at - CAST(10 AS @integer) * 60 * 1000;
UPDATE undo SET expires_at = deleted_at + CAST(30 AS @integer) * 24 * 60 * 60 * 1000;
