import { sendParent, setup } from 'xstate';
import { typed } from '../machine-utils.ts';

export type ToastTimerEvent = { readonly type: 'toast.hold' } | { readonly type: 'toast.release' };

export interface ToastTimerInput {
  readonly id: number;
  /** Stays until it is dismissed, as errors do. */
  readonly isLasting: boolean;
  /** Has a button or a link, which takes longer to reach. */
  readonly hasAction: boolean;
  /** Begins held: the pointer or the focus is on the toasts already. */
  readonly isHeld: boolean;
}

/** A success leaves after this (art direction, section 6, "Toast"). */
export const TOAST_LIFE_MS = 5_000;
/** One with a button or a link stays longer: it has to be read, decided on and reached. */
export const TOAST_WITH_ACTION_LIFE_MS = 12_000;

/** The life of one toast. Held and released, it gets its whole time again: whoever was reading may finish. */
export const toastMachine = setup({
  types: typed<{ context: ToastTimerInput; events: ToastTimerEvent; input: ToastTimerInput }>(),
  delays: { life: ({ context }) => (context.hasAction ? TOAST_WITH_ACTION_LIFE_MS : TOAST_LIFE_MS) },
  guards: {
    isLasting: ({ context }) => context.isLasting,
    isHeld: ({ context }) => context.isHeld,
  },
  actions: {
    askToLeave: sendParent(({ context }) => ({ type: 'toast.dismiss', id: context.id })),
  },
}).createMachine({
  id: 'toast',
  initial: 'starting',
  context: ({ input }) => input,
  states: {
    starting: {
      always: [{ guard: 'isLasting', target: 'lasting' }, { guard: 'isHeld', target: 'held' }, { target: 'counting' }],
    },
    lasting: {},
    counting: {
      after: { life: 'gone' },
      on: { 'toast.hold': 'held' },
    },
    held: {
      on: { 'toast.release': 'counting' },
    },
    gone: { type: 'final', entry: 'askToLeave' },
  },
});
