import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { isMissing } from '../lib/files.ts';
import type { CleanFileRepository, StoredFile } from '../repositories/clean-files.ts';
import { passInBackground } from './background-pass.ts';
import { FileRefused, JobFailed, wasTooMuch } from './child-worker.ts';
import { cleanFilm } from './film.ts';
import { inspectFile } from './inspect.ts';
import { makePicture } from './picture.ts';
import type { MediaStore } from './store.ts';

interface StoredFilesServices {
  readonly cleanFiles: CleanFileRepository;
  readonly store: Pick<MediaStore, 'folder' | 'incoming' | 'bring' | 'save' | 'remove'>;
  readonly db: Pick<Database, 'others'>;
  readonly atomically: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What came of a pass over the files. */
export interface PassedOver {
  readonly lookedAt: number;
  /** Of which something was taken out, or more is known now. */
  readonly cleaned: number;
  /** Names of those in which nobody knows what is. They stay as they are. */
  readonly unknown: readonly string[];
}

/** What the provider itself wrote when it came in. */
const keptAsTheyAre: ReadonlySet<string> = new Set(['svg', 'woff2']);

/** Whether it is about one file, and not about the machine: the others can still be looked at. */
const isOfFile = (error: unknown): boolean =>
  error instanceof FileRefused || wasTooMuch(error) || (error instanceof JobFailed && error.code === '');

/** Takes out of a file what is not shown. @throws {FileRefused} where nobody knows what is in it */
async function clean(path: string, { mediaType }: StoredFile, extension: string): Promise<void> {
  if (mediaType === 'IMAGE') await makePicture({ kind: 'strip', source: path, extension }, false);
  else await cleanFilm(path, extension);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Looks once at files that came by other rules than today's, one after the other: what is not shown goes, and sizes, colours and
 * luminance that nobody knows are noted. A file's name never has another content, so one of which something goes gets another name, to which
 * the former leads. Each is noted when it is done: a later start goes on from there.
 *
 * @param onFailure gets what nobody had thought of, with the name of its file
 */
export async function passOverStoredFiles(
  { cleanFiles, store, atomically }: Omit<StoredFilesServices, 'db'>,
  isOpen: () => boolean,
  onFailure: (error: unknown, file: string) => void = () => undefined,
): Promise<PassedOver> {
  let lookedAt = 0;
  let cleaned = 0;
  const unknown: string[] = [];

  async function lookAt(stored: StoredFile): Promise<void> {
    const { id, file } = stored;
    const extension = file.slice(file.lastIndexOf('.') + 1);
    await store.bring([file]);
    const source = join(store.folder, file);
    if (!existsSync(source) || keptAsTheyAre.has(extension)) return;
    const copy = join(store.incoming, randomBytes(12).toString('hex'));
    try {
      await copyFile(source, copy);
      await clean(copy, stored, extension);
      const isOther = (await hashOf(copy)) !== (await hashOf(source));
      if (!isOther && stored.isKnown) return;
      const facts = await inspectFile({ path: copy, bytes: (await stat(copy)).size });
      if (facts === null) return;
      cleaned += 1;
      if (!isOther) {
        await cleanFiles.noteFacts(id, facts);
        return;
      }
      const made = await store.save(copy, extension);
      const isLeft = await atomically(() => cleanFiles.swap(stored, made, facts));
      if (isLeft) await store.remove([file]);
    } finally {
      await rm(copy, { force: true });
    }
  }

  for (let stored = await cleanFiles.next(); stored !== null && isOpen(); stored = await cleanFiles.next()) {
    lookedAt += 1;
    try {
      await lookAt(stored);
    } catch (error) {
      if (isOfFile(error)) {
        unknown.push(stored.file);
        if (!(error instanceof FileRefused)) onFailure(error, stored.file);
        // Deleted meanwhile, nothing is left to look at.
      } else if (!isMissing(error)) throw error;
    }
    await cleanFiles.note(stored.file);
  }
  await cleanFiles.forgetGone();
  return { lookedAt, cleaned, unknown };
}

/** Does so when the provider listens, and after writes: Undo and History may bring back a file of another time. */
export const storedFiles = fastifyPlugin<StoredFilesServices>(
  async (app, services) => {
    const { others } = services.db;
    const begin = passInBackground(app, async (isOpen) => {
      if (others !== null && !others.isLeading()) return;
      if ((await services.cleanFiles.count()) === 0) return;
      const { lookedAt, cleaned, unknown } = await passOverStoredFiles(services, isOpen, (error, file) =>
        app.log.error({ err: error, file }, 'A file that was stored before could not be looked at.'),
      );
      if (cleaned > 0) app.dataChanges.tell();
      app.log.info(
        { lookedAt, cleaned, unknown },
        'Files that were stored before have been looked at: of some what is not shown was taken out.',
      );
    });
    others?.onChange(begin);
  },
  { name: 'stored-files' },
);
