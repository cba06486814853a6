import { button, film } from './builder-html.ts';
import {
  beaver,
  bricks as bricksParts,
  nothing,
  oxygen,
  writeParts,
  type BuilderPart,
  type Make,
} from './builder-parts.ts';
import { readLay, readMuffin, readSemplice } from './theme-builders.ts';
import { treeOf, type Flat } from './builder-tree.ts';
import {
  readCornerstone,
  readLiveComposer,
  readSiteOrigin,
  readTatsu,
  readThemify,
  readVisualComposer,
  readZion,
} from './copied-builders.ts';
import { readElementor } from './elementor.ts';
import { readThrive } from './thrive.ts';
import { listOf, readJson, textOf, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';
import { readPhp } from './php-values.ts';
import { layoutKey, readYootheme } from './yootheme.ts';

/**
 * Page builders that keep a page in values beside its text. What they keep is read as HTML; what cannot be read is reported by the
 * builder's name.
 */

const deepest = 60;

const fromPhpOrJson = (text: string): unknown => readPhp(text) ?? readJson(text);

function readBricks(value: string, losses: Losses): string {
  const flat = listOf(fromPhpOrJson(value)).map((one): Flat => {
    const { id, parent, name, settings } = valuesOf(one);
    return { id: textOf(id), parent: textOf(parent), type: textOf(name), settings: valuesOf(settings) };
  });
  return writeParts(treeOf(flat), bricksParts, losses);
}

function readBeaver(value: string, losses: Losses): string {
  const nodes = Object.values(valuesOf(fromPhpOrJson(value))).map((one) => valuesOf(one));
  const placed = nodes.toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0));
  const flat = placed.map(({ node, parent, type, settings }): Flat => {
    const own = valuesOf(settings);
    return {
      id: textOf(node),
      parent: textOf(parent),
      type: type === 'module' ? textOf(own['type']) : textOf(type),
      settings: own,
    };
  });
  return writeParts(treeOf(flat), beaver, losses);
}

/** Words that Oxygen keeps as base64, whatever is in them. */
const codedWords = /^(?:testimonial|icon_box|pricing_box|progress_bar|code)[-_]/;

function decodedWords(key: string, value: unknown): unknown {
  const text = textOf(value).trim();
  if (!codedWords.test(key) || text === '' || text.length % 4 !== 0 || !/^[\w+/]+={0,2}$/.test(text)) return value;
  const words = Buffer.from(text, 'base64').toString('utf8');
  return words.includes('\u{FFFD}') || /\p{Cc}/u.test(words.replaceAll(/\s/g, '')) ? value : words;
}

/** The options of a part of Oxygen: those that were chosen are kept beside those of its kind. */
function optionsOf(options: unknown): Values {
  const { original, ...own } = valuesOf(options);
  const all = Object.entries({ ...own, ...valuesOf(original) });
  return Object.fromEntries(all.map(([key, value]) => [key, decodedWords(key, value)]));
}

/** Parts that hold others. */
function partsOf(value: unknown, depth = 0): readonly BuilderPart[] {
  if (depth > deepest) return [];
  return listOf(value).map((one) => {
    const { name, options, children } = valuesOf(one);
    return { type: textOf(name), settings: optionsOf(options), parts: partsOf(children, depth + 1) };
  });
}

const readOxygenTree = (value: string, losses: Losses): string =>
  writeParts(partsOf(listOf(valuesOf(readJson(value))['children'])), oxygen, losses);

/** Oxygen's older form: shortcodes with their values as JSON, and their words between them. */
function readOxygenCodes(value: string, losses: Losses): string {
  interface Open {
    readonly type: string;
    readonly settings: Values;
    readonly parts: BuilderPart[];
    words: string;
  }
  const root: Open = { type: 'root', settings: {}, parts: [], words: '' };
  const open: Open[] = [root];
  const end = (): void => {
    const { type, settings, parts, words } = open.pop() ?? root;
    const content = words.trim() === '' ? textOf(settings['ct_content']) : words;
    open.at(-1)?.parts.push({ type, settings: { ...settings, ct_content: content }, parts });
  };
  const code = /\[(\/?)((?:ct|oxy)[_-][\w-]{1,60})(?:\s+ct_options='([^']*)')?[^\][]*\]/g;
  let done = 0;
  for (const found of value.matchAll(code)) {
    const [all, slash, type = '', json = ''] = found;
    const top = open.at(-1) ?? root;
    top.words += value.slice(done, found.index);
    done = found.index + all.length;
    if (slash === '/') {
      if (open.length > 1 && open.at(-1)?.type === type) end();
      continue;
    }
    if (open.length <= deepest) open.push({ type, settings: optionsOf(readJson(json)), parts: [], words: '' });
  }
  while (open.length > 1) end();
  return writeParts(root.parts, oxygen, losses);
}

