import { rm } from 'node:fs/promises';
import { pageFields, projectFields, receiveTexts, storyFields } from '@vitrine/content';
import type { CopiedTexts } from '@vitrine/content';
import { whyRefused } from '@vitrine/markdown';
import { cutText } from '@vitrine/markdown/cut';
import type { Schemas } from '../contract/types.ts';
import { writeProject, type ProjectServices } from '../handlers/write-project.ts';
import { HttpError } from '../http-error.ts';
import type { MediaFacts } from '../media/inspect.ts';
import { saveUploads } from '../media/save-uploads.ts';
import { Upload } from '../multipart/upload.ts';
import { assertFits } from '../redirects.ts';
import type { MadeRecord } from '../repositories/imports.ts';
import { readPageSlug, reservedSlugs } from '../rules/page-slug.ts';
import { isElsewhere, isOwnPage, readTarget, toReadable } from '../rules/redirects.ts';
import { isPlaceholder, slugify } from '../rules/slug.ts';
import type { Services } from '../services.ts';
import { listed } from './names.ts';
import { toMarkdown } from './phrases.ts';
import type { MadeKind } from './types.ts';

/** A file that goes with what is made: whole, under a temporary name, and known to be a picture or a film. */
export interface TakenFile {
  readonly path: string;
  readonly name: string;
  readonly facts: MediaFacts;
  readonly alt: string;
  readonly caption: string;
}

/** The grid that files stood in, where it was one of ours. */
export interface TakenGrid {
  readonly gridType: Schemas['GridType'];
  readonly gridText: string;
  /** Of each file. */
  readonly slots: readonly number[];
}

/** Parts of a text, in their order. */
export type TakenBlock =
  | { readonly kind: 'text'; readonly markdown: string; readonly words: string }
  /** More than one are shown as one after the other. The caption is that of all of them. */
  | {
      readonly kind: 'files';
      readonly files: readonly TakenFile[];
      readonly caption: string;
      readonly grid?: TakenGrid;
    };

/** What one item holds, in this product's terms. */
export interface TakenContent {
  readonly title: string;
  readonly slug: string;
  readonly author: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly date: number;
  /** It was public on that day; it is none of a draft, or of one that was planned. */
  readonly wasPublic: boolean;
  /** When it was to be published, likewise; null for what was not planned. */
  readonly plannedFor: number | null;
  readonly blocks: readonly TakenBlock[];
  readonly header: TakenFile | null;
  readonly searchDescription: string;
  readonly category: string;
  /** Facts that only a project has. */
  readonly project?: CopiedTexts<typeof projectFields> & Pick<Schemas['ProjectForm'], 'credits' | 'Theme'>;
}

export interface Writing {
  readonly content: TakenContent;
  readonly as: MadeKind;
  /** The old address, where it is to lead to what is made. */
  readonly redirectFrom: string | null;
  /** Called in the transaction that makes the record. */
  readonly made: (record: MadeRecord) => void;
}

export type WriteServices = ProjectServices &
  Pick<Services, 'stories' | 'storyMedia' | 'pages' | 'redirects' | 'categories'>;

const longestGridText = 5000;
/** A project's form takes so many. */
const most = { grids: 100, files: 300 };
const oneOfMany = 200;

