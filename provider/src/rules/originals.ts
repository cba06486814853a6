/** Begins the names of the parts of a form that hold originals. */
const prefix = 'original_';

/** The part that holds the original of the film in another part. */
export const originalPart = (part: string): string => prefix + part;

/** The part whose film was made of the one in this part; `null` where it holds no original. */
export const filmPart = (part: string): string | null => (part.startsWith(prefix) ? part.slice(prefix.length) : null);
