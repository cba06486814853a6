import { frameTags } from './html-lists.ts';
import { readJson, textOf, toHtml, valuesOf } from './json.ts';
import { toAddress } from './picture-address.ts';
import { elementsIn, wordsIn, type Element } from './tree.ts';

/** Addresses of films that other services show, as people open them. */
const films: readonly (readonly [pattern: RegExp, address: (id: string) => string])[] = [
  [
    /^(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts|live)\/([\w-]{6,20})/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [
    /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/watch\?(?:.*&)?v=([\w-]{6,20})/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^youtu\.be\/([\w-]{6,20})/, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/^player\.vimeo\.com\/video\/(\d{3,15})/, (id) => `https://vimeo.com/${id}`],
  [/^(?:www\.)?dailymotion\.com\/embed\/video\/(\w+)/, (id) => `https://www.dailymotion.com/video/${id}`],
  [/^video(?:press|\.wordpress)\.com\/(?:embed|v)\/(\w+)/, (id) => `https://videopress.com/v/${id}`],
  [/^fast\.wistia\.(?:net|com)\/embed\/iframe\/(\w+)/, (id) => `https://fast.wistia.net/embed/iframe/${id}`],
];

/** Services whose address alone on a line is shown as what is there. */
const services =
  /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|videopress\.com|wistia\.(?:com|net)|soundcloud\.com|spotify\.com|issuu\.com|flickr\.com|instagram\.com|twitter\.com|x\.com|tiktok\.com|ted\.com|mixcloud\.com|behance\.net)$/;

/**
 * The address under which people open what is embedded.
 * @param address whole, http or https
 */
export function openedAddress(address: string): string {
  const url = new URL(address);
  const rest = `${url.host}${url.pathname}${url.search}`;
  for (const [pattern, write] of films) {
    const id = pattern.exec(rest)?.[1];
    // A private film of Vimeo is opened with a key that its address has.
    const key = url.searchParams.get('h');
    if (id !== undefined) return write(id) + (url.host === 'player.vimeo.com' && key !== null ? `/${key}` : '');
  }
  return url.href;
}

/** Films that are shown here, by the address that {@link openedAddress} writes: as the site reads them in texts. */
const shownHere = /^https:\/\/(?:www\.youtube\.com\/watch\?v=[\w-]{11}|vimeo\.com\/\d{3,15}(?:\/[0-9a-f]{6,20})?)$/;

/** What comes of something that another site shows: its address plays it, or is no more than a link. @param address whole, http or https */
export const lossOf = (address: string): 'otherFilm' | 'embed' =>
  shownHere.test(openedAddress(address)) ? 'otherFilm' : 'embed';

/** Whether a page would show what is at an address, and not its name. */
export const isEmbedded = (address: string): boolean => services.test(new URL(address).hostname);

const frameSources = [
  'src',
  'data-src',
  'data-lazy-src',
  'data-litespeed-src',
  'data-orig-src',
  'data-cmp-src',
  'data',
];

const counts = ['data-end', 'data-to-value', 'data-to', 'data-count', 'data-number', 'data-value'];

const firstAddress = (typed: readonly (string | undefined)[], base: string): string =>
  typed.map((one) => toAddress(one ?? '', base)).find((one) => one !== '') ?? '';

/** What a frame, or an `<object>` and what stands in it, shows; empty where it names nothing. */
export function frameAddressOf({ name, attributes, children }: Element, base: string): string {
  const id = attributes['videoid'] ?? attributes['data-videoid'] ?? '';
  if (/^[\w-]{3,20}$/.test(id))
    return name.endsWith('vimeo') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
  const inside = elementsIn(children).flatMap((one) => [
    one.attributes['src'],
    /^(?:movie|src)$/.test(one.attributes['name'] ?? '') ? one.attributes['value'] : '',
  ]);
  return firstAddress([...frameSources.map((name) => attributes[name]), ...inside], base);
}

