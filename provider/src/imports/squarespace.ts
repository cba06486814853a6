import { hiddenIn } from './embeds.ts';
import { readJson, textOf, valuesOf } from './json.ts';
import { classesOf, elementsIn, wordsIn, type Element } from './tree.ts';

/** Blocks of Squarespace that its site fills as a page is shown. */

/** What is taken, or reported by itself. */
const read: ReadonlySet<string> = new Set(
  'a audio embed form hr iframe img input object picture script svg video'.split(' '),
);
/** These hold nothing. */
const wordless: ReadonlySet<string> = new Set(['spacer', 'horizontalrule', 'line']);

/** Where a map stands, as it is told. */
function placeOf(json: string): string {
  const location = valuesOf(valuesOf(readJson(json))['location']);
  const lines = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'].map((key) => textOf(location[key]));
  return lines.filter((line) => line !== '').join(', ');
}

/** What a block is called of which nothing stands in the export; empty for any other element. */
export function filledBlock(element: Element): string {
  if (element.attributes['class'] === undefined) return '';
  const classes = classesOf(element);
  if (!classes.has('sqs-block')) return '';
  const inside = elementsIn(element.children);
  const isThere =
    wordsIn(element.children).trim() !== '' ||
    inside.some(({ name }) => read.has(name)) ||
    [element, ...inside].some((one) => hiddenIn(one) !== '');
  const name = [...classes].find((one) => one !== 'sqs-block' && one.endsWith('-block'))?.replace(/-block$/, '') ?? '';
  if (isThere || wordless.has(name)) return '';
  const place = placeOf(element.attributes['data-block-json'] ?? '');
  return `${name === '' ? 'without a name' : name}${place === '' ? '' : ` (${place})`}`;
}
