import { projectFields } from '@vitrine/content';
import * as v from 'valibot';
import { firstWords } from './draft.ts';
import { dayOf } from './new-second-light.ts';
import { gridTypes } from './grid-editing.ts';
import { draftEntries, draftUpgrades } from './record-draft.ts';
import type { DraftUpgrade } from './record-draft.ts';
import { storedMedia as media } from './stored-media.ts';
import { fieldsIn, itemsIn } from './stored-shape.ts';
import type { StoredShape } from './stored-shape.ts';
import type { ChosenMedia, FormFrame, FormGrid, FormMedia, ProjectValues, RemovedParts } from './project-form.ts';

/** A file of the form that is not stored yet, and where it stands: a slot of a grid, or the header (`grid` null). */
export interface DraftFile {
  readonly key: string;
  readonly grid: string | null;
  readonly slot: number;
  /** Its place among the files of a carousel; missing elsewhere, and in drafts of earlier releases. */
  readonly rank?: number | undefined;
  /** What of it stays in view; missing where its middle does. */
  readonly focus?: string | undefined;
  /** A film that is to be sent as it is; missing elsewhere, and in drafts of earlier releases. */
  readonly isKept?: boolean | undefined;
  /** A film that is to be stored beside what is made of it: it is here as it was chosen. */
  readonly keepsOriginal?: boolean | undefined;
  /** A film that visitors are to be able to hear. */
  readonly isHeard?: boolean | undefined;
  /** A film whose sound is taken out; missing elsewhere, and in drafts of earlier releases. */
  readonly isSilent?: boolean | undefined;
  /** Missing where the browser has lost it. */
  readonly file?: File | null | undefined;
  /** The picture that takes its place in the black theme; missing where none does, and in drafts of earlier releases. */
  readonly dark?: DraftDark | undefined;
}

interface DraftDark {
  readonly key: string;
  readonly file?: File | null | undefined;
}

/** A project's form as it is stored in the browser: without previews, which are lost with the page. */
export interface ProjectDraft {
  /** With stored media only. */
  readonly values: ProjectValues;
  readonly files: readonly DraftFile[];
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey?: string | null | undefined;
}

function isStored({ content }: { readonly content: FormMedia }): boolean {
  return content.source === 'stored';
}

/** Frames know their places in a carousel, because stored and new ones are kept apart. */
function ranked({ gridType, frames }: FormGrid): readonly FormFrame[] {
  return gridType === 'G3' ? frames.map((frame, rank) => ({ ...frame, rank })) : frames;
}

/** A grid without its new files. */
function storedPart(grid: FormGrid): FormGrid {
  const frames = ranked(grid).filter(isStored);
  const { removed } = grid;
  return removed === undefined
    ? { ...grid, frames }
    : { ...grid, frames, removed: removed.filter(({ item }) => isStored(item)) };
}

/** What is decided of a new file: what of it stays in view, and what takes its place in the black theme. */
const decided = ({ media: { focus }, dark }: ChosenMedia) => ({
  ...(focus === undefined ? {} : { focus }),
  ...(dark === undefined ? {} : { dark: { key: dark.key, file: dark.file } }),
});

/** A second light under inspection is kept with its file. */
function withDarks(files: readonly DraftFile[]): readonly DraftFile[] {
  return files
    .filter(({ grid }) => dayOf(grid) === null)
    .map((one) => {
      const dark = files.find(({ grid }) => dayOf(grid) === one.key);
      return dark === undefined ? one : { ...one, dark: { key: dark.key, file: dark.file } };
    });
}

function newFiles(grid: FormGrid): readonly DraftFile[] {
  return ranked(grid).flatMap(({ slot, content, rank }) =>
    content.source === 'chosen'
      ? [{ key: content.key, grid: grid.key, slot, rank, file: content.file, ...decided(content) }]
      : [],
  );
}

function storedRemovals({ grids, header, ...others }: RemovedParts): RemovedParts {
  return {
    ...others,
    grids: grids?.map((one) => ({ ...one, item: storedPart(one.item) })),
    header: header === null || header === undefined || !isStored(header) ? null : header,
  };
}

/** What is wished for films, by their keys. */
interface FilmWishes {
  /** They are to be sent as they are. */
  readonly kept: readonly string[];
  /** As they were chosen: they are to be stored beside what is made of them. */
  readonly originals: Readonly<Record<string, File>>;
  /** Visitors are not to be able to hear them. */
  readonly silenced: readonly string[];
  /** Their sound is taken out where they are converted. */
  readonly soundless: readonly string[];
}

const noWishes: FilmWishes = { kept: [], originals: {}, silenced: [], soundless: [] };

