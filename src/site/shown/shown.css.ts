import { size, space } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** At the foot of the view, as what is not found. */
export const sealed = style({
  alignContent: 'end',
  rowGap: space[7],

  minHeight: '100svh',
  paddingTop: `calc(${size.nav} + ${space.pageTop})`,
  paddingBottom: space[14],
});

/** Where the bar has the wordmark on other pages. */
export const mark = style({ position: 'absolute', top: 0, display: 'flex', alignItems: 'center', height: size.nav });

/** Small: what it shows is not for everybody. */
export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: 320,
  height: 'auto',
  maxHeight: 320,
  objectFit: 'contain',
  objectPosition: 'left',
});
