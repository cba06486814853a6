import type { HomePart } from '@vitrine/look';

/** Constants and fallbacks of the home page (specification, sections 2 and 9). */
export const homeTextFallbacks = ['Home page text1', 'Home page text2', 'Home page text3'] as const;
export const headerFilmCount = 4;
export const homeFilmCount = 2;
export const homeGridCount = 6;

/** The three texts as shown: a missing or blank one gives way to its fallback. */
export function homeTexts(texts: readonly string[]): readonly string[] {
  return homeTextFallbacks.map((fallback, index) => {
    const text = texts[index] ?? '';
    return text.trim() === '' ? fallback : text;
  });
}

/** The parts as they are specified. Not the look's own list, with which visitors would be sent all that a studio may choose; a test compares. */
export const homeOrder: readonly HomePart[] = ['carousel', 'films', 'work', 'contact'];
