import { findLookFault } from '@vitrine/look/palette';
import type { HandlersFor } from '../contract/types.ts';
import { etagOf } from '../http/etag.ts';
import { badRequest, notFound } from '../lib/http-error.ts';
import { assertLookFits } from '../records/kept-looks.ts';
import { mustExist } from '../records/present.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';

type Operations = 'listLooks' | 'createLook' | 'deleteLook';

/** Looks that the studio keeps beside the one of its site. */
export function keptLookHandlers({
  keptLooks,
  undoService,
  idempotency,
  atomically,
}: Pick<Services, 'keptLooks' | 'undoService' | 'idempotency' | 'atomically'>): HandlersFor<Operations> {
  return {
    listLooks: async () => ({ status: 200, body: { data: [...(await keptLooks.list())] } }),

    createLook: async ({ body, request }) => {
      const { look } = body;
      const name = body.name.trim();
      if (name === '') throw badRequest('A look needs a name.', 'name');
      const fault = findLookFault(look);
      if (fault !== null) throw badRequest(fault.message, 'look');
      const kept = await atomically(() =>
        idempotency.run({
          operation: 'createLook',
          key: request.headers['idempotency-key'],
          find: keptLooks.find,
          etag: etagOf,
          write: async (existing) => {
            await assertLookFits(keptLooks, name, existing);
            if (existing !== null) await keptLooks.update(existing.id, { name, look });
            return mustExist(await keptLooks.find(existing?.id ?? (await keptLooks.insert({ name, look }))));
          },
        }),
      );
      return { status: 201, body: { message: 'Look kept.', data: kept } };
    },

    deleteLook: async ({ params }) => {
      const undo = await atomically(async () => {
        const look = await findById(params['id'], keptLooks.find);
        if (look === null) throw notFound('look');
        const token = await undoService.record('kept_look', look.id);
        await keptLooks.remove(look.id);
        return token;
      });
      return { status: 200, body: { message: 'Look deleted.', undo } };
    },
  };
}
