import type { FoundPicture } from './blocks.ts';
import { textOf, valuesOf } from './json.ts';
import type { Losses } from './losses.ts';
import { fileName } from './names.ts';
import { isPictureAddress, toAddress, wholeAddress } from './picture-address.ts';
import { readStructure, textsIn } from './structured-value.ts';

/**
 * Pictures that a theme or a plugin keeps beside a text, as numbers of the media library or as addresses: most galleries of portfolios
 * are made so. What is a picture, under a name that says so, is one. An address among other settings may be that of anything: it is reported.
 */

/** Of one item. */
const mostPictures = 500;
const deepest = 60;

const pictureNames = /image|img|photo|picture|galler|slide|media|cover|logo|background|poster/i;
/** Under these names stand sizes and counts, or what is read elsewhere. */
const otherNames =
  /^(?:_thumbnail_id|_product_image_gallery|_wp_|_edit_|_oembed|_fl_|_elementor)|(?:size|width|height|margin|padding|gutter|speed|duration|delay|interval|number|count|columns?|cols|rows|repeat|attachment|opacity|position|style|layout|type|order|ratio|enabled|color|version|time|views)$/i;
/** Of what visitors do not see in a page: what others show of it, and what WordPress keeps of a file. */
const notShown =
  /^_(?:wp_|edit_|oembed|elementor)|yoast|rank_?math|aioseo|seo_|seopress|open_?graph|twitter|(?:^|_)og_/i;
/** Under this key, Elementor keeps what is behind all of a page. */
const elementorPage = '_elementor_page_settings';
/** Names that nothing but a list of pictures has. */
const listNames = /(?:image|photo|picture|gallery|slide|media)s?_?ids?$|galler(?:y|ies)|(?:images|photos|pictures)$/i;
const ownNames = /(?:image|img|photo|picture|cover|logo|background|poster)(?:_?id)?_?\d{0,2}$/i;

/** What stands beside the address of a picture, and of nothing else. */
const pictureFacts = ['id', 'width', 'height', 'alt', 'thumbnail', 'sizes'];

/** What stands beside a text. */
export interface Beside {
  /** Numbers and addresses that may be those of pictures, by their names. */
  readonly pictures: Map<string, string[]>;
  /** Addresses of pictures among a theme's or a plugin's other settings. */
  readonly inSettings: Set<string>;
}

/** Nothing beside it. */
export const nothingBeside = (): Beside => ({ pictures: new Map(), inSettings: new Set() });

const isNumber = (text: string): boolean => /^\d{1,12}$/.test(text);
const isAddress = (text: string): boolean =>
  /^(?:https?:)?\/\/\S+$/i.test(text) && isPictureAddress(toAddress(text, 'https://here.invalid'));

/** The texts that a value lists; null where it has another form. */
function listIn(value: string, structure: unknown): readonly string[] | null {
  if (typeof structure !== 'object' || structure === null) {
    const parts = value.split(/[,\s]+/).filter((part) => part !== '');
    return parts.every((part) => isNumber(part)) || parts.every((part) => isAddress(part)) ? parts : null;
  }
  const own = pictureOf(structure);
  if (own !== '') return [own];
  const all = Object.values(structure).map((one) => textOf(one) || pictureOf(one));
  return all.every((one) => isNumber(one)) || all.every((one) => isAddress(one)) ? all : null;
}

/** The address of a picture that a theme keeps with its number and size; empty for anything else. */
function pictureOf(value: unknown): string {
  const of = valuesOf(value);
  const address = textOf(of['url']) || textOf(of['src']) || textOf(of['full']);
  return isAddress(address) && pictureFacts.some((name) => Object.hasOwn(of, name)) ? address : '';
}

/**
 * Keeps what may be a picture; a key may come once for each.
 * @returns whether the value is nothing else
 */
export function keepPictures({ pictures, inSettings }: Beside, key: string, value: string): boolean {
  if (key === elementorPage) {
    const behind = pictureOf(valuesOf(readStructure(value))['background_image']);
    if (behind !== '') pictures.set('background_image', [behind]);
    return false;
  }
  if (notShown.test(key)) return false;
  const structure = readStructure(value);
  const list = pictureNames.test(key) && !otherNames.test(key) ? listIn(value, structure) : null;
  const count = [...pictures.values()].reduce((sum, { length }) => sum + length, inSettings.size);
  if (list === null) {
    const found = structure === null ? [] : textsIn(structure, deepest).filter((text) => isAddress(text));
    for (const address of found.slice(0, Math.max(0, mostPictures - count))) inSettings.add(address);
    return false;
  }
  const kept = list.slice(0, Math.max(0, mostPictures - count));
  if (kept.length > 0) pictures.set(key, [...(pictures.get(key) ?? []), ...kept]);
  return kept.length > 0;
}

/** Files of the media library. */
interface Files {
  readonly byId: (id: string) => { readonly address: string } | null;
  readonly byAddress: (address: string) => { readonly address: string } | null;
}

/**
 * The pictures among what was kept, but for those that the text shows; their names are reported, and so is what is not taken.
 * @param shown addresses
 * @param base the site's address, for what is relative
 */
export function picturesBeside(
  { pictures: kept, inSettings }: Beside,
  library: Files,
  shown: ReadonlySet<string>,
  base: string,
  losses: Losses,
): readonly FoundPicture[] {
  const placeOf = (address: string): string => library.byAddress(address)?.address ?? wholeAddress(address);
  const addressOf = (entry: string): string =>
    isNumber(entry) ? (library.byId(entry)?.address ?? '') : placeOf(toAddress(entry, base));
  const taken = new Set([...shown].map((address) => placeOf(address)));
  const pictures = [...kept].flatMap(([key, entries]) => {
    const isPicture = (entry: string): boolean => isPictureAddress(addressOf(entry));
    const isOne = entries.length === 1 && !listNames.test(key);
    const own = entries.filter((entry) => isPicture(entry) && (!isOne || ownNames.test(key) || entry.length > 1));
    const isList = listNames.test(key) && entries.length > 1;
    // A number of something else is no picture that is missing.
    const all = own.length > 0 || isList ? entries.filter((entry) => own.includes(entry) || isList) : [];
    const found = all.filter((entry) => {
      const place = addressOf(entry) || entry;
      if (taken.has(place)) return false;
      taken.add(place);
      return true;
    });
    if (found.some((entry) => own.includes(entry))) losses.add('beside', key.replace(/^_+/, ''));
    return found.map((entry) => ({
      addresses: isNumber(entry) ? [] : [toAddress(entry, base)],
      id: isNumber(entry) ? entry : '',
      alt: '',
      caption: '',
    }));
  });
  // What lies in the media library, and stands nowhere, is reported with the others of it.
  for (const typed of inSettings) {
    const address = toAddress(typed, base);
    if (library.byAddress(address) === null && !taken.has(placeOf(address))) losses.add('setting', fileName(address));
  }
  return pictures;
}
