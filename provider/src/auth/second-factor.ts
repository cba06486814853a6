import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Administrator } from '../repositories/administrators.ts';
import type { Repositories } from '../repositories/index.ts';
import type { ShortLived } from './short-lived.ts';
import { generateRecoveryCode } from './passwords.ts';

/** What a login needs beside the password. */
export interface SecondStep {
  readonly token: string;
  readonly kinds: readonly ('authenticator' | 'recoveryCode')[];
}

export interface SecondFactorState {
  /** Milliseconds since 1970-01-01 UTC; `null` while a login asks for the password alone. */
  readonly since: number | null;
  readonly recoveryCodes: number;
}

export interface SecondFactor {
  stateOf(administratorId: number): Promise<SecondFactorState>;
  /** Begins to set up an app: the secret, and as it is drawn. In place of one that was not confirmed. */
  begin(administrator: Administrator, issuer: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /** Whether an app is being set up. */
  isBegun(administratorId: number): Promise<boolean>;
  /**
   * Turns it on if the code is the app's, and gives the recovery codes; `null` for another code.
   * @param onConfirmed runs in the same transaction
   */
  confirm(administratorId: number, code: string, onConfirmed?: () => Promise<void>): Promise<readonly string[] | null>;
  /** Recovery codes in place of the former. */
  renewCodes(administratorId: number): Promise<readonly string[]>;
  end(administratorId: number): Promise<void>;
  /** The second step of a login whose password was right; `null` where there is none. */
  ask(administrator: Administrator): Promise<SecondStep | null>;
  /** Counts a try. Whose login it is; `null` where it has to begin again. */
  claim(token: string): Promise<Administrator | null>;
  /** The login is done; false where it was done before. */
  finish(token: string): Promise<boolean>;
  /** Whether a code is the app's, or one for recovery. It is used up then. */
  check(administratorId: number, code: string): Promise<boolean>;
}

/** A login whose password was right. */
interface Pending {
  readonly administratorId: number;
  /** Another password since ends the login. */
  readonly passwordHash: string;
  readonly endsAt: number;
  readonly tries: number;
}

/** RFC 6238, as every app has it. */
const period = 30;
const digits = 6;
/** How long a login waits for its second step, in milliseconds. */
export const stepLife = 5 * 60_000;
const triesOfLogin = 5;
const recoveryCodes = 10;

const keyLost =
  'The server no longer has the key to your authenticator app (secrets.key). Use a recovery code or a passkey, or have a new password set on the server.';

const digest = (value: string): string => createHash('sha256').update(value).digest('base64url');
/** As people write codes down. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Loaded with the first code. */
const load = () => import('otpauth');

type Parts = Pick<Repositories, 'administrators' | 'secondFactors'> & {
  readonly clock: Clock;
  /** As steady as that of `pending`. */
  readonly time: Clock;
  readonly atomically: <T>(work: () => Promise<T>) => Promise<T>;
  /** Logins between their two steps. */
  readonly pending: ShortLived;
};

/** The second factor beside the password: codes of an authenticator app (TOTP), and recovery codes. */
export function createSecondFactor({
  administrators,
  secondFactors,
  clock,
  time,
  atomically,
  pending,
}: Parts): SecondFactor {
  const put = (key: string, login: Pending): Promise<void> =>
    pending.change(key, () => ({ value: JSON.stringify(login), endsAt: login.endsAt }));

  /** The period that a code is of, one before or after the present included; `null` for a code of none of them. */
  async function stepOf(secret: string, code: string): Promise<number | null> {
    const token = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return null;
    const { Secret, TOTP } = await load();
    const now = clock();
    const totp = new TOTP({ secret: Secret.fromBase32(secret), digits, period });
    const delta = totp.validate({ token, timestamp: now, window: 1 });
    return delta === null ? null : Math.floor(now / 1000 / period) + delta;
  }

  async function makeCodes(administratorId: number): Promise<readonly string[]> {
    const codes = Array.from({ length: recoveryCodes }, generateRecoveryCode);
    await secondFactors.setRecoveryCodes(
      administratorId,
      codes.map((code) => digest(plain(code))),
    );
    return codes;
  }

  return {
    stateOf: async (administratorId) => ({
      since: (await secondFactors.totp(administratorId))?.confirmedAt ?? null,
      recoveryCodes: await secondFactors.countRecoveryCodes(administratorId),
    }),

    async begin({ id, username }, issuer) {
      const { Secret, TOTP } = await load();
      const totp = new TOTP({ issuer, label: username, secret: new Secret({ size: 20 }), digits, period });
      const secret = totp.secret.base32;
      await atomically(() => secondFactors.beginTotp(id, secret));
      return { secret, uri: totp.toString() };
    },

    isBegun: async (administratorId) => (await secondFactors.totp(administratorId))?.confirmedAt === null,

    async confirm(administratorId, code, onConfirmed) {
      const begun = await secondFactors.totp(administratorId);
      if (begun === null || begun.secret === null || begun.confirmedAt !== null) return null;
      const step = await stepOf(begun.secret, code);
      return atomically(async () => {
        const isSame = (await secondFactors.totp(administratorId))?.secret === begun.secret;
        if (step === null || !isSame || !(await secondFactors.takeStep(administratorId, step))) return null;
        await secondFactors.confirmTotp(administratorId, clock());
        await onConfirmed?.();
        return makeCodes(administratorId);
      });
    },

    renewCodes: (administratorId) => atomically(() => makeCodes(administratorId)),
    end: (administratorId) => atomically(() => secondFactors.remove(administratorId)),

    async ask({ id, passwordHash }) {
      if (((await secondFactors.totp(id))?.confirmedAt ?? null) === null) return null;
      const token = randomBytes(32).toString('base64url');
      await put(digest(token), { administratorId: id, passwordHash, endsAt: time() + stepLife, tries: 0 });
      const hasCodes = (await secondFactors.countRecoveryCodes(id)) > 0;
      return { token, kinds: hasCodes ? ['authenticator', 'recoveryCode'] : ['authenticator'] };
    },

    async claim(token) {
      const key = digest(token);
      const found: Pending[] = [];
      // Counted as it is looked at: of many at once, each is one.
      await pending.change(key, (value) => {
        if (value === null) return null;
        // Written here and by `put` above, and by nothing else.
        const login: Pending = JSON.parse(value);
        found.push(login);
        return { value: JSON.stringify({ ...login, tries: login.tries + 1 }), endsAt: login.endsAt };
      });
      const [login] = found;
      if (login === undefined) return null;
      const administrator = await administrators.find(login.administratorId);
      const isGood = login.tries < triesOfLogin;
      if (administrator === null || administrator.passwordHash !== login.passwordHash || !isGood) {
        await pending.remove(key);
        return null;
      }
      return administrator;
    },

    finish: (token) => pending.remove(digest(token)),

    async check(administratorId, code) {
      const totp = await secondFactors.totp(administratorId);
      if (totp === null || totp.confirmedAt === null) return false;
      const step = totp.secret === null ? null : await stepOf(totp.secret, code);
      if (step !== null) return secondFactors.takeStep(administratorId, step);
      if (await secondFactors.takeRecoveryCode(administratorId, digest(plain(code)))) return true;
      if (totp.secret === null) throw new HttpError(401, keyLost, { part: 'code' });
      return false;
    },
  };
}
