import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Id } from '../../domain/content.ts';
import type { SlotPart } from '../../domain/slot-drop.ts';
import { present, typed } from '../machine-utils.ts';

/** What the button of a toast asks for. Whoever can do it listens for its type. */
export type ToastRequest =
  | { readonly type: 'undo.ask'; readonly token: string; readonly what: string; readonly takesAway?: boolean }
  | { readonly type: 'move.retry'; readonly id: Id }
  /** A project goes back to where it stood. */
  | { readonly type: 'move.undo'; readonly id: Id; readonly position: number }
  | { readonly type: 'slot.retry'; readonly slot: string }
  | { readonly type: 'slot.undo'; readonly slot: string }
  | { readonly type: 'slot.edit'; readonly slot: string; readonly part: SlotPart }
  /** From one slot to the other, by their ids; `retry` goes on with a move that stopped half-way. */
  | { readonly type: 'slots.move'; readonly from: string; readonly to: string }
  | { readonly type: 'slots.retry'; readonly from: string; readonly to: string }
  | { readonly type: 'site.close' | 'site.open' }
  | { readonly type: 'form.retry' }
  /** What was typed in a place and given up there comes back. */
  | {
      readonly type: 'typed.restore';
      readonly place: string;
      readonly row: string;
      readonly typed: Readonly<Record<string, string>>;
    }
  /** Saves the form again, with the title that it had. */
  | { readonly type: 'title.restore'; readonly title: string };

/** A button in a toast, such as Retry. */
export interface ToastAction {
  readonly label: string;
  readonly request: ToastRequest;
}

/** A link in a toast, to what it is about: 'View it'. */
export interface ToastLink {
  readonly label: string;
  /** An address of this product. */
  readonly to: string;
  /** Reloads the page, from the server: to what only the administrator sees. */
  readonly isWhole?: boolean;
}

/** What to say (rulings, "Screens": successes and failures are toasts). */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** Why, in plain words; it stands before the text. */
  readonly reason?: string | undefined;
  /** What is to be known beside it; it stands behind the text. */
  readonly note?: string | undefined;
  /** What it is about: a newer toast of the same topic replaces it, and it can be dismissed by its topic. */
  readonly topic?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** Of a failure: the server gave no answer. Once it answers again, there is nothing more to be said. */
  readonly isUnanswered?: boolean | undefined;
  /** Of a failure that is said on the way to another screen: it stays there. */
  readonly isOnTheWay?: boolean;
  readonly links?: readonly ToastLink[] | undefined;
  /** About what a form held when it was sent: it has nothing more to say once something is typed, or the form was sent again. */
  readonly isOfForm?: boolean | undefined;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

export type ToastsEvent =
  | { readonly type: 'toast.show'; readonly message: ToastMessage }
  | { readonly type: 'toast.dismiss'; readonly id: number }
  /** Its button was pressed: it has said what it had to say. */
  | { readonly type: 'toast.press'; readonly id: number }
  | { readonly type: 'topic.dismiss'; readonly topic: string }
  /** Something was typed into a form. */
  | { readonly type: 'form.edited' }
  /** Another screen is open. */
  | { readonly type: 'screen.left' }
  /** After a time without any, the server gives answers. */
  | { readonly type: 'server.answered' }
  | { readonly type: 'toast.hold' }
  | { readonly type: 'toast.release' };

export interface ToastsEmitted {
  readonly type: 'toast.pressed';
  readonly request: ToastRequest;
}

interface ToastsContext {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly nextId: number;
}

/** A success leaves after this. */
const LIFE_MS = 5_000;
/** One with a button or a link stays longer: it has to be read, decided on and reached. */
const LIFE_WITH_ACTION_MS = 12_000;

interface NewToast {
  readonly message: ToastMessage;
  /** The pointer or the focus is on the toasts. */
  readonly isHeld: boolean;
}

/** Which toasts are meant. */
type Choice = (toast: Toast) => boolean;

const timerOf = (id: number): string => `toast-${id}`;

/** How long it stays, in ms; `null` for an error, which stays until it is dismissed. */
function lifeOf({ kind, action, links = [] }: ToastMessage): number | null {
  if (kind === 'error') return null;
  return action !== undefined || links.length > 0 ? LIFE_WITH_ACTION_MS : LIFE_MS;
}

/** A failure that nobody looks after: neither its topic nor its button does. */
const isPlainError = ({ kind, topic, action }: ToastMessage): boolean =>
  kind === 'error' && topic === undefined && action === undefined;

/** It says what it says, and offers nothing. */
const isPlainSuccess = ({ kind, topic, action, links = [] }: ToastMessage): boolean =>
  kind === 'success' && topic === undefined && action === undefined && links.length === 0;

const isOfForm = (message: ToastMessage): boolean => message.isOfForm === true;

