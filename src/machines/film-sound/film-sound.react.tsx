import { useActorRef, useSelector } from '@xstate/react';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { heardFilms } from './film-sound.actors.ts';
import type { HeardElement } from './film-sound.actors.ts';
import type { filmSoundMachine } from './film-sound.machine.ts';

export const FilmSoundMachineContext = createMachineContext<typeof filmSoundMachine>('FilmSoundMachineContext');

export interface FilmSound {
  readonly isHeard: boolean;
  readonly toggle: () => void;
}

/** The sound of a film. @param film its `<video>`, the same for as long as this is used */
export function useFilmSound(film: HeardElement): FilmSound {
  const machine = useProvidedMachine(FilmSoundMachineContext);
  const actor = useActorRef(machine, { input: { element: heardFilms.numberOf(film) } });
  return {
    isHeard: useSelector(actor, (now) => now.hasTag('heard')),
    toggle: () => actor.send({ type: 'sound.toggle' }),
  };
}
