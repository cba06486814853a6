import type { Frame, Id, ProjectFile } from './content.ts';
import type { Ratio } from './grids.ts';

/**
 * The slots of the home page, and how one is filled from a project's media (specification, sections 2, 5 and 7; rulings,
 * "Over the wire").
 */

/** As the navigation state names them. */
export type SlotField = 'headervideo' | 'homepagevideo' | 'homepagegrid';

/** Slots of one size, side by side. */
export interface SlotRow {
  /** Heading of the row inside its section. */
  readonly label: string | null;
  readonly positions: readonly number[];
  readonly ratio: Ratio;
  /** The advised size, as the specification writes it. */
  readonly size: string;
  /** The same in pixels, width by height. */
  readonly advised: Ratio;
}

/** '428 wide × 600 high': an advised size that says which way round it is. */
export function describeAdvised({ advised }: SlotRow): string {
  const [width = '', height = ''] = advised.split('/');
  return `${width} wide × ${height} high`;
}

/** How many slots of a row stand side by side. */
export function abreast({ positions }: SlotRow): 'one' | 'two' | 'three' {
  if (positions.length === 1) return 'one';
  return positions.length === 3 ? 'three' : 'two';
}

/** The slots of one field. */
export interface SlotSection {
  readonly field: SlotField;
  readonly heading: string;
  readonly note: string;
  /** What one of its slots is called. */
  readonly slotName: string;
  readonly rows: readonly SlotRow[];
}

/** The slots of the home page in its own order (specification, section 2, "Create homepage"). */
export const slotSections: readonly SlotSection[] = [
  {
    field: 'headervideo',
    heading: 'Header videos',
    note: '1080X1920 (height × width, landscape), in order, up to four',
    slotName: 'header video',
    rows: [{ label: null, positions: [1, 2, 3, 4], ratio: '16/9', size: '1080X1920', advised: '1920/1080' }],
  },
  {
    field: 'homepagevideo',
    heading: 'Homepage videos',
    note: '1080X1920 (height × width, landscape)',
    slotName: 'homepage video',
    rows: [{ label: null, positions: [1, 2], ratio: '16/9', size: '1080X1920', advised: '1920/1080' }],
  },
  {
    field: 'homepagegrid',
    heading: 'Homepage grid',
    note: 'Before and after hover',
    slotName: 'grid item',
    rows: [
      { label: 'Grid 10', positions: [1, 2, 3], ratio: '428/600', size: '428x600', advised: '428/600' },
      { label: 'Grid 7', positions: [4], ratio: '1335/383', size: '1335x383', advised: '1335/383' },
      { label: 'Grid 4', positions: [5, 6], ratio: '653/600', size: '653x600', advised: '653/600' },
    ],
  },
];

/** Every slot of the home page, in its order. */
export const listSlots = (): readonly { readonly field: SlotField; readonly position: number }[] =>
  slotSections.flatMap(({ field, rows }) =>
    rows.flatMap(({ positions }) => positions.map((position) => ({ field, position }))),
  );

/** The section and the row of a slot; the section's first row where the position is in none of them. */
export function slotLayout(field: SlotField, position: number | null): { section: SlotSection; row: SlotRow } | null {
  const section = slotSections.find((one) => one.field === field);
  const row = section?.rows.find(({ positions }) => position !== null && positions.includes(position));
  const found = row ?? section?.rows[0];
  return section === undefined || found === undefined ? null : { section, row: found };
}

/** A slot that can be emptied: not a homepage video (specification, section 2, "Create homepage"). */
export interface FilledSlot {
  readonly field: 'headervideo' | 'homepagegrid';
  readonly id: Id;
  readonly position: number;
}

/** What a slot of the home page shows, as far as it says whose it is. */
export interface ShownSlot {
  readonly field: SlotField;
  readonly position: number;
  readonly projectId: Id;
}

/** The slot to be filled, as the navigation state says it. */
export interface WantedSlot {
  readonly selectedField: SlotField;
  readonly position: number | null;
  /** The slot's record: with one it is an update, without one a creation. */
  readonly mediaId: Id | null;
  /** The project that the slot shows now. */
  readonly projectId: Id | null;
  /** The project picked in All media. */
  readonly id: Id | null;
}

function idIn(value: unknown): Id | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

/** Reads a navigation state; null where it names no slot, as on a page that was opened directly. */
export function readWantedSlot(state: unknown): WantedSlot | null {
  if (typeof state !== 'object' || state === null) return null;
  const said: Readonly<Record<string, unknown>> = { ...state };
  const section = slotSections.find(({ field }) => field === said['selectedField']);
  if (section === undefined) return null;
  const position = said['position'];
  return {
    selectedField: section.field,
    position: typeof position === 'number' ? position : null,
    mediaId: idIn(said['mediaId']),
    projectId: idIn(said['projectId']),
    id: idIn(said['id']),
  };
}

