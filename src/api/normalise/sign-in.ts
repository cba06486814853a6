import type { AuthenticatorSecret, Passkey, SecondFactorState } from '../../domain/sign-in.ts';
import { malformed, readList, readNumber, readObject, readText, readTime } from '../http/json.ts';

function readMoment(value: unknown): number | null {
  const time = readTime(value);
  return time === undefined ? null : Date.parse(time);
}

function readPasskey(value: unknown): Passkey {
  const passkey = readObject(value, 'a passkey');
  const id = readText(passkey['id']);
  const createdAt = readMoment(passkey['createdAt']);
  if (id === '' || createdAt === null) throw malformed('a passkey without id or time');
  return {
    id,
    name: readText(passkey['name']),
    createdAt,
    lastUsedAt: readMoment(passkey['lastUsedAt']),
    isSynced: passkey['isSynced'] === true,
  };
}

const dataOf = (answer: unknown, what: string) => readObject(readObject(answer, what)['data'], what);

/** `GET /api/passkeys` (an extension). */
export const normalisePasskeys = (answer: unknown): readonly Passkey[] =>
  readList(readObject(answer, 'the passkeys')['data'], 'the passkeys').map(readPasskey);

/** `GET /api/second-factor` (an extension). */
export function normaliseSecondFactor(answer: unknown): SecondFactorState {
  const data = dataOf(answer, 'the second factor');
  const since = readMoment(data['isOnSince']);
  return { since: data['isOn'] === true ? (since ?? 0) : null, recoveryCodes: readNumber(data['recoveryCodes']) ?? 0 };
}

/** `POST /api/second-factor/authenticator` (an extension). */
export function normaliseAuthenticator(answer: unknown): AuthenticatorSecret {
  const data = dataOf(answer, 'the secret');
  const [secret, uri] = [readText(data['secret']), readText(data['uri'])];
  if (secret === '' || uri === '') throw malformed('an app without its secret');
  return { secret, uri };
}

/** The recovery codes in an answer. */
export const normaliseRecoveryCodes = (answer: unknown): readonly string[] =>
  readList(dataOf(answer, 'the recovery codes')['recoveryCodes'], 'the recovery codes').map(readText);
