import type { PreviewContent } from '../../domain/preview.ts';
import { watcher } from '../machine-utils.ts';
import type { PreviewPageEvent } from './preview-page.machine.ts';

/** What the page within a preview needs of the browser. */
export interface PreviewPagePlatform {
  /** Calls back with what the form around the frame holds. @returns null where there is no such form */
  listenToForm(onContent: (content: PreviewContent) => void): (() => void) | null;
}

/** The I/O of the preview-page machine. */
export function createPreviewPageActors(platform: PreviewPagePlatform) {
  return {
    listenToForm: watcher<PreviewPageEvent>(({ sendBack }) => {
      const stop = platform.listenToForm((content) => sendBack({ type: 'content.came', content }));
      if (stop !== null) return stop;
      sendBack({ type: 'form.missing' });
      return () => undefined;
    }),
  };
}
