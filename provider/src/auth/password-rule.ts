import { createChildWorker } from '../media/child-worker.ts';
import { paths } from '../paths.ts';
import type { EstimateJob } from './password-estimate.ts';

/** Whose password it is to be, and which one it replaces. */
export interface PasswordOwner {
  readonly username: string;
  readonly oldPassword?: string;
}

/** In characters, as a person counts them. */
const minLength = 10;
/** A shorter name is in too many words. */
const minNameLength = 3;
/** Of the estimate, 0 to 4: what a million guesses find. */
const minScore = 2;

/** Some passwords take a third of a second to be judged, and the list of common ones as long to be loaded: nobody else waits for that. */
const estimate = createChildWorker<EstimateJob, number>({
  script: paths.passwordProcess,
  concurrency: 1,
  niceness: 0,
  timeLimit: 60,
  processorLimit: 10,
  heapLimit: 200,
});

/** Why a password cannot be a new one, as far as that can be said at once; `null` where nothing is wrong. */
export function refusePassword(password: string, { username, oldPassword }: PasswordOwner): string | null {
  if ([...password].length < minLength) return `A new password needs at least ${String(minLength)} characters.`;
  if (password === oldPassword) return 'The new password is the old one.';
  const isNamed = username.length >= minNameLength && password.toLowerCase().includes(username.toLowerCase());
  return isNamed ? 'The new password contains the username.' : null;
}

/** As {@link refusePassword}, and whether it is common or easily guessed. */
export async function judgePassword(password: string, owner: PasswordOwner): Promise<string | null> {
  const refusal = refusePassword(password, owner);
  if (refusal !== null) return refusal;
  return (await estimate({ password, names: [owner.username, 'vitrine'] })) < minScore
    ? 'This password is too easy to guess. Several words make a better one.'
    : null;
}
