import { describeMoment } from '../../domain/draft.ts';

// One clock for the whole dashboard, which is in English whatever the browser speaks.
const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const ahead = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** '09:30', '26 November, 16:02', or with the year where it is another. */
export function timeOf(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? describeMoment(at, now) : withYear.format(at);
}

/** '5 Dec 2026, 09:00': of what is to come, or is told by its day. */
export const wholeTime = (moment: Date): string => ahead.format(moment);

/** '5 Dec 2026' */
export const wholeDay = (moment: Date): string => day.format(moment);
