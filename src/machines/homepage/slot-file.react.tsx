import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { randomKey } from '../../platform/random.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { FileProject, slotFileMachine } from './slot-file.machine.ts';

export type { StoredByUpload } from './slot-file.machine.ts';

/** The same way for a file that takes the places of a stored one. */
export const FileReplacementMachineContext = createMachineContext<typeof slotFileMachine>(
  'FileReplacementMachineContext',
);

/** A file on its way into the places of a stored one, which it is told once these are known. */
export function useFileReplacement(file: File) {
  const way = useActorRef(useProvidedMachine(FileReplacementMachineContext), {
    input: { file, project: null },
  });
  // One for all tries: an answer that was lost does not replace it twice.
  const [idempotencyKey] = useState(randomKey);
  return {
    now: useSelector(way, (now) => now),
    send: way.send,
    tellPlaces: (stored: Omit<FileProject, 'idempotencyKey'>) =>
      way.send({ type: 'project.choose', project: { ...stored, idempotencyKey } }),
  };
}

/** The same way for a picture that is to stand in a text. */
export const TextPictureMachineContext = createMachineContext<typeof slotFileMachine>('TextPictureMachineContext');
/** The same way for a picture of the library, which stands nowhere yet. */
export const LibraryPictureMachineContext =
  createMachineContext<typeof slotFileMachine>('LibraryPictureMachineContext');

function useProjectless(file: File, machine: typeof slotFileMachine) {
  const way = useActorRef(machine, { input: { file, project: { id: 'none', title: '' } } });
  return { now: useSelector(way, (now) => now), send: way.send };
}

/** A file on its way into a text; it belongs to no project. */
export const useTextPicture = (file: File) => useProjectless(file, useProvidedMachine(TextPictureMachineContext));

/** A file on its way into the library; it belongs to no project. */
export const useLibraryPicture = (file: File) => useProjectless(file, useProvidedMachine(LibraryPictureMachineContext));