const quotes = (text: string): string => text.replaceAll(/["\\]/g, String.raw`\$&`);
const brackets = (text: string): string => text.replaceAll(/[[\]\\*_]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

const isText = (block: TakenBlock): block is Extract<TakenBlock, { kind: 'text' }> => block.kind === 'text';
const filesIn = (blocks: readonly TakenBlock[]): readonly TakenFile[] =>
  blocks.flatMap((block) => (isText(block) ? [] : block.files));

const namesOf = (files: readonly TakenFile[]): readonly string[] => files.map(({ name }) => name);

interface Typed {
  readonly text: string;
  readonly format: 'plain' | 'markdown';
}

/** The text as it is kept; without its marks where it would not be kept with them. */
function textOf(
  blocks: readonly TakenBlock[],
  limit: number,
  notes: string[],
  markdownOf: (block: TakenBlock) => string = () => '',
): Typed {
  const join = (write: (block: TakenBlock) => string): string =>
    blocks
      .map(write)
      .filter((part) => part !== '')
      .join('\n\n');
  const markdown = join((block) => (isText(block) ? block.markdown : markdownOf(block)));
  if (markdown.length <= limit && whyRefused(markdown) === null) return { text: markdown, format: 'markdown' };
  const words = join((block) => (isText(block) ? block.words : ''));
  notes.push('Its text is too long to be formatted: its words were taken without marks and pictures.');
  if (words.length > limit) notes.push(`It was cut after ${limit.toLocaleString('en')} characters.`);
  return { text: cutText(words, limit), format: 'plain' };
}

function titleOf(title: string, limit: number, notes: string[]): string {
  if (title.length > limit) notes.push('Its title was cut.');
  return cutText(title, limit).trim();
}

/** Has the old address lead to the new one. Must run inside the transaction. */
function leadOn(
  { redirects }: Pick<Services, 'redirects'>,
  source: string | null,
  target: string,
  notes: string[],
): number | null {
  if (source === null) return null;
  const fields = { source, ...readTarget(encodeURI(target), []) };
  // It has kept its address.
  if (fields.targetPath === source) return null;
  if (isOwnPage(source) || isElsewhere(source)) {
    notes.push(
      `Its old address ${toReadable(source)} is one of this site's own: it leads there as ever, and what came is at ${target}.`,
    );
    return null;
  }
  try {
    assertFits(redirects, fields, null);
    return redirects.insert(fields);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    notes.push(`Its old address does not lead to it: ${error.message}`);
    return null;
  }
}

async function writeStory(
  services: WriteServices,
  { content, redirectFrom, made }: Writing,
  notes: string[],
): Promise<void> {
  const { store, media, stories, storyMedia, history, atomically } = services;
  const { blocks, header } = content;
  const all = header === null ? blocks : [{ kind: 'files', files: [header], caption: '' } as const, ...blocks];
  const films = filesIn(all).filter(({ facts }) => facts.mediaType === 'VIDEO');
  if (films.length > 0) notes.push(`Stories show no films: these were not taken: ${listed(namesOf(films))}.`);
  const pictures = filesIn(all).filter(({ facts }) => facts.mediaType === 'IMAGE');
  const uploads = new Map(pictures.map((file) => [new Upload('file', file.path, file.name, file.facts.bytes), file]));
  await saveUploads(
    store,
    [...uploads.keys()],
    (saved) => {
      const named = new Map<TakenFile, string>();
      for (const [upload, file] of uploads) named.set(file, saved.get(upload)?.file ?? '');
      const draw = (block: TakenBlock): string =>
        isText(block)
          ? ''
          : [
              ...block.files.flatMap((file) => {
                const name = named.get(file);
                const caption = file.caption === '' ? '' : ` "${quotes(file.caption)}"`;
                return name === undefined ? [] : [`![${brackets(file.alt)}](/media/${name}${caption})`];
              }),
              ...(block.caption === '' ? [] : [toMarkdown(block.caption)]),
            ].join('\n\n');
      const { text, format } = textOf(all, storyFields.content.most, notes, draw);
      if (text === '') notes.push('It has no text.');
      atomically(() => {
        const { id } = stories.insert(
          {
            ...receiveTexts(
              storyFields,
              {
                title: titleOf(content.title, storyFields.title.most, notes) || 'Untitled',
                authorname: cutText(content.author, storyFields.author.most),
                searchDescription: cutText(content.searchDescription, storyFields.searchDescription.most),
              },
              null,
            ),
            content: text,
            contentFormat: format,
            visibility: 'draft',
            publishAt: content.plannedFor,
          },
          content.date,
          content.wasPublic ? content.date : null,
        );
        const ids = [...saved].map(([upload, found]) => {
          const alt = uploads.get(upload)?.alt ?? '';
          return [found.file, media.insert({ ...found, ...(alt === '' ? {} : { alt }) })] as const;
        });
        storyMedia.write(id, new Map(format === 'markdown' ? ids : []));
        // A text without marks names none of them.
        if (format === 'plain') media.remove(ids.map(([, mediaId]) => mediaId));
        history.created({ kind: 'story', id }, null);
        made({
          made: 'story',
          recordId: id,
          redirectId: leadOn(services, redirectFrom, `/individual/${String(id)}`, notes),
        });
      });
    },
    async (upload) => {
      const file = uploads.get(upload);
      if (file === undefined) throw new Error('A file that nobody has looked at.');
      return file.facts;
    },
  );
}

function writePage(services: WriteServices, { content, redirectFrom, made }: Writing, notes: string[]): void {
  const { pages, atomically } = services;
  const { text, format } = textOf(content.blocks, pageFields.content.most, notes);
  const title = titleOf(content.title, pageFields.title.most, notes) || 'Untitled';
  const all = pages.seenBy('administrator');
  atomically(() => {
    const wanted = readPageSlug(content.slug) ?? readPageSlug(title) ?? 'page';
    let slug = wanted;
    for (let count = 2; reservedSlugs.has(slug) || all.findBySlug(slug) !== null; count += 1)
      slug = `${wanted}-${String(count)}`;
    const id = pages.insert(slug, {
      ...receiveTexts(
        pageFields,
        { title, searchDescription: cutText(content.searchDescription, pageFields.searchDescription.most) },
        null,
      ),
      content: text,
      contentFormat: format,
      visibility: 'draft',
    });
    made({ made: 'page', recordId: id, redirectId: leadOn(services, redirectFrom, `/${slug}`, notes) });
  });
}

/** A project without a header of its own begins with its first picture. */
export function withHeader(
  header: TakenFile | null,
  blocks: readonly TakenBlock[],
): Pick<TakenContent, 'header' | 'blocks'> {
  const first = header ?? filesIn(blocks).find(({ facts }) => facts.mediaType === 'IMAGE') ?? null;
  const without = blocks.map((block) =>
    isText(block) ? block : { ...block, files: block.files.filter((file) => file !== first) },
  );
  return { header: first, blocks: without };
}

interface PlannedGrid extends TakenGrid {
  readonly files: readonly TakenFile[];
}

/** How files are shown that were in no grid of ours: one alone, several as a carousel. */
function usualGrid(files: readonly TakenFile[], caption: string, notes: string[]): TakenGrid {
  const own = [...new Set(files.map((file) => file.caption).filter((words) => words !== ''))];
  // A carousel has one text: what was said of all of its pictures, or else of each.
  const gridText = caption === '' ? cutText(own.join(' · '), longestGridText) : caption;
  const lost = own.filter((words) => !gridText.includes(words));
  if (lost.length > 0) notes.push(`A carousel has one text: these captions were not taken: ${listed(lost)}.`);
  return { gridType: files.length === 1 ? 'G7' : 'G3', gridText, slots: files.map(() => 0) };
}

/** The grids of a project; what a form has no grids for is in a last carousel. */
function planGrids(blocks: readonly TakenBlock[], notes: string[]): readonly PlannedGrid[] {
  const all = filesIn(blocks);
  const groups = blocks
    .flatMap((block) => (isText(block) ? [] : [block]))
    .filter(({ files, grid }) => files.length > 0 || grid !== undefined);
  const whole = groups.slice(0, groups.length <= most.grids ? most.grids : most.grids - 1);
  const rest = filesIn(groups.slice(whole.length));
  let left = most.files - 1;
  const planned = [...whole, ...(rest.length === 0 ? [] : [{ files: rest, caption: '', grid: undefined }])].map(
    ({ files, caption, grid }) => {
      const taken = files.slice(0, Math.min(left, oneOfMany));
      left -= taken.length;
      return { files: taken, ...(grid ?? usualGrid(taken, caption, notes)) };
    },
  );
  const grids = planned.filter(({ files, gridText }) => files.length > 0 || gridText !== '');
  const count = filesIn(grids.map(({ files }) => ({ kind: 'files', files, caption: '' }))).length;
  if (count < all.length) {
    const kept = new Set(grids.flatMap(({ files }) => files));
    const left = all.filter((file) => !kept.has(file));
    notes.push(
      `A project takes ${String(count)} of its ${String(all.length)} files. Left out: ${listed(namesOf(left))}.`,
    );
  }
  return grids;
}

function categoryOf({ categories, atomically }: WriteServices, name: string): string {
  if (name.trim() === '') return '';
  const known = categories.findByName(cutText(name, 100));
  return String((known ?? atomically(() => categories.insert(cutText(name, 100)))).id);
}

async function writeDraftProject(
  services: WriteServices,
  { content, redirectFrom, made }: Writing,
  notes: string[],
): Promise<void> {
  const { projects, grids, media } = services;
  const { text, format } = textOf(content.blocks, projectFields.description.most, notes);
  const planned = planGrids(content.blocks, notes);
  const upload = (part: string, { path, name, facts }: TakenFile) => new Upload(part, path, name, facts.bytes);
  const parts = planned.flatMap(({ files, slots }, grid) =>
    files.map((file, index) => ({
      file,
      upload: upload(`grid_${String(grid)}_frame_${String(slots[index] ?? 0)}_${String(index)}`, file),
    })),
  );
  const header = content.header === null ? null : upload('HeaderMedia', content.header);
  const under = content.header?.caption ?? '';
  if (under !== '') notes.push(`The picture at the top has no caption here: “${under}” was not taken.`);
  const form: Schemas['ProjectForm'] = {
    ...content.project,
    title: titleOf(content.title, projectFields.title.most, notes),
    description: text,
    descriptionFormat: format,
    visibility: 'draft',
    ...(content.plannedFor === null ? {} : { publishAt: new Date(content.plannedFor).toISOString() }),
    category: categoryOf(services, content.category),
    searchDescription: cutText(content.searchDescription, projectFields.searchDescription.most),
    grids: planned.map(({ gridType, gridText }) => ({ gridType, gridText, frames: [] })),
    ...(header === null ? {} : { HeaderMedia: header }),
  };
  const wanted = slugify(content.slug);
  await writeProject(
    {
      ...services,
      projects: {
        ...projects,
        // The item is done in the moment in which its project is there: killed in between, neither is.
        insert(slug, fields) {
          const alt = content.header?.alt ?? '';
          if (fields.headerMediaId !== null && alt !== '') media.setAlt(fields.headerMediaId, alt);
          const own = isPlaceholder(wanted) || projects.isSlugTaken(wanted) ? slug : wanted;
          const id = projects.insert(own, fields);
          made({ made: 'project', recordId: id, redirectId: leadOn(services, redirectFrom, `/project/${own}`, notes) });
          return id;
        },
      },
      grids: {
        ...grids,
        write(projectId, written) {
          grids.write(projectId, written);
          const ids = written.flatMap(({ frames }) => frames.map(({ mediaId }) => mediaId));
          parts.forEach(({ file }, index) => {
            const id = ids[index];
            if (id !== undefined && file.alt !== '') media.setAlt(id, file.alt);
          });
        },
      },
    },
    {
      form,
      files: new Map(
        [...(header === null ? [] : [header]), ...parts.map((part) => part.upload)].map((one) => [one.part, one]),
      ),
      ownOrigins: [],
      find: null,
      // Nobody is signed in to a job.
      session: null,
    },
  );
}

/**
 * Makes a draft of what an item holds, its files included: all of it, or nothing. Temporary files are gone afterwards.
 * @returns what could not be taken, a sentence each
 * @throws {HttpError} where it cannot be stored at all
 */
export async function writeDraft(services: WriteServices, writing: Writing): Promise<readonly string[]> {
  const notes: string[] = [];
  const { content, as } = writing;
  if (content.plannedFor !== null && as !== 'page') {
    notes.push(
      `It was planned for ${new Date(content.plannedFor)
        .toISOString()
        .replace(/:\d\d\.000Z$/, ' UTC')
        .replace('T', ' ')}, and will be public then. Its form changes that.`,
    );
  }
  try {
    if (as === 'story') await writeStory(services, writing, notes);
    else if (as === 'page') writePage(services, writing, notes);
    else await writeDraftProject(services, writing, notes);
    return notes;
  } finally {
    const files = [...filesIn(content.blocks), ...(content.header === null ? [] : [content.header])];
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}
