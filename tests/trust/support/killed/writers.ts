import { expect } from 'vitest';
import { film, picture, smallFilm } from '../../../contract/support/provider.ts';
import { administratorsWriter } from './administrators.ts';
import { historyWriter, sessionsWriter } from './changes.ts';
import { importsWriter, redirectsWriter } from './moving.ts';
import type { Place, Send } from './send.ts';
import { passwordsWriter, type TakeLink } from './passwords.ts';
import { passkeysWriter, secondFactorWriter } from './sign-in.ts';
import { closingWriter, looksWriter, textPicturesWriter, visitorsWriter } from './studio.ts';
import { writer, type Writer } from './writer.ts';

const anId: unknown = expect.any(Number);
const aPath: unknown = expect.stringMatching(/^media\/\w+\.\w+$/);

interface Made {
  readonly data: { readonly id: number };
}
interface Undoable {
  readonly undo: string;
}

// ── Pages of one's own ────────────────────────────────────────────────────────────────────────────────────────────────

interface OwnPage {
  readonly id: number;
  readonly title: string;
  readonly contentSource: string;
}
interface DeletedPage {
  readonly undo: string;
  readonly title: string;
  readonly deletedAt: string;
}
interface OwnPages {
  /** In their order. */
  readonly pages: readonly OwnPage[];
  /** The last deletion first. */
  readonly deleted: readonly DeletedPage[];
}

async function readPages(send: Send): Promise<OwnPages> {
  const { pages } = await send<{ pages: readonly OwnPage[] }>('listPages');
  const { data } = await send<{ data: readonly (DeletedPage & { readonly kind: string })[] }>('listDeleted');
  return {
    pages: await Promise.all(
      pages.map(async (page) => {
        const { id, title, contentSource } = await send<OwnPage>('getPageToEdit', undefined, { id: page.id });
        return { id, title, contentSource };
      }),
    ),
    deleted: data
      .filter(({ kind }) => kind === 'page')
      .map(({ undo, title, deletedAt }) => ({ undo, title, deletedAt })),
  };
}

/** Made, changed, moved, deleted, put back, deleted for good one by one and together. */
async function pagesWriter(send: Send): Promise<Writer> {
  // Only what was deleted before it began is emptied together: others take back what they have just deleted.
  let began = '';
  let isFirst = false;
  const own = await writer(
    () => readPages(send),
    async (ledger, serial) => {
      // It removes files, and comes to its end most often where it is what a life begins with.
      const isEmptying = serial % 7 === 6 || (isFirst && serial % 2 === 0);
      const isPurging = isFirst && serial % 2 === 1;
      isFirst = false;
      const { pages, deleted } = ledger.now;
      const [first] = pages;
      const last = pages.at(-1);
      const [gone] = deleted;
      const [title, contentSource] = [`Page ${String(serial)}`, `It is **${String(serial)}**.`];
      const content = { title, content: contentSource, contentFormat: 'markdown' };
      const turn = serial % 7;
      if (isEmptying && deleted.some(({ deletedAt }) => deletedAt <= began)) {
        const next = { pages, deleted: deleted.filter(({ deletedAt }) => deletedAt > began) };
        return ledger.write(next, () => send('emptyDeleted', { until: began }));
      }
      // One is left for those that are emptied together.
      if (gone !== undefined && (isPurging || (turn === 5 && deleted.length > 1))) {
        const next = { pages, deleted: deleted.slice(1) };
        return ledger.write(next, () => send('purgeDeleted', undefined, { token: gone.undo }));
      }
      if (first === undefined || last === undefined || (turn === 0 && pages.length < 4)) {
        const next = { deleted, pages: [...pages, { id: anId, title, contentSource }] };
        return ledger.write(next, () => send('createPage', content));
      }
      if (turn <= 1) {
        const next = { deleted, pages: [{ ...first, title, contentSource }, ...pages.slice(1)] };
        return ledger.write(next, () => send('updatePage', content, { id: first.id }));
      }
      if (turn === 2) {
        const next = { deleted, pages: [last, ...pages.slice(0, -1)] };
        return ledger.write(next, () => send('movePage', { position: 1 }, { id: last.id }));
      }
      const entry = { undo: expect.any(String), title: last.title, deletedAt: expect.any(String) };
      await ledger.write({ pages: pages.slice(0, -1), deleted: [entry, ...deleted] }, () =>
        send('deletePage', undefined, { id: last.id }),
      );
      const [taken] = ledger.now.deleted;
      if (turn === 3 || turn === 4 || taken === undefined) return;
      await ledger.write({ pages, deleted }, () => send('undoDelete', { undo: taken.undo }));
    },
  );
  return {
    ...own,
    run: () => {
      began = new Date().toISOString();
      isFirst = true;
      return own.run();
    },
  };
}

