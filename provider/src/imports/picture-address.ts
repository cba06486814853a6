import { fileName } from './names.ts';
import { addressesInValue, declarationsIn, isData } from './styles.ts';
import { classesOf, elementsIn, type Element } from './tree.ts';

/** Attributes that hold a picture as it was uploaded, before the site made smaller copies. */
const originals = [
  'data-orig-file',
  'data-full-url',
  'data-large_image',
  'data-image',
  'data-url',
  'data-large-file',
  'data-full',
];
/** Attributes of pictures that a script shows later: what is in `src` only keeps their place. */
const lateSources = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-echo',
  'data-ezsrc',
  'data-pin-media',
  'data-thumb',
];
const sets = ['srcset', 'data-srcset', 'data-lazy-srcset', 'data-original-set'];
const backgrounds = [
  'data-bg',
  'data-background-image',
  'data-background',
  'data-bg-image',
  'data-image-src',
  'data-back',
];

/** Extensions of pictures. */
const picture = /\.(?:jpe?g|jpe|jfif|png|gif|webp|avif|hei[cf]|tiff?|bmp)$/i;

/**
 * An address as a whole one; empty for none, and for what is neither http nor https. Nothing is never the site itself.
 * @param base the site's address, for what is relative; may be empty
 */
export function toAddress(typed: string, base: string): string {
  const text = typed.trim();
  if (text === '' || text.startsWith('#') || text.startsWith('?')) return '';
  const whole = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(whole, base || undefined)) return '';
  const url = new URL(whole, base || undefined);
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || url.password !== '') return '';
  url.hash = '';
  return url.href;
}

/** Whether an address ends like that of a picture. */
export const isPictureAddress = (address: string): boolean => address !== '' && picture.test(new URL(address).pathname);

/** Whether an address, as it was typed, ends like that of a film. */
export const isFilmAddress = (address: string): boolean => /\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i.test(address);

/** Whether it only keeps the place of a picture. */
export const isSpacer = (address: string): boolean => /(?:^|\.)spacergif\.org$/.test(new URL(address).host);

/** Whether a picture counts visitors, and shows nothing. */
export const isPixel = ({ attributes }: Element): boolean =>
  [attributes['width'], attributes['height']].every((size) => /^[01](?:px)?$/.test(size?.trim() ?? ''));

/** The picture as it was, where an address asks a service for a smaller copy. */
export function wholeAddress(address: string): string {
  const url = new URL(address);
  // Jetpack's: `https://i0.wp.com/studio.example/wp-content/…?resize=300,200`.
  if (/^i[0-3]\.wp\.com$/.test(url.host)) return toAddress(`https:/${url.pathname}`, '') || address;
  if (/\.files\.wordpress\.com$/.test(url.host) || /^images\.squarespace-cdn\.com$/.test(url.host)) {
    url.search = '';
    return url.href;
  }
  return address;
}

/** What a file and its copies in other sizes and kinds are called. @param address whole */
export const copyName = (address: string): string =>
  fileName(URL.canParse(address) ? wholeAddress(address) : address).replace(
    /(?:-\d{2,5}x\d{2,5}|-scaled)?\.\w{3,5}$/,
    '',
  );

interface Candidate {
  readonly address: string;
  /** In pixels, as far as it is known. */
  readonly width: number;
}

interface SourceSet {
  readonly found: readonly Candidate[];
  /** Pictures themselves are among it. */
  readonly hasInline: boolean;
}

interface TypedSource {
  readonly typed: string;
  /** What is said of its size. */
  descriptors: string;
}

/**
 * What a set of sources names: an address up to a space, and what is said of it up to a comma, or nothing where a comma ends the address
 * (HTML, "Parsing a srcset attribute").
 */
function sourcesIn(set: string): readonly TypedSource[] {
  const sources: TypedSource[] = [];
  let open: TypedSource | null = null;
  for (const token of set.split(/\s+/)) {
    const comma = open === null ? -1 : token.indexOf(',');
    if (open !== null) open.descriptors += `${comma < 0 ? token : token.slice(0, comma)} `;
    if (open !== null && comma < 0) continue;
    const address = token.slice(comma + 1).replace(/^,+/, '');
    const typed = withoutCommas(address);
    open = null;
    if (typed === '') continue;
    sources.push({ typed, descriptors: '' });
    if (typed === address) open = sources.at(-1) ?? null;
  }
  return sources;
}

/** Without the commas that end it. */
function withoutCommas(text: string): string {
  let end = text.length;
  while (text[end - 1] === ',') end -= 1;
  return text.slice(0, end);
}

