import { style } from '@vanilla-extract/css';
import { frame } from '../../theme/contract.css';

// Two of them share the space between.
export const band = style({ paddingBlock: frame.band, selectors: { '& + &': { paddingTop: 0 } } });
