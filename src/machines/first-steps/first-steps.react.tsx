import { useActorRef, useSelector } from '@xstate/react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { firstStepsMachine } from './first-steps.machine.ts';

export const FirstStepsMachineContext = createMachineContext<typeof firstStepsMachine>('FirstStepsMachineContext');

/** Whether the first steps are listed, and whom to greet. */
export interface FirstSteps {
  readonly username: string | null;
  /** `unknown` until this browser's memory has been read. */
  readonly state: 'unknown' | 'shown' | 'hidden';
  readonly hide: () => void;
  readonly show: () => void;
}

/** The first steps of the dashboard's first page. */
export function useFirstSteps(): FirstSteps {
  const actor = useActorRef(useProvidedMachine(FirstStepsMachineContext));
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown') || snapshot.matches('showing'));
  const isHidden = useSelector(actor, (snapshot) => snapshot.matches('hidden') || snapshot.matches('hiding'));
  return {
    username: useSelector(actor, (snapshot) => snapshot.context.username),
    state: isShown ? 'shown' : isHidden ? 'hidden' : 'unknown',
    hide: () => actor.send({ type: 'steps.hide' }),
    show: () => actor.send({ type: 'steps.show' }),
  };
}
