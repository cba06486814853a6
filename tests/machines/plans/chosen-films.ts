import type { FilmLook } from '../../../src/domain/chosen-films.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** Told apart by their size: as JSON all files are the same. */
const file = (bytes: number) => Object.assign(new File(['x'.repeat(bytes)], 'a.mov'), { toJSON: () => bytes });

const film = (key: string) => ({
  key,
  file: file(1000),
  cannotKeep: null,
  isKept: false,
  keepsOriginal: false,
  isHeard: false,
  isSilent: false,
});
const a = film('a');
const b = film('b');
const heavy: FilmLook = {
  width: 1920,
  height: 1080,
  bytes: 10_000_000,
  duration: 10,
  isPlain: true,
  isDecodable: true,
  isEncodable: true,
  isTransparent: false,
  sound: 'none',
};

const offers = { hasPhones: true, hasServer: false, hasOriginals: true, hasSound: true };

const aside = new Set(['fault', 'keepsOriginal', 'isHeard', 'isSilent', 'hasSound', 'look', 'file']);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'chosen-films': {
    // Neither how far a conversion is, nor what it made, decides what may follow; why one failed does not either, nor what
    // a film looks like once that has led to a plan, or what sound a version has.
    identify: ({ films, opening, job }) =>
      JSON.stringify([films, opening, job], (key, value: unknown) => (aside.has(key) ? undefined : value)),
    events: [
      { type: 'films.used', films: [a] },
      { type: 'films.used', films: [a, b] },
      { type: 'films.used', films: [] },
      { type: 'film.keep', key: 'a', isKept: true },
      { type: 'film.keep', key: 'a', isKept: false },
      { type: 'film.preserve', key: 'a', isKept: true },
      { type: 'film.hear', key: 'a', isHeard: true },
      { type: 'film.silence', key: 'a', isSilent: true },
      { type: 'film.cancel', key: 'a' },
      { type: 'film.retry', key: 'a' },
      { type: 'conversion.progressed', share: 0.5, secondsLeft: 4, step: null },
      { type: 'conversion.finished', rendition: file(500) },
      { type: 'conversion.finished', rendition: file(900) },
      { type: 'conversion.failed', fault: 'undecodable' },
      done('openFilm', { look: heavy, offers }),
      done('openFilm', { look: { ...heavy, bytes: 100_000, sound: 'plain' }, offers }),
      done('openFilm', {
        look: { ...heavy, isDecodable: false },
        offers: { ...offers, hasPhones: false, hasServer: true },
      }),
      error('openFilm', new Error('not readable')),
      done('checkVersion', { film: file(500), media: null }),
      done('checkVersion', null),
      error('checkVersion', new Error('not playable')),
    ],
  },
};
