import { listOf, textOf, toHtml, valuesOf } from './json.ts';
import { isFilmAddress } from './picture-address.ts';

/** Writes what page builders keep as values in HTML, as a browser would show it: empty where there is nothing. */

/**
 * A picture.
 * @param value its `url`, its number in the media library as `id`, and its `alt`
 * @param caption HTML
 * @param link whose `url` it leads to
 */
export function image(value: unknown, caption = '', link: unknown = null): string {
  const { url, id, alt } = valuesOf(value);
  const number = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (textOf(url) === '' && number === '') return '';
  const made = `<img src="${toHtml(textOf(url))}" data-id="${toHtml(number)}" alt="${toHtml(textOf(alt))}">`;
  const led = linked(made, link);
  return caption === '' ? led : `<figure>${led}<figcaption>${caption}</figcaption></figure>`;
}

/**
 * A film, or the address of one that another service shows.
 * @param id of the media library, where its address is not known
 * @param still what stands for it until it runs: a number of the media library, an address, or both
 */
export function film(address: string, id: unknown = '', still: unknown = ''): string {
  const { url, id: number } = valuesOf(still);
  const told = textOf(url) || textOf(number) || textOf(still);
  const poster = told === '' ? '' : ` poster="${toHtml(told)}"`;
  if (isFilmAddress(address)) return `<video src="${toHtml(address)}"${poster}></video>`;
  if (address !== '') return `<vitrine-embed src="${toHtml(address)}"${poster}></vitrine-embed>`;
  return textOf(id) === '' ? '' : `<video data-id="${toHtml(textOf(id))}"${poster}></video>`;
}

/** Pictures beside each other. */
export const gallery = (images: unknown): string => {
  const made = listOf(images).map((one) => image(valuesOf(one)['image'] ?? one));
  return made.length === 0 ? '' : `<div class="gallery">${made.join('')}</div>`;
};

/** HTML that leads to a link's `url`. */
export const linked = (text: string, link: unknown): string => {
  const url = textOf(valuesOf(link)['url']);
  return url === '' ? text : `<a href="${toHtml(url)}">${text}</a>`;
};

/** A heading of HTML. @param level `h1` to `h6`; anything else becomes `h2` */
export const heading = (text: unknown, level: unknown = 'h2'): string => {
  const tag = /^h[1-6]$/.test(textOf(level)) ? textOf(level) : 'h2';
  return textOf(text) === '' ? '' : `<${tag}>${textOf(text)}</${tag}>`;
};

/** A paragraph of HTML. */
export const paragraph = (text: unknown): string => (textOf(text) === '' ? '' : `<p>${textOf(text)}</p>`);

/** A paragraph that is a link. */
export const button = (text: unknown, link: unknown): string => paragraph(linked(textOf(text), link));

/** Stands for a part that is kept once for several texts, until the reader of HTML puts it there. @param ref its number, or its slug */
export const sharedPart = (ref: unknown): string =>
  textOf(ref).trim() === '' ? '' : `<vitrine-shared ref="${toHtml(textOf(ref).trim())}"></vitrine-shared>`;
