import { assign, enqueueActions, setup } from 'xstate';
import { typed } from '../machine-utils.ts';
import { toastMachine } from './toast.machine.ts';

/** A button in a toast, such as Retry. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** What to say (rulings, "Screens": successes and failures are toasts). */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

export type ToastsEvent =
  | ({ readonly type: 'toast.show' } & ToastMessage)
  | { readonly type: 'toast.dismiss'; readonly id: number }
  | { readonly type: 'toast.hold' }
  | { readonly type: 'toast.release' };

interface ToastsContext {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly nextId: number;
}

const timerOf = (id: number): string => `toast-${id}`;

/**
 * The messages in the corner (rulings, "Screens"; art direction, sections 6 and 7). Each has a timer of its own, a child
 * `toast`; the pointer or the focus on any of them stops all.
 */
export const toastsMachine = setup({
  types: typed<{ context: ToastsContext; events: ToastsEvent }>(),
  actors: { toast: toastMachine },
  guards: {
    isLast: ({ context, event }) =>
      event.type === 'toast.dismiss' && context.toasts.every((toast) => toast.id === event.id),
    isKnown: ({ context, event }) =>
      event.type === 'toast.dismiss' && context.toasts.some((toast) => toast.id === event.id),
  },
  actions: {
    add: enqueueActions(({ context, event, enqueue }, { isHeld }: { readonly isHeld: boolean }) => {
      if (event.type !== 'toast.show') return;
      const id = context.nextId;
      const toast: Toast = { id, kind: event.kind, text: event.text, action: event.action };
      enqueue(assign({ toasts: [...context.toasts, toast], nextId: id + 1 }));
      const hasAction = event.action !== undefined;
      const input = { id, isLasting: event.kind === 'error', hasAction, isHeld };
      enqueue.spawnChild('toast', { id: timerOf(id), input });
    }),
    remove: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'toast.dismiss') return;
      enqueue.stopChild(timerOf(event.id));
      enqueue(assign({ toasts: context.toasts.filter((toast) => toast.id !== event.id) }));
    }),
    tellTimers: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'toast.hold' && event.type !== 'toast.release') return;
      for (const toast of context.toasts) enqueue.sendTo(timerOf(toast.id), { type: event.type });
    }),
  },
}).createMachine({
  id: 'toasts',
  initial: 'empty',
  context: { toasts: [], nextId: 1 },
  states: {
    empty: {
      on: { 'toast.show': { target: 'showing', actions: { type: 'add', params: { isHeld: false } } } },
    },
    showing: {
      on: {
        'toast.show': { actions: { type: 'add', params: { isHeld: false } } },
        'toast.dismiss': [
          { guard: 'isLast', target: 'empty', actions: 'remove' },
          { guard: 'isKnown', actions: 'remove' },
        ],
        'toast.hold': { target: 'held', actions: 'tellTimers' },
      },
    },
    held: {
      on: {
        'toast.show': { actions: { type: 'add', params: { isHeld: true } } },
        'toast.dismiss': [
          { guard: 'isLast', target: 'empty', actions: 'remove' },
          { guard: 'isKnown', actions: 'remove' },
        ],
        'toast.release': { target: 'showing', actions: 'tellTimers' },
      },
    },
  },
});
