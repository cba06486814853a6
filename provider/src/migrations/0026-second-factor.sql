-- By which authenticators tell accounts apart (WebAuthn, "user handle"): random bytes, base64url, that stay when all passkeys are removed, so that
-- a new one takes the place of a former on the same device.
CREATE TABLE passkey_handle (
  administrator_id @integer PRIMARY KEY REFERENCES administrator (id) ON DELETE CASCADE @deferrable,
  handle @text NOT NULL
) @strict;

-- Passkeys, of which the authenticator keeps the private half. Their names at the interface are digests of their ids.
CREATE TABLE passkey (
  -- As the authenticator gives it, base64url.
  id @text PRIMARY KEY,
  administrator_id @integer NOT NULL REFERENCES administrator (id) ON DELETE CASCADE @deferrable,
  -- COSE, base64url.
  public_key @text NOT NULL,
  -- How often it has signed, where its authenticator counts; else 0.
  counter @integer NOT NULL,
  -- How it can be reached, JSON.
  transports @text NOT NULL,
  is_synced @integer NOT NULL CHECK (is_synced IN (0, 1)),
  name @text NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  created_at @integer NOT NULL,
  last_used_at @integer
) @keyed;
CREATE INDEX passkey_administrator ON passkey (administrator_id);

-- The secret that an authenticator app shares (RFC 6238). It has to be there to compute codes, so it is no digest.
CREATE TABLE totp (
  administrator_id @integer PRIMARY KEY REFERENCES administrator (id) ON DELETE CASCADE @deferrable,
  -- Base32.
  secret @text NOT NULL,
  -- NULL until a code has confirmed it: a login asks for none before.
  confirmed_at @integer,
  -- The period of 30 seconds of the last code that was taken: that one and those before are refused.
  last_step @integer NOT NULL
) @strict;

-- Digests of the codes that are left. Of 79 random bits: without salt they are as hard to find.
CREATE TABLE recovery_code (
  administrator_id @integer NOT NULL REFERENCES administrator (id) ON DELETE CASCADE @deferrable,
  digest @text NOT NULL,
  PRIMARY KEY (administrator_id, digest)
) @keyed;
