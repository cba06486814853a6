import { number, text } from '../db/rows.ts';
import { conflict } from '../lib/http-error.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Restorer } from './restorer.ts';

/** Puts a category back, and gives it to those of its projects that have none by now. */
export const restoreCategory: Restorer = async ({ repositories: { undo, categories } }, snapshot) => {
  for (const row of rowsOf(snapshot, 'category')) {
    if ((await categories.findByName(text(row, 'name'))) !== null) {
      throw conflict('There is already a category with this name.');
    }
    await undo.insertRows('category', [row]);
    const ids = rowsOf(snapshot, 'categorised').map((project) => number(project, 'id'));
    const given = await undo.recategorise(number(row, 'id'), ids);
    if (given < ids.length) {
      return {
        leftOut: [`It had ${String(ids.length)} projects. Those that are in another category now stay there.`],
      };
    }
  }
  return {};
};
