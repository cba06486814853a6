import type { FastifyRequest } from 'fastify';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { notFound } from '../lib/http-error.ts';
import { assertFits } from '../http/redirects.ts';
import type { Redirect, RedirectFields } from '../repositories/redirects.ts';
import { findById } from '../rules/ids.ts';
import { readableTarget, readSource, readTarget, toReadable } from '../rules/redirects.ts';
import type { Services } from '../services.ts';
import { redirectEtag } from '../http/record-etags.ts';
import { mustExist } from '../records/present.ts';

type Operations = 'listRedirects' | 'createRedirect' | 'updateRedirect' | 'deleteRedirect';

const present = ({ id, source, asked, askedAt, changedAt, ...target }: Redirect): Schemas['Redirect'] => ({
  id,
  source: toReadable(source),
  target: readableTarget(target),
  asked,
  ...(askedAt === null ? {} : { askedAt: new Date(askedAt).toISOString() }),
  changedAt: new Date(changedAt).toISOString(),
});

/** Old addresses that lead to new ones. */
export function redirectHandlers({
  redirects,
  oldAddresses,
  undoService,
  idempotency,
  atomically,
  ownOrigins,
}: Pick<
  Services,
  'redirects' | 'oldAddresses' | 'undoService' | 'idempotency' | 'atomically' | 'ownOrigins'
>): HandlersFor<Operations> {
  const requireRedirect = async (id: Schemas['Id'] | undefined): Promise<Redirect> => {
    const redirect = await findById(id, redirects.find);
    if (redirect === null) throw notFound('redirect');
    return redirect;
  };

  function read({ source, target }: Schemas['RedirectForm'], request: FastifyRequest): RedirectFields {
    const own = ownOrigins(request);
    return { source: readSource(source), ...readTarget(target, own) };
  }

  async function write(fields: RedirectFields, existing: Redirect | null): Promise<Redirect> {
    await assertFits(redirects, fields, existing);
    if (existing !== null) await redirects.update(existing.id, fields);
    return mustExist(await redirects.find(existing?.id ?? (await redirects.insert(fields))));
  }

  return {
    listRedirects: async () => {
      await oldAddresses.writeCounts();
      return { status: 200, body: { data: (await redirects.list()).map(present) } };
    },

    createRedirect: async ({ body, request, reply }) => {
      const fields = read(body, request);
      const redirect = await atomically(() =>
        idempotency.run({
          operation: 'createRedirect',
          key: request.headers['idempotency-key'],
          find: redirects.find,
          etag: redirectEtag,
          changedAt: (redirect) => redirect.changedAt,
          write: (existing) => write(fields, existing),
        }),
      );
      reply.header('etag', redirectEtag(redirect));
      return { status: 201, body: { message: 'Redirect added.', data: present(redirect) } };
    },

    updateRedirect: async ({ params, body, request, reply, assertUnchanged }) => {
      const fields = read(body, request);
      const redirect = await atomically(async () => {
        const before = await requireRedirect(params['id']);
        await assertUnchanged();
        return write(fields, before);
      });
      reply.header('etag', redirectEtag(redirect));
      return { status: 200, body: { message: 'Redirect changed.', data: present(redirect) } };
    },

    deleteRedirect: async ({ params }) => {
      // What was counted comes back with it.
      await oldAddresses.writeCounts();
      const undo = await atomically(async () => {
        const { id } = await requireRedirect(params['id']);
        const token = await undoService.record('redirect', id);
        await redirects.remove(id);
        return token;
      });
      return { status: 200, body: { message: 'Redirect deleted.', undo } };
    },
  };
}
