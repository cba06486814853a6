import type { Media } from '../../domain/content.ts';
import { canBeHeard, planFilm } from '../../domain/chosen-films.ts';
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
  /** It was made with the sound of its film. */
  readonly hasSound?: boolean;
}

/** A version for phones. */
interface PhoneFilm {
  readonly film: Blob;
  readonly hasSound: boolean;
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
  /** The offers allow it, and it is not to be taken out. */
  readonly keepsSound: boolean;
  /** Of the version for phones, which is made without where nobody is to hear it. */
  readonly keepsPhoneSound: boolean;
  readonly phone: PhoneFilm | null;
  readonly fault: FilmFault | null;
  /** What was made of it was no smaller: it is sent as it is. */
  readonly isLighter?: boolean;
}

/** A conversion. */
export interface FilmJob {
  readonly key: string;
  readonly version: FilmVersion;
  /** By the server. */
  readonly isElsewhere: boolean;
  readonly keepsSound: boolean;
}

/** Films with one of them changed. */
export function change(
  films: readonly FilmWork[],
  wanted: string | null,
  how: (film: FilmWork) => Partial<FilmWork>,
): readonly FilmWork[] {
  return films.map((film) => (film.key === wanted ? { ...film, ...how(film) } : film));
}

/** It is sent as it was chosen. */
const isSentAsItIs = ({ isKept, isLighter = false, cannotKeep }: FilmWork): boolean =>
  (isKept || isLighter) && cannotKeep === null;

/** A conversion is for films that visitors could not play, or for fewer bytes. */
export const isSmaller = ({ cannotKeep, file }: FilmWork, made: Blob): boolean =>
  cannotKeep !== null || made.size < file.size;

/** It ended without a film that can be sent: by a fault, or because somebody cancelled it. */
export const isFaulty = ({ stage }: FilmWork): boolean => stage === 'failed' || stage === 'cancelled';

/** Takes the films that are used: new ones are to be looked at. A key may stand for another file once a draft is restored. */
export function takeFilms(known: readonly FilmWork[], used: readonly ChosenFilm[]): readonly FilmWork[] {
  return used.map((film) => {
    const found = known.find(({ key, file, main }) => key === film.key && [file, main?.file].includes(film.file));
    const soundless = { keepsSound: false, keepsPhoneSound: false };
    const fresh = { look: null, isOpened: false, ...soundless, main: null, phone: null, fault: null };
    return found ?? { ...film, stage: 'looking', wantsPhone: false, isElsewhere: false, ...fresh };
  });
}

/** Has a version the sound that it is to have? Unless it is to be taken out it may stay: visitors get no way to hear it. */
const isAsWished = ({ isSilent }: FilmWork, hasSound: boolean, isWished: boolean): boolean =>
  hasSound === isWished || (hasSound && !isSilent);

const soundOf = ({ keepsSound, keepsPhoneSound }: FilmWork, version: FilmVersion): boolean =>
  version === 'main' ? keepsSound : keepsPhoneSound;

/** A film that visitors are to hear keeps its sound; one of which it could not be kept goes without, where nobody is to hear it. */
export const heardOrNot = (film: FilmWork, isHeard: boolean): FilmWork => ({
  ...film,
  isHeard,
  isSilent: !isHeard && (film.isSilent || film.fault === 'soundless'),
});

/** What is next for a film that was looked at, or whose owner has decided otherwise. */
export function planned(film: FilmWork, offers: FilmOffers): FilmWork {
  if (!film.isOpened) return film;
  const plan = planFilm(film.look, film.cannotKeep, offers);
  const { isConverted, hasPhone, isElsewhere, fault } = plan;
  const kept = isSentAsItIs(film);
  const keepsSound = !film.isSilent && offers.hasSound && canBeHeard(film.look, plan, kept);
  const keepsPhoneSound = keepsSound && film.isHeard;
  const isMade = (made: { readonly hasSound?: boolean } | null, isWished: boolean) =>
    made !== null && isAsWished(film, made.hasSound === true, isWished);
  const wantsPhone = hasPhone && !isMade(film.phone, keepsPhoneSound);
  const phone = wantsPhone ? null : film.phone;
  const next = { ...film, wantsPhone, isElsewhere, keepsSound, keepsPhoneSound, phone };
  if (!kept && fault !== null) return { ...next, stage: 'failed', fault };
  if (!kept && isConverted && !isMade(film.main, keepsSound)) return { ...next, stage: 'wanted', fault: null };
  return { ...next, stage: wantsPhone ? 'usable' : 'done', fault: null };
}

/** The next conversion: what is to be sent comes before what is for phones. */
export function jobOf(films: readonly FilmWork[]): FilmJob | null {
  const wanted = films.find(({ stage }) => stage === 'wanted');
  const film = wanted ?? films.find(({ stage }) => stage === 'usable');
  if (film === undefined) return null;
  const { key, isElsewhere } = film;
  const version = wanted === undefined ? 'phone' : 'main';
  return { key, version, isElsewhere, keepsSound: soundOf(film, version) };
}

/** Is this conversion still asked for? */
export function whileUnderWay(films: readonly FilmWork[], job: FilmJob | null): boolean {
  const film = films.find(({ key }) => key === job?.key);
  if (film === undefined || job === null) return false;
  const isAsked = film.stage === (job.version === 'main' ? 'wanted' : 'usable');
  return isAsked && isAsWished(film, job.keepsSound, soundOf(film, job.version));
}

/** What is sent of a film, as soon as that is known. `media` null: that of the chosen file. */
export function usableOf(film: FilmWork): MadeFilm | null {
  const { stage, file, main } = film;
  if (stage !== 'usable' && stage !== 'done') return null;
  return main === null || isSentAsItIs(film) ? { file, media: null } : main;
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
  const plan = planFilm(look, cannotKeep, making.offers);
  const isLighter = film.isLighter === true && cannotKeep === null;
  const isConverted = film.isOpened && plan.isConverted && !isLighter;
  const canKeepOriginal = making.offers.hasOriginals && isConverted && !isSentAsItIs(film);
  const isCurrent = making.job?.key === key;
  return {
    key,
    cannotKeep,
    isKept,
    keepsOriginal,
    isHeard: film.isHeard,
    isSilent: film.isSilent,
    canBeHeard: film.isOpened && making.offers.hasSound && canBeHeard(look, plan, isSentAsItIs(film)),
    fault,
    stage: stageOf(film, making, isChecking),
    share: isCurrent ? making.share : 0,
    secondsLeft: isCurrent ? making.secondsLeft : null,
    step: isCurrent ? making.step : null,
    before: file.size,
    // One that is made again is not what is sent.
    after: film.stage === 'wanted' ? null : (main?.file.size ?? null),
    isConverted,
    ...(isLighter ? { isLighter } : {}),
    rendition: phone?.film ?? null,
    canKeepOriginal,
    original: canKeepOriginal && keepsOriginal ? file : null,
  };
}
