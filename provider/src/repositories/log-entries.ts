import type { Database } from '../db/database.ts';
import { insertedId, number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

/** A login, a login that was refused, or a change of the studio. */
export const logKinds = ['login', 'refusal', 'change'] as const;
export type LogKind = (typeof logKinds)[number];

/** Kinds of records that have forms of their own. */
export const logTargetKinds = ['project', 'story', 'page'] as const;
export type LogTargetKind = (typeof logTargetKinds)[number];

/** The record that a change was about. It may be gone. */
export interface LogTarget {
  readonly kind: LogTargetKind;
  readonly id: number;
}

export interface NewLogEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: LogKind;
  /** Who, as they were called then; `''` for a stranger. */
  readonly name: string;
  /** In words. */
  readonly what: string;
  /** The title of what was changed; `''` where there is none. */
  readonly subject: string;
  /** Where a login came from; `''` for a change. */
  readonly address: string;
  /** What the browser of a login says it is. */
  readonly userAgent: string;
  /** The entity tag of the record as a change has left it; `''` where it has none. */
  readonly etag: string;
  /** Null where it was about none, or that is not known. */
  readonly target: LogTarget | null;
}

export interface LogEntry extends Omit<NewLogEntry, 'etag'> {
  readonly id: number;
}

export interface LogEntryRepository {
  insert(entry: NewLogEntry): Promise<number>;
  /** The newest first: those of these kinds, since a time, before the entry of an id. */
  list(wanted: {
    readonly kinds: readonly LogKind[];
    readonly since: number;
    readonly before: number;
    readonly limit: number;
  }): Promise<readonly LogEntry[]>;
  /** The last change that has left a record with this entity tag. */
  findByEtag(etag: string): Promise<LogEntry | null>;
  /** The last change that was called so. */
  findLast(what: string): Promise<LogEntry | null>;
  /** Removes all entries of a kind but the newest `most`. */
  prune(kind: LogKind, most: number): Promise<void>;
  removeBefore(at: number): Promise<void>;
}

function toTarget(row: Row): LogTarget | null {
  const kind = logTargetKinds.find((one) => one === row['target_kind']);
  const id = row['target_id'];
  return kind === undefined || id === null ? null : { kind, id: number(row, 'target_id') };
}

function toEntry(row: Row): LogEntry {
  const kind = logKinds.find((one) => one === row['kind']);
  if (kind === undefined) throw new TypeError('An entry of the log is of no known kind.');
  return {
    id: number(row, 'id'),
    at: number(row, 'at'),
    kind,
    name: text(row, 'name'),
    what: text(row, 'what'),
    subject: text(row, 'subject'),
    address: text(row, 'address'),
    userAgent: text(row, 'user_agent'),
    target: toTarget(row),
  };
}

/** The log, in the table `log_entry`. */
export function createLogEntryRepository(db: Database): LogEntryRepository {
  const insert = db.prepare(
    `INSERT INTO log_entry (at, kind, name, what, subject, address, user_agent, etag, target_kind, target_id)
       VALUES (:at, :kind, :name, :what, :subject, :address, :userAgent, :etag, :targetKind, :targetId) RETURNING id`,
  );
  const list = db.prepare(
    `SELECT * FROM log_entry
       WHERE kind IN (${db.dialect.items(':kinds', 'text')}) AND at >= :since AND id < :before
       ORDER BY id DESC LIMIT :limit`,
  );
  const findByEtag = db.prepare("SELECT * FROM log_entry WHERE etag = ? AND kind = 'change' ORDER BY id DESC LIMIT 1");
  const findLast = db.prepare("SELECT * FROM log_entry WHERE kind = 'change' AND what = ? ORDER BY id DESC LIMIT 1");
  const prune = db.prepare(
    `DELETE FROM log_entry WHERE kind = :kind AND id <=
       (SELECT id FROM log_entry WHERE kind = :kind ORDER BY id DESC LIMIT 1 OFFSET :most)`,
  );
  const removeBefore = db.prepare('DELETE FROM log_entry WHERE at < ?');
  return {
    insert: async ({ target, ...entry }) =>
      insertedId(await insert.get({ ...entry, targetKind: target?.kind ?? '', targetId: target?.id ?? null })),
    list: async ({ kinds: wanted, ...limits }) =>
      (await list.all({ ...limits, kinds: JSON.stringify(wanted) })).map(toEntry),
    findByEtag: async (etag) => {
      const row = etag === '' ? undefined : await findByEtag.get(etag);
      return row === undefined ? null : toEntry(row);
    },
    findLast: async (what) => {
      const row = await findLast.get(what);
      return row === undefined ? null : toEntry(row);
    },
    prune: async (kind, most) => {
      await prune.run({ kind, most });
    },
    removeBefore: async (at) => {
      await removeBefore.run(at);
    },
  };
}
