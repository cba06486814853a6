import * as v from 'valibot';
import { firstWords } from './draft.ts';

/** What was typed over the texts of the home page, by their place counted from 0. */
export type TypedTexts = ReadonlyMap<number, string>;

/** Not in `home.ts`, which visitors load. */
export const typedTextsSchema: v.GenericSchema<TypedTexts> = v.map(v.number(), v.string());

/** By which a draft is told from others. */
export function nameTexts(texts: TypedTexts): string {
  return firstWords(...texts.values());
}
