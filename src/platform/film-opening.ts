import { BlobSource, Input, MP4, QTFF, WEBM } from 'mediabunny';
import type { InputVideoTrack } from 'mediabunny';
import type { OpenedFilm } from '../domain/renditions.ts';

/** Films with fewer lines are of standard definition, where they do not say otherwise. */
const HIGH_DEFINITION = 720;

/** BT.601, whose colours such a film has. */
const standardColours = { primaries: 'smpte170m', transfer: 'smpte170m', matrix: 'smpte170m' } as const;

export interface OpenFilm {
  readonly input: Input;
  readonly pictures: InputVideoTrack;
  readonly opened: OpenedFilm;
}

/**
 * Names the colours of a film that does not name its own. An element of the page takes one with few lines for BT.601, a decoder
 * takes every one for BT.709: what is converted would have other colours than what was chosen.
 */
async function nameColours(pictures: InputVideoTrack): Promise<void> {
  const given = await pictures.getDecoderConfig();
  if (given === null || (given.colorSpace?.matrix ?? null) !== null) return;
  if ((await pictures.getCodedHeight()) >= HIGH_DEFINITION) return;
  const fullRange = given.colorSpace?.fullRange ?? false;
  const named: VideoDecoderConfig = { ...given, colorSpace: { ...standardColours, fullRange } };
  pictures.getDecoderConfig = () => Promise.resolve(named);
}

/** Opens a film, in a worker. Null where it has no pictures. */
export async function openPictures(film: Blob): Promise<OpenFilm | null> {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, QTFF, WEBM] });
  const pictures = await input.getPrimaryVideoTrack();
  if (pictures === null) return null;
  await nameColours(pictures);
  const opened = {
    width: await pictures.getDisplayWidth(),
    height: await pictures.getDisplayHeight(),
    bytes: film.size,
    duration: await input.computeDuration(),
  };
  return { input, pictures, opened };
}
