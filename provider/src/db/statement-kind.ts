/** Whether a statement only reads: all others change something, and wait until they may. */
export const isReading = (sql: string): boolean =>
  /^\s*(?:SELECT|WITH|VALUES|PRAGMA)\b/i.test(sql) && !/\b(?:INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b/i.test(sql);

/** Tables that no visitor is shown anything of, and that no restoration replaces: who logs in, what ends by itself, and who came. */
const besideContent =
  /^\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+(?:administrator|session|log_entry|created_once|passkey|passkey_handle|totp|recovery_code|invitation|short_lived|visit|uncounted|message)\b/i;

/** How often something was asked for is written beside the content, by visitors, all day long. */
const counting = /^\s*UPDATE (?:link SET openings|redirect SET asked) =/i;

/** Whether a statement changes what visitors are shown, or may be, if it finds a row. */
export const isOfContent = (sql: string): boolean => !isReading(sql) && !besideContent.test(sql) && !counting.test(sql);
