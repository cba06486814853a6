import type { HandlersFor } from '../contract/types.ts';
import { etagOf } from '../http/etag.ts';
import { conflict, missing } from '../refusal.ts';
import { findById } from '../rules/ids.ts';
import type { Services } from '../services.ts';

type Operations = 'listCategories' | 'createCategory' | 'updateCategory' | 'deleteCategory';

export function categoryHandlers({ categories, trash, repeats, atomically }: Services): HandlersFor<Operations> {
  /** Names are unique but for case; a category may keep its own. */
  const assertFree = (name: string, ownId: number | null): void => {
    const holder = categories.findByName(name);
    if (holder !== null && holder.id !== ownId) throw conflict('There is already a category with this name.');
  };
  return {
    listCategories: () => ({ status: 200, body: categories.list().map(({ id, name }) => ({ id, name })) }),

    createCategory: ({ body, request }) => {
      const name = body.name.trim();
      const { id } = atomically(() =>
        repeats.once({
          operation: 'createCategory',
          key: request.headers['idempotency-key'],
          find: categories.find,
          tag: (category) => etagOf(category.name),
          write: (present) => {
            assertFree(name, present?.id ?? null);
            if (present === null) return categories.insert(name);
            categories.rename(present.id, name);
            return { ...present, name };
          },
        }),
      );
      return { status: 201, body: { message: 'Category added.', data: { id, name } } };
    },

    updateCategory: ({ params, body }) => {
      const name = body.name.trim();
      const data = atomically(() => {
        const category = findById(params['id'], categories.find);
        if (category === null) throw missing('category');
        assertFree(name, category.id);
        categories.rename(category.id, name);
        return { id: category.id, name };
      });
      return { status: 200, body: { message: 'Category updated.', data } };
    },

    deleteCategory: ({ params }) => {
      const undo = atomically(() => {
        const category = findById(params['id'], categories.find);
        if (category === null) throw missing('category');
        const token = trash.take('category', category.id);
        categories.remove(category.id);
        return token;
      });
      return { status: 200, body: { message: 'Category deleted.', undo } };
    },
  };
}
