import { columnNames, readRow, storedPart, storyFields } from '@vitrine/content';
import type { Stored } from '@vitrine/content';
import { columnsOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { insertedId, number, numberOrNull, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import { visibleTables, forEach } from './visibility.ts';
import type { Audience } from './visibility.ts';

export type StoryFields = Stored<typeof storyFields>;

export interface Story extends StoryFields {
  readonly id: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly createdAt: number;
  /** Last write, likewise; `null` for a write before such times were stored. */
  readonly changedAt: number | null;
  /** When it was published before it came here, likewise; `null` for one that was written here. */
  readonly datedAt: number | null;
}

type StoryName = Pick<Story, 'id' | 'title'>;

const toName = (row: Row | undefined): StoryName | null =>
  row === undefined ? null : { id: number(row, 'id'), title: text(row, 'title') };

/** Stories as an audience sees them. To visitors those that they do not see are not there. */
export interface StoryReads {
  /** Oldest first, by the time since when they are public. */
  list(): Promise<readonly Story[]>;
  find(id: number): Promise<Story | null>;
  /** The next older one of the list; null after the oldest. */
  older(id: number): Promise<StoryName | null>;
  /** The last one of the list; null where it is empty. */
  newest(): Promise<StoryName | null>;
}

export interface StoryRepository {
  seenBy(audience: Audience): StoryReads;
  /** @param datedAt when it was published before it came here */
  insert(fields: StoryFields, createdAt: number, datedAt?: number | null): Promise<Story>;
  update(id: number, fields: StoryFields): Promise<void>;
  remove(id: number): Promise<void>;
}

const columns = columnsOf(columnNames(storyFields));

const toStory = (row: Row): Story => ({
  id: number(row, 'id'),
  ...readRow(storyFields, row),
  createdAt: number(row, 'created_at'),
  changedAt: numberOrNull(row, 'changed_at'),
  datedAt: numberOrNull(row, 'dated_at'),
});

/** Since when a story is public, by which lists order. */
const since = 'CASE WHEN publish_at > created_at THEN publish_at ELSE created_at END';

function createReads(db: Database, clock: Clock, audience: Audience): StoryReads {
  const { listed, reachable, now } = visibleTables(audience, clock);
  const list = db.prepare(`SELECT * FROM ${listed('story')} ORDER BY ${since}, id`);
  const older = db.prepare(
    `SELECT id, title FROM ${listed('story')} WHERE (${since}, id) < (SELECT ${since}, id FROM story WHERE id = :id)
       ORDER BY ${since} DESC, id DESC LIMIT 1`,
  );
  const newest = db.prepare(`SELECT id, title FROM ${listed('story')} ORDER BY ${since} DESC, id DESC LIMIT 1`);
  const byId = db.prepare(`SELECT * FROM ${reachable('story')} WHERE id = :id`);
  return {
    list: async () => (await list.all(now())).map(toStory),
    find: async (id) => {
      const row = await byId.get({ ...now(), id });
      return row === undefined ? null : toStory(row);
    },
    older: async (id) => toName(await older.get({ ...now(), id })),
    newest: async () => toName(await newest.get(now())),
  };
}

/**
 * Stories, in the table `story`.
 * @param clock decides what visitors see
 */
export function createStoryRepository(db: Database, clock: Clock): StoryRepository {
  const insert = db.prepare(
    `INSERT INTO story (${columns.names}, created_at, dated_at) VALUES (${columns.values}, :createdAt, :datedAt) RETURNING id`,
  );
  const update = db.prepare(`UPDATE story SET ${columns.assignments}, changed_at = ${db.dialect.now} WHERE id = :id`);
  const remove = db.prepare('DELETE FROM story WHERE id = ?');
  return {
    seenBy: forEach((audience) => createReads(db, clock, audience)),
    insert: async (fields, createdAt, datedAt = null) => {
      const row = await insert.get({ ...columns.parameters(fields), createdAt, datedAt });
      // With the keys in the order of a row that is read, so that the tag is the same.
      return { id: insertedId(row), ...storedPart(storyFields, fields), createdAt, changedAt: null, datedAt };
    },
    update: async (id, fields) => {
      await update.run({ ...columns.parameters(fields), id });
    },
    remove: async (id) => {
      await remove.run(id);
    },
  };
}
