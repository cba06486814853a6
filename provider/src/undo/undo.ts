import type { SQLOutputValue } from 'node:sqlite';
import type { Session } from '../auth/sessions.ts';
import { isMisfit } from '../db/misfit.ts';
import { number, text, textOrNull } from '../db/rows.ts';
import { HttpError, conflict } from '../lib/http-error.ts';
import { aboutId } from '../repositories/about.ts';
import type { Repositories } from '../repositories/index.ts';
import { toStoredFocus } from '../repositories/media.ts';
import { mediaTables } from '../repositories/media-rows.ts';
import { siteFiles, siteId } from '../repositories/site.ts';
import { rowsOf, slotTables } from '../repositories/undo.ts';
import type { SlotTable, Snapshot, SnapshotRow, UndoKind } from '../repositories/undo.ts';
import { replacementFault } from '../rules/replacement.ts';
import { createUndoRecorder } from './record.ts';
import type { UndoRecorder } from './record.ts';
import { removeProject } from './remove-project.ts';
import { shownOtherwise } from './shown-otherwise.ts';
import { uniqueSlug } from '../rules/slug.ts';
import type { Clock } from '../lib/clock.ts';
import type { History } from '../history/history.ts';
import { restorePage } from './page.ts';
import { restoreKeptLook } from './kept-look.ts';
import { restoreRedirect } from './redirect.ts';
import { filterInOrder, flatMapInOrder, mapInOrder, someInOrder } from '../lib/in-order.ts';

/** What a restoration has done beside restoring. */
export interface Restored {
  /** The token of what had to make way, which can be restored in its turn; `null` when nothing had to. */
  readonly undo: string | null;
  /** What could not be restored with the rest, one sentence each. */
  readonly leftOut: readonly string[];
  /** Names of files that nothing needs any more, to be removed once the transaction is committed. */
  readonly gone: readonly string[];
}

/** Makes deletions undoable for a while. Both must run inside a transaction. */
export interface UndoService {
  readonly record: UndoRecorder;
  /**
   * Restores a deletion. What does not fit what is stored by now is left out: a place on the home page that shows
   * something else, a category that has gone. A replaced About page changes places with the one of now.
   * @param session whose restorations are
   * @throws {HttpError} 410 when the token is unknown or expired, or what it belongs to has gone; 409 when something else
   *   takes the place, or what it belongs to has to be restored first
   */
  restore(token: string, session: Session | null): Promise<Restored>;
}

const maxRelated = 2;

/** Kinds whose restoration can be undone in its turn. */
const exchanged = [
  'about',
  'site',
  'focus',
  'captions',
  'copy',
  'replaced_file',
  'second_light',
  'revision',
] as const satisfies readonly UndoKind[];
type Exchanged = (typeof exchanged)[number];
const isExchanged = (kind: UndoKind): kind is Exchanged => exchanged.some((one) => one === kind);

const gone = (why = 'This can no longer be undone.'): HttpError => new HttpError(410, why);

