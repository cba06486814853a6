import { assign, setup } from 'xstate';
import { typed } from '../machine-utils.ts';

export type ProjectCarouselEvent =
  | { readonly type: 'image.next' }
  | { readonly type: 'image.previous' }
  | { readonly type: 'images.changed'; readonly count: number };

interface ProjectCarouselContext {
  readonly count: number;
  /** The image shown; always one of the `count`, 0 when there are none. */
  readonly index: number;
}

/**
 * The images of one G3 grid, one at a time, wrapping both ways (specification, section 4, "Project carousel"). With one
 * image or none there is nothing to turn.
 */
export const projectCarouselMachine = setup({
  types: typed<{
    context: ProjectCarouselContext;
    events: ProjectCarouselEvent;
    input: { readonly count: number };
  }>(),
  guards: {
    hasSeveral: ({ context }) => context.count > 1,
  },
  actions: {
    takeImages: assign(({ context }, params: { readonly count: number }) => {
      const count = Math.max(0, params.count);
      return { count, index: context.index < count ? context.index : 0 };
    }),
    showNext: assign(({ context }) => ({ index: (context.index + 1) % context.count })),
    showPrevious: assign(({ context }) => ({ index: (context.index - 1 + context.count) % context.count })),
  },
}).createMachine({
  id: 'projectCarousel',
  initial: 'sorting',
  context: ({ input }) => ({ count: Math.max(0, input.count), index: 0 }),
  on: {
    'images.changed': { target: '.sorting', actions: { type: 'takeImages', params: ({ event }) => event } },
  },
  states: {
    sorting: {
      always: [{ guard: 'hasSeveral', target: 'showing' }, { target: 'resting' }],
    },
    /** One image, or none. */
    resting: {},
    showing: {
      on: {
        'image.next': { actions: 'showNext' },
        'image.previous': { actions: 'showPrevious' },
      },
    },
  },
});
