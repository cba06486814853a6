import { assign, setup } from 'xstate';
import type { PreviewContent } from '../../domain/preview.ts';
import { placeholderCallback, typed } from '../machine-utils.ts';

export type PreviewPageEvent =
  /** The form says what it holds now. */
  | { readonly type: 'content.came'; readonly content: PreviewContent }
  /** The page is in no frame of a form's. */
  | { readonly type: 'form.missing' };

interface PreviewPageContext {
  /** Null until the form has said it. */
  readonly content: PreviewContent | null;
}

/** The page within a preview's frame: it draws what the form around it says, and knows nothing else. */
export const previewPageMachine = setup({
  types: typed<{ context: PreviewPageContext; events: PreviewPageEvent }>(),
  actors: {
    /** Says to the form that the page is there, and sends what it answers. Escape is the form's. */
    listenToForm: placeholderCallback('listenToForm'),
  },
  actions: {
    keepContent: assign({ content: (_, params: { readonly content: PreviewContent }) => params.content }),
  },
}).createMachine({
  id: 'previewPage',
  initial: 'listening',
  context: { content: null },
  states: {
    listening: {
      invoke: { src: 'listenToForm', id: 'listenToForm' },
      on: {
        'content.came': { actions: { type: 'keepContent', params: ({ event }) => event } },
        'form.missing': 'unframed',
      },
    },
    /** Opened by itself. */
    unframed: {},
  },
});
