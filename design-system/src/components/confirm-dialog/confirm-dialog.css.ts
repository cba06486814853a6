import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { space } from '../../tokens/space';

export const error = style([typeClass.dashSmall, { marginTop: space[3], color: vars.color.danger }]);
