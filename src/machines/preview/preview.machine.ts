import { assign, emit, sendTo, setup } from 'xstate';
import type { PreviewContent, PreviewView, Size } from '../../domain/preview.ts';
import { placeholderCallback, typed } from '../machine-utils.ts';

export type PreviewEvent =
  | { readonly type: 'preview.open'; readonly content: PreviewContent }
  | { readonly type: 'preview.close' }
  | { readonly type: 'preview.retry' }
  | { readonly type: 'view.chosen'; readonly view: PreviewView }
  /** Something was typed or chosen. */
  | { readonly type: 'content.changed'; readonly content: PreviewContent }
  /** The page within has started, and knows nothing yet. */
  | { readonly type: 'frame.ready' }
  /** The place for the frame has this size. */
  | { readonly type: 'stage.measured'; readonly size: Size }
  /** The number of the frame's element. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' };

interface PreviewMachineContext {
  /** Null while it is closed. */
  readonly content: PreviewContent | null;
  readonly view: PreviewView;
  readonly stage: Size | null;
  /** The number of the frame's element. */
  readonly frame: number | null;
  /** How many frames were given up. */
  readonly failures: number;
}

/** Input of the actor `runFrame`. */
export interface FrameToRun {
  readonly frame: number | null;
}

/** Tells `runFrame` what the page within is to draw. */
export interface ContentToShow {
  readonly type: 'content.show';
  readonly content: PreviewContent | null;
}

/** What is emitted: the focus can go back to where it came from. */
export interface PreviewClosed {
  readonly type: 'preview.closed';
}

/** The unsaved thing beside its form, in a frame in which the site itself draws it. */
export const previewMachine = setup({
  types: typed<{ context: PreviewMachineContext; events: PreviewEvent; emitted: PreviewClosed }>(),
  actors: {
    /** Opens the panel and starts the site in the frame. Sends `frame.ready`, `stage.measured`, and `preview.close` for Escape. */
    runFrame: placeholderCallback<FrameToRun, ContentToShow>('runFrame'),
  },
  actions: {
    keepContent: assign({ content: (_, params: { readonly content: PreviewContent }) => params.content }),
    keepView: assign({ view: (_, params: { readonly view: PreviewView }) => params.view }),
    keepStage: assign({ stage: (_, params: { readonly size: Size }) => params.size }),
    keepFrame: assign({ frame: (_, params: { readonly element: number }) => params.element }),
    forgetFrame: assign({ frame: null }),
    forgetContent: assign({ content: null, frame: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    show: sendTo('runFrame', ({ context }): ContentToShow => ({ type: 'content.show', content: context.content })),
    tellClosed: emit({ type: 'preview.closed' }),
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'preview',
  initial: 'closed',
  context: { content: null, view: 'phone', stage: null, frame: null, failures: 0 },
  states: {
    closed: {
      on: { 'preview.open': { target: 'open', actions: { type: 'keepContent', params: ({ event }) => event } } },
    },
    open: {
      initial: 'mounting',
      exit: 'forgetContent',
      on: {
        'preview.close': { target: 'closed', actions: 'tellClosed' },
        'view.chosen': { actions: { type: 'keepView', params: ({ event }) => event } },
        'content.changed': { actions: { type: 'keepContent', params: ({ event }) => event } },
      },
      states: {
        mounting: {
          on: {
            'element.attached': { target: 'framed', actions: { type: 'keepFrame', params: ({ event }) => event } },
          },
        },
        framed: {
          invoke: { src: 'runFrame', id: 'runFrame', input: ({ context: { frame } }) => ({ frame }) },
          on: {
            'element.detached': { target: 'mounting', actions: 'forgetFrame' },
            'frame.ready': '.showing',
            'stage.measured': { actions: { type: 'keepStage', params: ({ event }) => event } },
          },
          initial: 'starting',
          states: {
            starting: { after: { patience: 'failed' } },
            /** Entered again each time the page within starts. */
            showing: {
              entry: 'show',
              on: {
                'content.changed': { actions: [{ type: 'keepContent', params: ({ event }) => event }, 'show'] },
              },
            },
            /** The site's code could not be fetched. Another frame tries again. */
            failed: { on: { 'preview.retry': { actions: 'countFailure' } } },
          },
        },
      },
    },
  },
});
