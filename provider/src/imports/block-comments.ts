import { button, image, paragraph } from './builder-html.ts';
import { lossOf } from './embeds.ts';
import { listOf, readJson, textOf, toHtml, valuesOf, type Values } from './json.ts';
import { copyName, isFilmAddress, isPictureAddress, toAddress } from './picture-address.ts';
import { isTyped, isTypedName } from './shortcode-values.ts';
import { addressesInValue, isData } from './styles.ts';

/** What the block editor says of a block in a comment before it. */
export interface BlockComment {
  /** Such as `jetpack/slideshow`. */
  readonly name: string;
  /** Without what the editor itself puts before it. */
  readonly short: string;
  readonly values: Values;
  /** Nothing of it stands in the text: the site makes it. */
  readonly isClosed: boolean;
}

/** Reads a comment of the block editor, `wp:name {…} /`; null for any other, and for the end of a block. */
export function readBlockComment(comment: string): BlockComment | null {
  const text = comment.trim();
  const name = /^wp:([a-z][\w/-]*)/.exec(text)?.[1];
  if (name === undefined) return null;
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return {
    name,
    short: name.replace(/^(?:core|core-embed)\//, ''),
    values: valuesOf(readJson(json)),
    isClosed: text.endsWith('/'),
  };
}

/** Settings, and names of fields: never what a visitor reads. */
const settings =
  /^_|^(?:name|id|anchor|mode|align|alignText|alignContent|className|style|css|lock|metadata|layout|attrs|uniqueId|blockId|clientId)$|(?:color|colour|class|css|size|font)$/i;
const pictureKeys = /image|img|photo|picture|gallery|logo|thumbnail|background|avatar|portrait/i;
/** Under these names stand numbers that are none of the media library. */
const measures =
  /(?:width|height|size|ratio|columns?|count|speed|opacity|position|order|scale|zoom|radius|repeat|[xy])$/i;
const deepest = 12;
const mostValues = 500;

/** What a person has typed: words, or HTML. */
const isProse = (text: string): boolean =>
  /<[a-z][^<>]*>/i.test(text) || text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;

const firstText = (of: Values, keys: readonly string[], read = textOf): readonly [key: string, text: string] => {
  const key = keys.find((one) => read(of[one]) !== '') ?? '';
  return [key, read(of[key])];
};
/** Where a link leads: some keep that with how it is opened. */
const linkOf = (value: unknown): string => {
  const { url, link, href } = valuesOf(value);
  return textOf(value) || textOf(url) || textOf(link) || textOf(href);
};
const isAddress = (text: string): boolean => /^(?:https?:)?\/\/\S+$/.test(text);
const isPicture = (text: string): boolean => isAddress(text) && isPictureAddress(toAddress(text, ''));
const isOtherFilm = (text: string): boolean => {
  const address = toAddress(text, '');
  return address !== '' && lossOf(address) === 'otherFilm';
};
const without = (of: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(of).filter(([key]) => !keys.includes(key)));

/** What a button says is short, and no HTML. */
const isLabel = (text: string): boolean => text.length <= 60 && !text.includes('<');

const pictureAddresses = ['url', 'src', 'full', 'imageUrl', 'imageURL', 'mediaUrl', 'mediaURL'];
const pictureWords = ['id', 'alt', 'caption', 'width', 'height', 'sizes'];
const buttonWords = ['label', 'text', 'buttonText', 'button_text', 'title'];
const buttonLinks = ['link', 'url', 'href', 'buttonURL', 'buttonUrl', 'buttonLink', 'linkUrl', 'linkURL'];

/** Stands for a picture that is written into a value itself, which is not taken. */
const inlinePicture = 'data:,';

/** What a block holds beside its text, of which a plugin of the old site makes what visitors see. */
export interface BlockValues {
  /** Words and pictures, as HTML. */
  readonly html: string;
  /** Other values, each with its name: `rating 5`. */
  readonly others: readonly string[];
}

/**
 * Reads the values that a plugin draws: Advanced Custom Fields and others keep all that a visitor reads in them.
 * @param isOfPictures numbers without another name are those of pictures
 */
export function valuesIn(values: Values, isOfPictures = false): BlockValues {
  const parts: string[] = [];
  const others: { readonly told: string; readonly number: string }[] = [];
  const numbers: string[] = [];
  const taken = new Set<string>();
  let left = mostValues;
  /** Plugins keep copies of a picture beside it. */
  const addPicture = (of: Values, caption: string): void => {
    const [, address] = firstText(of, pictureAddresses);
    const id = textOf(of['id']);
    const names = [id, address === '' ? '' : copyName(toAddress(address, '') || address)].filter((name) => name !== '');
    const isKnown = names.some((name) => taken.has(name));
    for (const name of names) taken.add(name);
    if (!isKnown) parts.push(image({ url: address, id, alt: of['alt'] }, caption));
  };
  const readObject = (of: Values, key: string, depth: number): void => {
    const [place, address] = firstText(of, pictureAddresses);
    if (isPicture(address) || (place === '' && pictureKeys.test(key) && /^\d{1,12}$/.test(textOf(of['id'])))) {
      addPicture(of, textOf(of['caption']));
      return readObject(without(of, [place, ...pictureWords]), key, depth);
    }
    const [label, words] = firstText(of, buttonWords);
    const [link, leads] = firstText(of, buttonLinks, linkOf);
    if (words !== '' && isLabel(words) && link !== '' && !isPicture(leads) && !isFilmAddress(leads)) {
      parts.push(button(words, { url: leads }));
      return readObject(without(of, [label, link]), key, depth);
    }
    for (const [name, inner] of Object.entries(of)) {
      // A person has a name, and so has a block.
      const isSetting = name === 'name' ? !isTyped(textOf(inner)) : settings.test(name);
      if (!isSetting) read(inner, name, depth + 1);
    }
  };
  const read = (value: unknown, key: string, depth: number): void => {
    if (depth > deepest || left <= 0) return;
    left -= 1;
    if (Array.isArray(value)) return listOf(value).forEach((one) => read(one, key, depth + 1));
    if (typeof value === 'object' && value !== null) return readObject(valuesOf(value), key, depth);
    if (typeof value === 'number' || (typeof value === 'string' && /^\d{1,12}$/.test(value))) {
      const id = String(value);
      if (pictureKeys.test(key) && !measures.test(key)) addPicture({ id }, '');
      else if (isOfPictures && key === 'ids') numbers.push(id);
      else others.push({ told: `${key} ${id}`, number: id });
      return;
    }
    if (typeof value !== 'string' || value.trim() === '') return;
    const kept = /^[[{]/.test(value) ? readJson(value) : null;
    if (kept !== null) return read(kept, key, depth + 1);
    if (isData(value)) parts.push(image({ url: inlinePicture }));
    else if (isAddress(value)) {
      if (isFilmAddress(value)) parts.push(`<video src="${toHtml(value)}"></video>`);
      else if (pictureKeys.test(key) || isPicture(value)) addPicture({ url: value }, '');
      else parts.push(`<p><a href="${toHtml(value)}">${toHtml(value)}</a></p>`);
    } else if (isProse(value) || (isTypedName(key) && isTyped(value)))
      parts.push(/<(?:p|div|h[1-6]|ul|ol|blockquote|figure|table)\b/i.test(value) ? value : paragraph(value));
    else others.push({ told: `${key} “${value}”`, number: '' });
  };
  read(values, '', 0);
  // Beside their numbers, most galleries keep their pictures.
  for (const id of numbers) addPicture({ id }, '');
  return { html: parts.join(''), others: others.filter(({ number }) => !taken.has(number)).map(({ told }) => told) };
}

/** Addresses of pictures and films, and pictures themselves, in the values of a block whose text stands in it: what is behind it, and what a button opens, stands there alone. */
export function filesIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'object' && value !== null)
    return depth > deepest ? [] : Object.values(value).flatMap((inner) => filesIn(inner, depth + 1));
  const text = textOf(value).trim();
  const all = text.startsWith('url(') ? addressesInValue(text) : [text];
  return all.filter(
    (one) => isData(one) || isPicture(one) || (isAddress(one) && (isFilmAddress(one) || isOtherFilm(one))),
  );
}

/** Whether a plugin keeps all of a block in its values, also where other blocks stand in it. */
export const isOfValues = (name: string): boolean =>
  /^(?:acf|lazyblock|meta-box|carbon-fields|genesis-custom-blocks|block-lab|mb)\//.test(name);
