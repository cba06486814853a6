import type { Database } from '../db/database.ts';
import { insertedId, number, numberOrNull, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { RedirectTarget } from '../rules/redirects.ts';
import { forEachInOrder } from '../lib/in-order.ts';

export interface RedirectFields extends RedirectTarget {
  /** The old path, as `toRedirectPath` writes it. */
  readonly source: string;
}

/** An old address, and where it leads. Times are milliseconds since 1970-01-01 UTC. */
export interface Redirect extends RedirectFields {
  readonly id: number;
  /** How often it was asked for. */
  readonly asked: number;
  readonly askedAt: number | null;
  readonly changedAt: number;
}

/** How often a redirect was asked for since the last count, and when it was last. */
export interface Asked {
  readonly id: number;
  readonly times: number;
  readonly at: number;
}

export interface RedirectRepository {
  /** The last changed first. */
  list(): Promise<readonly Redirect[]>;
  find(id: number): Promise<Redirect | null>;
  findBySource(source: string): Promise<Redirect | null>;
  count(): Promise<number>;
  /**
   * How many redirects lead to a path, one into the next, at most `limit` of them.
   * @param path as `toRedirectPath` writes it
   */
  depthTo(path: string, limit: number): Promise<number>;
  insert(fields: RedirectFields): Promise<number>;
  update(id: number, fields: RedirectFields): Promise<void>;
  remove(id: number): Promise<void>;
  addAsked(asked: readonly Asked[]): Promise<void>;
}

const toRedirect = (row: Row): Redirect => ({
  id: number(row, 'id'),
  source: text(row, 'source'),
  target: text(row, 'target'),
  targetPath: textOrNull(row, 'target_path'),
  asked: number(row, 'asked'),
  askedAt: numberOrNull(row, 'asked_at'),
  changedAt: number(row, 'changed_at'),
});

/** The table `redirect`. */
export function createRedirectRepository(db: Database): RedirectRepository {
  const list = db.prepare('SELECT * FROM redirect ORDER BY changed_at DESC, id DESC');
  const byId = db.prepare('SELECT * FROM redirect WHERE id = ?');
  const bySource = db.prepare('SELECT * FROM redirect WHERE source = ?');
  const count = db.prepare('SELECT count(*) AS count FROM redirect');
  const depth = db.prepare(
    `WITH RECURSIVE leads (source, depth) AS (
       SELECT source, 1 FROM redirect WHERE target_path = :path
       UNION SELECT redirect.source, depth + 1 FROM redirect JOIN leads ON target_path = leads.source WHERE depth < :limit
     ) SELECT coalesce(max(depth), 0) AS depth FROM leads`,
  );
  const insert = db.prepare(
    `INSERT INTO redirect (source, target, target_path, changed_at) VALUES (?, ?, ?, ${db.dialect.now}) RETURNING id`,
  );
  const update = db.prepare(
    `UPDATE redirect SET source = ?, target = ?, target_path = ?, changed_at = ${db.dialect.now} WHERE id = ?`,
  );
  const remove = db.prepare('DELETE FROM redirect WHERE id = ?');
  const addAsked = db.prepare('UPDATE redirect SET asked = asked + ?, asked_at = ? WHERE id = ?');
  const orNull = (row: Row | undefined): Redirect | null => (row === undefined ? null : toRedirect(row));
  return {
    list: async () => (await list.all()).map(toRedirect),
    find: async (id) => orNull(await byId.get(id)),
    findBySource: async (source) => orNull(await bySource.get(source)),
    count: async () => number((await count.get()) ?? {}, 'count'),
    depthTo: async (path, limit) => number((await depth.get({ path, limit })) ?? {}, 'depth'),
    insert: async ({ source, target, targetPath }) => insertedId(await insert.get(source, target, targetPath)),
    update: async (id, { source, target, targetPath }) => {
      await update.run(source, target, targetPath, id);
    },
    remove: async (id) => {
      await remove.run(id);
    },
    addAsked: async (asked) => await forEachInOrder(asked, ({ id, times, at }) => addAsked.run(times, at, id)),
  };
}
