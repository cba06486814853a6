import type { SessionCookie } from '../auth/cookie.ts';
import type { HandlersFor } from '../contract/types.ts';
import { HttpError, badRequest, conflict } from '../lib/http-error.ts';
import type { Services } from '../services.ts';
import { beginSession, ownerOf, proveOwner } from './login-session.ts';

type Operations =
  | 'loginWithSecondFactor'
  | 'getSecondFactor'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'endSecondFactor'
  | 'createRecoveryCodes';

type SecondFactorServices = Pick<
  Services,
  | 'administrators'
  | 'atomically'
  | 'authSessions'
  | 'clock'
  | 'codes'
  | 'log'
  | 'siteOf'
  | 'resets'
  | 'right'
  | 'secondFactor'
  | 'secondSteps'
>;

const wrongCode = 'This code is wrong, or it has been used. The app shows another in half a minute.';

/** The second factor beside the password: codes of an authenticator app, and recovery codes. */
export function secondFactorHandlers(services: SecondFactorServices, cookie: SessionCookie): HandlersFor<Operations> {
  const { codes, log, secondFactor, secondSteps } = services;
  return {
    loginWithSecondFactor: async ({ body, request, reply }) => {
      await secondSteps.begin(request.ip);
      const administrator = await secondFactor.claim(body.token);
      if (administrator === null) {
        throw new HttpError(401, 'This took too long, or too many tries. Please log in again.');
      }
      const account = String(administrator.id);
      await codes.begin(account, account);
      if (!(await secondFactor.check(administrator.id, body.code)) || !(await secondFactor.finish(body.token))) {
        await log.refusal(administrator, 'Tried to log in with a wrong code', request);
        throw new HttpError(401, wrongCode, { part: 'code' });
      }
      await codes.succeed(account, account);
      await secondSteps.succeed(request.ip);
      const token = await beginSession(
        services,
        cookie,
        { request, reply },
        administrator,
        'Logged in with the password and a code',
      );
      return { status: 200, body: { message: 'Logged in.', token, username: administrator.username } };
    },

    getSecondFactor: async ({ session }) => {
      const { since, recoveryCodes } = await secondFactor.stateOf((await ownerOf(services, session)).id);
      const isOnSince = since === null ? null : new Date(since).toISOString();
      return { status: 200, body: { data: { isOn: since !== null, isOnSince, recoveryCodes } } };
    },

    beginAuthenticator: async ({ body, session, request }) => {
      const administrator = await proveOwner(services, { session, request, password: body.password });
      if ((await secondFactor.stateOf(administrator.id)).since !== null) {
        throw conflict('An authenticator app is set up already. Turn it off to set up another.');
      }
      return { status: 200, body: { data: await secondFactor.begin(administrator, services.siteOf(request).id) } };
    },

    confirmAuthenticator: async ({ body, session }) => {
      const { id } = await ownerOf(services, session);
      const account = String(id);
      // Whoever got in without the second step is out; who sets it up stays.
      const endOthers = async (): Promise<void> => {
        if (session !== null) await services.authSessions.endOthers(session);
      };
      if (!(await secondFactor.isBegun(id))) throw conflict('Nothing is being set up. Please begin again.');
      await codes.begin(account, account);
      const recoveryCodes = await secondFactor.confirm(id, body.code, endOthers);
      if (recoveryCodes === null) {
        throw badRequest('This code is not the app’s. Is the clock of its device right?', 'code');
      }
      await codes.succeed(account, account);
      return { status: 200, body: { message: 'The second step is on.', data: { recoveryCodes: [...recoveryCodes] } } };
    },

    endSecondFactor: async ({ body, session, request }) => {
      const { id } = await proveOwner(services, { session, request, password: body.password });
      await secondFactor.end(id);
      return { status: 200, body: { message: 'The second step is off.' } };
    },

    createRecoveryCodes: async ({ body, session, request }) => {
      const { id } = await proveOwner(services, { session, request, password: body.password });
      if ((await secondFactor.stateOf(id)).since === null) {
        throw conflict('Recovery codes take the place of an authenticator app. Set one up first.');
      }
      return { status: 200, body: { data: { recoveryCodes: [...(await secondFactor.renewCodes(id))] } } };
    },
  };
}
