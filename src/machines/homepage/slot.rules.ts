import { refuseUnopened } from '../../domain/media-files.ts';
import { putMedia, refusePut, slotTargets } from '../../domain/slot-drop.ts';
import type { HeldMedia, PlacedMedia, SlotRecord, SlotTarget } from '../../domain/slot-drop.ts';
import type { FilledSlot, SlotField } from '../../domain/slots.ts';

/** A slot's name among the others. */
export function slotId(field: SlotField, position: number): string {
  return `${field} ${String(position)}`;
}

/** As much of a slot's snapshot as decides what it shows and takes. */
interface SlotState {
  readonly context: { readonly record: SlotRecord | null; readonly placed: PlacedMedia | null };
  hasTag(tag: 'filling' | 'placed'): boolean;
}

/** What the slot shows: what was put there last, or its record. */
export function shownIn(slot: SlotState) {
  const { placed, record } = slot.context;
  const shown = slot.hasTag('placed') ? placed?.shown : undefined;
  return { media: shown?.media ?? record?.media ?? null, title: shown?.title ?? record?.project?.title ?? null };
}

/** Why the slot does not take these media there now; null where it does. */
export function refuseAt(slot: SlotState, target: SlotTarget, media: HeldMedia): string | null {
  if (slot.hasTag('filling')) return 'This slot is being saved.';
  return refusePut(target, slot.context.record ?? undefined, media);
}

/** Media, and the one of `slotTargets` that they are put on, by its id. */
export interface MediaPut {
  readonly target: string;
  readonly media: HeldMedia;
}

/** A slot and what stands in it; null while it is empty. */
interface SlotPlace {
  readonly field: SlotField;
  readonly position: number;
  readonly record: SlotRecord | null;
}

/** What its deletion deletes. Null for an empty slot, and for a homepage video, which can only be changed. */
export function deletionOf({ field, position, record }: SlotPlace): FilledSlot | null {
  return field === 'homepagevideo' || record === null ? null : { field, position, id: record.id };
}

/** The filling that puts them there; null where the slot does not take them. */
export function placeMedia({ record }: SlotPlace, { target, media }: MediaPut): PlacedMedia | null {
  const found = slotTargets.find(({ id }) => id === target);
  return found === undefined ? null : putMedia(found, record ?? undefined, media);
}

/** Why this choice is refused before any file is opened; null where it is not. */
export function refuseFiles([file, ...more]: readonly File[]): string | null {
  if (more.length > 0) return 'A slot takes one file at a time.';
  return file === undefined ? null : refuseUnopened(file);
}
