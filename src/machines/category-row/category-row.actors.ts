import { fromPromise } from 'xstate';
import type { Category } from '../../domain/content.ts';

/** What a category row needs of the provider. */
export interface CategoryRowClient {
  /** PUT /api/category/{id}/edit (specification, section 7). Rejects with a `ProblemError`. */
  saveCategory(category: Category, signal: AbortSignal): Promise<void>;
}

/** The I/O of the category-row machine. */
export function createCategoryRowActors(client: CategoryRowClient) {
  return {
    saveCategory: fromPromise<void, Category>(({ input, signal }) => client.saveCategory(input, signal)),
  };
}
