import type { ChosenFrame } from '../../../domain/content.ts';
import { createPageResourceContext } from '../../../machines/page-resource/page-resource.react.tsx';
import { createSubmissionContext } from '../../../machines/submission/submission.react.tsx';

export interface AltText {
  readonly path: string;
  readonly alt: string;
}

export const DescribeMediaMachineContext = createSubmissionContext<AltText, string>('DescribeMediaMachineContext');
/** Takes a frame of a film and makes it its poster. */
export const ChoosePosterMachineContext = createSubmissionContext<ChosenFrame, null>('ChoosePosterMachineContext');
/** The bytes of the file at an address; null where nobody tells. */
export const FileWeightMachineContext = createPageResourceContext<number | null>('FileWeightMachineContext');
