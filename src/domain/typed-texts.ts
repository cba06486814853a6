import * as v from 'valibot';
import { firstWords } from './draft.ts';
import type { StoredShape } from './stored-shape.ts';

/** What was typed over the texts of the home page, by their place counted from 0. */
export type TypedTexts = ReadonlyMap<number, string>;

/** Not in `home.ts`, which visitors load. */
export const typedTextsShape: StoredShape<TypedTexts> = { schema: v.map(v.number(), v.string()), upgrades: [] };

/** By which a draft is told from others. */
export function nameTexts(texts: TypedTexts): string {
  return firstWords(...texts.values());
}
