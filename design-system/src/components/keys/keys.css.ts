import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { radius } from '../../tokens/shape';
import { space } from '../../tokens/space';

export const keys = style([
  typeClass.dashSmall,
  {
    flex: 'none',
    paddingInline: space[1.5],
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.control,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  },
]);
