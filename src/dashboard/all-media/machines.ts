import type { ProjectSummary, UndescribedFile } from '../../domain/content.ts';
import type { PlainFilm } from '../../domain/renditions.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const FindUndescribedMachineContext = createSubmissionContext<
  readonly ProjectSummary[],
  readonly UndescribedFile[]
>('FindUndescribedMachineContext');

export const FindPlainFilmsMachineContext = createSubmissionContext<null, readonly PlainFilm[]>(
  'FindPlainFilmsMachineContext',
);
