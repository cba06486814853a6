import { columnNames, projectFields, readRow } from '@vitrine/content';
import type { Stored } from '@vitrine/content';
import { columnsOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { number, numberOrNull, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { Clock } from '../lib/clock.ts';
import { createAddressedRecords, type AddressedRecords } from './addressed.ts';
import { visibleTables, forEach, hiddenProjects } from './visibility.ts';
import type { Audience } from './visibility.ts';
import { forEachInOrder } from '../lib/in-order.ts';

/** A project's own fields. */
export type ProjectFields = Stored<typeof projectFields>;

export interface Project extends ProjectFields {
  readonly id: number;
  readonly slug: string;
  /** 1-based sort order. */
  readonly position: number;
  /** Last write of its form, in milliseconds since 1970-01-01 UTC; `null` for a write before such times were stored. */
  readonly changedAt: number | null;
}

export interface Credit {
  readonly id: number;
  readonly role: string;
  readonly name: string;
}

/** How many projects are in a category; `categoryId` null for those in none. */
export interface CategoryCount {
  readonly categoryId: number | null;
  readonly projects: number;
}

/** Projects as an audience sees them. To visitors those that they do not see are not there. */
export interface ProjectReads {
  /** In sort order. */
  list(): Promise<readonly Project[]>;
  /** A part of the list, or of what is in one category. */
  slice(categoryId: number | null, offset: number, size: number): Promise<readonly Project[]>;
  /** How many projects each category has. */
  counts(): Promise<readonly CategoryCount[]>;
  find(id: number): Promise<Project | null>;
  /** The project that has this slug, or had it formerly. */
  findBySlug(slug: string): Promise<Project | null>;
  /** Ids of the related projects, in order. */
  related(projectId: number): Promise<readonly number[]>;
  /** The related projects themselves, in order. */
  relatedProjects(projectId: number): Promise<readonly Project[]>;
}

export interface ProjectRepository extends AddressedRecords<ProjectFields> {
  seenBy(audience: Audience): ProjectReads;
  /** Whether a project has or had this slug. */
  isSlugTaken(slug: string): Promise<boolean>;
  credits(projectId: number): Promise<readonly Credit[]>;
  /** Of every project, in order, by its id. */
  allCredits(): Promise<ReadonlyMap<number, readonly Credit[]>>;
  replaceCredits(projectId: number, credits: readonly Omit<Credit, 'id'>[]): Promise<void>;
  replaceRelated(projectId: number, relatedIds: readonly number[]): Promise<void>;
  /** The media of its header, of its frames, and those that are in no grid. */
  mediaIds(projectId: number): Promise<readonly number[]>;
}

const columns = columnsOf(columnNames(projectFields));

const toProject = (row: Row): Project => ({
  id: number(row, 'id'),
  slug: text(row, 'slug'),
  ...readRow(projectFields, row),
  position: number(row, 'position'),
  changedAt: numberOrNull(row, 'changed_at'),
});

/** The project of a slug, or of one that it had. */
const hasSlug = 'slug = :slug OR id = (SELECT project_id FROM former_slug WHERE former_slug.slug = :slug)';

function createReads(db: Database, clock: Clock, audience: Audience): ProjectReads {
  const { listed, reachable, now } = visibleTables(audience, clock);
  const projects = listed('project');
  const list = db.prepare(`SELECT * FROM ${projects} ORDER BY position, id`);
  const slice = db.prepare(`SELECT * FROM ${projects} ORDER BY position, id LIMIT :size OFFSET :offset`);
  const sliceOfCategory = db.prepare(
    `SELECT * FROM ${projects} WHERE category_id = :categoryId ORDER BY position, id LIMIT :size OFFSET :offset`,
  );
  const counts = db.prepare(`SELECT category_id, count(*) AS projects FROM ${projects} GROUP BY category_id`);
  const byId = db.prepare(`SELECT * FROM ${projects} WHERE id = :id`);
  const bySlug = db.prepare(`SELECT * FROM ${reachable('project')} WHERE ${hasSlug}`);
  const related = db.prepare(
    `SELECT project.* FROM related_project JOIN ${projects} ON project.id = related_id WHERE project_id = :id ORDER BY ordinal`,
  );
  const hidden = audience === 'visitor' ? db.prepare(`SELECT position FROM ${hiddenProjects}`) : null;

  /** Visitors are shown positions without gaps, in which something hidden could be. */
  async function present(rows: readonly Row[]): Promise<readonly Project[]> {
    const between =
      hidden === null || rows.length === 0 ? [] : (await hidden.all(now())).map((row) => number(row, 'position'));
    return rows.map(toProject).map((project) => ({
      ...project,
      position: project.position - between.filter((position) => position < project.position).length,
    }));
  }
  const orNull = async (row: Row | undefined): Promise<Project | null> =>
    (await present(row === undefined ? [] : [row]))[0] ?? null;

  return {
    list: async () => present(await list.all(now())),
    slice: async (categoryId, offset, size) =>
      present(
        categoryId === null
          ? await slice.all({ ...now(), offset, size })
          : await sliceOfCategory.all({ ...now(), categoryId, offset, size }),
      ),
    counts: async () =>
      (await counts.all(now())).map((row) => ({
        categoryId: numberOrNull(row, 'category_id'),
        projects: number(row, 'projects'),
      })),
    find: async (id) => orNull(await byId.get({ ...now(), id })),
    findBySlug: async (slug) => orNull(await bySlug.get({ ...now(), slug })),
    related: async (projectId) => (await related.all({ ...now(), id: projectId })).map((row) => number(row, 'id')),
    relatedProjects: async (projectId) => present(await related.all({ ...now(), id: projectId })),
  };
}

/**
 * Projects with credits, related projects and former addresses, around the table `project`.
 * @param clock decides what visitors see
 */
export function createProjectRepository(db: Database, clock: Clock): ProjectRepository {
  const seenBy = forEach((audience) => createReads(db, clock, audience));
  const slugs = db.prepare(`SELECT 1 FROM project WHERE ${hasSlug}`);
  const credits = db.prepare('SELECT id, role, name FROM credit WHERE project_id = ? ORDER BY ordinal');
  const allCredits = db.prepare('SELECT project_id, id, role, name FROM credit ORDER BY project_id, ordinal');
  const toCredit = (row: Row): Credit => ({ id: number(row, 'id'), role: text(row, 'role'), name: text(row, 'name') });
  const clearCredits = db.prepare('DELETE FROM credit WHERE project_id = ?');
  const addCredit = db.prepare('INSERT INTO credit (project_id, ordinal, role, name) VALUES (?, ?, ?, ?)');
  const clearRelated = db.prepare('DELETE FROM related_project WHERE project_id = ?');
  const addRelated = db.prepare('INSERT INTO related_project (project_id, related_id, ordinal) VALUES (?, ?, ?)');
  const mediaIds = db.prepare(
    `SELECT header_media_id AS id FROM project WHERE id = :id AND header_media_id IS NOT NULL
     UNION ALL SELECT media_id FROM frame JOIN grid ON grid.id = frame.grid_id WHERE grid.project_id = :id
     UNION ALL SELECT media_id FROM loose_media WHERE project_id = :id`,
  );

  return {
    ...createAddressedRecords(db, { table: 'project', former: 'former_slug', columns }),
    seenBy,
    isSlugTaken: async (slug) => (await slugs.get({ slug })) !== undefined,
    credits: async (projectId) => (await credits.all(projectId)).map(toCredit),
    async allCredits() {
      const found = new Map<number, Credit[]>();
      for (const row of await allCredits.all()) {
        const projectId = number(row, 'project_id');
        const own = found.get(projectId);
        if (own === undefined) found.set(projectId, [toCredit(row)]);
        else own.push(toCredit(row));
      }
      return found;
    },
    replaceCredits: async (projectId, next) => {
      await clearCredits.run(projectId);
      await forEachInOrder(next, (credit, index) => addCredit.run(projectId, index, credit.role, credit.name));
    },
    replaceRelated: async (projectId, ids) => {
      await clearRelated.run(projectId);
      await forEachInOrder(ids, (id, index) => addRelated.run(projectId, id, index));
    },
    mediaIds: async (projectId) => (await mediaIds.all({ id: projectId })).map((row) => number(row, 'id')),
  };
}
