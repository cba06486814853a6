import type { Media } from './content.ts';
import { isWorthKeeping, phoneRendition } from './renditions.ts';
import type { ConversionFault, ConversionListeners, OpenedFilm, RenditionTarget } from './renditions.ts';

/** What is done with a film that is chosen in a form, before it is sent. */

/** What a film's file says of itself. */
export interface FilmLook extends OpenedFilm {
  /** H.264 in MP4: every visitor can play it. */
  readonly isPlain: boolean;
  /** A WebM through which the page is seen; all that is made of it would be opaque. */
  readonly isTransparent: boolean;
  /** By this browser. */
  readonly isDecodable: boolean;
  /** H.264 can be made by this browser. */
  readonly isEncodable: boolean;
  readonly sound: FilmSound;
}

/**
 * What sound a film has: `plain` is what visitors' browsers play as it is, `convertible` what this browser can make that of; of `foreign`
 * only the server may.
 */
export type FilmSound = 'none' | 'plain' | 'convertible' | 'foreign';

/** The most of a film that is sent as it is, or made of one. Sides in pixels, rates in bits a second. */
const main = { side: 1080, bitrate: 3_500_000, lightEnough: 5_000_000 } as const;
/** How many times as large its new encoding may make a film of a low bit rate. */
const roomier = 2;
/** What is converted at most: in seconds, with a frame more; and in pixels, of the shorter and the longer side. */
const most = { duration: 60.5, shorter: 2160, longer: 4096 } as const;
/** A rendition for phones is made of films above this: bits a second, for films up to 720 pixels and for larger ones. */
const phoneWorth = { small: 1_500_000, large: 250_000, side: 720 } as const;

const rateOf = ({ bytes, duration }: OpenedFilm): number => (duration > 0 ? (bytes * 8) / duration : Infinity);

/** Is the film sent as it is? */
function isFit(look: FilmLook): boolean {
  if (look.isTransparent) return true;
  return look.isPlain && Math.min(look.width, look.height) <= main.side && rateOf(look) <= main.lightEnough;
}

/** What a film that is not sent as it is becomes. */
function mainVersion(film: OpenedFilm): RenditionTarget {
  const side = Math.min(main.side, film.width, film.height);
  return { side: side - (side % 2), bitrate: Math.round(Math.min(main.bitrate, roomier * rateOf(film))) };
}

/** Which of its versions a film is converted to. */
export type FilmVersion = 'main' | 'phone';

/** Side and bit rate of a version: the shorter side in pixels, bits a second. */
export function versionOf(film: OpenedFilm, version: FilmVersion): RenditionTarget {
  return version === 'main' ? mainVersion(film) : phoneRendition(film);
}

/** Would a phone have it in clearly fewer bytes? */
function wantsPhone(look: FilmLook): boolean {
  if (look.isTransparent) return false;
  const rate = isFit(look) ? rateOf(look) : Math.min(rateOf(look), main.bitrate);
  return rate > (Math.min(look.width, look.height) > phoneWorth.side ? phoneWorth.large : phoneWorth.small);
}

/** What is made of a film. */
export interface FilmMaking {
  readonly version: FilmVersion;
  /** Else it becomes silent. */
  readonly keepsSound: boolean;
}

/** What the provider does for chosen films (extensions). */
export interface FilmOffers {
  /** Versions for phones, made here, can be stored. */
  readonly hasPhones: boolean;
  /** It converts what this browser cannot. */
  readonly hasServer: boolean;
  /** Originals can be stored beside what was made of them. */
  readonly hasOriginals: boolean;
  /** It is told which films visitors may hear. */
  readonly hasSound: boolean;
}

export const noOffers: FilmOffers = { hasPhones: false, hasServer: false, hasOriginals: false, hasSound: false };

/** Why a film is not converted. */
export type FilmFault =
  | ConversionFault
  | 'tooLong'
  | 'tooLarge'
  /** The server, which was to convert it: it did not answer, converts others, has restarted, or cannot read it either. */
  | 'unreachable'
  | 'busy'
  | 'forgotten'
  | 'unreadable'
  /** The file is another than when it was chosen. */
  | 'changed';

