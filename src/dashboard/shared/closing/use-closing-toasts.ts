import { useClosing, useClosingOutcome } from '../../../machines/closing/closing.react.tsx';
import { useShowToast, useToastRequest } from '../../../machines/toasts/toasts.react.tsx';
import { failure, logFailure } from '../messages.ts';

export const closeFailed = 'The site could not be closed.';
export const openFailed = 'The site could not be opened.';

/** Says once what came of closing or opening the site, with Undo, which is the other of the two. */
export function useClosingToasts(): void {
  const { show, dismissTopic } = useShowToast();
  const { close, open } = useClosing();
  useClosingOutcome({
    onDone: (isClosed) => {
      dismissTopic('closing');
      show({
        kind: 'success',
        topic: 'closing',
        text: isClosed ? 'The site is closed. Visitors see one page that says so.' : 'The site is open.',
        action: { label: 'Undo', request: { type: isClosed ? 'site.open' : 'site.close' } },
      });
    },
    onFailed: ({ isClosed, problem }) => {
      const text = isClosed ? closeFailed : openFailed;
      logFailure(text, problem);
      show({ ...failure(text, problem), topic: 'closing' });
    },
  });
  useToastRequest((request) => {
    if (request.type === 'site.close') close();
    if (request.type === 'site.open') open();
  });
}
