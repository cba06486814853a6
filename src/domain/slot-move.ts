import type { Id, Media } from './content.ts';
import { refusePut } from './slot-drop.ts';
import type { HeldMedia, PlacedMedia, SlotRecord, SlotTarget } from './slot-drop.ts';
import type { FilledSlot, SlotField, SlotFilling } from './slots.ts';

/**
 * What is in one slot of the home page moved to another of the same kind: two that are filled change places, and an empty
 * one takes it over. With the specified calls (section 7) that is two writes, of which the second may fail.
 */

/** A slot and what is in it; null while it is empty. */
export interface SlotPlace {
  readonly field: SlotField;
  readonly position: number;
  readonly record: SlotRecord | null;
}

/** A filled slot while it is dragged. */
export interface HeldSlot extends SlotPlace {
  readonly record: SlotRecord;
}

export type Held = HeldMedia | HeldSlot;

/** A slot emptied by the second write of a move. */
export interface EmptiedSlot {
  readonly emptied: FilledSlot;
  readonly shown: { readonly media: null; readonly title: null };
}

/** The two writes of a move in their order: nothing leaves its slot before it is in the other. */
export interface SlotMove {
  /** At the target. */
  readonly first: PlacedMedia;
  /** Where it came from. */
  readonly last: PlacedMedia | EmptiedSlot;
}

/** Whether what is moved comes from a slot, not from a list of files. */
export function isHeldSlot(held: Held): held is HeldSlot {
  return 'record' in held;
}

/** The picture or film that is moved. */
export function mediaOf(held: Held): Media {
  return isHeldSlot(held) ? held.record.media : held.file.media;
}

/** A slot to be emptied, and what fills it again; null where that is not known. */
export interface SlotToEmpty extends FilledSlot {
  readonly back: SlotFilling | null;
}

/** The slot as {@link SlotToEmpty}. Null for an empty slot, and for a homepage video, which can only be changed. */
export function emptyingOf(slot: SlotPlace): SlotToEmpty | null {
  const emptied = deletionOf(slot);
  if (emptied === null || slot.record === null) return null;
  return { ...emptied, back: fillWith(slot, slot.record, null)?.filling ?? null };
}

/** What its deletion deletes. Null for an empty slot, and for a homepage video, which can only be changed. */
function deletionOf({ field, position, record }: SlotPlace): FilledSlot | null {
  return field === 'homepagevideo' || record === null ? null : { field, position, id: record.id };
}

/**
 * What is sent so that the slot shows what `record` holds, wherever that is now; null where the record is of another kind.
 *
 * @param present the slot's own record, null for an empty slot
 */
function fillWith(
  { field, position }: Pick<SlotPlace, 'field' | 'position'>,
  record: SlotRecord,
  present: { readonly id: Id; readonly projectId: Id } | null,
): PlacedMedia | null {
  const sending = {
    position,
    projectId: record.projectId,
    present: present === null ? null : { id: present.id, projectId: present.projectId },
  };
  const shown = { media: record.media, title: record.project?.title ?? '' };
  if (field === 'homepagegrid') {
    if (!('hoverPath' in record)) return null;
    return { filling: { ...sending, field, nonHoverMedia: record.beforePath, hoverMedia: record.hoverPath }, shown };
  }
  return 'path' in record ? { filling: { ...sending, field, path: record.path }, shown } : null;
}

/** Why what is in one slot cannot be moved to the other; null where it can. */
export function refuseMove(from: HeldSlot, to: SlotPlace): string | null {
  if (from.field !== to.field) return 'This slot is of another kind.';
  if (from.position === to.position) return 'It is here now.';
  return to.record === null && deletionOf(from) === null ? 'Homepage videos can only change places.' : null;
}

/** The writes that move it; null while {@link refuseMove} has a reason. */
export function planMove(from: HeldSlot, to: SlotPlace): SlotMove | null {
  if (refuseMove(from, to) !== null) return null;
  const first = fillWith(to, from.record, to.record);
  const emptied = deletionOf(from);
  const last =
    to.record !== null
      ? fillWith(from, to.record, from.record)
      : emptied === null
        ? null
        : { emptied, shown: { media: null, title: null } };
  return first === null || last === null ? null : { first, last };
}

/** Why what is held cannot be put there; null where it can. */
export function refuseHeld(target: SlotTarget, record: SlotRecord | null, held: Held): string | null {
  return isHeldSlot(held)
    ? refuseMove(held, { field: target.section.field, position: target.position, record })
    : refusePut(target, record ?? undefined, held);
}

/** What puts the former content back after a slot was changed; null where there was none. */
export function takeBack(former: SlotRecord | null, placed: PlacedMedia): PlacedMedia | null {
  const { field, position, projectId } = placed.filling;
  return former === null ? null : fillWith({ field, position }, former, { id: former.id, projectId });
}
