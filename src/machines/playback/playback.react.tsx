import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useDeferredValue, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { playbackMachine } from './playback.machine.ts';

export const PlaybackMachineContext = createMachineContext<typeof playbackMachine>('PlaybackMachineContext');

/** Whether films play, and the one control of it. */
export interface Playback {
  /** False until decided: no film may play before that. */
  readonly isPlaying: boolean;
  readonly isDecided: boolean;
  readonly toggle: () => void;
  /** A film's autoplay was blocked. */
  readonly refuse: () => void;
}

const PlaybackContext = createContext<Playback | null>(null);

/** Keeps the one playback state of the page (rulings, "Screens": one control pauses all motion). */
export function PlaybackProvider(props: { readonly children: ReactNode }): ReactElement {
  const actor = useActorRef(useProvidedMachine(PlaybackMachineContext));
  // Deferred: a page that is still being taken over from the server would have to be ready at once otherwise.
  const isPlaying = useDeferredValue(useSelector(actor, (snapshot) => snapshot.matches('playing')));
  const isDecided = useDeferredValue(useSelector(actor, (snapshot) => snapshot.hasTag('settled')));
  const playback = useMemo<Playback>(
    () => ({
      isPlaying,
      isDecided,
      toggle: () => actor.send({ type: 'playback.toggle' }),
      refuse: () => actor.send({ type: 'playback.refuse' }),
    }),
    [actor, isPlaying, isDecided],
  );
  return <PlaybackContext value={playback}>{props.children}</PlaybackContext>;
}

/** Whether films play now. */
export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (playback === null) throw new Error('usePlayback needs a <PlaybackProvider> above it');
  return playback;
}