// ── Media: words, what stays in view, another file everywhere, posters, renditions, second lights, originals, the library ─

interface Medium {
  readonly path: string;
  readonly name: string;
  readonly alt: string | null;
  readonly focus: { readonly x: number; readonly y: number } | null;
  readonly poster: string | null;
  readonly renditions: readonly string[];
  /** Its second light. */
  readonly dark: string | null;
}
interface Loose {
  readonly id: string;
  readonly name: string;
}
interface Original {
  readonly id: number;
  readonly name: string;
}
interface ProjectFiles {
  readonly header: Medium;
  readonly frame: Medium;
  /** Those that stand in no grid. */
  readonly loose: readonly Loose[];
  readonly originals: readonly Original[];
}

interface Details {
  readonly alt: string | null;
  readonly focus?: Medium['focus'];
  readonly poster?: string | null;
  readonly renditions?: readonly { readonly path: string }[];
  readonly dark?: { readonly mediaUrl: string };
}
interface Frame {
  readonly id: number | string;
  readonly mediaUrl: string;
  readonly name: string;
  readonly details: Details;
}

const mediumOf = (path: string, name: string, details: Details): Medium => ({
  path,
  name,
  alt: details.alt,
  focus: details.focus ?? null,
  poster: details.poster ?? null,
  renditions: (details.renditions ?? []).map((one) => one.path),
  dark: details.dark?.mediaUrl ?? null,
});

async function readFiles(send: Send, id: number): Promise<ProjectFiles> {
  const { media, headerMedia, headerName, headerDetails } = await send<{
    media: readonly Frame[];
    headerMedia: string;
    headerName: string;
    headerDetails: Details;
  }>('listProjectMedia', undefined, { id });
  const { data } = await send<{ data: readonly (Original & { readonly projectId: number | null })[] }>('listOriginals');
  const [frame, ...loose] = media;
  if (frame === undefined) throw new Error('The frame is lost.');
  return {
    header: mediumOf(headerMedia, headerName, headerDetails),
    frame: mediumOf(frame.mediaUrl, frame.name, frame.details),
    loose: loose.map((one) => ({ id: String(one.id), name: one.name })),
    originals: data.filter(({ projectId }) => projectId === id).map((one) => ({ id: one.id, name: one.name })),
  };
}

const camera = (name: string): File =>
  new File([`\0\0\0\x14ftypqt  \0\0\0\0qt  ${name}`], name, { type: 'video/quicktime' });

async function mediaWriter(send: Send): Promise<Writer> {
  const { data } = await send<Made>('createProject', {
    title: 'Its files',
    visibility: 'draft',
    HeaderMedia: picture('first.jpg'),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: film('first.mp4'),
  });
  const read = () => readFiles(send, data.id);
  return writer(
    read,
    async (ledger, serial) => {
      const { now } = ledger;
      const { header, frame, originals } = now;
      const [loose] = now.loose;
      const [original] = originals;
      const number = String(serial);
      const write = (next: unknown, ...asked: Parameters<Send>) => ledger.write(next, () => send(...asked));
      switch (serial % 10) {
        case 0: {
          const said = { alt: `Words ${number}`, focus: { x: (serial % 100) / 100, y: 0.25 } };
          return write({ ...now, header: { ...header, ...said } }, 'updateMediaDetails', {
            path: header.path,
            ...said,
          });
        }
        case 1:
          return write({ ...now, header: { ...header, path: aPath, name: `${number}.jpg` } }, 'replaceMedia', {
            path: header.path,
            file: picture(`${number}.jpg`),
          });
        case 2:
          return write({ ...now, frame: { ...frame, poster: aPath } }, 'setPoster', {
            path: frame.path,
            image: picture(),
          });
        case 3:
          return write({ ...now, frame: { ...frame, renditions: [aPath] } }, 'setRendition', {
            path: frame.path,
            film: smallFilm(),
          });
        case 4: {
          if (loose !== undefined) return;
          const next = {
            ...now,
            loose: [{ id: expect.any(String), name: `${number}.mp4` }],
            originals: [{ id: anId, name: `${number}.mov` }],
          };
          const files = { file: film(`${number}.mp4`), original_file: camera(`${number}.mov`) };
          return write(next, 'addProjectMedia', files, { id: data.id });
        }
        case 5: {
          if (original === undefined) return;
          let undo = '';
          await ledger.write({ ...now, originals: [] }, async () => {
            ({ undo } = await send<Undoable>('deleteOriginal', undefined, { id: original.id }));
          });
          return write(now, 'undoDelete', { undo });
        }
        case 6: {
          const again = { ...frame, path: aPath, name: `${number}.mp4`, poster: null, renditions: [] };
          return write({ ...now, frame: again }, 'replaceMedia', { path: frame.path, file: film(`${number}.mp4`) });
        }
        case 7:
          return write({ ...now, header: { ...header, dark: aPath } }, 'setSecondLight', {
            path: header.path,
            file: picture(),
          });
        case 8: {
          if (header.dark === null) return;
          return write({ ...now, header: { ...header, dark: null } }, 'deleteSecondLight', { path: header.path });
        }
        default:
          if (loose !== undefined)
            return write({ ...now, loose: [], originals: [] }, 'deleteMedia', undefined, { id: loose.id });
      }
    },
    true,
  );
}

