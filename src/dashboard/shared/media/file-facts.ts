import type { Frame, ProjectFile } from '../../../domain/content.ts';
import { describeFilmWeight } from '../../../domain/film-weight.ts';
import { describeBytes } from '../../../domain/media-files.ts';

/** '856 × 1200, 148 KB', as far as it is known; else what kind of file it is. */
export function fileSize({ media, bytes }: Pick<ProjectFile, 'media' | 'bytes'>): string {
  const { width, height, kind } = media;
  const pixels = width === null || height === null ? null : `${String(width)} × ${String(height)}`;
  const weight = bytes === null ? null : kind === 'video' ? describeFilmWeight(bytes) : describeBytes(bytes);
  const facts = [pixels, weight].filter((fact) => fact !== null);
  return facts.length === 0 ? (kind === 'video' ? 'Video' : 'Image') : facts.join(', ');
}

/** The name of a file: its text alternative, else its file name. */
export function mediaName({ media, name }: Frame): string {
  return media.alt === null || media.alt.trim() === '' ? name : media.alt;
}
