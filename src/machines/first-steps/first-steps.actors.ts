import { fromPromise } from 'xstate';
import type { Remembered, StepsToRemember } from './first-steps.machine.ts';

/** What the first steps need of the browser. */
export interface FirstStepsPlatform {
  readUsername(): string | null;
  readStepsHidden(): boolean;
  saveStepsHidden(isHidden: boolean): void;
}

/** The I/O of the first-steps machine. */
export function createFirstStepsActors(platform: FirstStepsPlatform) {
  return {
    readRemembered: fromPromise<Remembered, undefined>(async () => ({
      username: platform.readUsername(),
      isHidden: platform.readStepsHidden(),
    })),
    rememberSteps: fromPromise<void, StepsToRemember>(async ({ input }) => {
      platform.saveStepsHidden(input.isHidden);
    }),
  };
}
