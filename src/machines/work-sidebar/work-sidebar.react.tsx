import { useActorRef, useSelector } from '@xstate/react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { workSidebarMachine } from './work-sidebar.machine.ts';

export const WorkSidebarMachineContext = createMachineContext<typeof workSidebarMachine>('WorkSidebarMachineContext');

/** Has the sidebar of Work stepped aside for a page that is being scrolled down? */
export function useWorkSidebar(): { readonly isHidden: boolean } {
  const actor = useActorRef(useProvidedMachine(WorkSidebarMachineContext));
  return { isHidden: useSelector(actor, (snapshot) => snapshot.matches('hidden')) };
}
