-- The entity tag of the record that a change has left, so that whoever is refused by another's save is told whose; '' where there is none.
ALTER TABLE log_entry ADD COLUMN etag @text NOT NULL DEFAULT '';
CREATE INDEX log_entry_etag ON log_entry (etag, id);
