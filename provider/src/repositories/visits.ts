import type { Database } from '../db/database.ts';
import { number, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';

export type VisitKind = 'visitor' | 'page' | 'link' | 'referrer' | 'missing';

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
  isCounting(): boolean;
  /** @param since when it is turned off, in milliseconds since 1970-01-01 UTC */
  setCounting(isOn: boolean, since: number): void;
  add(counts: readonly DayCount[]): void;
  /** The names of a day. */
  names(day: string, kind: VisitKind): readonly string[];
  /** From a day on, the oldest first. */
  days(from: string): readonly VisitDay[];
  /** The most seen first. */
  most(kind: VisitKind, from: string, limit: number): readonly VisitCount[];
  /** All of it, the oldest day first. */
  list(): readonly DayCount[];
  removeBefore(day: string): void;
}

const toCount = (row: Row): VisitCount => ({ name: text(row, 'name'), count: number(row, 'total') });

const kinds: readonly VisitKind[] = ['visitor', 'page', 'link', 'referrer', 'missing'];
const toKind = (value: string): VisitKind => kinds.find((kind) => kind === value) ?? 'visitor';

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
  const list = db.prepare('SELECT day, kind, name, count AS total FROM visit ORDER BY day, kind, count DESC, name');
  const removeBefore = db.prepare('DELETE FROM visit WHERE day < ?');
  return {
    isCounting: () => uncounted.get() === undefined,
    setCounting: (isOn, since) => void (isOn ? turnOn.run() : turnOff.run(since)),
    add: (counts) => counts.forEach(({ day, kind, name, count }) => void add.run(day, kind, name, count)),
    names: (day, kind) => names.all(day, kind).map((row) => text(row, 'name')),
    days: (from) =>
      days.all(from).map((row) => ({
        day: text(row, 'day'),
        visitors: number(row, 'visitors'),
        views: number(row, 'views'),
      })),
    most: (kind, from, limit) => most.all(kind, from, limit).map(toCount),
    list: () => list.all().map((row) => ({ ...toCount(row), day: text(row, 'day'), kind: toKind(text(row, 'kind')) })),
    removeBefore: (day) => void removeBefore.run(day),
  };
}
