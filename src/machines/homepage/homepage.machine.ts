import { assign, emit, enqueueActions, setup } from 'xstate';
import type { HeldMedia, SlotRecords } from '../../domain/slot-drop.ts';
import { isHeldSlot } from '../../domain/slot-move.ts';
import type { Held } from '../../domain/slot-move.ts';
import { typed } from '../machine-utils.ts';
import { findTarget, isSameWay, offerTargets, planBetween, recordAt, spawnSlots } from './homepage.rules.ts';
import type { OfferedTarget, Slots, Way } from './homepage.rules.ts';
import { slotMoveMachine } from './slot-move.machine.ts';
import type { MoveReport, SlotMoveRef } from './slot-move.machine.ts';
import { slotMachine } from './slot.machine.ts';
import type { ChosenForSlot } from './slot.rules.ts';
import { slotId } from './slot.rules.ts';

export type HomepageEvent =
  | { readonly type: 'slots.read'; readonly records: SlotRecords }
  /** Media or a filled slot were picked up, to be dragged. */
  | { readonly type: 'media.hold'; readonly media: Held }
  /** By keyboard: how many targets further. */
  | { readonly type: 'media.step'; readonly by: number }
  /** Let go over a target, or beside all of them. */
  | { readonly type: 'media.drop'; readonly target: string | null }
  /** 'Put on…': a target is to be chosen from a list. */
  | { readonly type: 'media.offer'; readonly media: HeldMedia }
  | { readonly type: 'target.choose'; readonly target: string }
  /** Chosen for a slot: nothing is asked any more. */
  | { readonly type: 'media.send'; readonly target: string; readonly media: HeldMedia }
  /** What is in the first slot goes to the second. */
  | { readonly type: 'slots.move'; readonly from: string; readonly to: string }
  | MoveReport
  | { readonly type: 'offer.cancel' }
  /** Files dropped or pasted on the slot of that id. */
  | ({ readonly type: 'files.drop'; readonly slot: string } & Pick<ChosenForSlot, 'files' | 'takesStills'>);

