import type { Block } from './blocks.ts';
import { plainCards } from './ghost-cards.ts';
import { readJson, textOf, valuesOf } from './json.ts';
import { Losses } from './losses.ts';
import { noShared, placeShared, type SharedText } from './shared-parts.ts';
import { replaceShortcodes } from './shortcodes.ts';
import { TextReader, type Naming } from './text-reader.ts';
import { readTree } from './tree.ts';

export interface ReadText {
  readonly blocks: readonly Block[];
  /** What could not be taken. */
  readonly losses: Losses;
}

export interface ReadOptions extends Naming {
  /** The site's address, for what is relative. */
  readonly base: string;
  /** Line breaks are the author's wherever no block editor wrote the text, as WordPress shows it (`wpautop`). */
  readonly keepsLines: boolean;
  /** What stands in brackets may be a shortcode. */
  readonly hasShortcodes: boolean;
  /** A part that several texts show, by its number or its slug. */
  readonly shared?: (ref: string, losses: Losses) => SharedText;
}

/** The address of the site, where Brizy keeps it out of what it has written. */
const ownAddress = /\{@brizy_[A-Z_]{1,40}_PLACEHOLDER@\}/g;
/** What Divi's fourth version puts in as it shows the page, as coded JSON. */
const dynamic = /@ET-DC@([\w+/=]{1,5000})@/g;

/** A text without what the old site put in. */
function asTyped(html: string, base: string, losses: Losses): string {
  if (!html.includes('@')) return html;
  return html
    .replaceAll(ownAddress, () => base.replace(/\/$/, ''))
    .replaceAll(dynamic, (_all, coded: string) => {
      const { content } = valuesOf(readJson(Buffer.from(coded, 'base64').toString('utf8')));
      losses.add('widget', textOf(content));
      return '';
    });
}

/** Reads the HTML of a post or a page as parts that this product knows: text in its subset of Markdown, pictures, films. */
export function readHtml(written: string, options: ReadOptions): ReadText {
  const { base, keepsLines, hasShortcodes, shared } = options;
  const losses = new Losses();
  const html = asTyped(written, base, losses);
  const replaced = (text: string): string => (hasShortcodes ? replaceShortcodes(text, losses) : text);
  const isClassic = (text: string): boolean => keepsLines && !/<!--\s*wp:/.test(text);
  const { children, isCut } = readTree(replaced(html));
  if (isCut) losses.add('depth');
  const findShared = (ref: string): SharedText => {
    const part = shared?.(ref, losses) ?? noShared(ref);
    return { ...part, read: () => replaced(part.read()) };
  };
  const whole = placeShared(children, findShared, isClassic, losses);
  const reader = new TextReader(URL.canParse(base) ? base : '', options, losses, replaced);
  return { blocks: reader.read(html.includes('kg-') ? plainCards(whole, losses) : whole, isClassic(html)), losses };
}
