import { copyFile, constants, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { cutText } from '@vitrine/markdown/cut';
import { arrangeMedia } from '@vitrine/media-kinds/arrange';
import { badRequest } from '../lib/http-error.ts';
import type { ImportFile } from '../repositories/imports.ts';
import { FetchRefused } from './fetch-media.ts';
import { NothingToTake, type Found, type OpenedSource, type SourceParts } from './source.ts';
import { withHeader, type TakenBlock, type TakenFile } from './taken.ts';

/** Within a folder that somebody has chosen, as people write it: `Work/Upar/01.jpg`. */
const longestPath = 1000;
const deepest = 20;
const byName = new Intl.Collator('en', { numeric: true }).compare;

/**
 * A file's place in its folder, told by a browser. It names a project, and never a path on this disk.
 * @throws {HttpError} 400 for one that leads out of its folder, or cannot be
 */
export function readFolderPath(typed: string): string {
  const parts = typed
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '');
  const isNamed = parts.length > 0 && parts.length <= deepest && typed.length <= longestPath;
  if (!isNamed || parts.some((part) => /^\.{1,2}$/.test(part) || /\p{Cc}/u.test(part))) {
    throw badRequest('A file needs its place in the folder, such as Work/Upar/01.jpg.', 'path');
  }
  return parts.map((part) => part.normalize('NFC')).join('/');
}

/** Names of the folders of a file, without its own. */
const foldersOf = (path: string): readonly string[] => path.split('/').slice(0, -1);

/** What Mac, Windows, Linux and network drives leave in folders; the dashboard does not send it. */
const leftBySystems =
  /^(?:\..*|~\$.*|thumbs\.db|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|__macosx|@eadir|@__thumb|@recycle|@recently-snapshot|@tmp|#recycle|#snapshot|\$recycle\.bin|recycler|system volume information|lost\+found|found\.\d{3})$/i;
const isOwn = ({ path }: ImportFile): boolean => !path.split('/').some((part) => leftBySystems.test(part));

interface Folder {
  readonly title: string;
  readonly source: string;
  readonly files: readonly ImportFile[];
}

/** The folders that hold files themselves; what is the same for all of them is in no title. */
function foldersIn(name: string, files: readonly ImportFile[]): readonly Folder[] {
  const groups = Map.groupBy(files.filter(isOwn), ({ path }) => foldersOf(path).join('/'));
  const all = [...groups.keys()].map((path) => path.split('/'));
  const [one = []] = all;
  const shared =
    all.length < 2 ? Math.max(0, one.length - 1) : one.findIndex((part, at) => all.some((other) => other[at] !== part));
  const common = shared < 0 ? one.length : shared;
  return [...groups]
    .toSorted(([a], [b]) => byName(a, b))
    .map(([path, found]) => {
      const own = path
        .split('/')
        .slice(common)
        .filter((part) => part !== '');
      const last = path.split('/').at(-1) ?? '';
      return {
        title: cutText((own.length === 0 ? last || name : own.map((part) => part.trim()).join(' – ')).trim(), 200),
        source: cutText(`folder ${name} ${path}`, 500),
        files: found.toSorted((a, b) => byName(a.path, b.path)),
      };
    });
}

/** What of a folder that was brought would be taken: a project for each folder in it that holds files. */
export function planFolder(name: string, files: readonly ImportFile[]): Found {
  const folders = foldersIn(name, files);
  const left = files.filter((file) => !isOwn(file));
  return {
    kind: 'folder',
    plan: {
      types: folders.length === 0 ? [] : [{ type: 'folder', count: folders.length, as: 'project' }],
      hosts: [],
      addresses: 0,
      skipped:
        left.length === 0
          ? []
          : [
              {
                reason: 'Files that a system has left there',
                count: left.length,
                names: left.slice(0, 100).map(({ path }) => path),
              },
            ],
    },
    items: folders.map(({ title, source }, ordinal) => ({
      ordinal,
      source,
      type: 'folder',
      title,
      address: null,
      publishedAt: null,
      state: 'planned',
      notes: [],
    })),
  };
}

/** The grids that a form makes of the same files (docs/decisions/059). */
function inGrids(files: readonly TakenFile[]): readonly TakenBlock[] {
  const arranged = arrangeMedia(
    files.map(({ facts: { mediaType, width, height } }) => ({
      kind: mediaType === 'VIDEO' ? ('video' as const) : ('image' as const),
      width,
      height,
    })),
  );
  const starts = arranged.map((_grid, at) => arranged.slice(0, at).reduce((sum, { count }) => sum + count, 0));
  return arranged.map(({ gridType, count }, at) => {
    const own = files.slice(starts[at], (starts[at] ?? 0) + count);
    const slots = own.map((_file, slot) => (gridType === 'G3' ? 0 : slot));
    return { kind: 'files', files: own, caption: '', grid: { gridType, gridText: '', slots } };
  });
}

/**
 * Opens a folder that was brought.
 * @param folder where its files lie
 * @param incoming folder of incomplete uploads: each file that is taken is a copy there, so that a project that fails can be tried again
 */
export function openFolderSource(
  name: string,
  files: readonly ImportFile[],
  { folder, incoming }: { readonly folder: string; readonly incoming: string },
): OpenedSource {
  async function take(
    { file, path, bytes }: ImportFile,
    { look, signal }: SourceParts,
    notes: string[],
  ): Promise<readonly TakenFile[]> {
    const copy = join(incoming, randomBytes(12).toString('hex'));
    const name = path.split('/').at(-1) ?? '';
    try {
      await copyFile(join(folder, file), copy, constants.COPYFILE_FICLONE);
      const { lost, ...looked } = await look({ path: copy, bytes }, signal);
      if (lost !== '') notes.push(`${name} was taken, but not all of it. ${lost}`);
      return [{ ...looked, name, alt: '', caption: '' }];
    } catch (error) {
      await rm(copy, { force: true });
      if (!(error instanceof FetchRefused)) throw error;
      notes.push(`${name} was not taken. ${error.message}`);
      return [];
    }
  }
  return {
    async *items() {
      for (const [ordinal, { title, files: own }] of foldersIn(name, files).entries()) {
        yield {
          ordinal,
          read: async (_as, parts) => {
            const notes: string[] = [];
            const taken: TakenFile[] = [];
            try {
              for (const file of own) taken.push(...(await take(file, parts, notes)));
            } catch (error) {
              // Stopped: nobody takes what is there of it.
              await Promise.all(taken.map(({ path }) => rm(path, { force: true })));
              throw error;
            }
            // A project of nothing is none.
            if (taken.length === 0) throw new NothingToTake(notes);
            const { header, blocks } = withHeader(null, [{ kind: 'files', files: taken, caption: '' }]);
            return {
              notes,
              content: {
                header,
                blocks: blocks.flatMap((block) => (block.kind === 'files' ? inGrids(block.files) : [])),
                title,
                slug: '',
                author: '',
                date: parts.now(),
                wasPublic: false,
                plannedFor: null,
                searchDescription: '',
                category: '',
              },
            };
          },
        };
      }
    },
    close: async () => undefined,
  };
}
