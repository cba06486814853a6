import type { LoggedIn } from '../../domain/sessions.ts';
import { malformed, readList, readObject, readText, readTime } from '../http/json.ts';

function readMoment(value: unknown): number {
  const time = readTime(value);
  if (time === undefined) throw malformed('a session without its times');
  return Date.parse(time);
}

function readSession(value: unknown): LoggedIn {
  const session = readObject(value, 'a session');
  const id = readText(session['id']);
  if (id === '') throw malformed('a session without its id');
  return {
    id,
    userAgent: readText(session['userAgent']),
    beganAt: readMoment(session['beganAt']),
    lastUsedAt: readMoment(session['lastUsedAt']),
    isThis: session['isThis'] === true,
  };
}

/** `GET /api/sessions` (an extension), the last used first. */
export function normaliseSessions(answer: unknown): readonly LoggedIn[] {
  return readList(readObject(answer, 'the sessions')['data'], 'the sessions').map(readSession);
}
