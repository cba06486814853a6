import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { LibraryFile } from '../../domain/library.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { PageResource } from '../page-resource/page-resource.react.tsx';
import type { libraryMachine } from './library.machine.ts';

export const LibraryMachineContext = createMachineContext<typeof libraryMachine>('LibraryMachineContext');

/** The files of the studio, as far as they have come. */
export interface Library extends PageResource<readonly LibraryFile[]> {
  /** While others are still to come, how many files there are, as far as that is known; else null. */
  readonly coming: { readonly total: number | null } | null;
  /** A page is on its way. */
  readonly isReading: boolean;
  /** Reads again what has been written; what is shown stays meanwhile. `retry` goes on after a failure. */
  readonly readAnew: () => void;
}

/** Reads the files while they are wanted, and keeps what has come. */
export function useLibrary(isWanted: boolean): Library {
  const actor = useActorRef(useProvidedMachine(LibraryMachineContext), { input: { isWanted } });
  const snapshot = useSelector(actor, (now) => now);

  useEffect(() => {
    if (actor.getSnapshot().context.isWanted === isWanted) return;
    actor.send({ type: isWanted ? 'library.wanted' : 'library.unwanted' });
  }, [actor, isWanted]);

  const { files, isWhole, problem, total } = snapshot.context;
  const isFailed = snapshot.hasTag('failed');
  const isSettled = snapshot.hasTag('settled');
  return {
    state: isFailed ? 'failed' : isSettled ? 'loaded' : 'loading',
    value: isSettled ? files : null,
    problem: isFailed || isSettled ? problem : null,
    coming: isSettled && !isWhole ? { total } : null,
    isReading: snapshot.matches('reading'),
    retry: () => actor.send({ type: 'library.retry' }),
    readAnew: () => actor.send({ type: 'library.changed' }),
  };
}
