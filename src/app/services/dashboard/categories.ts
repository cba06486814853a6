import { AddCategoryMachineContext } from '../../../dashboard/categories/machines.ts';
import type { Category, NewCategory } from '../../../domain/content.ts';
import { createCategoryRowActors } from '../../../machines/category-row/category-row.actors.ts';
import { categoryRowMachine } from '../../../machines/category-row/category-row.machine.ts';
import {
  CategoryRowMachineContext,
  DeleteCategoryMachineContext,
} from '../../../machines/category-row/category-row.react.tsx';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, submissionOf } from './generic.ts';

/** The machines of the categories' page. */
export function createCategoryMachines({ categories }: Pick<DashboardCalls, 'categories'>) {
  return [
    provide(
      AddCategoryMachineContext,
      submissionOf<NewCategory, null>(async ({ name, idempotencyKey }) => {
        await categories.add(name, idempotencyKey);
        return null;
      }),
    ),
    provide(
      CategoryRowMachineContext,
      categoryRowMachine.provide({
        actors: createCategoryRowActors({
          saveCategory: async ({ id, name }) => {
            await categories.rename(id, name);
          },
        }),
      }),
    ),
    provide(
      DeleteCategoryMachineContext,
      confirmOf<Category>(({ id }) => categories.remove(id)),
    ),
  ];
}
