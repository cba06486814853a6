import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { radius } from '../../tokens/shape';
import { motion } from '../../tokens/motion';
import { space } from '../../tokens/space';

const open = keyframes({ from: { opacity: 0, scale: '.98' } });
const close = keyframes({ to: { opacity: 0, scale: '.98' } });

export const dialog = style([
  typeClass.dashText,
  {
    position: 'fixed',
    zIndex: 41,
    left: '50%',
    top: '50%',
    translate: '-50% -50%',
    width: 'min(440px, 100vw - 32px)',
    maxHeight: 'calc(100svh - 32px)',
    overflow: 'auto',
    padding: space[7],
    borderRadius: radius.dialog,
    background: vars.color.raised,
    boxShadow: vars.shadow,
    outline: 'none',
    selectors: {
      '&[data-state=open]': { animation: `${open} 160ms ${motion.ease}` },
      '&[data-state=closed]': { animation: `${close} 160ms ${motion.ease} forwards` },
    },
  },
]);

export const question = style([
  typeClass.dashPageTitle,
  { fontSize: '1.375rem', lineHeight: 1.2, fontStretch: '92%', letterSpacing: 0 },
]);

export const description = style({ marginTop: space[2], whiteSpace: 'pre-line' });

export const error = style([typeClass.dashSmall, { marginTop: space[3], color: vars.color.danger }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2.5],
  marginTop: space[7],
});
