import { motion } from '@vitrine/design-system/theme';
import { createVar } from '@vanilla-extract/css';

/** From the lower edge of the element to its line. */
export const lineAt = createVar();

const drawn = { backgroundSize: '100% 1.5px' };

/**
 * The answer of a link or button in words: a line grows below them from the left while it, or the control around it, is
 * pointed at or has the keyboard's focus. It stays below what is chosen. A part of styles, not a class: it costs no script.
 */
export const growingLine = {
  vars: { [lineAt]: '0px' },
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundPosition: `0 calc(100% - ${lineAt})`,
  backgroundSize: '0 1.5px',
  backgroundRepeat: 'no-repeat',
  transition: `background-size ${motion.media} ${motion.ease}, color ${motion.base} linear`,
  selectors: {
    '&:hover:not(:disabled)': drawn,
    '&:focus-visible': drawn,
    'a:hover > &': drawn,
    'a:focus-visible > &': drawn,
    'button:hover > &': drawn,
    'button:focus-visible > &': drawn,
    '&[aria-current="page"]': drawn,
  },
} as const;