/** 'For Grid 10, position 3, 428x600.' */
export function describeSlot({ selectedField, position, mediaId }: WantedSlot): string {
  const section = slotSections.find(({ field }) => field === selectedField);
  const row = section?.rows.find(({ positions }) => position !== null && positions.includes(position));
  const place = [row?.label ?? section?.heading, position === null ? null : `position ${String(position)}`, row?.size];
  const replaced = mediaId === null ? '' : ' What it shows now is replaced.';
  return `For ${place.filter((part) => typeof part === 'string').join(', ')}.${replaced}`;
}

/**
 * How one may choose for a slot.
 *
 * @param takesStills a video slot takes pictures too
 */
export function describeChoice(field: SlotField, takesStills: boolean): string {
  if (field === 'homepagegrid') return 'Choose what shows before hover, after hover, or both.';
  return takesStills ? 'Choose one video or picture.' : 'Choose one video.';
}

/** Which of a slot's media is chosen: a grid cell has two, a film slot one. */
export type ChoicePart = 'before' | 'after' | 'film';

export type Choice = Readonly<Record<ChoicePart, SlotMedia | null>>;

export const noChoice: Choice = { before: null, after: null, film: null };

/** A file as far as slots ask of it. */
export type SlotMedia = Frame & Partial<Pick<ProjectFile, 'fitsFilmSlots'>>;

/** Said about a picture for a slot of films. */
export const videosOnly = 'This slot takes videos only.';

/** Why a media cannot go to this slot; null where it can (rulings: a video slot takes stills where the provider says so). */
export function refuseMedia(field: SlotField, file: Pick<SlotMedia, 'media' | 'fitsFilmSlots'>): string | null {
  const fits = field === 'homepagegrid' || file.media.kind === 'video' || file.fitsFilmSlots === true;
  return fits ? null : videosOnly;
}

/** Whether there is a picture among the files that slots of films take too. */
export function takesStills(files: readonly (Pick<ProjectFile, 'fitsFilmSlots'> | null)[]): boolean {
  return files.some((file) => file?.fitsFilmSlots === true);
}

/** What is wrong with a choice, in the order of the specification, section 5; null where nothing is. */
export function checkChoice(slot: WantedSlot | null, { before, after, film }: Choice): string | null {
  if (slot?.selectedField === 'homepagegrid') {
    if (before === null && after === null) return 'Please select at least one media for Before or After Hover.';
    // One file may be listed twice, as header and as frame.
    if (before?.path === after?.path) return 'You cannot select the same media for both Before and After Hover.';
  } else if (slot !== null && film === null) return 'Please select a media using the checkbox';
  return slot === null || slot.position === null ? 'Position not specified' : null;
}

/** Whether it is known where the choice goes. */
export function hasPlace(slot: WantedSlot | null): boolean {
  return slot !== null && slot.position !== null;
}

/**
 * A choice that was made before its slot was known, as that slot takes it.
 *
 * @param kept what a cell shows after hover and goes on showing
 */
export function choiceFor({ selectedField }: WantedSlot, choice: Choice, kept: Frame | null): Choice {
  const { after, film } = choice;
  if (selectedField !== 'homepagegrid') {
    return { ...noChoice, film: film === null || refuseMedia(selectedField, film) !== null ? null : film };
  }
  if (film === null) return choice;
  return { before: film, after: after ?? (kept?.path === film.path ? null : kept), film: null };
}

interface SlotSending {
  readonly position: number;
  /** The project whose media is sent. */
  readonly projectId: Id;
  /** The slot's own record and the project it shows now; null for an empty slot. */
  readonly present: { readonly id: Id; readonly projectId: Id } | null;
}

/** A choice ready to be sent. Paths are the provider's own. */
export type SlotFilling =
  | (SlotSending & { readonly field: 'headervideo' | 'homepagevideo'; readonly path: string })
  | (SlotSending & {
      readonly field: 'homepagegrid';
      readonly nonHoverMedia: string | null;
      readonly hoverMedia: string | null;
    });

/**
 * The choice of `projectId`'s media as it is sent; null while {@link checkChoice} finds something wrong with it.
 *
 * @param projectId as the page's address has it; the state's own is preferred, because it keeps the provider's type
 */
export function fillSlot(slot: WantedSlot | null, choice: Choice, projectId: Id): SlotFilling | null {
  if (slot === null || slot.position === null || checkChoice(slot, choice) !== null) return null;
  const chosen = slot.id !== null && String(slot.id) === String(projectId) ? slot.id : projectId;
  const sending = {
    position: slot.position,
    projectId: chosen,
    present: slot.mediaId === null ? null : { id: slot.mediaId, projectId: slot.projectId ?? chosen },
  };
  if (slot.selectedField === 'homepagegrid') {
    const { before, after } = choice;
    return {
      ...sending,
      field: slot.selectedField,
      nonHoverMedia: before?.path ?? null,
      hoverMedia: after?.path ?? null,
    };
  }
  return choice.film === null ? null : { ...sending, field: slot.selectedField, path: choice.film.path };
}
