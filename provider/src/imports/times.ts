/** Whether a time says in which zone it is meant. */
const isZoned = (text: string): boolean => /(?:Z|[+-]\d\d:?\d\d|\b(?:UTC?|GMT|[ECMP][SD]T))$/i.test(text);

/**
 * A time as exports write it, in milliseconds since 1970-01-01 UTC. What names no zone is UTC: the zone of this server has nothing to do with
 * it. `NaN` for what is no time.
 */
export function readTime(text: string): number {
  const time = text.trim();
  if (!/^\d{4}-/.test(time)) return Date.parse(isZoned(time) ? time : `${time} UTC`);
  const whole = time.replace(' ', 'T');
  return Date.parse(whole.includes('T') && isZoned(whole) ? whole : `${whole}Z`);
}
