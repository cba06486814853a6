import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { unsavedMachine } from './unsaved.machine.ts';

export const UnsavedMachineContext = createMachineContext<typeof unsavedMachine>('UnsavedMachineContext');

/** The question before a page with unsaved changes is left. */
export interface Unsaved {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** While `isDirty`, leaving the page is asked about first: draw the question as an alert dialog. */
export function useUnsaved(isDirty: boolean): Unsaved {
  const actor = useActorRef(useProvidedMachine(UnsavedMachineContext));
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));

  useEffect(() => {
    actor.send({ type: isDirty ? 'form.changed' : 'form.settled' });
  }, [actor, isDirty]);

  return {
    isAsking,
    leave: () => actor.send({ type: 'leaving.allow' }),
    stay: () => actor.send({ type: 'leaving.refuse' }),
  };
}