/** What a newer message takes the place of: its own topic, and the same said again; a success ends failures. */
function replacedBy(message: ToastMessage): Choice {
  const isPlain = isPlainError(message) || isPlainSuccess(message);
  return (toast) =>
    (message.topic !== undefined && toast.topic === message.topic) ||
    (isPlainError(toast) && message.kind === 'success') ||
    (isOfForm(message) && isOfForm(toast)) ||
    (isPlain && (isPlainError(toast) || isPlainSuccess(toast)) && toast.text === message.text);
}

/** What was said about a screen that is left; what can still be tried from anywhere stays. */
const isOfScreenLeft: Choice = ({ kind, action, isOnTheWay = false }) =>
  kind === 'error' && !isOnTheWay && action?.request.type !== 'undo.ask';

/** The server gave no answer to it, and nothing is offered that could be done now. */
const isOfSilence: Choice = (toast) => isPlainError(toast) && toast.isUnanswered === true;

function requestOf({ toasts }: ToastsContext, id: number): ToastRequest | null {
  return toasts.find((toast) => toast.id === id)?.action?.request ?? null;
}

/**
 * The messages in the corner (rulings, "Screens"). Each has a timer of its own; the
 * pointer or the focus on any of them stops all. Held and released, each gets its whole time again: whoever was reading may finish.
 */
export const toastsMachine = setup({
  types: typed<{ context: ToastsContext; events: ToastsEvent; emitted: ToastsEmitted }>(),
  guards: {
    isEmpty: ({ context }) => context.toasts.length === 0,
    hasRequest: ({ context }, { id }: { readonly id: number }) => requestOf(context, id) !== null,
  },
  actions: {
    add: enqueueActions(({ context, enqueue }, { isHeld, message }: NewToast) => {
      const toast: Toast = { ...message, id: context.nextId };
      const replaced = context.toasts.filter(replacedBy(message));
      for (const { id } of replaced) enqueue.cancel(timerOf(id));
      const kept = context.toasts.filter((one) => !replaced.includes(one));
      enqueue(assign({ toasts: [...kept, toast], nextId: toast.id + 1 }));
      const delay = isHeld ? null : lifeOf(toast);
      if (delay !== null) enqueue.raise({ type: 'toast.dismiss', id: toast.id }, { id: timerOf(toast.id), delay });
    }),
    remove: enqueueActions(({ context, enqueue }, { isMeant }: { readonly isMeant: Choice }) => {
      const removed = context.toasts.filter(isMeant);
      if (removed.length === 0) return;
      for (const { id } of removed) enqueue.cancel(timerOf(id));
      enqueue(assign({ toasts: context.toasts.filter((toast) => !removed.includes(toast)) }));
    }),
    emitPressed: emit(({ context }, { id }: { readonly id: number }) => ({
      type: 'toast.pressed' as const,
      request: present(requestOf(context, id), 'request'),
    })),
    settleHere: assign(({ context }) => ({
      toasts: context.toasts.map((toast) => ({ ...toast, isOnTheWay: false })),
    })),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(timerOf(id));
    }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts) {
        const delay = lifeOf(toast);
        if (delay !== null) enqueue.raise({ type: 'toast.dismiss', id: toast.id }, { id: timerOf(toast.id), delay });
      }
    }),
  },
}).createMachine({
  id: 'toasts',
  initial: 'empty',
  context: { toasts: [], nextId: 1 },
  on: {
    'toast.dismiss': {
      actions: { type: 'remove', params: ({ event }) => ({ isMeant: ({ id }) => id === event.id }) },
    },
    'topic.dismiss': {
      actions: { type: 'remove', params: ({ event }) => ({ isMeant: ({ topic }) => topic === event.topic }) },
    },
    'screen.left': { actions: [{ type: 'remove', params: { isMeant: isOfScreenLeft } }, 'settleHere'] },
    'form.edited': { actions: { type: 'remove', params: { isMeant: isOfForm } } },
    'server.answered': { actions: { type: 'remove', params: { isMeant: isOfSilence } } },
    'toast.press': {
      guard: { type: 'hasRequest', params: ({ event }) => event },
      actions: [
        { type: 'emitPressed', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => ({ isMeant: ({ id }) => id === event.id }) },
      ],
    },
  },
  states: {
    empty: {
      on: {
        'toast.show': {
          target: 'showing',
          actions: { type: 'add', params: ({ event }) => ({ ...event, isHeld: false }) },
        },
      },
    },
    showing: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'toast.show': { actions: { type: 'add', params: ({ event }) => ({ ...event, isHeld: false }) } },
        'toast.hold': { target: 'held', actions: 'stopTimers' },
      },
    },
    held: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'toast.show': { actions: { type: 'add', params: ({ event }) => ({ ...event, isHeld: true }) } },
        'toast.release': { target: 'showing', actions: 'startTimers' },
      },
    },
  },
});
