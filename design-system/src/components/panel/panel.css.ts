import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { media } from '../../tokens/media';
import { space } from '../../tokens/space';
import { centred, title as dialogTitle } from '../overlay/dialog.css';

/** As high as the page where it can be, so that it does not jump with what it shows. */
export const panel = style([
  centred,
  {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(1040px, 100vw - 64px)',
    height: 'min(820px, 100svh - 64px)',
    overflow: 'hidden',
    '@media': { [media.mobile]: { width: '100vw', height: '100dvh', borderRadius: 0 } },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[2]} ${space[7]}`,
  '@media': { [media.mobile]: { paddingLeft: space[4] } },
});

export const title = style([dialogTitle, { whiteSpace: 'nowrap' }]);

export const note = style([
  typeClass.dashText,
  { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

/** Above the content, so that a list that opens here covers it. */
export const tools = style({
  position: 'relative',
  zIndex: 1,
  padding: `0 ${space[7]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
});

export const content = style({
  // Contains visually hidden texts inside, which would otherwise widen the panel.
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[5]} ${space[7]} ${space[8]}`,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
});
