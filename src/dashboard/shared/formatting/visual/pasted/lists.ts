import { counts, numbersOfMarker } from './list-markers.ts';
import { styleOf } from './style.ts';

/** An item of a list that is told by a line: how deep it stands, and what it counts as. */
interface FlatItem {
  /** From 1. */
  readonly depth: number;
  readonly isOrdered: boolean;
  /** The numbers that its marker can mean; none where nobody can say. */
  readonly numbers: readonly number[];
  /** How far in it stands, in points; null where it does not say. */
  readonly margin: number | null;
}

/** What a line without a marker says of the item that it goes on: how deep that stands, or how far in; null for either that it does not say. */
type Continuation = Readonly<Record<'depth' | 'margin', number | null>>;

interface OpenList {
  readonly element: HTMLElement;
  readonly isOrdered: boolean;
  depth: number;
  /** The number of its next item. */
  next: number;
  readonly margin: number | null;
}

function goesOn(list: OpenList, { isOrdered, numbers }: FlatItem): boolean {
  return list.isOrdered === isOrdered && (!isOrdered || numbers.length === 0 || numbers.includes(list.next));
}

/** Makes lists in lists of items that stand in lines below each other. */
function createNester() {
  /** The outermost first. */
  let open: OpenList[] = [];

  /** Where the list of an item begins or goes on. */
  function listFor(line: Element, item: FlatItem): OpenList {
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) > item.depth) {
      const closed = open.pop();
      if (closed === undefined || (open.at(-1)?.depth ?? 0) >= item.depth) continue;
      // It stood two steps further in than the list around it; this one stands between.
      closed.depth = item.depth;
      open.push(closed);
    }
    const last = open.at(-1);
    // A list may begin further in than it goes on.
    if (last !== undefined && last.depth > item.depth) last.depth = item.depth;
    if (last?.depth === item.depth) {
      if (goesOn(last, item)) return last;
      open.pop();
    }
    const element = line.ownerDocument.createElement(item.isOrdered ? 'ol' : 'ul');
    const [next = 1] = item.numbers;
    if (item.isOrdered && next !== 1) element.setAttribute('start', String(next));
    const outer = open.at(-1)?.element.lastElementChild ?? null;
    if (outer === null) line.before(element);
    else outer.append(element);
    const list: OpenList = { element, isOrdered: item.isOrdered, depth: item.depth, next, margin: item.margin };
    open.push(list);
    return list;
  }

  const isBelow = (line: Element): boolean => open[0]?.element.nextElementSibling === line;
  return {
    /** The line becomes an item, of the list right before it or of a new one. */
    add(line: Element, item: FlatItem, content: readonly Node[]): void {
      if (!isBelow(line)) open = [];
      const list = listFor(line, item);
      list.next = (item.numbers.includes(list.next) ? list.next : (item.numbers[0] ?? list.next)) + 1;
      const element = line.ownerDocument.createElement('li');
      element.append(...content);
      list.element.append(element);
    },
    /** Puts a line that has no marker into the item that it goes on, of those right before it: the last one unless it says otherwise. */
    goOn(line: Element, { depth, margin }: Continuation): void {
      if (!isBelow(line)) return;
      const isWithin = (list: OpenList): boolean =>
        depth === null ? margin === null || list.margin === null || list.margin <= margin : list.depth <= depth;
      while (open.length > 1 && !open.slice(-1).every(isWithin)) open.pop();
      open.at(-1)?.element.lastElementChild?.append(line);
    },
  };
}

/** Word’s marker of an item is letters of its paragraph. */
const findMarker = (line: Element): Element | undefined =>
  [...line.querySelectorAll('span')].find((span) => styleOf(span).get('mso-list') === 'ignore');

function depthOf(line: Element): number | null {
  const [, level] = /^l\d+\s+level(\d)/.exec(styleOf(line).get('mso-list') ?? '') ?? [];
  if (level !== undefined) return Number(level);
  const [isItem, place] = /\bMsoList(?:Bullet|Number)(\d)?/.exec(line.className) ?? [];
  return isItem !== undefined && findMarker(line) !== undefined ? Number(place ?? 1) : null;
}

const points: ReadonlyMap<string, number> = new Map([
  ['pt', 1],
  ['in', 72],
  ['cm', 72 / 2.54],
  ['mm', 72 / 25.4],
  ['px', 0.75],
]);

/** How far in a line stands, in points; null where its style does not say. */
function marginOf(line: Element): number | null {
  const [, size = '', unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm|px)\b/.exec(styleOf(line).get('margin-left') ?? '') ?? [];
  const factor = points.get(unit);
  return factor === undefined ? null : Math.round(Number(size) * factor);
}

/** Word's lists are paragraphs that say so in their style. */
function gatherWordLists(body: HTMLElement): void {
  const nester = createNester();
  for (const line of body.querySelectorAll('p')) {
    const depth = depthOf(line);
    if (depth === null) {
      const [isOfItem, kind, place] = /\bMsoList(Paragraph|Continue)(\d)?/.exec(line.className) ?? [];
      if (isOfItem !== undefined && line.textContent.trim() !== '')
        nester.goOn(line, { depth: kind === 'Continue' ? Number(place ?? 1) : null, margin: marginOf(line) });
      continue;
    }
    const marker = findMarker(line);
    const letters = (marker?.textContent ?? '').trim();
    marker?.remove();
    const isOrdered = counts(letters);
    const numbers = isOrdered ? numbersOfMarker(letters) : [];
    nester.add(line, { depth, isOrdered, numbers, margin: marginOf(line) }, [...line.childNodes]);
    line.remove();
  }
}

const isList = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && (node.localName === 'ul' || node.localName === 'ol');

const itemsOf = (list: Element): readonly Element[] => [...list.children].filter(({ localName }) => localName === 'li');

/** Word on the web puts each item into a list of its own, and says beside it how deep it stands. */
function gatherWebLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes);
  const nester = createNester();
  for (const list of body.querySelectorAll('ul, ol')) {
    const items = itemsOf(list);
    if (items.length === 0 || items.some((item) => !item.hasAttribute('data-aria-level'))) continue;
    const isOrdered = list.localName === 'ol';
    const start = Number(list.getAttribute('start') ?? 1);
    items.forEach((item, index) => {
      const depth = Number(item.getAttribute('data-aria-level')) || 1;
      const numbers = isOrdered ? [start + index] : [];
      nester.add(list, { depth, isOrdered, numbers, margin: null }, [...item.childNodes]);
    });
    list.remove();
  }
}

/** An item that holds nothing but lists is only there to set them further in. */
function unwrapEmptyItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const lists = [...item.children].filter(isList);
    const own = [...item.childNodes].filter((node) => !isList(node));
    const isEmpty = own.every(
      (node) => node.textContent?.trim() === '' && !(node instanceof Element && node.matches('img, :has(img)')),
    );
    if (lists.length > 0 && isEmpty && isList(item.parentNode)) item.replaceWith(...lists);
  }
}

/** A list that stands between the items of another belongs to the item before it. */
function placeInItems(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const outer = list.parentElement;
    let before = list.previousElementSibling;
    while (before !== null && before.localName !== 'li') before = before.previousElementSibling;
    if (before !== null) before.append(list);
    else if (outer !== null && itemsOf(outer).length === 0) outer.replaceWith(...outer.childNodes);
    else list.replaceWith(...list.childNodes);
  }
}

/** Lists of every program as lists in items of lists. */
export function gatherLists(body: HTMLElement): void {
  gatherWordLists(body);
  gatherWebLists(body);
  unwrapEmptyItems(body);
  placeInItems(body);
}
