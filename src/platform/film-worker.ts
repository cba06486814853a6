import {
  BufferTarget,
  canEncodeAudio,
  canEncodeVideo,
  Conversion,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
  WEBM,
} from 'mediabunny';
import type { ConversionAudioOptions, Input } from 'mediabunny';
import { registerProresDecoder } from '@mediabunny/prores';
import { versionOf } from '../domain/chosen-films.ts';
import type { FilmLook, FilmMaking, FilmSound } from '../domain/chosen-films.ts';
import { sizeOfRendition } from '../domain/renditions.ts';
import type { ConversionFault } from '../domain/renditions.ts';
import { colourKeeper } from './film-colours.ts';
import { areAlike } from './film-likeness.ts';
import { openPictures } from './film-opening.ts';

/** What the worker is sent, once: a film, and what is to become of it; or what it is compared with. */
export type FilmOrder =
  | { readonly film: Blob; readonly make: 'look' }
  | ({ readonly film: Blob; readonly make: 'version' } & FilmMaking)
  | { readonly film: Blob; readonly make: 'comparison'; readonly version: Blob };

/** What the worker says. It ends with its page's interest in it. */
export type FilmMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'finished'; readonly film: ArrayBuffer }
  | { readonly kind: 'seen'; readonly look: FilmLook }
  | { readonly kind: 'compared'; readonly isAlike: boolean }
  | { readonly kind: 'failed'; readonly fault: ConversionFault };

/** In milliseconds: nobody reads a percentage more often. */
const PROGRESS_EVERY = 250;

// No browser decodes Apple's ProRes.
registerProresDecoder();

/** Why Mediabunny left out the film's pictures. */
function faultOf(reason: string | undefined): ConversionFault {
  if (reason === 'no_encodable_target_codec') return 'unsupported';
  return reason === 'undecodable_source_codec' || reason === 'unknown_source_codec' ? 'undecodable' : 'broken';
}

/** Codings that every browser plays: in WebM, and in MP4 and QuickTime. */
const plainSound = {
  webm: new Set<string | null>(['opus', 'vorbis']),
  boxes: new Set<string | null>(['aac']),
} as const;

async function readSound(input: Input): Promise<FilmSound> {
  const sound = await input.getPrimaryAudioTrack();
  if (sound === null) return 'none';
  const isWebm = (await input.getFormat()) === WEBM;
  if (plainSound[isWebm ? 'webm' : 'boxes'].has(await sound.getCodec())) return 'plain';
  return (await sound.canDecode()) ? 'convertible' : 'foreign';
}

/** AAC stays as it is, all else becomes AAC. Where the browser cannot make it, an encoder is fetched that can: 205 kB. */
async function soundOptions(input: Input): Promise<ConversionAudioOptions> {
  const sound = await input.getPrimaryAudioTrack();
  if (sound === null) return { discard: true };
  const numberOfChannels = await sound.getNumberOfChannels();
  const sampleRate = await sound.getSampleRate();
  if (!(await canEncodeAudio('aac', { numberOfChannels, sampleRate }))) {
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
    registerAacEncoder();
  }
  return { codec: 'aac' };
}

/** What the film's file says of itself. */
async function look(film: Blob): Promise<FilmLook | ConversionFault> {
  const found = await openPictures(film);
  if (found === null) return 'undecodable';
  const { input, pictures, opened } = found;
  const isMp4 = (await input.getFormat()) === MP4;
  return {
    ...opened,
    isPlain: isMp4 && (await pictures.getCodec()) === 'avc',
    isTransparent: (await input.getFormat()) === WEBM && (await pictures.canBeTransparent()),
    isDecodable: await pictures.canDecode(),
    sound: await readSound(input),
    isEncodable: await canEncodeVideo('avc', sizeOfRendition(opened, versionOf(opened, 'main'))),
  };
}

/** Converts to H.264 in MP4, upright, its index first, and silent unless its sound is kept. Returns the film or why there is none. */
async function convert(
  film: Blob,
  { version, keepsSound }: FilmMaking,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer | ConversionFault> {
  const found = await openPictures(film);
  if (found === null) return 'undecodable';
  const { input, opened } = found;
  const wanted = versionOf(opened, version);
  const size = sizeOfRendition(opened, wanted);
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    // A film in several languages keeps one.
    tracks: 'primary',
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    video: {
      ...size,
      ...(await colourKeeper(size)),
      fit: 'fill',
      codec: 'avc',
      quality: new Quality({ bitrate: wanted.bitrate }),
      // A phone's player is spared the turning, and the provider's check of the shape too.
      allowTransformationMetadata: false,
      forceTranscode: true,
    },
    audio: keepsSound ? await soundOptions(input) : { discard: true },
    // Where and with what it was taken is nobody's business.
    tags: {},
  });
  if (!conversion.isValid)
    return faultOf(conversion.discardedTracks.find(({ track }) => track.type === 'video')?.reason);
  if (keepsSound && conversion.discardedTracks.some(({ track }) => track.type === 'audio')) return 'soundless';
  conversion.onProgress = onProgress;
  await conversion.execute();
  return target.buffer ?? 'broken';
}

const say = (message: FilmMessage, transfer: Transferable[] = []): void => {
  self.postMessage(message, { transfer });
};

async function work(order: FilmOrder): Promise<void> {
  if (order.make === 'comparison') {
    say({ kind: 'compared', isAlike: await areAlike(order.film, order.version) });
    return;
  }
  const { film } = order;
  let saidAt = 0;
  const result =
    order.make === 'look'
      ? await look(film)
      : await convert(film, order, (share) => {
          const now = performance.now();
          if (now - saidAt < PROGRESS_EVERY) return;
          saidAt = now;
          say({ kind: 'progress', share });
        });
  if (typeof result === 'string') say({ kind: 'failed', fault: result });
  else if (result instanceof ArrayBuffer) say({ kind: 'finished', film: result }, [result]);
  else say({ kind: 'seen', look: result });
}

self.addEventListener('message', ({ data }: MessageEvent<FilmOrder>) => {
  work(data).catch((thrown: unknown) => {
    console.warn('A film could not be converted.', thrown);
    say({ kind: 'failed', fault: 'broken' });
  });
});
