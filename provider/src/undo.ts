import { randomBytes } from 'node:crypto';
import { number, text } from './db/rows.ts';
import { HttpError, conflict } from './http-error.ts';
import type { Repositories } from './repositories/index.ts';
import type { Snapshot, SnapshotRow, UndoKind } from './repositories/undo.ts';
import { uniqueSlug } from './rules/slug.ts';
import type { Clock } from './clock.ts';

/** Makes deletions undoable for a while. Both methods must run inside a transaction. */
export interface UndoService {
  /** Takes a snapshot of all rows that a deletion removes, just before it. Returns the token that restores them. */
  record(kind: UndoKind, id: number): string;
  /**
   * Restores a deletion. Where a homepage slot of a project has been filled since, that use is left out.
   * @throws {HttpError} 410 when the token is unknown or expired, 409 when something else takes the place
   */
  restore(token: string): void;
}

/** How long a deletion can be undone, in milliseconds. */
export const undoLifetime = 10 * 60_000;
const maxRelated = 2;

const gone = (): HttpError => new HttpError(410, 'This can no longer be undone.');

type SlotTable = 'header_video' | 'home_video' | 'home_grid';

export function createUndoService(repositories: Repositories, clock: Clock): UndoService {
  const { undo, projects, categories } = repositories;
  const rowsOf = (snapshot: Snapshot, table: string): readonly SnapshotRow[] => snapshot[table] ?? [];

  /** The slot without media that were deleted since; `null` when nothing is left to show. */
  function withExistingMedia(table: SlotTable, row: SnapshotRow): SnapshotRow | null {
    if (!undo.has('project', row['project_id'])) return null;
    if (table !== 'home_grid') return undo.has('media', row['media_id']) ? row : null;
    const media = [row['non_hover_media_id'], row['hover_media_id']].filter((id) => undo.has('media', id));
    const [before = null, hover = null] = media;
    return before === null ? null : { ...row, non_hover_media_id: before, hover_media_id: hover };
  }

  function restoreSlot(table: SlotTable, [row]: readonly SnapshotRow[]): void {
    const present = row === undefined ? null : withExistingMedia(table, row);
    if (present === null) throw gone();
    if (!undo.isSlotFree(table, number(present, 'position'))) throw conflict('This place has been filled since.');
    undo.insertRows(table, [present]);
  }

  function restoreCategory(snapshot: Snapshot): void {
    for (const row of rowsOf(snapshot, 'category')) {
      if (categories.findByName(text(row, 'name')) !== null) {
        throw conflict('There is already a category with this name.');
      }
      undo.insertRows('category', [row]);
      undo.recategorise(
        number(row, 'id'),
        rowsOf(snapshot, 'categorised').map((project) => number(project, 'id')),
      );
    }
  }

  function restoreRelations(rows: readonly SnapshotRow[]): void {
    for (const row of rows) {
      const [from, to] = [number(row, 'project_id'), number(row, 'related_id')];
      const isPossible = undo.has('project', from) && undo.has('project', to);
      if (isPossible && projects.related(from).length < maxRelated) undo.insertRows('related_project', [row]);
    }
  }

  /** Restores uses on the home page whose slots are still free. */
  function restoreUses(snapshot: Snapshot): void {
    for (const table of ['header_video', 'home_video', 'home_grid'] as const) {
      const free = rowsOf(snapshot, table).filter((row) => undo.isSlotFree(table, number(row, 'position')));
      undo.insertRows(
        table,
        free.map((row) => withExistingMedia(table, row)).filter((row) => row !== null),
      );
    }
  }

  function restoreProject(snapshot: Snapshot): void {
    undo.insertRows('media', rowsOf(snapshot, 'media'));
    for (const row of rowsOf(snapshot, 'project')) {
      const id = number(row, 'id');
      const order = projects.list().map((project) => project.id);
      const slug = uniqueSlug(text(row, 'slug'), projects.isSlugTaken);
      const category = undo.has('category', row['category_id']) ? (row['category_id'] ?? null) : null;
      undo.insertRows('project', [{ ...row, slug, category_id: category }]);
      projects.reorder(order.toSpliced(number(row, 'position') - 1, 0, id));
    }
    undo.insertRows(
      'former_slug',
      rowsOf(snapshot, 'former_slug').filter((row) => !projects.isSlugTaken(text(row, 'slug'))),
    );
    for (const table of ['credit', 'grid', 'frame', 'loose_media']) undo.insertRows(table, rowsOf(snapshot, table));
    restoreRelations(rowsOf(snapshot, 'related_project'));
    restoreUses(snapshot);
  }

  /** A grid cell that was left with one medium gets both again; a slot that was emptied is filled again. */
  function restoreLooseMedia(snapshot: Snapshot): void {
    for (const row of rowsOf(snapshot, 'loose_media')) {
      if (!undo.has('project', row['project_id'])) throw gone();
      undo.insertRows('media', rowsOf(snapshot, 'media'));
      undo.insertRows('loose_media', [row]);
      for (const cell of rowsOf(snapshot, 'home_grid')) undo.completeCell(cell, row['media_id'] ?? null);
    }
    restoreUses(snapshot);
  }

  return {
    record(kind, id) {
      const token = randomBytes(18).toString('base64url');
      undo.insert(token, { kind, expiresAt: clock() + undoLifetime, snapshot: undo.capture(kind, id) });
      return token;
    },
    restore(token) {
      const record = undo.find(token);
      if (record === null || record.expiresAt <= clock()) throw gone();
      const { kind, snapshot } = record;
      if (kind === 'project') restoreProject(snapshot);
      else if (kind === 'category') restoreCategory(snapshot);
      else if (kind === 'story') undo.insertRows('story', rowsOf(snapshot, 'story'));
      else if (kind === 'loose_media') restoreLooseMedia(snapshot);
      else restoreSlot(kind, rowsOf(snapshot, kind));
      undo.remove(token);
    },
  };
}
