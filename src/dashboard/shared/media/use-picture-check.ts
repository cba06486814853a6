import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import { CheckPictureMachineContext } from './media-machines.ts';
import type { CheckedPicture } from './media-machines.ts';

interface PictureCheckListeners {
  /** Told of each. */
  readonly onChecked: (checked: CheckedPicture) => void;
}

/** Opens chosen pictures, one at a time, before anything is sent. */
export function usePictureCheck({ onChecked }: PictureCheckListeners) {
  const { isBusy, submit } = useSubmission(useProvidedMachine(CheckPictureMachineContext), { onSucceeded: onChecked });
  return { isChecking: isBusy, check: submit };
}
