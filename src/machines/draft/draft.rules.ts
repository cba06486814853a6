import type { DraftContext, DraftPlace } from './draft.types.ts';

/** Debounce: from the last keystroke to the write. In milliseconds. */
export const DRAFT_REST_MS = 300;
/** Timeout of a read, after which the form opens, or goes on, without what was to be read. In milliseconds. */
export const DRAFT_PATIENCE_MS = 4000;

/** What a form's draft knows before the browser has been asked. */
export const nothingKept: Omit<DraftContext, keyof DraftPlace> = {
  content: null,
  restored: null,
  discarded: null,
  others: [],
  dropped: [],
  wanted: null,
  isOff: false,
  lacksFiles: false,
};
