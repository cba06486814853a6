import { judgePassword, refusePassword } from '../auth/password-rule.ts';
import { extensions } from '../records/extensions.ts';
import { usernameKey } from '../rules/username.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import type { SessionCookie } from '../auth/cookie.ts';
import type { HandlersFor } from '../contract/types.ts';
import { HttpError, badRequest, unauthorized } from '../lib/http-error.ts';
import type { Services } from '../services.ts';
import { beginSession, ownerOf } from './login-session.ts';

type Operations = 'login' | 'logout' | 'resetCredentials' | 'verifyAuth';

const wrongPassword = 'The username or the password is wrong.';
const wrongOldPassword = 'The username or the old password is wrong.';

const secondStepNeeded = 'The password is right. A code from your authenticator app is needed too.';

type AuthenticationServices = Pick<
  Services,
  | 'administrators'
  | 'authSessions'
  | 'clock'
  | 'logins'
  | 'resets'
  | 'atomically'
  | 'films'
  | 'secondFactor'
  | 'slowAnswers'
  | 'log'
>;

/** Login with a password, logout, the check of a session, and new credentials by the old ones. */
export function authenticationHandlers(
  services: AuthenticationServices,
  cookie: SessionCookie,
): HandlersFor<Operations> {
  const { administrators, authSessions, logins, resets, atomically, films, secondFactor, slowAnswers, log } = services;
  return {
    login: async ({ body, request, reply }) => {
      const administrator = await administrators.findByName(body.username);
      const account = administrator === null ? '' : String(administrator.id);
      await logins.begin(request.ip, account);
      // However it is written, guesses at one name wait for each other.
      const name = administrator?.username ?? usernameKey(body.username);
      await slowAnswers.wait(name);
      const isRight = await isPassword(body.password, administrator?.passwordHash ?? null);
      if (administrator === null || !isRight) {
        await slowAnswers.failed(name);
        await log.refusal(
          administrator,
          administrator === null ? 'Tried to log in by an unknown name' : 'Tried to log in with a wrong password',
          request,
        );
        throw new HttpError(401, wrongPassword);
      }
      await logins.succeed(request.ip, account);
      const secondStep = await secondFactor.ask(administrator);
      if (secondStep !== null) throw new HttpError(401, secondStepNeeded, { more: { secondFactor: secondStep } });
      const token = await beginSession(
        services,
        cookie,
        { request, reply },
        administrator,
        'Logged in with the password',
      );
      return { status: 200, body: { message: 'Logged in.', token } };
    },

    logout: async ({ session, request, reply }) => {
      if (session === null) throw unauthorized();
      const owner = await ownerOf(services, session);
      // On a full disk too: nobody stays logged in after a logout for want of room.
      try {
        await authSessions.end(session);
        await log.login(owner, 'Logged out', request);
      } catch (error) {
        request.log.error(error);
      }
      cookie.clear(reply);
      return { status: 200, body: { message: 'Logged out.' } };
    },

    resetCredentials: async ({ body, session, request }) => {
      if (session === null) throw unauthorized();
      const owner = { username: body.username, oldPassword: body.oldPassword };
      const refusal = refusePassword(body.newPassword, owner);
      if (refusal !== null) throw badRequest(refusal, 'newPassword');
      const account = String(session.administratorId);
      await resets.begin(request.ip, account);
      const named = await administrators.findByName(body.username);
      const administrator = named?.id === session.administratorId ? named : null;
      const isRight = await isPassword(body.oldPassword, administrator?.passwordHash ?? null);
      if (administrator === null || !isRight) {
        await log.refusal(await ownerOf(services, session), 'Tried to change the password with a wrong one', request);
        throw new HttpError(403, wrongOldPassword);
      }
      await resets.succeed(request.ip, account);
      const judgement = await judgePassword(body.newPassword, owner);
      if (judgement !== null) throw badRequest(judgement, 'newPassword');
      const passwordHash = await hashPassword(body.newPassword);
      await atomically(async () => {
        await administrators.setPassword(administrator.id, passwordHash);
        await authSessions.endOthers(session);
      });
      return { status: 200, body: { message: 'Password reset successfully!' } };
    },

    verifyAuth: async () => ({
      status: 200,
      body: {
        message: 'Logged in.',
        extensions: [...extensions, ...((await films.isThere) ? (['conversion'] as const) : [])],
      },
    }),
  };
}
