import { write, type ProviderClient } from '../http/client.ts';
import { isObject } from '../http/json.ts';
import { read } from '../http/read.ts';
import { offered } from './begun-session.ts';

/** A password that is forgotten (an extension). Every call rejects with a `ProblemError`. */
export function createForgottenPasswords({ wire }: ProviderClient) {
  return {
    /** Whether a link for a new password can be sent by mail; null where the provider does not know the like. */
    forgottenPassword: (signal: AbortSignal): Promise<boolean | null> =>
      offered(
        read(
          (within) => wire.GET('/api/forgotten-password', { parseAs: 'text', signal: within }),
          (answer) => isObject(answer) && isObject(answer['data']) && answer['data']['byMail'] === true,
          signal,
        ),
      ),

    async askForNewPassword(username: string): Promise<void> {
      await write(() => wire.POST('/api/forgotten-password', { parseAs: 'text', body: { username } }));
    },

    /** Gives the username whose password it is now; `''` where that is not told. */
    async setNewPassword(token: string, password: string): Promise<string> {
      const { body } = await write(() =>
        wire.POST('/api/new-password', { parseAs: 'text', body: { token, password } }),
      );
      const username = body?.['username'];
      return typeof username === 'string' ? username : '';
    },
  };
}
