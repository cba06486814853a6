import { describeBytes } from '../../domain/media-files.ts';
import type { ConversionFault } from '../../domain/renditions.ts';
import type { FilmRenditions } from '../../machines/film-renditions/film-renditions.react.tsx';
import { describeShare } from '../shared/media/film-progress.ts';
import { reasonOf } from '../shared/messages.ts';

type Result = FilmRenditions['results'][string] | undefined;

const faults: Readonly<Record<ConversionFault, string>> = {
  unsupported: 'This browser cannot make films. Try a current Chrome, Edge, Firefox or Safari.',
  undecodable: 'This browser cannot read this film. Try Safari, or upload it as an H.264 film.',
  stalled: 'Nothing moved for 20 seconds. Close what keeps this computer busy, then try again.',
  unfaithful: 'The version for phones did not have the colours of the film, so it was not kept. Try another browser.',
  soundless: 'Its sound could not be kept in this browser. Try a current Chrome, Edge, Firefox or Safari.',
  broken: 'This film could not be converted. Export it anew as an H.264 film, and upload that.',
};

/** What a version for phones is, and who makes it. */
export function describeIntro(isMadeHere: boolean, isMadeElsewhere: boolean): string {
  const what =
    'Phones load these films as they are. A version for phones looks the same there and loads in a fraction of the time.';
  const here = 'It is made in this browser: keep this page open until it is done.';
  const elsewhere = 'The server makes it, one film after the other: there is nothing to do.';
  if (!isMadeElsewhere) return `${what} ${here}`;
  return isMadeHere ? `${what} The server makes some, this browser the others.` : `${what} ${elsewhere}`;
}

/** What is done to the film that is under way. */
export function describeStep({ step, share, secondsLeft }: Pick<FilmRenditions, 'step' | 'share' | 'secondsLeft'>) {
  switch (step) {
    case 'converting':
      return describeShare('Converting…', share, secondsLeft);
    case 'comparing':
      return 'Comparing…';
    case 'sending':
      return 'Sending…';
    case 'reading':
    case null:
      return 'Reading…';
  }
}

/** Whether a film needs nothing more. */
export const isDone = (result: Result): boolean => result?.kind === 'made' || result?.kind === 'unneeded';

export const hasFailed = (result: Result): boolean => result !== undefined && !isDone(result);

/** What has become of a film; `''` while nothing has. */
export function resultText(result: Result): string {
  switch (result?.kind) {
    case 'made':
      return `${describeBytes(result.before)}, on phones ${describeBytes(result.after)}`;
    case 'unneeded':
      return 'Light enough as it is';
    case 'notConverted':
      return faults[result.fault];
    case 'refused':
      return reasonOf(result.problem);
    case undefined:
      return '';
  }
}
