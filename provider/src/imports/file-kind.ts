import { open } from 'node:fs/promises';
import { badRequest } from '../lib/http-error.ts';

/** What may be imported as one file. */
export type FileKind = 'export' | 'ghost' | 'backup';

/** Where the name of an archive's first file, and the format's, are (ustar). */
const tarMark = { at: 257, text: 'ustar' };
const headBytes = 8192;

const isFilm = (head: string): boolean => head.slice(4, 8) === 'ftyp';

/** What a file is by its first bytes, and what to do with it. */
const formats: readonly (readonly [is: (head: string) => boolean, words: string])[] = [
  [
    (head) => head.startsWith('PK') && head.includes('[Content_Types].xml'),
    'a document of an office program, and no export.',
  ],
  [(head) => head.startsWith('PK'), 'a ZIP. Unpack it, and choose the XML in it (of Ghost, the JSON).'],
  [(head) => head.startsWith('\u{1F}\u{8B}'), 'packed with gzip. Unpack it, and choose the file in it.'],
  [(head) => head.startsWith('BZh'), 'packed with bzip2. Unpack it, and choose the file in it.'],
  [(head) => head.startsWith('\u{FD}7zXZ'), 'packed with xz. Unpack it, and choose the file in it.'],
  [(head) => head.startsWith('7z\u{BC}\u{AF}'), 'a 7z archive. Unpack it, and choose the XML in it.'],
  [(head) => head.startsWith('Rar!'), 'a RAR archive. Unpack it, and choose the XML in it.'],
  [(head) => head.startsWith('\u{FF}\u{D8}\u{FF}'), 'a picture (JPEG). Bring pictures as a folder.'],
  [(head) => head.startsWith('\u{89}PNG'), 'a picture (PNG). Bring pictures as a folder.'],
  [(head) => head.startsWith('GIF8'), 'a picture (GIF). Bring pictures as a folder.'],
  [(head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP', 'a picture (WebP). Bring pictures as a folder.'],
  [
    (head) => isFilm(head) && /^(?:avif|avis|heic|heix|mif1)/.test(head.slice(8, 12)),
    'a picture. Bring pictures as a folder.',
  ],
  [isFilm, 'a film. Bring films as a folder.'],
  [(head) => head.startsWith('%PDF'), 'a PDF, and no export.'],
  [
    (head) => head.startsWith('SQLite format 3'),
    'a database. Of another Vitrine, choose the file that `npm run backup` makes.',
  ],
  [
    (head) => /^(?:--|\/\*)[^\n]{0,200}(?:MySQL|MariaDB|phpMyAdmin|PostgreSQL|dump)/i.test(head),
    'a database (SQL). Export the site in its own dashboard instead, as XML.',
  ],
  [(head) => /^(?:AUTHOR|TITLE|BASENAME): /.test(head), 'an export of Movable Type or TypePad, which is not read.'],
];

/** Services whose exports are not read, by what stands in their files. */
const services: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Tumblr', /<tumblr\b|<generator>\s*Tumblr|\btumblr\.com\b/i],
  ['Cargo', /\bcargo(?:collective\.com|\.site\b)|"cargo_|<generator>\s*Cargo/i],
  ['Blogger', /<generator[^>]{0,200}>\s*Blogger|schemas\.google\.com\/blogger/i],
  ['Wix', /\bwix(?:static|site)?\.com\b|<generator>\s*Wix/i],
  ['Webflow', /\bwebflow\b/i],
  ['Medium', /<generator>\s*Medium\b|\bmedium\.com\b/i],
  ['Substack', /<generator>\s*Substack|\bsubstack\.com\b/i],
  ['Behance', /\bbehance\.net\b/i],
  ['Drupal', /<generator[^>]{0,200}>\s*Drupal|"drupal/i],
  ['Joomla', /<generator[^>]{0,200}>\s*Joomla/i],
  ['Format', /\bformat\.com\b/i],
  ['Readymag', /\breadymag\b/i],
];

/** The service that a file comes from, by its contents or its name; null where that is not known. */
function serviceOf(name: string, head: string): string | null {
  const byName = services.find(([service]) => new RegExp(`(?:^|[^a-z])${service}(?:[^a-z]|$)`, 'i').test(name));
  return (byName ?? services.find(([, pattern]) => pattern.test(head)))?.[0] ?? null;
}

const unread = (service: string) =>
  badRequest(
    `This is of ${service}, whose exports are not read. Bring its pictures as a folder, and its texts by hand.`,
    'file',
  );

/** What an XML file is that does not come from WordPress, Squarespace or Ghost. */
function refuseXml(name: string, head: string, root: string): void {
  if (root === 'rss' && /<wp:|<generator>[^<]{0,100}(?:wordpress|squarespace|site-server)/i.test(head)) return;
  const service = serviceOf(name, head);
  if (service !== null) throw unread(service);
  if (root === 'html') throw badRequest('This is a web page, and no export.', 'file');
  if (root === 'feed' || (root === 'rss' && /<atom:link[^>]{0,300}rel="self"/.test(head) && !head.includes('wp:'))) {
    throw badRequest('This is the feed of a site, and not its export: it has the newest texts alone.', 'file');
  }
  if (root === 'svg') throw badRequest('This is a drawing (SVG), and no export.', 'file');
}

/** Whether it begins as CSV: the first two lines are split by the same separator. */
function isTable(head: string): boolean {
  const [first = '', second = ''] = head.split(/\r?\n/);
  return [',', ';', '\t'].some((separator) => {
    const count = first.split(separator).length;
    return count > 2 && second.split(separator).length >= count - 1;
  });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(headBytes);
    const { bytesRead } = await file.read(buffer, 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * What a file is that somebody wants to import.
 * @param name as it was chosen
 * @throws {HttpError} 400 that calls it what it is, where it is of no use
 */
export async function fileKind(path: string, name: string): Promise<FileKind> {
  const bytes = await readHead(path);
  if (bytes.length === 0) throw badRequest('This file is empty.', 'file');
  const head = bytes.toString('latin1');
  if (head.slice(tarMark.at, tarMark.at + tarMark.text.length) === tarMark.text) return 'backup';
  const found = formats.find(([is]) => is(head));
  if (found !== undefined) throw badRequest(`This is ${found[1]}`, 'file');
  // In UTF-16, every other byte of a tag is none.
  const text = head
    .replace(/^(?:\u{EF}\u{BB}\u{BF}|\u{FF}\u{FE}|\u{FE}\u{FF})/u, '')
    .replaceAll('\0', '')
    .trimStart();
  // What a server says of its own faults may stand before it.
  if (/<rss[\s>]/i.test(text) && !/^<(?:!doctype|html|svg|feed)\b/i.test(text) && /xmlns:wp=|<wp:/i.test(text))
    return 'export';
  if (text.startsWith('{') || text.startsWith('[')) {
    const service = /"(?:db|posts)"|ghost/i.test(head) ? null : serviceOf(name, head);
    if (service !== null) throw unread(service);
    return 'ghost';
  }
  if (text.startsWith('<')) {
    const root = /<(?:!doctype\s+)?([a-z][\w:]*)/i.exec(text.replaceAll(/<!--[^>]*>/g, ''))?.[1]?.toLowerCase() ?? '';
    refuseXml(name, text, root);
    return 'export';
  }
  const service = serviceOf(name, head);
  if (service !== null) throw unread(service);
  if (isTable(text)) throw badRequest('This is a table (CSV), and no export of a whole site.', 'file');
  throw badRequest('This is no export of WordPress, Squarespace or Ghost, and no backup of Vitrine.', 'file');
}
