import { describeMoment } from '../../domain/draft.ts';

const withYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** '09:30', '26 November, 16:02', or with the year where it is another. */
export function timeOf(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? describeMoment(at, now) : withYear.format(at);
}
