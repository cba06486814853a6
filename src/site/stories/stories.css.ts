import { type, vars } from '@vitrine/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Stories follow each other below a hairline. */
export const story = style({
  paddingBottom: 'clamp(72px,8vw,136px)',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}`, paddingTop: 28 } },
});

/** Display × .82 (screens, "Coffee break"). */
export const title = style({
  fontSize: `calc(${type.display.fontSize} * .82)`,
  overflowWrap: 'anywhere',
});

export const author = style({ marginTop: 14, overflowWrap: 'anywhere' });

export const body = style({ marginTop: 'clamp(28px,3vw,48px)' });