/** What a set of sources names, and how wide each is: `a.jpg 300w, b.jpg 2x`. */
function readSet(set: string, base: string): SourceSet {
  const named = sourcesIn(set).flatMap(({ typed, descriptors }) => {
    // A comma in its middle ends one where another begins, as nobody should write it.
    const all = isData(typed) ? [typed] : typed.split(/,(?=https?:|\/)/);
    return all.map((one, at) => ({ typed: one, descriptors: at < all.length - 1 ? '' : descriptors }));
  });
  return {
    hasInline: named.some(({ typed }) => isData(typed)),
    found: named
      .map(({ typed, descriptors }) => {
        const size = /^(\d{1,6}(?:\.\d{1,3})?)([wx])$/.exec(descriptors.trim().split(' ')[0] ?? '');
        const value = Number(size?.[1] ?? 0);
        return { address: toAddress(typed, base), width: size?.[2] === 'x' ? value * 2 : value };
      })
      .filter(({ address }) => address !== ''),
  };
}

/** The pictures behind an element. */
export interface Backgrounds {
  readonly addresses: readonly string[];
  /** Those that are written into the text itself, where it has no others. */
  readonly inline: readonly string[];
}

/** A single pixel, which keeps the place of what a script puts there. */
const blank = /^\s*data:image\/gif;base64,R0lGODlhAQAB/i;

/** The pictures that the style of an element names. */
export function backgroundsOf({ attributes }: Element, base: string): Backgrounds {
  if (Object.keys(attributes).length === 0) return { addresses: [], inline: [] };
  const style = attributes['style'] ?? '';
  const named = /url\(/i.test(style)
    ? declarationsIn(style)
        .filter(({ name }) => name === 'background' || name === 'background-image')
        .flatMap(({ value }) => addressesInValue(value))
    : [];
  const late = backgrounds.flatMap((name) => {
    const value = attributes[name] ?? '';
    return /^\s*url\(/i.test(value) ? addressesInValue(value) : [value];
  });
  const all = [...named, ...late];
  const addresses = [...new Set(all.map((typed) => toAddress(typed, base)).filter((one) => one !== ''))];
  return { addresses, inline: addresses.length > 0 ? [] : all.filter((typed) => isData(typed) && !blank.test(typed)) };
}

/** The addresses of the pictures behind an element. */
export const backgroundsIn = (element: Element, base: string): readonly string[] =>
  backgroundsOf(element, base).addresses;

/** The addresses from which a picture may be fetched, the best first. */
export interface PictureAddresses {
  readonly addresses: readonly string[];
  /** It is written into the text itself, and nowhere else. */
  readonly isInline: boolean;
}

/**
 * All addresses of a picture: those of the whole one first, then the widest of its copies.
 * @param sources the `<source>`s beside it
 * @param link where it leads; taken where that is a picture
 */
export function addressesOf(
  { attributes }: Element,
  sources: readonly Element[],
  link: string,
  base: string,
): PictureAddresses {
  const named = (names: readonly string[], of: Readonly<Record<string, string>>): readonly string[] =>
    names.map((name) => toAddress(of[name] ?? '', base)).filter((address) => address !== '');
  const read = [attributes, ...sources.map((source) => source.attributes)].flatMap((of) =>
    sets.map((name) => readSet(of[name] ?? '', base)),
  );
  const inSets = read.flatMap(({ found }) => found);
  const sized = inSets.filter(({ width }) => width > 0).toSorted((a, b) => b.width - a.width);
  const late = named(lateSources, attributes);
  const plain = named(['src'], attributes);
  const own = Number(attributes['width'] ?? 0) || 0;
  const [widest] = sized;
  // A copy that is smaller than what is shown is of no use.
  const isWider = widest !== undefined && widest.width >= own;
  const ordered = [
    ...(isPictureAddress(link) ? [link] : []),
    ...named(originals, attributes),
    ...(isWider ? sized : []).map(({ address }) => address),
    ...late,
    ...(late.length > 0 || sized.length > 0 ? [] : plain),
    ...sized.map(({ address }) => address),
    ...inSets.filter(({ width }) => width === 0).map(({ address }) => address),
    ...plain,
  ];
  const addresses = [...new Set(ordered.flatMap((address) => [wholeAddress(address), address]))];
  const hasInline =
    read.some((set) => set.hasInline) || ['src', ...lateSources].some((name) => isData(attributes[name] ?? ''));
  return { addresses, isInline: addresses.length === 0 && hasInline };
}

/** Its number in the media library; empty where the text does not have it. */
export function idOf(element: Element): string {
  const named = [...classesOf(element)]
    .map((name) => /^wp-image-(\d{1,12})$/.exec(name)?.[1])
    .find((id) => id !== undefined);
  const own = element.attributes['data-id'] ?? element.attributes['data-attachment-id'] ?? '';
  return named ?? (/^\d{1,12}$/.test(own) ? own : '');
}

/** The film of a `<video>`: an MP4 before others. */
export function filmAddressesOf(element: Element, base: string): readonly string[] {
  const sources = elementsIn(element.children).filter(({ name }) => name === 'source');
  const typed = [element, ...sources].flatMap(({ attributes }) => [
    attributes['src'] ?? '',
    attributes['data-src'] ?? '',
  ]);
  const addresses = [...new Set(typed.map((one) => toAddress(one, base)).filter((one) => one !== ''))];
  return addresses.toSorted((a, b) => Number(/\.mp4/i.test(b)) - Number(/\.mp4/i.test(a)));
}
