import type { Frame, HomeGridCell, Id, Media, SlotFilm } from './content.ts';
import { fileName } from './media.ts';
import { checkChoice, fillSlot, noChoice, refuseMedia, slotSections } from './slots.ts';
import type { Choice, SlotField, SlotFilling, SlotRow, SlotSection, WantedSlot } from './slots.ts';

/** Media dropped onto a slot of the home page; sent as the media picker would send it. */

/** The content of a slot. */
export type SlotRecord = SlotFilm | HomeGridCell;

/** A file in a slot. */
export interface FileInSlot {
  readonly part: SlotPart;
  readonly media: Media;
  /** As the provider wrote it. */
  readonly path: string;
}

/** The files of a slot: of a cell the second media too. */
export function filesIn(record: SlotRecord): readonly FileInSlot[] {
  if ('path' in record) return [{ part: 'before', media: record.media, path: record.path }];
  const { media, hoverMedia, beforePath, hoverPath } = record;
  // A cell that has the second media alone shows that one.
  const first = beforePath ?? hoverPath;
  return [
    ...(first === null ? [] : [{ part: 'before', media, path: first } as const]),
    ...(hoverMedia === null || hoverPath === null
      ? []
      : [{ part: 'after', media: hoverMedia, path: hoverPath } as const]),
  ];
}

/** What is in the slots of each field; null where that could not be read. */
export type SlotRecords = Readonly<Record<SlotField, readonly SlotRecord[] | null>>;

/** Which of a cell's two media is replaced. A film slot has the first only. */
export type SlotPart = 'before' | 'after';

/** One place that a file can be put on. */
export interface SlotTarget {
  readonly id: string;
  readonly section: SlotSection;
  readonly row: SlotRow;
  readonly position: number;
  readonly part: SlotPart;
  /** 'grid item 2, after hover' */
  readonly name: string;
}

/** A project's media while it is dragged, or picked up by keyboard. */
export interface HeldMedia {
  readonly projectId: Id;
  readonly projectTitle: string;
  readonly file: Frame;
}

/** A filling on its way, and what its slot shows meanwhile. */
export interface PlacedMedia {
  readonly filling: SlotFilling;
  readonly shown: { readonly media: Media; readonly title: string };
}

/** Names a target of drag and drop among all of the page. */
export function targetId(field: SlotField, position: number, part: SlotPart): string {
  return `${field} ${String(position)} ${part}`;
}

/** Every target in the order of the page. */
export const slotTargets: readonly SlotTarget[] = slotSections.flatMap((section) =>
  section.rows.flatMap((row) =>
    row.positions.flatMap((position) => {
      const name = `${section.slotName} ${String(position)}`;
      const target = (part: SlotPart, partName: string): SlotTarget => ({
        id: targetId(section.field, position, part),
        section,
        row,
        position,
        part,
        name: partName,
      });
      return section.field === 'homepagegrid'
        ? [target('before', name), target('after', `${name}, after hover`)]
        : [target('before', name)];
    }),
  ),
);

/** The film or the cell as the picker knows it. */
export function wantedSlot(
  { section: { field }, position }: Pick<SlotTarget, 'section' | 'position'>,
  record: SlotRecord | undefined,
): WantedSlot {
  return {
    selectedField: field,
    position,
    mediaId: record?.id ?? null,
    projectId: record?.projectId ?? null,
    id: null,
  };
}

function isSameProject(
  record: SlotRecord | undefined,
  { projectId }: Pick<HeldMedia, 'projectId'>,
): record is SlotRecord {
  return record !== undefined && String(record.projectId) === String(projectId);
}

/** What the slot shows then. Of a cell of the same project, the other media stays. */
export function choiceOf(
  { section, part }: Pick<SlotTarget, 'section' | 'part'>,
  record: SlotRecord | undefined,
  held: Pick<HeldMedia, 'projectId' | 'file'>,
): Choice {
  if (section.field !== 'homepagegrid') return { ...noChoice, film: held.file };
  const kept = (path: string | null): Frame | null =>
    path === null || !isSameProject(record, held)
      ? null
      : { id: path, path, name: fileName(path), media: record.media, slot: 0 };
  const cell = record !== undefined && 'hoverPath' in record ? record : null;
  return part === 'before'
    ? { ...noChoice, before: held.file, after: kept(cell?.hoverPath ?? null) }
    : { ...noChoice, before: kept(cell?.beforePath ?? null), after: held.file };
}

/** Why this media cannot be put there; null where it can. */
export function refusePut(target: SlotTarget, record: SlotRecord | undefined, held: HeldMedia): string | null {
  const refused = refuseMedia(target.section.field, held.file);
  if (refused !== null) return refused;
  if (target.part === 'after' && !isSameProject(record, held)) {
    return 'After hover: media of the same project only.';
  }
  return checkChoice(wantedSlot(target, record), choiceOf(target, record, held));
}

/** What is sent to put it there, and what the slot shows at once; null while {@link refusePut} has a reason. */
export function putMedia(target: SlotTarget, record: SlotRecord | undefined, held: HeldMedia): PlacedMedia | null {
  if (refusePut(target, record, held) !== null) return null;
  const filling = fillSlot(wantedSlot(target, record), choiceOf(target, record, held), held.projectId);
  const media = target.part === 'after' && record !== undefined ? record.media : held.file.media;
  return filling === null ? null : { filling, shown: { media, title: held.projectTitle } };
}

/** The target of a slot, of the second media of a cell where that is asked for; null where there is no such slot. */
export function targetAt(field: SlotField, position: number, part: SlotPart): SlotTarget | null {
  return slotTargets.find(({ id }) => id === targetId(field, position, part)) ?? null;
}

/** Does the slot show this file there already? */
export function isShownAt({ part }: SlotTarget, record: SlotRecord | null, held: HeldMedia): boolean {
  if (record === null || !isSameProject(record, held)) return false;
  const path = 'path' in record ? record.path : part === 'before' ? record.beforePath : record.hoverPath;
  return path === held.file.path;
}
