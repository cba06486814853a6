import { assign, setup } from 'xstate';
import { isPhoneWorth, noOffers } from '../../domain/chosen-films.ts';
import type { ChosenFilm, FilmFault, FilmOffers } from '../../domain/chosen-films.ts';
import { placeholderCallback, placeholderPromise, present, typed } from '../machine-utils.ts';
import type {
  CheckedVersion,
  ChosenFilmsEvent,
  FilmOpening,
  FilmToOpen,
  Progress,
  VersionToCheck,
  VersionToMake,
} from './events.ts';
import { change, heardOrNot, isFaulty, isSmaller, jobOf, planned, takeFilms, whileUnderWay } from './film-work.ts';
import type { FilmJob, FilmWork, MadeFilm } from './film-work.ts';

interface ChosenFilmsContext extends Progress {
  readonly films: readonly FilmWork[];
  /** Known once a film has been looked at. */
  readonly offers: FilmOffers;
  /** The key of the film that is looked at. */
  readonly opening: string | null;
  /** What is converted. */
  readonly job: FilmJob | null;
  readonly made: Blob | null;
}

const atRest = { job: null, made: null, share: 0, secondsLeft: null, step: null } as const;
const unopened = ({ films }: ChosenFilmsContext): FilmWork | null =>
  films.find(({ stage }) => stage === 'looking') ?? null;
const isOpening = ({ films, opening }: ChosenFilmsContext): boolean =>
  films.some(({ key, stage }) => key === opening && stage === 'looking');
const faultOfCheck = (thrown: unknown): FilmFault =>
  thrown instanceof Error && thrown.name === 'TimeoutError' ? 'stalled' : 'broken';
/** Input of the actors that work at a version. */
const versionToMake = ({ films, job }: ChosenFilmsContext): VersionToMake => {
  const { key, ...wanted } = present(job, 'job');
  return { file: present(films.find((film) => film.key === key)?.file ?? null, 'film'), ...wanted };
};
const faultOfSilence = ({ job }: ChosenFilmsContext): FilmFault =>
  job?.isElsewhere === true ? 'unreachable' : 'stalled';
const currentJob = ({ job }: ChosenFilmsContext): FilmJob => present(job, 'job');

/**
 * Films that are chosen in a form: each is looked at; one that visitors could not play, or too slowly, is converted, one
 * film at a time, here or, where this browser cannot, by the server, and compared with its original; then a version for
 * phones is made. What is cancelled or fails holds up no other and can be asked for again.
 */
