import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { answer } from '../../tokens/motion';
import { radius } from '../../tokens/shape';
import { dashboard, space, target } from '../../tokens/space';

export const button = style([
  typeClass.dashText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    height: dashboard.button,
    marginBottom: space[3],
    paddingInline: `${space[3]} ${space[2]}`,
    border: `1px solid ${vars.color.control}`,
    borderRadius: radius.control,
    color: vars.color.muted,
    lineHeight: 1,
    textAlign: 'left',
    transition: answer,
    ':hover': { borderColor: vars.color.ink, color: vars.color.ink },
    '@media': { [media.coarse]: { height: target.dashboardCoarse } },
  },
]);

globalStyle(`${button} > svg`, { flex: 'none', width: 18, height: 18 });

export const words = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const keys = style({ '@media': { [media.coarse]: { display: 'none' } } });
