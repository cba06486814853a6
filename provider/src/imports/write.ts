import { rm } from 'node:fs/promises';
import { projectFields } from '@vitrine/content';
import type { Schemas } from '../contract/types.ts';
import { writeProject } from '../records/write-project.ts';
import { Upload } from '../lib/upload.ts';
import { isPlaceholder, slugify } from '../rules/slug.ts';
import { listed } from './names.ts';
import { filesIn, isText, namesOf, type TakenBlock, type TakenFile, type TakenGrid } from './taken.ts';
import { leadOn, textOf, titleOf, wordsOf, type WriteServices, type Writing } from './write-parts.ts';
import { writePage, writeStory } from './write-texts.ts';
import { forEachInOrder } from '../lib/in-order.ts';

const longestGridText = 5000;
/** A project's form takes so many. */
const most = { grids: 100, files: 300 };
const oneOfMany = 200;

interface PlannedGrid extends TakenGrid {
  readonly files: readonly TakenFile[];
}

/** How files are shown that were in no grid of ours: one alone, several as a carousel. */
function usualGrid(files: readonly TakenFile[], caption: string, notes: string[]): TakenGrid {
  const own = [...new Set(files.map((file) => file.caption).filter((words) => words !== ''))];
  // A carousel has one text: what was said about all of its pictures, or else of each.
  const gridText = wordsOf(caption === '' ? own.join(' · ') : caption, longestGridText, 'caption', notes);
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

async function categoryOf({ categories, atomically }: WriteServices, typed: string, notes: string[]): Promise<string> {
  if (typed.trim() === '') return '';
  const name = wordsOf(typed, 100, 'category', notes);
  const { id } = await atomically(async () => (await categories.findByName(name)) ?? (await categories.insert(name)));
  return String(id);
}

async function writeDraftProject(
  services: WriteServices,
  { content, redirectFrom, formerPaths, made }: Writing,
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
    category: await categoryOf(services, content.category, notes),
    searchDescription: wordsOf(content.searchDescription, projectFields.searchDescription.most, 'excerpt', notes),
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
        async insert(slug, fields) {
          const alt = content.header?.alt ?? '';
          if (fields.headerMediaId !== null && alt !== '') await media.setAlt(fields.headerMediaId, alt);
          const own = isPlaceholder(wanted) || (await projects.isSlugTaken(wanted)) ? slug : wanted;
          const id = await projects.insert(own, fields);
          await made(
            {
              made: 'project',
              recordId: id,
              redirectId: await leadOn(services, { redirectFrom, formerPaths }, `/project/${own}`, notes),
            },
            notes,
          );
          return id;
        },
      },
      grids: {
        ...grids,
        async write(projectId, written) {
          await grids.write(projectId, written);
          const ids = written.flatMap(({ frames }) => frames.map(({ mediaId }) => mediaId));
          await forEachInOrder(parts, async ({ file }, index) => {
            const id = ids[index];
            if (id !== undefined && file.alt !== '') await media.setAlt(id, file.alt);
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
 * @throws {HttpError} where it cannot be stored at all
 */
export async function writeDraft(services: WriteServices, writing: Writing): Promise<void> {
  const notes: string[] = [];
  const { content, as } = writing;
  if (content.plannedFor !== null) {
    const moment = new Date(content.plannedFor)
      .toISOString()
      .replace(/:\d\d\.000Z$/, ' UTC')
      .replace('T', ' ');
    notes.push(
      as === 'page'
        ? `It was planned for ${moment}. Pages are not planned here: publish it then.`
        : `It was planned for ${moment}, and will be public then. Its form changes that.`,
    );
  }
  try {
    if (as === 'story') await writeStory(services, writing, notes);
    else if (as === 'page') await writePage(services, writing, notes);
    else await writeDraftProject(services, writing, notes);
  } finally {
    const files = [...filesIn(content.blocks), ...(content.header === null ? [] : [content.header])];
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}
