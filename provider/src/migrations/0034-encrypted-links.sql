-- Encrypted where there is a key (`secrets.key`, SECRETS_KEY), which the start of the server does. It has another name, so that no
-- version of before takes it for a token.
ALTER TABLE link RENAME COLUMN token TO kept_token;
