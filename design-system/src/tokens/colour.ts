import tokens from '../../tokens/tokens.json';

/** The themes. The class on `body` is `<name>-theme`. */
export type ThemeName = 'white' | 'black';

/** Every theme, in the order in which the switch shows them. */
export const themeNames: readonly ThemeName[] = ['white', 'black'];

/** Colours that follow the theme, by their token names. */
export const themeColours = tokens.color;

/** Colours that stay the same in both themes: ink on media, the dark page, the dimmed half of the switch. */
export const fixedColours = tokens.color.fixed;

/** Type weights per theme: white letters on dark bloom, so the black theme is lighter. */
export const themeWeights = { white: tokens.weight.white, black: tokens.weight.black };

/** Shadow of things that float: dialog, toast, dragged row. */
export const themeShadows = { white: tokens.shadow.white, black: tokens.shadow.black };

/** Pairs of foreground and background with the ratio the design promises and the WCAG 2.2 minimum. */
export const contrastPairs = { white: tokens.contrast.white, black: tokens.contrast.black };

/** A shade over pictures and films, as dark as that: 0 to 1. */
export const mediaShade = (alpha: number): string => `rgb(20 20 20 / ${String(alpha)})`;
