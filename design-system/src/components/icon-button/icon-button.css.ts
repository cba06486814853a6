import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../tokens/media';
import { radius } from '../../tokens/shape';
import { target } from '../../tokens/space';

export const button = style({ display: 'inline-grid', placeItems: 'center', flex: 'none' });

export const place = styleVariants({
  site: { width: target.public, height: target.public, color: 'inherit' },
  dashboard: {
    width: target.dashboardFine,
    height: target.dashboardFine,
    borderRadius: radius.control,
    color: vars.color.muted,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.well, color: vars.color.ink },
      '&:disabled': { opacity: 0.35 },
    },
    '@media': {
      [media.mobile]: { width: target.dashboardCoarse, height: target.dashboardCoarse },
      [media.coarse]: { width: target.dashboardCoarse, height: target.dashboardCoarse },
    },
  },
});