/** Text that may be base64, in which Brizy keeps HTML and JSON. */
const decoded = (text: string): string =>
  /^[\w+/\s]+={0,2}$/.test(text) && !/\s\S+\s/.test(text.trim()) ? Buffer.from(text, 'base64').toString('utf8') : text;

/** The first text under one of some keys, however deep. */
function findText(value: unknown, keys: readonly string[], depth = 0): string {
  if (typeof value !== 'object' || value === null || depth > 8) return '';
  for (const key of keys) {
    const found = textOf(valuesOf(value)[key]);
    if (found !== '') return found;
  }
  for (const inner of Object.values(value)) {
    const found = findText(inner, keys, depth + 1);
    if (found !== '') return found;
  }
  return '';
}

/** Brizy's pictures have addresses that its plugin makes as the page is shown. */
function withoutMarks(html: string, losses: Losses): string {
  return html.replaceAll(/\{\{\s*([^{}]{1,2000})\}\}/g, (_all, mark: string) => {
    const name = /imageSrc=["']?([\w.-]{1,200})/.exec(mark)?.[1];
    losses.add(name === undefined ? 'widget' : 'builderPicture', name ?? mark.split(/\s/)[0]);
    return '';
  });
}

function readBrizy(value: string, losses: Losses): string {
  const kept = fromPhpOrJson(value);
  const html = decoded(findText(kept, ['compiled_html', 'compiled_html_body']));
  if (html !== '') return withoutMarks(html, losses);
  const data = readJson(decoded(findText(kept, ['editor_data'])));
  return data === null ? '' : writeParts(brizyParts([data], losses), brizyMakes, losses);
}

const brizyMakes: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    [
      '',
      'Section',
      'SectionItem',
      'Row',
      'Column',
      'Wrapper',
      'Cloneable',
      'Image',
      'ImageGallery',
      'Line',
      'Spacer',
    ].map((name) => [name, nothing]),
  ),
  RichText: (of) => textOf(of['text']),
  Button: (of) => button(of['text'], { url: of['linkExternal'] }),
  Video: (of) => film(textOf(of['video'])),
};

function brizyParts(value: unknown, losses: Losses, depth = 0): readonly BuilderPart[] {
  if (depth > deepest) return [];
  return listOf(value).map((one) => {
    const { type, value: own, items } = valuesOf(one);
    const { items: inner, ...settings } = valuesOf(own);
    // Its pictures are known by names that its plugin alone can find.
    for (const [key, name] of Object.entries(settings))
      if (/imageSrc$/i.test(key) && textOf(name) !== '') losses.add('builderPicture', textOf(name));
    return { type: textOf(type), settings, parts: brizyParts(inner ?? items, losses, depth + 1) };
  });
}

/** Breakdance, and Oxygen from its sixth version: JSON in JSON. */
function readBreakdance(value: string, losses: Losses): string {
  const tree = readJson(textOf(valuesOf(readJson(value))['tree_json_string'])) ?? readJson(value);
  const partsIn = (nodes: unknown, depth: number): readonly BuilderPart[] =>
    depth > deepest
      ? []
      : listOf(nodes).map((node) => {
          const { data, children } = valuesOf(node);
          const { type, properties } = valuesOf(data);
          return {
            type: textOf(type),
            settings: valuesOf(valuesOf(properties)['content']),
            parts: partsIn(children, depth + 1),
          };
        });
  return writeParts(partsIn(valuesOf(valuesOf(tree)['root'])['children'], 0), {}, losses);
}

