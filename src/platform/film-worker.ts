import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
} from 'mediabunny';
import { phoneRendition, sizeOfRendition } from '../domain/renditions.ts';
import type { ConversionFault } from '../domain/renditions.ts';

/** What the worker says. It is sent one message, the film, and ends with its page's interest in it. */
export type ConversionMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'finished'; readonly film: ArrayBuffer }
  | { readonly kind: 'failed'; readonly fault: ConversionFault };

/** In milliseconds: nobody reads a percentage more often. */
const PROGRESS_EVERY = 250;

/** Why Mediabunny left out the film's pictures. */
function faultOf(reason: string | undefined): ConversionFault {
  if (reason === 'no_encodable_target_codec') return 'unsupported';
  return reason === 'undecodable_source_codec' || reason === 'unknown_source_codec' ? 'undecodable' : 'broken';
}

/** Converts to H.264 in MP4, upright, silent, its index first. Returns the film or why there is none. */
async function convert(film: Blob, onProgress: (share: number) => void): Promise<ArrayBuffer | ConversionFault> {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, QTFF, WEBM] });
  const pictures = await input.getPrimaryVideoTrack();
  if (pictures === null) return 'undecodable';
  const opened = {
    width: await pictures.getDisplayWidth(),
    height: await pictures.getDisplayHeight(),
    bytes: film.size,
    duration: await input.computeDuration(),
  };
  const rendition = phoneRendition(opened);
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    video: {
      ...sizeOfRendition(opened, rendition),
      fit: 'fill',
      codec: 'avc',
      quality: new Quality({ bitrate: rendition.bitrate }),
      // A phone's player is spared the turning, and the provider's check of the shape too.
      allowTransformationMetadata: false,
      forceTranscode: true,
    },
    audio: { discard: true },
    // Where and with what it was taken is nobody's business.
    tags: {},
  });
  if (!conversion.isValid)
    return faultOf(conversion.discardedTracks.find(({ track }) => track.type === 'video')?.reason);
  conversion.onProgress = onProgress;
  await conversion.execute();
  return target.buffer ?? 'broken';
}

const say = (message: ConversionMessage, transfer: Transferable[] = []): void => {
  self.postMessage(message, { transfer });
};

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  let saidAt = 0;
  convert(data, (share) => {
    const now = performance.now();
    if (now - saidAt < PROGRESS_EVERY) return;
    saidAt = now;
    say({ kind: 'progress', share });
  }).then(
    (result) => {
      if (typeof result === 'string') say({ kind: 'failed', fault: result });
      else say({ kind: 'finished', film: result }, [result]);
    },
    (thrown: unknown) => {
      console.warn('A film could not be converted.', thrown);
      say({ kind: 'failed', fault: 'broken' });
    },
  );
});
