import { publicId } from '../auth/sessions.ts';
import type { Session } from '../auth/sessions.ts';
import type { HandlersFor } from '../contract/types.ts';
import { conflict, notFound, unauthorized } from '../lib/http-error.ts';
import type { Services } from '../services.ts';

type Operations = 'listSessions' | 'endSession' | 'endOtherSessions';

/** Where an administrator is logged in. */
export function sessionHandlers({
  authSessions,
  atomically,
}: Pick<Services, 'authSessions' | 'atomically'>): HandlersFor<Operations> {
  const own = async (
    session: Session | null,
  ): Promise<{ readonly present: Session; readonly all: readonly Session[] }> => {
    if (session === null) throw unauthorized();
    return { present: session, all: await authSessions.ofSameAdministrator(session) };
  };

  return {
    listSessions: async ({ session }) => {
      const { present, all } = await own(session);
      const data = all.map((one) => ({
        id: publicId(one),
        userAgent: one.userAgent,
        beganAt: new Date(one.createdAt).toISOString(),
        lastUsedAt: new Date(one.seenAt).toISOString(),
        isThis: one.idDigest === present.idDigest,
      }));
      return { status: 200, body: { data } };
    },

    endSession: async ({ params, session }) => {
      const { present, all } = await own(session);
      const found = all.find((one) => publicId(one) === params['id']);
      if (found === undefined) throw notFound('session');
      if (found.idDigest === present.idDigest)
        throw conflict('This is where you are logged in now: log out to end it.');
      await atomically(() => authSessions.end(found));
      return { status: 200, body: { message: 'Logged out there.' } };
    },

    endOtherSessions: async ({ session }) => {
      const { present } = await own(session);
      await atomically(() => authSessions.endOthers(present));
      return { status: 200, body: { message: 'Logged out everywhere else.' } };
    },
  };
}
