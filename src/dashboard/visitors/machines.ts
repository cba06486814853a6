import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** Counts visits from now on (true), or no more; said again in the output. */
export const SetCountingMachineContext = createSubmissionContext<boolean, boolean>('SetCountingMachineContext');
