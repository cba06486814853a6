import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { usePlayback } from '../playback/playback.react.tsx';
import { useElementRef } from '../use-element-ref.ts';
import { films } from './film.actors.ts';
import type { FilmElement } from './film.actors.ts';
import type { filmMachine } from './film.machine.ts';

export type { FilmElement } from './film.actors.ts';

export const FilmMachineContext = createMachineContext<typeof filmMachine>('FilmMachineContext');

export interface Film {
  /** Give it to the `<video>`. */
  readonly attach: (element: FilmElement | null) => void;
  /** The `<video>` reported an error. */
  readonly broke: () => void;
  /** The `<video>` is reloaded. */
  readonly emptied: () => void;
  /** Shows it again from its first frame. */
  readonly restart: () => void;
}

/**
 * Plays a `<video>` while it is wished for, in view, and films are not paused.
 *
 * @param isWished this one's turn, or pointed at
 * @param isRewinding starts from the first frame each time
 */
export function useFilm(isWished: boolean, isRewinding = false): Film {
  const actor = useActorRef(useProvidedMachine(FilmMachineContext), { input: { isRewinding } });
  const isBlocked = useSelector(actor, (snapshot) => snapshot.hasTag('blocked'));

  const { isPlaying, refuse } = usePlayback();

  useEffect(() => {
    actor.send({ type: 'wish.changed', isWished: isWished && isPlaying });
  }, [actor, isWished, isPlaying]);

  useEffect(() => {
    // One refusal speaks for all films: everything pauses, and pressing Play is the gesture that browsers ask for.
    if (isBlocked) refuse();
  }, [isBlocked, refuse]);

  const attach = useElementRef(actor, films);
  return useMemo(
    () => ({
      attach,
      broke: () => actor.send({ type: 'film.broke' }),
      emptied: () => actor.send({ type: 'film.emptied' }),
      restart: () => actor.send({ type: 'film.restart' }),
    }),
    [actor, attach],
  );
}
