import type { ChosenMedia, FormMedia } from './project-form.ts';

/** The second light of a file that is not stored yet: a picture that comes, waits and is sent beside it. */

const prefix = 'dark-';

/** Where the second light of a new file stands, in place of a grid's key. @param key the file's */
export const darkGrid = (key: string): string => prefix + key;

/** The key of the new file whose second light stands there; null for a grid, and for the header. */
export const dayOf = (grid: string | null): string | null =>
  grid?.startsWith(prefix) === true ? grid.slice(prefix.length) : null;

/** The file with another second light, or (undefined) without one. What it had last can be put back. */
export function withDark(content: ChosenMedia, dark: ChosenMedia | undefined): ChosenMedia {
  const darkBefore = content.dark ?? content.darkBefore;
  return { ...content, media: { ...content.media, dark: dark?.media }, dark, darkBefore };
}

/** The file with the second light that was removed or replaced. */
export const withDarkBefore = (content: ChosenMedia): ChosenMedia => ({
  ...withDark(content, content.darkBefore),
  darkBefore: undefined,
});

/** Changes the new file of a key, and no other. */
export const changeNew =
  (key: string, change: (content: ChosenMedia) => ChosenMedia) =>
  (content: FormMedia): FormMedia =>
    content.source === 'chosen' && content.key === key ? change(content) : content;

/** A new file with everything that is shown beside it, or may be again. */
export const lightsOf = (content: ChosenMedia): readonly ChosenMedia[] =>
  [content, content.dark, content.darkBefore].filter((one) => one !== undefined);
