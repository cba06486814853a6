import type { Loss } from './losses.ts';
import type { Mark } from './phrases.ts';
import { declarationsIn } from './styles.ts';
import type { Element } from './tree.ts';

const marks: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
};
const untaken: Readonly<Record<string, Loss>> = {
  s: 'struck',
  del: 'struck',
  strike: 'struck',
  u: 'underlined',
  ins: 'underlined',
  mark: 'highlighted',
  code: 'typed',
  kbd: 'typed',
  samp: 'typed',
  tt: 'typed',
};

/** How words look, as far as a text here can say it, and what is lost of that. */
export interface Looks {
  readonly marks: readonly Mark[];
  readonly losses: readonly Loss[];
}

const ownOf = <T>(names: Readonly<Record<string, T>>, name: string): readonly T[] => {
  const found = Object.hasOwn(names, name) ? names[name] : undefined;
  return found === undefined ? [] : [found];
};

/** How an element makes its words look, by its name and by its style: editors write either. */
export function looksOf({ name, attributes }: Element): Looks {
  const found = new Set<Mark>(ownOf(marks, name));
  const losses = new Set<Loss>(ownOf(untaken, name));
  const style = attributes['style'] ?? '';
  if (!/font-weight|font-style|text-decoration/i.test(style)) return { marks: [...found], losses: [...losses] };
  // Of paragraphs and headings, weight is their look as a whole.
  const isInline = found.size > 0 || name === 'span' || name === 'font';
  for (const { name: property, value } of declarationsIn(style)) {
    if (property === 'font-weight' && isInline) {
      if (/^(?:bold|bolder|[6-9]00)\b/i.test(value)) found.add('strong');
      else if (/^(?:normal|lighter|[1-4]00)\b/i.test(value)) found.delete('strong');
    } else if (property === 'font-style' && isInline) {
      if (/^(?:italic|oblique)\b/i.test(value)) found.add('emphasis');
      else if (/^normal\b/i.test(value)) found.delete('emphasis');
    } else if (property.startsWith('text-decoration') && name !== 'a') {
      if (/\bline-through\b/i.test(value)) losses.add('struck');
      if (/\bunderline\b/i.test(value)) losses.add('underlined');
    }
  }
  return { marks: [...found], losses: [...losses] };
}
