import { copyTexts, projectFields } from '@vitrine/content';
import { copyFile, constants, mkdir, open, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ArchiveRefused, databaseName } from '../backup/archive.ts';
import { unpackInto } from '../backup/restore.ts';
import { bringToNewest } from '../backup/look-at-database.ts';
import { openDatabase } from '../db/open.ts';
import { cutText } from '@vitrine/markdown/cut';
import { number } from '../db/rows.ts';
import type { SqliteFile } from '../db/sqlite-file.ts';
import { badRequest } from '../lib/http-error.ts';
import { FileRefused } from '../media/child-worker.ts';
import { cleanFile } from '../media/clean-file.ts';
import { inspectFile, type MediaFacts } from '../media/inspect.ts';
import type { Media } from '../repositories/media.ts';
import { createRepositories, type Repositories } from '../repositories/index.ts';
import type { Project } from '../repositories/projects.ts';
import type { ImportLimits } from './limits.ts';
import { toMarkdown } from './phrases.ts';
import type { Found, OpenedSource } from './source.ts';
import type { TakenBlock, TakenFile } from './taken.ts';

const ownFile = /^[0-9a-f]{24}\.[a-z0-9]{3,5}$/;

/**
 * Unpacks a backup beside the others' files. Its database is not looked at yet.
 * @throws {HttpError} 400 for an archive that is damaged
 */
export async function unpackBackup(path: string, folder: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await mkdir(join(folder, 'media'), { recursive: true });
    await unpackInto(file, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error instanceof ArchiveRefused ? badRequest(error.message, 'file') : error;
  } finally {
    await file.close();
  }
}

/** Reads what a stranger's database says; what is not as it should be is a fault of the file. */
async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && 'errcode' in error)) {
      throw badRequest('The database in this backup cannot be read.', 'file');
    }
    throw error;
  }
}

const countOf = (db: SqliteFile, table: 'project' | 'story' | 'page'): number =>
  number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get() ?? {}, 'n');

/**
 * What of a backup that was unpacked would be taken: its projects. Somebody else may have written it, so that it is looked at in a
 * process of its own.
 * @throws {HttpError} 400 for one whose database cannot be used
 */
export async function planBackup(folder: string, { items }: Pick<ImportLimits, 'items'>): Promise<Found> {
  const path = join(folder, databaseName);
  bringToNewest(path);
  const db = openDatabase(path);
  try {
    if (countOf(db.file, 'project') > items) {
      throw badRequest(`A backup may have ${items.toLocaleString('en')} projects at most.`, 'file');
    }
    const repositories = createRepositories(db);
    const list = await reading(() => repositories.projects.seenBy('administrator').list());
    const left = [
      ['Stories', countOf(db.file, 'story')],
      ['Pages', countOf(db.file, 'page')],
    ] as const;
    return {
      kind: 'backup',
      plan: {
        types: list.length === 0 ? [] : [{ type: 'project', count: list.length, as: 'project' }],
        hosts: [],
        addresses: 0,
        skipped: left.filter(([, count]) => count > 0).map(([reason, count]) => ({ reason, count })),
      },
      items: list.map((project, ordinal) => ({
        ordinal,
        source: cutText(`vitrine ${String(project.id)} ${project.slug}`, 500),
        type: 'project',
        title: cutText(project.title, 200),
        address: null,
        publishedAt: null,
        state: 'planned',
        notes: [],
      })),
    };
  } finally {
    await db.close();
  }
}

/** Opens a backup that was unpacked in `folder`, and whose database has been looked at ({@link planBackup}). */
export function openBackupSource(folder: string, incoming: string): OpenedSource {
  // It was brought to the newest schema as it was planned, or is by a newer version now.
  const db = openDatabase(join(folder, databaseName));
  const repositories = createRepositories(db);

  async function take(media: Media | null, notes: string[]): Promise<readonly TakenFile[]> {
    // Only names that backups give are followed: somebody else's database may hold any path.
    if (media === null || !ownFile.test(media.file)) return [];
    const { file, alt, bytes } = media;
    const copy = join(incoming, randomBytes(12).toString('hex'));
    try {
      await copyFile(join(folder, 'media', file), copy, constants.COPYFILE_FICLONE);
    } catch {
      notes.push(`${file} is not in the backup.`);
      return [];
    }
    let reason = 'It is no picture or film that can be stored.';
    const look = async (): Promise<MediaFacts | null> => {
      const found = await inspectFile({ path: copy, bytes });
      return found === null ? null : cleanFile(copy, found);
    };
    // What cannot be stored is known here: when all files of a project are, it would fail with it.
    const facts = await look().catch((error: unknown) => {
      if (!(error instanceof FileRefused)) throw error;
      reason = error.message;
      return null;
    });
    if (facts !== null) return [{ path: copy, name: file, facts, alt: alt ?? '', caption: '' }];
    await rm(copy, { force: true });
    notes.push(`${file} was not taken. ${reason}`);
    return [];
  }

  async function read({ projects, grids, media, categories }: Repositories, project: Project, now: number) {
    const notes: string[] = [];
    const find = async (id: number | null) => (id === null ? null : await media.find(id));
    const [header = null] = await take(await find(project.headerMediaId), notes);
    const blocks: TakenBlock[] = [];
    for (const { frames, gridText, gridType } of await grids.ofProject(project.id)) {
      const files: TakenFile[] = [];
      const slots: number[] = [];
      for (const frame of frames) {
        const taken = await take(await find(frame.mediaId), notes);
        files.push(...taken);
        slots.push(...taken.map(() => frame.slot));
      }
      blocks.push({ kind: 'files', files, caption: '', grid: { gridType, gridText: gridText ?? '', slots } });
    }
    const words = project.description ?? '';
    const markdown = project.descriptionFormat === 'markdown' ? words : toMarkdown(words);
    const category = project.categoryId === null ? null : await categories.find(project.categoryId);
    return {
      notes,
      content: {
        title: project.title,
        slug: project.slug,
        author: '',
        date: now,
        wasPublic: false,
        plannedFor: null,
        blocks: [{ kind: 'text', markdown, words } as const, ...blocks],
        header,
        searchDescription: project.searchDescription ?? '',
        category: category?.name ?? '',
        project: {
          ...copyTexts(projectFields, project, cutText),
          Theme: project.theme ?? ('' as const),
          credits: (await projects.credits(project.id))
            .slice(0, 200)
            .map(({ role, name }) => ({ role: cutText(role, 500), name: cutText(name, 500) })),
        },
      },
    };
  }

  return {
    async *items() {
      const list = await reading(() => repositories.projects.seenBy('administrator').list());
      for (const [ordinal, project] of list.entries()) {
        yield { ordinal, read: (_as, { now }) => read(repositories, project, now()) };
      }
    },
    close: () => db.close(),
  };
}
