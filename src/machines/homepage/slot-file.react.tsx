import { useActorRef, useSelector } from '@xstate/react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { SlotFileRef, slotFileMachine } from './slot-file.machine.ts';

/** The same way for a file that takes the places of a stored one. */
export const FileReplacementMachineContext = createMachineContext<typeof slotFileMachine>(
  'FileReplacementMachineContext',
);

/** A file on its way into the places of a stored one, which it is told once these are known. */
export function useFileReplacement(file: File): SlotFileRef {
  return useActorRef(useProvidedMachine(FileReplacementMachineContext), {
    input: { file, field: null, project: null },
  });
}

/** What it shows now. */
export function useReplacementState(file: SlotFileRef) {
  return useSelector(file, (now) => now);
}
