import { button, film, gallery, heading, image, linked, paragraph } from './builder-html.ts';
import { numbersOf } from './builder-parts.ts';
import { listOf, readJson, textOf, toHtml, valuesOf, type Values } from './json.ts';
import { lossOf } from './embeds.ts';
import type { Losses } from './losses.ts';
import { isFilmAddress, toAddress } from './picture-address.ts';

/**
 * Divi from its fifth version: a module is a block, and all of it stands in the block's comment. Each of its elements has what a visitor
 * reads in `innerContent`, by the width of the window.
 */

/** Whether a block is one of Divi's, or one that a plugin adds to Divi. */
export const isOfDivi = (name: string, values: Values): boolean =>
  name.startsWith('divi/') || typeof values['builderVersion'] === 'string';

/** Of these, the old site made what visitors saw. */
const filled =
  /(?:^|[-/])(?:blog|portfolio|posts?|menu|sidebar|shop|woocommerce|login|search|comments|contact-form|signup|map|countdown-timer|loop|query)(?:$|[-/])/;
/** What stands in a form or draws a sign. */
const left = /^(?:field\w*|icon|(?!image)\w+Icon|\w+(?:Toggle|Arrow)|builderVersion|modulePreset|groupPreset|css)$/;

/** What is shown in a wide window; where that is not said, in another one. */
function widest(of: unknown): unknown {
  const devices = valuesOf(of);
  const named = [devices['desktop'], ...Object.values(devices)].map((device) => valuesOf(device)['value']);
  return named.find((value) => value !== undefined && value !== '');
}

/** Words that are shown in narrow windows alone. */
const otherWords = (of: unknown): readonly string[] =>
  Object.values(valuesOf(of))
    .map((device) => valuesOf(device)['value'])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '' && value !== widest(of));

/** What the old site put in: `$variable({"type":"content","value":{"name":"post_title"}})$`. */
const variable = /\$variable\((\{[^$]{0,4000}\})\)\$/g;
const deepest = 8;

/** A value without what the old site put in, which is told. */
function typed(value: unknown, losses: Losses, depth = 0): unknown {
  if (typeof value === 'string')
    return value.replaceAll(variable, (_all, json: string) => {
      losses.add('widget', textOf(valuesOf(valuesOf(readJson(json))['value'])['name']));
      return '';
    });
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => typed(one, losses, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typed(one, losses, depth + 1)]));
}

/** Where an element stands among those of its module: in JSON, they have no order. */
function rankOf(key: string, value: unknown): number {
  if (key === 'module') return 0;
  if (key === 'title') return 1;
  if (/button|^link$/i.test(key)) return 5;
  if (typeof value === 'object' || /image|logo|portrait|video/i.test(key)) return 0;
  return ['title', 'subhead', 'subtitle', 'content'].indexOf(key) + 1 || 3;
}

/** A picture, a film, a link or whatever else an element has that is more than words. */
function objectOf(key: string, of: Values, still: unknown): string {
  const address = textOf(of['src']) || (/image|logo|portrait/i.test(key) ? textOf(of['url']) : '');
  if (of['useIcon'] === 'on') return '';
  if (address !== '') {
    if (key === 'audio') return `<audio src="${toHtml(address)}"></audio>`;
    const whole = toAddress(address, '');
    if (/video/i.test(key) || isFilmAddress(address) || (whole !== '' && lossOf(whole) === 'otherFilm'))
      return film(address, '', still);
    return image({ url: address, id: of['id'], alt: of['alt'] }, '', { url: of['linkUrl'] });
  }
  const words = textOf(of['text']) || textOf(of['label']) || textOf(of['title']);
  const url = [of['linkUrl'], of['link'], of['url']].map(textOf).find((one) => one !== '') ?? '';
  if (key === 'title') return heading(linked(words, { url }), 'h3');
  const shown = button(words, { url });
  return shown + ['content', 'address'].map((name) => paragraph(of[name])).join('');
}

/** A number, as it is counted to. */
function numberOf(key: string, value: string, of: Values): string {
  const isShare =
    key === 'barProgress' || (key === 'number' && widest(valuesOf(of['advanced'])['enablePercentSign']) !== 'off');
  return paragraph(isShare && /\d$/.test(value) ? `${value} %` : value);
}

/** What an element of a module shows. */
function elementOf(key: string, of: Values, still: unknown, losses: Losses): string {
  const { background, font } = valuesOf(of['decoration']);
  const behind = valuesOf(widest(background));
  const { mp4, webm } = valuesOf(behind['video']);
  const value = typed(widest(of['innerContent']), losses);
  const { headingLevel } = valuesOf(widest(valuesOf(font)['font']));
  const { galleryIds, link } = valuesOf(of['advanced']);
  const ids = textOf(widest(galleryIds));
  const shown = (one: unknown): string => {
    if (typeof one === 'object') return objectOf(key, valuesOf(one), still);
    const text = textOf(one);
    if (key === 'title') return heading(text, textOf(headingLevel) || 'h3');
    if (key === 'content') return /<[a-z]/i.test(text) ? text : paragraph(text);
    return /number|barProgress/.test(key) ? numberOf(key, text, of) : paragraph(text);
  };
  return (
    image({ url: valuesOf(behind['image'])['url'] }) +
    film(textOf(mp4) || textOf(webm)) +
    (ids === '' ? '' : gallery(numbersOf(ids))) +
    (Array.isArray(value) ? listOf(value).map(shown).join('') : shown(value)) +
    (key === 'module' ? linked('', { url: valuesOf(widest(link))['url'] }) : '')
  );
}

/** What something costs: its amount, the currency and the time stand apart. */
function priceOf({ price, currencyFrequency }: Values): string {
  const amount = textOf(widest(valuesOf(price)['innerContent']));
  const { currency, per } = valuesOf(widest(valuesOf(currencyFrequency)['innerContent']));
  return amount === ''
    ? ''
    : paragraph([textOf(currency) + amount, textOf(per)].filter((one) => one !== '').join(' / '));
}

/** What a module holds. */
export interface DiviModule {
  /** Its words and pictures, as HTML, in which shortcodes may stand. */
  readonly html: string;
  /** The old site made what visitors saw of it. */
  readonly isFilled: boolean;
}

/**
 * Reads a module of Divi 5.
 * @param name such as `divi/blurb`
 */
export function readDivi(name: string, values: Values, losses: Losses): DiviModule {
  const isFilled = filled.test(name.replace(/^\w+\//, ''));
  if (name === 'divi/shortcode-module') return { html: textOf(values['content']), isFilled };
  const { thumbnail, price, currencyFrequency, ...others } = values;
  const still = valuesOf(widest(valuesOf(thumbnail)['innerContent']))['src'];
  const elements = Object.entries(others)
    .filter(([key]) => !left.test(key))
    .map(([key, of]) => ({ key, of: valuesOf(of), rank: rankOf(key, widest(valuesOf(of)['innerContent'])) }));
  for (const { of } of elements)
    for (const words of otherWords(of['innerContent'])) losses.add('narrow', `“${words.replaceAll(/<[^<>]*>/g, '')}”`);
  const parts = elements
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ key, of, rank }) => ({ rank, html: elementOf(key, of, still, losses) }));
  const write = (from: number, to: number): string =>
    parts
      .filter(({ rank }) => rank >= from && rank <= to)
      .map((part) => part.html)
      .join('');
  return { html: write(0, 3) + priceOf({ price, currencyFrequency }) + write(4, 5), isFilled };
}
