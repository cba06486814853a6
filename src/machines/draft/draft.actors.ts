import { fromPromise } from 'xstate';
import type { KeptDraft } from '../../domain/draft.ts';
import { watcher } from '../machine-utils.ts';
import type { DraftContent, DraftToKeep } from './draft.machine.ts';

/** What keeping drafts needs of the browser. Its calls reject where nothing can be kept. */
export interface DraftPlatform {
  readDraft(key: string): Promise<KeptDraft | null>;
  writeDraft(key: string, content: DraftContent): Promise<void>;
  removeDraft(key: string): Promise<void>;
  /** Calls back when the page may be gone next. @returns stops watching */
  watchPageLeaving(onLeaving: () => void): () => void;
}

/** The I/O of the draft machine. */
export function createDraftActors({ readDraft, writeDraft, removeDraft, watchPageLeaving }: DraftPlatform) {
  return {
    readDraft: fromPromise<{ readonly found: KeptDraft | null }, { readonly key: string }>(async ({ input }) => ({
      found: await readDraft(input.key),
    })),
    writeDraft: fromPromise<void, DraftToKeep>(({ input: { key, ...content } }) => writeDraft(key, content)),
    removeDraft: fromPromise<void, { readonly key: string }>(({ input }) => removeDraft(input.key)),
    watchPageLeaving: watcher<{ readonly type: 'draft.flush' }, undefined>(({ sendBack }) =>
      watchPageLeaving(() => sendBack({ type: 'draft.flush' })),
    ),
  };
}
