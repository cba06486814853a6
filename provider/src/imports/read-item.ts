import { cutText } from '@vitrine/markdown/cut';
import { Losses } from './losses.ts';
import { hidesText, isOfNumbers, readBuilt } from './builders.ts';
import { picturesById, type Block, type FoundPicture } from './blocks.ts';
import { shownOf } from './fields.ts';
import { readHtml, type ReadText } from './html.ts';
import type { Library, Wanted } from './library.ts';
import { fileName } from './names.ts';
import { picturesBeside } from './pictures-beside.ts';
import { noShared, type SharedParts, type SharedText } from './shared-parts.ts';
import { blocksBeside, textsBeside } from './two-copies.ts';
import { wordsOf } from './tree.ts';
import { kindOf, unknownSite, type WxrItem, type WxrSite } from './wxr.ts';
import { layoutApart, layoutKey } from './yootheme.ts';

/** What stands in an item, in its order, with the files that it wants. */
export type WantedBlock =
  | { readonly kind: 'text'; readonly markdown: string; readonly words: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly Wanted[]; readonly caption: string }
  | { readonly kind: 'film'; readonly film: Wanted };

/** An item as it was read, before anything of it is fetched. */
export interface ItemParts {
  readonly header: Wanted | null;
  readonly blocks: readonly WantedBlock[];
  readonly losses: Losses;
}

/** What a file's details take here. */
const longestAlt = 1000;
/** Nobody reads more below a picture. */
const longestCaption = 2000;

/** A part of a text that stands for itself. */
type OwnBlock = Exclude<Block, { readonly kind: 'footnotes' }>;

interface Footnotes {
  /** All of them, numbered, and behind them what of them is no text. */
  readonly blocks: readonly OwnBlock[];
  readonly losses: Losses;
}

/** The notes at the foot of a text; null where there are none, or they cannot be read. */
function footnotesOf({ meta }: WxrItem, read: (html: string) => ReadText): Footnotes | null {
  if (meta.footnotes === '') return null;
  try {
    const all: unknown = JSON.parse(meta.footnotes);
    const contents = (Array.isArray(all) ? all : []).map((one: unknown) =>
      typeof one === 'object' && one !== null && 'content' in one ? String(one.content) : '',
    );
    if (contents.length === 0) return null;
    const notes = contents.map((html) => read(html));
    const losses = new Losses();
    for (const note of notes) losses.addAll(note.losses);
    const lines = notes.map(({ blocks }) => blocks.flatMap((block) => (block.kind === 'text' ? [block] : [])));
    const join = (key: 'markdown' | 'words') =>
      lines
        .map((line, at) => `${String(at + 1)}. ${line.map((one) => one[key].replaceAll('\n', ' ')).join(' ')}`)
        .join('\n');
    const others = notes.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'text' || block.kind === 'footnotes' ? [] : [block])),
    );
    return { blocks: [{ kind: 'text', markdown: join('markdown'), words: join('words') }, ...others], losses };
  } catch {
    return null;
  }
}

/** Tells the words that a plugin keeps beside a text in a way that is not read, but for those that stand in it. */
function tellHiding({ hiding }: WxrItem, blocks: readonly Block[], losses: Losses): void {
  for (const [key, texts] of hiding) {
    const words = textsBeside(blocks, texts).map((text) => shownOf(text));
    if (blocks.length === 0) losses.add('hidden', key);
    else if (words.length > 0) losses.add('field', `${key} “${words.join(', ')}”`);
  }
}

/** The text of an item; where a page builder keeps the page beside it, that, with what only the text has. */
function readText(item: WxrItem, read: (html: string) => ReadText): ReadText {
  const { text: usual, layout } = layoutApart(item.content);
  const kept = layout === '' ? item.built : new Map([...item.built, [layoutKey, layout]]);
  const losses = new Losses();
  const ofNumbers = isOfNumbers(usual, kept) ? readBuilt(kept, true, losses) : null;
  const text = read(
    ofNumbers === null || ofNumbers.html === '' ? usual : usual.replaceAll(/\[\/?cs_[^\]]{0,500}\]/g, ''),
  );
  const isEmpty = text.blocks.length === 0;
  const page = ofNumbers ?? readBuilt(kept, isEmpty, losses);
  for (const { name, hasCopy } of page.unread) if (isEmpty || !hasCopy) losses.add('builder', name);
  if (page.html === '') {
    losses.addAll(text.losses);
    tellHiding(item, text.blocks, losses);
    return { blocks: text.blocks, losses };
  }
  const built = read(page.html);
  const isNothing = isEmpty && built.blocks.length === 0;
  if (isNothing && [...kept.values()].some(hidesText)) for (const name of page.names) losses.add('builder', name);
  losses.addAll(built.losses);
  losses.addMissing(text.losses);
  // The builder's copy in the text has words of parts that nobody else can draw; one that was taken back to the usual editor is its text.
  const isBuilt = page.isShown || isEmpty;
  const [first, second] = isBuilt ? [built.blocks, text.blocks] : [text.blocks, built.blocks];
  const blocks = [...first, ...blocksBeside(first, second)];
  tellHiding(item, blocks, losses);
  return { blocks, losses };
}

