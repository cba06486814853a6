import { describeMoment } from '../../domain/draft.ts';
import type { Passkey, SecondFactorAct } from '../../domain/sign-in.ts';

export const texts = {
  passkeys:
    'A passkey lets you log in with your fingerprint, your face or the lock of your device, without password and code. It stays on that device, or in its account.',
  noPasskeysHere:
    'None can be added here: passkeys need a browser that knows them, and an address with a name. One in numbers, such as 127.0.0.1, has none.',
  none: 'No passkeys yet.',
  added: 'Passkey added.',
  addFailed: 'The passkey was not added.',
  renamed: 'Passkey renamed.',
  renameFailed: 'The passkey was not renamed.',
  removed: 'Passkey removed.',
  removeFailed: 'The passkey was not removed.',
  removeQuestion: 'Remove this passkey?',
  app: 'With an authenticator app on your phone, a login asks for its six digits after the password: a stolen password alone opens nothing.',
  scan: 'Scan this with the app, or type the secret into it. Then enter the six digits that it shows.',
  keep: 'Each of these lets you in once when the app is not at hand. Keep them where you would find them without your phone: they are not shown again.',
  copied: 'Recovery codes copied.',
  copyFailed: 'The recovery codes were not copied.',
} as const;

/** What each act says when it is done, and when it is not. */
export const acts: Readonly<Record<SecondFactorAct, { readonly done: string; readonly failed: string }>> = {
  setUp: { done: 'A login asks for a code from now on.', failed: 'The app was not set up.' },
  turnOff: { done: 'A login asks for the password alone.', failed: 'The app was not turned off.' },
  renewCodes: { done: 'The former recovery codes are void.', failed: 'No new recovery codes were made.' },
};

/** 'Added 27 Nov, 08:12, last used 09:40, on all devices of its account' */
export function describePasskey({ createdAt, lastUsedAt, isSynced }: Passkey, now: number): string {
  const used = lastUsedAt === null ? 'not used yet' : `last used ${describeMoment(lastUsedAt, now)}`;
  const where = isSynced ? ', on all devices of its account' : '';
  return `Added ${describeMoment(createdAt, now)}, ${used}${where}`;
}
