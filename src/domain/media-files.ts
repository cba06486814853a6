import { pictureFault, sniff as sniffKind } from '@vitrine/media-kinds';
import type { Media } from './content.ts';
import { isolated } from './isolated.ts';

/** Which files a project takes, told before anything is sent (specification, sections 2 and 9; rulings, "Screens"). */

const megabyte = 1024 * 1024;

/** What the provider takes of one form, in bytes and files. */
const fileLimits = { fileBytes: 256 * megabyte, formBytes: 2048 * megabyte, files: 300 } as const;

/** The kinds of pictures that a browser's file dialog is to offer. */
export const acceptedPictures =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The same, with the films. */
export const acceptedFiles = `${acceptedPictures},video/mp4,video/webm,video/ogg,video/quicktime,.mov,.m4v`;

/** Whether a file says that it is a film, by its kind or its name. */
export const isFilm = ({ type, name }: { readonly type: string; readonly name: string }): boolean =>
  type.startsWith('video/') || /\.(?:mov|m4v|mp4|webm|ogv|avi|mkv)$/i.test(name);

/** '412 KB', '5.2 MB' */
export function describeBytes(bytes: number): string {
  if (bytes < megabyte) return `${String(Math.max(1, Math.round(bytes / 1024)))} KB`;
  const megabytes = bytes / megabyte;
  return `${megabytes < 10 ? megabytes.toFixed(1).replace('.0', '') : String(Math.round(megabytes))} MB`;
}

/**
 * A file that can be shown, its preview, and what is sent in its place; a film that has to be converted first, and why, with its preview where
 * this browser plays it; or why it is not taken.
 */
export type InspectedFile =
  | { readonly media: Media; readonly file?: File }
  | { readonly unfit: string; readonly preview?: Media }
  | { readonly reason: string };