/** Whether a text holds nothing of a page but the numbers of its parts, which a builder keeps beside it, and some of its words. */
export const isOfNumbers = (content: string, kept: ReadonlyMap<string, string>): boolean =>
  kept.has('_cornerstone_data') && /\[cs_element_/.test(content);

interface Builder {
  readonly name: string;
  readonly read: (value: string, losses: Losses) => string;
  /** It writes all that it keeps into the usual text, too. */
  readonly hasCopy: boolean;
  /** It is read where the usual text is empty alone. */
  readonly isReadAlone?: true;
}

const oxygenCodes: Builder = { name: 'Oxygen', read: readOxygenCodes, hasCopy: false };
const oxygenTree: Builder = { name: 'Oxygen', read: readOxygenTree, hasCopy: false };
const bricks: Builder = { name: 'Bricks', read: readBricks, hasCopy: false };
const brizy: Builder = { name: 'Brizy', read: readBrizy, hasCopy: true };
const breakdance: Builder = { name: 'Breakdance', read: readBreakdance, hasCopy: false };
/** It writes its page into the usual text, too: that is read. */
const copied = (name: string, read: Builder['read']): Builder => ({ name, read, hasCopy: true, isReadAlone: true });

/** By the key of what they keep beside a text. */
const builders: Readonly<Record<string, Builder>> = {
  _elementor_data: { name: 'Elementor', read: readElementor, hasCopy: false },
  _fl_builder_data: { name: 'Beaver Builder', read: readBeaver, hasCopy: false },
  _bricks_page_content_2: bricks,
  _bricks_page_content: bricks,
  _ct_builder_json: oxygenTree,
  ct_builder_json: oxygenTree,
  _ct_builder_shortcodes: oxygenCodes,
  ct_builder_shortcodes: oxygenCodes,
  brizy,
  brizy_post_uid: { ...brizy, read: () => '' },
  _breakdance_data: breakdance,
  breakdance_data: breakdance,
  _oxygen_data: { ...breakdance, name: 'Oxygen' },
  tve_updated_post: { name: 'Thrive Architect', read: readThrive, hasCopy: false },
  'mfn-page-items': { name: 'BeBuilder', read: readMuffin, hasCopy: false },
  _semplice_content: { name: 'Semplice', read: readSemplice, hasCopy: false },
  _gridder_json: { name: 'Lay Theme', read: readLay, hasCopy: false },
  _phone_gridder_json: { name: 'Lay Theme', read: readLay, hasCopy: false },
  panels_data: copied('SiteOrigin Page Builder', readSiteOrigin),
  _cornerstone_data: copied('Cornerstone', readCornerstone),
  'vcv-pageContent': copied('Visual Composer', readVisualComposer),
  _zionbuilder_page_elements: copied('Zion Builder', readZion),
  _themify_builder_settings_json: copied('Themify Builder', readThemify),
  dslc_code: copied('Live Composer', readLiveComposer),
  _tatsu_page_content: copied('Tatsu', readTatsu),
  // These two write shortcodes into it.
  _aviaLayoutBuilderCleanData: copied('Enfold', (value) => value),
  _be_pb_content: copied('BE Page Builder', (value) => value),
  // What it keeps is in no export: the text that it writes is.
  _seedprod_page: { name: 'SeedProd', read: () => '', hasCopy: true },
  [layoutKey]: { name: 'YOOtheme Pro', read: readYootheme, hasCopy: true },
};

/** What says that a builder's page is the one that the site shows: by its name, a key and its value. */
const switches: ReadonlyMap<string, readonly [key: string, value: string]> = new Map([
  ['Elementor', ['_elementor_edit_mode', 'builder']],
  ['Beaver Builder', ['_fl_builder_enabled', '1']],
  ['Bricks', ['_bricks_editor_mode', 'bricks']],
]);
const switchKeys: ReadonlySet<string> = new Set([...switches.values()].map(([key]) => key));

/** The key by which a builder is known, of what it keeps under a key; empty for what none keeps. */
export function builderKey(key: string): string {
  if (Object.hasOwn(builders, key) || switchKeys.has(key)) return key;
  // Of a landing page, Thrive Architect puts the name of its template behind.
  return key.startsWith('tve_updated_post_') ? 'tve_updated_post' : '';
}

const structured = /^(?:[aO]:\d|[[{])/;
/** From this many words in a row on, they are text and no names of settings. */
const fewestWords = 5;

/** Whether a value holds a text within what a program has written, under a key that is not known. */
export const hidesText = (value: string): boolean =>
  value.length > 200 &&
  structured.test(value) &&
  value
    .slice(0, 100_000)
    .split(' ')
    .filter((word) => /^\p{L}[\p{L}\p{M}]*[.,]?$/u.test(word)).length >= fewestWords;

/** A page as a builder keeps it. */
export interface BuiltPage {
  readonly html: string;
  /** Builders that it was made with. */
  readonly names: readonly string[];
  /** It is what the old site showed, and not a copy from before. */
  readonly isShown: boolean;
  /** Builders that keep something here which cannot be read; of each whether all of it stands in the usual text, where that is not empty. */
  readonly unread: readonly Pick<Builder, 'name' | 'hasCopy'>[];
}

/**
 * Reads what builders keep beside a text.
 * @param kept by the key that it is kept under
 * @param isAlone nothing stands in the usual text
 */
export function readBuilt(kept: ReadonlyMap<string, string>, isAlone: boolean, losses: Losses): BuiltPage {
  const read = new Map<string, string>();
  const named = new Map<string, Builder>();
  // In the order of the list: the newest form of each first.
  for (const [key, builder] of Object.entries(builders)) {
    const { name } = builder;
    const value = kept.get(key) ?? '';
    if (value === '' || value === '[]' || value === 'a:0:{}') continue;
    named.set(name, builder);
    if ((read.get(name) ?? '') === '' && (isAlone || builder.isReadAlone !== true))
      read.set(name, builder.read(value, losses));
  }
  const shown = [...read].filter(([, html]) => html !== '').map(([name]) => name);
  return {
    html: shown.map((name) => read.get(name) ?? '').join(''),
    names: shown,
    isShown: shown.some((name) => {
      const [key, value] = switches.get(name) ?? ['', ''];
      return key === '' || kept.get(key) === value;
    }),
    unread: [...named.values()].filter(({ name }) => !shown.includes(name)),
  };
}
