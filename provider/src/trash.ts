import { randomBytes } from 'node:crypto';
import { number, text } from './db/rows.ts';
import { Refusal, conflict } from './refusal.ts';
import type { Repositories } from './repositories/index.ts';
import type { Taken, TakenKind, TakenRow } from './repositories/undo.ts';
import { uniqueSlug } from './rules/slug.ts';
import type { Clock } from './services.ts';

/** Keeps what is deleted for a while, so that it can be put back. Both verbs belong inside a transaction. */
export interface Trash {
  /** Notes everything that goes with a record, just before it is deleted. Returns the token that puts it back. */
  take(kind: TakenKind, id: number): string;
  /**
   * Puts back what was taken. A use of a project whose place has been filled since stays out.
   * @throws {Refusal} 410 when the token is not good (any more), 409 when something else is in the way
   */
  putBack(token: string): void;
}

/** How long a deletion can be undone, in milliseconds. */
export const undoLife = 10 * 60_000;
const mostRelated = 2;

const gone = (): Refusal => new Refusal(410, 'This can no longer be undone.');

type Slots = 'header_video' | 'home_video' | 'home_grid';

export function createTrash(repositories: Repositories, clock: Clock): Trash {
  const { undo, projects, categories } = repositories;
  const rowsOf = (taken: Taken, table: string): readonly TakenRow[] => taken[table] ?? [];

  /** A slot as it can be put back: without a medium that has gone since. `null`: there is nothing to show any more. */
  function presentSlot(table: Slots, row: TakenRow): TakenRow | null {
    if (!undo.has('project', row['project_id'])) return null;
    if (table !== 'home_grid') return undo.has('media', row['media_id']) ? row : null;
    const media = [row['non_hover_media_id'], row['hover_media_id']].filter((id) => undo.has('media', id));
    const [before = null, hover = null] = media;
    return before === null ? null : { ...row, non_hover_media_id: before, hover_media_id: hover };
  }

  function putSlotBack(table: Slots, [row]: readonly TakenRow[]): void {
    const present = row === undefined ? null : presentSlot(table, row);
    if (present === null) throw gone();
    if (!undo.isPlaceFree(table, number(present, 'position'))) throw conflict('This place has been filled since.');
    undo.putBack(table, [present]);
  }

  function putCategoryBack(taken: Taken): void {
    for (const row of rowsOf(taken, 'category')) {
      if (categories.findByName(text(row, 'name')) !== null) {
        throw conflict('There is already a category with this name.');
      }
      undo.putBack('category', [row]);
      undo.recategorise(
        number(row, 'id'),
        rowsOf(taken, 'categorised').map((project) => number(project, 'id')),
      );
    }
  }

  function putRelationsBack(rows: readonly TakenRow[]): void {
    for (const row of rows) {
      const [from, to] = [number(row, 'project_id'), number(row, 'related_id')];
      const isPossible = undo.has('project', from) && undo.has('project', to);
      if (isPossible && projects.related(from).length < mostRelated) undo.putBack('related_project', [row]);
    }
  }

  /** On the home page, as far as the places are free. */
  function putUsesBack(taken: Taken): void {
    for (const table of ['header_video', 'home_video', 'home_grid'] as const) {
      const free = rowsOf(taken, table).filter((row) => undo.isPlaceFree(table, number(row, 'position')));
      undo.putBack(
        table,
        free.map((row) => presentSlot(table, row)).filter((row) => row !== null),
      );
    }
  }

  function putProjectBack(taken: Taken): void {
    undo.putBack('media', rowsOf(taken, 'media'));
    for (const row of rowsOf(taken, 'project')) {
      const id = number(row, 'id');
      const order = projects.list().map((project) => project.id);
      const slug = uniqueSlug(text(row, 'slug'), projects.isSlugTaken);
      const category = undo.has('category', row['category_id']) ? (row['category_id'] ?? null) : null;
      undo.putBack('project', [{ ...row, slug, category_id: category }]);
      projects.reorder(order.toSpliced(number(row, 'position') - 1, 0, id));
    }
    undo.putBack(
      'former_slug',
      rowsOf(taken, 'former_slug').filter((row) => !projects.isSlugTaken(text(row, 'slug'))),
    );
    for (const table of ['credit', 'grid', 'frame', 'loose_media']) undo.putBack(table, rowsOf(taken, table));
    putRelationsBack(rowsOf(taken, 'related_project'));
    putUsesBack(taken);
  }

  /** Where a cell was left with another medium it gets both back; where a place was emptied, it is filled again. */
  function putMediumBack(taken: Taken): void {
    for (const row of rowsOf(taken, 'loose_media')) {
      if (!undo.has('project', row['project_id'])) throw gone();
      undo.putBack('media', rowsOf(taken, 'media'));
      undo.putBack('loose_media', [row]);
      for (const cell of rowsOf(taken, 'home_grid')) undo.completeCell(cell, row['media_id'] ?? null);
    }
    putUsesBack(taken);
  }

  return {
    take(kind, id) {
      const token = randomBytes(18).toString('base64url');
      undo.insert(token, { kind, expiresAt: clock() + undoLife, taken: undo.capture(kind, id) });
      return token;
    },
    putBack(token) {
      const record = undo.find(token);
      if (record === null || record.expiresAt <= clock()) throw gone();
      const { kind, taken } = record;
      if (kind === 'project') putProjectBack(taken);
      else if (kind === 'category') putCategoryBack(taken);
      else if (kind === 'story') undo.putBack('story', rowsOf(taken, 'story'));
      else if (kind === 'loose_media') putMediumBack(taken);
      else putSlotBack(kind, rowsOf(taken, kind));
      undo.remove(token);
    },
  };
}
