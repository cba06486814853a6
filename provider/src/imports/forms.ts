import { blockTags } from './html-lists.ts';
import { elementsIn, isElement, type Element, type Node } from './tree.ts';

const controls: ReadonlySet<string> = new Set(
  'input select textarea button label legend output meter progress'.split(' '),
);
/** What arranges fields, and holds anything beside them. */
const holders: ReadonlySet<string> = new Set(
  'div section article main aside header footer center fieldset form ul ol table thead tbody tfoot tr'.split(' '),
);

const isControl = ({ name, attributes }: Element): boolean =>
  controls.has(name) && attributes['type']?.toLowerCase() !== 'hidden';
const hasControls = (node: Node): boolean =>
  isElement(node) && (isControl(node) || elementsIn(node.children).some((one) => isControl(one)));
/** A field, with whatever says what belongs in it. */
const isField = (node: Node): boolean => isElement(node) && !holders.has(node.name) && hasControls(node);

/**
 * What stands in a form and is none of it: paragraphs, headings and pictures without a field. A form that nobody has closed has the rest of
 * the page in it, and some themes put one around all of it. Words beside a field are its name; behind the last one of the form itself, the page
 * goes on.
 */
export function besideControls(nodes: readonly Node[], isInside = false): readonly Node[] {
  const last = nodes.findLastIndex((one) => isField(one));
  return nodes.flatMap((one, at): readonly Node[] => {
    if (isField(one)) return [];
    // A form in it is no form of its own: each would be looked through once for each around it.
    if (isElement(one) && hasControls(one))
      return [{ ...one, name: one.name === 'form' ? 'div' : one.name, children: besideControls(one.children, true) }];
    return (isInside ? last < 0 : at > last) || (isElement(one) && blockTags.has(one.name)) ? [one] : [];
  });
}