interface FileLike {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** A kind of file that browsers do not show, and what to do instead. */
interface ForeignKind {
  readonly name: RegExp;
  readonly type?: RegExp;
  /** Of the first bytes, as Latin-1. */
  readonly head?: RegExp;
  /** After the file's name. */
  readonly text: string;
  readonly isFilm?: true;
}

/** What a place for one file says where several are put on it: which of them was meant is not known. */
export const oneFileOnly = 'One file at a time: none of them was taken.';

/** What a place takes: most take films as well. */
export type Takes = 'pictures' | 'picturesAndFilms';

const ofNoTakenKind: Readonly<Record<Takes, string>> = {
  pictures: 'is not a picture (JPEG, PNG, GIF, WebP, AVIF).',
  picturesAndFilms: 'is neither a picture (JPEG, PNG, GIF, WebP, AVIF) nor a film (MP4, MOV, WebM, Ogg).',
};

const toMp4 = 'Export it as MP4 (H.264).';
const foreignFilm = (what: string) =>
  ({ text: `will not play for visitors: it is ${what}. ${toMp4}`, isFilm: true }) as const;

const heicHead = /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s;

/** In the order in which they are looked for: a RAW file is a kind of TIFF. */
const foreignKinds: readonly ForeignKind[] = [
  {
    name: /\.(heic|heif|hif)$/i,
    type: /^image\/hei[cf]/,
    head: heicHead,
    text: 'is a HEIC picture, Apple’s format, which this browser cannot open. Export it as JPEG, and choose that file; or choose it in Safari, which converts it.',
  },
  {
    name: /\.(cr2|cr3|crw|nef|nrw|arw|dng|orf|rw2|raf|pef|srw)$/i,
    head: /^(.{4}ftypcrx |FUJIFILMCCD-RAW|II\*\0.{4}CR)/s,
    text: 'is a camera’s RAW file, which browsers do not show. Export it as JPEG from your photo program.',
  },
  {
    name: /\.tiff?$/i,
    type: /^image\/tiff/,
    head: /^(II[*+]\0|MM\0[*+])/,
    text: 'is a TIFF picture, which browsers do not show. Export it as JPEG, or as PNG where it is transparent.',
  },
  {
    name: /\.pdf$/i,
    type: /^application\/pdf/,
    head: /^%PDF/,
    text: 'is a PDF document. Export the page as a JPEG or PNG picture.',
  },
  {
    name: /\.svgz?$/i,
    type: /^image\/svg/,
    head: /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?(<!DOCTYPE svg|<svg)/is,
    text: 'is an SVG drawing, which can carry programs and is not taken. Export it as PNG, twice as wide as it is shown.',
  },
  {
    name: /\.ps[db]$/i,
    type: /photoshop/,
    head: /^8BPS/,
    text: 'is a Photoshop document. Save a copy of it as JPEG, or as PNG where it is transparent.',
  },
  {
    name: /\.(ai|eps|ps|indd|sketch|fig)$/i,
    type: /postscript|illustrator/,
    head: /^%!PS/,
    text: 'is a design program’s own document. Export it as PNG or JPEG.',
  },
  {
    name: /\.(zip|rar|7z)$/i,
    type: /zip|compressed/,
    head: /^(PK|Rar!|7z)/,
    text: 'is an archive. Unpack it, and choose the pictures in it.',
  },
  { name: /\.mkv$/i, type: /matroska/, head: /^.E\xdf\xa3/s, ...foreignFilm('a Matroska film (.mkv)') },
  { name: /\.avi$/i, type: /^video\/(x-msvideo|avi)/, head: /^RIFF.{4}AVI /s, ...foreignFilm('an AVI film') },
  { name: /\.wmv$/i, type: /ms-wmv/, ...foreignFilm('a Windows Media film (.wmv)') },
];

/** What is wrong with a file, as far as one sees without opening it; null where it may be opened. */
export function refuseUnopened({ name, size, type }: FileLike, takes?: Takes): string | null {
  if (size === 0) return `${isolated(name)} is empty. Export or download it once more.`;
  if (size > fileLimits.fileBytes) {
    return `${isolated(name)} is too large: ${describeBytes(size)}. The most is ${describeBytes(fileLimits.fileBytes)}.`;
  }
  return type !== '' && !/^(image|video|application\/ogg)/.test(type) ? wrongType({ name, type }, { takes }) : null;
}

/** Said about what is no picture, where only pictures are taken (specification, section 5, "Edit About"). */
export const notAnImage = 'Please select a valid image file.';

/** What is wrong with all files together; null where they may be sent. */
export function refuseTogether(sizes: readonly number[]): string | null {
  if (sizes.length > fileLimits.files) return `A project takes at most ${String(fileLimits.files)} new files at once.`;
  return sizes.reduce((sum, size) => sum + size, 0) > fileLimits.formBytes
    ? `All new files together are larger than ${describeBytes(fileLimits.formBytes)}. Submit first, then add more.`
    : null;
}

/**
 * Why a file of another kind is not taken, and what to do instead. The content decides, then what the file says of itself.
 * @param head its first 128 bytes, where it was opened
 */
export function wrongType(
  { name, type }: Pick<FileLike, 'name' | 'type'>,
  { head, takes = 'picturesAndFilms' }: { readonly head?: Uint8Array; readonly takes?: Takes | undefined } = {},
): string {
  const bytes = head === undefined ? '' : latin1(head);
  const known =
    foreignKinds.find((kind) => kind.head?.test(bytes) === true) ??
    foreignKinds.find((kind) => kind.name.test(name) || kind.type?.test(type) === true);
  // How a film would play is of no use where none is taken.
  const isUnasked = takes === 'pictures' && known?.isFilm === true;
  return `${isolated(name)} ${known === undefined || isUnasked ? ofNoTakenKind[takes] : known.text}`;
}

/** The message for a file that cannot be decoded. */
export function unreadable(name: string): string {
  return `${isolated(name)} cannot be shown: the file is damaged. Export it once more, or choose another.`;
}

/** A film that visitors' browsers may not play. */
export function unplayable(name: string, what: string): string {
  return `${isolated(name)} will not play for visitors: ${what}. ${toMp4}`;
}

/** What the first bytes of a file say: what it is, or why it is not taken. */
export type Sniffed =
  | { readonly kind: 'image' }
  | { readonly kind: 'video'; readonly isMp4: boolean }
  | { readonly kind: 'quicktime' }
  | { readonly kind: 'unknown' };

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The content decides; a file's name and claimed type say nothing. @param head the first 128 bytes */
export function sniff(head: Uint8Array): Sniffed {
  // A QuickTime film may begin without naming its kind.
  if (/^(moov|mdat|wide|free|skip)$/.test(latin1(head.subarray(4, 8)))) return { kind: 'quicktime' };
  const found = sniffKind(head);
  if (found === null) return { kind: 'unknown' };
  if (found.extension === 'mov') return { kind: 'quicktime' };
  return found.mediaType === 'IMAGE' ? { kind: 'image' } : { kind: 'video', isMp4: found.extension === 'mp4' };
}

/** Why a picture would not be stored, with its name; null where nothing speaks against it. @param bytes the whole file */
export function refusePicture(name: string, bytes: Uint8Array): string | null {
  const kind = sniffKind(bytes);
  const fault = kind === null ? null : pictureFault(kind, bytes);
  return fault === null ? null : `${isolated(name)} ${fault}`;
}

/** Is it a HEIC picture, by its content? Some browsers can decode it. @param head the first 128 bytes */
export function isHeic(head: Uint8Array): boolean {
  return sniff(head).kind === 'unknown' && heicHead.test(latin1(head));
}

/** The box that begins with these bytes (ISO/IEC 14496-12, 4.2); null where none can. @param head 16 bytes of it */
export function readBox(head: Uint8Array, rest: number): { readonly type: string; readonly size: number } | null {
  if (head.length < 8) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const short = view.getUint32(0);
  if (short === 1 && head.length < 16) return null;
  const size = short === 0 ? rest : short === 1 ? Number(view.getBigUint64(8)) : short;
  return size < 8 || size > rest ? null : { type: latin1(head.slice(4, 8)), size };
}

/** Does the index of an MP4 film (`moov`) name HEVC as its picture? */
export function isHevc(index: Uint8Array): boolean {
  return /hvc1|hev1|dvh1|dvhe/.test(latin1(index));
}
