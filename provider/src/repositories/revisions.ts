import type { Database } from '../db/database.ts';
import type { Dialect } from '../db/dialect.ts';
import { insertedId, number, numberOrNull, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Schemas } from '../contract/types.ts';
import type { RevisionState } from '../rules/revision-state.ts';
import { show } from '../rules/revision-parts.ts';
import { filesOf } from '../rules/revision-state.ts';
import { revisionNumber, upgradeState } from '../rules/revision-upgrades.ts';
import { mediaRows } from './media-rows.ts';
import type { Snapshot } from './undo.ts';
import { createLeftFiles } from './left-files.ts';
import { flatMapInOrder, mapInOrder, mapInTurns } from '../lib/in-order.ts';

export type RevisionKind = Schemas['RevisionKind'];
export type RevisionCause = Schemas['Revision']['cause'];

/** What revisions are of. `id` is 1 where there is but one. */
export interface Target {
  readonly kind: RevisionKind;
  readonly id: number;
}

/** What is known of a revision without its body. Times are milliseconds since 1970-01-01 UTC. */
export interface RevisionFacts {
  readonly at: number;
  /** The username; `null` where nobody is known to have saved it. */
  readonly by: string | null;
  readonly cause: RevisionCause;
  /** When the revision was saved that this one has restored. */
  readonly restoredAt: number | null;
  readonly summary: string;
}

/** `state` is what `history/capture.ts` has read, `rows` those of its media. */
export interface RevisionBody {
  readonly state: RevisionState;
  readonly rows: Snapshot;
}

export interface Revision extends RevisionFacts, RevisionBody {
  readonly id: number;
  readonly target: Target;
}

/** When and by whom something was last saved. */
export interface LastEdit extends Pick<RevisionFacts, 'at' | 'by'> {
  readonly target: Target;
}

export interface RevisionRepository {
  insert(target: Target, facts: RevisionFacts, body: RevisionBody): Promise<number>;
  /** Removes all of a target but the last ones. Their files are for `sweep`. */
  prune(target: Target): Promise<void>;
  /** Takes a revision back whose state is still that of its target. */
  remove(id: number): Promise<void>;
  /** The ids of those of a target, the last one first: their bodies may be large, and are read one by one. */
  idsOf(target: Target): Promise<readonly number[]>;
  latest(target: Target): Promise<Revision | null>;
  /** The last one of each target, the newest first, at most `limit`; without what is in them. */
  lastEdits(limit: number): Promise<readonly LastEdit[]>;
  find(id: number): Promise<Revision | null>;
  /** The one before it, of the same target. */
  before(revision: Pick<Revision, 'id' | 'target'>): Promise<Revision | null>;
  /** Rewrites the rows of a revision's media: a film may have got another poster since. Files that it named go on being kept. */
  refresh(id: number, body: RevisionBody): Promise<void>;
  /** The rows of media with all that belongs to them. */
  rowsOf(mediaIds: readonly number[]): Promise<Snapshot>;
  /** Whether a revision keeps a file. */
  keeps(id: number, file: string): Promise<boolean>;
  /** No revision keeps this file any more. */
  forget(file: string): Promise<void>;
  /**
   * Removes the revisions of what is stored no more and can no longer be restored.
   * @returns the names of files that only revisions needed that have gone, these or earlier ones
   */
  sweep(): Promise<readonly string[]>;
  /** The token that undoes the last restoration that a revision made way for. */
  undoToken(id: number): Promise<string | null>;
}

const kinds: readonly RevisionKind[] = ['project', 'story', 'about', 'homepage', 'settings'];
const causes: readonly RevisionCause[] = ['created', 'saved', 'restored', 'undone', 'found'];

/** @throws for a value that the schema does not have */
function choose<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new TypeError(`${value} is not known.`);
  return found;
}

const toJson = ({ state, rows }: RevisionBody): string =>
  JSON.stringify({ number: revisionNumber(state.kind), state, rows });

