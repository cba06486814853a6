import type { FoundPicture } from './blocks.ts';
import { listOf, textOf, valuesOf } from './json.ts';
import type { Losses } from './losses.ts';
import { readPhp } from './php-values.ts';
import { isPictureAddress } from './picture-address.ts';

/**
 * Pictures that a theme or a plugin keeps as numbers beside a text: most galleries of portfolios are made so. What is a picture of the
 * media library, under a name that says so, is one.
 */

/** Of one item. */
const mostPictures = 500;

const pictureNames = /image|img|photo|picture|galler|slide|media|cover|logo|background|poster/i;
/** Under these names stand sizes and counts, or what is read elsewhere. */
const otherNames =
  /^(?:_thumbnail_id|_product_image_gallery|_wp_|_edit_|_oembed|_fl_|_elementor)|(?:size|width|height|margin|padding|gutter|speed|duration|delay|interval|number|count|columns?|cols|rows|repeat|attachment|opacity|position|style|layout|type|order|ratio|enabled|color|version|time|views)$/i;
/** Names that nothing but a list of pictures has. */
const listNames = /(?:image|photo|picture|gallery|slide|media)s?_?ids?$|galler(?:y|ies)|(?:images|photos|pictures)$/i;
const ownNames = /(?:image|img|photo|picture|cover|logo|background|poster)(?:_?id)?_?\d{0,2}$/i;

const numbersIn = (value: string): readonly string[] => {
  if (/^\d{1,12}(?:\s*,\s*\d{1,12})*\s*,?$/.test(value)) return value.match(/\d+/g) ?? [];
  if (!/^a:\d/.test(value)) return [];
  const read = readPhp(value);
  const all = (Array.isArray(read) ? listOf(read) : Object.values(valuesOf(read))).map((one) => textOf(one));
  return all.every((one) => /^\d{1,12}$/.test(one)) ? all : [];
};

/** Keeps numbers that may be those of pictures; a key may come once for each. */
export function keepNumbers(kept: Map<string, string[]>, key: string, value: string): void {
  if (!pictureNames.test(key) || otherNames.test(key)) return;
  const count = [...kept.values()].reduce((sum, numbers) => sum + numbers.length, 0);
  const numbers = count < mostPictures ? numbersIn(value).slice(0, mostPictures - count) : [];
  if (numbers.length > 0) kept.set(key, [...(kept.get(key) ?? []), ...numbers]);
}

/** The address of a file of the media library, by its number. */
interface Addresses {
  readonly byId: (id: string) => { readonly address: string } | null;
}

/**
 * The pictures among what was kept, but for those that the text shows; their names are told.
 * @param shown addresses
 */
export function picturesBeside(
  kept: ReadonlyMap<string, readonly string[]>,
  library: Addresses,
  shown: ReadonlySet<string>,
  losses: Losses,
): readonly FoundPicture[] {
  const taken = new Set(shown);
  return [...kept].flatMap(([key, numbers]) => {
    const isPicture = (id: string): boolean => isPictureAddress(library.byId(id)?.address ?? '');
    const isOne = numbers.length === 1 && !listNames.test(key);
    const own = numbers.filter((id) => isPicture(id) && (!isOne || ownNames.test(key) || id.length > 1));
    const isList = listNames.test(key) && numbers.length > 1;
    // A number of something else is no picture that is missing.
    const all = own.length > 0 || isList ? numbers.filter((id) => own.includes(id) || isList) : [];
    const pictures = all.filter((id) => {
      const address = library.byId(id)?.address ?? id;
      if (taken.has(address)) return false;
      taken.add(address);
      return true;
    });
    if (pictures.some((id) => own.includes(id))) losses.add('beside', key.replace(/^_+/, ''));
    return pictures.map((id) => ({ addresses: [], id, alt: '', caption: '' }));
  });
}