/** Undo by the snapshots that a {@link UndoRecorder} has stored, and by revisions. */
export function createUndoService(
  repositories: Repositories,
  history: Pick<History, 'restore'>,
  clock: Clock,
): UndoService {
  const { undo, projects, categories, about, links, media, mediaPlaces, originals, replacements, site } = repositories;
  const record = createUndoRecorder(undo, clock);

  /** Demands the project that something belongs to. */
  async function assertProject(id: SQLOutputValue | undefined): Promise<void> {
    if (await undo.has('project', id)) return;
    if (await undo.isWaiting('project', id, clock()))
      throw conflict('Its project has been deleted too. Restore that first.');
    throw gone('Its project is no longer stored, so this cannot be restored.');
  }

  /** The slot without media that were deleted since; `null` when nothing is left to show. */
  async function withExistingMedia(table: SlotTable, row: SnapshotRow): Promise<SnapshotRow | null> {
    if (table !== 'home_grid') return (await undo.has('media', row['media_id'])) ? row : null;
    const present = await filterInOrder([row['non_hover_media_id'], row['hover_media_id']], (id) =>
      undo.has('media', id),
    );
    const [before = null, hover = null] = present;
    return before === null ? null : { ...row, non_hover_media_id: before, hover_media_id: hover };
  }

  const isFree = async (table: SlotTable, row: SnapshotRow): Promise<boolean> =>
    (await undo.isSlotFree(table, number(row, 'position'))) && !(await undo.has(table, row['id']));

  async function restoreSlot(table: SlotTable, [row]: readonly SnapshotRow[]): Promise<readonly string[]> {
    if (row === undefined) throw gone();
    await assertProject(row['project_id']);
    const present = await withExistingMedia(table, row);
    if (present === null) {
      const files = [row['media_id'], row['non_hover_media_id'], row['hover_media_id']];
      if (!(await someInOrder(files, (id) => undo.isWaiting('media', id, clock())))) {
        throw gone('The file that was shown here is no longer stored.');
      }
      throw conflict('The file that was shown here has been deleted too. Restore that first.');
    }
    if (!(await isFree(table, present))) throw conflict('This place has been filled since.');
    await undo.insertRows(table, [present]);
    const hadBoth = typeof row['non_hover_media_id'] === 'number' && typeof row['hover_media_id'] === 'number';
    return hadBoth && present['hover_media_id'] === null
      ? ['One of its two files has been deleted since. It shows the other.']
      : [];
  }

  async function restoreCategory(snapshot: Snapshot): Promise<readonly string[]> {
    for (const row of rowsOf(snapshot, 'category')) {
      if ((await categories.findByName(text(row, 'name'))) !== null) {
        throw conflict('There is already a category with this name.');
      }
      await undo.insertRows('category', [row]);
      const ids = rowsOf(snapshot, 'categorised').map((project) => number(project, 'id'));
      const given = await undo.recategorise(number(row, 'id'), ids);
      if (given < ids.length) {
        return [`It had ${String(ids.length)} projects. Those that are in another category now stay there.`];
      }
    }
    return [];
  }

  /** Returns how many of them could not be restored. */
  async function restoreRelations(rows: readonly SnapshotRow[]): Promise<number> {
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

  /** Restores uses on the home page whose slots are still free. Says which are not. */
  async function restoreUses(snapshot: Snapshot): Promise<readonly string[]> {
    return await flatMapInOrder(
      slotTables,
      async (table) =>
        await flatMapInOrder(rowsOf(snapshot, table), async (row) => {
          const present = (await undo.has('project', row['project_id'])) ? await withExistingMedia(table, row) : null;
          if (present !== null && (await isFree(table, row))) {
            await undo.insertRows(table, [present]);
            return [];
          }
          // A cell that had another medium has stayed where it was.
          if (table === 'home_grid' && (await undo.has(table, row['id']))) return [];
          return [shownOtherwise(table, row)];
        }),
    );
  }

  /**
   * Brings back media with all that belonged to them. What has stayed meanwhile, because it stands elsewhere too, is left as it is, and so is
   * its second light.
   */
  async function insertMedia(snapshot: Snapshot): Promise<void> {
    const isMissing = async (row: SnapshotRow, column: string): Promise<boolean> =>
      !(await undo.has('media', row[column]));
    const lights = rowsOf(snapshot, 'second_light');
    const wanted = await filterInOrder(lights, (row) => isMissing(row, 'day_id'));
    const unwanted = new Set(lights.filter((row) => !wanted.includes(row)).map((row) => row['media_id']));
    const files = await mapInOrder(
      ['rendition', 'original'] as const,
      async (table) =>
        [
          table,
          await filterInOrder(
            rowsOf(snapshot, table),
            async (row) => (await isMissing(row, 'film_id')) && !unwanted.has(row['film_id']),
          ),
        ] as const,
    );
    await undo.insertRows(
      'media',
      rowsOf(snapshot, 'media').filter((row) => !unwanted.has(row['id'])),
    );
    for (const [table, rows] of files) await undo.insertRows(table, rows);
    await undo.insertRows('second_light', wanted);
  }

  async function restoreProject(snapshot: Snapshot): Promise<readonly string[]> {
    const leftOut: string[] = [];
    await insertMedia(snapshot);
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
    const unrelated = await restoreRelations(rowsOf(snapshot, 'related_project'));
    if (unrelated > 0) leftOut.push('A related project has been deleted, or has two others by now.');
    return [...leftOut, ...(await restoreUses(snapshot))];
  }

  /** A grid cell that was left with one medium gets both again; a slot that was emptied is filled again. */
  async function restoreLooseMedia(snapshot: Snapshot): Promise<readonly string[]> {
    const leftOut: string[] = [];
    for (const row of rowsOf(snapshot, 'loose_media')) {
      await assertProject(row['project_id']);
      await insertMedia(snapshot);
      await undo.insertRows('loose_media', [row]);
      for (const cell of rowsOf(snapshot, 'home_grid')) {
        if (!(await undo.has('home_grid', cell['id'])) || (await undo.completeCell(cell, row['media_id'] ?? null)))
          continue;
        leftOut.push(shownOtherwise('home_grid', cell));
      }
    }
    return [...leftOut, ...(await restoreUses(snapshot))];
  }

  /** A revoked link is still stored, so that who opens it is told; it goes with what it shows. */
  async function restoreLink(rows: readonly SnapshotRow[]): Promise<readonly string[]> {
    for (const row of rows) {
      const link = await links.find(number(row, 'id'));
      if (link === null) throw gone('What this link showed is no longer stored.');
      await links.setRevoked(link.id, null);
    }
    return [];
  }

  /** There is one About page: the present one makes way, and can be restored in its turn. */
  async function restoreAbout(snapshot: Snapshot): Promise<string | null> {
    const present = await about.get();
    const token = present === null ? null : await record('about', aboutId);
    await about.remove();
    // Its file stays on the disk until that can no longer be undone.
    if (present !== null && present.mediaId !== null) await media.remove([present.mediaId]);
    await insertMedia(snapshot);
    await undo.insertRows('about', rowsOf(snapshot, 'about'));
    await undo.insertRows('about_media', rowsOf(snapshot, 'about_media'));
    return token;
  }

  /** The settings change places with those of before; a file that both have stays. */
  async function restoreSite(snapshot: Snapshot): Promise<Omit<Restored, 'gone'>> {
    const now = (await site.get())?.files;
    const [row] = rowsOf(snapshot, 'site');
    const named = Object.entries(row ?? {}).filter(([name, id]) => name.endsWith('_id') && id !== null);
    const wanted = named.map(([, id]) => id);
    const present = now === undefined ? [] : siteFiles.map((name) => now[name]).filter((id) => id !== null);
    const going = present.filter((id) => !wanted.includes(id));
    const token = await record('site', siteId, going);
    await site.remove();
    await media.remove(going);
    await undo.insertRows('media', rowsOf(snapshot, 'media'));
    if (row === undefined) return { undo: token, leftOut: [] };
    const missing = await filterInOrder(named, async ([, id]) => !(await undo.has('media', id)));
    await undo.insertRows('site', [{ ...row, ...Object.fromEntries(missing.map(([name]) => [name, null])) }]);
    return { undo: token, leftOut: missing.length === 0 ? [] : ['A file of it has been replaced since.'] };
  }

  /** What stays in view now changes places with what did before. */
  async function restoreFocus(snapshot: Snapshot): Promise<string> {
    const [row] = rowsOf(snapshot, 'focus');
    const id = row === undefined ? null : number(row, 'id');
    if (row === undefined || id === null || !(await undo.has('media', id))) throw gone('The file is no longer stored.');
    const token = await record('focus', id);
    await media.setFocus(id, toStoredFocus(row));
    return token;
  }

  /** A film's captions of now change places with those of before. */
  async function restoreCaptions(snapshot: Snapshot): Promise<string> {
    const [row] = rowsOf(snapshot, 'captions');
    const id = row === undefined ? null : number(row, 'id');
    if (row === undefined || id === null || !(await undo.has('media', id))) throw gone('The file is no longer stored.');
    const token = await record('captions', id);
    await media.setCaptions(id, textOrNull(row, 'captions'));
    return token;
  }

  /** The file of now changes places with the one before; alt text and what stays in view are as they are. */
  async function restoreFile(snapshot: Snapshot): Promise<string> {
    const [row] = rowsOf(snapshot, 'replaced');
    const id = row === undefined ? null : number(row, 'id');
    if (row === undefined || id === null || !(await undo.has('media', id))) {
      if (await undo.isWaiting('media', id ?? undefined, clock())) {
        throw conflict('This file has been deleted since. Restore that first.');
      }
      throw gone('The file is no longer stored.');
    }
    const fault = replacementFault(await mediaPlaces.of(id), row['media_type'] === 'VIDEO' ? 'VIDEO' : 'IMAGE');
    if (fault !== null) throw conflict(fault);
    const dark = (await media.find(id))?.dark?.mediaType;
    if (dark !== undefined && dark !== row['media_type']) {
      throw conflict('Its second light is of the other kind. Remove that first.');
    }
    const token = await record('replaced_file', id);
    await undo.insertRows('media', rowsOf(snapshot, 'media'));
    await replacements.putBack(id, row);
    for (const table of ['rendition', 'original']) await undo.insertRows(table, rowsOf(snapshot, table));
    return token;
  }

  /** The second light of now changes places with the one before, or with none. */
  async function restoreSecondLight(snapshot: Snapshot): Promise<Pick<Restored, 'undo' | 'gone'>> {
    const [row] = rowsOf(snapshot, 'day');
    const id = row === undefined ? null : number(row, 'id');
    if (id === null || !(await undo.has('media', id))) {
      if (await undo.isWaiting('media', id ?? undefined, clock())) {
        throw conflict('The file that it belongs to has been deleted since. Restore that first.');
      }
      throw gone('The file that it belongs to is no longer stored.');
    }
    const token = await record('second_light', id);
    const left = await media.setDark(id, null);
    for (const table of mediaTables) await undo.insertRows(table, rowsOf(snapshot, table));
    return { undo: token, gone: left };
  }

  async function restoreOriginal(snapshot: Snapshot): Promise<void> {
    for (const row of rowsOf(snapshot, 'original')) {
      const id = number(row, 'film_id');
      if (!(await undo.has('media', id))) {
        if (await undo.isWaiting('media', id, clock()))
          throw conflict('Its film has been deleted too. Restore that first.');
        throw gone('Its film is no longer stored, so this cannot be restored.');
      }
      if ((await originals.find(id)) !== null) throw conflict('Its film has another original by now.');
      await undo.insertRows('original', [row]);
    }
  }

  /** Takes a copy away again, as a deletion does. */
  async function takeAway(snapshot: Snapshot): Promise<string> {
    const id = number(rowsOf(snapshot, 'copy')[0] ?? {}, 'id');
    if (!(await undo.has('project', id))) throw gone('The copy is no longer stored.');
    const token = await record('project', id);
    await removeProject(repositories, id);
    return token;
  }

  async function restoreExchanged(kind: Exchanged, snapshot: Snapshot, session: Session | null): Promise<Restored> {
    const gone: readonly string[] = [];
    switch (kind) {
      case 'site':
        return { ...(await restoreSite(snapshot)), gone };
      case 'focus':
        return { undo: await restoreFocus(snapshot), leftOut: [], gone };
      case 'captions':
        return { undo: await restoreCaptions(snapshot), leftOut: [], gone };
      case 'second_light':
        return { ...(await restoreSecondLight(snapshot)), leftOut: [] };
      case 'replaced_file':
        return { undo: await restoreFile(snapshot), leftOut: [], gone };
      case 'copy':
        return { undo: await takeAway(snapshot), leftOut: [], gone };
      case 'about':
        return { undo: await restoreAbout(snapshot), leftOut: [], gone };
      case 'revision':
        return await history.restore(number(rowsOf(snapshot, 'revision')[0] ?? {}, 'id'), session, 'undone');
    }
  }

  async function restoreRows(kind: Exclude<UndoKind, Exchanged>, snapshot: Snapshot): Promise<readonly string[]> {
    if (kind === 'page') {
      await insertMedia(snapshot);
      return restorePage(repositories, snapshot);
    }
    if (kind === 'message') {
      await undo.insertRows('message', rowsOf(snapshot, 'message'));
      return [];
    }
    if (kind === 'redirect') return restoreRedirect(repositories, snapshot);
    if (kind === 'kept_look') return restoreKeptLook(repositories, snapshot);
    switch (kind) {
      case 'project':
        return restoreProject(snapshot);
      case 'category':
        return restoreCategory(snapshot);
      case 'loose_media':
        return restoreLooseMedia(snapshot);
      case 'text_picture':
        await insertMedia(snapshot);
        await undo.insertRows('text_picture', rowsOf(snapshot, 'text_picture'));
        return [];
      case 'original':
        await restoreOriginal(snapshot);
        return [];
      case 'story':
        await insertMedia(snapshot);
        for (const table of ['story', 'story_media', 'link']) await undo.insertRows(table, rowsOf(snapshot, table));
        return [];
      case 'link':
        return restoreLink(rowsOf(snapshot, 'link'));
      default:
        return restoreSlot(kind, rowsOf(snapshot, kind));
    }
  }

  return {
    record,
    async restore(token, session) {
      const found = await undo.find(token);
      if (found === null || found.expiresAt <= clock()) throw gone();
      const { kind, snapshot } = found;
      await undo.remove(token);
      try {
        return isExchanged(kind)
          ? await restoreExchanged(kind, snapshot, session)
          : { undo: null, leftOut: await restoreRows(kind, snapshot), gone: [] };
      } catch (error) {
        if (isMisfit(error)) throw conflict('This does not fit what is stored now.');
        throw error;
      }
    },
  };
}
