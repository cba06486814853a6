import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from '../auth/cookie.ts';
import { judgePassword, refusePassword } from '../auth/password-rule.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Session } from '../auth/sessions.ts';
import type { HandlersFor } from '../contract/types.ts';
import { isWithin } from '../lib/clock.ts';
import { HttpError, badRequest, conflict, notFound, unauthorized } from '../lib/http-error.ts';
import { undoLifetime } from '../undo/record.ts';
import type { Administrator } from '../repositories/administrators.ts';
import type { Invitation } from '../repositories/invitations.ts';
import { calledName } from '../rules/called-name.ts';
import { toPlain } from '../rules/plain-text.ts';
import { parseId } from '../rules/ids.ts';
import type { Services } from '../services.ts';
import { beginSession, ownerOf, proveOwner } from './login-session.ts';
import { mapInOrder } from '../lib/in-order.ts';

type Operations =
  | 'listAdministrators'
  | 'updateAdministrator'
  | 'removeAdministrator'
  | 'restoreAdministrator'
  | 'createInvitation'
  | 'deleteInvitation'
  | 'getInvitation'
  | 'acceptInvitation';

type AdministratorServices = Pick<
  Services,
  | 'administrators'
  | 'invitations'
  | 'sessions'
  | 'authSessions'
  | 'resets'
  | 'joins'
  | 'right'
  | 'atomically'
  | 'clock'
  | 'log'
>;

/** How long a link of an invitation is good. */
const invitationLife = 7 * 24 * 60 * 60_000;
/** More links than anybody hands out in a week. */
const mostInvitations = 50;
const mostAdministrators = 100;

const notGood =
  'This invitation is not good any more: it was used, taken back, or is older than a week. Ask for another.';

/** Stored ids begin at 1. */
const nobody = 0;
const idIn = (params: Readonly<Record<string, string>>): number => parseId(params['id']) ?? nobody;
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');
const moment = (time: number): string => new Date(time).toISOString();
const momentOrNull = (time: number | null): string | null => (time === null ? null : moment(time));

