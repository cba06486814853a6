import { richTags } from '../../domain/rich-text.ts';
import type { RichElement, RichText } from '../../domain/rich-text.ts';
import { isObject, readNumber, readOptionalList, readOptionalText } from '../http/json.ts';

/** Nobody writes deeper; a provider that does would use up the stack. */
const deepest = 32;

/** Addresses that run nothing. */
const address = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i;

function readPart(value: unknown, depth: number): RichText {
  if (typeof value === 'string') return [value];
  if (!isObject(value) || depth === 0) return [];
  const tag = richTags.find((one) => one === value['tag']);
  const parts = readOptionalList(value['parts']).flatMap((part) => readPart(part, depth - 1));
  const href = readOptionalText(value['href']) ?? '';
  // What is not known is its words.
  if (tag === undefined || (tag === 'a' && !address.test(href))) return parts;
  const start = tag === 'ol' ? readNumber(value['start']) : null;
  const element: RichElement = {
    tag,
    parts,
    ...(tag === 'a' ? { href } : {}),
    ...(start === null ? {} : { start }),
  };
  return [element];
}

/** A formatted text; undefined where the provider has none. */
export function readRichText(value: unknown): RichText | undefined {
  return Array.isArray(value) ? value.flatMap((part) => readPart(part, deepest)) : undefined;
}
