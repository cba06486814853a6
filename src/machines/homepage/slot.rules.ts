import { refuseUnopened } from '../../domain/media-files.ts';
import { putMedia, slotTargets } from '../../domain/slot-drop.ts';
import type { HeldMedia, PlacedMedia, SlotRecord, SlotTarget } from '../../domain/slot-drop.ts';
import { isHeldSlot, refuseHeld, takeBack } from '../../domain/slot-move.ts';
import type { Held, SlotPlace } from '../../domain/slot-move.ts';
import { videosOnly } from '../../domain/slots.ts';
import type { SlotField } from '../../domain/slots.ts';
import type { Media } from '../../domain/content.ts';
import type { FileProject } from './slot-file.machine.ts';

/** Files from the computer for a slot. */
export interface ChosenForSlot {
  readonly files: readonly File[];
  /** The provider shows stills in slots of films. */
  readonly takesStills: boolean;
  /** Whose media it is proposed to become. */
  readonly project?: FileProject | null;
}

/** A slot's name among the others. */
export function slotId(field: SlotField, position: number): string {
  return `${field} ${String(position)}`;
}

/** What a slot shows; neither while it is empty. */
export interface ShownMedia {
  readonly media: Media | null;
  readonly title: string | null;
}

/** As much of a slot's snapshot as decides what it shows and takes. */
interface SlotState {
  readonly context: { readonly record: SlotRecord | null; readonly shown: ShownMedia | null };
  hasTag(tag: 'filling' | 'placed'): boolean;
}

/** What the slot shows: what was put there last, or its record. */
export function shownIn(slot: SlotState): ShownMedia {
  const { shown, record } = slot.context;
  if (slot.hasTag('placed') && shown !== null) return shown;
  return { media: record?.media ?? null, title: record?.project?.title ?? null };
}

/** Why the slot does not take this there now; null where it does. */
export function refuseAt(slot: SlotState, target: SlotTarget, held: Held): string | null {
  // What is moved takes the place of what was read.
  if (slot.hasTag(isHeldSlot(held) ? 'placed' : 'filling')) return 'This slot is being saved.';
  return refuseHeld(target, slot.context.record, held);
}

/** Media, and the one of `slotTargets` that they are put on, by its id. */
export interface MediaPut {
  readonly target: string;
  readonly media: HeldMedia;
}

/** What is on its way to a slot, what it shows meanwhile, and what takes it back. */
export interface Placing {
  readonly placed: PlacedMedia | null;
  readonly undo: PlacedMedia | null;
  readonly shown: ShownMedia | null;
}

/** The filling that puts them there; null where the slot does not take them. */
export function placeMedia({ record }: SlotPlace, { target, media }: MediaPut): PlacedMedia | null {
  const found = slotTargets.find(({ id }) => id === target);
  return found === undefined ? null : putMedia(found, record ?? undefined, media);
}

/** What is to be written, what the slot shows then, and the way back; `placed` is null where the media cannot be put there. */
export function placingOf(place: SlotPlace, put: MediaPut): Placing {
  const placed = placeMedia(place, put);
  return { placed, shown: placed?.shown ?? null, undo: placed === null ? null : takeBack(place.record, placed) };
}

/** The project that the slot shows; null while it is empty. */
export function projectOf({ record }: SlotPlace): FileProject | null {
  return record === null ? null : { id: record.projectId, title: record.project?.title ?? '' };
}

/** Why this choice is refused before any file is opened; null where it is not. */
export function refuseFiles(
  { field }: Pick<SlotPlace, 'field'>,
  { files: [file, ...more], takesStills }: Pick<ChosenForSlot, 'files' | 'takesStills'>,
): string | null {
  if (more.length > 0) return 'A slot takes one file at a time.';
  if (file === undefined) return null;
  // Stored first, it would lie among the media of a project for nothing.
  if (field !== 'homepagegrid' && !takesStills && file.type.startsWith('image/')) return videosOnly;
  return refuseUnopened(file);
}
