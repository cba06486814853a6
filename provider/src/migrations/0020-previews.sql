-- What a link was made for: to show a client what is sealed, or anybody a draft.
ALTER TABLE link ADD COLUMN purpose @text NOT NULL DEFAULT 'client' CHECK (purpose IN ('client', 'preview'));
