import { randomBytes } from 'node:crypto';
import { copyFile, constants, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTexts, projectFields, receiveTexts } from '@vitrine/content';
import { cutText } from '@vitrine/markdown/cut';
import { HttpError } from '../lib/http-error.ts';
import { fetchFiles, keyOf } from './fetch-files.ts';
import { readExport, type ExportFile } from './look-apart.ts';
import type { ReadLine } from './import-jobs.ts';
import type { Wanted } from './library.ts';
import { linesOf } from './lines.ts';
import { Losses } from './losses.ts';
import { fileName } from './names.ts';
import { filesOf } from './read-item.ts';
import type { OpenedSource, SourceParts, TakenItem } from './source.ts';
import type { ImportChoices, MadeKind } from './types.ts';
import { withHeader, type TakenBlock, type TakenFile } from './taken.ts';
import type { ReadItem } from './wxr-source.ts';

/** States of what visitors saw, and of what they were to see. */
const publicStates: ReadonlySet<string> = new Set(['publish', 'published', 'sent', 'private']);
const plannedStates: ReadonlySet<string> = new Set([...publicStates, 'future', 'scheduled']);

/** What nobody saw, or not everybody, becomes a draft like all others: that is reported. */
const states: Readonly<Record<string, string>> = {
  private: 'It was private: nobody saw it without a login.',
  pending: 'It was waiting for somebody to look it through.',
  sent: 'It was sent by mail, and was on no page.',
};

/**
 * Files that may be taken more than once: each time but the first is a copy.
 * @param losses hears of captions whose files are not there
 */
function createTaker(files: ReadonlyMap<string, TakenFile>, losses: Losses) {
  const taken = new Map<string, number>();
  const copies: string[] = [];
  return {
    async take(wanted: Wanted): Promise<readonly TakenFile[]> {
      const file = files.get(keyOf(wanted));
      if (file === undefined) {
        if (wanted.caption !== '') losses.add('caption', `“${wanted.caption}”`);
        return [];
      }
      const times = taken.get(keyOf(wanted)) ?? 0;
      taken.set(keyOf(wanted), times + 1);
      const { alt, caption } = wanted;
      if (times === 0) return [{ ...file, alt, caption }];
      const path = `${file.path}-${String(times)}`;
      copies.push(path);
      await copyFile(file.path, path, constants.COPYFILE_FICLONE);
      return [{ ...file, path, alt, caption }];
    },
    /** What stands in no place goes. */
    async end(): Promise<void> {
      const unused = [...files].filter(([key]) => !taken.has(key)).map(([, { path }]) => path);
      await Promise.all(unused.map((path) => rm(path, { force: true })));
    },
  };
}

async function takeItem(item: ReadItem, as: MadeKind, parts: SourceParts): Promise<TakenItem> {
  const { header: standing, blocks } = item;
  const losses = new Losses(item.losses);
  const notes: string[] = [];
  if (item.isCut) notes.push('A text of it is too long, and was not taken.');
  if (item.isProtected) notes.push('It was protected by a password, which a draft does not need.');
  if (Object.hasOwn(states, item.status)) notes.push(states[item.status] ?? '');
  if (as === 'story' && item.date === null && publicStates.has(item.status))
    notes.push('Its date is not in this file: it gets the day on which you publish it.');
  const { clientName, year } = item.facts;
  if (as !== 'project') {
    if (clientName !== '') losses.add('field', `client “${clientName}”`);
    if (year !== '') losses.add('field', `year “${year}”`);
  }
  const all = filesOf(item);
  const films = new Set(blocks.flatMap((block) => (block.kind === 'film' ? [block.film] : [])));
  const isTold = (wanted: Wanted): boolean => {
    if (as === 'project' || !films.has(wanted)) return false;
    losses.add('film', fileName(keyOf(wanted)));
    return true;
  };
  const wanted = all.filter((one) => !isTold(one));
  const failures: string[] = [];
  const files = await fetchFiles(wanted, parts, failures);
  const taker = createTaker(files, losses);
  const pictures = blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []));
  const [first] = pictures;
  // A text that begins with the picture that stands for it shows it once; so does a project whose header it is.
  const isShownFirst = as !== 'project' && standing !== null && first !== undefined && keyOf(first) === keyOf(standing);
  const [header = null] = standing === null || isShownFirst ? [] : await taker.take(standing);
  const taken: TakenBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'text') taken.push(block);
    else if (block.kind === 'film') taken.push({ kind: 'files', files: await taker.take(block.film), caption: '' });
    else {
      const own: TakenFile[] = [];
      for (const picture of block.pictures) {
        const isHeader = as === 'project' && header !== null && standing !== null && keyOf(picture) === keyOf(standing);
        if (!isHeader || block.pictures.length > 1) own.push(...(await taker.take(picture)));
      }
      // A project has no place for words between its grids.
      if (as === 'project' && own.length === 0 && block.caption !== '') losses.add('caption', `“${block.caption}”`);
      taken.push({ kind: 'files', files: own, caption: block.caption });
    }
  }
  await taker.end();
  const [category = '', ...others] = as === 'project' ? item.categories : ['', ...item.categories];
  for (const name of new Set([...others, ...item.tags])) {
    if (name !== '') losses.add('category', name);
  }
  const now = parts.now();
  const shown = as === 'project' ? withHeader(header, taken) : { header, blocks: taken };
  return {
    notes: [...notes, ...losses.sentences(), ...failures],
    content: {
      title: item.title,
      slug: item.slug,
      author: item.author,
      // What was planned was not there before.
      date: Math.min(item.date ?? now, now),
      // One that was planned went live there meanwhile, on its day.
      wasPublic: item.date !== null && item.date <= now && plannedStates.has(item.status),
      plannedFor: item.date !== null && item.date > now && plannedStates.has(item.status) ? item.date : null,
      ...shown,
      searchDescription: item.searchDescription,
      category,
      formerPaths: item.formerPaths,
      queryAddress: item.queryAddress,
      ...(as === 'project' && (clientName !== '' || year !== '')
        ? {
            project: {
              ...copyTexts(projectFields, { ...receiveTexts(projectFields, {}, null), ...item.facts }, cutText),
              Theme: '' as const,
              credits: [],
            },
          }
        : {}),
    },
  };
}

/**
 * Opens an export to be taken, item by item. All of it is read first, in a process of its own (`import-process.ts`): what somebody else
 * wrote holds nobody up.
 * @param incoming absolute path of the folder of temporary files
 */
export async function openExportSource(
  file: ExportFile,
  {
    types,
    incoming,
    signal,
  }: Pick<ImportChoices, 'types'> & { readonly incoming: string; readonly signal: AbortSignal },
): Promise<OpenedSource> {
  const read = join(incoming, randomBytes(12).toString('hex'));
  const close = () => rm(read, { force: true });
  try {
    await readExport(file, { types, to: read }, signal);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async *items() {
      for await (const line of linesOf(read)) {
        // Written by the process for exports, and by nothing else.
        const { ordinal, item }: ReadLine = JSON.parse(line);
        yield {
          ordinal,
          read: async (as, parts) => {
            if (item === null) throw new HttpError(413, 'It holds more than can be taken.');
            return takeItem(item, as, parts);
          },
        };
      }
    },
    close,
  };
}
