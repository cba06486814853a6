import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const film = (path: string) => ({
  path,
  name: path,
  media: { url: path, kind: 'video', alt: null, width: 1920, height: 1080, poster: null, color: null },
  bytes: 1000,
});
/** Told apart by their size: as JSON all files are the same. */
const file = (bytes: number) => Object.assign(new Blob(['x'.repeat(bytes)]), { toJSON: () => bytes });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'film-renditions': {
    events: [
      { type: 'films.prepare', films: [film('a.mp4'), film('b.mp4')] },
      { type: 'films.cancel' },
      { type: 'conversion.progressed', share: 0.5, secondsLeft: 4 },
      { type: 'conversion.finished', rendition: file(500) },
      { type: 'conversion.finished', rendition: file(900) },
      { type: 'conversion.failed', fault: 'undecodable' },
      done('readFilm', file(1000)),
      error('readFilm', thrown(problems.offline)),
      done('compareFilms', true),
      done('compareFilms', false),
      error('compareFilms', new Error('not playable')),
      done('sendRendition', undefined),
      error('sendRendition', thrown(problems.down)),
      done('recordUnneeded', undefined),
      error('recordUnneeded', thrown(problems.down)),
    ],
  },
};
