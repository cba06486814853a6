import { fromPromise } from 'xstate';
import type { StoredDraft } from '../../domain/draft.ts';
import { watcher } from '../machine-utils.ts';
import type {
  DraftContent,
  DraftOpened,
  DraftPlace,
  DraftTaken,
  DraftToKeep,
  DraftToTake,
  DraftWritten,
  OthersOrder,
} from './draft.types.ts';

/** What keeping drafts needs of the browser. Its calls reject where nothing can be kept. */
export interface DraftPlatform {
  /** @param fresh id of the draft, where it is a new one */
  open(form: string, fresh: string, signal: AbortSignal): Promise<DraftOpened>;
  take(form: string, from: string, content: DraftContent | null, id: string): Promise<DraftTaken>;
  /** Goes on with a new draft; the one of before stays stored. @returns the others now */
  setAside(form: string, aside: string, fresh: string): Promise<readonly StoredDraft[]>;
  write(form: string, id: string, content: DraftContent): Promise<DraftWritten>;
  remove(form: string, id: string): Promise<void>;
  /** Removes one that no tab holds. @returns false where a tab does */
  drop(form: string, id: string): Promise<boolean>;
  putBack(form: string, draft: StoredDraft): Promise<void>;
  /** The form is closed: another tab may go on with its draft. */
  close(form: string): void;
  /** Calls back when the page may be gone next. @returns stops watching */
  watchPageLeaving(onLeaving: () => void): () => void;
}

type OthersNews =
  | { readonly type: 'other.taken'; readonly id: string }
  | { readonly type: 'other.failed' }
  | { readonly type: 'others.found'; readonly others: readonly StoredDraft[] };

/** The I/O of the draft machine. */
export function createDraftActors(platform: DraftPlatform) {
  return {
    openDraft: fromPromise<DraftOpened, DraftPlace>(({ input: { form, id }, signal }) =>
      platform.open(form, id, signal),
    ),
    takeDraft: fromPromise<DraftTaken, DraftToTake>(({ input: { form, id, content, wanted } }) =>
      platform.take(form, id, content, wanted),
    ),
    writeDraft: fromPromise<DraftWritten, DraftToKeep>(({ input: { form, id, ...content } }) =>
      platform.write(form, id, content),
    ),
    removeDraft: fromPromise<void, DraftPlace>(({ input: { form, id } }) => platform.remove(form, id)),
    watchOthers: watcher<OthersNews, { readonly form: string }, OthersOrder>(
      ({ input: { form }, sendBack, receive }) => {
        // One after the other: who drops and keeps at once means the last of it.
        let work: Promise<unknown> = Promise.resolve();
        const fail = () => sendBack({ type: 'other.failed' });
        receive((order) => {
          work = work.then(async () => {
            if (order.type === 'draft.aside') {
              sendBack({ type: 'others.found', others: await platform.setAside(form, order.id, order.fresh) });
            } else if (order.type === 'other.keep') await platform.putBack(form, order.draft);
            else if (!(await platform.drop(form, order.id))) sendBack({ type: 'other.taken', id: order.id });
          });
          work = work.catch(fail);
        });
        return () => platform.close(form);
      },
    ),
    watchPageLeaving: watcher<{ readonly type: 'draft.flush' }, undefined>(({ sendBack }) =>
      platform.watchPageLeaving(() => sendBack({ type: 'draft.flush' })),
    ),
  };
}
