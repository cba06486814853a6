import type { ProjectSummary } from './content.ts';
import { describeFilmWeight, mobileRate } from './film-weight.ts';
import { firstFreeSlot, slotCount } from './grid-editing.ts';
import { fileName } from './media.ts';
import type { FormGrid, FormMedia, ProjectValues } from './project-form.ts';
import { unseenIds } from './publication.ts';

/** Where something is mended: a part of the form, a place for a file in it, or the page of its files. */
export type ChecklistPlace =
  | { readonly kind: 'part'; readonly part: 'description' | 'related' }
  | { readonly kind: 'file'; readonly grid: string | null; readonly slot: number }
  | { readonly kind: 'media' };

/** Something to look at before a project goes out. Nothing of it has to be mended. */
export interface ChecklistItem {
  readonly text: string;
  readonly place: ChecklistPlace;
}

/** A film that a visitor on the road waits for this long is heavy. In seconds. */
const patience = 10;

/** Files with their places, the header first. */
function filesOf({ header, grids }: ProjectValues) {
  const frames = grids.flatMap(({ key, frames: own }) =>
    own.map(({ content, slot }) => ({ content, grid: key, slot })),
  );
  return [...(header === null ? [] : [{ content: header, grid: null, slot: 0 }]), ...frames];
}

const isStill = ({ media }: FormMedia): boolean => media.kind === 'image' || media.poster !== null;
const nameOf = (content: FormMedia): string =>
  content.source === 'chosen' ? content.file.name : fileName(content.path);

/** What a phone loads: of a stored film its version for phones, where there is one. */
function weightOf(content: FormMedia): number {
  if (content.media.kind !== 'video') return 0;
  if (content.source === 'chosen') return content.file.size;
  return content.media.phoneUrl === undefined ? (content.bytes ?? 0) : 0;
}

/** A carousel has as many as it holds, and at least one. */
function emptyFrames({ gridType, frames }: FormGrid): number {
  return Math.max(0, (gridType === 'G3' ? 1 : slotCount(gridType)) - frames.length);
}

const counted = (count: number, one: string, more: string): string => (count === 1 ? one : `${String(count)} ${more}`);

/**
 * What is missing or heavy in a project's form.
 * @param hasShare whether the studio has a share picture for pages without one of their own
 */
export function checkProject(
  values: ProjectValues,
  projects: readonly ProjectSummary[],
  hasShare: boolean,
): readonly ChecklistItem[] {
  const files = filesOf(values);
  const stored = files.filter(({ content }) => content.source === 'stored');
  const silent = stored.filter(({ content }) => (content.media.alt ?? '').trim() === '').length;
  const bare = stored.filter(({ content }) => !isStill(content)).length;
  const hidden = unseenIds(projects);
  const unseen = values.related.filter(({ id }) => hidden.has(String(id)));
  const unfilled = values.grids.flatMap((grid, index) => {
    const empty = emptyFrames(grid);
    if (empty === 0) return [];
    const place = { kind: 'file', grid: grid.key, slot: firstFreeSlot(grid) } as const;
    return [{ text: `Grid ${String(index + 1)} has ${counted(empty, 'an empty frame', 'empty frames')}`, place }];
  });
  const { header } = values;
  const atHeader = { kind: 'file', grid: null, slot: 0 } as const;
  return [
    ...(values.description.trim() === ''
      ? [{ text: 'No description', place: { kind: 'part', part: 'description' } } as const]
      : []),
    ...(header === null ? [{ text: 'No header picture or film', place: atHeader }] : []),
    ...(hasShare || (header !== null && (header.source === 'chosen' || isStill(header)))
      ? []
      : [{ text: 'A shared link will have no picture', place: atHeader }]),
    ...unfilled,
    ...(silent === 0
      ? []
      : [
          {
            text: counted(silent, 'A file has no text alternative', 'files have no text alternative'),
            place: { kind: 'media' },
          } as const,
        ]),
    ...(bare === 0
      ? []
      : [
          {
            text: counted(bare, 'A film has no poster', 'films have no poster'),
            place: { kind: 'media' },
          } as const,
        ]),
    ...files
      .filter(({ content }) => weightOf(content) * 8 > patience * mobileRate)
      .map(({ content, grid, slot }) => ({
        text: `${nameOf(content)} is heavy: ${describeFilmWeight(weightOf(content))}`,
        place: { kind: 'file', grid, slot } as const,
      })),
    ...unseen.map(({ title }) => ({
      text: `“${title}” is related and not public: visitors are not shown it`,
      place: { kind: 'part', part: 'related' } as const,
    })),
  ];
}
