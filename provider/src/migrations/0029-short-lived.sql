-- What several servers on one database have to know of each other's requests, and what ends by itself: failures of logins, logins
-- between their two steps, challenges that were answered. One server alone has it in memory.
CREATE TABLE short_lived (
  kind @text NOT NULL,
  key @text NOT NULL,
  value @text NOT NULL,
  -- Milliseconds since 1970-01-01 UTC.
  ends_at @integer NOT NULL,
  PRIMARY KEY (kind, key)
) @keyed;
CREATE INDEX short_lived_ends ON short_lived (ends_at);