/** Most forms have none: their drafts stay as they were. Without its original a film could not be sent as wished. */
function withWishes(
  files: readonly DraftFile[],
  { kept, originals, silenced, soundless }: FilmWishes,
): readonly DraftFile[] {
  return files.map((one) => {
    const file = {
      ...one,
      ...(silenced.includes(one.key) ? { isHeard: false } : {}),
      ...(soundless.includes(one.key) ? { isSilent: true } : {}),
    };
    const original = originals[file.key];
    if (original !== undefined) return { ...file, file: original, keepsOriginal: true };
    return kept.includes(file.key) ? { ...file, isKept: true } : file;
  });
}

/** The form without its new files, and beside it those, as well as files under inspection. */
export function toProjectDraft(
  values: ProjectValues,
  waiting: readonly DraftFile[],
  idempotencyKey: string | null,
  wishes: FilmWishes = noWishes,
): ProjectDraft {
  const { header, grids, removed } = values;
  const gone = (removed?.grids ?? []).map(({ item }) => item);
  return {
    values: {
      ...values,
      header: header?.source === 'stored' ? header : null,
      grids: grids.map(storedPart),
      ...(removed === undefined ? {} : { removed: storedRemovals(removed) }),
    },
    files: withWishes(
      withDarks([
        ...(header?.source === 'chosen'
          ? [{ key: header.key, grid: null, slot: 0, file: header.file, ...decided(header) }]
          : []),
        ...[...grids, ...gone].flatMap(newFiles),
        ...waiting,
      ]),
      wishes,
    ),
    idempotencyKey,
  };
}

/** By which a draft is told from others. */
export function nameProject({ values: { title, clientName, description } }: ProjectDraft): string {
  return firstWords(title, clientName, description);
}

const id = v.union([v.string(), v.number()]);

const storedMedia = v.looseObject({
  source: v.literal('stored'),
  id: v.nullable(id),
  path: v.string(),
  media,
  bytes: v.optional(v.number()),
});

const credit = v.looseObject({ role: v.string(), name: v.string() });

const formCredit = v.looseObject({ ...credit.entries, creditKey: v.string() });
const frame = v.looseObject({ slot: v.number(), content: storedMedia, rank: v.optional(v.number()) });

const takenFrame = v.looseObject({ ...frame.entries, replacedBy: v.optional(v.string()) });

const grid = v.looseObject({
  key: v.string(),
  id: v.nullable(id),
  gridType: v.picklist(gridTypes),
  text: v.nullable(v.string()),
  removedText: v.optional(v.string()),
  frames: v.array(frame),
  removed: v.optional(v.array(v.looseObject({ item: takenFrame, at: v.number() }))),
});

const values = v.looseObject({
  ...draftEntries(projectFields),
  header: v.nullable(storedMedia),
  credits: v.array(formCredit),
  removedCredits: v.array(v.looseObject({ item: formCredit, at: v.number() })),
  newCredit: credit,
  related: v.array(v.looseObject({ id, title: v.string(), slug: v.string(), header: v.nullable(media) })),
  grids: v.array(grid),
  removed: v.optional(
    v.looseObject({
      grids: v.optional(v.array(v.looseObject({ item: grid, at: v.number() }))),
      header: v.nullish(v.looseObject({ content: storedMedia, replacedBy: v.optional(v.string()) })),
    }),
  ),
});

/** What is not named here stays as it is. */
const schema: v.GenericSchema<ProjectDraft> = v.looseObject({
  values,
  files: v.array(
    v.looseObject({
      key: v.string(),
      grid: v.nullable(v.string()),
      slot: v.number(),
      rank: v.optional(v.number()),
      isKept: v.optional(v.boolean()),
      focus: v.optional(v.string()),
      keepsOriginal: v.optional(v.boolean()),
      isHeard: v.optional(v.boolean()),
      isSilent: v.optional(v.boolean()),
      file: v.nullish(v.instance(File)),
      dark: v.optional(v.looseObject({ key: v.string(), file: v.nullish(v.instance(File)) })),
    }),
  ),
  idempotencyKey: v.nullish(v.string()),
});

/** A draft of a project's form, as the browser keeps it. */
export const projectDraftShape: StoredShape<ProjectDraft> = {
  schema,
  upgrades: draftUpgrades(
    projectFields,
    new Map<number, DraftUpgrade>([
      // Fields that came one by one before drafts were numbered, and the keys that credits have: `withKeys` gives them theirs.
      [
        1,
        (draft) => {
          const stored = fieldsIn(draft['values']);
          return {
            ...draft,
            values: {
              descriptionFormat: '',
              visibility: '',
              publishAt: '',
              slug: '',
              searchDescription: '',
              ...stored,
              credits: itemsIn(stored['credits']).map((one) => ({ creditKey: '', ...one })),
              removedCredits: itemsIn(stored['removedCredits']).map((one) => ({
                ...one,
                item: { creditKey: '', ...fieldsIn(one['item']) },
              })),
            },
          };
        },
      ],
      [2, (draft) => ({ ...draft, values: { sealedShows: '', ...fieldsIn(draft['values']) } })],
      // New files may have a second light: those of before have none.
      [3, (draft) => draft],
    ]),
    'values',
  ),
};
