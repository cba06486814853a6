import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { HeadElement, runningHeadMachine } from './running-head.machine.ts';

export const RunningHeadMachineContext = createMachineContext<typeof runningHeadMachine>('RunningHeadMachineContext');

/** Give `attach` to the header; the title is a strip while `isScrolled`. */
export interface RunningHead {
  readonly isScrolled: boolean;
  readonly attach: (element: HeadElement | null) => void;
}

/** When a project's title becomes its running head. */
export function useRunningHead(): RunningHead {
  const actor = useActorRef(useProvidedMachine(RunningHeadMachineContext));
  const isScrolled = useSelector(actor, (snapshot) => snapshot.matches({ attached: 'scrolled' }));
  const attach = useCallback(
    (element: HeadElement | null) => {
      actor.send(element === null ? { type: 'element.detached' } : { type: 'element.attached', element });
    },
    [actor],
  );
  return { isScrolled, attach };
}
