import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const LogOutMachineContext = createSubmissionContext<null, null>('LogOutMachineContext');
