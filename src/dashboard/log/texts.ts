import type { LogEntry, LogPart } from '../../domain/log.ts';
import { deviceOf } from '../shared/device.ts';
import { timeOf } from '../shared/moments.ts';

export const texts = {
  intro: 'Logins and changes of the last year, by everybody. Nobody can change or delete them here.',
  empty: 'Nothing yet.',
} as const;

/** What may be shown, by what the list of choices calls it. */
export const partNames: Readonly<Record<LogPart, string>> = {
  all: 'Everything',
  logins: 'Logins',
  changes: 'Changes',
};

/** 'Changed a project: Upar' */
export const sentenceOf = ({ what, subject }: LogEntry): string => (subject === '' ? what : `${what}: ${subject}`);

/** 'Mara Stein, 09:40, Safari on macOS, 203.0.113.7'; what is not known is left out. */
export function detailOf({ name, at, userAgent, address }: LogEntry, now: number): string {
  const parts = [name, timeOf(at, now), userAgent === null ? '' : deviceOf(userAgent), address];
  return parts.filter((part) => part !== '').join(', ');
}
