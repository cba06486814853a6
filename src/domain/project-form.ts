import { formValues, projectFields } from '@vitrine/content';
import type { FormName, FormValues } from '@vitrine/content';
import { publicationValues } from './publication.ts';
import type { Credit, Grid, GridType, Id, Media, Project, RelatedProject } from './content.ts';
import { addCredits } from './credits.ts';
import type { CreditList } from './credits.ts';
import type { Removed } from './removal.ts';
import { toForm } from './record.ts';
import { createSearch } from './search.ts';
import { addressValue } from './address.ts';

/** What a project's form holds, and its rules (specification, section 2, "Create project"; section 5). */

/** A picture or film that the provider has. */
export interface StoredMedia {
  readonly source: 'stored';
  /** The frame's id; null for the header, which has none. */
  readonly id: Id | null;
  /** As the provider wrote it, to be sent back. */
  readonly path: string;
  readonly media: Media;
  /** Size of the file, where the provider tells. */
  readonly bytes?: number | undefined;
}

/** A file chosen, found to be good, and not stored yet. */
export interface ChosenMedia {
  readonly source: 'chosen';
  /** Unlike any other of the form. */
  readonly key: string;
  readonly file: File;
  /** Its preview, at an object URL, with that of its second light. */
  readonly media: Media;
  /** The new picture that takes its place in the black theme: sent with it. */
  readonly dark?: ChosenMedia | undefined;
  /** The one that did, until it was removed or replaced: it can be put back. */
  readonly darkBefore?: ChosenMedia | undefined;
}

export type FormMedia = StoredMedia | ChosenMedia;

export interface FormFrame {
  /** Frame slot, counted from 0; all files of a G3 grid share slot 0. */
  readonly slot: number;
  readonly content: FormMedia;
  /** Its place in a carousel that came out of a draft: new files are put back among the stored ones by it. */
  readonly rank?: number | undefined;
}

/** A frame that was taken out of its grid, and can be put back. */
export interface TakenFrame extends FormFrame {
  /** The key of the file that took its slot. */
  readonly replacedBy?: string | undefined;
}

export interface FormGrid {
  /** Unlike any other of the form, stored or not. */
  readonly key: string;
  /** Null for a new one. */
  readonly id: Id | null;
  readonly gridType: GridType;
  /** Null where the grid has no text. */
  readonly text: string | null;
  /** A text that was removed since the form was stored, and can be put back. */
  readonly removedText?: string | undefined;
  readonly frames: readonly FormFrame[];
  /** Frames that were removed or replaced since the form was stored; missing where none was. */
  readonly removed?: readonly Removed<TakenFrame>[] | undefined;
}

/** What was taken out of the form since it was stored, and can be put back: it is never sent. */
export interface RemovedParts {
  readonly grids?: readonly Removed<FormGrid>[] | undefined;
  readonly header?: Pick<TakenFrame, 'content' | 'replacedBy'> | null | undefined;
}

/** What has one text in the form is in its table: `''` says nothing of it. */
export interface ProjectValues extends CreditList, FormValues<typeof projectFields> {
  readonly header: FormMedia | null;
  /** Typed, and not added yet. */
  readonly newCredit: Credit;
  readonly related: readonly RelatedProject[];
  readonly grids: readonly FormGrid[];
  /** Missing where nothing was removed. */
  readonly removed?: RemovedParts | undefined;
}

/** The fields that hold one text each. */
export type ProjectField = FormName<typeof projectFields>;

/** The most that a project has (specification, section 5). */
export const relatedLimit = 2;
export const relatedLimitText = 'You can only select up to 2 related projects!';

export const noCredit: Credit = { role: '', name: '' };

export const emptyProject: ProjectValues = {
  ...formValues(projectFields),
  header: null,
  credits: [],
  removedCredits: [],
  newCredit: noCredit,
  related: [],
  grids: [],
};

/** The sizes of stored files, by their paths. */
type Sizes = NonNullable<Project['fileBytes']>;

const sizeOf = (path: string, sizes: Sizes) => (sizes[path] === undefined ? {} : { bytes: sizes[path] });

function formGrid({ id, gridType, text, frames }: Grid, index: number, sizes: Sizes): FormGrid {
  return {
    key: `stored-${String(index)}`,
    id,
    gridType,
    text,
    frames: frames.map(({ id: frameId, path, media, slot }) => ({
      slot: gridType === 'G3' ? 0 : slot,
      content: { source: 'stored', id: frameId, path, media, ...sizeOf(path, sizes) },
    })),
  };
}

/** The stored project as its form shows it. */
export function valuesOf(project: Project): ProjectValues {
  const { header, headerPath, fileBytes = {} } = project;
  return {
    ...toForm(projectFields, project, {
      category: project.categoryId === null ? '' : String(project.categoryId),
      theme: project.theme ?? '',
      ...publicationValues(project.publication),
      sealedShows: project.sealedShows ?? '',
      slug: addressValue(project),
    }),
    header:
      header === null || headerPath === null
        ? null
        : { source: 'stored', id: null, path: headerPath, media: header, ...sizeOf(headerPath, fileBytes) },
    credits: addCredits(emptyProject, project.credits),
    removedCredits: [],
    newCredit: noCredit,
    related: project.related,
    grids: project.grids.map((grid, index) => formGrid(grid, index, fileBytes)),
  };
}