/** Reads what {@link toJson} has written, in this release or an earlier one. */
function toBody(kind: RevisionKind, json: string): RevisionBody {
  const { number: stored, state, rows }: RevisionBody & { readonly number?: number } = JSON.parse(json);
  return { state: upgradeState(kind, state, stored), rows };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Whether a body has all that History shows and restores. @throws where a part of it has another form */
function isWhole({ state, rows }: RevisionBody): boolean {
  show(state);
  const files = filesOf(state).flatMap(({ dark, ...file }) => [file, ...(dark === undefined ? [] : [dark])]);
  return (
    files.every(({ id, file }) => Number.isSafeInteger(id) && typeof file === 'string') &&
    isObject(rows) &&
    Object.values(rows).every((list) => Array.isArray(list) && list.every(isObject))
  );
}

/**
 * Ids of the revisions that this release cannot read, or that an earlier one has stored under a number that is not known.
 * @returns them, and how many there are in all
 */
export async function findUnreadable(
  db: Database,
): Promise<{ readonly count: number; readonly ids: readonly number[] }> {
  const stored = await db.prepare('SELECT id FROM revision ORDER BY id').all();
  const one = db.prepare('SELECT id, kind, body FROM revision WHERE id = ?');
  const ids = await mapInTurns(stored, async (listed) => {
    const row = await one.get(number(listed, 'id'));
    if (row === undefined) return [];
    try {
      const kind = choose(kinds, text(row, 'kind'));
      const { number: known = 0 }: { readonly number?: number } = JSON.parse(text(row, 'body'));
      const isKnown = Number.isInteger(known) && known >= 0 && known <= revisionNumber(kind);
      const body = toBody(kind, text(row, 'body'));
      return isKnown && body.state.kind === kind && isWhole(body) ? [] : [number(row, 'id')];
    } catch {
      return [number(row, 'id')];
    }
  });
  return { count: stored.length, ids: ids.flat() };
}

/** How many revisions of one target are kept. */
export const mostRevisions = 50;

/** Projects and stories that a deletion still holds. */
const held = ({ jsonNumber, joinItems }: Dialect, table: 'project' | 'story'): string =>
  `SELECT ${jsonNumber('item.value', ['id'])} FROM undo ${joinItems('undo.taken', table)}`;

const counted = ['undo', 'project', 'story'] as const;

/** How many there are of a table, and which came last: what was deleted there shows in one of them. */
const countsOf = (table: (typeof counted)[number]): string => {
  const last = table === 'undo' ? 'rowid' : 'id';
  return `(SELECT count(*) FROM ${table}) AS ${table}_count, (SELECT max(${last}) FROM ${table}) AS ${table}_last`;
};

/** Revisions, in the table `revision`, with the rows of their media, in `revision_media`. */
export function createRevisionRepository(db: Database): RevisionRepository {
  const insert = db.prepare(
    `INSERT INTO revision (kind, target_id, saved_at, saved_by, cause, restored_at, summary, body)
       VALUES (:kind, :targetId, :at, :by, :cause, :restoredAt, :summary, :body) RETURNING id`,
  );
  const insertFile = db.prepare('INSERT INTO revision_media (revision_id, file) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const prune = db.prepare(
    `DELETE FROM revision WHERE kind = :kind AND target_id = :target AND id NOT IN (
       SELECT id FROM revision WHERE kind = :kind AND target_id = :target ORDER BY id DESC LIMIT ${String(mostRevisions)})
     RETURNING id`,
  );
  const remove = db.prepare('DELETE FROM revision WHERE id = ?');
  const removeFiles = db.prepare('DELETE FROM revision_media WHERE revision_id = ?');
  const idsOf = db.prepare('SELECT id FROM revision WHERE kind = ? AND target_id = ? ORDER BY id DESC');
  const latest = db.prepare('SELECT * FROM revision WHERE kind = ? AND target_id = ? ORDER BY id DESC LIMIT 1');
  const lastEdits = db.prepare(
    `SELECT kind, target_id, saved_at, saved_by FROM revision
       WHERE id IN (SELECT max(id) FROM revision GROUP BY kind, target_id)
         AND (kind <> 'project' OR target_id IN (SELECT id FROM project))
         AND (kind <> 'story' OR target_id IN (SELECT id FROM story))
       ORDER BY saved_at DESC, id DESC LIMIT ?`,
  );
  const find = db.prepare('SELECT * FROM revision WHERE id = ?');
  const before = db.prepare(
    'SELECT * FROM revision WHERE kind = ? AND target_id = ? AND id < ? ORDER BY id DESC LIMIT 1',
  );
  const refresh = db.prepare('UPDATE revision SET body = ? WHERE id = ?');
  const rows = Object.entries(mediaRows(db.dialect.items(':ids', 'number'))).map(
    ([table, sql]) => [table, db.prepare(sql)] as const,
  );
  const keeps = db.prepare('SELECT 1 FROM revision_media WHERE revision_id = ? AND file = ?');
  const forget = db.prepare('DELETE FROM revision_media WHERE file = ?');
  const removeOrphans = (['project', 'story'] as const).map((table) =>
    db.prepare(
      `DELETE FROM revision WHERE kind = '${table}' AND target_id NOT IN (SELECT id FROM ${table})
         AND target_id NOT IN (${held(db.dialect, table)}) RETURNING id`,
    ),
  );
  const stored = db.prepare(`SELECT ${counted.map(countsOf).join(', ')}`);
  const left = createLeftFiles(db);
  const undoToken = db.prepare(
    `SELECT token FROM undo WHERE kind = 'revision' AND ${db.dialect.jsonNumber('taken', ['revision', 0, 'id'])} = ?
       ORDER BY rowid DESC LIMIT 1`,
  );

  /** What was stored when the last sweep found nothing to remove: nothing is, until something else is stored. */
  let swept = '';

  const toRevision = (row: Row): Revision => {
    const kind = choose(kinds, text(row, 'kind'));
    const { state, rows: stored } = toBody(kind, text(row, 'body'));
    return {
      id: number(row, 'id'),
      target: { kind, id: number(row, 'target_id') },
      at: number(row, 'saved_at'),
      by: textOrNull(row, 'saved_by'),
      cause: choose(causes, text(row, 'cause')),
      restoredAt: numberOrNull(row, 'restored_at'),
      summary: text(row, 'summary'),
      state,
      rows: stored,
    };
  };
  const orNull = (row: Row | undefined): Revision | null => (row === undefined ? null : toRevision(row));

  async function keepFiles(id: number, stored: Snapshot): Promise<void> {
    for (const row of ['media', 'original'].flatMap((table) => stored[table] ?? []))
      await insertFile.run(id, text(row, 'file'));
  }

  return {
    async insert({ kind, id }, { at, by, cause, restoredAt, summary }, body) {
      const added = insertedId(
        await insert.get({ kind, targetId: id, at, by, cause, restoredAt, summary, body: toJson(body) }),
      );
      await keepFiles(added, body.rows);
      return added;
    },
    prune: async ({ kind, id }) => left.note(await prune.all({ kind, target: id })),
    async remove(id) {
      await remove.run(id);
      await removeFiles.run(id);
    },
    idsOf: async ({ kind, id }) => (await idsOf.all(kind, id)).map((row) => number(row, 'id')),
    latest: async ({ kind, id }) => orNull(await latest.get(kind, id)),
    lastEdits: async (limit) =>
      (await lastEdits.all(limit)).map((row) => ({
        target: { kind: choose(kinds, text(row, 'kind')), id: number(row, 'target_id') },
        at: number(row, 'saved_at'),
        by: textOrNull(row, 'saved_by'),
      })),
    find: async (id) => orNull(await find.get(id)),
    before: async ({ id, target }) => orNull(await before.get(target.kind, target.id, id)),
    async refresh(id, body) {
      await refresh.run(toJson(body), id);
      await keepFiles(id, body.rows);
    },
    rowsOf: async (mediaIds) => {
      const parameters = { ids: JSON.stringify(mediaIds) };
      return Object.fromEntries(
        await mapInOrder(rows, async ([table, statement]) => [table, await statement.all(parameters)]),
      );
    },
    keeps: async (id, file) => (await keeps.get(id, file)) !== undefined,
    forget: async (file) => {
      await forget.run(file);
    },
    async sweep() {
      const now = JSON.stringify(await stored.get());
      if (now !== swept) {
        const orphans = await flatMapInOrder(removeOrphans, (statement) => statement.all());
        left.note(orphans);
        // Where this is not committed, they are there again.
        if (orphans.length === 0) swept = now;
      }
      return await left.sweep();
    },
    async undoToken(id) {
      const row = await undoToken.get(id);
      return row === undefined ? null : text(row, 'token');
    },
  };
}
