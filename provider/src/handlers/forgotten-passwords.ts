import { judgePassword, refusePassword } from '../auth/password-rule.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { HandlersFor } from '../contract/types.ts';
import { onceClosed } from '../http/once-closed.ts';
import { HttpError, badRequest } from '../lib/http-error.ts';
import { usernameKey } from '../rules/username.ts';
import type { Services } from '../services.ts';
import { wordsOf } from '../lib/error-words.ts';

type Operations = 'getForgottenPassword' | 'askForNewPassword' | 'setNewPassword';

const notGood = 'This link is not good any more: it was used, or is older than 30 minutes. Ask for another.';
const notOffered = 'No mail leaves here. Whoever keeps the server gives a new password: npm run password';

/** The same for every name: nobody learns whose there are. */
const asked = 'If there is an administrator of that name, a link is on its way to the address of the studio.';

/** Resetting a password, by a link in a mail. */
export function forgottenPasswordHandlers(
  services: Pick<
    Services,
    | 'administrators'
    | 'atomically'
    | 'forgotten'
    | 'forgottenNames'
    | 'forgottenTries'
    | 'log'
    | 'newPasswordTries'
    | 'sessions'
  >,
): HandlersFor<Operations> {
  const { administrators, atomically, forgotten, forgottenNames, forgottenTries, log, newPasswordTries, sessions } =
    services;
  return {
    getForgottenPassword: async () => ({ status: 200, body: { data: { byMail: await forgotten.isOffered() } } }),

    askForNewPassword: async ({ body, request, reply }) => {
      if (!(await forgotten.isOffered())) throw new HttpError(404, notOffered);
      // Whether there is one of that name or not: all names are counted.
      await forgottenTries.begin(request.ip);
      await forgottenNames.begin(usernameKey(body.username));
      // Once the answer has gone: how long it takes says nothing of the name.
      onceClosed(reply.raw, () => {
        void (async () => {
          try {
            const administrator = await administrators.findByName(body.username);
            if (administrator === null) {
              await log.refusal(null, 'Asked for a new password by an unknown name', request);
              return;
            }
            await log.login(administrator, 'Asked for a link to choose a new password', request);
            await forgotten.send(administrator);
          } catch (error) {
            // Not the mail: it holds the link.
            request.log.error(`A mail could not be sent: ${wordsOf(error)}`);
          }
        })();
      });
      return { status: 202, body: { message: asked } };
    },

    setNewPassword: async ({ body, request }) => {
      await newPasswordTries.begin(request.ip);
      const administrator = await forgotten.find(body.token);
      if (administrator === null) {
        await log.refusal(null, 'Tried to use a link for a new password that is not good', request);
        throw new HttpError(404, notGood);
      }
      await newPasswordTries.succeed(request.ip);
      const { username } = administrator;
      const refusal = refusePassword(body.password, { username }) ?? (await judgePassword(body.password, { username }));
      if (refusal !== null) throw badRequest(refusal, 'password');
      const passwordHash = await hashPassword(body.password);
      await atomically(async () => {
        // It may have been used meanwhile.
        const found = await forgotten.take(body.token);
        if (found === null) throw new HttpError(404, notGood);
        await administrators.setPassword(found.id, passwordHash);
        await sessions.removeAllOf(found.id);
        await log.login(found, 'Chose a new password by a link', request);
      });
      return { status: 200, body: { message: 'Password reset successfully!', username } };
    },
  };
}