/** Who may log in, and who is invited to. */
export function administratorHandlers(services: AdministratorServices, cookie: SessionCookie): HandlersFor<Operations> {
  const { administrators, invitations, sessions, joins, atomically, clock, log } = services;

  const isGood = ({ createdAt }: Invitation): boolean => isWithin(invitationLife, createdAt, clock());
  const good = async (token: string): Promise<Invitation | null> => {
    const invitation = await invitations.findByToken(digest(token));
    return invitation !== null && isGood(invitation) ? invitation : null;
  };
  /**
   * The good invitation of a token that somebody has brought.
   * @throws {HttpError} 404, 429
   */
  const openedBy = async (token: string, request: FastifyRequest): Promise<Invitation> => {
    await joins.begin(request.ip);
    const invitation = await good(token);
    if (invitation === null) {
      await log.refusal(null, 'Tried to use an invitation that is not good', request);
      throw new HttpError(404, notGood);
    }
    await joins.succeed(request.ip);
    return invitation;
  };
  const inviterOf = async ({ invitedBy }: Invitation): Promise<string> => {
    const inviter = await administrators.find(invitedBy);
    return inviter === null ? '' : calledName(inviter);
  };
  const present = (one: Administrator, session: Session | null) => ({
    id: one.id,
    username: one.username,
    name: one.name,
    isYou: one.id === session?.administratorId,
    createdAt: momentOrNull(one.createdAt),
    lastLoginAt: momentOrNull(one.loggedInAt),
  });
  const presentInvitation = async (invitation: Invitation) => ({
    id: invitation.id,
    name: invitation.name,
    invitedBy: await inviterOf(invitation),
    createdAt: moment(invitation.createdAt),
    expiresAt: moment(invitation.createdAt + invitationLife),
  });
  const removedSince = (): number => clock() - undoLifetime;

  /** Who asks may have been removed while the password was checked: two who remove each other would leave nobody. */
  const assertStillThere = async (owner: Administrator): Promise<void> => {
    if ((await administrators.find(owner.id)) === null) throw unauthorized();
  };

  return {
    listAdministrators: async ({ session }) => {
      await ownerOf(services, session);
      const removed = (await administrators.removed()).filter(({ removedAt }) => removedAt >= removedSince());
      return {
        status: 200,
        body: {
          data: {
            administrators: (await administrators.list()).map((one) => present(one, session)),
            invitations: await mapInOrder((await invitations.list()).filter(isGood), presentInvitation),
            removed: removed.map(({ id, username, name, removedAt }) => ({
              id,
              username,
              name,
              removedAt: moment(removedAt),
              restorableUntil: moment(removedAt + undoLifetime),
            })),
          },
        },
      };
    },

    updateAdministrator: async ({ params, body }) => {
      const id = idIn(params);
      if ((await administrators.find(id)) === null) throw notFound('administrator');
      await administrators.rename(id, body.name.trim());
      return { status: 200, body: { message: 'Saved.' } };
    },

    removeAdministrator: async ({ params, body, session, request }) => {
      const owner = await proveOwner(services, { session, request, password: body.password });
      const id = idIn(params);
      if (id === owner.id) throw conflict('You cannot remove yourself. Another administrator can.');
      await atomically(async () => {
        await assertStillThere(owner);
        if ((await administrators.find(id)) === null) throw notFound('administrator');
        await administrators.remove(id, clock());
        await sessions.removeAllOf(id);
        await invitations.removeOf(id);
        await administrators.deleteRemovedBefore(removedSince());
      });
      return { status: 200, body: { message: 'Removed.' } };
    },

    restoreAdministrator: async ({ params, body, session, request }) => {
      const owner = await proveOwner(services, { session, request, password: body.password });
      const id = idIn(params);
      await atomically(async () => {
        await assertStillThere(owner);
        const removed = await administrators.findRemoved(id);
        if (removed === null || removed.removedAt < removedSince()) throw notFound('administrator');
        await administrators.restore(id);
      });
      return { status: 200, body: { message: 'Let in again.' } };
    },

    createInvitation: async ({ body, session, request }) => {
      const owner = await proveOwner(services, { session, request, password: body.password });
      const token = randomBytes(32).toString('base64url');
      const invitation = await atomically(async () => {
        await assertStillThere(owner);
        await invitations.removeEnded(clock(), invitationLife);
        if ((await invitations.list()).length >= mostInvitations) {
          throw conflict(`There are ${String(mostInvitations)} open invitations. Take some back first.`);
        }
        return invitations.insert({
          tokenDigest: digest(token),
          name: toPlain(body.name).trim(),
          invitedBy: owner.id,
          createdAt: clock(),
        });
      });
      return { status: 201, body: { message: 'Invited.', data: { ...(await presentInvitation(invitation)), token } } };
    },

    deleteInvitation: async ({ params }) => {
      const id = idIn(params);
      if ((await invitations.find(id)) === null) throw notFound('invitation');
      await invitations.remove(id);
      return { status: 200, body: { message: 'Taken back.' } };
    },

    getInvitation: async ({ body, request }) => {
      const { name, invitedBy, expiresAt } = await presentInvitation(await openedBy(body.token, request));
      return { status: 200, body: { data: { name, invitedBy, expiresAt } } };
    },

    acceptInvitation: async ({ body, request, reply }) => {
      await openedBy(body.token, request);
      const username = toPlain(body.username).trim();
      if (username === '') throw badRequest('Choose a username.', 'username');
      const refusal = refusePassword(body.password, { username }) ?? (await judgePassword(body.password, { username }));
      if (refusal !== null) throw badRequest(refusal, 'password');
      const passwordHash = await hashPassword(body.password);
      const id = await atomically(async () => {
        // It may have been used or taken back meanwhile.
        const invitation = await good(body.token);
        if (invitation === null) throw new HttpError(404, notGood);
        if (await administrators.isTaken(username)) {
          throw new HttpError(409, 'Somebody has this username. Choose another.', { part: 'username' });
        }
        if ((await administrators.list()).length >= mostAdministrators)
          throw conflict('There are too many administrators.');
        await invitations.remove(invitation.id);
        return administrators.insert({ username, passwordHash, name: toPlain(body.name).trim(), createdAt: clock() });
      });
      const token = await beginSession(
        services,
        cookie,
        { request, reply },
        { id, passwordHash },
        'Joined by an invitation',
      );
      return { status: 201, body: { message: 'Logged in.', token, username } };
    },
  };
}
