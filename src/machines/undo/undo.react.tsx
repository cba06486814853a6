import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Restored } from '../../domain/restored.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import { pendingOf } from './undo.machine.ts';
import type { Undoable, undoMachine } from './undo.machine.ts';

export const UndoMachineContext = createMachineContext<typeof undoMachine>('UndoMachineContext');

const UndoContext = createContext<ActorRefFrom<typeof undoMachine> | null>(null);

/** Takes deletions back for all that stands below it, whichever page they were made on. */
export function UndoProvider(props: { readonly children: ReactNode }): ReactElement {
  const actor = useActorRef(useProvidedMachine(UndoMachineContext));
  return <UndoContext value={actor}>{props.children}</UndoContext>;
}

function useUndoActor(): ActorRefFrom<typeof undoMachine> {
  const actor = useContext(UndoContext);
  if (actor === null) throw new Error('Taking back needs an <UndoProvider> above it');
  return actor;
}

/** The tokens of the deletions that are being taken back. */
export function usePendingUndos(): ReadonlySet<string> {
  return new Set(useSelector(useUndoActor(), ({ context }) => pendingOf(context), shallowEqual));
}

/** Each is called once for each attempt. */
export interface UndoListeners {
  readonly onUndone?: (undone: Undoable, restored: Restored) => void;
  readonly onFailed?: (undone: Undoable, problem: Problem) => void;
}

/** The verb, and what came of it: every page that shows what may come back listens, and reads it again. */
export function useUndo(listeners: UndoListeners): (undoable: Undoable) => void {
  const actor = useUndoActor();
  useEmitted(actor, {
    'undo.done': ({ undone, restored }) => listeners.onUndone?.(undone, restored),
    'undo.refused': ({ undone, problem }) => listeners.onFailed?.(undone, problem),
  });

  return (undoable) => actor.send({ type: 'undo.ask', ...undoable });
}
