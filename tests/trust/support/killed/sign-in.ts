import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../../../contract/support/authenticator.ts';
import type { Place, Send } from './send.ts';
import { writer, type Writer } from './writer.ts';

/** As the providers that are killed are started with. */
const owner = { username: 'admin', password: 'one two three' };
const { password } = owner;

// ── Passkeys ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Passkey {
  readonly name: string;
  readonly isUsed: boolean;
}

interface Listed {
  readonly data: readonly { readonly id: string; readonly name: string; readonly lastUsedAt: string | null }[];
}

/** Added, renamed, logged in by, and removed. */
export function passkeysWriter(send: Send, place: Pick<Place, 'address'>): Promise<Writer> {
  // By every name that each may have.
  const authenticators = new Map<string, ReturnType<typeof createAuthenticator>>();
  let id = '';
  const read = async (): Promise<readonly Passkey[]> => {
    const { data } = await send<Listed>('listPasskeys');
    id = data[0]?.id ?? '';
    return data.map(({ name, lastUsedAt }) => ({ name, isUsed: lastUsedAt !== null }));
  };
  return writer(read, async (ledger, serial) => {
    const [first] = ledger.now;
    const authenticator = authenticators.get(first?.name ?? '');
    const name = `Passkey ${String(serial)}`;
    if (first === undefined || authenticator === undefined) {
      if (first !== undefined) return ledger.write([], () => send('deletePasskey', undefined, { id }));
      const added = createAuthenticator(place.address);
      authenticators.set(name, added);
      const { data } = await send<{ data: Parameters<typeof added.create>[0] }>('passkeyOptions', { password });
      return ledger.write([{ name, isUsed: false }], () =>
        send('createPasskey', { name, credential: added.create(data, { origin: place.address }) }),
      );
    }
    if (serial % 3 === 0) return ledger.write([], () => send('deletePasskey', undefined, { id }));
    if (serial % 3 === 1) {
      authenticators.set(name, authenticator);
      return ledger.write([{ ...first, name }], () => send('updatePasskey', { name }, { id }));
    }
    const { data } = await send<{ data: Parameters<typeof authenticator.get>[0] }>('passkeyLoginOptions');
    return ledger.write([{ ...first, isUsed: true }], () =>
      send('loginWithPasskey', { credential: authenticator.get(data, { origin: place.address }) }),
    );
  });
}

// ── The second step ──────────────────────────────────────────────────────────────────────────────────────────────────

interface State {
  readonly isOn: boolean;
  readonly recoveryCodes: number;
}

interface Codes {
  readonly data: { readonly recoveryCodes: readonly string[] };
}

async function readState(send: Send): Promise<State> {
  const { isOn, recoveryCodes } = (await send<{ data: State }>('getSecondFactor')).data;
  return { isOn, recoveryCodes };
}

/** The first step of a login, which is refused with the token of the second. */
async function tokenOf(send: Send): Promise<string> {
  try {
    await send('login', owner);
  } catch (error) {
    const [, token] = /"token":"([\w-]+)"/.exec(error instanceof TypeError ? '' : String(error)) ?? [];
    if (token !== undefined) return token;
    throw error;
  }
  throw new Error('The password was enough.');
}

/** Set up, logged in with, with other recovery codes, and turned off. What was used up stays used up. */
export function secondFactorWriter(send: Send): Promise<Writer> {
  let codes: readonly string[] = [];
  return writer(
    () => readState(send),
    async (ledger, serial) => {
      const { now } = ledger;
      if (!now.isOn) {
        const { data } = await send<{ data: { secret: string } }>('beginAuthenticator', { password });
        const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
        codes = [];
        return ledger.write({ isOn: true, recoveryCodes: 10 }, async () => {
          codes = (await send<Codes>('confirmAuthenticator', { code })).data.recoveryCodes;
        });
      }
      const [code, ...others] = codes;
      if (serial % 5 === 0)
        return ledger.write({ isOn: false, recoveryCodes: 0 }, () => send('endSecondFactor', { password }));
      if (code === undefined || serial % 5 === 1) {
        codes = [];
        return ledger.write({ isOn: true, recoveryCodes: 10 }, async () => {
          codes = (await send<Codes>('createRecoveryCodes', { password })).data.recoveryCodes;
        });
      }
      codes = others;
      const token = await tokenOf(send);
      return ledger.write({ isOn: true, recoveryCodes: now.recoveryCodes - 1 }, () =>
        send('loginWithSecondFactor', { token, code }),
      );
    },
  );
}
