import { style } from '@vanilla-extract/css';
import { dialog } from '../overlay/dialog.css';

/** Room for two texts side by side. */
export const wide = style([dialog, { width: 'min(760px, 100vw - 32px)' }]);
