import { describeMoment } from '../../domain/draft.ts';
import type { LoggedIn } from '../../domain/sessions.ts';

export const texts = {
  ended: 'Logged out there.',
  othersEnded: 'Logged out everywhere else.',
  failed: 'The session was not ended.',
  intro: 'A session ends by itself two hours after its last use, and twelve hours after it began.',
} as const;

/** 'Began 08:12, last used 09:40' */
export const describeTimes = ({ beganAt, lastUsedAt }: LoggedIn, now: number): string =>
  `Began ${describeMoment(beganAt, now)}, last used ${describeMoment(lastUsedAt, now)}`;
