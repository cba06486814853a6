import type { SessionCookie } from '../auth/cookie.ts';
import { publicId } from '../auth/passkeys.ts';
import type { Session } from '../auth/sessions.ts';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { HttpError, badRequest, conflict, notFound } from '../lib/http-error.ts';
import type { Passkey } from '../repositories/passkeys.ts';
import type { Services } from '../services.ts';
import { beginSession, ownerOf, proveOwner } from './login-session.ts';

type Operations =
  | 'passkeyLoginOptions'
  | 'loginWithPasskey'
  | 'listPasskeys'
  | 'passkeyOptions'
  | 'createPasskey'
  | 'updatePasskey'
  | 'deletePasskey';

type PasskeyServices = Pick<
  Services,
  | 'administrators'
  | 'clock'
  | 'atomically'
  | 'authSessions'
  | 'log'
  | 'siteOf'
  | 'passkeyLogins'
  | 'passkeys'
  | 'resets'
  | 'right'
  | 'passkeyTries'
>;

const mostPasskeys = 20;

const present = (passkey: Passkey): Schemas['Passkey'] => ({
  id: publicId(passkey),
  name: passkey.name,
  createdAt: new Date(passkey.createdAt).toISOString(),
  lastUsedAt: passkey.lastUsedAt === null ? null : new Date(passkey.lastUsedAt).toISOString(),
  isSynced: passkey.isSynced,
});

/** Passkeys: login by them, and an administrator's own. */
export function passkeyHandlers(services: PasskeyServices, cookie: SessionCookie): HandlersFor<Operations> {
  const { atomically, clock, log, passkeyLogins, passkeys, passkeyTries } = services;

  const own = async (session: Session | null, id = ''): Promise<Passkey> => {
    const found = (await passkeys.ofAdministrator((await ownerOf(services, session)).id)).find(
      (one) => publicId(one) === id,
    );
    if (found === undefined) throw notFound('passkey');
    return found;
  };

  async function assertRoom(administratorId: number): Promise<void> {
    if ((await passkeys.ofAdministrator(administratorId)).length < mostPasskeys) return;
    throw conflict(`There are ${String(mostPasskeys)} passkeys. Remove one that is no longer used first.`);
  }

  return {
    passkeyLoginOptions: async ({ request }) => {
      const data = (await passkeys.isThereAny()) ? await passkeyLogins.requestOptions(services.siteOf(request)) : null;
      return { status: 200, body: { data: data === null ? null : { ...data } } };
    },

    loginWithPasskey: async ({ body: { credential }, request, reply }) => {
      await passkeyTries.begin(request.ip);
      const { response } = credential;
      const { authenticatorData = '', signature = '', userHandle } = response;
      const administrator = await passkeyLogins.verifyRequest(services.siteOf(request), {
        ...credential,
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      });
      if (administrator === null) {
        await log.refusal(null, 'Tried to log in with an unknown passkey', request);
        throw new HttpError(401, 'This passkey does not open this dashboard.');
      }
      await passkeyTries.succeed(request.ip);
      const token = await beginSession(services, cookie, { request, reply }, administrator, 'Logged in with a passkey');
      return { status: 200, body: { message: 'Logged in.', token, username: administrator.username } };
    },

    listPasskeys: async ({ session }) => {
      const data = (await passkeys.ofAdministrator((await ownerOf(services, session)).id)).map(present);
      return { status: 200, body: { data } };
    },

    passkeyOptions: async ({ body, session, request }) => {
      const administrator = await proveOwner(services, { session, request, password: body.password });
      await assertRoom(administrator.id);
      const site = services.siteOf(request);
      const options = await passkeyLogins.creationOptions(site, administrator, session?.idDigest ?? '');
      return { status: 200, body: { data: { ...options } } };
    },

    createPasskey: async ({ body: { name, credential }, session, request }) => {
      const administrator = await ownerOf(services, session);
      const { attestationObject = '', clientDataJSON, transports = [] } = credential.response;
      const made = await passkeyLogins.verifyCreation(
        services.siteOf(request),
        { ...credential, response: { attestationObject, clientDataJSON, transports } },
        session?.idDigest ?? '',
      );
      if (made === null) throw badRequest('The passkey could not be confirmed. Please add it again.');
      const now = clock();
      const passkey = await atomically(async (): Promise<Passkey> => {
        if ((await passkeys.find(made.id)) !== null) throw conflict('This passkey is kept already.');
        await assertRoom(administrator.id);
        const one = {
          ...made,
          administratorId: administrator.id,
          name: name.trim(),
          createdAt: now,
          lastUsedAt: null,
        };
        await passkeys.insert(one);
        return one;
      });
      return { status: 201, body: { message: 'Passkey added.', data: present(passkey) } };
    },

    updatePasskey: async ({ body, params, session }) => {
      await passkeys.rename((await own(session, params['id'])).id, body.name.trim());
      return { status: 200, body: { message: 'Passkey renamed.' } };
    },

    deletePasskey: async ({ params, session }) => {
      await passkeys.remove((await own(session, params['id'])).id);
      return { status: 200, body: { message: 'Passkey removed.' } };
    },
  };
}
