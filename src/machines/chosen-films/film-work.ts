import type { Media } from '../../domain/content.ts';
import { planFilm } from '../../domain/chosen-films.ts';
import type {
  ChosenFilm,
  FilmFault,
  FilmLook,
  FilmProgress,
  FilmStage,
  FilmVersion,
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
  readonly main: MadeFilm | null;
  readonly phone: Blob | null;
  readonly fault: FilmFault | null;
}

/** A conversion. */
export interface FilmJob {
  readonly key: string;
  readonly version: FilmVersion;
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
    const fresh = { look: null, isOpened: false, wantsPhone: false, main: null, phone: null, fault: null };
    return found ?? { ...film, stage: 'looking', ...fresh };
  });
}

/** What is next for a film that was looked at, or whose owner has decided otherwise. */
export function planned(film: FilmWork, hasPhones: boolean): FilmWork {
  if (!film.isOpened) return film;
  const { isConverted, hasPhone, fault } = planFilm(film.look, film.cannotKeep, hasPhones);
  const wantsPhone = hasPhone && film.phone === null;
  const kept = film.isKept && film.cannotKeep === null;
  if (!kept && fault !== null) return { ...film, wantsPhone, stage: 'failed', fault };
  if (!kept && isConverted && film.main === null) return { ...film, wantsPhone, stage: 'wanted', fault: null };
  return { ...film, wantsPhone, stage: wantsPhone ? 'usable' : 'done', fault: null };
}

/** The next conversion: what is to be sent comes before what is for phones. */
export function jobOf(films: readonly FilmWork[]): FilmJob | null {
  const wanted = films.find(({ stage }) => stage === 'wanted');
  const film = wanted ?? films.find(({ stage }) => stage === 'usable');
  return film === undefined ? null : { key: film.key, version: wanted === undefined ? 'phone' : 'main' };
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
}

function stageOf({ key, stage }: FilmWork, { job }: Making, isChecking: boolean): FilmStage {
  if (stage === 'wanted' || stage === 'usable') {
    if (job?.key !== key) return 'waiting';
    return isChecking ? 'checking' : stage === 'wanted' ? 'converting' : 'slimming';
  }
  return stage;
}

/** What a form shows of a film. */
export function progressOf(film: FilmWork, making: Making, isChecking: boolean): FilmProgress {
  const { key, cannotKeep, isKept, file, look, main, phone, fault } = film;
  const isCurrent = making.job?.key === key;
  return {
    key,
    cannotKeep,
    isKept,
    fault,
    stage: stageOf(film, making, isChecking),
    share: isCurrent ? making.share : 0,
    secondsLeft: isCurrent ? making.secondsLeft : null,
    before: file.size,
    after: main?.file.size ?? null,
    isConverted: film.isOpened && planFilm(look, cannotKeep, false).isConverted,
    rendition: phone,
  };
}
