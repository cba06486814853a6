/** How many days, weeks and months that have a backup keep their last one. */
const kept = { day: 7, week: 4, month: 12 } as const;

const day = 24 * 60 * 60_000;

/** Names of the day, the week from Monday on, and the month that a time is in, where the server is. */
function unitsOf(time: number): Readonly<Record<keyof typeof kept, string>> {
  const date = new Date(time);
  const [year, month, dayOfMonth] = [date.getFullYear(), date.getMonth(), date.getDate()];
  // Of the calendar, not of hours: a day may have 23 of them.
  const number = Math.floor(Date.UTC(year, month, dayOfMonth) / day);
  // 1 January 1970 was a Thursday.
  return { day: String(number), week: String(Math.floor((number + 3) / 7)), month: `${String(year)}-${String(month)}` };
}

/**
 * Which backups stay: the last one of each of the last 7 days, 4 weeks and 12 months that have one. Days without one, as of a machine that was off,
 * make no older one go.
 * @param times when they were made, in milliseconds since 1970-01-01 UTC
 */
export function keptBackups(times: readonly number[]): ReadonlySet<number> {
  const newestFirst = times.toSorted((one, other) => other - one);
  const stay = new Set<number>();
  for (const unit of ['day', 'week', 'month'] as const) {
    const seen = new Set<string>();
    for (const time of newestFirst) {
      const name = unitsOf(time)[unit];
      if (seen.has(name)) continue;
      if (seen.size === kept[unit]) break;
      seen.add(name);
      stay.add(time);
    }
  }
  return stay;
}

/** When the last night before a time began, at this hour and minute of the server's own time. */
export function lastDue(now: number, { hour, minute }: { readonly hour: number; readonly minute: number }): number {
  const due = new Date(now);
  due.setHours(hour, minute, 0, 0);
  if (due.getTime() > now) due.setDate(due.getDate() - 1);
  return due.getTime();
}
