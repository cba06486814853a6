import { cutText } from '@vitrine/markdown/cut';
import { isPictureAddress, toAddress } from './picture-address.ts';
import { readStructure, textsIn } from './structured-value.ts';
import { wordsOf } from './tree.ts';

/** Of one item. */
const mostFields = 50;
const longestValue = 1000;
const deepest = 12;
const mostTexts = 200;

const clientKeys = /(?:^|[_-])(?:client|customer)(?:[_-]?name)?$/i;
const yearKeys = /(?:^|[_-])year$/i;

/** What WordPress and plugins keep for themselves, or write anew of what stands elsewhere. */
const own =
  /^_?(?:wp_|edit_|oembed|menu_item|encloseme|pingme|publicize|dsq_|rs_page|slide_template|post_views|views$|sharing_|spay_|jetpack|wpb_|vc_|et_|elementor|fl_builder|bricks_|ct_|oxygen_|breakdance_|brizy|tve_|tcb_|thrive_|vcv|zion|cornerstone|panels_|themify_builder|rank_math|yoast|aioseo|seopress|genesis_|amp_|inline_featured|total_sales|footnotes|wc_|sku$|mfn-page-items-seo|mfn-builder|attached_file|attachment_metadata)/i;
/** What may be a theme's setting, or what people have typed into its fields: those of some plugins all begin so. */
const hidden =
  /^_|^(?:fusion|pyre_|avia|mk_|qode|eltdf|edgtf|ux_|us_|hide_|show_|layout|sidebar|template|page_|header_|footer_|menu_|color|background|sbg_)|(?:_id|_style|_color|_layout|_size|_position|_count|_enabled|_order)$/i;

/** What people say of a work in a word, also where a theme hides the name of the field. */
const factKeys =
  /(?:^|[_-])(?:role|services?|agency|team|location|city|country|industry|medium|materials?|technique|awards?|credits?|photographer|director|copywriter|illustrator|typefaces?|date)$/i;

/** Words, and no number of a file or name of a field. */
const isTyped = (value: string): boolean =>
  /[\p{L}\p{N}]/u.test(value) && !/^(?:field_|#[\da-f]{3,8}$|on$|off$|yes$|no$|true$|false$|default$)/i.test(value);

const isAddress = (text: string): boolean => /^(?:https?:)?\/\/[^\s<>]+$/i.test(text);
const isPicture = (text: string): boolean => isAddress(text) && isPictureAddress(toAddress(text, ''));
/** Where something is that another site shows, or that is linked to. */
const leadsAway = (text: string): boolean => isAddress(text) && !isPicture(text);
const embedded = /<(?:iframe|video|audio|embed|object)\b[^<>]*?\ssrc\s*=\s*["']([^"'<>]+)["']/i;

/** Several words as people write them, and no code. */
function isProse(text: string): boolean {
  if (/[{};=]/.test(text) && !/<[a-z]/i.test(text)) return false;
  const words = wordsOf(text)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  return words.length >= 4 || (words.length >= 2 && /\p{Lu}|[^\p{ASCII}]/u.test(wordsOf(text)));
}

/** What somebody has typed into a value, or into parts of it: words, and addresses of what is no picture. */
export function typedIn(key: string, value: string): readonly string[] {
  if (own.test(key)) return [];
  const kept = readStructure(value);
  const isShown = (text: string): boolean => leadsAway(text) || embedded.test(text) || isProse(text);
  if (typeof kept !== 'object' || kept === null)
    return (hidden.test(key)
      ? isShown(value) || (factKeys.test(key) && isTyped(value) && /\p{Lu}/u.test(value))
      : isTyped(value) && /\p{L}/u.test(value)) && !/^[abdiOs]:\d/.test(value)
      ? [value]
      : [];
  const texts = textsIn(kept, deepest, mostTexts).map((text) => text.trim());
  // A name beside a sentence is one of a word.
  const hasWords = !hidden.test(key) && texts.some((text) => isShown(text));
  return texts.filter(
    (text) => isShown(text) || (hasWords && /\p{Lu}/u.test(text) && isTyped(text) && !isPicture(text)),
  );
}

/** Under this key, WordPress and its plugins keep the address of each sound or film that the feed hands out. */
const enclosureKey = 'enclosure';

/** Leaves out what the text leads to or shows itself of what its feed hands out. */
export function dropShown(fields: Map<string, string>, content: string): void {
  const kept = (fields.get(enclosureKey) ?? '')
    .split(', ')
    .filter((address) => !content.includes(address.replace(/^https?:/, '')));
  if (kept.length > 0 && kept[0] !== '') fields.set(enclosureKey, kept.join(', '));
  else fields.delete(enclosureKey);
}

/** A field as it is told: its words, or else where it leads. */
export const shownOf = (value: string): string => wordsOf(value) || (embedded.exec(value)?.[1] ?? '');

/**
 * Keeps a value that somebody has typed beside an item; a client and a year also where a theme hides their names.
 * @returns false where there was no more place for it
 */
export function keepField(fields: Map<string, string>, key: string, written: string): boolean {
  const name = key.replace(/^_+/, '');
  // Behind the address of a sound or a film that a feed hands out stand its size and kind.
  const value = key === enclosureKey ? (written.split('\n', 1)[0] ?? '').trim() : written;
  const isFact =
    (clientKeys.test(name) || yearKeys.test(name)) && isTyped(value) && !/^(?:[abdiOs]:\d|[[{])/.test(value);
  const typed = isFact ? [value] : typedIn(key, value);
  if (typed.length === 0) return true;
  const before = fields.get(name);
  if (before === undefined && fields.size >= mostFields) return false;
  const text = typed.join(', ');
  // A plugin writes a key again for each of its values.
  const isKnown = before === undefined || before === text || isFact;
  fields.set(name, cutText(isKnown ? text : `${before}, ${text}`, longestValue));
  return true;
}

/** Facts of a project that stand among the fields of an item; empty where it has none. */
export interface ProjectFacts {
  readonly clientName: string;
  readonly year: string;
}

/** Takes the facts of a project apart from the other fields. */
export function factsIn(fields: ReadonlyMap<string, string>): {
  readonly facts: ProjectFacts;
  readonly others: ReadonlyMap<string, string>;
} {
  const others = new Map(fields);
  const take = (keys: RegExp): string => {
    const [name, value] = [...fields].find(([key]) => keys.test(key)) ?? ['', ''];
    others.delete(name);
    return value;
  };
  return { facts: { clientName: take(clientKeys), year: take(yearKeys) }, others };
}
