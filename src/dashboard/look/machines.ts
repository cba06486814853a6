import type { TriedFace } from '../../api/dashboard/faces.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const TryFaceMachineContext = createSubmissionContext<File, TriedFace>('TryFaceMachineContext');
