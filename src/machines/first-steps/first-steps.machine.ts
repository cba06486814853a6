import { assign, setup } from 'xstate';
import { typed, placeholderPromise } from '../machine-utils.ts';

export type FirstStepsEvent = { readonly type: 'steps.hide' } | { readonly type: 'steps.show' };

/** What this browser remembers of the administrator. */
export interface Remembered {
  /** As typed at the last login; null where nobody has logged in here. */
  readonly username: string | null;
  readonly isHidden: boolean;
}

/** What to remember of the steps. */
export interface StepsToRemember {
  readonly isHidden: boolean;
}

/**
 * Whether the dashboard's first page lists the first steps of a new studio. Hidden ones stay hidden in this browser until
 * they are asked for.
 */
export const firstStepsMachine = setup({
  types: typed<{ context: { readonly username: string | null }; events: FirstStepsEvent }>(),
  actors: {
    readRemembered: placeholderPromise<Remembered, undefined>('readRemembered'),
    rememberSteps: placeholderPromise<void, StepsToRemember>('rememberSteps'),
  },
  guards: {
    isHidden: (_, remembered: Remembered) => remembered.isHidden,
  },
  actions: {
    noteUsername: assign((_, remembered: Remembered) => ({ username: remembered.username })),
  },
}).createMachine({
  id: 'firstSteps',
  initial: 'unknown',
  context: { username: null },
  states: {
    unknown: {
      invoke: {
        src: 'readRemembered',
        id: 'readRemembered',
        onDone: [
          {
            guard: { type: 'isHidden', params: ({ event }) => event.output },
            target: 'hidden',
            actions: { type: 'noteUsername', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'noteUsername', params: ({ event }) => event.output } },
        ],
        // A browser that keeps nothing shows them: they are in nobody's way.
        onError: 'shown',
      },
    },
    shown: {
      on: { 'steps.hide': 'hiding' },
    },
    hiding: {
      invoke: {
        src: 'rememberSteps',
        id: 'rememberSteps',
        input: { isHidden: true },
        onDone: 'hidden',
        // Then they are hidden until the next load.
        onError: 'hidden',
      },
    },
    hidden: {
      on: { 'steps.show': 'showing' },
    },
    showing: {
      invoke: {
        src: 'rememberSteps',
        id: 'rememberSteps',
        input: { isHidden: false },
        onDone: 'shown',
        onError: 'shown',
      },
    },
  },
});
