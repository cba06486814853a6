import * as v from 'valibot';
import { firstWords } from './draft.ts';
import { gridTypes } from './grid-editing.ts';
import type { FormFrame, ProjectValues } from './project-form.ts';

/** A file of the form that is not stored yet, and where it stands: a slot of a grid, or the header (`grid` null). */
export interface DraftFile {
  readonly key: string;
  readonly grid: string | null;
  readonly slot: number;
  /** Missing where the browser has lost it. */
  readonly file?: File | undefined;
}

/** A project's form as it is stored in the browser: without previews, which are lost with the page. */
export interface ProjectDraft {
  /** With stored media only. */
  readonly values: ProjectValues;
  readonly files: readonly DraftFile[];
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey?: string | null | undefined;
}

function isStoredFrame({ content }: FormFrame): boolean {
  return content.source === 'stored';
}

/** The form without its new files, and beside it those, as well as files under inspection. */
export function toProjectDraft(
  values: ProjectValues,
  waiting: readonly DraftFile[],
  idempotencyKey: string | null,
): ProjectDraft {
  const { header, grids } = values;
  const placed = grids.flatMap((grid) =>
    grid.frames.flatMap(({ slot, content }) =>
      content.source === 'chosen' ? [{ key: content.key, grid: grid.key, slot, file: content.file }] : [],
    ),
  );
  return {
    values: {
      ...values,
      header: header?.source === 'stored' ? header : null,
      grids: grids.map((grid) => ({ ...grid, frames: grid.frames.filter(isStoredFrame) })),
    },
    files: [
      ...(header?.source === 'chosen' ? [{ key: header.key, grid: null, slot: 0, file: header.file }] : []),
      ...placed,
      ...waiting,
    ],
    idempotencyKey,
  };
}

/** By which a draft is told from others. */
export function nameProject({ values: { title, clientName, description } }: ProjectDraft): string {
  return firstWords(title, clientName, description);
}

const id = v.union([v.string(), v.number()]);

const media = v.object({
  url: v.string(),
  kind: v.picklist(['image', 'video']),
  alt: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  poster: v.nullable(v.string()),
  color: v.nullable(v.string()),
});

const storedMedia = v.object({ source: v.literal('stored'), id: v.nullable(id), path: v.string(), media });

const credit = v.object({ role: v.string(), name: v.string() });

/** Drafts of earlier releases have no keys; `withKeys` gives them some. */
const formCredit = v.object({ ...credit.entries, key: v.fallback(v.string(), '') });

const grid = v.object({
  key: v.string(),
  id: v.nullable(id),
  gridType: v.picklist(gridTypes),
  text: v.nullable(v.string()),
  frames: v.array(v.object({ slot: v.number(), content: storedMedia })),
});

const values = v.object({
  title: v.string(),
  clientName: v.string(),
  year: v.string(),
  category: v.string(),
  description: v.string(),
  theme: v.picklist(['', 'white', 'black']),
  header: v.nullable(storedMedia),
  credits: v.array(formCredit),
  removedCredits: v.fallback(v.array(v.object({ item: formCredit, at: v.number() })), []),
  newCredit: credit,
  related: v.array(v.object({ id, title: v.string(), slug: v.string(), header: v.nullable(media) })),
  grids: v.array(grid),
});

/** A draft that the form can hold: another release may have written it. */
export const projectDraftSchema: v.GenericSchema<ProjectDraft> = v.object({
  values,
  files: v.array(
    v.object({
      key: v.string(),
      grid: v.nullable(v.string()),
      slot: v.number(),
      file: v.optional(v.instance(File)),
    }),
  ),
  idempotencyKey: v.nullish(v.string()),
});
