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

/** Custom properties of the page's frame; they change with the window, not with the theme. */
export const frame = createGlobalThemeContract({
  nav: 'nav',
  margin: 'margin',
  gutter: 'gutter',
  band: 'band',
  /** Opacity of scrims; set it to `scrimOpacityOnDark` where the film is dark. */
  scrim: 'scrim',
  /** Height of what stands together on one printed sheet. */
  sheet: 'sheet',
});
