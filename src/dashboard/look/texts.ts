import type { Air, Captions, Corners, HomePart, Voice, WorkForm } from '@vitrine/look';
import type { OwnFace } from '@vitrine/look/own-face';
import type { ColourName, Correction } from '@vitrine/look/palette';
import type { Problem } from '../../api/problem.ts';
import { ownWords } from '../shared/messages.ts';

export function describeLookFailure(problem: Problem): string {
  return `The look could not be read: ${ownWords(problem)}`;
}

export const voiceNames: Readonly<Record<Voice, string>> = { quiet: 'Quiet', even: 'As it is', loud: 'Loud' };
export const airNames: Readonly<Record<Air, string>> = { dense: 'Dense', even: 'As it is', wide: 'Wide' };
export const cornerNames: Readonly<Record<Corners, string>> = { 0: 'Square', 4: '4 px', 12: '12 px' };
export const captionNames: Readonly<Record<Captions, string>> = {
  below: 'Below the picture',
  hover: 'On the picture, while it is pointed at',
};

export const workNames: Readonly<Record<WorkForm, string>> = { tiles: 'As pictures', list: 'As a list' };

/** What is in a part of the home page. */
export const homePartWords: Readonly<Record<HomePart, string>> = {
  carousel: 'Up to four films or pictures, as wide as the window',
  films: 'It leads to About',
  work: 'It leads to Work, and lists the latest projects',
  contact: 'It leads to Talk to us',
};

/** What a colour is for, as the beginning of a sentence. */
const colours: Readonly<Record<ColourName, string>> = {
  surface: 'The paper',
  well: 'The ground of fields',
  raised: 'The ground of panels',
  ink: 'Ink',
  text: 'Text',
  muted: 'Muted text',
  line: 'Lines',
  control: 'The edge of fields',
  accent: 'The accent',
  'accent-soft': 'The soft accent',
  'on-accent': 'Text on the accent',
  danger: 'The colour of errors',
  'danger-soft': 'The ground of errors',
  success: 'The colour of success',
  'success-soft': 'The ground of success',
};

/** 'Muted text of the white light was made darker: 4.1 to 1 became 4.5 to 1.' */
export const describeCorrection = ({ light, name, before, needed, direction }: Correction): string =>
  `${colours[name]} of the ${light} light was made ${direction}: ${before.toFixed(1)} to 1 became ${needed.toFixed(1)} to 1.`;

export const allHold = 'All colours can be read in both lights.';

export const builtFaceWords = 'Narrow and quiet; nothing more to load';
export const ownFaceWords = 'From a file';

/** The plain letters of the built face have as many bytes: what a first view waits for. */
const LIGHT = 26_000;
/** Of a phone on a slow line, in bytes a second. */
const SLOW_LINE = 184_000;

const inKilobytes = (bytes: number): string => `${String(Math.round(bytes / 1000))} kB`;

/** Its first file is larger than a page should wait for. */
export const isHeavy = ({ firstBytes }: OwnFace): boolean => firstBytes > LIGHT;

/** 'Use it all the same: its plain letters have 41 kB, …' */
export const heavyFace = ({ firstBytes }: OwnFace): string =>
  `Use it all the same: its plain letters have ${inKilobytes(firstBytes)}, where ${inKilobytes(LIGHT)} are usual. On a slow phone they come ${((firstBytes - LIGHT) / SLOW_LINE).toFixed(1)} s later`;

/** What a font is, in sentences. */
export const describeOwnFace = (own: OwnFace): readonly string[] => [
  `${own.name}: ${inKilobytes(own.firstBytes)} for plain letters, ${inKilobytes(own.restBytes)} more where a text has others.`,
  ...(own.isPinned ? ['Of its weights one is used, so that it stays light.'] : []),
  ...(own.missing === '' ? [] : [`It has no ${[...own.missing].join(' ')}. Anek stands in.`]),
  ...(own.licence === '' ? [] : [`Licence: ${own.licence}`]),
];

export function describeFaceFailure(problem: Problem): string {
  return `The font could not be read: ${ownWords(problem)}`;
}

export const faceNotAllowed = 'Please say that the typeface may be used on the site.';

export function describeSaveFailure(problem: Problem): string {
  return `The file could not be made: ${ownWords(problem)}`;
}

/** Of a file that is made of a look whose typeface has been stored. */
export const plainLettersOnly =
  'The file brings the plain letters of your typeface, which is all that is kept of it. For the others, bring the font itself where you open it.';

/** Of the looks that the studio keeps. */
export const keptTexts = {
  kept: 'Look kept.',
  keepFailed: 'The look was not kept.',
  deleted: 'Look deleted successfully!',
  deleteFailed: 'Failed to delete look.',
} as const;

/** Of a look that was opened and is set in a typeface that its file does not bring. */
export const withoutItsFace = 'The file does not bring the typeface of this look. Anek stands in.';
/** Of a look that was kept and is set in a typeface that is not there any more. */
export const withoutKeptFace = 'The typeface of this look is not stored any more. Anek stands in.';

/** Of a file that is to be a look. */
export const largeLook = 'This file is too large for a look, which has 2.8 MB at most, with a typeface.';
export const weakLook = (reason: string): string => `This look cannot be used. ${reason}`;
export const brokenFont = 'The typeface in this file cannot be read. Save the look as a file once more.';
export const noLook = 'This file holds no look. A look is saved by “Save as a file”.';

/** Said where Work was to be looked at in a look. */
export const workFailed = 'Work could not be read to try the look on it.';
