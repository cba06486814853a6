import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { PlainFilm } from '../../domain/renditions.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { filmRenditionsMachine, RenditionResult } from './film-renditions.machine.ts';

export const FilmRenditionsMachineContext =
  createMachineContext<typeof filmRenditionsMachine>('FilmRenditionsMachineContext');

/** What is drawn of the films that get a rendition. */
export interface FilmRenditions {
  readonly isBusy: boolean;
  /** What is done to the first film of the queue. */
  readonly step: 'reading' | 'converting' | 'comparing' | 'sending' | null;
  /** Of the conversion, 0 to 1. */
  readonly share: number;
  readonly secondsLeft: number | null;
  /** The films to prepare; the first is under way. */
  readonly queue: readonly PlainFilm[];
  /** By the path of the film. */
  readonly results: Readonly<Record<string, RenditionResult>>;
  readonly prepare: (films: readonly PlainFilm[]) => void;
  readonly cancel: () => void;
}

const steps = ['reading', 'converting', 'comparing', 'sending'] as const;

/** Prepares films for phones, one after the other. */
export function useFilmRenditions(): FilmRenditions {
  const actor = useActorRef(useProvidedMachine(FilmRenditionsMachineContext));
  const shown = useSelector(
    actor,
    (now) => ({
      isBusy: now.hasTag('busy'),
      step: steps.find((step) => now.matches({ preparing: step })) ?? null,
      share: now.context.share,
      secondsLeft: now.context.secondsLeft,
      queue: now.context.queue,
      results: now.context.results,
    }),
    shallowEqual,
  );
  return {
    ...shown,
    prepare: (films) => actor.send({ type: 'films.prepare', films }),
    cancel: () => actor.send({ type: 'films.cancel' }),
  };
}
