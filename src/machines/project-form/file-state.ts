import { isHeldUp } from '../../domain/chosen-films.ts';
import type { FilmProgress } from '../../domain/chosen-films.ts';
import type { ChosenMedia, ProjectValues } from '../../domain/project-form.ts';

/** Where a file goes: a slot of a grid, the header (`grid` null, slot 0), or beside a new file (`darkGrid`). */
export interface FilePlace {
  readonly grid: string | null;
  readonly slot: number;
}

/** A file under inspection. */
export interface WaitingFile {
  readonly key: string;
  readonly file: File;
  readonly place: FilePlace;
  /** Of a file that comes out of a draft: its place among the files of its carousel. */
  readonly rank?: number | undefined;
  /** Of a file that comes out of a draft: what of it stays in view. */
  readonly focus?: string | undefined;
  /** A film that is to be sent as it is, whatever it weighs. */
  readonly isKept?: boolean | undefined;
  /** A film that is to be stored beside what is made of it. */
  readonly keepsOriginal?: boolean | undefined;
  /** A film that visitors are to be able to hear, as they are unless its owner decides otherwise. */
  readonly isHeard?: boolean | undefined;
  /** A film whose sound is to be taken out. */
  readonly isSilent?: boolean | undefined;
  /** Of a picture that comes out of a draft: the one that takes its place in the black theme. */
  readonly dark?: { readonly key: string; readonly file: File } | undefined;
}

/** Why a file was refused, shown at the place it was meant for. */
export interface FileRefusal {
  readonly place: FilePlace;
  readonly text: string;
}

/** Files for which a grid had no slot left: the owner is asked whether they get grids of their own. */
export interface SurplusFiles {
  /** The key of the grid. */
  readonly grid: string;
  readonly files: readonly File[];
}

/** Files that were added together, and placed by the form. */
export interface AddedFiles {
  /** Their keys, in their order. Some may have been removed since. */
  readonly keys: readonly string[];
  /** The keys of the grids that were made for them. */
  readonly made: readonly string[];
  /** They went into free frames first. */
  readonly fills: boolean;
  /** They were taken out again: what can be put back, and where its grids were (from 0; null for the end). */
  readonly out: { readonly files: readonly ChosenMedia[]; readonly at: number | null } | null;
}

/** The part of the form's context that concerns new files. */
export interface FileState {
  readonly values: ProjectValues;
  readonly waiting: readonly WaitingFile[];
  readonly refusals: readonly FileRefusal[];
  /** What is done with the films among the new files. */
  readonly films: readonly FilmProgress[];
  /** Null where every file has a slot. */
  readonly surplus: SurplusFiles | null;
  /** Inspected files that get their places as soon as the rest of them is inspected. */
  readonly gathered: readonly ChosenMedia[];
  /** The key of the grid behind which those come; null behind all. */
  readonly gatherAfter: string | null;
  /** Null where none were, or nothing more is to be said about them. */
  readonly added: AddedFiles | null;
  /** Numbers files and grids; only ever rises. */
  readonly serial: number;
}

/** What comes to a place: `waiting` is a film behind another, `held` one that waits for a decision. */
export type Arrival = 'none' | 'checking' | 'converting' | 'waiting' | 'held';

/** What comes to `place`; of several files, that which will be over first. */
export function arrivalAt({ waiting, films }: Pick<FileState, 'waiting' | 'films'>, place: FilePlace): Arrival {
  const stages = waiting
    .filter((one) => isSamePlace(one.place, place))
    .map(({ key }): Arrival => {
      const film = films.find((one) => one.key === key);
      if (film === undefined || film.stage === 'looking') return 'checking';
      if (film.stage === 'waiting' || (film.stage === 'converting' && film.step === 'queued')) return 'waiting';
      return isHeldUp(film) ? 'held' : 'converting';
    });
  return (['checking', 'converting', 'waiting', 'held'] as const).find((stage) => stages.includes(stage)) ?? 'none';
}

export function isSamePlace(one: FilePlace, other: FilePlace): boolean {
  return one.grid === other.grid && one.slot === other.slot;
}
