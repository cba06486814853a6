import { listOf, readJson, toHtml, valuesOf, type Values } from './json.ts';
import { isFilmAddress, isPictureAddress, toAddress } from './picture-address.ts';

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
const deepest = 12;
const mostValues = 500;

/** What a person has typed: words, or HTML. */
const isProse = (text: string): boolean =>
  /<[a-z][^<>]*>/i.test(text) || text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;

/** What a block holds beside its text, of which a plugin of the old site makes what visitors see. */
export interface BlockValues {
  /** Words and pictures, as HTML. */
  readonly html: string;
  /** Other values, each with its name: `rating 5`. */
  readonly others: readonly string[];
}

/** Reads the values that a plugin draws: Advanced Custom Fields, Divi 5 and others keep all that a visitor reads in them. */
export function valuesIn(values: Values): BlockValues {
  const parts: string[] = [];
  const others: string[] = [];
  let left = mostValues;
  const read = (value: unknown, key: string, depth: number): void => {
    if (depth > deepest || left <= 0) return;
    left -= 1;
    if (Array.isArray(value)) return listOf(value).forEach((one) => read(one, key, depth + 1));
    if (typeof value === 'object' && value !== null) {
      const { label, url, ...rest } = valuesOf(value);
      if (typeof label === 'string' && typeof url === 'string' && url !== '') {
        parts.push(`<p><a href="${toHtml(url)}">${label}</a></p>`);
        return read(rest, key, depth + 1);
      }
      for (const [name, inner] of Object.entries(value)) if (!settings.test(name)) read(inner, name, depth + 1);
      return;
    }
    const isPicture = pictureKeys.test(key);
    if (typeof value === 'number' || (typeof value === 'string' && /^\d{1,12}$/.test(value))) {
      if (isPicture) parts.push(`<img data-id="${String(value)}">`);
      else others.push(`${key} ${String(value)}`);
      return;
    }
    if (typeof value !== 'string' || value.trim() === '') return;
    if (/^(?:https?:)?\/\/\S+$/.test(value)) {
      parts.push(
        isFilmAddress(value)
          ? `<video src="${toHtml(value)}"></video>`
          : isPicture || isPictureAddress(toAddress(value, ''))
            ? `<img src="${toHtml(value)}">`
            : `<p><a href="${toHtml(value)}">${toHtml(value)}</a></p>`,
      );
    } else if (isProse(value))
      parts.push(/<(?:p|div|h[1-6]|ul|ol|blockquote|figure|table)\b/i.test(value) ? value : `<p>${value}</p>`);
    else others.push(`${key} “${value}”`);
  };
  read(values, '', 0);
  return { html: parts.join(''), others };
}

/** Whether a plugin keeps all of a block in its values, also where other blocks stand in it. */
export const isOfValues = (name: string): boolean =>
  /^(?:acf|divi|lazyblock|meta-box|carbon-fields|genesis-custom-blocks|block-lab|mb)\//.test(name);
