import { toAddress } from './picture-address.ts';
import { onOneLine } from './spaces.ts';
import { elementsIn, isElement, type Element, type Node } from './tree.ts';

/** All words below some nodes, whatever draws them. */
const wordsBelow = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (node.kind === 'text' ? node.value : isElement(node) ? `${wordsBelow(node.children)} ` : ''))
    .join('');

/** What a drawing says of itself, or else the words in it; empty where nobody has named it. */
export function labelOf({ attributes, children }: Element): string {
  const title = children.filter(isElement).find(({ name }) => name === 'title');
  const words = [
    attributes['aria-label'] ?? '',
    title === undefined ? '' : wordsBelow(title.children),
    wordsBelow(children),
  ];
  const label = words.map((one) => onOneLine(one)).find((one) => one !== '') ?? '';
  return label === '' ? '' : `“${label}”`;
}

/** Whether it is there for the eye alone, or draws nothing. */
export const isDecoration = (element: Element): boolean =>
  element.attributes['aria-hidden'] === 'true' ||
  element.attributes['role'] === 'presentation' ||
  (element.name === 'svg' && element.children.every((one) => !isElement(one)));

/** Addresses of pictures that stand in a drawing. */
export const picturesIn = ({ children }: Element, base: string): readonly string[] =>
  elementsIn(children)
    .filter(({ name }) => name === 'image' || name === 'img')
    .map(({ attributes }) => toAddress(attributes['href'] ?? attributes['xlink:href'] ?? attributes['src'] ?? '', base))
    .filter((address) => address !== '');

/** A formula as it was typed, where it says so (MathML), or else its letters. */
export function formulaOf({ attributes, children }: Element): string {
  const typed = elementsIn(children).find(
    (one) => one.name === 'annotation' && /tex/i.test(one.attributes['encoding'] ?? ''),
  );
  return onOneLine(
    (attributes['alttext'] ?? '') || (typed === undefined ? wordsBelow(children) : wordsBelow(typed.children)),
  );
}
