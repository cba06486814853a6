import { listOf, readJson, textOf, valuesOf } from './json.ts';
import { isPictureAddress, toAddress } from './picture-address.ts';
import { addressesInValue } from './styles.ts';

/** What the values of a shortcode hold under names that nobody has listed. */

/** What builders keep as base64, so that no editor changes it; WPBakery's is percent-encoded within. */
export function decodeRaw(inner: string): string {
  const text = Buffer.from(inner.trim(), 'base64').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a value is an object that a builder keeps as percent-encoded JSON. */
export const isCodedJson = (value: string): boolean => /^%7B%22/i.test(value);

/** What a value holds that is percent-encoded JSON; null for what is none. */
export function decodedJson(value: string): unknown {
  try {
    return readJson(decodeURIComponent(value));
  } catch {
    return null;
  }
}

const coded = /^#E-8_([\w+/]+={0,2})$/;

/** A value as it was typed: WPBakery keeps those of several lines encoded, from its sixth version. */
export function typedValue(value: string): string {
  const inner = coded.exec(value.trim())?.[1];
  return inner === undefined ? value : decodeRaw(inner);
}

/** Settings, and words that no visitor reads: what a button says is read apart. */
const settings =
  /^_|admin_?label|^(?:alt|id|el_id|class|title_text|image_title|alt_text|link|url|href|cats?|categor\w*|tags?|taxonom\w*|terms?|ids|offset|animation|date_format)$|(?:btn|button|class|css|font|fonts|style|styles|offset|colou?r|animation|position|alignment?|size|visibility|mobile|attributes|stops|info|icon|_id|_url|_link|_tag|message|placeholder|format|container)(?:_\w{1,12})?$/i;
/** Names of what people type. */
const typed =
  /(?:^|_)(?:title|heading|head|headline|subtitle|sub_?heading|desc|description|text|caption|label|name|job|role|quote|author|content|address|location|details?|tagline|slogan|client)(?:_(?:front|back|before|after|left|right|top|bottom|first|second|one|two|three))?_?\d{0,2}$/i;
/** Whether people type what has this name, in whatever way it is written: `jobTitle`. */
export const isTypedName = (name: string): boolean => typed.test(name.replaceAll(/([a-z])(?=[A-Z])/g, '$1_'));

/** How somebody is reached: an address of a mail, or a number. */
const reached = /(?:^|_)(?:e?mail|phone|tel|telephone|fax)$/i;

const word = /^["'“‘(]?\p{L}[\p{L}\p{M}\p{N}-]*(?:['’][\p{L}\p{M}]+)?[.,:!?…)"'”’]{0,3}$/u;
const leastWords = 3;

/** What somebody has typed, and no value of a program: words, or one that is written as names and sentences are. */
export const isTyped = (text: string): boolean => /[\s\p{Lu}]|[^\p{ASCII}]/u.test(text) && /\p{L}/u.test(text);

/** Several words in a row, and nothing else. */
const isProse = (text: string): boolean =>
  !/[|{};_=#]|%[\dA-F]{2}/i.test(text) && text.split(/\s+/).filter((one) => word.test(one)).length >= leastWords;

/**
 * Words under names that are not known, in their order.
 * @param isKnown whether something else reads a value
 */
export const otherWords = (values: ReadonlyMap<string, string>, isKnown: (key: string) => boolean): readonly string[] =>
  [...values].flatMap(([key, value]) =>
    isKnown(key) ||
    !(
      (reached.test(key) && /@|\d{3}/.test(value)) ||
      (!settings.test(key) && (isProse(value) || (typed.test(key) && isTyped(value))))
    )
      ? []
      : [value],
  );

/** What a style puts behind something: addresses, and with Impreza numbers of the media library, by the width of the window. */
function backgroundsIn(style: string): readonly string[] {
  if (!isCodedJson(style)) return addressesInValue(style);
  const all = Object.values(valuesOf(decodedJson(style))).map((one) => textOf(valuesOf(one)['background-image']));
  return [...new Set(all.flatMap((one) => (/^\d{1,12}$/.test(one) ? [one] : addressesInValue(one))))];
}

/** Addresses of pictures under names that are not known, and those that a style names, or their numbers in the media library. */
export const otherPictures = (
  values: ReadonlyMap<string, string>,
  isKnown: (key: string) => boolean,
): readonly string[] =>
  [...values].flatMap(([key, value]) => {
    if (isKnown(key)) return [];
    const found = key === 'css' ? backgroundsIn(value) : /^(?:(?:https?:)?\/\/|\/[^/])\S+$/.test(value) ? [value] : [];
    return found.filter((one) => /^\d+$/.test(one) || isPictureAddress(toAddress(one, 'https://here.invalid')));
  });

/** Of one value: nobody has typed more. */
const mostParts = 200;

/** Parts that WPBakery keeps as encoded JSON in one value, each with its own values. */
export function partsWithin(values: ReadonlyMap<string, string>): readonly ReadonlyMap<string, string>[] {
  return [...values.values()]
    .filter((value) => /^%5B%7B/i.test(value))
    .flatMap((value) => listOf(decodedJson(value)).slice(0, mostParts))
    .map(
      (part) =>
        new Map(
          Object.entries(valuesOf(part)).flatMap(([key, value]) =>
            textOf(value) === '' ? [] : [[key, textOf(value)] as const],
          ),
        ),
    );
}
