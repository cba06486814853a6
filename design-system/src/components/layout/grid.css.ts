import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { frame } from '../../theme/contract.css';
import { media } from '../../tokens/media';
import { grid as gridTokens } from '../../tokens/space';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${String(gridTokens.columns)}, minmax(0, 1fr))`,
  columnGap: frame.gutter,
});

export const onMargin = style({ paddingInline: frame.margin });

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
});

export const wideSpan = createVar();
export const tabletSpan = createVar();
export const mobileSpan = createVar();

export const column = style({
  minWidth: 0,
  gridColumn: wideSpan,
  '@media': {
    [media.tablet]: { gridColumn: tabletSpan },
    [media.mobile]: { gridColumn: mobileSpan },
  },
});
