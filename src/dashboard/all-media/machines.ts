import type { ProjectSummary, UndescribedFile } from '../../domain/content.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const FindUndescribedMachineContext = createSubmissionContext<
  readonly ProjectSummary[],
  readonly UndescribedFile[]
>('FindUndescribedMachineContext');
