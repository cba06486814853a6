import type { Duplication, ProjectCopy } from '../../../domain/project-copy.ts';
import { createSubmissionContext } from '../../../machines/submission/submission.react.tsx';

export const DuplicateMachineContext = createSubmissionContext<Duplication, ProjectCopy>('DuplicateMachineContext');