// ── Copies of projects ───────────────────────────────────────────────────────────────────────────────────────────────

interface Copy {
  readonly id: number;
  readonly visibility: string;
  /** The files that it has. */
  readonly files: number;
}

async function readCopies(send: Send): Promise<readonly Copy[]> {
  const { data } = await send<{ data: readonly (Copy & { readonly title: string })[] }>('listProjects');
  const copies = data.filter(({ title }) => title.startsWith('Copy of'));
  return Promise.all(
    copies.map(async ({ id, visibility }) => {
      const files = await readFiles(send, id);
      return { id, visibility, files: [files.header, files.frame].length + files.loose.length };
    }),
  );
}

/** Made whole or not at all, right behind what they are of; taken back, and deleted. */
async function copiesWriter(send: Send): Promise<Writer> {
  const { data } = await send<Made>('createProject', {
    title: 'Copied',
    visibility: 'draft',
    HeaderMedia: picture(),
    grids: [{ gridType: 'G5', position: '1', frames: [] }],
    grid_0_frame_0_0: picture(),
  });
  return writer(
    () => readCopies(send),
    async (ledger, serial) => {
      const { now } = ledger;
      const [first] = now;
      if (first !== undefined && (serial % 2 === 0 || now.length > 1)) {
        return ledger.write(now.slice(1), () => send('deleteProject', undefined, { id: first.id }));
      }
      let undo = '';
      await ledger.write([{ id: anId, visibility: 'draft', files: 2 }, ...now], async () => {
        ({ undo } = await send<Undoable>('duplicateProject', undefined, { id: data.id }));
      });
      if (serial % 3 === 0) await ledger.write(now, () => send('undoDelete', { undo }));
    },
  );
}

// ── Texts and how they are meant ─────────────────────────────────────────────────────────────────────────────────────

interface Text {
  readonly title: string;
  /** What is drawn, and as it was typed where that is something else. */
  readonly content: string;
  readonly contentSource?: string | undefined;
  readonly searchDescription?: string | undefined;
}

async function textsWriter(send: Send): Promise<Writer> {
  const { data } = await send<Made>('createStory', {
    title: 'Text 0',
    authorname: 'A',
    content: 'C',
    visibility: 'draft',
  });
  const read = async (): Promise<Text> => {
    const { title, content, contentSource, searchDescription } = await send<Text>('getStory', undefined, {
      id: data.id,
    });
    return { title, content, contentSource, searchDescription };
  };
  return writer(read, async (ledger, serial) => {
    const number = String(serial);
    const typed = `It is **${number}**.`;
    const isFormatted = serial % 2 === 0;
    const fields = { title: `Text ${number}`, searchDescription: `In search ${number}` };
    const next: Text = isFormatted
      ? { ...fields, content: `It is ${number}.`, contentSource: typed }
      : { ...fields, content: typed };
    const contentFormat = isFormatted ? 'markdown' : 'plain';
    return ledger.write(next, () =>
      send('updateStory', { ...fields, authorname: 'A', content: typed, contentFormat }, { id: data.id }),
    );
  });
}

/**
 * Writers of what came after the specification, on a studio that they have for themselves.
 *
 * @param place where it listens, at each moment
 * @param takeLink takes the link for a new password that came last by mail
 */
export async function createWriters(
  send: Send,
  place: Pick<Place, 'address' | 'cookie'>,
  takeLink: TakeLink,
): Promise<readonly Writer[]> {
  const writers = [
    // First, as it opens what it finds closed, for all that is compared after it.
    closingWriter,
    textPicturesWriter,
    visitorsWriter,
    looksWriter,
    (to: Send) => passwordsWriter(to, takeLink),
    pagesWriter,
    mediaWriter,
    copiesWriter,
    textsWriter,
    redirectsWriter,
    importsWriter,
    passkeysWriter,
    secondFactorWriter,
    historyWriter,
    sessionsWriter,
    administratorsWriter,
  ];
  const made: Writer[] = [];
  for (const make of writers) made.push(await make(send, place));
  return made;
}
