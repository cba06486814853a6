import { randomBytes } from 'node:crypto';
import { number, text } from './db/rows.ts';
import { HttpError, conflict } from './http-error.ts';
import { aboutId } from './repositories/about.ts';
import type { Repositories } from './repositories/index.ts';
import type { Snapshot, SnapshotRow, UndoKind } from './repositories/undo.ts';
import { uniqueSlug } from './rules/slug.ts';
import type { Clock } from './clock.ts';

/** What a restoration has done beside restoring. */
export interface Restored {
  /** The token of what had to make way, which can be restored in its turn; `null` when nothing had to. */
  readonly undo: string | null;
}

/** Makes deletions undoable for a while. Both methods must run inside a transaction. */
export interface UndoService {
  /** Takes a snapshot of all rows that a deletion removes, just before it. Returns the token that restores them. */
  record(kind: UndoKind, id: number): string;
  /**
   * Restores a deletion. Where a homepage slot of a project has been filled since, that use is left out.
   * A replaced About page changes places with the one of now.
   * @throws {HttpError} 410 when the token is unknown or expired, 409 when something else takes the place
   */
  restore(token: string): Restored;
}

/** How long a deletion can be undone, in milliseconds. */
export const undoLifetime = 10 * 60_000;
const maxRelated = 2;

const gone = (): HttpError => new HttpError(410, 'This can no longer be undone.');

type SlotTable = 'header_video' | 'home_video' | 'home_grid';

export function createUndoService(repositories: Repositories, clock: Clock): UndoService {
  const { undo, projects, categories, about, media } = repositories;
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

  function record(kind: UndoKind, id: number): string {
    const token = randomBytes(18).toString('base64url');
    undo.insert(token, { kind, expiresAt: clock() + undoLifetime, snapshot: undo.capture(kind, id) });
    return token;
  }

  /** There is one About page: the present one makes way, and can be restored in its turn. */
  function restoreAbout(snapshot: Snapshot): string | null {
    const present = about.get();
    const token = present === null ? null : record('about', aboutId);
    about.remove();
    // Its file stays on the disk until that can no longer be undone.
    if (present !== null && present.mediaId !== null) media.remove([present.mediaId]);
    for (const table of ['media', 'about']) undo.insertRows(table, rowsOf(snapshot, table));
    return token;
  }

  return {
    record,
    restore(token) {
      const found = undo.find(token);
      if (found === null || found.expiresAt <= clock()) throw gone();
      const { kind, snapshot } = found;
      undo.remove(token);
      if (kind === 'about') return { undo: restoreAbout(snapshot) };
      if (kind === 'project') restoreProject(snapshot);
      else if (kind === 'category') restoreCategory(snapshot);
      else if (kind === 'story') undo.insertRows('story', rowsOf(snapshot, 'story'));
      else if (kind === 'loose_media') restoreLooseMedia(snapshot);
      else restoreSlot(kind, rowsOf(snapshot, kind));
      return { undo: null };
    },
  };
}
