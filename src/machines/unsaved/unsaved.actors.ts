import { watcher } from '../machine-utils.ts';
import type { LeavingAnswer } from './unsaved.machine.ts';

/** What guarding a form needs of the browser. */
export interface UnsavedPlatform {
  /** Asks before the page is left. @returns stops guarding */
  guardUnsaved(isDirty: () => boolean, ask: () => Promise<boolean>): () => void;
}

/** The I/O of the unsaved machine. */
export function createUnsavedActors({ guardUnsaved }: UnsavedPlatform) {
  return {
    watchLeaving: watcher<{ readonly type: 'leaving.ask' }, undefined, LeavingAnswer>(({ sendBack, receive }) => {
      let answer: (isYes: boolean) => void = () => undefined;
      receive(({ type }) => {
        answer(type === 'leaving.allow');
      });
      const isDirty = () => true;
      return guardUnsaved(isDirty, () => {
        // A question that stands is replaced: what was asked last is what will be done.
        answer(false);
        return new Promise((resolve) => {
          answer = resolve;
          sendBack({ type: 'leaving.ask' });
        });
      });
    }),
  };
}
