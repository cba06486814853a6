import type { Air, Captions, Corners, Voice } from '@vitrine/look';
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

/** Of a file that is to be a look. */
export const noLook = 'This file holds no look. A look is saved by “Save as a file”.';
