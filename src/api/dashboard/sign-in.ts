import type { AuthenticatorSecret, PasskeyAnswer, SecondStep, SignIn } from '../../domain/sign-in.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { read } from '../http/read.ts';
import {
  normaliseAuthenticator,
  normalisePasskeys,
  normaliseRecoveryCodes,
  normaliseSecondFactor,
} from '../normalise/sign-in.ts';
import { begun, offered, type BegunSession } from './begun-session.ts';

/** How an administrator logs in, beside the password (extensions). Every call rejects with a `ProblemError`. */
export function createSignIn({ wire }: ProviderClient) {
  return {
    /** The second step of a login. */
    async sendCode({ token, username }: SecondStep, code: string): Promise<BegunSession> {
      const { body } = await write(() =>
        wire.POST('/api/login/second-factor', { parseAs: 'text', body: { token, code } }),
      );
      return begun(body, username);
    },

    /** What the browser asks for a passkey with; null where nobody has one, or the provider knows none. */
    async passkeyLoginOptions(): Promise<unknown> {
      const answer = await offered(write(() => wire.POST('/api/login/passkey/options', { parseAs: 'text' })));
      return answer?.body?.['data'] ?? null;
    },

    async logInWithPasskey(credential: PasskeyAnswer): Promise<BegunSession> {
      const body = { credential: { ...credential, clientExtensionResults: { ...credential.clientExtensionResults } } };
      return begun((await write(() => wire.POST('/api/login/passkey', { parseAs: 'text', body }))).body);
    },

    /** What the screen of it shows. */
    async signIn(signal: AbortSignal): Promise<Pick<SignIn, 'passkeys' | 'secondFactor'>> {
      const [passkeys, secondFactor] = await Promise.all([
        offered(
          read((within) => wire.GET('/api/passkeys', { parseAs: 'text', signal: within }), normalisePasskeys, signal),
        ),
        offered(
          read(
            (within) => wire.GET('/api/second-factor', { parseAs: 'text', signal: within }),
            normaliseSecondFactor,
            signal,
          ),
        ),
      ]);
      return { passkeys, secondFactor };
    },

    /** What the browser makes a passkey with. */
    async passkeyOptions(password: string): Promise<unknown> {
      const { body } = await write(() => wire.POST('/api/passkeys/options', { parseAs: 'text', body: { password } }));
      return body?.['data'] ?? null;
    },

    async addPasskey(name: string, credential: PasskeyAnswer): Promise<void> {
      const { clientExtensionResults } = credential;
      const body = { name, credential: { ...credential, clientExtensionResults: { ...clientExtensionResults } } };
      await write(() => wire.POST('/api/passkeys', { parseAs: 'text', body }));
    },

    async renamePasskey(id: string, name: string): Promise<void> {
      await write(() =>
        wire.PATCH('/api/passkeys/{id}', { parseAs: 'text', params: { path: { id } }, body: { name } }),
      );
    },

    /** What has been removed meanwhile is as good. */
    async removePasskey(id: string): Promise<void> {
      await offered(write(() => wire.DELETE('/api/passkeys/{id}', { parseAs: 'text', params: { path: { id } } })));
    },

    async beginAuthenticator(password: string): Promise<AuthenticatorSecret> {
      const { body } = await write(() =>
        wire.POST('/api/second-factor/authenticator', { parseAs: 'text', body: { password } }),
      );
      return normaliseAuthenticator(body);
    },

    /** From now on a login asks for a code. Gives the recovery codes. */
    async confirmAuthenticator(code: string): Promise<readonly string[]> {
      const { body } = await write(() =>
        wire.PUT('/api/second-factor/authenticator', { parseAs: 'text', body: { code } }),
      );
      return normaliseRecoveryCodes(body);
    },

    async endSecondFactor(password: string): Promise<void> {
      await write(() => wire.POST('/api/second-factor/end', { parseAs: 'text', body: { password } }));
    },

    async createRecoveryCodes(password: string): Promise<readonly string[]> {
      const { body } = await write(() =>
        wire.POST('/api/second-factor/recovery-codes', { parseAs: 'text', body: { password } }),
      );
      return normaliseRecoveryCodes(body);
    },
  };
}
