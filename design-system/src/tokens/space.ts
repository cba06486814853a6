import tokens from '../../tokens/tokens.json';

/** Between bands and rows a studio's look decides how much room there is (`look.air`); a factor without a unit. */
const airy = (length: string): string => `calc(var(--air, 1) * ${length})`;

/** The spacing scale (4 to 96) and the named fluid spaces. */
export const space = {
  ...tokens.space,
  band: airy(tokens.space.band),
  rowEnd: airy(tokens.space.rowEnd),
  rowGapHomeGrid: airy(tokens.space.rowGapHomeGrid),
  rowGapWork: airy(tokens.space.rowGapWork),
};

/** Twelve columns at every width; only the spans change. */
export const grid = tokens.grid;

/** Heights of the bar and of the running head of a project. */
export const nav = tokens.nav;

/** Measures of the dashboard's shell. */
export const dashboard = tokens.dashboard;

/** Smallest side of something one presses (WCAG 2.5.8; 44 px is 2.5.5). */
export const target = tokens.target;
