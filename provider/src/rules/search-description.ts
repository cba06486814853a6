interface Described {
  readonly searchDescription: string | null;
}

/**
 * Own words for search engines after a form, in one line; `null` for none.
 * @param sent what the form says; `undefined` leaves what is there
 */
export function readSearchDescription(sent: string | undefined, present: Described | null): string | null {
  if (sent === undefined) return present?.searchDescription ?? null;
  const line = sent.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}
