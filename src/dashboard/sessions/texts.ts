import Bowser from 'bowser';
import { describeMoment } from '../../domain/draft.ts';
import type { LoggedIn } from '../../domain/sessions.ts';

export const texts = {
  ended: 'Logged out there.',
  othersEnded: 'Logged out everywhere else.',
  failed: 'The session was not ended.',
  intro: 'A session ends by itself two hours after its last use, and twelve hours after it began.',
} as const;

/** 'Safari on macOS'; what a browser does not say is left out. */
export function deviceOf({ userAgent }: Pick<LoggedIn, 'userAgent'>): string {
  if (userAgent === '') return 'An unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  const [name, system] = [browser.name ?? '', os.name ?? ''];
  if (name === '' && system === '') return 'An unknown browser';
  return [name === '' ? 'A browser' : name, system].filter((word) => word !== '').join(' on ');
}

/** 'Began 08:12, last used 09:40' */
export const describeTimes = ({ beganAt, lastUsedAt }: LoggedIn, now: number): string =>
  `Began ${describeMoment(beganAt, now)}, last used ${describeMoment(lastUsedAt, now)}`;
