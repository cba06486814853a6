import { useActorRef, useSelector } from '@xstate/react';
import { pageElements } from '../elements.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useElementRef } from '../use-element-ref.ts';
import type { runningHeadMachine } from './running-head.machine.ts';

export const RunningHeadMachineContext = createMachineContext<typeof runningHeadMachine>('RunningHeadMachineContext');

/** Give `attach` to the header; the title stands in the bar while `isScrolled`. */
export interface RunningHead {
  readonly isScrolled: boolean;
  readonly attach: (element: object | null) => void;
}

/** When a project's title becomes its running head. */
export function useRunningHead(): RunningHead {
  const actor = useActorRef(useProvidedMachine(RunningHeadMachineContext));
  const isScrolled = useSelector(actor, (snapshot) => snapshot.matches({ attached: 'scrolled' }));
  return { isScrolled, attach: useElementRef(actor, pageElements) };
}
