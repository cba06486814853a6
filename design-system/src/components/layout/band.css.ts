import { styleVariants } from '@vanilla-extract/css';
import { frame } from '../../theme/contract.css';

export const band = styleVariants({
  // Two of them share the space between.
  both: { paddingBlock: frame.band, selectors: { '& + &': { paddingTop: 0 } } },
  top: { paddingTop: frame.band },
  bottom: { paddingBottom: frame.band },
});
