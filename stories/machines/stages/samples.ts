import type { Media, ProjectFile } from '../../../src/domain/content.ts';

/** A picture or film of the demo studio. */
function mediaOf(file: string): Media {
  const isFilm = file.endsWith('.mp4');
  return {
    url: `/media/${file}`,
    kind: isFilm ? 'video' : 'image',
    alt: null,
    width: 1600,
    height: 1000,
    poster: isFilm ? `/media/${file.replace('.mp4', '-thumb.jpg')}` : null,
    color: null,
  };
}

/** Three pictures and a film. */
export const files: readonly ProjectFile[] = [
  'upar/two-tins.jpg',
  'upar/tissue.jpg',
  'upar/ridge-line.jpg',
  'upar/ridge-walk.mp4',
].map((file, slot) => ({
  id: slot + 1,
  media: mediaOf(file),
  path: `media/${file}`,
  slot,
  name: file.split('/').at(-1) ?? file,
  bytes: 120_000 * (slot + 1),
  hasDetails: false,
  isRemovable: false,
  fitsFilmSlots: false,
}));
