import { number, text } from '../db/rows.ts';
import { filterInOrder } from '../lib/in-order.ts';
import type { Repositories } from '../repositories/index.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { SnapshotRow } from '../repositories/undo.ts';
import { uniqueSlug } from '../rules/slug.ts';
import { insertMedia } from './media.ts';
import { removeProject } from './remove-project.ts';
import { gone } from './restorer.ts';
import type { Restorer } from './restorer.ts';
import { restoreUses } from './slots.ts';

const maxRelated = 2;

/** @returns how many of them could not be restored */
async function restoreRelations(
  { undo, projects }: Pick<Repositories, 'undo' | 'projects'>,
  rows: readonly SnapshotRow[],
): Promise<number> {
  const possible = await filterInOrder(rows, async (row) => {
    const [from, to] = [number(row, 'project_id'), number(row, 'related_id')];
    const related =
      (await undo.has('project', from)) && (await undo.has('project', to))
        ? await projects.seenBy('administrator').related(from)
        : null;
    const isPossible = related !== null && related.length < maxRelated && !related.includes(to);
    if (isPossible) await undo.insertRows('related_project', [row]);
    return isPossible;
  });
  return rows.length - possible.length;
}

/** Puts a project back in its place in the order, with its media and its uses; at an address that is free. */
export const restoreProject: Restorer = async ({ repositories }, snapshot) => {
  const { undo, projects } = repositories;
  const leftOut: string[] = [];
  await insertMedia(undo, snapshot);
  for (const row of rowsOf(snapshot, 'project')) {
    const id = number(row, 'id');
    const order = (await projects.seenBy('administrator').list()).map((project) => project.id);
    const slug = await uniqueSlug(text(row, 'slug'), projects.isSlugTaken);
    if (slug !== row['slug']) leftOut.push(`Its address is taken by another project. It is at /project/${slug} now.`);
    const category = (await undo.has('category', row['category_id'])) ? (row['category_id'] ?? null) : null;
    if (category !== row['category_id']) leftOut.push('Its category has been deleted.');
    await undo.insertRows('project', [{ ...row, slug, category_id: category }]);
    await projects.reorder(order.toSpliced(number(row, 'position') - 1, 0, id));
  }
  await undo.insertRows(
    'former_slug',
    await filterInOrder(
      rowsOf(snapshot, 'former_slug'),
      async (row) => !(await projects.isSlugTaken(text(row, 'slug'))),
    ),
  );
  for (const table of ['credit', 'grid', 'frame', 'loose_media', 'link'])
    await undo.insertRows(table, rowsOf(snapshot, table));
  const unrelated = await restoreRelations(repositories, rowsOf(snapshot, 'related_project'));
  if (unrelated > 0) leftOut.push('A related project has been deleted, or has two others by now.');
  return { leftOut: [...leftOut, ...(await restoreUses(undo, snapshot))] };
};

/** Takes a copy away again, as a deletion does. */
export const takeCopyAway: Restorer = async ({ repositories, record }, snapshot) => {
  const id = number(rowsOf(snapshot, 'copy')[0] ?? {}, 'id');
  if (!(await repositories.undo.has('project', id))) throw gone('The copy is no longer stored.');
  const undo = await record('project', id);
  await removeProject(repositories, id);
  return { undo };
};