/** Every file of the form, in the order in which new ones are sent. */
function allMedia({ header, grids }: ProjectValues): readonly FormMedia[] {
  const frames = grids.flatMap((grid) => grid.frames.map(({ content }) => content));
  return [...(header === null ? [] : [header]), ...frames];
}

/** Every file of the form that is not stored yet and has a place of its own. */
export function newMedia(values: ProjectValues): readonly ChosenMedia[] {
  return allMedia(values).filter((media) => media.source === 'chosen');
}

/** Every file of the form that is not stored yet, in the order in which it is sent: second lights behind their files. */
export function chosenMedia(values: ProjectValues): readonly ChosenMedia[] {
  return newMedia(values).flatMap((media) => (media.dark === undefined ? [media] : [media, media.dark]));
}

/** Every file of the form that the provider has. */
export function storedMedia(values: ProjectValues): readonly StoredMedia[] {
  return allMedia(values).filter((media) => media.source === 'stored');
}

/** What changes a file of the form. */
type MediaChange = (content: FormMedia) => FormMedia;

const changeContent =
  (change: MediaChange) =>
  <Part extends Pick<FormFrame, 'content'>>(part: Part): Part => ({ ...part, content: change(part.content) });

/** The same for what was removed, of which each is kept with its place. */
const changeItems = <Item>(removed: readonly Removed<Item>[], change: (item: Item) => Item) =>
  removed.map((one) => ({ ...one, item: change(one.item) }));

function mapGrid(grid: FormGrid, change: MediaChange): FormGrid {
  const { frames, removed } = grid;
  const changed = { ...grid, frames: frames.map(changeContent(change)) };
  return removed === undefined ? changed : { ...changed, removed: changeItems(removed, changeContent(change)) };
}

/** What was removed can be put back: it is then as everything else. */
function mapRemoved({ header, grids, ...others }: RemovedParts, change: MediaChange): RemovedParts {
  return {
    ...others,
    ...(header === undefined ? {} : { header: header === null ? null : changeContent(change)(header) }),
    ...(grids === undefined ? {} : { grids: changeItems(grids, (grid) => mapGrid(grid, change)) }),
  };
}

/** The form with each of its files as `change` gives it, also of those that were removed and can be put back. */
export function mapMedia(values: ProjectValues, change: MediaChange): ProjectValues {
  const { header, grids, removed } = values;
  return {
    ...values,
    header: header === null ? null : change(header),
    grids: grids.map((grid) => mapGrid(grid, change)),
    ...(removed === undefined ? {} : { removed: mapRemoved(removed, change) }),
  };
}

/** By which a file is told from the others of a form: a new one by its key, a stored one by its path. */
export const mediaId = (content: FormMedia): string => (content.source === 'chosen' ? content.key : content.path);

/** Every new file that was taken out of the form and can be put back. */
export function removedMedia({ grids, removed }: ProjectValues): readonly ChosenMedia[] {
  const gone = removed?.grids?.map(({ item }) => item) ?? [];
  const taken = [...grids, ...gone].flatMap((grid) => grid.removed?.map(({ item }) => item.content) ?? []);
  const inGone = gone.flatMap(({ frames }) => frames.map(({ content }) => content));
  const header = removed?.header?.content;
  return [...(header === undefined ? [] : [header]), ...taken, ...inGone].filter((media) => media.source === 'chosen');
}

/** Of no matter to what is stored. */
const unsent: ReadonlySet<string> = new Set([
  'media',
  'bytes',
  'file',
  'removed',
  'removedText',
  'rank',
  'removedCredits',
  'creditKey',
  'darkBefore',
]);

/** The same for two forms that hold the same, files told by their keys. */
export function fingerprint(values: unknown): string {
  return JSON.stringify(values, (name, value: unknown) => (unsent.has(name) ? undefined : value));
}

/** Whether two forms would send the same. */
export function isSameProject(one: ProjectValues, other: ProjectValues): boolean {
  return one === other || fingerprint(one) === fingerprint(other);
}

/** Whether no further related project may be chosen. */
export function isRelatedFull(related: readonly RelatedProject[]): boolean {
  return related.length >= relatedLimit;
}

interface Titled {
  readonly id: Id;
  readonly title: string;
}

/** The projects whose title has these words, at most 50, without those of `leftOut`. */
export function findRelated<One extends Titled>(
  projects: readonly One[],
  words: string,
  leftOut: readonly Id[],
): readonly One[] {
  const omitted = new Set(leftOut.map(String));
  const isFound = createSearch(words);
  return projects.filter(({ id, title }) => !omitted.has(String(id)) && isFound(title)).slice(0, 50);
}