export const chosenFilmsMachine = setup({
  types: typed<{
    context: ChosenFilmsContext;
    events: ChosenFilmsEvent;
    tags: 'checking';
  }>(),
  actors: {
    openFilm: placeholderPromise<FilmOpening, FilmToOpen>('openFilm'),
    /** Says `conversion.progressed`, then `conversion.finished` or `conversion.failed`. Stopped, it frees its memory. */
    convertFilm: placeholderCallback<VersionToMake>('convertFilm'),
    /** Compares a version with its film, and opens it as visitors will. */
    checkVersion: placeholderPromise<CheckedVersion, VersionToCheck>('checkVersion'),
  },
  delays: {
    /** How long a conversion may go without progress before it is given up, in milliseconds. */
    silence: 20_000,
  },
  guards: {
    hasUnopened: ({ context }) => unopened(context) !== null,
    /** The film that is looked at has been taken away. */
    isGone: ({ context }) => !isOpening(context),
    hasJob: ({ context }) => jobOf(context.films) !== null,
    /** The film that is converted was taken away, cancelled, or is to be kept as it is. */
    isAbandoned: ({ context: { films, job } }) => !whileUnderWay(films, job),
    isWorthIt: ({ context: { films, job } }, { rendition }: { readonly rendition: Blob }) => {
      const film = films.find(({ key }) => key === job?.key);
      if (film === undefined) return true;
      if (job?.version === 'main') return isSmaller(film, rendition);
      return isPhoneWorth(film.main?.file.size ?? film.file.size, rendition.size);
    },
    isFaithful: (_, checked: CheckedVersion) => checked !== null,
  },
  actions: {
    take: assign(({ context }, { films }: { readonly films: readonly ChosenFilm[] }) => ({
      films: takeFilms(context.films, films),
    })),
    keep: assign(({ context }, { key, isKept }: { readonly key: string; readonly isKept: boolean }) => ({
      films: change(context.films, key, (film) => planned({ ...film, isKept }, context.offers)),
    })),
    hear: assign(({ context }, { key, isHeard }: { readonly key: string; readonly isHeard: boolean }) => ({
      films: change(context.films, key, (film) => planned(heardOrNot(film, isHeard), context.offers)),
    })),
    silence: assign(({ context }, { key, isSilent }: { readonly key: string; readonly isSilent: boolean }) => ({
      films: change(context.films, key, (film) => planned({ ...film, isSilent }, context.offers)),
    })),
    keepOriginal: assign(({ context }, { key, isKept }: { readonly key: string; readonly isKept: boolean }) => ({
      films: change(context.films, key, () => ({ keepsOriginal: isKept })),
    })),
    cancel: assign(({ context }, { key }: { readonly key: string }) => ({
      films: change(context.films, key, (film) =>
        film.stage === 'wanted' ? { stage: 'cancelled' } : film.stage === 'usable' ? { stage: 'done' } : {},
      ),
    })),
    retry: assign(({ context }, { key }: { readonly key: string }) => ({
      films: change(context.films, key, (film) => (isFaulty(film) ? { stage: 'looking', fault: null } : {})),
    })),
    open: assign(({ context }) => ({ opening: unopened(context)?.key ?? null })),
    plan: assign(({ context }, { look, offers }: FilmOpening) => ({
      offers,
      films: change(context.films, context.opening, (film) => planned({ ...film, look, isOpened: true }, offers)),
    })),
    begin: assign(({ context }) => ({ ...atRest, job: jobOf(context.films) })),
    rest: assign(atRest),
    keepProgress: assign((_, { share, secondsLeft, step }: Progress) => ({ share, secondsLeft, step })),
    keepMade: assign((_, { rendition }: { readonly rendition: Blob }) => ({ made: rendition })),
    keepVersion: assign(({ context }, checked: CheckedVersion) => {
      const { key, version, keepsSound: hasSound } = currentJob(context);
      const { film: file, media } = present(checked, 'version');
      const made: MadeFilm = { file, media, hasSound };
      return {
        films: change(context.films, key, (film) =>
          version === 'phone'
            ? { phone: { film: file, hasSound }, stage: 'done' }
            : { main: made, stage: film.wantsPhone ? 'usable' : 'done' },
        ),
      };
    }),
    /** A film without a version for phones plays all the same, and one that was not made smaller is sent as it is. */
    leaveOut: assign(({ context }) => ({
      films: change(context.films, currentJob(context).key, (film) =>
        currentJob(context).version === 'main'
          ? planned({ ...film, isLighter: true }, context.offers)
          : { stage: 'done' },
      ),
    })),
    fail: assign(({ context }, { fault }: { readonly fault: FilmFault }) => ({
      films: change(context.films, currentJob(context).key, (film) => {
        if (currentJob(context).version === 'phone') return { stage: 'done' };
        // Nobody is to hear it: what cannot be kept in this browser is no reason to ask.
        if (fault === 'soundless' && !film.isHeard) return planned({ ...film, isSilent: true }, context.offers);
        return { stage: 'failed', fault };
      }),
    })),
  },
}).createMachine({
  id: 'chosenFilms',
  type: 'parallel',
  context: { films: [], offers: noOffers, opening: null, ...atRest },
  on: {
    'films.used': { actions: { type: 'take', params: ({ event }) => event } },
    'film.keep': { actions: { type: 'keep', params: ({ event }) => event } },
    'film.preserve': { actions: { type: 'keepOriginal', params: ({ event }) => event } },
    'film.hear': { actions: { type: 'hear', params: ({ event }) => event } },
    'film.silence': { actions: { type: 'silence', params: ({ event }) => event } },
    'film.cancel': { actions: { type: 'cancel', params: ({ event }) => event } },
    'film.retry': { actions: { type: 'retry', params: ({ event }) => event } },
  },
  states: {
    opening: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasUnopened', target: 'looking' } },
        looking: {
          entry: 'open',
          always: { guard: 'isGone', target: 'idle' },
          invoke: {
            id: 'openFilm',
            src: 'openFilm',
            input: ({ context }) => ({ film: present(unopened(context), 'film') }),
            onDone: { target: 'idle', actions: { type: 'plan', params: ({ event }) => event.output } },
            onError: {
              target: 'idle',
              actions: { type: 'plan', params: ({ context: { offers } }) => ({ look: null, offers }) },
            },
          },
        },
      },
    },
    making: {
      initial: 'idle',
      states: {
        idle: { entry: 'rest', always: { guard: 'hasJob', target: 'preparing' } },
        preparing: {
          entry: 'begin',
          always: { guard: 'isAbandoned', target: 'idle' },
          initial: 'converting',
          states: {
            converting: {
              invoke: {
                id: 'convertFilm',
                src: 'convertFilm',
                input: ({ context }) => versionToMake(context),
              },
              on: {
                'conversion.finished': [
                  {
                    guard: { type: 'isWorthIt', params: ({ event }) => event },
                    target: 'checking',
                    actions: { type: 'keepMade', params: ({ event }) => event },
                  },
                  { actions: 'leaveOut' },
                ],
                'conversion.failed': { actions: { type: 'fail', params: ({ event }) => event } },
              },
              initial: 'waiting',
              states: {
                waiting: {
                  on: {
                    'conversion.progressed': {
                      target: 'waiting',
                      reenter: true,
                      actions: { type: 'keepProgress', params: ({ event }) => event },
                    },
                  },
                  after: {
                    silence: {
                      actions: { type: 'fail', params: ({ context }) => ({ fault: faultOfSilence(context) }) },
                    },
                  },
                },
              },
            },
            checking: {
              tags: 'checking',
              invoke: {
                id: 'checkVersion',
                src: 'checkVersion',
                input: ({ context }) => ({ ...versionToMake(context), made: present(context.made, 'made') }),
                onDone: [
                  {
                    guard: { type: 'isFaithful', params: ({ event }) => event.output },
                    actions: { type: 'keepVersion', params: ({ event }) => event.output },
                  },
                  { actions: { type: 'fail', params: { fault: 'unfaithful' } } },
                ],
                onError: { actions: { type: 'fail', params: ({ event }) => ({ fault: faultOfCheck(event.error) }) } },
              },
            },
          },
        },
      },
    },
  },
});
