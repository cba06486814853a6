import { assign, enqueueActions, setup } from 'xstate';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { HeldMedia, SlotRecord } from '../../domain/slot-drop.ts';
import { slotSections } from '../../domain/slots.ts';
import type { SlotField } from '../../domain/slots.ts';
import { typed } from '../machine-utils.ts';
import { slotMachine } from './slot.machine.ts';
import type { SlotRef } from './slot.machine.ts';
import { refuseAt, shownIn, slotId } from './slot.rules.ts';

/** What stands in the slots of each field; null where that could not be read. */
export type SlotRecords = Readonly<Record<SlotField, readonly SlotRecord[] | null>>;

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

export type HomepageEvent =
  | { readonly type: 'slots.read'; readonly records: SlotRecords }
  /** Media were picked up, to be dragged. */
  | { readonly type: 'media.hold'; readonly media: HeldMedia }
  /** By keyboard: so many targets further. */
  | { readonly type: 'media.step'; readonly by: number }
  /** Let go over a target, or beside all of them. */
  | { readonly type: 'media.drop'; readonly target: string | null }
  /** 'Put on…': a target is to be chosen from a list. */
  | { readonly type: 'media.offer'; readonly media: HeldMedia }
  | { readonly type: 'target.choose'; readonly target: string }
  | { readonly type: 'offer.cancel' }
  /** Files dropped or pasted on the slot of that id. */
  | { readonly type: 'files.drop'; readonly slot: string; readonly files: readonly File[] };

interface HomepageContext {
  /** By {@link slotId}; none before the first read. */
  readonly slots: Readonly<Record<string, SlotRef>>;
  /** What is dragged, or to be put on a slot chosen from a list; or was last. */
  readonly media: HeldMedia | null;
  /** The targets that take what is dragged, in the order of the page. */
  readonly open: readonly string[];
  /** The one of them that the keyboard has come to. */
  readonly reached: string | null;
  readonly offered: readonly OfferedTarget[];
}

interface HomepageInput {
  /** Null while they are not read. */
  readonly records: SlotRecords | null;
}

type SpawnSlot = (
  id: string,
  input: { readonly field: SlotField; readonly position: number; readonly record: SlotRecord | null },
) => SlotRef;

function recordAt(records: SlotRecords, field: SlotField, position: number): SlotRecord | null {
  return records[field]?.find((record) => record.position === position) ?? null;
}

/** Every slot of the page, by its id. */
function spawnSlots(records: SlotRecords, spawnSlot: SpawnSlot): Readonly<Record<string, SlotRef>> {
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
function findTarget(slots: HomepageContext['slots'], id: string) {
  const target = slotTargets.find((one) => one.id === id);
  const slot = target === undefined ? undefined : slots[slotId(target.section.field, target.position)];
  return target === undefined || slot === undefined ? null : { target, slot };
}

/** Every target, as it can be chosen for these media. */
function offerTargets(slots: HomepageContext['slots'], media: HeldMedia): readonly OfferedTarget[] {
  return slotTargets.flatMap(({ id, name }) => {
    const found = findTarget(slots, id);
    if (found === null) return [];
    const now = found.slot.getSnapshot();
    return [{ target: id, name, title: shownIn(now).title, refusal: refuseAt(now, found.target, media) }];
  });
}

/**
 * The slots of the home page, each a child `slot`, and what is on its way to one of them: dragged by mouse, finger or
 * keyboard, or put on a slot chosen from a list.
 */
export const homepageMachine = setup({
  types: typed<{ context: HomepageContext; input: HomepageInput; events: HomepageEvent }>(),
  actors: { slot: slotMachine },
  guards: {
    isRead: ({ context }) => Object.keys(context.slots).length > 0,
    /** A slot that is being saved takes no file. */
    canTake: ({ context }, slot: string) => context.slots[slot]?.getSnapshot().hasTag('filling') === false,
  },
  actions: {
    beginSlots: assign(({ spawn }, records: SlotRecords) => ({
      slots: spawnSlots(records, (id, input) => spawn('slot', { id, input })),
    })),
    tellSlots: enqueueActions(({ context, enqueue }, records: SlotRecords) => {
      for (const slot of Object.values(context.slots)) {
        const { field, position } = slot.getSnapshot().context;
        enqueue.sendTo(slot, { type: 'slot.read', record: recordAt(records, field, position) });
      }
    }),
    hold: assign(({ context }, media: HeldMedia) => {
      const open = offerTargets(context.slots, media).filter(({ refusal }) => refusal === null);
      return { media, open: open.map(({ target }) => target), reached: open[0]?.target ?? null };
    }),
    step: assign(({ context: { open, reached } }, by: number) => {
      const from = Math.max(0, reached === null ? 0 : open.indexOf(reached));
      return { reached: open[(from + by + open.length) % open.length] ?? null };
    }),
    offer: assign(({ context }, media: HeldMedia) => ({ media, offered: offerTargets(context.slots, media) })),
    put: enqueueActions(({ context: { media, slots }, enqueue }, target: string | null) => {
      const found = target === null ? null : findTarget(slots, target);
      if (found !== null && media !== null) {
        enqueue.sendTo(found.slot, { type: 'media.put', target: found.target.id, media });
      }
    }),
    giveFiles: enqueueActions(
      ({ context, enqueue }, { slot, files }: { readonly slot: string; readonly files: readonly File[] }) => {
        const found = context.slots[slot];
        if (found !== undefined) enqueue.sendTo(found, { type: 'files.choose', files });
      },
    ),
  },
}).createMachine({
  id: 'homepage',
  initial: 'resting',
  context: ({ input: { records }, spawn }) => ({
    slots: records === null ? {} : spawnSlots(records, (id, input) => spawn('slot', { id, input })),
    media: null,
    open: [],
    reached: null,
    offered: [],
  }),
  on: {
    'slots.read': [
      { guard: 'isRead', actions: { type: 'tellSlots', params: ({ event }) => event.records } },
      { actions: { type: 'beginSlots', params: ({ event }) => event.records } },
    ],
    'files.drop': {
      guard: { type: 'canTake', params: ({ event }) => event.slot },
      actions: { type: 'giveFiles', params: ({ event }) => event },
    },
  },
  states: {
    resting: {
      on: {
        'media.hold': { target: 'dragging', actions: { type: 'hold', params: ({ event }) => event.media } },
        'media.offer': { target: 'asking', actions: { type: 'offer', params: ({ event }) => event.media } },
      },
    },
    dragging: {
      on: {
        'media.step': { actions: { type: 'step', params: ({ event }) => event.by } },
        'media.drop': { target: 'resting', actions: { type: 'put', params: ({ event }) => event.target } },
      },
    },
    /** A list of all targets is open. */
    asking: {
      on: {
        'target.choose': { target: 'resting', actions: { type: 'put', params: ({ event }) => event.target } },
        'offer.cancel': 'resting',
      },
    },
  },
});
