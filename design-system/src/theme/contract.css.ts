import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Custom properties that change with the theme. Use them for every colour and weight; never write a hex value. */
export const vars = createGlobalThemeContract({
  color: {
    surface: 'surface',
    well: 'well',
    raised: 'raised',
    ink: 'ink',
    text: 'text',
    muted: 'muted',
    line: 'line',
    control: 'control',
    accent: 'accent',
    accentSoft: 'accent-soft',
    onAccent: 'on-accent',
    danger: 'danger',
    dangerSoft: 'danger-soft',
    success: 'success',
    successSoft: 'success-soft',
  },
  weight: { body: 'w-body', ui: 'w-ui', statement: 'w-statement', display: 'w-display' },
  shadow: 'shadow',
});

/** Custom properties of the two themes that stay the same in both: for what shows one while the page is in the other. */
export const lights = createGlobalThemeContract({
  paper: 'paper',
  paperInk: 'paper-ink',
  paperLine: 'paper-line',
  /** The paper, seen from the black light: it does not glare. */
  paperDimmed: 'paper-dimmed',
  night: 'night',
  nightInk: 'night-ink',
});

/** Custom properties that a studio's own look may set (`@vitrine/look/css`); nothing else does. */
export const look = createGlobalThemeContract({
  /** A factor on the sizes of titles and statements. */
  voice: 'voice',
  /** A factor on the gaps between bands and rows. */
  air: 'air',
  /** Radius of pictures and films within the page's margins. */
  corners: 'corners',
  /** Weight of titles over pictures. */
  titleOnMedia: 'w-on-media',
  /** Weight of the names of the two themes in the switch. */
  switchWord: 'w-switch',
});

/** Custom properties of the page's frame; they change with the window, not with the theme. */
export const frame = createGlobalThemeContract({
  nav: 'nav',
  margin: 'margin',
  gutter: 'gutter',
  band: 'band',
  /** Opacity of scrims; set it to `scrimOpacityOnDark` where the film is dark. */
  scrim: 'scrim',
  /** Height of what stays at the top of the dashboard. */
  heads: 'heads',
  /** Height of what stands together on one printed sheet. */
  sheet: 'sheet',
});
