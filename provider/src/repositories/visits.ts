import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { forEachInOrder } from '../lib/in-order.ts';

const kinds = ['visitor', 'page', 'link', 'referrer', 'missing'] as const;
export type VisitKind = (typeof kinds)[number];

/** How often something was seen. */
export interface VisitCount {
  /** A path, the id of a link, a host; '' for a visitor, and for what is more than is kept apart. */
  readonly name: string;
  readonly count: number;
}

/** The same on a day of UTC, such as '2026-11-29'. */
export interface DayCount extends VisitCount {
  readonly day: string;
  readonly kind: VisitKind;
}

export interface VisitDay {
  readonly day: string;
  readonly visitors: number;
  readonly views: number;
}

export interface VisitRepository {
  isCounting(): Promise<boolean>;
  /** @param since when it is turned off, in milliseconds since 1970-01-01 UTC */
  setCounting(isOn: boolean, since: number): Promise<void>;
  add(counts: readonly DayCount[]): Promise<void>;
  /** The names of a day. */
  names(day: string, kind: VisitKind): Promise<readonly string[]>;
  /** From a day on, the oldest first. */
  days(from: string): Promise<readonly VisitDay[]>;
  /** The most seen first. */
  most(kind: VisitKind, from: string, limit: number): Promise<readonly VisitCount[]>;
  /** All of a day. */
  ofDay(day: string): Promise<readonly DayCount[]>;
  removeBefore(day: string): Promise<void>;
}

const toCount = (row: Row): VisitCount => ({ name: text(row, 'name'), count: number(row, 'total') });

const toKind = (value: string): VisitKind => kinds.find((kind) => kind === value) ?? 'visitor';

/** Counts, in the table `visit`, and whether visitors are counted, in `uncounted`. */
export function createVisitRepository(db: Database): VisitRepository {
  const uncounted = db.prepare('SELECT id FROM uncounted');
  const turnOff = db.prepare('INSERT INTO uncounted (id, since) VALUES (1, ?) ON CONFLICT (id) DO NOTHING');
  const turnOn = db.prepare('DELETE FROM uncounted');
  const add = db.prepare(
    `INSERT INTO visit (day, kind, name, count) VALUES (?, ?, ?, ?)
       ON CONFLICT (day, kind, name) DO UPDATE SET count = visit.count + excluded.count`,
  );
  const names = db.prepare('SELECT name FROM visit WHERE day = ? AND kind = ?');
  const days = db.prepare(
    `SELECT day, CAST(sum(CASE WHEN kind = 'visitor' THEN count ELSE 0 END) AS bigint) AS visitors,
       CAST(sum(CASE WHEN kind IN ('page', 'link') THEN count ELSE 0 END) AS bigint) AS views
     FROM visit WHERE day >= ? GROUP BY day ORDER BY day`,
  );
  const most = db.prepare(
    `SELECT name, CAST(sum(count) AS bigint) AS total FROM visit WHERE kind = ? AND day >= ?
     GROUP BY name ORDER BY total DESC, name LIMIT ?`,
  );
  const ofDay = db.prepare(
    'SELECT day, kind, name, count AS total FROM visit WHERE day = ? ORDER BY kind, count DESC, name',
  );
  const removeBefore = db.prepare('DELETE FROM visit WHERE day < ?');
  return {
    isCounting: async () => (await uncounted.get()) === undefined,
    setCounting: async (isOn, since) => void (isOn ? await turnOn.run() : await turnOff.run(since)),
    add: async (counts) =>
      await forEachInOrder(counts, async ({ day, kind, name, count }) => {
        await add.run(day, kind, name, count);
      }),
    names: async (day, kind) => (await names.all(day, kind)).map((row) => text(row, 'name')),
    days: async (from) =>
      (await days.all(from)).map((row) => ({
        day: text(row, 'day'),
        visitors: number(row, 'visitors'),
        views: number(row, 'views'),
      })),
    most: async (kind, from, limit) => (await most.all(kind, from, limit)).map(toCount),
    ofDay: async (day) =>
      (await ofDay.all(day)).map((row) => ({
        ...toCount(row),
        day: text(row, 'day'),
        kind: toKind(text(row, 'kind')),
      })),
    removeBefore: async (day) => {
      await removeBefore.run(day);
    },
  };
}
