/** A kind of file that is stored. */
export interface MediaKind {
  readonly contentType: string;
  readonly extension: string;
  readonly mediaType: 'IMAGE' | 'VIDEO';
}

const picture = (contentType: string, extension: string): MediaKind => ({ contentType, extension, mediaType: 'IMAGE' });
const film = (contentType: string, extension: string): MediaKind => ({ contentType, extension, mediaType: 'VIDEO' });

/** The kinds that are stored. */
const kinds = {
  jpeg: picture('image/jpeg', 'jpg'),
  png: picture('image/png', 'png'),
  gif: picture('image/gif', 'gif'),
  webp: picture('image/webp', 'webp'),
  avif: picture('image/avif', 'avif'),
  mp4: film('video/mp4', 'mp4'),
  quickTime: film('video/quicktime', 'mov'),
  webm: film('video/webm', 'webm'),
  ogg: film('video/ogg', 'ogg'),
} as const;

/** Brands of ISO base media files (ISO/IEC 14496-12, 4.3) that browsers play as MP4. */
const mp4Brand = /^(isom|iso[2-9a-c]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|f4v |mmp4|3gp\d|3g2[a-c])$/;
/** Files that name such a brand beside their own, and are none: HEIC pictures, RAW of Canon, sound. */
const otherBrand = /^(hei[cxms]|hev[cmsx]|mif[12]|msf1|crx |M4[ABP] )$/;

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The major brand of a file of boxes, then the compatible ones. */
function brandsOf(text: string): readonly string[] {
  const size = [4, 3, 2, 1].reduce((sum, place) => sum + text.charCodeAt(4 - place) * 256 ** (place - 1), 0);
  const brands: string[] = [];
  // After the major brand comes its version.
  for (let at = 8; at + 4 <= Math.min(size, text.length); at += 4) if (at !== 12) brands.push(text.slice(at, at + 4));
  return brands;
}

function sniffBoxes(text: string): MediaKind | null {
  const brands = brandsOf(text);
  const [major = ''] = brands;
  if (major === 'qt  ') return kinds.quickTime;
  if (brands.includes('avif') || brands.includes('avis')) return kinds.avif;
  return !otherBrand.test(major) && brands.some((brand) => mp4Brand.test(brand)) ? kinds.mp4 : null;
}

/**
 * Detects the kind of a file by its first bytes; its name and declared type are not trusted.
 * @param head the first 128 bytes (all of them, if the file is shorter)
 * @returns null for a kind that is not stored
 */
export function sniff(head: Uint8Array): MediaKind | null {
  const text = latin1(head.subarray(0, 128));
  if (text.length < 12) return null;
  if (text.startsWith('\xff\xd8\xff')) return kinds.jpeg;
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return kinds.png;
  if (/^GIF8[79]a/.test(text)) return kinds.gif;
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return kinds.webp;
  if (text.startsWith('ftyp', 4)) return sniffBoxes(text);
  // EBML with the document type WebM; Matroska begins alike and does not play everywhere.
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.slice(0, 64).includes('webm') ? kinds.webm : null;
  return text.startsWith('OggS') ? kinds.ogg : null;
}

/** Of a JPEG (ITU-T T.81, annex B): whether its end is there, after its scans. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 1 < bytes.length) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    // Filled, stuffed, restarts and the like have no length.
    const isAlone = marker === 0 || marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    at += marker === 0xff ? 1 : isAlone ? 2 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Of a PNG: whether its end is there. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (latin1(bytes.subarray(at + 4, at + 8)) === 'IEND') return true;
  return false;
}

/** Of a WebP: whether the file is as long as it says. */
const isWholeWebp = (bytes: Uint8Array): boolean => 8 + viewOf(bytes).getUint32(4, true) <= bytes.length;

/** Of a file of boxes: whether the last one ends in it. */
function isWholeAvif(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    // To the end (0), in 64 bits (1), or none.
    if (size < 8) return true;
    at += size;
    if (at > bytes.length) return false;
  }
  return true;
}

const wholes: ReadonlyMap<string, (bytes: Uint8Array) => boolean> = new Map([
  ['jpg', isWholeJpeg],
  ['png', isWholePng],
  ['webp', isWholeWebp],
  ['avif', isWholeAvif],
]);

/**
 * Why a picture cannot be stored, in words that follow its name; null where nothing speaks against it.
 * @param bytes the whole file
 */
export function pictureFault({ extension }: MediaKind, bytes: Uint8Array): string | null {
  if (extension === 'avif' && brandsOf(latin1(bytes.subarray(0, 128)))[0] === 'avis')
    return 'is an AVIF that moves, which cannot be stored. Make it a film (MP4), or an animated WebP or GIF.';
  return wholes.get(extension)?.(bytes) === false ? 'is incomplete: copy it once more.' : null;
}
