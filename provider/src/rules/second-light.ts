import type { Schemas } from '../contract/types.ts';

type Kind = Schemas['MediaType'];

/** Begins the names of the parts of a form that hold what is shown in the black theme. */
const prefix = 'dark_';

/** The part that holds the second light of the file in another part. */
export const darkPart = (part: string): string => prefix + part;

/** The part whose file the one in this part is the second light of; `null` where it holds none. */
export const dayPart = (part: string): string | null => (part.startsWith(prefix) ? part.slice(prefix.length) : null);

/** Why a file of one kind cannot be the second light of one of another; `null` where it can. */
export function secondLightFault(day: Kind, dark: Kind): string | null {
  if (day === dark) return null;
  return day === 'VIDEO'
    ? 'In the black theme only a film can take a film’s place.'
    : 'In the black theme only a picture can take a picture’s place.';
}