/** What a conversion by the server is at. */
export type ServerStep = 'sending' | 'queued' | 'converting' | 'fetching';

/** A film that the provider converts (an extension). */
export interface FilmConversion {
  readonly id: string;
  readonly state: 'waiting' | 'converting' | 'done' | 'failed';
  /** Of the film, 0 to 1. */
  readonly share: number;
  /** Of the result, once it is there. */
  readonly bytes: number | null;
}

/** What a conversion says while it runs, here or on the server. */
export interface FilmConversionListeners extends Pick<ConversionListeners, 'onFinished'> {
  /** @param share of the step, 0 to 1 @param secondsLeft null until it can be told @param step of one by the server */
  readonly onProgress: (share: number, secondsLeft: number | null, step?: ServerStep) => void;
  readonly onFailed: (fault: FilmFault) => void;
}

function whyNotConverted(look: FilmLook): FilmFault | null {
  if (look.duration > most.duration) return 'tooLong';
  if (Math.min(look.width, look.height) > most.shorter || Math.max(look.width, look.height) > most.longer)
    return 'tooLarge';
  if (!look.isDecodable) return 'undecodable';
  return look.isEncodable ? null : 'unsupported';
}

/** A film that is chosen. */
export interface ChosenFilm {
  readonly key: string;
  readonly file: File;
  /** Why it cannot be sent as it is; null where it can. */
  readonly cannotKeep: string | null;
  /** It is to be sent as it is, whatever it weighs. */
  readonly isKept: boolean;
  /** It is to be stored beside what is made of it. */
  readonly keepsOriginal: boolean;
  /** Visitors are to be able to hear it. */
  readonly isHeard: boolean;
  /** Its sound is to be taken out where it is converted; else it is kept, and visitors may be let hear it later. */
  readonly isSilent: boolean;
}

/** What is to be done with a film. */
export interface FilmPlan {
  readonly isConverted: boolean;
  readonly hasPhone: boolean;
  /** It is converted by the server. */
  readonly isElsewhere: boolean;
  /** Why nothing can be made of it, though it should. */
  readonly fault: FilmFault | null;
}

/** @param look null where the file cannot be opened */
export function planFilm(look: FilmLook | null, cannotKeep: string | null, offers: FilmOffers): FilmPlan {
  const nothing = { isConverted: false, hasPhone: false, isElsewhere: false, fault: null };
  if (look === null) return { ...nothing, fault: cannotKeep === null ? null : 'broken' };
  const fault = whyNotConverted(look);
  const hasPhone = offers.hasPhones && fault === null && wantsPhone(look);
  if (cannotKeep === null && isFit(look)) return { ...nothing, hasPhone };
  if (fault === null) return { ...nothing, isConverted: true, hasPhone };
  if (fault === 'tooLong' || fault === 'tooLarge') return { ...nothing, fault };
  if (offers.hasServer) return { ...nothing, isConverted: true, isElsewhere: true };
  // What this browser cannot convert is sent as it was before there were conversions.
  return { ...nothing, fault: cannotKeep === null ? null : fault };
}

/** Whether what is sent of a film can have sound: as it is (`isKept`), or converted. */
export function canBeHeard(look: FilmLook | null, { isConverted, isElsewhere }: FilmPlan, isKept: boolean): boolean {
  if (look === null || look.sound === 'none') return false;
  if (look.sound === 'plain') return true;
  return isConverted && !isKept && (isElsewhere || look.sound === 'convertible');
}

/** Whether a rendition is to stand beside what is sent. */
export function isPhoneWorth(sent: number, rendition: number): boolean {
  return isWorthKeeping(sent, rendition);
}

/** Where a film is on its way. */
export type FilmStage =
  'looking' | 'waiting' | 'converting' | 'checking' | 'slimming' | 'done' | 'cancelled' | 'failed';

