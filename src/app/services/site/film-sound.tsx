import { createFilmSoundActors } from '../../../machines/film-sound/film-sound.actors.ts';
import { filmSoundMachine } from '../../../machines/film-sound/film-sound.machine.ts';
import { FilmSoundMachineContext } from '../../../machines/film-sound/film-sound.react.tsx';
import { watchLeft } from '../../../platform/film-sound.ts';
import { SoundControl } from '../../../site/project/SoundControl.tsx';
import type { SoundControlProps } from '../../../site/shared/sound-context.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machine of a film's sound. Fetched with the first film that can be heard. */
export const FilmSoundMachines = createProvider(
  provide(FilmSoundMachineContext, filmSoundMachine.provide({ actors: createFilmSoundActors({ watchLeft }) })),
);

/** The control of a film's sound, with its machine. */
export function FilmSound(props: SoundControlProps) {
  return (
    <FilmSoundMachines>
      <SoundControl {...props} />
    </FilmSoundMachines>
  );
}
