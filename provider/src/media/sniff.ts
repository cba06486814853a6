import type { Schemas } from '../contract/types.ts';

/** A kind of file that is stored. */
export interface MediaKind {
  readonly contentType: string;
  readonly extension: string;
  readonly mediaType: Schemas['MediaType'];
}

const picture = (contentType: string, extension: string): MediaKind => ({ contentType, extension, mediaType: 'IMAGE' });
const film = (contentType: string, extension: string): MediaKind => ({ contentType, extension, mediaType: 'VIDEO' });

/** Brands of ISO base media files (ISO/IEC 14496-12, 4.3) that browsers play as MP4. */
const mp4Brand = /^(isom|iso[2-9a-c]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|f4v |mmp4|3gp\d|3g2[a-c])$/;

function sniffBoxes(head: Buffer): MediaKind | null {
  const size = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  // The major brand, then (after the minor version) the compatible ones.
  for (let at = 8; at + 4 <= size; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  const [major = ''] = brands;
  if (major === 'qt  ') return film('video/quicktime', 'mov');
  if (brands.includes('avif') || brands.includes('avis')) return picture('image/avif', 'avif');
  if (mp4Brand.test(major)) return film('video/mp4', 'mp4');
  return null;
}

/**
 * Detects the kind of a file by its first bytes; its name and declared type are not trusted.
 * @param head the first 64 bytes or more (all of them, if the file is shorter)
 * @returns `null` for a kind that is not stored
 */
export function sniff(head: Buffer): MediaKind | null {
  if (head.length < 12) return null;
  const starts = (signature: string, at = 0): boolean =>
    head.toString('latin1', at, at + signature.length) === signature;
  if (starts('\xff\xd8\xff')) return picture('image/jpeg', 'jpg');
  if (starts('\x89PNG\r\n\x1a\n')) return picture('image/png', 'png');
  if (starts('GIF87a') || starts('GIF89a')) return picture('image/gif', 'gif');
  if (starts('RIFF') && starts('WEBP', 8)) return picture('image/webp', 'webp');
  if (starts('ftyp', 4)) return sniffBoxes(head);
  // EBML with the document type WebM; Matroska begins alike and does not play everywhere.
  if (starts('\x1a\x45\xdf\xa3') && head.subarray(0, 64).includes('webm')) return film('video/webm', 'webm');
  if (starts('OggS')) return film('video/ogg', 'ogg');
  return null;
}