/** What a form shows of a film. */
export interface FilmProgress extends Omit<ChosenFilm, 'file'> {
  readonly stage: FilmStage;
  /** Of what is converted now, 0 to 1. */
  readonly share: number;
  readonly secondsLeft: number | null;
  /** Of a conversion by the server; null where it is made here. */
  readonly step: ServerStep | null;
  /** In bytes: as chosen, and as converted. */
  readonly before: number;
  readonly after: number | null;
  /** Another version than the chosen file is made, or could be. */
  readonly isConverted: boolean;
  /** What was made of it was no smaller: it is sent as it is. */
  readonly isLighter?: boolean;
  /** Its picture as it was chosen, where this browser can show it. */
  readonly preview?: Media | null;
  readonly fault: FilmFault | null;
  /** For phones, once it is made. */
  readonly rendition: Blob | null;
  /** What is sent of it has sound, or could have. */
  readonly canBeHeard: boolean;
  /** It could be stored beside what is made of it. */
  readonly canKeepOriginal: boolean;
  /** Itself, where it is to be stored beside what is made of it. */
  readonly original: File | null;
}

/** Nothing happens to it before it is asked for. */
export const isHeldUp = ({ stage }: FilmProgress): boolean => stage === 'failed' || stage === 'cancelled';

/** Nothing happens to it any more. */
export const isSettled = (film: FilmProgress): boolean => film.stage === 'done' || isHeldUp(film);

/** What is sent of it is known: only its version for phones is still to be made. */
export const isForPhones = ({ stage, after, isConverted, isKept }: FilmProgress): boolean =>
  stage === 'slimming' || ((stage === 'waiting' || stage === 'checking') && (after !== null || isKept || !isConverted));

const faults: Readonly<Record<FilmFault, string>> = {
  unsupported:
    'This browser cannot convert films. Try a current Chrome, Edge, Firefox or Safari, or export it as MP4 (H.264).',
  undecodable: 'This browser cannot read its kind of film. Try Safari, or export it as MP4 (H.264).',
  tooLong:
    'It is longer than 60 seconds, the most that is converted. Cut it, or export it as MP4 (H.264), at most 1080p and 5 Mbit/s.',
  tooLarge: 'It is larger than 4K, the most that is converted. Export it as MP4 (H.264), at most 1080p and 5 Mbit/s.',
  stalled: 'Nothing moved for 20 seconds. Close what keeps this computer busy, then try again.',
  unfaithful:
    'The converted film did not have the colours of the chosen one, so it was not kept. Try again, or try another browser.',
  broken: 'The film is damaged, or not finished. Export it once more as MP4 (H.264).',
  unreachable: 'The server, which was to convert it, could not be reached. Try again when the connection is back.',
  busy: 'The server is converting other films. Try again in a few minutes.',
  soundless:
    'Its sound could not be kept in this browser. Try a current Chrome, Edge, Firefox or Safari, or have it converted without its sound.',
  forgotten: 'The server has lost this conversion, as when it is started anew. Try again.',
  unreadable: 'Neither this browser nor the server can read this film. Export it as MP4 (H.264).',
  changed: 'The file changed on your disk since it was chosen. Choose it again.',
};

/** Why a film could not be converted, and what helps. */
export const describeFilmFault = (fault: FilmFault): string => faults[fault];

/** Another try may end otherwise. */
const passing: ReadonlySet<FilmFault> = new Set([
  'stalled',
  'unfaithful',
  // Without its sound it may succeed.
  'soundless',
  'unreachable',
  'busy',
  'forgotten',
  'changed',
]);

/** Another try would end the same. */
export const isHopeless = (fault: FilmFault): boolean => !passing.has(fault);

/** Whether the reason says more than that visitors could not play the film as it is. */
export const isTelling = (fault: FilmFault): boolean =>
  fault === 'tooLong' || fault === 'tooLarge' || fault === 'unreadable';

/** What is asked of a film that is prepared. */
export type FilmRequest =
  | { readonly type: 'film.keep'; readonly key: string; readonly isKept: boolean }
  | { readonly type: 'film.preserve'; readonly key: string; readonly isKept: boolean }
  | { readonly type: 'film.hear'; readonly key: string; readonly isHeard: boolean }
  | { readonly type: 'film.silence'; readonly key: string; readonly isSilent: boolean }
  | { readonly type: 'film.cancel'; readonly key: string }
  | { readonly type: 'film.retry'; readonly key: string };
