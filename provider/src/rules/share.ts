import type { Media } from '../repositories/media.ts';

const ending = '.share.jpg';

/** The file that a share of a page shows: the picture itself, a film's poster, or `null` for a film without one. */
export const stillOf = ({
  mediaType,
  file,
  posterFile,
}: Pick<Media, 'mediaType' | 'file' | 'posterFile'>): string | null => (mediaType === 'IMAGE' ? file : posterFile);

/** The name of the picture cut for shares from a media file. */
export const toShareName = (file: string): string => file + ending;

/** The media file that a share picture is cut from; `null` for any other name. */
export const toShareSource = (name: string): string | null =>
  name.endsWith(ending) ? name.slice(0, -ending.length) : null;