/** Films of other services that an element shows, leads to, or has as its words, by the addresses under which people open them. */
export function filmsNamedBy(element: Element, base: string): readonly string[] {
  const { name, attributes, children } = element;
  const own = frameTags.has(name) ? frameAddressOf(element, base) : name === 'a' ? (attributes['href'] ?? '') : '';
  const words = children.flatMap((one) => (one.kind === 'text' ? [one.value] : []));
  return [own, ...words]
    .filter((text) => /^\s*(?:https?:)?\/\/\S+\s*$/.test(text))
    .map((text) => toAddress(text, base))
    .filter((address) => address !== '' && lossOf(address) === 'otherFilm')
    .map((address) => openedAddress(address));
}

/**
 * What an element shows that only its script knows, such as `<lottie-player>`; empty for any other, and where something stands in it for
 * browsers without.
 */
export const customAddressOf = ({ name, attributes, children }: Element, base: string): string =>
  name.includes('-') && elementsIn(children).length === 0 && wordsIn(children).trim() === ''
    ? firstAddress(
        [...frameSources, 'url', 'data-url'].map((one) => attributes[one]),
        base,
      )
    : '';

/** The sound of an `<audio>`; empty where it names none. */
export const soundAddressOf = ({ attributes, children }: Element, base: string): string =>
  firstAddress([attributes['src'], ...elementsIn(children).map((one) => one.attributes['src'])], base);

/** What a script counts up to; empty where it stands in the element already. */
function countIn({ attributes, children }: Element): string {
  if (!/count|number|stat/i.test(attributes['class'] ?? '') || wordsIn(children).trim() !== '') return '';
  const counted = counts.map((name) => attributes[name] ?? '').find((value) => /^-?[\d.,]{1,20}$/.test(value)) ?? '';
  return counted === '' ? '' : toHtml(`${attributes['data-prefix'] ?? ''}${counted}${attributes['data-suffix'] ?? ''}`);
}

/** What a script shows later, as HTML: a number, or of Squarespace a frame that an element keeps as text, or the address of a film. */
export function hiddenIn(element: Element): string {
  const { attributes, children } = element;
  const counted = countIn(element);
  if (counted !== '') return counted;
  // Thrive Architect writes a film's address beside an empty place for it.
  const shown = /\bthrv_responsive_video\b/.test(attributes['class'] ?? '') ? (attributes['data-url'] ?? '') : '';
  if (shown !== '' && !elementsIn(children).some(({ name }) => name === 'iframe' || name === 'video'))
    return `<vitrine-embed src="${toHtml(shown)}"></vitrine-embed>`;
  // So does Squarespace of a sound.
  if (/\bsqs-audio-embed\b/.test(attributes['class'] ?? ''))
    return ['data-title', 'data-author']
      .map((name) => (attributes[name] === undefined ? '' : `<p>${toHtml(attributes[name])}</p>`))
      .concat(`<audio src="${toHtml(attributes['data-url'] ?? '')}"></audio>`)
      .join('');
  const kept = attributes['data-html'] ?? '';
  const json = attributes['data-block-json'] ?? '';
  if (kept === '' && json === '') return '';
  const inside = elementsIn(children);
  if (inside.some(({ name, attributes: of }) => name === 'iframe' || name === 'video' || of['data-html'] !== undefined))
    return '';
  if (kept !== '') return /<iframe|<video|<embed|<object/i.test(kept) ? kept : '';
  // Other blocks have addresses of their own there.
  if (!/\b(?:video|embed|audio|soundcloud)-block\b/.test(attributes['class'] ?? '')) return '';
  const { url, html } = valuesOf(readJson(json));
  if (/<iframe|<video/i.test(textOf(html))) return textOf(html);
  return /^https?:\/\/\S+$/.test(textOf(url)) ? `<vitrine-embed src="${toHtml(textOf(url))}"></vitrine-embed>` : '';
}
