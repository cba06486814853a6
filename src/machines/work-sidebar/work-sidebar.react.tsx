import { useActorRef, useSelector } from '@xstate/react';
import { useFilledMachine } from '../filled.react.tsx';

/** Has the sidebar of Work stepped aside for a page that is being scrolled down? */
export function useWorkSidebar(): { readonly isHidden: boolean } {
  const actor = useActorRef(useFilledMachine('workSidebar'));
  return { isHidden: useSelector(actor, (snapshot) => snapshot.matches('hidden')) };
}
