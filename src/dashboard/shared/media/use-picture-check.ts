import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import { CheckPictureMachineContext } from './media-machines.ts';
import type { CheckedPicture } from './media-machines.ts';

/** Opens chosen pictures, one at a time, before anything is sent. @param onChecked told of each */
export function usePictureCheck(onChecked: (checked: CheckedPicture) => void) {
  const { isBusy, submit } = useSubmission(useProvidedMachine(CheckPictureMachineContext), { onSucceeded: onChecked });
  return { isChecking: isBusy, check: submit };
}
