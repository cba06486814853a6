import { sendTo, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

/** What the watcher of the ways out is told. */
export type LeavingAnswer = { readonly type: 'leaving.allow' } | { readonly type: 'leaving.refuse' };

export type UnsavedEvent =
  | { readonly type: 'form.changed' }
  | { readonly type: 'form.settled' }
  /** A way out of the page was taken; it waits for the answer. */
  | { readonly type: 'leaving.ask' }
  | LeavingAnswer;

/** Keeps what is not saved yet from being left by mistake: while a form is changed, leaving it is asked about first. */
export const unsavedMachine = setup({
  types: typed<{ events: UnsavedEvent; tags: 'asking' }>(),
  actors: {
    watchLeaving: placeholderCallback<undefined, LeavingAnswer>('watchLeaving'),
  },
  actions: {
    allow: sendTo('watchLeaving', { type: 'leaving.allow' }),
    refuse: sendTo('watchLeaving', { type: 'leaving.refuse' }),
  },
}).createMachine({
  id: 'unsaved',
  initial: 'settled',
  states: {
    settled: {
      on: { 'form.changed': 'changed' },
    },
    changed: {
      invoke: { src: 'watchLeaving', id: 'watchLeaving' },
      initial: 'editing',
      states: {
        editing: {
          on: { 'leaving.ask': 'asking', 'form.settled': '#unsaved.settled' },
        },
        asking: {
          tags: 'asking',
          on: {
            'form.settled': 'outdated',
            'leaving.allow': { target: 'editing', actions: 'allow' },
            'leaving.refuse': { target: 'editing', actions: 'refuse' },
          },
        },
        /** All is saved by now. The question stands all the same: whoever reads it has not answered. */
        outdated: {
          tags: 'asking',
          on: {
            'form.changed': 'asking',
            'leaving.allow': { target: 'answered', actions: 'allow' },
            'leaving.refuse': { target: 'answered', actions: 'refuse' },
          },
        },
        /** A step of its own: the watcher hears the answer before it is stopped. */
        answered: { always: '#unsaved.settled' },
      },
    },
  },
});
