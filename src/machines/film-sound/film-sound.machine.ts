import { setup } from 'xstate';
import { placeholderCallback, typed } from '../machine-utils.ts';

/** The number of the `<video>`. */
export interface FilmSoundInput {
  readonly element: number;
}

export type FilmSoundEvent =
  | { readonly type: 'sound.toggle' }
  /** Another film is heard from now on. */
  | { readonly type: 'sound.taken' }
  /** The film has left the view, or its page is no longer the one that is looked at. */
  | { readonly type: 'film.left' };

/**
 * The sound of one film that visitors may hear (decision 060): muted at first, and heard for as long as its visitor looks at it and at
 * no other. Whether it plays is none of its business.
 */
export const filmSoundMachine = setup({
  types: typed<{ context: FilmSoundInput; input: FilmSoundInput; events: FilmSoundEvent; tags: 'heard' }>(),
  actors: {
    /** Unmutes the film and mutes the one that was heard before; stopped, it mutes it again. Says `sound.taken` or `film.left`. */
    hearFilm: placeholderCallback<FilmSoundInput>('hearFilm'),
  },
}).createMachine({
  id: 'filmSound',
  context: ({ input }) => input,
  initial: 'muted',
  states: {
    muted: { on: { 'sound.toggle': 'unmuted' } },
    unmuted: {
      tags: 'heard',
      invoke: { id: 'hearFilm', src: 'hearFilm', input: ({ context }) => context },
      on: { 'sound.toggle': 'muted', 'sound.taken': 'muted', 'film.left': 'muted' },
    },
  },
});
