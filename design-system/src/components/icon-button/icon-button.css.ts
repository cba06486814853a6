import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fixedColours } from '../../tokens/colour';
import { media, opened } from '../../tokens/media';
import { answer } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { target } from '../../tokens/space';

export const button = style({ display: 'inline-grid', placeItems: 'center', flex: 'none' });

const dashboard = style({
  width: target.dashboardFine,
  height: target.dashboardFine,
  borderRadius: radius.control,
  transition: answer,
  '@media': {
    [media.mobile]: { width: target.dashboardCoarse, height: target.dashboardCoarse },
    [media.coarse]: { width: target.dashboardCoarse, height: target.dashboardCoarse },
  },
});

export const place = styleVariants({
  site: {
    width: target.public,
    height: target.public,
    color: 'inherit',
    transition: answer,
    selectors: { '&:hover': { opacity: 0.6 } },
  },
  dashboard: [
    dashboard,
    {
      color: vars.color.muted,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.well, color: vars.color.ink },
        // With `aria-disabled` it keeps the focus, as an arrow does at the end of a list.
        [`${opened} &:disabled, &[aria-disabled=true]:not(:disabled)`]: { opacity: 0.35 },
      },
    },
  ],
  media: [
    dashboard,
    {
      background: fixedColours.mediaPlateStrong,
      color: fixedColours.mediaInk,
      ':hover': { background: fixedColours.mediaInk, color: fixedColours.mediaBlack },
    },
  ],
});

/** From the edge of the ground to the sign in it. */
const hang = (ground: string) => `calc((18px - ${ground}) / 2)`;
const onEdge = (side: 'marginInlineStart' | 'marginInlineEnd') => ({
  [side]: hang(target.dashboardFine),
  '@media': {
    [media.mobile]: { [side]: hang(target.dashboardCoarse) },
    [media.coarse]: { [side]: hang(target.dashboardCoarse) },
  },
});

/** It begins or ends a line: its icon, not its ground, stands on the edge of what is above and below. */
export const edge = styleVariants({
  start: onEdge('marginInlineStart'),
  /** It begins a line on phones only. */
  phone: { '@media': { [media.mobile]: { marginInlineStart: hang(target.dashboardCoarse) } } },
  end: onEdge('marginInlineEnd'),
});

/** A touch on it drags and does not scroll the page. */
export const grip = style({
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
