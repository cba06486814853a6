import type { Media } from '../../domain/content.ts';
import { planFilm } from '../../domain/chosen-films.ts';
import type {
  ChosenFilm,
  FilmFault,
  FilmLook,
  FilmOffers,
  FilmProgress,
  FilmStage,
  FilmVersion,
  ServerStep,
} from '../../domain/chosen-films.ts';

/** A version that stands for its film, and its preview. */
export interface MadeFilm {
  readonly file: File;
  readonly media: Media | null;
}

/** A chosen film, and what has become of it. */
export interface FilmWork extends ChosenFilm {
  /** `wanted`: to be converted first. `usable`: it can be sent, and a version for phones is still to be made. */
  readonly stage: 'looking' | 'wanted' | 'usable' | 'done' | 'cancelled' | 'failed';
  readonly isOpened: boolean;
  /** Null before it is opened, and where it cannot be. */
  readonly look: FilmLook | null;
  readonly wantsPhone: boolean;
  /** The server converts it. */
  readonly isElsewhere: boolean;
  readonly main: MadeFilm | null;
  readonly phone: Blob | null;
  readonly fault: FilmFault | null;
}

/** A conversion. */
export interface FilmJob {
  readonly key: string;
  readonly version: FilmVersion;
  /** By the server. */
  readonly isElsewhere: boolean;
}

/** Films with one of them changed. */
export function change(
  films: readonly FilmWork[],
  wanted: string | null,
  how: (film: FilmWork) => Partial<FilmWork>,
): readonly FilmWork[] {
  return films.map((film) => (film.key === wanted ? { ...film, ...how(film) } : film));
}

export const isFaulty = ({ stage }: FilmWork): boolean => stage === 'failed' || stage === 'cancelled';

/** Takes the films that are used: new ones are to be looked at. A key may stand for another file once a draft is restored. */
export function takeFilms(known: readonly FilmWork[], used: readonly ChosenFilm[]): readonly FilmWork[] {
  return used.map((film) => {
    const found = known.find(({ key, file, main }) => key === film.key && [file, main?.file].includes(film.file));
    const fresh = { look: null, isOpened: false, main: null, phone: null, fault: null };
    return found ?? { ...film, stage: 'looking', wantsPhone: false, isElsewhere: false, ...fresh };
  });
}

/** What is next for a film that was looked at, or whose owner has decided otherwise. */
export function planned(film: FilmWork, offers: FilmOffers): FilmWork {
  if (!film.isOpened) return film;
  const { isConverted, hasPhone, isElsewhere, fault } = planFilm(film.look, film.cannotKeep, offers);
  const wantsPhone = hasPhone && film.phone === null;
  const next = { ...film, wantsPhone, isElsewhere };
  const kept = film.isKept && film.cannotKeep === null;
  if (!kept && fault !== null) return { ...next, stage: 'failed', fault };
  if (!kept && isConverted && film.main === null) return { ...next, stage: 'wanted', fault: null };
  return { ...next, stage: wantsPhone ? 'usable' : 'done', fault: null };
}

/** The next conversion: what is to be sent comes before what is for phones. */
export function jobOf(films: readonly FilmWork[]): FilmJob | null {
  const wanted = films.find(({ stage }) => stage === 'wanted');
  const film = wanted ?? films.find(({ stage }) => stage === 'usable');
  if (film === undefined) return null;
  const { key, isElsewhere } = film;
  return { key, version: wanted === undefined ? 'phone' : 'main', isElsewhere };
}

/** Is this conversion still asked for? */
export function whileUnderWay(films: readonly FilmWork[], job: FilmJob | null): boolean {
  const stage = films.find(({ key }) => key === job?.key)?.stage;
  return stage === (job?.version === 'main' ? 'wanted' : 'usable');
}

/** What is sent of a film, as soon as that is known. `media` null: that of the chosen file. */
export function usableOf({ stage, file, isKept, cannotKeep, main }: FilmWork): MadeFilm | null {
  if (stage !== 'usable' && stage !== 'done') return null;
  return main === null || (isKept && cannotKeep === null) ? { file, media: null } : main;
}

interface Making {
  readonly job: FilmJob | null;
  readonly share: number;
  readonly secondsLeft: number | null;
  readonly step: ServerStep | null;
  readonly offers: FilmOffers;
}

function stageOf({ key, stage }: FilmWork, { job }: Pick<Making, 'job'>, isChecking: boolean): FilmStage {
  if (stage === 'wanted' || stage === 'usable') {
    if (job?.key !== key) return 'waiting';
    return isChecking ? 'checking' : stage === 'wanted' ? 'converting' : 'slimming';
  }
  return stage;
}

/** What a form shows of a film. */
export function progressOf(film: FilmWork, making: Making, isChecking: boolean): FilmProgress {
  const { key, cannotKeep, isKept, keepsOriginal, file, look, main, phone, fault } = film;
  const isConverted = film.isOpened && planFilm(look, cannotKeep, making.offers).isConverted;
  const canKeepOriginal = making.offers.hasOriginals && isConverted && !(isKept && cannotKeep === null);
  const isCurrent = making.job?.key === key;
  return {
    key,
    cannotKeep,
    isKept,
    keepsOriginal,
    fault,
    stage: stageOf(film, making, isChecking),
    share: isCurrent ? making.share : 0,
    secondsLeft: isCurrent ? making.secondsLeft : null,
    step: isCurrent ? making.step : null,
    before: file.size,
    after: main?.file.size ?? null,
    isConverted,
    rendition: phone,
    canKeepOriginal,
    original: canKeepOriginal && keepsOriginal ? file : null,
  };
}
