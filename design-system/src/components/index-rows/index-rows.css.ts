import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { answer } from '../../tokens/motion';
import { space } from '../../tokens/space';

const hairline = `1px solid ${vars.color.line}`;

export const rows = style({ maxWidth: 720, borderBottom: hairline });

export const row = style([
  typeClass.dashSection,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: space[4],
    minHeight: 64,
    borderTop: hairline,
    fontWeight: 480,
    transition: answer,
    ':hover': { background: vars.color.well },
  },
]);

export const count = style([typeClass.dashText, { lineHeight: 1, color: vars.color.muted }]);
