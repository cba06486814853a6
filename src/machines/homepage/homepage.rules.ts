import { slotTargets } from '../../domain/slot-drop.ts';
import type { SlotRecord, SlotRecords, SlotTarget } from '../../domain/slot-drop.ts';
import { isHeldSlot, planMove } from '../../domain/slot-move.ts';
import type { Held, SlotMove, SlotPlace } from '../../domain/slot-move.ts';
import { slotSections } from '../../domain/slots.ts';
import type { SlotField } from '../../domain/slots.ts';
import type { SlotRef } from './slot.machine.ts';
import { refuseAt, shownIn, slotId } from './slot.rules.ts';

/** Every slot of the page, by {@link slotId}; none before the first read. */
export type Slots = Readonly<Record<string, SlotRef>>;

/** A target in a list to choose from. */
export interface OfferedTarget {
  readonly target: string;
  /** 'grid item 2, after hover' */
  readonly name: string;
  /** The project that stands there. */
  readonly title: string | null;
  /** Why it cannot be chosen. */
  readonly refusal: string | null;
}

export function recordAt(records: SlotRecords, field: SlotField, position: number): SlotRecord | null {
  return records[field]?.find((record) => record.position === position) ?? null;
}

/** Every slot of the page, by its id. */
export function spawnSlots(records: SlotRecords, spawnSlot: (id: string, input: SlotPlace) => SlotRef): Slots {
  const slots = slotSections.flatMap(({ field, rows }) =>
    rows.flatMap(({ positions }) =>
      positions.map((position): readonly [string, SlotRef] => {
        const id = slotId(field, position);
        return [id, spawnSlot(id, { field, position, record: recordAt(records, field, position) })];
      }),
    ),
  );
  return Object.fromEntries(slots);
}

/** The target of that id, and the slot that it belongs to; null before the slots are read. */
export function findTarget(slots: Slots, id: string): { target: SlotTarget; slot: SlotRef; id: string } | null {
  const target = slotTargets.find((one) => one.id === id);
  if (target === undefined) return null;
  const place = slotId(target.section.field, target.position);
  const slot = slots[place];
  return slot === undefined ? null : { target, slot, id: place };
}

/** Every target, as it can be chosen for what is held. A slot goes to a slot as a whole, not to one of a cell's media. */
export function offerTargets(slots: Slots, held: Held): readonly OfferedTarget[] {
  return slotTargets.flatMap(({ id, name, part }) => {
    const found = findTarget(slots, id);
    if (found === null || (isHeldSlot(held) && part === 'after')) return [];
    const now = found.slot.getSnapshot();
    return [{ target: id, name, title: shownIn(now).title, refusal: refuseAt(now, found.target, held) }];
  });
}

/** From one slot to another, by their ids. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

export function isSameWay(one: Way, other: Way): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The writes that move what is in one slot to another; null where that cannot be, or while one of them is not read. */
export function planBetween(slots: Slots, { from, to }: Way): SlotMove | null {
  const [source, target] = [slots[from]?.getSnapshot(), slots[to]?.getSnapshot()];
  if (source === undefined || target === undefined || source.hasTag('placed') || target.hasTag('placed')) return null;
  const { field, position, record } = source.context;
  return record === null ? null : planMove({ field, position, record }, target.context);
}
