import type { Media } from '../repositories/media.ts';
import type { Focus } from './focus.ts';

const ending = '.share.jpg';

/** A picture that a share is cut from, and what of it stays in view. */
export interface ShareCut {
  /** Name in the media folder. */
  readonly file: string;
  /** `null` for its middle. */
  readonly focus: Focus | null;
}

/** What a share of a page shows: the picture itself, a film's poster, or `null` for a film without one. */
export function stillOf({
  mediaType,
  file,
  posterFile,
  focus,
}: Pick<Media, 'mediaType' | 'file' | 'posterFile' | 'focus'>): ShareCut | null {
  const still = mediaType === 'IMAGE' ? file : posterFile;
  return still === null ? null : { file: still, focus };
}

const thousandths = (share: number): string => String(Math.round(share * 1000));

/** The name of the picture cut for shares: another one for another focus, as a name never has another content. */
export const toShareName = ({ file, focus }: ShareCut): string =>
  `${file}${focus === null ? '' : `.${thousandths(focus.x)}-${thousandths(focus.y)}`}${ending}`;

/** What a share picture of that name is cut from; `null` for any other name. */
export function toShareCut(name: string): ShareCut | null {
  const [, file, x, y] = /^(.+?)(?:\.(\d{1,4})-(\d{1,4}))?\.share\.jpg$/.exec(name) ?? [];
  if (file === undefined) return null;
  return { file, focus: x === undefined ? null : { x: Number(x) / 1000, y: Number(y) / 1000 } };
}