/** Reads an item of an export. Nothing is fetched. */
export function readParts(item: WxrItem, site: WxrSite, library: Library, parts: SharedParts): ItemParts {
  const isWordPress = kindOf(site) === 'wordpress';
  const shared = (ref: string, losses: Losses): SharedText => {
    const part = parts.find(ref);
    if (part === null) return noShared(/^\d+$/.test(ref) ? `number ${ref}` : ref);
    if (part.isLeft) return noShared(part.name);
    const read = () => readBuilt(part.built, part.content.trim() === '', losses).html || part.content;
    return { name: part.name, length: part.length, read };
  };
  const nameOf = (id: string): string => {
    const file = library.byId(id);
    return file === null ? `number ${id}` : fileName(file.address);
  };
  const read = (html: string): ReadText =>
    readHtml(html, { base: site.link, keepsLines: isWordPress, hasShortcodes: isWordPress, shared, nameOf });
  const { blocks: found, losses } = readText(item, read);
  losses.addAll(item.losses);
  const tellCaption = (caption: string): void => {
    if (caption !== '') losses.add('caption', `“${caption}”`);
  };
  /** Of an address on a site that the export does not name, nothing is known but the file's name. */
  const placed = (wanted: Wanted): readonly Wanted[] => {
    const addresses = wanted.addresses.filter((address) => !address.startsWith(`${unknownSite}/`));
    if (addresses.length > 0) return [shortened({ ...wanted, addresses })];
    losses.add('unplaced', fileName(wanted.addresses[0] ?? unknownSite));
    tellCaption(wanted.caption);
    return [];
  };
  /** With its texts cut to the length that a form takes; what is cut is reported. */
  const shortened = (wanted: Wanted): Wanted => {
    const cut = (text: string, most: number, loss: 'longAlt' | 'longCaption'): string => {
      if (text.length > most) losses.add(loss, `“${cutText(text, 60)}…”`);
      return cutText(text, most);
    };
    return {
      ...wanted,
      alt: cut(wanted.alt, longestAlt, 'longAlt'),
      caption: cut(wanted.caption, longestCaption, 'longCaption'),
    };
  };
  const want = (picture: FoundPicture): readonly Wanted[] => {
    const wanted = library.want(picture, losses);
    if (wanted.addresses.length > 0) return placed(wanted);
    losses.add('missing', `number ${picture.id}`);
    tellCaption(picture.caption);
    return [];
  };
  const footnotes = footnotesOf(item, read);
  if (footnotes === null && item.meta.footnotes !== '' && item.meta.footnotes !== '[]') losses.add('footnote');
  if (footnotes !== null) losses.addAll(footnotes.losses);
  const notes = footnotes?.blocks ?? [];
  const hasPlace = found.some(({ kind }) => kind === 'footnotes');
  const blocks = [
    ...found.flatMap((block): readonly OwnBlock[] => (block.kind === 'footnotes' ? notes : [block])),
    ...(hasPlace ? [] : notes),
    ...[picturesById(item.meta._product_image_gallery)]
      .filter((pictures) => pictures.length > 0)
      .map((pictures) => ({ kind: 'pictures', pictures, caption: '' }) as const),
  ].flatMap((block): readonly WantedBlock[] => {
    if (block.kind === 'text') return [block];
    if (block.kind === 'film') {
      const { addresses, caption } = block;
      const films = addresses.length > 0 ? placed({ addresses, alt: '', caption }) : want({ ...block, alt: '' });
      return films.map((film) => ({ kind: 'film', film }));
    }
    if (block.kind === 'own gallery') {
      const own = library
        .ofParent(block.of === '' ? item.id : block.of)
        .filter(({ id }) => !block.without.includes(id));
      if (block.by !== '') losses.add(own.length === 0 ? 'shortcode' : 'values', block.by);
      else if (own.length === 0) losses.add('missingGallery');
      for (const { lost } of own) if (lost !== null) losses.addAll(lost);
      const pictures = own.map(({ address, alt, caption }) => shortened({ addresses: [address], alt, caption }));
      return pictures.length === 0 ? [] : [{ kind: 'pictures', pictures, caption: '' }];
    }
    const pictures = block.pictures.flatMap(want);
    if (pictures.length > 0) return [{ ...block, pictures }];
    tellCaption(block.caption);
    return [];
  });
  const thumbnail = item.meta._thumbnail_id;
  const [header = null] =
    item.header !== null
      ? want(item.header)
      : /^[1-9]\d{0,11}$/.test(thumbnail)
        ? want({ addresses: [], id: thumbnail, alt: '', caption: '' })
        : [];
  const shown = new Set(filesOf({ header, blocks }).flatMap(({ addresses }) => addresses));
  const beside = picturesBeside(item.beside, library, shown, site.link, losses).flatMap(want);
  if (beside.length > 0) blocks.push({ kind: 'pictures', pictures: beside, caption: '' });
  for (const name of item.commenters) losses.add('comment', cutText(wordsOf(name), 100) || 'somebody without a name');
  return { header, blocks, losses };
}

/** The files that an item wants, in their order. */
export const filesOf = ({ header, blocks }: Pick<ItemParts, 'header' | 'blocks'>): readonly Wanted[] => [
  ...(header === null ? [] : [header]),
  ...blocks.flatMap((block) =>
    block.kind === 'pictures' ? block.pictures : block.kind === 'film' ? [block.film] : [],
  ),
];
