-- Which record a change was about, by which the dashboard leads there whatever it is called by now; '' and null where it has no form of its own, and
-- for what was changed before.
ALTER TABLE log_entry ADD COLUMN target_kind @text NOT NULL DEFAULT '';
ALTER TABLE log_entry ADD COLUMN target_id @integer;
