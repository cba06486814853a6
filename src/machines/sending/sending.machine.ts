import { assign, emit, setup } from 'xstate';
import { present, typed } from '../machine-utils.ts';

/** What belongs to a form and is sent by itself before it, and would be lost with the page. */
export type LostKind = 'picture' | 'file' | 'category';

/** The same, and what of a form is still being looked at. */
export type PartKind = LostKind | 'check' | 'font';

/** `typed` is not sent yet and will be, when the form is; `failed` may be tried again. */
export type PartState = 'typed' | 'begun' | 'failed';

/** Something that a form waits for. */
export interface Part {
  readonly key: string;
  /** The id of the form; null of what belongs to none, and would be lost with the page all the same. */
  readonly form: string | null;
  readonly kind: PartKind;
  readonly state: PartState;
}

/** Who wants a form sent: its button, or another one that saves it first. */
export interface Wish {
  readonly form: string;
  readonly sender: string;
}

export type SendingEvent =
  /** A part has begun, or has come to another state. */
  | { readonly type: 'part.told'; readonly part: Part }
  /** It is there, or was let go. */
  | { readonly type: 'part.ended'; readonly key: string }
  | { readonly type: 'form.send'; readonly wish: Wish }
  /** Back to the form, or the form is gone from the page. */
  | { readonly type: 'form.keep'; readonly form: string };

/** Emitted once for each wish, and `held` before where it waits. */
export type SendingEmitted =
  | { readonly type: 'sending.held'; readonly form: string }
  | { readonly type: 'sending.ready'; readonly wish: Wish }
  | { readonly type: 'sending.refused'; readonly wish: Wish; readonly kind: PartKind };

interface SendingContext {
  readonly parts: readonly Part[];
  readonly wish: Wish | null;
}

const isOf = (form: string | undefined, states: readonly PartState[]) => (part: Part) =>
  part.form === form && states.includes(part.state);

const hasAny = ({ parts, wish }: SendingContext, states: readonly PartState[]): boolean =>
  parts.some(isOf(wish?.form, states));

/**
 * Forms whose parts are on their way by themselves: a picture of a text, a portrait, a category that is made beside. A form is sent once its
 * parts are there, so that none is missing in it; one that could not be sent keeps it back.
 */
export const sendingMachine = setup({
  types: typed<{ context: SendingContext; events: SendingEvent; emitted: SendingEmitted; tags: 'waiting' }>(),
  guards: {
    hasFailed: ({ context }) => hasAny(context, ['failed']),
    isComplete: ({ context }) => !hasAny(context, ['typed', 'begun', 'failed']),
    isWished: ({ context }, { form }: { readonly form: string }) => context.wish?.form === form,
  },
  actions: {
    keepPart: assign(({ context }, { part }: { readonly part: Part }) => ({
      parts: [...context.parts.filter(({ key }) => key !== part.key), part],
    })),
    dropPart: assign(({ context }, { key }: { readonly key: string }) => ({
      parts: context.parts.filter((part) => part.key !== key),
    })),
    keepWish: assign((_, { wish }: { readonly wish: Wish }) => ({ wish })),
    forget: assign({ wish: null }),
    tellHeld: emit(({ context }) => ({ type: 'sending.held' as const, form: present(context.wish, 'wish').form })),
    tellReady: emit(({ context }) => ({ type: 'sending.ready' as const, wish: present(context.wish, 'wish') })),
    tellRefused: emit(({ context: { parts, wish } }) => ({
      type: 'sending.refused' as const,
      wish: present(wish, 'wish'),
      kind: present(parts.find(isOf(wish?.form, ['failed'])) ?? null, 'part').kind,
    })),
  },
}).createMachine({
  id: 'sending',
  initial: 'idle',
  context: { parts: [], wish: null },
  on: {
    'part.told': { actions: { type: 'keepPart', params: ({ event }) => event } },
    'part.ended': { actions: { type: 'dropPart', params: ({ event }) => event } },
  },
  states: {
    idle: {
      on: {
        'form.send': { target: 'checking', actions: { type: 'keepWish', params: ({ event }) => event } },
      },
    },
    checking: {
      always: [
        { guard: 'hasFailed', target: 'idle', actions: ['tellRefused', 'forget'] },
        { guard: 'isComplete', target: 'idle', actions: ['tellReady', 'forget'] },
        { target: 'waiting', actions: 'tellHeld' },
      ],
    },
    waiting: {
      tags: 'waiting',
      always: [
        { guard: 'hasFailed', target: 'idle', actions: ['tellRefused', 'forget'] },
        { guard: 'isComplete', target: 'idle', actions: ['tellReady', 'forget'] },
      ],
      on: {
        'form.send': { target: 'checking', actions: { type: 'keepWish', params: ({ event }) => event } },
        'form.keep': {
          guard: { type: 'isWished', params: ({ event }) => event },
          target: 'idle',
          actions: 'forget',
        },
      },
    },
  },
});
