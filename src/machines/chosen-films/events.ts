import type {
  ChosenFilm,
  FilmFault,
  FilmLook,
  FilmOffers,
  FilmRequest,
  FilmVersion,
  ServerStep,
} from '../../domain/chosen-films.ts';
import type { Media } from '../../domain/content.ts';

export type ChosenFilmsEvent =
  /** Every film that the form holds; whatever is not among them is forgotten. */
  | { readonly type: 'films.used'; readonly films: readonly ChosenFilm[] }
  | FilmRequest
  /** Share of the step that is done, 0 to 1; the time left in seconds, once it can be told. Here there is one step. */
  | ({ readonly type: 'conversion.progressed' } & Progress)
  | { readonly type: 'conversion.finished'; readonly rendition: Blob }
  | { readonly type: 'conversion.failed'; readonly fault: FilmFault };

/** How far a conversion is. */
export interface Progress {
  readonly share: number;
  readonly secondsLeft: number | null;
  /** Null where it is made here. */
  readonly step: ServerStep | null;
}

/** What is known of a film once it has been looked at: null where the file cannot be opened here. */
export interface FilmOpening {
  readonly look: FilmLook | null;
  readonly offers: FilmOffers;
}

/** Input of the actors. */
export interface FilmToOpen {
  readonly film: ChosenFilm;
}
export interface VersionToMake {
  readonly file: File;
  readonly version: FilmVersion;
  readonly keepsSound: boolean;
  /** By the server. */
  readonly isElsewhere: boolean;
}
export interface VersionToCheck extends VersionToMake {
  readonly made: Blob;
}
/** What a check found: null where the version does not look like its film. */
export type CheckedVersion = { readonly film: File; readonly media: Media | null } | null;
