import {
  isHeic,
  isHevc,
  readBox,
  refusePicture,
  sniff,
  unplayable,
  unreadable,
  wrongType,
} from '../domain/media-files.ts';
import type { InspectedFile, Takes } from '../domain/media-files.ts';
import type { Media } from '../domain/content.ts';
import { convertHeic } from './heic.ts';

/** How much of a film's index (`moov`) is read, in bytes; the codec is named near its beginning. */
const largestIndex = 1024 * 1024;
/** Bounds the search for the index; a film has a handful of boxes before it. */
const mostBoxes = 64;

async function readPart(file: File, from: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
}

/** The index of an MP4 film, wherever it is in the file; a few kilobytes of the file are read, never all of it. */
async function readIndex(file: File): Promise<Uint8Array | null> {
  for (let at = 0, count = 0; at < file.size && count < mostBoxes; count += 1) {
    const box = readBox(await readPart(file, at, 16), file.size - at);
    if (box === null) return null;
    if (box.type === 'moov') return readPart(file, at, Math.min(box.size, largestIndex));
    at += box.size;
  }
  return null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Null where the browser cannot read it. */
function pictureSize(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => {
      resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
    });
    picture.addEventListener('error', () => {
      resolve(null);
    });
    picture.src = url;
  });
}

/** A picture with more pixels than this is shown by a smaller copy: fifty large ones would hold up the page. */
const largePicture = 2_000_000;
/** In pixels; the widest slot of the form is a little wider. */
const previewWidth = 800;

/** An object URL of a smaller copy, decoded off the main thread; null where the picture is small, or the browser cannot. */
async function smallerCopy(file: File, { width, height }: Size): Promise<string | null> {
  if (width * height <= largePicture || !('OffscreenCanvas' in globalThis)) return null;
  const bitmap = await createImageBitmap(file, { resizeWidth: Math.min(width, previewWidth), resizeQuality: 'low' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  // A photograph has no transparency to lose.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  return URL.createObjectURL(await canvas.convertToBlob({ type, quality: 0.85 }));
}

/** Null where the browser cannot play it, or plays only its sound. */
function filmSize(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const film = document.createElement('video');
    const end = (size: Size | null) => {
      film.removeAttribute('src');
      film.load();
      resolve(size);
    };
    film.preload = 'metadata';
    film.muted = true;
    film.addEventListener('loadedmetadata', () => {
      const { videoWidth: width, videoHeight: height } = film;
      end(width === 0 ? null : { width, height });
    });
    film.addEventListener('error', () => {
      if (film.hasAttribute('src')) end(null);
    });
    film.src = url;
  });
}

/** Why the content is not taken; else what it is. */
async function readKind(
  file: File,
  takes: Takes | undefined,
): Promise<Media['kind'] | Exclude<InspectedFile, { readonly media: Media }>> {
  const head = await readPart(file, 0, 128);
  const found = sniff(head);
  if (found.kind === 'unknown') return { reason: wrongType(file, { head, takes }) };
  if (found.kind === 'quicktime') return { unfit: unplayable(file.name, 'it is a QuickTime film (.mov)') };
  if (found.kind === 'image' || !found.isMp4) return found.kind;
  const index = await readIndex(file);
  return index !== null && isHevc(index) ? { unfit: unplayable(file.name, 'it is an HEVC film (H.265)') } : 'video';
}

/** A HEIC picture, where this browser can convert it; it is sent as JPEG. */
async function inspectHeic(file: File): Promise<InspectedFile | null> {
  if (!isHeic(await readPart(file, 0, 128))) return null;
  const converted = await convertHeic(file).catch(() => null);
  if (converted === null) return null;
  const found = await inspectFile(converted, 'pictures');
  return 'media' in found ? { ...found, file: converted } : found;
}

/** A film as this browser plays it; nothing where it does not. */
async function previewOf(file: File): Promise<{ readonly preview?: Media }> {
  const url = URL.createObjectURL(file);
  const size = await filmSize(url);
  if (size !== null) return { preview: { url, kind: 'video', ...size, alt: null, poster: null, color: null } };
  URL.revokeObjectURL(url);
  return {};
}

/** Checks a file by its content, lets the browser decode it, and makes a preview (see {@link releasePreview}). */
async function inspectFile(file: File, takes?: Takes): Promise<InspectedFile> {
  const kind = await readKind(file, takes);
  if (typeof kind !== 'string') {
    if ('unfit' in kind) return { ...kind, ...(await previewOf(file)) };
    return (await inspectHeic(file)) ?? kind;
  }
  const refused = kind === 'image' ? refusePicture(file.name, await readPart(file, 0, file.size)) : null;
  if (refused !== null) return { reason: refused };
  const url = URL.createObjectURL(file);
  const size = await (kind === 'image' ? pictureSize(url) : filmSize(url));
  if (size === null) {
    URL.revokeObjectURL(url);
    return kind === 'image'
      ? { reason: unreadable(file.name) }
      : { unfit: unplayable(file.name, 'browsers do not know its kind of film') };
  }
  const copy = kind === 'image' ? await smallerCopy(file, size).catch(() => null) : null;
  if (copy !== null) URL.revokeObjectURL(url);
  return { media: { url: copy ?? url, kind, ...size, alt: null, poster: null, color: null } };
}

/** As {@link inspectFile}; a file that cannot be read, because it was moved meanwhile, gives a reason instead of rejecting. */
export function inspectMediaFile(file: File): Promise<InspectedFile> {
  return inspectFile(file).catch(() => ({ reason: unreadable(file.name) }));
}

/** As {@link inspectMediaFile}, for a place that takes pictures only: what it says of another kind speaks of them alone. */
export function inspectPictureFile(file: File): Promise<InspectedFile> {
  return inspectFile(file, 'pictures').catch(() => ({ reason: unreadable(file.name) }));
}

/** Revokes the address of a preview. */
export function releasePreview(url: string): void {
  URL.revokeObjectURL(url);
}