interface HomepageContext {
  /** By {@link slotId}; none before the first read. */
  readonly slots: Slots;
  /** Moves on their way, and those that stopped half-way. */
  readonly moves: readonly SlotMoveRef[];
  /** Slots were moved and are not read again yet. */
  readonly isUnread: boolean;
  /** A move that waits until they are. */
  readonly awaited: Way | null;
  /** What is dragged. */
  readonly held: Held | null;
  /** What is to be put on a slot chosen from a list, or was last. */
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

/** What is put on a target, if both are there. */
interface Put {
  readonly target: string | null;
  readonly held: Held | null;
}

/**
 * The slots of the home page, each a child `slot`, and what is on its way to one of them: dragged by mouse, finger or
 * keyboard, or put on a slot chosen from a list. What is
 * moved from slot to slot is a child `slotMove` until both writes are done.
 */
export const homepageMachine = setup({
  types: typed<{ context: HomepageContext; input: HomepageInput; events: HomepageEvent; emitted: MoveReport }>(),
  actors: { slot: slotMachine, slotMove: slotMoveMachine },
  guards: {
    /** Both are at rest, and the plan is good. */
    canMove: ({ context }, way: Way) => planBetween(context.slots, way) !== null,
    isUnread: ({ context }) => context.isUnread,
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
    await: assign((_, { from, to }: Way) => ({ awaited: { from, to } })),
    moveAwaited: enqueueActions(({ context: { awaited }, enqueue, self }) => {
      enqueue.assign({ awaited: null, isUnread: false });
      if (awaited === null) return;
      // After the slots have taken what was read.
      enqueue.sendTo(self, { type: 'slots.move', ...awaited });
    }),
    hold: assign(({ context }, held: Held) => {
      const open = offerTargets(context.slots, held).filter(({ refusal }) => refusal === null);
      return { held, open: open.map(({ target }) => target), reached: open[0]?.target ?? null };
    }),
    step: assign(({ context: { open, reached } }, by: number) => {
      const from = Math.max(0, reached === null ? 0 : open.indexOf(reached));
      return { reached: open[(from + by + open.length) % open.length] ?? null };
    }),
    offer: assign(({ context }, media: HeldMedia) => ({ media, offered: offerTargets(context.slots, media) })),
    put: enqueueActions(({ context: { slots }, enqueue }, { target, held }: Put) => {
      const found = target === null ? null : findTarget(slots, target);
      if (found === null || held === null) return;
      if (!isHeldSlot(held)) enqueue.sendTo(found.slot, { type: 'media.put', target: found.target.id, media: held });
      else enqueue.raise({ type: 'slots.move', from: slotId(held.field, held.position), to: found.id });
    }),
    move: enqueueActions(({ context: { slots, moves }, enqueue }, { from, to }: Way) => {
      const plan = planBetween(slots, { from, to });
      const [source, target] = [slots[from], slots[to]];
      if (plan === null || source === undefined || target === undefined) return;
      enqueue.assign({
        moves: ({ spawn }) => [...moves, spawn('slotMove', { input: { from, to, ...plan } })],
      });
      enqueue.sendTo(target, { type: 'move.show', shown: plan.first.shown });
      enqueue.sendTo(source, { type: 'move.show', shown: plan.last.shown });
    }),
    follow: enqueueActions(({ context: { slots, moves }, enqueue }, report: MoveReport) => {
      const { from, to, stage, shown } = report;
      const [source, target] = [slots[from], slots[to]];
      if (source === undefined || target === undefined) return;
      if (stage === 'repeated') enqueue.sendTo(source, { type: 'move.show', shown });
      else {
        enqueue.sendTo(target, { type: stage === 'refused' ? 'move.lift' : 'move.settle' });
        enqueue.sendTo(source, { type: stage === 'moved' ? 'move.settle' : 'move.lift' });
      }
      const isEnded = stage !== 'broken' && stage !== 'repeated';
      if (stage === 'moved' || stage === 'broken') enqueue.assign({ isUnread: true });
      if (isEnded) enqueue.assign({ moves: moves.filter((move) => !isSameWay(move.getSnapshot().context, report)) });
    }),
    tell: emit((_, report: MoveReport) => report),
    giveFiles: enqueueActions(
      ({ context, enqueue }, { slot, files, takesStills }: Extract<HomepageEvent, { readonly type: 'files.drop' }>) => {
        const found = context.slots[slot];
        if (found !== undefined) enqueue.sendTo(found, { type: 'files.choose', files, takesStills });
      },
    ),
  },
}).createMachine({
  id: 'homepage',
  initial: 'resting',
  context: ({ input: { records }, spawn }) => ({
    slots: records === null ? {} : spawnSlots(records, (id, input) => spawn('slot', { id, input })),
    moves: [],
    isUnread: false,
    awaited: null,
    held: null,
    media: null,
    open: [],
    reached: null,
    offered: [],
  }),
  on: {
    'slots.read': [
      { guard: 'isRead', actions: [{ type: 'tellSlots', params: ({ event }) => event.records }, 'moveAwaited'] },
      { actions: { type: 'beginSlots', params: ({ event }) => event.records } },
    ],
    'media.send': {
      actions: { type: 'put', params: ({ event }) => ({ target: event.target, held: event.media }) },
    },
    'slots.move': [
      { guard: 'isUnread', actions: { type: 'await', params: ({ event }) => event } },
      {
        guard: { type: 'canMove', params: ({ event }) => event },
        actions: { type: 'move', params: ({ event }) => event },
      },
    ],
    'move.report': {
      actions: [
        { type: 'follow', params: ({ event }) => event },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
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
        'media.drop': {
          target: 'resting',
          actions: { type: 'put', params: ({ context, event }) => ({ target: event.target, held: context.held }) },
        },
      },
    },
    /** A list of all targets is open. */
    asking: {
      on: {
        'target.choose': {
          target: 'resting',
          actions: { type: 'put', params: ({ context, event }) => ({ target: event.target, held: context.media }) },
        },
        'offer.cancel': 'resting',
      },
    },
  },
});
