import { cutText } from '@vitrine/markdown/cut';
import {
  altOf,
  captionOf,
  isFootnoteLink,
  isForReaders,
  isNumberedOtherwise,
  isUnseen,
  raisedLetters,
  withReadings,
} from './element-facts.ts';
import {
  customAddressOf,
  filmsNamedBy,
  frameAddressOf,
  hiddenIn,
  lossOf,
  openedAddress,
  soundAddressOf,
} from './embeds.ts';
import {
  blockTags,
  drawnTags,
  files,
  frameTags,
  isCaption,
  isGallery,
  lowered,
  plainBlocks,
  raised,
  skippedTags,
} from './html-lists.ts';
import { picturesById, type Block, type FoundPicture } from './blocks.ts';
import { filesIn, isOfValues, readBlockComment, valuesIn, type BlockComment } from './block-comments.ts';
import { readCaption } from './captions.ts';
import { isOfDivi, readDivi } from './divi.ts';
import { besideControls } from './forms.ts';
import { formulaOf, isDecoration, labelOf, picturesIn } from './drawings.ts';
import { isOfSite, toHref } from './links.ts';
import { fileName } from './names.ts';
import type { Losses } from './losses.ts';
import type { Values } from './json.ts';
import { looksOf } from './looks.ts';
import {
  addressesOf,
  backgroundsIn,
  backgroundsOf,
  copyName,
  filmAddressesOf,
  idOf,
  isFilmAddress,
  isPictureAddress,
  isPixel,
  isSpacer,
  toAddress,
} from './picture-address.ts';
import { collapsed, onOneLine } from './spaces.ts';
import { filledBlock } from './squarespace.ts';
import { backgroundsOfSheet, isData } from './styles.ts';
import { cellsOf, hasWordsApart, isGrid, wordlessCellsOf } from './tables.ts';
import { TextWriter } from './text-writer.ts';
import {
  besideOf,
  classesOf,
  elementsIn,
  isElement,
  isEmoji,
  partsOf,
  readTree,
  wordsIn,
  type Element,
  type Node,
} from './tree.ts';

/** What `<pre>` keeps of the space before a line. */
const widestIndent = 40;

const shortly = (text: string): string => cutText(onOneLine(text), 60);

/** What the media library knows. */
export interface Naming {
  /** What a file of it is called, by its number. */
  readonly nameOf?: (id: string) => string;
}

/** What surrounds a node. */
interface Place {
  /** Line breaks are the author's. */
  readonly keepsLines: boolean;
  readonly isPre: boolean;
  /** Of the link that a picture stands in. */
  readonly link: string;
}

/** Writes a tree as blocks. */
export class TextReader {
  readonly losses: Losses;
  readonly #options: Naming;
  readonly #replaced: (html: string) => string;
  readonly #base: string;
  readonly #out: TextWriter;
  #gallery: { readonly pictures: FoundPicture[] } | null = null;
  /** How much there was before what the next caption is of: what stands further above has another, or none. */
  #above = { blocks: 0, pictures: 0 };
  #nodes: readonly Node[] = [];
  #names: Set<string> | null = null;
  /** @param replaced puts elements in place of the shortcodes of what was no part of the text yet */
  constructor(base: string, options: Naming, losses: Losses, replaced: (html: string) => string) {
    this.#base = base;
    this.#options = options;
    this.#replaced = replaced;
    this.losses = losses;
    this.#out = new TextWriter(losses);
  }

  read(nodes: readonly Node[], keepsLines: boolean): readonly Block[] {
    this.#nodes = nodes;
    this.#walkAll(nodes, { keepsLines, isPre: false, link: '' });
    return this.#out.finish();
  }

