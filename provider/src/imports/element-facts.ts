import { besideControls } from './forms.ts';
import { onOneLine } from './spaces.ts';
import { declarationsIn } from './styles.ts';
import { classesOf, isElement, isEmoji, readTree, wordsIn, type Element, type Node } from './tree.ts';

/** What single elements say of themselves, for the reader of HTML. */

/** Its alt text as words: those of a title with elements in it stand in it as they are. */
export function altOf({ attributes }: Element): string {
  const typed = onOneLine(attributes['alt'] ?? '');
  return /<\/?[a-z][^<>]*>/i.test(typed) ? onOneLine(wordsIn(readTree(typed).children)) : typed;
}

/** Whether numbers of a list are letters, run backwards, or do not follow each other. */
export const isNumberedOtherwise = ({ attributes, children }: Element): boolean =>
  'reversed' in attributes ||
  /^[ai]$/i.test(attributes['type'] ?? '') ||
  children.some((one) => isElement(one) && one.name === 'li' && one.attributes['value'] !== undefined);

/** Whether it is for screen readers alone. */
export const isForReaders = (element: Element): boolean =>
  [...classesOf(element)].some((name) => /^(?:screen-reader-text|sr-only|(?:[\w]+-)?visually-hidden)$/.test(name));

/** Whether it has words that are taken: of a form, those beside its fields. */
const hasWords = (node: Node): boolean => {
  if (!isElement(node)) return node.kind === 'text' && node.value.trim() !== '';
  const parts = node.name === 'form' ? besideControls(node.children) : node.children;
  return isEmoji(node) || parts.some((one) => hasWords(one));
};

/** The caption that Squarespace keeps in the link of a picture; null for none. */
export function captionOf(attributes: Readonly<Record<string, string>>): Element | null {
  const html = [attributes['data-title'] ?? '', attributes['data-description'] ?? ''].join(' ').trim();
  return html === ''
    ? null
    : { kind: 'element', name: 'figcaption', attributes: {}, children: readTree(html).children };
}

/** Whether a browser shows nothing of it, or it is for screen readers alone. */
export const isUnseen = (element: Element): boolean => {
  const { attributes, children } = element;
  const style = attributes['style'] ?? '';
  const classes = attributes['class'] === undefined ? new Set<string>() : classesOf(element);
  const isHidden =
    'hidden' in attributes ||
    (classes.size > 0 && isForReaders(element)) ||
    (/display|visibility/i.test(style) &&
      declarationsIn(style).some(
        ({ name, value }) =>
          (name === 'display' && /^none\b/i.test(value)) || (name === 'visibility' && /^hidden\b/i.test(value)),
      ));
  return isHidden && children.some((one) => hasWords(one));
};

/** The characters of a `<ruby>` with their readings in brackets, as browsers without ruby show them. */
export function withReadings(children: readonly Node[]): readonly Node[] {
  if (children.some((one) => isElement(one) && one.name === 'rp')) return children;
  const words = (value: string): Node => ({ kind: 'text', value });
  return children.flatMap((one): readonly Node[] =>
    isElement(one) && one.name === 'rt' ? [words(' ('), ...one.children, words(') ')] : [one],
  );
}

/** Words in letters that are raised or lowered by themselves; empty where one of them has none. */
export function raisedLetters(words: string, map: ReadonlyMap<string, string>): string {
  const letters = [...words];
  return letters.every((letter) => map.has(letter)) ? letters.map((letter) => map.get(letter) ?? '').join('') : '';
}

/** Whether a link leads to a note at the foot, or back from it. */
export const isFootnoteLink = (attributes: Readonly<Record<string, string>>): boolean =>
  /-link$|^fn/.test(attributes['id'] ?? '');
