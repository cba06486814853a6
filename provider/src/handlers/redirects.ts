import type { FastifyRequest } from 'fastify';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { notFound } from '../http-error.ts';
import { assertFits } from '../redirects.ts';
import type { Redirect, RedirectFields } from '../repositories/redirects.ts';
import { findById } from '../rules/ids.ts';
import { readSource, readTarget, toReadable } from '../rules/redirects.ts';
import type { Services } from '../services.ts';
import { redirectEtag } from '../http/record-etags.ts';
import { mustExist } from './present.ts';

type Operations = 'listRedirects' | 'createRedirect' | 'updateRedirect' | 'deleteRedirect';

const present = ({ id, source, target, targetPath, asked, askedAt, changedAt }: Redirect): Schemas['Redirect'] => ({
  id,
  source: toReadable(source),
  // As a person reads it too; a query stays as it is, since it may hold anything.
  target: targetPath === null ? target : toReadable(targetPath) + /[?#].*|$/s.exec(target)?.[0],
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
  const requireRedirect = (id: Schemas['Id'] | undefined): Redirect => {
    const redirect = findById(id, redirects.find);
    if (redirect === null) throw notFound('redirect');
    return redirect;
  };

  function read({ source, target }: Schemas['RedirectForm'], request: FastifyRequest): RedirectFields {
    const own = ownOrigins(request);
    return { source: readSource(source), ...readTarget(target, own) };
  }

  function write(fields: RedirectFields, existing: Redirect | null): Redirect {
    assertFits(redirects, fields, existing);
    if (existing !== null) redirects.update(existing.id, fields);
    return mustExist(redirects.find(existing?.id ?? redirects.insert(fields)));
  }

  return {
    listRedirects: () => {
      oldAddresses.writeCounts();
      return { status: 200, body: { data: redirects.list().map(present) } };
    },

    createRedirect: ({ body, request, reply }) => {
      const fields = read(body, request);
      const redirect = atomically(() =>
        idempotency.run({
          operation: 'createRedirect',
          key: request.headers['idempotency-key'],
          find: redirects.find,
          etag: redirectEtag,
          write: (existing) => write(fields, existing),
        }),
      );
      reply.header('etag', redirectEtag(redirect));
      return { status: 201, body: { message: 'Redirect added.', data: present(redirect) } };
    },

    updateRedirect: ({ params, body, request, reply, assertUnchanged }) => {
      const fields = read(body, request);
      const redirect = atomically(() => {
        const before = requireRedirect(params['id']);
        assertUnchanged();
        return write(fields, before);
      });
      reply.header('etag', redirectEtag(redirect));
      return { status: 200, body: { message: 'Redirect changed.', data: present(redirect) } };
    },

    deleteRedirect: ({ params }) => {
      // What was counted comes back with it.
      oldAddresses.writeCounts();
      const undo = atomically(() => {
        const { id } = requireRedirect(params['id']);
        const token = undoService.record('redirect', id);
        redirects.remove(id);
        return token;
      });
      return { status: 200, body: { message: 'Redirect deleted.', undo } };
    },
  };
}
