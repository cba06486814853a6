import { size, space } from '@vitrine/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { disc, discAlways } from '../shared/frame-disc.css.ts';

export const place = style([discAlways]);

// The pause disc, which comes and goes, makes room.
globalStyle(`${disc}:has(+ ${place})`, { right: `calc(${space[4]} + ${size.target} + ${space[2]})` });