  #walkAll(nodes: readonly Node[], place: Place): void {
    nodes.forEach((node, at) => {
      if (node.kind === 'text') this.#text(node.value, place);
      else if (node.kind === 'comment') this.#blockComment(node.value, nodes, at, place);
      else this.#element(node, nodes, at, place);
    });
  }

  #element(element: Element, siblings: readonly Node[], at: number, place: Place): void {
    const { name, attributes } = element;
    const children = partsOf(element);
    if (name === 'style') return this.#behindAll(backgroundsOfSheet(wordsIn(children)));
    if (skippedTags.has(name) || (name === 'noscript' && this.#isRepeated(element, siblings, at))) return;
    if (name === 'br') return this.#out.addBreak();
    if (name === 'img' || name === 'picture') return this.#image(element, place);
    if (name === 'amp-img') return this.#image({ ...element, name: 'img' }, place);
    if (name === 'video' || name === 'amp-video') return this.#film(element, '');
    if (name === 'audio') return this.#sound(element);
    if (frameTags.has(name)) return this.#frame(element);
    if (drawnTags.has(name)) return this.#drawn(element);
    if (name === 'form') return this.#form(element, place);
    const custom = customAddressOf(element, this.#base);
    if (custom !== '') return this.#custom(name, custom);
    if (name === 'input' && attributes['type']?.toLowerCase() === 'checkbox' && this.#out.isInList)
      return this.#out.write(attributes['checked'] === undefined ? '☐ ' : '☑ ');
    if (name === 'select' || name === 'textarea' || (name === 'input' && attributes['type'] !== 'hidden'))
      return this.losses.add('form');
    if (name === 'ruby') return this.#walkAll(withReadings(children), place);
    if (name === 'vitrine-part') return this.#part(element, place);
    if (name === 'vitrine-gallery') {
      const { ids = '', of = '', without = '', by = '' } = attributes;
      if (ids === '') return this.#out.add({ kind: 'own gallery', of, without: without.split(','), by });
      return this.#idGallery(ids);
    }
    const filled = filledBlock(element);
    if (filled !== '') this.losses.add('block', filled);
    const hidden = hiddenIn(element);
    if (hidden !== '') this.#walkAll(readTree(hidden).children, place);
    const behind = backgroundsOf(element, this.#base);
    for (const address of behind.addresses) this.#addPicture({ addresses: [address], id: '', alt: '', caption: '' });
    for (const picture of behind.inline) this.#addInline(picture);
    if (name === 'figure' || name === 'vitrine-caption') return this.#figure(element, place);
    if (name === 'table') return this.#table(element, place);
    if (isGallery(element) && this.#gallery === null) return this.#asGallery(element, place);
    if (isCaption(element)) return this.#caption(element);
    if (name === 'blockquote') this.losses.add('quote', `“${shortly(wordsIn(children))}”`);
    if (name === 'sup' || name === 'sub') return this.#raise(element, place);
    if (isUnseen(element)) this.losses.add('unseen', `“${shortly(wordsIn(children))}”`);
    const looks = looksOf(element);
    for (const loss of looks.losses) {
      // Of a piece of code, its lines are reported.
      if ((loss !== 'typed' || !place.isPre) && wordsIn(children).trim() !== '')
        this.losses.add(loss, `“${shortly(wordsIn(children))}”`);
    }
    const { title = '' } = attributes;
    if ((name === 'abbr' || name === 'acronym') && title !== '')
      this.losses.add('abbreviation', `“${shortly(wordsIn(children))}” (${title})`);
    if (name === 'pre' && wordsIn(children).trim() !== '' && elementsIn(children).some((one) => one.name === 'code'))
      this.losses.add('code');
    if (name === 'a') return this.#link({ ...element, children }, place);
    if (name === 'q') {
      this.#out.write('“');
      this.#walkAll(children, place);
      return this.#out.write('”');
    }
    const [mark, ...others] = looks.marks;
    if (mark !== undefined) {
      const inner = (): void => this.#walkAll(children, place);
      return this.#out.within({ kind: 'mark', mark }, () =>
        others.reduceRight<() => void>(
          (write, other) => () => this.#out.within({ kind: 'mark', mark: other }, write),
          inner,
        )(),
      );
    }
    if (name === 'ul' || name === 'ol' || name === 'menu') return this.#list(element, place);
    if (!blockTags.has(name)) return this.#walkAll(children, place);
    this.#block({ ...element, children }, place);
  }

  /** A part that other texts show, too. */
  #part({ attributes, children }: Element, place: Place): void {
    this.#out.flush();
    this.#walkAll(children, { ...place, keepsLines: attributes['lines'] !== undefined });
    this.#out.flush();
  }

  #block({ name, children }: Element, place: Place): void {
    this.#out.flush();
    if (/^h[1-6]$/.test(name)) this.#out.heading = Number(name[1]);
    if (name === 'li') this.#out.openItem();
    this.#walkAll(children, name === 'pre' ? { ...place, isPre: true } : place);
    this.#out.flush();
    if (/^h[1-6]$/.test(name)) this.#out.heading = null;
  }

  /** A script shows the picture beside it: this one is for browsers without. */
  #isRepeated({ children }: Element, siblings: readonly Node[], at: number): boolean {
    const own = elementsIn(children).flatMap((one) => this.#namesOf(one));
    if (own.length === 0) return false;
    return [besideOf(siblings, at, -1), besideOf(siblings, at, 1)].some(
      (one) =>
        one !== null &&
        [one, ...elementsIn(one.children)].some((other) => this.#namesOf(other).some((name) => own.includes(name))),
    );
  }

  /** What the files of a picture are called, whatever their size and kind. */
  #namesOf(element: Element): readonly string[] {
    if (element.name !== 'img') return [];
    return addressesOf(element, [], '', this.#base).addresses.map((address) => copyName(address));
  }

  #isShown(element: Element): boolean {
    return element.name === 'img' && addressesOf(element, [], '', this.#base).addresses.length > 0;
  }

  #text(found: string, { keepsLines, isPre }: Place): void {
    if (!keepsLines && !isPre) {
      this.#out.write(collapsed(found));
      return;
    }
    const text = found.replaceAll(/\r\n?/g, '\n');
    text.split('\n').forEach((line, index) => {
      if (index > 0) this.#out.endLine();
      // An entity begins another piece of the same line.
      const indent = isPre && this.#out.isAtLineStart ? (/^[ \t]+/.exec(line)?.[0] ?? '') : '';
      const width = Math.min(indent.replaceAll('\t', '    ').length, widestIndent);
      this.#out.write('\u{A0}'.repeat(width) + line.slice(indent.length).replaceAll(/[ \t\f]+/g, ' '));
    });
  }

  #link({ attributes, children }: Element, place: Place): void {
    const typed = attributes['href'] ?? '';
    const href = toHref(typed, this.#base);
    const hasPictures = elementsIn(children).some(({ name }) => name === 'img' || name === 'picture');
    // What a picture's link says to screen readers alone is what its button does.
    const shown = hasPictures ? children.filter((one) => !isElement(one) || !isForReaders(one)) : children;
    const words = wordsIn(shown).trim();
    const address = href === null ? '' : toAddress(typed, this.#base);
    if (hasPictures && words === '') {
      const isAttachment = /\battachment\b/.test(attributes['rel'] ?? '') || /attachment_id=/.test(typed);
      if (address !== '' && !isPictureAddress(address) && !isAttachment) this.losses.add('pictureLink', address);
      this.#walkAll(shown, { ...place, link: address });
      const kept = captionOf(attributes);
      if (kept !== null) this.#caption(kept);
      return;
    }
    if (href === null || this.#out.isInLink) {
      if (
        href === null &&
        typed.trim() !== '' &&
        !children.some((one) => isElement(one) && one.name === 'sup') &&
        !isFootnoteLink(attributes)
      )
        this.losses.add('anchor', words === '' ? typed : `“${shortly(words)}”`);
      this.#walkAll(children, place);
      return;
    }
    // The block editor puts a file's button behind its name.
    const isButton = (attributes['class'] ?? '').includes('wp-block-file__button');
    if (isButton) this.#out.write(' ');
    if (address !== '' && (isButton || isOfSite(address, this.#base))) {
      // A picture that stands in the link is taken; one that words lead to is not.
      const isFile = files.test(new URL(address).pathname) || (!hasPictures && isPictureAddress(address));
      if (isFile) this.losses.add('file', fileName(address));
    }
    if (words === '' && !hasPictures) {
      this.losses.add('wordless', address || typed);
      return;
    }
    this.#out.within({ kind: 'link', href }, () => this.#walkAll(children, { ...place, link: address }));
  }

  #raise({ name, children }: Element, place: Place): void {
    const words = wordsIn(children).trim();
    const letters = raisedLetters(words, name === 'sup' ? raised : lowered);
    if (letters !== '') return this.#out.write(letters);
    if (words !== '') this.losses.add('raised', `“${shortly(words)}”`);
    this.#walkAll(children, place);
  }

  #list(element: Element, place: Place): void {
    const { name, attributes, children } = element;
    this.#out.flush();
    if (this.#gallery !== null) return this.#walkAll(children, place);
    const start = Number(attributes['start'] ?? 1);
    if (name === 'ol' && isNumberedOtherwise(element)) this.losses.add('numbering');
    this.#out.beginList(name === 'ol', Number.isSafeInteger(start) && start >= 0 && start < 1e8 ? start : 1);
    this.#walkAll(children, place);
    this.#out.flush();
    this.#out.endList();
  }

  #addPicture(picture: FoundPicture): void {
    if (this.#gallery === null) this.#out.add({ kind: 'pictures', pictures: [picture], caption: '' });
    else this.#gallery.pictures.push(picture);
  }

  /** What stands above is not what the next caption is of. */
  #standApart(): void {
    this.#above = { blocks: this.#out.count, pictures: this.#gallery?.pictures.length ?? 0 };
  }

  #image(element: Element, { link }: Place): void {
    const inside = elementsIn(element.children);
    const image = element.name === 'img' ? element : inside.find(({ name }) => name === 'img');
    if (image === undefined) return;
    if (isEmoji(image)) return this.#out.write(image.attributes['alt'] ?? '');
    // WordPress writes drawings of its library as large as that, too.
    if (isPixel(image) && idOf(image) === '') return;
    const sources = inside.filter(({ name }) => name === 'source');
    const { addresses, isInline } = addressesOf(image, sources, link, this.#base);
    const alt = altOf(image);
    const id = idOf(image);
    if (isInline && id === '') this.losses.add('inline', alt === '' ? '' : `“${shortly(alt)}”`);
    if (addresses.length > 0 || id !== '') this.#addPicture({ addresses, id, alt, caption: '' });
    else this.#standApart();
  }

  #film(element: Element, caption: string): void {
    for (const one of elementsIn(element.children)) if (one.name === 'track') this.#drawn(one);
    const addresses = filmAddressesOf(element, this.#base);
    this.#still(element);
    const id = idOf(element);
    if (addresses.length > 0 || id !== '') return this.#out.add({ kind: 'film', addresses, id, caption });
    this.losses.add('filmless');
    this.#standApart();
  }

  /** What stands for a film until it runs. */
  #still(element: Element): void {
    const poster = (element.attributes['poster'] ?? element.attributes['data-poster'] ?? '').trim();
    if (/^\d{1,12}$/.test(poster))
      return this.losses.add('poster', this.#options.nameOf?.(poster) ?? `number ${poster}`);
    const stills = [toAddress(poster, this.#base), ...backgroundsIn(element, this.#base)];
    const still = stills.find((address) => address !== '' && !isSpacer(address));
    if (still !== undefined) this.losses.add('poster', fileName(still));
  }

  #sound(element: Element): void {
    const address = soundAddressOf(element, this.#base);
    this.losses.add('sound', address === '' ? '' : fileName(address));
    this.#standApart();
  }

  #frame(element: Element): void {
    if (element.name === 'vitrine-embed') this.#still(element);
    const address = frameAddressOf(element, this.#base);
    if (address === '') this.losses.add('frame');
    else this.#addEmbed(address);
  }

  /** What the script of an element shows: a film of another service is one, whoever plays it. */
  #custom(name: string, address: string): void {
    if (lossOf(address) === 'otherFilm') return this.#addEmbed(address);
    this.losses.add('drawing', `${name} (${fileName(address)})`);
    this.#standApart();
  }

  /** What another service shows is named by its address: a link takes its place. */
  #addEmbed(address: string): void {
    const opened = openedAddress(address);
    const href = toHref(opened, '');
    if (href === null) return;
    this.losses.add(lossOf(href), new URL(href).host);
    this.#out.flush();
    this.#out.put({ kind: 'link', href, phrases: [{ kind: 'words', words: opened }] });
    this.#out.flush();
  }

  /** What is no text and no picture that can be stored; what it says of itself is reported. */
  #drawn(element: Element): void {
    const { name, attributes } = element;
    if (name === 'script') {
      const address = toAddress(attributes['src'] ?? '', this.#base);
      this.losses.add('script', address === '' ? 'in the text itself' : new URL(address).host);
    } else if (name === 'area') {
      const address = toAddress(attributes['href'] ?? '', this.#base);
      if (address !== '') this.losses.add('pictureLink', address);
    } else if (name === 'track') this.losses.add('subtitles', attributes['src'] ?? '');
    else if (name === 'math') {
      const words = formulaOf(element);
      this.#out.write(words);
      if (words !== '') this.losses.add('formula', `“${shortly(words)}”`);
    } else {
      for (const address of picturesIn(element, this.#base))
        this.#addPicture({ addresses: [address], id: '', alt: labelOf(element), caption: '' });
      if (!isDecoration(element)) this.losses.add('drawing', labelOf(element));
    }
  }

  #form({ children }: Element, place: Place): void {
    this.losses.add('form');
    this.#out.flush();
    const kept = besideControls(children);
    this.#walkAll(kept, place);
    const walked = new Set(elementsIn(kept));
    for (const one of elementsIn(children)) if (one.name === 'img' && !walked.has(one)) this.#image(one, place);
    this.#out.flush();
  }

  #idGallery(ids: string): void {
    this.#out.add({ kind: 'pictures', pictures: picturesById(ids), caption: '' });
  }

  /** A caption that stands beside what it is of. */
  #caption(element: Element): void {
    const words = readCaption(element.children, this.#base, this.losses);
    const last = this.#gallery?.pictures.slice(this.#above.pictures).at(-1);
    // Squarespace keeps one in the link of its picture, and may show it below, too.
    if (words === '' || last?.caption.includes(words) === true) return;
    if (this.#gallery !== null && last?.caption === '') {
      this.#gallery.pictures.splice(-1, 1, { ...last, caption: words });
      return;
    }
    if (this.#out.captionLast(words, this.#above.blocks)) return;
    this.#out.write(words);
    this.#out.flush();
  }

  /** A figure, with a caption that is its own, also where nothing else of it can be taken. */
  #figure(element: Element, place: Place): void {
    const before = this.#above;
    this.#standApart();
    this.#inFigure(element, place);
    this.#above = before;
  }

  #inFigure(element: Element, place: Place): void {
    const { children, name } = element;
    const classes = classesOf(element);
    if (
      classes.has('wp-block-embed') ||
      [...classes].some((one) => one.startsWith('is-type-') || one === 'kg-embed-card')
    )
      return this.#embedFigure(element, place);
    const inside = elementsIn(children);
    const pictures = inside.filter((one) => one.name === 'img' && !isEmoji(one)).length;
    if (this.#gallery === null && (isGallery(element) || pictures > 1)) return this.#asGallery(element, place);
    if (name === 'vitrine-caption') return this.#captionCode(element, place);
    if (inside.some((one) => one.name === 'table')) {
      this.#block(element, place);
      return;
    }
    this.#out.flush();
    const isOwnCaption = (node: Node): boolean => isElement(node) && node.name === 'figcaption';
    // One that stands above its picture is read behind it, as it is below all others here.
    this.#walkAll([...children.filter((node) => !isOwnCaption(node)), ...children.filter(isOwnCaption)], place);
    this.#out.flush();
  }

  /** `[caption]<a><img></a> Words[/caption]` */
  #captionCode({ children, attributes }: Element, place: Place): void {
    this.#out.flush();
    const isPicture = (node: Node): boolean =>
      isElement(node) && (node.name === 'img' || elementsIn(node.children).some(({ name }) => name === 'img'));
    const at = children.findIndex(isPicture);
    this.#walkAll(at < 0 ? [] : children.slice(0, at + 1), place);
    const rest = children.slice(at + 1);
    const typed: Element = {
      kind: 'element',
      name: 'figcaption',
      attributes: {},
      children: readTree(attributes['text'] ?? '').children,
    };
    this.#caption(wordsIn(rest).trim() === '' ? typed : { ...typed, children: rest });
  }

  #embedFigure({ children }: Element, place: Place): void {
    const captions = children.filter((node) => isElement(node) && isCaption(node));
    const inner = children.filter((node) => !captions.includes(node));
    const address = toAddress(wordsIn(inner), this.#base);
    if (/^https?:\/\/\S+$/.test(wordsIn(inner).trim()) && address !== '') this.#addEmbed(address);
    else {
      this.#out.flush();
      this.#walkAll(inner, place);
    }
    this.#out.flush();
    for (const node of captions) if (isElement(node)) this.#caption(node);
  }

  #asGallery(element: Element, place: Place): void {
    this.#out.flush();
    const before = this.#above;
    const pictures: FoundPicture[] = [];
    this.#gallery = { pictures };
    this.#standApart();
    const isOwn = (node: Node): boolean =>
      isElement(node) && (node.name === 'figcaption' || classesOf(node).has('blocks-gallery-caption'));
    this.#walkAll(
      element.children.filter((node) => !isOwn(node)),
      place,
    );
    this.#out.flush();
    this.#gallery = null;
    this.#above = before;
    const captions = element.children
      .filter(isOwn)
      .flatMap((node) => (isElement(node) ? [readCaption(node.children, this.#base, this.losses)] : []));
    const caption = captions.filter((words) => words !== '').join(' ');
    const [only] = pictures;
    if (pictures.length === 0) {
      this.#out.write(caption);
      this.#out.flush();
    } else if (pictures.length === 1 && only !== undefined && only.caption === '')
      this.#out.add({ kind: 'pictures', pictures: [{ ...only, caption }], caption: '' });
    else this.#out.add({ kind: 'pictures', pictures, caption });
  }

  /** Each row is a line. One that only arranges is read like any part of a page. */
  #table(element: Element, place: Place): void {
    const inside = elementsIn(element.children);
    const isDamaged = hasWordsApart(element);
    const isLayout =
      this.#out.isRow ||
      isDamaged ||
      inside.some(({ name }) => /^(?:img|video|iframe|ul|ol|table|h[1-6]|figure|blockquote|pre)$/.test(name));
    this.#out.flush();
    if (isLayout || this.#out.isInList) {
      if (isDamaged || isGrid(element) || inside.some(({ name }) => name === 'th')) this.losses.add('table');
      this.#walkAll(element.children, place);
      this.#out.flush();
      return;
    }
    this.losses.add('table');
    for (const cells of cellsOf(element)) {
      this.#out.isRow = true;
      cells.forEach((cell, at) => {
        if (at > 0) this.#out.write(' | ');
        this.#walkAll(cell?.children ?? [], { ...place, keepsLines: false });
      });
      this.#out.isRow = false;
      this.#out.addBreak();
    }
    this.#out.flush();
    for (const cell of wordlessCellsOf(element)) this.#walkAll(cell.children, place);
    for (const caption of inside.filter(({ name }) => name === 'caption')) {
      this.#walkAll(caption.children, place);
      this.#out.flush();
    }
  }

  /** What the block editor keeps in comments: a block that the site fills, a cover, an address. */
  #blockComment(comment: string, siblings: readonly Node[], at: number, place: Place): void {
    const read = readBlockComment(comment);
    if (read === null) return;
    const { name, short, values, isClosed } = read;
    if (short === 'footnotes') return this.#out.add({ kind: 'footnotes' });
    const url = typeof values['url'] === 'string' ? toAddress(values['url'], this.#base) : '';
    const id = typeof values['id'] === 'number' ? String(values['id']) : '';
    const element = besideOf(siblings, at, 1);
    if (short === 'cover' && (url !== '' || id !== '')) {
      const inside = element === null ? [] : [element, ...elementsIn(element.children)];
      const isThere = inside.some(
        (one) => this.#isShown(one) || backgroundsIn(one, this.#base).length > 0 || one.name === 'video',
      );
      if (!isThere) {
        if (values['backgroundType'] === 'video' && url !== '')
          this.#out.add({ kind: 'film', addresses: [url], id: '', caption: '' });
        else this.#addPicture({ addresses: url === '' ? [] : [url], id, alt: '', caption: '' });
      }
      return;
    }
    if (short === 'gallery' || short.startsWith('jetpack/')) {
      const ids = Array.isArray(values['ids']) ? values['ids'].filter((one) => typeof one === 'number') : [];
      const hasPictures =
        element !== null && [element, ...elementsIn(element.children)].some((one) => one.name === 'img');
      if (ids.length > 0 && !hasPictures) this.#idGallery(ids.join(','));
      else if (isClosed && ids.length === 0) this.losses.add('block', short);
      else if (!isClosed) this.#behind(values);
      return;
    }
    if (isOfDivi(name, values)) return this.#divi(read, siblings, at, place);
    if (isOfValues(name)) return this.#values(read, place);
    if (!isClosed) return this.#behind(values);
    if (name.startsWith('core-embed/') || short === 'embed') {
      if (url !== '') this.#addEmbed(url);
      return;
    }
    if (plainBlocks.has(short)) {
      // Nothing but its number stands here; the library knows the rest.
      if (id !== '') this.#addPicture({ addresses: url === '' ? [] : [url], id, alt: '', caption: '' });
      return;
    }
    this.#values(read, place);
  }

  /** Pictures and films that a block names in its comment alone, such as what is behind it. */
  #behind(values: Values): void {
    this.#behindAll(filesIn(values));
  }

  /** What a comment or a style sheet names, and no element shows. @param all as it was typed */
  #behindAll(all: readonly string[]): void {
    for (const typed of all) {
      if (isData(typed)) {
        if (!this.#shown().has(typed)) this.#addInline(typed);
        continue;
      }
      const address = toAddress(typed, this.#base);
      if (address === '') continue;
      const isOther = lossOf(address) === 'otherFilm';
      const name = isOther ? openedAddress(address) : copyName(address);
      if (this.#shown().has(name)) continue;
      this.#shown().add(name);
      if (isOther) this.#addEmbed(address);
      else if (isFilmAddress(address)) this.#out.add({ kind: 'film', addresses: [address], id: '', caption: '' });
      else this.#addPicture({ addresses: [address], id: '', alt: '', caption: '' });
    }
  }

  /** A picture that is written into the text itself, behind something: there is no address of it. */
  #addInline(picture: string): void {
    this.#shown().add(picture);
    this.losses.add('inline');
  }

  /** What the files are called that elements of the text show, and films of other services by their addresses. */
  #shown(): Set<string> {
    this.#names ??= new Set(
      elementsIn(this.#nodes).flatMap((one) => [
        ...this.#namesOf(one),
        ...[...backgroundsIn(one, this.#base), ...filmAddressesOf(one, this.#base)].map((address) => copyName(address)),
        ...[one.attributes['src'] ?? '', ...backgroundsOf(one, this.#base).inline].filter((typed) => isData(typed)),
        ...filmsNamedBy(one, this.#base),
      ]),
    );
    return this.#names;
  }

  /** A block that the old site drew, of what stands in its comment. */
  #values({ name, values, isClosed }: BlockComment, place: Place): void {
    const { html, others } = valuesIn(values, /galler|slide|carousel|image|photo/i.test(name));
    const short = name.replace(/^core\//, '');
    // What only holds other blocks is no loss.
    if (html === '' && others.length === 0 && !isClosed) return;
    if (html === '') return this.losses.add('block', others.length === 0 ? short : `${short} (${others.join(', ')})`);
    this.losses.add('values', others.length === 0 ? short : `${short} (without ${others.join(', ')})`);
    this.#within(html, place);
  }

  /** A module of Divi: what stands between its two comments are others, or shortcodes that it keeps in the first one, too. */
  #divi({ name, values, isClosed }: BlockComment, siblings: readonly Node[], at: number, place: Place): void {
    if (name === 'divi/shortcode-module' && !isClosed) {
      const next = siblings.find((node, index) => index > at && (node.kind !== 'text' || node.value.trim() !== ''));
      if (next !== undefined && next.kind !== 'comment') return;
    }
    const { html, isFilled } = readDivi(name, values, this.losses);
    if (isFilled) this.losses.add('block', name);
    if (html !== '') this.#within(html, place);
  }

  /** HTML that a block holds in its values. */
  #within(html: string, place: Place): void {
    this.#out.flush();
    if (this.#out.isInList) this.#out.openItem();
    this.#walkAll(readTree(this.#replaced(html)).children, { ...place, keepsLines: false });
    this.#out.flush();
  }
}
