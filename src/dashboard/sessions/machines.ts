import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** Ends the session with this id, or all but this browser's (null); said again in the output. */
export const EndSessionsMachineContext = createSubmissionContext<string | null, string | null>(
  'EndSessionsMachineContext',
);
