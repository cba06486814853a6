import { describeFilmFault } from '../../../domain/chosen-films.ts';
import type { FilmProgress } from '../../../domain/chosen-films.ts';
import { describeBytes } from '../../../domain/media-files.ts';

/** ', about 12 seconds left'; `''` while it cannot be told. */
function describeSecondsLeft(seconds: number | null): string {
  if (seconds === null) return '';
  const rounded = Math.max(1, Math.round(seconds));
  if (rounded < 90) return `, about ${String(rounded)} ${rounded === 1 ? 'second' : 'seconds'} left`;
  return `, about ${String(Math.round(rounded / 60))} minutes left`;
}

/** 'Converting… 34 %, about 12 seconds left' */
export function describeShare(what: string, share: number, secondsLeft: number | null): string {
  return `${what} ${String(Math.round(100 * share))} %${describeSecondsLeft(secondsLeft)}`;
}

/** '63 MB, converted 2.9 MB, for phones 1.1 MB'; `''` where nothing was made of it. */
function describeSizes({ before, after, isKept, isLighter = false, rendition }: FilmProgress): string {
  if ((after === null || isKept) && rendition === null && !isLighter) return '';
  return [
    isLighter ? `${describeBytes(before)}, sent as it is: converted it would be larger` : describeBytes(before),
    ...(after === null || isKept ? [] : [`converted ${describeBytes(after)}`]),
    ...(rendition === null ? [] : [`for phones ${describeBytes(rendition.size)}`]),
  ].join(', ');
}

/** How far a conversion is, here or on the server. */
function describeConversion({ step, share, secondsLeft }: FilmProgress): string {
  switch (step) {
    case null:
      return describeShare('Converting for the web…', share, secondsLeft);
    case 'sending':
      return describeShare('Sending to the server, which converts it…', share, secondsLeft);
    case 'queued':
      return 'Waits on the server for the film before it';
    case 'converting':
      return describeShare('The server converts it…', share, secondsLeft);
    case 'fetching':
      return describeShare('Fetching it from the server…', share, secondsLeft);
  }
}

/** What is done with a film; `''` where there is nothing to say. */
export function describeFilm(film: FilmProgress): string {
  const { stage, share, secondsLeft, fault } = film;
  switch (stage) {
    case 'looking':
      return '';
    case 'waiting':
      return 'Waits for the film before it';
    case 'converting':
      return describeConversion(film);
    case 'checking':
      return 'Comparing…';
    case 'slimming':
      return describeShare('Converting for phones…', share, secondsLeft);
    case 'cancelled':
      return 'It was not converted, and is not sent as it is.';
    case 'failed':
      return fault === null ? '' : describeFilmFault(fault);
    case 'done':
      return describeSizes(film);
  }
}
