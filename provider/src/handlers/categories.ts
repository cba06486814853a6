import type { HandlersFor } from '../contract/types.ts';
import { etagOf } from '../http/etag.ts';
import { conflict, notFound } from '../lib/http-error.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';

type Operations = 'listCategories' | 'createCategory' | 'updateCategory' | 'deleteCategory';

/** Categories of projects; their names are unique but for case. */
export function categoryHandlers({
  categories,
  undoService,
  idempotency,
  atomically,
}: Pick<Services, 'categories' | 'undoService' | 'idempotency' | 'atomically'>): HandlersFor<Operations> {
  /** Names are unique but for case; a category may keep its own. */
  const assertFree = async (name: string, ownId: number | null): Promise<void> => {
    const holder = await categories.findByName(name);
    if (holder !== null && holder.id !== ownId) throw conflict('There is already a category with this name.');
  };
  return {
    listCategories: async () => ({
      status: 200,
      body: (await categories.list()).map(({ id, name }) => ({ id, name })),
    }),

    createCategory: async ({ body, request }) => {
      const name = body.name.trim();
      const { id } = await atomically(() =>
        idempotency.run({
          operation: 'createCategory',
          key: request.headers['idempotency-key'],
          find: categories.find,
          etag: (category) => etagOf(category.name),
          write: async (existing) => {
            await assertFree(name, existing?.id ?? null);
            if (existing === null) return categories.insert(name);
            await categories.rename(existing.id, name);
            return { ...existing, name };
          },
        }),
      );
      return { status: 201, body: { message: 'Category added.', data: { id, name } } };
    },

    updateCategory: async ({ params, body }) => {
      const name = body.name.trim();
      const data = await atomically(async () => {
        const category = await findById(params['id'], categories.find);
        if (category === null) throw notFound('category');
        await assertFree(name, category.id);
        await categories.rename(category.id, name);
        return { id: category.id, name };
      });
      return { status: 200, body: { message: 'Category updated.', data } };
    },

    deleteCategory: async ({ params }) => {
      const undo = await atomically(async () => {
        const category = await findById(params['id'], categories.find);
        if (category === null) throw notFound('category');
        const token = await undoService.record('category', category.id);
        await categories.remove(category.id);
        return token;
      });
      return { status: 200, body: { message: 'Category deleted.', undo } };
    },
  };
}
