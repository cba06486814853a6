import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { action, state } from '../empty-state/empty-state.css';

export { action, state };

// Not composed of the empty state's sentence: split over two files, the later one would decide the colour.
export const message = style([typeClass.dashSection, { fontWeight: 480, lineHeight: 1.3, color: vars.color.danger }]);
