import { styleVariants } from '@vanilla-extract/css';
import { frame } from '../../theme/contract.css';

export const band = styleVariants({
  both: { paddingBlock: frame.band },
  top: { paddingTop: frame.band },
  bottom: { paddingBottom: frame.band },
});
